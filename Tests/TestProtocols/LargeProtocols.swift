// Made by a loop: protocols as large as a proxy can serve, and together larger.

public protocol LargeDelegate: AnyObject {
    func large0(_ x: Int) -> Int
    func large1(_ x: Int) -> Int
    func large2(_ x: Int) -> Int
    func large3(_ x: Int) -> Int
    func large4(_ x: Int) -> Int
    func large5(_ x: Int) -> Int
    func large6(_ x: Int) -> Int
    func large7(_ x: Int) -> Int
    func large8(_ x: Int) -> Int
    func large9(_ x: Int) -> Int
    func large10(_ x: Int) -> Int
    func large11(_ x: Int) -> Int
    func large12(_ x: Int) -> Int
    func large13(_ x: Int) -> Int
    func large14(_ x: Int) -> Int
    func large15(_ x: Int) -> Int
    func large16(_ x: Int) -> Int
    func large17(_ x: Int) -> Int
    func large18(_ x: Int) -> Int
    func large19(_ x: Int) -> Int
    func large20(_ x: Int) -> Int
    func large21(_ x: Int) -> Int
    func large22(_ x: Int) -> Int
    func large23(_ x: Int) -> Int
    func large24(_ x: Int) -> Int
    func large25(_ x: Int) -> Int
    func large26(_ x: Int) -> Int
    func large27(_ x: Int) -> Int
    func large28(_ x: Int) -> Int
    func large29(_ x: Int) -> Int
    func large30(_ x: Int) -> Int
    func large31(_ x: Int) -> Int
    func large32(_ x: Int) -> Int
    func large33(_ x: Int) -> Int
    func large34(_ x: Int) -> Int
    func large35(_ x: Int) -> Int
    func large36(_ x: Int) -> Int
    func large37(_ x: Int) -> Int
    func large38(_ x: Int) -> Int
    func large39(_ x: Int) -> Int
    func large40(_ x: Int) -> Int
    func large41(_ x: Int) -> Int
    func large42(_ x: Int) -> Int
    func large43(_ x: Int) -> Int
    func large44(_ x: Int) -> Int
    func large45(_ x: Int) -> Int
    func large46(_ x: Int) -> Int
    func large47(_ x: Int) -> Int
    func large48(_ x: Int) -> Int
    func large49(_ x: Int) -> Int
    func large50(_ x: Int) -> Int
    func large51(_ x: Int) -> Int
    func large52(_ x: Int) -> Int
    func large53(_ x: Int) -> Int
    func large54(_ x: Int) -> Int
    func large55(_ x: Int) -> Int
    func large56(_ x: Int) -> Int
    func large57(_ x: Int) -> Int
    func large58(_ x: Int) -> Int
    func large59(_ x: Int) -> Int
    func large60(_ x: Int) -> Int
    func large61(_ x: Int) -> Int
    func large62(_ x: Int) -> Int
    func large63(_ x: Int) -> Int
    func large64(_ x: Int) -> Int
    func large65(_ x: Int) -> Int
    func large66(_ x: Int) -> Int
    func large67(_ x: Int) -> Int
    func large68(_ x: Int) -> Int
    func large69(_ x: Int) -> Int
    func large70(_ x: Int) -> Int
    func large71(_ x: Int) -> Int
    func large72(_ x: Int) -> Int
    func large73(_ x: Int) -> Int
    func large74(_ x: Int) -> Int
    func large75(_ x: Int) -> Int
    func large76(_ x: Int) -> Int
    func large77(_ x: Int) -> Int
    func large78(_ x: Int) -> Int
    func large79(_ x: Int) -> Int
    func large80(_ x: Int) -> Int
    func large81(_ x: Int) -> Int
    func large82(_ x: Int) -> Int
    func large83(_ x: Int) -> Int
    func large84(_ x: Int) -> Int
    func large85(_ x: Int) -> Int
    func large86(_ x: Int) -> Int
    func large87(_ x: Int) -> Int
    func large88(_ x: Int) -> Int
    func large89(_ x: Int) -> Int
    func large90(_ x: Int) -> Int
    func large91(_ x: Int) -> Int
    func large92(_ x: Int) -> Int
    func large93(_ x: Int) -> Int
    func large94(_ x: Int) -> Int
    func large95(_ x: Int) -> Int
    func large96(_ x: Int) -> Int
    func large97(_ x: Int) -> Int
    func large98(_ x: Int) -> Int
    func large99(_ x: Int) -> Int
    func large100(_ x: Int) -> Int
    func large101(_ x: Int) -> Int
    func large102(_ x: Int) -> Int
    func large103(_ x: Int) -> Int
    func large104(_ x: Int) -> Int
    func large105(_ x: Int) -> Int
    func large106(_ x: Int) -> Int
    func large107(_ x: Int) -> Int
    func large108(_ x: Int) -> Int
    func large109(_ x: Int) -> Int
    func large110(_ x: Int) -> Int
    func large111(_ x: Int) -> Int
    func large112(_ x: Int) -> Int
    func large113(_ x: Int) -> Int
    func large114(_ x: Int) -> Int
    func large115(_ x: Int) -> Int
    func large116(_ x: Int) -> Int
    func large117(_ x: Int) -> Int
    func large118(_ x: Int) -> Int
    func large119(_ x: Int) -> Int
    func large120(_ x: Int) -> Int
    func large121(_ x: Int) -> Int
    func large122(_ x: Int) -> Int
    func large123(_ x: Int) -> Int
    func large124(_ x: Int) -> Int
    func large125(_ x: Int) -> Int
    func large126(_ x: Int) -> Int
    func large127(_ x: Int) -> Int
    func large128(_ x: Int) -> Int
    func large129(_ x: Int) -> Int
    func large130(_ x: Int) -> Int
    func large131(_ x: Int) -> Int
    func large132(_ x: Int) -> Int
    func large133(_ x: Int) -> Int
    func large134(_ x: Int) -> Int
    func large135(_ x: Int) -> Int
    func large136(_ x: Int) -> Int
    func large137(_ x: Int) -> Int
    func large138(_ x: Int) -> Int
    func large139(_ x: Int) -> Int
    func large140(_ x: Int) -> Int
    func large141(_ x: Int) -> Int
    func large142(_ x: Int) -> Int
    func large143(_ x: Int) -> Int
    func large144(_ x: Int) -> Int
    func large145(_ x: Int) -> Int
    func large146(_ x: Int) -> Int
    func large147(_ x: Int) -> Int
    func large148(_ x: Int) -> Int
    func large149(_ x: Int) -> Int
    func large150(_ x: Int) -> Int
    func large151(_ x: Int) -> Int
    func large152(_ x: Int) -> Int
    func large153(_ x: Int) -> Int
    func large154(_ x: Int) -> Int
    func large155(_ x: Int) -> Int
    func large156(_ x: Int) -> Int
    func large157(_ x: Int) -> Int
    func large158(_ x: Int) -> Int
    func large159(_ x: Int) -> Int
    func large160(_ x: Int) -> Int
    func large161(_ x: Int) -> Int
    func large162(_ x: Int) -> Int
    func large163(_ x: Int) -> Int
    func large164(_ x: Int) -> Int
    func large165(_ x: Int) -> Int
    func large166(_ x: Int) -> Int
    func large167(_ x: Int) -> Int
    func large168(_ x: Int) -> Int
    func large169(_ x: Int) -> Int
    func large170(_ x: Int) -> Int
    func large171(_ x: Int) -> Int
    func large172(_ x: Int) -> Int
    func large173(_ x: Int) -> Int
    func large174(_ x: Int) -> Int
    func large175(_ x: Int) -> Int
    func large176(_ x: Int) -> Int
    func large177(_ x: Int) -> Int
    func large178(_ x: Int) -> Int
    func large179(_ x: Int) -> Int
    func large180(_ x: Int) -> Int
    func large181(_ x: Int) -> Int
    func large182(_ x: Int) -> Int
    func large183(_ x: Int) -> Int
    func large184(_ x: Int) -> Int
    func large185(_ x: Int) -> Int
    func large186(_ x: Int) -> Int
    func large187(_ x: Int) -> Int
    func large188(_ x: Int) -> Int
    func large189(_ x: Int) -> Int
    func large190(_ x: Int) -> Int
    func large191(_ x: Int) -> Int
    func large192(_ x: Int) -> Int
    func large193(_ x: Int) -> Int
    func large194(_ x: Int) -> Int
    func large195(_ x: Int) -> Int
    func large196(_ x: Int) -> Int
    func large197(_ x: Int) -> Int
    func large198(_ x: Int) -> Int
    func large199(_ x: Int) -> Int
    func large200(_ x: Int) -> Int
    func large201(_ x: Int) -> Int
    func large202(_ x: Int) -> Int
    func large203(_ x: Int) -> Int
    func large204(_ x: Int) -> Int
    func large205(_ x: Int) -> Int
    func large206(_ x: Int) -> Int
    func large207(_ x: Int) -> Int
    func large208(_ x: Int) -> Int
    func large209(_ x: Int) -> Int
    func large210(_ x: Int) -> Int
    func large211(_ x: Int) -> Int
    func large212(_ x: Int) -> Int
    func large213(_ x: Int) -> Int
    func large214(_ x: Int) -> Int
    func large215(_ x: Int) -> Int
    func large216(_ x: Int) -> Int
    func large217(_ x: Int) -> Int
    func large218(_ x: Int) -> Int
    func large219(_ x: Int) -> Int
    func large220(_ x: Int) -> Int
    func large221(_ x: Int) -> Int
    func large222(_ x: Int) -> Int
    func large223(_ x: Int) -> Int
    func large224(_ x: Int) -> Int
    func large225(_ x: Int) -> Int
    func large226(_ x: Int) -> Int
    func large227(_ x: Int) -> Int
    func large228(_ x: Int) -> Int
    func large229(_ x: Int) -> Int
    func large230(_ x: Int) -> Int
    func large231(_ x: Int) -> Int
    func large232(_ x: Int) -> Int
    func large233(_ x: Int) -> Int
    func large234(_ x: Int) -> Int
    func large235(_ x: Int) -> Int
    func large236(_ x: Int) -> Int
    func large237(_ x: Int) -> Int
    func large238(_ x: Int) -> Int
    func large239(_ x: Int) -> Int
    func large240(_ x: Int) -> Int
    func large241(_ x: Int) -> Int
    func large242(_ x: Int) -> Int
    func large243(_ x: Int) -> Int
    func large244(_ x: Int) -> Int
    func large245(_ x: Int) -> Int
    func large246(_ x: Int) -> Int
    func large247(_ x: Int) -> Int
    func large248(_ x: Int) -> Int
    func large249(_ x: Int) -> Int
    func large250(_ x: Int) -> Int
    func large251(_ x: Int) -> Int
    func large252(_ x: Int) -> Int
    func large253(_ x: Int) -> Int
    func large254(_ x: Int) -> Int
    func large255(_ x: Int) -> Int
    func large256(_ x: Int) -> Int
    func large257(_ x: Int) -> Int
    func large258(_ x: Int) -> Int
    func large259(_ x: Int) -> Int
    func large260(_ x: Int) -> Int
    func large261(_ x: Int) -> Int
    func large262(_ x: Int) -> Int
    func large263(_ x: Int) -> Int
    func large264(_ x: Int) -> Int
    func large265(_ x: Int) -> Int
    func large266(_ x: Int) -> Int
    func large267(_ x: Int) -> Int
    func large268(_ x: Int) -> Int
    func large269(_ x: Int) -> Int
    func large270(_ x: Int) -> Int
    func large271(_ x: Int) -> Int
    func large272(_ x: Int) -> Int
    func large273(_ x: Int) -> Int
    func large274(_ x: Int) -> Int
    func large275(_ x: Int) -> Int
    func large276(_ x: Int) -> Int
    func large277(_ x: Int) -> Int
    func large278(_ x: Int) -> Int
    func large279(_ x: Int) -> Int
    func large280(_ x: Int) -> Int
    func large281(_ x: Int) -> Int
    func large282(_ x: Int) -> Int
    func large283(_ x: Int) -> Int
    func large284(_ x: Int) -> Int
    func large285(_ x: Int) -> Int
    func large286(_ x: Int) -> Int
    func large287(_ x: Int) -> Int
    func large288(_ x: Int) -> Int
    func large289(_ x: Int) -> Int
    func large290(_ x: Int) -> Int
    func large291(_ x: Int) -> Int
    func large292(_ x: Int) -> Int
    func large293(_ x: Int) -> Int
    func large294(_ x: Int) -> Int
    func large295(_ x: Int) -> Int
    func large296(_ x: Int) -> Int
    func large297(_ x: Int) -> Int
    func large298(_ x: Int) -> Int
    func large299(_ x: Int) -> Int
}

public protocol LargeToo: AnyObject {
    func largeToo0()
    func largeToo1()
    func largeToo2()
    func largeToo3()
    func largeToo4()
    func largeToo5()
    func largeToo6()
    func largeToo7()
    func largeToo8()
    func largeToo9()
    func largeToo10()
    func largeToo11()
    func largeToo12()
    func largeToo13()
    func largeToo14()
    func largeToo15()
    func largeToo16()
    func largeToo17()
    func largeToo18()
    func largeToo19()
    func largeToo20()
    func largeToo21()
    func largeToo22()
    func largeToo23()
    func largeToo24()
    func largeToo25()
    func largeToo26()
    func largeToo27()
    func largeToo28()
    func largeToo29()
    func largeToo30()
    func largeToo31()
    func largeToo32()
    func largeToo33()
    func largeToo34()
    func largeToo35()
    func largeToo36()
    func largeToo37()
    func largeToo38()
    func largeToo39()
    func largeToo40()
    func largeToo41()
    func largeToo42()
    func largeToo43()
    func largeToo44()
    func largeToo45()
    func largeToo46()
    func largeToo47()
    func largeToo48()
    func largeToo49()
    func largeToo50()
    func largeToo51()
    func largeToo52()
    func largeToo53()
    func largeToo54()
    func largeToo55()
    func largeToo56()
    func largeToo57()
    func largeToo58()
    func largeToo59()
    func largeToo60()
    func largeToo61()
    func largeToo62()
    func largeToo63()
    func largeToo64()
    func largeToo65()
    func largeToo66()
    func largeToo67()
    func largeToo68()
    func largeToo69()
    func largeToo70()
    func largeToo71()
    func largeToo72()
    func largeToo73()
    func largeToo74()
    func largeToo75()
    func largeToo76()
    func largeToo77()
    func largeToo78()
    func largeToo79()
    func largeToo80()
    func largeToo81()
    func largeToo82()
    func largeToo83()
    func largeToo84()
    func largeToo85()
    func largeToo86()
    func largeToo87()
    func largeToo88()
    func largeToo89()
    func largeToo90()
    func largeToo91()
    func largeToo92()
    func largeToo93()
    func largeToo94()
    func largeToo95()
    func largeToo96()
    func largeToo97()
    func largeToo98()
    func largeToo99()
    func largeToo100()
    func largeToo101()
    func largeToo102()
    func largeToo103()
    func largeToo104()
    func largeToo105()
    func largeToo106()
    func largeToo107()
    func largeToo108()
    func largeToo109()
    func largeToo110()
    func largeToo111()
    func largeToo112()
    func largeToo113()
    func largeToo114()
    func largeToo115()
    func largeToo116()
    func largeToo117()
    func largeToo118()
    func largeToo119()
    func largeToo120()
    func largeToo121()
    func largeToo122()
    func largeToo123()
    func largeToo124()
    func largeToo125()
    func largeToo126()
    func largeToo127()
    func largeToo128()
    func largeToo129()
    func largeToo130()
    func largeToo131()
    func largeToo132()
    func largeToo133()
    func largeToo134()
    func largeToo135()
    func largeToo136()
    func largeToo137()
    func largeToo138()
    func largeToo139()
    func largeToo140()
    func largeToo141()
    func largeToo142()
    func largeToo143()
    func largeToo144()
    func largeToo145()
    func largeToo146()
    func largeToo147()
    func largeToo148()
    func largeToo149()
    func largeToo150()
    func largeToo151()
    func largeToo152()
    func largeToo153()
    func largeToo154()
    func largeToo155()
    func largeToo156()
    func largeToo157()
    func largeToo158()
    func largeToo159()
    func largeToo160()
    func largeToo161()
    func largeToo162()
    func largeToo163()
    func largeToo164()
    func largeToo165()
    func largeToo166()
    func largeToo167()
    func largeToo168()
    func largeToo169()
    func largeToo170()
    func largeToo171()
    func largeToo172()
    func largeToo173()
    func largeToo174()
    func largeToo175()
    func largeToo176()
    func largeToo177()
    func largeToo178()
    func largeToo179()
    func largeToo180()
    func largeToo181()
    func largeToo182()
    func largeToo183()
    func largeToo184()
    func largeToo185()
    func largeToo186()
    func largeToo187()
    func largeToo188()
    func largeToo189()
    func largeToo190()
    func largeToo191()
    func largeToo192()
    func largeToo193()
    func largeToo194()
    func largeToo195()
    func largeToo196()
    func largeToo197()
    func largeToo198()
    func largeToo199()
    func largeToo200()
    func largeToo201()
    func largeToo202()
    func largeToo203()
    func largeToo204()
    func largeToo205()
    func largeToo206()
    func largeToo207()
    func largeToo208()
    func largeToo209()
    func largeToo210()
    func largeToo211()
    func largeToo212()
    func largeToo213()
    func largeToo214()
    func largeToo215()
    func largeToo216()
    func largeToo217()
    func largeToo218()
    func largeToo219()
    func largeToo220()
    func largeToo221()
    func largeToo222()
    func largeToo223()
    func largeToo224()
    func largeToo225()
    func largeToo226()
    func largeToo227()
    func largeToo228()
    func largeToo229()
    func largeToo230()
    func largeToo231()
    func largeToo232()
    func largeToo233()
    func largeToo234()
    func largeToo235()
    func largeToo236()
    func largeToo237()
    func largeToo238()
    func largeToo239()
    func largeToo240()
    func largeToo241()
    func largeToo242()
    func largeToo243()
    func largeToo244()
    func largeToo245()
    func largeToo246()
    func largeToo247()
    func largeToo248()
    func largeToo249()
    func largeToo250()
    func largeToo251()
    func largeToo252()
    func largeToo253()
    func largeToo254()
    func largeToo255()
    func largeToo256()
    func largeToo257()
    func largeToo258()
    func largeToo259()
    func largeToo260()
    func largeToo261()
    func largeToo262()
    func largeToo263()
    func largeToo264()
    func largeToo265()
    func largeToo266()
    func largeToo267()
    func largeToo268()
    func largeToo269()
    func largeToo270()
    func largeToo271()
    func largeToo272()
    func largeToo273()
    func largeToo274()
    func largeToo275()
    func largeToo276()
    func largeToo277()
    func largeToo278()
    func largeToo279()
    func largeToo280()
    func largeToo281()
    func largeToo282()
    func largeToo283()
    func largeToo284()
    func largeToo285()
    func largeToo286()
    func largeToo287()
    func largeToo288()
    func largeToo289()
    func largeToo290()
    func largeToo291()
    func largeToo292()
    func largeToo293()
    func largeToo294()
    func largeToo295()
    func largeToo296()
    func largeToo297()
    func largeToo298()
    func largeToo299()
}

/// Answers every requirement with its number added.
public final class LargeReceiver: LargeDelegate {
    public init() {}
    public func large0(_ x: Int) -> Int { x + 0 }
    public func large1(_ x: Int) -> Int { x + 1 }
    public func large2(_ x: Int) -> Int { x + 2 }
    public func large3(_ x: Int) -> Int { x + 3 }
    public func large4(_ x: Int) -> Int { x + 4 }
    public func large5(_ x: Int) -> Int { x + 5 }
    public func large6(_ x: Int) -> Int { x + 6 }
    public func large7(_ x: Int) -> Int { x + 7 }
    public func large8(_ x: Int) -> Int { x + 8 }
    public func large9(_ x: Int) -> Int { x + 9 }
    public func large10(_ x: Int) -> Int { x + 10 }
    public func large11(_ x: Int) -> Int { x + 11 }
    public func large12(_ x: Int) -> Int { x + 12 }
    public func large13(_ x: Int) -> Int { x + 13 }
    public func large14(_ x: Int) -> Int { x + 14 }
    public func large15(_ x: Int) -> Int { x + 15 }
    public func large16(_ x: Int) -> Int { x + 16 }
    public func large17(_ x: Int) -> Int { x + 17 }
    public func large18(_ x: Int) -> Int { x + 18 }
    public func large19(_ x: Int) -> Int { x + 19 }
    public func large20(_ x: Int) -> Int { x + 20 }
    public func large21(_ x: Int) -> Int { x + 21 }
    public func large22(_ x: Int) -> Int { x + 22 }
    public func large23(_ x: Int) -> Int { x + 23 }
    public func large24(_ x: Int) -> Int { x + 24 }
    public func large25(_ x: Int) -> Int { x + 25 }
    public func large26(_ x: Int) -> Int { x + 26 }
    public func large27(_ x: Int) -> Int { x + 27 }
    public func large28(_ x: Int) -> Int { x + 28 }
    public func large29(_ x: Int) -> Int { x + 29 }
    public func large30(_ x: Int) -> Int { x + 30 }
    public func large31(_ x: Int) -> Int { x + 31 }
    public func large32(_ x: Int) -> Int { x + 32 }
    public func large33(_ x: Int) -> Int { x + 33 }
    public func large34(_ x: Int) -> Int { x + 34 }
    public func large35(_ x: Int) -> Int { x + 35 }
    public func large36(_ x: Int) -> Int { x + 36 }
    public func large37(_ x: Int) -> Int { x + 37 }
    public func large38(_ x: Int) -> Int { x + 38 }
    public func large39(_ x: Int) -> Int { x + 39 }
    public func large40(_ x: Int) -> Int { x + 40 }
    public func large41(_ x: Int) -> Int { x + 41 }
    public func large42(_ x: Int) -> Int { x + 42 }
    public func large43(_ x: Int) -> Int { x + 43 }
    public func large44(_ x: Int) -> Int { x + 44 }
    public func large45(_ x: Int) -> Int { x + 45 }
    public func large46(_ x: Int) -> Int { x + 46 }
    public func large47(_ x: Int) -> Int { x + 47 }
    public func large48(_ x: Int) -> Int { x + 48 }
    public func large49(_ x: Int) -> Int { x + 49 }
    public func large50(_ x: Int) -> Int { x + 50 }
    public func large51(_ x: Int) -> Int { x + 51 }
    public func large52(_ x: Int) -> Int { x + 52 }
    public func large53(_ x: Int) -> Int { x + 53 }
    public func large54(_ x: Int) -> Int { x + 54 }
    public func large55(_ x: Int) -> Int { x + 55 }
    public func large56(_ x: Int) -> Int { x + 56 }
    public func large57(_ x: Int) -> Int { x + 57 }
    public func large58(_ x: Int) -> Int { x + 58 }
    public func large59(_ x: Int) -> Int { x + 59 }
    public func large60(_ x: Int) -> Int { x + 60 }
    public func large61(_ x: Int) -> Int { x + 61 }
    public func large62(_ x: Int) -> Int { x + 62 }
    public func large63(_ x: Int) -> Int { x + 63 }
    public func large64(_ x: Int) -> Int { x + 64 }
    public func large65(_ x: Int) -> Int { x + 65 }
    public func large66(_ x: Int) -> Int { x + 66 }
    public func large67(_ x: Int) -> Int { x + 67 }
    public func large68(_ x: Int) -> Int { x + 68 }
    public func large69(_ x: Int) -> Int { x + 69 }
    public func large70(_ x: Int) -> Int { x + 70 }
    public func large71(_ x: Int) -> Int { x + 71 }
    public func large72(_ x: Int) -> Int { x + 72 }
    public func large73(_ x: Int) -> Int { x + 73 }
    public func large74(_ x: Int) -> Int { x + 74 }
    public func large75(_ x: Int) -> Int { x + 75 }
    public func large76(_ x: Int) -> Int { x + 76 }
    public func large77(_ x: Int) -> Int { x + 77 }
    public func large78(_ x: Int) -> Int { x + 78 }
    public func large79(_ x: Int) -> Int { x + 79 }
    public func large80(_ x: Int) -> Int { x + 80 }
    public func large81(_ x: Int) -> Int { x + 81 }
    public func large82(_ x: Int) -> Int { x + 82 }
    public func large83(_ x: Int) -> Int { x + 83 }
    public func large84(_ x: Int) -> Int { x + 84 }
    public func large85(_ x: Int) -> Int { x + 85 }
    public func large86(_ x: Int) -> Int { x + 86 }
    public func large87(_ x: Int) -> Int { x + 87 }
    public func large88(_ x: Int) -> Int { x + 88 }
    public func large89(_ x: Int) -> Int { x + 89 }
    public func large90(_ x: Int) -> Int { x + 90 }
    public func large91(_ x: Int) -> Int { x + 91 }
    public func large92(_ x: Int) -> Int { x + 92 }
    public func large93(_ x: Int) -> Int { x + 93 }
    public func large94(_ x: Int) -> Int { x + 94 }
    public func large95(_ x: Int) -> Int { x + 95 }
    public func large96(_ x: Int) -> Int { x + 96 }
    public func large97(_ x: Int) -> Int { x + 97 }
    public func large98(_ x: Int) -> Int { x + 98 }
    public func large99(_ x: Int) -> Int { x + 99 }
    public func large100(_ x: Int) -> Int { x + 100 }
    public func large101(_ x: Int) -> Int { x + 101 }
    public func large102(_ x: Int) -> Int { x + 102 }
    public func large103(_ x: Int) -> Int { x + 103 }
    public func large104(_ x: Int) -> Int { x + 104 }
    public func large105(_ x: Int) -> Int { x + 105 }
    public func large106(_ x: Int) -> Int { x + 106 }
    public func large107(_ x: Int) -> Int { x + 107 }
    public func large108(_ x: Int) -> Int { x + 108 }
    public func large109(_ x: Int) -> Int { x + 109 }
    public func large110(_ x: Int) -> Int { x + 110 }
    public func large111(_ x: Int) -> Int { x + 111 }
    public func large112(_ x: Int) -> Int { x + 112 }
    public func large113(_ x: Int) -> Int { x + 113 }
    public func large114(_ x: Int) -> Int { x + 114 }
    public func large115(_ x: Int) -> Int { x + 115 }
    public func large116(_ x: Int) -> Int { x + 116 }
    public func large117(_ x: Int) -> Int { x + 117 }
    public func large118(_ x: Int) -> Int { x + 118 }
    public func large119(_ x: Int) -> Int { x + 119 }
    public func large120(_ x: Int) -> Int { x + 120 }
    public func large121(_ x: Int) -> Int { x + 121 }
    public func large122(_ x: Int) -> Int { x + 122 }
    public func large123(_ x: Int) -> Int { x + 123 }
    public func large124(_ x: Int) -> Int { x + 124 }
    public func large125(_ x: Int) -> Int { x + 125 }
    public func large126(_ x: Int) -> Int { x + 126 }
    public func large127(_ x: Int) -> Int { x + 127 }
    public func large128(_ x: Int) -> Int { x + 128 }
    public func large129(_ x: Int) -> Int { x + 129 }
    public func large130(_ x: Int) -> Int { x + 130 }
    public func large131(_ x: Int) -> Int { x + 131 }
    public func large132(_ x: Int) -> Int { x + 132 }
    public func large133(_ x: Int) -> Int { x + 133 }
    public func large134(_ x: Int) -> Int { x + 134 }
    public func large135(_ x: Int) -> Int { x + 135 }
    public func large136(_ x: Int) -> Int { x + 136 }
    public func large137(_ x: Int) -> Int { x + 137 }
    public func large138(_ x: Int) -> Int { x + 138 }
    public func large139(_ x: Int) -> Int { x + 139 }
    public func large140(_ x: Int) -> Int { x + 140 }
    public func large141(_ x: Int) -> Int { x + 141 }
    public func large142(_ x: Int) -> Int { x + 142 }
    public func large143(_ x: Int) -> Int { x + 143 }
    public func large144(_ x: Int) -> Int { x + 144 }
    public func large145(_ x: Int) -> Int { x + 145 }
    public func large146(_ x: Int) -> Int { x + 146 }
    public func large147(_ x: Int) -> Int { x + 147 }
    public func large148(_ x: Int) -> Int { x + 148 }
    public func large149(_ x: Int) -> Int { x + 149 }
    public func large150(_ x: Int) -> Int { x + 150 }
    public func large151(_ x: Int) -> Int { x + 151 }
    public func large152(_ x: Int) -> Int { x + 152 }
    public func large153(_ x: Int) -> Int { x + 153 }
    public func large154(_ x: Int) -> Int { x + 154 }
    public func large155(_ x: Int) -> Int { x + 155 }
    public func large156(_ x: Int) -> Int { x + 156 }
    public func large157(_ x: Int) -> Int { x + 157 }
    public func large158(_ x: Int) -> Int { x + 158 }
    public func large159(_ x: Int) -> Int { x + 159 }
    public func large160(_ x: Int) -> Int { x + 160 }
    public func large161(_ x: Int) -> Int { x + 161 }
    public func large162(_ x: Int) -> Int { x + 162 }
    public func large163(_ x: Int) -> Int { x + 163 }
    public func large164(_ x: Int) -> Int { x + 164 }
    public func large165(_ x: Int) -> Int { x + 165 }
    public func large166(_ x: Int) -> Int { x + 166 }
    public func large167(_ x: Int) -> Int { x + 167 }
    public func large168(_ x: Int) -> Int { x + 168 }
    public func large169(_ x: Int) -> Int { x + 169 }
    public func large170(_ x: Int) -> Int { x + 170 }
    public func large171(_ x: Int) -> Int { x + 171 }
    public func large172(_ x: Int) -> Int { x + 172 }
    public func large173(_ x: Int) -> Int { x + 173 }
    public func large174(_ x: Int) -> Int { x + 174 }
    public func large175(_ x: Int) -> Int { x + 175 }
    public func large176(_ x: Int) -> Int { x + 176 }
    public func large177(_ x: Int) -> Int { x + 177 }
    public func large178(_ x: Int) -> Int { x + 178 }
    public func large179(_ x: Int) -> Int { x + 179 }
    public func large180(_ x: Int) -> Int { x + 180 }
    public func large181(_ x: Int) -> Int { x + 181 }
    public func large182(_ x: Int) -> Int { x + 182 }
    public func large183(_ x: Int) -> Int { x + 183 }
    public func large184(_ x: Int) -> Int { x + 184 }
    public func large185(_ x: Int) -> Int { x + 185 }
    public func large186(_ x: Int) -> Int { x + 186 }
    public func large187(_ x: Int) -> Int { x + 187 }
    public func large188(_ x: Int) -> Int { x + 188 }
    public func large189(_ x: Int) -> Int { x + 189 }
    public func large190(_ x: Int) -> Int { x + 190 }
    public func large191(_ x: Int) -> Int { x + 191 }
    public func large192(_ x: Int) -> Int { x + 192 }
    public func large193(_ x: Int) -> Int { x + 193 }
    public func large194(_ x: Int) -> Int { x + 194 }
    public func large195(_ x: Int) -> Int { x + 195 }
    public func large196(_ x: Int) -> Int { x + 196 }
    public func large197(_ x: Int) -> Int { x + 197 }
    public func large198(_ x: Int) -> Int { x + 198 }
    public func large199(_ x: Int) -> Int { x + 199 }
    public func large200(_ x: Int) -> Int { x + 200 }
    public func large201(_ x: Int) -> Int { x + 201 }
    public func large202(_ x: Int) -> Int { x + 202 }
    public func large203(_ x: Int) -> Int { x + 203 }
    public func large204(_ x: Int) -> Int { x + 204 }
    public func large205(_ x: Int) -> Int { x + 205 }
    public func large206(_ x: Int) -> Int { x + 206 }
    public func large207(_ x: Int) -> Int { x + 207 }
    public func large208(_ x: Int) -> Int { x + 208 }
    public func large209(_ x: Int) -> Int { x + 209 }
    public func large210(_ x: Int) -> Int { x + 210 }
    public func large211(_ x: Int) -> Int { x + 211 }
    public func large212(_ x: Int) -> Int { x + 212 }
    public func large213(_ x: Int) -> Int { x + 213 }
    public func large214(_ x: Int) -> Int { x + 214 }
    public func large215(_ x: Int) -> Int { x + 215 }
    public func large216(_ x: Int) -> Int { x + 216 }
    public func large217(_ x: Int) -> Int { x + 217 }
    public func large218(_ x: Int) -> Int { x + 218 }
    public func large219(_ x: Int) -> Int { x + 219 }
    public func large220(_ x: Int) -> Int { x + 220 }
    public func large221(_ x: Int) -> Int { x + 221 }
    public func large222(_ x: Int) -> Int { x + 222 }
    public func large223(_ x: Int) -> Int { x + 223 }
    public func large224(_ x: Int) -> Int { x + 224 }
    public func large225(_ x: Int) -> Int { x + 225 }
    public func large226(_ x: Int) -> Int { x + 226 }
    public func large227(_ x: Int) -> Int { x + 227 }
    public func large228(_ x: Int) -> Int { x + 228 }
    public func large229(_ x: Int) -> Int { x + 229 }
    public func large230(_ x: Int) -> Int { x + 230 }
    public func large231(_ x: Int) -> Int { x + 231 }
    public func large232(_ x: Int) -> Int { x + 232 }
    public func large233(_ x: Int) -> Int { x + 233 }
    public func large234(_ x: Int) -> Int { x + 234 }
    public func large235(_ x: Int) -> Int { x + 235 }
    public func large236(_ x: Int) -> Int { x + 236 }
    public func large237(_ x: Int) -> Int { x + 237 }
    public func large238(_ x: Int) -> Int { x + 238 }
    public func large239(_ x: Int) -> Int { x + 239 }
    public func large240(_ x: Int) -> Int { x + 240 }
    public func large241(_ x: Int) -> Int { x + 241 }
    public func large242(_ x: Int) -> Int { x + 242 }
    public func large243(_ x: Int) -> Int { x + 243 }
    public func large244(_ x: Int) -> Int { x + 244 }
    public func large245(_ x: Int) -> Int { x + 245 }
    public func large246(_ x: Int) -> Int { x + 246 }
    public func large247(_ x: Int) -> Int { x + 247 }
    public func large248(_ x: Int) -> Int { x + 248 }
    public func large249(_ x: Int) -> Int { x + 249 }
    public func large250(_ x: Int) -> Int { x + 250 }
    public func large251(_ x: Int) -> Int { x + 251 }
    public func large252(_ x: Int) -> Int { x + 252 }
    public func large253(_ x: Int) -> Int { x + 253 }
    public func large254(_ x: Int) -> Int { x + 254 }
    public func large255(_ x: Int) -> Int { x + 255 }
    public func large256(_ x: Int) -> Int { x + 256 }
    public func large257(_ x: Int) -> Int { x + 257 }
    public func large258(_ x: Int) -> Int { x + 258 }
    public func large259(_ x: Int) -> Int { x + 259 }
    public func large260(_ x: Int) -> Int { x + 260 }
    public func large261(_ x: Int) -> Int { x + 261 }
    public func large262(_ x: Int) -> Int { x + 262 }
    public func large263(_ x: Int) -> Int { x + 263 }
    public func large264(_ x: Int) -> Int { x + 264 }
    public func large265(_ x: Int) -> Int { x + 265 }
    public func large266(_ x: Int) -> Int { x + 266 }
    public func large267(_ x: Int) -> Int { x + 267 }
    public func large268(_ x: Int) -> Int { x + 268 }
    public func large269(_ x: Int) -> Int { x + 269 }
    public func large270(_ x: Int) -> Int { x + 270 }
    public func large271(_ x: Int) -> Int { x + 271 }
    public func large272(_ x: Int) -> Int { x + 272 }
    public func large273(_ x: Int) -> Int { x + 273 }
    public func large274(_ x: Int) -> Int { x + 274 }
    public func large275(_ x: Int) -> Int { x + 275 }
    public func large276(_ x: Int) -> Int { x + 276 }
    public func large277(_ x: Int) -> Int { x + 277 }
    public func large278(_ x: Int) -> Int { x + 278 }
    public func large279(_ x: Int) -> Int { x + 279 }
    public func large280(_ x: Int) -> Int { x + 280 }
    public func large281(_ x: Int) -> Int { x + 281 }
    public func large282(_ x: Int) -> Int { x + 282 }
    public func large283(_ x: Int) -> Int { x + 283 }
    public func large284(_ x: Int) -> Int { x + 284 }
    public func large285(_ x: Int) -> Int { x + 285 }
    public func large286(_ x: Int) -> Int { x + 286 }
    public func large287(_ x: Int) -> Int { x + 287 }
    public func large288(_ x: Int) -> Int { x + 288 }
    public func large289(_ x: Int) -> Int { x + 289 }
    public func large290(_ x: Int) -> Int { x + 290 }
    public func large291(_ x: Int) -> Int { x + 291 }
    public func large292(_ x: Int) -> Int { x + 292 }
    public func large293(_ x: Int) -> Int { x + 293 }
    public func large294(_ x: Int) -> Int { x + 294 }
    public func large295(_ x: Int) -> Int { x + 295 }
    public func large296(_ x: Int) -> Int { x + 296 }
    public func large297(_ x: Int) -> Int { x + 297 }
    public func large298(_ x: Int) -> Int { x + 298 }
    public func large299(_ x: Int) -> Int { x + 299 }
}

/// All requirements called in order.
public func callAll(_ delegate: any LargeDelegate, _ x: Int) -> [Int] {
    var results: [Int] = []
    results.append(delegate.large0(x))
    results.append(delegate.large1(x))
    results.append(delegate.large2(x))
    results.append(delegate.large3(x))
    results.append(delegate.large4(x))
    results.append(delegate.large5(x))
    results.append(delegate.large6(x))
    results.append(delegate.large7(x))
    results.append(delegate.large8(x))
    results.append(delegate.large9(x))
    results.append(delegate.large10(x))
    results.append(delegate.large11(x))
    results.append(delegate.large12(x))
    results.append(delegate.large13(x))
    results.append(delegate.large14(x))
    results.append(delegate.large15(x))
    results.append(delegate.large16(x))
    results.append(delegate.large17(x))
    results.append(delegate.large18(x))
    results.append(delegate.large19(x))
    results.append(delegate.large20(x))
    results.append(delegate.large21(x))
    results.append(delegate.large22(x))
    results.append(delegate.large23(x))
    results.append(delegate.large24(x))
    results.append(delegate.large25(x))
    results.append(delegate.large26(x))
    results.append(delegate.large27(x))
    results.append(delegate.large28(x))
    results.append(delegate.large29(x))
    results.append(delegate.large30(x))
    results.append(delegate.large31(x))
    results.append(delegate.large32(x))
    results.append(delegate.large33(x))
    results.append(delegate.large34(x))
    results.append(delegate.large35(x))
    results.append(delegate.large36(x))
    results.append(delegate.large37(x))
    results.append(delegate.large38(x))
    results.append(delegate.large39(x))
    results.append(delegate.large40(x))
    results.append(delegate.large41(x))
    results.append(delegate.large42(x))
    results.append(delegate.large43(x))
    results.append(delegate.large44(x))
    results.append(delegate.large45(x))
    results.append(delegate.large46(x))
    results.append(delegate.large47(x))
    results.append(delegate.large48(x))
    results.append(delegate.large49(x))
    results.append(delegate.large50(x))
    results.append(delegate.large51(x))
    results.append(delegate.large52(x))
    results.append(delegate.large53(x))
    results.append(delegate.large54(x))
    results.append(delegate.large55(x))
    results.append(delegate.large56(x))
    results.append(delegate.large57(x))
    results.append(delegate.large58(x))
    results.append(delegate.large59(x))
    results.append(delegate.large60(x))
    results.append(delegate.large61(x))
    results.append(delegate.large62(x))
    results.append(delegate.large63(x))
    results.append(delegate.large64(x))
    results.append(delegate.large65(x))
    results.append(delegate.large66(x))
    results.append(delegate.large67(x))
    results.append(delegate.large68(x))
    results.append(delegate.large69(x))
    results.append(delegate.large70(x))
    results.append(delegate.large71(x))
    results.append(delegate.large72(x))
    results.append(delegate.large73(x))
    results.append(delegate.large74(x))
    results.append(delegate.large75(x))
    results.append(delegate.large76(x))
    results.append(delegate.large77(x))
    results.append(delegate.large78(x))
    results.append(delegate.large79(x))
    results.append(delegate.large80(x))
    results.append(delegate.large81(x))
    results.append(delegate.large82(x))
    results.append(delegate.large83(x))
    results.append(delegate.large84(x))
    results.append(delegate.large85(x))
    results.append(delegate.large86(x))
    results.append(delegate.large87(x))
    results.append(delegate.large88(x))
    results.append(delegate.large89(x))
    results.append(delegate.large90(x))
    results.append(delegate.large91(x))
    results.append(delegate.large92(x))
    results.append(delegate.large93(x))
    results.append(delegate.large94(x))
    results.append(delegate.large95(x))
    results.append(delegate.large96(x))
    results.append(delegate.large97(x))
    results.append(delegate.large98(x))
    results.append(delegate.large99(x))
    results.append(delegate.large100(x))
    results.append(delegate.large101(x))
    results.append(delegate.large102(x))
    results.append(delegate.large103(x))
    results.append(delegate.large104(x))
    results.append(delegate.large105(x))
    results.append(delegate.large106(x))
    results.append(delegate.large107(x))
    results.append(delegate.large108(x))
    results.append(delegate.large109(x))
    results.append(delegate.large110(x))
    results.append(delegate.large111(x))
    results.append(delegate.large112(x))
    results.append(delegate.large113(x))
    results.append(delegate.large114(x))
    results.append(delegate.large115(x))
    results.append(delegate.large116(x))
    results.append(delegate.large117(x))
    results.append(delegate.large118(x))
    results.append(delegate.large119(x))
    results.append(delegate.large120(x))
    results.append(delegate.large121(x))
    results.append(delegate.large122(x))
    results.append(delegate.large123(x))
    results.append(delegate.large124(x))
    results.append(delegate.large125(x))
    results.append(delegate.large126(x))
    results.append(delegate.large127(x))
    results.append(delegate.large128(x))
    results.append(delegate.large129(x))
    results.append(delegate.large130(x))
    results.append(delegate.large131(x))
    results.append(delegate.large132(x))
    results.append(delegate.large133(x))
    results.append(delegate.large134(x))
    results.append(delegate.large135(x))
    results.append(delegate.large136(x))
    results.append(delegate.large137(x))
    results.append(delegate.large138(x))
    results.append(delegate.large139(x))
    results.append(delegate.large140(x))
    results.append(delegate.large141(x))
    results.append(delegate.large142(x))
    results.append(delegate.large143(x))
    results.append(delegate.large144(x))
    results.append(delegate.large145(x))
    results.append(delegate.large146(x))
    results.append(delegate.large147(x))
    results.append(delegate.large148(x))
    results.append(delegate.large149(x))
    results.append(delegate.large150(x))
    results.append(delegate.large151(x))
    results.append(delegate.large152(x))
    results.append(delegate.large153(x))
    results.append(delegate.large154(x))
    results.append(delegate.large155(x))
    results.append(delegate.large156(x))
    results.append(delegate.large157(x))
    results.append(delegate.large158(x))
    results.append(delegate.large159(x))
    results.append(delegate.large160(x))
    results.append(delegate.large161(x))
    results.append(delegate.large162(x))
    results.append(delegate.large163(x))
    results.append(delegate.large164(x))
    results.append(delegate.large165(x))
    results.append(delegate.large166(x))
    results.append(delegate.large167(x))
    results.append(delegate.large168(x))
    results.append(delegate.large169(x))
    results.append(delegate.large170(x))
    results.append(delegate.large171(x))
    results.append(delegate.large172(x))
    results.append(delegate.large173(x))
    results.append(delegate.large174(x))
    results.append(delegate.large175(x))
    results.append(delegate.large176(x))
    results.append(delegate.large177(x))
    results.append(delegate.large178(x))
    results.append(delegate.large179(x))
    results.append(delegate.large180(x))
    results.append(delegate.large181(x))
    results.append(delegate.large182(x))
    results.append(delegate.large183(x))
    results.append(delegate.large184(x))
    results.append(delegate.large185(x))
    results.append(delegate.large186(x))
    results.append(delegate.large187(x))
    results.append(delegate.large188(x))
    results.append(delegate.large189(x))
    results.append(delegate.large190(x))
    results.append(delegate.large191(x))
    results.append(delegate.large192(x))
    results.append(delegate.large193(x))
    results.append(delegate.large194(x))
    results.append(delegate.large195(x))
    results.append(delegate.large196(x))
    results.append(delegate.large197(x))
    results.append(delegate.large198(x))
    results.append(delegate.large199(x))
    results.append(delegate.large200(x))
    results.append(delegate.large201(x))
    results.append(delegate.large202(x))
    results.append(delegate.large203(x))
    results.append(delegate.large204(x))
    results.append(delegate.large205(x))
    results.append(delegate.large206(x))
    results.append(delegate.large207(x))
    results.append(delegate.large208(x))
    results.append(delegate.large209(x))
    results.append(delegate.large210(x))
    results.append(delegate.large211(x))
    results.append(delegate.large212(x))
    results.append(delegate.large213(x))
    results.append(delegate.large214(x))
    results.append(delegate.large215(x))
    results.append(delegate.large216(x))
    results.append(delegate.large217(x))
    results.append(delegate.large218(x))
    results.append(delegate.large219(x))
    results.append(delegate.large220(x))
    results.append(delegate.large221(x))
    results.append(delegate.large222(x))
    results.append(delegate.large223(x))
    results.append(delegate.large224(x))
    results.append(delegate.large225(x))
    results.append(delegate.large226(x))
    results.append(delegate.large227(x))
    results.append(delegate.large228(x))
    results.append(delegate.large229(x))
    results.append(delegate.large230(x))
    results.append(delegate.large231(x))
    results.append(delegate.large232(x))
    results.append(delegate.large233(x))
    results.append(delegate.large234(x))
    results.append(delegate.large235(x))
    results.append(delegate.large236(x))
    results.append(delegate.large237(x))
    results.append(delegate.large238(x))
    results.append(delegate.large239(x))
    results.append(delegate.large240(x))
    results.append(delegate.large241(x))
    results.append(delegate.large242(x))
    results.append(delegate.large243(x))
    results.append(delegate.large244(x))
    results.append(delegate.large245(x))
    results.append(delegate.large246(x))
    results.append(delegate.large247(x))
    results.append(delegate.large248(x))
    results.append(delegate.large249(x))
    results.append(delegate.large250(x))
    results.append(delegate.large251(x))
    results.append(delegate.large252(x))
    results.append(delegate.large253(x))
    results.append(delegate.large254(x))
    results.append(delegate.large255(x))
    results.append(delegate.large256(x))
    results.append(delegate.large257(x))
    results.append(delegate.large258(x))
    results.append(delegate.large259(x))
    results.append(delegate.large260(x))
    results.append(delegate.large261(x))
    results.append(delegate.large262(x))
    results.append(delegate.large263(x))
    results.append(delegate.large264(x))
    results.append(delegate.large265(x))
    results.append(delegate.large266(x))
    results.append(delegate.large267(x))
    results.append(delegate.large268(x))
    results.append(delegate.large269(x))
    results.append(delegate.large270(x))
    results.append(delegate.large271(x))
    results.append(delegate.large272(x))
    results.append(delegate.large273(x))
    results.append(delegate.large274(x))
    results.append(delegate.large275(x))
    results.append(delegate.large276(x))
    results.append(delegate.large277(x))
    results.append(delegate.large278(x))
    results.append(delegate.large279(x))
    results.append(delegate.large280(x))
    results.append(delegate.large281(x))
    results.append(delegate.large282(x))
    results.append(delegate.large283(x))
    results.append(delegate.large284(x))
    results.append(delegate.large285(x))
    results.append(delegate.large286(x))
    results.append(delegate.large287(x))
    results.append(delegate.large288(x))
    results.append(delegate.large289(x))
    results.append(delegate.large290(x))
    results.append(delegate.large291(x))
    results.append(delegate.large292(x))
    results.append(delegate.large293(x))
    results.append(delegate.large294(x))
    results.append(delegate.large295(x))
    results.append(delegate.large296(x))
    results.append(delegate.large297(x))
    results.append(delegate.large298(x))
    results.append(delegate.large299(x))
    return results
}
