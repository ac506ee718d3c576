// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.outerproduct by products of rows.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

Value detail::multiplyAndCombine(const VectorBuilder &vector, Value lhs,
                                 Value rhs, Value acc, CombiningKind kind) {
  Type type = lhs.getType();
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(type));
  if (acc && isFloat && isa<VectorType>(type) && kind == CombiningKind::ADD)
    return vector.create<vector::FMAOp>({lhs, rhs, acc}, type);
  Value product = vector.create(isFloat ? arith::MulFOp::getOperationName()
                                        : arith::MulIOp::getOperationName(),
                                {lhs, rhs}, type);
  return acc ? vector.create(getArithOperation(kind, isFloat), {product, acc},
                             type)
             : product;
}

namespace {
/// The operands of an outer product: whole, or one of its rows.
struct ProductParts {
  Value lhs, rhs;
  /// May be null.
  Value acc;
  /// The mask: the result is the product at set positions, and `acc` elsewhere.
  /// May be null.
  Value mask;
};
} // namespace

static Value multiply(const VectorBuilder &vector, ProductParts parts,
                      CombiningKind kind) {
  Value result =
      multiplyAndCombine(vector, parts.lhs, parts.rhs, parts.acc, kind);
  if (!parts.acc || !parts.mask)
    return result;
  return vector.create<arith::SelectOp>({parts.mask, result, parts.acc},
                                        result.getType());
}

/// The product of two vectors, row by row.
static Value multiplyRows(const VectorBuilder &vector, VectorType type,
                          ProductParts parts, CombiningKind kind) {
  Value result = vector.zero(type);
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    ProductParts row;
    row.lhs = vector.extract(parts.lhs, dim);
    row.lhs = vector.broadcast(parts.rhs.getType(), row.lhs);
    row.rhs = parts.rhs;
    if (parts.acc)
      row.acc = vector.extract(parts.acc, dim);
    if (parts.mask)
      row.mask = vector.extract(parts.mask, dim);
    result = vector.insert(multiply(vector, row, kind), result, dim);
  }
  return result;
}

/// Lowers an outer product, also under a mask.
static LogicalResult lowerOuterProduct(vector::OuterProductOp op,
                                       PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  auto lhsType = dyn_cast<VectorType>(op.getLhs().getType());
  if (!type || !lhsType || !type.getElementType().isIntOrIndexOrFloat() ||
      (op.getAcc() &&
       getArithOperation(op.getKind(), isa<FloatType>(type.getElementType()))
           .empty()))
    return failure();
  ProductParts parts{op.getLhs(), op.getRhs(), op.getAcc(), Value()};
  auto maskOp = dyn_cast_or_null<vector::MaskOp>(op->getParentOp());
  Operation *replaced = op;
  if (maskOp) {
    if (maskOp.getPassthru() || maskOp->getNumResults() != 1)
      return failure();
    parts.mask = maskOp.getMask();
    replaced = maskOp;
  }
  bool isRow = !isa<VectorType>(parts.rhs.getType());
  if (!isRow && cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  rewriter.setInsertionPoint(replaced);
  VectorBuilder vector(rewriter, op->getLoc());
  if (isRow)
    parts.rhs = vector.broadcast(lhsType, parts.rhs);
  rewriter.replaceOp(replaced,
                     isRow ? multiply(vector, parts, op.getKind())
                           : multiplyRows(vector, type, parts, op.getKind()));
  return success();
}

void detail::populateProductPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::OuterProductOp>(lowerOuterProduct);
}
