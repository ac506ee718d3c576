// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sparsification-and-bufferization and the pipeline sparsifier: all of the compilation of sparse
// tensors. One analysis decides, before operations on sparse tensors become loops, where tensors
// are copied.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Bufferization/OneShot/OneShotBufferize.h"
#include "strata/Bufferization/Records/BufferizableOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/SparseTensor/SparseOptions.h"
#include "strata/SparseTensor/SparsePasses.h"
#include "strata/SparseTensor/SparseTensorType.h"

using namespace strata;
using namespace strata::sparse_tensor;

static constexpr llvm::StringLiteral enablingPasses =
    "pre-sparsification-rewrite,func.func(empty-tensor-to-alloc-tensor)";

/// Passes after sparsification, whose options are in front.
static constexpr llvm::StringLiteral loweringPasses =
    "},sparse-reinterpret-map{scope=except-generic"
    "},func.func(lower-sparse-foreach-to-scf),loop-invariant-code-motion,";

/// Operations on sparse tensors read them. A result with the same storage is equivalent to the
/// operand.
static void registerSparseRecords(Context &ctx) {
  BufferizableOp reader;
  reader.allocates = [](OpResult) { return true; };
  for (StringRef name :
       {ConvertOp::getOperationName(), AssembleOp::getOperationName(),
        ConcatenateOp::getOperationName(),
        NumberOfEntriesOp::getOperationName(),
        DisassembleOp::getOperationName(), ToValuesOp::getOperationName(),
        ToPositionsOp::getOperationName(), ToCoordinatesOp::getOperationName(),
        LvlOp::getOperationName(), PrintOp::getOperationName()})
    registerBufferizableOp(ctx, name, reader);
  BufferizableOp view;
  view.aliases = [](OpOperand &use, const BufferizationState &) {
    return AliasingValues{
        {use.getOwner()->getResult(0), BufferRelation::Equivalent}};
  };
  for (StringRef name :
       {LoadOp::getOperationName(), ReinterpretMapOp::getOperationName()})
    registerBufferizableOp(ctx, name, view);
}

namespace {
struct SparsifyAndBufferize final : Pass {
  using Pass::Pass;
  Option<int> vectorLength{*this, "vl", "Set the length of vectors; 0 for none",
                           0};
  Option<bool> enableVLAVectorization{*this, "enable-vla-vectorization",
                                      "Vectors of any length; not implemented",
                                      false};
  Option<bool> enableSIMDIndex32{*this, "enable-simd-index32",
                                 "Indices of 32 bits in vectors", false};
  Option<bool> enableGPULibgen{*this, "enable-gpu-libgen",
                               "Libraries for GPUs; not implemented", false};
  Option<bool> createSparseDeallocs{*this, "create-sparse-deallocs",
                                    "Free temporary buffers of sparse tensors",
                                    false};
  Option<bool> enableBufferInitialization{*this, "enable-buffer-initialization",
                                          "Fill new buffers with zeros", false};
  Option<bool> enableRuntimeLibrary{
      *this, "enable-runtime-library",
      "Make sparse tensors objects of a library at run time", false};
  SparsificationOptions options{*this};

  LogicalResult checkOptions(PassTextError &error) override;
  LogicalResult initialize(Context *ctx) override {
    PassTextError error;
    if (!isParsed && failed(checkOptions(error)))
      return emitError(ctx, Location(), error.message);
    return success();
  }
  void runOnOperation() override;

private:
  LogicalResult verifyOptions();
  OpPassManager enabling, lowering;
  bool isParsed = false;
};
} // namespace

LogicalResult SparsifyAndBufferize::checkOptions(PassTextError &error) {
  enabling = OpPassManager();
  lowering = OpPassManager();
  if (!getRegistry())
    return failure();
  std::string text = "sparse-reinterpret-map,sparsification{";
  llvm::raw_string_ostream os(text);
  options.parallelization.print(os);
  os << ' ';
  options.emitStrategy.print(os);
  const char *library = *enableRuntimeLibrary ? "true" : "false";
  StringRef zeros = *enableBufferInitialization
                        ? "enable-buffer-initialization=true"
                        : "enable-buffer-initialization=false";
  os << " enable-runtime-library=" << library << "},";
  if (*options.emitStrategy == SparseEmitStrategy::SparseIterator)
    os << "func.func(sparse-space-collapse),"
          "func.func(lower-sparse-iteration-to-scf),";
  os << "func.func(stage-sparse-ops),lower-sparse-ops-to-foreach{"
        "enable-runtime-library="
     << library << loweringPasses;
  if (*vectorLength > 0)
    os << "sparse-vectorization{vl=" << *vectorLength
       << " enable-simd-index32=" << (*enableSIMDIndex32 ? "true" : "false")
       << "},";
  if (*enableRuntimeLibrary)
    os << "sparse-tensor-conversion";
  else
    os << "sparse-tensor-codegen{" << zeros << " create-sparse-deallocs="
       << (*createSparseDeallocs ? "true" : "false")
       << "},sparse-buffer-rewrite{" << zeros << "}";
  isParsed =
      succeeded(
          parsePassElements(enablingPasses, *getRegistry(), enabling, error)) &&
      succeeded(parsePassElements(text, *getRegistry(), lowering, error));
  return success(isParsed);
}

LogicalResult SparsifyAndBufferize::verifyOptions() {
  Operation *op = getOperation();
  if (*enableVLAVectorization)
    return op->emitError("enable-vla-vectorization is not implemented");
  if (*enableGPULibgen)
    return op->emitError("enable-gpu-libgen is not implemented");
  return options.verify(op);
}

void SparsifyAndBufferize::runOnOperation() {
  Operation *op = getOperation();
  if (failed(verifyOptions()) || failed(runPipeline(enabling, op)))
    return signalPassFailure();
  BufferizationOptions bufferization;
  bufferization.bufferizeFunctionBoundaries = true;
  bufferization.allowUnknownOps = true;
  bufferization.unknownTypeConversion = LayoutMapOption::IdentityLayoutMap;
  bufferization.functionBoundaryTypeConversion =
      LayoutMapOption::IdentityLayoutMap;
  registerBufferizableOps(*op->getContext());
  registerSparseRecords(*op->getContext());
  {
    BufferizationState state(op, bufferization);
    if (failed(state.analyze()) || failed(insertTensorCopies(op, state)))
      return signalPassFailure();
  }
  if (failed(runPipeline(lowering, op)))
    return signalPassFailure();
  // All copies that are needed are in the program: nothing is analyzed again.
  BufferizationState state(op, bufferization);
  if (failed(bufferizeModule(op, state)))
    signalPassFailure();
}

static constexpr PassInfo sparsifyAndBufferizeInfo = {
    .argument = "sparsification-and-bufferization",
    .name = "SparsificationAndBufferization",
    .summary = "Generate loops for sparse tensors, and replace all tensors by "
               "memrefs",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "bufferization", "linalg", "memref", "scf",
                          "sparse_tensor", "tensor"},
    .create = makePass<SparsifyAndBufferize>,
};

void strata::registerSparsifyAndBufferizePass(PassRegistry &registry) {
  registry.add(sparsifyAndBufferizeInfo);
}
