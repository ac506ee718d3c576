// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.outerproduct by products of rows.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

/// The operation of arith that combines numbers; empty if the kind is not one for the type.
static StringRef getArithOperation(CombiningKind kind, bool isFloat) {
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

/// lhs * rhs, combined with `acc`, which may be null.
static Value multiply(const VectorBuilder &vector, Value lhs, Value rhs, Value acc,
                      CombiningKind kind) {
  Type type = lhs.getType();
  bool isFloat = isa<FloatType>(cast<VectorType>(type).getElementType());
  if (acc && isFloat && kind == CombiningKind::ADD)
    return vector.create("vector.fma", {lhs, rhs, acc}, type);
  Value product =
      vector.create(isFloat ? "arith.mulf" : "arith.muli", {lhs, rhs}, type);
  return acc ? vector.create(getArithOperation(kind, isFloat), {product, acc}, type)
             : product;
}

static LogicalResult lowerOuterProduct(vector::OuterProductOp op,
                                       PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  auto lhsType = dyn_cast<VectorType>(op.getLhs().getType());
  if (!type || !lhsType || isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return failure();
  Type element = type.getElementType();
  Value acc = op.getAcc();
  if (!element.isIntOrIndexOrFloat() ||
      (acc && getArithOperation(op.getKind(), isa<FloatType>(element)).empty()))
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  if (!isa<VectorType>(op.getRhs().getType())) {
    Value factor = vector.broadcast(lhsType, op.getRhs());
    rewriter.replaceOp(op, multiply(vector, op.getLhs(), factor, acc, op.getKind()));
    return success();
  }
  if (hasScalableLead(type, 1))
    return failure();
  Value result = vector.zero(type);
  for (int64_t dim = 0; dim < type.getDimSize(0); ++dim) {
    Value factor = vector.extract(op.getLhs(), dim);
    factor = vector.broadcast(op.getRhs().getType(), factor);
    Value accRow = acc ? vector.extract(acc, dim) : Value();
    Value row = multiply(vector, factor, op.getRhs(), accRow, op.getKind());
    result = vector.insert(row, result, dim);
  }
  rewriter.replaceOp(op, result);
  return success();
}

void detail::populateProductPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::OuterProductOp>(lowerOuterProduct);
}
