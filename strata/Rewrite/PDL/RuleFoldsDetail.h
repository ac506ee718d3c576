// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds in rule files: patterns with the attribute `strata.fold`, which replace results by values
// of the match or constants, or give the operation other operands and attributes. They are
// matched without a rewriter, each by a program of its own: before it is run, conditions on the
// operands are tested that reject nearly all operations.
#ifndef STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H
#define STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/Rewrite/PDL/PDLProgramDetail.h"

#include "llvm/ADT/DenseMap.h"

namespace strata::pdl {

/// A necessary condition of a fold on operand `operand`.
struct FoldCheck {
  enum class Kind : uint8_t {
    Constant,
    /// A constant, and not another integer than `number`, or than the least or the greatest
    /// signed one.
    Number,
    SignedMin,
    SignedMax,
    /// The operand is a result of an operation of the definition `def`.
    Definition,
    /// The operand is the same value as operand `number`.
    Same,
    /// The operand has the type of the only result.
    ResultType
  };
  Kind kind = Kind::Constant;
  unsigned operand = 0;
  int64_t number = 0;
  const OpDefinition *def = nullptr;
};

/// A value of the match, or an attribute of the rule.
struct FoldValue {
  Register place = 0;
  Attribute constant;
};

struct RuleFold {
  /// A bit for each of the conditions that are tested for all folds at once.
  uint32_t required = 0;
  /// The other conditions.
  SmallVector<FoldCheck, 2> checks;
  std::shared_ptr<const Program> program;
  /// The values that replace the results, or the new operands.
  SmallVector<FoldValue, 2> values;
  /// Attributes that the operation gets.
  SmallVector<std::pair<StringAttr, FoldValue>, 1> attributes;
  /// The operation stays, with other operands and attributes.
  bool isUpdate = false;
};

/// The folds of operations of one definition, in the order of the file.
using RuleFolds = std::vector<RuleFold>;

/// Compiles `pattern`, which has no errors otherwise. Null if it is no fold of the operation it
/// replaces.
std::optional<RuleFold> compileFold(Operation *pattern,
                                    const PDLNatives &natives);

/// The hook `fold` by `folds`. Thread-safe.
LogicalResult applyFolds(const RuleFolds &folds, Operation *op,
                         ArrayRef<Attribute> operands,
                         SmallVectorImpl<OpFoldResult> &results);

/// The constant that `value` has in the fold that the calling thread computes; null if there
/// is none.
Attribute getFoldedConstant(Value value);

} // namespace strata::pdl

#endif // STRATA_REWRITE_PDL_RULEFOLDSDETAIL_H
