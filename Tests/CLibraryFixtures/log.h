// What the files of the fixtures share.

#include "CLibraryFixtures.h"

int fixture_log_decision(const void *log);
void fixture_log_print(void *log, const char *format, ...) __attribute__((format(printf, 2, 3)));
