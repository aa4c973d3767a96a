import CFFIShim
func cffi_encoding_result(_ e: UnsafeMutablePointer<cffi_encoding>) -> UnsafePointer<cffi_type> { UnsafePointer(UnsafeRawPointer(e + 1).assumingMemoryBound(to: cffi_type.self)) }
extension CLayout { func accepts(_ t: Any.Type) -> Bool { guard let o = CLayout(t) else { return false }; return o == self }
 static func leaf(of k: cffi_type_kind) -> (Leaf, parts: Int)? {
  switch k { case cffi_type_bool: (.bool,1)
  case cffi_type_int8: (.int8,1)
  case cffi_type_uint8: (.uint8,1)
  case cffi_type_int16: (.int16,1)
  case cffi_type_uint16: (.uint16,1)
  case cffi_type_int32: (.int32,1)
  case cffi_type_uint32: (.uint32,1)
  case cffi_type_int64: (.int64,1)
  case cffi_type_uint64: (.uint64,1)
  case cffi_type_float: (.float,1)
  case cffi_type_double: (.double,1)
  case cffi_type_object: (.object,1)
  case cffi_type_union: nil
  default: (.pointer, 1) } }
 mutating func add(_ l: Leaf, size: Int, at o: Int) { runs.append(Run(leaf: l, offset: o, count: 1)) }
}
