// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The exact diagnostics of conversions that fail.
#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

using namespace strata;

namespace {
class ConversionFailureTest : public ConversionTest {
protected:
  const std::string useIsIllegal = "failed to legalize operation 't.use' that "
                                   "was explicitly marked illegal";
  /// Adds a pattern that erases operations called `root`.
  void addErase(StringRef root) {
    add("erase", root,
        [](Operation *op, LambdaPattern::Ranges,
           ConversionPatternRewriter &rewriter) {
          rewriter.eraseOp(op);
          return success();
        });
  }
};
} // namespace

using Ranges = LambdaPattern::Ranges;

TEST_F(ConversionFailureTest, ThereIsNoPattern) {
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(expectFailure("\"t.def\"() : () -> ()\n\"t.use\"() : () -> ()"),
            (Messages{useIsIllegal, "there is no pattern for this operation"}));
}

TEST_F(ConversionFailureTest, FullConversionWantsAllLegal) {
  EXPECT_EQ(expectFailure("\"x.y\"() : () -> ()", /*isFull=*/true),
            (Messages{"failed to legalize operation 'x.y'",
                      "there is no pattern for this operation"}));
}

TEST_F(ConversionFailureTest, FullConversionDoesNotSayIllegal) {
  ConversionConfig config;
  config.explainFailures = false;
  EXPECT_EQ(expectFailure("\"t.use\"() : () -> ()", /*isFull=*/true, config),
            (Messages{"failed to legalize operation 't.use'"}));
}

TEST_F(ConversionFailureTest, WhatWasTriedInOrder) {
  add("mute", "t.use", [](Operation *, Ranges, ConversionPatternRewriter &) {
    return failure();
  });
  add("picky", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        return rewriter.notifyMatchFailure(op, "it is too plain");
      });
  add("idle", "t.use", [](Operation *, Ranges, ConversionPatternRewriter &) {
    return success();
  });
  add(
      "best", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.create(op->getLoc(), "low.use");
        return rewriter.notifyMatchFailure(op, "it is too late");
      },
      2);
  EXPECT_EQ(
      expectFailure("\"t.use\"() : () -> ()"),
      (Messages{useIsIllegal, "pattern 'best' does not match: it is too late",
                "pattern 'mute' does not match",
                "pattern 'picky' does not match: it is too plain",
                ("pattern 'idle' matches, but neither replaces nor "
                 "changes the operation")}));
}

TEST_F(ConversionFailureTest, ChainOfWhatIsGenerated) {
  auto replaceBy = [](StringRef name) {
    return [name](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
      rewriter.replaceOp(op, rewriter.create(op->getLoc(), name));
      return success();
    };
  };
  add("first", "t.use", replaceBy("t.def"));
  add("second", "t.def", replaceBy("t.yield"));
  add("third", "t.yield",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        return rewriter.notifyMatchFailure(op, "there is nothing behind it");
      });
  EXPECT_EQ(
      expectFailure("\"t.use\"() : () -> ()"),
      (Messages{useIsIllegal,
                "pattern 'first' generates 't.def', which cannot be legalized",
                "'t.use' -> 't.def': pattern 'second' generates 't.yield', "
                "which cannot be legalized",
                "'t.use' -> 't.def' -> 't.yield': pattern 'third' does not "
                "match: there is nothing behind it"}));
}

TEST_F(ConversionFailureTest, WhatLeadsNowhereIsLeftOut) {
  addRename(nullptr, "t.use", "t.def");
  EXPECT_EQ(expectFailure("\"t.use\"() : () -> ()"),
            (Messages{useIsIllegal,
                      "pattern 't.use->t.def' is not tried: it generates "
                      "'t.def', which is not legal and has no pattern"}));
}

/// Takes one off the attribute `n`, for ever.
static LogicalResult countDown(Operation *op, Ranges,
                               ConversionPatternRewriter &rewriter) {
  int64_t n = op->getAttrOfType<IntegerAttr>("n").getValue().getSExtValue();
  Attribute next = rewriter.getI32IntegerAttr(int32_t(n - 1));
  rewriter.replaceOp(op, rewriter.create(op->getLoc(), "t.use", {}, {},
                                         {rewriter.getNamedAttr("n", next)}));
  return success();
}

TEST_F(ConversionFailureTest, PatternsAreNotAppliedToWhatTheyGenerate) {
  add("count", "t.use", countDown);
  EXPECT_EQ(
      expectFailure("\"t.use\"() {n = 2 : i32} : () -> ()"),
      (Messages{useIsIllegal,
                "pattern 'count' generates 't.use', which cannot be legalized",
                "'t.use' -> 't.use': pattern 'count' is not applied "
                "recursively to its own results"}));
}

TEST_F(ConversionFailureTest, LongStoriesAreCutShort) {
  patterns.add<LambdaPattern>(
      "count", "t.use",
      [](Operation *op, Ranges operands, ConversionPatternRewriter &rewriter) {
        auto n = op->getAttrOfType<IntegerAttr>("n").getValue();
        return n.isZero() ? failure() : countDown(op, operands, rewriter);
      });
  patterns.getPatterns().back()->setHasBoundedRewriteRecursion();
  Messages said = expectFailure("\"t.use\"() {n = 40 : i32} : () -> ()");
  ASSERT_EQ(said.size(), 22u);
  EXPECT_EQ(said[1],
            "pattern 'count' generates 't.use', which cannot be legalized");
  EXPECT_EQ(said[12], "'t.use' -> 't.use' -> 't.use' -> 't.use' -> ... -> "
                      "'t.use' -> 't.use' -> 't.use' -> 't.use': pattern "
                      "'count' generates 't.use', which cannot be legalized");
  EXPECT_EQ(said.back(), "and more");
}

TEST_F(ConversionFailureTest, ChangesThatAreNotEnough) {
  add("change", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.modifyOpInPlace(
            op, [&] { op->setAttr("wrong", rewriter.getUnitAttr()); });
        return success();
      });
  EXPECT_EQ(
      expectFailure("\"t.use\"() : () -> ()"),
      (Messages{
          useIsIllegal,
          "pattern 'change' changes 't.use', which then cannot be legalized",
          "'t.use' -> 't.use': pattern 'change' is not applied recursively to "
          "its own results"}));
}

TEST_F(ConversionFailureTest, ConstantsThatAreNotLegal) {
  target.addIllegalOp("arith.addi", "arith.constant");
  EXPECT_EQ(
      expectFailure(R"(
func.func @f() -> i32 {
  %0 = "low.def"() : () -> i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
})"),
      (Messages{"failed to legalize operation 'arith.addi' that was explicitly "
                "marked illegal",
                "there is no pattern for this operation"}));
  target.addLegalOp("arith.constant");
  target.addDynamicallyLegalOp(
      [](Operation *op) { return !op->getParentOp()->hasAttr("none"); },
      "arith.constant");
  EXPECT_EQ(expectFailure(R"(
func.func @f(%a: i32) -> i32 attributes {none} {
  %1 = arith.subi %a, %a : i32
  "t.use"(%1) : (i32) -> ()
  return %1 : i32
})"),
            (Messages{useIsIllegal, "there is no pattern for this operation"}));
  target.addIllegalOp("arith.subi");
  EXPECT_EQ(
      expectFailure(R"(
func.func @f(%a: i32) -> i32 attributes {none} {
  %1 = arith.subi %a, %a : i32
  return %1 : i32
})"),
      (Messages{"failed to legalize operation 'arith.subi' that was explicitly "
                "marked illegal",
                "folding generates 'arith.constant', which cannot be legalized",
                "'arith.subi' -> 'arith.constant': there is no pattern for "
                "this operation",
                "there is no pattern for this operation"}));
}

//===-- Types --------------------------------------------------------------===//

TEST_F(ConversionFailureTest, TypesWithoutConversion) {
  TypeConverter none;
  patterns.add<LambdaPattern>(
      none, "typed", "t.use",
      [](Operation *, Ranges, ConversionPatternRewriter &) {
        return success();
      });
  EXPECT_EQ(expectFailure(R"(func.func @f(%a: i32) {
  "t.use"(%a) : (i32) -> ()
  return
})"),
            (Messages{useIsIllegal,
                      "pattern 'typed' does not match: unable to convert type "
                      "for operand #0, type was 'i32'"}));
}

TEST_F(ConversionFailureTest, MaterializationIsMissing) {
  addRename(&widen, "t.def", "low.def");
  EXPECT_EQ(expectFailure(R"(func.func @f() -> i32 {
  %0 = "t.def"() : () -> i32
  return %0 : i32
})"),
            (Messages{"failed to legalize unresolved materialization from "
                      "('i64') to ('i32') that remained live after conversion",
                      "see existing live user here: \"func.return\"(%1) : "
                      "(i32) -> ()",
                      "the type converter has no source materialization for "
                      "it"}));
}

TEST_F(ConversionFailureTest, MaterializationRefuses) {
  addMaterializations(widen, "m.source", "m.target");
  widen.addTargetMaterialization([](OpBuilder &builder, ArrayRef<Type>,
                                    ArrayRef<Value> inputs,
                                    Location loc) -> SmallVector<Value> {
    // The type differs from the requested one.
    return {builder.create(loc, "m.wrong", inputs, builder.getI8Type())
                ->getResult(0)};
  });
  addRename(&widen, "t.use", "low.use");
  EXPECT_EQ(expectFailure(R"(func.func @f(%a: i32) {
  "t.use"(%a) : (i32) -> ()
  return
})"),
            (Messages{"failed to legalize unresolved materialization from "
                      "('i32') to ('i64') that remained live after conversion",
                      "see existing live user here: \"low.use\"(%1) : (i64) "
                      "-> ()",
                      "the type converter has no target materialization for "
                      "it"}));
}

TEST_F(ConversionFailureTest, WhatIsErasedCannotBeUsed) {
  addErase("t.def");
  const char *text = R"(func.func @f() -> i32 {
  %0 = "t.def"() : () -> i32
  return %0 : i32
})";
  ctx.printOpOnDiagnostic(true);
  EXPECT_EQ(expectFailure(text),
            (Messages{"failed to legalize unresolved materialization from () "
                      "to ('i32') that remained live after conversion",
                      "see current operation: %0 = "
                      "\"builtin.unrealized_conversion_cast\"() : () -> i32",
                      "see existing live user here: \"func.return\"(%0) : "
                      "(i32) -> ()",
                      "the pattern that replaced the value has no type "
                      "converter"}));
}

TEST_F(ConversionFailureTest, UnlessCastsMayStay) {
  addErase("t.def");
  addRename(&widen, "t.use", "low.use");
  ConversionConfig config;
  config.buildMaterializations = false;
  config.attachDebugMaterializationKind = true;
  EXPECT_EQ(convert(R"(func.func @f(%a: i32) -> i32 {
  %0 = "t.def"() : () -> i32
  "t.use"(%a) : (i32) -> ()
  return %0 : i32
})",
                    config),
            R"(module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to i64 {__kind__ = "target"}
    %1 = builtin.unrealized_conversion_cast to i32 {__kind__ = "source"}
    "low.use"(%0) : (i64) -> ()
    return %1 : i32
  }
}
)");
}

TEST_F(ConversionFailureTest, ValuesThatStandForEachOther) {
  add("swap", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Value a = op->getOperand(0), b = op->getOperand(1);
        rewriter.replaceAllUsesWith(a, b);
        rewriter.replaceAllUsesWith(b, a);
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(expectFailure(R"(func.func @f(%a: i32, %b: i32) -> i32 {
  "t.use"(%a, %b) : (i32, i32) -> ()
  return %b : i32
})")[0],
            "failed to legalize unresolved materialization from () to ('i32') "
            "that remained live after conversion");
}

//===-- What patterns must not do ------------------------------------------===//

TEST_F(ConversionFailureTest, NothingIsReplacedTwice) {
  add("twice", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.eraseOp(op->getPrevNode());
        rewriter.eraseOp(op);
        return success();
      });
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(expectFailure("\"t.def\"() : () -> ()\n\"t.use\"() : () -> ()"),
            (Messages{useIsIllegal,
                      "pattern 'twice' does not match: it erases 't.def', "
                      "which is already replaced"}));
}

TEST_F(ConversionFailureTest, ResultsAreNotReplacedTwice) {
  add("again", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Operation *def = op->getPrevNode();
        rewriter.replaceAllUsesWith(
            def->getResult(0),
            rewriter.create(op->getLoc(), "low.def", {}, rewriter.getI32Type())
                ->getResult(0));
        rewriter.eraseOp(op);
        return success();
      });
  addRename(nullptr, "t.def", "low.def");
  EXPECT_EQ(
      expectFailure("%0 = \"t.def\"() : () -> i32\n\"t.use\"() : () -> ()"),
      (Messages{useIsIllegal, "pattern 'again' does not match: it replaces a "
                              "value that is already replaced"}));
}

TEST_F(ConversionFailureTest, SignaturesFitTheirBlocks) {
  add("convert", "t.region",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        TypeConverter::SignatureConversion conversion(2);
        conversion.addInputs(0, rewriter.getI8Type());
        rewriter.applySignatureConversion(&op->getRegion(0).front(),
                                          conversion);
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(expectFailure(R"("t.region"() ({
^bb0(%a: i32):
}) : () -> ())")[1],
            "pattern 'convert' does not match: it converts the signature of a "
            "block with a different number of arguments");
}

//===-- Who else is told ---------------------------------------------------===//

TEST_F(ConversionFailureTest, CallbackHearsReasonsOnce) {
  add(
      "picky", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        return rewriter.notifyMatchFailure(op, "it is too plain");
      },
      2);
  Messages heard;
  ConversionConfig config;
  config.notifyCallback = [&](Diagnostic &diag) {
    EXPECT_EQ(diag.getSeverity(), DiagnosticSeverity::Remark);
    heard.push_back(diag.getMessage().str());
  };
  expectFailure("\"t.use\"() : () -> ()", /*isFull=*/false, config);
  EXPECT_EQ(heard, (Messages{"it is too plain"}));
}
