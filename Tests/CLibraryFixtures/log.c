#include "log.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fixture_log {
    char *text;
    size_t length, room;
    int decision;
};

fixture_log *fixture_log_create(void) {
    fixture_log *log = calloc(1, sizeof *log);
    if (!log || !(log->text = calloc(log->room = 256, 1))) abort();
    return log;
}

void fixture_log_free(fixture_log *log) {
    free(log->text);
    free(log);
}

void fixture_log_add(void *context, const char *line) {
    fixture_log *log = context;
    size_t length = strlen(line);
    while (log->room - log->length < length + 2) {
        if (!(log->text = realloc(log->text, log->room *= 2))) abort();
    }
    memcpy(log->text + log->length, line, length);
    memcpy(log->text + log->length + length, "\n", 2);
    log->length += length + 1;
}

const char *fixture_log_text(const fixture_log *log) {
    return log->text;
}

void fixture_log_decide(fixture_log *log, int decision) {
    log->decision = decision;
}

int fixture_log_decision(const void *log) {
    return ((const fixture_log *)log)->decision;
}

void fixture_log_print(void *log, const char *format, ...) {
    char line[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    fixture_log_add(log, line);
}
