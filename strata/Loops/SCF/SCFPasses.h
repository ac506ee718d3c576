// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of this folder. The algorithms are functions in the headers next to this one,
// which other passes can call.
#ifndef STRATA_LOOPS_SCF_SCFPASSES_H
#define STRATA_LOOPS_SCF_SCFPASSES_H

namespace strata {

class PassRegistry;

/// `scf-forall-to-for`, `scf-forall-to-parallel`, `scf-for-to-while` and
/// `scf-parallel-for-to-nested-fors` (LoopConversions.h).
void registerSCFLoopConversionPasses(PassRegistry &registry);

/// `scf-for-loop-canonicalization` (MinMaxSimplification.h).
void registerForLoopCanonicalizationPass(PassRegistry &registry);
/// `scf-for-loop-peeling` (LoopPeeling.h).
void registerForLoopPeelingPass(PassRegistry &registry);
/// `scf-for-loop-range-folding` (LoopRangeFolding.h).
void registerForLoopRangeFoldingPass(PassRegistry &registry);
/// `scf-for-loop-specialization` and `scf-parallel-loop-specialization`
/// (LoopSpecialization.h).
void registerLoopSpecializationPasses(PassRegistry &registry);
/// `scf-parallel-loop-fusion` (ParallelLoopFusion.h).
void registerParallelLoopFusionPass(PassRegistry &registry);
/// `scf-parallel-loop-tiling` (ParallelLoopTiling.h).
void registerParallelLoopTilingPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_LOOPS_SCF_SCFPASSES_H
