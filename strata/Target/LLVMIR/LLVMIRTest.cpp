// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/LLVMIR/LLVMIR.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Translation.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
struct LLVMIRTest : testing::Test {
  Context ctx;
  std::vector<std::string> messages;

  LLVMIRTest() {
    installRenderer(ctx, {});
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    registerCoreDialects(ctx);
    ctx.getDiagEngine().registerHandler([&](Diagnostic &diag) {
      messages.push_back(diag.str());
      return success();
    });
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx), "test");
  }
};

std::string print(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printOperation(op, os);
  return text;
}
} // namespace

TEST_F(LLVMIRTest, WritesAndKeepsTheModule) {
  OwningOpRef<> module = parse(R"(
    llvm.func @f(%x: i32) -> i32 {
      %two = llvm.mlir.constant(2 : i32) : i32
      %0 = llvm.mul %x, %two : i32
      llvm.return %0 : i32
    })");
  ASSERT_TRUE(module);
  std::string before = print(module.get());
  std::string text;
  llvm::raw_string_ostream os(text);
  ASSERT_TRUE(succeeded(translateModuleToLLVMIR(module.get(), os)));
  EXPECT_NE(text.find("define i32 @f(i32 %0) {\n"
                      "  %2 = mul i32 %0, 2\n"
                      "  ret i32 %2\n"
                      "}\n"),
            std::string::npos);
  EXPECT_EQ(print(module.get()), before);
}

TEST_F(LLVMIRTest, WritesNothingAfterAnError) {
  OwningOpRef<> module = parse("func.func private @f()");
  ASSERT_TRUE(module);
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_TRUE(failed(translateModuleToLLVMIR(module.get(), os)));
  EXPECT_TRUE(text.empty());
  ASSERT_EQ(messages.size(), 1u);
}

TEST_F(LLVMIRTest, IsATranslation) {
  ASSERT_TRUE(succeeded(registerLLVMIRTranslation(ctx)));
  const Translation *translation = findTranslation(ctx, "llvmir");
  ASSERT_NE(translation, nullptr);
  EXPECT_NE(translation->write, nullptr);
  EXPECT_EQ(translation->read, nullptr);
}
