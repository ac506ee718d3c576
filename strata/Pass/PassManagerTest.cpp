// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassManager.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Pass/PassWrapper.h"

#include "llvm/Support/CommandLine.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
enum class Mode : uint8_t { Slow, Fast };

/// Sets an attribute of a module, if it is absent.
struct Mark : PassWrapper<Mark, OperationPass<ModuleOp>> {
  Mark() = default;
  Mark(const Mark &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "mark"; }
  void runOnOperation() override {
    if (getOperation()->hasAttr("test.mark"))
      return;
    getOperation()->setAttr("test.mark", StringAttr::get(&getContext(), *text));
    ++numMarked;
  }
  Option<std::string> text{*this, "text", llvm::cl::desc("The value"),
                           llvm::cl::init("x")};
  Option<Mode> mode{
      *this, "mode", llvm::cl::desc("How"), llvm::cl::init(Mode::Slow),
      llvm::cl::values(clEnumValN(Mode::Slow, "slow", "Take time"),
                       clEnumValN(Mode::Fast, "fast", "Hurry"))};
  ListOption<int> numbers{*this, "numbers", llvm::cl::desc("Some numbers"),
                          llvm::cl::list_init<int>({1, 2})};
  Option<int> plain{*this, "plain", llvm::cl::desc("Without default")};
  Statistic numMarked{this, "num-marked", "Number of modules marked"};
};

class PassManagerTest : public testing::Test {
protected:
  PassManagerTest() : os(text) {
    ctx.disableMultithreading();
    ctx.allowUnregisteredDialects();
    module = parseSourceString<ModuleOp>("", &ctx);
  }
  Context ctx;
  OwningOpRef<ModuleOp> module;
  std::string text;
  llvm::raw_string_ostream os;
};
} // namespace

TEST_F(PassManagerTest, OptionsAsInMLIR) {
  Mark pass;
  EXPECT_EQ(*pass.text, "x");
  EXPECT_EQ(pass.text.getDescription(), "The value");
  EXPECT_EQ(*pass.mode, Mode::Slow);
  EXPECT_EQ(pass.mode.getWords().size(), 2u);
  EXPECT_EQ(pass.numbers.getValues(), ArrayRef<int>({1, 2}));
  EXPECT_EQ(*pass.plain, 0);
  PassTextError error;
  EXPECT_TRUE(
      succeeded(pass.initializeOptions("text=y mode=fast plain=3", error)));
  EXPECT_EQ(*pass.text, "y");
  EXPECT_EQ(*pass.mode, Mode::Fast);
  EXPECT_TRUE(failed(pass.initializeOptions("mode=quick", error)));
}

TEST_F(PassManagerTest, IRPrinting) {
  PassManager pm = PassManager::on<ModuleOp>(&ctx);
  pm.addPass(std::make_unique<Mark>());
  pm.addPass(std::make_unique<Mark>());
  pm.enableIRPrinting(
      [](Pass *, Operation *) { return false; },
      [](Pass *pass, Operation *) { return pass->getArgument() == "mark"; },
      /*printModuleScope=*/true, /*printAfterOnlyOnChange=*/true,
      /*printAfterOnlyOnFailure=*/false, os);
  ASSERT_TRUE(succeeded(pm.run(module.get())));
  StringRef printed = os.str();
  EXPECT_TRUE(printed.contains("IR Dump After")) << printed.str();
  EXPECT_TRUE(printed.contains("test.mark = \"x\""));
  EXPECT_EQ(printed.count("IR Dump"), 1u) << "the second pass changes nothing";
}

TEST_F(PassManagerTest, TimingAndStatistics) {
  {
    PassManager pm = PassManager::on<ModuleOp>(&ctx);
    pm.addPass(std::make_unique<Mark>());
    pm.enableTiming(os);
    pm.enableStatistics(os);
    ASSERT_TRUE(succeeded(pm.run(module.get())));
    EXPECT_TRUE(StringRef(os.str()).contains("1 num-marked"));
    EXPECT_FALSE(StringRef(os.str()).contains("Execution time report"));
  }
  EXPECT_TRUE(StringRef(os.str()).contains("Execution time report"));
}
