// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/HostArray.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/ToolContext.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::interpreter;

namespace {
class HostArrayTest : public testing::Test {
protected:
  HostArrayTest() { setUpToolContext(ctx); }

  Type getType(StringRef text) { return parseType(text, &ctx); }
  HostArray parse(StringRef text, StringRef type) {
    auto array = parseHostArray(text, getType(type), &ctx, error);
    return succeeded(array) ? *array : HostArray();
  }
  /// The text of the array parsed from `text`.
  std::string print(StringRef text, StringRef type) {
    std::string printed;
    llvm::raw_string_ostream os(printed);
    printRuntimeValue(toRuntimeValue(parse(text, type), getType(type)),
                      getType(type), os);
    return printed;
  }

  Context ctx;
  std::string error;
};
} // namespace

TEST_F(HostArrayTest, ElementsHaveTheBytesOfCompiledPrograms) {
  EXPECT_EQ(getBytesPerElement(getType("i1")), 1u);
  EXPECT_EQ(getBytesPerElement(getType("i24")), 4u);
  EXPECT_EQ(getBytesPerElement(getType("index")), 8u);
  EXPECT_EQ(getBytesPerElement(getType("bf16")), 2u);
  EXPECT_EQ(getBytesPerElement(getType("f80")), 16u);
  EXPECT_EQ(getBytesPerElement(getType("i128")), 16u);
  EXPECT_EQ(getBytesPerElement(getType("complex<f32>")), 8u);
  EXPECT_EQ(getBytesPerElement(getType("none")), 0u);
}

TEST_F(HostArrayTest, BytesOfNumbers) {
  EXPECT_EQ(parse("-2", "i16").bytes, std::string("\xfe\xff", 2));
  EXPECT_EQ(parse("[1, 2]", "memref<?xi8>").bytes, std::string("\1\2", 2));
  EXPECT_EQ(parse("[true, false]", "memref<2xi1>").bytes,
            std::string("\1\0", 2));
  // Bits of vectors are packed by rows.
  EXPECT_EQ(
      parse("[[true, false, true], [false, true, false]]", "vector<2x3xi1>")
          .bytes,
      "\5\2");
}

TEST_F(HostArrayTest, ValuesComeBack) {
  EXPECT_EQ(print("2.5", "f16"), "2.5");
  EXPECT_EQ(print("-3", "i65"), "-3");
  EXPECT_EQ(print("[[1, 2], [3, 4]]", "tensor<?x2xf64>"), "[[1, 2], [3, 4]]");
  EXPECT_EQ(print("[[true, false], [false, true]]", "vector<2x2xi1>"),
            "[[true, false], [false, true]]");
  EXPECT_EQ(print("zeros", "memref<3xi8>"), "[0, 0, 0]");
}

TEST_F(HostArrayTest, RandomNumbersDependOnTheSeedOnly) {
  std::string one = parse("random:100xf32:seed=1", "memref<?xf32>").bytes;
  EXPECT_EQ(one, parse("random:seed=1", "memref<100xf32>").bytes);
  EXPECT_NE(one, parse("random:100xf32:seed=2", "memref<?xf32>").bytes);
}

TEST_F(HostArrayTest, ComplexNumbers) {
  EXPECT_EQ(print("1+2i", "complex<f32>"), "(1, 2)");
  EXPECT_EQ(print("(1, 2)", "complex<f64>"), "(1, 2)");
  EXPECT_EQ(print("7", "complex<i32>"), "(7, 0)");
  EXPECT_EQ(print("[(1, 2), 3-i]", "tensor<?xcomplex<f32>>"),
            "[(1, 2), (3, -1)]");
  EXPECT_EQ(print("[1, 2, 3, 4]", "tensor<2xcomplex<f32>>"),
            "[(1, 2), (3, 4)]");
  parse("1+xi", "complex<f32>");
  EXPECT_EQ(error, "expected a number, found 'x'");
}

TEST_F(HostArrayTest, Mismatches) {
  parse("zeros:3xf32", "vector<4xf32>");
  EXPECT_EQ(error, "expected 4xf32, found 3xf32");
  parse("zeros:3xf32", "memref<?xi32>");
  EXPECT_EQ(error, "expected ?xi32, found 3xf32");
  parse("zeros:3xf32", "i32");
  EXPECT_EQ(error, "expected i32, found 3xf32");
  parse("zeros:3xf32", "memref<*xf32>");
  EXPECT_EQ(error, "expected an array of known rank, found 3xf32");
  parse("zeros:2xf32", "tensor<2xcomplex<f32>>");
  EXPECT_EQ(error, "expected 2xcomplex<f32>, found 2xf32");
}

TEST_F(HostArrayTest, ArraysOfCallersAreChecked) {
  auto check = [&](ArrayRef<int64_t> shape, uint64_t numBytes, StringRef type) {
    error.clear();
    (void)checkHostArray(shape, numBytes, getType(type), error);
    return error;
  };
  EXPECT_EQ(check({2, 4}, 32, "memref<?x4xf32>"), "");
  EXPECT_EQ(check({}, 1, "i1"), "");
  EXPECT_EQ(check({2, 11}, 4, "vector<2x11xi1>"), "");
  EXPECT_EQ(check({2, 3}, 24, "memref<?x4xf32>"),
            "expected ?x4xf32, found 2x3xf32");
  EXPECT_EQ(check({-1, 4}, 16, "memref<?x4xf32>"),
            "expected ?x4xf32, found -1x4xf32");
  EXPECT_EQ(check({2}, 4, "tensor<?xf32>"), "expected 8 bytes, found 4");
  EXPECT_EQ(check({2}, 8, "memref<2xf32, strided<[2]>>"),
            "arrays for memref<2xf32, strided<[2]>> are not supported");
  EXPECT_EQ(check({}, 0, "none"), "arrays for none are not supported");
  EXPECT_EQ(check({int64_t(1) << 62}, 0, "tensor<?xf32>"),
            "the type has too many elements");
}

TEST_F(HostArrayTest, PartsOfBuffersAreReadByRows) {
  MemRefValue memref =
      toRuntimeValue(parse("[0, 1, 2, 3, 4, 5]", "memref<6xi8>"),
                     getType("memref<6xi8>"))
          .getMemRef();
  memref.offset = 1;
  memref.sizes = {2, 2};
  memref.strides = {2, 1};
  auto scalars = readMemRef(memref, getType("i8"), error);
  ASSERT_TRUE(succeeded(scalars));
  SmallVector<uint64_t> numbers;
  for (const Scalar &scalar : *scalars)
    numbers.push_back(scalar.bits.getZExtValue());
  EXPECT_EQ(numbers, (SmallVector<uint64_t>{1, 2, 3, 4}));
  memref.offset = 3;
  EXPECT_TRUE(failed(readMemRef(memref, getType("i8"), error)));
  EXPECT_EQ(error, "the element is outside of its memory");
  memref.buffer->isFreed = true;
  EXPECT_TRUE(failed(readMemRef(memref, getType("i8"), error)));
  EXPECT_EQ(error, "the memory was freed before");
}
