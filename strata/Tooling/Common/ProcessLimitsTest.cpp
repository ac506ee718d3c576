// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ProcessLimits.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <unistd.h>

using namespace strata;

static char readLastByte(llvm::StringRef bytes) {
  const volatile char *last = bytes.end() - 1;
  return *last;
}

TEST(ProcessLimits, TruncatedInput) {
  constexpr uint64_t Size = 1 << 20;
  int descriptor;
  llvm::SmallString<128> path;
  ASSERT_FALSE(
      llvm::sys::fs::createTemporaryFile("input", "bc", descriptor, path));
  ASSERT_EQ(ftruncate(descriptor, Size), 0);
  auto buffer = llvm::MemoryBuffer::getOpenFile(
      llvm::sys::fs::convertFDToNativeFile(descriptor), path, Size,
      /*RequiresNullTerminator=*/false);
  ASSERT_TRUE(bool(buffer));
  EXPECT_EQ(readLastByte((*buffer)->getBuffer()), 0);
  EXPECT_EXIT(
      {
        installProcessLimits(/*seconds=*/0);
        (void)!ftruncate(descriptor, 0);
        (void)readLastByte((*buffer)->getBuffer());
      },
      ::testing::ExitedWithCode(1),
      "error: an input file was truncated while it was read");
  close(descriptor);
  (void)llvm::sys::fs::remove(path);
}
