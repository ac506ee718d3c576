// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestPasses.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace strata;

namespace {
struct TestFailure : Pass {
  using Pass::Pass;
  Option<bool> genDiagnostics{*this, "gen-diagnostics",
                              "Generate a diagnostic message", false};
  void runOnOperation() override {
    if (genDiagnostics)
      emitError(&getContext(), getOperation()->getLoc(), "illegal operation");
    signalPassFailure();
  }
};

struct TestCrash : Pass {
  using Pass::Pass;
  void runOnOperation() override { std::abort(); }
};

/// Makes the function invalid: its first operation misses an attribute.
struct TestInvalidIR : Pass {
  using Pass::Pass;
  Option<bool> signalFailure{*this, "signal-pass-failure",
                             "Trigger a pass failure", false};
  Option<bool> emitInvalidIR{*this, "emit-invalid-ir", "Emit invalid IR", true};
  void runOnOperation() override {
    Region &region = getOperation()->getRegion(0);
    if (signalFailure)
      signalPassFailure();
    if (!emitInvalidIR || region.empty())
      return;
    OpBuilder builder(&getContext());
    builder.setInsertionPointToStart(&region.front());
    builder.create({}, "func.call", {}, {});
  }
};

struct TestInvalidParent : Pass {
  using Pass::Pass;
  bool canScheduleOn(const OpDefinition &def) const override {
    return def.name == "func.func";
  }
  /// Calls an absent function: the table around the function is wrong then.
  void runOnOperation() override {
    OpBuilder builder(&getContext());
    builder.setInsertionPointToStart(&getOperation()->getRegion(0).front());
    builder.create(
        getOperation()->getLoc(), "func.call", {}, {},
        {builder.getNamedAttr(
            "callee", FlatSymbolRefAttr::get(&getContext(), "not_there"))});
  }
};

/// Makes the module invalid without telling the Context's MutationObserver.
struct TestUnobservedChange : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Context *ctx = &getContext();
    MutationObserver *observer = ctx->getObserver();
    ctx->setObserver(nullptr);
    OpBuilder builder(ctx);
    builder.setInsertionPointToStart(&getOperation()->getRegion(0).front());
    builder.create(getOperation()->getLoc(), "func.call", {}, {});
    ctx->setObserver(observer);
  }
};

/// Reports a remark of each kind for each operation inside, and one that the next
/// makes obsolete.
struct TestRemark : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    using remark::RemarkOpts;
    getOperation()->walk([&](Operation *op) {
      if (op == getOperation())
        return;
      constexpr StringLiteral why =
                                  "because we are testing the remark pipeline",
                              how = "try using the remark pipeline feature";
      RemarkOpts opts = RemarkOpts::name("test-remark");
      Location loc = op->getLoc();
      remark::missed(loc, opts.category("a-category-1-missed"))
          << remark::add("This is a test missed remark")
          << remark::reason(why.data()) << remark::suggest(how.data());
      remark::passed(loc, opts.category("category-1-passed"))
          << remark::add("This is a test passed remark (should be dropped)")
          << remark::reason(why.data()) << remark::suggest(how.data());
      remark::passed(loc, opts.category("category-1-passed"))
          << remark::add("This is a test passed remark")
          << remark::reason(why.data()) << remark::suggest(how.data());
      remark::failed(loc, opts.category("category-2-failed"))
          << remark::add("This is a test failed remark")
          << remark::reason(why.data()) << remark::suggest(how.data());
      remark::analysis(loc, opts.category("category-2-analysis"))
          << remark::add("This is a test analysis remark");
    });
    markAllAnalysesPreserved();
  }
};

struct TestNothing : Pass {
  using Pass::Pass;
  void runOnOperation() override {}
};

struct TestEndless : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    for (volatile bool goesOn = true; goesOn;) {
    }
  }
};

struct TestStatistics : Pass {
  using Pass::Pass;
  Statistic numOps{*this, "num-ops", "Number of operations"};
  Statistic numRuns{*this, "num-runs", "Number of runs"};
  void runOnOperation() override {
    ++numRuns;
    getOperation()->walk([&](Operation *) { ++numOps; });
    markAllAnalysesPreserved();
  }
};

enum class Choice : uint8_t { Zero, One, Two };

struct TestOptions : Pass {
  using Pass::Pass;
  ListOption<int> list{*this, "list", "Example list option"};
  ListOption<std::string> stringList{*this, "string-list",
                                     "Example string list option"};
  Option<std::string> string{*this, "string", "Example string option"};
  Option<Choice> choice{*this,
                        "enum",
                        "Example enum option",
                        Choice::Zero,
                        {{Choice::Zero, "zero", "Example zero value"},
                         {Choice::One, "one", "Example one value"},
                         {Choice::Two, "two", "Example two value"}}};
  void runOnOperation() override { markAllAnalysesPreserved(); }
};

/// Runs a pipeline on all functions, or on the operation itself.
struct TestDynamicPipeline : Pass {
  using Pass::Pass;
  Option<std::string> text{*this, "dynamic-pipeline", "Passes to run"};
  Option<bool> onNested{*this, "run-on-nested-operations",
                        "Run on operations inside", false};
  Option<bool> onParent{*this, "run-on-parent", "Run on the parent operation",
                        false};
  Option<bool> crashes{*this, "crash-after", "Crash when they have run", false};

  LogicalResult initialize(Context *ctx) override {
    PassTextError error;
    pipeline.clear();
    if (succeeded(parsePassElements(*text, *getRegistry(), pipeline, error)))
      return success();
    return emitError(ctx, Location(), error.message);
  }
  void runOnOperation() override {
    Operation *op = getOperation();
    if (onParent)
      return finish(runPipeline(pipeline, op->getParentOp()));
    if (!onNested)
      finish(runPipeline(pipeline, op));
    if (crashes)
      std::abort();
    if (!onNested)
      return;
    for (Operation &child : op->getRegion(0).front())
      if (child.hasTrait(OpTrait::IsolatedFromAbove))
        finish(runPipeline(pipeline, &child));
  }

private:
  void finish(LogicalResult result) {
    if (failed(result))
      signalPassFailure();
  }
  OpPassManager pipeline;
};

/// Computes an analysis, and reports whether it was cached.
struct OpCount {
  explicit OpCount(Operation *op) {
    op->walk([&](Operation *) { ++count; });
  }
  int64_t count = 0;
};
struct TestAnalysis : Pass {
  using Pass::Pass;
  Option<bool> preserve{*this, "preserve", "Preserve the analysis", false};
  void runOnOperation() override {
    bool isCached = getCachedAnalysis<OpCount>().has_value();
    getOutputStream() << "ops: " << getAnalysis<OpCount>().count
                      << (isCached ? " (cached)" : "") << '\n';
    if (preserve)
      markAnalysesPreserved<OpCount>();
  }
};

struct TestPipelineOptions : PassOptions {
  PassListOption<int> list{*this, "list", "Example list option"};
  PassOption<std::string> string{*this, "string", "Example string option"};
};
} // namespace

static constexpr PassInfo infos[] = {
    {.argument = "test-pass-failure",
     .name = "(anonymous namespace)::TestFailurePass",
     .summary = "Test a pass in the pass manager that always fails",
     .create = makePass<TestFailure>},
    {.argument = "test-pass-crash",
     .name = "(anonymous namespace)::TestCrashRecoveryPass",
     .summary = "Test a pass in the pass manager that always crashes",
     .create = makePass<TestCrash>},
    {.argument = "test-pass-create-invalid-ir",
     .name = "(anonymous namespace)::TestInvalidIRPass",
     .summary = "Test pass that adds an invalid operation in a function body",
     .create = makePass<TestInvalidIR>},
    {.argument = "test-pass-invalid-parent",
     .name = "(anonymous namespace)::TestInvalidParentPass",
     .summary = "Test a pass in the pass manager that makes its parent invalid",
     .create = makePass<TestInvalidParent>},
    {.argument = "test-function-pass",
     .name = "(anonymous namespace)::TestFunctionPass",
     .summary = "Test a function pass in the pass manager",
     .anchor = "func.func",
     .create = makePass<TestNothing>},
    {.argument = "test-module-pass",
     .name = "(anonymous namespace)::TestModulePass",
     .summary = "Test a module pass in the pass manager",
     .anchor = "builtin.module",
     .create = makePass<TestNothing>},
    {.argument = "test-unknown-dialect",
     .name = "TestUnknownDialect",
     .summary = "Test a pass that depends on a dialect that does not exist",
     .dependentDialects = {"builtin", "nosuchdialect"},
     .create = makePass<TestNothing>},
    {.argument = "test-stats-pass",
     .name = "(anonymous namespace)::TestStatisticPass",
     .summary = "Test pass statistics",
     .create = makePass<TestStatistics>},
    {.argument = "test-options-pass",
     .name = "(anonymous namespace)::TestOptionsPass",
     .summary = "Test options parsing capabilities",
     .anchor = "func.func",
     .create = makePass<TestOptions>},
    {.argument = "test-dynamic-pipeline",
     .name = "(anonymous namespace)::TestDynamicPipelinePass",
     .summary = "Tests the dynamic pipeline feature",
     .create = makePass<TestDynamicPipeline>},
    {.argument = "test-analysis",
     .name = "TestAnalysis",
     .summary = "Test analyses",
     .create = makePass<TestAnalysis>},
    {.argument = "test-remark",
     .name = "TestRemarkPass",
     .summary = "Test optimization remarks",
     .create = makePass<TestRemark>},
    {.argument = "test-endless",
     .name = "TestEndless",
     .summary = "Test a pass that does not end",
     .create = makePass<TestEndless>},
    {.argument = "test-unobserved-change",
     .name = "TestUnobservedChange",
     .summary = "Test a pass that changes IR without telling the observer",
     .create = makePass<TestUnobservedChange>},
};

static void buildNested(OpPassManager &pm, const PassOptions &) {
  auto make = [](StringRef argument) {
    for (const PassInfo &info : infos)
      if (argument == info.argument)
        return info.create(info);
    return std::unique_ptr<Pass>();
  };
  OpPassManager &module = pm.nest("builtin.module");
  module.addPass(make("test-module-pass"));
  module.addNestedPass("func.func", make("test-function-pass"));
  pm.addNestedPass("func.func", make("test-function-pass"));
}

static void buildWithOptions(OpPassManager &pm,
                             const TestPipelineOptions &options) {
  const PassInfo &info = infos[8];
  auto pass = std::make_unique<TestOptions>(info);
  pass->list = std::vector<int>(options.list.begin(), options.list.end());
  pass->string = *options.string;
  pm.addPass(std::move(pass));
}

static constexpr PassPipelineInfo pipelines[] = {
    makePassPipelineInfo<PassOptions, buildNested>(
        "test-pm-nested-pipeline",
        "Test a nested pipeline in the pass manager"),
    makePassPipelineInfo<TestPipelineOptions, buildWithOptions>(
        "test-options-pass-pipeline",
        "Parses options using pass pipeline registration"),
};

void strata::registerTestPasses(PassRegistry &registry) {
  for (const PassInfo &info : infos)
    registry.add(info);
  for (const PassPipelineInfo &info : pipelines)
    registry.add(info);
  registerPortedPasses(registry);
}
