// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/PerfectNest.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace dialects;
using namespace dialects::affine;

/// The only operation of the body besides the terminator, if it is a loop and neither loop has
/// carried values; null otherwise.
static AffineForOp getOnlyNestedLoop(AffineForOp loop) {
  Block *body = loop.getBody();
  if (loop.getNumIterOperands() ||
      std::distance(body->begin(), body->end()) != 2)
    return {};
  auto nested = dyn_cast<AffineForOp>(&body->front());
  return nested && !nested.getNumIterOperands() ? nested : AffineForOp();
}

SmallVector<AffineForOp> affine::getPerfectlyNestedLoops(AffineForOp root) {
  SmallVector<AffineForOp> loops;
  for (AffineForOp loop = root; loop; loop = getOnlyNestedLoop(loop))
    loops.push_back(loop);
  return loops;
}

std::vector<SmallVector<AffineForOp>>
affine::collectPerfectNests(Operation *root) {
  std::vector<SmallVector<AffineForOp>> nests;
  llvm::DenseSet<Operation *> seen;
  root->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
    if (seen.contains(loop))
      return;
    nests.push_back(getPerfectlyNestedLoops(loop));
    for (AffineForOp each : nests.back())
      seen.insert(each);
  });
  return nests;
}

bool affine::areBoundsDependentOn(AffineForOp loop,
                                  ArrayRef<AffineForOp> others) {
  unsigned numBounds = loop.getLowerBound().getNumOperands() +
                       loop.getUpperBound().getNumOperands();
  return llvm::any_of(
      loop->getOperands().take_front(numBounds), [&](Value operand) {
        return llvm::is_contained(others, getForInductionVarOwner(operand));
      });
}

void affine::moveBody(RewriterBase &rewriter, AffineForOp from,
                      AffineForOp to) {
  SmallVector<Operation *> ops;
  for (Operation &op : from.getBody()->without_terminator())
    ops.push_back(&op);
  for (Operation *op : ops)
    rewriter.moveOpBefore(op, to.getBody()->getTerminator());
}
