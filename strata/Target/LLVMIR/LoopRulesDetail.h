// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of LoopProperties.def as a table, for export and import.
#ifndef STRATA_TARGET_LLVMIR_LOOPRULESDETAIL_H
#define STRATA_TARGET_LLVMIR_LOOPRULESDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"

namespace strata::llvmir {

struct LoopRule {
  enum Kind : uint8_t { Name, Bit, NegatedBit, Number, Followup };
  /// Empty for parameters of the annotation itself.
  llvm::StringLiteral group, parameter;
  Kind kind;
  llvm::StringLiteral name, otherwise;
};

inline constexpr LoopRule loopRules[] = {
#define STRATA_LLVMIR_LOOP_PROPERTY(GROUP, PARAMETER, KIND, NAME, OTHERWISE)   \
  {GROUP, PARAMETER, LoopRule::KIND, NAME, OTHERWISE},
#include "strata/Target/LLVMIR/LoopProperties.def"
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_LOOPRULESDETAIL_H
