// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options that several passes have.
#ifndef STRATA_SPARSETENSOR_SPARSEOPTIONS_H
#define STRATA_SPARSETENSOR_SPARSEOPTIONS_H

#include "strata/Pass/Pass.h"
#include "strata/SparseTensor/KernelEmitter.h"

namespace strata::sparse_tensor {

/// How loops are generated.
enum class SparseEmitStrategy : unsigned {
  Functional,
  SparseIterator,
  DebugInterface
};

/// The options of sparsification, as members of a pass or pipeline.
struct SparsificationOptions {
  explicit SparsificationOptions(PassOptions &owner);
  /// Fails with a diagnostic at `op` if a strategy is not implemented.
  LogicalResult verify(Operation *op) const;

  PassOption<ParallelizationStrategy> parallelization;
  PassOption<SparseEmitStrategy> emitStrategy;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_SPARSEOPTIONS_H
