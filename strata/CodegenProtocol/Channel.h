// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole messages over a descriptor.
#ifndef STRATA_CODEGENPROTOCOL_CHANNEL_H
#define STRATA_CODEGENPROTOCOL_CHANNEL_H

#include "strata/Support/LLVM.h"

namespace strata::codegen {

/// Reads exactly `size` bytes. False at the end of the stream and after errors.
bool readAll(int descriptor, void *data, size_t size);
/// Writes all bytes. False after errors. May be called by signal handlers.
bool writeAll(int descriptor, const void *data, size_t size);

} // namespace strata::codegen

#endif // STRATA_CODEGENPROTOCOL_CHANNEL_H
