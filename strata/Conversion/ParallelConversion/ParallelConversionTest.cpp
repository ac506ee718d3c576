// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads transform modules, and report diagnostics, exactly like one
// thread.
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Conversion/Passes.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
/// The module after the passes, and their diagnostics.
struct Outcome {
  bool isFine = false;
  std::string text, messages;
  bool operator==(const Outcome &other) const = default;
};
} // namespace

/// In `text` $ is the number of a function.
static std::string repeat(StringRef text, unsigned from, unsigned to) {
  std::string result;
  for (unsigned i = from; i < to; ++i)
    for (char c : text)
      result += c == '$' ? std::to_string(i) : std::string(1, c);
  return result;
}

static Outcome run(StringRef text, StringRef passes, unsigned numThreads) {
  Outcome outcome;
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerCoreDialects(ctx);
  ctx.setNumThreads(numThreads);
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    outcome.messages += diag.getMessage().str() + "\n";
    for (const std::unique_ptr<Diagnostic> &note : diag.getNotes())
      outcome.messages += "  " + note->getMessage().str() + "\n";
    return success();
  });
  OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_TRUE(bool(module)) << outcome.messages;
  if (!module)
    return outcome;
  PassRegistry registry;
  registerTransformsPasses(registry);
  registerConversionPasses(registry);
  PassManager pm(&ctx);
  PassTextError error;
  EXPECT_TRUE(succeeded(parsePassElements(passes, registry, pm, error)))
      << error.message;
  outcome.isFine = succeeded(pm.run(module.get()));
  llvm::raw_string_ostream os(outcome.text);
  module->print(os);
  return outcome;
}

/// The outcome with one thread, if others are the same.
static Outcome runBoth(StringRef text, StringRef passes) {
  Outcome one = run(text, passes, 1);
  for (unsigned numThreads : {2, 3, 8}) {
    Outcome several = run(text, passes, numThreads);
    EXPECT_EQ(one.isFine, several.isFine) << numThreads;
    EXPECT_EQ(one.text, several.text) << numThreads;
    EXPECT_EQ(one.messages, several.messages) << numThreads;
  }
  return one;
}

static size_t count(StringRef text, StringRef part) { return text.count(part); }

static constexpr StringLiteral allocating = R"(
func.func @alloc$(%n: index, %x: f32) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  memref.store %x, %m[%zero] : memref<?xf32>
  return %m : memref<?xf32>
}
)";
static constexpr StringLiteral freeing = R"(
func.func @free$(%m: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  memref.store %x, %m[%zero] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return
}
)";
static constexpr StringLiteral toLLVM =
    "finalize-memref-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,"
    "reconcile-unrealized-casts";

TEST(ParallelConversionTest, DeclaresFunctionsOnce) {
  // Functions that come later need others.
  Outcome outcome =
      runBoth(repeat(freeing, 0, 70) + repeat(allocating, 0, 200) +
                  repeat(freeing, 70, 140),
              toLLVM);
  EXPECT_TRUE(outcome.isFine);
  EXPECT_EQ(count(outcome.text, "llvm.func @malloc("), 1u);
  EXPECT_EQ(count(outcome.text, "llvm.func @free("), 1u);
  // The declaration that was needed last comes first.
  EXPECT_LT(outcome.text.find("@malloc("), outcome.text.find("@free("));
}

TEST(ParallelConversionTest, UsesDeclarationsThatAreThere) {
  Outcome outcome = runBoth(repeat(allocating, 0, 100) +
                                "llvm.func @malloc(i64) -> !llvm.ptr\n" +
                                repeat(allocating, 100, 200),
                            toLLVM);
  EXPECT_TRUE(outcome.isFine);
  EXPECT_EQ(count(outcome.text, "llvm.func @malloc("), 1u);
}

TEST(ParallelConversionTest, ReportsOtherFunctionsOfTheName) {
  Outcome outcome =
      runBoth(repeat(allocating, 0, 100) + "func.func private @malloc(i32)\n" +
                  repeat(allocating, 100, 200),
              toLLVM);
  EXPECT_GT(
      count(outcome.messages, "redefinition of reserved function 'malloc'"),
      0u);
}

TEST(ParallelConversionTest, NumbersGlobalsInOrder) {
  Outcome outcome = runBoth(repeat(R"(
func.func @check$(%c: i1, %x: i32) -> i32 {
  cf.assert %c, "number $"
  %y = arith.addi %x, %x : i32
  cf.br ^next(%y : i32)
^next(%z: i32):
  return %z : i32
}
)",
                                   0, 150),
                            "convert-cf-to-llvm,convert-arith-to-llvm,"
                            "convert-func-to-llvm,reconcile-unrealized-casts");
  EXPECT_TRUE(outcome.isFine);
  EXPECT_EQ(count(outcome.text, "llvm.func @puts("), 1u);
  EXPECT_EQ(count(outcome.text, "llvm.mlir.global"), 150u);
}

TEST(ParallelConversionTest, ReportsErrorsInOrder) {
  std::string fine = R"(
func.func @fine$(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  cf.br ^next(%y : i32)
^next(%z: i32):
  return %z : i32
}
)";
  std::string failing = R"(
func.func @failing$(%t: tensor<$xf32>) -> tensor<$xf32> {
  cf.br ^next(%t : tensor<$xf32>)
^next(%r: tensor<$xf32>):
  return %r : tensor<$xf32>
}
)";
  std::string text = repeat(fine, 0, 100) + repeat(failing, 1, 20) +
                     repeat(fine, 100, 200) + repeat(failing, 20, 40);
  // The first one ends the conversion, and nothing is changed.
  Outcome outcome = runBoth(text, "convert-cf-to-llvm");
  EXPECT_FALSE(outcome.isFine);
  EXPECT_EQ(count(outcome.messages, "failed to legalize"), 1u);
  EXPECT_EQ(count(outcome.text, "llvm.br"), 0u);
  // Errors of patterns do not.
  std::string linkage =
      "func.func private @odd$() attributes {llvm.linkage = $}\n";
  outcome = runBoth(repeat(fine, 0, 100) + repeat(linkage, 0, 10) +
                        repeat(fine, 100, 200) + repeat(linkage, 10, 20),
                    "convert-func-to-llvm");
  EXPECT_EQ(count(outcome.messages, "Contains llvm.linkage"), 20u);
}

TEST(ParallelConversionTest, NestedModulesAndOtherOperations) {
  Outcome outcome =
      runBoth(repeat(allocating, 0, 50) + "module @inner {\n" +
                  repeat(allocating, 0, 50) + "}\n" +
                  "memref.global @g : memref<4xf32>\n" + repeat(freeing, 0, 50),
              toLLVM);
  EXPECT_TRUE(outcome.isFine);
  EXPECT_EQ(count(outcome.text, "llvm.func @malloc("), 2u);
}

TEST(ParallelConversionTest, GreedyPasses) {
  Outcome outcome =
      runBoth(repeat(R"(
func.func @view$(%m: memref<8x8xf32>, %i: index) -> f32 {
  %zero = arith.constant 0 : index
  %v = memref.subview %m[%i, 0] [2, 8] [1, 1] : memref<8x8xf32> to memref<2x8xf32, strided<[8, 1], offset: ?>>
  %x = memref.load %v[%zero, %zero] : memref<2x8xf32, strided<[8, 1], offset: ?>>
  return %x : f32
}
)",
                     0, 150),
              "expand-strided-metadata,lower-affine," + toLLVM.str());
  EXPECT_TRUE(outcome.isFine);
}
