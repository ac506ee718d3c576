// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/OneShot/OneShotBufferize.h"

#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Dialects/Func/FuncOps.h"
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
      "Accept loops that yield new memory", false};
  Option<bool> allowUnknownOps{*this, "allow-unknown-ops",
                               "Accept operations without bufferization",
                               false};
  Option<unsigned> analysisFuzzerSeed{
      *this, "analysis-fuzzer-seed",
      "For tests: analyze operations in the order of this seed", 0};
  Option<AnalysisHeuristic> analysisHeuristic{
      *this,
      "analysis-heuristic",
      "Order of the analysis",
      AnalysisHeuristic::BottomUp,
      {{AnalysisHeuristic::BottomUp, "bottom-up", ""},
       {AnalysisHeuristic::TopDown, "top-down", ""},
       {AnalysisHeuristic::BottomUpFromTerminators,
        "bottom-up-from-terminators", ""},
       {AnalysisHeuristic::Fuzzer, "fuzzer", ""}}};
  Option<unsigned> bufferAlignment{*this, "buffer-alignment",
                                   "Alignment of allocations in bytes", 64};
  Option<bool> bufferizeFunctionBoundaries{
      *this, "bufferize-function-boundaries",
      "Convert functions, calls and returns", false};
  Option<bool> checkParallelRegions{
      *this, "check-parallel-regions",
      "Do not write in place to memory from outside of a parallel region",
      true};
  Option<bool> copyBeforeWrite{*this, "copy-before-write",
                               "Copy before each write, without analysis",
                               false};
  ListOption<std::string> dialectFilter{
      *this, "dialect-filter", "Only bufferize operations of these dialects"};
  Option<bool> dumpAliasSets{*this, "dump-alias-sets",
                             "For tests: add the alias sets as attributes",
                             false};
  Option<LayoutMapOption> functionBoundaryTypeConversion{
      *this,
      "function-boundary-type-conversion",
      "Layout of memrefs in function types",
      LayoutMapOption::InferLayoutMap,
      {{LayoutMapOption::InferLayoutMap, "infer-layout-map", ""},
       {LayoutMapOption::IdentityLayoutMap, "identity-layout-map", ""},
       {LayoutMapOption::FullyDynamicLayoutMap, "fully-dynamic-layout-map",
        ""}}};
  Option<bool> mustInferMemorySpace{
      *this, "must-infer-memory-space",
      "Fail if a memory space cannot be inferred, in place of using 0", false};
  ListOption<std::string> noAnalysisFuncFilter{
      *this, "no-analysis-func-filter",
      "Functions to bufferize without analysis"};
  Option<bool> printConflicts{
      *this, "print-conflicts",
      "For tests: add conflicts as attributes, with test-analysis-only", false};
  Option<bool> testAnalysisOnly{
      *this, "test-analysis-only",
      "For tests: add the decisions as attributes, without bufferization",
      false};
  Option<LayoutMapOption> unknownTypeConversion{
      *this,
      "unknown-type-conversion",
      "Layout of memrefs that the operation does not determine",
      LayoutMapOption::FullyDynamicLayoutMap,
      {{LayoutMapOption::InferLayoutMap, "infer-layout-map", ""},
       {LayoutMapOption::IdentityLayoutMap, "identity-layout-map", ""},
       {LayoutMapOption::FullyDynamicLayoutMap, "fully-dynamic-layout-map",
        ""}}};
  Option<bool> useEncodingForMemorySpace{
      *this, "use-encoding-for-memory-space",
      "Use the encoding of tensors as the memory space", false};

private:
  BufferizationOptions getOptions() const;
  /// The error in the combination of options; empty if it is valid.
  StringRef getOptionError() const;
};
} // namespace

/// Fails, after an error, if a function never returns.
static LogicalResult checkReturns(Operation *module) {
  for (Operation &op : module->getRegion(0).front())
    if (isa<func::FuncOp>(op) && !op.getRegion(0).empty() &&
        getReturns(&op).empty())
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
  if (failed(runOneShotBufferize(root, getOptions(),
                                 {*testAnalysisOnly, *dumpAliasSets})))
    signalPassFailure();
}

LogicalResult strata::runOneShotBufferize(Operation *root,
                                          const BufferizationOptions &options,
                                          AnalysisTest test) {
  registerBufferizableOps(*root->getContext());
  if (options.bufferizeFunctionBoundaries && !options.copyBeforeWrite &&
      failed(checkReturns(root)))
    return failure();
  BufferizationState state(root, options);
  if (!options.copyBeforeWrite && failed(state.analyze()))
    return failure();
  if (test.analysisOnly) {
    annotateDecisions(root, state);
    if (test.dumpsAliasSets)
      annotateAliasSets(root, state);
    return success();
  }
  if (failed(insertTensorCopies(root, state)))
    return failure();
  state.includeAll();
  return options.bufferizeFunctionBoundaries ? bufferizeModule(root, state)
                                             : bufferizeOps(root, state);
}

static constexpr PassInfo oneShotBufferizeInfo = {
    .argument = "one-shot-bufferize",
    .name = "OneShotBufferizePass",
    .summary = "Replace tensors by memrefs, with copies only where the "
               "analysis requires them",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "linalg", "memref", "scf",
                          "tensor"},
    .create = makePass<OneShotBufferize>,
};

void strata::registerOneShotBufferizePass(PassRegistry &registry) {
  registry.add(oneShotBufferizeInfo);
}
