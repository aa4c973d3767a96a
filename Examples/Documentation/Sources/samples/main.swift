// Each article has a file and a line here.
try await article("README") { try await runReadme() }
