// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Indexing maps of structured operations: from the dialect file, from attributes and
// computed; and mistakes in `linalg.indexing_maps`.
#include "strata/Dialects/Linalg/LinalgInterfaces.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace strata;
using linalg::IteratorType;
using linalg::LinalgOp;

namespace {
class LinalgInterfacesTest : public testing::Test {
protected:
  LinalgInterfacesTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    registerCoreDialects(ctx);
  }
  /// The structured operation `text`, whose operands `%0`, `%1`, ... are of `types`.
  LinalgOp parse(ArrayRef<StringRef> types, StringRef text) {
    std::string source = "func.func @f(";
    for (auto [i, type] : llvm::enumerate(types))
      source += (i ? ", %a" : "%a") + std::to_string(i) + ": " + type.str();
    source += ") {\n" + text.str() + "\nreturn\n}\n";
    module = parseSourceString(source, ParserConfig(&ctx));
    EXPECT_TRUE(bool(module)) << source;
    if (!module)
      return {};
    Operation &function = ModuleOp(module.get()).getBody()->front();
    return dyn_cast<LinalgOp>(&function.getRegion(0).front().front());
  }
  /// The maps, separated by semicolons.
  static std::string print(ArrayRef<AffineMap> maps) {
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::interleave(maps, os, "; ");
    return text;
  }
  /// Loads an operation with `maps`; the messages, one a line.
  std::string loadMaps(StringRef maps) {
    message.clear();
    ScopedDiagnosticHandler handler(&ctx, [this](Diagnostic &diag) {
      message += diag.getMessage().str() + "\n";
      return success();
    });
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n"
         "irdl.operation @o attributes {linalg.indexing_maps = " +
         maps + ", strata.interfaces = [\"linalg::LinalgOp\"]} {} }")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get())) ? "" : message;
  }

  Context ctx;
  OwningOpRef<> module;
  std::string message;
};

constexpr StringLiteral vector = "memref<?xf32>", matrix = "memref<4x8xf32>",
                        cube = "memref<4x8x2xf32>";

TEST_F(LinalgInterfacesTest, MapsOfTheFile) {
  LinalgOp op =
      parse({"memref<1x21x3xf32>", "memref<2x3x4xf32>", "memref<1x6x4xf32>"},
            "linalg.conv_1d_nwc_wcf {dilations = dense<5> : tensor<1xi64>, "
            "strides = dense<3> : tensor<1xi64>} "
            "ins(%a0, %a1 : memref<1x21x3xf32>, memref<2x3x4xf32>) "
            "outs(%a2 : memref<1x6x4xf32>)");
  ASSERT_TRUE(op);
  EXPECT_EQ(print(op.getIndexingMapsArray()),
            "(d0, d1, d2, d3, d4) -> (d0, d1 * 3 + d3 * 5, d4); "
            "(d0, d1, d2, d3, d4) -> (d3, d4, d2); "
            "(d0, d1, d2, d3, d4) -> (d0, d1, d2)");
  constexpr auto parallel = IteratorType::parallel,
                 reduction = IteratorType::reduction;
  EXPECT_EQ(op.getIteratorTypesArray(),
            (SmallVector<IteratorType>{parallel, parallel, parallel, reduction,
                                       reduction}));
  EXPECT_EQ(op.getNumLoops(), 5u);
  EXPECT_EQ(op.getNumParallelLoops(), 3u);
  EXPECT_EQ(op.getNumReductionLoops(), 2u);
  EXPECT_EQ(op.getStaticLoopRanges(), (SmallVector<int64_t>{1, 6, 4, 2, 3}));
  EXPECT_EQ(op.getNumDpsInputs(), 2u);
  EXPECT_EQ(op.getDpsInits().size(), 1u);
  EXPECT_TRUE(op.isDpsInit(op.getDpsInitOperand(0)));
  EXPECT_FALSE(op.isDpsInit(op.getDpsInputOperand(1)));
  EXPECT_EQ(op.getMatchingIndexingMap(op.getDpsInitOperand(0)),
            op.getIndexingMapsArray().back());
  EXPECT_TRUE(op.hasPureBufferSemantics());
  EXPECT_FALSE(op.hasPureTensorSemantics());
  EXPECT_EQ(op.getBlock()->getNumArguments(), 3u);
}

TEST_F(LinalgInterfacesTest, MapsOfAttributes) {
  LinalgOp op = parse(
      {"tensor<?x4xf32>"},
      "%0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>], "
      "iterator_types = [\"reduction\", \"parallel\"]} "
      "outs(%a0 : tensor<?x4xf32>) {\n"
      "^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<?x4xf32>");
  ASSERT_TRUE(op);
  EXPECT_EQ(print(op.getIndexingMapsArray()), "(d0, d1) -> (d1, d0)");
  EXPECT_EQ(op.getIteratorTypesArray(),
            (SmallVector<IteratorType>{IteratorType::reduction,
                                       IteratorType::parallel}));
  EXPECT_EQ(op.getStaticLoopRanges(),
            (SmallVector<int64_t>{4, ShapedType::kDynamic}));
  EXPECT_TRUE(op.hasPureTensorSemantics());
}

TEST_F(LinalgInterfacesTest, ComputedMaps) {
  auto maps = [&](ArrayRef<StringRef> types, StringRef text) {
    LinalgOp op = parse(types, text);
    return op ? print(op.getIndexingMapsArray()) : "";
  };
  EXPECT_EQ(maps({"f32", matrix},
                 "linalg.add ins(%a0, %a1 : f32, memref<4x8xf32>)"
                 " outs(%a1 : memref<4x8xf32>)"),
            "(d0, d1) -> (); (d0, d1) -> (d0, d1); (d0, d1) -> (d0, d1)");
  EXPECT_EQ(maps({cube, "memref<4x2xf32>"},
                 "linalg.reduce { arith.addf } ins(%a0 : memref<4x8x2xf32>) "
                 "outs(%a1 : memref<4x2xf32>) dimensions = [1]"),
            "(d0, d1, d2) -> (d0, d1, d2); (d0, d1, d2) -> (d0, d2)");
  EXPECT_EQ(maps({"memref<4x2xf32>", cube},
                 "linalg.broadcast ins(%a0 : memref<4x2xf32>) "
                 "outs(%a1 : memref<4x8x2xf32>) dimensions = [1]"),
            "(d0, d1, d2) -> (d0, d2); (d0, d1, d2) -> (d0, d1, d2)");
  EXPECT_EQ(maps({cube, "memref<8x2x4xf32>"},
                 "linalg.transpose ins(%a0 : memref<4x8x2xf32>) "
                 "outs(%a1 : memref<8x2x4xf32>) permutation = [1, 2, 0]"),
            "(d0, d1, d2) -> (d2, d0, d1); (d0, d1, d2) -> (d0, d1, d2)");
}

/// Operations that do not verify have no maps, or fewer.
TEST_F(LinalgInterfacesTest, Unverified) {
  ASSERT_TRUE(parse({vector}, "linalg.map outs(%a0 : memref<?xf32>) "
                              "(%x: f32) { linalg.yield %x : f32 }"));
  OpBuilder builder(&ctx);
  for (StringRef name :
       {"linalg.add", "linalg.reduce", "linalg.transpose", "linalg.broadcast",
        "linalg.matmul", "linalg.generic", "linalg.map", "linalg.elementwise",
        "linalg.conv_1d_nwc_wcf"}) {
    OwningOpRef<> op(builder.create(Location(), name, {}, {}));
    auto structured = dyn_cast<LinalgOp>(op.get());
    ASSERT_TRUE(structured) << name.str();
    EXPECT_EQ(structured.getNumDpsInputs(), 0u);
    EXPECT_EQ(structured.getNumLoops(),
              structured.getIteratorTypesArray().size());
    EXPECT_EQ(structured.getStaticLoopRanges().size(),
              structured.getNumLoops());
    EXPECT_EQ(structured.getBlock(), nullptr);
  }
}

TEST_F(LinalgInterfacesTest, MistakesInMaps) {
  // Loads the dialect, and with it the extension.
  ASSERT_TRUE(parse({vector}, "linalg.map outs(%a0 : memref<?xf32>) "
                              "(%x: f32) { linalg.yield %x : f32 }"));
  EXPECT_EQ(loadMaps("[\"nonsense\"]"),
            "in 'linalg.indexing_maps': 'nonsense' is not an affine map\n"
            "expected '(' in dimensional identifier list\n");
  EXPECT_EQ(loadMaps("[\"(i) -> (i)\", \"(i, j) -> (i)\"]"),
            "in 'linalg.indexing_maps': the maps have different numbers of "
            "dimensions\n");
  EXPECT_EQ(loadMaps("[\"(i)[s] -> (i)\"]"),
            "in 'linalg.indexing_maps': the symbols are strides and as many "
            "dilations\n");
  EXPECT_EQ(loadMaps("[\"(i)[s, d] -> (i * s + d)\"]"), "");
}
} // namespace
