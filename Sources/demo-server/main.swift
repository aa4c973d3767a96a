import DemoServer
import Foundation

// `demo-server | { read -r address; ...; }`: prints its address, and serves for as long as somebody reads what it prints.
let server = try DemoServer()
print(server.address)
fflush(nil)
var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
while poll(&output, 1, -1) < 0, errno == EINTR {}
