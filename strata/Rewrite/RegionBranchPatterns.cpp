// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/RegionBranchPatterns.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace strata;

namespace {
/// The flow of values between an operation, its regions and its results.
class RegionFlow {
public:
  /// An operand, of the operation or a terminator, and the input that receives it.
  struct Edge {
    Operation *source;
    unsigned operand, input;
  };

  /// Fails if values are passed that the interface does not tell.
  LogicalResult compute(Operation *op);

  /// Arguments of regions and results that receive operands, in order.
  SmallVector<Value, 8> inputs;
  SmallVector<Edge, 16> edges;
  llvm::DenseMap<Value, unsigned> numbers;

private:
  LogicalResult addSuccessor(Operation *op, Operation *source,
                             const RegionSuccessor &successor);
  LogicalResult addPoint(Operation *op, Region *from);
  const RegionBranchOpInterface::Concept *table = nullptr;
};
} // namespace

LogicalResult RegionFlow::addSuccessor(Operation *op, Operation *source,
                                       const RegionSuccessor &successor) {
  Segment operands = table->getSuccessorOperands(op, source, successor);
  if (operands.size != successor.inputs.size)
    return failure();
  auto received = getSuccessorInputs(op, successor);
  for (auto [i, input] : llvm::enumerate(received)) {
    auto [entry, isNew] = numbers.try_emplace(input, unsigned(inputs.size()));
    if (isNew)
      inputs.push_back(input);
    edges.push_back({source, operands.first + unsigned(i), entry->second});
  }
  return success();
}

LogicalResult RegionFlow::addPoint(Operation *op, Region *from) {
  SmallVector<RegionSuccessor, 4> successors;
  table->getSuccessorRegions(op, from, {}, successors);
  if (successors.empty())
    return failure();
  auto addAll = [&](Operation *source) {
    return success(llvm::all_of(successors, [&](const RegionSuccessor &next) {
      return succeeded(addSuccessor(op, source, next));
    }));
  };
  if (!from)
    return addAll(op);
  for (Block &block : *from) {
    Operation *terminator = block.getTerminator();
    if (!terminator)
      return failure();
    // A terminator with successors stays in the region.
    if (!terminator->getNumSuccessors() && failed(addAll(terminator)))
      return failure();
  }
  return success();
}

LogicalResult RegionFlow::compute(Operation *op) {
  table = getRegionBranch(op);
  if (!table || !table->getSuccessorOperands || failed(addPoint(op, nullptr)))
    return failure();
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    if (!op->getRegion(i).empty() && failed(addPoint(op, &op->getRegion(i))))
      return failure();
  return success();
}

//===-- Inputs with one value ----------------------------------------------===//

namespace {
/// The values that may reach an input: none yet, one, or several, represented
/// by a null value.
struct ReachingValue {
  bool isReached = false;
  Value value;
};
} // namespace

/// For each input the values that reach it, on any way.
static SmallVector<ReachingValue, 8> getReachingValues(const RegionFlow &flow) {
  SmallVector<ReachingValue, 8> values(flow.inputs.size());
  // The edges of the operands that are inputs.
  SmallVector<SmallVector<unsigned, 2>, 8> users(flow.inputs.size());
  SmallVector<unsigned, 8> worklist;
  auto join = [&](unsigned input, ReachingValue incoming) {
    ReachingValue &known = values[input];
    if (!incoming.isReached ||
        (known.isReached && known.value == incoming.value))
      return;
    if (known.isReached && !known.value)
      return;
    known = known.isReached ? ReachingValue{true, {}} : incoming;
    worklist.push_back(input);
  };
  for (const RegionFlow::Edge &edge : flow.edges) {
    Value operand = edge.source->getOperand(edge.operand);
    auto found = flow.numbers.find(operand);
    if (found == flow.numbers.end())
      join(edge.input, {true, operand});
    else
      users[found->second].push_back(edge.input);
  }
  while (!worklist.empty()) {
    unsigned input = worklist.pop_back_val();
    for (unsigned user : users[input])
      join(user, values[input]);
  }
  return values;
}

static LogicalResult replaceInputsByValue(Operation *op,
                                          PatternRewriter &rewriter) {
  RegionFlow flow;
  if (failed(flow.compute(op)))
    return failure();
  bool changed = false;
  SmallVector<ReachingValue, 8> values = getReachingValues(flow);
  for (auto [input, reaching] : llvm::zip(flow.inputs, values)) {
    Value value = reaching.value;
    if (!value || input.use_empty() || value.getType() != input.getType() ||
        op->isAncestor(value.getParentBlock()->getParentOp()) ||
        value.getDefiningOp() == op)
      continue;
    rewriter.replaceAllUsesWith(input, value);
    changed = true;
  }
  return success(changed);
}

//===-- Inputs that are equal ----------------------------------------------===//

static LogicalResult replaceDuplicateInputs(Operation *op,
                                            PatternRewriter &rewriter) {
  RegionFlow flow;
  if (failed(flow.compute(op)))
    return failure();
  SmallVector<std::vector<const void *>, 8> received(flow.inputs.size());
  for (const RegionFlow::Edge &edge : flow.edges)
    received[edge.input].push_back(
        edge.source->getOperand(edge.operand).getAsOpaquePointer());
  // The first input of each block, or result, that receives these values.
  std::map<std::pair<const void *, std::vector<const void *>>, Value> first;
  bool changed = false;
  for (auto [input, values] : llvm::zip(flow.inputs, received)) {
    auto argument = dyn_cast<BlockArgument>(input);
    const void *owner = argument ? argument.getOwner() : nullptr;
    Value &known = first[{owner, std::move(values)}];
    if (!known) {
      known = input;
      continue;
    }
    if (input.use_empty() || known.getType() != input.getType())
      continue;
    rewriter.replaceAllUsesWith(input, known);
    changed = true;
  }
  return success(changed);
}

//===-- Inputs without uses ------------------------------------------------===//

/// The slot that value `number` belongs to if that is variadic.
static std::optional<unsigned> findVariadicSlot(ArrayRef<ValueSlot> slots,
                                                ArrayRef<Segment> segments,
                                                unsigned number) {
  for (auto [slot, segment] : llvm::enumerate(segments))
    if (number - segment.first < segment.size)
      return slots[slot].arity == Arity::Variadic
                 ? std::optional(unsigned(slot))
                 : std::nullopt;
  return std::nullopt;
}

static bool isOperandRemovable(Operation *op, unsigned operand) {
  SmallVector<Segment, 4> segments;
  return succeeded(getOperandSegments(op, segments)) &&
         findVariadicSlot(op->getDefinition().operands, segments, operand);
}

static bool isInputRemovable(Operation *op, Value input) {
  auto result = dyn_cast<OpResult>(input);
  if (!result)
    return true;
  SmallVector<Segment, 4> segments;
  return succeeded(getResultSegments(op, segments)) &&
         findVariadicSlot(op->getDefinition().results, segments,
                          result.getResultNumber());
}

/// Replaces `op` by an operation without the results for which `isRemoved` holds.
static void eraseResults(Operation *op, function_ref<bool(Value)> isRemoved,
                         PatternRewriter &rewriter) {
  OperationState state(op->getLoc(), op->getName());
  llvm::append_range(state.operands, op->getOperands());
  llvm::append_range(state.attributes, op->getAttrs());
  SmallVector<unsigned, 4> kept;
  for (Value result : op->getResults())
    if (!isRemoved(result)) {
      kept.push_back(cast<OpResult>(result).getResultNumber());
      state.types.push_back(result.getType());
    }
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  SmallVector<Segment, 4> segments;
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(
      op->getInherentAttrOrNull("resultSegmentSizes"));
  if (sizes && succeeded(getResultSegments(op, segments))) {
    SmallVector<int32_t, 4> counts;
    for (Segment segment : segments)
      counts.push_back(int32_t(llvm::count_if(kept, [&](unsigned number) {
        return number - segment.first < segment.size;
      })));
    for (NamedAttribute &attr : state.attributes)
      if (attr.getName().getValue() == "resultSegmentSizes")
        attr = rewriter.getNamedAttr("resultSegmentSizes",
                                     rewriter.getDenseI32ArrayAttr(counts));
  }
  rewriter.setInsertionPoint(op);
  Operation *smaller = rewriter.create(state);
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    rewriter.inlineRegionBefore(op->getRegion(i), smaller->getRegion(i),
                                smaller->getRegion(i).begin());
  for (auto [i, number] : llvm::enumerate(kept))
    rewriter.replaceAllUsesWith(op->getResult(number),
                                smaller->getResult(unsigned(i)));
  rewriter.eraseOp(op);
}

namespace {
/// The inputs that have no uses and can be removed. An input can only be removed with the
/// operands that it receives, and these with all inputs that receive them.
class DeadInputs {
public:
  DeadInputs(Operation *op, const RegionFlow &flow) : op(op), flow(flow) {}
  /// False if there are none.
  bool find();
  void remove(PatternRewriter &rewriter);

private:
  Operation *op;
  const RegionFlow &flow;
  SmallVector<bool, 8> isDead;
};
} // namespace

bool DeadInputs::find() {
  llvm::EquivalenceClasses<unsigned> groups;
  std::map<std::pair<Operation *, unsigned>, unsigned> receivers;
  SmallVector<bool, 8> isAlive;
  for (auto [i, input] : llvm::enumerate(flow.inputs)) {
    groups.insert(unsigned(i));
    isAlive.push_back(!input.use_empty() || !isInputRemovable(op, input));
  }
  for (const RegionFlow::Edge &edge : flow.edges) {
    auto [entry, isNew] =
        receivers.try_emplace({edge.source, edge.operand}, edge.input);
    if (!isNew)
      groups.unionSets(entry->second, edge.input);
    else if (!isOperandRemovable(edge.source, edge.operand))
      isAlive[edge.input] = true;
  }
  SmallVector<bool, 8> isGroupAlive(flow.inputs.size(), false);
  for (unsigned i = 0; i < flow.inputs.size(); ++i)
    if (isAlive[i])
      isGroupAlive[groups.getLeaderValue(i)] = true;
  for (unsigned i = 0; i < flow.inputs.size(); ++i)
    isDead.push_back(!isGroupAlive[groups.getLeaderValue(i)]);
  return llvm::is_contained(isDead, true);
}

void DeadInputs::remove(PatternRewriter &rewriter) {
  llvm::MapVector<Operation *, llvm::BitVector> operands;
  for (const RegionFlow::Edge &edge : flow.edges)
    if (isDead[edge.input]) {
      llvm::BitVector &removed = operands[edge.source];
      removed.resize(edge.source->getNumOperands());
      removed.set(edge.operand);
    }
  for (auto &entry : operands)
    rewriter.modifyOpInPlace(entry.first, [&] {
      eraseOperandsInSegments(entry.first, entry.second);
    });
  auto isRemoved = [&](Value value) {
    auto found = flow.numbers.find(value);
    return found != flow.numbers.end() && isDead[found->second];
  };
  rewriter.modifyOpInPlace(op, [&] {
    for (Region &region : op->getRegions())
      if (!region.empty())
        region.front().eraseArguments(isRemoved);
  });
  if (llvm::any_of(op->getResults(), isRemoved))
    eraseResults(op, isRemoved, rewriter);
}

static LogicalResult removeDeadInputs(Operation *op,
                                      PatternRewriter &rewriter) {
  RegionFlow flow;
  if (failed(flow.compute(op)))
    return failure();
  DeadInputs dead(op, flow);
  if (!dead.find())
    return failure();
  dead.remove(rewriter);
  return success();
}

void strata::populateRegionBranchOpInterfaceCanonicalizationPatterns(
    RewritePatternSet &patterns, StringRef opName) {
  patterns.add("MakeRegionBranchOpSuccessorInputsDead", opName,
               replaceInputsByValue);
  patterns.add("RemoveDuplicateSuccessorInputUses", opName,
               replaceDuplicateInputs);
  patterns.add("RemoveDeadRegionBranchOpSuccessorInputs", opName,
               removeDeadInputs);
}
