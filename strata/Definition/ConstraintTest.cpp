// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Constraint.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct ConstraintTest : testing::Test {
  Context ctx;
  ConstraintProgram program;
  std::vector<std::string> messages;
  Type i32 = IntegerType::get(&ctx, 32), i64 = IntegerType::get(&ctx, 64);
  Type f32 = FloatType::getF32(&ctx);
  const TypeDefinition *box = nullptr;

  ConstraintTest() {
    Dialect &dialect = ctx.loadDialect("t");
    auto def = std::make_unique<TypeDefinition>();
    def->dialect = &dialect;
    def->name = "box";
    def->parameters.push_back({"content", def->constraints.addAny()});
    box = def.get();
    ctx.addTypeDefinition(std::move(def));
  }

  Attribute attr(Type type) { return TypeAttr::get(type); }
  Type boxOf(Type type) { return DynamicType::get(*box, {attr(type)}); }
  AttrBase boxBase() {
    AttrBase base;
    base.kind = Kind::DynamicType;
    base.definition = box;
    return base;
  }
  bool verify(ConstraintChecker &checker, uint32_t index, Type type) {
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      messages.push_back(diag.getMessage().str());
      return success();
    });
    return succeeded(checker.verify(
        index, attr(type), [&] { return emitError(&ctx, Location(), ""); }));
  }
};
} // namespace

TEST_F(ConstraintTest, VariableStandsForOneAttribute) {
  uint32_t any = program.addAny();
  ConstraintChecker checker(program);
  EXPECT_TRUE(verify(checker, any, i32));
  EXPECT_TRUE(verify(checker, any, i32));
  EXPECT_FALSE(verify(checker, any, i64));
  ASSERT_EQ(messages.size(), 1u);
  // IR knows no syntax: nothing renders the types here.
  EXPECT_TRUE(StringRef(messages[0]).starts_with("expected '"));
}

TEST_F(ConstraintTest, FloatsAreBasesOfTheirOwn) {
  uint32_t base = program.addBase(*AttrBase::findBuiltin("f32", true));
  EXPECT_FALSE(AttrBase::findBuiltin("float", true));
  EXPECT_TRUE(AttrBase::findBuiltin("float", false));
  ConstraintChecker one(program), other(program);
  EXPECT_TRUE(verify(one, base, f32));
  EXPECT_FALSE(verify(other, base, FloatType::getF64(&ctx)));
  EXPECT_EQ(messages.back(),
            "expected base type 'builtin.f32' but got 'builtin.f64'");
}

TEST_F(ConstraintTest, WrongChoicesAreTakenBack) {
  // box<a> or box<b>, then b: the first choice binds a.
  uint32_t a = program.addAny(), b = program.addAny();
  uint32_t boxA = program.addParametric(boxBase(), {a});
  uint32_t boxB = program.addParametric(boxBase(), {b});
  uint32_t either = program.addAnyOf({boxA, boxB});
  {
    ConstraintChecker checker(program);
    EXPECT_TRUE(verify(checker, either, boxOf(i32)));
    EXPECT_TRUE(verify(checker, a, i32));
    EXPECT_TRUE(verify(checker, b, i64));
  }
  {
    // a is i64, so box<i32> has to be box<b>.
    ConstraintChecker checker(program);
    EXPECT_TRUE(verify(checker, either, boxOf(i32)));
    EXPECT_TRUE(verify(checker, a, i64));
    EXPECT_TRUE(verify(checker, b, i32));
    EXPECT_FALSE(verify(checker, b, i64));
  }
  EXPECT_EQ(messages.size(), 1u);
}

TEST_F(ConstraintTest, SearchIsBounded) {
  // Two to the power of forty ways, none of which leads anywhere.
  std::vector<uint32_t> pairs;
  for (int i = 0; i < 40; ++i) {
    uint32_t a = program.addAny(), b = program.addAny();
    pairs.push_back(program.addAnyOf({program.addParametric(boxBase(), {a}),
                                      program.addParametric(boxBase(), {b})}));
  }
  uint32_t never = program.addIs(attr(f32));
  ConstraintChecker checker(program);
  for (uint32_t pair : pairs)
    EXPECT_TRUE(verify(checker, pair, boxOf(i32)));
  EXPECT_FALSE(verify(checker, never, i32));
  EXPECT_TRUE(StringRef(messages.back()).starts_with("expected '"));
}

TEST_F(ConstraintTest, DeepProgramsAreChecked) {
  uint32_t last = program.addAny();
  for (int i = 0; i < 200000; ++i)
    last = program.addAllOf({last});
  ConstraintChecker checker(program);
  EXPECT_TRUE(verify(checker, last, i32));
}
