// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/BuiltinTypes.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
/// A Context without any source buffer, and what is reported in it.
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
  // Not the whole buffer the text lies in.
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

TEST_F(ParserTest, TrailingCharacters) {
  EXPECT_FALSE(parseType("i32 i64", &ctx));
  ASSERT_EQ(messages.size(), 1u);
  EXPECT_EQ(messages[0], "loc(\"i32 i64\":1:5): found trailing characters "
                         "after the type");
}
