#if canImport(Combine) || Combine
    public import Switchboard

    extension DelegateProxy {
        /// The calls of the method registered as `selector`, before they go on; arguments boxed, each in its own type.
        ///
        /// A selector that is not registered traps, as does one of a method that returns something;
        /// `sentMessagePublisher(validating:)` throws instead.
        public final func sentMessagePublisher(_ selector: MessageSelector) -> MessagePublisher<[Any]> {
            sentMessage(selector).publisher
        }

        /// As `sentMessagePublisher(_:)`.
        ///
        /// - Throws: `ObservationRefusal` where no method is registered under the name, or it returns something.
        public final func sentMessagePublisher(
            validating selector: MessageSelector
        ) throws(ObservationRefusal) -> MessagePublisher<[Any]> {
            try sentMessage(validating: selector).publisher
        }

        /// The calls of a method, before they go on.
        public final func sentMessagePublisher<Element>(
            _ selector: TypedSelector<Delegate, Element, Void>
        ) -> MessagePublisher<Element> {
            sentMessage(selector).publisher
        }

        /// The calls of the method registered as `selector`, after the real delegate had them; arguments boxed, each in its own type.
        ///
        /// A selector that is not registered traps, as does one of a method that returns something;
        /// `methodInvokedPublisher(validating:)` throws instead.
        public final func methodInvokedPublisher(_ selector: MessageSelector) -> MessagePublisher<[Any]> {
            methodInvoked(selector).publisher
        }

        /// As `methodInvokedPublisher(_:)`.
        ///
        /// - Throws: `ObservationRefusal` where no method is registered under the name, or it returns something.
        public final func methodInvokedPublisher(
            validating selector: MessageSelector
        ) throws(ObservationRefusal) -> MessagePublisher<[Any]> {
            try methodInvoked(validating: selector).publisher
        }

        /// The calls of a method, after the real delegate had them.
        public final func methodInvokedPublisher<Element>(
            _ selector: TypedSelector<Delegate, Element, Void>
        ) -> MessagePublisher<Element> {
            methodInvoked(selector).publisher
        }
    }
#endif
