// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines made in C++, in a Context that has only what a DialectRegistry lists.
#include "strata/Transforms/Passes.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/Pass/PassManager.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

static DialectRegistry getRegistry() {
  DialectRegistry registry;
  registry.insert<arith::ArithDialect, func::FuncDialect>();
  return registry;
}

static constexpr StringLiteral text = R"(
  func.func private @twice(%x: i32) -> i32 {
    %r = arith.addi %x, %x : i32
    return %r : i32
  }
  func.func @main() -> i32 {
    %c = arith.constant 21 : i32
    %r = call @twice(%c) : (i32) -> i32
    return %r : i32
  })";

TEST(PassesTest, InlinerWithoutRegistry) {
  Context ctx(getRegistry());
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &ctx);
  ASSERT_TRUE(module);
  PassManager pm = PassManager::on<ModuleOp>(&ctx);
  pm.addPass(createInlinerPass());
  ASSERT_TRUE(succeeded(pm.run(*module)));
  std::string printed;
  llvm::raw_string_ostream os(printed);
  os << *module;
  EXPECT_EQ(os.str(), R"(module {
  func.func @main() -> i32 {
    %c42_i32 = arith.constant 42 : i32
    return %c42_i32 : i32
  }
})");
}

TEST(PassesTest, InvalidRulesOfDialect) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect>();
  Context ctx(registry);
  static constexpr StringLiteral rules = "pdl.pattern : benefit(1) {\n";
  Dialect &mine = ctx.loadDialect("mine");
  ASSERT_TRUE(
      succeeded(registerDialectPatterns(ctx, "mine", rules, "mine.pdl.mlir")));
  ctx.defineOp("mine.op");
  (void)mine;
  std::string messages;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    messages += diag.getMessage().str() + "\n";
    return success();
  });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>("\"mine.op\"() : () -> ()", &ctx);
  ASSERT_TRUE(module);
  PassManager pm = PassManager::on<ModuleOp>(&ctx);
  pm.addPass(createCanonicalizerPass());
  // Also where the rules have been read before.
  for (unsigned i = 0; i < 2; ++i) {
    messages.clear();
    EXPECT_TRUE(failed(pm.run(*module)));
    EXPECT_NE(
        messages.find("the canonicalization rules of a dialect are invalid"),
        std::string::npos)
        << messages;
  }
}

TEST(PassesTest, CanonicalizerWithConfig) {
  Context ctx;
  ctx.loadDialect<arith::ArithDialect, func::FuncDialect>();
  EXPECT_TRUE(ctx.isOperationRegistered("arith.addi"));
  EXPECT_FALSE(ctx.isOperationRegistered("arith.nothing"));
  SmallVector<StringRef> names;
  for (Dialect *dialect : ctx.getLoadedDialects())
    names.push_back(dialect->getNamespace());
  EXPECT_TRUE(llvm::is_contained(names, "arith"));
  auto canonicalize = [&](const GreedyRewriteConfig &config) {
    auto module = parseSourceString<ModuleOp>(R"(
      func.func @f() -> i32 {
        %c = arith.constant 21 : i32
        %r = arith.addi %c, %c : i32
        return %r : i32
      })",
                                              &ctx);
    PassManager pm = PassManager::on<ModuleOp>(&ctx);
    pm.addPass(createCanonicalizerPass(config));
    EXPECT_TRUE(succeeded(pm.run(*module)));
    unsigned numAdditions = 0;
    module->walk([&](arith::AddIOp) { ++numAdditions; });
    return numAdditions;
  };
  EXPECT_EQ(canonicalize(GreedyRewriteConfig()), 0u);
  EXPECT_EQ(canonicalize(GreedyRewriteConfig()
                             .enableFolding(false)
                             .setUseTopDownTraversal()
                             .setMaxIterations(2)
                             .setMaxNumRewrites(GreedyRewriteConfig::NoLimit)
                             .enableConstantCSE(false)),
            1u);
}
