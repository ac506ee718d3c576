// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions for blocks of the iterations of a parallel loop. The iterations of all dimensions are counted as
// one, the last dimension first; a block is a range of them.
#ifndef STRATA_CONVERSION_ASYNCTRANSFORMS_PARALLELFORDETAIL_H
#define STRATA_CONVERSION_ASYNCTRANSFORMS_PARALLELFORDETAIL_H

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Rewrite/PatternMatch.h"

#include <optional>

namespace strata::asyncfor {

/// A parallel loop with the values that its functions take.
struct ParallelLoop {
  scf::ParallelOp op;
  /// The numbers of iterations of the dimensions.
  SmallVector<Value> tripCounts;
  /// Values that the body uses from outside.
  SmallVector<Value> captures;

  unsigned getNumLoops() const { return unsigned(tripCounts.size()); }
  /// The operands of a function for blocks after the number of the block and the size of blocks:
  /// trip counts, lower bounds, upper bounds, steps and captures.
  SmallVector<Value> getOperands() const;
};

/// The integer that `value` is, if it is constant.
std::optional<int64_t> getConstantIndex(Value value);

/// Creates a function that executes a block, given by its number and the size of blocks. The
/// `numAligned` innermost loops execute all their iterations in each block, of which the size of blocks
/// has to be a multiple.
func::FuncOp createComputeFunction(const ParallelLoop &loop,
                                   unsigned numAligned,
                                   PatternRewriter &rewriter);

/// Creates a function that executes a range of blocks. It halves the range, and executes the second half
/// asynchronously, until a block is left.
func::FuncOp createDispatchFunction(func::FuncOp compute,
                                    PatternRewriter &rewriter);

/// Creates an async.execute that calls `function`, and adds its token to `group`.
void createAsyncCall(OpBuilder &builder, Location loc, func::FuncOp function,
                     ValueRange operands, Value group);

} // namespace strata::asyncfor

#endif // STRATA_CONVERSION_ASYNCTRANSFORMS_PARALLELFORDETAIL_H
