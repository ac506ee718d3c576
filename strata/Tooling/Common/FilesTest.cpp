// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tool on files that are in memory only.
#include "strata/Tooling/Common/Files.h"

#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/Opt/Opt.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {
constexpr StringRef dialect = R"(irdl.dialect @mine {
  irdl.operation @old
  irdl.operation @new
})";

constexpr StringRef rules = R"(pdl.pattern @renew : benefit(1) {
  %op = operation "mine.old"
  rewrite %op {
    %new = operation "mine.new"
    replace %op with %new
  }
})";
} // namespace

// Options of the command line exist once in a process: one run is all there is.
TEST(FilesTest, ToolOnFilesInMemory) {
  MemoryFiles files;
  files.add("nowhere/in.mlir", "\"mine.old\"() : () -> ()\n"
                               "\"other.op\"() : () -> ()\n");
  files.add("nowhere/rules.mlir", rules);
  files.add("nowhere/mine.irdl.mlir", dialect);
  files.add("nowhere/dialects/other.irdl.mlir",
            "irdl.dialect @other { irdl.operation @op }");
  const char *argv[] = {
      "strata opt", "nowhere/in.mlir", "--irdl-file=nowhere/mine.irdl.mlir",
      "--dialect-dir=nowhere/dialects", "--pattern-file=nowhere/rules.mlir"};
  testing::internal::CaptureStdout();
  int code = runOpt(int(std::size(argv)), argv, {.files = &files});
  llvm::outs().flush();
  EXPECT_EQ(testing::internal::GetCapturedStdout(), R"(module {
  "mine.new"() : () -> ()
  "other.op"() : () -> ()
}

)");
  EXPECT_EQ(code, 0);
}

TEST(FilesTest, DialectTools) {
  MemoryFiles files;
  files.add("nowhere/mine.irdl.mlir", dialect);
  std::string messages;
  llvm::raw_string_ostream err(messages);
  DialectFiles read(err, /*color=*/false, {.files = files});
  EXPECT_TRUE(read.read("nowhere/mine.irdl.mlir"));
  EXPECT_FALSE(read.read("nowhere/missing.irdl.mlir"));
  EXPECT_EQ(err.str(),
            "error: cannot open input file 'nowhere/missing.irdl.mlir': No "
            "such file or directory\n");
}

TEST(FilesTest, DiskByDefault) {
  Context ctx;
  EXPECT_EQ(&getFiles(ctx), &getDiskFiles());
  EXPECT_FALSE(getFiles(ctx).exists("nowhere/in.mlir"));
  EXPECT_FALSE(getFiles(ctx).open("nowhere/in.mlir"));
  EXPECT_FALSE(getFiles(ctx).list("nowhere"));
}
