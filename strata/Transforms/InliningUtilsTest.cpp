// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of dialects as classes, and the queries of the inliner.
#include "strata/Transforms/InliningUtils.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/Pass/PassManager.h"
#include "strata/Transforms/Passes.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Converts between all types but f32 by `t.cast`, copies arguments and results that
/// have `t.copy`, and returns values in reverse from bodies of one block.
struct TestInliner : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *call, Operation *callable,
                       bool) const override {
    return call->hasAttr("inline") && !callable->hasAttr("external");
  }
  bool isLegalToInline(Operation *op, Region *, bool,
                       IRMapping &) const override {
    return op->getName().getStringRef() != "t.pinned";
  }
  bool shouldAnalyzeRecursively(Operation *op) const override {
    return op->getName().getStringRef() != "t.opaque";
  }
  void handleTerminator(Operation *op, ValueRange values) const override {
    SmallVector<Value> returnedValues(op->getOperands());
    for (auto [value, returned] :
         llvm::zip_equal(values, llvm::reverse(returnedValues)))
      value.replaceAllUsesWith(returned);
  }
  void handleTerminator(Operation *op, Block *newDest) const override {
    OpBuilder builder(op);
    OperationState state(op->getLoc(), OperationName("cf.br", getContext()));
    state.addOperands(op->getOperands());
    state.addSuccessors(newDest);
    builder.create(state);
    op->erase();
  }
  Operation *materializeCallConversion(OpBuilder &builder, Value input,
                                       Type type, Location loc) const override {
    if (type.isF32())
      return nullptr;
    return builder.create(loc, "t.cast", input, type);
  }
  Value handleArgument(OpBuilder &builder, Operation *call, Operation *,
                       Value argument, DictionaryAttr attrs) const override {
    if (!attrs.get("t.copy"))
      return argument;
    return builder
        .create(call->getLoc(), "t.copy", argument, argument.getType())
        ->getResult(0);
  }
  Value handleResult(OpBuilder &builder, Operation *call, Operation *,
                     Value result, DictionaryAttr attrs) const override {
    if (!attrs.get("t.copy"))
      return result;
    return builder.create(call->getLoc(), "t.copy", result, result.getType())
        ->getResult(0);
  }
  void processInlinedCallBlocks(
      Operation *,
      llvm::iterator_range<Region::iterator> blocks) const override {
    for (Block &block : blocks)
      block.front().setAttr("first", UnitAttr::get(getContext()));
  }
};

constexpr StringLiteral dialect = R"(
  irdl.dialect @t attributes {strata.version = 1 : i32} {
    irdl.operation @call attributes {strata.interfaces = ["CallOpInterface"]} {
      %in = irdl.any
      %out = irdl.any
      %name = irdl.c_pred "flat_symbol_ref" {strata.kind = "flat_symbol_ref"}
      irdl.operands(inputs: variadic %in)
      irdl.attributes {"callee" = %name}
      irdl.results(outputs: variadic %out)
    }
    irdl.operation @cast attributes {strata.traits = ["Pure"]} {
      %in = irdl.any
      %out = irdl.any
      irdl.operands(in: %in)
      irdl.results(out: %out)
    }
    irdl.operation @copy attributes {} {
      %any = irdl.any
      irdl.operands(in: %any)
      irdl.results(out: %any)
    }
    irdl.operation @pinned attributes {} {}
    irdl.operation @trap attributes {strata.traits = ["Terminator"]} {}
    irdl.operation @opaque attributes {strata.traits = ["NoTerminator"]} {
      %body = irdl.region
      irdl.regions(body: %body)
    }
  })";

class InliningUtilsTest : public testing::Test {
protected:
  InliningUtilsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    DialectRegistry registry;
    registry.addExtension(+[](Context *, func::FuncDialect *func) {
      func->addInterfaces<TestInliner>();
    });
    ctx.appendDialectRegistry(registry);
    registerCoreDialects(ctx);
    OwningOpRef<> file = parseSourceString(dialect, ParserConfig(&ctx));
    EXPECT_TRUE(file && succeeded(loadDialects(file.get())));
    ctx.getOrLoadDialect("t")->addInterfaces<TestInliner>();
  }
  /// The function `main` after inlining, without simplification.
  std::string inlineAll(StringRef text) {
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
    EXPECT_TRUE(module);
    PassRegistry registry;
    registerTransformsPasses(registry);
    PassManager pm(&ctx, "builtin.module");
    PassTextError error;
    EXPECT_TRUE(
        succeeded(registry.addTo(pm, "inline", "default-pipeline=", error)));
    EXPECT_TRUE(succeeded(pm.run(module.get())));
    std::string printed;
    llvm::raw_string_ostream os(printed);
    Operation *main = SymbolTable::lookupSymbolIn(module.get(), "main");
    main->print(os);
    return os.str();
  }
  Context ctx;
};

} // namespace

TEST_F(InliningUtilsTest, Interfaces) {
  Dialect *t = ctx.getOrLoadDialect("t");
  EXPECT_TRUE(isa<DialectInlinerInterface>(t));
  EXPECT_EQ(cast<DialectInlinerInterface>(t)->getDialect(), t);
  EXPECT_EQ(dyn_cast<DialectInlinerInterface>(&ctx.getBuiltinDialect()),
            nullptr);
  std::vector<StringRef> names;
  for (const DialectInlinerInterface &interface :
       DialectInterfaceCollection<DialectInlinerInterface>(&ctx))
    names.push_back(interface.getDialect()->getNamespace());
  EXPECT_EQ(names, (std::vector<StringRef>{"func", "t"}));
}

TEST_F(InliningUtilsTest, ConversionsOfArgumentsAndResults) {
  EXPECT_EQ(inlineAll(R"(
    func.func private @callee(%a: i64 {t.copy}) -> (i64 {t.copy}) {
      return %a : i64
    }
    func.func @main(%x: i32) -> i32 {
      %r = "t.call"(%x) {callee = @callee, inline} : (i32) -> i32
      return %r : i32
    })"),
            R"(func.func @main(%arg0: i32) -> i32 {
  %0 = "t.cast"(%arg0) : (i32) -> i64
  %1 = "t.copy"(%0) : (i64) -> i64
  %2 = "t.cast"(%1) : (i64) -> i32
  %3 = "t.copy"(%2) : (i32) -> i32
  return %3 : i32
})");
}

TEST_F(InliningUtilsTest, TerminatorsOfOneBlock) {
  // TestInliner returns values in reverse.
  EXPECT_EQ(inlineAll(R"(
    func.func private @callee(%a: i64, %b: i64) -> (i64, i64) {
      return %a, %b : i64, i64
    }
    func.func @main(%x: i64, %y: i64) -> (i64, i64) {
      %r:2 = "t.call"(%x, %y) {callee = @callee, inline}
        : (i64, i64) -> (i64, i64)
      return %r#0, %r#1 : i64, i64
    })"),
            R"(func.func @main(%arg0: i64, %arg1: i64) -> (i64, i64) {
  return %arg1, %arg0 : i64, i64
})");
}

TEST_F(InliningUtilsTest, SeveralBlocks) {
  EXPECT_EQ(inlineAll(R"(
    func.func private @callee(%c: i1, %a: i64) -> i64 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      return %a : i64
    ^bb2:
      %b = "t.copy"(%a) : (i64) -> i64
      return %b : i64
    }
    func.func @main(%c: i1, %x: i32) -> i32 {
      %r = "t.call"(%c, %x) {callee = @callee, inline} : (i1, i32) -> i32
      return %r : i32
    })"),
            R"(func.func @main(%arg0: i1, %arg1: i32) -> i32 {
  %0 = "t.cast"(%arg1) : (i32) -> i64
  cf.cond_br %arg0, ^bb1, ^bb2 {first}
^bb1:  // pred: ^bb0
  cf.br ^bb3(%0 : i64)
^bb2:  // pred: ^bb0
  %1 = "t.copy"(%0) {first} : (i64) -> i64
  cf.br ^bb3(%1 : i64)
^bb3(%2: i64):  // 2 preds: ^bb1, ^bb2
  %3 = "t.cast"(%2) : (i64) -> i32
  return %3 : i32
})");
}

/// Calls that are not inlined stay unchanged.
static constexpr StringLiteral kept = R"(func.func @main(%arg0: i64) -> f32 {
  %0 = "t.call"(%arg0) <{callee = @callee}> {inline} : (i64) -> f32
  return %0 : f32
})";

TEST_F(InliningUtilsTest, NoConversion) {
  // The argument could be converted and copied, the result cannot be converted.
  EXPECT_EQ(inlineAll(R"(
    func.func private @callee(%a: i32 {t.copy}) -> i32 {
      return %a : i32
    }
    func.func @main(%x: i64) -> f32 {
      %r = "t.call"(%x) {callee = @callee, inline} : (i64) -> f32
      return %r : f32
    })"),
            kept.str());
}

TEST_F(InliningUtilsTest, IllegalOperations) {
  for (StringRef op :
       {"\"t.pinned\"() : () -> ()", "\"foreign.op\"() : () -> ()"}) {
    ctx.allowUnregisteredDialects();
    std::string text = (R"(
    func.func private @callee(%a: i64, %f: f32) -> f32 {
      )" + op + R"(
      return %f : f32
    }
    func.func @main(%x: i64, %f: f32) -> f32 {
      %r = "t.call"(%x, %f) {callee = @callee, inline} : (i64, f32) -> f32
      return %r : f32
    })")
                           .str();
    EXPECT_NE(inlineAll(text).find("t.call"), std::string::npos) << op.str();
  }
}

TEST_F(InliningUtilsTest, TerminatorsThatAreNotHandled) {
  EXPECT_NE(inlineAll(R"(
    func.func private @callee(%a: i64) -> i64 {
      "t.trap"() : () -> ()
    }
    func.func @main(%x: i64) -> i64 {
      %r = "t.call"(%x) {callee = @callee, inline} : (i64) -> i64
      return %r : i64
    })")
                .find("t.call"),
            std::string::npos);
}

TEST_F(InliningUtilsTest, OperationsThatAreNotLookedInto) {
  EXPECT_EQ(inlineAll(R"(
    func.func private @callee() {
      "t.opaque"() ({ "t.pinned"() : () -> () }) : () -> ()
      return
    }
    func.func @main() {
      "t.call"() {callee = @callee, inline} : () -> ()
      return
    })")
                .find("t.call"),
            std::string::npos);
}

TEST_F(InliningUtilsTest, IllegalCalls) {
  // The call has no `inline`.
  EXPECT_NE(inlineAll(R"(
    func.func private @callee() {
      return
    }
    func.func @main() {
      "t.call"() {callee = @callee} : () -> ()
      return
    })")
                .find("t.call"),
            std::string::npos);
}
