// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Predicate.h"

#include "strata/IR/Context.h"
#include "strata/IR/Operation.h"
#include "strata/IRDL/PredicateTestUtils.h"

#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct PredicateTest : testing::Test {
  Context ctx;
  TestResolver resolver;
  /// Messages of the parser of values are not of interest.
  ScopedDiagnosticHandler handler{&ctx, [](Diagnostic &) { return success(); }};

  std::unique_ptr<Predicate> parse(StringRef text,
                                   const OpDefinition *op = nullptr) {
    PredicateError error;
    auto predicate =
        Predicate::parse(text, error, {.resolver = &resolver, .op = op});
    EXPECT_TRUE(predicate) << text.str() << "\n at " << error.offset << ": "
                           << error.message;
    return predicate;
  }
  PredicateResult evaluate(StringRef text, PredicateValue self) {
    auto predicate = parse(text);
    return predicate ? predicate->evaluate(self) : PredicateResult();
  }
  /// `true`, `false`, or the reason.
  std::string answer(StringRef text, PredicateValue self = {}) {
    auto predicate = parse(text);
    return predicate ? predicate->describe(predicate->evaluate(self))
                     : "not parsed";
  }
  Type type(StringRef text) { return parseType(text, &ctx); }
  Attribute attr(StringRef text) { return parseAttribute(text, &ctx); }
  std::string errorOf(StringRef text) {
    PredicateError error;
    if (Predicate::parse(text, error))
      return "parsed";
    return std::to_string(error.offset) + ": " + error.message;
  }
};
} // namespace

/// The value that a table has as text: a type, an attribute after `= `, or a
/// region of some blocks.
static PredicateValue readValue(StringRef text, Context &ctx) {
  if (text.consume_front("= "))
    return parseAttribute(text, &ctx);
  if (!text.consume_front("blocks:"))
    return parseType(text, &ctx);
  Operation *owner =
      Operation::create(UnknownLoc::get(&ctx),
                        ctx.getOpDefinition("test.owner"), {}, {}, {}, {}, 1);
  unsigned count = 0;
  text.getAsInteger(10, count);
  for (unsigned i = 0; i < count; ++i)
    owner->getRegion(0).emplaceBlock();
  return &owner->getRegion(0);
}

TEST_F(PredicateTest, ConstraintTable) {
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  auto rows = readTable("predicates.tsv", buffer);
  ASSERT_EQ(rows.size(), 361u);
  declareDialects(ctx, buffer->getBuffer());
  unsigned parsed = 0, both = 0;
  for (auto &row : rows) {
    ASSERT_EQ(row.size(), 3u) << row[0].str();
    auto predicate = parse(row[0]);
    if (!predicate)
      continue;
    ++parsed;
    EXPECT_TRUE(predicate->getUnknownNames().empty())
        << row[0].str() << ": " << predicate->getUnknownNames()[0];
    for (bool accepted : {true, false}) {
      SmallVector<StringRef, 4> values;
      row[accepted ? 1 : 2].split(values, " ;; ", -1, false);
      for (StringRef text : values) {
        PredicateValue value = readValue(text, ctx);
        ASSERT_FALSE(value.isNull()) << text.str();
        PredicateResult result = predicate->evaluate(value);
        EXPECT_TRUE(accepted ? result.isTrue() : result.isFalse())
            << row[0].str() << "\n on " << text.str() << ": "
            << predicate->describe(result);
        if (value.getTag() == PredicateValue::Tag::Region)
          value.getPointer<Region>()->getParentOp()->destroy();
      }
    }
    both += !row[1].empty() && !row[2].empty();
  }
  EXPECT_EQ(parsed, 361u);
  EXPECT_GE(both, 350u);
}
