// Everything in Switchboard that knows a calling convention.

#ifndef CFFI_SHIM_H
#define CFFI_SHIM_H

#include "cffi_callback.h"
#include "cffi_closure.h"
#include "cffi_conformances.h"
#include "cffi_deallocation.h"
#include "cffi_defaults.h"
#include "cffi_dispatch.h"
#include "cffi_encoding.h"
#include "cffi_executor.h"
#include "cffi_frame.h"
#include "cffi_invocation.h"
#include "cffi_lock.h"
#include "cffi_observers.h"
#include "cffi_record.h"
#include "cffi_selector.h"
#include "cffi_signature.h"
#include "cffi_storage.h"
#include "cffi_swift_runtime.h"
#include "cffi_symbol.h"
#include "cffi_warn.h"

#endif
