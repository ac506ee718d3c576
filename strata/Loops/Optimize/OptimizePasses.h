// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of automatic loop optimization (docs/optimize.md).
#ifndef STRATA_LOOPS_OPTIMIZE_OPTIMIZEPASSES_H
#define STRATA_LOOPS_OPTIMIZE_OPTIMIZEPASSES_H

namespace strata {
class PassRegistry;

void registerAffineComposeAppliesPass(PassRegistry &registry);
void registerAffineDemoteAccumulatorsPass(PassRegistry &registry);
void registerAffineDistributeNestsPass(PassRegistry &registry);
void registerAffineJamRecurrencesPass(PassRegistry &registry);
void registerAffineParallelizeNestsPass(PassRegistry &registry);
void registerAffineContractArraysPass(PassRegistry &registry);
void registerAffineExpandMaximaPass(PassRegistry &registry);
void registerAffineFuseRowsPass(PassRegistry &registry);
void registerAffineTilePlanPass(PassRegistry &registry);
void registerAffinePackPass(PassRegistry &registry);
void registerAffineReduceRowsPass(PassRegistry &registry);
void registerAffineRegisterTilePass(PassRegistry &registry);
void registerAffineTemporalBlockingPass(PassRegistry &registry);
void registerAffineStreamStoresPass(PassRegistry &registry);
void registerAffineVectorizeRowsPass(PassRegistry &registry);
void registerAffineVersionAliasesPass(PassRegistry &registry);
void registerOptimizeLoopsPipeline(PassRegistry &registry);
void registerSetFastMathPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_LOOPS_OPTIMIZE_OPTIMIZEPASSES_H
