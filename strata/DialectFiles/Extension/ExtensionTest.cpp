// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extensions that a program registers: errors in records, and the effect of the
// attributes.
#include "strata/DialectFiles/Extension/Extension.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/Context.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {

/// The contents of `acme.cost`.
struct Cost {
  int64_t cycles = 0;
  std::string unit;
  int64_t mode = 0;
  unsigned size = 0, body = 0;
};

struct CostInterface {
  static constexpr llvm::StringLiteral name = "AcmeCost";
};
constexpr CostInterface costTable;

constexpr StringRef modes[] = {"fast", "slow"};
constexpr ExtensionKey costKeys[] = {
    {.name = "cycles", .kind = KeyKind::Number, .isRequired = true},
    {.name = "unit"},
    {.name = "mode", .kind = KeyKind::Keyword, .keywords = modes},
    {.name = "size", .kind = KeyKind::Value},
    {.name = "body", .kind = KeyKind::Region},
    {.name = "when", .kind = KeyKind::Condition}};
constexpr ExtensionAttribute costAttributes[] = {
    {"acme.cost", OnOperation, ExtensionForm::Dictionary, costKeys},
    {"acme.latency", OnOperation | OnConstraint, ExtensionForm::Integer}};

LogicalResult attachCost(ExtensionArgs &args) {
  auto cost = std::make_shared<Cost>();
  if (const ExtensionEntry *entry = args.find("acme.cost")) {
    cost->cycles = entry->getNumber("cycles");
    cost->unit = entry->getText("unit").str();
    cost->mode = entry->getNumber("mode");
    cost->size = entry->findSlot("size").value_or(99);
    cost->body = entry->findSlot("body").value_or(99);
  } else if (args.has("acme.cost")) {
    return success();
  }
  for (const ExtensionArgs::OnSlot &onSlot : args.getOnSlots())
    cost->cycles += 100 * (onSlot.slot + 1);
  args.implement(costTable, cost);
  return success();
}

LogicalResult verifyCost(const ExtensionArgs &args) {
  if (args.getDefinition().hasTrait("Terminator"))
    return args.emitError() << "a terminator costs nothing";
  return success();
}

constexpr Extension cost = {.title = "cost",
                            .attributes = costAttributes,
                            .attach = attachCost,
                            .verify = verifyCost};

class ExtensionTest : public testing::Test {
protected:
  ExtensionTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  std::string registerOne(const Extension &extension) {
    messages.clear();
    return succeeded(registerExtension(&ctx, extension)) ? ""
                                                         : messages.front();
  }
  /// The message for an extension with the attribute `attribute`.
  std::string registerAttribute(const ExtensionAttribute &attribute) {
    return registerOne({.title = "t", .attributes = attribute});
  }
  /// Loads an operation `d.o` with `attrs`; the first message, or nothing.
  std::string loadOp(StringRef attrs, StringRef onOperand = "") {
    messages.clear();
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n"
         "irdl.operation @o attributes {" +
         attrs + "} { %a = irdl.any %b = irdl.any {" + onOperand +
         "} irdl.operands(a: %a, b: %b) %r = irdl.any irdl.results(r: %r) "
         "%body = irdl.region irdl.regions(body: %body) } }")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get())) ? "" : messages.front();
  }
  const Cost *getCost() {
    return static_cast<const Cost *>(
        ctx.getOpDefinition("d.o")->findInterfaceData(CostInterface::name));
  }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

TEST_F(ExtensionTest, MistakesInRecords) {
  EXPECT_EQ(registerOne({}), "cannot register extension '': it has no title");
  EXPECT_EQ(registerOne({.title = "t"}),
            "cannot register extension 't': it has no attributes");
  EXPECT_EQ(registerAttribute({"latency", OnOperation}),
            "cannot register extension 't': attribute 'latency' has no "
            "namespace, as in 'acme.name'");
  EXPECT_EQ(
      registerAttribute({"acme.x"}),
      "cannot register extension 't': attribute 'acme.x' has no 'places'");
  EXPECT_EQ(registerAttribute({"strata.loads", OnOperation}),
            "cannot register extension 't': attribute 'strata.loads' is "
            "already registered");
  ExtensionAttribute two[] = {{"acme.x", OnType}, {"acme.x", OnType}};
  EXPECT_EQ(
      registerOne({.title = "t", .attributes = two}),
      "cannot register extension 't': attribute 'acme.x' is declared twice");
}

TEST_F(ExtensionTest, MistakesInKeys) {
  auto load = [&](ExtensionForm form, ArrayRef<ExtensionKey> keys) {
    return registerAttribute({"acme.x", OnOperation, form, keys});
  };
  StringRef start = "cannot register extension 't': attribute 'acme.x' ";
  ExtensionKey unnamed = {};
  EXPECT_EQ(load(ExtensionForm::Dictionary, unnamed),
            start.str() + "has a key without a name");
  ExtensionKey same[] = {{.name = "a"}, {.name = "a"}};
  EXPECT_EQ(load(ExtensionForm::Dictionary, same),
            start.str() + "has two keys called 'a'");
  ExtensionKey keyword = {.name = "a", .kind = KeyKind::Keyword};
  EXPECT_EQ(load(ExtensionForm::Dictionary, keyword),
            start.str() + "has no keywords for key 'a'");
  ExtensionKey onTypes = {.name = "a", .kind = KeyKind::TypeCondition};
  EXPECT_EQ(load(ExtensionForm::Dictionary, onTypes),
            start.str() + "has no types for key 'a'");
  EXPECT_EQ(load(ExtensionForm::Rows, {}),
            start.str() + "has rows without columns");
  ExtensionKey late[] = {{.name = "a"}, {.name = "b", .isRequired = true}};
  EXPECT_EQ(load(ExtensionForm::Rows, late),
            start.str() + "has the required column 'b' after an optional one");
  ExtensionKey several[] = {{.name = "a"}, {.name = "b"}};
  EXPECT_EQ(
      load(ExtensionForm::Strings, several),
      start.str() +
          "has several keys but is neither a dictionary nor a list of rows");
}

TEST_F(ExtensionTest, ResolvesKeys) {
  ASSERT_EQ(registerOne(cost), "");
  ASSERT_EQ(loadOp(R"~(acme.cost = {cycles = "7", unit = "ns", mode = "slow",
                   size = "r", body = "body", when = "true"})~"),
            "");
  ASSERT_TRUE(getCost());
  EXPECT_EQ(getCost()->cycles, 7);
  EXPECT_EQ(getCost()->unit, "ns");
  EXPECT_EQ(getCost()->mode, 1);
  EXPECT_EQ(getCost()->size, 2u);
  EXPECT_EQ(getCost()->body, 0u);
  EXPECT_TRUE(ctx.getOpDefinition("d.o")->hasTrait("AcmeCost"));
}

TEST_F(ExtensionTest, ResolvesConstraints) {
  ASSERT_EQ(registerOne(cost), "");
  ASSERT_EQ(loadOp("", "acme.latency = 1 : i32"), "");
  ASSERT_TRUE(getCost());
  EXPECT_EQ(getCost()->cycles, 200);
}

TEST_F(ExtensionTest, ReportsMistakes) {
  ASSERT_EQ(registerOne(cost), "");
  auto load = [&](StringRef entries) {
    return loadOp(("acme.cost = {" + entries + "}").str());
  };
  EXPECT_EQ(loadOp("acme.latenzy"),
            "attribute 'acme.latenzy' is unknown; did you mean "
            "'acme.latency'?");
  EXPECT_EQ(loadOp("acme.cost"), "'acme.cost' must be a dictionary");
  EXPECT_EQ(loadOp("", "acme.cost = {}"),
            "attribute 'acme.cost' is not valid on 'irdl.any'");
  EXPECT_EQ(load(""), "in 'acme.cost': 'cycles' is missing");
  EXPECT_EQ(load("cycles = \"x\""),
            "in 'acme.cost': 'cycles' is 'x', which is not a number");
  EXPECT_EQ(load("cycles = \"1\", mode = \"fastt\""),
            "in 'acme.cost': 'mode' is 'fastt', which is not known; did you "
            "mean 'fast'?");
  EXPECT_EQ(load("cycles = \"1\", body = \"a\""),
            "in 'acme.cost': 'body' is 'a', which is not a region");
  EXPECT_EQ(load("cycles = \"1\", size = \"x\""),
            "in 'acme.cost': 'size' is 'x', which is neither a single operand "
            "nor the only result of the operation");
  EXPECT_EQ(loadOp("acme.latency = 1 : i32, strata.traits = "
                   "[\"Terminator\"]"),
            "a terminator costs nothing");
}

TEST_F(ExtensionTest, ConditionsThatAreNotKnown) {
  ASSERT_EQ(registerOne(cost), "");
  StringRef attrs = "acme.cost = {cycles = \"1\", when = \"nosuch($a)\"}";
  EXPECT_EQ(loadOp(attrs), "in 'acme.cost': the name 'nosuch' is unknown");
  ASSERT_EQ(loadOp((attrs + ", strata.missing = [\"predicate\"]").str()), "");
  EXPECT_FALSE(getCost());
}

TEST_F(ExtensionTest, InterfacesOfTwoExtensions) {
  static constexpr ExtensionAttribute price = {"acme.price", OnOperation};
  ASSERT_EQ(registerOne(cost), "");
  ASSERT_EQ(registerOne({.title = "price",
                         .attributes = price,
                         .attach =
                             [](ExtensionArgs &args) {
                               args.implement(costTable);
                               return success();
                             }}),
            "");
  EXPECT_EQ(loadOp("acme.latency = 1 : i32, acme.price"),
            "interface 'AcmeCost' of 'd.o' is implemented by both "
            "'acme.latency' and 'acme.price'");
}

TEST_F(ExtensionTest, MistakesInSuggestedNames) {
  EXPECT_EQ(loadOp("strata.result_names = [\"a\", \"b\"]"),
            "in 'strata.result_names': expected at most 1 names, one for each "
            "result, found 2");
  EXPECT_EQ(loadOp("strata.result_names = [\"a{\"]"),
            "in 'strata.result_names', \"a{\": unbalanced braces");
  EXPECT_EQ(loadOp("strata.argument_names = [\"{x}\"]"),
            "in 'strata.argument_names', \"{x}\": 'd.o' has no attribute 'x'");
}

/// Without an extension of the namespace, attributes are those of another tool.
TEST_F(ExtensionTest, OtherNamespaces) { EXPECT_EQ(loadOp("acme.cost"), ""); }

} // namespace
