// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hooks of operations (OpHooks.h) as functions of the classes that strata-gen
// writes, which reach operands, results and attributes by their names:
//
//   static LogicalResult verifyAssert(cf::AssertOp op);
//   static OpFoldResult foldSubI(arith::SubIOp op,
//                                arith::SubIOp::FoldAdaptor adaptor);
//
//   hooks.verify = typedHook<verifyAssert>;
//   hooks.fold = foldHook<arith::SubIOp, foldSubI>;
#ifndef STRATA_DEFINITION_TYPEDHOOKS_H
#define STRATA_DEFINITION_TYPEDHOOKS_H

#include "strata/IR/Build/Fold.h"

namespace strata {

namespace detail {
template <auto fn> struct TypedHook;
template <typename R, typename Op, typename... Args, R (*fn)(Op, Args...)>
struct TypedHook<fn> {
  static R call(Operation *op, Args... args) {
    return fn(Op(op), static_cast<Args>(args)...);
  }
};
} // namespace detail

/// The hook that calls `fn`, whose first parameter is a class of operations in
/// the place of `Operation *`.
template <auto fn>
inline constexpr auto typedHook = &detail::TypedHook<fn>::call;

/// The hook `fold` of operations with one result. `fn` returns the folded
/// result: null for no fold, or the result itself where `op` was changed.
template <typename Op, OpFoldResult (*fn)(Op, typename Op::FoldAdaptor)>
LogicalResult foldHook(Operation *op, ArrayRef<Attribute> operands,
                       SmallVectorImpl<OpFoldResult> &results) {
  OpFoldResult result = fn(Op(op), typename Op::FoldAdaptor(op, operands));
  if (!result)
    return failure();
  if (result.getValue() != Value(op->getResult(0)))
    results.push_back(result);
  return success();
}

/// The hook `fold` of operations with any number of results, see OpHooks.
template <typename Op, LogicalResult (*fn)(Op, typename Op::FoldAdaptor,
                                           SmallVectorImpl<OpFoldResult> &)>
LogicalResult foldHook(Operation *op, ArrayRef<Attribute> operands,
                       SmallVectorImpl<OpFoldResult> &results) {
  return fn(Op(op), typename Op::FoldAdaptor(op, operands), results);
}

} // namespace strata

#endif // STRATA_DEFINITION_TYPEDHOOKS_H
