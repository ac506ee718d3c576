// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DeclaredFlow.h"

#include "strata/Definition/Segments.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Operation.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/LoopBounds.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static ArrayRef<FlowEdge> getEdges(Operation *op) {
  return static_cast<const DeclaredFlow *>(
             op->getDefinition().findInterfaceData(
                 RegionBranchOpInterface::name))
      ->edges;
}

/// The operands of the slot `name` of `op`; nothing if it has none of that name.
static std::optional<Segment> findOperands(Operation *op, StringRef name) {
  const OpDefinition &def = op->getDefinition();
  std::optional<unsigned> slot = def.findSlot(name);
  SmallVector<Segment, 4> segments;
  if (!slot || *slot >= def.operands.size() ||
      failed(getOperandSegments(op, segments)))
    return std::nullopt;
  return segments[*slot];
}

/// The operands of `source`, the operation or a terminator, that `edge` passes.
static Segment getPassed(const FlowEdge &edge, Operation *source) {
  if (edge.passesNone)
    return {};
  if (!edge.values.empty())
    return findOperands(source, edge.values).value_or(Segment());
  return edge.from ? Segment{0, source->getNumOperands()} : Segment();
}

/// The slot that `region` of `op` belongs to.
static std::optional<unsigned> findSlot(Operation *op, Region *region) {
  SmallVector<Segment, 4> segments;
  if (failed(getRegionSegments(op, segments)))
    return std::nullopt;
  for (auto [slot, segment] : llvm::enumerate(segments))
    if (region->getRegionNumber() - segment.first < segment.size)
      return unsigned(slot);
  return std::nullopt;
}

/// Calls `fn` with each operation from which control leaves `from`, or with `op` if that
/// is null, until it returns false; whether it never did.
static bool forEachSource(Operation *op, Region *from,
                          function_ref<bool(Operation *)> fn) {
  if (!from)
    return fn(op);
  for (Block &block : *from)
    if (Operation *terminator = block.getTerminator();
        terminator && !terminator->getNumSuccessors() && !fn(terminator))
      return false;
  return true;
}

/// The arguments of `region`, or the results if it is null, that values are passed to.
static Segment getInputs(Operation *op, const FlowEdge &edge, Region *region) {
  if (!region)
    return {0, op->getNumResults()};
  unsigned count = region->getNumArguments();
  for (const FlowEdge &other : getEdges(op))
    if (!other.from && other.to == edge.to && !other.values.empty()) {
      unsigned passed = getPassed(other, op).size;
      return passed <= count ? Segment{count - passed, passed} : Segment();
    }
  return {0, count};
}

/// Whether the condition of `edge` has a constant value, of `constants`, that is another
/// than it needs.
static bool isExcluded(const FlowEdge &edge, Operation *source,
                       ArrayRef<Attribute> constants,
                       std::optional<uint64_t> trips) {
  if (edge.minTrips)
    return trips && (*trips > *edge.minTrips) == edge.isNegated;
  if (edge.condition.empty())
    return false;
  std::optional<Segment> operand = findOperands(source, edge.condition);
  if (!operand || operand->size != 1 || operand->first >= constants.size())
    return false;
  auto value = dyn_cast_or_null<BoolAttr>(constants[operand->first]);
  return value && value.getValue() == edge.isNegated;
}

static void getSuccessorRegions(Operation *op, Region *from,
                                ArrayRef<Attribute> constants,
                                SmallVectorImpl<RegionSuccessor> &successors) {
  std::optional<unsigned> slot;
  if (from && !(slot = findSlot(op, from)))
    return;
  SmallVector<Segment, 4> regions;
  if (failed(getRegionSegments(op, regions)))
    return;
  std::optional<uint64_t> trips;
  if (llvm::any_of(getEdges(op), [](auto &edge) { return edge.minTrips; }))
    trips = getStaticTripCount(op);
  auto add = [&](const FlowEdge &edge, Region *to) {
    RegionSuccessor successor{to, getInputs(op, edge, to)};
    // A terminator that passes another number of values says nothing about them.
    bool fits = forEachSource(op, from, [&](Operation *source) {
      return getPassed(edge, source).size == successor.inputs.size;
    });
    if (!fits)
      successor.inputs = {};
    successors.push_back(successor);
  };
  for (const FlowEdge &edge : getEdges(op)) {
    if (edge.from != slot)
      continue;
    bool isPossible = false;
    forEachSource(op, from, [&](Operation *source) {
      isPossible = !isExcluded(edge, source, constants, trips);
      return !isPossible;
    });
    if (!isPossible)
      continue;
    if (!edge.to) {
      add(edge, nullptr);
      continue;
    }
    for (unsigned i = 0; i < regions[*edge.to].size; ++i) {
      Region &to = op->getRegion(regions[*edge.to].first + i);
      // Behind an absent region follows what follows the operation.
      if (to.empty())
        successors.push_back({});
      else
        add(edge, &to);
    }
  }
}

static Segment getSuccessorOperands(Operation *op, Operation *source,
                                    const RegionSuccessor &successor) {
  std::optional<unsigned> from, to;
  if (source != op)
    from = findSlot(op, source->getBlock()->getParent());
  if (successor.region)
    to = findSlot(op, successor.region);
  for (const FlowEdge &edge : getEdges(op))
    if (edge.from == from && edge.to == to) {
      Segment passed = getPassed(edge, source);
      return passed.size == successor.inputs.size ? passed : Segment();
    }
  return {};
}

/// Once, if control does not come back to the region.
static std::optional<unsigned> getMaxInvocations(Operation *op, Region &region,
                                                 ArrayRef<Attribute>) {
  if (RegionBranchOpInterface(op).isRepetitiveRegion(region.getRegionNumber()))
    return std::nullopt;
  return 1;
}

InterfaceTable strata::getInterfaceTable(DeclaredFlow flow) {
  static constexpr RegionBranchOpInterface::Concept table = {
      .getSuccessorRegions = ::getSuccessorRegions,
      .getSuccessorOperands = ::getSuccessorOperands,
      .getMaxInvocations = ::getMaxInvocations};
  InterfaceTable entry =
      makeInterfaceTable<RegionBranchOpInterface::Concept>(table);
  entry.data = std::make_shared<DeclaredFlow>(std::move(flow));
  return entry;
}
