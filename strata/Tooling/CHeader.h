// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of compiled functions for programs in C.
#ifndef STRATA_TOOLING_CHEADER_H
#define STRATA_TOOLING_CHEADER_H

#include "strata/IR/Operation.h"

namespace strata {

/// Writes a header with the public functions of a module that has not been lowered. A memref
/// is passed as its two pointers, offset, sizes and strides; functions with the attribute
/// `llvm.emit_c_interface` have a second declaration, which takes pointers to descriptors.
/// Functions with other types are named in a comment. `path` is the name of the file.
void writeCHeader(Operation *module, StringRef path, raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLING_CHEADER_H
