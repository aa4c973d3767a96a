/// The code of RxCocoa's tutorials on classes that are no Objective-C: `swift run` in this folder shows what each
/// prints.
@main
struct Program {
    @MainActor
    static func main() {
        show("A class of one's own: sentMessage, methodInvoked, castOrThrow", aCustomClass)
        show("A table view: items, itemSelected, modelSelected, rx.setDelegate(self)", aTableView)
        show("A navigation controller: willShow and didShow", aNavigationController)
        show("A contact picker: two methods that differ in types only", aContactPicker)
        show("A map view: a delegate that returns a value", aMapView)
        show("A location manager: a proxy class that conforms to the protocol", aLocationManager)
        show("A table view with one property for the delegates of two protocols", aTableViewWithOneProperty)
    }

    @MainActor
    private static func show(_ title: String, _ body: () -> Void) {
        print("== \(title)")
        body()
        print()
    }
}
