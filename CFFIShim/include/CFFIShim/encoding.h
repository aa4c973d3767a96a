// Parses type encodings, as Objective-C compilers write them, into types with sizes and alignments.
//
// An encoding is the result's type, then each argument's type; a frame offset may follow each type:
// "v24@0:8q16", "{CGRect={CGPoint=dd}{CGSize=dd}}@:". Sources: clang, lib/AST/ASTContext.cpp,
// getObjCEncodingForTypeImpl; Apple, Objective-C Runtime Programming Guide, "Type Encodings".
//
//   c C s S i I q Q    signed and unsigned integers of 1, 2, 4 and 8 bytes
//   l L                of 4 bytes, also where long has 8: compilers write q for such a long
//   B f d D v          bool, float, double, long double, void (as the result, or behind a pointer)
//   * @ @"Name" @? # : ^type ^?   pointers: string, object, block, class, selector, pointer, function
//   {name=types}       structure, [12type] array in a structure, (name=types) union; members may have "names"
//   j                  before f d D: complex. Other qualifiers (r n N o O R V A) say nothing about a call, and are
//   skipped
//
// Refused, by name: bit-fields (b) by value, 128-bit integers (t T), vectors (!), atoms (%), arrays as arguments (C
// passes their address), empty and incomplete structures by value, atomic structures and complex numbers, long double
// in a union. Behind a pointer any well-formed type is accepted; it is not laid out. A structure is laid out by C's
// default rules: a packed structure, or one with an alignment attribute, has the same encoding as one without, so the
// parser cannot tell them apart.

#ifndef CFFI_ENCODING_H
#define CFFI_ENCODING_H

#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Limits that keep any encoding, even a hostile one, from taking too much time, memory or stack.
enum {
    /// The longest encoding, in bytes.
    CFFI_ENCODING_LENGTH = 8192,
    /// How deep types may be nested.
    CFFI_ENCODING_DEPTH = 32,
    /// How many arguments there may be. C promises 127.
    CFFI_ENCODING_ARGUMENTS = 255,
    /// How large a type may be, and all arguments together, in bytes: they travel by way of the stack.
    CFFI_ENCODING_SIZE = 65536,
};

typedef enum cffi_type_kind {
    cffi_type_void,
    cffi_type_bool,
    cffi_type_int8,
    cffi_type_uint8,
    cffi_type_int16,
    cffi_type_uint16,
    cffi_type_int32,
    cffi_type_uint32,
    cffi_type_int64,
    cffi_type_uint64,
    cffi_type_pointer,
    cffi_type_string,
    cffi_type_object,
    cffi_type_block,
    cffi_type_class,
    cffi_type_selector,
    cffi_type_function,
    cffi_type_float,
    cffi_type_double,
    cffi_type_long_double,
    cffi_type_complex_float,
    cffi_type_complex_double,
    cffi_type_complex_long_double,
    cffi_type_struct,
    cffi_type_union,
    cffi_type_array,
} cffi_type_kind;

/// One type. Its members, or an array's element type, follow it in memory, each with its own members behind it. The
/// first member is the next `cffi_type`; the member after that is `span` entries further on.
typedef struct cffi_type {
    cffi_type_kind kind;
    /// How many `cffi_type` entries this type takes in all, including itself.
    uint32_t span;
    /// The number of members of a structure or union; the length of an array, whose elements share one `cffi_type`;
    /// else 0.
    uint32_t count;
    /// In bytes.
    uint32_t size, alignment;
    /// The offset in the structure or union that this type is a member of, in bytes.
    uint32_t offset;
    /// Where the encoding has the type's text, without qualifiers: first byte and length.
    uint32_t text, text_length;
} cffi_type;

typedef enum cffi_encoding_problem {
    /// The text is not an encoding.
    cffi_encoding_malformed,
    /// The encoding is valid, but something in it cannot be passed by value, or not exactly.
    cffi_encoding_unsupported,
    /// The encoding exceeds one of the limits above.
    cffi_encoding_too_large,
    /// Out of memory. The encoding may be valid.
    cffi_encoding_no_memory,
    /// The process has as many signatures as it may have (CFFIShim/signature.h). The encoding is valid.
    cffi_encoding_too_many,
} cffi_encoding_problem;

typedef struct cffi_encoding_error {
    cffi_encoding_problem problem;
    /// The byte of the encoding that the error is about, from 0; the encoding's length if it ended too early.
    uint32_t position;
    /// The byte that is there, 0 at the end.
    char found;
    /// What was expected there, or what is refused: never null, never freed.
    const char *expected;
} cffi_encoding_error;

/// An encoding's types. Immutable, so any thread may read it.
typedef struct cffi_encoding {
    /// How many types there are, the result included: at least 1.
    uint32_t count;
    uint32_t node_count;
    /// The result, its members, then each argument with its members.
    cffi_type types[];
} cffi_encoding;

/// Parses the `length` bytes at `text`, which need not end with a zero byte. If the encoding is refused, returns null
/// and fills in `error`. The caller frees the result with `cffi_encoding_free`.
cffi_encoding *cffi_encoding_parse(const char *text, size_t length, cffi_encoding_error *error);

void cffi_encoding_free(cffi_encoding *encoding);

/// Returns `encoding->types`, a flexible array, which Swift does not import.
const cffi_type *cffi_encoding_first(const cffi_encoding *encoding);

/// Writes a sentence about an error to `buffer`, cut to `size` bytes with the zero byte; returns its full length.
size_t cffi_encoding_describe(const cffi_encoding_error *error, char *buffer, size_t size);

CFFI_EXPORTS_END

#endif
