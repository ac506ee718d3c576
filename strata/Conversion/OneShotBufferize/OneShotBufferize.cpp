// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/OneShotBufferize/OneShotBufferize.h"

#include "strata/Conversion/OneShotBufferize/OneShotAnalysis.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

/// Operands by their decisions, for tests.
static void annotate(Operation *root, const BufferizationState &state) {
  OpBuilder builder(root->getContext());
  root->walk([&](Operation *op) {
    SmallVector<Attribute> decisions;
    bool hasTensors = false;
    for (OpOperand &use : op->getOpOperands()) {
      bool isTensor = isTensorType(use.get().getType());
      hasTensors |= isTensor;
      decisions.push_back(builder.getStringAttr(!isTensor ? "none"
                                                : state.isInPlace(use)
                                                    ? "true"
                                                    : "false"));
    }
    if (hasTensors)
      op->setAttr("__inplace_operands_attr__", builder.getArrayAttr(decisions));
  });
}

/// Fails, after an error, if there is memory that other tensors may have as well.
static LogicalResult checkToTensors(Operation *root) {
  LogicalResult result = success();
  root->walk([&](Operation *op) {
    auto toTensor = dyn_cast<bufferization::ToTensorOp>(op);
    if (toTensor && !op->getInherentAttrOrNull("restrict"))
      result = op->emitOpError(
          "to_tensor ops without `restrict` are not supported by "
          "One-Shot Analysis");
  });
  return result;
}

namespace {
struct OneShotBufferize final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

  Option<bool> allowUnknownOps{
      *this, "allow-unknown-ops",
      "Allows unknown (not bufferizable) ops in the input IR.", false};
  Option<unsigned> bufferAlignment{
      *this, "buffer-alignment",
      "Sets the alignment of newly allocated buffers.", 64};
  Option<bool> checkParallelRegions{
      *this, "check-parallel-regions",
      "Account for parallel regions in RaW analysis.", true};
  Option<bool> copyBeforeWrite{
      *this, "copy-before-write",
      "Skip the analysis. Make a buffer copy on every write.", false};
  Option<bool> testAnalysisOnly{
      *this, "test-analysis-only",
      "Test only: Only run inplaceability analysis and annotate IR", false};
  Option<LayoutMapOption> unknownTypeConversion{
      *this,
      "unknown-type-conversion",
      "Controls layout maps for non-inferrable memref types.",
      LayoutMapOption::FullyDynamicLayoutMap,
      {{LayoutMapOption::InferLayoutMap, "infer-layout-map", ""},
       {LayoutMapOption::IdentityLayoutMap, "identity-layout-map", ""},
       {LayoutMapOption::FullyDynamicLayoutMap, "fully-dynamic-layout-map",
        ""}}};
};
} // namespace

void OneShotBufferize::runOnOperation() {
  Operation *root = getOperation();
  registerBufferizableOps(*root->getContext());
  BufferizationOptions options;
  options.allowUnknownOps = *allowUnknownOps;
  options.copyBeforeWrite = *copyBeforeWrite;
  options.checkParallelRegions = *checkParallelRegions;
  options.bufferAlignment = *bufferAlignment;
  options.unknownTypeConversion = *unknownTypeConversion;
  if (!options.copyBeforeWrite && failed(checkToTensors(root)))
    return signalPassFailure();
  BufferizationState state(root, options);
  if (failed(state.analyze()))
    return signalPassFailure();
  if (*testAnalysisOnly)
    return annotate(root, state);
  if (failed(insertTensorCopies(root, state)) ||
      failed(bufferizeOps(root, state)))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "one-shot-bufferize",
    .name = "OneShotBufferizePass",
    .summary = "One-Shot Bufferize",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "linalg", "memref", "scf",
                          "tensor"},
    .create = makePass<OneShotBufferize>,
};

void strata::registerOneShotBufferizePass(PassRegistry &registry) {
  registry.add(info);
}
