// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ValueSyntax.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// An operation `t.op` whose form is one attribute of a kind that the test
/// says, and `t.may`, whose form is the attribute or `-`.
struct ValueSyntaxTest : testing::Test {
  ValueSyntaxTest() {
    installRenderer(ctx);
    dialect = &ctx.getOrCreateDialect("t");
    auto pointer = std::make_unique<TypeDefinition>();
    pointer->dialect = dialect;
    pointer->name = "ptr";
    pointer->parameters.push_back({"to", pointer->constraints.addAny()});
    pointerDef = pointer.get();
    ctx.addTypeDefinition(std::move(pointer));
    auto attr = std::make_unique<TypeDefinition>();
    attr->dialect = dialect;
    attr->name = "box";
    attr->isType = false;
    attr->parameters.push_back({"in", attr->constraints.addAny()});
    boxDef = attr.get();
    ctx.addTypeDefinition(std::move(attr));
    dialect->hasTypeDefinitions = true;
    ctx.loadDialect("t");
    choice.type = IntegerType::get(&ctx, 64);
    choice.cases = {{"eq", "eq", 0}, {"1d", "oneD", 1}};
    flags.type = IntegerType::get(&ctx, 32);
    flags.cases = {{"none", "none", 0}, {"a", "a", 1}, {"b", "b", 2}};
    flags.isBits = true;
  }

  /// Reads `t.<name> text` and gives back what is printed, or the messages.
  std::string roundTrip(const AttrKind &kind, StringRef text,
                        StringRef name = "op") {
    std::string opName = ("t." + name + Twine(numOps++)).str();
    auto def = std::make_unique<OpDefinition>();
    def->name = StringAttr::get(&ctx, opName).getValue();
    def->dialect = dialect;
    def->ctx = &ctx;
    def->registered = true;
    def->numSuccessors = 0;
    AttrSlot slot;
    slot.name = "value";
    slot.kind = kind;
    slot.optional = true;
    def->attributes.push_back(slot);
    def->parse = [](OpAsmParser &parser, OperationState &state) {
      const AttrSlot &slot = state.name.getDefinition()->attributes[0];
      bool mayMiss = state.name.getDefinition()->name.contains("may");
      Attribute value;
      if (mayMiss) {
        std::optional<ParseResult> result =
            parseOptionalValue(parser, slot.kind, value, slot.name);
        if (!result)
          return parser.parseMinus();
        if (failed(*result))
          return *result;
      } else if (failed(parseValue(parser, slot.kind, value, slot.name))) {
        return ParseResult(failure());
      }
      state.addAttribute(slot.name, value);
      return ParseResult(success());
    };
    def->print = [](Operation *op, OpAsmPrinter &printer) {
      Attribute value = op->getInherentAttrOrNull("value");
      printer << ' ';
      if (!value)
        return void(printer << '-');
      printValue(printer, op->getDefinition().attributes[0].kind, value);
    };
    ctx.addOpDefinition(std::move(def));
    messages.clear();
    ParserConfig config(&ctx);
    config.implicitModule = false;
    OwningOpRef<> op = parseSourceString((opName + " " + text).str(), config);
    if (!op)
      return messages;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    printOperation(op.get(), os);
    return StringRef(printed).drop_front(opName.size()).trim().str();
  }

  Context ctx;
  Dialect *dialect;
  const TypeDefinition *pointerDef, *boxDef;
  EnumDefinition choice, flags;
  std::string messages;
  unsigned numOps = 0;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    if (!messages.empty())
                                      messages += "; ";
                                    StringRef text = diag.getMessage();
                                    // Operations are numbered as they come.
                                    if (text.consume_front("custom op '"))
                                      text = text.split("' ").second;
                                    messages += text;
                                    return success();
                                  }};
};
} // namespace

/// The kind as dialect files spell it.
static AttrKind kindOf(StringRef text, Context *ctx) {
  std::optional<AttrKind> kind = AttrKind::parse(text, ctx);
  EXPECT_TRUE(kind) << text.str();
  return kind.value_or(AttrKind());
}

TEST_F(ValueSyntaxTest, Numbers) {
  AttrKind i32 = kindOf("i32", &ctx);
  EXPECT_EQ(roundTrip(i32, "-7"), "-7");
  EXPECT_EQ(roundTrip(i32, "0x10"), "16");
  EXPECT_EQ(roundTrip(kindOf("u8", &ctx), "255"), "255");
  EXPECT_EQ(roundTrip(kindOf("f32", &ctx), "1.5"), "1.500000e+00");
  EXPECT_EQ(roundTrip(kindOf("index", &ctx), "3"), "3");
  EXPECT_EQ(roundTrip(i32, "foo"), "expected attribute value");
  EXPECT_EQ(roundTrip(i32, "99999999999"),
            "integer constant out of range for attribute");
  EXPECT_EQ(roundTrip(i32, "\"x\""), "invalid kind of attribute specified");
  EXPECT_EQ(roundTrip(i32, "1.0"),
            "floating point value not valid for specified type");
}

TEST_F(ValueSyntaxTest, Words) {
  EXPECT_EQ(roundTrip(kindOf("bool", &ctx), "true"), "true");
  EXPECT_EQ(roundTrip(kindOf("bool", &ctx), "\"x\""),
            "invalid kind of attribute specified");
  EXPECT_EQ(roundTrip(kindOf("string", &ctx), "\"a\\22b\""), "\"a\\22b\"");
  EXPECT_EQ(roundTrip(kindOf("string", &ctx), "1"),
            "integer literal not valid for specified type");
  EXPECT_EQ(roundTrip(kindOf("symbol", &ctx), "@\"a b\""), "@\"a b\"");
  EXPECT_EQ(roundTrip(kindOf("symbol", &ctx), "a"),
            "expected valid '@'-identifier for symbol name");
  EXPECT_EQ(roundTrip(kindOf("unit", &ctx), "unit"), "unit");
}

TEST_F(ValueSyntaxTest, Types) {
  EXPECT_EQ(roundTrip(kindOf("type", &ctx), "vector<4xi32>"), "vector<4xi32>");
  EXPECT_EQ(roundTrip(kindOf("type", &ctx), "1"),
            "integer literal not valid for specified type");
  AttrKind pointer = kindOf("type", &ctx);
  EXPECT_EQ(roundTrip(pointer, "!t.ptr<i32>"), "!t.ptr<i32>");
  pointer.definition = pointerDef;
  EXPECT_EQ(roundTrip(pointer, "<i32>"), "<i32>");
  EXPECT_EQ(roundTrip(pointer, "!t.ptr<i32>"), "<i32>");
  EXPECT_EQ(roundTrip(pointer, "!a.b"),
            "`!\"a\"<\"b\">` type created with unregistered dialect. If this "
            "is intended, please call allowUnregisteredDialects() on the "
            "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt "
            "tool used");
  EXPECT_EQ(roundTrip(pointer, "<i32, i32>"),
            "expected 1 type arguments, but had 2");
}

TEST_F(ValueSyntaxTest, Attributes) {
  AttrKind any;
  EXPECT_EQ(roundTrip(any, "#t.box<1 : i8>"), "#t.box<1 : i8>");
  EXPECT_EQ(roundTrip(any, "\"x\" : i32"), "\"x\" : i32");
  AttrKind box;
  box.definition = boxDef;
  EXPECT_EQ(roundTrip(box, "<1 : i8>"), "<1 : i8>");
  EXPECT_EQ(roundTrip(box, "#t.box<1 : i8>"), "<1 : i8>");
}

TEST_F(ValueSyntaxTest, Enumerations) {
  AttrKind one;
  one.tag = AttrKind::Tag::Enum;
  one.enumeration = &choice;
  EXPECT_EQ(roundTrip(one, "eq"), "eq");
  EXPECT_EQ(roundTrip(one, "\"eq\""), "eq");
  EXPECT_EQ(roundTrip(one, "\"1d\""), "\"1d\"");
  EXPECT_EQ(roundTrip(one, "foo"),
            "expected string or keyword containing one of "
            "the following enum values for attribute 'value' [eq, 1d]");
  EXPECT_EQ(roundTrip(one, "\"foo\""),
            "invalid value attribute specification: \"foo\"");
  AttrKind set = one;
  set.enumeration = &flags;
  EXPECT_EQ(roundTrip(set, "a"), "a");
  EXPECT_EQ(roundTrip(set, "none"), "\"none\"");
  EXPECT_EQ(roundTrip(set, "\"a|b\""), "\"a|b\"");
  EXPECT_EQ(roundTrip(set, "\"a|c\""), "invalid value attribute specification: "
                                       "\"a|c\"");
}

/// Enumerations with a word before the case.
TEST_F(ValueSyntaxTest, NamedEnumerations) {
  flags.mnemonic = "flags";
  flags.separator = ", ";
  flags.summary = "some flags";
  AttrKind set;
  set.tag = AttrKind::Tag::Enum;
  set.enumeration = &flags;
  EXPECT_EQ(roundTrip(set, "flags<a>"), "flags<a>");
  EXPECT_EQ(roundTrip(set, "flags < b,a >"), "flags<a, b>");
  EXPECT_EQ(roundTrip(set, "flags<none>"), "flags<none>");
  EXPECT_EQ(roundTrip(set, "flag<a>"), "expected 'flags'");
  EXPECT_EQ(roundTrip(set, "flags"), "expected '<'");
  EXPECT_EQ(roundTrip(set, "flags<a"), "expected '>'");
  EXPECT_EQ(roundTrip(set, "flags<\"a\">"), "expected keyword for some flags");
  EXPECT_EQ(roundTrip(set, "flags<a, c>"),
            "expected one of [none, a, b] for some flags, got: c");
  EXPECT_EQ(roundTrip(set, "flags<a>", "may"), "flags<a>");
  EXPECT_EQ(roundTrip(set, "-", "may"), "-");
}

TEST_F(ValueSyntaxTest, Arrays) {
  EXPECT_EQ(roundTrip(kindOf("dense<i8>", &ctx), "[1, -1]"), "[1, -1]");
  EXPECT_EQ(roundTrip(kindOf("dense<i1>", &ctx), "[true, false]"),
            "[true, false]");
  EXPECT_EQ(roundTrip(kindOf("dense<f64>", &ctx), "[1.5, -2.0]"),
            "[1.500000e+00, -2.000000e+00]");
  AttrKind i64s = kindOf("dense<i64>", &ctx);
  EXPECT_EQ(roundTrip(i64s, "[]"), "[]");
  EXPECT_EQ(roundTrip(i64s, "array<i64: 1>"), "expected '['");
  EXPECT_EQ(roundTrip(i64s, "[a]"), "expected integer value; expected ']'");
  EXPECT_EQ(roundTrip(i64s, "[1,]"), "expected integer value");
  EXPECT_EQ(roundTrip(kindOf("dense<i8>", &ctx), "[300]"),
            "integer value too large");
  EXPECT_EQ(roundTrip(kindOf("array<i64>", &ctx), "1, 2"), "1, 2");
  EXPECT_EQ(roundTrip(kindOf("array<symbol>", &ctx), "@a, @b"), "@a, @b");
  EXPECT_EQ(roundTrip(kindOf("array<i64>", &ctx), ""), "");
}

TEST_F(ValueSyntaxTest, Shapes) {
  AttrKind shape = kindOf("shape", &ctx);
  EXPECT_EQ(roundTrip(shape, "4x?x8"), "4x?x8");
  EXPECT_EQ(roundTrip(shape, "[]"), "[]");
  EXPECT_EQ(roundTrip(shape, "4x"),
            "invalid dimension; Failed parsing dimension "
            "list.");
  EXPECT_EQ(roundTrip(shape, "a"),
            "Failed parsing dimension list. Did you mean an "
            "empty list? It must be denoted by \"[]\".");
}

/// Absence is detected at the first token.
TEST_F(ValueSyntaxTest, Optional) {
  EXPECT_EQ(roundTrip(kindOf("u8", &ctx), "5", "may"), "5");
  for (StringRef kind : {"bool", "string", "symbol", "type", "unit",
                         "dense<i64>", "array<string>", "shape"})
    EXPECT_EQ(roundTrip(kindOf(kind, &ctx), "-", "may"), "-") << kind.str();
  EXPECT_EQ(roundTrip(kindOf("array<symbol>", &ctx), "@a, @b", "may"),
            "@a, @b");
  EXPECT_EQ(roundTrip(kindOf("type", &ctx), "i32", "may"), "i32");
  AttrKind one;
  one.tag = AttrKind::Tag::Enum;
  one.enumeration = &choice;
  EXPECT_EQ(roundTrip(one, "eq", "may"), "eq");
  EXPECT_EQ(roundTrip(one, "-", "may"), "-");
  EXPECT_EQ(roundTrip(one, "foo", "may"), "expected '-'");
  AttrKind box;
  box.definition = boxDef;
  EXPECT_EQ(roundTrip(box, "<2 : i8>", "may"), "<2 : i8>");
  EXPECT_EQ(roundTrip(box, "-", "may"), "-");
}
