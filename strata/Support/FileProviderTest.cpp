// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/FileProvider.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
std::string read(FileProvider &files, StringRef path) {
  auto buffer = files.open(path);
  return buffer ? (*buffer)->getBufferIdentifier().str() + ": " +
                      (*buffer)->getBuffer().str()
                : buffer.getError().message();
}
} // namespace

TEST(FileProviderTest, Memory) {
  MemoryFiles files;
  files.add("d/a.txt", "one");
  files.add("-", "input");
  EXPECT_EQ(read(files, "d/a.txt"), "d/a.txt: one");
  EXPECT_EQ(read(files, "-"), "<stdin>: input");
  EXPECT_EQ(read(files, "d/b.txt"), "No such file or directory");
  EXPECT_TRUE(files.exists("d/a.txt"));
  EXPECT_FALSE(files.exists("d/b.txt"));
  files.add("d/a.txt", "two");
  EXPECT_EQ(read(files, "d/a.txt"), "d/a.txt: two");
}

TEST(FileProviderTest, Overlay) {
  MemoryFiles saved, edited(&saved);
  saved.add("d/a.txt", "saved");
  saved.add("d/c.txt", "saved");
  edited.add("d/a.txt", "edited");
  edited.add("d/b.txt", "edited");
  edited.add("d/below/e.txt", "edited");
  EXPECT_EQ(read(edited, "d/a.txt"), "d/a.txt: edited");
  EXPECT_EQ(read(edited, "d/c.txt"), "d/c.txt: saved");
  using Paths = std::vector<std::string>;
  EXPECT_EQ(*edited.list("d"), (Paths{"d/a.txt", "d/b.txt", "d/c.txt"}));
  EXPECT_EQ(*edited.list("d/"), *edited.list("d"));
  EXPECT_EQ(*edited.list("d/below"), Paths{"d/below/e.txt"});
  EXPECT_FALSE(edited.list("nowhere"));
}
