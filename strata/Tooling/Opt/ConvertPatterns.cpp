// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a conversion from files, once for all threads, and applies it.
#include "strata/Tooling/Opt/ConvertPatterns.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/DialectConversion/ConversionRules.h"
#include "strata/Rewrite/RuleErrors.h"
#include "strata/Tooling/Common/RuleFiles.h"

using namespace strata;

using Folding = DialectConversionFoldingMode;
using Legality = ConversionRules::Legality;

namespace {
struct ConvertPatterns final : Pass {
  using Pass::Pass;
  enum class Mode : uint8_t { Partial, Full, Analysis };

  ListOption<std::string> files{
      *this, "file",
      "Files with rewrite rules, conversion targets and type conversions"};
  Option<Mode> mode{
      *this,
      "mode",
      "How to treat operations that cannot be legalized",
      Mode::Partial,
      {{Mode::Partial, "partial",
        "fail if an operation marked illegal remains"},
       {Mode::Full, "full", "fail if any operation is not legal"},
       {Mode::Analysis, "analysis",
        "change nothing; emit a remark for each such operation"}}};
  ListOption<std::string> legal{*this, "legal",
                                "Legal dialects and operations"};
  ListOption<std::string> illegal{*this, "illegal",
                                  "Illegal dialects and operations"};
  ListOption<std::string> dynamic{
      *this, "dynamic",
      "Dialects and operations that are legal if their types are"};
  ListOption<std::string> retyped{
      *this, "retyped",
      "Dialects and operations to recreate with converted types"};
  Option<bool> structural{
      *this, "structural",
      "Convert the types of functions, calls, returns and branches", true};
  Option<bool> rollback{
      *this, "allow-pattern-rollback",
      "Roll back a rule whose results cannot be legalized, and try others",
      true};
  Option<Folding> folding{
      *this,
      "folding",
      "When to fold illegal operations",
      Folding::BeforePatterns,
      {{Folding::Never, "never", "never"},
       {Folding::BeforePatterns, "before-patterns",
        "before patterns are tried"},
       {Folding::AfterPatterns, "after-patterns", "if no pattern matches"}}};
  ListOption<std::string> disabledPatterns{*this, "disable-patterns",
                                           "Names of rules to disable"};
  ListOption<std::string> enabledPatterns{
      *this, "enable-patterns",
      "Names of rules to enable; all others are disabled"};

  LogicalResult initialize(Context *ctx) override;
  LogicalResult initializeFrom(const Pass &original, Context *) override {
    rules = static_cast<const ConvertPatterns &>(original).rules;
    return success();
  }
  void runOnOperation() override;
  void explainErrors(Operation *op,
                     MutableArrayRef<Diagnostic> errors) override {
    strata::explainErrors(rules->getPatterns(), op, errors);
  }

private:
  void analyze(ConversionConfig &config);
  std::shared_ptr<const ConversionRules> rules;
};
} // namespace

LogicalResult ConvertPatterns::initialize(Context *ctx) {
  auto made = std::make_shared<ConversionRules>(ctx);
  LogicalResult result = readRuleFiles(
      files, ctx, [&](Operation *module, const PDLNatives &natives) {
        return made->addFile(module, natives);
      });
  auto add = [&](const ListOption<std::string> &names, Legality legality) {
    for (const std::string &name : names)
      if (failed(made->setLegality(Location(), name, legality)))
        result = failure();
  };
  add(legal, Legality::Legal);
  add(illegal, Legality::Illegal);
  add(dynamic, Legality::Dynamic);
  add(retyped, Legality::Retyped);
  made->setStructural(*structural);
  FrozenRewritePatternSet::Filter filter;
  filter.enabled.assign(enabledPatterns.begin(), enabledPatterns.end());
  filter.disabled.assign(disabledPatterns.begin(), disabledPatterns.end());
  made->finish(filter);
  rules = std::move(made);
  return result;
}

/// Says what could not be made legal.
void ConvertPatterns::analyze(ConversionConfig &config) {
  llvm::DenseSet<Operation *> legalizable;
  config.legalizableOps = &legalizable;
  if (failed(applyAnalysisConversion(getOperation(), rules->getTarget(),
                                     rules->getPatterns(), config)))
    return signalPassFailure();
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!legalizable.contains(op))
      op->emitRemark("op '" + op->getName().getStringRef() +
                     "' is not legalizable");
  });
  markAllAnalysesPreserved();
}

void ConvertPatterns::runOnOperation() {
  ConversionConfig config;
  config.allowPatternRollback = *rollback;
  config.foldingMode = *folding;
  if (*mode == Mode::Analysis)
    return analyze(config);
  const ConversionTarget &target = rules->getTarget();
  const FrozenRewritePatternSet &patterns = rules->getPatterns();
  if (failed(*mode == Mode::Full
                 ? applyFullConversion(getOperation(), target, patterns, config)
                 : applyPartialConversion(getOperation(), target, patterns,
                                          config)))
    signalPassFailure();
}

static constexpr PassInfo convertPatternsInfo = {
    .argument = "convert-patterns",
    .name = "ConvertPatterns",
    .summary = "Dialect conversion with the rules of the given files",
    .create = makePass<ConvertPatterns>,
};

void strata::registerConvertPatternsPass(PassRegistry &registry) {
  registry.add(convertPatternsInfo);
}
