// The system's libffi, found by pkg-config.
#include <ffi.h>
