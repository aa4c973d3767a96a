@main struct CombineBenchmark { static func main() {} }
