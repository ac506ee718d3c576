// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/OlderPrinter.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Eras/HistoryFile.h"

#include <deque>
#include <gtest/gtest.h>

using namespace strata;

namespace {
struct OlderPrinterTest : testing::Test {
  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
  OlderPrinterTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    ctx.allowUnregisteredDialects();
  }

  void load(const std::string &attributes, const std::string &body = "") {
    texts.push_back("module attributes {" + attributes + "} {" + body + "}\n");
    ASSERT_TRUE(succeeded(loadHistory(ctx, texts.back(), "test.history.mlir")));
  }

  /// The text for `version`, or the first message.
  std::string print(StringRef source, unsigned version) {
    messages.clear();
    OwningOpRef<> op = parseSourceString(source, ParserConfig(&ctx));
    EXPECT_TRUE(op);
    std::string text;
    llvm::raw_string_ostream os(text);
    if (op && failed(printForVersion(op.get(), os, {}, version)))
      return messages.empty() ? "no message" : messages[0];
    return os.str();
  }
  std::deque<std::string> texts;
};
} // namespace

TEST_F(OlderPrinterTest, Versions) {
  EXPECT_EQ(getPrintableVersions(), (ArrayRef<unsigned>{15, 16, 19}));
}

TEST_F(OlderPrinterTest, OperationsAreRenamed) {
  load("history.since = [[\"t.new\", \"22\", \"t.middle\"], "
       "[\"t.middle\", \"19\", \"t.old\"], [\"t.last\", \"16\"]]");
  const char *source = "\"t.new\"() : () -> ()";
  EXPECT_EQ(print(source, 19), "module {\n  \"t.middle\"() : () -> ()\n}\n");
  EXPECT_EQ(print(source, 16), "module {\n  \"t.old\"() : () -> ()\n}\n");
  EXPECT_EQ(print("\"t.last\"() : () -> ()", 15),
            "'t.last' cannot be printed for LLVM 15: operation 't.last' "
            "requires LLVM 16 or later");
}

TEST_F(OlderPrinterTest, KeywordsAreRestored) {
  load("history.since = [[\"arith.fastmath=nnan\", \"19\", \"older\"]]");
  const char *source = "\"t.op\"() {a = #arith.fastmath<nnan>} : () -> ()";
  std::string today =
      "module {\n  \"t.op\"() {a = #arith.fastmath<nnan>} : () -> ()\n}\n";
  EXPECT_EQ(
      print(source, 16),
      "module {\n  \"t.op\"() {a = #arith.fastmath<older>} : () -> ()\n}\n");
  EXPECT_EQ(print(source, 19), today);
}

TEST_F(OlderPrinterTest, AttributesAreImplied) {
  load("history.since = [[\"arith.addi/overflowFlags\", \"19\", "
       "\"= #arith.overflow<nsw>\"]]");
  const char *source = "%c = arith.constant 1 : i32\n"
                       "%0 = \"arith.addi\"(%c, %c) <{overflowFlags = "
                       "#arith.overflow<nuw>}> : (i32, i32) -> i32";
  EXPECT_EQ(print(source, 16),
            "'arith.addi' cannot be printed for LLVM 16: attribute "
            "'overflowFlags' requires LLVM 19 or later");
}

TEST_F(OlderPrinterTest, GenericForm) {
  load("history.custom_forms = [[\"arith.constant\", \"19\"]],"
       "history.since = [[\"arith.constant/value\", \"19\", \"older\"]]");
  EXPECT_EQ(print("%c = arith.constant 1 : i32", 16),
            "module {\n  %c1_i32 = \"arith.constant\"() {older = 1 : i32} : () "
            "-> i32\n}\n");
  EXPECT_EQ(print("%c = arith.constant 1 : i32", 19),
            "module {\n  %c1_i32 = arith.constant 1 : i32\n}\n");
}

TEST_F(OlderPrinterTest, PredicatesWithoutAnswer) {
  load("history.limits = [[\"arith.constant\", \"19\", \"$nosuch\", \"x\"]]");
  EXPECT_EQ(print("%c = arith.constant 1 : i32", 16),
            "history file: the predicate '$nosuch' has no answer: unknown name "
            "'$nosuch'");
}

TEST_F(OlderPrinterTest, RulesOfVersions) {
  load("", "pdl.pattern @rule : benefit(1) attributes {history.until = \"16\"} "
           "{\n"
           "  %op = pdl.operation \"t.op\"\n"
           "  pdl.rewrite %op {\n"
           "    %new = pdl.operation \"t.older\"\n"
           "    pdl.replace %op with %new\n"
           "  }\n"
           "}\n");
  const char *source = "\"t.op\"() : () -> ()";
  EXPECT_EQ(print(source, 19), "module {\n  \"t.op\"() : () -> ()\n}\n");
  EXPECT_EQ(print(source, 16), "module {\n  \"t.older\"() : () -> ()\n}\n");
}
