// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Document.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::lsp;

static std::unique_ptr<Context> makeContext() {
  auto ctx = std::make_unique<Context>();
  installRenderer(*ctx);
  installBuiltinAsm(*ctx);
  ctx->allowUnregisteredDialects();
  return ctx;
}

static std::vector<std::string> getMessages(const Document &document) {
  std::vector<std::string> result;
  for (const Item &item : document.getItems())
    for (const auto *list :
         {&item.contents->syntaxErrors, &item.contents->verifierErrors,
          &item.contents->symbolErrors})
      for (const ItemDiagnostic &diagnostic : *list)
        result.push_back(diagnostic.message);
  return result;
}

TEST(DocumentTest, EditsKeepOtherItems) {
  Document document("t", "\"a.b\"() : () -> ()\n\"c.d\"() : () -> ()\n",
                    PositionEncoding::UTF16, makeContext);
  ASSERT_EQ(document.getItems().size(), 3u);
  const ItemContents *second = document.getItems()[2].contents.get();
  document.replace({{0, 1}, {0, 2}}, "xyz");
  EXPECT_EQ(document.getItems()[1].contents, nullptr);
  EXPECT_EQ(document.getItems()[2].contents.get(), second);
  EXPECT_EQ(document.getText(document.getItems()[2]), "\"c.d\"() : () -> ()");
  document.update();
  EXPECT_TRUE(getMessages(document).empty());
}

TEST(DocumentTest, UsersOfAliasesAreReadAgain) {
  Document document("t", "!t = i32\n\"a.b\"() : () -> !t\n",
                    PositionEncoding::UTF16, makeContext);
  EXPECT_TRUE(getMessages(document).empty());
  document.replace({{0, 0}, {0, 8}}, "");
  document.update();
  EXPECT_EQ(getMessages(document),
            std::vector<std::string>{"undefined symbol alias id 't'"});
}

TEST(DocumentTest, ReloadKeepsTheState) {
  Document document("t", "\"a.b\"(%x) : (i32) -> ()\nmodule {\n  \"c.d\"(\n}\n",
                    PositionEncoding::UTF16, makeContext);
  std::vector<std::string> before = getMessages(document);
  EXPECT_EQ(before.size(), 2u);
  document.reload();
  EXPECT_EQ(getMessages(document), before);
}
