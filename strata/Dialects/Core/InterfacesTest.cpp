// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits and interfaces that a program defines, on operations, types, attributes
// and dialects that it does not define, before and after these are loaded.
#include "strata/Definition/Interfaces.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include <gtest/gtest.h>
#include <list>

using namespace strata;

namespace {

/// Interfaces of this program.
struct CostOpInterface {
  static constexpr llvm::StringLiteral name = "CostOpInterface";
  unsigned (*getCost)(Operation *) = nullptr;
  static LogicalResult verifyTrait(Operation *op) {
    if (op->getDiscardableAttr("free"))
      return op->emitOpError("is never free");
    return success();
  }
};
struct WidthInterface {
  static constexpr llvm::StringLiteral name = "WidthInterface";
  unsigned (*getWidth)() = nullptr;
};
struct BodyOpInterface {
  static constexpr llvm::StringLiteral name = "BodyOpInterface";
  static LogicalResult verifyRegionTrait(Operation *op) {
    return op->emitOpError("has a bad body");
  }
};

constexpr CostOpInterface two = {[](Operation *) { return 2u; }};
constexpr CostOpInterface three = {[](Operation *) { return 3u; }};
constexpr WidthInterface narrow = {[] { return 8u; }};
constexpr WidthInterface wide = {[] { return 64u; }};

/// A dialect of a user, in the extension and in plain IRDL.
constexpr StringRef extendedText = R"~(
irdl.dialect @d attributes {strata.version = 1 : i32} {
  irdl.type @t {}
  irdl.attribute @a {}
  irdl.attribute @e attributes {strata.enum = {plain, cases = ["zero"]}} {}
  irdl.operation @o attributes {} {}
  irdl.operation @p attributes {strata.interfaces = ["CostOpInterface"]} {}
})~";
constexpr StringRef plainText = R"~(
irdl.dialect @d {
  irdl.type @t
  irdl.attribute @a
  irdl.operation @o {}
})~";

class InterfacesTest : public testing::Test {
protected:
  InterfacesTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
  }
  bool load(StringRef text) {
    OwningOpRef<> file = parse(text);
    return file && succeeded(loadDialects(file.get()));
  }
  OwningOpRef<> parse(StringRef text) {
    return parseSourceString(text, ParserConfig(&ctx));
  }
  template <typename T> bool attach(StringRef target, const T &table) {
    return succeeded(attachInterface(&ctx, target, table));
  }
  /// The message about a table that cannot be attached.
  std::string getMistake(StringRef target) {
    messages.clear();
    EXPECT_FALSE(attach(target, two));
    return messages.empty() ? "" : messages.front();
  }
  /// The message about a target that `dialect` does not define.
  static std::string getUndefined(StringRef target, StringRef dialect,
                                  StringRef hint = "") {
    return ("interface 'CostOpInterface' is attached to '" + target +
            "', which dialect '" + dialect + "' does not define" + hint)
        .str();
  }
  const OpDefinition &getDef(StringRef name) {
    return *ctx.getOpDefinition(name);
  }
  const WidthInterface *getWidth(StringRef type) {
    return getInterface<WidthInterface>(parseType(type, &ctx));
  }
  const WidthInterface *getAttrWidth(StringRef attr) {
    return getInterface<WidthInterface>(parseAttribute(attr, &ctx));
  }

  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
};

//===-- Operations -------------------------------------------------------===//

TEST_F(InterfacesTest, BundledOperationBeforeLoading) {
  ASSERT_TRUE(attach("arith.addf", two));
  const OpDefinition &def = getDef("arith.addf");
  EXPECT_EQ(getInterface<CostOpInterface>(def), &two);
  EXPECT_TRUE(hasInterface<CostOpInterface>(def));
  EXPECT_FALSE(hasInterface<CostOpInterface>(getDef("arith.subf")));
  // Its own interfaces stay.
  EXPECT_TRUE(def.hasTrait("ArithFastMathInterface"));
}

TEST_F(InterfacesTest, BundledOperationAfterLoading) {
  OwningOpRef<> module = parse(R"~(func.func @f(%a: f32) -> f32 {
    %b = arith.addf %a, %a : f32
    return %b : f32
  })~");
  ASSERT_TRUE(module);
  ASSERT_TRUE(attach("arith.addf", two));
  // The dialect is loaded, the definition is not made yet.
  ASSERT_TRUE(attach("arith.mulf", three));
  unsigned cost = 0;
  module->walk([&](Operation *op) {
    if (auto *table = getInterface<CostOpInterface>(op))
      cost += table->getCost(op);
  });
  EXPECT_EQ(cost, 2u);
  EXPECT_EQ(getInterface<CostOpInterface>(getDef("arith.mulf")), &three);
}

TEST_F(InterfacesTest, BuiltinOperation) {
  ASSERT_TRUE(attach("builtin.module", two));
  OwningOpRef<> module = parse("module {}");
  EXPECT_EQ(getInterface<CostOpInterface>(module.get()), &two);
  EXPECT_TRUE(module->hasTrait("CostOpInterface"));
}

TEST_F(InterfacesTest, UsersOperations) {
  for (StringRef text : {extendedText, plainText})
    for (bool isBefore : {true, false}) {
      Context other;
      installRenderer(other);
      installBuiltinAsm(other);
      registerCoreDialects(other);
      auto attachAll = [&] {
        EXPECT_TRUE(succeeded(attachInterface(&other, "d.o", three)));
        EXPECT_TRUE(succeeded(attachInterface(&other, "!d.t", narrow)));
        EXPECT_TRUE(succeeded(attachInterface(&other, "#d.a", wide)));
        EXPECT_TRUE(succeeded(attachInterface(&other, "d", wide)));
      };
      if (isBefore)
        attachAll();
      OwningOpRef<> file = parseSourceString(text, ParserConfig(&other));
      ASSERT_TRUE(file && succeeded(loadDialects(file.get())));
      if (!isBefore)
        attachAll();
      const OpDefinition &def = *other.getOpDefinition("d.o");
      EXPECT_EQ(getInterface<CostOpInterface>(def), &three);
      Type type = parseType("!d.t", &other);
      EXPECT_EQ(getInterface<WidthInterface>(type), &narrow);
      Attribute attr = parseAttribute("#d.a", &other);
      EXPECT_EQ(getInterface<WidthInterface>(attr), &wide);
      EXPECT_EQ(getInterface<WidthInterface>(type.getDialect()), &wide);
      EXPECT_TRUE(hasInterface<WidthInterface>(*def.dialect));
      EXPECT_FALSE(hasInterface<WidthInterface>(other.getBuiltinDialect()));
    }
}

TEST_F(InterfacesTest, OperationDefinedInCpp) {
  ASSERT_TRUE(attach("c.op", two));
  ctx.loadDialect("c");
  ctx.defineOp("c.op");
  EXPECT_EQ(getInterface<CostOpInterface>(getDef("c.op")), &two);
}

TEST_F(InterfacesTest, ListedWithoutTable) {
  ASSERT_TRUE(load(extendedText));
  const OpDefinition &def = getDef("d.p");
  EXPECT_TRUE(hasInterface<CostOpInterface>(def));
  EXPECT_FALSE(getInterface<CostOpInterface>(def));
  ASSERT_TRUE(attach("d.p", two));
  EXPECT_EQ(getInterface<CostOpInterface>(def), &two);
}

TEST_F(InterfacesTest, InterfaceOfTheFramework) {
  ASSERT_TRUE(load(extendedText));
  static constexpr CallOpInterface::Concept calls = {};
  const OpDefinition &def = getDef("d.o");
  EXPECT_FALSE(hasInterface<CallOpInterface>(def));
  ASSERT_TRUE(attach("d.o", calls));
  EXPECT_TRUE(def.hasTrait(OpTrait::CallOpInterface));
  EXPECT_TRUE(hasInterface<CallOpInterface>(def));
}

TEST_F(InterfacesTest, EffectsOfAForeignOperation) {
  ASSERT_TRUE(load(extendedText));
  static constexpr MemoryEffectOpInterface::Concept reads = {
      [](Operation *, SmallVectorImpl<EffectInstance> &effects) {
        effects.push_back({MemoryEffect::Read});
      }};
  OwningOpRef<> op = parse(R"~("d.o"() : () -> ())~");
  Operation *first = &op->getRegion(0).front().front();
  EXPECT_FALSE(isOpTriviallyDead(first));
  ASSERT_TRUE(attach("d.o", reads));
  EXPECT_TRUE(isOpTriviallyDead(first));
}

TEST_F(InterfacesTest, ChecksOfInterfaces) {
  constexpr StringRef op = R"~("d.o"() {free} : () -> ())~";
  for (StringRef text : {extendedText, plainText})
    for (bool isBefore : {true, false}) {
      Context other;
      installRenderer(other);
      installBuiltinAsm(other);
      registerCoreDialects(other);
      messages.clear();
      ScopedDiagnosticHandler catcher(&other, [this](Diagnostic &diag) {
        messages.push_back(diag.getMessage().str());
        return success();
      });
      if (isBefore) {
        ASSERT_TRUE(succeeded(attachInterface(&other, "d.o", two)));
      }
      OwningOpRef<> file = parseSourceString(text, ParserConfig(&other));
      ASSERT_TRUE(file && succeeded(loadDialects(file.get())));
      if (!isBefore) {
        EXPECT_TRUE(parseSourceString(op, ParserConfig(&other)));
        ASSERT_TRUE(succeeded(attachInterface(&other, "d.o", two)));
      }
      EXPECT_FALSE(parseSourceString(op, ParserConfig(&other)));
      ASSERT_EQ(messages.size(), 1u);
      EXPECT_EQ(messages[0], "'d.o' op is never free");
    }
}

TEST_F(InterfacesTest, ChecksOfRegions) {
  static constexpr BodyOpInterface body = {};
  ASSERT_TRUE(attach("builtin.module", body));
  EXPECT_FALSE(parse("module {}"));
  EXPECT_EQ(messages.front(), "'builtin.module' op has a bad body");
}

//===-- Types, attributes, dialects --------------------------------------===//

TEST_F(InterfacesTest, BuiltinTypesAndAttributes) {
  EXPECT_FALSE(getWidth("f32"));
  ASSERT_TRUE(attach("!builtin.f32", narrow));
  ASSERT_TRUE(attach("!builtin.integer", wide));
  ASSERT_TRUE(attach("!builtin.index", wide));
  ASSERT_TRUE(attach("!builtin.tensor", narrow));
  ASSERT_TRUE(attach("#builtin.integer", narrow));
  ASSERT_TRUE(attach("#builtin.fused_loc", wide));
  EXPECT_EQ(getWidth("f32"), &narrow);
  EXPECT_EQ(getWidth("f64"), nullptr);
  EXPECT_EQ(getWidth("f16"), nullptr);
  EXPECT_EQ(getWidth("i32"), &wide);
  EXPECT_EQ(getWidth("index"), &wide);
  EXPECT_EQ(getWidth("tensor<4xf32>"), &narrow);
  EXPECT_EQ(getWidth("tensor<*xf32>"), nullptr);
  EXPECT_EQ(getAttrWidth("7 : i32"), &narrow);
  EXPECT_EQ(getAttrWidth("7.0 : f32"), nullptr);
  EXPECT_TRUE(hasInterface<WidthInterface>(parseAttribute("7 : i32", &ctx)));
  EXPECT_TRUE(hasInterface<WidthInterface>(parseType("f32", &ctx)));
}

TEST_F(InterfacesTest, AttributeOfBundledDialect) {
  ASSERT_TRUE(attach("#arith.fastmath", narrow));
  EXPECT_EQ(getAttrWidth("#arith.fastmath<fast>"), &narrow);
  ASSERT_TRUE(attach("#arith.overflow", wide));
  EXPECT_EQ(getAttrWidth("#arith.overflow<nsw>"), &wide);
}

TEST_F(InterfacesTest, Dialects) {
  ASSERT_TRUE(attach("arith", narrow));
  ASSERT_TRUE(attach("builtin", wide));
  EXPECT_EQ(getInterface<WidthInterface>(*getDef("arith.addi").dialect),
            &narrow);
  EXPECT_EQ(getInterface<WidthInterface>(ctx.getBuiltinDialect()), &wide);
}

//===-- Mistakes ---------------------------------------------------------===//

TEST_F(InterfacesTest, MalformedNames) {
  for (StringRef name : {"", ".", "arith.", ".addf", "!f32", "#", "!", "!.x",
                         "arith addf", "!#d.a", "d.!t", "d.o<i32>"})
    EXPECT_EQ(getMistake(name),
              "interface 'CostOpInterface' is attached to '" + name.str() +
                  "'; expected an operation 'dialect.name', a type "
                  "'!dialect.name', an attribute '#dialect.name' or a dialect "
                  "'name'");
}

TEST_F(InterfacesTest, AttachedTwice) {
  for (StringRef target : {"arith.addf", "builtin.module", "!builtin.f32",
                           "#builtin.unit", "d.o", "!d.t", "#d.a", "arith"}) {
    ASSERT_TRUE(attach(target, two));
    EXPECT_EQ(getMistake(target),
              "interface 'CostOpInterface' is already attached to '" +
                  target.str() + "'");
  }
  ASSERT_TRUE(load(extendedText));
  for (StringRef target : {"d.o", "!d.t", "#d.a"})
    EXPECT_EQ(getMistake(target),
              "interface 'CostOpInterface' is already attached to '" +
                  target.str() + "'");
}

TEST_F(InterfacesTest, AttachedToWhatTheDialectImplements) {
  OpHooks hooks;
  hooks.addInterface(two);
  registerOpHooks(&ctx, "d.p", hooks);
  ASSERT_TRUE(attach("d.p", three));
  EXPECT_FALSE(load(extendedText));
  EXPECT_EQ(messages.front(), "interface 'CostOpInterface' is already "
                              "attached to 'd.p'");
}

TEST_F(InterfacesTest, UndefinedNamesOfLoadedDialects) {
  ASSERT_TRUE(load(extendedText));
  (void)getDef("arith.addf");
  EXPECT_EQ(getMistake("arith.adf"),
            getUndefined("arith.adf", "arith", "; did you mean 'arith.addf'?"));
  EXPECT_EQ(getMistake("builtin.modul"),
            getUndefined("builtin.modul", "builtin",
                         "; did you mean 'builtin.module'?"));
  EXPECT_EQ(getMistake("!builtin.tensr"),
            getUndefined("!builtin.tensr", "builtin",
                         "; did you mean '!builtin.tensor'?"));
  EXPECT_EQ(getMistake("#builtin.xyzzy"),
            getUndefined("#builtin.xyzzy", "builtin"));
  EXPECT_EQ(getMistake("!d.a"),
            getUndefined("!d.a", "d", "; did you mean '!d.t'?"));
  EXPECT_EQ(getMistake("#d.e"),
            std::string("interface 'CostOpInterface' is attached to '#d.e") +
                "', whose values are builtin integer attributes");
  // All its registrations were removed.
  EXPECT_FALSE(hasInterface<CostOpInterface>(getDef("builtin.module")));
}

TEST_F(InterfacesTest, UndefinedNamesOfDialectsThatAreLoadedLater) {
  ASSERT_TRUE(attach("d.oo", two));
  EXPECT_FALSE(load(extendedText));
  EXPECT_EQ(messages.front(),
            getUndefined("d.oo", "d", "; did you mean 'd.o'?"));
}

TEST_F(InterfacesTest, UndefinedTypesOfDialectsThatAreLoadedLater) {
  ASSERT_TRUE(attach("!d.x", two));
  EXPECT_FALSE(load(plainText));
  EXPECT_EQ(messages.front(),
            getUndefined("!d.x", "d", "; did you mean '!d.t'?"));
}

TEST_F(InterfacesTest, UndefinedNamesOfRegisteredDialects) {
  ASSERT_TRUE(attach("arith.adf", two));
  EXPECT_FALSE(getDef("arith.addf").registered);
  EXPECT_EQ(messages.front(),
            getUndefined("arith.adf", "arith", "; did you mean 'arith.addf'?"));
}

//===-- Traits -----------------------------------------------------------===//

LogicalResult verifyMultipleOf(Operation *op, const TraitUse &trait) {
  unsigned factor = trait.getNumber(0);
  if (op->getNumOperands() % factor == 0)
    return success();
  return op->emitOpError("expected a multiple of ")
         << factor << " operands, found " << op->getNumOperands();
}

TEST_F(InterfacesTest, TraitOfAProgram) {
  TraitInfo info;
  info.name = "HasMultipleOf";
  info.odsName = "MultipleOf";
  info.arguments = TraitArguments::Number;
  info.phase = TraitPhase::Structural;
  info.verify = verifyMultipleOf;
  info.isOfTypesOnly = true;
  ASSERT_TRUE(succeeded(registerTrait(&ctx, info)));
  constexpr StringRef text = R"~(
    irdl.dialect @d attributes {strata.version = 1 : i32} {
      irdl.operation @o attributes {strata.traits = ["MultipleOf<$>"]} {
        %0 = irdl.any
        irdl.operands(a: variadic %0)
      }
    })~";
  auto loadWith = [&](StringRef argument) {
    messages.clear();
    auto [before, behind] = text.split('$');
    return load((before + argument + behind).str());
  };
  EXPECT_FALSE(loadWith("x"));
  EXPECT_EQ(messages.front(), "trait 'MultipleOf' expects a number");
  ASSERT_TRUE(loadWith("3"));
  const OpDefinition &def = getDef("d.o");
  EXPECT_TRUE(def.hasTrait("MultipleOf"));
  EXPECT_TRUE(def.hasTrait("HasMultipleOf"));
  EXPECT_TRUE(def.hasTrait(getTraitId(&ctx, "MultipleOf")));
  EXPECT_FALSE(def.hasTrait(getTraitId(&ctx, "SomethingElse")));
  EXPECT_TRUE(def.isVerifiedByTypes);
  constexpr StringRef body = R"~(func.func @f(%a: i1) {
      "d.o"(%a, %a, %a) : (i1, i1, i1) -> ()
      $
      return
    })~";
  EXPECT_TRUE(
      parse(body.split('$').first.str() + body.split('$').second.str()));
  EXPECT_FALSE(parse(body.split('$').first.str() +
                     R"~("d.o"(%a, %a) : (i1, i1) -> ())~" +
                     body.split('$').second.str()));
  EXPECT_EQ(messages.front(),
            "'d.o' op expected a multiple of 3 operands, found 2");
}

TEST_F(InterfacesTest, MistakesInTraits) {
  EXPECT_TRUE(failed(registerTrait(&ctx, {"Mine<3>"})));
  EXPECT_EQ(messages.back(), "expected the name of a trait, found 'Mine<3>'");
  EXPECT_TRUE(failed(registerTrait(&ctx, {""})));
  EXPECT_EQ(messages.back(), "expected the name of a trait, found ''");
  EXPECT_TRUE(succeeded(registerTrait(&ctx, {"IsMine", "Mine"})));
  EXPECT_TRUE(failed(registerTrait(&ctx, {"Mine"})));
  EXPECT_EQ(messages.back(), "trait 'Mine' is already registered");
}

TEST_F(InterfacesTest, TraitInPlaceOfAKnownOne) {
  TraitInfo info;
  info.name = "ConstantLike";
  info.verify = [](Operation *op, const TraitUse &) -> LogicalResult {
    return op->emitOpError("is no constant");
  };
  ASSERT_TRUE(succeeded(registerTrait(&ctx, info)));
  ASSERT_TRUE(load(R"~(irdl.dialect @d attributes {strata.version = 1 : i32} {
    irdl.operation @o attributes {strata.traits = ["ConstantLike"]} {}
  })~"));
  EXPECT_TRUE(getDef("d.o").hasTrait(OpTrait::ConstantLike));
  EXPECT_FALSE(parse(R"~("d.o"() : () -> ())~"));
  EXPECT_EQ(messages.front(), "'d.o' op is no constant");
}

TEST_F(InterfacesTest, MoreThanAWordOfEach) {
  std::list<std::string> names;
  std::string traits;
  for (int i = 0; i < 100; ++i) {
    StringRef name = names.emplace_back("Trait" + std::to_string(i));
    ASSERT_TRUE(succeeded(registerTrait(&ctx, {name})));
    traits += (i ? ", \"" : "\"") + name.str() + "\"";
    StringRef interface = names.emplace_back("Interface" + std::to_string(i));
    ASSERT_TRUE(succeeded(
        attachInterface(&ctx, "d.o", InterfaceTable{interface, &names})));
  }
  ASSERT_TRUE(load("irdl.dialect @d attributes {strata.version = 1 : i32} {"
                   "irdl.operation @o attributes {strata.traits = [" +
                   traits + "]} {} irdl.operation @p attributes {} {} }"));
  const OpDefinition &def = getDef("d.o"), &other = getDef("d.p");
  for (StringRef name : names) {
    EXPECT_TRUE(def.hasTrait(name)) << name.str();
    EXPECT_FALSE(other.hasTrait(name)) << name.str();
    EXPECT_EQ(bool(def.findInterface(name)), name.starts_with("Interface"));
  }
  EXPECT_FALSE(def.hasTrait("Trait100"));
}

} // namespace
