#include "lowering_fixtures.h"

int32_t c_twice(int32_t value) {
    return 2 * value;
}

int32_t c_thrice(int32_t value) {
    return 3 * value;
}
