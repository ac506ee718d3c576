// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine.delinearize_index and affine.linearize_index as operations of arith.
#include "strata/Conversion/AffineToStandard/AffineToStandard.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

using Overflow = arith::IntegerOverflowFlags;

static Value multiply(OpBuilder &builder, Location loc, Value lhs, Value rhs,
                      Overflow flags) {
  return arith::MulIOp::create(builder, loc, lhs, rhs, flags);
}

/// The products of the sizes in `basis` after each size, without the outermost
/// size: the distances between neighbours. Constants in it are multiplied.
static SmallVector<Value, 4> computeStrides(OpBuilder &builder, Location loc,
                                            OperandRange dynamicBasis,
                                            ArrayRef<int64_t> basis,
                                            Overflow flags) {
  SmallVector<Value, 4> strides;
  Value dynamicPart;
  int64_t staticPart = 1;
  size_t next = dynamicBasis.size();
  for (int64_t size : llvm::reverse(basis)) {
    if (ShapedType::isDynamic(size)) {
      Value value = dynamicBasis[--next];
      dynamicPart = dynamicPart
                        ? multiply(builder, loc, dynamicPart, value, flags)
                        : value;
    } else {
      staticPart = int64_t(uint64_t(staticPart) * uint64_t(size));
    }
    if (dynamicPart && staticPart == 1) {
      strides.push_back(dynamicPart);
      continue;
    }
    Value stride = arith::ConstantIndexOp::create(builder, loc, staticPart);
    strides.push_back(dynamicPart
                          ? multiply(builder, loc, dynamicPart, stride, flags)
                          : stride);
  }
  std::reverse(strides.begin(), strides.end());
  return strides;
}

namespace {
struct DelinearizeLowering final
    : OpRewritePattern<affine::AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineDelinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    Value input = op.getLinearIndex();
    unsigned numResults = op->getNumResults();
    if (numResults == 0) {
      rewriter.eraseOp(op.getOperation());
      return success();
    }
    ArrayRef<int64_t> basis = op.getStaticBasis();
    OperandRange dynamicBasis = op.getDynamicBasis();
    // The outermost size does not matter.
    if (basis.size() == numResults) {
      if (ShapedType::isDynamic(basis.front()))
        dynamicBasis = dynamicBasis.drop_front();
      basis = basis.drop_front();
    }
    SmallVector<Value, 4> strides = computeStrides(
        rewriter, loc, dynamicBasis, basis, Overflow::nsw | Overflow::nuw);
    if (strides.empty()) {
      rewriter.replaceOp(op.getOperation(), input);
      return success();
    }
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    ValueBuilder values(rewriter, loc);
    SmallVector<Value, 4> results = {
        values.binary<arith::FloorDivSIOp>(input, strides.front())};
    for (auto [i, stride] : llvm::enumerate(strides)) {
      Value remainder = values.binary<arith::RemSIOp>(input, stride);
      Value isNegative = arith::CmpIOp::create(
          rewriter, loc, arith::CmpIPredicate::slt, remainder, zero);
      Value corrected = arith::AddIOp::create(rewriter, loc, remainder, stride,
                                              Overflow::nsw);
      Value modulo = arith::SelectOp::create(rewriter, loc, isNegative,
                                             corrected, remainder);
      results.push_back(i + 1 < strides.size() ? values.binary<arith::DivSIOp>(
                                                     modulo, strides[i + 1])
                                               : modulo);
    }
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};

struct LinearizeLowering final
    : OpRewritePattern<affine::AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(affine::AffineLinearizeIndexOp op,
                                PatternRewriter &rewriter) const override {
    Location loc = op->getLoc();
    SmallVector<Value, 4> inputs;
    llvm::append_range(inputs, op.getMultiIndex());
    if (inputs.empty()) {
      rewriter.replaceOp(op.getOperation(),
                         arith::ConstantIndexOp::create(rewriter, loc, 0));
      return success();
    }
    ArrayRef<int64_t> basis = op.getStaticBasis();
    OperandRange dynamicBasis = op.getDynamicBasis();
    if (basis.size() == inputs.size()) {
      if (ShapedType::isDynamic(basis.front()))
        dynamicBasis = dynamicBasis.drop_front();
      basis = basis.drop_front();
    }
    SmallVector<Value, 4> strides = computeStrides(
        rewriter, loc, dynamicBasis, basis,
        op.getDisjoint() ? Overflow::nsw | Overflow::nuw : Overflow::nsw);
    SmallVector<Value, 4> terms;
    for (auto [input, stride] : llvm::zip(inputs, strides))
      terms.push_back(multiply(rewriter, loc, input, stride, Overflow::nsw));
    terms.push_back(inputs.back());
    Value sum = terms.front();
    for (Value term : ArrayRef<Value>(terms).drop_front())
      sum = arith::AddIOp::create(rewriter, loc, sum, term, Overflow::nsw);
    rewriter.replaceOp(op.getOperation(), sum);
    return success();
  }
};
} // namespace

void strata::populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<DelinearizeLowering, LinearizeLowering>(patterns.getContext());
}
