// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpWrapper.h"

#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringRef operandSizesName = "operandSegmentSizes";
static constexpr StringRef resultSizesName = "resultSegmentSizes";

//===-- Segments ----------------------------------------------------------===//

/// The segment of operand slot `slot`; empty if the operands do not fit the
/// slots.
static Segment findOperands(Operation *op, unsigned slot) {
  SmallVector<Segment, 4> segments;
  LogicalResult fits = getOperandSegments(op, segments);
  return succeeded(fits) && slot < segments.size() ? segments[slot] : Segment();
}

static Segment findResults(Operation *op, unsigned slot) {
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

//===-- Views -------------------------------------------------------------===//

MutableArrayRef<OpOperand> OpWrapperBase::operandsOfSlot(unsigned slot) const {
  Segment segment = findOperands(op, slot);
  return op->getOpOperands().slice(segment.first, segment.size);
}

SmallVector<OpResult, 4> OpWrapperBase::resultsOfSlot(unsigned slot) const {
  Segment segment = findResults(op, slot);
  SmallVector<OpResult, 4> results;
  for (unsigned i = 0; i < segment.size; ++i)
    results.push_back(op->getResult(segment.first + i));
  return results;
}

Value OpWrapperBase::operandOfSlot(unsigned slot) const {
  Segment segment = findOperands(op, slot);
  return segment.size ? op->getOperand(segment.first) : Value();
}

Value OpWrapperBase::resultOfSlot(unsigned slot) const {
  Segment segment = findResults(op, slot);
  return segment.size ? Value(op->getResult(segment.first)) : Value();
}

/// The attribute for segments of these sizes.
static Attribute encodeSizes(Context *ctx, ArrayRef<int32_t> sizes) {
  return kinds::Dense<int32_t>::encode(ctx, sizes);
}

void OpWrapperBase::assignOperands(unsigned slot,
                                   ArrayRef<Value> values) const {
  Segment segment = findOperands(op, slot);
  if (segment.size == values.size()) {
    for (auto [i, value] : llvm::enumerate(values))
      op->setOperand(segment.first + unsigned(i), value);
    return;
  }
  op->eraseOperands(segment.first, segment.size);
  op->insertOperands(segment.first, values);
  auto sizes = op->getAttrOfType<DenseArrayAttr>(operandSizesName);
  if (!sizes || sizes.getSize() <= int64_t(slot))
    return;
  auto numbers = kinds::Dense<int32_t>::decode(sizes);
  numbers[slot] = int32_t(values.size());
  op->setAttr(operandSizesName, encodeSizes(op->getContext(), numbers));
}

void OpWrapperBase::assignOptionalOperand(unsigned slot, Value value) const {
  assignOperands(slot, value ? ArrayRef<Value>(value) : ArrayRef<Value>());
}

//===-- Making ------------------------------------------------------------===//

OpMaker::OpMaker(OpBuilder &builder, Location loc, StringRef opName)
    : builder(builder), ctx(builder.getContext()),
      state(loc, OperationName(opName, ctx)) {
  assert(state.name.isRegistered() && "the dialect is not loaded");
}

OpMaker &OpMaker::operands(ArrayRef<Value> values) {
  operandSizes.push_back(int32_t(values.size()));
  state.operands.append(values.begin(), values.end());
  return *this;
}

OpMaker &OpMaker::results(ArrayRef<Type> types) {
  resultSizes.push_back(int32_t(types.size()));
  state.types.append(types.begin(), types.end());
  return *this;
}

void OpMaker::addSegmentSizes() {
  const OpDefinition &def = *state.name.getDefinition();
  if (needsSizes(def, def.operands, operandSizesName))
    attr(operandSizesName, encodeSizes(ctx, operandSizes));
  if (needsSizes(def, def.results, resultSizesName))
    attr(resultSizesName, encodeSizes(ctx, resultSizes));
}

Operation *OpMaker::make() {
  addSegmentSizes();
  return builder.create(state);
}

Operation *OpMaker::makeInferred() {
  addSegmentSizes();
  const OpDefinition &def = *state.name.getDefinition();
  if (failed(inferResultTypes(state))) {
    emitError(ctx, state.loc, "cannot infer the result types of '")
        << def.name << "'";
    state.types.assign(def.results.size(), NoneType::get(ctx));
  }
  return builder.create(state);
}
