// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/DialectFiles/Predicates/PredicateTestUtils.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

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
  auto rows = readTable(STRATA_PREDICATE_TEST_DATA "/predicates.tsv", buffer);
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
/// One line of the table for one slot.
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
      state.addAttribute("operandSegmentSizes",
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
  auto rows =
      readTable(STRATA_PREDICATE_TEST_DATA "/op-predicates.tsv", buffer);
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

TEST_F(PredicateTest, UnknownAnswers) {
  Type i32 = type("i32");
  Type vector = type("vector<4xi32>");
  // Conditions that cannot be decided are unknown, not false.
  EXPECT_EQ(answer("cast<VectorType>($_self).getRank() == 1", i32),
            "wrong class in 'cast<VectorType>($_self).getRank() == 1'");
  EXPECT_EQ(answer("cast<VectorType>($_self).getShape()[1] == 4", vector),
            "index out of range in '[1] == 4'");
  EXPECT_EQ(answer("cast<VectorType>($_self).getDimSize(-1) == 4", vector),
            "index out of range in 'getDimSize(-1) == 4'");
  EXPECT_EQ(answer("4 / (4 - 4) == 1"), "division by zero in '/ (4 - 4) == 1'");
  EXPECT_EQ(answer("4 % 0"), "division by zero in '% 0'");
  EXPECT_EQ(answer("0x7fffffffffffffff + 1 > 0"), "overflow in '+ 1 > 0'");
  EXPECT_EQ(answer("(-0x7fffffffffffffff - 1) / -1 > 0"),
            "overflow in '/ -1 > 0'");
  EXPECT_EQ(answer("(int8_t)128 > 0"),
            "integer does not fit the type in '128 > 0'");
  EXPECT_EQ(answer("dyn_cast<VectorType>($_self).getRank() == 1", i32),
            "null in 'getRank() == 1'");
  EXPECT_EQ(answer("isa<VectorType>(nullptr)"),
            "null in 'isa<VectorType>(nullptr)'");
  EXPECT_EQ(answer("$_op.getNumOperands() == 0"),
            "no operation in '$_op.getNumOperands() == 0'");
  EXPECT_EQ(answer("$_self == 3", i32), "values cannot be compared in '== 3'");
  EXPECT_EQ(answer("$_self < $_self", i32),
            "values cannot be ordered in '< $_self'");
  EXPECT_EQ(
      answer("cast<ShapedType>($_self).getRank() == 0", type("tensor<*xf32>")),
      "type has no rank in 'getRank() == 0'");
  EXPECT_EQ(answer("cast<ShapedType>($_self).getNumElements() == 0",
                   type("tensor<?xf32>")),
            "number of elements is not static in 'getNumElements() == 0'");
  EXPECT_EQ(answer("[](Type t) { if (t.isF32()) return true; }($_self)", i32),
            "lambda ends without return in "
            "'[](Type t) { if (t.isF32()) return true;...'");
  EXPECT_EQ(answer("cast<VectorType>($_self).setDim(0, 0) == $_self", vector),
            "invalid vector type in 'setDim(0, 0) == $_self'");
}

TEST_F(PredicateTest, ShortCircuit) {
  Type i32 = type("i32");
  EXPECT_EQ(answer("isa<VectorType>($_self) && "
                   "cast<VectorType>($_self).getRank() == 1",
                   i32),
            "false");
  EXPECT_EQ(answer("$_self.isInteger(32) || "
                   "cast<VectorType>($_self).getRank() == 1",
                   i32),
            "true");
  // The left side comes first.
  // The number of an attribute is of its class.
  EXPECT_EQ(answer("isa<IntegerAttr>($_self.size())", attr("[1]")), "true");
  EXPECT_EQ(answer("isa<ArrayAttr>($_self.size())", attr("[1]")), "false");
  EXPECT_TRUE(evaluate("nobodyKnows($_self) || true", i32).isUnknown());
  EXPECT_TRUE(evaluate("nobodyKnows($_self) && false", i32).isUnknown());
  EXPECT_TRUE(evaluate("false && nobodyKnows($_self)", i32).isFalse());
}

TEST_F(PredicateTest, UnknownNames) {
  PredicateError error;
  auto predicate = Predicate::parse(
      "foo($_self) && isa<::mlir::bar::BazType>($_self) && $_self.quux() && "
      "$lhs.getType() == bar::Enum::Value && foo($_self) && getRhs()",
      error);
  ASSERT_TRUE(predicate);
  std::vector<std::string> expected = {"foo",  "bar::BazType",     "quux",
                                       "$lhs", "bar::Enum::Value", "getRhs"};
  EXPECT_EQ(predicate->getUnknownNames().vec(), expected);
  EXPECT_TRUE(predicate->evaluate(type("i32")).isUnknown());
}

TEST_F(PredicateTest, Errors) {
  EXPECT_EQ(errorOf(""), "0: expected expression, found end of text");
  EXPECT_EQ(errorOf("(true"), "5: expected ')', found end of text");
  EXPECT_EQ(errorOf("true)"), "4: expected end of text, found ')'");
  EXPECT_EQ(errorOf("1 +"), "3: expected expression, found end of text");
  EXPECT_EQ(errorOf("isa($_self)"), "3: expected '<' and a class, found '('");
  EXPECT_EQ(errorOf("$_self."),
            "7: expected name of a method, found end of text");
  EXPECT_EQ(errorOf("$_self.foo"),
            "10: expected '(' after the name of a method, found end of text");
  EXPECT_EQ(errorOf("a ? b"), "5: expected ':', found end of text");
  EXPECT_EQ(errorOf("\"abc"), "0: expected expression, found '\"abc'");
  EXPECT_EQ(errorOf("99999999999999999999"),
            "0: expected integer of 64 bits, found '99999999999999999999'");
  EXPECT_EQ(errorOf("llvm::all_of(x)"),
            "0: expected 2 arguments of 'all_of', found 1");
  EXPECT_EQ(errorOf("llvm::all_of(x, y)"),
            "16: expected a lambda of one parameter");
  EXPECT_EQ(errorOf("[](int a, int b) { return a; }(1)"),
            "30: expected 2 arguments of the lambda, found 1");
  EXPECT_EQ(errorOf("[] { x = 1; }()"),
            "5: expected declaration, assignment, 'if', 'for' or 'return', "
            "found 'x'");
  EXPECT_EQ(errorOf("[] { for (;;) {} }()"), "10: expected name, found ';'");
  EXPECT_EQ(errorOf("[] { continue; }()"),
            "5: expected a loop around this statement, found 'continue'");
  EXPECT_EQ(errorOf("[] { int x = 1; x.clear(); return x; }()"),
            "18: expected 'push_back', found 'clear'");
  EXPECT_EQ(errorOf("[] { int x = 1; x << 2; return x; }()"),
            "18: expected '=' after the name of a variable, found '<<'");
  EXPECT_EQ(errorOf("[] { if (int x = 1, y = 2) return x; return 3; }()"),
            "5: expected one variable in the condition");
  EXPECT_EQ(errorOf("(1)(2)"), "3: expected a function before '(', found '('");
  EXPECT_EQ(errorOf("rank"), "4: expected '(' after 'rank', found end of text");
  EXPECT_EQ(errorOf("rank(x)"), "5: expected number, found 'x'");
  EXPECT_EQ(errorOf("index(1)"), "5: expected no '(' after 'index', found '('");
}

TEST_F(PredicateTest, NativeArity) {
  PredicateError error;
  EXPECT_FALSE(Predicate::parse("true && LLVM::isLoadableType()", error,
                                {.resolver = &resolver}));
  EXPECT_EQ(error.offset, 8u);
  EXPECT_EQ(error.message, "expected 1 to 1 arguments, found 0");
}

TEST_F(PredicateTest, Limits) {
  auto repeat = [](StringRef before, StringRef middle, StringRef after,
                   unsigned count) {
    std::string text;
    for (unsigned i = 0; i < count; ++i)
      text += before;
    text += middle;
    for (unsigned i = 0; i < count; ++i)
      text += after;
    return text;
  };
  EXPECT_EQ(answer(repeat("(", "true", ")", 150)), "true");
  EXPECT_EQ(errorOf(repeat("(", "true", ")", 100000)),
            "200: expression is nested too deeply");
  EXPECT_EQ(errorOf(repeat("!", "true", "", 100000)),
            "199: expression is nested too deeply");
  EXPECT_EQ(errorOf(repeat("(int)", "1", "", 100000)),
            "1000: expression is nested too deeply");
  EXPECT_EQ(errorOf("1" + repeat("", "", " + 1", 100000)),
            "1598: expression is too deep");
  EXPECT_EQ(errorOf("$_self" + repeat("", "", ".getType()", 10000)),
            "3997: expression is too deep");
  EXPECT_EQ(errorOf("[] { " + repeat("if (true) ", "return true;", "", 10000) +
                    " }()"),
            "1989: expression is nested too deeply");
  EXPECT_EQ(errorOf(repeat("true && ", "true", "", 1000000)),
            "1048576: expected a shorter predicate");
  // Chains are one node.
  EXPECT_EQ(answer(repeat("true && ", "true", "", 100000)), "true");
  // The argument of isa is evaluated once, whatever the number of classes.
  EXPECT_EQ(answer(repeat("[] { if (isa<IndexType, VectorType>(", "$_self",
                          ")) return $_self; return $_self; }()", 40) +
                       ".isInteger(32)",
                   type("i32")),
            "true");
  // Nested loops over one array.
  std::string array = "[" + repeat("1,", "1", "", 3000) + "]";
  EXPECT_EQ(answer("llvm::all_of(cast<ArrayAttr>($_self), [&](auto a) { return "
                   "llvm::all_of(cast<ArrayAttr>($_self), [&](auto b) { return "
                   "a == b; }); })",
                   attr(array)),
            "too many steps in 'llvm::all_of(cast<ArrayAttr>($_self), [&...'");
}

TEST_F(PredicateTest, LookThrough) {
  // A type attribute in place of a type, and the other way round.
  EXPECT_EQ(answer("$_self.isInteger(32)", attr("i32")), "true");
  EXPECT_EQ(answer("isa<IntegerType>($_self)", attr("i32")), "true");
  EXPECT_EQ(answer("isa<TypeAttr>($_self)", type("i32")), "true");
  EXPECT_EQ(answer("cast<TypeAttr>($_self).getValue().isF32()", type("f32")),
            "true");
  EXPECT_EQ(
      answer("cast<VectorType>($_self).getRank() == 1", attr("vector<4xi32>")),
      "true");
  EXPECT_EQ(answer("isa<IntegerType>($_self)", attr("1 : i32")), "false");
}

TEST_F(PredicateTest, Operators) {
  for (StringRef text :
       {"1 + 2 * 3 == 7",
        "(1 + 2) * 3 == 9",
        "7 - 2 - 1 == 4",
        "-7 / 2 == -3",
        "-7 % 2 == -1",
        "1 << 4 == 16",
        "256 >> 4 == 16",
        "(6 & 3) == 2",
        "(6 | 3) == 7",
        "(6 ^ 3) == 5",
        "~0 == -1",
        "0x10 == 16",
        "10u == 10ll",
        "true ? true : false",
        "false ? false : 1 < 2",
        "1 <= 1 && 1 >= 1",
        "\"a\" == \"a\"",
        "\"a\" != \"b\"",
        "!nullptr",
        "!!true",
        "bool(1) == true",
        "static_cast<int64_t>(3) == 3",
        "int64_t(3) == 3",
        "std::max(1, 2) == 2",
        "llvm::is_contained({1, 2}, 2)",
        "!llvm::is_contained({1, 2}, 3)",
        "llvm::all_equal({1, 1, 1})",
        "llvm::none_of({1, 2}, [](int64_t v) { return v > 2; })",
        "llvm::any_of({1, 2}, [](int64_t v) { return v > 1; })",
        "llvm::count_if({1, 2, 3}, [](int64_t v) { return v > 1; }) == 2",
        "llvm::ArrayRef<int64_t>{} == llvm::ArrayRef<int64_t>()",
        ("llvm::ArrayRef<int64_t>({1, 2}).drop_front() == "
         "llvm::ArrayRef<int64_t>{2}"),
        "llvm::StringRef(\"abc\").starts_with(\"ab\")",
        "[](int64_t a, int64_t b) { return a < b; }(1, 2)",
        ("[] { int64_t x = 1; auto y = x + 1; if (y == 2) { return true; } "
         "else return false; }()"),
        "[] { if (auto x = 0) return false; return true; }()",
        "[] { static constexpr int64_t v[] = {1, 2}; return v[1] == 2; }()"})
    EXPECT_EQ(answer(text), "true") << text.str();
}

TEST_F(PredicateTest, ShortNames) {
  const struct {
    const char *text, *accepted, *rejected;
  } table[] = {
      {"signless_integer", "i32", "si32"},
      {"signless_integer(8, 16)", "i16", "i32"},
      {"integer(8)", "ui8", "i32"},
      {"any_float", "bf16", "i16"},
      {"f8", "f8E4M3", "f16"},
      {"index || f32", "index", "i32"},
      {"!(index || f32) && number", "f64", "f32"},
      {"vector_of(signless_integer(8) || f32)", "vector<4xf32>",
       "vector<4xi1>"},
      {"vector_of(f32) && rank(1, 2)", "vector<4x4xf32>", "vector<1x1x1xf32>"},
      {"shaped_of(complex_of(f32))", "tensor<complex<f32>>",
       "tensor<complex<i32>>"},
      {"scalar_or_vector_of(f32)", "f32", "tensor<4xf32>"},
      {"scalar_or_shaped_of(f32)", "tensor<4xf32>", "tensor<4xi1>"},
      {"length(4, 8)", "vector<2x4xi1>", "vector<5xi1>"},
      {"length(4)", "tensor<4xi1>", "tensor<?xi1>"},
      {"min_rank(1)", "tensor<1xi1>", "tensor<*xi1>"},
      {"static_shape", "tensor<1xi1>", "tensor<?xi1>"},
      {"fixed_vector", "vector<4xi1>", "vector<[4]xi1>"},
      {"value_semantics", "tensor<4xi1>", "memref<4xi1>"},
      {"tensor && ranked", "tensor<i32>", "tensor<*xi32>"},
      {"bool_like", "i1", "i2"},
      {"min_value(0) && max_value(7)", "= 7 : i32", "= 8 : i32"},
      {"min_value(-1)", "= -1 : i64", "= -2 : i64"},
      {"value(1, 2)", "= 2 : i8", "= 3 : i8"},
      {"min_value(0)", "= 340282366920938463463374607431768211455 : i129",
       "= -1 : i129"},
      {"non_negative", "= 0 : i32", "= -1 : i32"},
      {"power_of_two", "= 8 : i32", "= 6 : i32"},
      {"array_of(string_attr) && size(2)", "= [\"a\", \"b\"]", "= [\"a\", 1]"},
      {"array_of(array_of(i64_array))", "= [[array<i64: 1>]]", "= [[1]]"},
      {"typed_attr_of(index)", "= 1 : index", "= 1 : i32"},
      {"type_attr_of(function)", "= () -> ()", "= i32"},
      {"flat_symbol_ref", "= @a", "= @a::@b"},
      {"i64_array && max_size(1)", "= array<i64: 1>", "= array<i64: 1, 2>"},
      {"symbol_ref || unit_attr", "= unit", "= 1"},
  };
  for (const auto &row : table) {
    EXPECT_EQ(answer(row.text, readValue(row.accepted, ctx)), "true")
        << row.text << " on " << row.accepted;
    EXPECT_EQ(answer(row.text, readValue(row.rejected, ctx)), "false")
        << row.text << " on " << row.rejected;
  }
}

TEST_F(PredicateTest, EveryShortNameParses) {
  for (const ShortName &entry : getShortNames()) {
    std::string name = entry.name.str();
    PredicateError error;
    bool bare = bool(Predicate::parse(name, error));
    EXPECT_EQ(bare, entry.plain && !entry.nested) << name;
    EXPECT_EQ(bool(Predicate::parse(name + "(1)", error)),
              entry.number || entry.nested)
        << name;
    auto nested = Predicate::parse(name + "(any)", error);
    EXPECT_EQ(bool(nested), entry.nested.has_value()) << name;
    auto negated = Predicate::parse("!" + name +
                                        (bare     ? ""
                                         : nested ? "(any)"
                                                  : "(1)"),
                                    error);
    ASSERT_TRUE(negated) << name;
    EXPECT_TRUE(negated->getUnknownNames().empty()) << name;
  }
}

namespace {
/// A generator whose numbers are the same everywhere.
struct Random {
  uint64_t state = 88172645463325252ull;
  size_t below(size_t limit) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return size_t(state % limit);
  }
};

/// The pieces that are inserted into the texts.
const StringRef pieces[] = {"(",
                            ")",
                            "{",
                            "}",
                            "[",
                            "]",
                            "<",
                            ">",
                            "::",
                            "->",
                            ".",
                            ",",
                            ";",
                            "!",
                            "&&",
                            "||",
                            "-",
                            "/",
                            "$_self",
                            "$lhs",
                            "0",
                            "1",
                            "return",
                            "if",
                            "?",
                            ":",
                            "auto x",
                            "//",
                            "/*",
                            "\"",
                            "$rhs",
                            "$_op",
                            "[0]",
                            ".getType()",
                            "cast<VectorType>(",
                            ".getShape()",
                            "%",
                            "9223372036854775807",
                            ".size()",
                            "vector_of(",
                            "getElementTypeOrSelf("};

/// Edits `text` in one to three places; pieces of `rows` may be put in.
void mutate(std::string &text, ArrayRef<SmallVector<StringRef, 3>> rows,
            Random &random) {
  for (size_t edits = 1 + random.below(3); edits; --edits) {
    size_t place = random.below(text.size() + 1);
    switch (random.below(4)) {
    case 0:
      text.erase(place, random.below(12));
      break;
    case 1:
      text.insert(place, pieces[random.below(std::size(pieces))].str());
      break;
    case 2: {
      StringRef other = rows[random.below(rows.size())][0];
      text.insert(place, other.substr(random.below(other.size()), 20).str());
      break;
    }
    default:
      if (place < text.size())
        text[place] = char(32 + random.below(95));
    }
  }
}
} // namespace

TEST_F(PredicateTest, MutatedTexts) {
  std::unique_ptr<llvm::MemoryBuffer> first, second;
  auto rows = readTable(STRATA_PREDICATE_TEST_DATA "/predicates.tsv", first);
  for (auto &row :
       readTable(STRATA_PREDICATE_TEST_DATA "/op-predicates.tsv", second))
    rows.push_back(row);
  declareDialects(ctx, first->getBuffer());
  PredicateValue selves[] = {
      type("i32"),           type("vector<2x[4]xf32>"),
      type("tensor<*xf32>"), type("!spirv.MatrixType<ElementType=f32>"),
      attr("[1, 2]"),        attr("array<i64: 1, 2>"),
      attr("5 : i64"),       PredicateValue()};
  TestOp op(ctx, 9999,
            readSlots("lhs=i32 ;; rhs=[i32] ;; result=vector<4xf32>"),
            readSlots("lhs=i32 ;; rhs=[i32] ;; result=vector<4xf32>"));
  Operation *user =
      op.create(readSlots("lhs=i32 ;; rhs=[i32] ;; result=vector<4xf32>"));
  Random random;
  unsigned parsed = 0;
  for (unsigned turn = 0; turn < 20000; ++turn) {
    std::string text = rows[random.below(rows.size())][0].str();
    mutate(text, rows, random);
    PredicateError error;
    auto predicate =
        Predicate::parse(text, error, {.resolver = &resolver, .op = op.def});
    if (!predicate) {
      EXPECT_FALSE(error.message.empty());
      EXPECT_LE(error.offset, text.size());
      continue;
    }
    ++parsed;
    for (PredicateValue self : selves)
      predicate->describe(predicate->evaluate(self, user));
  }
  // The edits leave a good part of them in the language.
  EXPECT_GT(parsed, 1000u);
}

namespace {
/// Two predicates of a dialect file.
struct NamedResolver : PredicateResolver {
  std::optional<NamedPredicate> lookupPredicate(StringRef name) override {
    if (name == "e")
      return NamedPredicate{"any_float", 0};
    if (name == "isa")
      return NamedPredicate{"index", 1};
    return std::nullopt;
  }
};
} // namespace

TEST_F(PredicateTest, NamedPredicatesAndParameters) {
  NamedResolver names;
  std::vector<NamedPredicateUse> uses;
  PredicateError error;
  auto predicate =
      Predicate::parse("llvm::all_of(cast<ShapedType>($_self).getShape(), "
                       "[](int64_t e) { return e > 1; }) && !e",
                       error, {.resolver = &names, .namedUses = &uses});
  ASSERT_TRUE(predicate) << error.message;
  EXPECT_TRUE(predicate->evaluate(type("tensor<2xf32>")).isTrue());
  EXPECT_TRUE(predicate->evaluate(type("tensor<1xf32>")).isFalse());
  ASSERT_EQ(uses.size(), 1u);
  EXPECT_EQ(uses[0].name, "e");
  EXPECT_EQ(uses[0].offset, 87u);
}

TEST_F(PredicateTest, BuiltinNamesDoNotUseNamedPredicates) {
  NamedResolver names;
  PredicateError error;
  auto predicate =
      Predicate::parse("index || any_float", error, {.resolver = &names});
  ASSERT_TRUE(predicate) << error.message;
  EXPECT_TRUE(predicate->getUnknownNames().empty());
  EXPECT_TRUE(predicate->evaluate(type("index")).isTrue());
}

TEST_F(PredicateTest, NamesOfPredicates) {
  EXPECT_EQ(checkPredicateName("number_like"), "");
  for (StringRef name : {"", "foo bar", "&&", "$_self", "A::b", "1st"})
    EXPECT_EQ(checkPredicateName(name), "not an identifier") << name.str();
  for (StringRef name : {"true", "any", "any_float", "isa", "all_of"})
    EXPECT_EQ(checkPredicateName(name), "a builtin name") << name.str();
}
