import Foundation

// A line at a time, so that nothing is lost where a sample ends the process.
setvbuf(stdout, nil, _IOLBF, 0)

// Each article has a file and a line here.
try await article("README") { try await runReadme() }
