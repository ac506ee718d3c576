// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/StubHooks.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Two predicates that call one function.
constexpr llvm::StringLiteral file =
    R"mlir(irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.operation @a attributes {strata.predicates = [["strange($x)", "is strange"]]} {
    %0 = irdl.any
    irdl.operands(x: %0)
  }
  irdl.operation @b attributes {strata.predicates = [["strange($x)", "is strange"]]} {
    %0 = irdl.any
    irdl.operands(x: %0)
  }
})mlir";

class StubHooksTest : public testing::Test {
protected:
  StubHooksTest() { registerIRDLDialect(ctx); }
  OwningOpRef<> parse() { return parseSourceString(file, ParserConfig(&ctx)); }
  Context ctx;
};

} // namespace

TEST_F(StubHooksTest, UnknownFunctionIsRegisteredOnce) {
  OwningOpRef<> module = parse();
  ASSERT_TRUE(module);
  registerStubHooks(module.get());
  EXPECT_TRUE(isPredicateFunctionRegistered(ctx, "strange"));
  EXPECT_TRUE(succeeded(loadDialects(module.get())));
}

TEST_F(StubHooksTest, RegisteredFunctionStays) {
  PredicateFunction real;
  real.call = [](const PredicateCall &) {
    return PredicateValue::getBool(true);
  };
  ASSERT_TRUE(succeeded(registerPredicateFunction(ctx, "strange", real)));
  OwningOpRef<> module = parse();
  ASSERT_TRUE(module);
  DiagnosticCapture diagnostics;
  registerStubHooks(module.get());
  EXPECT_TRUE(succeeded(loadDialects(module.get())));
  EXPECT_TRUE(diagnostics.take().empty());
}
