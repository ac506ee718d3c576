// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Run-time checks declared by dialect files: their meaning, and errors in them.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/DeclaredRuntimeChecks.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"

#include <gtest/gtest.h>

using namespace strata;
using Check = DeclaredRuntimeCheck;

namespace {

class RuntimeChecksTest : public testing::Test {
protected:
  RuntimeChecksTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  /// Loads an operation `d.o` with operands `w` and `at...`, attribute `n`,
  /// result `r`, and `rows`; the first message, or an empty text.
  std::string loadOp(StringRef rows, StringRef attrs = "") {
    messages.clear();
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n"
         "irdl.operation @o attributes {strata.runtime_checks = [" +
         rows + "]" + attrs +
         "} { %w = irdl.any %at = irdl.is index %r = irdl.any %n = irdl.any "
         "irdl.operands(w: %w, at: variadic %at) "
         "irdl.attributes {\"n\" = %n} irdl.results(r: %r) } }")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get())) ? "" : messages.front();
  }
  const OpDefinition &getDef() { return *ctx.getOpDefinition("d.o"); }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

TEST_F(RuntimeChecksTest, Checks) {
  ASSERT_EQ(loadOp(R"~(["in_bounds", "at", "d.size( w )", "a"],
                       ["in_range", "w", "d.rank(n, -2)", "b"],
                       ["uge", "n", "7", "c", "true"])~"),
            "");
  EXPECT_TRUE(getInterface<RuntimeVerifiableOpInterface>(getDef()));
  EXPECT_TRUE(getDef().hasTrait("RuntimeVerifiableOpInterface"));
  const auto &checks = *static_cast<const std::vector<Check> *>(
      getDef().findInterfaceData(RuntimeVerifiableOpInterface::name));
  ASSERT_EQ(checks.size(), 3u);
  EXPECT_EQ(checks[0].kind, Check::Kind::InBounds);
  EXPECT_EQ(checks[0].subject.slot, 1u);
  EXPECT_EQ(checks[0].bound.callee, "d.size");
  EXPECT_EQ(checks[0].bound.arguments[0].slot, 0u);
  EXPECT_EQ(checks[1].kind, Check::Kind::InRange);
  ASSERT_EQ(checks[1].bound.arguments.size(), 2u);
  EXPECT_EQ(checks[1].bound.arguments[0].kind, Check::Term::Kind::Attribute);
  EXPECT_EQ(checks[1].bound.arguments[0].slot, 3u);
  EXPECT_EQ(checks[1].bound.arguments[1].number, -2);
  EXPECT_EQ(checks[2].kind, Check::Kind::Compare);
  EXPECT_EQ(checks[2].predicate, IntegerPredicate::UGE);
  EXPECT_EQ(checks[2].bound.number, 7);
  EXPECT_EQ(checks[2].text, "c");
  EXPECT_TRUE(checks[2].condition);
}

TEST_F(RuntimeChecksTest, NoChecks) {
  ASSERT_EQ(loadOp(""), "");
  EXPECT_FALSE(getInterface<RuntimeVerifiableOpInterface>(getDef()));
}

TEST_F(RuntimeChecksTest, MistakesInKindsAndRows) {
  EXPECT_EQ(loadOp(R"~(["in_bound", "at", "d.size(w)", "a"])~"),
            "in 'strata.runtime_checks': 'kind' is 'in_bound', which is not "
            "known; did you mean 'in_bounds'?");
  EXPECT_EQ(loadOp(R"~(["eq", "w", "1", ""])~"),
            "in 'strata.runtime_checks': 'text' is '', which is not an error "
            "message");
  EXPECT_EQ(loadOp(R"~(["eq", "w", "1"])~"),
            "'strata.runtime_checks' must be a list of lists of 4 or 5 "
            "strings");
}

TEST_F(RuntimeChecksTest, MistakesInTerms) {
  auto load = [&](StringRef what, StringRef bound) {
    return loadOp(
        ("[\"eq\", \"" + what + "\", \"" + bound + "\", \"a\"]").str());
  };
  for (StringRef name : {"none", "at", "r", "", "12345678901234567890"})
    EXPECT_EQ(load(name, "1"),
              ("in 'strata.runtime_checks': '" + name +
               "' is not a number, an attribute or a single operand")
                  .str());
  for (StringRef call :
       {"size(w)", "d.size(w", "d.size()", "d.(w)", "(w)", "d.size(w) + 1"})
    EXPECT_EQ(load("w", call),
              ("in 'strata.runtime_checks': '" + call +
               "' is not of the form 'dialect.operation(operand, ...)'")
                  .str());
  EXPECT_EQ(load("w", "d.size(d.size(w))"),
            "in 'strata.runtime_checks': 'd.size(w)' is not a number, an "
            "attribute or a single operand");
}

TEST_F(RuntimeChecksTest, MistakesInBounds) {
  auto load = [&](StringRef what, StringRef bound) {
    return loadOp(
        ("[\"in_bounds\", \"" + what + "\", \"" + bound + "\", \"a\"]").str());
  };
  for (StringRef name : {"n", "r", "none", "3"})
    EXPECT_EQ(load(name, "d.size(w)"),
              ("in 'strata.runtime_checks': 'in_bounds' requires an operand, "
               "but found '" +
               name + "'")
                  .str());
  for (StringRef bound : {"w", "3", "d.size(w, w)", "d.size(n)", "d.size(3)"})
    EXPECT_EQ(load("at", bound),
              ("in 'strata.runtime_checks': expected a size operation and its "
               "operand, as in 'list.size(list)', but found '" +
               bound + "'")
                  .str());
}

TEST_F(RuntimeChecksTest, ConditionsThatAreNotKnown) {
  StringRef row = R"~(["eq", "w", "1", "a", "isSpecial($w)"])~";
  EXPECT_NE(loadOp(row), "");
  ASSERT_EQ(loadOp(row, ", strata.missing = [\"predicate\"]"), "");
  EXPECT_FALSE(getInterface<RuntimeVerifiableOpInterface>(getDef()));
}

TEST_F(RuntimeChecksTest, InterfaceThatIsRegisteredToo) {
  static constexpr RuntimeVerifiableOpInterface::Concept table = {};
  OpHooks hooks;
  hooks.addInterface(table);
  registerOpHooks(&ctx, "d.o", hooks);
  EXPECT_EQ(loadOp(R"~(["eq", "w", "1", "a"])~"),
            "interface 'RuntimeVerifiableOpInterface' is registered for 'd.o' "
            "and also implemented by 'strata.runtime_checks'");
}

} // namespace
