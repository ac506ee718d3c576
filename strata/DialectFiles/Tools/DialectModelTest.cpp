// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Model/DialectModel.h"

#include "strata/DialectFiles/Tools/DialectToolsTestUtils.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {

class DialectModelTest : public DialectToolsTest {};

TEST_F(DialectModelTest, Slots) {
  DialectModel model = readOp(R"(strata.summary = "sum")", R"(
    %a = irdl.any
    %b = irdl.is i32 {strata.summary = "word", strata.default = "1"}
    %c = irdl.base "#builtin.string" {strata.optional, strata.kind = "symbol"}
    irdl.operands(x: %a, y: variadic %b)
    irdl.results(z: optional %a)
    irdl.attributes {"n" = %c, "m" = %b})");
  ASSERT_EQ(model.definitions.size(), 1u);
  EXPECT_TRUE(model.isExtended);
  const DefinitionModel &op = model.definitions[0];
  EXPECT_EQ(op.fullName, "d.o");
  EXPECT_EQ(op.summary, "sum");
  ASSERT_EQ(op.operands.size(), 2u);
  EXPECT_EQ(op.operands[1].arity, Arity::Variadic);
  EXPECT_EQ(op.describe(op.operands[1]), "word");
  EXPECT_EQ(op.describe(op.operands[0]), "any");
  EXPECT_EQ(op.results[0].arity, Arity::Optional);
  ASSERT_EQ(op.attributes.size(), 2u);
  EXPECT_FALSE(op.isRequired(op.attributes[0]));
  EXPECT_EQ(op.constraintOf(op.attributes[0]).storage, "symbol");
  // It has a default.
  EXPECT_FALSE(op.isRequired(op.attributes[1]));
}

TEST_F(DialectModelTest, Expressions) {
  DialectModel model = read(R"(irdl.dialect @d {
    irdl.type @t { %p = irdl.any irdl.parameters(p: %p) }
    irdl.type @empty
    irdl.operation @o {
      %i = irdl.is i32
      %j = irdl.is f32
      %or = irdl.any_of(%i, %j)
      %base = irdl.base @d::@empty
      %and = irdl.all_of(%or, %base)
      %var = irdl.any
      %t = irdl.parametric @d::@t<%var>
      irdl.operands(a: %and, b: %t, c: %var, d: %base)
    } })");
  ASSERT_EQ(model.definitions.size(), 3u);
  const DefinitionModel &op = model.definitions[2];
  EXPECT_EQ(op.describe(op.operands[0]), "(i32 | f32) & !d.empty");
  EXPECT_EQ(op.describe(op.operands[1]), "!d.t<%var>");
  // A variable that another constraint names.
  EXPECT_EQ(op.describe(op.operands[2]), "%var");
  // There is but one type without parameters.
  EXPECT_TRUE(op.constraintOf(op.operands[3]).isFixed);
  EXPECT_FALSE(op.constraintOf(op.operands[3]).isVariable());
  EXPECT_EQ(model.count(DefinitionModel::Kind::Type), 2u);
  EXPECT_EQ(model.ofKind(DefinitionModel::Kind::Operation).front(), &op);
}

// Each constraint has the one before twice in it: written out, it would have
// 2^200 parts.
TEST_F(DialectModelTest, ExpressionsAreShortened) {
  std::string body = "%c0 = irdl.c_pred \"a\"\n";
  llvm::raw_string_ostream os(body);
  for (int i = 1; i <= 200; ++i)
    os << "%f" << i << " = irdl.is i32\n%c" << i << " = irdl.any_of(%c" << i - 1
       << ", %c" << i - 1 << ")\n";
  DialectModel model = readOp("", body + "irdl.operands(a: %c200)");
  for (const ConstraintModel &constraint : model.definitions[0].constraints)
    EXPECT_LT(constraint.expression.size(), 3000u);
}

/// Every operation copies only the constraints of its base that it has slots for.
TEST_F(DialectModelTest, InheritedConstraints) {
  DialectModel model =
      read(R"(irdl.dialect @d attributes {strata.version = 1 : i32} {
    irdl.operation @third attributes {strata.like = "second"} {
      %b = irdl.any
      irdl.operands(b: %b)
    }
    irdl.operation @second attributes {strata.like = "first"} {
      %a = irdl.any
      irdl.operands(a: %a)
      irdl.attributes
    }
    irdl.operation @first {
      %t = irdl.is i32
      %u = irdl.any_of(%t, %t)
      irdl.operands(x: %t, y: %t)
      irdl.results(r: %u)
      irdl.attributes {"n" = %t}
    } })");
  ASSERT_EQ(model.definitions.size(), 3u);
  const DefinitionModel &third = model.definitions[0];
  ASSERT_EQ(third.constraints.size(), 3u);
  EXPECT_EQ(third.describe(third.operands[0]), "any");
  EXPECT_EQ(third.describe(third.results[0]), "i32 | i32");
  EXPECT_EQ(third.constraintOf(third.results[0]).numUses, 1u);
  EXPECT_EQ(third.constraints[1].numUses, 2u);
  EXPECT_TRUE(third.attributes.empty());
  EXPECT_TRUE(third.lists.operands);
  EXPECT_FALSE(third.lists.attributes);
}

TEST_F(DialectModelTest, NamedPredicates) {
  DialectModel model = read(R"irdl(irdl.dialect @d attributes {
    strata.version = 1 : i32,
    strata.named_predicates = [
      ["e", "any_float", "float"], ["twice", "e || vector_of(e)"]]} {
    irdl.operation @o {
      %a = irdl.c_pred "e"
      %b = irdl.c_pred "!twice"
      %c = irdl.c_pred "llvm::all_of($_self, [](int64_t e) { return e > 1; })"
      irdl.operands(a: %a, b: %b, c: %c)
    } })irdl");
  ASSERT_EQ(model.definitions.size(), 1u);
  const DefinitionModel &op = model.definitions[0];
  const ConstraintModel &named = op.constraintOf(op.operands[0]);
  EXPECT_EQ(named.text, "e");
  EXPECT_EQ(named.meaning, "any_float");
  EXPECT_EQ(named.summary, "float");
  const ConstraintModel &negated = op.constraintOf(op.operands[1]);
  EXPECT_EQ(negated.expression, "(!twice)");
  EXPECT_EQ(negated.meaning, "!((any_float) || vector_of((any_float)))");
  // A parameter of a lambda is no predicate.
  const ConstraintModel &lambda = op.constraintOf(op.operands[2]);
  EXPECT_EQ(lambda.meaning, lambda.text);
}

TEST_F(DialectModelTest, Enumerations) {
  DialectModel model =
      read(R"(irdl.dialect @d attributes {strata.version = 1 : i32} {
    irdl.attribute @e attributes {strata.enum = {
      cases = ["a", "b"], values = [3, -1], symbols = ["A", "b"], type = i8,
      bits, plain, groups, separator = ","}}
    irdl.attribute @f attributes {strata.enum = {cases = ["x", "y"]}}
  })");
  ASSERT_EQ(model.definitions.size(), 2u);
  const EnumModel &first = *model.definitions[0].enumeration;
  EXPECT_EQ(first.cases[0].value, 3);
  EXPECT_EQ(first.cases[0].symbol, "A");
  EXPECT_EQ(first.cases[1].value, -1);
  // The same as the keyword.
  EXPECT_EQ(first.cases[1].symbol, "");
  EXPECT_EQ(first.type, "i8");
  EXPECT_EQ(first.separator, ",");
  EXPECT_TRUE(first.isBits && first.isPlain && first.printsGroups);
  const EnumModel &second = *model.definitions[1].enumeration;
  EXPECT_EQ(second.cases[1].value, 1);
  EXPECT_EQ(second.type, "i32");
}

TEST_F(DialectModelTest, ProblemsLeaveFieldsEmpty) {
  std::vector<ModelProblem> problems;
  DialectModel model = readOp(R"(strata.summary = 1, strata.sumary = "x",
                                 strata.traits = ["A", 1])",
                              "", &problems);
  EXPECT_EQ(model.definitions[0].summary, "");
  ASSERT_EQ(problems.size(), 3u);
  EXPECT_EQ(problems[0].message,
            "attribute 'strata.sumary' is unknown; did you mean "
            "'strata.summary'?");
  EXPECT_EQ(problems[1].message, "'strata.summary' must be a string");
  EXPECT_EQ(problems[2].message, "'strata.traits' must be a list of strings");
}

TEST_F(DialectModelTest, Regions) {
  DialectModel model = readOp("", R"(
    %a = irdl.is index
    %r = irdl.region(%a) with size 2 {strata.summary = "body"}
    %s = irdl.region {strata.variadic}
    %t = irdl.region
    irdl.regions(body: %r, rest: %s))");
  const DefinitionModel &op = model.definitions[0];
  ASSERT_EQ(op.regions.size(), 2u);
  EXPECT_EQ(op.regions[0].summary, "body");
  EXPECT_EQ(op.regions[0].numBlocks, 2);
  EXPECT_EQ(op.regions[0].arguments->size(), 1u);
  EXPECT_FALSE(op.regions[1].arguments);
  EXPECT_TRUE(op.regions[1].isVariadic);
  EXPECT_EQ(op.unusedRegions.size(), 1u);
}

TEST_F(DialectModelTest, DialectInCpp) {
  Dialect *builtin = ctx.findDialect("builtin");
  DialectModel model =
      readDialect(*builtin, "summary", ctx.getOpDefinitions(*builtin));
  ASSERT_EQ(model.definitions.size(), 2u);
  const DefinitionModel &module = model.definitions[0];
  EXPECT_EQ(module.fullName, "builtin.module");
  EXPECT_FALSE(module.isRequired(module.attributes[0]));
  EXPECT_EQ(module.regions[0].numBlocks, 1);
}

} // namespace
