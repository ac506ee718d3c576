// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/BuiltinTypes.h"

#include "strata/IR/Context.h"
#include "strata/IR/Graph/ValueRange.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/BitVector.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class BuiltinTypesTest : public testing::Test {
protected:
  BuiltinTypesTest() {
    ctx.getDiagEngine().registerHandler([this](Diagnostic &diag) {
      error = diag.getMessage().str();
      return success();
    });
  }
  /// Runs `make` with an error function; returns the message, or "ok".
  template <typename Fn> std::string check(Fn make) {
    error.clear();
    bool made(make([&] { return emitError(&ctx, Location()); }));
    EXPECT_NE(made, !error.empty());
    return made ? "ok" : error;
  }
  std::string checkVector(ArrayRef<int64_t> shape, Type elementType,
                          ArrayRef<bool> scalable = {}) {
    return check([&](EmitErrorFn emit) {
      return VectorType::getChecked(emit, shape, elementType, scalable);
    });
  }
  std::string checkTensor(ArrayRef<int64_t> shape, Type elementType) {
    return check([&](EmitErrorFn emit) {
      return RankedTensorType::getChecked(emit, shape, elementType);
    });
  }
  std::string checkMemRef(ArrayRef<int64_t> shape, Type elementType,
                          Attribute layout = {}, Attribute space = {}) {
    return check([&](EmitErrorFn emit) {
      return MemRefType::getChecked(emit, shape, elementType, layout, space);
    });
  }
  Type i(unsigned width) { return IntegerType::get(&ctx, width); }
  Type opaque(Dialect &dialect) { return OpaqueType::get(dialect, "t<1>"); }

  Context ctx;
  std::string error;
  Type f32 = FloatType::getF32(&ctx);
  Type index = IndexType::get(&ctx);
  Type none = NoneType::get(&ctx);
  Dialect &mentioned = ctx.getOrCreateDialect("foo");
  Dialect &declared = ctx.declareDialect("llvm");
  Dialect &loaded = ctx.loadDialect("test");
};
} // namespace

TEST_F(BuiltinTypesTest, Integers) {
  auto i7 = IntegerType::get(&ctx, 7);
  EXPECT_EQ(i7, IntegerType::get(&ctx, 7));
  EXPECT_NE(i7, IntegerType::get(&ctx, 7, IntegerType::Signed));
  EXPECT_EQ(i7.getWidth(), 7u);
  EXPECT_TRUE(i7.isSignless());
  auto ui7 = IntegerType::get(&ctx, 7, IntegerType::Unsigned);
  EXPECT_TRUE(ui7.isUnsigned());
  EXPECT_TRUE(ui7.isUnsignedInteger());
  EXPECT_TRUE(Type(ui7).isInteger(7));
  EXPECT_FALSE(ui7.isSignlessInteger());
  EXPECT_EQ(IntegerType::get(&ctx, IntegerType::MaxWidth).getWidth(),
            IntegerType::MaxWidth);
  EXPECT_EQ(IntegerType::get(&ctx, 0).getWidth(), 0u);
}

TEST_F(BuiltinTypesTest, Predicates) {
  EXPECT_TRUE(i(8).isSignlessInteger(8));
  EXPECT_FALSE(i(8).isSignlessInteger(9));
  EXPECT_TRUE(i(8).isSignlessIntOrIndex());
  EXPECT_TRUE(index.isSignlessIntOrIndex());
  EXPECT_TRUE(f32.isF32());
  EXPECT_FALSE(f32.isF64());
  EXPECT_TRUE(f32.isIntOrFloat());
  EXPECT_FALSE(index.isIntOrFloat());
  EXPECT_FALSE(none.isIntOrIndexOrFloat());
  EXPECT_EQ(f32.getIntOrFloatBitWidth(), 32u);
  EXPECT_EQ(i(9).getIntOrFloatBitWidth(), 9u);
  EXPECT_TRUE(isa<FloatType>(f32));
  EXPECT_FALSE(dyn_cast<IntegerType>(f32));
  EXPECT_EQ(f32.getContext(), &ctx);
  EXPECT_EQ(&f32.getDialect(), &ctx.getBuiltinDialect());
}

TEST_F(BuiltinTypesTest, Floats) {
  EXPECT_EQ(FloatType::getBF16(&ctx).getSpelling(), "bf16");
  EXPECT_EQ(FloatType::parseFormat("tf32"), FloatType::Format::TF32);
  EXPECT_EQ(FloatType::parseFormat("f8"), std::nullopt);
  auto width = [&](FloatType::Format format) {
    return FloatType::get(&ctx, format).getWidth();
  };
  EXPECT_EQ(width(FloatType::Format::F4E2M1FN), 4u);
  EXPECT_EQ(width(FloatType::Format::TF32), 19u);
  EXPECT_EQ(width(FloatType::Format::F80), 80u);
  EXPECT_EQ(width(FloatType::Format::F128), 128u);
}

TEST_F(BuiltinTypesTest, ComplexFunctionTuple) {
  EXPECT_EQ(ComplexType::get(f32).getElementType(), f32);
  EXPECT_EQ(check([&](EmitErrorFn emit) {
              return ComplexType::getChecked(emit, index);
            }),
            "invalid element type for complex");
  auto function = FunctionType::get(&ctx, {f32, index}, {f32});
  EXPECT_EQ(function.getNumInputs(), 2u);
  EXPECT_EQ(function.getResults(), ArrayRef<Type>(f32));
  EXPECT_NE(function, FunctionType::get(&ctx, {f32}, {index, f32}));
  auto tuple = TupleType::get(&ctx, {function, f32});
  EXPECT_EQ(tuple.size(), 2u);
  EXPECT_EQ(tuple.getImpl()->depth, 2u);
  EXPECT_EQ(tuple.getImpl()->weight, 6u);
}

TEST_F(BuiltinTypesTest, LongTuplesMayHaveAlias) {
  SmallVector<Type> types(16, f32);
  EXPECT_EQ(TupleType::get(&ctx, types).getImpl()->flags, 0);
  types.push_back(f32);
  auto tuple = TupleType::get(&ctx, types);
  EXPECT_EQ(tuple.getImpl()->flags, AttrStorage::MayHaveAlias);
  EXPECT_EQ(FunctionType::get(&ctx, {tuple}, {}).getImpl()->flags,
            AttrStorage::MayHaveAlias);
}

TEST_F(BuiltinTypesTest, Vectors) {
  auto type = VectorType::get({2, 4, 8}, f32, {false, true, false});
  EXPECT_EQ(type.getShape(), ArrayRef<int64_t>({2, 4, 8}));
  EXPECT_EQ(type.getScalableDims(), ArrayRef<bool>({false, true, false}));
  EXPECT_TRUE(type.isScalable());
  EXPECT_EQ(VectorType::get({2}, f32, {false}), VectorType::get({2}, f32));
  EXPECT_EQ(VectorType::get({}, f32).getRank(), 0);
  EXPECT_EQ(checkVector({0, 4}, f32),
            "vector types must have positive constant sizes but got 0, 4");
  EXPECT_EQ(checkVector({4}, f32, {true, false}),
            "number of dims must match, got 2 and 1");
  const char *badElement =
      "failed to verify 'elementType': VectorElementTypeInterface instance";
  EXPECT_EQ(checkVector({0}, none), badElement);
  EXPECT_EQ(checkVector({4}, ComplexType::get(f32)), badElement);
  EXPECT_EQ(checkVector({4}, opaque(mentioned)), badElement);
  EXPECT_EQ(checkVector({4}, opaque(declared)), "ok");
  EXPECT_EQ(checkVector({4}, index), "ok");
}

TEST_F(BuiltinTypesTest, Tensors) {
  auto encoding = StringAttr::get(&ctx, "enc");
  auto type = RankedTensorType::get({4, ShapedType::kDynamic}, f32, encoding);
  EXPECT_EQ(type.getEncoding(), encoding);
  EXPECT_NE(type, RankedTensorType::get({4, ShapedType::kDynamic}, f32));
  EXPECT_FALSE(type.hasStaticShape());
  EXPECT_EQ(checkTensor({2}, opaque(mentioned)), "ok");
  EXPECT_EQ(checkTensor({2}, VectorType::get({2}, f32)), "ok");
  for (Type bad :
       {none, Type(TupleType::get(&ctx, {})), Type(type),
        Type(FunctionType::get(&ctx, {}, {})), Type(MemRefType::get({}, f32))})
    EXPECT_EQ(checkTensor({2}, bad), "invalid tensor element type");
  EXPECT_EQ(checkTensor({-1}, f32), "invalid tensor dimension size");
  EXPECT_EQ(check([&](EmitErrorFn emit) {
              return UnrankedTensorType::getChecked(emit, none);
            }),
            "invalid tensor element type");
  EXPECT_FALSE(UnrankedTensorType::get(f32).hasRank());
}

TEST_F(BuiltinTypesTest, NumElements) {
  auto count = [&](ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, f32).getNumElementsChecked();
  };
  int64_t max = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(count({}), 1);
  EXPECT_EQ(count({2, 3}), 6);
  EXPECT_EQ(count({max}), max);
  EXPECT_EQ(count({max, 2}), std::nullopt);
  EXPECT_EQ(count({max, 2, 0}), 0);
  EXPECT_EQ(count({ShapedType::kDynamic}), std::nullopt);
}

TEST_F(BuiltinTypesTest, MemRefElements) {
  for (Type good : {i(8), index, f32, Type(ComplexType::get(f32)),
                    Type(VectorType::get({2}, f32)),
                    Type(MemRefType::get({2}, f32)), opaque(declared)})
    EXPECT_EQ(checkMemRef({2}, good), "ok");
  for (Type bad : {none, opaque(mentioned), opaque(loaded),
                   Type(RankedTensorType::get({}, f32))})
    EXPECT_EQ(checkMemRef({2}, bad), "invalid memref element type");
  EXPECT_EQ(checkMemRef({-1}, f32), "invalid memref size");
  EXPECT_EQ(check([&](EmitErrorFn emit) {
              return UnrankedMemRefType::getChecked(emit, none);
            }),
            "invalid memref element type");
}

TEST_F(BuiltinTypesTest, MemRefLayouts) {
  AffineExpr d0 = getAffineDimExpr(0, &ctx), d1 = getAffineDimExpr(1, &ctx);
  auto identity =
      AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(2, &ctx));
  EXPECT_EQ(MemRefType::get({4, 8}, f32, identity),
            MemRefType::get({4, 8}, f32));
  auto swap = AffineMapAttr::get(AffineMap::get(2, 0, {d1, d0}, &ctx));
  auto type = MemRefType::get({4, 8}, f32, swap);
  EXPECT_EQ(type.getLayout(), swap);
  EXPECT_EQ(type.getImpl()->flags, AttrStorage::MayHaveAlias);
  EXPECT_EQ(checkMemRef({4}, f32, swap),
            "memref layout mismatch between rank and affine map: 1 != 2");
  auto strided = StridedLayoutAttr::get(&ctx, 0, {8, 1});
  EXPECT_EQ(MemRefType::get({4, 8}, f32, strided).getLayout(), strided);
  EXPECT_EQ(checkMemRef({4}, f32, strided, UnitAttr::get(&ctx)),
            "expected the number of strides to match the rank");
}

TEST_F(BuiltinTypesTest, MemorySpaces) {
  auto zero = IntegerAttr::get(i(32), 0), one = IntegerAttr::get(i(32), 1);
  EXPECT_EQ(MemRefType::get({4}, f32, {}, zero), MemRefType::get({4}, f32));
  EXPECT_EQ(UnrankedMemRefType::get(f32, BoolAttr::get(&ctx, false)),
            UnrankedMemRefType::get(f32));
  EXPECT_EQ(MemRefType::get({4}, f32, {}, one).getMemorySpace(), one);
  EXPECT_EQ(UnrankedMemRefType::get(f32, one).getMemorySpace(), one);
  for (Attribute good : {Attribute(StringAttr::get(&ctx, "s")),
                         Attribute(DictionaryAttr::get(&ctx)),
                         Attribute(OpaqueAttr::get(declared, "a", none)),
                         Attribute(OpaqueAttr::get(loaded, "a", none))})
    EXPECT_EQ(checkMemRef({4}, f32, {}, good), "ok");
  for (Attribute bad :
       {Attribute(UnitAttr::get(&ctx)), Attribute(FloatAttr::get(f32, 1.0)),
        Attribute(OpaqueAttr::get(mentioned, "a", none))}) {
    EXPECT_EQ(checkMemRef({4}, f32, {}, bad),
              "unsupported memory space Attribute");
    EXPECT_EQ(check([&](EmitErrorFn emit) {
                return UnrankedMemRefType::getChecked(emit, f32, bad);
              }),
              "unsupported memory space Attribute");
  }
}

TEST_F(BuiltinTypesTest, Opaque) {
  auto type = OpaqueType::get(mentioned, "bar<1>");
  EXPECT_EQ(type, OpaqueType::get(mentioned, "bar<1>"));
  EXPECT_NE(type, OpaqueType::get(declared, "bar<1>"));
  EXPECT_EQ(type.getBody(), "bar<1>");
  EXPECT_EQ(&type.getDialect(), &mentioned);
}

TEST_F(BuiltinTypesTest, FunctionTypesWithMoreAndFewer) {
  Type i1 = IntegerType::get(&ctx, 1), i8 = IntegerType::get(&ctx, 8),
       f32 = FloatType::getF32(&ctx);
  auto type = FunctionType::get(&ctx, {i1, i8}, f32);
  EXPECT_EQ(type.getWithArgsAndResults({0, 1, 2}, {f32, f32, i1}, {1}, i8),
            FunctionType::get(&ctx, {f32, i1, f32, i8, i1}, {f32, i8}));
  llvm::BitVector inputs(2), results(1);
  inputs.set(0);
  EXPECT_EQ(type.getWithoutArgsAndResults(inputs, results),
            FunctionType::get(&ctx, i8, f32));
}

TEST_F(BuiltinTypesTest, FlattenedTuples) {
  Type i1 = IntegerType::get(&ctx, 1), i8 = IntegerType::get(&ctx, 8);
  auto inner = TupleType::get(&ctx, {i8, TupleType::get(&ctx, {})});
  SmallVector<Type> types;
  TupleType::get(&ctx, {i1, inner, i8}).getFlattenedTypes(types);
  EXPECT_EQ(types, SmallVector<Type>({i1, i8, i8}));
}

TEST_F(BuiltinTypesTest, OpaqueTypeByName) {
  auto type = OpaqueType::get(StringAttr::get(&ctx, "foo"), "bar");
  EXPECT_EQ(type.getBody(), "bar");
  EXPECT_EQ(type.getDialect().getNamespace(), "foo");
}

TEST_F(BuiltinTypesTest, ScalableDimensions) {
  Type f32 = FloatType::getF32(&ctx);
  EXPECT_EQ(VectorType::get({2, 4}, f32, {false, true}).getNumScalableDims(),
            1);
  EXPECT_TRUE(VectorType::isValidElementType(f32));
  EXPECT_FALSE(VectorType::isValidElementType(TupleType::get(&ctx, {})));
}
