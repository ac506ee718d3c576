// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/BuiltinAttributes.h"

#include "strata/IR/Context.h"

#include "gtest/gtest.h"

#include <cstring>
#include <functional>
#include <thread>

using namespace strata;

namespace {
class BuiltinAttributesTest : public testing::Test {
protected:
  BuiltinAttributesTest() {
    // Types in messages are tested with Asm.
    ctx.getRenderer().printType = [](Type, raw_ostream &) {};
    ctx.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      error = diag.getMessage().str();
      return success();
    });
  }
  EmitErrorFn emit() { return emitter; }
  IntegerType i(unsigned width) { return IntegerType::get(&ctx, width); }
  StringAttr str(StringRef text) { return StringAttr::get(&ctx, text); }
  NamedAttribute entry(StringRef name, int64_t value) {
    return NamedAttribute(str(name), IntegerAttr::get(i(64), value));
  }
  RankedTensorType tensor(ArrayRef<int64_t> shape, Type elementType) {
    return RankedTensorType::get(shape, elementType);
  }
  DenseElementsAttr dense(ShapedType type, ArrayRef<uint8_t> data,
                          bool isSplat = false) {
    return DenseElementsAttr::getFromRawBuffer(type, data, isSplat);
  }
  DenseElementsAttr indices(ArrayRef<int64_t> shape, ArrayRef<int64_t> values) {
    return dense(tensor(shape, i(64)),
                 ArrayRef(reinterpret_cast<const uint8_t *>(values.data()),
                          values.size() * 8));
  }
  /// Message of a sparse attribute with i8 values of the given shape, or "ok".
  std::string checkSparse(ArrayRef<int64_t> shape, DenseElementsAttr indices,
                          ArrayRef<int64_t> valuesShape) {
    error.clear();
    DenseElementsAttr values = dense(tensor(valuesShape, i(8)), {1}, true);
    auto attr = SparseElementsAttr::getChecked(emit(), tensor(shape, i(8)),
                                               indices, values);
    EXPECT_NE(bool(attr), !error.empty());
    return attr ? "ok" : error;
  }

  Context ctx;
  std::string error;
  std::function<InFlightDiagnostic()> emitter = [this] {
    return emitError(&ctx, Location());
  };
  Type f32 = FloatType::getF32(&ctx);
  Type index = IndexType::get(&ctx);
  Type none = NoneType::get(&ctx);
};
} // namespace

TEST_F(BuiltinAttributesTest, Integers) {
  auto attr = IntegerAttr::get(i(8), -1);
  EXPECT_EQ(attr, IntegerAttr::get(i(8), APInt(8, 255)));
  EXPECT_EQ(attr, IntegerAttr::get(i(8), 255));
  EXPECT_NE(attr, IntegerAttr::get(i(16), -1));
  EXPECT_EQ(attr.getInt(), -1);
  EXPECT_EQ(attr.getValue(), APInt(8, 255));
  EXPECT_EQ(attr.getType(), i(8));
  auto ui8 = IntegerType::get(&ctx, 8, IntegerType::Unsigned);
  EXPECT_EQ(IntegerAttr::get(ui8, 255).getInt(), 255);
  EXPECT_EQ(IntegerAttr::get(index, -42).getInt(), -42);
  EXPECT_EQ(IntegerAttr::get(i(0), 0).getValue().getBitWidth(), 0u);
  EXPECT_EQ(IntegerAttr::get(i(0), 0).getInt(), 0);
}

TEST_F(BuiltinAttributesTest, WideIntegers) {
  auto minusOne = IntegerAttr::get(i(200), -1);
  EXPECT_EQ(minusOne.getValue(), APInt::getAllOnes(200));
  EXPECT_EQ(minusOne, IntegerAttr::get(i(200), APInt::getAllOnes(200)));
  EXPECT_NE(minusOne, IntegerAttr::get(i(200), APInt::getSignedMaxValue(200)));
  EXPECT_EQ(minusOne.getInt(), -1);
}

TEST_F(BuiltinAttributesTest, Bools) {
  EXPECT_TRUE(BoolAttr::get(&ctx, true).getValue());
  EXPECT_EQ(BoolAttr::get(&ctx, true), IntegerAttr::get(i(1), -1));
  EXPECT_TRUE(isa<BoolAttr>(Attribute(IntegerAttr::get(i(1), 0))));
  EXPECT_FALSE(isa<BoolAttr>(Attribute(IntegerAttr::get(i(2), 0))));
  auto ui1 = IntegerType::get(&ctx, 1, IntegerType::Unsigned);
  EXPECT_FALSE(isa<BoolAttr>(Attribute(IntegerAttr::get(ui1, 0))));
}

TEST_F(BuiltinAttributesTest, Floats) {
  auto attr = FloatAttr::get(f32, 1.5);
  EXPECT_EQ(attr.getValue(), APFloat(1.5f));
  EXPECT_EQ(attr, FloatAttr::get(f32, APFloat(1.5f)));
  EXPECT_EQ(attr.getType(), f32);
  EXPECT_NE(FloatAttr::get(f32, 0.0), FloatAttr::get(f32, -0.0));
  auto f128 = FloatType::get(&ctx, FloatType::Format::F128);
  EXPECT_EQ(FloatAttr::get(f128, 0.1), FloatAttr::get(f128, 0.1));
  EXPECT_EQ(FloatAttr::get(f128, 2.0).getValue().convertToDouble(), 2.0);
}

TEST_F(BuiltinAttributesTest, Strings) {
  auto attr = str("abc");
  EXPECT_EQ(attr, str("abc"));
  EXPECT_EQ(attr, StringAttr::get("abc", none));
  EXPECT_NE(attr, StringAttr::get("abc", f32));
  EXPECT_EQ(attr.getType(), none);
  EXPECT_EQ(StringAttr::get("abc", f32).getType(), f32);
  EXPECT_EQ(attr.getValue().data()[3], '\0');
  EXPECT_EQ(str(StringRef("a\0b", 3)).size(), 3u);
  EXPECT_NE(str(StringRef("a\0b", 3)), str("a"));
  EXPECT_TRUE(str("").empty());
}

TEST_F(BuiltinAttributesTest, ReferencedDialect) {
  EXPECT_EQ(str("builtin.x").getReferencedDialect(), &ctx.getBuiltinDialect());
  EXPECT_EQ(str("builtin").getReferencedDialect(), nullptr);
  auto attr = str("later.a.b");
  EXPECT_EQ(attr.getReferencedDialect(), nullptr);
  Dialect &later = ctx.getOrCreateDialect("later");
  EXPECT_EQ(attr.getReferencedDialect(), nullptr);
  ctx.declareDialect("later");
  EXPECT_EQ(attr.getReferencedDialect(), &later);
}

TEST_F(BuiltinAttributesTest, Arrays) {
  auto attr = ArrayAttr::get(&ctx, {str("a"), UnitAttr::get(&ctx)});
  EXPECT_EQ(attr.size(), 2u);
  EXPECT_EQ(attr[0], str("a"));
  EXPECT_EQ(attr, ArrayAttr::get(&ctx, {str("a"), UnitAttr::get(&ctx)}));
  EXPECT_TRUE(ArrayAttr::get(&ctx, {}).empty());
  EXPECT_EQ(attr.getImpl()->depth, 1u);
  EXPECT_EQ(attr.getImpl()->weight, 3u);
}

TEST_F(BuiltinAttributesTest, DictionariesAreSortedByBytes) {
  auto attr = DictionaryAttr::get(&ctx, {entry("a", 1), entry("\xC3\xA9", 2),
                                         entry("_", 3), entry("A", 4),
                                         entry("ab", 5), entry("0", 6)});
  std::string names;
  for (const NamedAttribute &item : attr)
    names += item.getNameRef().str() + " ";
  EXPECT_EQ(names, "0 A _ a ab \xC3\xA9 ");
  EXPECT_EQ(cast<IntegerAttr>(attr.get("ab")).getInt(), 5);
  EXPECT_FALSE(attr.get("b"));
  EXPECT_EQ(attr, DictionaryAttr::getWithSorted(&ctx, attr.getValue()));
}

TEST_F(BuiltinAttributesTest, LargeDictionaries) {
  SmallVector<NamedAttribute> entries;
  for (int64_t value = 0; value < 40; ++value)
    entries.push_back(entry(std::to_string(1000 - value), value));
  auto attr = DictionaryAttr::get(&ctx, entries);
  for (int64_t value = 0; value < 40; ++value) {
    std::string name = std::to_string(1000 - value);
    EXPECT_EQ(cast<IntegerAttr>(attr.get(StringRef(name))).getInt(), value);
    EXPECT_EQ(attr.get(str(name)), attr.get(StringRef(name)));
  }
  EXPECT_FALSE(attr.get("1001"));
  EXPECT_FALSE(attr.get(str("99")));
}

TEST_F(BuiltinAttributesTest, DictionaryDuplicates) {
  SmallVector<NamedAttribute> entries = {entry("b", 1), entry("a", 2),
                                         entry("b", 3)};
  auto duplicate = DictionaryAttr::sortAndFindDuplicate(entries);
  ASSERT_TRUE(duplicate.has_value());
  EXPECT_EQ(duplicate->getName(), str("b"));
  entries.pop_back();
  EXPECT_EQ(DictionaryAttr::sortAndFindDuplicate(entries), std::nullopt);
}

TEST_F(BuiltinAttributesTest, Symbols) {
  auto flat = SymbolRefAttr::get(&ctx, "f");
  EXPECT_TRUE(isa<FlatSymbolRefAttr>(flat));
  auto nested = SymbolRefAttr::get(&ctx, {str("m"), str("f")});
  EXPECT_FALSE(isa<FlatSymbolRefAttr>(nested));
  EXPECT_EQ(nested.getRootReference(), str("m"));
  EXPECT_EQ(nested.getLeafReference(), str("f"));
  EXPECT_EQ(nested.getNestedReferences().size(), 1u);
}

TEST_F(BuiltinAttributesTest, Flags) {
  auto map = AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(1, &ctx));
  EXPECT_EQ(map.getImpl()->flags, AttrStorage::MayHaveAlias);
  EXPECT_EQ(ArrayAttr::get(&ctx, {map}).getImpl()->flags,
            AttrStorage::MayHaveAlias);
  EXPECT_EQ(TypeAttr::get(f32).getImpl()->flags, 0);
  EXPECT_EQ(ArrayAttr::get(&ctx, {UnknownLoc::get(&ctx)}).getImpl()->flags,
            AttrStorage::MayHaveAlias | AttrStorage::HasLocation);
}

TEST_F(BuiltinAttributesTest, Distinct) {
  auto a = DistinctAttr::create(str("x")), b = DistinctAttr::create(str("x"));
  EXPECT_NE(a, b);
  EXPECT_EQ(a.getReferencedAttr(), b.getReferencedAttr());
  EXPECT_EQ(a.getImpl()->flags, AttrStorage::MayHaveAlias);
  EXPECT_EQ(DistinctAttr::create(UnitAttr::get(&ctx)).getImpl()->flags, 0);
}

TEST_F(BuiltinAttributesTest, Opaque) {
  Dialect &dialect = ctx.declareDialect("dlti");
  dialect.attrAliases.push_back({"spec", "dl_spec"});
  auto attr = OpaqueAttr::get(dialect, "spec<1>", f32);
  EXPECT_EQ(attr.getBody(), "spec<1>");
  EXPECT_EQ(attr.getType(), f32);
  EXPECT_EQ(attr.getImpl()->flags, AttrStorage::MayHaveAlias);
  EXPECT_EQ(OpaqueAttr::get(dialect, "spec2<1>", none).getImpl()->flags, 0);
  EXPECT_EQ(OpaqueAttr::get(dialect, "a", none),
            OpaqueAttr::get(dialect, "a", Type()));
  EXPECT_EQ(OpaqueAttr::get(dialect, "a", none).getType(), none);
}

TEST_F(BuiltinAttributesTest, DenseElements) {
  auto attr = dense(tensor({2}, i(32)), {1, 0, 0, 0, 2, 0, 0, 0x80});
  EXPECT_FALSE(attr.isSplat());
  EXPECT_EQ(attr.getIntElement(0), 1u);
  EXPECT_EQ(attr.getIntElement(1), APInt(32, 0x80000002));
  auto splat = dense(tensor({2}, i(32)), {1, 0, 0, 0, 1, 0, 0, 0});
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(splat.getRawData().size(), 4u);
  EXPECT_EQ(splat, dense(tensor({2}, i(32)), {1, 0, 0, 0}, true));
  EXPECT_EQ(splat.getIntElement(1), 1u);
  EXPECT_EQ(dense(tensor({1}, f32), {0, 0, 0x80, 0x3F}).getFloatElement(0),
            APFloat(1.0f));
  auto nine = dense(tensor({2}, i(9)), {1, 0, 0xFF, 1});
  EXPECT_EQ(nine.getIntElement(1), APInt(9, 0x1FF));
}

// Large data is hashed by samples.
TEST_F(BuiltinAttributesTest, DenseOfManyElements) {
  constexpr size_t Size = size_t(1) << 20;
  auto type = RankedTensorType::get({int64_t(Size)}, IntegerType::get(&ctx, 8));
  auto get = [&](ArrayRef<char> data) {
    return DenseElementsAttr::getFromRawBuffer(type, data);
  };
  std::vector<char> data(Size, 1);
  data[0] = 2;
  DenseElementsAttr first = get(data);
  EXPECT_EQ(get(std::vector<char>(data)), first);
  std::vector<DenseElementsAttr> all{first};
  for (size_t place : {size_t(300), size_t(1000), Size / 2, Size - 1}) {
    data[place] = 7;
    all.push_back(get(data));
    EXPECT_EQ(get(std::vector<char>(data)), all.back());
    data[place] = 1;
  }
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      EXPECT_NE(all[i], all[j]);
  EXPECT_EQ(get(data), first);
}

TEST_F(BuiltinAttributesTest, DenseOfNoElements) {
  ShapedType type = tensor({0}, i(32));
  EXPECT_FALSE(dense(type, {}).isSplat());
  auto splat = dense(type, {1, 0, 0, 0}, true);
  EXPECT_TRUE(splat.isSplat());
  EXPECT_NE(dense(type, {}), splat);
  EXPECT_TRUE(dense(tensor({0}, i(1)), {1}, true).isSplat());
  EXPECT_FALSE(dense(tensor({0}, i(1)), {}).isSplat());
  EXPECT_FALSE(dense(tensor({2}, i(0)), {}).isSplat());
}

TEST_F(BuiltinAttributesTest, DenseBits) {
  auto attr = dense(tensor({10}, i(1)), {0x55, 0xFE});
  EXPECT_EQ(attr.getRawData(), ArrayRef<uint8_t>({0x55, 0x02}));
  EXPECT_TRUE(attr.getIntElement(0).isOne());
  EXPECT_TRUE(attr.getIntElement(1).isZero());
  EXPECT_TRUE(attr.getIntElement(9).isOne());
  EXPECT_EQ(attr, dense(tensor({10}, i(1)), {0x55, 0x02}));
  auto ones = dense(tensor({10}, i(1)), {0xFF, 0x03});
  EXPECT_TRUE(ones.isSplat());
  EXPECT_EQ(ones.getRawData(), ArrayRef<uint8_t>({0xFF}));
  EXPECT_EQ(ones, dense(tensor({10}, i(1)), {1}, true));
  EXPECT_EQ(ones, dense(tensor({10}, i(1)), {0xFF, 0xFF}));
  EXPECT_EQ(dense(tensor({17}, i(1)), {0, 0, 0}).getRawData(),
            ArrayRef<uint8_t>({0}));
  EXPECT_FALSE(dense(tensor({17}, i(1)), {0, 0, 1}).isSplat());
  EXPECT_FALSE(dense(tensor({17}, i(1)), {0, 1, 0}).isSplat());
  EXPECT_FALSE(dense(tensor({17}, i(1)), {0xFF, 0xFF, 0}).isSplat());
  EXPECT_EQ(dense(tensor({3}, i(1)), {7}), dense(tensor({3}, i(1)), {0xFF}));
}

TEST_F(BuiltinAttributesTest, DenseComplex) {
  Type complex = ComplexType::get(i(8));
  EXPECT_EQ(DenseElementsAttr::getStorageBits(complex), 16u);
  auto attr = dense(tensor({2}, complex), {1, 2, 3, 4});
  EXPECT_EQ(attr.getIntElement(3), 4u);
  auto splat = dense(tensor({2}, complex), {1, 2, 1, 2});
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(splat.getIntElement(3), 2u);
  EXPECT_EQ(DenseElementsAttr::getStorageBits(ComplexType::get(i(1))), 16u);
}

TEST_F(BuiltinAttributesTest, ValidRawBuffers) {
  auto check = [&](ShapedType type, ArrayRef<uint8_t> data) -> std::string {
    bool isSplat;
    if (!DenseElementsAttr::isValidRawBuffer(type, data, isSplat))
      return "invalid";
    return isSplat ? "splat" : "all";
  };
  EXPECT_EQ(check(tensor({2}, i(16)), {1, 2, 3, 4}), "all");
  EXPECT_EQ(check(tensor({2}, i(16)), {1, 2}), "splat");
  EXPECT_EQ(check(tensor({2}, i(16)), {1, 2, 3}), "invalid");
  EXPECT_EQ(check(tensor({0}, i(16)), {}), "all");
  EXPECT_EQ(check(tensor({0}, i(16)), {1, 2}), "splat");
  EXPECT_EQ(check(tensor({8}, i(1)), {0x55}), "all");
  EXPECT_EQ(check(tensor({8}, i(1)), {0xFF}), "splat");
  EXPECT_EQ(check(tensor({100}, i(1)), {0}), "splat");
  EXPECT_EQ(check(tensor({100}, i(1)), {1}), "invalid");
  EXPECT_EQ(check(tensor({0}, i(1)), {1}), "invalid");
  EXPECT_EQ(check(tensor({2}, i(0)), {}), "all");
  EXPECT_EQ(check(tensor({2}, i(0)), {0}), "invalid");
  EXPECT_EQ(check(tensor({int64_t(1) << 62, 8}, i(8)), {1}), "splat");
  EXPECT_EQ(check(tensor({int64_t(1) << 62, 8}, i(8)), {}), "invalid");
  EXPECT_EQ(check(tensor({int64_t(1) << 62}, i(64)), {}), "invalid");
  EXPECT_EQ(check(tensor({1}, VectorType::get({2}, f32)), {1}), "invalid");
}

TEST_F(BuiltinAttributesTest, OwnedDataIsAdopted) {
  constexpr size_t Size = 1000;
  ShapedType type = tensor({Size}, i(8));
  auto makeBytes = [&] {
    OwnedBytes bytes = OwnedBytes::allocate(Size);
    for (size_t at = 0; at < Size; ++at)
      bytes.data.get()[at] = uint8_t(at * 7);
    return bytes;
  };
  OwnedBytes bytes = makeBytes();
  const uint8_t *data = bytes.data.get();
  auto attr = DenseElementsAttr::getFromRawBuffer(type, std::move(bytes));
  EXPECT_EQ(attr.getRawData().data(), data);
  EXPECT_EQ(DenseElementsAttr::getFromRawBuffer(type, makeBytes()), attr);
  EXPECT_EQ(dense(type, attr.getRawData()), attr);

  OwnedBytes zeros = OwnedBytes::allocate(Size);
  std::memset(zeros.data.get(), 0, Size);
  EXPECT_TRUE(
      DenseElementsAttr::getFromRawBuffer(type, std::move(zeros)).isSplat());
}

TEST_F(BuiltinAttributesTest, DenseStrings) {
  ShapedType type =
      tensor({2}, OpaqueType::get(ctx.getOrCreateDialect("foo"), "s"));
  auto attr = DenseStringElementsAttr::get(type, {"a", "b"});
  EXPECT_FALSE(attr.isSplat());
  EXPECT_EQ(attr.getValues()[1], "b");
  auto splat = DenseStringElementsAttr::get(type, {"a", "a"});
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(splat, DenseStringElementsAttr::get(type, {"a"}));
  EXPECT_EQ(cast<ElementsAttr>(Attribute(attr)).getType(), type);
}

TEST_F(BuiltinAttributesTest, DenseResources) {
  ResourceBlob &blob = ctx.getOrCreateBlob("key");
  auto attr = DenseResourceElementsAttr::get(tensor({2}, f32), blob);
  EXPECT_EQ(&attr.getBlob(), &blob);
  EXPECT_EQ(attr, DenseResourceElementsAttr::get(tensor({2}, f32), blob));
  EXPECT_EQ(attr.getType(), tensor({2}, f32));
}

TEST_F(BuiltinAttributesTest, Sparse) {
  EXPECT_EQ(checkSparse({3, 4}, indices({2, 2}, {0, 0, 1, 2}), {2}), "ok");
  EXPECT_EQ(checkSparse({3}, indices({2}, {0, 2}), {2}), "ok");
  EXPECT_EQ(checkSparse({3}, indices({2, 1}, {0, 2}), {2}), "ok");
  EXPECT_EQ(checkSparse({3, 4}, indices({0, 2}, {}), {0}), "ok");
  EXPECT_EQ(checkSparse({}, indices({1, 0}, {}), {1}), "ok");
  EXPECT_EQ(checkSparse({3, 4}, indices({1, 3}, {0, 0, 0}), {1, 1}),
            "expected 1-d tensor for sparse element values");
  EXPECT_EQ(checkSparse({3, 4}, indices({2}, {0, 0}), {2}),
            "expected shape ([3, 4]); inferred shape of indices literal ([2]); "
            "inferred shape of values literal ([2])");
  EXPECT_EQ(checkSparse({}, indices({0}, {}), {0}),
            "expected shape ([]); inferred shape of indices literal ([0]); "
            "inferred shape of values literal ([0])");
  EXPECT_EQ(checkSparse({3, 4}, indices({2, 2}, {0, 0, 1, 7}), {2}),
            "sparse index #1 is not contained within the value shape, with "
            "index=[1, 7], and type=''");
  EXPECT_EQ(checkSparse({3, 4}, indices({2, 2}, {0, 0, 1, -1}), {2}),
            "sparse index #1 is not contained within the value shape, with "
            "index=[1, 18446744073709551615], and type=''");
  EXPECT_EQ(checkSparse({3, 10}, indices({1, 2}, {9, 9}), {1}),
            "sparse index #0 is not contained within the value shape, with "
            "index=[9, 9], and type=''");
}

TEST_F(BuiltinAttributesTest, DenseArrays) {
  auto check = [&](Type type, int64_t size,
                   ArrayRef<uint8_t> data) -> std::string {
    error.clear();
    return DenseArrayAttr::getChecked(emit(), type, size, data) ? "ok" : error;
  };
  EXPECT_EQ(check(i(16), 2, {1, 2, 3, 4}), "ok");
  EXPECT_EQ(check(i(1), 2, {1, 0}), "ok");
  EXPECT_EQ(check(i(1), 2, {1, 2}),
            "expected 0 or 1 for an element of type i1");
  EXPECT_EQ(check(f32, 0, {}), "ok");
  EXPECT_EQ(check(i(4), 0, {}),
            "element type bitwidth must be a multiple of 8");
  EXPECT_EQ(check(FloatType::get(&ctx, FloatType::Format::TF32), 0, {}),
            "element type bitwidth must be a multiple of 8");
  EXPECT_EQ(check(index, 0, {}), "expected integer or float type, got: ''");
  EXPECT_EQ(check(i(16), 2, {1}),
            "expected raw data of 2 elements of type '', found 1 bytes");
  auto attr = DenseArrayAttr::get(i(8), 3, {1, 2, 3});
  EXPECT_EQ(attr.getSize(), 3);
  EXPECT_EQ(attr.getElementType(), i(8));
  EXPECT_EQ(attr.getRawData()[2], 3);
}

TEST_F(BuiltinAttributesTest, TypesOfAttributes) {
  EXPECT_EQ(getAttributeType(IntegerAttr::get(i(8), 1)), i(8));
  EXPECT_EQ(getAttributeType(str("a")), none);
  EXPECT_FALSE(getAttributeType(UnitAttr::get(&ctx)));
  EXPECT_EQ(getAttributeType(dense(tensor({}, i(8)), {1})), tensor({}, i(8)));
}

TEST_F(BuiltinAttributesTest, UniquingFromManyThreads) {
  constexpr int NumThreads = 4, NumAttrs = 2000;
  std::vector<std::vector<Attribute>> made(NumThreads);
  std::vector<std::thread> threads;
  threads.reserve(NumThreads);
  for (int thread = 0; thread < NumThreads; ++thread)
    threads.emplace_back([&, thread] {
      for (int at = 0; at < NumAttrs; ++at)
        made[thread].push_back(DictionaryAttr::get(
            &ctx, {entry("d" + std::to_string(at) + ".x", at)}));
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int thread = 1; thread < NumThreads; ++thread)
    EXPECT_EQ(made[thread], made[0]);
}
