// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/ElementDetail.h"

#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Shapes -------------------------------------------------------------===//

bool detail::isScalableDim(VectorType type, int64_t dim) {
  return type.isScalable() && type.getScalableDims()[dim];
}

bool detail::isUnitDim(VectorType type, int64_t dim) {
  return type.getDimSize(dim) == 1 && !isScalableDim(type, dim);
}

SmallVector<bool> detail::getScalableFlags(VectorType type) {
  return type.isScalable() ? SmallVector<bool>(type.getScalableDims())
                           : SmallVector<bool>(type.getRank(), false);
}

bool detail::haveEqualDims(VectorType a, int64_t aFirst, VectorType b,
                           int64_t bFirst) {
  int64_t count = a.getRank() - aFirst;
  if (aFirst < 0 || bFirst < 0 || count != b.getRank() - bFirst)
    return false;
  for (int64_t i = 0; i < count; ++i)
    if (a.getDimSize(aFirst + i) != b.getDimSize(bFirst + i) ||
        isScalableDim(a, aFirst + i) != isScalableDim(b, bFirst + i))
      return false;
  return true;
}

Type detail::dropLeadingDims(VectorType type, int64_t count) {
  if (count >= type.getRank())
    return type.getElementType();
  SmallVector<bool> scalable = getScalableFlags(type);
  return VectorType::get(type.getShape().drop_front(count),
                         type.getElementType(),
                         ArrayRef<bool>(scalable).drop_front(count));
}

VectorType detail::permuteDims(VectorType type, ArrayRef<int64_t> permutation) {
  SmallVector<int64_t> shape;
  SmallVector<bool> scalable;
  for (int64_t dim : permutation) {
    shape.push_back(type.getDimSize(dim));
    scalable.push_back(isScalableDim(type, dim));
  }
  return VectorType::get(shape, type.getElementType(), scalable);
}

bool detail::keepsOrder(VectorType source, ArrayRef<int64_t> permutation) {
  int64_t last = -1;
  for (int64_t dim : permutation) {
    if (isUnitDim(source, dim))
      continue;
    if (dim < last)
      return false;
    last = dim;
  }
  return true;
}

bool detail::isBroadcastable(Type source, VectorType result) {
  auto vector = dyn_cast<VectorType>(source);
  if (!vector)
    return source == result.getElementType();
  int64_t lead = result.getRank() - vector.getRank();
  if (lead < 0 || vector.getElementType() != result.getElementType())
    return false;
  for (int64_t i = 0; i < vector.getRank(); ++i)
    if (!isUnitDim(vector, i) &&
        (vector.getDimSize(i) != result.getDimSize(lead + i) ||
         isScalableDim(vector, i) != isScalableDim(result, lead + i)))
      return false;
  return true;
}

std::optional<int64_t> detail::getNumElements(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElementsChecked() : 1;
}

int64_t detail::linearize(VectorType type, ArrayRef<int64_t> position) {
  int64_t number = 0;
  for (auto [size, index] : llvm::zip(type.getShape(), position))
    number = number * size + index;
  return number;
}

//===-- Definitions of values ----------------------------------------------===//

/// In blocks that dominance matters for, it always is.
static bool isKnownBefore(Value value, Operation *user) {
  Operation *def = value.getDefiningOp();
  return !def || def->getBlock() != user->getBlock() ||
         (def != user && def->isBeforeInBlock(user));
}

Operation *detail::findDef(Value value, Operation *user) {
  Operation *def = value.getDefiningOp();
  if (!def || !isKnownBefore(value, user) ||
      !llvm::all_of(def->getOperands(),
                    [&](Value operand) { return isKnownBefore(operand, def); }))
    return nullptr;
  return def;
}

Value detail::getRepeated(Value value, Operation *user) {
  if (auto broadcast = getDef<vector::BroadcastOp>(value, user))
    return broadcast.getSource();
  auto shapeCast = getDef<vector::ShapeCastOp>(value, user);
  if (!shapeCast)
    return {};
  VectorType source = shapeCast.getSource().getType();
  VectorType result = shapeCast.getType();
  int64_t lead = result.getRank() - source.getRank();
  if (lead <= 0 || !haveEqualDims(source, 0, result, lead))
    return {};
  for (int64_t i = 0; i < lead; ++i)
    if (!isUnitDim(result, i))
      return {};
  return shapeCast.getSource();
}

Value detail::getSplatScalar(Value value, Operation *user) {
  auto broadcast = getDef<vector::BroadcastOp>(value, user);
  return broadcast && !isa<VectorType>(broadcast.getSource().getType())
             ? broadcast.getSource()
             : Value();
}

//===-- Positions ----------------------------------------------------------===//

bool detail::inlineConstantPositions(SmallVectorImpl<int64_t> &numbers,
                                     SmallVectorImpl<Value> &values,
                                     VectorType type,
                                     ArrayRef<Attribute> constants) {
  if (llvm::count_if(numbers, ShapedType::isDynamic) !=
          int64_t(values.size()) ||
      constants.size() != values.size() ||
      int64_t(numbers.size()) > type.getRank())
    return false;
  SmallVector<Value> others;
  size_t next = 0;
  for (auto [dim, number] : llvm::enumerate(numbers)) {
    if (!ShapedType::isDynamic(number))
      continue;
    auto constant = dyn_cast_or_null<IntegerAttr>(constants[next]);
    auto index = constant ? constant.getValue().trySExtValue() : std::nullopt;
    if (index && *index >= PoisonPosition && *index < type.getDimSize(dim))
      number = *index;
    else
      others.push_back(values[next]);
    ++next;
  }
  bool changed = others.size() < values.size();
  values.assign(others.begin(), others.end());
  return changed;
}

SmallVector<int64_t> detail::getIntegers(ArrayAttr array) {
  SmallVector<int64_t> numbers;
  for (Attribute attr : array)
    if (auto number = dyn_cast<IntegerAttr>(attr))
      numbers.push_back(number.getInt());
  return numbers;
}

//===-- Constants ----------------------------------------------------------===//

Attribute detail::getPoison(Operation *op) {
  return ub::PoisonAttr::get(op->getContext());
}

LogicalResult detail::readElements(DenseElementsAttr dense, int64_t first,
                                   int64_t count,
                                   SmallVectorImpl<APInt> &bits) {
  Type type = dense.getElementType();
  bool isFloat = isa<FloatType>(type);
  if ((!isFloat && !type.isIntOrIndex()) || count > SparseFoldLimit)
    return failure();
  for (int64_t i = first; i < first + count; ++i) {
    size_t index = dense.isSplat() ? 0 : size_t(i);
    bits.push_back(isFloat ? dense.getFloatElement(index).bitcastToAPInt()
                           : dense.getIntElement(index));
  }
  return success();
}

LogicalResult detail::readElements(Attribute constant,
                                   SmallVectorImpl<APInt> &bits) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(constant)) {
    bits.push_back(integer.getValue());
    return success();
  }
  if (auto number = dyn_cast_or_null<FloatAttr>(constant)) {
    bits.push_back(number.getValue().bitcastToAPInt());
    return success();
  }
  auto dense = dyn_cast_or_null<DenseElementsAttr>(constant);
  auto count = dense ? dense.getType().getNumElementsChecked() : std::nullopt;
  return count ? readElements(dense, 0, *count, bits) : failure();
}

Attribute detail::makeConstant(Type type, ArrayRef<APInt> bits) {
  auto vector = dyn_cast<VectorType>(type);
  Type element = vector ? vector.getElementType() : type;
  unsigned width = isa<FloatType>(element) ? cast<FloatType>(element).getWidth()
                   : element.isIndex()     ? 64
                   : element.isIntOrIndex() ? element.getIntOrFloatBitWidth()
                                            : ~0u;
  auto count = getNumElements(type);
  if (bits.empty() || !count ||
      (bits.size() != 1 && int64_t(bits.size()) != *count) ||
      llvm::any_of(bits, [&](const APInt &value) {
        return value.getBitWidth() != width;
      }))
    return {};
  auto floatType = dyn_cast<FloatType>(element);
  if (!floatType)
    return vector ? Attribute(DenseElementsAttr::get(vector, bits))
                  : Attribute(IntegerAttr::get(type, bits.front()));
  SmallVector<APFloat> floats;
  for (const APInt &value : bits)
    floats.emplace_back(floatType.getFloatSemantics(), value);
  return vector ? Attribute(DenseElementsAttr::get(vector, floats))
                : Attribute(FloatAttr::get(type, floats.front()));
}

Attribute detail::makeSplat(Attribute constant, Type type) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(constant);
  SmallVector<APInt, 1> bits;
  if (dense ? !dense.isSplat() || failed(readElements(dense, 0, 1, bits))
            : failed(readElements(constant, bits)))
    return {};
  return makeConstant(type, bits);
}
