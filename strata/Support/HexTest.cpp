// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "strata/Support/Hex.h"

#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

#include <random>
#include <string>
#include <vector>

using namespace strata;

static std::string encode(const std::vector<uint8_t> &bytes) {
  // The extra character shows writing past the end.
  std::string text(2 * bytes.size() + 1, '#');
  encodeHex(bytes, text.data());
  EXPECT_EQ(text.back(), '#');
  text.pop_back();
  return text;
}

static std::vector<uint8_t> makeBytes(size_t count, std::mt19937_64 &random) {
  std::vector<uint8_t> bytes(count);
  for (uint8_t &byte : bytes)
    byte = uint8_t(random());
  return bytes;
}

TEST(Hex, EncodesUpperCase) {
  EXPECT_EQ(encode({}), "");
  EXPECT_EQ(encode({0x00, 0x80, 0x3F, 0xAB, 0xEF}), "00803FABEF");
}

TEST(Hex, DecodesEitherCase) {
  uint8_t bytes[3];
  ASSERT_TRUE(decodeHex("ABcdEf", bytes));
  EXPECT_EQ(bytes[0], 0xAB);
  EXPECT_EQ(bytes[1], 0xCD);
  EXPECT_EQ(bytes[2], 0xEF);
  EXPECT_TRUE(decodeHex("", nullptr));
  EXPECT_FALSE(decodeHex("ABC", bytes));
}

TEST(Hex, DecodesWhatItEncodes) {
  std::mt19937_64 random(1);
  for (size_t count = 0; count < 300; ++count) {
    std::vector<uint8_t> bytes = makeBytes(count, random);
    std::string text = encode(bytes);
    EXPECT_EQ(text, llvm::toHex(bytes));
    for (char &c : text)
      c = random() % 2 != 0 ? llvm::toLower(c) : c;
    std::vector<uint8_t> decoded(count + 1, 0x5A);
    ASSERT_TRUE(decodeHex(text, decoded.data()));
    EXPECT_EQ(decoded.back(), 0x5A);
    decoded.pop_back();
    EXPECT_EQ(decoded, bytes);
  }
}

TEST(Hex, RejectsEveryOtherCharacterAnywhere) {
  const std::string valid(200, 'a');
  uint8_t out[100];
  for (size_t position = 0; position < valid.size(); position += 7) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string text = valid;
      text[position] = char(byte);
      EXPECT_EQ(decodeHex(text, out), llvm::isHexDigit(char(byte)))
          << "byte " << byte << " at " << position;
    }
  }
}
