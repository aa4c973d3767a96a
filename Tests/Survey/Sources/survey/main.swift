@preconcurrency import Foundation

/// The reference at which a run of this program begins. An earlier one ended the process.
struct Step {
    let isSpy: Bool
    let first: Int

    func callAsFunction(_ number: Int, _ reference: () throws -> Void) rethrows {
        if number < first { return }
        print("begin \(number)")
        try reference()
        print("done \(number)")
    }
}

// `survey` lists the protocols. `survey PROTOCOL proxy|spy FIRST` references its requirements from a number on.
setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments
if arguments.count < 4 {
    for (name, _) in surveys { print(name) }
} else {
    let survey = surveys.first { $0.0 == arguments[1] }!.1
    do {
        try survey(Step(isSpy: arguments[2] == "spy", first: Int(arguments[3])!))
        print("end")
    } catch {
        print("refused \(error)")
    }
}
