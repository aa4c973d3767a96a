#include "log.h"

#if __has_include(<expat.h>)
#include <expat.h>
#include <stdio.h>
#include <string.h>

// MARK: To the log

void fixture_start(void *log, const char *name, const char **attributes) {
    char line[512];
    size_t length = (size_t)snprintf(line, sizeof line, "original start %s", name);
    for (; *attributes && length < sizeof line; attributes += 2)
        length += (size_t)snprintf(line + length, sizeof line - length, " %s=%s", attributes[0], attributes[1]);
    fixture_log_add(log, line);
}

void fixture_end(void *log, const char *name) {
    fixture_log_print(log, "original end %s", name);
}

void fixture_text(void *log, const char *text, int length) {
    fixture_log_print(log, "original text %.*s", length, text);
}

void fixture_instruction(void *log, const char *target, const char *data) {
    fixture_log_print(log, "original instruction %s %s", target, data);
}

void fixture_comment(void *log, const char *text) {
    fixture_log_print(log, "original comment %s", text);
}

static int unknown_encoding(void *log, const char *name, XML_Encoding *encoding) {
    if (strcmp(name, "x-greek") != 0) {
        fixture_log_print(log, "original encoding %s", name);
        return XML_STATUS_ERROR;
    }
    fixture_log_print(log, "original encoding %s, found %d", name, encoding->map[0xE1]);
    for (int byte = 0; byte < 256; byte++) encoding->map[byte] = byte < 128 ? byte : byte < 0xE1 ? -1 : byte + 0x2D0;
    encoding->data = NULL;
    encoding->convert = NULL;
    encoding->release = NULL;
    return XML_STATUS_OK;
}

const void *fixture_unknown_encoding(void) {
    return (const void *)unknown_encoding;
}

// MARK: To a tally

// FNV-1a.
static void hash(fixture_tally *tally, const char *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) tally->hash = (tally->hash ^ (unsigned char)bytes[i]) * 0x100000001b3;
}

static void hash_string(fixture_tally *tally, const char *text) {
    hash(tally, text, strlen(text) + 1);
}

void fixture_tally_start(void *context, const char *name, const char **attributes) {
    fixture_tally *tally = context;
    tally->starts++;
    hash_string(tally, name);
    for (; *attributes; attributes += 2) {
        tally->attributes++;
        hash_string(tally, attributes[0]);
        hash_string(tally, attributes[1]);
    }
}

void fixture_tally_end(void *context, const char *name) {
    fixture_tally *tally = context;
    tally->ends++;
    hash_string(tally, name);
}

void fixture_tally_text(void *context, const char *text, int length) {
    fixture_tally *tally = context;
    tally->texts++;
    hash(tally, text, (size_t)length);
}

void fixture_tally_instruction(void *context, const char *target, const char *data) {
    fixture_tally *tally = context;
    tally->instructions++;
    hash_string(tally, target);
    hash_string(tally, data);
}

void fixture_tally_comment(void *context, const char *text) {
    fixture_tally *tally = context;
    tally->comments++;
    hash_string(tally, text);
}
#endif
