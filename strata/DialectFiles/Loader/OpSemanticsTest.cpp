// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The meaning of definitions of operations beyond their slots: traits,
// predicates, equations, hooks, interfaces, effects; and errors in them.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/Definition/TypeInference.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/ConditionallySpeculatable.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/StringExtras.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
class OpSemanticsTest : public testing::Test {
protected:
  OpSemanticsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    ctx.allowUnregisteredDialects();
  }
  /// Loads a dialect `d` with `body`; true if that worked.
  bool load(StringRef body) {
    OwningOpRef<> file = parseSourceString(
        ("irdl.dialect @d attributes {strata.version = 1 : i32} {\n" + body +
         "\n}")
            .str(),
        ParserConfig(&ctx));
    return file && succeeded(loadDialects(file.get()));
  }
  /// Loads a dialect with an operation `d.o` that has attributes, slots `a`,
  /// `b` and `r`, and an attribute `v`; the first message, or an empty text.
  std::string loadOp(StringRef attrs) {
    bool loaded = load(("irdl.operation @o attributes {" + attrs +
                        "} { %a = irdl.any %b = irdl.any %r = irdl.any "
                        "%v = irdl.c_pred \"typed_attr\" "
                        "irdl.operands(a: %a, b: %b) irdl.results(r: %r) "
                        "irdl.attributes {\"v\" = %v} }")
                           .str());
    return loaded ? "" : messages.front();
  }
  const OpDefinition &getDef(StringRef name) {
    return *ctx.getOpDefinition(name);
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx));
  }
  /// The operation called `name` in `root`.
  Operation *find(OwningOpRef<> &root, StringRef name) {
    Operation *found = nullptr;
    root->walk([&](Operation *op) {
      if (op->getName().getStringRef() == name)
        found = op;
    });
    return found;
  }
  Type type(StringRef text) { return parseType(text, &ctx); }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};
} // namespace

//===-- Mistakes ----------------------------------------------------------===//

TEST_F(OpSemanticsTest, MistakesInTraits) {
  EXPECT_EQ(loadOp(R"~(strata.traits = ["Comutative"])~"),
            "trait 'Comutative' is unknown; did you mean 'Commutative'?");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["Xyzzy"])~"),
            "trait 'Xyzzy' is unknown");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["Commutative<a>"])~"),
            "trait 'Commutative' expects no arguments");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["HasParent"])~"),
            "trait 'HasParent' expects names of operations");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["HasParent<FuncOp>"])~"),
            "trait 'HasParent' expects names of operations");
  messages.clear();
  EXPECT_EQ(
      loadOp(
          R"~(strata.traits = ["SingleBlockImplicitTerminator<a.b, c.d>"])~"),
      "trait 'SingleBlockImplicitTerminator' expects the name of an "
      "operation");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["NOperands<x>"])~"),
            "trait 'NOperands' expects a number");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["NVVMRequiresSMa<90, x>"])~"),
            "trait 'NVVMRequiresSMa' expects numbers");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["AllTypesMatch<a>"])~"),
            "trait 'AllTypesMatch' expects names of operands, results or "
            "attributes");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["AllTypesMatch<a, x>"])~"),
            "trait 'AllTypesMatch' names 'x', which is not an operand, result "
            "or attribute");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.traits = ["Predicate<0>"])~"),
            "trait 'Predicate<0>' refers to an entry that does not exist");
}

TEST_F(OpSemanticsTest, MistakesInGroups) {
  // An operation with an operand `g` that is a list of groups.
  auto loadGroups = [&](StringRef arity, StringRef kind, StringRef format) {
    messages.clear();
    bool loaded =
        load(("irdl.operation @o attributes {strata.format = \"" + format +
              "\"} { %g = irdl.any {strata.segments = \"sizes\"} "
              "%s = irdl.any {strata.kind = \"" +
              kind + "\"} irdl.operands(g: " + arity +
              " %g) irdl.attributes {\"sizes\" = %s} }")
                 .str());
    return loaded ? "" : messages.front();
  };
  EXPECT_EQ(loadGroups("single", "dense<i32>", "operands attr-dict"),
            "'strata.segments' requires a variadic operand, but found 'g'");
  EXPECT_EQ(
      loadGroups("variadic", "dense<i64>", "operands attr-dict"),
      "'strata.segments' of 'g' names 'sizes', which is not an attribute of "
      "kind 'dense<i32>'");
  StringRef lost =
      "operand 'g' is variadic of variadic and requires a custom directive";
  EXPECT_EQ(loadGroups("variadic", "dense<i32>",
                       "$g attr-dict `:` functional-type(operands, results)"),
            ("in the format, at character 1: " + lost).str());
  EXPECT_EQ(loadGroups("variadic", "dense<i32>",
                       "operands ($sizes^ `:` type($g))? attr-dict"),
            ("in the format, at character 28: " + lost).str());
  EXPECT_EQ(loadGroups("variadic", "dense<i32>",
                       "operands attr-dict `:` "
                       "functional-type(operands, results)"),
            "");
}

TEST_F(OpSemanticsTest, MistakesInTexts) {
  EXPECT_EQ(loadOp(R"~(strata.predicates = [["true"]])~"),
            "'strata.predicates' must be a list of lists of 2 strings");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.predicates = [["$a ==", "s"]])~"),
            "in 'strata.predicates', at character 6 of '$a ==': expected "
            "expression, found end of text");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.predicates = [["$nosuch == 1", "s"]])~"),
            "in 'strata.predicates': the name '$nosuch' is unknown");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.infer = [["r", "a"]])~"),
            "'strata.infer' must be a list of lists of 3 or 4 strings");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.infer = [["x", "a", "$_self"]])~"),
            "in 'strata.infer': unknown operand or result 'x'");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.infer = [["v", "a", "$_self"]])~"),
            "in 'strata.infer': unknown operand or result 'v'");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.infer = [["r", "x", "$_self"]])~"),
            "in 'strata.infer': unknown operand, result or attribute 'x'");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.infer = [["r", "a", "nosuch($_self)"]])~"),
            "in 'strata.infer': the name 'nosuch' is unknown");
}

TEST_F(OpSemanticsTest, MistakesInEffects) {
  EXPECT_EQ(
      loadOp(R"~(strata.effects = ["reed"])~"),
      "in 'strata.effects': 'reed' is not a memory effect; expected read, "
      "write, allocate or free, optionally followed by 'of memrefs', and by "
      "':' and a resource");
  for (StringRef effect : {"", "write:", ":a", "read@v"}) {
    messages.clear();
    EXPECT_NE(loadOp(("strata.effects = [\"" + effect + "\"]").str()), "");
  }
}

//===-- Predicates --------------------------------------------------------===//

TEST_F(OpSemanticsTest, UnknownNamesAreNotCheckedWhereThatIsSaid) {
  ASSERT_EQ(loadOp(R"~(strata.missing = ["predicate"],
      strata.predicates = [["nosuch($a)", "the first"],
                           ["$a.getType().isF32() && nosuch($b)", "the second"],
                           ["$b.getType() -> -> 1", "the third"]],
      strata.infer = [["r", "a", "nosuch($_self)", "the fourth"]])~"),
            "");
  auto verifyWith = [&](StringRef name) {
    messages.clear();
    return bool(parse(("%a = \"a.a\"() : () -> " + name +
                       "\n%b = \"d.o\"(%a, %a) <{v = 1 : i8}> : (" + name +
                       ", " + name + ") -> i8")
                          .str()));
  };
  EXPECT_TRUE(verifyWith("f32"));
  // The known part decides.
  EXPECT_FALSE(verifyWith("f64"));
  EXPECT_EQ(messages.front(), "'d.o' op failed to verify that the second");
}

TEST_F(OpSemanticsTest, UnknownAnswersAreNo) {
  ASSERT_EQ(loadOp(R"~(strata.predicates =
      [["cast<VectorType>($a.getType()).getRank() == 1", "the rank is 1"]])~"),
            "");
  EXPECT_FALSE(parse(R"~(
    %a = "a.a"() : () -> i32
    %b = "d.o"(%a, %a) <{v = 1 : i8}> : (i32, i32) -> i8)~"));
  EXPECT_EQ(messages.front(), "'d.o' op failed to verify that the rank is 1");
}

TEST_F(OpSemanticsTest, PredicatesSeeDefaults) {
  ASSERT_TRUE(load(R"~(irdl.operation @o attributes {
      strata.predicates = [["$v == 3", "v is 3"]]
    } {
      %v = irdl.base "#builtin.integer" {strata.kind = "i32",
                                         strata.default = "3"}
      irdl.attributes {"v" = %v}
    })~"));
  messages.clear();
  EXPECT_TRUE(parse(R"~("d.o"() : () -> ())~"));
  EXPECT_FALSE(parse(R"~("d.o"() <{v = 4 : i32}> : () -> ())~"));
  EXPECT_EQ(messages.front(), "'d.o' op failed to verify that v is 3");
}

//===-- Equations and inference -------------------------------------------===//

TEST_F(OpSemanticsTest, Equations) {
  ASSERT_TRUE(load(R"~(irdl.operation @o attributes {strata.infer = [
      ["args", "f", "cast<FunctionType>($_self).getInputs()", "arguments fit"],
      ["r", "v", "cast<TypedAttr>($_self).getType()", "result fits"],
      ["o", "f", "$_self", "same"]]} {
      %f = irdl.any %o = irdl.any %args = irdl.any %r = irdl.any
      %v = irdl.c_pred "typed_attr" {strata.optional}
      irdl.operands(f: %f, o: optional %o, args: variadic %args)
      irdl.results(r: %r)
      irdl.attributes {"v" = %v}
    })~"));
  auto check = [&](StringRef operands, StringRef types, StringRef sizes,
                   StringRef properties) -> std::string {
    messages.clear();
    bool fine = bool(
        parse(("%f, %i, %j = \"a.a\"() : () -> ((i32, f32) -> (), i32, f32)\n"
               "%r = \"d.o\"(" +
               operands + ") <{operandSegmentSizes = array<i32: " + sizes +
               ">" + properties + "}> : (" + types + ") -> i32")
                  .str()));
    return fine ? "" : messages.front();
  };
  EXPECT_EQ(check("%f, %i, %j", "(i32, f32) -> (), i32, f32", "1, 0, 2",
                  ", v = 1 : i32"),
            "");
  EXPECT_EQ(check("%f, %i", "(i32, f32) -> (), i32", "1, 0, 1", ""),
            "'d.o' op failed to verify that arguments fit");
  EXPECT_EQ(check("%f, %j, %i", "(i32, f32) -> (), f32, i32", "1, 0, 2", ""),
            "'d.o' op failed to verify that arguments fit");
  EXPECT_EQ(check("%f, %i, %j", "(i32, f32) -> (), i32, f32", "1, 0, 2",
                  ", v = 1.0 : f32"),
            "'d.o' op failed to verify that result fits");
  EXPECT_EQ(check("%f, %f, %i, %j",
                  "(i32, f32) -> (), (i32, f32) -> (), i32, f32", "1, 1, 2",
                  ""),
            "");
  EXPECT_EQ(
      check("%f, %i, %i, %j", "(i32, f32) -> (), i32, i32, f32", "1, 1, 2", ""),
      "'d.o' op failed to verify that same");
}

TEST_F(OpSemanticsTest, InferenceInAnyDirection) {
  ASSERT_TRUE(load(R"~(
    irdl.type @box { %e = irdl.any irdl.parameters(e: %e) }
    irdl.operation @o attributes {
      strata.traits = ["AllTypesMatch<a, b>"],
      strata.infer = [["a", "r", "getElementTypeOrSelf($_self)"]]
    } {
      %e = irdl.any
      %box = irdl.parametric @d::@box<%e>
      %a = irdl.any %r = irdl.any
      %n = irdl.base "!builtin.index"
      irdl.operands(a: %a, b: %e, box: %box, n: variadic %n)
      irdl.results(r: %r)
    })~"));
  const OpDefinition &def = getDef("d.o");
  ASSERT_EQ(def.operands.size(), 4u);
  // From the result: a, then b by the trait, then box by its parameter.
  std::vector<bool> operands(4), results{true};
  EXPECT_TRUE(canInferTypes(def, operands, results));
  operands.assign(4, false);
  results = {false};
  EXPECT_FALSE(canInferTypes(def, operands, results));
  EXPECT_EQ(operands, (std::vector<bool>{false, false, false, true}));

  std::vector<SlotTypes> operandTypes(4), resultTypes{{type("vector<4xf32>")}};
  size_t counts[] = {1, 1, 1, 2};
  ASSERT_TRUE(succeeded(
      inferTypes(def, operandTypes, counts, resultTypes, {}, nullptr)));
  EXPECT_EQ(operandTypes[0].front(), type("f32"));
  EXPECT_EQ(operandTypes[1].front(), type("f32"));
  EXPECT_EQ(operandTypes[2].front(), type("!d.box<f32>"));
  EXPECT_EQ(operandTypes[3], (SlotTypes{type("index"), type("index")}));
  // The other way round nothing says what the result is.
  operandTypes.assign(4, {});
  resultTypes.assign(1, {});
  operandTypes[2] = {type("!d.box<i1>")};
  unsigned missing = 0;
  EXPECT_TRUE(
      failed(inferTypes(def, operandTypes, counts, resultTypes, {}, &missing)));
  EXPECT_EQ(missing, 4u);
  EXPECT_EQ(operandTypes[0].front(), type("i1"));
}

static LogicalResult inferFromFirst(const InferenceInput &input,
                                    SmallVectorImpl<Type> &types) {
  if (input.operands.empty())
    return emitError(input.def.ctx, input.loc, "nothing to infer from");
  types.push_back(input.operands.front().getType());
  return success();
}

TEST_F(OpSemanticsTest, InferenceByHook) {
  OpHooks hooks;
  hooks.inferTypes = inferFromFirst;
  registerOpHooks(&ctx, "d.o", hooks);
  ASSERT_TRUE(load(R"~(irdl.operation @o attributes {
      strata.hooks = ["infer"], strata.interfaces = ["InferTypeOpInterface"]
    } {
      %a = irdl.any %r = irdl.any
      irdl.operands(a: variadic %a)
      irdl.results(r: %r)
    })~"));
  std::vector<bool> operands{false}, results{false};
  EXPECT_FALSE(canInferTypes(getDef("d.o"), operands, results));
  operands = {true};
  EXPECT_TRUE(canInferTypes(getDef("d.o"), operands, results));

  OwningOpRef<> root = parse(R"~(%a = "a.a"() : () -> f32
    %b = "d.o"(%a) : (f32) -> f32)~");
  ASSERT_TRUE(root);
  Operation *op = find(root, "d.o");
  OperationState state(op->getLoc(), op->getName());
  state.operands = {op->getOperand(0)};
  ASSERT_TRUE(succeeded(inferResultTypes(state)));
  EXPECT_EQ(state.types.front(), type("f32"));

  EXPECT_FALSE(parse(R"~(%a = "a.a"() : () -> f32
    %b = "d.o"(%a) : (f32) -> i32)~"));
  EXPECT_EQ(messages[0], "'d.o' op inferred type(s) 'f32' are incompatible "
                         "with return type(s) of operation 'i32'");
  EXPECT_EQ(messages[1], "'d.o' op failed to infer returned types");
  messages.clear();
  EXPECT_FALSE(parse(R"~(%b = "d.o"() : () -> i32)~"));
  EXPECT_EQ(messages[0], "nothing to infer from");
}

//===-- Hooks and interfaces ----------------------------------------------===//

namespace {
struct CountInterface {
  static constexpr llvm::StringLiteral name = "CountInterface";
  unsigned (*count)(Operation *) = nullptr;
};
} // namespace

TEST_F(OpSemanticsTest, HooksHaveToBeOnBothSides) {
  OpHooks hooks;
  hooks.verify = [](Operation *op) -> LogicalResult {
    return op->emitOpError("is never right");
  };
  static const CountInterface table{
      [](Operation *op) { return op->getNumOperands(); }};
  registerOpHooks(&ctx, "d.o", hooks);
  EXPECT_EQ(loadOp(""), "hook 'verify' is registered for 'd.o', but not listed "
                        "in 'strata.hooks'");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.hooks = ["verify", "fold"])~"),
            "hook 'fold' of 'd.o' is listed, but not registered");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.hooks = ["verfy"])~"),
            "unknown hook 'verfy' in 'strata.hooks'; expected one of verify, "
            "verifyRegions, verifySymbolUses, print, parse, names, "
            "argumentNames, blockNames, infer, compatible, effects, fold, "
            "canonicalize");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.missing = ["prnt"], strata.hooks = ["verify"])~")
                .substr(0, 39),
            "unknown hook 'prnt' in 'strata.missing'");
  messages.clear();
  EXPECT_FALSE(load(""));
  EXPECT_EQ(messages[0], "hooks are registered for 'd.o', which the dialect "
                         "does not define");
  messages.clear();

  OpHooks more;
  more.addInterface(table);
  registerOpHooks(&ctx, "d.o", more);
  EXPECT_EQ(loadOp(R"~(strata.hooks = ["verify"])~"),
            "interface 'CountInterface' is registered for 'd.o', but not "
            "listed in 'strata.interfaces'");
  messages.clear();
  ASSERT_EQ(loadOp(R"~(strata.hooks = ["verify"],
                      strata.interfaces = ["CountInterface", "Other"])~"),
            "");
  EXPECT_FALSE(getDef("d.o").findInterface(StringRef("Other")));
  EXPECT_TRUE(getDef("d.o").hasTrait("Other"));
  auto *interface = getInterface<CountInterface>(getDef("d.o"));
  EXPECT_EQ(interface, &table);
  EXPECT_FALSE(getInterface<CountInterface>(getDef("builtin.module")));
  EXPECT_FALSE(parse(R"~(%a = "a.a"() : () -> f32
    %b = "d.o"(%a, %a) <{v = 1 : i8}> : (f32, f32) -> f32)~"));
  EXPECT_EQ(messages[0], "'d.o' op is never right");
}

TEST_F(OpSemanticsTest, NamesMentionAttributesOfTheOperation) {
  EXPECT_EQ(loadOp(R"~(strata.result_names = ["c{w}"])~"),
            "in 'strata.result_names', \"c{w}\": 'd.o' has no attribute 'w'");
  messages.clear();
  EXPECT_EQ(
      loadOp(R"~(strata.argument_names = ["{v}{a}"])~"),
      "in 'strata.argument_names', \"{v}{a}\": 'd.o' has no attribute 'a'");
  for (StringRef name : {"{v", "v}", "}v{", "{v}}", "{{v}}", "{}"}) {
    messages.clear();
    EXPECT_NE(loadOp(("strata.result_names = [\"" + name + "\"]").str()), "")
        << name.str();
  }
  EXPECT_EQ(messages[0],
            "in 'strata.result_names', \"{}\": 'd.o' has no attribute ''");
  messages.clear();
  EXPECT_EQ(loadOp(R"~(strata.result_names = ["{v}_{v}"],
                       strata.argument_names = ["", "{v}"])~"),
            "");
}

TEST_F(OpSemanticsTest, SyntaxComesFromOnePlace) {
  OpHooks hooks;
  hooks.print = [](Operation *, OpAsmPrinter &) {};
  registerOpHooks(&ctx, "d.o", hooks);
  EXPECT_EQ(
      loadOp(R"~(strata.hooks = ["print"], strata.format = "attr-dict")~"),
      "'d.o' has both a format and a hook for parsing or printing");
}

TEST_F(OpSemanticsTest, UsesOfSymbols) {
  OpHooks hooks;
  hooks.verifySymbolUses = [](Operation *op,
                              SymbolTableCollection &tables) -> LogicalResult {
    auto ref = op->getAttrOfType<SymbolRefAttr>("to");
    if (tables.lookupNearestSymbolFrom(op, ref))
      return success();
    return op->emitOpError("does not find ") << Attribute(ref);
  };
  registerOpHooks(&ctx, "d.user", hooks);
  ASSERT_TRUE(load(R"~(
    irdl.operation @user attributes {strata.hooks = ["verifySymbolUses"]} {
      %to = irdl.any
      irdl.attributes {"to" = %to}
    }
    irdl.operation @symbol attributes {strata.traits = ["Symbol"]} {
      %name = irdl.any {strata.kind = "symbol"}
      irdl.attributes {"sym_name" = %name}
    })~"));
  EXPECT_TRUE(parse(R"~(
    "d.symbol"() <{sym_name = "a"}> : () -> ()
    "a.a"() ({ "d.user"() <{to = @a}> : () -> () }, {}) : () -> ()
    module @inner { "d.symbol"() <{sym_name = "b"}> : () -> () }
    "d.user"() <{to = @inner::@b}> : () -> ())~"));
  // References inside a table start there.
  EXPECT_FALSE(parse(R"~(
    "d.symbol"() <{sym_name = "a"}> : () -> ()
    module { "d.user"() <{to = @a}> : () -> () })~"));
  EXPECT_EQ(messages[0], "'d.user' op does not find @a");
  messages.clear();
  // Upstream's order: outer operations first, then the last region.
  EXPECT_FALSE(parse(R"~(
    "a.a"() ({ "d.user"() <{to = @x}> : () -> () },
             { "d.user"() <{to = @y}> : () -> () }) : () -> ()
    "d.user"() <{to = @z}> : () -> ())~"));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0], "'d.user' op does not find @z");
  messages.clear();
  EXPECT_FALSE(parse(R"~(
    "a.a"() ({ "d.user"() <{to = @x}> : () -> () },
             { "d.user"() <{to = @y}> : () -> () }) : () -> ())~"));
  EXPECT_EQ(messages[0], "'d.user' op does not find @y");
}

//===-- Traits ------------------------------------------------------------===//

TEST_F(OpSemanticsTest, TraitsByName) {
  TraitInfo never;
  never.name = "NeverRight";
  never.arguments = TraitArguments::Any;
  never.verify = [](Operation *op, const TraitUse &trait) -> LogicalResult {
    return op->emitOpError("cannot be ") << trait.arguments.front();
  };
  ASSERT_TRUE(succeeded(registerTrait(&ctx, never)));
  ASSERT_TRUE(succeeded(registerTrait(&ctx, {"d::Mine"})));
  ASSERT_EQ(loadOp(R"~(strata.traits = [
      "Pure", "::mlir::OpTrait::IsTerminator", "ParentOneOf<a.b, c.d>",
      "d::Mine", "spirv::SignedOp", "MemoryEffectOpInterface::Trait",
      "NeverRight<x>", "SingleBlockImplicitTerminator<d.end>"])~"),
            "");
  const OpDefinition &def = getDef("d.o");
  for (StringRef name :
       {"Pure", "AlwaysSpeculatable", "AlwaysSpeculatableImplTrait",
        "NoMemoryEffect", "ConditionallySpeculatable", "Terminator",
        "IsTerminator", "HasParent", "ParentOneOf", "d::Mine", "SignedOp",
        "spirv::SignedOp", "MemoryEffectOpInterface", "NeverRight",
        "SingleBlock", "SingleBlockImplicitTerminator"})
    EXPECT_TRUE(def.hasTrait(name)) << name.str();
  EXPECT_FALSE(def.hasTrait("Commutative"));
  EXPECT_TRUE(def.hasTrait(OpTrait::Pure));
  EXPECT_TRUE(def.hasTrait(OpTrait::SingleBlock));
  EXPECT_EQ(def.implicitTerminator, "d.end");
  EXPECT_FALSE(parse(R"~("a.b"() ({ %a = "a.a"() : () -> f32
    %b = "d.o"(%a, %a) <{v = 1 : i8}> : (f32, f32) -> f32 }) : () -> ())~"));
  EXPECT_EQ(messages[0], "'d.o' op cannot be x");
}

TEST_F(OpSemanticsTest, EveryTraitIsKnown) {
  for (StringRef name :
       {"AffineScope", "AutomaticAllocationScope", "RecursiveMemoryEffects",
        "Involution", "Idempotent", "RecursivelySpeculatable", "ReturnLike",
        "MemRefsNormalizable", "TransformEachOpTrait"}) {
    EXPECT_TRUE(isKnownTrait(name)) << name.str();
    Context fresh;
    OpDefinition &def = fresh.defineOp("x.y");
    addTraits(def, {name});
    EXPECT_TRUE(def.hasTrait(name)) << name.str();
  }
}

//===-- Effects -----------------------------------------------------------===//

TEST_F(OpSemanticsTest, FormatsOfNestedListsAreCheckedAtOnce) {
  std::string format, end;
  for (int depth = 0; depth < 30; ++depth) {
    format += "oilist(`k" + std::to_string(depth) + "` ";
    end += ")";
  }
  EXPECT_TRUE(load("irdl.operation @o attributes {strata.format = \"" + format +
                   end + " attr-dict\"} {}"));
}

TEST_F(OpSemanticsTest, ConditionalSpeculatability) {
  static constexpr ConditionallySpeculatable table = {[](Operation *op) {
    return op->getAttr("always")  ? Speculatability::Speculatable
           : op->getAttr("inner") ? Speculatability::RecursivelySpeculatable
                                  : Speculatability::NotSpeculatable;
  }};
  OpHooks hooks;
  hooks.addInterface(table);
  registerOpHooks(&ctx, "d.asks", hooks);
  ASSERT_TRUE(load(R"~(
    irdl.operation @asks attributes {
        strata.interfaces = ["ConditionallySpeculatable"],
        strata.traits = ["NoTerminator"]} {
      %body = irdl.region
      irdl.regions(body: %body)
    })~"));
  auto isSpeculatable = [&](StringRef text) {
    OwningOpRef<> root = parse(text);
    return root && strata::isSpeculatable(find(root, "d.asks"));
  };
  EXPECT_TRUE(isSpeculatable(R"~("d.asks"() ({}) {always} : () -> ())~"));
  EXPECT_FALSE(isSpeculatable(R"~("d.asks"() ({}) : () -> ())~"));
  EXPECT_TRUE(isSpeculatable(R"~("d.asks"() ({
    "d.asks"() ({}) {always} : () -> () }) {inner} : () -> ())~"));
  EXPECT_FALSE(isSpeculatable(R"~("d.asks"() ({
    "d.asks"() ({}) : () -> () }) {inner} : () -> ())~"));
}

TEST_F(OpSemanticsTest, MemoryEffects) {
  ASSERT_TRUE(load(R"~(
    irdl.operation @alloc {
      %r = irdl.any {strata.effects = ["allocate"]}
      irdl.results(r: %r)
    }
    irdl.operation @copy {
      %from = irdl.any {strata.effects = ["read:X"]}
      %to = irdl.any {strata.effects = ["write"]}
      irdl.operands(from: variadic %from, to: %to)
    }
    irdl.operation @load {
      %a = irdl.any {strata.effects = ["read"]} %r = irdl.any
      irdl.operands(a: %a) irdl.results(r: %r)
    }
    irdl.operation @barrier attributes {strata.effects = ["write:Order", "read"]} {}
    irdl.operation @pure attributes {strata.traits = ["Pure"]} {}
    irdl.operation @quiet attributes {strata.traits = ["NoMemoryEffect"]} {}
    irdl.operation @unknown {}
    irdl.operation @holder attributes {strata.traits = [
        "RecursiveMemoryEffects", "RecursivelySpeculatable", "NoTerminator"]} {
      %body = irdl.region
      irdl.regions(body: %body)
    })~"));
  OwningOpRef<> root = parse(R"~(
    %m = "d.alloc"() : () -> i32
    "d.copy"(%m, %m, %m) : (i32, i32, i32) -> ()
    %l = "d.load"(%m) : (i32) -> i32
    "d.barrier"() : () -> ()
    "d.pure"() : () -> ()
    "d.quiet"() : () -> ()
    "d.unknown"() : () -> ()
    "d.holder"() ({ "d.pure"() : () -> ()
                    "d.holder"() ({ "d.pure"() : () -> () }) : () -> ()
    }) {full} : () -> ())~");
  ASSERT_TRUE(root);
  Operation *copy = find(root, "d.copy");
  auto effects = getMemoryEffects(copy);
  ASSERT_TRUE(effects);
  ASSERT_EQ(effects->size(), 3u);
  EXPECT_EQ((*effects)[1].effect, MemoryEffect::Read);
  EXPECT_EQ((*effects)[1].resource, "X");
  EXPECT_EQ((*effects)[1].value, copy->getOperand(1));
  EXPECT_EQ((*effects)[2].effect, MemoryEffect::Write);
  EXPECT_FALSE(wouldOpBeTriviallyDead(copy));

  Operation *alloc = find(root, "d.alloc");
  EXPECT_FALSE(isMemoryEffectFree(alloc));
  EXPECT_TRUE(wouldOpBeTriviallyDead(alloc));
  EXPECT_FALSE(isOpTriviallyDead(alloc));
  EXPECT_TRUE(isOpTriviallyDead(find(root, "d.load")));
  Operation *barrier = find(root, "d.barrier");
  ASSERT_EQ(getMemoryEffects(barrier)->size(), 2u);
  EXPECT_FALSE((*getMemoryEffects(barrier))[0].value);
  EXPECT_FALSE(wouldOpBeTriviallyDead(barrier));
  EXPECT_TRUE(isPure(find(root, "d.pure")));
  EXPECT_TRUE(isMemoryEffectFree(find(root, "d.quiet")));
  EXPECT_FALSE(isPure(find(root, "d.quiet")));
  EXPECT_FALSE(getMemoryEffects(find(root, "d.unknown")));
  EXPECT_FALSE(isMemoryEffectFree(find(root, "d.unknown")));
  EXPECT_FALSE(wouldOpBeTriviallyDead(find(root, "d.unknown")));

  Operation *holder = nullptr;
  root->walk([&](Operation *op) {
    if (op->getAttr("full"))
      holder = op;
  });
  EXPECT_TRUE(isPure(holder));
  EXPECT_TRUE(isOpTriviallyDead(holder));
  Operation *inner = holder->getRegion(0).front().getLastOp();
  find(root, "d.load")->moveBefore(inner);
  EXPECT_FALSE(isPure(holder));
  EXPECT_EQ(getEffectsRecursively(holder)->size(), 1u);
  find(root, "d.unknown")->moveBefore(inner);
  EXPECT_FALSE(getEffectsRecursively(holder));
}
