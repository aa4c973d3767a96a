#include "CSwiftCall/method.h"
#include "CSwiftCall/frame.h"

cffi_swift_value_functions cffi_swift_values;

void cffi_set_swift_value_functions(cffi_swift_value_functions functions) {
    cffi_swift_values = functions;
}

cffi_piece *cffi_method_pieces(cffi_method *method) {
    return method->pieces;
}

cffi_piece *cffi_method_results(cffi_method *method) {
    return (cffi_piece *)(cffi_method_checks(method) + method->check_count);
}

/// The first of the integer registers that hold a value of `size` bytes as it lies in memory, a word each; -1 if they
/// do not.
static int8_t first_register(const cffi_piece *pieces, uint32_t count, uint32_t size) {
    if (size > count * sizeof(uint64_t)) return -1;
    for (uint32_t i = 0; i < count; i++) {
        const cffi_piece *piece = &pieces[i];
        if (piece->place != cffi_place_integer || piece->size > sizeof(uint64_t)) return -1;
        if (piece->index != pieces->index + i || piece->offset != i * sizeof(uint64_t)) return -1;
    }
    return count == 0 ? 0 : (int8_t)pieces->index;
}

/// Where a piece is in a `cffi_caught`, in bytes; -1 if it is elsewhere.
static ptrdiff_t place_in_registers(const cffi_piece *piece) {
    switch (piece->place) {
    case cffi_place_integer: return (ptrdiff_t)(offsetof(cffi_caught, integers) + piece->index * sizeof(uint64_t));
    case cffi_place_vector: return (ptrdiff_t)(offsetof(cffi_caught, vectors) + piece->index * sizeof(cffi_vector));
    default: return -1;
    }
}

/// Finds where the registers have each word of the arguments. Bytes behind a piece in its word may be anything.
static uint8_t find_words(const cffi_method *method, uint8_t *words) {
    uint32_t count = 0;
    for (const cffi_piece *piece = method->pieces; piece != method->pieces + method->piece_count; piece++) {
        ptrdiff_t place = place_in_registers(piece);
        if (place < 0) return 0;
        for (uint32_t done = 0; done < piece->size; done += sizeof(uint64_t)) {
            // A word that several pieces share, or that none has, is not found like this.
            if (count == CFFI_WORDS_OF_ARGUMENTS || piece->offset + done != count * sizeof(uint64_t)) return 0;
            words[count++] = (uint8_t)(((size_t)place + done) / sizeof(uint64_t));
        }
    }
    return method->size <= count * sizeof(uint64_t) ? (uint8_t)count : 0;
}

/// The integer registers that hold a bit.
static uint16_t find_bits(const cffi_piece *pieces, uint32_t count) {
    uint16_t found = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (pieces[i].is_bit && pieces[i].place == cffi_place_integer) found |= (uint16_t)(1u << pieces[i].index);
    }
    return found;
}

void cffi_method_settle(cffi_method *method) {
    method->word_count = method->alignment <= sizeof(cffi_vector) ? find_words(method, method->words) : 0;
    // Registers are saved at multiples of eight bytes, and of sixteen for vectors. Memory has the bytes of a number
    // from its low end on, on every processor that has entries.
    bool is_aligned = method->alignment <= sizeof(uint64_t);
    method->arguments_register = is_aligned ? first_register(method->pieces, method->piece_count, method->size) : -1;
    const cffi_piece *results = cffi_method_results(method);
    uint32_t count = method->result_piece_count;
    method->bit_registers = find_bits(method->pieces, method->piece_count);
    method->result_bit_registers = (uint8_t)find_bits(results, count);
    method->result_offset = -1;
    if (count == 1 && results->place == cffi_place_vector && results->offset == 0) {
        method->result_offset = (int8_t)(offsetof(cffi_swift_results, vectors) + results->index * sizeof(cffi_vector));
    } else if (first_register(results, count, method->result_is_indirect ? 0 : method->result_size) == 0) {
        method->result_offset = offsetof(cffi_swift_results, integers);
    }
}

cffi_piece *cffi_method_errors(cffi_method *method) {
    return cffi_method_results(method) + method->result_piece_count;
}
