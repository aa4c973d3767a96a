@MainActor
func runReadme() async throws {
}
