// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/OneShot/OneShotBufferize.h"

#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/Location.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
struct OneShotBufferize final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

  Option<bool> allowReturnAllocsFromLoops{
      *this, "allow-return-allocs-from-loops",
      "Allows returning/yielding new allocations from a loop.", false};
  Option<bool> allowUnknownOps{
      *this, "allow-unknown-ops",
      "Allows unknown (not bufferizable) ops in the input IR.", false};
  Option<unsigned> analysisFuzzerSeed{
      *this, "analysis-fuzzer-seed",
      "Test only: Analyze ops in random order with a given seed (fuzzer)", 0};
  Option<AnalysisHeuristic> analysisHeuristic{
      *this,
      "analysis-heuristic",
      "Heuristic that control the IR traversal during analysis",
      AnalysisHeuristic::BottomUp,
      {{AnalysisHeuristic::BottomUp, "bottom-up", ""},
       {AnalysisHeuristic::TopDown, "top-down", ""},
       {AnalysisHeuristic::BottomUpFromTerminators,
        "bottom-up-from-terminators", ""},
       {AnalysisHeuristic::Fuzzer, "fuzzer", ""}}};
  Option<unsigned> bufferAlignment{
      *this, "buffer-alignment",
      "Sets the alignment of newly allocated buffers.", 64};
  Option<bool> bufferizeFunctionBoundaries{
      *this, "bufferize-function-boundaries",
      "Bufferize function boundaries (experimental).", false};
  Option<bool> checkParallelRegions{
      *this, "check-parallel-regions",
      "Account for parallel regions in RaW analysis.", true};
  Option<bool> copyBeforeWrite{
      *this, "copy-before-write",
      "Skip the analysis. Make a buffer copy on every write.", false};
  ListOption<std::string> dialectFilter{
      *this, "dialect-filter",
      "Restrict bufferization to ops from these dialects."};
  Option<bool> dumpAliasSets{*this, "dump-alias-sets",
                             "Test only: Annotate tensor IR with alias sets",
                             false};
  Option<LayoutMapOption> functionBoundaryTypeConversion{
      *this,
      "function-boundary-type-conversion",
      "Controls layout maps when bufferizing function signatures.",
      LayoutMapOption::InferLayoutMap,
      {{LayoutMapOption::InferLayoutMap, "infer-layout-map", ""},
       {LayoutMapOption::IdentityLayoutMap, "identity-layout-map", ""},
       {LayoutMapOption::FullyDynamicLayoutMap, "fully-dynamic-layout-map",
        ""}}};
  Option<bool> mustInferMemorySpace{
      *this, "must-infer-memory-space",
      "The memory space of an memref types must always be inferred. If unset, "
      "a default memory space of 0 is used otherwise.",
      false};
  ListOption<std::string> noAnalysisFuncFilter{
      *this, "no-analysis-func-filter",
      "Skip analysis of functions with these symbol names.Set copyBeforeWrite "
      "to true when bufferizing them."};
  Option<bool> printConflicts{
      *this, "print-conflicts",
      "Test only: Annotate IR with RaW conflicts. Requires "
      "test-analysis-only.",
      false};
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
  Option<bool> useEncodingForMemorySpace{
      *this, "use-encoding-for-memory-space",
      "Use the Tensor encoding attribute for the memory space. Exclusive to "
      "the 'must-infer-memory-space' option",
      false};

private:
  BufferizationOptions getOptions() const;
  /// The error in the combination of options; empty if it is valid.
  StringRef getOptionError() const;
};
} // namespace

/// Fails, after an error, if a function never returns.
static LogicalResult checkReturns(Operation *module) {
  for (Operation &op : module->getRegion(0).front())
    if (op.getName().getStringRef() == "func.func" &&
        !op.getRegion(0).empty() && getReturns(&op).empty())
      return op.emitError("cannot bufferize func.func without func.return");
  return success();
}

BufferizationOptions OneShotBufferize::getOptions() const {
  BufferizationOptions options;
  options.allowReturnAllocsFromLoops = *allowReturnAllocsFromLoops;
  options.allowUnknownOps = *allowUnknownOps;
  options.bufferizeFunctionBoundaries = *bufferizeFunctionBoundaries;
  options.copyBeforeWrite = *copyBeforeWrite;
  options.checkParallelRegions = *checkParallelRegions;
  options.mustInferMemorySpace = *mustInferMemorySpace;
  options.useEncodingForMemorySpace = *useEncodingForMemorySpace;
  options.printConflicts = *printConflicts;
  options.bufferAlignment = *bufferAlignment;
  options.unknownTypeConversion = *unknownTypeConversion;
  options.functionBoundaryTypeConversion = *functionBoundaryTypeConversion;
  options.heuristic = *analysisHeuristic;
  options.fuzzerSeed = *analysisFuzzerSeed;
  options.dialects.assign(dialectFilter.begin(), dialectFilter.end());
  options.noAnalysisFunctions.assign(noAnalysisFuncFilter.begin(),
                                     noAnalysisFuncFilter.end());
  return options;
}

StringRef OneShotBufferize::getOptionError() const {
  if (*unknownTypeConversion == LayoutMapOption::InferLayoutMap)
    return "Invalid option: 'infer-layout-map' is not a valid value for "
           "'unknown-type-conversion'";
  if (*printConflicts && !*testAnalysisOnly)
    return "Invalid option: 'print-conflicts' requires 'test-analysis-only'";
  if (*dumpAliasSets && !*testAnalysisOnly)
    return "Invalid option: 'dump-alias-sets' requires 'test-analysis-only'";
  if (*copyBeforeWrite && *testAnalysisOnly)
    return "Invalid option: 'copy-before-write' cannot be used with "
           "'test-analysis-only'";
  if (!noAnalysisFuncFilter.empty() && !*bufferizeFunctionBoundaries)
    return "Invalid option: 'no-analysis-func-filter' requires "
           "'bufferize-function-boundaries'";
  return {};
}

void OneShotBufferize::runOnOperation() {
  Operation *root = getOperation();
  if (StringRef error = getOptionError(); !error.empty()) {
    emitError(UnknownLoc::get(root->getContext())) << error;
    return signalPassFailure();
  }
  if (*mustInferMemorySpace && *useEncodingForMemorySpace) {
    root->emitError("only one of 'must-infer-memory-space' and "
                    "'use-encoding-for-memory-space' are allowed in "
                    "one-shot-bufferize");
    return signalPassFailure();
  }
  registerBufferizableOps(*root->getContext());
  BufferizationOptions options = getOptions();
  if (options.bufferizeFunctionBoundaries && !options.copyBeforeWrite &&
      failed(checkReturns(root)))
    return signalPassFailure();
  BufferizationState state(root, options);
  if (!options.copyBeforeWrite && failed(state.analyze()))
    return signalPassFailure();
  if (*testAnalysisOnly) {
    annotateDecisions(root, state);
    if (*dumpAliasSets)
      annotateAliasSets(root, state);
    return;
  }
  if (failed(insertTensorCopies(root, state)))
    return signalPassFailure();
  state.includeAll();
  if (failed(options.bufferizeFunctionBoundaries ? bufferizeModule(root, state)
                                                 : bufferizeOps(root, state)))
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
