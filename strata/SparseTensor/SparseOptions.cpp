// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseOptions.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

using namespace strata;
using namespace strata::sparse_tensor;

SparsificationOptions::SparsificationOptions(PassOptions &owner)
    : parallelization(
          owner, "parallelization-strategy", "Set which loops are parallel",
          ParallelizationStrategy::None,
          {{ParallelizationStrategy::None, "none", "No loop"},
           {ParallelizationStrategy::DenseOuterLoop, "dense-outer-loop",
            "The outermost loop, if it is dense"},
           {ParallelizationStrategy::AnyStorageOuterLoop,
            "any-storage-outer-loop", "The outermost loop"},
           {ParallelizationStrategy::DenseAnyLoop, "dense-any-loop",
            "All dense loops"},
           {ParallelizationStrategy::AnyStorageAnyLoop, "any-storage-any-loop",
            "All loops"}}),
      emitStrategy(
          owner, "sparse-emit-strategy", "Set how loops are generated",
          SparseEmitStrategy::Functional,
          {{SparseEmitStrategy::Functional, "functional", "As loops of scf"},
           {SparseEmitStrategy::SparseIterator, "sparse-iterator",
            "As loops over iteration spaces"},
           {SparseEmitStrategy::DebugInterface, "debug-interface",
            "As loops with names for debugging; not implemented"}}) {}

LogicalResult SparsificationOptions::verify(Operation *op) const {
  if (*emitStrategy != SparseEmitStrategy::DebugInterface)
    return success();
  return op->emitError("sparse-emit-strategy=debug-interface is not "
                       "implemented; use functional");
}
