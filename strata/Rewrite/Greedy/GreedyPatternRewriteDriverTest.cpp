// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that break the rules of the driver: they are named, and rewriting ends.
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Says that it rewrote, and did not.
struct NoChange : RewritePattern {
  NoChange(Context *ctx) : RewritePattern("test.op", 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *, PatternRewriter &) const override {
    return success();
  }
};

/// Changes the operation without telling the rewriter.
struct SilentChange : RewritePattern {
  SilentChange(Context *ctx) : RewritePattern("test.op", 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &) const override {
    op->setAttr("touched", UnitAttr::get(op->getContext()));
    return success();
  }
};

/// Inserts an operation, and says that it did not match.
struct ChangeAndFail : RewritePattern {
  ChangeAndFail(Context *ctx) : RewritePattern("test.op", 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    rewriter.create(op->getLoc(), "test.new");
    return failure();
  }
};

class GreedyPatternRewriteDriverTest : public testing::Test {
protected:
  /// Applies one pattern to a module with two operations; the messages, a line each.
  template <typename Pattern> std::string apply() {
    OwningOpRef<ModuleOp> module = ModuleOp::create(&ctx, Location());
    OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
    builder.create(Location(), "test.op");
    builder.create(Location(), "test.op");
    std::string messages;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      messages += diag.getMessage().str() + "\n";
      return success();
    });
    RewritePatternSet patterns(&ctx);
    patterns.add<Pattern>(&ctx);
    EXPECT_TRUE(failed(applyPatternsGreedily(*module, std::move(patterns))));
    return messages;
  }
  Context ctx;
};

} // namespace

TEST_F(GreedyPatternRewriteDriverTest, SuccessWithoutChange) {
  EXPECT_EQ(apply<NoChange>(), "pattern 'NoChange' returned success without "
                               "changing the IR through the rewriter\n");
}

TEST_F(GreedyPatternRewriteDriverTest, ChangeThatTheRewriterDoesNotSee) {
  EXPECT_EQ(apply<SilentChange>(),
            "pattern 'SilentChange' returned success "
            "without changing the IR through the rewriter\n");
}

TEST_F(GreedyPatternRewriteDriverTest, FailureAfterChange) {
  EXPECT_EQ(apply<ChangeAndFail>(), "pattern 'ChangeAndFail' returned failure "
                                    "after changing the IR\n");
}
