// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns of scf.
#ifndef STRATA_DIALECTS_SCF_REGIONPATTERNSDETAIL_H
#define STRATA_DIALECTS_SCF_REGIONPATTERNSDETAIL_H

#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

/// Replaces `op` by the only block of `region`, whose arguments become `arguments`; the
/// operands of its terminator become the results. Fails if there is not one block with a
/// terminator that has as many operands.
LogicalResult replaceByBlock(PatternRewriter &rewriter, Operation *op,
                             Region &region, ValueRange arguments = {});

/// An operation like `op`, before it, with other operands and results and with empty
/// regions.
Operation *createLike(PatternRewriter &rewriter, Operation *op,
                      ValueRange operands, TypeRange types);

/// A truth value, before `op`.
Value createBool(PatternRewriter &rewriter, Operation *op, bool value);

/// The constant value of `value`; std::nullopt if it is not constant.
std::optional<APInt> getConstantInt(OpFoldResult value);

/// The number of times that a loop is executed: never, once, or possibly more
/// often.
enum class TripCount { Zero, One, Many };
TripCount getTripCount(OpFoldResult lower, OpFoldResult upper,
                       OpFoldResult step);

/// The operand of the tensor.cast that defines `value`, if its type says at least as much
/// about the shape; null otherwise.
Value getMoreStaticTensor(Value value);
/// `value`, cast to `type` by tensor.cast if necessary.
Value castTensor(Value value, Type type, Location loc,
                 PatternRewriter &rewriter);

} // namespace strata::detail

#endif // STRATA_DIALECTS_SCF_REGIONPATTERNSDETAIL_H
