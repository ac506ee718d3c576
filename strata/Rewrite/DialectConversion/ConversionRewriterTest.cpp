// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that change, blocks and regions, and that all of it can be undone.
#include "strata/Definition/TypeDefinition.h"
#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

using namespace strata;

namespace {
class ConversionRewriterTest : public ConversionTest {
protected:
  ConversionRewriterTest() {
    // A pair is an i32 and an i64; nothing is left of f16.
    pairs.addConversion([](Type type) { return type; });
    pairs.addConversion(
        [](DynamicType type,
           SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
          Context *ctx = type.getContext();
          results.push_back(IntegerType::get(ctx, 32));
          results.push_back(IntegerType::get(ctx, 64));
          return success();
        });
    pairs.addConversion(
        [](FloatType type,
           SmallVectorImpl<Type> &) -> std::optional<LogicalResult> {
          if (!type.isF16())
            return std::nullopt;
          return success();
        });
  }
  TypeConverter pairs;
};
} // namespace

using Ranges = LambdaPattern::Ranges;

static const char *flowText = R"(
func.func private @g(i32 {t.a}, i1) -> (i32 {t.r}, i1)
func.func @f(%a: i32 {t.a}, %c: i1) -> i32 {
  %0:2 = func.call @g(%a, %c) : (i32, i1) -> (i32, i1)
  cf.cond_br %0#1, ^bb1(%0#0 : i32), ^bb2(%a, %c : i32, i1)
^bb1(%x: i32):
  %1 = "t.add"(%x, %a) : (i32, i32) -> i32
  cf.br ^bb2(%1, %c : i32, i1)
^bb2(%y: i32, %d: i1):
  "t.use"(%y, %d) : (i32, i1) -> ()
  return %y : i32
})";

TEST_F(ConversionRewriterTest, FunctionsCallsBranches) {
  addStructural(widen);
  addRename(&widen, "t.add", "low.add");
  addRename(&widen, "t.use", "low.use");
  EXPECT_EQ(convert(flowText),
            R"(module {
  func.func private @g(i64 {t.a}, i1) -> (i64 {t.r}, i1)
  func.func @f(%arg0: i64 {t.a}, %arg1: i1) -> i64 {
    %0:2 = call @g(%arg0, %arg1) : (i64, i1) -> (i64, i1)
    cf.cond_br %0#1, ^bb1(%0#0 : i64), ^bb2(%arg0, %arg1 : i64, i1)
  ^bb1(%1: i64):  // pred: ^bb0
    %2 = "low.add"(%1, %arg0) : (i64, i64) -> i64
    cf.br ^bb2(%2, %arg1 : i64, i1)
  ^bb2(%3: i64, %4: i1):  // 2 preds: ^bb0, ^bb1
    "low.use"(%3, %4) : (i64, i1) -> ()
    return %3 : i64
  }
}
)");
}

TEST_F(ConversionRewriterTest, FunctionsAreAsTheyWere) {
  addStructural(widen);
  addRename(&widen, "t.add", "low.add");
  expectFailure(flowText);
}

TEST_F(ConversionRewriterTest, OneToMany) {
  addStructural(pairs);
  addRename(&pairs, "t.def", "low.def");
  addRename(&pairs, "t.use", "low.use");
  EXPECT_EQ(convert(R"(
func.func @f(%p: !t.pair {t.gone}, %h: f16, %a: i8 {t.kept}, %c: i1) -> (!t.pair, i8) {
  %0 = "t.def"() : () -> !t.pair
  cf.cond_br %c, ^bb1(%0 : !t.pair), ^bb1(%p : !t.pair)
^bb1(%q: !t.pair):
  "t.use"(%q, %h, %p) : (!t.pair, f16, !t.pair) -> ()
  %1:2 = func.call @f(%q, %h, %a, %c) : (!t.pair, f16, i8, i1) -> (!t.pair, i8)
  return %1#0, %1#1 : !t.pair, i8
})"),
            R"(module {
  func.func @f(%arg0: i32, %arg1: i64, %arg2: i8 {t.kept}, %arg3: i1) -> (i32, i64, i8) {
    %0:2 = "low.def"() : () -> (i32, i64)
    cf.cond_br %arg3, ^bb1(%0#0, %0#1 : i32, i64), ^bb1(%arg0, %arg1 : i32, i64)
  ^bb1(%1: i32, %2: i64):  // 2 preds: ^bb0, ^bb0
    "low.use"(%1, %2, %arg0, %arg1) : (i32, i64, i32, i64) -> ()
    %3:3 = call @f(%1, %2, %arg2, %arg3) : (i32, i64, i8, i1) -> (i32, i64, i8)
    return %3#0, %3#1, %3#2 : i32, i64, i8
  }
}
)");
}

TEST_F(ConversionRewriterTest, ManyAndOneMeet) {
  addRename(&pairs, "t.use", "low.use");
  ConversionConfig config;
  config.buildMaterializations = false;
  EXPECT_EQ(convert(R"(
func.func @f(%p: !t.pair) {
  "t.use"(%p) : (!t.pair) -> ()
  return
})",
                    config),
            R"(module {
  func.func @f(%arg0: !t.pair) {
    %0:2 = builtin.unrealized_conversion_cast %arg0 : !t.pair to i32, i64
    "low.use"(%0#0, %0#1) : (i32, i64) -> ()
    return
  }
}
)");
}

TEST_F(ConversionRewriterTest, OneForEachOrNotAtAll) {
  addConversionPattern(patterns, &pairs, "single", "t.use",
                       [](Operation *, ArrayRef<Value>, const TypeConverter *,
                          ConversionPatternRewriter &) { return success(); });
  expectFailure(R"(func.func @f(%p: !t.pair) {
  "t.use"(%p) : (!t.pair) -> ()
  return
})");
  EXPECT_EQ(messages[1], "pattern 'single' does not match: operand #0 is "
                         "converted to 2 values, but the pattern expects one");
}

TEST_F(ConversionRewriterTest, Materializations) {
  auto make = [](StringRef name) {
    return [name](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                  Location loc) -> Value {
      return builder.create(loc, name, inputs, type)->getResult(0);
    };
  };
  widen.addSourceMaterialization(make("m.source"));
  widen.addArgumentMaterialization(make("m.argument"));
  widen.addTargetMaterialization(make("m.target"));
  addStructural(widen);
  target.addLegalOp("func.return");
  target.addDynamicallyLegalOp(
      [](Operation *op) { return op->hasAttr("as_it_is"); }, "func.func");
  addRename(&widen, "t.def", "low.def");
  addRename(&widen, "t.use", "low.use");
  EXPECT_EQ(convert(R"(
func.func @f(%a: i32) -> i32 attributes {as_it_is} {
  %0 = "t.def"() : () -> i32
  "t.use"(%a) : (i32) -> ()
  return %0 : i32
})"),
            R"(module {
  func.func @f(%arg0: i32) -> i32 attributes {as_it_is} {
    %0 = "m.target"(%arg0) : (i32) -> i64
    %1 = "low.def"() : () -> i64
    %2 = "m.source"(%1) : (i64) -> i32
    "low.use"(%0) : (i64) -> ()
    return %2 : i32
  }
}
)");
}

TEST_F(ConversionRewriterTest, ArgumentsAreMaterialized) {
  widen.addArgumentMaterialization([](OpBuilder &builder, Type type,
                                      ArrayRef<Value> inputs, Location loc) {
    return Value(builder.create(loc, "m.argument", inputs, type)->getResult(0));
  });
  add("convert", "t.region",
      [this](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Operation *made =
            rewriter.create(op->getLoc(), "low.region", {}, {}, {}, {}, 1);
        Region &region = made->getRegion(0);
        rewriter.inlineRegionBefore(op->getRegion(0), region, region.end());
        if (failed(rewriter.convertRegionTypes(&region, widen)))
          return failure();
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(convert(R"("t.region"() ({
^bb0(%a: i32, %b: i8):
  "low.use"(%a, %b) : (i32, i8) -> ()
}) : () -> ())"),
            R"(module {
  "low.region"() ({
  ^bb0(%arg0: i64, %arg1: i8):
    %0 = "m.argument"(%arg0) : (i64) -> i32
    "low.use"(%0, %arg1) : (i32, i8) -> ()
  }) : () -> ()
}
)");
}

TEST_F(ConversionRewriterTest, TypesByValue) {
  TypeConverter byValue;
  byValue.addConversion([](Type type) { return type; });
  byValue.addConversion([](Value value) -> std::optional<Type> {
    Operation *op = value.getDefiningOp();
    if (!op || !op->hasAttr("wide"))
      return std::nullopt;
    return IntegerType::get(value.getContext(), 128);
  });
  patterns.add<LambdaPattern>(
      byValue, "def", "t.def",
      [&](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Type type = byValue.convertType(Value(op->getResult(0)));
        rewriter.replaceOp(op,
                           rewriter.create(op->getLoc(), "low.def", {}, type));
        return success();
      });
  addRename(&byValue, "t.use", "low.use");
  EXPECT_EQ(convert(R"(%0 = "t.def"() : () -> i32
%1 = "t.def"() {wide} : () -> i32
"t.use"(%0, %1) : (i32, i32) -> ())"),
            R"(module {
  %0 = "low.def"() : () -> i32
  %1 = "low.def"() : () -> i128
  "low.use"(%0, %1) : (i32, i128) -> ()
}
)");
}

TEST_F(ConversionRewriterTest, RemappedValues) {
  addRename(&widen, "t.def", "low.def");
  patterns.add<LambdaPattern>(
      widen, "use", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Value value = rewriter.getRemappedValue(op->getOperand(0));
        EXPECT_TRUE(value && value.getType() == rewriter.getI64Type());
        rewriter.create(op->getLoc(), "low.use", value);
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(convert(R"(%0 = "t.def"() : () -> i32
"t.use"(%0) : (i32) -> ())"),
            R"(module {
  %0 = "low.def"() : () -> i64
  "low.use"(%0) : (i64) -> ()
}
)");
}

//===-- Blocks and regions -------------------------------------------------===//

/// Splits the block at the operation and puts its region between the halves.
static LogicalResult flatten(Operation *op, Ranges,
                             ConversionPatternRewriter &rewriter) {
  Block *before = op->getBlock();
  Block *after = rewriter.splitBlock(before, Block::iterator(op, before));
  Region &body = op->getRegion(0);
  Block *first = &body.front(), *last = &body.back();
  rewriter.inlineRegionBefore(body, after);
  rewriter.setInsertionPointToEnd(before);
  rewriter.create(op->getLoc(), "cf.br", {}, {}, {}, first);
  Operation *yield = last->getLastOp();
  rewriter.setInsertionPoint(yield);
  rewriter.create(op->getLoc(), "cf.br", {}, {}, {}, after);
  rewriter.eraseOp(yield);
  rewriter.eraseOp(op);
  return success();
}

static const char *nestText = R"(
func.func @f(%a: i32) {
  "low.use"(%a) : (i32) -> ()
  "t.region"() ({
    "t.use"(%a) : (i32) -> ()
    "t.region"() ({
      %0 = "t.def"() : () -> i32
      cf.br ^bb1(%0 : i32)
    ^bb1(%x: i32):
      "t.use"(%x) : (i32) -> ()
      "t.yield"() : () -> ()
    }) : () -> ()
    "t.yield"() : () -> ()
  }) : () -> ()
  return
})";

TEST_F(ConversionRewriterTest, InlinesNestedRegions) {
  addRename(nullptr, "t.use", "low.use");
  addRename(nullptr, "t.def", "low.def");
  add("flatten", "t.region", flatten);
  EXPECT_EQ(convert(nestText),
            R"(module {
  func.func @f(%arg0: i32) {
    "low.use"(%arg0) : (i32) -> ()
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    "low.use"(%arg0) : (i32) -> ()
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    %0 = "low.def"() : () -> i32
    cf.br ^bb3(%0 : i32)
  ^bb3(%1: i32):  // pred: ^bb2
    "low.use"(%1) : (i32) -> ()
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // pred: ^bb4
    return
  }
}
)");
}

TEST_F(ConversionRewriterTest, NestedRegionsAreAsTheyWere) {
  addRename(nullptr, "t.use", "low.use");
  add("flatten", "t.region", flatten);
  expectFailure(nestText);
}

TEST_F(ConversionRewriterTest, InlinesBlocks) {
  add("inline", "t.region",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Value one =
            rewriter.create(op->getLoc(), "low.def", {}, rewriter.getI32Type())
                ->getResult(0);
        rewriter.inlineBlockBefore(&op->getRegion(0).front(), op, one);
        rewriter.eraseOp(op);
        return success();
      });
  addRename(nullptr, "t.use", "low.use");
  EXPECT_EQ(convert(R"("t.region"() ({
^bb0(%a: i32):
  "t.use"(%a) : (i32) -> ()
  "low.use"(%a) : (i32) -> ()
}) : () -> ())"),
            R"(module {
  %0 = "low.def"() : () -> i32
  "low.use"(%0) : (i32) -> ()
  "low.use"(%0) : (i32) -> ()
}
)");
}

TEST_F(ConversionRewriterTest, WhatIsContainedGoesWithIt) {
  addRename(nullptr, "t.use", "low.use");
  add("drop", "t.region",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(convert(R"("t.region"() ({
  %0 = "t.def"() : () -> i32
  "t.use"(%0) : (i32) -> ()
}) : () -> ())"),
            "module {\n}\n");
}

TEST_F(ConversionRewriterTest, ChangesInPlace) {
  target.addDynamicallyLegalOp(
      [](Operation *op) { return op->hasAttr("done"); }, "t.use");
  add("mark", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.startOpModification(op);
        op->setAttr("wrong", rewriter.getUnitAttr());
        op->setOperands({});
        rewriter.cancelOpModification(op);
        rewriter.modifyOpInPlace(
            op, [&] { op->setAttr("done", rewriter.getUnitAttr()); });
        return success();
      });
  EXPECT_EQ(convert(R"(%0 = "low.def"() : () -> i32
"t.use"(%0) : (i32) -> ())"),
            R"(module {
  %0 = "low.def"() : () -> i32
  "t.use"(%0) {done} : (i32) -> ()
}
)");
}

TEST_F(ConversionRewriterTest, ChangesInPlaceAreUndone) {
  add("change", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        rewriter.modifyOpInPlace(op, [&] {
          op->setAttr("wrong", rewriter.getUnitAttr());
          op->setLoc({});
          op->setOperands({});
        });
        return success();
      });
  expectFailure(R"(%0 = "low.def"() : () -> i32
"t.use"(%0) {right} : (i32) -> ())");
  EXPECT_EQ(messages[1],
            "pattern 'change' changes 't.use', which then cannot be legalized");
}

TEST_F(ConversionRewriterTest, ValuesCanBeReplacedAlone) {
  add("replace", "t.use",
      [](Operation *op, Ranges, ConversionPatternRewriter &rewriter) {
        Value made =
            rewriter.create(op->getLoc(), "low.def", {}, rewriter.getI32Type())
                ->getResult(0);
        rewriter.replaceAllUsesWith(op->getOperand(0), made);
        rewriter.eraseOp(op);
        return success();
      });
  EXPECT_EQ(convert(R"(func.func @f(%a: i32) -> i32 {
  "t.use"(%a) : (i32) -> ()
  return %a : i32
})"),
            R"(module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = "low.def"() : () -> i32
    return %0 : i32
  }
}
)");
}
