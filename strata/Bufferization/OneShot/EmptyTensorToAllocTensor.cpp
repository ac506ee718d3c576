// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/OneShot/EmptyTensors.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

static LogicalResult replaceEmpty(tensor::EmptyOp op,
                                  PatternRewriter &rewriter) {
  Operation *alloc = bufferization::AllocTensorOp::create(
      rewriter, op->getLoc(), op->getResult(0).getType(), op->getOperands(),
      rewriter.getNamedAttr("operandSegmentSizes",
                            rewriter.getDenseI32ArrayAttr(
                                {int32_t(op->getNumOperands()), 0, 0})));
  rewriter.replaceOp(op, alloc);
  return success();
}

static void populateEmptyTensorPatterns(RewritePatternSet &patterns) {
  patterns.add<tensor::EmptyOp>(replaceEmpty);
}

static constexpr PassInfo emptyTensorToAllocTensorInfo = {
    .argument = "empty-tensor-to-alloc-tensor",
    .name = "EmptyTensorToAllocTensorPass",
    .summary = "Replace tensor.empty by bufferization.alloc_tensor",
    .dependentDialects = {"bufferization", "tensor"},
    .create = makePatternPass<populateEmptyTensorPatterns>,
};

void strata::registerEmptyTensorToAllocTensorPass(PassRegistry &registry) {
  registry.add(emptyTensorToAllocTensorInfo);
}
