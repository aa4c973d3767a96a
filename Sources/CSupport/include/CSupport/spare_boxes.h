// The arrays of arguments that a thread keeps for its next calls.

#ifndef CSUPPORT_SPARE_BOXES_H
#define CSUPPORT_SPARE_BOXES_H

/// A thread keeps one array of each length, from one element to so many. Longer ones are made for each call.
#define CFFI_SPARE_BOXES 4

#endif
