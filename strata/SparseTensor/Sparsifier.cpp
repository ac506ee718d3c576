// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline sparsifier: from linalg on sparse tensors to llvm.
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/SparseTensor/SparseOptions.h"
#include "strata/SparseTensor/SparsePasses.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
struct SparsifierOptions final : PassOptions {
  PassOption<int> vectorLength{
      *this, "vl", "Set the vector length; only 0 is implemented", 0};
  SparsificationOptions sparsification{*this};
  PassOption<bool> enableRuntimeLibrary{
      *this, "enable-runtime-library",
      "Make sparse tensors objects of a library at run time", true};
  PassOption<bool> testAnalysisOnly{*this, "test-bufferization-analysis-only",
                                    "Stop after the analysis; not implemented",
                                    false};
  PassOption<bool> enableBufferInitialization{
      *this, "enable-buffer-initialization", "Fill new buffers with zeros",
      false};
  PassOption<bool> createSparseDeallocs{
      *this, "create-sparse-deallocs",
      "Free temporary buffers of sparse tensors", true};
  PassOption<bool> reassociateFPReductions{
      *this, "reassociate-fp-reductions",
      "Allow llvm to reorder reductions of floats", false};
  PassOption<bool> force32BitIndices{
      *this, "enable-index-optimizations",
      "Assume that indices of vectors fit in 32 bits", true};
  PassOption<bool> enableAMX{*this, "enable-amx", "Not implemented", false};
  PassOption<bool> enableNeon{*this, "enable-arm-neon", "Not implemented",
                              false};
  PassOption<bool> enableSVE{*this, "enable-arm-sve", "Not implemented", false};
  PassOption<bool> enableX86Vector{*this, "enable-x86vector", "Not implemented",
                                   false};
  PassOption<bool> enableGPULibgen{*this, "enable-gpu-libgen",
                                   "Not implemented", false};
  PassOption<std::string> gpuTriple{*this, "gpu-triple", "Not implemented"};
  PassOption<std::string> gpuChip{*this, "gpu-chip", "Not implemented"};
  PassOption<std::string> gpuFeatures{*this, "gpu-features", "Not implemented"};
  PassOption<std::string> gpuFormat{*this, "gpu-format", "Not implemented"};

  /// The first option with a value that is not implemented; empty if there is none.
  StringRef findRefused() const {
    for (const PassOption<bool> *option :
         {&testAnalysisOnly, &enableAMX, &enableNeon, &enableSVE,
          &enableX86Vector, &enableGPULibgen})
      if (**option)
        return option->getName();
    for (const PassOption<std::string> *option :
         {&gpuTriple, &gpuChip, &gpuFeatures, &gpuFormat})
      if (!(*option)->empty())
        return option->getName();
    return {};
  }
};
} // namespace

static LogicalResult buildSparsifier(OpPassManager &pm, StringRef text,
                                     const PassRegistry &registry,
                                     PassTextError &error) {
  SparsifierOptions options;
  if (failed(options.parse(text, error, &registry)))
    return failure();
  if (StringRef refused = options.findRefused(); !refused.empty()) {
    error.message =
        ("this value of the option '" + refused + "' is not implemented").str();
    return failure();
  }
  std::string passes = "func.func(linalg-generalize-named-ops),"
                       "func.func(linalg-fuse-elementwise-ops),"
                       "sparsification-and-bufferization{";
  llvm::raw_string_ostream os(passes);
  options.sparsification.parallelization.print(os);
  os << ' ';
  options.sparsification.emitStrategy.print(os);
  os << ' ';
  options.createSparseDeallocs.print(os);
  os << ' ';
  options.enableBufferInitialization.print(os);
  os << ' ';
  options.vectorLength.print(os);
  os << ' ';
  options.enableRuntimeLibrary.print(os);
  os << " enable-simd-index32="
     << (*options.force32BitIndices ? "true" : "false");
  std::string toLLVM = "convert-vector-to-llvm{force-32bit-vector-indices=";
  toLLVM += *options.force32BitIndices ? "true" : "false";
  toLLVM += " reassociate-fp-reductions=";
  toLLVM += *options.reassociateFPReductions ? "true" : "false";
  toLLVM += "},";
  os << "},sparse-storage-specifier-to-llvm,func.func(canonicalize),"
        "func.func(convert-linalg-to-loops),func.func(convert-vector-to-scf),"
        "func.func(expand-realloc),func.func(convert-scf-to-cf),"
        "expand-strided-metadata,lower-affine,"
     << toLLVM
     << "func.func(convert-complex-to-standard),func.func(arith-expand),"
        "func.func(convert-math-to-llvm),convert-math-to-libm,"
        "convert-complex-to-libm,"
     << toLLVM << "convert-to-llvm,reconcile-unrealized-casts";
  return parsePassElements(passes, registry, pm, error);
}

static constexpr PassPipelineInfo sparsifierInfo = {
    .argument = "sparsifier",
    .summary = "Compile linalg on sparse tensors to llvm",
    .build = buildSparsifier,
    .makeOptions = []() -> std::unique_ptr<PassOptions> {
      return std::make_unique<SparsifierOptions>();
    },
};

void strata::registerSparsifierPipeline(PassRegistry &registry) {
  registry.add(sparsifierInfo);
}
