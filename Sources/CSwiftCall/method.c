#include "CSwiftCall/method.h"

cffi_value_hooks cffi_installed_value_hooks;

void cffi_set_value_hooks(cffi_value_hooks hooks) {
    cffi_installed_value_hooks = hooks;
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
