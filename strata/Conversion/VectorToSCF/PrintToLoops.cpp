// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Output of vectors: nested loops over the output of elements and punctuation.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::PrintPunctuation;

namespace {
/// Creates the loops for the output of one vector.
class PrintLoops {
public:
  PrintLoops(PatternRewriter &rewriter, vector::PrintOp op, VectorType type)
      : rewriter(rewriter), loc(op->getLoc()), op(op), type(type) {}
  void build();

private:
  Value index(int64_t value) {
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getIndexAttr(value));
  }
  Operation *print(Value value, PrintPunctuation punctuation) {
    return vector::PrintOp::create(rewriter, loc, value, punctuation);
  }
  Value widenIntegers(Value value);
  void createLoop(int64_t size, bool isScalable);
  Value getFlatIndex(ArrayRef<int64_t> shape);

  PatternRewriter &rewriter;
  Location loc;
  vector::PrintOp op;
  VectorType type;
  SmallVector<Value> ivs;
  /// The bracket after the outermost loop.
  Operation *lastBracket = nullptr;
};
} // namespace

/// Extends integers to a width that is a power of two and at least 8.
Value PrintLoops::widenIntegers(Value value) {
  auto integer = dyn_cast<IntegerType>(type.getElementType());
  if (!integer)
    return value;
  unsigned width =
      unsigned(llvm::PowerOf2Ceil(std::max(8u, integer.getWidth())));
  if (width == integer.getWidth())
    return value;
  // Operations of arith have signless integers only.
  auto cast = [&](Value value, VectorType type) {
    return vector::BitCastOp::create(rewriter, loc, Type(type), value);
  };
  Context *ctx = rewriter.getContext();
  auto source = type.clone(IntegerType::get(ctx, integer.getWidth()));
  auto target = type.clone(IntegerType::get(ctx, width));
  bool isUnsigned = integer.getWidth() == 1 || integer.isUnsigned();
  value = cast(value, source);
  value = rewriter
              .create(loc,
                      isUnsigned ? arith::ExtUIOp::getOperationName()
                                 : arith::ExtSIOp::getOperationName(),
                      value, Type(target))
              ->getResult(0);
  type = type.clone(IntegerType::get(ctx, width, integer.getSignedness()));
  return cast(value, type);
}

/// A loop between brackets, with a comma after each element but the last. The insertion
/// point is at the start of its body then.
void PrintLoops::createLoop(int64_t size, bool isScalable) {
  Value lower = index(0);
  Value upper = index(size);
  Value step = index(1);
  if (isScalable) {
    Value scale = vector::VectorScaleOp::create(
        rewriter, loc, rewriter.getIndexType(), ValueRange());
    upper = arith::MulIOp::create(rewriter, loc, scale, upper);
  }
  Value last = arith::SubIOp::create(rewriter, loc, upper, step);
  print(Value(), PrintPunctuation::Open);
  auto loop = scf::ForOp::create(rewriter, loc, lower, upper, step);
  Operation *bracket = print(Value(), PrintPunctuation::Close);
  if (!lastBracket)
    lastBracket = bracket;
  Block *body = loop.getBody();
  ivs.push_back(loop.getInductionVar());
  rewriter.setInsertionPointToStart(body);
  Value isNotLast = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::ult, ivs.back(), last);
  auto comma = scf::IfOp::create(rewriter, loc, TypeRange(), isNotLast);
  rewriter.createBlock(&comma->getRegion(0));
  print(Value(), PrintPunctuation::Comma);
  scf::YieldOp::create(rewriter, loc);
  rewriter.setInsertionPointToStart(body);
}

/// The position in the vector of one dimension.
Value PrintLoops::getFlatIndex(ArrayRef<int64_t> shape) {
  Value flat;
  int64_t stride = 1;
  for (size_t dim = shape.size(); dim-- > 0; stride *= shape[dim]) {
    Value offset =
        arith::MulIOp::create(rewriter, loc, index(stride), ivs[dim]);
    flat = flat ? Value(arith::AddIOp::create(rewriter, loc, flat, offset))
                : offset;
  }
  return flat;
}

void PrintLoops::build() {
  Value value = widenIntegers(op.getSource());
  int64_t rank = type.getRank();
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<bool> scalable = getScalableFlags(type);
  if (rank == 0) {
    shape = {1};
    scalable = {false};
  }
  if (rank > 1) {
    auto flat = VectorType::get({type.getNumElements()}, type.getElementType());
    value = vector::ShapeCastOp::create(rewriter, loc, Type(flat), value);
  }
  for (auto [size, isScalable] : llvm::zip_equal(shape, scalable))
    createLoop(size, isScalable);
  Value flat = getFlatIndex(shape);
  print(extractAt(rewriter, loc, value, rank == 0 ? Value() : flat),
        PrintPunctuation::NoPunctuation);
  rewriter.setInsertionPointAfter(lastBracket);
  print(Value(), op.getPunctuation());
  rewriter.eraseOp(op);
}

static LogicalResult printByLoops(vector::PrintOp op,
                                  PatternRewriter &rewriter) {
  auto type = op.getSource() ? dyn_cast<VectorType>(op.getSource().getType())
                             : VectorType();
  if (!type)
    return failure();
  if (type.isScalable() && type.getRank() > 1)
    return rewriter.notifyMatchFailure(
        op.getOperation(), "a scalable vector of several dimensions");
  PrintLoops(rewriter, op, type).build();
  return success();
}

void detail::populatePrintToLoopPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::PrintOp>(printByLoops);
}
