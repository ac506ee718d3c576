// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that hand out work to threads themselves.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/PassManager.h"

#include "gtest/gtest.h"

#include <atomic>

using namespace strata;

namespace {
constexpr unsigned NumFunctions = 500;

/// Reports each function, and takes the return from those with "broken".
struct Worker : Pass {
  using Pass::Pass;
  static std::atomic<unsigned> numPieces;
  void runOnOperation() override {
    SmallVector<Operation *> functions;
    for (Operation &op : getOperation()->getRegion(0).front())
      functions.push_back(&op);
    numPieces = 0;
    runInParallel(functions, [&](ArrayRef<Operation *> piece) {
      ++numPieces;
      for (Operation *function : piece) {
        function->emitRemark() << function->getAttr("sym_name");
        if (function->hasAttr("broken"))
          function->getRegion(0).front().getLastOp()->erase();
      }
    });
  }
};
std::atomic<unsigned> Worker::numPieces;

constexpr PassInfo info = {.argument = "work",
                           .name = "Work",
                           .summary = "",
                           .create = makePass<Worker>};

struct Outcome {
  bool isFine = false;
  std::vector<std::string> remarks, errors;
};

/// Function `broken`, if there is one, gets the attribute.
Outcome run(unsigned numThreads, unsigned broken) {
  Outcome outcome;
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerCoreDialects(ctx);
  ctx.setNumThreads(numThreads);
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    bool isRemark = diag.getSeverity() == DiagnosticSeverity::Remark;
    (isRemark ? outcome.remarks : outcome.errors)
        .push_back(diag.getMessage().str());
    return success();
  });
  std::string text;
  for (unsigned i = 0; i < NumFunctions; ++i)
    text += "func.func @f" + std::to_string(i) + "()" +
            (i == broken ? " attributes {broken}" : "") + " { return }\n";
  OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_TRUE(bool(module));
  if (!module)
    return outcome;
  PassManager pm(&ctx);
  pm.addPass(info.create(info));
  outcome.isFine = succeeded(pm.run(module.get()));
  return outcome;
}
} // namespace

TEST(ParallelWorkTest, ReportsInOrder) {
  Outcome one = run(1, NumFunctions);
  EXPECT_EQ(Worker::numPieces, 1u);
  Outcome eight = run(8, NumFunctions);
  EXPECT_GT(Worker::numPieces, 1u);
  EXPECT_TRUE(one.isFine && eight.isFine);
  ASSERT_EQ(one.remarks.size(), size_t(NumFunctions));
  EXPECT_EQ(one.remarks.back(), "\"f499\"");
  EXPECT_EQ(one.remarks, eight.remarks);
}

// Changes by threads are verified like changes by the pass itself.
TEST(ParallelWorkTest, ChangesAreVerified) {
  for (unsigned threads : {1u, 8u}) {
    Outcome outcome = run(threads, 321);
    EXPECT_FALSE(outcome.isFine);
    ASSERT_EQ(outcome.errors.size(), size_t(1));
    EXPECT_EQ(outcome.errors.front(),
              "empty block: expect at least a terminator");
  }
}
