// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/LoopLikeInterface.h"

#include "strata/Definition/Constraint.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/RegionArguments.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/LoopBounds.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

std::optional<CarriedValues> strata::getCarriedValues(Operation *op) {
  CarriedValues carried;
  const auto *loop = getInterface<LoopLikeOpInterface>(op);
  if (!loop || !loop->getCarriedValues || !loop->getCarriedValues(op, carried))
    return std::nullopt;
  return carried;
}

//===-- What files say ----------------------------------------------------===//

static const DeclaredLoop &getLoop(Operation *op) {
  return *static_cast<const DeclaredLoop *>(
      op->getDefinition().findInterfaceData(LoopLikeOpInterface::name));
}

static bool getDeclaredValues(Operation *op, CarriedValues &carried) {
  const DeclaredLoop &loop = getLoop(op);
  SmallVector<Segment, 4> operands, results;
  if (failed(getOperandSegments(op, operands)) ||
      failed(getResultSegments(op, results)) ||
      loop.region >= op->getNumRegions())
    return false;
  Region &region = op->getRegion(loop.region);
  carried.inits = operands[loop.inits];
  carried.results = results[loop.results];
  carried.body = region.hasOneBlock() ? &region.front() : nullptr;
  unsigned count = carried.inits.size;
  if (!carried.body || carried.body->getNumArguments() < count)
    return false;
  carried.arguments = {carried.body->getNumArguments() - count, count};
  Operation *terminator = carried.body->getTerminator();
  if (!terminator || carried.results.size != count ||
      terminator->getNumOperands() != count)
    return false;
  carried.yielded = {0, count};
  return true;
}

/// The slot of operands of `op` that can have one more at the end, if there is
/// one; 0 if it has no slots.
static std::optional<unsigned> getOpenSlot(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (!def.registered)
    return 0;
  if (!def.hasSignature || def.operands.empty() ||
      def.operands.back().arity != Arity::Variadic ||
      !def.operands.back().groupSizes.empty())
    return std::nullopt;
  return unsigned(def.operands.size() - 1);
}

/// A detached operation like `loop`, with one more init and result, and empty
/// regions.
static Operation *makeLoop(Operation *loop, const CarriedValues &carried,
                           Value init) {
  SmallVector<Type> types = loop->getResultTypes();
  types.push_back(init.getType());
  Operation *newLoop = Operation::create(
      loop->getLoc(), &loop->getDefinition(), types, loop->getOperands(),
      loop->getRawDiscardableAttrs(), {}, loop->getNumRegions());
  for (unsigned i = 0; i < loop->getAttrSlots().size(); ++i)
    newLoop->setAttrSlot(i, loop->getAttrSlots()[i]);
  insertOperandsInSegments(newLoop, getLoop(loop).inits, -1,
                           carried.inits.first + carried.inits.size, init);
  return newLoop;
}

/// Moves the body to `newLoop`, whose body gets one more argument, of the type
/// of `init`.
static BlockArgument moveBody(RewriterBase &rewriter, Block *body,
                              Region &region, Value init) {
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (BlockArgument argument : body->getArguments()) {
    types.push_back(argument.getType());
    locs.push_back(argument.getLoc());
  }
  types.push_back(init.getType());
  locs.push_back(init.getLoc());
  OpBuilder::InsertionGuard guard(rewriter);
  Block *newBody = rewriter.createBlock(&region, {}, types, locs);
  SmallVector<Value> arguments(newBody->getArguments().drop_back());
  rewriter.mergeBlocks(body, newBody, arguments);
  return newBody->getArguments().back();
}

static Operation *
replaceDeclared(RewriterBase &rewriter, Operation *loop, Value init,
                function_ref<Value(BlockArgument)> getYielded) {
  std::optional<CarriedValues> carried = getCarriedValues(loop);
  Operation *terminator = carried ? carried->body->getTerminator() : nullptr;
  std::optional<unsigned> slot =
      terminator ? getOpenSlot(terminator) : std::nullopt;
  if (!slot)
    return nullptr;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Operation *newLoop = rewriter.insert(makeLoop(loop, *carried, init));
  unsigned bodyNumber = getLoop(loop).region;
  for (unsigned i = 0; i < loop->getNumRegions(); ++i)
    if (i != bodyNumber)
      rewriter.inlineRegionBefore(loop->getRegion(i), newLoop->getRegion(i),
                                  {});
  BlockArgument argument =
      moveBody(rewriter, carried->body, newLoop->getRegion(bodyNumber), init);
  Value yielded = getYielded(argument);
  rewriter.modifyOpInPlace(terminator, [&] {
    insertOperandsInSegments(terminator, *slot, -1,
                             terminator->getNumOperands(), yielded);
  });
  SmallVector<Value> results;
  for (unsigned i = 0; i < loop->getNumResults(); ++i)
    results.push_back(newLoop->getResult(i));
  rewriter.replaceOp(loop, results);
  return newLoop;
}

namespace {
/// Checks that inits, iteration arguments, yielded values and results correspond.
class LoopVerifier : public OperationVerifier {
public:
  LogicalResult verify(Operation *op, OpDependence *dependence) const override;

private:
  /// Compares the common prefix of both lists.
  static LogicalResult verifyTypes(Operation *op, StringRef first,
                                   TypeRange firstTypes, StringRef second,
                                   TypeRange secondTypes);
};
} // namespace

LogicalResult LoopVerifier::verifyTypes(Operation *op, StringRef first,
                                        TypeRange firstTypes, StringRef second,
                                        TypeRange secondTypes) {
  for (auto [i, types] : llvm::enumerate(llvm::zip(firstTypes, secondTypes))) {
    auto [a, b] = types;
    if (a != b)
      return op->emitOpError()
             << i << "-th " << first << " and " << i << "-th " << second
             << " have different type: " << a << " != " << b;
  }
  return success();
}

LogicalResult LoopVerifier::verify(Operation *op,
                                   OpDependence *dependence) const {
  const DeclaredLoop &loop = getLoop(op);
  SmallVector<Segment, 4> operands, results;
  Region &region = op->getRegion(loop.region);
  if (failed(getOperandSegments(op, operands)) ||
      failed(getResultSegments(op, results)) || !region.hasOneBlock())
    return success();
  auto [firstInit, count] = operands[loop.inits];
  auto [firstResult, numResults] = results[loop.results];
  std::optional<unsigned> others = countArgumentsBefore(
      op->getDefinition().regions[loop.region], loop.inits);
  int64_t numArguments = region.getNumArguments();
  numArguments =
      others ? numArguments - *others : std::min<int64_t>(numArguments, count);
  if (numArguments != count)
    return op->emitOpError("different number of inits and region iter_args: ")
           << count << " != " << numArguments;
  if (numResults != count)
    return op->emitOpError(
               "different number of loop results and region iter_args: ")
           << numResults << " != " << count;
  Operation *terminator = region.front().getTerminator();
  ValueRange yielded = terminator ? terminator->getOperands() : OperandRange();
  // If the terminator passes nothing, the control flow, if it is declared, is wrong.
  bool hasFlow =
      op->getDefinition().findInterfaceData(RegionBranchOpInterface::name);
  if (yielded.size() != count && !(yielded.empty() && hasFlow))
    return op->emitOpError(
               "different number of region iter_args and yielded values: ")
           << count << " != " << yielded.size();
  TypeRange inits = op->getOperands().slice(firstInit, count).getTypes();
  TypeRange arguments =
      ValueRange(region.getArguments().take_back(count)).getTypes();
  if (failed(verifyTypes(op, "init", inits, "region iter_arg", arguments)) ||
      failed(verifyTypes(op, "region iter_arg", arguments, "yielded value",
                         yielded.getTypes())) ||
      failed(
          verifyTypes(op, "region iter_arg", arguments, "loop result",
                      op->getResults().slice(firstResult, count).getTypes())))
    return failure();
  if (dependence)
    *dependence = OpDependence::Signature;
  return success();
}

InterfaceTable strata::getInterfaceTable(DeclaredLoop loop) {
  static constexpr LoopLikeOpInterface::Concept table = {getDeclaredValues,
                                                         replaceDeclared};
  InterfaceTable entry =
      makeInterfaceTable<LoopLikeOpInterface::Concept>(table);
  entry.data = std::make_shared<const DeclaredLoop>(loop);
  entry.regionVerifier = std::make_shared<LoopVerifier>();
  return entry;
}

//===-- The handle ---------------------------------------------------------===//

SmallVector<Region *, 1> LoopLikeOpInterface::getLoopRegions() const {
  SmallVector<Region *, 1> regions;
  for (Region &region : (*this)->getRegions())
    regions.push_back(&region);
  return regions;
}

bool LoopLikeOpInterface::isDefinedOutsideOfLoop(Value value) const {
  for (Region &region : (*this)->getRegions())
    if (region.isAncestor(value.getParentRegion()))
      return false;
  return true;
}

/// The lists that are known. A loop whose body is not finished has no yielded values.
static CarriedValues getKnownValues(Operation *op) {
  CarriedValues carried;
  const auto *loop = getInterface<LoopLikeOpInterface>(op);
  if (loop && loop->getCarriedValues)
    (void)loop->getCarriedValues(op, carried);
  return carried;
}

OperandRange LoopLikeOpInterface::getInits() const {
  return OperandRange(getInitsMutable());
}

MutableArrayRef<OpOperand> LoopLikeOpInterface::getInitsMutable() const {
  Segment inits = getKnownValues(getOperation()).inits;
  return (*this)->getOpOperands().slice(inits.first, inits.size);
}

ArrayRef<BlockArgument> LoopLikeOpInterface::getRegionIterArgs() const {
  CarriedValues carried = getKnownValues(getOperation());
  if (!carried.arguments.size)
    return {};
  return carried.body->getArguments().slice(carried.arguments.first,
                                            carried.arguments.size);
}

OperandRange LoopLikeOpInterface::getYieldedValues() const {
  std::optional<MutableArrayRef<OpOperand>> yielded = getYieldedValuesMutable();
  return yielded ? OperandRange(*yielded) : OperandRange();
}

std::optional<MutableArrayRef<OpOperand>>
LoopLikeOpInterface::getYieldedValuesMutable() const {
  std::optional<CarriedValues> carried = getCarriedValues(getOperation());
  if (!carried)
    return std::nullopt;
  return carried->body->getTerminator()->getOpOperands().slice(
      carried->yielded.first, carried->yielded.size);
}

std::optional<ResultRange> LoopLikeOpInterface::getLoopResults() const {
  const auto *loop = getInterface<LoopLikeOpInterface>(getOperation());
  if (!loop || !loop->getCarriedValues)
    return std::nullopt;
  Segment results = getKnownValues(getOperation()).results;
  return (*this)->getResults().slice(results.first, results.size);
}

//===-- Corresponding entries ----------------------------------------------===//

namespace {
/// The loop-carried values of a loop, and the number of one of them.
struct CarriedEntry {
  CarriedValues values;
  unsigned number;
};
} // namespace

/// The entry of `list` whose position among all operands, arguments or results is `position`.
static std::optional<CarriedEntry> findEntry(Operation *loop, unsigned position,
                                             Segment CarriedValues::*list) {
  CarriedValues carried = getKnownValues(loop);
  Segment segment = carried.*list;
  if (position < segment.first || position - segment.first >= segment.size)
    return std::nullopt;
  return CarriedEntry{carried, position - segment.first};
}

static std::optional<CarriedEntry> findEntry(Operation *loop,
                                             BlockArgument argument) {
  auto found =
      findEntry(loop, argument.getArgNumber(), &CarriedValues::arguments);
  return found && found->values.body == argument.getOwner() ? found
                                                            : std::nullopt;
}

static std::optional<CarriedEntry> findEntry(Operation *loop, OpResult result) {
  return result.getOwner() == loop ? findEntry(loop, result.getResultNumber(),
                                               &CarriedValues::results)
                                   : std::nullopt;
}

static std::optional<CarriedEntry> findEntry(Operation *loop, OpOperand *init) {
  return init->getOwner() == loop
             ? findEntry(loop, init->getOperandNumber(), &CarriedValues::inits)
             : std::nullopt;
}

OpOperand *LoopLikeOpInterface::getTiedLoopInit(BlockArgument argument) const {
  auto entry = findEntry(getOperation(), argument);
  return entry ? &entry->values.getInit(getOperation(), entry->number)
               : nullptr;
}

OpOperand *LoopLikeOpInterface::getTiedLoopInit(OpResult result) const {
  auto entry = findEntry(getOperation(), result);
  return entry ? &entry->values.getInit(getOperation(), entry->number)
               : nullptr;
}

BlockArgument
LoopLikeOpInterface::getTiedLoopRegionIterArg(OpOperand *init) const {
  auto entry = findEntry(getOperation(), init);
  return entry && entry->number < entry->values.arguments.size
             ? entry->values.getArgument(entry->number)
             : BlockArgument();
}

BlockArgument
LoopLikeOpInterface::getTiedLoopRegionIterArg(OpResult result) const {
  auto entry = findEntry(getOperation(), result);
  return entry && entry->number < entry->values.arguments.size
             ? entry->values.getArgument(entry->number)
             : BlockArgument();
}

OpOperand *
LoopLikeOpInterface::getTiedLoopYieldedValue(BlockArgument argument) const {
  auto entry = findEntry(getOperation(), argument);
  return entry && entry->number < entry->values.yielded.size
             ? &entry->values.getYielded(entry->number)
             : nullptr;
}

OpOperand *LoopLikeOpInterface::getTiedLoopYieldedValue(OpResult result) const {
  auto entry = findEntry(getOperation(), result);
  return entry && entry->number < entry->values.yielded.size
             ? &entry->values.getYielded(entry->number)
             : nullptr;
}

OpResult LoopLikeOpInterface::getTiedLoopResult(OpOperand *init) const {
  auto entry = findEntry(getOperation(), init);
  return entry && entry->number < entry->values.results.size
             ? entry->values.getResult(getOperation(), entry->number)
             : OpResult();
}

OpResult LoopLikeOpInterface::getTiedLoopResult(BlockArgument argument) const {
  auto entry = findEntry(getOperation(), argument);
  return entry && entry->number < entry->values.results.size
             ? entry->values.getResult(getOperation(), entry->number)
             : OpResult();
}

//===-- Bounds -------------------------------------------------------------===//

std::optional<SmallVector<Value>>
LoopLikeOpInterface::getLoopInductionVars() const {
  std::optional<LoopBounds> bounds = getLoopBounds(getOperation());
  if (!bounds)
    return std::nullopt;
  return llvm::to_vector_of<Value>(bounds->body->getArguments().take_front(
      std::min(bounds->size(), size_t(bounds->body->getNumArguments()))));
}

/// One list of the bounds of `loop`; std::nullopt if an entry is unknown.
static std::optional<SmallVector<OpFoldResult>>
getKnownBounds(Operation *loop,
               SmallVector<OpFoldResult, 2> LoopBounds::*list) {
  std::optional<LoopBounds> bounds = getLoopBounds(loop);
  if (!bounds ||
      llvm::any_of((*bounds).*list, [](OpFoldResult bound) { return !bound; }))
    return std::nullopt;
  return llvm::to_vector_of<OpFoldResult>((*bounds).*list);
}

std::optional<SmallVector<OpFoldResult>>
LoopLikeOpInterface::getLoopLowerBounds() const {
  return getKnownBounds(getOperation(), &LoopBounds::lower);
}
std::optional<SmallVector<OpFoldResult>>
LoopLikeOpInterface::getLoopUpperBounds() const {
  return getKnownBounds(getOperation(), &LoopBounds::upper);
}
std::optional<SmallVector<OpFoldResult>>
LoopLikeOpInterface::getLoopSteps() const {
  return getKnownBounds(getOperation(), &LoopBounds::steps);
}

/// The only element of `list`.
template <typename T>
static std::optional<T> getSingle(const std::optional<SmallVector<T>> &list) {
  return list && list->size() == 1 ? std::optional(list->front())
                                   : std::nullopt;
}

std::optional<Value> LoopLikeOpInterface::getSingleInductionVar() const {
  return getSingle(getLoopInductionVars());
}
std::optional<OpFoldResult> LoopLikeOpInterface::getSingleLowerBound() const {
  return getSingle(getLoopLowerBounds());
}
std::optional<OpFoldResult> LoopLikeOpInterface::getSingleUpperBound() const {
  return getSingle(getLoopUpperBounds());
}
std::optional<OpFoldResult> LoopLikeOpInterface::getSingleStep() const {
  return getSingle(getLoopSteps());
}

std::optional<APInt> LoopLikeOpInterface::getStaticTripCount() const {
  std::optional<uint64_t> count = strata::getStaticTripCount(getOperation());
  return count ? std::optional(APInt(64, *count)) : std::nullopt;
}

LogicalResult
LoopLikeOpInterface::promoteIfSingleIteration(RewriterBase &rewriter) const {
  Operation *loop = getOperation();
  if (strata::getStaticTripCount(loop) != uint64_t(1))
    return failure();
  std::optional<CarriedValues> carried = getCarriedValues(loop);
  std::optional<OpFoldResult> lower = getSingleLowerBound();
  auto create = getCommonOperations(*loop->getContext()).createConstant;
  if (!carried || !lower || (!lower->getValue() && !create))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> arguments = {lower->getValue()};
  if (!arguments[0])
    arguments[0] =
        create(rewriter, loop->getLoc(), cast<IntegerAttr>(lower->getAttr()));
  llvm::append_range(arguments, getInits());
  Block *body = carried->body;
  Operation *terminator = body->getTerminator();
  rewriter.inlineBlockBefore(body, loop, arguments);
  SmallVector<Value> yielded(terminator->getOperands());
  rewriter.eraseOp(terminator);
  rewriter.replaceOp(loop, yielded);
  return success();
}
