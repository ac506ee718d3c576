// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Partial conversions of modules by several threads (docs/decisions/0023). The result and all
// reports are those of one thread.
//
//   void runOnOperation() override {
//     if (failed(convertInParallel(getParallelWork(), getOperation(), plan, config)))
//       signalPassFailure();
//   }
//
// Patterns must not access operations of the module beside the one that they
// convert, except for symbols that they declare at the start of the module
// unless they are there (`lookupOrCreateLLVMFunction`).
#ifndef STRATA_CONVERSION_PARALLELCONVERSION_PARALLELCONVERSION_H
#define STRATA_CONVERSION_PARALLELCONVERSION_PARALLELCONVERSION_H

#include "strata/Pass/ParallelWork.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

namespace strata {

/// Like `applyPartialConversion(op, plan, config)`, on behalf of the pass
/// `work`. Operations in the body of `op` are converted by several threads if
/// that is worth it.
LogicalResult convertInParallel(ParallelWork work, Operation *op,
                                const ConversionPlan &plan,
                                const ConversionConfig &config = {});
/// As `applyPartialConversion(op, target, patterns, config)`.
LogicalResult convertInParallel(ParallelWork work, Operation *op,
                                const ConversionTarget &target,
                                FrozenRewritePatternSet patterns,
                                const ConversionConfig &config = {});

} // namespace strata

#endif // STRATA_CONVERSION_PARALLELCONVERSION_PARALLELCONVERSION_H
