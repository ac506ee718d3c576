// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of omp stay, for values and regions of converted types; operations
// of arith, cf, func and memref around and inside of them are converted to
// llvm.
#include "strata/Conversion/OpenMPToLLVM/OpenMPToLLVM.h"

#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "strata/Conversion/FuncToLLVM/FuncToLLVM.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/ConversionRules.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Whether `op` needs an address. A memref, which is a descriptor in llvm, is none.
static bool needsAddress(Operation *op) {
  return isa<omp::AtomicUpdateOp, omp::AtomicWriteOp, omp::FlushOp,
             omp::ThreadprivateOp>(op);
}

static bool canConvert(Operation *op) {
  return !needsAddress(op) ||
         llvm::none_of(op->getOperandTypes(),
                       [](Type type) { return isa<MemRefType>(type); });
}

namespace {
struct ConvertOpenMPToLLVM final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *module = getOperation();
    LLVMTypeConverter types(module->getContext(),
                            LowerToLLVMOptions::get(module));
    types.addConversion([](Type type) -> std::optional<Type> {
      auto dynamic = dyn_cast<DynamicType>(type);
      if (dynamic && dynamic.getDialect().getNamespace() == "omp")
        return type;
      return std::nullopt;
    });
    RewritePatternSet patterns(module->getContext());
    populateArithToLLVMConversionPatterns(types, patterns);
    populateControlFlowToLLVMConversionPatterns(types, patterns);
    populateFinalizeMemRefToLLVMConversionPatterns(types, patterns);
    populateFuncToLLVMConversionPatterns(types, patterns);
    populateRetypingPattern(patterns, types, "omp", canConvert);
    LLVMConversionTarget target(module->getContext());
    target.addDynamicallyLegalDialect(
        [&](Operation *op) { return hasLegalTypes(op, types); }, "omp");
    if (failed(applyPartialConversion(
            module, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-openmp-to-llvm",
    .name = "ConvertOpenMPToLLVMPass",
    .summary = "Convert the types of OpenMP operations, and the operations in "
               "them, to llvm",
    .anchor = "builtin.module",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertOpenMPToLLVM>,
};

void strata::registerOpenMPToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
