// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pipeline from any bundled dialect to llvm.
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/Conversion/ConvertToLLVM/LoweringReasons.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
struct Step {
  llvm::StringLiteral pass;
  /// The dialect of all operations that the pass converts; empty if there are several.
  llvm::StringLiteral dialect = "";
};
} // namespace

/// The passes, in order. Each changes the operations of its own dialects only.
static constexpr Step steps[] = {
    {"expand-structured", "linalg"},
    {"bufferize-by-value"},
    {"convert-bufferization-to-memref", "bufferization"},
    {"convert-linalg-to-loops", "linalg"},
    {"func.func(lower-vector-mask)", "vector"},
    {"func.func(lower-vector-multi-reduction)", "vector"},
    {"convert-vector-to-scf", "vector"},
    {"lower-affine", "affine"},
    {"expand-realloc", "memref"},
    {"memref-expand", "memref"},
    {"expand-strided-copy", "memref"},
    {"outline-parallel-loops", "scf"},
    {"async-func-to-async-runtime", "async"},
    {"async-to-async-runtime", "async"},
    {"async-count-references", "async"},
    {"convert-scf-to-cf{prevent-overflow=true}", "scf"},
    {"convert-async-to-llvm", "async"},
    {"expand-memref-layouts"},
    // Removes dead operations of any dialect, which need not be lowered.
    {"expand-strided-metadata"},
    {"lower-affine", "affine"},
    {"expand-elementwise"},
    {"convert-complex-to-standard", "complex"},
    {"convert-math-to-funcs", "math"},
    // The C functions are accurate for small operands; exp(x) - 1 and log(1 + x) are not.
    {"convert-math-to-llvm{approximate-expm1=false approximate-log1p=false}",
     "math"},
    {"convert-math-to-libm{keep-others=true}", "math"},
    {"expand-vector-ops", "vector"},
    {"internalize-private-functions"},
    {"convert-vector-to-llvm", "vector"},
    {"convert-to-llvm"},
    {"reconcile-unrealized-casts"},
    {"llvm-add-alias-scopes"},
};

/// The steps with the options of the pipeline. `rules` is a list of files, or empty.
static std::vector<std::pair<std::string, StringRef>>
getSteps(bool outlineLoops, StringRef rules) {
  std::vector<std::pair<std::string, StringRef>> result;
  for (const Step &step : steps) {
    if (step.pass == "outline-parallel-loops" && !outlineLoops)
      continue;
    bool takesRules = step.pass == "convert-to-llvm" && !rules.empty();
    result.push_back({takesRules ? (step.pass + "{rules=" + rules + "}").str()
                                 : step.pass.str(),
                      step.dialect});
  }
  return result;
}

/// The passes alone.
static std::vector<std::string> getPasses(bool outlineLoops, StringRef rules) {
  std::vector<std::string> passes;
  for (auto &[pass, dialect] : getSteps(outlineLoops, rules))
    passes.push_back(std::move(pass));
  return passes;
}

/// The pipeline: passes for one dialect are run if there are operations of it.
static std::string getPipeline(bool outlineLoops, StringRef rules) {
  std::string text;
  StringRef last;
  for (const auto &[pass, dialect] : getSteps(outlineLoops, rules)) {
    if (dialect.empty() || dialect != last)
      text += last.empty() ? "" : "}";
    if (!text.empty())
      text += ",";
    if (!dialect.empty() && dialect != last)
      text += ("run-for-dialect{dialect=" + dialect + " pipeline=").str();
    text += pass;
    last = dialect;
  }
  return text;
}

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
    if (!left.empty())
      report(left);
    // Casts are left because other operations are.
    else
      for (Operation *op : casts)
        emitError(op).attachNote(op->getLoc())
            << "an operation that uses or defines a value of the cast is not "
               "converted";
    if (!left.empty() || !casts.empty())
      signalPassFailure();
    markAllAnalysesPreserved();
  }

  ListOption<std::string> rules{*this, "rules",
                                "Files with rules that the passes were given"};

private:
  static InFlightDiagnostic emitError(Operation *op) {
    return op->emitError("'" + op->getName().getStringRef() +
                         "' cannot be lowered to the dialect llvm");
  }
  void report(ArrayRef<Operation *> left);
};
} // namespace

/// Explains why `op` remains: a pass that has patterns for `op`, and their
/// reasons.
static void explain(InFlightDiagnostic &diag, Operation *op,
                    const LoweringAttempt &attempt) {
  if (attempt.reasons.empty()) {
    diag.attachNote(op->getLoc())
        << "'" << attempt.pass << "' converts operations '" << op->getName()
        << "', but not this one with these types and attributes";
    return;
  }
  for (const std::string &reason : attempt.reasons)
    diag.attachNote(op->getLoc())
        << "'" << attempt.pass << "' does not convert it: " << reason;
}

void VerifyLoweredToLLVM::report(ArrayRef<Operation *> left) {
  std::string files = llvm::join(rules.begin(), rules.end(), ",");
  std::vector<std::vector<LoweringAttempt>> attempts(left.size());
  if (const PassRegistry *registry = getRegistry())
    attempts = explainLowering(getOperation(), left, getPasses(true, files),
                               *registry);
  for (auto [op, list] : llvm::zip(left, attempts)) {
    InFlightDiagnostic diag = emitError(op);
    for (const LoweringAttempt &attempt : list)
      explain(diag, op, attempt);
    if (list.empty())
      diag.attachNote(op->getLoc())
          << "no pass of 'lower-to-llvm' converts operations '" << op->getName()
          << (files.empty()
                  ? "'; its option 'rules' adds files with rules for them"
                  : "', and '" + files + "' has no rule for them");
  }
}

static constexpr PassInfo verifyInfo = {
    .argument = "verify-lowered-to-llvm",
    .name = "VerifyLoweredToLLVM",
    .summary = "Report operations that are not of the dialect llvm",
    .create = makePass<VerifyLoweredToLLVM>,
};

static constexpr PassPipelineInfo pipelineInfo = {
    .argument = "lower-to-llvm",
    .summary = "Lower all bundled dialects to the dialect llvm",
    .build = [](OpPassManager &pm, StringRef options,
                const PassRegistry &registry,
                PassTextError &error) -> LogicalResult {
      options = options.trim();
      bool outlineLoops = options.consume_front("outline-parallel-loops");
      options = options.ltrim();
      if (!options.empty() && !options.consume_front("rules=")) {
        error.message = "pipeline 'lower-to-llvm' has no options but "
                        "'outline-parallel-loops' and 'rules', in this order";
        return failure();
      }
      std::string text =
          getPipeline(outlineLoops, options) + ",verify-lowered-to-llvm";
      if (!options.empty())
        text += ("{rules=" + options + "}").str();
      return parsePassElements(text, registry, pm, error);
    },
};

void strata::registerConvertToLLVMPasses(PassRegistry &registry) {
  registerInternalizePrivateFunctionsPass(registry);
  registerRunForDialect(registry);
  registry.add(verifyInfo);
  registry.add(pipelineInfo);
}
