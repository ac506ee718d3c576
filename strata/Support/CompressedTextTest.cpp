// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/CompressedText.h"

#include <gtest/gtest.h>
#include <zstd.h>

using namespace strata;

static std::string roundTrip(StringRef text) {
  std::vector<unsigned char> frame(ZSTD_compressBound(text.size()));
  size_t numBytes = ZSTD_compress(frame.data(), frame.size(), text.data(),
                                  text.size(), /*compressionLevel=*/9);
  CompressedText compressed = {frame.data(), numBytes, text.size()};
  auto buffer = compressed.unpack("name");
  EXPECT_EQ(buffer->getBufferIdentifier(), "name");
  EXPECT_EQ(*buffer->getBufferEnd(), '\0');
  return buffer->getBuffer().str();
}

TEST(CompressedText, Unpack) {
  EXPECT_EQ(roundTrip(""), "");
  EXPECT_EQ(roundTrip("irdl.dialect @d {}"), "irdl.dialect @d {}");
  std::string repeated;
  for (int i = 0; i < 100000; ++i)
    repeated += "line " + std::to_string(i) + "\n";
  EXPECT_EQ(roundTrip(repeated), repeated);
}
