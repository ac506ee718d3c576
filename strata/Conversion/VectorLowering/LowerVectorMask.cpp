// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass lower-vector-mask: accesses under vector.mask take the mask as an operand.
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

/// The operation like `op` with `mask` as the last operand, of its last group.
static Operation *createMasked(PatternRewriter &rewriter, Operation *op,
                               Value mask) {
  SmallVector<Value, 8> operands(op->getOperands());
  operands.push_back(mask);
  SmallVector<NamedAttribute, 4> attributes;
  for (NamedAttribute attr : op->getAttrs())
    attributes.push_back(attr);
  for (NamedAttribute &attr : attributes) {
    if (attr.getName().getValue() != "operandSegmentSizes")
      continue;
    SmallVector<int32_t> sizes(
        cast<DenseI32ArrayAttr>(attr.getValue()).asArrayRef());
    sizes.back() = 1;
    attr = rewriter.getNamedAttr("operandSegmentSizes",
                                 rewriter.getDenseI32ArrayAttr(sizes));
  }
  return rewriter.create(op->getLoc(), op->getName().getStringRef(), operands,
                         SmallVector<Type, 1>(op->getResultTypes()),
                         attributes);
}

/// A gather has a mask already, and no elements where it is not set.
static Operation *createMaskedGather(PatternRewriter &rewriter,
                                     vector::MaskOp maskOp,
                                     vector::GatherOp gather) {
  Value passThru = maskOp.getPassthru();
  if (!passThru) {
    auto type = cast<VectorType>(gather->getResult(0).getType());
    passThru = arith::ConstantOp::create(
        rewriter, gather->getLoc(), Type(type), ValueRange(),
        rewriter.getNamedAttr(
            "value", DenseElementsAttr::get(
                         type, rewriter.getZeroAttr(type.getElementType()))));
  }
  SmallVector<Value, 8> operands(gather->getOperands());
  operands[operands.size() - 2] = maskOp.getMask();
  operands[operands.size() - 1] = passThru;
  return vector::GatherOp::create(
      rewriter, gather->getLoc(),
      SmallVector<Type, 1>(gather->getResultTypes()), operands,
      gather->getAttrs());
}

static LogicalResult lowerMask(vector::MaskOp maskOp,
                               PatternRewriter &rewriter) {
  Region &body = maskOp->getRegion(0);
  if (body.empty() || body.front().empty())
    return failure();
  // A mask without an operation has only the terminator.
  Operation *op = &body.front().front();
  Operation *masked = nullptr;
  if (auto gather = dyn_cast<vector::GatherOp>(op))
    masked = createMaskedGather(rewriter, maskOp, gather);
  else if (isa<vector::TransferReadOp, vector::TransferWriteOp>(op) &&
           !maskOp.getPassthru())
    masked = createMasked(rewriter, op, maskOp.getMask());
  if (!masked)
    return failure();
  rewriter.replaceOp(maskOp, masked->getResults());
  return success();
}

void strata::populateVectorMaskLoweringPatternsForSideEffectingOps(
    RewritePatternSet &patterns) {
  patterns.add<vector::MaskOp>(lowerMask);
}

static constexpr PassInfo vectorMaskInfo = {
    .argument = "lower-vector-mask",
    .name = "LowerVectorMaskPass",
    .summary = "Lower vector.mask to masked operations",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith", "vector"},
    .create =
        makePatternPass<populateVectorMaskLoweringPatternsForSideEffectingOps>,
};

void strata::registerVectorMaskLoweringPass(PassRegistry &registry) {
  registry.add(vectorMaskInfo);
}
