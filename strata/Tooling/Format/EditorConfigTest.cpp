// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Format/EditorConfig.h"

#include <gtest/gtest.h>

using namespace strata;

TEST(EditorConfigTest, Sections) {
  EXPECT_TRUE(matchesEditorConfigSection("*", "a/b.mlir"));
  EXPECT_TRUE(matchesEditorConfigSection("*.mlir", "a/b.mlir"));
  EXPECT_FALSE(matchesEditorConfigSection("*.mlir", "a/b.cpp"));
  EXPECT_TRUE(matchesEditorConfigSection("*.{cpp,mlir}", "b.mlir"));
  EXPECT_TRUE(matchesEditorConfigSection("a/*.mlir", "a/b.mlir"));
  EXPECT_FALSE(matchesEditorConfigSection("a/*.mlir", "a/c/b.mlir"));
  EXPECT_TRUE(matchesEditorConfigSection("a/**.mlir", "a/c/b.mlir"));
  EXPECT_TRUE(matchesEditorConfigSection("[ab].m??r", "a.mlir"));
  EXPECT_FALSE(matchesEditorConfigSection("[!ab].mlir", "a.mlir"));
}
