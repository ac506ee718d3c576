// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/FusionCost.h"

#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/NestSummary.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Operations ---------------------------------------------------------===//

namespace {
/// Numbers of iterations, or of operations in an iteration, by loop.
using LoopNumbers = llvm::SmallDenseMap<Operation *, int64_t, 8>;
} // namespace

/// The number of operations that a nest executes. `iterations` replaces the number for some loops,
/// `additional` is executed in each iteration besides.
static std::optional<int64_t> getComputeCost(const NestCounts &counts,
                                             const LoopNumbers &iterations,
                                             const LoopNumbers &additional) {
  // The costs of the loops at each depth that are not part of one around them yet.
  SmallVector<int64_t, 8> total;
  std::optional<int64_t> cost;
  for (const NestCounts::Loop &loop : counts.loops) {
    if (total.size() < loop.depth + 2)
      total.resize(loop.depth + 2);
    std::optional<int64_t> body = llvm::checkedAdd(
        loop.operations, std::exchange(total[loop.depth + 1], 0));
    if (body && !additional.empty())
      body = llvm::checkedAdd(*body, additional.lookup(loop.op));
    int64_t count = loop.iterations;
    if (!iterations.empty()) {
      auto entry = iterations.find(loop.op);
      count = entry != iterations.end() ? entry->second : count;
    }
    cost = body ? llvm::checkedMul(*body, count) : std::nullopt;
    std::optional<int64_t> sum =
        cost ? llvm::checkedAdd(total[loop.depth], *cost) : std::nullopt;
    if (!sum)
      return std::nullopt;
    total[loop.depth] = *sum;
  }
  return cost;
}

/// The difference of two maps of one result, if it is a constant greater than 0.
static std::optional<int64_t> getConstantDifference(AffineMap lower,
                                                    AffineMap upper) {
  if (lower.getNumResults() != 1 || upper.getNumResults() != 1)
    return std::nullopt;
  AffineExpr difference =
      simplifyAffineExpr(upper.getResult(0) - lower.getResult(0),
                         lower.getNumDims(), lower.getNumSymbols());
  if (!difference.isConstant() || difference.getValue() < 0)
    return std::nullopt;
  return difference.getValue();
}

/// The number of iterations of the loops of a slice.
static std::optional<LoopNumbers>
getSliceIterations(const ComputationSlice &slice) {
  LoopNumbers iterations;
  for (auto [iv, lower, upper] :
       llvm::zip_equal(slice.ivs, slice.lbs, slice.ubs)) {
    AffineForOp loop = getForInductionVarOwner(iv);
    std::optional<int64_t> count;
    bool isWhole = !lower || !upper || lower.getNumResults() == 0 ||
                   upper.getNumResults() == 0;
    int64_t distance;
    if (!isWhole) {
      count = getConstantDifference(lower, upper);
    } else if (loop.hasConstantBounds()) {
      // As in mlir-opt, the step is not considered.
      if (!llvm::SubOverflow(loop.getConstantUpperBound(),
                             loop.getConstantLowerBound(), distance))
        count = distance;
    } else if (std::optional<uint64_t> trip = getTripCount(loop)) {
      count = int64_t(*trip);
    }
    if (!count)
      return std::nullopt;
    iterations[loop] = *count;
  }
  return iterations;
}

bool affine::isUnitSlice(const ComputationSlice &slice) {
  std::optional<LoopNumbers> iterations = getSliceIterations(slice);
  return iterations && llvm::all_of(*iterations, [](const auto &entry) {
           return entry.second == 1;
         });
}

/// The loads and stores that become superfluous if the slice is one iteration, as negative numbers of
/// operations.
static LoopNumbers getForwardedAccesses(AffineForOp source,
                                        const ComputationSlice &slice) {
  LoopNumbers forwarded;
  llvm::SmallSetVector<Value, 4> memrefs;
  source->walk([&](Operation *op) {
    if (isa<AffineStoreOp, AffineVectorStoreOp>(op))
      memrefs.insert(MemRefAccess(op).memref);
  });
  for (Value memref : memrefs)
    for (Operation *user : memref.getUsers())
      if (isa<AffineLoadOp, AffineVectorLoadOp>(user) &&
          isa<AffineForOp>(user->getParentOp()) &&
          slice.insertLoop->isAncestor(user->getParentOp()))
        --forwarded[user->getParentOp()];
  return forwarded;
}

std::optional<double>
affine::getAdditionalComputeFraction(NestSummary &source, NestSummary &target,
                                     const ComputationSlice &slice) {
  const std::optional<NestCounts> &from = source.getCounts(),
                                  &to = target.getCounts();
  if (slice.isEmpty() || !from || !to)
    return std::nullopt;
  std::optional<LoopNumbers> iterations = getSliceIterations(slice);
  if (!iterations)
    return std::nullopt;
  LoopNumbers additional;
  if (isUnitSlice(slice))
    additional = getForwardedAccesses(source.getNest(), slice);
  std::optional<int64_t> sliceCost =
      getComputeCost(*from, *iterations, LoopNumbers());
  if (!sliceCost)
    return std::nullopt;
  additional[slice.insertLoop] = *sliceCost;
  std::optional<int64_t> fused = getComputeCost(*to, LoopNumbers(), additional);
  std::optional<int64_t> first =
      getComputeCost(*from, LoopNumbers(), LoopNumbers());
  std::optional<int64_t> second =
      getComputeCost(*to, LoopNumbers(), LoopNumbers());
  if (!fused || !first || !second)
    return std::nullopt;
  return double(*fused) / (double(*first) + double(*second)) - 1;
}

//===-- Memory -------------------------------------------------------------===//

std::optional<unsigned> affine::getProfitableDepth(
    NestSummary &source, const MemRefAccess &access, NestSummary &target,
    ArrayRef<ComputationSlice> slices, double tolerance) {
  FailureOr<MemRefRegion> whole = MemRefRegion::compute(access, 0);
  std::optional<int64_t> wholeBytes =
      succeeded(whole) ? whole->getSizeInBytes() : std::nullopt;
  if (!wholeBytes)
    return std::nullopt;
  double bestReduction = 0;
  std::optional<unsigned> best;
  int64_t bestBytes = 0;
  for (unsigned i = unsigned(slices.size()); i > 0; --i) {
    const ComputationSlice &slice = slices[i - 1];
    std::optional<double> fraction =
        getAdditionalComputeFraction(source, target, slice);
    if (!fraction || *fraction > tolerance)
      continue;
    FailureOr<MemRefRegion> part =
        MemRefRegion::compute(access, 0, {.slice = &slice});
    std::optional<int64_t> bytes =
        succeeded(part) ? part->getSizeInBytes() : std::nullopt;
    if (!bytes || *bytes == 0)
      continue;
    double reduction = double(*wholeBytes) / double(*bytes);
    if (reduction <= bestReduction)
      continue;
    bestReduction = reduction;
    bestBytes = *bytes;
    best = i;
  }
  if (!best)
    return std::nullopt;
  std::optional<int64_t> sourceBytes = source.getFootprintBytes();
  std::optional<int64_t> targetBytes = target.getFootprintBytes();
  // The target and the slice need at most as much as both nests: the slice at most as the source.
  if (!sourceBytes || !targetBytes || bestBytes > *sourceBytes)
    return std::nullopt;
  return best;
}
