// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/SliceUnion.h"

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Dependence/PairClasses.h"

#include "llvm/ADT/STLExtras.h"

#include <map>
#include <tuple>

using namespace strata;
using namespace strata::affine;

using Row = FlatAffineValueConstraints::Row;

unsigned affine::getNestingDepth(Operation *op) {
  return unsigned(getAffineIVs(op).size());
}

unsigned
affine::getInnermostCommonLoopDepth(ArrayRef<Operation *> ops,
                                    SmallVectorImpl<AffineForOp> *loops) {
  SmallVector<AffineForOp, 4> common = getAffineForIVs(ops.front());
  for (Operation *op : ops.drop_front()) {
    SmallVector<AffineForOp, 4> others = getAffineForIVs(op);
    size_t count = 0;
    while (count < std::min(common.size(), others.size()) &&
           common[count] == others[count])
      ++count;
    common.resize(count);
  }
  if (loops)
    loops->append(common.begin(), common.end());
  return unsigned(common.size());
}

/// The loop around `op` with `depth - 1` loops around it; null if there are fewer.
static Operation *getLoopAtDepth(Operation *op, unsigned depth) {
  SmallVector<AffineForOp, 4> loops = getAffineForIVs(op);
  return depth <= loops.size() ? loops[depth - 1].getOperation() : nullptr;
}

//===-- Slices -------------------------------------------------------------===//

/// An attribute of loops that must be executed as a whole.
static constexpr StringLiteral SliceFusionBarrier = "slice_fusion_barrier";

/// Forgets the bounds from the first loop on that has to be executed as a whole: one with the attribute,
/// or, for two loads, whose iterations need not be executed together, a sequential one.
static void clearSequentialBounds(ComputationSlice &slice, bool areLoads,
                                  MemoryAliases &aliases) {
  for (auto [i, iv] : llvm::enumerate(slice.ivs)) {
    AffineForOp loop = getForInductionVarOwner(iv);
    if (!loop->hasAttr(SliceFusionBarrier) &&
        !(areLoads && findParallelizationObstacle(loop, aliases)))
      continue;
    for (size_t k = i; k < slice.ivs.size(); ++k)
      slice.lbs[k] = slice.ubs[k] = AffineMap();
    return;
  }
}

namespace {
/// Unites the slices of pairs of accesses.
class SliceBuilder {
public:
  SliceBuilder(unsigned depth, unsigned numCommon, SliceDirection direction,
               MemoryAliases &aliases)
      : depth(depth), numCommon(numCommon),
        isBackward(direction == SliceDirection::Backward), aliases(aliases) {}
  LogicalResult add(const SliceAccess &first, const SliceAccess &second);
  /// Adds a pair whose slice is that of another one, which has been added.
  LogicalResult addEqual(const SliceAccess &first, const SliceAccess &second) {
    return addTarget(getTarget(first, second));
  }
  LogicalResult addTarget(Operation *target);
  FailureOr<ComputationSlice> finish();
  /// Whether the last pair that was added needs iterations.
  bool hasSlice() const { return hasPairs; }

private:
  Operation *getTarget(const SliceAccess &first,
                       const SliceAccess &second) const {
    return isBackward ? second.getOp() : first.getOp();
  }
  ComputationSlice getSlice(const MemRefAccess &first,
                            const MemRefAccess &second,
                            FlatAffineValueConstraints &pairs);
  LogicalResult unite(const ComputationSlice &slice);

  unsigned depth, numCommon;
  bool isBackward, hasPairs = false;
  MemoryAliases &aliases;
  std::optional<FlatAffineValueConstraints> all;
  /// The slice of the only pair; empty if there are several.
  ComputationSlice single;
  /// The accesses of the nest that is not sliced.
  SmallVector<Operation *, 4> targets;
};
} // namespace

/// The slice that a pair needs.
ComputationSlice SliceBuilder::getSlice(const MemRefAccess &first,
                                        const MemRefAccess &second,
                                        FlatAffineValueConstraints &pairs) {
  auto numFirst = unsigned(getAffineForIVs(first.op).size());
  unsigned numSecond = pairs.getNumDimVars() - numFirst;
  unsigned offset = isBackward ? 0 : depth;
  unsigned count = isBackward ? numFirst : numSecond;
  unsigned start = isBackward ? numFirst + depth : depth;
  pairs.projectOut(start, (isBackward ? numSecond : numFirst) - depth);
  ComputationSlice slice;
  llvm::append_range(slice.ivs, pairs.getValues().slice(offset, count));
  pairs.getSliceBounds(offset, count, first.op->getContext(), slice.lbs,
                       slice.ubs);
  llvm::append_range(slice.operands, pairs.getValues().take_front(offset));
  llvm::append_range(slice.operands,
                     pairs.getValues().drop_front(offset + count));
  clearSequentialBounds(slice, !first.isStore && !second.isStore, aliases);
  return slice;
}

/// Gives both systems the variables of the other, with the domains of loops that are new.
static LogicalResult align(FlatAffineValueConstraints &a,
                           FlatAffineValueConstraints &b) {
  if (a.getValues() == b.getValues() && a.getNumDimVars() == b.getNumDimVars())
    return success();
  SmallVector<Value, 8> left(a.getValues().take_front(a.getNumDimVars()));
  SmallVector<Value, 8> right(b.getValues().take_front(b.getNumDimVars()));
  a.mergeAndAlignVars(0, b);
  auto addDomains = [](FlatAffineValueConstraints &cst,
                       ArrayRef<Value> known) -> LogicalResult {
    for (unsigned i = 0; i < cst.getNumDimVars(); ++i)
      if (!llvm::is_contained(known, cst.getValue(i)))
        if (AffineForOp loop = getForInductionVarOwner(cst.getValue(i)))
          if (failed(cst.addAffineForOpDomain(loop)))
            return failure();
    return success();
  };
  return success(succeeded(addDomains(a, left)) &&
                 succeeded(addDomains(b, right)) && a.isRepresentable() &&
                 b.isRepresentable() && a.getNumCols() == b.getNumCols());
}

LogicalResult SliceBuilder::unite(const ComputationSlice &slice) {
  FailureOr<FlatAffineValueConstraints> cst = slice.getAsConstraints();
  if (failed(cst))
    return failure();
  if (!all) {
    all = std::move(*cst);
    return success();
  }
  if (failed(align(*all, *cst)) || all->getNumLocalVars() != 0 ||
      cst->getNumLocalVars() != 0)
    return failure();
  return all->unionBoundingBox(*cst);
}

LogicalResult SliceBuilder::add(const SliceAccess &first,
                                const SliceAccess &second) {
  Operation *target = getTarget(first, second);
  if (depth > getNestingDepth(target))
    return failure();
  auto pairs =
      getSameElementConstraints(*first.access, *second.access, numCommon);
  if (failed(pairs))
    return failure();
  hasPairs = pairs->has_value();
  if (!hasPairs)
    return success();
  targets.push_back(target);
  ComputationSlice slice = getSlice(*first.access, *second.access, **pairs);
  if (!(*pairs)->isRepresentable() || failed(unite(slice)))
    return failure();
  // As in mlir-opt, slices with quotients are not united, even if they are equal.
  if ((first.isRepeated || second.isRepeated) && all->getNumLocalVars() != 0)
    return failure();
  single = targets.size() == 1 ? std::move(slice) : ComputationSlice();
  return success();
}

LogicalResult SliceBuilder::addTarget(Operation *target) {
  targets.push_back(target);
  single = ComputationSlice();
  return success(all->getNumLocalVars() == 0);
}

/// Whether computing bounds from these bounds would give the same ones.
static bool hasSimpleBounds(const ComputationSlice &slice) {
  auto isSimple = [](AffineMap map) {
    return map && map.getNumResults() == 1 && map.getNumSymbols() == 0 &&
           map.getResult(0).isPureAffine() &&
           !map.getResult(0)
                .walk([](AffineExpr expr) {
                  return expr.isBinary() &&
                                 expr.getKind() != AffineExprKind::Add
                             ? WalkResult::interrupt()
                             : WalkResult::advance();
                })
                .wasInterrupted();
  };
  return !slice.isEmpty() &&
         llvm::all_of(llvm::zip_equal(slice.lbs, slice.ubs), [&](auto bounds) {
           auto [lower, upper] = bounds;
           return isSimple(lower) && isSimple(upper) &&
                  (lower.isConstant()
                       ? upper.isConstant()
                       : lower.getResult(0) + 1 == upper.getResult(0));
         });
}

FailureOr<ComputationSlice> SliceBuilder::finish() {
  SmallVector<AffineForOp, 4> loops;
  if (!all || all->getNumDimAndSymbolVars() == 0 ||
      depth > getInnermostCommonLoopDepth(targets, &loops))
    return failure();
  if (hasSimpleBounds(single)) {
    single.insertLoop = loops[depth - 1];
    single.insertsAtEnd = !isBackward;
    if (single.isValid() != true)
      return failure();
    return single;
  }
  unsigned numIVs = all->getNumDimVars();
  all->convertLoopIVSymbolsToDims();
  ComputationSlice slice;
  slice.insertLoop = loops[depth - 1];
  slice.insertsAtEnd = !isBackward;
  llvm::append_range(slice.ivs, all->getValues().take_front(numIVs));
  all->getSliceBounds(0, numIVs, slice.insertLoop.getContext(), slice.lbs,
                      slice.ubs);
  llvm::append_range(slice.operands, all->getValues().drop_front(numIVs));
  if (!all->isRepresentable() || slice.isValid() != true)
    return failure();
  return slice;
}

FailureOr<ComputationSlice> affine::computeSliceUnion(
    ArrayRef<SliceAccess> first, ArrayRef<SliceAccess> second, unsigned depth,
    unsigned numCommon, SliceDirection direction, MemoryAliases &aliases) {
  SliceBuilder builder(depth, numCommon, direction, aliases);
  bool isBackward = direction == SliceDirection::Backward;
  if (first.empty() || second.empty() ||
      !getLoopAtDepth(first.front().getOp(), numCommon + 1))
    return failure();
  // With few accesses, each pair is analysed.
  bool areCompared = first.size() + second.size() >= PairClasses::MinCompared;
  unsigned numPairs = 0;
  auto getClass = [&](const SliceAccess &a, const SliceAccess &b) {
    return areCompared ? std::pair(2 * a.elements + a.isStore(),
                                   2 * b.elements + b.isStore())
                       : std::pair(numPairs++, 0U);
  };
  // Whether pairs of a class need iterations of the loops around the source in one of the target's.
  std::map<std::tuple<std::pair<unsigned, unsigned>, Region *, Operation *>,
           bool>
      known;
  for (const SliceAccess &a : first)
    for (const SliceAccess &b : second) {
      if (a.getMemRef() != b.getMemRef())
        continue;
      Operation *source = isBackward ? a.getOp() : b.getOp();
      const SliceAccess &target = isBackward ? b : a;
      auto [entry, isNew] =
          known.try_emplace({getClass(a, b), source->getParentRegion(),
                             getLoopAtDepth(target.getOp(), depth)});
      if (!isNew && !entry->second)
        continue;
      if (failed(isNew ? builder.add(a, b) : builder.addEqual(a, b)))
        return failure();
      if (isNew)
        entry->second = builder.hasSlice();
      if (target.lastEqual && entry->second &&
          failed(builder.addTarget(target.lastEqual)))
        return failure();
    }
  return builder.finish();
}
