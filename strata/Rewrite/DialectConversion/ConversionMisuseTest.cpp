// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Misuse of dialect conversion ends builds with assertions with a message.
#include "strata/Definition/OpHooks.h"
#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

#if !defined(NDEBUG) && GTEST_HAS_DEATH_TEST

using namespace strata;

using ConversionMisuseDeathTest = ConversionTest;

TEST_F(ConversionMisuseDeathTest, ConversionAddedAfterUse) {
  TypeConverter converter;
  converter.addConversion([](Type type) { return type; });
  EXPECT_TRUE(bool(converter.convertType(IntegerType::get(&ctx, 8))));
  EXPECT_DEATH(converter.addConversion([](IntegerType type) { return type; }),
               "conversion added after the first type was converted");
}

TEST_F(ConversionMisuseDeathTest, ReplacementOfAnotherLength) {
  OwningOpRef<> module = parse("\"t.def\"() : () -> i32");
  add("two for one", "t.def",
      [](Operation *op, LambdaPattern::Ranges,
         ConversionPatternRewriter &rewriter) {
        rewriter.replaceOp(op, ValueRange());
        return success();
      });
  FrozenRewritePatternSet frozen = freeze();
  EXPECT_DEATH((void)applyPartialConversion({module.get()}, target, frozen),
               "one value for each result");
}

TEST_F(ConversionMisuseDeathTest, ParametersOfDynamicTypes) {
  OwningOpRef<> file = parseSourceString(R"(
    irdl.dialect @box {
      irdl.type @of {
        %i32 = irdl.is i32
        irdl.parameters(element: %i32)
      }
    })",
                                         ParserConfig(&ctx));
  ASSERT_TRUE(file && succeeded(loadDialects(file.get())));
  const TypeDefinition *def = ctx.findTypeDefinition(
      *ctx.getLoadedDialect("box"), "of", /*isType=*/true);
  ASSERT_TRUE(def);
  EXPECT_DEATH(DynamicType::get(*def, {}),
               "invalid parameters; use getChecked");
  EXPECT_DEATH(DynamicType::get(*def, TypeAttr::get(IntegerType::get(&ctx, 8))),
               "invalid parameters; use getChecked");
  EXPECT_DEATH(registerOpHooks(&ctx, "box.op", OpHooks()),
               "hooks registered too late");
}

#endif
