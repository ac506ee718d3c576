// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Private functions are not called from other modules. With linkage `internal` LLVM knows
// that too: it inlines large functions that are called once, and passes constants on.
// convert-func-to-llvm alone gives them the linkage `external`, as in MLIR. Functions with
// an interface for C programs keep it.
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
struct InternalizePrivateFunctions final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    auto internal = LLVM::LinkageAttr::get(getOperation()->getContext(),
                                           LLVM::Linkage::internal);
    getOperation()->walk([&](func::FuncOp function) {
      Operation *op = function.getOperation();
      if (!op->getRegion(0).empty() &&
          SymbolTable::getSymbolVisibility(op) ==
              SymbolTable::Visibility::Private &&
          !op->hasAttr("llvm.linkage") && !op->hasAttr("llvm.emit_c_interface"))
        op->setAttr("llvm.linkage", internal);
    });
    markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "internalize-private-functions",
    .name = "InternalizePrivateFunctions",
    .summary = "Give private functions internal linkage",
    .dependentDialects = {"llvm"},
    .create = makePass<InternalizePrivateFunctions>,
};

void strata::registerInternalizePrivateFunctionsPass(PassRegistry &registry) {
  registry.add(info);
}
