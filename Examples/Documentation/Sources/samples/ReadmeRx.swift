import Foundation
import FoundationXML
import SwitchboardFoundation
import SwitchboardRx

@MainActor
func runReadmeRx() {
    let disposeBag = DisposeBag()
    let parser = XMLParser(data: Data("<feed><title>Hello</title></feed>".utf8))
    let proxy = DelegateProxy<XMLParser, any XMLParserDelegate>.proxy(for: parser)
    // sample: readme-rx
    proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).asObservable()
        .subscribe(onNext: { parser, text in print("observed:", text) })
        .disposed(by: disposeBag)
    // end
    _ = parser.parse()
    withExtendedLifetime(disposeBag) {}
}
