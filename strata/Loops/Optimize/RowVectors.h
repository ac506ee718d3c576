// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Row vectors: consecutive iterations of an innermost loop become vectors, of which several are in flight at
// once.
//
//   RowVectorLoop row;
//   if (!findRowVectorObstacle(loop, target, aliases, row))
//     createRowVectors(rewriter, row);
#ifndef STRATA_LOOPS_OPTIMIZE_ROWVECTORS_H
#define STRATA_LOOPS_OPTIMIZE_ROWVECTORS_H

#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Optimize/TargetModel.h"

namespace dialects::affine {

/// A loop whose iterations may be executed by vectors.
struct RowVectorLoop {
  AffineForOp loop;
  /// The operations whose results are the same in all iterations, in order.
  strata::SmallVector<strata::Operation *> uniform;
  /// The values that the loop carries.
  strata::SmallVector<LoopReduction, 2> reductions;
  int64_t vectorLength = 1;
  /// The number of vectors that are in flight.
  int64_t numCopies = 1;
  /// Whether LLVM, which knows less about memory, would do without.
  bool pays = false;
};

/// The reason why iterations of the loop cannot be executed by vectors of the processor. std::nullopt if they can;
/// `result` then describes the loop.
std::optional<strata::Obstacle>
findRowVectorObstacle(AffineForOp loop, const strata::TargetModel &target,
                      strata::MemoryAliases &aliases, RowVectorLoop &result);

/// Replaces the loop. Reductions have a result for each lane of each vector in flight, which are combined after the
/// last iteration; the last vector has a mask.
void createRowVectors(strata::RewriterBase &rewriter, const RowVectorLoop &row);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_ROWVECTORS_H
