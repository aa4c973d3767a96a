#if Testing
    /// What the arguments of a call have to be.
    struct ArgumentMatch<Element> {
        /// What one of them has to be.
        struct Argument {
            /// For the text of a failure: the matcher, and the value that it expects, if only one.
            let text: String
            let expected: Any?
            /// Whether the argument is as expected.
            let accepts: (Element) -> Bool
            let keep: ((Element) -> Void)?
        }

        let arguments: [Argument]

        init(_ arguments: [Argument]) { self.arguments = arguments }

        /// For a call with one argument.
        init(_ match: Match<Element>) { self.init([match.argument { $0 }]) }

        /// For a call with two arguments.
        init<First, Second>(_ first: Match<First>, _ second: Match<Second>) where Element == (First, Second) {
            self.init([first.argument { $0.0 }, second.argument { $0.1 }])
        }

        func accepts(_ element: Element) -> Bool { arguments.allSatisfy { $0.accepts(element) } }

        /// Gives the arguments of a call to the captors. Precondition: it is accepted.
        func keep(_ element: Element) {
            for argument in arguments { argument.keep?(element) }
        }

        /// The indices of the arguments that aren't as expected.
        func misses(_ element: Element) -> [Int] {
            arguments.indices.filter { !arguments[$0].accepts(element) }
        }

        var texts: [String] { arguments.map(\.text) }
    }

    extension Match {
        /// This matcher for an argument of a call.
        ///
        /// - Parameter part: Takes the argument out of all arguments.
        func argument<Element>(_ part: @escaping (Element) -> Value) -> ArgumentMatch<Element>.Argument {
            ArgumentMatch.Argument(
                text: text, expected: expected, accepts: { accepts(part($0)) },
                keep: keep.map { keep in { keep(part($0)) } })
        }
    }
#endif
