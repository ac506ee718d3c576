// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/VectorToLLVM/VectorToLLVM.h"

#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorToLLVM/VectorToLLVMDetail.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Context.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

using namespace strata;
using namespace strata::detail;

void strata::populateVectorToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const VectorToLLVMOptions &options) {
  populateElementPatterns(types, patterns);
  populateShapePatterns(types, patterns, options);
  populateVectorMemoryPatterns(types, patterns, options);
  populateReductionPatterns(types, patterns, options);
  populatePrintPatterns(types, patterns);
}

/// Adds the canonicalizations of the operations of the classes `Ops`.
template <typename... Ops>
static void addCanonicalizations(RewritePatternSet &patterns) {
  for (StringRef name : {StringRef(Ops::getOperationName())...})
    if (const OpDefinition *def = patterns.getContext()->getOpDefinition(name);
        def && def->canonicalize)
      def->canonicalize(patterns);
}

/// Adds the canonicalizations of masks, and of accesses under constant masks.
static void addMaskCanonicalizations(RewritePatternSet &patterns) {
  addCanonicalizations<vector::CreateMaskOp, vector::MaskedLoadOp,
                       vector::MaskedStoreOp, vector::GatherOp,
                       vector::ScatterOp, vector::ExpandLoadOp,
                       vector::CompressStoreOp>(patterns);
}

namespace {
/// Operations are expressed by those for which there are patterns to llvm, and these are
/// converted. Others stay.
struct ConvertVectorToLLVM final : ToLLVMPass {
  using ToLLVMPass::ToLLVMPass;
  LogicalResult initialize(Context *ctx) override {
    expansions = makeExpansions(ctx);
    return ToLLVMPass::initialize(ctx);
  }
  LogicalResult initializeFrom(const Pass &original, Context *ctx) override {
    expansions = static_cast<const ConvertVectorToLLVM &>(original).expansions;
    return ToLLVMPass::initialize(ctx);
  }
  void runOnOperation() override {
    // Rewrites that do not terminate are cut off; the result is valid.
    (void)rewriteInParallel(getParallelWork(), getOperation(), expansions);
    ToLLVMPass::runOnOperation();
  }

private:
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    VectorToLLVMOptions options;
    options.reassociateFPReductions = *reassociateFPReductions;
    options.useVectorAlignment = *useVectorAlignment;
    options.force32BitIndices = *force32BitIndices;
    populateVectorToLLVMConversionPatterns(types, patterns, options);
  }
  void addTargets(ConversionTarget &target) override {
    target.addLegalDialect("arith");
    target.addLegalDialect("memref");
  }
  FrozenRewritePatternSet makeExpansions(Context *ctx) const {
    RewritePatternSet patterns(ctx);
    VectorLoweringOptions options;
    options.force32BitIndices = *force32BitIndices;
    options.contraction = *contraction;
    options.transpose = *transpose;
    addMaskCanonicalizations(patterns);
    populateVectorLoweringPatterns(patterns, options);
    FrozenRewritePatternSet::Filter filter;
    filter.disabled = {"FoldContiguousGather", "FoldContiguousScatter"};
    return FrozenRewritePatternSet(std::move(patterns), filter);
  }

  /// Express operations by those that `populate` has patterns for.
  FrozenRewritePatternSet expansions;

  Option<bool> reassociateFPReductions{
      *this, "reassociate-fp-reductions",
      "Allow llvm to reorder reductions of floats", false};
  Option<bool> force32BitIndices{
      *this, "force-32bit-vector-indices",
      "Assume that indices of vectors fit in 32 bits", true};
  Option<bool> useVectorAlignment{
      *this, "use-vector-alignment",
      "Align accesses like the vector type, not like the memref's elements, "
      "unless the operation gives an alignment",
      false};
  Option<ContractionLowering> contraction{
      *this,
      "vector-contract-lowering",
      "Lowering of vector.contract",
      ContractionLowering::Dot,
      {{ContractionLowering::Dot, "dot", "dot products (default)"},
       {ContractionLowering::Matmul, "llvmintr", "llvm.intr.matrix.multiply"},
       {ContractionLowering::OuterProduct, "outerproduct", "outer products"},
       {ContractionLowering::ParallelArith, "parallelarith",
        "elementwise operations, with reductions unrolled"}}};
  Option<TransposeLowering> transpose{
      *this,
      "vector-transpose-lowering",
      "Lowering of vector.transpose",
      TransposeLowering::EltWise,
      {{TransposeLowering::EltWise, "eltwise", "single elements (default)"},
       {TransposeLowering::Flat, "llvmintr",
        "llvm.intr.matrix.transpose, for two dimensions"},
       {TransposeLowering::Shuffle1D, "shuffle1d",
        "a shuffle of a flat vector, for two dimensions"},
       {TransposeLowering::Shuffle16x16, "shuffle16x16",
        "shuffles of rows, for 16x16 elements"}}};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-vector-to-llvm",
    .name = "ConvertVectorToLLVMPass",
    .summary = "Convert vector to llvm",
    .dependentDialects = {"llvm", "arith", "memref", "ub"},
    .create = makePass<ConvertVectorToLLVM>,
};

void strata::registerVectorToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
