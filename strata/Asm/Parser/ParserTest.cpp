// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// A Context without any source buffer, and the diagnostics reported in it.
struct ParserTest : testing::Test {
  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    std::string text;
                                    llvm::raw_string_ostream os(text);
                                    diag.getLocation().print(os, &ctx);
                                    os << ": " << diag.getMessage();
                                    messages.push_back(os.str());
                                    return success();
                                  }};
  ParserTest() { installRenderer(ctx); }
};
} // namespace

TEST_F(ParserTest, TypeOfString) {
  EXPECT_EQ(parseType("tensor<4xi32>", &ctx),
            RankedTensorType::get({4}, IntegerType::get(&ctx, 32)));
  // The parser reads the text, not the whole buffer that contains it.
  EXPECT_EQ(parseType(StringRef("i32i64").take_front(3), &ctx),
            IntegerType::get(&ctx, 32));
  EXPECT_TRUE(messages.empty());
}

TEST_F(ParserTest, ErrorInString) {
  EXPECT_FALSE(parseType("tensor<4xq32>", &ctx));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0],
            "loc(\"tensor<4xq32>\":1:10): expected non-function type");
  EXPECT_FALSE(parseAttribute("[1, 2", &ctx));
  ASSERT_EQ(messages.size(), 2u);
}

/// The snippet `text` in generic form; empty after an error.
static std::string printSnippet(Context &ctx, StringRef text) {
  ctx.allowUnregisteredDialects();
  uint32_t buffer = ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "snippet"));
  OwningOpRef<> snippet = parseSnippet(buffer, ParserConfig(&ctx));
  std::string printed;
  llvm::raw_string_ostream os(printed);
  if (snippet)
    printOperation(snippet.get(), os, {.generic = true, .localScope = true});
  return printed;
}

TEST_F(ParserTest, SnippetDefinesWhatItUses) {
  // In the order of the first uses, not of the names; also for uses in regions.
  EXPECT_EQ(printSnippet(ctx, "#a = 1 : i8\n"
                              "%z = \"t.a\"(%y) {x = #a} : (i32) -> i8\n"
                              "\"t.b\"() ({\n"
                              "  \"t.c\"(%x, %z, %y) : (i64, i8, i32) -> ()\n"
                              "}) : () -> ()"),
            R"("strata.snippet"() ({
^bb0(%arg0: i32, %arg1: i64):
  %0 = "t.a"(%arg0) {x = 1 : i8} : (i32) -> i8
  "t.b"() ({
    "t.c"(%arg1, %0, %arg0) : (i64, i8, i32) -> ()
  }) : () -> ()
}) : () -> ())");
  EXPECT_EQ(printSnippet(ctx, "\"t.br\"()[^b, ^a, ^b] : () -> ()"),
            R"("strata.snippet"() ({
  "t.br"()[^bb1, ^bb2, ^bb1] : () -> ()
^bb1:  // 2 preds: ^bb0, ^bb0
  "strata.end"() : () -> ()
^bb2:  // pred: ^bb0
  "strata.end"() : () -> ()
}) : () -> ())");
  EXPECT_TRUE(messages.empty());
}

TEST_F(ParserTest, SnippetHasSymbols) {
  EXPECT_EQ(printSnippet(ctx, "module @m {}"),
            R"("strata.snippet_with_symbols"() ({
  "builtin.module"() <{sym_name = "m"}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ())");
  EXPECT_EQ(printSnippet(ctx, ""),
            "\"strata.snippet\"() ({\n^bb0:\n}) : () -> ()");
  EXPECT_TRUE(messages.empty());
}

TEST_F(ParserTest, ErrorsInSnippets) {
  EXPECT_EQ(printSnippet(ctx, "\"t.a\"(%x, %x) : (i32, i64) -> ()"), "");
  EXPECT_EQ(printSnippet(ctx, "\"t.a\"(%x#1) : (i32) -> ()"), "");
  // Only blocks next to the operations of the snippet are made up.
  EXPECT_EQ(printSnippet(ctx, "\"t.a\"() ({ \"t.b\"()[^b] : () -> () })"), "");
  EXPECT_EQ(printSnippet(ctx, "\"t.a\"()[^b] : () -> ()\n^b:"), "");
  ASSERT_EQ(messages.size(), 4u);
  EXPECT_EQ(messages[0], "loc(\"snippet\":1:11): use of value '%x' expects "
                         "different type than prior uses: 'i64' vs 'i32'");
  EXPECT_EQ(messages[1],
            "loc(\"snippet\":1:7): use of undeclared SSA value name");
  EXPECT_EQ(messages[2],
            "loc(\"snippet\":1:20): reference to an undefined block");
}

TEST_F(ParserTest, TrailingCharacters) {
  EXPECT_FALSE(parseType("i32 i64", &ctx));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0], "loc(\"i32 i64\":1:5): found trailing characters "
                         "after the type");
}
