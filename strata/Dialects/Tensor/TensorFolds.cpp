// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorFolds.h"

#include "strata/Analysis/IntegerRange.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/ConstantFolding.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Casts --------------------------------------------------------------===//

bool detail::saysAtLeast(Type type, Type other) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  auto otherRanked = dyn_cast<RankedTensorType>(other);
  if (!ranked || !otherRanked || ranked.getRank() != otherRanked.getRank() ||
      ranked.getElementType() != otherRanked.getElementType() ||
      ranked.getEncoding() != otherRanked.getEncoding())
    return false;
  for (auto [size, otherSize] :
       llvm::zip(ranked.getShape(), otherRanked.getShape()))
    if (ShapedType::isDynamic(size) && !ShapedType::isDynamic(otherSize))
      return false;
  return true;
}

Value detail::getMoreStaticSource(Value value) {
  auto castOp = value.getDefiningOp<tensor::CastOp>();
  return castOp && saysAtLeast(castOp.getSource().getType(), value.getType())
             ? castOp.getSource()
             : Value();
}

//===-- Shapes -------------------------------------------------------------===//

static OpFoldResult getIndex(Operation *op, int64_t number) {
  return IntegerAttr::get(IndexType::get(op->getContext()), number);
}

/// The operand of the operation that defines `tensor` which is the size of its dynamic
/// dimension `dim`.
static Value getDynamicSize(Value tensor, RankedTensorType type, int64_t dim) {
  Operation *def = tensor.getDefiningOp();
  if (!def)
    return {};
  if (auto generate = dyn_cast<tensor::GenerateOp>(def))
    return generate.getDynamicExtents()[type.getDynamicDimIndex(dim)];
  auto slice = dyn_cast<tensor::ExtractSliceOp>(def);
  if (!slice || slice.getSource().getType().getRank() != type.getRank())
    return {};
  Value size = getSlice(slice).sizes[dim].getValue();
  return size ? size : Value();
}

static OpFoldResult foldDim(tensor::DimOp op,
                            tensor::DimOp::FoldAdaptor adaptor) {
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  auto index = getConstantIntValue(adaptor.getIndex());
  if (!type || !index || *index < 0 || *index >= type.getRank())
    return {};
  if (!type.isDynamicDim(*index))
    return getIndex(op, type.getDimSize(*index));
  Value size = getDynamicSize(op.getSource(), type, *index);
  if (size && size != op.getResult())
    return size;
  Value source = getMoreStaticSource(op.getSource());
  if (!source)
    return {};
  op.setSource(source);
  return Value(op.getResult());
}

//===-- Elements -----------------------------------------------------------===//

/// The row-major number of the element at `indices`, or std::nullopt.
static std::optional<int64_t> getPosition(RankedTensorType type,
                                          ArrayRef<Attribute> indices) {
  if (int64_t(indices.size()) != type.getRank())
    return std::nullopt;
  int64_t position = 0;
  for (auto [size, attr] : llvm::zip(type.getShape(), indices)) {
    auto index = getConstantIntValue(attr);
    if (!index || *index < 0 || *index >= size)
      return std::nullopt;
    position = position * size + *index;
  }
  return position;
}

/// Element `position` of `elements` as an attribute: a number, or a list of two for a
/// complex number.
static Attribute getElement(DenseElementsAttr elements, int64_t position) {
  size_t index = elements.isSplat() ? 0 : size_t(position);
  Type type = elements.getType().getElementType();
  if (auto complex = dyn_cast<ComplexType>(type)) {
    auto getPart = [&](size_t i) -> Attribute {
      if (isa<FloatType>(complex.getElementType()))
        return FloatAttr::get(complex.getElementType(),
                              elements.getFloatElement(i));
      return IntegerAttr::get(complex.getElementType(),
                              elements.getIntElement(i));
    };
    return ArrayAttr::get(type.getContext(),
                          {getPart(2 * index), getPart(2 * index + 1)});
  }
  auto values = elements.tryGetValues<Attribute>();
  return succeeded(values) ? (*values)[index] : Attribute();
}

/// The element at `indices`: one that is stored, or else 0.
static Attribute getSparseElement(SparseElementsAttr elements,
                                  ArrayRef<Attribute> indices) {
  auto values = dyn_cast<DenseElementsAttr>(elements.getValues());
  Type type = elements.getType().getElementType();
  if (!values || !isa<IntegerType, IndexType, FloatType>(type))
    return {};
  DenseElementsAttr stored = elements.getIndices();
  size_t rank = indices.size(), count = values.getNumElements();
  for (size_t i = 0; i < count; ++i) {
    bool isHere = true;
    for (size_t dim = 0; dim < rank && isHere; ++dim)
      isHere = stored.getIntElement(i * rank + dim).getSExtValue() ==
               getConstantIntValue(indices[dim]);
    if (isHere)
      return getElement(values, int64_t(i));
  }
  if (isa<FloatType>(type))
    return getFloatConstant(
        type, APFloat::getZero(cast<FloatType>(type).getFloatSemantics()));
  return getIntegerConstant(type, 0);
}

/// The value inserted at the same constant indices; null if there is none.
static Value findInserted(tensor::ExtractOp op, ArrayRef<Attribute> indices) {
  auto insert = op.getTensor().getDefiningOp<tensor::InsertOp>();
  if (!insert || insert.getIndices().size() != indices.size())
    return {};
  for (auto [index, other] : llvm::zip(indices, insert.getIndices())) {
    auto number = getConstantIntValue(index);
    if (!number || number != getConstantIntValue(other))
      return {};
  }
  return insert.getScalar();
}

/// The element of a constant, of `tensor.from_elements` or of `tensor.insert`.
static OpFoldResult foldExtract(tensor::ExtractOp op,
                                tensor::ExtractOp::FoldAdaptor adaptor) {
  auto constant = dyn_cast_or_null<DenseElementsAttr>(adaptor.getTensor());
  if (constant && constant.isSplat())
    return getElement(constant, 0);
  RankedTensorType type = op.getTensor().getType();
  auto elements = op.getTensor().getDefiningOp<tensor::FromElementsOp>();
  auto sparse = dyn_cast_or_null<SparseElementsAttr>(adaptor.getTensor());
  SmallVector<Attribute> indices(adaptor.getIndices());
  if (Value inserted = findInserted(op, indices))
    return inserted;
  if (!constant && !elements && !sparse)
    return {};
  auto position = getPosition(type, indices);
  if (!position)
    return {};
  if (sparse)
    return getSparseElement(sparse, indices);
  if (elements)
    return size_t(*position) < elements.getElements().size()
               ? elements.getElements()[*position]
               : OpFoldResult();
  return getElement(constant, *position);
}

/// A constant, if there are no other elements in it.
static OpFoldResult foldInsert(tensor::InsertOp,
                               tensor::InsertOp::FoldAdaptor adaptor) {
  auto dest = dyn_cast_or_null<DenseElementsAttr>(adaptor.getDest());
  Attribute scalar = adaptor.getScalar();
  return scalar && dest && dest.isSplat() && getElement(dest, 0) == scalar
             ? OpFoldResult(dest)
             : OpFoldResult();
}

/// Whether `value` is a number of type `type`.
static bool isNumber(Attribute value, Type type) {
  auto integer = dyn_cast_or_null<IntegerAttr>(value);
  auto number = dyn_cast_or_null<FloatAttr>(value);
  return (integer && integer.getType() == type) ||
         (number && number.getType() == type);
}

/// The bits of a number, as DenseElementsAttr stores them.
static void appendBytes(Attribute value, SmallVectorImpl<uint8_t> &bytes) {
  auto integer = dyn_cast<IntegerAttr>(value);
  APInt bits = integer ? integer.getValue()
                       : cast<FloatAttr>(value).getValue().bitcastToAPInt();
  for (unsigned i = 0; i < bits.getBitWidth(); i += 8)
    bytes.push_back(uint8_t(
        bits.extractBitsAsZExtValue(std::min(8u, bits.getBitWidth() - i), i)));
}

/// The constant of `type`, of complex numbers, or null.
static Attribute makeComplexElements(RankedTensorType type, Type partType,
                                     ArrayRef<Attribute> values) {
  SmallVector<uint8_t> bytes;
  for (Attribute value : values) {
    auto parts = dyn_cast_or_null<ArrayAttr>(value);
    if (!parts || parts.size() != 2)
      return {};
    for (Attribute part : parts) {
      if (!isNumber(part, partType))
        return {};
      appendBytes(part, bytes);
    }
  }
  bool isSplat = false;
  return DenseElementsAttr::isValidRawBuffer(type, bytes, isSplat)
             ? DenseElementsAttr::getFromRawBuffer(type, bytes, isSplat)
             : Attribute();
}

/// The constant of `type` with the elements `values`; null if one of them is no number.
static Attribute makeElements(RankedTensorType type,
                              ArrayRef<Attribute> values) {
  if (auto complex = dyn_cast<ComplexType>(type.getElementType()))
    return makeComplexElements(type, complex.getElementType(), values);
  for (Attribute value : values)
    if (!isNumber(value, type.getElementType()))
      return {};
  return DenseElementsAttr::get(type, values);
}

static OpFoldResult
foldFromElements(tensor::FromElementsOp op,
                 tensor::FromElementsOp::FoldAdaptor adaptor) {
  SmallVector<Attribute> values(adaptor.getElements());
  RankedTensorType type = op.getType();
  if (values.empty() || !type.hasStaticShape() ||
      type.getNumElementsChecked() != int64_t(values.size()))
    return {};
  return makeElements(type, values);
}

static OpFoldResult foldSplat(tensor::SplatOp op,
                              tensor::SplatOp::FoldAdaptor adaptor) {
  RankedTensorType type = op.getType();
  // Splats of complex numbers are not folded.
  if (!isNumber(adaptor.getInput(), type.getElementType()) ||
      !type.hasStaticShape() || !type.getNumElementsChecked())
    return {};
  return makeElements(type, adaptor.getInput());
}

//===-- Reshapes -----------------------------------------------------------===//

/// The constant `attr` with the shape of `type`, or null.
static Attribute reshapeConstant(Attribute attr, Type type) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(attr);
  auto ranked = dyn_cast<RankedTensorType>(type);
  return elements && ranked && ranked.hasStaticShape() &&
                 ranked.getNumElementsChecked() ==
                     int64_t(elements.getNumElements())
             ? elements.reshape(ranked)
             : Attribute();
}

/// Whether no group has two dynamic dimensions of `type`.
static bool hasOneDynamicDimPerGroup(RankedTensorType type,
                                     const Groups &groups) {
  for (const auto &group : groups)
    if (llvm::count_if(group,
                       [&](int64_t dim) { return type.isDynamicDim(dim); }) > 1)
      return false;
  return true;
}

static OpFoldResult foldCollapse(tensor::CollapseShapeOp op,
                                 tensor::CollapseShapeOp::FoldAdaptor adaptor) {
  if (op.getSrc().getType() == op.getType())
    return op.getSrc();
  auto expand = op.getSrc().getDefiningOp<tensor::ExpandShapeOp>();
  if (!expand)
    return reshapeConstant(adaptor.getSrc(), op.getType());
  auto type = dyn_cast<RankedTensorType>(expand.getSrc().getType());
  if (type == op.getType() && type &&
      (type.hasStaticShape() ||
       expand.getReassociation() == op.getReassociation()))
    return expand.getSrc();
  return {};
}

static OpFoldResult foldExpand(tensor::ExpandShapeOp op,
                               tensor::ExpandShapeOp::FoldAdaptor adaptor) {
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (op.getSrc().getType() == op.getType() &&
      (!result || result.getNumDynamicDims() <= 1 ||
       result.getRank() == int64_t(getGroups(op.getReassociation()).size())))
    return op.getSrc();
  auto collapse = op.getSrc().getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return reshapeConstant(adaptor.getSrc(), op.getType());
  auto type = dyn_cast<RankedTensorType>(collapse.getSrc().getType());
  if (type == op.getType() && type &&
      (type.hasStaticShape() ||
       (op.getReassociation() == collapse.getReassociation() &&
        hasOneDynamicDimPerGroup(type, getGroups(op.getReassociation())))))
    return collapse.getSrc();
  return {};
}

/// Whether the elements of `shape` are the sizes of `source`.
static bool areSizesOf(tensor::FromElementsOp shape, Value source,
                       RankedTensorType type) {
  if (int64_t(shape.getElements().size()) != type.getRank())
    return false;
  for (auto [i, element] : llvm::enumerate(shape.getElements())) {
    if (auto size = getConstantIntValue(Value(element))) {
      if (type.getDimSize(i) != *size)
        return false;
      continue;
    }
    auto dim = Value(element).getDefiningOp<tensor::DimOp>();
    if (!dim || dim.getSource() != source ||
        getConstantIntValue(dim.getIndex()) != int64_t(i))
      return false;
  }
  return true;
}

static OpFoldResult foldReshape(tensor::ReshapeOp op,
                                tensor::ReshapeOp::FoldAdaptor adaptor) {
  auto constant = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
  if (constant && constant.isSplat())
    if (Attribute reshaped = reshapeConstant(constant, op.getType()))
      return reshaped;
  if (auto inner = op.getSource().getDefiningOp<tensor::ReshapeOp>()) {
    op.setSource(inner.getSource());
    return op.getResult();
  }
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  if (!type || type != op.getType())
    return {};
  if (type.getRank() == 1)
    return op.getSource();
  auto shape = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  return shape && areSizesOf(shape, op.getSource(), type) ? op.getSource()
                                                          : OpFoldResult();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerTensorFolds(Context &ctx) {
  using namespace tensor;
  registerOpHooks<CollapseShapeOp>(
      &ctx, {.fold = foldHook<CollapseShapeOp, foldCollapse>});
  static constexpr InferIntRangeInterface sizes = {inferDimRange};
  registerOpHooks<DimOp>(&ctx, {.fold = foldHook<DimOp, foldDim>,
                                .interfaces = {makeInterfaceTable(sizes)}});
  registerOpHooks<ExpandShapeOp>(&ctx,
                                 {.fold = foldHook<ExpandShapeOp, foldExpand>});
  registerOpHooks<ExtractOp>(&ctx, {.fold = foldHook<ExtractOp, foldExtract>});
  registerOpHooks<FromElementsOp>(
      &ctx, {.fold = foldHook<FromElementsOp, foldFromElements>});
  registerOpHooks<InsertOp>(&ctx, {.fold = foldHook<InsertOp, foldInsert>});
  registerOpHooks<ReshapeOp>(&ctx, {.fold = foldHook<ReshapeOp, foldReshape>});
  registerOpHooks<SplatOp>(&ctx, {.fold = foldHook<SplatOp, foldSplat>});
  registerTensorSliceFolds(ctx);
}
