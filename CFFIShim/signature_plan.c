// Which signatures need nothing but registers, and where the values of the others go.
//
// x86-64: System V ABI 1.0, 3.2.3, "Classification" and "Passing". Each eight bytes of a structure of at most 16 bytes
// have class SSE if everything in them is floating, else INTEGER. A structure lies on the stack if registers cannot
// take all of it, if it is larger, or if it has a long double; it then uses up no registers.
// arm64: AAPCS64 6.8.2, stages B and C; results 6.9. No plan for the stack on Apple's, where arguments are packed
// closer.

#include "invocation_internal.h"
#include "invocation_registers.h"

/// How a scalar is loaded into a register; -1 if it does not go into one.
static int load_for(cffi_type_kind kind) {
    switch (kind) {
    case cffi_type_int8: return cffi_load_int8;
    case cffi_type_bool:
    case cffi_type_uint8: return cffi_load_uint8;
    case cffi_type_int16: return cffi_load_int16;
    case cffi_type_uint16: return cffi_load_uint16;
    case cffi_type_int32: return cffi_load_int32;
    case cffi_type_uint32: return cffi_load_uint32;
    case cffi_type_float: return cffi_load_float;
    case cffi_type_double: return cffi_load_double;
    case cffi_type_long_double:
    case cffi_type_complex_float:
    case cffi_type_complex_double:
    case cffi_type_complex_long_double:
    case cffi_type_struct:
    case cffi_type_union:
    case cffi_type_array:
    case cffi_type_void: return -1;
    default: return sizeof(void *) == 8 ? cffi_load_word : cffi_load_uint32;
    }
}

void cffi_signature_find_registers(cffi_signature *signature) {
    uint32_t integers = 0, vectors = 0;
    bool are_words = true;
    const cffi_type *result = cffi_signature_result(signature);
    signature->in_registers = signature->is_in_words = false;
    // Apple passes variadic arguments on the stack; elsewhere x86-64 wants the number of vector registers in a
    // register.
    if (CFFI_CALL_REGISTERS == 0 || signature->fixed_arguments != CFFI_NOT_VARIADIC) return;
    if (result->kind != cffi_type_void && load_for(result->kind) < 0) return;
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        int load = load_for(cffi_signature_argument(signature, i)->kind);
        if (load < 0) return;
        are_words = are_words && load == cffi_load_word;
        bool is_vector = load >= cffi_load_float;
        uint32_t index = is_vector ? vectors++ : integers++;
        if (integers > CFFI_CALL_INTEGERS || vectors > CFFI_CALL_VECTORS) return;
        signature->registers[i] = (cffi_register_argument){(uint8_t)load, (uint8_t)index};
    }
    signature->takes_vectors = vectors > 0;
    signature->returns_vector = result->kind == cffi_type_float || result->kind == cffi_type_double;
    signature->result_size = result->size;
    signature->is_in_words = are_words && !signature->returns_vector;
    signature->in_registers = true;
}

#if CFFI_HAS_PLANS

/// The registers and the stack that have been assigned so far.
typedef struct planner {
    cffi_plan *plan;
    uint32_t integers, vectors, stack;
    uint16_t argument;
} planner;

static uint32_t aligned(uint32_t size, uint32_t alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

static cffi_plan_piece *add(planner *p, uint32_t from, uint32_t size, cffi_load load, size_t to) {
    cffi_plan_piece *piece = &p->plan->pieces[p->plan->piece_count++];
    *piece = (cffi_plan_piece){(int32_t)from, (int32_t)to, size, p->argument, (uint8_t)load, false};
    return piece;
}

/// Assigns a place on the stack: at least 8 bytes, even for a smaller alignment.
static void add_on_stack(planner *p, uint32_t size, uint32_t alignment, cffi_load load) {
    p->stack = aligned(p->stack, alignment < 8 ? 8 : alignment);
    add(p, 0, size, load, p->stack)->on_stack = true;
    p->stack += aligned(size, 8);
}

static void add_integer(planner *p, uint32_t from, uint32_t size, cffi_load load) {
    add(p, from, size, load, offsetof(cffi_registers, integers) + 8 * p->integers++);
}

static void add_vector(planner *p, uint32_t from, uint32_t size, cffi_load load) {
    add(p, from, size, load, offsetof(cffi_registers, vectors) + sizeof(cffi_invocation_vector) * p->vectors++);
}

static cffi_load load_of_part(uint32_t size) {
    return size == 8 ? cffi_load_word : size > 8 ? cffi_load_bytes : size == 4 ? cffi_load_uint32 : cffi_load_some;
}

static void add_result(cffi_plan *plan, uint32_t from, size_t to, uint32_t size) {
    plan->result_pieces[plan->result_piece_count++] =
        (cffi_plan_piece){.from = (int32_t)from, .to = (int32_t)to, .size = size};
}

// MARK: x86-64

#if defined(__x86_64__)

static bool has_long_double(const cffi_type *type) {
    return cffi_leaves_between(type, 0, type->size).long_double;
}

/// Whether eight bytes of a type that is passed in registers go into a vector register.
static bool is_sse(const cffi_type *type, uint32_t from) {
    return !cffi_leaves_between(type, from, from + 8).integer;
}

static bool is_in_memory(const cffi_type *type) {
    return type->size > 16 || has_long_double(type);
}

static void place_argument(planner *p, const cffi_type *type) {
    int load = load_for(type->kind);
    if (load >= 0) {
        if (load >= cffi_load_float ? p->vectors < CFFI_CALL_VECTORS : p->integers < CFFI_CALL_INTEGERS) {
            (load >= cffi_load_float ? add_vector : add_integer)(p, 0, type->size, (cffi_load)load);
        } else {
            add_on_stack(p, type->size, type->alignment, (cffi_load)load);
        }
        return;
    }
    uint32_t integers = 0, vectors = 0;
    if (!is_in_memory(type)) {
        for (uint32_t from = 0; from < type->size; from += 8) ++*(is_sse(type, from) ? &vectors : &integers);
    }
    bool fits = p->integers + integers <= CFFI_CALL_INTEGERS && p->vectors + vectors <= CFFI_CALL_VECTORS;
    if (is_in_memory(type) || !fits) {
        add_on_stack(p, type->size, type->alignment, cffi_load_bytes);
        return;
    }
    for (uint32_t from = 0; from < type->size; from += 8) {
        uint32_t size = type->size - from < 8 ? type->size - from : 8;
        (is_sse(type, from) ? add_vector : add_integer)(p, from, size, load_of_part(size));
    }
}

static void place_result(cffi_plan *plan, const cffi_type *type) {
    // Classes X87 and COMPLEX_X87: a long double, a structure of one long double, a complex long double outside
    // structures.
    if (type->kind == cffi_type_complex_long_double || (type->size <= 16 && has_long_double(type))) {
        plan->x87_count = (uint8_t)(type->size / sizeof(long double));
        for (uint32_t i = 0; i < plan->x87_count; i++) {
            add_result(plan, i * sizeof(long double), offsetof(cffi_results, x87) + 16 * i, sizeof(long double));
        }
        return;
    }
    plan->result_in_memory = type->size > 16;
    if (plan->result_in_memory) return;
    uint32_t integers = 0, vectors = 0;
    for (uint32_t from = 0; from < type->size; from += 8) {
        size_t to = is_sse(type, from) ? offsetof(cffi_results, vectors) + 8 * vectors++
                                       : offsetof(cffi_results, integers) + 8 * integers++;
        uint32_t size = type->size - from < 8 ? type->size - from : 8;
        add_result(plan, from, to, size);
    }
}

// MARK: arm64

#else

/// The size of one float of a homogeneous aggregate or a floating scalar; 0 for other types.
static uint32_t homogeneous_size(const cffi_type *type) {
    cffi_leaves all = cffi_leaves_between(type, 0, type->size);
    if (!all.floating || all.integer || all.both_floats) return 0;
    uint32_t size = all.floating_kind == cffi_type_float    ? sizeof(float)
                    : all.floating_kind == cffi_type_double ? sizeof(double)
                                                            : sizeof(long double);
    return type->size <= 4 * size ? size : 0;
}

static void place_argument(planner *p, const cffi_type *type) {
    uint32_t part = homogeneous_size(type), words = (type->size + 7) / 8;
    int load = load_for(type->kind);
    bool by_address = part == 0 && load < 0 && type->size > 16;
    if (part != 0 && p->vectors + type->size / part <= CFFI_CALL_VECTORS) {
        for (uint32_t from = 0; from < type->size; from += part) add_vector(p, from, part, load_of_part(part));
    } else if (part != 0) {
        // C.3: no later argument goes into a vector register.
        p->vectors = CFFI_CALL_VECTORS;
        add_on_stack(p, type->size, type->alignment, load >= 0 ? (cffi_load)load : cffi_load_bytes);
    } else if (by_address || load >= 0) {
        cffi_load how = by_address ? cffi_load_address : (cffi_load)load;
        if (p->integers < CFFI_CALL_INTEGERS) {
            add_integer(p, 0, type->size, how);
        } else {
            add_on_stack(p, sizeof(void *), sizeof(void *), how);
        }
    } else if (p->integers + words <= CFFI_CALL_INTEGERS) {
        for (uint32_t from = 0; from < type->size; from += 8) {
            uint32_t size = type->size - from < 8 ? type->size - from : 8;
            add_integer(p, from, size, load_of_part(size));
        }
    } else {
        // C.13: no later argument goes into an integer register.
        p->integers = CFFI_CALL_INTEGERS;
        add_on_stack(p, type->size, type->alignment, cffi_load_bytes);
    }
}

static void place_result(cffi_plan *plan, const cffi_type *type) {
    uint32_t part = homogeneous_size(type);
    plan->result_in_memory = part == 0 && type->size > 16;
    if (plan->result_in_memory) return;
    uint32_t step = part != 0 ? part : 8;
    for (uint32_t from = 0; from < type->size; from += step) {
        uint32_t n = plan->result_piece_count, size = type->size - from < step ? type->size - from : step;
        size_t to = part != 0 ? offsetof(cffi_results, vectors) + sizeof(cffi_invocation_vector) * n
                              : offsetof(cffi_results, integers) + 8 * n;
        add_result(plan, from, to, size);
    }
}

#endif

// MARK: All arguments

/// An argument passed by address is a copy, which the called function may change. Copies lie behind the stack
/// arguments.
static void place_copies(planner *p, const cffi_signature *signature) {
    for (uint32_t i = 0, count = p->plan->piece_count; i < count; i++) {
        cffi_plan_piece *piece = &p->plan->pieces[i];
        if (piece->load != cffi_load_address) continue;
        const cffi_type *type = cffi_signature_argument(signature, piece->argument);
        p->stack = aligned(p->stack, 16);
        piece->from = (int32_t)p->stack;
        p->argument = piece->argument;
        add_on_stack(p, type->size, type->alignment, cffi_load_bytes);
    }
}

/// How a callback finds the argument whose pieces begin at `first`. `gathered`: how much memory earlier arguments use.
static cffi_callback_place place_in_callback(const cffi_plan *plan, uint32_t first, uint32_t *gathered) {
    const cffi_plan_piece *piece = &plan->pieces[first];
    uint32_t count = plan->piece_count - first;
    cffi_callback_place place = {piece->to, (uint16_t)first, (uint8_t)count, cffi_find_value};
    if (piece->on_stack) place.at += CFFI_INCOMING_STACK;
    if (piece->load == cffi_load_address) place.find = cffi_find_address;
    for (uint32_t i = 1; i < count; i++) {
        if (piece[i].to != piece->to + piece[i].from) place.find = cffi_find_pieces;
    }
    if (place.find == cffi_find_pieces) {
        place.at = (int32_t)*gathered;
        *gathered += aligned((uint32_t)piece[count - 1].from + piece[count - 1].size, 16);
    }
    return place;
}

void cffi_signature_make_plan(cffi_signature *signature) {
    cffi_plan *plan = &signature->plan;
    planner p = {.plan = plan};
    const cffi_type *result = cffi_signature_result(signature);
    plan->result_size = result->size;
    plan->result_is_short = cffi_is_short_integer(result) || result->kind == cffi_type_float;
    plan->result_kind = (uint8_t)result->kind;
    if (result->kind != cffi_type_void) place_result(plan, result);
#if defined(__x86_64__)
    // The address of the result is the first argument.
    if (plan->result_in_memory) p.integers++;
#endif
    plan->is_plain = signature->argument_count <= CFFI_PLAIN_ARGUMENTS && plan->x87_count == 0 &&
                     !plan->result_in_memory &&
                     (result->kind == cffi_type_void || (plan->result_piece_count == 1 && result->size <= 8));
    uint32_t gathered = 0;
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        uint32_t first = plan->piece_count;
        p.argument = (uint16_t)i;
        place_argument(&p, cffi_signature_argument(signature, i));
        plan->places[i] = place_in_callback(plan, first, &gathered);
        plan->is_plain = plan->is_plain && plan->places[i].find == cffi_find_value;
    }
#if defined(__APPLE__) && defined(__aarch64__)
    if (p.stack > 0 || signature->fixed_arguments != CFFI_NOT_VARIADIC) return;
#endif
    if (gathered > CFFI_GATHERED_SIZE) return;
    plan->vector_count = (uint8_t)p.vectors;
    place_copies(&p, signature);
    plan->stack_size = aligned(p.stack, 16);
    // From here on, places are relative to the registers, below which the stack lies.
    for (uint32_t i = 0; i < plan->piece_count; i++) {
        cffi_plan_piece *piece = &plan->pieces[i];
        if (piece->on_stack) piece->to -= (int32_t)plan->stack_size;
        if (piece->load == cffi_load_address) piece->from -= (int32_t)plan->stack_size;
    }
    plan->exists = true;
}

#else

void cffi_signature_make_plan(cffi_signature *signature) {
    (void)signature;
}

#endif
