// Written by scripts/generate/sends.py; change that instead.

#if compiler(>=6.3)

    extension MessageReceiver {
        /// Sends a message with one argument and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:", 1)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, Result>(
            _ selector: MessageSelector, _ a: A, returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a) : $0.callByAddress(self, selector, a)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a)
        }

        /// Sends a message with one argument and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:", 1)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A>(_ selector: MessageSelector, _ a: A) throws {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a) : $0.callByAddress(self, selector, a)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a)
        }

        /// Sends a message with 2 arguments and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:to:", 1, 2)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, B, Result>(
            _ selector: MessageSelector, _ a: A, _ b: B, returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self, B.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b) : $0.callByAddress(self, selector, a, b)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a, b)
        }

        /// Sends a message with 2 arguments and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:to:", 1, 2)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A, B>(_ selector: MessageSelector, _ a: A, _ b: B) throws {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self, B.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b) : $0.callByAddress(self, selector, a, b)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a, b)
        }

        /// Sends a message with 3 arguments and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:to:to:", 1, 2, 3)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, B, C, Result>(
            _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self, B.self, C.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c) : $0.callByAddress(self, selector, a, b, c)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a, b, c)
        }

        /// Sends a message with 3 arguments and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:to:to:", 1, 2, 3)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A, B, C>(_ selector: MessageSelector, _ a: A, _ b: B, _ c: C) throws {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self, B.self, C.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c) : $0.callByAddress(self, selector, a, b, c)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a, b, c)
        }

        /// Sends a message with 4 arguments and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:to:to:to:", 1, 2, 3, 4)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, B, C, D, Result>(
            _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self, B.self, C.self, D.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d) : $0.callByAddress(self, selector, a, b, c, d)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a, b, c, d)
        }

        /// Sends a message with 4 arguments and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:to:to:to:", 1, 2, 3, 4)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A, B, C, D>(_ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D) throws {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self, B.self, C.self, D.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d) : $0.callByAddress(self, selector, a, b, c, d)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a, b, c, d)
        }

        /// Sends a message with 5 arguments and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:to:to:to:to:", 1, 2, 3, 4, 5)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        ///   - e: The fifth argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, B, C, D, E, Result>(
            _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
            returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self, B.self, C.self, D.self, E.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d, e)
                            : $0.callByAddress(self, selector, a, b, c, d, e)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a, b, c, d, e)
        }

        /// Sends a message with 5 arguments and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:to:to:to:to:", 1, 2, 3, 4, 5)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        ///   - e: The fifth argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A, B, C, D, E>(_ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E) throws {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self, B.self, C.self, D.self, E.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d, e)
                            : $0.callByAddress(self, selector, a, b, c, d, e)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a, b, c, d, e)
        }

        /// Sends a message with 6 arguments and returns the method's result.
        ///
        /// ```swift
        /// let result: Int = try calculator.send("add:to:to:to:to:to:", 1, 2, 3, 4, 5, 6)
        /// ```
        ///
        /// If the types are exactly the method's, its closure or its C function is called without conversions.
        /// Otherwise each argument is converted as by `as?`: to an optional, a protocol or a superclass, but never to
        /// another kind of number. You can pass a `String` for a C string; the C string is valid during the call.
        ///
        /// The method runs on your thread. Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        ///   - e: The fifth argument.
        ///   - f: The sixth argument.
        ///   - type: The type of the result. You can leave it out if the compiler knows the type.
        /// - Returns: The method's result.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument or the result has another type.
        @_documentation(visibility: internal)
        @inlinable
        public func send<A, B, C, D, E, F, Result>(
            _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
            returning type: Result.Type = Result.self
        ) throws -> Result {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Result.self, A.self, B.self, C.self, D.self, E.self, F.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d, e, f)
                            : $0.callByAddress(self, selector, a, b, c, d, e, f)
                    }
                }
            }
            return try MessageDispatch.send(selector, to: self, Result.self, a, b, c, d, e, f)
        }

        /// Sends a message with 6 arguments and drops the result, if there is one.
        ///
        /// ```swift
        /// try calculator.send("add:to:to:to:to:to:", 1, 2, 3, 4, 5, 6)
        /// ```
        ///
        /// If your code uses a value of the call, even an `Any`, the compiler chooses the `send` with `returning:`
        /// instead. The arguments are checked and converted as there. The method runs on your thread.
        /// Thread-safe.
        ///
        /// - Parameters:
        ///   - selector: The message's name.
        ///   - a: The first argument.
        ///   - b: The second argument.
        ///   - c: The third argument.
        ///   - d: The fourth argument.
        ///   - e: The fifth argument.
        ///   - f: The sixth argument.
        /// - Throws: The method's own error, unchanged. A ``MessageError`` if the receiver doesn't handle the message,
        ///   if the number of arguments is wrong, or if an argument has another type.
        @_documentation(visibility: internal)
        @_disfavoredOverload
        @inlinable
        public func send<A, B, C, D, E, F>(_ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
            throws
        {
            if let found = _find(selector) {
                defer { found.end() }
                if found.takesExactly(Void.self, A.self, B.self, C.self, D.self, E.self, F.self) {
                    return try found.method._withUnsafeGuaranteedRef {
                        try $0.code == nil
                            ? $0.callExactly(self, selector, a, b, c, d, e, f)
                            : $0.callByAddress(self, selector, a, b, c, d, e, f)
                    }
                }
            }
            try MessageDispatch.send(selector, to: self, Void.self, a, b, c, d, e, f)
        }
    }

    extension MethodImplementation {
        /// `callExactly` with one argument, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A) throws -> Result)(receiver, a)
        }

        /// `callExactly` with one argument, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in call.make((UnsafeRawPointer(a))) }
            }
        }

        /// `callExactly` with 2 arguments, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, B, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A, B>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A, B) throws -> Result)(receiver, a, b)
        }

        /// `callExactly` with 2 arguments, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, B, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in
                    withUnsafePointer(to: b) { b in call.make((UnsafeRawPointer(a), UnsafeRawPointer(b))) }
                }
            }
        }

        /// `callExactly` with 3 arguments, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, B, C, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A, B, C>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A, B, C) throws -> Result)(receiver, a, b, c)
        }

        /// `callExactly` with 3 arguments, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, B, C, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in
                    withUnsafePointer(to: b) { b in
                        withUnsafePointer(to: c) { c in
                            call.make((UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c)))
                        }
                    }
                }
            }
        }

        /// `callExactly` with 4 arguments, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, B, C, D, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A, B, C, D>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A, B, C, D) throws -> Result)(receiver, a, b, c, d)
        }

        /// `callExactly` with 4 arguments, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, B, C, D, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in
                    withUnsafePointer(to: b) { b in
                        withUnsafePointer(to: c) { c in
                            withUnsafePointer(to: d) { d in
                                call.make(
                                    (UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c), UnsafeRawPointer(d))
                                )
                            }
                        }
                    }
                }
            }
        }

        /// `callExactly` with 5 arguments, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, B, C, D, E, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A, B, C, D, E>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A, B, C, D, E) throws -> Result)(receiver, a, b, c, d, e)
        }

        /// `callExactly` with 5 arguments, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, B, C, D, E, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in
                    withUnsafePointer(to: b) { b in
                        withUnsafePointer(to: c) { c in
                            withUnsafePointer(to: d) { d in
                                withUnsafePointer(to: e) { e in
                                    call.make(
                                        (
                                            UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c),
                                            UnsafeRawPointer(d), UnsafeRawPointer(e)
                                        ))
                                }
                            }
                        }
                    }
                }
            }
        }

        /// `callExactly` with 6 arguments, for a method without `code`.
        ///
        /// Not inlined: here the compiler sees that `self` retains the closure, and counts no references to its
        /// captures.
        @inlinable @inline(never)
        final func callExactly<A, B, C, D, E, F, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
        ) throws -> Result {
            let method = unsafeDowncast(self, to: TypedMethod<Result, A, B, C, D, E, F>.self)
            try method.check(receiver)
            return try (method.closure.body as (AnyObject, A, B, C, D, E, F) throws -> Result)(
                receiver, a, b, c, d, e, f)
        }

        /// `callExactly` with 6 arguments, for a method with `code`.
        @inlinable @inline(never)
        final func callByAddress<A, B, C, D, E, F, Result>(
            _ receiver: AnyObject, _ selector: MessageSelector, _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
        ) throws -> Result {
            try callByAddress(receiver, selector) { call in
                withUnsafePointer(to: a) { a in
                    withUnsafePointer(to: b) { b in
                        withUnsafePointer(to: c) { c in
                            withUnsafePointer(to: d) { d in
                                withUnsafePointer(to: e) { e in
                                    withUnsafePointer(to: f) { f in
                                        call.make(
                                            (
                                                UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeRawPointer(c),
                                                UnsafeRawPointer(d), UnsafeRawPointer(e), UnsafeRawPointer(f)
                                            ))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

#endif
