// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/IRDL/IRDLDialect.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Support/Thread.h"

#include "gtest/gtest.h"

#include <deque>

using namespace strata;

namespace {

class IRDLTest : public testing::Test {
protected:
  IRDLTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx));
  }
  /// The only operation in the body of `op`.
  Operation *inside(Operation *op) {
    return op->getRegion(0).front().getFirstOp();
  }

  Context ctx;
};

TEST_F(IRDLTest, KnownBeforeItIsMentioned) {
  Dialect *dialect = ctx.findDialect("irdl");
  ASSERT_TRUE(dialect);
  EXPECT_TRUE(dialect->isLoaded());
  // The hooks come with the definitions.
  EXPECT_FALSE(dialect->parseType);
  EXPECT_TRUE(ctx.getOpDefinition("irdl.any")->registered);
  EXPECT_TRUE(dialect->parseType);
  EXPECT_FALSE(ctx.getOpDefinition("irdl.any_type")->registered);
  EXPECT_FALSE(ctx.getOpDefinition("irdl.nosuch")->registered);
}

TEST_F(IRDLTest, MentionedByManyThreads) {
  for (int round = 0; round < 50; ++round) {
    Context fresh;
    registerIRDLDialect(fresh);
    std::atomic<int> complete{0};
    {
      std::deque<Thread> threads;
      for (int i = 0; i < 4; ++i)
        ASSERT_TRUE(threads.emplace_back().start([&, i] {
          if (i % 2)
            complete += fresh.getOrCreateDialect("irdl").parseType != nullptr;
          else
            complete += fresh.getOpDefinition("irdl.region")->verify != nullptr;
        }));
    }
    EXPECT_EQ(complete, 4);
  }
}

TEST_F(IRDLTest, Variadicities) {
  using irdl::Variadicity;
  Attribute array = irdl::getVariadicityArray(
      &ctx, {Variadicity::Single, Variadicity::Variadic});
  EXPECT_TRUE(irdl::isVariadicityArray(array));
  EXPECT_EQ(irdl::getVariadicities(array).size(), 2u);
  EXPECT_EQ(irdl::getVariadicities(array)[1], Variadicity::Variadic);
  EXPECT_EQ(array,
            parseAttribute("#irdl<variadicity_array[single,variadic]>", &ctx));
  EXPECT_TRUE(
      irdl::getVariadicities(irdl::getVariadicityArray(&ctx, {})).empty());
  EXPECT_FALSE(irdl::isVariadicityArray(UnitAttr::get(&ctx)));
}

TEST_F(IRDLTest, Types) {
  EXPECT_EQ(irdl::getAttributeType(&ctx), parseType("!irdl.attribute", &ctx));
  EXPECT_TRUE(irdl::isRegionType(parseType("!irdl<region>", &ctx)));
  EXPECT_FALSE(irdl::isAttributeType(irdl::getRegionType(&ctx)));
}

TEST_F(IRDLTest, RelaxedNames) {
  OwningOpRef<> strict = parse("irdl.dialect @d { irdl.type @t }");
  OwningOpRef<> relaxed =
      parse("irdl.dialect @d attributes {strata.x} { irdl.type @T }");
  ASSERT_TRUE(strict && relaxed);
  EXPECT_FALSE(irdl::hasRelaxedNames(inside(inside(strict.get()))));
  EXPECT_TRUE(irdl::hasRelaxedNames(inside(inside(relaxed.get()))));
  EXPECT_EQ(irdl::getEnclosingDialect(inside(inside(relaxed.get()))),
            inside(relaxed.get()));
  EXPECT_EQ(irdl::getEnclosingDialect(relaxed.get()), nullptr);
}

TEST_F(IRDLTest, DialectWithoutSymbolTableAround) {
  ParserConfig config(&ctx);
  config.implicitModule = false;
  EXPECT_TRUE(parseSourceString(
      "irdl.dialect @d { irdl.type @t { %0 = irdl.base @d::@t } }", config));
}

} // namespace
