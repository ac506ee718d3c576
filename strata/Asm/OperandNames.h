// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Region arguments that have the names of operands. Attached to an operation that is isolated
// from above (Definition/OpHooks.h):
//
//   static constexpr OperandNamesInterface operandNames = {};
//   registerOpHooks<SomeOp>(&ctx, {.interfaces = {makeInterfaceTable(operandNames)}});
#ifndef STRATA_ASM_OPERANDNAMES_H
#define STRATA_ASM_OPERANDNAMES_H

#include "llvm/ADT/StringRef.h"

namespace strata {

/// An interface of operations whose custom form shows no region arguments: each argument is
/// printed with the name of the operand in the same position.
struct OperandNamesInterface {
  static constexpr llvm::StringLiteral name = "OperandNamesInterface";
};

} // namespace strata

#endif // STRATA_ASM_OPERANDNAMES_H
