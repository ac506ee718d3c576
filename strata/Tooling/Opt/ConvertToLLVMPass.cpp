// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts all dialects with a conversion to llvm at once, with rules of files for
// others.
#include "strata/Tooling/Opt/ConvertToLLVMPass.h"

#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/ConversionRules.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/RuleErrors.h"
#include "strata/Tooling/Common/RuleFiles.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
struct ConvertToLLVM final : Pass {
  using Pass::Pass;
  LogicalResult initialize(Context *ctx) override;
  LogicalResult initializeFrom(const Pass &original, Context *) override {
    const auto &other = static_cast<const ConvertToLLVM &>(original);
    types = other.types;
    patterns = other.patterns;
    return success();
  }
  void runOnOperation() override;
  void explainErrors(Operation *op,
                     MutableArrayRef<Diagnostic> errors) override {
    strata::explainErrors(*patterns, op, errors);
  }

  ListOption<std::string> filterDialects{
      *this, "filter-dialects", "Only use conversions of these dialects"};
  ListOption<std::string> rules{
      *this, "rules",
      "Files with rewrite rules, elementwise rules and rules of types to add"};
  Option<bool> allowPatternRollback{*this, "allow-pattern-rollback",
                                    "Undo the changes of patterns that fail",
                                    true};

private:
  LogicalResult build(Context *ctx, const LowerToLLVMOptions &options);
  std::shared_ptr<LLVMTypeConverter> types;
  std::shared_ptr<FrozenRewritePatternSet> patterns;
};
} // namespace

LogicalResult ConvertToLLVM::build(Context *ctx,
                                   const LowerToLLVMOptions &options) {
  types = std::make_shared<LLVMTypeConverter>(ctx, options);
  RewritePatternSet set(ctx);
  SmallVector<std::string> dialects(filterDialects.begin(),
                                    filterDialects.end());
  populateToLLVMConversionPatterns(*types, set, dialects);
  LogicalResult result = readRuleFiles(
      rules, ctx,
      [&](Operation *module, const PDLNatives &natives) -> LogicalResult {
        if (failed(verifyElementwiseRules(module)) ||
            failed(addTypeConversionRules(module, natives, *types)))
          return failure();
        populateElementwiseRules(module, *types, set);
        PDLNatives all = natives;
        registerConversionPDLFunctions(all);
        return addPDLConversionPatterns(module, set, *types, all);
      });
  patterns = std::make_shared<FrozenRewritePatternSet>(std::move(set));
  return result;
}

LogicalResult ConvertToLLVM::initialize(Context *ctx) {
  for (const std::string &dialect : filterDialects)
    if (llvm::none_of(getToLLVMConversions(),
                      [&](const ToLLVMConversion &conversion) {
                        return conversion.dialect == dialect;
                      })) {
      emitError(ctx, Location(),
                "dialect '" + dialect + "' has no conversion to llvm");
      return failure();
    }
  return build(ctx, {});
}

void ConvertToLLVM::runOnOperation() {
  Operation *op = getOperation();
  LowerToLLVMOptions options = LowerToLLVMOptions::get(op);
  // Patterns are for the width of `index` that the data layout gives.
  if (options.indexBitwidth != types->getOptions().indexBitwidth &&
      failed(build(op->getContext(), options)))
    return signalPassFailure();
  LLVMConversionTarget target(op->getContext());
  ConversionConfig config;
  config.allowPatternRollback = *allowPatternRollback;
  if (failed(
          convertInParallel(getParallelWork(), op, target, *patterns, config)))
    signalPassFailure();
}

FailureOr<SmallVector<Type>>
strata::convertTypesByRules(Context *ctx, ArrayRef<std::string> rules,
                            ArrayRef<Type> types) {
  if (llvm::none_of(types, [](Type type) { return isa<DynamicType>(type); }))
    return SmallVector<Type>(types);
  TypeConverter converter;
  auto add = [&](Operation *module, const PDLNatives &natives) {
    return addTypeConversionRules(module, natives, converter);
  };
  if (failed(readRuleFiles(rules, ctx, add)))
    return failure();
  SmallVector<Type> converted(types);
  for (Type &type : converted)
    if (Type single =
            isa<DynamicType>(type) ? converter.convertType(type) : Type())
      type = single;
  return converted;
}

static constexpr PassInfo convertToLLVMInfo = {
    .argument = "convert-to-llvm",
    .name = "ConvertToLLVMPass",
    .summary = "Convert all dialects that have a conversion to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertToLLVM>,
};

void strata::registerConvertToLLVMPass(PassRegistry &registry) {
  registry.add(convertToLLVMInfo);
}
