// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files of folds. Each registers the hooks of its operations.
#ifndef STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H
#define STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Build/ConstantFolding.h"

namespace strata::detail {

/// The type of the only result.
inline Type getResultType(Operation *op) { return op->getResult(0).getType(); }
/// The type itself, or that of the elements of a vector, tensor or memref.
inline Type getScalarType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

/// The predicate that holds of two numbers if `predicate` does not.
arith::CmpIPredicate getInverse(arith::CmpIPredicate predicate);

/// Registers `fn` as the fold of the operations of class `Op`.
template <typename Op, OpFoldResult (*fn)(Op, typename Op::FoldAdaptor)>
void registerFold(Context &ctx) {
  registerOpHooks<Op>(&ctx, {.fold = foldHook<Op, fn>});
}

void registerArithIntegerFolds(Context &ctx);
void registerArithExtendedFolds(Context &ctx);
void registerArithBitFolds(Context &ctx);
void registerArithFloatFolds(Context &ctx);
void registerArithMinMaxFolds(Context &ctx);
void registerArithCastFolds(Context &ctx);
void registerArithCompareFolds(Context &ctx);
/// The range of constants of integers.
void registerArithRanges(Context &ctx);

} // namespace strata::detail

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H
