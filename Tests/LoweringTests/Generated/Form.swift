// Written by scripts/generate/lowering-tests.py; change that instead.
// swift-format-ignore-file

/// What is sent with a value `v`, and another one `w`, of the type in question. Not optimized:
/// the optimizer releases a boxed metatype that a function does not use, as if it were an object.
enum Form {
    @_optimize(none) static func alone(_ v: Any, _ w: Any) -> [Any] { [v] }
    @_optimize(none) static func after5Integers(_ v: Any, _ w: Any) -> [Any] { [1234567 as Int, 201 as UInt8, 3703701 as Int32, -4444444 as Int, 60004 as UInt16, v, w, "a text that is too long for two words, 7" as String, v] }
    @_optimize(none) static func after9Doubles(_ v: Any, _ w: Any) -> [Any] { [-1.75 as Double, 2.25 as Double, -3.75 as Double, 4.25 as Double, -5.75 as Double, 6.25 as Double, -7.75 as Double, 8.25 as Double, -9.75 as Double, v, -11.75 as Double] }
    @_optimize(none) static func mixed(_ v: Any, _ w: Any) -> [Any] { [-1.75 as Float, -2222222 as Int, v, 4.25 as Double, true as Bool, w, -30006 as Int16] }
    @_optimize(none) static func mixed16(_ v: Any, _ w: Any) -> [Any] { [1234567 as Int, 2.25 as Double, v, -4444444 as Int32, -5.75 as Float, "a text that is too long for two words, 5" as String, w, 207 as UInt8, -9.75 as Double, -11111110 as Int64, -11.75 as Float, -13333332 as Int, -13.75 as Double, true as Bool, -15.75 as Double, 60015 as UInt16] }
    @_optimize(none) static func after4Integers(_ v: Any, _ w: Any) -> [Any] { [1234567 as Int, -2222222 as Int, 3703701 as Int64, -4444444 as Int, v, w, 8641969 as Int] }
    @_optimize(none) static func after7Doubles(_ v: Any, _ w: Any) -> [Any] { [-1.75 as Double, 2.25 as Double, -3.75 as Double, 4.25 as Double, -5.75 as Double, 6.25 as Double, -7.75 as Double, v, w, 10.25 as Double, 13580237 as Int] }
    @_optimize(none) static func twice(_ v: Any, _ w: Any) -> [Any] { [v, "a text that is too long for two words, 1" as String, w, 4.25 as Double] }
    @_optimize(none) static func after5IntegersEarly(_ v: Any, _ w: Any) -> [Any] { [1234567 as Int, 201 as UInt8, 3703701 as Int32, -4444444 as Int, 6172835 as Int, v, w] }
    @_optimize(none) static func after9DoublesEarly(_ v: Any, _ w: Any) -> [Any] { [-1.75 as Double, 2.25 as Double, -3.75 as Double, 4.25 as Double, -5.75 as Double, 6.25 as Double, v, 8.25 as Double, -9.75 as Double, 10.25 as Double] }
    @_optimize(none) static func after7DoublesEarly(_ v: Any, _ w: Any) -> [Any] { [-1.75 as Double, 2.25 as Double, -3.75 as Double, 4.25 as Double, -5.75 as Double, v, w, 8.25 as Double, 11111103 as Int] }
}
