// The system's SQLite, found by pkg-config. For tests only.
#include <sqlite3.h>
