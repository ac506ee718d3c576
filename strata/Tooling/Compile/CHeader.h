// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of compiled functions for programs in C.
#ifndef STRATA_TOOLING_COMPILE_CHEADER_H
#define STRATA_TOOLING_COMPILE_CHEADER_H

#include "strata/IR/Graph/Operation.h"

#include <string>
#include <vector>

namespace strata {

/// A function that a program has for C beside one that C cannot call as it is. Its first
/// parameter points to the results, if there are any; the others are those of `callee`.
struct CWrapper {
  std::string name, callee;
  bool hasResults = false;
};

/// Writes a header with the public functions of a module that has not been lowered. A memref
/// is passed as its two pointers, offset, sizes and strides; functions with the attribute
/// `llvm.emit_c_interface` have a second declaration, which takes pointers to descriptors.
/// Functions with other types are named in a comment. `path` is the name of the file.
///
/// Structs and short integers are not returned as C returns them, and some names are none of
/// C: such functions are declared as inline functions that call wrappers. The result is the
/// wrappers that the program needs.
std::vector<CWrapper> writeCHeader(Operation *module, StringRef path,
                                   raw_ostream &os);

/// Adds the wrappers to the module, in the llvm dialect.
LogicalResult addCWrappers(Operation *module, ArrayRef<CWrapper> wrappers,
                           std::string &error);

} // namespace strata

#endif // STRATA_TOOLING_COMPILE_CHEADER_H
