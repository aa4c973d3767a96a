// The system's Expat, found by pkg-config. For tests only.
#include <expat.h>
