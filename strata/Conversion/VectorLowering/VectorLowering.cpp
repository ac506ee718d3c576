// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/VectorLowering/VectorLowering.h"

#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

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
  return create<vector::InsertOp>(
      {part, dest}, dest.getType(),
      builder.getNamedAttr("static_position",
                           builder.getDenseI64ArrayAttr(position)));
}

Value VectorBuilder::extractPart(Value source, int64_t dim,
                                 int64_t position) const {
  if (dim < 0)
    return source;
  if (dim == 0)
    return extract(source, position);
  auto type = cast<VectorType>(source.getType());
  Value result = zero(dropDim(type, dim));
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Value part = extractPart(extract(source, row), dim - 1, position);
    result = insert(part, result, row);
  }
  return result;
}

Value VectorBuilder::insertPart(Value part, Value dest, int64_t dim,
                                int64_t position) const {
  if (dim < 0)
    return part;
  if (dim == 0)
    return insert(part, dest, position);
  int64_t numRows = cast<VectorType>(dest.getType()).getDimSize(0);
  for (int64_t row = 0; row < numRows; ++row) {
    Value old = extract(dest, row);
    Value rowPart = extract(part, row);
    dest = insert(insertPart(rowPart, old, dim - 1, position), dest, row);
  }
  return dest;
}

Value VectorBuilder::broadcast(Type type, Value source) const {
  return vector::BroadcastOp::create(builder, loc, type, source);
}

Value VectorBuilder::transpose(Value source, ArrayRef<int64_t> order) const {
  auto type = cast<VectorType>(source.getType());
  SmallVector<bool> flags = getScalableFlags(type), scalable;
  SmallVector<int64_t> shape;
  for (int64_t dim : order) {
    shape.push_back(type.getDimSize(unsigned(dim)));
    scalable.push_back(flags[size_t(dim)]);
  }
  return create<vector::TransposeOp>(
      source, VectorType::get(shape, type.getElementType(), scalable),
      builder.getNamedAttr("permutation", builder.getDenseI64ArrayAttr(order)));
}

Value VectorBuilder::underMask(Operation *op, Value mask) const {
  if (!mask)
    return op->getResult(0);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  Operation *maskOp =
      vector::MaskOp::create(builder, loc, op->getResult(0).getType(), mask);
  Block *body = builder.createBlock(&maskOp->getRegion(0));
  op->moveBefore(body, body->end());
  builder.setInsertionPointToEnd(body);
  vector::YieldOp::create(builder, loc, op->getResult(0));
  return maskOp->getResult(0);
}

Value VectorBuilder::poison(Type type) const {
  return create<ub::PoisonOp>({}, type);
}

Value VectorBuilder::constant(Attribute value) const {
  return create<arith::ConstantOp>({}, cast<TypedAttr>(value).getType(),
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
  constexpr StringLiteral none("");
  switch (kind) {
  case CombiningKind::ADD:
    return isFloat ? arith::AddFOp::getOperationName()
                   : arith::AddIOp::getOperationName();
  case CombiningKind::MUL:
    return isFloat ? arith::MulFOp::getOperationName()
                   : arith::MulIOp::getOperationName();
  case CombiningKind::MINUI:
    return isFloat ? none : arith::MinUIOp::getOperationName();
  case CombiningKind::MINSI:
    return isFloat ? none : arith::MinSIOp::getOperationName();
  case CombiningKind::MAXUI:
    return isFloat ? none : arith::MaxUIOp::getOperationName();
  case CombiningKind::MAXSI:
    return isFloat ? none : arith::MaxSIOp::getOperationName();
  case CombiningKind::AND:
    return isFloat ? none : arith::AndIOp::getOperationName();
  case CombiningKind::OR:
    return isFloat ? none : arith::OrIOp::getOperationName();
  case CombiningKind::XOR:
    return isFloat ? none : arith::XOrIOp::getOperationName();
  case CombiningKind::MINNUMF:
    return isFloat ? arith::MinNumFOp::getOperationName() : none;
  case CombiningKind::MAXNUMF:
    return isFloat ? arith::MaxNumFOp::getOperationName() : none;
  case CombiningKind::MINIMUMF:
    return isFloat ? arith::MinimumFOp::getOperationName() : none;
  case CombiningKind::MAXIMUMF:
    return isFloat ? arith::MaximumFOp::getOperationName() : none;
  }
  return none;
}

//===-- Shapes -------------------------------------------------------------===//

VectorType detail::dropDims(VectorType type, int64_t count) {
  SmallVector<bool> scalable = getScalableFlags(type);
  return VectorType::get(type.getShape().drop_front(size_t(count)),
                         type.getElementType(),
                         ArrayRef<bool>(scalable).drop_front(size_t(count)));
}

VectorType detail::dropDim(VectorType type, int64_t dim) {
  SmallVector<bool> scalable = getScalableFlags(type);
  SmallVector<int64_t> shape(type.getShape());
  scalable.erase(scalable.begin() + dim);
  shape.erase(shape.begin() + dim);
  return VectorType::get(shape, type.getElementType(), scalable);
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

LogicalResult detail::refuseSplit(Operation *op, PatternRewriter &rewriter) {
  return rewriter.notifyMatchFailure(
      op, "the vector cannot be taken apart: a dimension is scalable, or there "
          "are too many parts");
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
  populateTransposePatterns(patterns, options);
  populateProductPatterns(patterns);
  populateContractionPatterns(patterns, options);
  populateMaskPatterns(patterns, options);
  populateTransferPatterns(patterns);
}

//===-- Single steps -------------------------------------------------------===//

void strata::populateVectorContractLoweringPatterns(
    RewritePatternSet &patterns, ContractionLowering lowering) {
  VectorLoweringOptions options;
  options.contraction = lowering;
  populateContractionPatterns(patterns, options);
}

void strata::populateVectorTransposeLoweringPatterns(
    RewritePatternSet &patterns, TransposeLowering lowering) {
  VectorLoweringOptions options;
  options.transpose = lowering;
  populateTransposePatterns(patterns, options);
}

void strata::populateVectorBroadcastLoweringPatterns(
    RewritePatternSet &patterns) {
  populateBroadcastPatterns(patterns);
}

void strata::populateVectorOuterProductLoweringPatterns(
    RewritePatternSet &patterns) {
  populateProductPatterns(patterns);
}

void strata::populateVectorShapeCastLoweringPatterns(
    RewritePatternSet &patterns) {
  populateShapeCastPatterns(patterns);
}
