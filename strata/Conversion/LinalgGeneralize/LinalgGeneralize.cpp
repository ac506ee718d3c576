// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LinalgGeneralize/LinalgGeneralize.h"

#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;

namespace {
struct GeneralizePattern final : RewritePattern {
  explicit GeneralizePattern(Context *ctx)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx) {}
  bool mayMatch(const OpDefinition &def) const override {
    return linalg::LinalgOp::classof(def);
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
GeneralizePattern::matchAndRewrite(Operation *op,
                                   PatternRewriter &rewriter) const {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || isa<linalg::GenericOp>(op) || !structured.getBlock() ||
      structured.getBlock()->getNumArguments() != op->getNumOperands())
    return rewriter.notifyMatchFailure(op, "preconditions not met");
  SmallVector<Attribute> maps, iterators;
  for (AffineMap map : structured.getIndexingMapsArray())
    maps.push_back(AffineMapAttr::get(map));
  for (linalg::IteratorType type : structured.getIteratorTypesArray())
    iterators.push_back(linalg::IteratorTypeAttr::get(op->getContext(), type));
  OperationState state(
      op->getLoc(),
      OperationName(linalg::GenericOp::getOperationName(), op->getContext()));
  state.addOperands(op->getOperands());
  state.addTypes(op->getResultTypes());
  state.addAttribute("indexing_maps", rewriter.getArrayAttr(maps));
  state.addAttribute("iterator_types", rewriter.getArrayAttr(iterators));
  state.addAttribute(
      "operandSegmentSizes",
      rewriter.getDenseI32ArrayAttr({int32_t(structured.getNumDpsInputs()),
                                     int32_t(structured.getNumDpsInits())}));
  state.addRegion();
  Operation *generic = rewriter.create(state);
  Region &region = generic->getRegion(0);
  rewriter.inlineRegionBefore(op->getRegion(0), region, region.end());
  rewriter.replaceOp(op, generic->getResults());
  return success();
}

void strata::populateLinalgNamedOpsGeneralizationPatterns(
    RewritePatternSet &patterns) {
  patterns.add<GeneralizePattern>(patterns.getContext());
}

static constexpr PassInfo info = {
    .argument = "linalg-generalize-named-ops",
    .name = "LinalgGeneralizeNamedOpsPass",
    .summary = "Convert named operations of linalg to linalg.generic",
    .dependentDialects = {"linalg"},
    .create = makePatternPass<populateLinalgNamedOpsGeneralizationPatterns,
                              NonConvergence::IsAccepted>,
};

void strata::registerLinalgGeneralizePasses(PassRegistry &registry) {
  registry.add(info);
}
