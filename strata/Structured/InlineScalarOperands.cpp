// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/ScalarOperands.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

/// The element of `input` that all iterations read, for the body.
static Value createElement(PatternRewriter &rewriter, Location loc, Value input,
                           AffineMap map) {
  if (!isa<RankedTensorType>(input.getType()))
    return input;
  SmallVector<Value> indices;
  for (int64_t index : map.getConstantResults())
    indices.push_back(arith::ConstantOp::create(
        rewriter, loc, rewriter.getIndexType(), rewriter.getIndexAttr(index)));
  return tensor::ExtractOp::create(rewriter, loc, input, indices);
}

static LogicalResult inlineScalars(GenericOp op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics())
    return failure();
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray(), newMaps;
  SmallVector<Value> inputs;
  SmallVector<unsigned> scalars;
  for (unsigned i = 0; i < structured.getNumDpsInputs(); ++i) {
    if (maps[i].isConstant()) {
      scalars.push_back(i);
      continue;
    }
    inputs.push_back(op->getOperand(i));
    newMaps.push_back(maps[i]);
  }
  if (scalars.empty())
    return failure();
  llvm::append_range(newMaps,
                     llvm::drop_begin(maps, structured.getNumDpsInputs()));
  auto newOp = GenericOp::create(
      rewriter, op.getLoc(), op->getResultTypes(), inputs,
      structured.getDpsInits(), rewriter.getAffineMapArrayAttr(newMaps),
      op.getIteratorTypes(), StringAttr(), StringAttr(), nullptr);
  Region &region = newOp->getRegion(0);
  rewriter.cloneRegionBefore(op->getRegion(0), region, region.end());
  Block &body = region.front();
  OpBuilder::InsertionGuard guard(rewriter);
  for (unsigned i : scalars) {
    rewriter.setInsertionPointToStart(&body);
    Value element =
        createElement(rewriter, op.getLoc(), op->getOperand(i), maps[i]);
    rewriter.replaceAllUsesWith(body.getArgument(i), element);
  }
  for (unsigned i : llvm::reverse(scalars))
    body.eraseArgument(i);
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

void linalg::populateInlineConstantOperandsPatterns(
    RewritePatternSet &patterns) {
  patterns.add("InlineScalarOperands", inlineScalars);
}

static constexpr PassInfo inlineScalarsInfo = {
    .argument = "linalg-inline-scalar-operands",
    .name = "LinalgInlineScalarOperandsPass",
    .summary = "Read inputs of linalg.generic that are the same in all "
               "iterations in the body",
    .dependentDialects = {"arith", "linalg", "tensor"},
    .create = makePatternPass<linalg::populateInlineConstantOperandsPatterns,
                              NonConvergence::IsAccepted>,
};

void strata::registerInlineScalarOperandsPass(PassRegistry &registry) {
  registry.add(inlineScalarsInfo);
}
