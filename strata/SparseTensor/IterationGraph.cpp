// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/IterationGraph.h"

#include "strata/IR/Affine/AffineMap.h"
#include "strata/SparseTensor/SparseTensorType.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

IterationGraph::IterationGraph(linalg::GenericOp op,
                               LoopOrderingStrategy strategy)
    : op(op), strategy(strategy), maps(op.getIndexingMapsArray()) {
  for (linalg::IteratorType type : op.getIteratorTypesArray())
    isReduction.push_back(type == linalg::IteratorType::reduction);
}

void IterationGraph::addEdge(unsigned from, unsigned to) {
  if (from == to || edges[from][to])
    return;
  edges[from][to] = true;
  ++inDegrees[to];
}

/// The loops in an expression, in ascending order.
static SmallVector<unsigned> getLoops(AffineExpr expr, unsigned numLoops) {
  SmallVector<unsigned> loops;
  for (unsigned loop = 0; loop < numLoops; ++loop)
    if (expr.isFunctionOfDim(loop))
      loops.push_back(loop);
  return loops;
}

/// Orders the loops of two adjacent levels. If both are sums of loops, one loop of each, which
/// is a reduction if there is one, is the loop of the level, and the other loops of the outer
/// level come before it.
void IterationGraph::addPairConstraints(AffineExpr outer, AffineExpr inner) {
  SmallVector<unsigned> from = getLoops(outer, unsigned(isReduction.size()));
  SmallVector<unsigned> to = getLoops(inner, unsigned(isReduction.size()));
  if (from.empty() || to.empty())
    return;
  if (isa<AffineDimExpr>(outer) || isa<AffineDimExpr>(inner)) {
    for (unsigned f : from)
      for (unsigned t : to)
        addEdge(f, t);
    return;
  }
  auto pick = [&](ArrayRef<unsigned> loops) {
    const unsigned *found =
        llvm::find_if(loops, [&](unsigned loop) { return isReduction[loop]; });
    return found == loops.end() ? loops.back() : *found;
  };
  unsigned fromLoop = pick(from), toLoop = pick(to);
  addEdge(fromLoop, toLoop);
  for (unsigned f : from)
    if (f != fromLoop)
      addEdge(f, fromLoop);
  for (unsigned t : to)
    if (t != toLoop)
      addEdge(t, toLoop);
  for (unsigned f : from)
    for (unsigned t : to)
      if (f != fromLoop && t != toLoop)
        addEdge(f, t);
}

void IterationGraph::addConstraints(AffineMap loopToLvl) {
  for (unsigned lvl = 1; lvl < loopToLvl.getNumResults(); ++lvl)
    addPairConstraints(loopToLvl.getResult(lvl - 1), loopToLvl.getResult(lvl));
}

/// The numbers of dense, compressed and singleton levels of a loop, of all tensors.
SmallVector<unsigned, 3> IterationGraph::countLevels(unsigned loop) const {
  SmallVector<unsigned, 3> counts(3);
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    SparseTensorType type(operand);
    for (auto [lvl, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || dim.getPosition() != loop)
        continue;
      LevelFormat format = type.getLevel(unsigned(lvl)).format;
      counts[format == LevelFormat::Dense       ? 0
             : format == LevelFormat::Singleton ? 2
                                                : 1] += 1;
    }
  }
  return counts;
}

unsigned IterationGraph::takeNext(SmallVectorImpl<unsigned> &candidates) const {
  if (strategy == LoopOrderingStrategy::Default)
    return candidates.pop_back_val();
  unsigned best = 0;
  for (unsigned i = 1; i < candidates.size(); ++i)
    if (countLevels(candidates[i]) > countLevels(candidates[best]))
      best = i;
  unsigned loop = candidates[best];
  candidates.erase(candidates.begin() + best);
  return loop;
}

AffineMap IterationGraph::sortTopologically() {
  SmallVector<unsigned> parallel, reductions, order;
  auto release = [&](unsigned loop) {
    (isReduction[loop] ? reductions : parallel).push_back(loop);
  };
  for (unsigned loop = 0; loop < isReduction.size(); ++loop)
    if (!inDegrees[loop])
      release(loop);
  // Parallel loops come first: sparse outputs need them outside of reductions.
  while (!parallel.empty() || !reductions.empty()) {
    unsigned loop = takeNext(parallel.empty() ? reductions : parallel);
    order.push_back(loop);
    for (unsigned to = 0; to < isReduction.size(); ++to)
      if (edges[loop][to] && --inDegrees[to] == 0)
        release(to);
  }
  if (order.size() != isReduction.size())
    return AffineMap();
  return AffineMap::getPermutationMap(order, op->getContext());
}

AffineMap IterationGraph::sort(const Constraints &constraints) {
  edges.assign(isReduction.size(), SmallVector<bool>(isReduction.size()));
  inDegrees.assign(isReduction.size(), 0);
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    bool isOutput = i + 1 == op->getNumOperands();
    bool isSparse = bool(getSparseTensorEncoding(operand.getType()));
    bool counts = isOutput   ? isSparse || constraints.denseOutput
                  : isSparse ? constraints.sparseInputs
                             : constraints.denseInputs;
    if (counts && operand != constraints.ignored)
      addConstraints(maps[i]);
  }
  return sortTopologically();
}
