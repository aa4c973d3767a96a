// C functions that Expat, SQLite and the C library call in the tests: the originals behind a proxy.
//
// Each writes what it hears to the log that it gets as its context, so that a test sees the order of calls, and that
// the context arrived. Nothing here names a type of the libraries, and where their headers are missing their functions
// are, too: whoever builds the package without its tests needs neither.

#ifndef C_LIBRARY_FIXTURES_H
#define C_LIBRARY_FIXTURES_H

#include <stddef.h>
#include <stdint.h>

// MARK: The log

typedef struct fixture_log fixture_log;

fixture_log *fixture_log_create(void);
void fixture_log_free(fixture_log *log);
// Adds a line. `log` is a fixture_log, as a context.
void fixture_log_add(void *log, const char *line);
// The lines so far, each with its end.
const char *fixture_log_text(const fixture_log *log);
// What the functions with a result give, where it is theirs to decide: 0 until it is set.
void fixture_log_decide(fixture_log *log, int decision);

// MARK: Expat

void fixture_start(void *log, const char *name, const char **attributes);
void fixture_end(void *log, const char *name);
void fixture_text(void *log, const char *text, int length);
void fixture_instruction(void *log, const char *target, const char *data);
void fixture_comment(void *log, const char *text);
// An XML_UnknownEncodingHandler: knows "x-greek", which is ASCII with the small Greek letters from byte 0xE1 on. It
// adds to the log what it finds for that byte.
const void *fixture_unknown_encoding(void);

// How often, and a hash of every byte that came.
typedef struct fixture_tally {
    size_t starts, ends, texts, instructions, comments, attributes;
    uint64_t hash;
} fixture_tally;

void fixture_tally_start(void *tally, const char *name, const char **attributes);
void fixture_tally_end(void *tally, const char *name);
void fixture_tally_text(void *tally, const char *text, int length);
void fixture_tally_instruction(void *tally, const char *target, const char *data);
void fixture_tally_comment(void *tally, const char *text);

// MARK: SQLite

struct sqlite3_context;
struct sqlite3_value;

void fixture_update(void *log, int operation, const char *database, const char *table, int64_t row);
// The decision: not 0 makes the commit a rollback.
int fixture_commit(void *log);
void fixture_rollback(void *log);
int fixture_trace(unsigned event, void *log, void *statement, void *text);
// The decision for deletions; others are allowed.
int fixture_authorize(void *log, int action, const char *first, const char *second, const char *database,
                      const char *trigger);
// Tries again as often as the decision says.
int fixture_busy(void *log, int count);
// An SQL function: the sum of its arguments. Its log is the function's user data, as that of the next two.
void fixture_sum(struct sqlite3_context *context, int count, struct sqlite3_value **values);
// An aggregate: the product.
void fixture_product_step(struct sqlite3_context *context, int count, struct sqlite3_value **values);
void fixture_product_final(struct sqlite3_context *context);
// A collation: from the last character to the first.
int fixture_collate(void *log, int left_length, const void *left, int right_length, const void *right);

// MARK: printf

// One printed line with arguments that are promoted, as a C compiler passes them.
int fixture_print_promoted(char *buffer, size_t size, signed char small, unsigned char byte, short word,
                           unsigned short wide, _Bool flag, float number);
// One printed line with sixteen arguments of the format: integers and numbers in turn, and a string at the end.
int fixture_print_sixteen(char *buffer, size_t size, const int64_t integers[8], const double numbers[7],
                          const char *end);
const char *fixture_promoted_format(void);
const char *fixture_sixteen_format(void);

#endif
