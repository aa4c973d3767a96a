import ArgumentParser

@main struct XMLTap: ParsableCommand {
    func run() {}
}
