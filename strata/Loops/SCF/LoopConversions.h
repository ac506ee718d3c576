// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops of scf as loops of another kind:
//
//   if (failed(scf::forallToForLoop(rewriter, forall)))
//     return signalPassFailure();
//
// Iterations are executed in the order of their induction variables where the new loops have
// an order.
#ifndef STRATA_LOOPS_SCF_LOOPCONVERSIONS_H
#define STRATA_LOOPS_SCF_LOOPCONVERSIONS_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Replaces `op`, whose results are not used, by scf.for loops, one in the other, which are appended
/// to `loops` unless it is null, outermost first. Without dimensions, the body replaces `op`.
/// Fails with an error, without changes, if results are used.
strata::LogicalResult
forallToForLoop(strata::RewriterBase &rewriter, ForallOp op,
                strata::SmallVectorImpl<strata::Operation *> *loops = nullptr);

/// Replaces `op`, whose results are not used, by an scf.parallel, which keeps the attribute
/// `mapping`; `result` is set to it unless it is null. Without dimensions, the body replaces
/// `op`, and `result` is set to null. Fails with an error, without changes, if results are used.
strata::LogicalResult forallToParallelLoop(strata::RewriterBase &rewriter,
                                           ForallOp op,
                                           ParallelOp *result = nullptr);

/// Replaces `op` by scf.for loops, one in the other, which are returned, outermost first.
/// Fails without changes if `op` has reductions, or not as many bounds as steps.
strata::FailureOr<strata::SmallVector<ForOp>>
parallelForToNestedFors(strata::RewriterBase &rewriter, ParallelOp op);

/// Replaces `op` by an scf.while, whose first carried value is the induction variable, and
/// which has the attributes of `op`. Fails without changes if it is known that the variable
/// overflows after the last iteration: the new loop would not end then.
strata::FailureOr<WhileOp> forToWhileLoop(strata::RewriterBase &rewriter,
                                          ForOp op);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_LOOPCONVERSIONS_H
