// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks that are made in C++.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/Passes.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {

constexpr llvm::StringLiteral dialect = R"~(
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @o attributes {
    strata.format = "$c attr-dict",
    strata.interfaces = ["RuntimeVerifiableOpInterface"]
  } {
    %i1 = irdl.is i1
    irdl.operands(c: %i1)
  }
})~";

class GenerateRuntimeVerificationTest : public testing::Test {
protected:
  GenerateRuntimeVerificationTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    registerTransformsPasses(registry);
  }
  /// The result of the pass on a function with `d.o`, which has `table`; empty
  /// if it fails.
  std::string run(const RuntimeVerifiableOpInterface::Concept &table) {
    OpHooks hooks;
    hooks.addInterface(table);
    registerOpHooks(&ctx, "d.o", hooks);
    OwningOpRef<> file = parseSourceString(dialect, ParserConfig(&ctx));
    EXPECT_TRUE(file && succeeded(loadDialects(file.get())));
    OwningOpRef<> module = parseSourceString(R"~(
      func.func @f(%c: i1) {
        d.o %c loc("here")
        return
      })~",
                                             ParserConfig(&ctx));
    PassManager pm(&ctx, "builtin.module");
    PassTextError error;
    EXPECT_TRUE(succeeded(parsePassPipeline(
        "builtin.module(generate-runtime-verification)", registry, pm, error)));
    std::string text;
    if (failed(pm.run(module.get())))
      return text;
    llvm::raw_string_ostream os(text);
    printOperation(module->getRegion(0).front().getFirstOp(), os);
    return text;
  }

  Context ctx;
  PassRegistry registry;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

TEST_F(GenerateRuntimeVerificationTest, Table) {
  static constexpr RuntimeVerifiableOpInterface::Concept table = {
      [](Operation *op, OpBuilder &builder, Location loc,
         function_ref<std::string(Operation *, StringRef)> getMessage) {
        for (StringRef text : {"first", "second"})
          builder.create(
              loc, "cf.assert", op->getOperand(0), {},
              builder.getNamedAttr(
                  "msg", builder.getStringAttr(getMessage(op, text))));
        return success();
      }};
  EXPECT_EQ(run(table), R"~(func.func @f(%arg0: i1) {
  cf.assert %arg0, "ERROR: Runtime op verification failed\0Ad.o %arg0\0A^ first\0ALocation: loc(\22here\22)"
  cf.assert %arg0, "ERROR: Runtime op verification failed\0Ad.o %arg0\0A^ second\0ALocation: loc(\22here\22)"
  d.o %arg0
  return
})~");
}

TEST_F(GenerateRuntimeVerificationTest, TableThatFails) {
  static constexpr RuntimeVerifiableOpInterface::Concept table = {
      [](Operation *op, OpBuilder &, Location,
         function_ref<std::string(Operation *, StringRef)>) -> LogicalResult {
        return op->emitOpError("is not to be checked");
      }};
  EXPECT_EQ(run(table), "");
  ASSERT_FALSE(messages.empty());
  EXPECT_EQ(messages.front(), "'d.o' op is not to be checked");
}

} // namespace
