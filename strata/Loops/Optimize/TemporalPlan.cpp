// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TemporalPlan.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Loops/Affine/MemoryFootprint.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;
using presburger::Optimum;

/// Nests with more accesses or stages are not analysed.
static constexpr size_t MaxAccesses = 64, MaxStages = 16;

AffineForOp TemporalStage::getInnermost() const {
  return getPerfectlyNestedLoops(root).back();
}

bool affine::hasTemporalStages(AffineForOp time) {
  if (time.getStepAsInt() != 1 || time.getNumIterOperands() != 0)
    return false;
  WalkResult result = time->walk([&](Operation *op) {
    if (op == time || op == time.getBody()->getTerminator())
      return WalkResult::advance();
    auto loop = dyn_cast<AffineForOp>(op);
    bool isOther = !loop && op->getBlock() == time.getBody();
    bool isBoundByTime = loop && areBoundsDependentOn(loop, time);
    bool storesByTime =
        isa<AffineStoreOp>(op) &&
        llvm::is_contained(getSubscripts(op).operands, time.getInductionVar());
    return isOther || isBoundByTime || storesByTime ? WalkResult::interrupt()
                                                    : WalkResult::advance();
  });
  return !result.wasInterrupted() && llvm::hasNItemsOrMore(*time.getBody(), 2);
}

namespace {
class TemporalPlanner {
public:
  TemporalPlanner(AffineForOp time, MemoryAliases &aliases, TemporalPlan &plan)
      : time(time), aliases(aliases), plan(plan) {}

  /// The loops of the stages, with `numDims` dimensions at most.
  std::optional<Obstacle> findStages(unsigned numDims);
  /// The most loops of a stage that are nested perfectly.
  unsigned getDepth() const { return depth; }
  /// The shifts of the stages and of the time steps.
  std::optional<Obstacle> findShifts();
  /// The places of each dimension.
  std::optional<Obstacle> findExtents();
  /// Whether the innermost loops should and can be one.
  bool canJam() const;
  /// Gives dependent iterations different places.
  void separate();
  /// Makes the shifts of a loop without rows, and the starts of its blocks, multiples of the elements of a vector,
  /// so that vectors begin at the same places of lines of the cache in all steps.
  void align(const TargetModel &target);

private:
  /// A condition on the shifts of two stages in one dimension.
  struct Requirement {
    unsigned source, target;
    /// By so much the place of the source may exceed that of the target, without shifts.
    int64_t lead;
  };
  struct Access {
    const LoopAccess *access;
    unsigned stage;
  };
  /// The level of a dimension for accesses of a stage; std::nullopt if it has the place 0.
  std::optional<unsigned> getLevel(unsigned stage, unsigned dim) const {
    if (dim < plan.stages[stage].loops.size())
      return dim + 1;
    return std::nullopt;
  }
  std::optional<Obstacle> addPair(const Access &source, const Access &target);
  /// Whether the innermost of two loops of a stage carries a value from the source to the target.
  bool isRecurrence(const Access &source, const Access &target) const;
  std::optional<Obstacle> addLead(const Access &source, const Access &target,
                                  ArrayRef<LevelOrder> orders, unsigned dim,
                                  SmallVectorImpl<Requirement> &list);
  void solve(unsigned dim, int64_t distance);
  int64_t roundUp(int64_t shift) const {
    return llvm::divideCeilSigned(shift, unit) * unit;
  }

  AffineForOp time;
  MemoryAliases &aliases;
  TemporalPlan &plan;
  unsigned depth = 0;
  /// Shifts are multiples of it.
  int64_t unit = 1;
  /// Whether iterations of an innermost loop of two wait for the one before.
  bool hasRecurrence = false;
  SmallVector<LoopAccess, 8> accesses;
  /// The conditions of iterations of one time step, and of different ones, for each dimension.
  SmallVector<SmallVector<Requirement>, 2> inStep, acrossSteps;
};
} // namespace

/// Whether the loop can be executed in blocks.
static bool hasSimpleBounds(AffineForOp loop) {
  return loop.getStepAsInt() == 1 && loop.getNumIterOperands() == 0 &&
         loop.getLowerBoundMap().getNumResults() == 1 &&
         loop.getUpperBoundMap().getNumResults() == 1;
}

std::optional<Obstacle> TemporalPlanner::findStages(unsigned numDims) {
  plan.stages.clear();
  for (Operation &op : time.getBody()->without_terminator()) {
    SmallVector<AffineForOp> band =
        getPerfectlyNestedLoops(cast<AffineForOp>(op));
    depth = std::max(depth, unsigned(band.size()));
    TemporalStage &stage = plan.stages.emplace_back();
    stage.root = band.front();
    for (AffineForOp loop : ArrayRef(band).take_front(numDims)) {
      if (!hasSimpleBounds(loop) || areBoundsDependentOn(loop, stage.loops))
        return Obstacle("the bounds of the loop depend on others, or its step "
                        "is not 1",
                        loop);
      stage.loops.push_back(loop);
    }
  }
  // A single loop beside nests is a boundary, which belongs to one place.
  for (TemporalStage &stage : plan.stages) {
    if (depth > 1 && getPerfectlyNestedLoops(stage.root).size() <= numDims)
      stage.loops.pop_back();
    stage.shifts.assign(numDims, 0);
  }
  plan.dims.assign(numDims, {});
  inStep.assign(numDims, {});
  acrossSteps.assign(numDims, {});
  if (plan.stages.size() > MaxStages)
    return Obstacle("there are too many nests", time);
  return std::nullopt;
}

/// Adds the lead of a source in iterations of the given order, if there are any.
std::optional<Obstacle>
TemporalPlanner::addLead(const Access &source, const Access &target,
                         ArrayRef<LevelOrder> orders, unsigned dim,
                         SmallVectorImpl<Requirement> &list) {
  // Time steps of larger shifts have little in common.
  constexpr int64_t MaxLead = 64;
  AccessPair pair(*source.access, *target.access, time->getParentRegion(),
                  aliases);
  Optimum lead = pair.findLargestLead(orders, getLevel(source.stage, dim),
                                      getLevel(target.stage, dim));
  if (lead.kind == Optimum::Empty)
    return std::nullopt;
  if (lead.kind != Optimum::Bounded || lead.value > MaxLead)
    return Obstacle("the distance of the accesses has no small bound",
                    source.access->op, target.access->op);
  list.push_back({source.stage, target.stage, lead.value});
  return std::nullopt;
}

bool TemporalPlanner::isRecurrence(const Access &source,
                                   const Access &target) const {
  AccessPair pair(*source.access, *target.access, time->getParentRegion(),
                  aliases);
  presburger::Budget budget;
  return pair.getCommonLevels().size() == 3 &&
         pair.exists({LevelOrder::Equal, LevelOrder::Equal, LevelOrder::Less},
                     budget);
}

std::optional<Obstacle> TemporalPlanner::addPair(const Access &source,
                                                 const Access &target) {
  if (!source.access->isStore() && !target.access->isStore())
    return std::nullopt;
  for (unsigned dim = 0; dim < plan.dims.size(); ++dim) {
    if (auto obstacle =
            addLead(source, target, {LevelOrder::Less}, dim, acrossSteps[dim]))
      return obstacle;
    if (source.stage < target.stage)
      if (auto obstacle =
              addLead(source, target, {LevelOrder::Equal}, dim, inStep[dim]))
        return obstacle;
    if (dim == 0 && !hasRecurrence && source.stage == target.stage &&
        source.access->isStore() && !target.access->isStore())
      hasRecurrence = isRecurrence(source, target);
    // Iterations of one stage stay in order in each dimension.
    SmallVector<LevelOrder, 4> orders = {LevelOrder::Equal};
    for (unsigned carrier = 0; source.stage == target.stage && carrier < dim;
         ++carrier) {
      orders.push_back(LevelOrder::Less);
      SmallVector<Requirement, 1> ordered;
      if (auto obstacle = addLead(source, target, orders, dim, ordered))
        return obstacle;
      if (!ordered.empty() && ordered.front().lead > 0)
        return Obstacle("a block would reverse the accesses", source.access->op,
                        target.access->op);
      orders.back() = LevelOrder::Equal;
    }
  }
  return std::nullopt;
}

/// The places of dependent iterations differ by `distance` at least.
void TemporalPlanner::solve(unsigned dim, int64_t distance) {
  auto getShift = [&](unsigned stage) -> int64_t & {
    return plan.stages[stage].shifts[dim];
  };
  // Sources of one step are in earlier stages.
  for (unsigned stage = 0; stage < plan.stages.size(); ++stage)
    for (const Requirement &each : inStep[dim])
      if (each.target == stage)
        getShift(stage) =
            std::max(getShift(stage),
                     roundUp(getShift(each.source) + each.lead + distance));
  int64_t &shift = plan.dims[dim].shift;
  for (const Requirement &each : acrossSteps[dim])
    shift = std::max(shift, roundUp(getShift(each.source) + each.lead +
                                    distance - getShift(each.target)));
}

void TemporalPlanner::align(const TargetModel &target) {
  unsigned bits = 0;
  for (const LoopAccess &access : accesses)
    if (auto type = dyn_cast<MemRefType>(access.getMemory().getType());
        type && isa<IntegerType, FloatType>(type.getElementType()))
      bits = std::max(bits, type.getElementType().getIntOrFloatBitWidth());
  if (bits == 0)
    return;
  unit = target.getVectorLength(bits);
  solve(0, /*distance=*/0);
}

/// Whether all bounds are constants.
static bool hasKnownBounds(AffineForOp loop) {
  return loop.hasConstantLowerBound() && loop.hasConstantUpperBound();
}

bool TemporalPlanner::canJam() const {
  if (!hasRecurrence || depth != 2 || plan.dims.size() != 1 ||
      !hasKnownBounds(time))
    return false;
  AffineForOp first = plan.stages.front().getInnermost();
  return llvm::all_of(plan.stages, [&](const TemporalStage &stage) {
    AffineForOp inner = stage.getInnermost();
    return stage.loops.size() == 1 && inner != stage.loops.front() &&
           hasKnownBounds(stage.loops.front()) && hasKnownBounds(inner) &&
           hasSimpleBounds(inner) &&
           inner.getConstantLowerBound() == first.getConstantLowerBound() &&
           inner.getConstantUpperBound() == first.getConstantUpperBound();
  });
}

void TemporalPlanner::separate() {
  for (unsigned dim = 0; dim < plan.dims.size(); ++dim)
    solve(dim, /*distance=*/1);
}

std::optional<Obstacle> TemporalPlanner::findShifts() {
  accesses = collectAccesses(time);
  if (accesses.size() > MaxAccesses)
    return Obstacle("there are too many accesses", time);
  for (const LoopAccess &access : accesses)
    if (!access.hasIndices())
      return Obstacle(ObstacleKind::Size, "the accessed elements are unknown",
                      access.op);
  SmallVector<Access> numbered;
  for (const LoopAccess &access : accesses) {
    unsigned stage = 0;
    for (Operation &op : time.getBody()->without_terminator()) {
      if (op.isAncestor(access.op))
        break;
      ++stage;
    }
    numbered.push_back({&access, stage});
  }
  for (const Access &source : numbered)
    for (const Access &target : numbered)
      if (auto obstacle = addPair(source, target))
        return obstacle;
  for (unsigned dim = 0; dim < plan.dims.size(); ++dim)
    solve(dim, /*distance=*/0);
  return std::nullopt;
}

/// `a` minus `b`, if that is constant.
static std::optional<int64_t> getDifference(const MapAndOperands &a,
                                            const MapAndOperands &b) {
  AffineExpr difference = subtract(a, b).map.getResult(0);
  return difference.isConstant() ? std::optional(difference.getValue())
                                 : std::nullopt;
}

/// The least (sign -1) or the greatest (sign 1) of the bounds, whose differences are constant.
static std::optional<MapAndOperands> getExtreme(ArrayRef<MapAndOperands> bounds,
                                                int64_t sign) {
  int64_t extreme = 0;
  for (const MapAndOperands &bound : bounds) {
    std::optional<int64_t> difference = getDifference(bound, bounds.front());
    if (!difference)
      return std::nullopt;
    extreme = sign * std::max(sign * extreme, sign * *difference);
  }
  return subtract(bounds.front(), -extreme);
}

std::optional<Obstacle> TemporalPlanner::findExtents() {
  for (unsigned number = 0; number < plan.dims.size(); ++number) {
    SmallVector<MapAndOperands> lowers, uppers;
    for (const TemporalStage &stage : plan.stages) {
      int64_t shift = stage.shifts[number];
      auto constant = [&](int64_t value) {
        return MapAndOperands{
            AffineMap::getConstantMap(value, time.getContext()), {}};
      };
      bool hasLoop = number < stage.loops.size();
      AffineForOp loop = hasLoop ? stage.loops[number] : AffineForOp();
      lowers.push_back(hasLoop ? subtract(getLowerBound(loop), -shift)
                               : constant(shift));
      uppers.push_back(
          hasLoop
              ? subtract(getBoundResults(loop.getUpperBound()).front(), -shift)
              : constant(shift + 1));
    }
    std::optional<MapAndOperands> lower = getExtreme(lowers, -1),
                                  upper = getExtreme(uppers, 1);
    if (!lower || !upper)
      return Obstacle(ObstacleKind::Size,
                      "the bounds of nests differ by unknown numbers", time);
    if (AffineExpr first = lower->map.getResult(0); first.isConstant())
      lower = subtract(
          *lower, first.getValue() -
                      llvm::divideFloorSigned(first.getValue(), unit) * unit);
    plan.dims[number].lower = std::move(*lower);
    plan.dims[number].upper = std::move(*upper);
  }
  return std::nullopt;
}

namespace {
/// The bytes that the loop over time accesses, and the places of each dimension.
struct TemporalExtents {
  uint64_t bytes;
  SmallVector<int64_t, 2> places;
};
} // namespace

/// std::nullopt if they are unknown.
static std::optional<TemporalExtents> getExtents(AffineForOp time,
                                                 const TemporalPlan &plan) {
  std::optional<uint64_t> bytes = getMemoryFootprintBytes(time);
  if (!bytes)
    return std::nullopt;
  TemporalExtents extents{*bytes, {}};
  for (const TemporalPlan::Dim &dim : plan.dims) {
    std::optional<int64_t> places = getDifference(dim.upper, dim.lower);
    if (!places || *places < 1)
      return std::nullopt;
    extents.places.push_back(*places);
  }
  return extents;
}

/// Sets the widths of blocks of the given number of time steps. Blocks are rows, or as wide as the steps
/// shift them: wider ones have more elements, narrower ones fewer uses of each.
static void setSteps(TemporalPlan &plan, bool hasRows, int64_t steps) {
  constexpr int64_t MinWidth = 8;
  plan.steps = steps;
  for (auto [number, dim] : llvm::enumerate(plan.dims))
    dim.width = number == 0 && hasRows
                    ? 1
                    : std::max<int64_t>(MinWidth, steps * dim.shift);
}

/// The elements that a block of all time steps uses, if a place has `bytes`.
static double getBlockBytes(const TemporalPlan &plan, double bytes) {
  for (auto [number, dim] : llvm::enumerate(plan.dims)) {
    // One neighbour at each end.
    int64_t length = plan.steps * dim.shift + dim.width + 2;
    for (const TemporalStage &stage : plan.stages)
      length = std::max(length, plan.steps * dim.shift + dim.width + 2 +
                                    stage.shifts[number]);
    bytes *= double(length);
  }
  return bytes;
}

/// Chooses as many time steps as fit into a part of the cache. Returns whether several do.
static bool chooseSteps(AffineForOp time, const TargetModel &target,
                        bool hasRows, TemporalPlan &plan) {
  constexpr int64_t MinSteps = 3, MaxSteps = 512, StepsOfUnknown = 8;
  // The rest is for elements that other blocks leave, and for those that are loaded ahead.
  constexpr double UsedPart = 0.4;
  std::optional<TemporalExtents> extents = getExtents(time, plan);
  std::optional<uint64_t> count = getTripCount(time);
  int64_t limit =
      count ? int64_t(std::min<uint64_t>(*count, MaxSteps)) : MaxSteps;
  if (!extents) {
    setSteps(plan, hasRows, std::min(limit, StepsOfUnknown));
    return limit >= MinSteps;
  }
  double bytes = double(extents->bytes);
  for (int64_t places : extents->places)
    bytes /= double(places);
  double cache = UsedPart * double(hasRows ? target.l2Bytes : target.l1Bytes);
  for (int64_t steps = limit; steps >= MinSteps; --steps) {
    setSteps(plan, hasRows, steps);
    if (getBlockBytes(plan, bytes) <= cache)
      return true;
  }
  return false;
}

/// Whether all elements stay in a cache without blocks.
static bool isSmall(AffineForOp time, int64_t bytes) {
  std::optional<uint64_t> footprint = getMemoryFootprintBytes(time);
  return footprint && *footprint <= uint64_t(bytes);
}

/// Makes the plan one of innermost loops that are one. Returns whether several steps have rows enough.
static bool jamSteps(AffineForOp time, const TargetModel &target,
                     TemporalPlan &plan) {
  // Chains of operations that hide each other's latency.
  constexpr int64_t Chains = 8;
  auto numStages = int64_t(plan.stages.size());
  int64_t steps = Chains / numStages;
  std::optional<TemporalExtents> extents = getExtents(time, plan);
  std::optional<uint64_t> count = getTripCount(time);
  if (steps < 2 || !extents || !count || *count < uint64_t(steps))
    return false;
  setSteps(plan, /*hasRows=*/true, steps);
  plan.isJammed = true;
  const TemporalPlan::Dim &dim = plan.dims.front();
  double places = double(extents->places.front());
  return places > double(4 * steps * dim.shift) &&
         getBlockBytes(plan, double(extents->bytes) / places) <=
             double(target.l2Bytes);
}

std::optional<Obstacle> affine::findTemporalPlan(AffineForOp time,
                                                 const TargetModel &target,
                                                 MemoryAliases &aliases,
                                                 TemporalPlan &plan) {
  for (unsigned numDims = 1; numDims <= 2; ++numDims) {
    TemporalPlanner planner(time, aliases, plan);
    if (auto obstacle = planner.findStages(numDims))
      return obstacle;
    if (numDims > planner.getDepth())
      break;
    if (auto obstacle = planner.findShifts())
      return obstacle;
    if (planner.canJam()) {
      TemporalPlan blocked = plan;
      planner.separate();
      if (!planner.findExtents() && jamSteps(time, target, plan))
        return std::nullopt;
      plan = std::move(blocked);
    }
    bool hasRows = planner.getDepth() > 1;
    if (isSmall(time, hasRows ? target.l2Bytes : target.l1Bytes))
      return Obstacle(ObstacleKind::Cost, "all elements fit into a cache",
                      time);
    if (!hasRows)
      planner.align(target);
    if (auto obstacle = planner.findExtents())
      return obstacle;
    if (llvm::all_of(plan.dims, [](const TemporalPlan::Dim &dim) {
          return dim.shift == 0;
        }))
      return Obstacle(ObstacleKind::Cost,
                      "later time steps do not use neighbours", time);
    if (chooseSteps(time, target, hasRows, plan))
      return std::nullopt;
  }
  return Obstacle(ObstacleKind::Cost, "few time steps would fit into a cache",
                  time);
}
