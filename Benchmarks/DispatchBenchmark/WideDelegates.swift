// Protocols of 1, 20 and 100 requirements, of which one is called: the last.

/// One requirement.
public protocol NarrowDelegate: AnyObject {
    func tick(_ sender: Sender, _ value: Int64)
}

/// 20 requirements.
public protocol WideDelegate: AnyObject {
    func unused0()
    func unused1()
    func unused2()
    func unused3()
    func unused4()
    func unused5()
    func unused6()
    func unused7()
    func unused8()
    func unused9()
    func unused10()
    func unused11()
    func unused12()
    func unused13()
    func unused14()
    func unused15()
    func unused16()
    func unused17()
    func unused18()
    func tick(_ sender: Sender, _ value: Int64)
}

/// 100 requirements.
public protocol WidestDelegate: AnyObject {
    func unused0()
    func unused1()
    func unused2()
    func unused3()
    func unused4()
    func unused5()
    func unused6()
    func unused7()
    func unused8()
    func unused9()
    func unused10()
    func unused11()
    func unused12()
    func unused13()
    func unused14()
    func unused15()
    func unused16()
    func unused17()
    func unused18()
    func unused19()
    func unused20()
    func unused21()
    func unused22()
    func unused23()
    func unused24()
    func unused25()
    func unused26()
    func unused27()
    func unused28()
    func unused29()
    func unused30()
    func unused31()
    func unused32()
    func unused33()
    func unused34()
    func unused35()
    func unused36()
    func unused37()
    func unused38()
    func unused39()
    func unused40()
    func unused41()
    func unused42()
    func unused43()
    func unused44()
    func unused45()
    func unused46()
    func unused47()
    func unused48()
    func unused49()
    func unused50()
    func unused51()
    func unused52()
    func unused53()
    func unused54()
    func unused55()
    func unused56()
    func unused57()
    func unused58()
    func unused59()
    func unused60()
    func unused61()
    func unused62()
    func unused63()
    func unused64()
    func unused65()
    func unused66()
    func unused67()
    func unused68()
    func unused69()
    func unused70()
    func unused71()
    func unused72()
    func unused73()
    func unused74()
    func unused75()
    func unused76()
    func unused77()
    func unused78()
    func unused79()
    func unused80()
    func unused81()
    func unused82()
    func unused83()
    func unused84()
    func unused85()
    func unused86()
    func unused87()
    func unused88()
    func unused89()
    func unused90()
    func unused91()
    func unused92()
    func unused93()
    func unused94()
    func unused95()
    func unused96()
    func unused97()
    func unused98()
    func tick(_ sender: Sender, _ value: Int64)
}

/// Does nothing, for what is not called.
class Unused {
    final func unused0() {}
    final func unused1() {}
    final func unused2() {}
    final func unused3() {}
    final func unused4() {}
    final func unused5() {}
    final func unused6() {}
    final func unused7() {}
    final func unused8() {}
    final func unused9() {}
    final func unused10() {}
    final func unused11() {}
    final func unused12() {}
    final func unused13() {}
    final func unused14() {}
    final func unused15() {}
    final func unused16() {}
    final func unused17() {}
    final func unused18() {}
    final func unused19() {}
    final func unused20() {}
    final func unused21() {}
    final func unused22() {}
    final func unused23() {}
    final func unused24() {}
    final func unused25() {}
    final func unused26() {}
    final func unused27() {}
    final func unused28() {}
    final func unused29() {}
    final func unused30() {}
    final func unused31() {}
    final func unused32() {}
    final func unused33() {}
    final func unused34() {}
    final func unused35() {}
    final func unused36() {}
    final func unused37() {}
    final func unused38() {}
    final func unused39() {}
    final func unused40() {}
    final func unused41() {}
    final func unused42() {}
    final func unused43() {}
    final func unused44() {}
    final func unused45() {}
    final func unused46() {}
    final func unused47() {}
    final func unused48() {}
    final func unused49() {}
    final func unused50() {}
    final func unused51() {}
    final func unused52() {}
    final func unused53() {}
    final func unused54() {}
    final func unused55() {}
    final func unused56() {}
    final func unused57() {}
    final func unused58() {}
    final func unused59() {}
    final func unused60() {}
    final func unused61() {}
    final func unused62() {}
    final func unused63() {}
    final func unused64() {}
    final func unused65() {}
    final func unused66() {}
    final func unused67() {}
    final func unused68() {}
    final func unused69() {}
    final func unused70() {}
    final func unused71() {}
    final func unused72() {}
    final func unused73() {}
    final func unused74() {}
    final func unused75() {}
    final func unused76() {}
    final func unused77() {}
    final func unused78() {}
    final func unused79() {}
    final func unused80() {}
    final func unused81() {}
    final func unused82() {}
    final func unused83() {}
    final func unused84() {}
    final func unused85() {}
    final func unused86() {}
    final func unused87() {}
    final func unused88() {}
    final func unused89() {}
    final func unused90() {}
    final func unused91() {}
    final func unused92() {}
    final func unused93() {}
    final func unused94() {}
    final func unused95() {}
    final func unused96() {}
    final func unused97() {}
    final func unused98() {}
}

/// The real delegate of all three.
final class WideRealDelegate: Unused, NarrowDelegate, WideDelegate, WidestDelegate {
    var count: Int64 = 0
    func tick(_ sender: Sender, _ value: Int64) { count &+= value }
}

/// Forwarders written by hand, for each.
final class NarrowForwarder: NarrowDelegate {
    weak var forward: (any NarrowDelegate)?
    func tick(_ sender: Sender, _ value: Int64) { forward?.tick(sender, value) }
}

/// As above.
final class WideForwarder: Unused, WideDelegate {
    weak var forward: (any WideDelegate)?
    func tick(_ sender: Sender, _ value: Int64) { forward?.tick(sender, value) }
}

/// As above.
final class WidestForwarder: Unused, WidestDelegate {
    weak var forward: (any WidestDelegate)?
    func tick(_ sender: Sender, _ value: Int64) { forward?.tick(sender, value) }
}
