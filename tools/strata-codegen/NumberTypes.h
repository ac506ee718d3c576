// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The spelling of number types, for the import and for the check of entries.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_NUMBERTYPES_H
#define STRATA_TOOLS_STRATA_CODEGEN_NUMBERTYPES_H

#include <string>

namespace llvm {
class Type;
} // namespace llvm

namespace strata::codegen {

/// Returns the spelling in MLIR of an integer or float type of LLVM, such as
/// `bf16`; empty for other types.
std::string getNumberTypeText(const llvm::Type *type);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_NUMBERTYPES_H
