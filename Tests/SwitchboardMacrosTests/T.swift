#if Macros
import SwiftSyntaxMacrosTestSupport
#endif
