// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ParameterFormat.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Context.h"

#include <gtest/gtest.h>

using namespace strata;

/// `(first, second)` on one side, `first/second` on the other.
static ParseResult parseSlash(OpAsmParser &parser,
                              MutableArrayRef<ParsedArgument> arguments) {
  Type first, second;
  if (failed(parser.parseType(first)) || failed(parser.parseSlash()) ||
      failed(parser.parseType(second)))
    return failure();
  *arguments[0].attribute = TypeAttr::get(first);
  if (!arguments[2].text.empty())
    *arguments[1].attribute = TypeAttr::get(second);
  return success();
}

static void printSlash(OpAsmPrinter &printer, Operation *,
                       ArrayRef<PrintedArgument> arguments) {
  printer << arguments[0].attribute << '/' << arguments[1].attribute;
}

namespace {
/// A dialect `p` with a type `t` of two types, `a` and `b`.
struct ParameterFormatTest : testing::Test {
  ParameterFormatTest() {
    installRenderer(ctx);
    FormatDirective slash;
    slash.minArgs = slash.maxArgs = 3;
    slash.parse = parseSlash;
    slash.print = printSlash;
    EXPECT_TRUE(succeeded(registerFormatDirective(ctx, "p.Slash", slash)));
    dialect = &ctx.getOrCreateDialect("p");
    dialect->hasTypeDefinitions = dialect->isExtended = dialect->hasTypes =
        true;
  }

  std::unique_ptr<TypeDefinition> make(StringRef name) {
    auto def = std::make_unique<TypeDefinition>();
    def->dialect = dialect;
    def->name = StringAttr::get(&ctx, name).getValue();
    for (const char *parameter : {"a", "b"}) {
      def->parameters.push_back({parameter, def->constraints.addAny()});
      def->parameters.back().kind.tag = AttrKind::Tag::Type;
    }
    return def;
  }
  /// The message about a format of a type whose `b` is optional.
  std::string check(StringRef format) {
    auto def = make("checked");
    def->parameters[1].isOptional = true;
    FormatError error;
    if (ParameterFormat::compile(format, *def, error))
      return "fine";
    return std::to_string(error.offset) + ": " + error.message;
  }
  /// Reads and prints `text` as a type `!p.<name>` with the format.
  std::string roundTrip(StringRef format, StringRef text,
                        bool isOptional = false) {
    std::string name = "t" + std::to_string(numTypes++);
    auto def = make(name);
    def->parameters[1].isOptional = isOptional;
    FormatError error;
    def->format = ParameterFormat::compile(format, *def, error);
    EXPECT_TRUE(def->format) << error.message;
    ctx.addTypeDefinition(std::move(def));
    messages.clear();
    size_t at = text.find("t<"), bare = text.find("t ");
    std::string source = text.str();
    source.replace(std::min(at, bare), 1, name);
    Type type = parseType(source, &ctx);
    if (!type)
      return messages;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    type.print(os);
    printed.replace(printed.find(name), name.size(), "t");
    return printed;
  }

  Context ctx;
  Dialect *dialect;
  std::string messages;
  unsigned numTypes = 0;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages +=
                                        (diag.getMessage() + "; ").str();
                                    return success();
                                  }};
};
} // namespace

TEST_F(ParameterFormatTest, Checks) {
  EXPECT_EQ(check("`<` $a (`,` $b^)? `>`"), "fine");
  EXPECT_EQ(check("`<` $a `>`"), "0: parameter 'b' is not in the format");
  EXPECT_EQ(check("$a $b $a"), "6: '$a' is already bound");
  EXPECT_EQ(check("$a $c"), "3: '$c' is not a parameter of 'p.checked'");
  EXPECT_EQ(check("$b (`x` $a^)?"),
            "8: '$a' is not optional and cannot be in an optional group");
  EXPECT_EQ(check("$a (`x` $b)?"),
            "3: optional group has no anchor element (^)");
  EXPECT_EQ(check("$a (`x`^ $b)?"),
            "4: the anchor of an optional group must be an optional parameter");
  EXPECT_EQ(check("$a ($b^) : (`x`)?"), "fine");
  EXPECT_EQ(check("$a (`x`) : ($b^)?"), "fine");
  EXPECT_EQ(check("$a ((`x` $b^)? `y`^)?"),
            "4: an optional group cannot begin with another optional group");
  EXPECT_EQ(check("struct($a, `x`)"), "11: 'struct' accepts only parameters");
  EXPECT_EQ(check("struct(params) $a"), "15: '$a' is already bound");
  EXPECT_EQ(check("$a qualified(params)"),
            "3: 'qualified' requires a parameter as argument");
  EXPECT_EQ(check("$a $b ref($a)"),
            "6: 'ref' is only valid in a custom directive");
  EXPECT_EQ(check("custom<Slash>($a, $b)"),
            "0: wrong number of arguments of custom directive 'Slash'");
  EXPECT_EQ(check("custom<Slash>($a, ref($b), \"\")"),
            "18: 'ref' requires a parameter that is already bound");
  EXPECT_EQ(
      check("custom<Slash>($a, `x`, \"\")"),
      "18: expected a parameter or a string as argument of a custom directive");
  EXPECT_EQ(check("$a (custom<Slash>($b, ref($a), \"\")^)?"),
            "4: custom directive 'Slash' has no 'parseOptional' and cannot "
            "begin an optional group");
  EXPECT_EQ(check("custom<Nosuch>($a, $b)"),
            "0: custom directive 'Nosuch' is not registered");
  EXPECT_EQ(check("$a $b `!`"), "6: invalid literal '!'");
  EXPECT_EQ(check("$a $b attr-dict"), "6: unknown directive 'attr-dict'");
  EXPECT_EQ(check("$a (`` $b^)?"), "fine");
  EXPECT_EQ(check("$a (`x` : $b^)?"),
            "8: expected a literal, variable, directive or group");
}

TEST_F(ParameterFormatTest, Syntax) {
  EXPECT_EQ(roundTrip("`<` $a `->` $b `>`", "!p.t<i1 -> i2>"),
            "!p.t<i1 -> i2>");
  EXPECT_EQ(roundTrip("`<` params `>`", "!p.t<i1, i2>"), "!p.t<i1, i2>");
  EXPECT_EQ(roundTrip("`<` params `>`", "!p.t<i1>", true), "!p.t<i1>");
  EXPECT_EQ(roundTrip("`<` struct(params) `>`", "!p.t<b = i1, a = i2>"),
            "!p.t<a = i2, b = i1>");
  EXPECT_EQ(roundTrip("$a `of` $b", "!p<t i1 of i2>"), "!p<t i1 of i2>");
  EXPECT_EQ(roundTrip("$a ($b^) : (`alone`)?", "!p<t i1 alone>", true),
            "!p<t i1 alone>");
  EXPECT_EQ(roundTrip("$a ($b^) : (`alone`)?", "!p<t i1 i2>", true),
            "!p<t i1 i2>");
  EXPECT_EQ(roundTrip("$a (`alone`) : (`and` $b^)?", "!p<t i1 and i2>", true),
            "!p<t i1 and i2>");
  EXPECT_EQ(roundTrip("$a (`alone`) : (`and` $b^)?", "!p<t i1 alone>", true),
            "!p<t i1 alone>");
}

TEST_F(ParameterFormatTest, CustomDirective) {
  EXPECT_EQ(roundTrip("`<` custom<Slash>($a, $b, \"both\") `>`", "!p.t<i1/i2>"),
            "!p.t<i1/i2>");
  EXPECT_EQ(roundTrip("`<` custom<Slash>($a, $b, \"\") `>`", "!p.t<i1/i2>"),
            "custom parser failed to parse parameter 'b'; ");
  EXPECT_EQ(roundTrip("`<` custom<Slash>($a, $b, \"both\") `>`", "!p.t<i1>"),
            "expected '/'; ");
}

/// Nesting without names is limited like any other, and nothing overflows.
TEST_F(ParameterFormatTest, Depth) {
  auto def = make("nest");
  def->parameters.pop_back();
  def->parameters[0].isOptional = true;
  def->parameters[0].kind.definition = def.get();
  FormatError error;
  def->format = ParameterFormat::compile("`<` ($a^)? `>`", *def, error);
  ASSERT_TRUE(def->format) << error.message;
  ctx.addTypeDefinition(std::move(def));
  auto nest = [](unsigned depth) {
    return "!p.nest" + std::string(depth, '<') + std::string(depth, '>');
  };
  Type type = parseType(nest(100), &ctx);
  ASSERT_TRUE(type);
  std::string printed;
  llvm::raw_string_ostream os(printed);
  type.print(os);
  EXPECT_EQ(printed, nest(100));
  ctx.getResourceLimits().maxDepth = 1000;
  EXPECT_FALSE(parseType(nest(100000), &ctx));
  EXPECT_TRUE(StringRef(messages).contains("nested")) << messages;
  ctx.getResourceLimits().maxDepth = 0;
  EXPECT_TRUE(parseType(nest(100000), &ctx));
}
