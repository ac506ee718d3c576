// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/HistoryFile.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Eras/EraMarkers.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Eras/Upgrade.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
struct HistoryFileTest : testing::Test {
  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
  HistoryFileTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    ctx.allowUnregisteredDialects();
  }

  /// The first message that loading a module with these attributes gives.
  std::string load(const std::string &attributes) {
    messages.clear();
    text = "module attributes {" + attributes + "} {}\n";
    if (succeeded(loadHistory(ctx, text, "test.history.mlir")))
      return "";
    return messages.empty() ? "no message" : messages[0];
  }
  std::string text;
};
} // namespace

TEST_F(HistoryFileTest, BundledFilesAreRight) {
  EXPECT_TRUE(succeeded(loadBundledHistories(ctx, /*isTrusted=*/false)));
  EXPECT_EQ(messages, std::vector<std::string>());
}

TEST_F(HistoryFileTest, Errors) {
  EXPECT_EQ(load("history.since = [[\"a.b\", \"new\"]]"),
            "history file: expected the number of a version of LLVM, found "
            "'new'");
  EXPECT_EQ(load("history.rename = []"),
            "history file: unknown table 'history.rename'; did you mean "
            "'history.renamed'?");
  EXPECT_EQ(load("history.renamed = 1"),
            "history file: expected an array as 'history.renamed'");
  EXPECT_EQ(load("history.renamed = [[\"a.b\"]]"),
            "history file: expected 3 to 4 strings in row 1 of "
            "'history.renamed'");
  EXPECT_EQ(load("history.renamed = [[\"a.b\", \"c.d\", \"2018\"]]"),
            "history file: expected an era or a range of eras such as "
            "2019-2021, found '2018'");
  EXPECT_EQ(
      StringRef(load("history.renamed = [[\"a.b\", \"c.d\", \"2019\", \"(\"]]"))
          .take_front(51),
      "history file: invalid regular expression '(': paren");
  EXPECT_EQ(load("history.flags = [[\"a\", \"b\"]]"),
            "history file: expected 'pointee', found 'b'");
  EXPECT_EQ(load("history.parts = [[\"a\", \"b\", \"c\"]]"),
            "history file: expected 'element', 'list' or 'pointer', found 'c'");
  EXPECT_EQ(load("history.segments = [[\"a.b\", \"c\", \"d\"]]"),
            "history file: expected 'inputs of' an attribute or 'dynamic "
            "sizes', found 'd'");
  EXPECT_EQ(load("history.enum_cases = [[\"arith.none\", \"a\", \"b\"]]"),
            "history file: there is no enumeration 'arith.none'");
  EXPECT_EQ(
      load("history.enum_cases = [[\"arith.AtomicRMWKind\", \"a\", \"b\"]]"),
      "history file: 'arith.AtomicRMWKind' has no case 'b'");
  EXPECT_EQ(load("history.enum_numbers = [[\"arith.AtomicRMWKind\", \"b\"]]"),
            "history file: 'arith.AtomicRMWKind' has no case 'b'");
  EXPECT_EQ(load("history.attributes = [[\"a.b\", \"c\", \"d\", \"e\"]]"),
            "history file: expected '-1 is dynamic' or 'offsets' as the "
            "encoding of an attribute, found 'e'");
  EXPECT_EQ(load("history.defaults = [[\"a.b\", \"c\", \"d\"]]"),
            "history file: expected '= ' and a value, or 'false for' or '1 "
            "for' an attribute, found "
            "'d'");
  EXPECT_EQ(load("history.defaults = [[\"a.b\", \"c\", \"= 1 :\"]]"),
            "history file: expected an attribute as the default of 'c', found "
            "'1 :'");
  EXPECT_EQ(
      StringRef(load("history.types = [[\"a\", \"(\", \"b\"]]")).take_front(51),
      "history file: invalid regular expression '(': paren");
  EXPECT_EQ(load("history.bodies = [[\"a\", \"b\", \"c\", \"all\"]]"),
            "history file: expected 'each', found 'all'");
}

TEST_F(HistoryFileTest, GenericSuccessors) {
  ASSERT_EQ(
      load("history.dialects = [[\"old\", \"2020\"]], "
           "history.generic = [[\"old\", \"new\"], [\"old.a\", \"new.b\"]], "
           "history.texts = [[\"new.x\", \"#new.x<$0>\"], [\"new.y\", \"\"]], "
           "history.types = [[\"old\", \"t<(.*)>\", \"!new.u<[\\\\1]>\"]]"),
      "");
  ParserConfig config(&ctx);
  config.eras = Era::Y2020;
  OwningOpRef<> module = parseSourceString(
      "%0 = \"old.a\"() {x = \"k\", y = \"z\"} : () -> !old.t<!old.t<i32>>\n"
      "\"old.c\"(%0) : (!old.t<!old.t<i32>>) -> ()\n",
      config);
  ASSERT_TRUE(module);
  EXPECT_TRUE(succeeded(upgradeToCurrent(module.get(), config.eras)));
  std::string text;
  llvm::raw_string_ostream os(text);
  printOperation(module.get(), os);
  EXPECT_EQ(
      text,
      "module {\n"
      "  %0 = \"new.b\"() {x = #new.x<k>} : () -> !new.u<[!new.u<[i32]>]>\n"
      "  \"new.c\"(%0) : (!new.u<[!new.u<[i32]>]>) -> ()\n"
      "}\n");
}

TEST_F(HistoryFileTest, DialectOfOthers) {
  ASSERT_EQ(load("history.renamed = [[\"old.add\", \"arith.addi\", \"2020\"], "
                 "[\"old.call\", \"other.call\", \"2020\"]]"),
            "");
  ParserConfig config(&ctx);
  config.eras = Era::Y2020;
  OwningOpRef<> module = parseSourceString(
      "%0 = \"t.op\"() : () -> i32\n%1 = old.add %0, %0 : i32\n", config);
  ASSERT_TRUE(module);
  EXPECT_TRUE(succeeded(upgradeToCurrent(module.get(), config.eras)));
  EXPECT_FALSE(parseSourceString("old.call @f\n", config));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0],
            "'old.call' is 'other.call' today, which has no custom form");
  // The row is of another era.
  messages.clear();
  config.eras = Era::Y2021;
  EXPECT_FALSE(parseSourceString("old.add\n", config));
}

TEST_F(HistoryFileTest, Conditions) {
  ASSERT_EQ(load("history.renamed = ["
                 "[\"x.op\", \"n.hash\", \"2020\", \"^#[a-z]+ \"], "
                 "[\"x.op\", \"n.many\", \"2020\", \"^a*b\"], "
                 "[\"x.op\", \"n.either\", \"2020\", \"^c|d\"], "
                 "[\"x.op\", \"n.lines\", \"2020\", \"*^%[^x]*x\"], "
                 "[\"x.op\", \"n.other\", \"2020\", \"!^%\"]]"),
            "");
  auto &history = getContextData<OpHistory>(ctx);
  auto find = [&](StringRef rest) {
    const RenamedOp *found = history.find("x.op", Era::Y2020, rest);
    return found ? found->newName : "";
  };
  EXPECT_EQ(find("#map %a"), "n.hash");
  EXPECT_EQ(find("%0 #map "), "");
  EXPECT_EQ(find("b"), "n.many");
  EXPECT_EQ(find("aab"), "n.many");
  EXPECT_EQ(find("%d"), "n.either");
  EXPECT_EQ(find("%0 // x\n x"), "n.lines");
  EXPECT_EQ(find("%0 // x\n"), "");
  EXPECT_EQ(find(""), "n.other");
  EXPECT_EQ(find("#"), "n.other");
}

TEST_F(HistoryFileTest, Markers) {
  ASSERT_TRUE(succeeded(loadBundledHistories(ctx)));
  auto &history = getContextData<OpHistory>(ctx);
  auto find = [&](StringRef text) { return findEras(text, history).eras; };
  EXPECT_EQ(find(""), EraSet::all());
  EXPECT_EQ(find("// addi, loop.for"), EraSet::all());
  EXPECT_EQ(find("\"t.op\"() {a: 1} : () -> ()"), EraSet(Era::Y2019));
  EXPECT_EQ(find("%0 = divis %a, %b : i32"), EraSet(Era::Y2019));
  EXPECT_EQ(find("func @f()").getText(), "2019, 2020, 2021");
  EXPECT_EQ(find("!t = type i32").getText(), "2019, 2020, 2021");
  EXPECT_EQ(find("scf.if %c {}").getText(), "2020, 2021, current");
  EXPECT_EQ(find("\"t.op\"() <{a}> : () -> ()"), EraSet(Era::Current));
  EXPECT_EQ(find("return"), EraSet::all());
  EXPECT_EQ(find("return memref<4xf32, offset: 0, strides: [1]>"),
            EraSet::all());
  EXPECT_EQ(find("module {\n  pdl.pattern : benefit(1) {\n"), EraSet::all());
  EXPECT_EQ(find("\"t.op\"() {a.b: 1} : () -> ()"), EraSet(Era::Y2019));
  EXPECT_EQ(find("!llvm<\"x\"> array<4 x f32> struct<{}>"), EraSet::all());
  EXPECT_EQ(find("\"t.op\"() {a = array<i32>} : () -> ()"),
            EraSet(Era::Current));
  EXPECT_EQ(find("%0 = constant @f : () -> ()"), EraSet::all());
  EXPECT_EQ(find("!m = memref<4xf32, strided<[1], offset: 0>>"),
            EraSet(Era::Current));
  EraEvidence evidence = findEras("loop.for\nfunc.func", history);
  ASSERT_TRUE(evidence.conflict);
  EXPECT_EQ(evidence.conflict->what, "func.func");
  EXPECT_EQ(evidence.getContradicted().what, "loop.for");
}

TEST(EraTest, Parse) {
  EXPECT_EQ(parseEras("2019"), EraSet(Era::Y2019));
  EXPECT_EQ(parseEras("2020-current")->getText(), "2020, 2021, current");
  EXPECT_EQ(parseEras("auto"), EraSet::all());
  for (StringRef text : {"", "2018", "2021-2019", "2019-", "current-x"})
    EXPECT_FALSE(parseEras(text)) << text.str();
}

TEST_F(HistoryFileTest, VersionOfRule) {
  text = "module {\n"
         "pdl.pattern @a : benefit(1) attributes {history.until = \"new\"} {\n"
         "  %op = pdl.operation \"t.op\"\n"
         "  pdl.rewrite %op with \"f\"\n"
         "}}\n";
  EXPECT_TRUE(failed(loadHistory(ctx, text, "test.history.mlir")));
  ASSERT_FALSE(messages.empty());
  EXPECT_EQ(messages[0], "history file: expected the number of a version of "
                         "LLVM as 'history.until', found 'new'");
}
