// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Misuse of pass managers and registries: an error in every build, and an assertion
// where there is one.
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/PassWrapper.h"
#include "strata/Transforms/Passes.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

struct OnFunctions : PassWrapper<OnFunctions, OperationPass<func::FuncOp>> {
  StringRef getArgument() const override { return "on-functions"; }
  void runOnOperation() override { getOperation().getName(); }
};

/// Runs a pipeline on an operation that is not the pass's.
struct OutsideRun : PassWrapper<OutsideRun, OperationPass<ModuleOp>> {
  explicit OutsideRun(Operation *target) : target(target) {}
  StringRef getArgument() const override { return "outside-run"; }
  void runOnOperation() override {
    OpPassManager pipeline("builtin.module");
    if (failed(runPipeline(pipeline, target)))
      signalPassFailure();
  }
  Operation *target;
};

class PassMisuseTest : public testing::Test {
protected:
  PassMisuseTest() {
    registerCoreDialects(ctx);
    module = ModuleOp::create(&ctx, {});
  }
  /// The messages of a failing run, a line each.
  std::string run(PassManager &pm) {
    std::string messages;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      messages += diag.getMessage().str() + "\n";
      return success();
    });
    EXPECT_TRUE(failed(pm.run(module.get())));
    return messages;
  }
  Context ctx;
  OwningOpRef<ModuleOp> module;
};
using PassMisuseDeathTest = PassMisuseTest;

} // namespace

TEST_F(PassMisuseTest, WrongAnchorOfManager) {
  PassManager pm(&ctx, "func.func");
  EXPECT_EQ(run(pm), "can't run 'func.func' pass manager on 'builtin.module' "
                     "op\n");
}

TEST_F(PassMisuseTest, PipelineOutsideOfOperation) {
  OwningOpRef<ModuleOp> unrelated = ModuleOp::create(&ctx, {});
  PassManager pm(&ctx, "builtin.module");
  pm.addPass(std::make_unique<OutsideRun>(unrelated.get()));
  EXPECT_NE(run(pm), "");
}

#ifdef NDEBUG

TEST_F(PassMisuseTest, WrongAnchorOfPass) {
  PassManager pm(&ctx, "builtin.module");
  pm.addPass(std::make_unique<OnFunctions>());
  EXPECT_NE(
      run(pm).find("restricted to 'func.func' on a PassManager intended to "
                   "run on 'builtin.module', did you intend to nest?"),
      std::string::npos);
}

#elif GTEST_HAS_DEATH_TEST

TEST_F(PassMisuseDeathTest, WrongAnchorOfPass) {
  PassManager pm(&ctx, "builtin.module");
  EXPECT_DEATH(pm.addPass(std::make_unique<OnFunctions>()),
               "the pass is for another operation");
}

TEST_F(PassMisuseDeathTest, RegistryThatDied) {
  std::unique_ptr<Pass> pass;
  {
    PassRegistry registry;
    registerTransformsPasses(registry);
    pass = registry.create("inline");
  }
  EXPECT_DEATH(pass->getRegistry(), "the registry of the pass was destroyed");
  EXPECT_DEATH(pass->clone()->getRegistry(),
               "the registry of the pass was destroyed");
}

#endif
