// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

#include "gtest/gtest.h"

using namespace strata;

static std::string toText(const APInt &value, bool isSigned) {
  llvm::SmallString<64> text;
  appendInteger(value, isSigned, text);
  return text.str().str();
}

TEST(IntegerTextTest, AsAPInt) {
  APInt value(200, 1);
  for (unsigned i = 0; i < 300; ++i) {
    for (bool isSigned : {false, true})
      EXPECT_EQ(toText(value, isSigned), llvm::toString(value, 10, isSigned));
    for (unsigned radix : {10, 16}) {
      std::optional<APInt> parsed = parseUnsignedInteger(
          llvm::toString(value, radix, /*Signed=*/false), radix, 200);
      ASSERT_TRUE(parsed);
      EXPECT_EQ(parsed->zext(200), value);
    }
    value = value * 6364136223846793005u + 1442695040888963407u;
  }
}

TEST(IntegerTextTest, Borders) {
  EXPECT_EQ(toText(APInt(70, 0), true), "0");
  EXPECT_EQ(toText(APInt::getSignedMinValue(65), true),
            "-18446744073709551616");
  EXPECT_EQ(toText(APInt(80, 1000000000), false), "1000000000");
  EXPECT_EQ(*parseUnsignedInteger("000", 10, 1), APInt(1, 0));
  EXPECT_EQ(*parseUnsignedInteger("00ff", 16, 8), APInt(8, 255));
  EXPECT_FALSE(parseUnsignedInteger("256", 10, 8));
  EXPECT_FALSE(parseUnsignedInteger("", 10, 8));
  EXPECT_FALSE(parseUnsignedInteger("1a", 10, 64));
  EXPECT_FALSE(parseUnsignedInteger("1g", 16, 64));
  EXPECT_FALSE(parseUnsignedInteger(std::string(1 << 20, '9'), 10, 64));
}

TEST(IntegerTextTest, Wide) {
  std::string digits(60000, '9');
  std::optional<APInt> value = parseUnsignedInteger(digits, 10, 200000);
  ASSERT_TRUE(value);
  EXPECT_EQ(toText(*value, /*isSigned=*/false), digits);
  std::string hex(MaxDecimalBits / 4, 'F');
  std::optional<APInt> wide =
      parseUnsignedInteger("1" + hex, 16, MaxDecimalBits + 1);
  ASSERT_TRUE(wide);
  EXPECT_EQ(toText(*wide, /*isSigned=*/false), "0x1" + hex);
  EXPECT_EQ(toText(-wide->zext(MaxDecimalBits + 2), /*isSigned=*/true),
            "-0x1" + hex);
}

/// Products of all sizes, with few and with many carries.
TEST(IntegerTextTest, DecimalDigits) {
  std::string digits;
  for (size_t size = 1; size < 3000; size += 1 + size / 10)
    for (StringRef pattern : {"9", "1000000000000000000000000000000", "72"}) {
      digits.clear();
      while (digits.size() < size)
        digits += pattern;
      digits.resize(size);
      std::optional<APInt> value = parseUnsignedInteger(digits, 10, 10000);
      ASSERT_TRUE(value);
      EXPECT_EQ(toText(*value, /*isSigned=*/false), digits);
    }
}

/// The number of a million digits is compared by its remainder.
TEST(IntegerTextTest, MillionDigits) {
  constexpr uint64_t Prime = 4294967291;
  std::string digits;
  uint64_t rest = 0;
  for (unsigned i = 0; i < 1000000; ++i) {
    digits.push_back(char('1' + i * i % 8));
    rest = (rest * 10 + uint64_t(digits.back() - '0')) % Prime;
  }
  std::optional<APInt> value = parseUnsignedInteger(digits, 10, 1 << 22);
  ASSERT_TRUE(value);
  EXPECT_EQ(value->urem(Prime), rest);
}
