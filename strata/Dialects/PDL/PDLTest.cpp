// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules with natives of our own, and which of them are used.
#include "strata/Rewrite/PDL/PDL.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct PDLTest : testing::Test {
  PDLTest() {
    ctx.allowUnregisteredDialects();
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx), "test");
  }
  /// `input` with the rules applied; the errors, if there are any.
  std::string apply(StringRef rules, StringRef input,
                    const FrozenRewritePatternSet::Filter &filter = {}) {
    std::string text;
    llvm::raw_string_ostream os(text);
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      os << diag.getMessage() << '\n';
      return success();
    });
    OwningOpRef<> module = parse(rules), op = parse(input);
    RewritePatternSet set(&ctx);
    if (!module || !op || failed(addPDLPatterns(module.get(), set, natives)))
      return os.str();
    module.reset();
    FrozenRewritePatternSet patterns(std::move(set), filter);
    GreedyRewriteConfig config;
    config.fold = false;
    (void)applyPatternsGreedily(op.get(), patterns, config);
    op->getRegion(0).walk([&](Operation *nested) {
      nested->print(os);
      os << '\n';
    });
    return os.str();
  }
  Context ctx;
  PDLNatives natives = PDLNatives::getBuiltin();
};
} // namespace

TEST_F(PDLTest, TypedNatives) {
  natives.registerConstraintFunction("is-even",
                                     [](PatternRewriter &, IntegerAttr number) {
                                       return success(!number.getValue()[0]);
                                     });
  natives.registerRewriteFunction(
      "double", [](PatternRewriter &rewriter, IntegerAttr number) -> Attribute {
        return rewriter.getIntegerAttr(number.getType(),
                                       number.getValue().shl(1));
      });
  StringRef rules = R"(
    pdl.pattern : benefit(1) {
      %n = attribute
      apply_native_constraint "is-even"(%n : !pdl.attribute)
      %op = operation "t.a" {"n" = %n}
      rewrite %op {
        %m = apply_native_rewrite "double"(%n : !pdl.attribute) : !pdl.attribute
        %new = operation "t.b" {"n" = %m}
        erase %op
      }
    })";
  EXPECT_EQ(apply(rules, "\"t.a\"() {n = 6 : i8} : () -> ()"),
            "\"t.b\"() {n = 12 : i8} : () -> ()\n");
  EXPECT_EQ(apply(rules, "\"t.a\"() {n = 5 : i8} : () -> ()"),
            "\"t.a\"() {n = 5 : i8} : () -> ()\n");
  // The attribute is of another class.
  EXPECT_EQ(apply(rules, "\"t.a\"() {n = \"x\"} : () -> ()"),
            "\"t.a\"() {n = \"x\"} : () -> ()\n");
}

TEST_F(PDLTest, GeneralNatives) {
  natives.registerRewriteFunction("swap", [](PatternRewriter &rewriter,
                                             ArrayRef<PDLValue> args,
                                             PDLResultList &results) {
    SmallVector<Value, 2> values(args[1].getValues());
    std::reverse(values.begin(), values.end());
    results.push_back(ArrayRef<Value>(values));
    rewriter.modifyOpInPlace(args[0].getOperation(), [&] {
      args[0].getOperation()->setAttr("seen", rewriter.getUnitAttr());
    });
    return success();
  });
  std::string result = apply(R"(
    pdl.pattern : benefit(1) {
      %xs = operands
      %op = operation "t.a"(%xs : !pdl.range<value>)
      rewrite %op {
        %ys = apply_native_rewrite "swap"(%op, %xs : !pdl.operation, !pdl.range<value>) : !pdl.range<value>
        %new = operation "t.b"(%ys : !pdl.range<value>)
        erase %op
      }
    })",
                             R"("t.f"() ({
    ^bb0(%a: i32, %b: i64):
      "t.a"(%a, %b) : (i32, i64) -> ()
    }) : () -> ())");
  EXPECT_TRUE(StringRef(result).contains("(i64, i32) -> ()")) << result;
}

TEST_F(PDLTest, WrongResults) {
  natives.registerRewriteFunction("nothing",
                                  [](PatternRewriter &, ArrayRef<PDLValue>,
                                     PDLResultList &) { return success(); });
  EXPECT_EQ(apply(R"(
    pdl.pattern @wrong : benefit(1) {
      %op = operation "t.a"
      rewrite %op {
        %v = apply_native_rewrite "nothing"(%op : !pdl.operation) : !pdl.value
        erase %op
      }
    })",
                  "\"t.a\"() : () -> ()"),
            "native 'nothing' returned 0 results, but the rule expects 1 in "
            "rule 'wrong'\n"
            "\"t.a\"() : () -> ()\n");
}

TEST_F(PDLTest, Filter) {
  StringRef rules = R"(
    pdl.pattern @one : benefit(1) {
      %op = operation "t.a"
      rewrite %op { %new = operation "t.one"  erase %op }
    }
    pdl.pattern @two : benefit(1) {
      %op = operation "t.a"
      rewrite %op { %new = operation "t.two"  erase %op }
    })";
  StringRef input = "\"t.a\"() : () -> ()";
  EXPECT_EQ(apply(rules, input), "\"t.one\"() : () -> ()\n");
  EXPECT_EQ(apply(rules, input, {{}, {"one"}}), "\"t.two\"() : () -> ()\n");
  EXPECT_EQ(apply(rules, input, {{"two"}, {}}), "\"t.two\"() : () -> ()\n");
  EXPECT_EQ(apply(rules, input, {{"three"}, {}}), "\"t.a\"() : () -> ()\n");
}

TEST_F(PDLTest, RulesOfADialect) {
  static constexpr char rules[] = R"(
    pdl.pattern @mine : benefit(1) {
      %t = type
      %op = operation "ub.poison" -> (%t : !pdl.type)
      rewrite %op {
        %new = operation "t.poison" -> (%t : !pdl.type)
        replace %op with %new
      }
    })";
  (void)registerDialectPatterns(ctx, "ub", rules, "rules");
  OwningOpRef<> op = parse("%0 = ub.poison : i32");
  auto patterns = FrozenRewritePatternSet::withCanonicalizations(
      RewritePatternSet(&ctx), {});
  const OpDefinition *def = ctx.getOpDefinition("ub.poison");
  ASSERT_EQ(patterns.lookup(def).size(), 1u);
  EXPECT_EQ(patterns.lookup(def)[0]->getDebugName(), "mine");
  EXPECT_EQ(patterns.lookup(def)[0]->getGeneratedOps().size(), 1u);
  EXPECT_TRUE(patterns.lookup(ctx.getOpDefinition("ub.unreachable")).empty());
}
