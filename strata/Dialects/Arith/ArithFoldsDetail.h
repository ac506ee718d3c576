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

/// Results of functions of elements.
using MaybeInt = std::optional<APInt>;
using MaybeFloat = std::optional<APFloat>;

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

/// `fn` of the two constants of an operation that may be `exact`: poison if `undo` of the result
/// and the second constant is not the first one. Elements of which only some are poison stay.
template <typename Op>
OpFoldResult
foldMaybeExact(Op op, typename Op::FoldAdaptor adaptor,
               function_ref<MaybeInt(const APInt &, const APInt &)> fn,
               function_ref<APInt(const APInt &, const APInt &)> undo) {
  Attribute lhs = adaptor.getLhs(), rhs = adaptor.getRhs();
  Type type = getResultType(op);
  if (!op.getIsExact())
    return foldElements<APInt, APInt>(lhs, rhs, type, fn);
  auto fnIfExact = [&](const APInt &a, const APInt &b) -> MaybeInt {
    MaybeInt result = fn(a, b);
    return result && undo(*result, b) == a ? result : std::nullopt;
  };
  std::optional<APInt> a = getSplatInteger(lhs), b = getSplatInteger(rhs);
  if (a && b && fn(*a, *b) && !fnIfExact(*a, *b))
    return Attribute(ub::PoisonAttr::get(op->getContext()));
  return foldElements<APInt, APInt>(lhs, rhs, type, fnIfExact);
}

void registerArithIntegerFolds(Context &ctx);
void registerArithExtendedFolds(Context &ctx);
void registerArithBitFolds(Context &ctx);
void registerArithFloatFolds(Context &ctx);
void registerArithMinMaxFolds(Context &ctx);
void registerArithCastFolds(Context &ctx);
void registerArithCompareFolds(Context &ctx);
/// The interfaces for ranges of integers.
void registerArithRanges(Context &ctx);

} // namespace strata::detail

#endif // STRATA_DIALECTS_ARITH_ARITHFOLDSDETAIL_H
