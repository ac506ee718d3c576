// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions of single elements, and additions to contractions.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::CombiningKind;

//===-- Combining elements -------------------------------------------------===//

/// The operation of arith that combines values of type `type` by `kind`; empty without
/// one.
static StringRef getCombiningOp(CombiningKind kind, Type type) {
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(type));
  switch (kind) {
  case CombiningKind::ADD:
    return isFloat ? arith::AddFOp::getOperationName()
                   : arith::AddIOp::getOperationName();
  case CombiningKind::MUL:
    return isFloat ? arith::MulFOp::getOperationName()
                   : arith::MulIOp::getOperationName();
  case CombiningKind::MINUI:
    return arith::MinUIOp::getOperationName();
  case CombiningKind::MINSI:
    return arith::MinSIOp::getOperationName();
  case CombiningKind::MAXUI:
    return arith::MaxUIOp::getOperationName();
  case CombiningKind::MAXSI:
    return arith::MaxSIOp::getOperationName();
  case CombiningKind::MINNUMF:
    return arith::MinNumFOp::getOperationName();
  case CombiningKind::MAXNUMF:
    return arith::MaxNumFOp::getOperationName();
  case CombiningKind::MINIMUMF:
    return arith::MinimumFOp::getOperationName();
  case CombiningKind::MAXIMUMF:
    return arith::MaximumFOp::getOperationName();
  case CombiningKind::AND:
    return arith::AndIOp::getOperationName();
  case CombiningKind::OR:
    return arith::OrIOp::getOperationName();
  case CombiningKind::XOR:
    return arith::XOrIOp::getOperationName();
  }
  return {};
}

/// `lhs` and `rhs` combined by `kind`, with the flags `fastmath` if it is not null.
static Value combine(PatternRewriter &rewriter, Location loc,
                     CombiningKind kind, Value lhs, Value rhs,
                     Attribute fastmath = {}) {
  SmallVector<NamedAttribute> attrs;
  if (fastmath && isa<FloatType>(getElementTypeOrSelf(lhs.getType())))
    attrs.push_back(rewriter.getNamedAttr("fastmath", fastmath));
  return rewriter
      .create(loc, getCombiningOp(kind, lhs.getType()), {lhs, rhs},
              {lhs.getType()}, attrs)
      ->getResult(0);
}

/// The first element of `vector`.
static Value extractFirst(PatternRewriter &rewriter, Location loc,
                          Value vector) {
  auto type = cast<VectorType>(vector.getType());
  SmallVector<int64_t> position(type.getRank(), 0);
  return vector::ExtractOp::create(rewriter, loc, type.getElementType(), vector,
                                   ValueRange(), position);
}

/// Puts `value` in the place of the result of `op`, or of the vector.mask around it.
static void replaceMaskable(Operation *op, Value value,
                            PatternRewriter &rewriter) {
  vector::MaskOp masking = getMaskingOp(op);
  rewriter.replaceOp(masking ? masking.getOperation() : op, value);
}

//===-- vector.reduction ---------------------------------------------------===//

static LogicalResult reduceSingleElement(vector::ReductionOp op,
                                         PatternRewriter &rewriter) {
  auto type = dyn_cast<VectorType>(Value(op.getVector()).getType());
  if (!type || type.getRank() > 1 || type.isScalable() ||
      type.getNumElements() != 1)
    return failure();
  vector::MaskOp masking = getMaskingOp(op);
  if (masking && masking->getNumResults() != 1)
    return failure();
  Value acc = op.getAcc(), isSet;
  Location loc = op->getLoc();
  if (masking) {
    rewriter.setInsertionPoint(masking);
    if (acc)
      isSet = extractFirst(rewriter, loc, masking.getMask());
  }
  Value result = extractFirst(rewriter, loc, op.getVector());
  if (acc)
    result =
        combine(rewriter, loc, op.getKind(), result, acc, op.getFastmath());
  if (isSet)
    result = arith::SelectOp::create(rewriter, loc, isSet, result, acc);
  replaceMaskable(op, result, rewriter);
  return success();
}

//===-- vector.multi_reduction ---------------------------------------------===//

/// Whether each result is made of one element of the source.
static bool reducesUnitDims(vector::MultiDimReductionOp op) {
  auto type = dyn_cast<VectorType>(Value(op.getSource()).getType());
  return type && llvm::all_of(op.getReductionDims(), [&](int64_t dim) {
           return dim >= 0 && dim < type.getRank() &&
                  type.getDimSize(dim) == 1 && !isScalableDim(type, dim);
         });
}

/// `vector` without the dimensions of size 1 that `type`, of other elements, does not have.
static Value dropUnitDims(PatternRewriter &rewriter, Location loc, Value vector,
                          Type type) {
  auto from = cast<VectorType>(vector.getType());
  auto to = dyn_cast<VectorType>(type);
  if (!to)
    return extractFirst(rewriter, loc, vector);
  if (from.getRank() == to.getRank())
    return vector;
  Type newType = VectorType::Builder(to).setElementType(from.getElementType());
  return vector::ShapeCastOp::create(rewriter, loc, newType, vector);
}

/// Replaces a reduction along unit dimensions; the result is the accumulator if
/// the mask is not set.
static LogicalResult reduceUnitDims(vector::MultiDimReductionOp op,
                                    PatternRewriter &rewriter) {
  vector::MaskOp masking = getMaskingOp(op);
  if (!reducesUnitDims(op) || (masking && masking->getNumResults() != 1))
    return failure();
  Location loc = op->getLoc();
  Value isSet;
  if (masking) {
    rewriter.setInsertionPoint(masking);
    isSet = dropUnitDims(rewriter, loc, masking.getMask(), op.getType());
  }
  Value source = dropUnitDims(rewriter, loc, op.getSource(), op.getType());
  Value acc = op.getAcc();
  Value result = combine(rewriter, loc, op.getKind(), acc, source);
  if (isSet)
    result = arith::SelectOp::create(rewriter, loc, isSet, result, acc);
  replaceMaskable(op, result, rewriter);
  return success();
}

//===-- vector.contract ----------------------------------------------------===//

/// The contraction that is `value`, if it adds products to 0.
static vector::ContractionOp getSumOfProducts(Value value) {
  auto op = value.getDefiningOp<vector::ContractionOp>();
  Attribute acc;
  if (!op || getMaskingOp(op) || op.getKind() != CombiningKind::ADD ||
      !matchPattern(op.getAcc(), m_Constant(&acc)))
    return nullptr;
  auto number = getSplatFloat(acc);
  return isZero(acc) || (number && number->isPosZero()) ? op : nullptr;
}

/// Makes an addition to a contraction the value that the contraction begins with.
static LogicalResult addToContraction(Operation *add,
                                      PatternRewriter &rewriter) {
  for (unsigned i : {0u, 1u}) {
    vector::ContractionOp op = getSumOfProducts(add->getOperand(i));
    if (!op)
      continue;
    rewriter.setInsertionPoint(add);
    auto newOp = cast<vector::ContractionOp>(rewriter.clone(*op));
    newOp.setAcc(add->getOperand(1 - i));
    rewriter.replaceOp(add, newOp);
    return success();
  }
  return failure();
}

static LogicalResult addToContractions(vector::ContractionOp op,
                                       PatternRewriter &rewriter) {
  if (!getSumOfProducts(op.getResult0()))
    return failure();
  SmallVector<Operation *> adds;
  for (Operation *user : op.getResult0().getUsers())
    if (isa<arith::AddFOp, arith::AddIOp>(user) &&
        !llvm::is_contained(adds, user))
      adds.push_back(user);
  bool changed = false;
  for (Operation *add : llvm::reverse(adds))
    changed |= succeeded(addToContraction(add, rewriter));
  return success(changed);
}

void detail::registerReductionPatterns(Context &ctx) {
  registerOpHooks<vector::ContractionOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("CanonicalizeContractAdd", addToContractions);
      }});
  registerOpHooks<vector::MultiDimReductionOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ElideUnitDimsInMultiDimReduction", reduceUnitDims);
      }});
  registerOpHooks<vector::ReductionOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ElideSingleElementReduction", reduceSingleElement);
      }});
}
