#if Macros

    /// The property in which a parent has its delegate: the argument of `@DelegateProtocol`.
    public enum ParentProperty: Sendable {
        /// The property `delegate`, for parents that conform to ``HasDelegate``.
        case delegate
        /// The property `dataSource`, for parents that conform to ``HasDataSource``.
        case dataSource
        /// The property `prefetchDataSource`, for parents that conform to ``HasPrefetchDataSource``.
        case prefetchDataSource
        /// Another property. A subclass of the generated class reads and writes it, and conforms to
        /// ``DelegateProxyType``.
        case custom
    }

    /// Generates a proxy class for your protocol, with any access level, for every processor and system.
    ///
    /// ```swift
    /// @DelegateProtocol
    /// protocol DownloaderDelegate: AnyObject {
    ///     func downloader(_ downloader: Downloader, didReceive chunk: [UInt8], offset: Int)
    ///     @DefaultResult(false) func downloader(_ downloader: Downloader, shouldRetry error: any Error) -> Bool
    /// }
    /// final class Downloader: HasDelegate {
    ///     weak var delegate: (any DownloaderDelegate)?
    /// }
    ///
    /// let downloader = Downloader()
    /// let proxy = DownloaderDelegateProxy<Downloader>.proxy(for: downloader)
    /// let token = proxy.methodInvoked(DownloaderDelegate.downloader(_:didReceive:offset:))
    ///     .subscribe { downloader, chunk, offset in print(offset) }
    /// ```
    ///
    /// The class has the protocol's name with `Proxy` appended, and the protocol's access level. In a
    /// `public extension` it's `public`, not `open`. It conforms to the protocol: each method notifies observers,
    /// calls the target, and notifies observers again. A subclass may override it.
    ///
    /// Every method is registered under its name, such as `downloader(_:didReceive:offset:)`. Methods that differ
    /// only in their types are registered under their names with types: `picker(_: Picker, didSelect: Contact)`.
    ///
    /// The class only forwards some requirements, and you can't observe them. For methods, a note at the declaration
    /// says so:
    ///
    /// - properties and subscripts;
    /// - methods that are generic, `rethrows`, or `@available` only somewhere;
    /// - `async` methods that return a value;
    /// - methods with `inout`, `borrowing` or `consuming` arguments, or with closures that don't escape;
    /// - methods of an actor other than the main actor.
    ///
    /// You observe some methods by their selector strings instead of by reference: those of the main actor, and
    /// `async` methods that belong to an actor or take closures.
    ///
    /// Inherited protocols need the macro, too. You observe their methods like the protocol's own. A subclass may
    /// override those that the protocol repeats.
    ///
    /// If there's no target, the `fallbackTarget`, the default of the delegate type or a default implementation of the
    /// protocol answers. Without these, a method that returns nothing returns. Any other method returns the value of
    /// `@DefaultResult`, or traps with a message.
    ///
    /// - Parameter property: The parents' property that has the delegate.
    @attached(peer, names: prefixed(_Switchboard_), suffixed(Proxy))
    @attached(member, names: arbitrary)
    @attached(extension, names: arbitrary)
    public macro DelegateProtocol(_ property: ParentProperty = .delegate) =
        #externalMacro(module: "SwitchboardMacros", type: "DelegateProtocolMacro")

    /// Sets the result of a requirement for calls that nothing else answers, in a protocol with `@DelegateProtocol`.
    ///
    /// ```swift
    /// enum Choice { case accept, cancel }
    ///
    /// @DelegateProtocol
    /// protocol PickerDelegate: AnyObject {
    ///     @DefaultResult(Choice.cancel) func choice(for name: String) -> Choice
    /// }
    /// ```
    ///
    /// Only proxies of the generated class return it, here `PickerDelegateProxy`.
    ///
    /// - Parameter value: The result, evaluated at each such call. Its type has to be clear without context:
    ///   `Choice.cancel`, not `.cancel`.
    @attached(peer)
    public macro DefaultResult<Value>(_ value: Value) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Sets the result of a requirement for calls that nothing else answers to nil, an empty array or an empty
    /// dictionary.
    ///
    /// ```swift
    /// @DelegateProtocol
    /// protocol PickerDelegate: AnyObject {
    ///     @DefaultResult(nil) func title(forRow row: Int) -> String?
    /// }
    /// ```
    ///
    /// Use it in a protocol with `@DelegateProtocol`. Only proxies of the generated class return it, here
    /// `PickerDelegateProxy`.
    ///
    /// - Parameter value: `nil`, `[]` or `[:]`.
    @attached(peer)
    public macro DefaultResult(_ value: _EmptyLiteral) =
        #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Marks a requirement that needs a delegate, in a protocol with `@DelegateProtocol`.
    ///
    /// A call that nothing answers traps with a message. If an extension of the protocol has a default implementation,
    /// that still answers; the attribute then silences the macro's warning.
    ///
    /// ```swift
    /// @DelegateProtocol
    /// protocol CourierDelegate: AnyObject {
    ///     @RequiresDelegate func code(forDoor door: Int) -> Int
    /// }
    /// ```
    @attached(peer)
    public macro RequiresDelegate() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

    /// Marks a method that is only forwarded and can't be observed, in a protocol with `@DelegateProtocol`.
    ///
    /// Write it if the macro can't see that a method isn't supported: an argument's type is a `typealias` of a
    /// closure that doesn't escape, or the result is noncopyable.
    ///
    /// ```swift
    /// typealias Body = () -> Void
    ///
    /// @DelegateProtocol
    /// protocol RunnerDelegate: AnyObject {
    ///     @ForwardedOnly func run(_ body: Body)
    /// }
    /// ```
    @attached(peer)
    public macro ForwardedOnly() = #externalMacro(module: "SwitchboardMacros", type: "RequirementMarker")

#else

    /// Reports that the macro `@DelegateProtocol` needs the trait `Macros`, which this build doesn't have.
    ///
    /// The compiler's error says how to add the trait. It's a global actor because a protocol may have the attribute
    /// of one; a macro couldn't be declared without a warning.
    @available(
        *, unavailable,
        message: """
            enable the trait `Macros`, which builds swift-syntax: write `traits: ["Macros"]` in Package.swift, \
            `.package(url: ..., from: "0.1.0", traits: ["Macros"])`
            """
    )
    @globalActor public actor DelegateProtocol {
        /// The instance that a global actor must have. Not for use.
        public static let shared = DelegateProtocol()
    }

#endif
