// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in types, attributes, enumerations and predicates of dialect files.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace strata;

/// A predicate that C++ knows.
static PredicateValue isEvenWidth(const PredicateCall &call) {
  auto type = call.args[0].getTag() == PredicateValue::Tag::Type
                  ? dyn_cast<IntegerType>(call.args[0].getType())
                  : IntegerType();
  return PredicateValue::getBool(type && type.getWidth() % 2 == 0);
}

namespace {
struct TypeLoaderTest : testing::Test {
  /// The messages when a dialect `d` with `body` is loaded in a new Context, or
  /// when a type `!d.t` with `parameters` is read then.
  std::string load(StringRef body, StringRef parameters = {}) {
    Context ctx;
    installRenderer(ctx);
    registerIRDLDialect(ctx);
    (void)registerPredicateFunction(ctx, "D::isEvenWidth",
                                    {isEvenWidth, nullptr, 1, 1});
    std::string messages;
    ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
      messages += (messages.empty() ? "" : "; ") + diag.getMessage().str();
      return success();
    });
    ParserConfig config(&ctx);
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32, "
         "strata.namespace = \"D\"} {\n" +
         body + "\n}")
            .str(),
        config);
    if (!file || failed(loadDialects(file.get())))
      return messages;
    Type type = parseType(("!d.t" + parameters).str(), &ctx);
    if (!type)
      return messages;
    std::string printed;
    llvm::raw_string_ostream os(printed);
    type.print(os);
    return printed;
  }
  /// Loads a type `t` with these attributes and this body.
  std::string loadType(StringRef attrs, StringRef body,
                       StringRef parameters = {}) {
    return load(
        ("irdl.type @t attributes {" + attrs + "} {" + body + "}").str(),
        parameters);
  }
  /// Loads a type with one parameter, `p`, with this constraint.
  std::string loadParameter(StringRef constraint, StringRef parameters) {
    return loadType("",
                    ("%p = " + constraint + " irdl.parameters(p: %p)").str(),
                    parameters);
  }
  /// Loads an attribute with these entries of `strata.enum`.
  std::string loadEnum(StringRef entries) {
    return load(("irdl.type @t irdl.attribute @e attributes {strata.enum = {" +
                 entries + "}}")
                    .str());
  }
};
} // namespace

TEST_F(TypeLoaderTest, Formats) {
  EXPECT_EQ(loadType("strata.format = \"`<` `>`\"", "", "<>"), "!d.t<>");
  EXPECT_EQ(loadType("strata.format = \"$a `,` $b\"",
                     "%p = irdl.any irdl.parameters(a: %p)"),
            "in the format, at character 8: '$b' is not a parameter of 'd.t'");
  EXPECT_EQ(
      loadType("strata.format = \"\"", "%p = irdl.any irdl.parameters(a: %p)"),
      "in the format, at character 1: parameter 'a' is not in the "
      "format");
  EXPECT_EQ(loadType("strata.format = \"custom<Nosuch>($a)\"",
                     "%p = irdl.any irdl.parameters(a: %p)"),
            "in the format, at character 1: custom directive 'Nosuch' is not "
            "registered");
  EXPECT_EQ(loadType("strata.format = \"custom<Nosuch>($a)\", strata.missing "
                     "= [\"directives\"]",
                     "%p = irdl.any irdl.parameters(a: %p)", "<a | b>"),
            "!d.t<a | b>");
  EXPECT_EQ(loadType("strata.alias = 1", ""),
            "'strata.alias' must be a unit attribute");
  // A line break is nothing that can be read.
  EXPECT_EQ(loadType("strata.format = \"(`\\\\n`^)? `<` $a `>`\"",
                     "%p = irdl.any irdl.parameters(a: %p)", "<i32>"),
            "in the format, at character 1: an optional group must contain an "
            "element other than whitespace");
}

TEST_F(TypeLoaderTest, Kinds) {
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"i7\"}", "<-64>"),
            "!d.t<-64>");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"ui8\"}", "<255>"),
            "!d.t<255>");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"si8\"}", "<255>"),
            "integer value too large; failed to parse t parameter 'p' which is "
            "to be a `int8_t`");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"nosuch\"}", ""),
            "unknown kind of attribute or parameter 'nosuch'");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"!d.nosuch\"}", ""),
            "unknown kind of attribute or parameter '!d.nosuch'");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"dense<index>\"}", ""),
            "unknown kind of attribute or parameter 'dense<index>'");
  // A list of the type itself.
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"array<!d.t>\", "
                          "strata.default = \"\"}",
                          "<<>, <<>>>"),
            "!d.t<<>, <<>>>");
  EXPECT_EQ(loadParameter("irdl.base \"#builtin.string\" {strata.kind = "
                          "\"i32\"}",
                          "<1>"),
            "expected base attribute 'builtin.string' but got "
            "'builtin.integer'");
}

TEST_F(TypeLoaderTest, Defaults) {
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"dense<i8>\", "
                          "strata.default = \"[1, 2]\"}",
                          "<[1, 2]>"),
            "!d.t<>");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"i32\", strata.default = "
                          "\"x\"}",
                          ""),
            "invalid default value 'x'");
  EXPECT_EQ(loadParameter("irdl.any {strata.kind = \"bool\", strata.default = "
                          "\"true true\"}",
                          ""),
            "invalid default value 'true true'");
  // The default of an object that is kept as text is a text too.
  auto loadOpaque = [&](StringRef value) {
    return load(("irdl.attribute @e attributes {strata.missing = [\"print\"], "
                 "strata.enum = {cases = [\"a\"]}} irdl.type @t { %p = "
                 "irdl.base @d::@e {strata.default = \"" +
                 value + "\"} irdl.parameters(p: %p) }")
                    .str(),
                "<<b>>");
  };
  EXPECT_EQ(loadOpaque("<a>"), "!d.t<<b>>");
  EXPECT_EQ(loadOpaque("a"), "invalid default value 'a'");
}

/// Optional parameters before a required one.
TEST_F(TypeLoaderTest, OptionalBeforeOthers) {
  auto loadTwo = [&](StringRef first, StringRef second, StringRef text) {
    return loadType("",
                    ("%a = irdl.any {strata.kind = \"i32\"" + first +
                     "} %b = irdl.any {strata.kind = \"i32\"" + second +
                     "} irdl.parameters(a: %a, b: %b)")
                        .str(),
                    text);
  };
  StringRef seven = ", strata.default = \"7\"";
  StringRef nine = ", strata.default = \"9\"";
  EXPECT_EQ(loadTwo(seven, nine, "<7, 2>"), "!d.t<7, 2>");
  EXPECT_EQ(loadTwo(seven, nine, "<2>"), "!d.t<2>");
  EXPECT_EQ(loadTwo(seven, nine, "<7, 9>"), "!d.t<>");
  EXPECT_EQ(loadTwo(seven, "", "<7, 2>"), "!d.t<7, 2>");
  EXPECT_EQ(loadTwo(", strata.optional", ", strata.optional", "<, 2>"),
            "!d.t<, 2>");
}

namespace {
/// A Context with a dialect `d`, whose types and attributes are made in C++.
struct LoadedTypes {
  explicit LoadedTypes(StringRef body) {
    installRenderer(ctx);
    registerIRDLDialect(ctx);
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {" + body + "}")
            .str(),
        ParserConfig(&ctx));
    EXPECT_TRUE(file && succeeded(loadDialects(file.get())));
  }
  const TypeDefinition &find(StringRef name, bool isType) {
    return *ctx.findTypeDefinition(ctx.getOrCreateDialect("d"), name, isType);
  }
  InFlightDiagnostic emit() { return emitError(&ctx, {}); }

  Context ctx;
  /// The last one.
  std::string message;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    message = diag.getMessage().str();
                                    return success();
                                  }};
};
} // namespace

/// Parameters of objects that are kept as text.
TEST_F(TypeLoaderTest, OpaqueParameters) {
  LoadedTypes loaded(R"(
      irdl.type @t attributes {strata.missing = ["print"]}
      irdl.attribute @a attributes {strata.missing = ["parse"]}
      irdl.attribute @e attributes {strata.enum = {plain, cases = ["x"]}})");
  Context &ctx = loaded.ctx;
  std::string &message = loaded.message;
  const TypeDefinition &type = loaded.find("t", /*isType=*/true);
  const TypeDefinition &attr = loaded.find("a", /*isType=*/false);
  const TypeDefinition &plain = loaded.find("e", /*isType=*/false);
  auto emit = [&] { return loaded.emit(); };
  Attribute text = StringAttr::get(&ctx, "<x>"), unit = UnitAttr::get(&ctx);
  Attribute i8 = TypeAttr::get(IntegerType::get(&ctx, 8));
  EXPECT_TRUE(DynamicType::getChecked(emit, type, {text}));
  EXPECT_TRUE(DynamicAttr::getChecked(emit, attr, {text, i8}));
  using Params = SmallVector<Attribute, 2>;
  for (const Params &params : {Params{}, Params{unit}, Params{text, text}}) {
    message.clear();
    EXPECT_FALSE(DynamicType::getChecked(emit, type, params));
    EXPECT_EQ(
        message,
        "the syntax of 'd.t' is unknown; expected a single string parameter");
    EXPECT_FALSE(DynamicAttr::getChecked(emit, attr, params));
  }
  EXPECT_FALSE(DynamicType::getChecked(emit, type, {text, i8}));
  EXPECT_FALSE(DynamicAttr::getChecked(emit, plain, {}));
  EXPECT_EQ(
      message,
      "'d.e' is a plain enumeration, whose values are integer attributes");
}

/// Parameters that only C++ can give.
TEST_F(TypeLoaderTest, ParametersOfOtherKinds) {
  LoadedTypes loaded(R"(irdl.type @t {
      %p = irdl.any {strata.kind = "i32"}
      irdl.parameters(width: %p)
    })");
  Context &ctx = loaded.ctx;
  std::string &message = loaded.message;
  const TypeDefinition &type = loaded.find("t", /*isType=*/true);
  auto emit = [&] { return loaded.emit(); };
  EXPECT_TRUE(DynamicType::getChecked(
      emit, type, {IntegerAttr::get(IntegerType::get(&ctx, 32), 7)}));
  EXPECT_FALSE(
      DynamicType::getChecked(emit, type, {StringAttr::get(&ctx, "7")}));
  EXPECT_EQ(message, "parameter 'width' of 'd.t' cannot be \"7\"");
  EXPECT_FALSE(DynamicType::getChecked(emit, type, {Attribute()}));
  EXPECT_EQ(message, "missing parameter 'width' of 'd.t'");
}

/// The constraint of a parameter is that of its class, if the file says which
/// that is.
TEST_F(TypeLoaderTest, Classes) {
  StringRef predicate = "irdl.c_pred \"isa<BoolAttr>($_self)\"";
  EXPECT_EQ(
      loadParameter((predicate + " {strata.cpp_type = \"BoolAttr\"}").str(),
                    "<1 : i8>"),
      "invalid kind of attribute specified; failed to parse t parameter "
      "'p' which is to be a `BoolAttr`");
  EXPECT_EQ(
      loadParameter("irdl.c_pred \"isa<VectorType>($_self)\" {strata.kind "
                    "= \"type\", strata.cpp_type = \"VectorType\"}",
                    "<i8>"),
      "invalid kind of type specified; failed to parse t parameter 'p' "
      "which is to be a `VectorType`");
  EXPECT_EQ(loadParameter(predicate, "<1 : i8>"),
            "'1 : i8' does not satisfy the predicate: isa<BoolAttr>($_self)");
}

TEST_F(TypeLoaderTest, EnumerationMessages) {
  auto loadCase = [&](StringRef entries, StringRef text) {
    return load(("irdl.attribute @e attributes {strata.class = \"EAttr\", "
                 "strata.enum = {plain, cases = [\"a\", \"b\"]" +
                 entries +
                 "}} irdl.type @t { %p = irdl.base @d::@e irdl.parameters(p: "
                 "%p) }")
                    .str(),
                text);
  };
  EXPECT_EQ(loadCase("", "<b>"), "!d.t<b>");
  EXPECT_EQ(loadCase("", "<c>"),
            "expected ::mlir::D::E to be one of: a, b; failed to parse t "
            "parameter 'p' which is to be a `::mlir::D::E`");
  EXPECT_EQ(loadCase(", class = \"X::Y\"", "<c>"),
            "expected ::mlir::X::Y to be one of: a, b; failed to parse t "
            "parameter 'p' which is to be a `::mlir::X::Y`");
  EXPECT_EQ(loadCase(", summary = \"letters\"", "<c>"),
            "expected one of [a, b] for letters, got: c; failed to parse t "
            "parameter 'p' which is to be a `::mlir::D::E`");
  EXPECT_EQ(loadCase(", summary = \"letters\"", "<>"),
            "expected keyword for letters; failed to parse t parameter 'p' "
            "which is to be a `::mlir::D::E`");
}

TEST_F(TypeLoaderTest, Enumerations) {
  EXPECT_EQ(loadEnum("cases = [\"a\"]"), "!d.t");
  EXPECT_EQ(loadEnum("cases = []"),
            "in 'strata.enum': 'cases' must be a list of keywords");
  EXPECT_EQ(loadEnum("values = []"), "in 'strata.enum': 'cases' is missing");
  EXPECT_EQ(loadEnum("cases = [\"a\", \"a\"]"),
            "in 'strata.enum': case 'a' is defined twice");
  EXPECT_EQ(loadEnum("cases = [\"a\"], values = [1, 2]"),
            "in 'strata.enum': 'values' must be a list of integers, one for "
            "each case");
  EXPECT_EQ(loadEnum("cases = [\"a\"], type = f32"),
            "in 'strata.enum': 'type' must be an integer type of 1 to 64 bits");
  EXPECT_EQ(loadEnum("cases = [\"a\"], symbols = [\"a\", \"b\"]"),
            "in 'strata.enum': 'symbols' must be a list of names, one for each "
            "case");
  EXPECT_EQ(loadEnum("cases = [\"a\"], foo"),
            "in 'strata.enum': 'foo' is unknown");
  EXPECT_EQ(loadEnum("cases = [\"a\"], separator = \";\""),
            "in 'strata.enum': 'separator' must be \"|\", \",\" or \", \"");
  EXPECT_EQ(loadEnum("cases = [\"a\"], plain, mnemonic = \"a b\""),
            "in 'strata.enum': 'mnemonic' must be an identifier");
  EXPECT_EQ(loadEnum("cases = [\"a\"], mnemonic = \"m\""),
            "in 'strata.enum': 'mnemonic' requires a 'plain' enumeration; use "
            "'strata.format' for others");
  EXPECT_EQ(load("irdl.type @t irdl.attribute @e attributes {strata.enum = "
                 "{cases = [\"a\"]}} { %p = irdl.any irdl.parameters(p: %p) }"),
            "an enumeration has no parameters");
}

TEST_F(TypeLoaderTest, Predicates) {
  EXPECT_EQ(loadParameter("irdl.c_pred \"isa<D::Nosuch>($_self)\"", ""),
            "unknown name in the predicate: 'D::Nosuch'");
  EXPECT_EQ(loadParameter("irdl.c_pred \"$_self.getNosuch() == 1\"", ""),
            "unknown name in the predicate: 'getNosuch'");
  EXPECT_EQ(loadParameter("irdl.c_pred \"1 +\"", ""),
            "in the predicate, at character 4: expected expression, found end "
            "of text");
  EXPECT_EQ(loadParameter("irdl.c_pred \"nosuch($_self)\" {strata.missing = "
                          "[\"predicate\"]}",
                          "<3 : i32>"),
            "!d.t<3 : i32>");
  EXPECT_EQ(
      loadParameter("irdl.c_pred \"any\" {strata.missing = [\"verify\"]}", ""),
      "unknown entry 'verify' in 'strata.missing' of a constraint; expected "
      "'predicate'");
}

TEST_F(TypeLoaderTest, RegisteredFunction) {
  StringRef even = "irdl.c_pred \"isEvenWidth($_self)\" {strata.kind = "
                   "\"type\", strata.summary = \"even\"}";
  EXPECT_EQ(loadParameter(even, "<i32>"), "!d.t<i32>");
  EXPECT_EQ(loadParameter(even, "<i31>"), "failed to verify 'p': even");
  StringRef odd = "irdl.c_pred \"isEvenWidth($_self)\" {strata.kind = "
                  "\"type\", strata.error = \"{} is odd\"}";
  EXPECT_EQ(loadParameter(odd, "<i32>"), "!d.t<i32>");
  EXPECT_EQ(loadParameter(odd, "<i31>"), "i31 is odd");
  EXPECT_EQ(loadParameter("irdl.c_pred \"isEvenWidth()\"", ""),
            "in the predicate, at character 1: expected 1 to 1 arguments, "
            "found 0");
}
