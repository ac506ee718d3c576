// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpWrapper.h"

#include "strata/Definition/RegionArguments.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace strata;

static constexpr StringRef operandSizesName = "operandSegmentSizes";
static constexpr StringRef resultSizesName = "resultSegmentSizes";

//===-- Segments ----------------------------------------------------------===//

/// The segment of `slot` among `total` values; std::nullopt if it does not
/// follow from their number, empty if they do not fit the slots.
static std::optional<Segment> findByCount(ArrayRef<ValueSlot> slots,
                                          size_t total, unsigned slot) {
  auto isVariable = [](const ValueSlot &slot) {
    return slot.arity != Arity::One;
  };
  size_t variable = 0, variableBefore = 0;
  for (size_t i = 0; i < slots.size(); ++i) {
    variable += isVariable(slots[i]);
    variableBefore += i < slot && isVariable(slots[i]);
  }
  if (variable > 1)
    return std::nullopt;
  size_t fixed = slots.size() - variable;
  if (slot >= slots.size() || total < fixed || (!variable && total != fixed))
    return Segment();
  size_t size = total - fixed;
  size_t first = slot + variableBefore * size - variableBefore;
  return Segment{unsigned(first), isVariable(slots[slot]) ? unsigned(size) : 1};
}

/// The segment of operand slot `slot`; empty if the operands do not fit the
/// slots.
static Segment findOperands(Operation *op, unsigned slot) {
  if (std::optional<Segment> segment =
          findByCount(op->getDefinition().operands, op->getNumOperands(), slot))
    return *segment;
  SmallVector<Segment, 4> segments;
  LogicalResult fits = getOperandSegments(op, segments);
  return succeeded(fits) && slot < segments.size() ? segments[slot] : Segment();
}

static Segment findResults(Operation *op, unsigned slot) {
  if (std::optional<Segment> segment =
          findByCount(op->getDefinition().results, op->getNumResults(), slot))
    return *segment;
  SmallVector<Segment, 4> segments;
  LogicalResult fits = getResultSegments(op, segments);
  return succeeded(fits) && slot < segments.size() ? segments[slot] : Segment();
}

/// Whether operations of `def` need an attribute with the sizes of the segments
/// that `slots` have.
static bool needsSizes(const OpDefinition &def, ArrayRef<ValueSlot> slots,
                       StringRef attrName) {
  if (!def.isPlain)
    return def.findAttribute(attrName) >= 0;
  return llvm::count_if(slots, [](const ValueSlot &slot) {
           return slot.arity != Arity::One;
         }) > 1;
}

std::pair<unsigned, unsigned> detail::getOperandSlot(Operation *op,
                                                     unsigned slot) {
  Segment segment = findOperands(op, slot);
  return {segment.first, segment.size};
}

std::pair<unsigned, unsigned> detail::getOperandSlot(Operation *op,
                                                     StringRef name) {
  ArrayRef<ValueSlot> slots = op->getDefinition().operands;
  auto found = llvm::find_if(
      slots, [&](const ValueSlot &slot) { return slot.name == name; });
  assert(found != slots.end() && "no such operand");
  return getOperandSlot(op, unsigned(found - slots.begin()));
}

/// The attribute for segments of these sizes.
static Attribute encodeSizes(Context *ctx, ArrayRef<int32_t> sizes) {
  return kinds::Dense<int32_t>::encode(ctx, sizes);
}

//===-- Views -------------------------------------------------------------===//

OperandRange OpWrapperBase::operandsOfSlot(unsigned slot) const {
  Segment segment = findOperands(getOperation(), slot);
  return getOperation()->getOperands().slice(segment.first, segment.size);
}

ResultRange OpWrapperBase::resultsOfSlot(unsigned slot) const {
  Segment segment = findResults(getOperation(), slot);
  return getOperation()->getResults().slice(segment.first, segment.size);
}

Value OpWrapperBase::operandOfSlot(unsigned slot) const {
  Segment segment = findOperands(getOperation(), slot);
  return segment.size ? getOperation()->getOperand(segment.first) : Value();
}

Value OpWrapperBase::resultOfSlot(unsigned slot) const {
  Segment segment = findResults(getOperation(), slot);
  return segment.size ? Value(getOperation()->getResult(segment.first))
                      : Value();
}

MutableArrayRef<OpOperand> MutableOperandRange::getOpOperands() const {
  Segment segment = findOperands(owner, slot);
  return owner->getOpOperands().slice(segment.first, segment.size);
}

MutableOperandRange::operator OperandRange() const {
  return OperandRange(getOpOperands());
}

void MutableOperandRange::assign(ValueRange values) const {
  Segment segment = findOperands(owner, slot);
  if (segment.size == values.size()) {
    SmallVector<Value, 4> copy(values);
    for (auto [i, value] : llvm::enumerate(copy))
      owner->setOperand(segment.first + unsigned(i), value);
    return;
  }
  size_t count = values.size();
  owner->setOperands(segment.first, segment.size, values);
  auto sizes = owner->getAttrOfType<DenseArrayAttr>(operandSizesName);
  if (!sizes || sizes.getSize() <= int64_t(slot))
    return;
  SmallVector<int32_t, 4> numbers(kinds::Dense<int32_t>::decode(sizes));
  numbers[slot] = int32_t(count);
  owner->setAttr(operandSizesName, encodeSizes(owner->getContext(), numbers));
}

void MutableOperandRange::append(ValueRange values) const {
  SmallVector<Value, 4> all(OperandRange(*this));
  all.append(values.begin(), values.end());
  assign(all);
}

void MutableOperandRange::erase(unsigned first, unsigned count) const {
  SmallVector<Value, 4> left(OperandRange(*this));
  left.erase(left.begin() + first, left.begin() + first + count);
  assign(left);
}

void OpWrapperBase::assignOptionalOperand(unsigned slot, Value value) const {
  assignOperands(slot, value ? ValueRange(value) : ValueRange());
}

InFlightDiagnostic OpState::emitError(const Twine &message) const {
  return op->emitError(message);
}
InFlightDiagnostic OpState::emitOpError(const Twine &message) const {
  return op->emitOpError(message);
}
InFlightDiagnostic OpState::emitWarning(const Twine &message) const {
  return op->emitWarning(message);
}
InFlightDiagnostic OpState::emitRemark(const Twine &message) const {
  return op->emitRemark(message);
}

//===-- Creation -----------------------------------------------------------===//

/// Ends the program if the operation is not registered: its accessors would read slots
/// that it does not have.
static void checkRegistered(OperationName name) {
  if (name.isRegistered())
    return;
  StringRef op = name.getStringRef();
  StringRef dialect = op.split('.').first;
  llvm::report_fatal_error("cannot create '" + op + "': the dialect '" +
                           dialect +
                           "' is not loaded in this Context; call "
                           "Context::loadDialect with its class");
}

Operation *OpWrapperBase::createFromParts(OpBuilder &builder, Location loc,
                                          StringRef name, TypeRange types,
                                          ValueRange operands,
                                          ArrayRef<NamedAttribute> attributes) {
  OperationName opName(name, builder.getContext());
  checkRegistered(opName);
  OperationState state(loc, opName);
  state.addOperands(operands);
  state.addTypes(types);
  state.addAttributes(attributes);
  for (const RegionSlot &slot : opName.getDefinition()->regions)
    if (slot.arity == Arity::One)
      state.addRegion();
  return builder.create(state);
}

/// Whether the terminator that the definition of `op` implies passes values on, if there are
/// results.
static bool mayTerminatorHaveOperands(Operation *op) {
  StringRef name = op->getDefinition().implicitTerminator;
  if (name.empty() || !op->getNumResults())
    return false;
  const OpDefinition *def =
      OperationName(name, op->getContext()).getDefinition();
  return !def || !def->operands.empty();
}

void detail::ensureTerminator(OpBuilder &builder, Operation *op, Block &block) {
  const OpDefinition &def = op->getDefinition();
  if (def.implicitTerminator.empty() ||
      (!block.empty() && block.back().hasTrait(OpTrait::Terminator)))
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&block);
  OperationState state(op->getLoc(), OperationName(def.implicitTerminator,
                                                   builder.getContext()));
  ArrayRef<RegionSlot> regions = state.name.getDefinition()->regions;
  for (const RegionSlot &slot : regions)
    if (slot.arity == Arity::One)
      state.addRegion();
  Operation *terminator = builder.create(state);
  for (auto [region, slot] : llvm::zip(terminator->getRegions(), regions))
    if (slot.blocks == 1)
      region.emplaceBlock();
}

Operation *detail::buildBody(OpBuilder &builder, Operation *op, bool isFilled,
                             BodyBuilderFn body) {
  SmallVector<Segment, 2> segments;
  Block *block = createEntryBlock(op, 0, segments);
  if (!block)
    return op;
  if (!isFilled) {
    if (!mayTerminatorHaveOperands(op))
      ensureTerminator(builder, op, *block);
    return op;
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(block);
  SmallVector<Value, 4> arguments;
  llvm::append_range(arguments, block->getArguments());
  SmallVector<ValueRange, 2> groups;
  for (Segment segment : segments)
    groups.push_back(ArrayRef(arguments).slice(segment.first, segment.size));
  body(builder, op->getLoc(), groups);
  ensureTerminator(builder, op, *block);
  return op;
}

OperationStateBuilder::OperationStateBuilder(OpBuilder &builder, Location loc,
                                             StringRef opName)
    : builder(builder), ctx(builder.getContext()),
      state(loc, OperationName(opName, ctx)) {
  checkRegistered(state.name);
}

OperationStateBuilder &OperationStateBuilder::operands(ValueRange values) {
  operandSizes.push_back(int32_t(values.size()));
  state.operands.append(values.begin(), values.end());
  return *this;
}

OperationStateBuilder &OperationStateBuilder::results(TypeRange types) {
  resultSizes.push_back(int32_t(types.size()));
  state.types.append(types.begin(), types.end());
  return *this;
}

void OperationStateBuilder::addSegmentSizes() {
  const OpDefinition &def = *state.name.getDefinition();
  if (needsSizes(def, def.operands, operandSizesName))
    attr(operandSizesName, encodeSizes(ctx, operandSizes));
  if (needsSizes(def, def.results, resultSizesName))
    attr(resultSizesName, encodeSizes(ctx, resultSizes));
}

Operation *OperationStateBuilder::create() {
  addSegmentSizes();
  return builder.create(state);
}

Operation *OperationStateBuilder::createInferred() {
  addSegmentSizes();
  const OpDefinition &def = *state.name.getDefinition();
  if (failed(inferResultTypes(state))) {
    emitError(ctx, state.location, "cannot infer the result types of '")
        << def.name << "'";
    state.types.assign(def.results.size(), NoneType::get(ctx));
  }
  return builder.create(state);
}
