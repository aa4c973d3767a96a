#include "CSwiftCall/method.h"

cffi_swift_value_functions cffi_swift_values;

void cffi_set_swift_value_functions(cffi_swift_value_functions functions) {
    cffi_swift_values = functions;
}

cffi_piece *cffi_method_pieces(cffi_method *method) {
    return method->pieces;
}

cffi_check *cffi_method_checks(cffi_method *method) {
    return (cffi_check *)(method->pieces + method->piece_count + 2);
}

cffi_piece *cffi_method_results(cffi_method *method) {
    return (cffi_piece *)(cffi_method_checks(method) + method->check_count);
}

cffi_piece *cffi_method_errors(cffi_method *method) {
    return cffi_method_results(method) + method->result_piece_count;
}
