// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contractions of known forms: products of matrices and vectors by dot products, by outer
// products, or by the intrinsic of LLVM, and contractions without sums element by element.
#include "strata/Conversion/VectorLowering/ContractionDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

namespace {
/// Operands and result of a product, and how the operands are brought into order.
struct ProductForm {
  StringLiteral iterators;
  StringLiteral lhs, rhs, acc;
  /// Whether the operands are transposed, and then exchanged.
  bool transposeLhs, transposeRhs, swap;
};
} // namespace

/// The iterators of a text such as "ik": i is iterator 0, j is 1, k is 2.
static Subscripts getIterators(StringRef text) {
  Subscripts subscripts;
  for (char c : text)
    subscripts.push_back(c - 'i');
  return subscripts;
}

static const ProductForm *findForm(ArrayRef<ProductForm> forms,
                                   const Contraction &contraction) {
  const auto *found = llvm::find_if(forms, [&](const ProductForm &form) {
    return contraction.hasIterators(form.iterators) &&
           contraction.hasSubscripts(getIterators(form.lhs),
                                     getIterators(form.rhs),
                                     getIterators(form.acc));
  });
  return found == forms.end() ? nullptr : found;
}

static std::pair<Value, Value> orderOperands(const VectorBuilder &vector,
                                             const Contraction &contraction,
                                             const ProductForm &form) {
  Value first = contraction.lhs, second = contraction.rhs;
  bool transposeFirst = form.transposeLhs, transposeSecond = form.transposeRhs;
  if (form.swap) {
    std::swap(first, second);
    std::swap(transposeFirst, transposeSecond);
  }
  if (transposeFirst)
    first = transposeMatrix(vector, first);
  if (transposeSecond)
    second = transposeMatrix(vector, second);
  return {first, second};
}

//===-- Dot products -------------------------------------------------------===//

/// Afterwards the last dimension of both operands is the one that is reduced.
static constexpr ProductForm dotForms[] = {
    {"ppr", "ik", "kj", "ij", false, true, false},
    {"ppr", "ik", "jk", "ij", false, false, false},
    {"ppr", "ki", "kj", "ij", true, true, false},
    {"ppr", "ki", "jk", "ij", true, false, false},
    {"ppr", "ik", "kj", "ji", false, true, true},
    {"ppr", "ik", "jk", "ji", false, false, true},
    {"ppr", "ki", "kj", "ji", true, true, true},
    {"ppr", "ki", "jk", "ji", true, false, true},
    {"pr", "ij", "j", "i", false, false, false},
    {"pr", "ji", "j", "i", true, false, false},
    {"pr", "j", "ij", "i", false, false, true},
    {"pr", "j", "ji", "i", false, true, true},
};

static Value add(const VectorBuilder &vector, Value lhs, Value rhs) {
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(lhs.getType()));
  return vector.create(isFloat ? arith::AddFOp::getOperationName()
                               : arith::AddIOp::getOperationName(),
                       {lhs, rhs}, lhs.getType());
}

Value detail::contractByDotProducts(const VectorBuilder &vector,
                                    const Contraction &contraction) {
  const ProductForm *form = findForm(dotForms, contraction);
  auto type = dyn_cast<VectorType>(contraction.acc.getType());
  if (!form || contraction.mask ||
      contraction.op.getKind() != CombiningKind::ADD ||
      contraction.getElementType() != contraction.getAccElementType())
    return {};
  auto positions = getPositions(type, type.getRank());
  if (!positions)
    return {};
  auto [lhs, rhs] = orderOperands(vector, contraction, *form);
  Value result = vector.zero(type), row;
  SmallVector<Value> columns;
  OpBuilder &builder = vector.getBuilder();
  for (ArrayRef<int64_t> position : *positions) {
    if (type.getRank() == 1 || position[1] == 0)
      row = vector.extract(lhs, position[0]);
    if (type.getRank() == 2 && position[0] == 0)
      columns.push_back(vector.extract(rhs, position[1]));
    Value column = type.getRank() == 1 ? rhs : columns[size_t(position[1])];
    Value product = multiply(vector, row, column);
    Value sum = vector.create<vector::ReductionOp>(
        product, type.getElementType(),
        builder.getNamedAttr("kind", contraction.op.getKindAttr()));
    result = vector.insert(sum, result, position);
  }
  return add(vector, result, contraction.acc);
}

//===-- Outer products -----------------------------------------------------===//

/// Afterwards the first dimension of both operands is the one that is reduced.
static constexpr ProductForm outerForms[] = {
    {"ppr", "ik", "kj", "ij", true, false, false},
    {"ppr", "ik", "jk", "ij", true, true, false},
    {"ppr", "ki", "kj", "ij", false, false, false},
    {"ppr", "ki", "jk", "ij", false, true, false},
    {"ppr", "ik", "kj", "ji", true, false, true},
    {"ppr", "ik", "jk", "ji", true, true, true},
    {"ppr", "ki", "kj", "ji", false, false, true},
    {"ppr", "ki", "jk", "ji", false, true, true},
    {"pr", "ij", "j", "i", true, false, false},
    {"pr", "ji", "j", "i", false, false, false},
    {"pr", "j", "ij", "i", false, true, true},
    {"pr", "j", "ji", "i", false, false, true},
    {"rp", "ji", "i", "j", true, false, false},
    {"rp", "ij", "i", "j", false, false, false},
    {"rp", "i", "ji", "j", false, true, true},
    {"rp", "i", "ij", "j", false, false, true},
};

bool detail::isWider(Type to, Type from) {
  return isa<FloatType>(from) == isa<FloatType>(to) && from.isIntOrFloat() &&
         to.isIntOrFloat() &&
         from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth();
}

Value detail::widen(const VectorBuilder &vector, Value value, Type element) {
  auto type = dyn_cast<VectorType>(value.getType());
  Type old = type ? type.getElementType() : value.getType();
  if (old == element)
    return value;
  Type wide = type ? Type(VectorType::get(type.getShape(), element,
                                          type.getScalableDims()))
                   : element;
  return vector.create(isa<FloatType>(element)
                           ? arith::ExtFOp::getOperationName()
                           : arith::ExtSIOp::getOperationName(),
                       value, wide);
}

/// The mask with the iterator that is reduced as the first dimension.
static Value orderMask(const VectorBuilder &vector,
                       const Contraction &contraction) {
  if (!contraction.mask || contraction.isReduction[0])
    return contraction.mask;
  if (contraction.getNumIterators() == 2)
    return transposeMatrix(vector, contraction.mask);
  return vector.transpose(contraction.mask, {2, 0, 1});
}

Value detail::contractByOuterProducts(const VectorBuilder &vector,
                                      const Contraction &contraction) {
  const ProductForm *form = findForm(outerForms, contraction);
  if (!form)
    return {};
  // The operands may have elements of different types.
  Type element = contraction.getAccElementType();
  for (Value operand : {contraction.lhs, contraction.rhs})
    if (Type from = getElementTypeOrSelf(operand.getType());
        from != element && !isWider(element, from))
      return {};
  int64_t reduced = llvm::find(contraction.isReduction, true) -
                    contraction.isReduction.begin();
  int64_t size = contraction.getSize(reduced);
  if (contraction.isScalable(reduced) || size > maxParts)
    return {};
  auto [lhs, rhs] = orderOperands(vector, contraction, *form);
  Value masks = orderMask(vector, contraction);
  Value result = contraction.acc;
  OpBuilder &builder = vector.getBuilder();
  for (int64_t number = 0; number < size; ++number) {
    Value left = vector.extract(lhs, number),
          right = vector.extract(rhs, number);
    Value mask = masks ? vector.extract(masks, number) : Value();
    left = widen(vector, left, element);
    right = widen(vector, right, element);
    Operation *product = vector::OuterProductOp::create(
        builder, vector.getLoc(), result.getType(), {left, right, result},
        builder.getNamedAttr("kind", contraction.op.getKindAttr()));
    result = vector.underMask(product, mask);
  }
  return result;
}

//===-- Element by element -------------------------------------------------===//

namespace {
/// How an operand gets the dimensions of the result.
struct OperandShape {
  /// The shape with the dimensions that it lacks in front.
  SmallVector<int64_t> shape;
  /// The dimensions that are reduced, of size 1, and then those of the result.
  SmallVector<int64_t> permutation;
  int64_t numReduced = 0;
};
} // namespace

static OperandShape getOperandShape(const Contraction &contraction,
                                    ArrayRef<int64_t> dims, VectorType type) {
  OperandShape result;
  SmallVector<int64_t> order;
  for (int64_t iterator : contraction.accDims)
    if (Contraction::find(dims, iterator) < 0)
      result.shape.push_back(contraction.getSize(iterator));
  int64_t numAdded = int64_t(result.shape.size()), added = 0;
  for (int64_t iterator : contraction.accDims) {
    int64_t dim = Contraction::find(dims, iterator);
    order.push_back(dim >= 0 ? numAdded + dim : added++);
  }
  for (auto [dim, iterator] : llvm::enumerate(dims))
    if (contraction.isReduction[size_t(iterator)])
      result.permutation.push_back(numAdded + int64_t(dim));
  result.numReduced = int64_t(result.permutation.size());
  llvm::append_range(result.permutation, order);
  llvm::append_range(result.shape, type.getShape());
  return result;
}

Value detail::contractElementwise(const VectorBuilder &vector,
                                  const Contraction &contraction) {
  if (contraction.mask || contraction.op.getKind() != CombiningKind::ADD ||
      contraction.lhsType.isScalable() || contraction.rhsType.isScalable() ||
      contraction.getElementType() != contraction.getAccElementType())
    return {};
  for (auto [iterator, isReduction] : llvm::enumerate(contraction.isReduction))
    if (isReduction && contraction.getSize(int64_t(iterator)) != 1)
      return {};
  Value factors[] = {contraction.lhs, contraction.rhs};
  OperandShape shapes[] = {
      getOperandShape(contraction, contraction.lhsDims, contraction.lhsType),
      getOperandShape(contraction, contraction.rhsDims, contraction.rhsType)};
  for (auto [operand, shape] : llvm::zip(factors, shapes))
    if (int64_t(shape.shape.size()) !=
        cast<VectorType>(operand.getType()).getRank())
      operand = vector.broadcast(
          VectorType::get(shape.shape, contraction.getElementType()), operand);
  for (auto [operand, shape] : llvm::zip(factors, shapes))
    operand = vector.transpose(operand, shape.permutation);
  for (auto [operand, shape] : llvm::zip(factors, shapes))
    operand = vector.extract(operand,
                             SmallVector<int64_t>(size_t(shape.numReduced), 0));
  return multiplyAndCombine(vector, factors[0], factors[1], contraction.acc,
                            CombiningKind::ADD);
}

//===-- The intrinsic ------------------------------------------------------===//

static Value flatten(const VectorBuilder &vector, Value matrix) {
  auto type = cast<VectorType>(matrix.getType());
  return vector.create<vector::ShapeCastOp>(
      matrix, VectorType::get(type.getNumElements(), type.getElementType()));
}

Value detail::contractByMatrixIntrinsic(const VectorBuilder &vector,
                                        const Contraction &contraction) {
  const ProductForm *form = findForm(outerForms, contraction);
  auto type = dyn_cast<VectorType>(contraction.acc.getType());
  if (!form || !contraction.hasIterators("ppr") || contraction.mask ||
      contraction.lhsType.isScalable() || contraction.rhsType.isScalable() ||
      isa<IndexType>(contraction.getElementType()) ||
      contraction.getElementType() != contraction.getAccElementType() ||
      contraction.op.getKind() != CombiningKind::ADD)
    return {};
  Value lhs = contraction.lhs, rhs = contraction.rhs;
  // Here the dimension that is reduced is the last one of lhs.
  if (!form->transposeLhs)
    lhs = transposeMatrix(vector, lhs);
  if (form->transposeRhs)
    rhs = transposeMatrix(vector, rhs);
  int64_t rows = contraction.getSize(0), columns = contraction.getSize(1);
  OpBuilder &builder = vector.getBuilder();
  auto number = [&](StringRef name, int64_t value) {
    return builder.getNamedAttr(name,
                                builder.getI32IntegerAttr(int32_t(value)));
  };
  lhs = flatten(vector, lhs);
  rhs = flatten(vector, rhs);
  Value product = vector.create<LLVM::MatrixMultiplyOp>(
      {lhs, rhs}, VectorType::get(rows * columns, type.getElementType()),
      {number("lhs_rows", rows), number("lhs_columns", contraction.getSize(2)),
       number("rhs_columns", columns)});
  product = vector.create<vector::ShapeCastOp>(
      product, VectorType::get({rows, columns}, type.getElementType()));
  if (form->swap)
    product = transposeMatrix(vector, product);
  return add(vector, contraction.acc, product);
}
