// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/AttrTypeSubElements.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class AttrTypeSubElementsTest : public testing::Test {
protected:
  Context ctx;
  Builder builder{&ctx};
  Type i1 = builder.getI1Type(), i32 = builder.getI32Type(),
       i64 = builder.getI64Type(), f32 = builder.getF32Type();
};
} // namespace

TEST_F(AttrTypeSubElementsTest, WalkOrder) {
  Type type =
      builder.getFunctionType({i32, builder.getTupleType({i1, f32})}, {i32});
  SmallVector<unsigned> widths;
  type.walk([&](IntegerType part) { widths.push_back(part.getWidth()); });
  // i32 occurs twice and is seen once.
  EXPECT_EQ(widths, (SmallVector<unsigned>{32, 1}));

  SmallVector<Type> pre, post;
  type.walk<WalkOrder::PreOrder>([&](Type part) { pre.push_back(part); });
  type.walk([&](Type part) { post.push_back(part); });
  EXPECT_EQ(pre.size(), 5u);
  EXPECT_EQ(pre.front(), type);
  EXPECT_EQ(post.back(), type);
}

TEST_F(AttrTypeSubElementsTest, WalkSkipsAndInterrupts) {
  Attribute attr = builder.getArrayAttr(
      {builder.getArrayAttr({builder.getI64IntegerAttr(1)}),
       builder.getI64IntegerAttr(2)});
  unsigned count = 0;
  WalkResult result =
      attr.walk<WalkOrder::PreOrder>([&](ArrayAttr array) -> WalkResult {
        ++count;
        return array == attr ? WalkResult::advance() : WalkResult::skip();
      });
  EXPECT_EQ(count, 2u);
  EXPECT_FALSE(result.wasInterrupted());
  EXPECT_TRUE(attr.walk([](IntegerAttr) { return WalkResult::interrupt(); })
                  .wasInterrupted());
}

TEST_F(AttrTypeSubElementsTest, Replace) {
  Type type = builder.getFunctionType(
      {RankedTensorType::get({2}, i32), ComplexType::get(i32)},
      {builder.getTupleType({i32, f32})});
  Type replaced = type.replace([&](IntegerType) -> Type { return i64; });
  EXPECT_EQ(replaced,
            builder.getFunctionType(
                {RankedTensorType::get({2}, i64), ComplexType::get(i64)},
                {builder.getTupleType({i64, f32})}));
}

TEST_F(AttrTypeSubElementsTest, ReplacementsAddedLastAreAskedFirst) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](IntegerType) -> Type { return f32; });
  replacer.addReplacement([&](IntegerType type) -> std::optional<Type> {
    return type.getWidth() == 1 ? std::optional<Type>(i64) : std::nullopt;
  });
  EXPECT_EQ(replacer.replace(i1), i64);
  EXPECT_EQ(replacer.replace(i32), f32);
}

TEST_F(AttrTypeSubElementsTest, SkipKeepsTheParts) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](TupleType type) {
    return std::pair<Type, WalkResult>(type, WalkResult::skip());
  });
  replacer.addReplacement([&](IntegerType) -> Type { return f32; });
  Type tuple = builder.getTupleType({i32});
  EXPECT_EQ(replacer.replace(tuple), tuple);
  EXPECT_EQ(replacer.replace(builder.getFunctionType({tuple}, {i32})),
            builder.getFunctionType({tuple}, {f32}));
}

TEST_F(AttrTypeSubElementsTest, ReplacementThatContainsItself) {
  // i32 becomes tuple<i32>, once.
  Type replaced = i32.replace(
      [&](IntegerType type) -> Type { return builder.getTupleType({type}); });
  EXPECT_EQ(replaced, builder.getTupleType({i32}));
}

TEST_F(AttrTypeSubElementsTest, InterruptGivesNull) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](IntegerType type) {
    return std::pair<Type, WalkResult>(type, WalkResult::interrupt());
  });
  EXPECT_FALSE(replacer.replace(builder.getTupleType({f32, i32, f32})));
}

TEST_F(AttrTypeSubElementsTest, GoesOnAfterAnInterrupt) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([](IntegerType type) {
    return std::pair<Type, WalkResult>(type, WalkResult::interrupt());
  });
  EXPECT_FALSE(replacer.replace(builder.getTupleType({i32})));
  EXPECT_EQ(replacer.replace(f32), f32);
  replacer.addReplacement([&](IntegerType) -> Type { return f32; });
  EXPECT_EQ(replacer.replace(builder.getTupleType({i32})),
            builder.getTupleType({f32}));
}

TEST_F(AttrTypeSubElementsTest, PartThatBecomesNull) {
  EXPECT_FALSE(
      builder.getTupleType({f32, i32}).replace([](IntegerType) -> Type {
        return nullptr;
      }));
}

TEST_F(AttrTypeSubElementsTest, DeepNesting) {
  Attribute attr = builder.getI64IntegerAttr(1);
  for (int i = 0; i < 200000; ++i)
    attr = builder.getArrayAttr({attr});
  unsigned count = 0;
  attr.walk([&](ArrayAttr) { ++count; });
  EXPECT_EQ(count, 200000u);
}
