// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pipeline from any bundled dialect to llvm.
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
/// An error for each operation that is not of the dialect llvm.
struct VerifyLoweredToLLVM final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> left, casts;
    getOperation()->walk([&](Operation *op) {
      StringRef name = op->getName().getStringRef();
      if (name == "builtin.unrealized_conversion_cast")
        casts.push_back(op);
      else if (name.split('.').first != "llvm" && name != "builtin.module")
        left.push_back(op);
    });
    // Casts are left because other operations are.
    for (Operation *op : left.empty() ? casts : left)
      report(op, op->getName().getStringRef().split('.').first);
    if (!left.empty() || !casts.empty())
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  static void report(Operation *op, StringRef dialect) {
    StringRef name = op->getName().getStringRef();
    InFlightDiagnostic diag =
        op->emitError("'" + name + "' cannot be lowered to the dialect llvm");
    if (name == "builtin.unrealized_conversion_cast") {
      diag.attachNote(op->getLoc()) << "an operation that uses or defines a "
                                       "value of the cast is not converted";
      return;
    }
    for (const ToLLVMConversion &conversion : getToLLVMConversions())
      if (conversion.dialect == dialect) {
        diag.attachNote(op->getLoc())
            << "'convert-to-llvm' converts operations of '" << dialect
            << "', but not this one with these types and attributes";
        return;
      }
    diag.attachNote(op->getLoc())
        << "no pass of 'lower-to-llvm' converts operations of '" << dialect
        << "'; its option 'rules' adds files with rules for them";
  }
};
} // namespace

static constexpr PassInfo verifyInfo = {
    .argument = "verify-lowered-to-llvm",
    .name = "VerifyLoweredToLLVM",
    .summary = "Report operations that are not of the dialect llvm",
    .create = makePass<VerifyLoweredToLLVM>,
};

/// The passes, in order. Each leaves alone what it is not for.
static constexpr llvm::StringLiteral firstPasses =
    "bufferize-by-value,convert-bufferization-to-memref,convert-linalg-to-"
    "loops,"
    "func.func(lower-vector-mask,lower-vector-multi-reduction),"
    "convert-vector-to-scf,lower-affine,expand-realloc,memref-expand,";
static constexpr llvm::StringLiteral middlePasses =
    "convert-scf-to-cf,expand-strided-metadata,lower-affine,expand-elementwise,"
    "convert-complex-to-standard,convert-math-to-llvm,convert-math-to-funcs,"
    "convert-math-to-libm,expand-vector-ops,convert-vector-to-llvm,"
    "convert-to-llvm";
static constexpr llvm::StringLiteral lastPasses =
    ",reconcile-unrealized-casts,verify-lowered-to-llvm";

static constexpr PassPipelineInfo pipelineInfo = {
    .argument = "lower-to-llvm",
    .summary = "Lower all bundled dialects to the dialect llvm",
    .build = [](OpPassManager &pm, StringRef options,
                const PassRegistry &registry,
                PassTextError &error) -> LogicalResult {
      std::string passes = firstPasses.str();
      options = options.trim();
      if (options.consume_front("outline-parallel-loops")) {
        passes += "outline-parallel-loops,";
        options = options.ltrim();
      }
      passes += middlePasses;
      // The conversion takes the rules.
      if (!options.empty() && !options.starts_with("rules=")) {
        error.message = "pipeline 'lower-to-llvm' has no options but "
                        "'outline-parallel-loops' and 'rules', in this order";
        return failure();
      }
      if (!options.empty())
        passes += "{" + options.str() + "}";
      return parsePassElements(passes + lastPasses.str(), registry, pm, error);
    },
};

void strata::registerLowerToLLVM(PassRegistry &registry) {
  registry.add(verifyInfo);
  registry.add(pipelineInfo);
}
