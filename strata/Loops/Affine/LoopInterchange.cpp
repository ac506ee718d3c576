// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopInterchange.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <numeric>

using namespace strata;
using namespace strata::affine;

//===-- Legality -----------------------------------------------------------===//

std::optional<Obstacle>
affine::findInterchangeObstacle(ArrayRef<AffineForOp> band,
                                ArrayRef<unsigned> order,
                                MemoryAliases &aliases) {
  SmallVector<AffineForOp> inner(band.begin(), band.end());
  for (unsigned number : order) {
    AffineForOp loop = band[number];
    if (loop.getNumIterOperands() != 0)
      return Obstacle("a loop carries values");
    if (areBoundsDependentOn(loop, inner))
      return Obstacle("the bounds of a loop depend on a loop that would be "
                      "further in");
    llvm::erase(inner, loop);
  }
  NestDependences dependences(band.front(), aliases);
  if (auto reordered = dependences.findReversedBy(order))
    return Obstacle(dependences, *reordered);
  return std::nullopt;
}

//===-- Transformation -----------------------------------------------------===//

SmallVector<AffineForOp> affine::permuteLoops(RewriterBase &rewriter,
                                              ArrayRef<AffineForOp> band,
                                              ArrayRef<unsigned> order) {
  AffineForOp root = band.front();
  for (AffineForOp loop : llvm::reverse(band.drop_front()))
    rewriter.moveOpBefore(loop, root);
  SmallVector<AffineForOp> loops;
  for (unsigned number : order)
    loops.push_back(band[number]);
  if (loops.back() != band.back())
    moveBody(rewriter, band.back(), loops.back());
  for (size_t i = loops.size() - 1; i > 0; --i)
    rewriter.moveOpBefore(loops[i], loops[i - 1].getBody()->getTerminator());
  return loops;
}

//===-- Locality -----------------------------------------------------------===//

/// Elements of a cache line.
static constexpr uint64_t LineElements = 16;

/// The cache lines, in parts of LineElements, that the next iteration of `loop` touches anew by one
/// access: none if it is of the same element, a part if it is of the next one.
static uint64_t getNewLines(const LoopAccess &access, AffineForOp loop) {
  if (!access.hasIndices())
    return LineElements;
  AffineMap map = access.access.map;
  SmallVector<Value> operands(access.access.indices.begin(),
                              access.access.indices.end());
  if (!map)
    map = AffineMap::getMultiDimIdentityMap(unsigned(operands.size()),
                                            loop.getContext());
  fullyComposeAffineMapAndOperands(&map, &operands);
  auto *found = llvm::find(operands, loop.getInductionVar());
  auto position = unsigned(found - operands.begin());
  if (found == operands.end() || position >= map.getNumDims())
    return 0;
  for (AffineExpr expr : map.getResults().drop_back())
    if (expr.isFunctionOfDim(position))
      return LineElements;
  AffineExpr last = map.getResults().back();
  AffineExpr variable = getAffineDimExpr(position, loop.getContext());
  AffineExpr next = last.replace(variable, variable + loop.getStepAsInt());
  AffineExpr stride =
      simplifyAffineExpr(next - last, map.getNumDims(), map.getNumSymbols());
  if (!stride.isConstant())
    return last.isFunctionOfDim(position) ? LineElements : 0;
  return std::min<uint64_t>(uint64_t(std::abs(stride.getValue())),
                            LineElements);
}

/// The cost of each loop as the innermost one.
static SmallVector<uint64_t> getCosts(ArrayRef<AffineForOp> band) {
  SmallVector<LoopAccess, 8> accesses = collectAccesses(band.front());
  SmallVector<uint64_t> costs;
  for (AffineForOp loop : band) {
    uint64_t cost = 0;
    for (const LoopAccess &access : accesses)
      cost += getNewLines(access, loop);
    costs.push_back(cost);
  }
  return costs;
}

SmallVector<unsigned> affine::findMemoryOrder(ArrayRef<AffineForOp> band,
                                              MemoryAliases &aliases) {
  constexpr size_t MaxLoops = 6;
  auto present = llvm::to_vector(llvm::seq<unsigned>(0, unsigned(band.size())));
  if (band.size() > MaxLoops)
    return present;
  SmallVector<uint64_t> costs = getCosts(band);
  // The cheapest loop innermost; the present order if costs are equal.
  auto isBetter = [&](ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
    for (auto [left, right] : llvm::zip(llvm::reverse(a), llvm::reverse(b)))
      if (costs[left] != costs[right])
        return costs[left] < costs[right];
    return false;
  };
  std::vector<SmallVector<unsigned>> better;
  SmallVector<unsigned> order = present;
  do {
    if (isBetter(order, present))
      better.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  llvm::stable_sort(better, isBetter);
  for (const SmallVector<unsigned> &candidate : better)
    if (!findInterchangeObstacle(band, candidate, aliases))
      return candidate;
  return present;
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopInterchange final : Pass {
  using Pass::Pass;
  ListOption<unsigned> permutation{
      *this, "permutation",
      "The numbers of the loops in their new order; without it, that with the "
      "smallest strides of accesses"};

  LogicalResult checkPermutation() {
    SmallVector<unsigned> sorted(permutation.begin(), permutation.end());
    llvm::sort(sorted);
    for (auto [i, number] : llvm::enumerate(sorted))
      if (i != number) {
        getOperation()->emitError("expected a permutation of the numbers from "
                                  "0 to ")
            << sorted.size() - 1;
        return failure();
      }
    return success();
  }

  SmallVector<unsigned> chooseOrder(ArrayRef<AffineForOp> band,
                                    MemoryAliases &aliases) {
    if (permutation.empty())
      return findMemoryOrder(band, aliases);
    if (permutation.size() != band.size()) {
      Obstacle("the nest has another number of loops than the permutation")
          .emitRemark(band.front(), getArgument());
      return {};
    }
    SmallVector<unsigned> order(permutation.begin(), permutation.end());
    std::optional<Obstacle> obstacle =
        findInterchangeObstacle(band, order, aliases);
    if (!obstacle)
      return order;
    obstacle->emitRemark(band.front(), getArgument());
    return {};
  }

  void runOnOperation() override {
    if (failed(checkPermutation()))
      return signalPassFailure();
    std::vector<std::pair<SmallVector<AffineForOp>, SmallVector<unsigned>>>
        bands;
    {
      MemoryAliases aliases(getOperation());
      for (SmallVector<AffineForOp> &band :
           collectPerfectNests(getOperation())) {
        SmallVector<unsigned> order = chooseOrder(band, aliases);
        if (!llvm::is_sorted(order))
          bands.emplace_back(std::move(band), std::move(order));
      }
    }
    IRRewriter rewriter(&getContext());
    for (const auto &[band, order] : bands) {
      remark::passed(
          band.front(),
          remark::RemarkOpts::name("Interchanged").category(getArgument()))
          << remark::metric("Loops", order.size());
      permuteLoops(rewriter, band, order);
    }
  }
};
} // namespace

static constexpr PassInfo affineLoopInterchangeInfo = {
    .argument = "affine-loop-interchange",
    .name = "AffineLoopInterchange",
    .summary = "Give perfectly nested affine loops another order",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineLoopInterchange>,
};

void strata::registerAffineLoopInterchangePass(PassRegistry &registry) {
  registry.add(affineLoopInterchangeInfo);
}
