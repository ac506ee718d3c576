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

namespace {
/// What one line of the table says of one slot.
struct SlotText {
  StringRef name, value;
  bool isResult() const { return name.starts_with("res") && !isAttr(); }
  bool isAttr() const { return value.starts_with("@"); }
};
using SlotTexts = SmallVector<SlotText, 4>;

/// A definition and operations made of a line of the table.
struct TestOp {
  OpDefinition *def;
  Context &ctx;
  std::vector<Operation *> made;

  TestOp(Context &ctx, unsigned number, const SlotTexts &accepted,
         const SlotTexts &rejected)
      : def(&ctx.defineOp("test.op" + std::to_string(number))), ctx(ctx) {
    for (size_t i = 0; i < accepted.size(); ++i) {
      const SlotText &a = accepted[i], &b = rejected[i];
      bool missing = a.value == "-" || b.value == "-";
      Arity arity = a.value.starts_with("[") ? Arity::Variadic
                    : missing                ? Arity::Optional
                                             : Arity::One;
      if (a.isAttr() || b.isAttr())
        def->attributes.push_back({a.name.str(), missing, {}});
      else if (a.isResult())
        def->results.push_back({a.name.str(), arity, {}});
      else
        def->operands.push_back({a.name.str(), arity, {}});
    }
    llvm::sort(def->attributes, [](const AttrSlot &a, const AttrSlot &b) {
      return a.name < b.name;
    });
  }
  ~TestOp() {
    for (Operation *op : llvm::reverse(made))
      op->destroy();
  }

  Operation *create(const SlotTexts &slots) {
    OperationState state(UnknownLoc::get(&ctx), OperationName(def));
    SmallVector<Type, 4> operandTypes;
    SmallVector<uint8_t, 16> sizes;
    for (const SlotText &slot : slots) {
      if (slot.isAttr()) {
        state.addAttribute(slot.name,
                           parseAttribute(slot.value.drop_front(), &ctx));
        continue;
      }
      SmallVector<Type, 4> types = readTypes(slot.value);
      if (slot.isResult()) {
        state.types.append(types.begin(), types.end());
        continue;
      }
      operandTypes.append(types.begin(), types.end());
      sizes.append({uint8_t(types.size()), 0, 0, 0});
    }
    made.push_back(Operation::create(UnknownLoc::get(&ctx),
                                     ctx.getOpDefinition("test.values"),
                                     operandTypes, {}, {}, {}, 0));
    for (OpResult value : made.back()->getResults())
      state.operands.push_back(value);
    if (sizes.size() == 4 * def->operands.size())
      state.addAttribute(
          "operandSegmentSizes",
          DenseArrayAttr::get(IntegerType::get(&ctx, 32),
                              int64_t(sizes.size() / 4), sizes));
    made.push_back(Operation::create(state));
    return made.back();
  }

  SmallVector<Type, 4> readTypes(StringRef text) {
    SmallVector<Type, 4> types;
    if (text == "-")
      return types;
    if (!text.starts_with("[")) {
      types.push_back(parseType(text, &ctx));
      return types;
    }
    for (Attribute attr : cast<ArrayAttr>(parseAttribute(text, &ctx)))
      types.push_back(cast<TypeAttr>(attr).getValue());
    return types;
  }
};
} // namespace

static SlotTexts readSlots(StringRef text) {
  SmallVector<StringRef, 4> parts;
  text.split(parts, " ;; ", -1, false);
  SlotTexts slots;
  for (StringRef part : parts) {
    auto [name, value] = part.split('=');
    slots.push_back({name, value});
  }
  return slots;
}

TEST_F(PredicateTest, OperationTable) {
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  auto rows = readTable("op-predicates.tsv", buffer);
  ASSERT_EQ(rows.size(), 255u);
  declareDialects(ctx, buffer->getBuffer());
  unsigned number = 0, evaluated = 0;
  for (auto &row : rows) {
    ASSERT_EQ(row.size(), 3u);
    SlotTexts accepted = readSlots(row[1]), rejected = readSlots(row[2]);
    if (accepted.empty() || accepted.size() != rejected.size()) {
      parse(row[0]);
      continue;
    }
    TestOp op(ctx, number++, accepted, rejected);
    auto predicate = parse(row[0], op.def);
    if (!predicate)
      continue;
    EXPECT_TRUE(predicate->getUnknownNames().empty())
        << row[0].str() << ": " << predicate->getUnknownNames()[0];
    PredicateResult yes = predicate->evaluate(op.create(accepted));
    PredicateResult no = predicate->evaluate(op.create(rejected));
    EXPECT_TRUE(yes.isTrue()) << row[0].str() << "\n on " << row[1].str()
                              << ": " << predicate->describe(yes);
    EXPECT_TRUE(no.isFalse()) << row[0].str() << "\n on " << row[2].str()
                              << ": " << predicate->describe(no);
    evaluated += yes.isTrue() && no.isFalse();
  }
  EXPECT_GE(evaluated, 230u);
}
