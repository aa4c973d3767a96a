// Each article has a file and a line here.
try await article("README") { try await runReadme() }
try await article("GettingStarted") { try await runGettingStarted() }
try await article("OneCall") { try await runOneCall() }
try await article("ProxiesAndParents") { try await runProxiesAndParents() }
try await article("YourOwnProtocols") { try await runYourOwnProtocols() }
try await article("ProxyClasses") { try await runProxyClasses() }
try await article("ResultsAndInterceptors") { try await runResultsAndInterceptors() }
try await article("SpiesAndStubs") { try await runSpiesAndStubs() }
try await article("StreamsLoopsActorsAndThreads") { try await runStreamsLoopsActorsAndThreads() }
try await article("Combine") { try await runCombine() }
try await article("Rx") { try await runRx() }
try await article("Messages") { try await runMessages() }
try await article("CFunctionsAndCallbacks") { try await runCFunctionsAndCallbacks() }
try await article("MovingFromRxCocoa") { try await runMovingFromRxCocoa() }
try await article("FoundationDelegates") { try await runFoundationDelegates() }
try await article("Lifetime") { try await runLifetime() }
try await article("Troubleshooting") { try await runTroubleshooting() }
