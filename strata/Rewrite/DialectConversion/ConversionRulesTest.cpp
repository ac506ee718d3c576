// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of types from files, with natives outside of the files' control, and
// conversions of types that request others.
#include "strata/Rewrite/DialectConversion/ConversionRules.h"

#include "strata/Rewrite/DialectConversion/ConversionTestUtils.h"

#include <thread>

using namespace strata;

namespace {
class ConversionRulesTest : public ConversionTest {
protected:
  /// The conversion of i32 by the rules in `text`; null if it has none.
  Type convertI32(StringRef text) {
    OwningOpRef<> module = parse(text);
    if (!module)
      return {};
    ConversionRules rules(&ctx);
    EXPECT_TRUE(succeeded(rules.addFile(module.get(), natives)));
    // The rules do not need the file.
    module = {};
    rules.finish();
    return rules.getTypeConverter().convertType(i32);
  }
  /// By a rule for integers that asks `native` for a type, and yields what that
  /// becomes.
  Type convertBy(StringRef native) {
    return convertI32((R"(conversion.type {
^bb0(%t : !pdl.type):
  check "strata.is_integer"(%t : !pdl.type)
  %new = check ")" + native +
                       R"("(%t : !pdl.type) : !pdl.type
  %converted = convert %new
  yield %converted
})")
                          .str());
  }
  void addNative(StringRef name,
                 const std::function<void(PDLResultList &)> &fn) {
    natives.registerConstraintFunction(
        name,
        [fn](PatternRewriter &, ArrayRef<PDLValue>,
             PDLResultList &results) -> LogicalResult {
          fn(results);
          return success();
        });
  }

  PDLNatives natives = PDLNatives::getBuiltin();
  Type i32 = IntegerType::get(&ctx, 32), f32 = FloatType::getF32(&ctx);
};
} // namespace

TEST_F(ConversionRulesTest, TakesWhatNativesGive) {
  addNative("type", [&](PDLResultList &results) { results.push_back(f32); });
  EXPECT_EQ(convertBy("type"), f32);
}

TEST_F(ConversionRulesTest, RefusesWhatNativesMustNotGive) {
  addNative("nothing", [](PDLResultList &) {});
  addNative("null", [](PDLResultList &results) { results.push_back(Type()); });
  addNative("attribute", [&](PDLResultList &results) {
    results.push_back(TypeAttr::get(f32));
  });
  addNative("range", [&](PDLResultList &results) {
    results.push_back(ArrayRef<Type>(f32));
  });
  addNative("two", [&](PDLResultList &results) {
    results.push_back(f32);
    results.push_back(f32);
  });
  for (StringRef name : {"nothing", "null", "attribute", "range", "two"})
    EXPECT_FALSE(convertBy(name)) << name.str();
}

TEST_F(ConversionRulesTest, AsksTheNextRuleWhereACheckDoesNotHold) {
  EXPECT_EQ(convertI32(R"(conversion.type {
^bb0(%t : !pdl.type):
  check "strata.is_float"(%t : !pdl.type)
  refuse
}
conversion.type i32 to f32)"),
            f32);
}

TEST_F(ConversionRulesTest, KeepsTypesWithoutRules) {
  EXPECT_EQ(convertI32("conversion.target legal [\"low\"]"), i32);
}

TEST_F(ConversionRulesTest, ReportsEveryMistake) {
  OwningOpRef<> module = parse(R"(conversion.type {
^bb0(%t : !pdl.type):
  check "nobody"(%t : !pdl.type)
  %new = make "nosuch.type"
  refuse
}
conversion.target legal ["arith.nosuch"])");
  ConversionRules rules(&ctx);
  EXPECT_TRUE(failed(rules.addFile(module.get(), natives)));
  EXPECT_EQ(messages.size(), 3u);
}

//===-- Conversions that ask for others ------------------------------------===//

namespace {
/// An integer type requires the next narrower one: that of width n is n deep.
struct Chain : TypeConverter {
  explicit Chain(Context *ctx) : ctx(ctx) {
    addConversion([this](IntegerType type) -> Type {
      unsigned width = type.getWidth();
      return width == 1 ? type : convertType(get(width - 1));
    });
  }
  Type get(unsigned width) const { return IntegerType::get(ctx, width); }
  bool canConvert(unsigned width) const {
    return bool(convertType(get(width)));
  }
  Context *ctx;
};
} // namespace

TEST_F(ConversionRulesTest, DepthDoesNotDependOnWhatWasAskedBefore) {
  constexpr unsigned most = TypeConverter::MaxDepth;
  Chain upwards(&ctx), downwards(&ctx);
  unsigned widths[] = {1,        most / 2, most - 1, most,
                       most + 1, 2 * most, 5 * most};
  for (unsigned width : widths)
    EXPECT_EQ(upwards.canConvert(width), width <= most) << width;
  for (unsigned width : llvm::reverse(widths))
    EXPECT_EQ(downwards.canConvert(width), width <= most) << width;
  EXPECT_EQ(upwards.getReason(upwards.get(most)), "");
  EXPECT_EQ(upwards.getReason(upwards.get(most + 1)),
            ": its conversion is nested more than 2000 levels deep");
}

TEST_F(ConversionRulesTest, DepthDoesNotDependOnThreads) {
  constexpr unsigned most = TypeConverter::MaxDepth;
  Chain chain(&ctx);
  std::vector<std::thread> threads;
  std::array<bool, 8> isRight{};
  for (unsigned i = 0; i < isRight.size(); ++i)
    threads.emplace_back([&, i] {
      bool right = true;
      for (unsigned width = most + 4 - i; width > most - 4 - i; --width)
        right &= chain.canConvert(width) == (width <= most);
      isRight[i] = right;
    });
  for (std::thread &thread : threads)
    thread.join();
  for (bool right : isRight)
    EXPECT_TRUE(right);
}
