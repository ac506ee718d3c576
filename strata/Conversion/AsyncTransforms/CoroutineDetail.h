// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that are coroutines. Their first block creates the token and the values that they return, and
// the frame. Control then is in the body, which may be suspended at any operation that waits, and ends in
// blocks that free the frame and return to the caller:
//
//   ^entry    -> ^body
//   ^body     -> ^cleanup, or ^set_error after an error, or ^suspend and ^destroy where it waits
//   ^set_error, ^cleanup, ^destroy -> ^suspend
//   ^suspend  returns the token and the values
#ifndef STRATA_CONVERSION_ASYNCTRANSFORMS_COROUTINEDETAIL_H
#define STRATA_CONVERSION_ASYNCTRANSFORMS_COROUTINEDETAIL_H

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"

namespace strata::asynctransforms {

class Coroutine {
public:
  /// Makes `function` a coroutine. Its blocks are the body, whose terminators still return.
  /// The token and the values have the types of the results.
  Coroutine(RewriterBase &rewriter, func::FuncOp function);

  func::FuncOp getFunction() const { return function; }
  Value getHandle() const { return handle; }
  /// The first block of the body.
  Block *getBody() const { return body; }

  /// Lets the caller continue before the body is executed, which a thread of the runtime does.
  void suspendAtStart(RewriterBase &rewriter);
  /// Replaces `op`, a terminator of the body: the values and the token become available.
  void finish(RewriterBase &rewriter, Operation *op, ValueRange values);
  /// Replaces `op`, which waits for `operand`, by a suspension. An error of the operand is one of the
  /// coroutine.
  void suspend(RewriterBase &rewriter, Operation *op, Value operand);
  /// Replaces `op`, an assertion, by a branch: that it fails is an error of the coroutine.
  void checkCondition(RewriterBase &rewriter, Operation *op, Value condition);

private:
  Block *getErrorBlock(RewriterBase &rewriter);
  Block *createBlock(RewriterBase &rewriter, bool freesFrame);

  func::FuncOp function;
  Value id, handle;
  /// The token and the values.
  SmallVector<Value> results;
  Block *body, *error = nullptr, *cleanup, *destroy, *suspension;
};

/// Lowers operations of the body of `coroutine` that wait, and assertions. Loops and conditions of scf for
/// which `isLowered` is true become control flow between blocks before. Fails, after an error, if
/// an operation waits in another region.
LogicalResult lowerWaits(RewriterBase &rewriter, Coroutine &coroutine,
                         function_ref<bool(Operation *)> isLowered);

} // namespace strata::asynctransforms

#endif // STRATA_CONVERSION_ASYNCTRANSFORMS_COROUTINEDETAIL_H
