#include "log.h"

#if __has_include(<sqlite3.h>)
#include <sqlite3.h>

void fixture_update(void *log, int operation, const char *database, const char *table, int64_t row) {
    fixture_log_print(log, "original update %d %s.%s %lld", operation, database, table, (long long)row);
}

int fixture_commit(void *log) {
    fixture_log_add(log, "original commit");
    return fixture_log_decision(log);
}

void fixture_rollback(void *log) {
    fixture_log_add(log, "original rollback");
}

int fixture_trace(unsigned event, void *log, void *statement, void *text) {
    fixture_log_print(log, "original trace %u %s %s", event, (const char *)text, sqlite3_sql(statement));
    return 0;
}

int fixture_authorize(void *log, int action, const char *first, const char *second, const char *database,
                      const char *trigger) {
    if (action != SQLITE_DELETE) return SQLITE_OK;
    fixture_log_print(log, "original authorize %s %s %s %s", first, second ? second : "-", database,
                      trigger ? trigger : "-");
    return fixture_log_decision(log);
}

int fixture_busy(void *log, int count) {
    fixture_log_print(log, "original busy %d", count);
    return count < fixture_log_decision(log);
}

void fixture_sum(sqlite3_context *context, int count, sqlite3_value **values) {
    sqlite3_int64 sum = 0;
    for (int i = 0; i < count; i++) sum += sqlite3_value_int64(values[i]);
    fixture_log_print(sqlite3_user_data(context), "original sum %d", count);
    sqlite3_result_int64(context, sum);
}

// The aggregate's memory is zero at first, so it holds the product less one.
void fixture_product_step(sqlite3_context *context, int count, sqlite3_value **values) {
    sqlite3_int64 *less_one = sqlite3_aggregate_context(context, sizeof *less_one);
    if (!less_one) return sqlite3_result_error_nomem(context);
    for (int i = 0; i < count; i++) *less_one = (*less_one + 1) * sqlite3_value_int64(values[i]) - 1;
    fixture_log_print(sqlite3_user_data(context), "original step %lld", sqlite3_value_int64(values[0]));
}

void fixture_product_final(sqlite3_context *context) {
    sqlite3_int64 *less_one = sqlite3_aggregate_context(context, 0);
    fixture_log_add(sqlite3_user_data(context), "original final");
    sqlite3_result_int64(context, less_one ? *less_one + 1 : 1);
}

int fixture_collate(void *log, int left_length, const void *left, int right_length, const void *right) {
    const unsigned char *one = left, *two = right;
    fixture_log_print(log, "original collate %.*s %.*s", left_length, (const char *)one, right_length,
                      (const char *)two);
    while (left_length > 0 && right_length > 0) {
        int difference = one[--left_length] - two[--right_length];
        if (difference) return difference;
    }
    return left_length - right_length;
}
#endif
