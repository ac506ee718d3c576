// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the loops of a linalg.generic on sparse tensors. The levels of a sparse tensor can
// only be visited from the first to the last, so the loop of a level must be outside of that of
// the next one. These constraints are a graph, and an order is a topological sort of it (Kjolstad
// et al., OOPSLA 2017). Dense tensors may be visited in any order, but are faster in theirs.
//
//   IterationGraph graph(op, LoopOrderingStrategy::Default);
//   AffineMap order = graph.sort({.denseInputs = true, .denseOutput = true});
#ifndef STRATA_SPARSETENSOR_ITERATIONGRAPH_H
#define STRATA_SPARSETENSOR_ITERATIONGRAPH_H

#include "strata/Dialects/Linalg/LinalgOps.h"

namespace strata::sparse_tensor {

/// The choice among the loops that may come next.
enum class LoopOrderingStrategy : unsigned {
  /// The last that became possible.
  Default,
  /// The one with the most dense levels, then the most compressed ones.
  DenseOuter,
};

class IterationGraph {
public:
  /// The tensors that constrain the order beside the sparse ones.
  struct Constraints {
    bool denseInputs = false, denseOutput = false, sparseInputs = true;
    /// A tensor that does not; may be null.
    Value ignored;
  };

  /// The encodings of the operands of `op` must have identity maps.
  IterationGraph(linalg::GenericOp op, LoopOrderingStrategy strategy);
  /// A permutation: result i is the loop that is placed at i. Null if there is no order.
  AffineMap sort(const Constraints &constraints);

private:
  void addEdge(unsigned from, unsigned to);
  void addConstraints(AffineMap loopToLvl);
  void addPairConstraints(AffineExpr outer, AffineExpr inner);
  /// Removes the loop that comes next from `candidates`.
  unsigned takeNext(SmallVectorImpl<unsigned> &candidates) const;
  SmallVector<unsigned, 3> countLevels(unsigned loop) const;
  AffineMap sortTopologically();

  linalg::GenericOp op;
  LoopOrderingStrategy strategy;
  SmallVector<AffineMap> maps;
  SmallVector<bool> isReduction;
  SmallVector<SmallVector<bool>> edges;
  SmallVector<unsigned> inDegrees;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_ITERATIONGRAPH_H
