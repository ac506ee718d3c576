// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Functions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::semantics;

/// The row of docs/semantics.md for a function.
static std::string getRow(const FunctionInfo &info) {
  std::vector<std::string> names;
  for (auto [i, letter] : llvm::enumerate(info.getParameters()))
    names.push_back(letter == 't' ? "type" : std::string(1, char('a' + i)));
  std::string name = info.name.str(), text;
  if (llvm::isAlpha(name[0]))
    text = name + "(" + llvm::join(names, ", ") + ")";
  else if (names.size() == 1)
    text = name + "a";
  else
    text = "a " + (name == "|" ? "\\|" : name) + " b";
  return "| `" + text + "` | " + info.documentation.str() + " |\n";
}

TEST(FunctionsTest, AreDocumented) {
  auto file = llvm::MemoryBuffer::getFile(STRATA_DOCS "/semantics.md");
  ASSERT_TRUE(bool(file));
  for (const FunctionInfo &info : getFunctions())
    EXPECT_TRUE((*file)->getBuffer().contains(getRow(info))) << getRow(info);
}

TEST(FunctionsTest, AreNumberedInOrder) {
  for (auto [i, info] : llvm::enumerate(getFunctions()))
    EXPECT_EQ(size_t(info.function), i);
}
