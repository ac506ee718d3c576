// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DeclaredFlow.h"

#include "strata/Definition/Constraint.h"
#include "strata/Definition/RegionArguments.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
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

/// The operands of the slot `name` of `op`; std::nullopt if it has none of that
/// name.
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
  const OpDefinition &def = op->getDefinition();
  unsigned count = region->getNumArguments();
  for (const FlowEdge &other : getEdges(op)) {
    if (other.from || other.to != edge.to)
      continue;
    unsigned passed = std::min(getPassed(other, op).size, count);
    if (std::optional<unsigned> slot = def.findSlot(other.values))
      if (auto others = countArgumentsBefore(def.regions[*edge.to], *slot))
        passed = count - std::min(*others, count);
    return {count - passed, passed};
  }
  return {0, count};
}

/// Whether values are passed to the target of `edge`, along this edge or
/// another. A source that passes another number of values is ignored.
static bool hasInputs(Operation *op, const FlowEdge &edge) {
  return llvm::any_of(getEdges(op), [&](const FlowEdge &other) {
    return other.to == edge.to && !other.passesNone;
  });
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
    successors.push_back(
        {to, hasInputs(op, edge) ? getInputs(op, edge, to) : Segment()});
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
      // Control leaves an absent region for the operation's continuation.
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

/// One if control does not return to the region; std::nullopt otherwise.
static std::optional<unsigned> getMaxInvocations(Operation *op, Region &region,
                                                 ArrayRef<Attribute>) {
  if (RegionBranchOpInterface(op).isRepetitiveRegion(region.getRegionNumber()))
    return std::nullopt;
  return 1;
}

//===-- Verification -------------------------------------------------------===//

namespace {
/// Checks that each edge passes as many values as there are inputs, of equal types.
class FlowVerifier : public OperationVerifier {
public:
  LogicalResult verify(Operation *op, OpDependence *dependence) const override {
    bool isOwn = false;
    for (const FlowEdge &edge : getEdges(op))
      if (failed(verifyEdge(op, edge, isOwn)))
        return failure();
    if (dependence)
      *dependence = isOwn ? OpDependence::Own : OpDependence::Signature;
    return success();
  }

private:
  /// A point that control leaves, and the values that it passes along an edge.
  struct Source {
    /// The operation itself or a terminator.
    Operation *point;
    Segment passed;
  };

  static LogicalResult verifyEdge(Operation *op, const FlowEdge &edge,
                                  bool &isOwn);
  static LogicalResult verifyTarget(Operation *op, const FlowEdge &edge,
                                    const Source &source, Region *to);
  static InFlightDiagnostic emitEdgeError(Operation *op, const Source &source,
                                          Region *to);
};
} // namespace

/// Whether `terminator` passes values along `edge`; one that ends the program, for
/// example, does not.
static bool isBranchPoint(Operation *op, const FlowEdge &edge,
                          Operation *terminator) {
  const OpDefinition &def = terminator->getDefinition();
  if (!edge.values.empty())
    return findOperands(terminator, edge.values).has_value();
  return def.hasTrait(OpTrait::ReturnLike) ||
         def.name == op->getDefinition().implicitTerminator;
}

InFlightDiagnostic
FlowVerifier::emitEdgeError(Operation *op, const Source &source, Region *to) {
  InFlightDiagnostic diag = op->emitOpError("along control flow edge from ");
  if (source.point == op)
    diag << "parent";
  else
    diag << "Operation " << source.point->getName();
  diag << " to ";
  if (to)
    diag << "Region #" << to->getRegionNumber();
  else
    diag << "parent";
  diag.attachNote(source.point->getLoc()) << "region branch point";
  diag << ": ";
  return diag;
}

LogicalResult FlowVerifier::verifyTarget(Operation *op, const FlowEdge &edge,
                                         const Source &source, Region *to) {
  Segment inputs = getInputs(op, edge, to);
  if (inputs.size != source.passed.size)
    return emitEdgeError(op, source, to)
           << "region branch point has " << source.passed.size
           << " operands, but region successor needs " << inputs.size
           << " inputs";
  for (unsigned i = 0; i < inputs.size; ++i) {
    Type passed = source.point->getOperand(source.passed.first + i).getType();
    Type input = to ? to->getArgument(inputs.first + i).getType()
                    : op->getResult(inputs.first + i).getType();
    if (passed != input)
      return emitEdgeError(op, source, to)
             << "successor operand type #" << i << " " << passed
             << " should match successor input type #" << i << " " << input;
  }
  return success();
}

LogicalResult FlowVerifier::verifyEdge(Operation *op, const FlowEdge &edge,
                                       bool &isOwn) {
  SmallVector<Segment, 4> regions;
  if (edge.passesNone || failed(getRegionSegments(op, regions)))
    return success();
  auto verifyFrom = [&](Operation *point) -> LogicalResult {
    // The sizes of a terminator's segments are not part of the signature.
    isOwn |= point != op && !edge.values.empty() &&
             point->getDefinition().hasTrait(OpTrait::AttrSizedOperandSegments);
    Source source{point, getPassed(edge, point)};
    if (!edge.to)
      return verifyTarget(op, edge, source, nullptr);
    for (unsigned i = 0; i < regions[*edge.to].size; ++i) {
      Region &to = op->getRegion(regions[*edge.to].first + i);
      if (!to.empty() && failed(verifyTarget(op, edge, source, &to)))
        return failure();
      if (to.empty() && !edge.from && op->getNumResults())
        return emitEdgeError(op, {op, {}}, nullptr)
               << "region branch point has 0 operands, but region successor "
                  "needs "
               << op->getNumResults() << " inputs";
    }
    return success();
  };
  if (!edge.from)
    return verifyFrom(op);
  for (unsigned i = 0; i < regions[*edge.from].size; ++i)
    for (Block &block : op->getRegion(regions[*edge.from].first + i))
      if (Operation *last = block.getTerminator();
          last && !last->getNumSuccessors() && isBranchPoint(op, edge, last) &&
          failed(verifyFrom(last)))
        return failure();
  return success();
}

InterfaceTable strata::getInterfaceTable(DeclaredFlow flow) {
  static constexpr RegionBranchOpInterface::Concept table = {
      .getSuccessorRegions = ::getSuccessorRegions,
      .getSuccessorOperands = ::getSuccessorOperands,
      .getMaxInvocations = ::getMaxInvocations};
  InterfaceTable entry =
      makeInterfaceTable<RegionBranchOpInterface::Concept>(table);
  entry.data = std::make_shared<DeclaredFlow>(std::move(flow));
  entry.regionVerifier = std::make_shared<FlowVerifier>();
  return entry;
}
