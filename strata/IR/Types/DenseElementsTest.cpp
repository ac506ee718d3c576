// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to the elements of dense attributes as C++ numbers.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class DenseElementsTest : public testing::Test {
protected:
  RankedTensorType tensor(ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  template <typename T> static SmallVector<T> all(DenseElementsAttr attr) {
    auto values = attr.getValues<T>();
    return SmallVector<T>(values.begin(), values.end());
  }
  Context ctx;
  Builder builder{&ctx};
  Type i1 = builder.getI1Type(), i8 = builder.getI8Type(),
       i32 = builder.getI32Type(), f16 = builder.getF16Type(),
       f32 = builder.getF32Type();
};
} // namespace

TEST_F(DenseElementsTest, Integers) {
  auto attr = DenseElementsAttr::get(tensor({2, 2}, i32), {1, -2, 3, 4});
  EXPECT_EQ(all<int32_t>(attr), (SmallVector<int32_t>{1, -2, 3, 4}));
  EXPECT_EQ(all<int64_t>(attr), (SmallVector<int64_t>{1, -2, 3, 4}));
  EXPECT_EQ(attr.getValues<APInt>()[1].getSExtValue(), -2);
  EXPECT_EQ(attr.getValues<uint8_t>()[1], uint8_t(-2));
  EXPECT_EQ((attr.getValues<int32_t>()[{1, 0}]), 3);
  EXPECT_EQ(*attr.value_begin<IntegerAttr>(), builder.getI32IntegerAttr(1));
  EXPECT_EQ(attr.getValues<Attribute>()[3], builder.getI32IntegerAttr(4));
  EXPECT_EQ(
      std::distance(attr.value_begin<int32_t>(), attr.value_end<int32_t>()), 4);
  EXPECT_TRUE(succeeded(attr.tryGetValues<APInt>()));
  EXPECT_TRUE(failed(attr.tryGetValues<APFloat>()));
  auto integers = cast<DenseIntElementsAttr>(Attribute(attr));
  EXPECT_EQ(*std::next(integers.begin(), 2), 3);
  EXPECT_FALSE(isa<DenseFPElementsAttr>(Attribute(attr)));
}

TEST_F(DenseElementsTest, Booleans) {
  auto attr = DenseElementsAttr::get(tensor({3}, i1),
                                     ArrayRef<bool>{true, false, true});
  EXPECT_EQ(all<bool>(attr), (SmallVector<bool>{true, false, true}));
  EXPECT_EQ(DenseElementsAttr::get(tensor({3}, i1), true).getSplatValue<bool>(),
            true);
  EXPECT_TRUE(DenseElementsAttr::get(tensor({9}, i1), true).isSplat());
}

TEST_F(DenseElementsTest, Floats) {
  auto attr = DenseElementsAttr::get(tensor({2}, f32), {1.5f, -2.0f});
  EXPECT_EQ(all<float>(attr), (SmallVector<float>{1.5f, -2.0f}));
  EXPECT_EQ(all<double>(attr), (SmallVector<double>{1.5, -2.0}));
  EXPECT_EQ(attr.getValues<APFloat>()[0].convertToFloat(), 1.5f);
  EXPECT_EQ(attr.getValues<FloatAttr>()[1], builder.getF32FloatAttr(-2.0f));
  // Rounded to the format of the elements.
  auto half = DenseElementsAttr::get(tensor({1}, f16), 65519.0);
  EXPECT_EQ(half.getSplatValue<double>(), 65504.0);
  EXPECT_TRUE(isa<DenseFPElementsAttr>(Attribute(half)));
}

TEST_F(DenseElementsTest, OfAttributes) {
  SmallVector<Attribute> values{builder.getI8IntegerAttr(1),
                                builder.getI8IntegerAttr(2)};
  EXPECT_EQ(DenseElementsAttr::get(tensor({2}, i8), values),
            DenseElementsAttr::get(tensor({2}, i8), ArrayRef<int8_t>{1, 2}));
  EXPECT_EQ(DenseElementsAttr::get(tensor({2}, i8), values[0]).isSplat(), true);
}

TEST_F(DenseElementsTest, ReshapeResizeBitcastMap) {
  auto attr = DenseElementsAttr::get(tensor({4}, i32), {1, 2, 3, 4});
  DenseElementsAttr square = attr.reshape(tensor({2, 2}, i32));
  EXPECT_EQ(all<int32_t>(square), all<int32_t>(attr));
  EXPECT_EQ(square.getType(), tensor({2, 2}, i32));
  auto splat = DenseElementsAttr::get(tensor({4}, i32), 7);
  EXPECT_EQ(splat.resizeSplat(tensor({9}, i32)).getNumElements(), 9);
  EXPECT_EQ(attr.bitcast(f32).bitcast(i32), attr);
  DenseElementsAttr doubled =
      attr.mapValues(builder.getI64Type(),
                     [](const APInt &value) { return value.sext(64) * 2; });
  EXPECT_EQ(all<int64_t>(doubled), (SmallVector<int64_t>{2, 4, 6, 8}));
  // A splat is mapped once.
  unsigned count = 0;
  splat.mapValues(i32, [&](const APInt &value) {
    ++count;
    return value;
  });
  EXPECT_EQ(count, 1u);
}

TEST_F(DenseElementsTest, Arrays) {
  auto attr = builder.getDenseI64ArrayAttr({1, -2, 3});
  EXPECT_EQ(attr.asArrayRef(), ArrayRef<int64_t>({1, -2, 3}));
  EXPECT_EQ(attr[1], -2);
  EXPECT_EQ(attr.size(), 3);
  EXPECT_TRUE(isa<DenseI64ArrayAttr>(Attribute(attr)));
  EXPECT_FALSE(isa<DenseI32ArrayAttr>(Attribute(attr)));
  auto flags = DenseBoolArrayAttr::get(&ctx, {true, false});
  EXPECT_EQ(flags.asArrayRef(), ArrayRef<bool>({true, false}));
  auto numbers = DenseF64ArrayAttr::get(&ctx, {0.5});
  EXPECT_EQ(numbers[0], 0.5);
  EXPECT_TRUE(DenseF32ArrayAttr::get(&ctx, {}).empty());
}

TEST_F(DenseElementsTest, RangesOfArrays) {
  ArrayAttr names = builder.getStrArrayAttr({"a", "b"});
  std::string text;
  for (StringAttr name : names.getAsRange<StringAttr>())
    text += name.getValue();
  for (StringRef name : names.getAsValueRange<StringAttr>())
    text += name;
  EXPECT_EQ(text, "abab");
}

TEST_F(DenseElementsTest, ClonesOfShapedTypes) {
  auto encoded = RankedTensorType::get({2, ShapedType::kDynamic}, f32,
                                       builder.getStringAttr("e"));
  EXPECT_EQ(encoded.clone({4}),
            RankedTensorType::get({4}, f32, builder.getStringAttr("e")));
  EXPECT_EQ(encoded.clone(i32).getElementType(), i32);
  EXPECT_EQ(encoded.dropEncoding().getEncoding(), Attribute());
  EXPECT_EQ(encoded.getNumDynamicDims(), 1);
  EXPECT_TRUE(encoded.isDynamicDim(1));
  EXPECT_EQ(encoded.getDimSize(0), 2);
  EXPECT_EQ(
      RankedTensorType(
          RankedTensorType::Builder(encoded).setShape({1}).setEncoding({})),
      tensor({1}, f32));
  ShapedType unranked = UnrankedTensorType::get(f32);
  EXPECT_EQ(unranked.clone({3}), tensor({3}, f32));
  auto memref = MemRefType::get({2}, f32, {}, builder.getI64IntegerAttr(3));
  EXPECT_EQ(cast<BaseMemRefType>(Type(memref)).getMemorySpaceAsInt(), 3u);
  EXPECT_EQ(memref.clone({5}).getMemorySpace(), memref.getMemorySpace());
  auto vector = VectorType::get({2, 4}, f32, {false, true});
  EXPECT_EQ(vector.clone(i32), VectorType::get({2, 4}, i32, {false, true}));
  EXPECT_EQ(VectorType(VectorType::Builder(vector).dropDim(0)),
            VectorType::get({4}, f32, {true}));
}
