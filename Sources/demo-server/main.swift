import DemoServer
import Foundation

// `demo-server | { read -r address; ...; }`: prints its address, and serves while its output has a reader.
let server = try DemoServer()
print(server.address)
fflush(nil)
var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
while poll(&output, 1, -1) < 0, errno == EINTR {}
