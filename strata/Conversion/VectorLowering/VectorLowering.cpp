// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/VectorLowering/VectorLowering.h"

#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Operations ---------------------------------------------------------===//

Value VectorBuilder::extract(Value source, ArrayRef<int64_t> position) const {
  auto type = cast<VectorType>(source.getType());
  Type result = int64_t(position.size()) == type.getRank()
                    ? type.getElementType()
                    : Type(dropDims(type, int64_t(position.size())));
  return vector::ExtractOp::create(builder, loc, result, source, ValueRange(),
                                   position);
}

Value VectorBuilder::insert(Value part, Value dest,
                            ArrayRef<int64_t> position) const {
  return create("vector.insert", {part, dest}, dest.getType(),
                builder.getNamedAttr("static_position",
                                     builder.getDenseI64ArrayAttr(position)));
}

Value VectorBuilder::broadcast(Type type, Value source) const {
  return vector::BroadcastOp::create(builder, loc, type, source);
}

Value VectorBuilder::poison(Type type) const {
  return create("ub.poison", {}, type);
}

Value VectorBuilder::constant(Attribute value) const {
  return create("arith.constant", {}, cast<TypedAttr>(value).getType(),
                builder.getNamedAttr("value", value));
}

Value VectorBuilder::zero(Type type) const {
  auto shaped = dyn_cast<VectorType>(type);
  Attribute value =
      builder.getZeroAttr(shaped ? shaped.getElementType() : type);
  if (value && shaped)
    value = DenseElementsAttr::get(shaped, value);
  return value ? constant(value) : Value();
}

StringRef detail::getArithOperation(vector::CombiningKind kind, bool isFloat) {
  using vector::CombiningKind;
  switch (kind) {
  case CombiningKind::ADD:
    return isFloat ? "arith.addf" : "arith.addi";
  case CombiningKind::MUL:
    return isFloat ? "arith.mulf" : "arith.muli";
  case CombiningKind::MINUI:
    return isFloat ? "" : "arith.minui";
  case CombiningKind::MINSI:
    return isFloat ? "" : "arith.minsi";
  case CombiningKind::MAXUI:
    return isFloat ? "" : "arith.maxui";
  case CombiningKind::MAXSI:
    return isFloat ? "" : "arith.maxsi";
  case CombiningKind::AND:
    return isFloat ? "" : "arith.andi";
  case CombiningKind::OR:
    return isFloat ? "" : "arith.ori";
  case CombiningKind::XOR:
    return isFloat ? "" : "arith.xori";
  case CombiningKind::MINNUMF:
    return isFloat ? "arith.minnumf" : "";
  case CombiningKind::MAXNUMF:
    return isFloat ? "arith.maxnumf" : "";
  case CombiningKind::MINIMUMF:
    return isFloat ? "arith.minimumf" : "";
  case CombiningKind::MAXIMUMF:
    return isFloat ? "arith.maximumf" : "";
  }
  return "";
}

//===-- Shapes -------------------------------------------------------------===//

VectorType detail::dropDims(VectorType type, int64_t count) {
  SmallVector<bool> scalable = getScalableFlags(type);
  return VectorType::get(type.getShape().drop_front(size_t(count)),
                         type.getElementType(),
                         ArrayRef<bool>(scalable).drop_front(size_t(count)));
}

bool detail::cannotSplit(VectorType type, int64_t count) {
  SmallVector<bool> scalable = getScalableFlags(type);
  if (llvm::is_contained(ArrayRef<bool>(scalable).take_front(size_t(count)),
                         true))
    return true;
  int64_t numParts = 1;
  for (int64_t size : type.getShape().take_front(size_t(count))) {
    if (size > maxParts / numParts)
      return true;
    numParts *= size;
  }
  return false;
}

std::optional<SmallVector<SmallVector<int64_t, 4>>>
detail::getPositions(VectorType type, int64_t count) {
  if (cannotSplit(type, count))
    return std::nullopt;
  SmallVector<SmallVector<int64_t, 4>> positions;
  SmallVector<int64_t, 4> position(size_t(count), 0);
  while (true) {
    positions.push_back(position);
    // The next position, the last number first.
    int64_t dim = count;
    while (dim > 0 && ++position[size_t(dim - 1)] == type.getDimSize(dim - 1))
      position[size_t(--dim)] = 0;
    if (dim == 0)
      return positions;
  }
}

void strata::populateVectorLoweringPatterns(
    RewritePatternSet &patterns, const VectorLoweringOptions &options) {
  populateUnrollPatterns(patterns);
  populateBroadcastPatterns(patterns);
  populateShapeCastPatterns(patterns);
  populateSlicePatterns(patterns);
  populateProductPatterns(patterns);
  populateMaskPatterns(patterns, options);
  populateTransferPatterns(patterns);
}
