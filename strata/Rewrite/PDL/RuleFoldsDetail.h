// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds in rule files: patterns with the attribute `strata.fold`, which replace results by values
// of the match or constants. They are matched without a rewriter.
#ifndef STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H
#define STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/Rewrite/PDL/PDLProgramDetail.h"

#include "llvm/ADT/StringMap.h"

namespace strata::pdl {

class RuleFolds {
public:
  /// Adds the folds of `module`, whose rules have no errors.
  void add(Operation *module, const PDLNatives &natives);
  /// Fills in the results of `op`, whose operands have these constants. Fails if no fold
  /// applies. Thread-safe.
  LogicalResult fold(Operation *op, ArrayRef<Attribute> operands,
                     SmallVectorImpl<OpFoldResult> &results) const;

private:
  /// Programs by the name of the root.
  llvm::StringMap<SmallVector<std::shared_ptr<const Program>, 1>> programs;
  /// For each fold, the names of the captures that replace the results.
  llvm::StringMap<SmallVector<std::string, 1>> replacements;
};

/// The constant that `value` has in the fold that the calling thread computes; null if there
/// is none.
Attribute getFoldedConstant(Value value);

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H
