// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builder and OpBuilder. The rewriter is in Rewriter.cpp.
#include "strata/IR/Build/Builder.h"

#include "strata/IR/Build/ImplicitLocOpBuilder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

InFlightDiagnostic ImplicitLocOpBuilder::emitError(const Twine &message) {
  return strata::emitError(ctx, loc, message);
}
InFlightDiagnostic ImplicitLocOpBuilder::emitWarning(const Twine &message) {
  return strata::emitWarning(ctx, loc, message);
}
InFlightDiagnostic ImplicitLocOpBuilder::emitRemark(const Twine &message) {
  return strata::emitRemark(ctx, loc, message);
}

//===-- Types ------------------------------------------------------------===//

Location Builder::getFusedLoc(ArrayRef<Location> locs, Attribute metadata) {
  return FusedLoc::get(ctx, locs, metadata);
}

IntegerType Builder::getIntegerType(unsigned width) {
  return IntegerType::get(ctx, width);
}

IntegerType Builder::getIntegerType(unsigned width, bool isSigned) {
  return IntegerType::get(
      ctx, width, isSigned ? IntegerType::Signed : IntegerType::Unsigned);
}

FunctionType Builder::getFunctionType(TypeRange inputs, TypeRange results) {
  return FunctionType::get(ctx, inputs, results);
}

TupleType Builder::getTupleType(TypeRange types) {
  return TupleType::get(ctx, types);
}

//===-- Attributes -------------------------------------------------------===//

NamedAttribute Builder::getNamedAttr(StringRef name, Attribute value) {
  return NamedAttribute(StringAttr::get(ctx, name), value);
}

DictionaryAttr Builder::getDictionaryAttr(ArrayRef<NamedAttribute> entries) {
  return DictionaryAttr::get(ctx, entries);
}

IntegerAttr Builder::getIntegerAttr(Type type, int64_t value) {
  return IntegerAttr::get(type, value);
}
IntegerAttr Builder::getIntegerAttr(Type type, const APInt &value) {
  return IntegerAttr::get(type, value);
}
FloatAttr Builder::getFloatAttr(Type type, double value) {
  return FloatAttr::get(type, value);
}
FloatAttr Builder::getFloatAttr(Type type, const APFloat &value) {
  return FloatAttr::get(type, value);
}

StringAttr Builder::getStringAttr(const Twine &text) {
  SmallVector<char, 64> buffer;
  return StringAttr::get(ctx, text.toStringRef(buffer));
}

ArrayAttr Builder::getArrayAttr(ArrayRef<Attribute> values) {
  return ArrayAttr::get(ctx, values);
}

FlatSymbolRefAttr Builder::getSymbolRefAttr(Operation *symbol) {
  return SymbolRefAttr::get(SymbolTable::getSymbolName(symbol));
}

/// Elements of a vector or tensor type of one dimension.
template <typename ShapedT, typename T>
static DenseElementsAttr getElements(Type elementType, ArrayRef<T> values) {
  return DenseElementsAttr::get(
      ShapedT::get(int64_t(values.size()), elementType), values);
}

DenseElementsAttr Builder::getBoolVectorAttr(ArrayRef<bool> values) {
  return getElements<VectorType>(getI1Type(), values);
}
DenseElementsAttr Builder::getI32VectorAttr(ArrayRef<int32_t> values) {
  return getElements<VectorType>(getI32Type(), values);
}
DenseElementsAttr Builder::getI64VectorAttr(ArrayRef<int64_t> values) {
  return getElements<VectorType>(getI64Type(), values);
}
DenseElementsAttr Builder::getIndexVectorAttr(ArrayRef<int64_t> values) {
  return getElements<VectorType>(getIndexType(), values);
}
DenseElementsAttr Builder::getF32VectorAttr(ArrayRef<float> values) {
  return getElements<VectorType>(getF32Type(), values);
}
DenseElementsAttr Builder::getF64VectorAttr(ArrayRef<double> values) {
  return getElements<VectorType>(getF64Type(), values);
}
DenseElementsAttr Builder::getI32TensorAttr(ArrayRef<int32_t> values) {
  return getElements<RankedTensorType>(getI32Type(), values);
}
DenseElementsAttr Builder::getI64TensorAttr(ArrayRef<int64_t> values) {
  return getElements<RankedTensorType>(getI64Type(), values);
}
DenseElementsAttr Builder::getIndexTensorAttr(ArrayRef<int64_t> values) {
  return getElements<RankedTensorType>(getIndexType(), values);
}

FlatSymbolRefAttr Builder::getSymbolRefAttr(StringRef name) {
  return SymbolRefAttr::get(ctx, name);
}

IntegerAttr Builder::getIndexAttr(int64_t value) {
  return getIntegerAttr(getIndexType(), value);
}
IntegerAttr Builder::getI8IntegerAttr(int8_t value) {
  return getIntegerAttr(getI8Type(), value);
}
IntegerAttr Builder::getI16IntegerAttr(int16_t value) {
  return getIntegerAttr(getI16Type(), value);
}
IntegerAttr Builder::getI32IntegerAttr(int32_t value) {
  return getIntegerAttr(getI32Type(), value);
}
IntegerAttr Builder::getI64IntegerAttr(int64_t value) {
  return getIntegerAttr(getI64Type(), value);
}
IntegerAttr Builder::getSI32IntegerAttr(int32_t value) {
  return getIntegerAttr(getIntegerType(32, /*isSigned=*/true), value);
}
IntegerAttr Builder::getUI32IntegerAttr(uint32_t value) {
  return getIntegerAttr(getIntegerType(32, /*isSigned=*/false), int64_t(value));
}
FloatAttr Builder::getF16FloatAttr(float value) {
  return getFloatAttr(getF16Type(), double(value));
}
FloatAttr Builder::getF32FloatAttr(float value) {
  return getFloatAttr(getF32Type(), APFloat(value));
}
FloatAttr Builder::getF64FloatAttr(double value) {
  return getFloatAttr(getF64Type(), APFloat(value));
}

DenseBoolArrayAttr Builder::getDenseBoolArrayAttr(ArrayRef<bool> values) {
  return DenseBoolArrayAttr::get(ctx, values);
}
DenseI8ArrayAttr Builder::getDenseI8ArrayAttr(ArrayRef<int8_t> values) {
  return DenseI8ArrayAttr::get(ctx, values);
}
DenseI16ArrayAttr Builder::getDenseI16ArrayAttr(ArrayRef<int16_t> values) {
  return DenseI16ArrayAttr::get(ctx, values);
}
DenseI32ArrayAttr Builder::getDenseI32ArrayAttr(ArrayRef<int32_t> values) {
  return DenseI32ArrayAttr::get(ctx, values);
}
DenseI64ArrayAttr Builder::getDenseI64ArrayAttr(ArrayRef<int64_t> values) {
  return DenseI64ArrayAttr::get(ctx, values);
}
DenseF32ArrayAttr Builder::getDenseF32ArrayAttr(ArrayRef<float> values) {
  return DenseF32ArrayAttr::get(ctx, values);
}
DenseF64ArrayAttr Builder::getDenseF64ArrayAttr(ArrayRef<double> values) {
  return DenseF64ArrayAttr::get(ctx, values);
}

template <typename T, typename Fn>
static ArrayAttr makeArray(Context *ctx, ArrayRef<T> values, Fn &&makeAttr) {
  SmallVector<Attribute, 8> attrs;
  for (const T &value : values)
    attrs.push_back(makeAttr(value));
  return ArrayAttr::get(ctx, attrs);
}

ArrayAttr Builder::getBoolArrayAttr(ArrayRef<bool> values) {
  return makeArray(ctx, values, [&](bool value) { return getBoolAttr(value); });
}
ArrayAttr Builder::getI32ArrayAttr(ArrayRef<int32_t> values) {
  return makeArray(ctx, values,
                   [&](int32_t value) { return getI32IntegerAttr(value); });
}
ArrayAttr Builder::getI64ArrayAttr(ArrayRef<int64_t> values) {
  return makeArray(ctx, values,
                   [&](int64_t value) { return getI64IntegerAttr(value); });
}
ArrayAttr Builder::getIndexArrayAttr(ArrayRef<int64_t> values) {
  return makeArray(ctx, values,
                   [&](int64_t value) { return getIndexAttr(value); });
}
ArrayAttr Builder::getF32ArrayAttr(ArrayRef<float> values) {
  return makeArray(ctx, values,
                   [&](float value) { return getF32FloatAttr(value); });
}
ArrayAttr Builder::getF64ArrayAttr(ArrayRef<double> values) {
  return makeArray(ctx, values,
                   [&](double value) { return getF64FloatAttr(value); });
}
ArrayAttr Builder::getStrArrayAttr(ArrayRef<StringRef> values) {
  return makeArray(ctx, values, [&](StringRef value) {
    return StringAttr::get(ctx, value);
  });
}
ArrayAttr Builder::getTypeArrayAttr(ArrayRef<Type> values) {
  return makeArray(ctx, values,
                   [](Type value) { return TypeAttr::get(value); });
}
ArrayAttr Builder::getAffineMapArrayAttr(ArrayRef<AffineMap> values) {
  return makeArray(ctx, values,
                   [](AffineMap value) { return AffineMapAttr::get(value); });
}

Attribute Builder::getNumberAttr(Type type, int64_t value) {
  if (type.isFloat())
    return getFloatAttr(type, double(value));
  if (type.isIntOrIndex())
    return getIntegerAttr(type, value);
  return {};
}

//===-- Affine objects ---------------------------------------------------===//

AffineExpr Builder::getAffineDimExpr(unsigned position) {
  return strata::getAffineDimExpr(position, ctx);
}
AffineExpr Builder::getAffineSymbolExpr(unsigned position) {
  return strata::getAffineSymbolExpr(position, ctx);
}
AffineExpr Builder::getAffineConstantExpr(int64_t value) {
  return strata::getAffineConstantExpr(value, ctx);
}
AffineMap Builder::getEmptyAffineMap() { return AffineMap::get(0, 0, {}, ctx); }
AffineMap Builder::getConstantAffineMap(int64_t value) {
  return AffineMap::get(0, 0, {getAffineConstantExpr(value)}, ctx);
}
AffineMap Builder::getDimIdentityMap() { return getMultiDimIdentityMap(1); }
AffineMap Builder::getMultiDimIdentityMap(unsigned rank) {
  return AffineMap::getMultiDimIdentityMap(rank, ctx);
}
AffineMap Builder::getSymbolIdentityMap() {
  return AffineMap::get(0, 1, {getAffineSymbolExpr(0)}, ctx);
}
AffineMap Builder::getSingleDimShiftAffineMap(int64_t shift) {
  return AffineMap::get(1, 0, {getAffineDimExpr(0) + shift}, ctx);
}
AffineMap Builder::getShiftedAffineMap(AffineMap map, int64_t shift) {
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : map.getResults())
    results.push_back(result + shift);
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results, ctx);
}

//===-- OpBuilder --------------------------------------------------------===//

OpBuilder::OpBuilder(Region *region, Listener *listener)
    : OpBuilder(region->getContext(), listener) {
  if (!region->empty())
    setInsertionPointToStart(&region->front());
}

OpBuilder::OpBuilder(Operation *op, Listener *listener)
    : OpBuilder(op->getContext(), listener) {
  setInsertionPoint(op);
}

OpBuilder::OpBuilder(Block *block, Block::iterator point, Listener *listener)
    : OpBuilder(block->getContext(), listener) {
  setInsertionPoint(block, point);
}

OpBuilder OpBuilder::atBlockBegin(Block *block, Listener *listener) {
  return OpBuilder(block, block->begin(), listener);
}

OpBuilder OpBuilder::atBlockEnd(Block *block, Listener *listener) {
  return OpBuilder(block, block->end(), listener);
}

OpBuilder OpBuilder::atBlockTerminator(Block *block, Listener *listener) {
  Operation *terminator = block->getTerminator();
  assert(terminator && "block has no terminator");
  return OpBuilder(block, Block::iterator(terminator, block), listener);
}

void OpBuilder::setInsertionPoint(Operation *op) {
  place = {op->getBlock(), Block::iterator(op, op->getBlock())};
}

void OpBuilder::setInsertionPointAfter(Operation *op) {
  place = {op->getBlock(), Block::iterator(op->getNextNode(), op->getBlock())};
}

void OpBuilder::setInsertionPointAfterValue(Value value) {
  if (Operation *op = value.getDefiningOp())
    setInsertionPointAfter(op);
  else
    setInsertionPointToStart(cast<BlockArgument>(value).getOwner());
}

void OpBuilder::setInsertionPointToStart(Block *block) {
  place = {block, block->begin()};
}

void OpBuilder::setInsertionPointToEnd(Block *block) {
  place = {block, block->end()};
}

Block *OpBuilder::createBlock(Region *parent, Region::iterator point,
                              TypeRange argTypes, ArrayRef<Location> locs) {
  assert(argTypes.size() == locs.size() && "one location an argument");
  Block *block = Block::create(ctx);
  for (auto [type, loc] : llvm::zip(argTypes, locs))
    block->addArgument(type, loc);
  parent->insert(point, block);
  setInsertionPointToEnd(block);
  if (listener)
    listener->notifyBlockInserted(block, nullptr, {});
  return block;
}

Block *OpBuilder::createBlock(Block *insertBefore, TypeRange argTypes,
                              ArrayRef<Location> locs) {
  Region *region = insertBefore->getParent();
  return createBlock(region, Region::iterator(insertBefore, region), argTypes,
                     locs);
}

Operation *OpBuilder::insert(Operation *op) {
  if (place.isSet()) {
    place.getBlock()->insert(place.getPoint(), op);
    if (listener)
      listener->notifyOperationInserted(op, {});
  }
  return op;
}

Operation *OpBuilder::create(OperationState &state) {
  return insert(Operation::create(state));
}

Operation *OpBuilder::create(Location loc, StringRef name, ValueRange operands,
                             TypeRange types,
                             ArrayRef<NamedAttribute> attributes,
                             ArrayRef<Block *> successors,
                             unsigned numRegions) {
  OperationState state(loc, OperationName(name, ctx));
  state.operands.assign(operands.begin(), operands.end());
  state.types.assign(types.begin(), types.end());
  state.attributes.assign(attributes.begin(), attributes.end());
  state.successors.assign(successors.begin(), successors.end());
  for (unsigned i = 0; i < numRegions; ++i)
    state.addRegion();
  return create(state);
}

Operation *OpBuilder::clone(Operation &op, IRMapping &mapping) {
  Operation *copy = insert(op.clone(mapping));
  if (!listener || !place.isSet())
    return copy;
  // The contents of the copy are new operations and blocks too.
  for (Region &region : copy->getRegions())
    for (Block &block : region)
      listener->notifyBlockInserted(&block, nullptr, {});
  for (Region &region : copy->getRegions())
    region.walk([&](Operation *inner) {
      listener->notifyOperationInserted(inner, {});
      for (Region &innerRegion : inner->getRegions())
        for (Block &block : innerRegion)
          listener->notifyBlockInserted(&block, nullptr, {});
    });
  return copy;
}

Operation *OpBuilder::clone(Operation &op) {
  IRMapping mapping;
  return clone(op, mapping);
}

Operation *OpBuilder::cloneWithoutRegions(Operation &op, IRMapping &mapping) {
  return insert(op.cloneWithoutRegions(mapping));
}

Operation *OpBuilder::cloneWithoutRegions(Operation &op) {
  IRMapping mapping;
  return cloneWithoutRegions(op, mapping);
}

void OpBuilder::cloneRegionBefore(Region &region, Region &parent,
                                  Region::iterator before, IRMapping &mapping) {
  region.cloneInto(&parent, before, mapping);
  if (!listener)
    return;
  for (Block &block : region) {
    Block *copy = mapping.lookup(&block);
    listener->notifyBlockInserted(copy, nullptr, {});
    copy->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { listener->notifyOperationInserted(op, {}); });
  }
}
void OpBuilder::cloneRegionBefore(Region &region, Region &parent,
                                  Region::iterator before) {
  IRMapping mapping;
  cloneRegionBefore(region, parent, before, mapping);
}
void OpBuilder::cloneRegionBefore(Region &region, Block *before) {
  Region *parent = before->getParent();
  cloneRegionBefore(region, *parent, Region::iterator(before, parent));
}
