// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries of data layouts, with the attributes of the dialect `dlti`.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/Interfaces.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"

#include <gtest/gtest.h>

using namespace strata;
using llvm::TypeSize;

namespace {

class DataLayoutTest : public testing::Test {
protected:
  DataLayoutTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
  }
  /// The layout of a module with the entries.
  DataLayout getLayout(StringRef entries) {
    return getInnerLayout("", entries);
  }
  /// The layout for an operation in a module with `inner` in one with `outer`.
  DataLayout getInnerLayout(StringRef outer, StringRef inner) {
    auto open = [](StringRef entries) {
      return entries.empty()
                 ? std::string("module {")
                 : ("module attributes {dlti.dl_spec = #dlti.dl_spec<" +
                    entries + ">} {")
                       .str();
    };
    module = parseSourceString(open(outer) + open(inner) +
                                   "func.func private @f() }}",
                               ParserConfig(&ctx));
    EXPECT_TRUE(module);
    DataLayout layout;
    if (module)
      module->walk([&](Operation *op) {
        if (op->getName().getStringRef() == "func.func")
          layout = DataLayout::closest(op);
      });
    return layout;
  }
  Type type(StringRef text) { return parseType(text, &ctx); }
  /// Size in bits and bytes, ABI and preferred alignment.
  std::vector<uint64_t> measure(const DataLayout &layout, StringRef text) {
    Type of = type(text);
    return {layout.getTypeSizeInBits(of).getKnownMinValue(),
            layout.getTypeSize(of).getKnownMinValue(),
            layout.getTypeABIAlignment(of),
            layout.getTypePreferredAlignment(of)};
  }
  using Measures = std::vector<uint64_t>;

  Context ctx;
  OwningOpRef<> module;
};

TEST_F(DataLayoutTest, Defaults) {
  DataLayout layout;
  EXPECT_EQ(measure(layout, "i1"), Measures({1, 1, 1, 1}));
  EXPECT_EQ(measure(layout, "i33"), Measures({33, 5, 8, 8}));
  EXPECT_EQ(measure(layout, "i64"), Measures({64, 8, 4, 8}));
  EXPECT_EQ(measure(layout, "i128"), Measures({128, 16, 4, 16}));
  EXPECT_EQ(measure(layout, "bf16"), Measures({16, 2, 2, 2}));
  EXPECT_EQ(measure(layout, "f80"), Measures({80, 10, 16, 16}));
  EXPECT_EQ(measure(layout, "index"), Measures({64, 8, 4, 8}));
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("index")), 64u);
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("i32")), std::nullopt);
  EXPECT_FALSE(layout.getEndianness());
  EXPECT_EQ(layout.getStackAlignment(), 0u);
}

TEST_F(DataLayoutTest, Aggregates) {
  DataLayout layout;
  EXPECT_EQ(measure(layout, "complex<f32>"), Measures({64, 8, 4, 4}));
  // The second part begins where it is aligned.
  EXPECT_EQ(measure(layout, "complex<i9>"), Measures({25, 4, 2, 2}));
  EXPECT_EQ(measure(layout, "vector<4xf32>"), Measures({128, 16, 16, 16}));
  // A power of two of elements, each in whole bytes.
  EXPECT_EQ(measure(layout, "vector<2x3xi1>"), Measures({64, 8, 8, 8}));
  EXPECT_EQ(measure(layout, "vector<3x4xi12>"), Measures({192, 24, 32, 32}));
  EXPECT_EQ(measure(layout, "vector<f64>"), Measures({64, 8, 8, 8}));
  EXPECT_EQ(layout.getTypeSize(type("vector<2x[4]xi8>")),
            TypeSize::getScalable(8));
  // Sizes that do not fit are the largest number.
  EXPECT_EQ(layout.getTypeSizeInBits(
                type("vector<4294967296x4294967296x4294967296xi8>")),
            TypeSize::getFixed(UINT64_MAX));
  for (StringRef none : {"memref<4xf32>", "tuple<i32>", "none", "() -> ()"})
    EXPECT_FALSE(layout.hasTypeSize(type(none))) << none.str();
}

TEST_F(DataLayoutTest, Entries) {
  DataLayout layout = getLayout(
      "index = 32, i16 = dense<32> : vector<1xi64>, "
      "i64 = dense<[64, 128]> : vector<2xi64>, f64 = dense<32> : vector<1xi64>,"
      "\"dlti.endianness\" = \"big\", \"dlti.stack_alignment\" = 128");
  EXPECT_EQ(measure(layout, "index"), Measures({32, 4, 8, 16}));
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("index")), 32u);
  EXPECT_EQ(measure(layout, "vector<2xindex>"), Measures({64, 8, 8, 8}));
  // The next wider one decides, or else the widest.
  EXPECT_EQ(measure(layout, "i8"), Measures({8, 1, 4, 4}));
  EXPECT_EQ(measure(layout, "i16"), Measures({16, 2, 4, 4}));
  EXPECT_EQ(measure(layout, "i17"), Measures({17, 3, 8, 16}));
  EXPECT_EQ(measure(layout, "i256"), Measures({256, 32, 8, 16}));
  EXPECT_EQ(measure(layout, "f64"), Measures({64, 8, 4, 4}));
  EXPECT_EQ(measure(layout, "f32"), Measures({32, 4, 4, 4}));
  EXPECT_EQ(layout.getEndianness(), StringAttr::get(&ctx, "big"));
  EXPECT_EQ(layout.getStackAlignment(), 128u);
}

TEST_F(DataLayoutTest, ScopesAreCombined) {
  DataLayout layout = getInnerLayout(
      "index = 32, f64 = dense<32> : vector<1xi64>", "index = 16");
  EXPECT_EQ(layout.getTypeIndexBitwidth(type("index")), 16u);
  EXPECT_EQ(layout.getTypeABIAlignment(type("f64")), 4u);
  // A layout is not changed by later edits of the attribute.
  module->removeAttr("dlti.dl_spec");
  EXPECT_EQ(layout.getTypeABIAlignment(type("f64")), 4u);
}

TEST_F(DataLayoutTest, WidthsThatNoIntegerHas) {
  for (StringRef bad : {"index = 0", "index = -1", "index = 99999999999"})
    EXPECT_EQ(getLayout(bad).getTypeIndexBitwidth(type("index")), 64u);
}

TEST_F(DataLayoutTest, Devices) {
  module = parseSourceString(
      "module attributes {dlti.target_system_spec = #dlti.target_system_spec<"
      "\"CPU\" = #dlti.target_device_spec<\"cache\" = 4096 : i32>>} {}",
      ParserConfig(&ctx));
  ASSERT_TRUE(module);
  DataLayout layout = DataLayout::closest(module.get());
  EXPECT_EQ(layout.getDevicePropertyValue("CPU", "cache"),
            IntegerAttr::get(type("i32"), 4096));
  EXPECT_FALSE(layout.getDevicePropertyValue("CPU", "cores"));
  EXPECT_FALSE(layout.getDevicePropertyValue("GPU", "cache"));
}

TEST_F(DataLayoutTest, TypesOfDialects) {
  // As wide as the entry says, or as `index`.
  static constexpr DataLayoutTypeInterface table = {
      [](Type type, const DataLayout &layout,
         ArrayRef<DataLayoutEntry> entries) {
        if (entries.empty())
          return layout.getTypeSizeInBits(IndexType::get(type.getContext()));
        auto bits = cast<IntegerAttr>(entries.front().value);
        return TypeSize::getFixed(bits.getValue().getZExtValue());
      },
      [](Type, const DataLayout &, ArrayRef<DataLayoutEntry>) -> uint64_t {
        return 2;
      }};
  ASSERT_TRUE(succeeded(attachInterface(&ctx, "!p.ptr", table)));
  OwningOpRef<> dialect = parseSourceString(
      "irdl.dialect @p attributes {strata.version = 1 : i32} { irdl.type @ptr "
      "attributes {strata.interfaces = [\"VectorElementTypeInterface\"]} {} }",
      ParserConfig(&ctx));
  ASSERT_TRUE(dialect && succeeded(loadDialects(dialect.get())));
  DataLayout layout = getLayout("!p.ptr = 24");
  EXPECT_EQ(measure(layout, "!p.ptr"), Measures({24, 3, 2, 2}));
  EXPECT_EQ(measure(layout, "vector<3x!p.ptr>"), Measures({96, 12, 16, 16}));
  EXPECT_EQ(measure(getLayout("index = 32"), "!p.ptr"),
            Measures({32, 4, 2, 2}));
}

} // namespace
