// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Debug/ActionTracer.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Debug/ActionLogger.h"
#include "strata/Debug/ActionProfiler.h"
#include "strata/Debug/Counter.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Support/Thread.h"

#include "llvm/Support/JSON.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::tracing;

namespace {
struct TestAction : ActionImpl<TestAction> {
  static constexpr StringLiteral tag = "test-action";
  TestAction(ArrayRef<IRUnit> units, int number)
      : ActionImpl(units), number(number) {}
  void print(raw_ostream &os) const override { os << tag << '-' << number; }
  int number;
};

struct PlainAction : ActionImpl<PlainAction> {
  using ActionImpl::ActionImpl;
  static constexpr StringLiteral tag = "plain";
};

class ActionTracerTest : public testing::Test {
protected:
  ActionTracerTest() : os(text) {
    ctx.allowUnregisteredDialects();
    module = parseSourceString<ModuleOp>(R"mlir(
      module @m {
        %0 = "a.b"() ({ "a.c"() : () -> () }) : () -> i32
      } loc("f.c":1:2)
    )mlir",
                                         &ctx);
  }
  Context ctx;
  OwningOpRef<ModuleOp> module;
  std::string text;
  llvm::raw_string_ostream os;
};
} // namespace

TEST_F(ActionTracerTest, WithoutHandler) {
  EXPECT_FALSE(ctx.hasActionHandler());
  int numRuns = 0;
  ctx.executeAction<TestAction>([&] { ++numRuns; }, {}, 1);
  EXPECT_EQ(numRuns, 1);
}

TEST_F(ActionTracerTest, Log) {
  ActionLogger logger(os, "main");
  {
    ActionTracer tracer(&ctx);
    tracer.addObserver(logger);
    Operation *op = &module->front();
    ctx.executeAction<TestAction>(
        [&] {
          ctx.executeAction<PlainAction>([] {}, {op, op->getBlock()});
          Thread worker;
          ASSERT_TRUE(worker.start([&] {
            ctx.executeAction<PlainAction>([] {}, IRUnit(&op->getRegion(0)));
          }));
        },
        {}, 7);
  }
  EXPECT_FALSE(ctx.hasActionHandler());
  EXPECT_EQ(text, R"([thread main] begins (no breakpoint) Action test-action-7`
[thread main] begins (no breakpoint) Action Action "plain" (%0 = "a.b"() ({...}) : () -> i32, Block #0 of Region #0 for op module @m {...})`
[thread main] completed `plain`
[thread main-worker-0] begins (no breakpoint) Action Action "plain" (Region #0 for op %0 = "a.b"() ({...}) : () -> i32)`
[thread main-worker-0] completed `plain`
[thread main] completed `test-action`
)");
}

TEST_F(ActionTracerTest, Counters) {
  DebugCounter counter;
  ActionLogger logger(os, "main");
  counter.addCounter("test-action", 1, 1);
  ActionTracer tracer(&ctx);
  tracer.setCounter(counter);
  tracer.addObserver(logger);
  std::vector<int> executed;
  for (int i = 0; i < 3; ++i)
    ctx.executeAction<TestAction>([&] { executed.push_back(i); }, {}, i);
  EXPECT_EQ(executed, std::vector<int>({1}));
  EXPECT_EQ(text, R"([thread main] skips (debug counter) Action test-action-0`
[thread main] begins (no breakpoint) Action test-action-1`
[thread main] completed `test-action`
[thread main] skips (debug counter) Action test-action-2`
)");
  text.clear();
  counter.print(os);
  EXPECT_EQ(text, "DebugCounter counters:\n"
                  "test-action                     : {3,1,1}\n");
  EXPECT_EQ(counter.getCount("test-action"), 3);
  EXPECT_EQ(counter.getCount("other"), 0);
}

TEST_F(ActionTracerTest, CounterText) {
  DebugCounter counter;
  std::string error;
  EXPECT_TRUE(succeeded(counter.parse("b-count=2,a-skip=1,a-count=0", error)));
  counter.print(os);
  EXPECT_EQ(text, "DebugCounter counters:\n"
                  "a                               : {0,1,0}\n"
                  "b                               : {0,0,2}\n");
  EXPECT_TRUE(counter.shouldExecute("c"));
  EXPECT_FALSE(counter.shouldExecute("a"));
  EXPECT_FALSE(counter.shouldExecute("a"));
  EXPECT_TRUE(failed(counter.parse("a-skip", error)));
  EXPECT_TRUE(failed(counter.parse("a-skip=x", error)));
  EXPECT_TRUE(failed(counter.parse("a=1", error)));
  EXPECT_TRUE(failed(counter.parse("a-skip=-1", error)));
  EXPECT_TRUE(failed(counter.parse("-skip=1", error)));
}

TEST_F(ActionTracerTest, Filters) {
  EXPECT_FALSE(SourceFilter::parse(""));
  EXPECT_FALSE(SourceFilter::parse(":1:2"));
  EXPECT_FALSE(SourceFilter::parse("f.c:-1"));
  EXPECT_FALSE(SourceFilter::parse("f.c:-1:2"));
  EXPECT_FALSE(SourceFilter::parse("f.c:1:-1"));
  auto matches = [&](StringRef filter, StringRef loc) {
    auto op =
        parseSourceString<ModuleOp>(("module {} loc(" + loc + ")").str(), &ctx);
    return SourceFilter::parse(filter)->matches(op->getLoc(), &ctx);
  };
  EXPECT_TRUE(matches("f.c", R"("f.c":1:2)"));
  EXPECT_TRUE(matches("f.c:1", R"("f.c":1:2)"));
  EXPECT_TRUE(matches("f.c:1:2", R"("f.c":1:2)"));
  EXPECT_FALSE(matches("f.c:1:3", R"("f.c":1:2)"));
  EXPECT_FALSE(matches("f.c:2", R"("f.c":1:2)"));
  EXPECT_FALSE(matches("c", R"("f.c":1:2)"));
  EXPECT_TRUE(matches("f.c:1:x", R"("f.c:1:x":1:2)"));
  EXPECT_TRUE(matches("g.c", R"(fused["f.c":1:2, "n"("g.c":3:4)])"));
  EXPECT_FALSE(matches("f.c", R"(callsite("f.c":1:2 at "f.c":3:4))"));
  EXPECT_FALSE(matches("f.c", "unknown"));
}

TEST_F(ActionTracerTest, Profile) {
  {
    ActionProfiler profiler(os);
    ActionTracer tracer(&ctx);
    tracer.addObserver(profiler);
    ctx.executeAction<TestAction>([] {}, IRUnit(module.get()), 1);
  }
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  ASSERT_TRUE(bool(value));
  ASSERT_EQ(value->getAsArray()->size(), 2u);
  const llvm::json::Object *args =
      value->getAsArray()->front().getAsObject()->getObject("args");
  ASSERT_TRUE(args);
  EXPECT_EQ(args->getString("desc"), StringRef("test-action-1"));
  EXPECT_EQ(args->getString("symbol"), StringRef("m"));
}
