// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How conversions go: order, legality, folding, failures.
#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

using namespace strata;

namespace {
class DialectConversionTest : public ConversionTest {};
} // namespace

using Ranges = LambdaPattern::Ranges;

TEST_F(DialectConversionTest, ReplacesOperations) {
  addRename(nullptr, "t.def", "low.def");
  addRename(nullptr, "t.add", "low.add");
  EXPECT_EQ(convert(R"(
func.func @f(%a: i32) -> i32 {
  %0 = "t.def"() : () -> i32
  %1 = "t.add"(%0, %a) : (i32, i32) -> i32
  return %1 : i32
})"),
            R"(module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = "low.def"() : () -> i32
    %1 = "low.add"(%0, %arg0) : (i32, i32) -> i32
    return %1 : i32
  }
}
)");
}

TEST_F(DialectConversionTest, CastsWhereTypesMeet) {
  addRename(&widen, "t.add", "low.add");
  ConversionConfig config;
  config.buildMaterializations = false;
  // One cast per value and type, directly after the definition.
  EXPECT_EQ(convert(R"(
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = "t.add"(%a, %b) : (i32, i32) -> i32
  %1 = "t.add"(%0, %b) : (i32, i32) -> i32
  "low.use"(%0) : (i32) -> ()
  return %1 : i32
})",
                    config),
            R"(module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : i32 to i64
    %2 = "low.add"(%1, %0) : (i64, i64) -> i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to i32
    %4 = "low.add"(%2, %0) : (i64, i64) -> i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to i32
    "low.use"(%3) : (i32) -> ()
    return %5 : i32
  }
}
)");
}

TEST_F(DialectConversionTest, ResultsAreLegalizedInTurn) {
  addRename(nullptr, "t.def", "t.use");
  addRename(nullptr, "t.def", "t.yield");
  addRename(nullptr, "t.yield", "low.use");
  // Patterns that cannot reach a legal operation are not tried.
  EXPECT_EQ(convert("\"t.def\"() : () -> ()"), R"(module {
  "low.use"() : () -> ()
}
)");
}

TEST_F(DialectConversionTest, ShortestWayFirst) {
  // The way over t.yield is longer, whatever the benefit.
  addRename(nullptr, "t.def", "t.yield", 10);
  addRename(nullptr, "t.yield", "low.use");
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(convert("\"t.def\"() : () -> ()"), R"(module {
  "low.def"() : () -> ()
}
)");
}

TEST_F(DialectConversionTest, BenefitOfEqualWays) {
  addRename(nullptr, "t.def", "low.def", 1);
  addRename(nullptr, "t.def", "low.use", 2);
  EXPECT_EQ(convert("\"t.def\"() : () -> ()"), R"(module {
  "low.use"() : () -> ()
}
)");
}

TEST_F(DialectConversionTest, NextPatternAfterOneThatFailed) {
  // Makes things that cannot be legal, without saying so.
  add(
      "bad", "t.def",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        rewriter.replaceOp(op, rewriter.create(op->getLoc(), "t.use"));
        return success();
      },
      2);
  // Changes things and fails then.
  add(
      "late", "t.def",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        return failure();
      },
      3);
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(convert("\"t.def\"() : () -> ()"), R"(module {
  "low.def"() : () -> ()
}
)");
}

/// Takes one off the attribute `n`, until it is 0.
static LogicalResult countDown(Operation *op, Ranges,
                               ConversionPatternRewriter &rewriter) {
  int64_t n = op->getAttrOfType<IntegerAttr>("n").getValue().getSExtValue();
  if (!n) {
    rewriter.replaceOp(op, rewriter.create(op->getLoc(), "low.use"));
    return success();
  }
  rewriter.replaceOp(
      op,
      rewriter.create(op->getLoc(), "t.use", {}, {},
                      {rewriter.getNamedAttr(
                          "n", rewriter.getI32IntegerAttr(int32_t(n - 1)))}));
  return success();
}

TEST_F(DialectConversionTest, UnlessTheySayThatItEnds) {
  patterns.add<LambdaPattern>("count", "t.use", countDown);
  patterns.getPatterns().back()->setHasBoundedRewriteRecursion();
  EXPECT_EQ(convert("\"t.use\"() {n = 5000 : i32} : () -> ()"), R"(module {
  "low.use"() : () -> ()
}
)");
}

TEST_F(DialectConversionTest, Folds) {
  target.addIllegalOp("arith.addi");
  EXPECT_EQ(convert(R"(
func.func @f(%a: i32) -> (i32, i32) {
  %c = arith.constant 2 : i32
  %z = arith.constant 0 : i32
  %0 = arith.addi %c, %c : i32
  %1 = arith.addi %a, %z : i32
  return %0, %1 : i32, i32
})"),
            R"(module {
  func.func @f(%arg0: i32) -> (i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c0_i32 = arith.constant 0 : i32
    %c4_i32 = arith.constant 4 : i32
    return %c4_i32, %arg0 : i32, i32
  }
}
)");
}

TEST_F(DialectConversionTest, FoldsWhenAsked) {
  const char *text = R"(
func.func @f(%a: i32) -> i32 {
  %z = arith.constant 0 : i32
  %1 = arith.addi %a, %z : i32
  return %1 : i32
})";
  target.addIllegalOp("arith.addi");
  addRename(nullptr, "arith.addi", "low.add");
  ConversionConfig config;
  config.foldingMode = DialectConversionFoldingMode::Never;
  EXPECT_NE(convert(text, config).find("low.add"), std::string::npos);
  patterns = RewritePatternSet(&ctx);
  config.foldingMode = DialectConversionFoldingMode::AfterPatterns;
  EXPECT_EQ(convert(text, config).find("addi"), std::string::npos);
}

//===-- Legality -----------------------------------------------------------===//

TEST_F(DialectConversionTest, WhatIsUnknownStays) {
  addRename(nullptr, "t.def", "low.def");
  llvm::DenseSet<Operation *> left;
  ConversionConfig config;
  config.unlegalizedOps = &left;
  EXPECT_EQ(convert("\"t.def\"() : () -> ()\n\"x.y\"() : () -> ()", config),
            R"(module {
  "low.def"() : () -> ()
  "x.y"() : () -> ()
}
)");
  EXPECT_EQ(left.size(), 1u);
}

TEST_F(DialectConversionTest, DynamicLegality) {
  target.addDynamicallyLegalOp(
      [](Operation *op) { return op->hasAttr("fine"); }, "t.use");
  // std::nullopt defers to the callback that was added before.
  target.addDynamicallyLegalOp(
      [](Operation *op) -> std::optional<bool> {
        if (op->hasAttr("never"))
          return false;
        return std::nullopt;
      },
      "t.use");
  addRename(nullptr, "t.use", "low.use");
  EXPECT_EQ(convert(R"("t.use"() {fine} : () -> ()
"t.use"() : () -> ()
"t.use"() {fine, never} : () -> ())"),
            R"(module {
  "t.use"() {fine} : () -> ()
  "low.use"() : () -> ()
  "low.use"() {fine, never} : () -> ()
}
)");
}

TEST_F(DialectConversionTest, RecursiveLegality) {
  target.addLegalOp("t.region");
  target.markOpRecursivelyLegal(
      "t.region", [](Operation *op) { return op->hasAttr("all"); });
  addRename(nullptr, "t.use", "low.use");
  EXPECT_EQ(convert(R"("t.region"() ({
  "t.use"() : () -> ()
}) {all} : () -> ()
"t.region"() ({
  "t.use"() : () -> ()
}) : () -> ())"),
            R"(module {
  "t.region"() ({
    "t.use"() : () -> ()
  }) {all} : () -> ()
  "t.region"() ({
    "low.use"() : () -> ()
  }) : () -> ()
}
)");
}

TEST_F(DialectConversionTest, QuestionsToTargets) {
  using Action = ConversionTarget::LegalizationAction;
  target.addIllegalOp("low.use");
  EXPECT_EQ(target.getOpAction("low.use"), Action::Illegal);
  EXPECT_EQ(target.getOpAction("low.def"), Action::Legal);
  EXPECT_EQ(target.getOpAction("x.y"), std::nullopt);
  OwningOpRef<> module =
      parse("\"x.y\"() : () -> ()\n\"low.use\"() : () -> ()");
  Block &body = module->getRegion(0).front();
  EXPECT_FALSE(target.isLegal(&body.front()));
  EXPECT_FALSE(target.isIllegal(&body.front()));
  EXPECT_TRUE(target.isIllegal(&body.back()));
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  EXPECT_TRUE(target.isLegal(&body.front()));
}

TEST_F(DialectConversionTest, UnreachableBlocksStay) {
  addRename(nullptr, "t.use", "low.use");
  std::string text = convert(R"(
func.func @f() {
  return
^bb1:
  "t.use"() : () -> ()
  return
})");
  EXPECT_NE(text.find("t.use"), std::string::npos);
}

TEST_F(DialectConversionTest, Analysis) {
  addRename(nullptr, "t.def", "low.def");
  OwningOpRef<> module = parse(R"("t.def"() : () -> ()
"t.use"() : () -> ()
"low.use"() : () -> ())");
  std::string before = print(module.get());
  llvm::DenseSet<Operation *> legal;
  ConversionConfig config;
  config.legalizableOps = &legal;
  EXPECT_TRUE(succeeded(
      applyAnalysisConversion(module.get(), target, freeze(), config)));
  EXPECT_EQ(print(module.get()), before);
  SmallVector<bool> found;
  for (Operation &op : module->getRegion(0).front())
    found.push_back(legal.contains(&op));
  EXPECT_EQ(found, (SmallVector<bool>{true, false, true}));
}

//===-- Listeners ----------------------------------------------------------===//

TEST_F(DialectConversionTest, ListenersHearOfWhatStays) {
  struct : RewriterBase::Listener {
    void notifyOperationInserted(Operation *op,
                                 OpBuilder::InsertPoint) override {
      log += "+" + op->getName().getStringRef().str();
    }
    void notifyOperationErased(Operation *op) override {
      log += "-" + op->getName().getStringRef().str();
    }
    void notifyOperationReplaced(Operation *, ValueRange) override {
      log += "=";
    }
    std::string log;
  } listener;
  add(
      "late", "t.def",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        return failure();
      },
      3);
  addRename(nullptr, "t.def", "low.def");
  ConversionConfig config;
  config.listener = &listener;
  convert("%0 = \"t.def\"() : () -> i32", config);
  EXPECT_EQ(listener.log, "+low.def=-t.def");
}

//===-- Without rollback ---------------------------------------------------===//

TEST_F(DialectConversionTest, WithoutRollbackPatternsSeeChanges) {
  addRename(&widen, "t.def", "low.def");
  bool hasSeen = false;
  patterns.add<LambdaPattern>(
      widen, "use", "t.use",
      [&](Operation *op, Ranges operands, ConversionPatternRewriter &rewriter) {
        // A cast replaces the old result, and patterns get the inputs of the
        // cast.
        Operation *def = op->getOperand(0).getDefiningOp();
        hasSeen = def->getName().getStringRef() ==
                  "builtin.unrealized_conversion_cast";
        EXPECT_EQ(operands[0][0].getDefiningOp()->getName().getStringRef(),
                  "low.def");
        EXPECT_EQ(def->getPrevNode(), operands[0][0].getDefiningOp());
        rewriter.replaceOp(
            op, rewriter.create(op->getLoc(), "low.use", operands[0]));
        EXPECT_EQ(op->getBlock(), nullptr);
        return success();
      });
  ConversionConfig config;
  config.allowPatternRollback = false;
  EXPECT_EQ(convert("%0 = \"t.def\"() : () -> i32\n\"t.use\"(%0) : (i32) -> ()",
                    config),
            R"(module {
  %0 = "low.def"() : () -> i64
  "low.use"(%0) : (i64) -> ()
}
)");
  EXPECT_TRUE(hasSeen);
}

TEST_F(DialectConversionTest, WithoutRollbackItEndsWhereItFails) {
  addRename(nullptr, "t.def", "low.def");
  add(
      "late", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        return failure();
      },
      2);
  addRename(nullptr, "t.use", "low.use");
  OwningOpRef<> module =
      parse("\"t.def\"() : () -> ()\n\"t.use\"() : () -> ()");
  ConversionConfig config;
  config.allowPatternRollback = false;
  EXPECT_TRUE(
      failed(applyPartialConversion(module.get(), target, freeze(), config)));
  EXPECT_EQ(messages, (Messages{"pattern 'late' rollback of IR modifications "
                                "requested"}));
  EXPECT_EQ(print(module.get()), R"(module {
  "low.def"() : () -> ()
  "low.use"() : () -> ()
  "t.use"() : () -> ()
}
)");
}

TEST_F(DialectConversionTest, WithoutRollbackResultsHaveToBeLegal) {
  add("hopeful", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        rewriter.replaceOp(op, rewriter.create(op->getLoc(), "t.yield"));
        return success();
      });
  OwningOpRef<> module = parse("\"t.use\"() : () -> ()");
  ConversionConfig config;
  config.allowPatternRollback = false;
  EXPECT_TRUE(
      failed(applyPartialConversion(module.get(), target, freeze(), config)));
  EXPECT_EQ(messages,
            (Messages{"pattern 'hopeful' produced IR that could not be "
                      "legalized. new ops: {low.use, t.yield}, modified ops: "
                      "{}"}));
}
