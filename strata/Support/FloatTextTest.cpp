// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "strata/Support/FloatText.h"

#include "llvm/ADT/SmallString.h"

#include "gtest/gtest.h"

#include <bit>
#include <cmath>
#include <random>
#include <string>

using namespace strata;
using llvm::APFloat;
using llvm::APInt;
using llvm::StringRef;

static std::string print(const APFloat &value) {
  llvm::SmallString<64> out;
  printFloat(value, out);
  return out.str().str();
}

static std::string print(float value) {
  llvm::SmallString<64> out;
  printFloat32(value, out);
  EXPECT_EQ(out.str(), print(APFloat(value)));
  return out.str().str();
}

static std::string print(double value) {
  llvm::SmallString<64> out;
  printFloat64(value, out);
  EXPECT_EQ(out.str(), print(APFloat(value)));
  return out.str().str();
}

static APFloat fromBits(APFloat::Semantics kind, uint64_t bits) {
  const llvm::fltSemantics &semantics = APFloat::EnumToSemantics(kind);
  APInt wide(64, bits);
  return APFloat(semantics,
                 wide.zextOrTrunc(APFloat::getSizeInBits(semantics)));
}

/// The printing rule in terms of APFloat alone; the fast paths must give the
/// same text.
static std::string printByRule(const APFloat &value) {
  llvm::SmallString<64> text;
  value.toString(text, 6, 0, false);
  if (APFloat(value.getSemantics(), text).bitwiseIsEqual(value))
    return text.str().str();
  text.clear();
  value.toString(text);
  if (text.str().contains('.'))
    return text.str().str();
  llvm::SmallString<64> hex;
  value.bitcastToAPInt().toString(hex, 16, false);
  return "0x" + hex.str().str();
}

namespace {
struct PrintedRow {
  const char *literal;
  const char *printed;
  APFloat::Semantics kind = APFloat::S_IEEEdouble;
};
} // namespace

static void checkPrinted(llvm::ArrayRef<PrintedRow> rows) {
  for (const PrintedRow &row : rows) {
    std::optional<APFloat> value =
        parseFloat(row.literal, APFloat::EnumToSemantics(row.kind));
    ASSERT_TRUE(value) << row.literal;
    EXPECT_EQ(print(*value), row.printed) << row.literal;
  }
}

TEST(FloatText, PrintsWhatIsRead) {
  using enum APFloat::Semantics;
  checkPrinted({
      {"0.0", "0.000000e+00"},
      {"-0.0", "-0.000000e+00"},
      {"1.", "1.000000e+00"},
      {"1.5e3", "1.500000e+03"},
      {"1.E+3", "1.000000e+03"},
      {"-1.5", "-1.500000e+00"},
      {"0.1", "1.000000e-01"},
      {"0.1", "1.000000e-01", S_IEEEsingle},
      {"0.1", "9.997550e-02", S_IEEEhalf},
      {"0.1", "1.000980e-01", S_BFloat},
      {"0.1", "9.997550e-02", S_FloatTF32},
      {"0.1", "0.100000000000000005551", S_x87DoubleExtended},
      {"0.1", "0.100000000000000005551115123125782702", S_IEEEquad},
      {"0.3", "3.000000e-01"},
      {"0.333333333333333333", "0.33333333333333331"},
      {"123456.0", "1.234560e+05"},
      {"1234567.0", "0x4132D68700000000"},
      {"1.0e6", "1.000000e+06"},
      {"1.0e22", "1.000000e+22"},
      // Truncation before rounding: six digits would be 9.999999e-07.
      {"1.0e-6", "9.9999999999999995E-7"},
      {"1.0e-7", "9.9999999999999995E-8"},
      {"0.0001", "1.000000e-04"},
      {"1234.5", "1.234500e+03"},
      {"12345.678", "12345.678"},
      {"0.0012345678", "0.0012345678000000001"},
      {"0.00012345678", "1.2345678000000001E-4"},
      {"16777217.0", "0x4B800000", S_IEEEsingle},
      {"3.14159265358979323846", "3.14159274", S_IEEEsingle},
      {"3.14159265358979323846", "3.1415926535897931"},
      {"1.7976931348623157e308", "1.7976931348623157E+308"},
      {"2.2250738585072014e-308", "2.2250738585072014E-308"},
      {"4.9e-324", "4.940660e-324"},
      {"1.0000001", "1.0000001000000001"},
      {"1.4e-45", "1.401300e-45", S_IEEEsingle},
      {"6.0e-8", "5.960460e-08", S_IEEEhalf},
      {"65504.0", "6.550400e+04", S_IEEEhalf},
      {"448.0", "4.480000e+02", S_Float8E4M3FN},
      {"7.5", "7.500000e+00", S_Float6E2M3FN},
      {"6.0", "6.000000e+00", S_Float4E2M1FN},
      {"3.0", "4.000000e+00", S_Float8E8M0FNU},
      {"0.0", "5.877470e-39", S_Float8E8M0FNU},
      {"-0.0", "0.000000e+00", S_Float8E4M3FNUZ},
      {"-0.0", "-0.000000e+00", S_Float8E4M3FN},
  });
}

TEST(FloatText, OverflowAndUnderflow) {
  using enum APFloat::Semantics;
  checkPrinted({
      {"1.0e400", "0x7FF0000000000000"},
      {"-1.0e99999999999999999999", "0xFFF0000000000000"},
      {"1.0e-400", "0.000000e+00"},
      {"-1.0e-99999999999999999999", "-0.000000e+00"},
      {"0.0e99999999999999", "0.000000e+00"},
      {"1.0e5", "0x7C00", S_IEEEhalf},
      {"1.0e39", "0x7F80", S_BFloat},
      {"1000.0", "0x7F", S_Float8E4M3FN},
      {"464.0", "4.480000e+02", S_Float8E4M3FN},
      {"464.1", "0x7F", S_Float8E4M3FN},
      {"1.0e10", "0x7C", S_Float8E5M2},
      {"1.0e6", "0x80", S_Float8E5M2FNUZ},
      {"100.0", "6.000000e+00", S_Float4E2M1FN},
      {"100.0", "2.800000e+01", S_Float6E3M2FN},
      {"100.0", "7.500000e+00", S_Float6E2M3FN},
      {"1.0e300", "0xFF", S_Float8E8M0FNU},
      {"-1.0e400", "0xFFFF0000000000000000000000000000", S_IEEEquad},
  });
}

TEST(FloatText, RoundsOnce) {
  using enum APFloat::Semantics;
  checkPrinted({
      // Rounding to f64 first makes these ties, which go to even.
      {"1.00000005960464477539062500000000001", "1.000000e+00", S_IEEEsingle},
      {"1.00048828125000000000001", "1.000000e+00", S_IEEEhalf},
      {"1.00390625000000000001", "1.000000e+00", S_BFloat},
  });
}

TEST(FloatText, PrintsSpecialValuesAsBits) {
  using enum APFloat::Semantics;
  EXPECT_EQ(print(fromBits(S_IEEEsingle, 0xFF800000)), "0xFF800000");
  EXPECT_EQ(print(fromBits(S_IEEEsingle, 0x7FC00001)), "0x7FC00001");
  EXPECT_EQ(print(fromBits(S_IEEEsingle, 0x7F800001)), "0x7F800001");
  EXPECT_EQ(print(fromBits(S_IEEEdouble, 0xFFF8000000000000)),
            "0xFFF8000000000000");
  EXPECT_EQ(print(fromBits(S_FloatTF32, 0x3FC00)), "0x3FC00");
  EXPECT_EQ(print(APFloat::getInf(APFloat::x87DoubleExtended())),
            "0x7FFF8000000000000000");
  EXPECT_EQ(print(APFloat::getInf(APFloat::IEEEquad())),
            "0x7FFF0000000000000000000000000000");
}

/// FNV-1a over the printed text of all values in order of their bits, a line
/// feed after each, compared with the same hash of mlir-opt 22's output.
TEST(FloatText, PrintsAllValuesOfSmallKinds) {
  using enum APFloat::Semantics;
  const std::pair<APFloat::Semantics, uint64_t> rows[] = {
      {S_IEEEhalf, 0x2c54c417915b0b43},
      {S_BFloat, 0xcf4b8a64bfb28a79},
      {S_Float8E5M2, 0xb8ae193b55ead691},
      {S_Float8E4M3, 0x56e2fe0c1336d5ff},
      {S_Float8E3M4, 0x12f5a53070f048a5},
      {S_Float8E4M3FN, 0x66116ffa4f46fed5},
      {S_Float8E5M2FNUZ, 0xad082d5992eac62c},
      {S_Float8E4M3FNUZ, 0xcab8fe4127546fb8},
      {S_Float8E4M3B11FNUZ, 0xe31f2dfba03ad31e},
      {S_Float6E2M3FN, 0x8efbaa90f0395fd7},
      {S_Float6E3M2FN, 0x66086357538a9867},
      {S_Float4E2M1FN, 0x3744ae8cb3f9237b},
      {S_Float8E8M0FNU, 0xf563a483bde2c8b2},
  };
  for (auto [kind, expected] : rows) {
    uint64_t hash = 0xcbf29ce484222325;
    uint64_t count = uint64_t(1)
                     << APFloat::getSizeInBits(APFloat::EnumToSemantics(kind));
    for (uint64_t bits = 0; bits < count; ++bits)
      for (char c : print(fromBits(kind, bits)) + '\n')
        hash = (hash ^ uint8_t(c)) * 0x100000001b3;
    EXPECT_EQ(hash, expected) << "kind " << int(kind);
  }
}

/// Checks the rule, and that the text reads back as the same bits.
template <typename Host> static void checkValue(Host value) {
  if (!std::isfinite(value))
    return;
  std::string text = print(value);
  ASSERT_EQ(text, printByRule(APFloat(value)));
  if (StringRef(text).starts_with("0x"))
    return;
  std::optional<APFloat> read = parseFloat(text, APFloat(value).getSemantics());
  ASSERT_TRUE(read) << text;
  ASSERT_TRUE(read->bitwiseIsEqual(APFloat(value))) << text;
}

TEST(FloatText, FastPrintingFollowsTheRule) {
  std::mt19937_64 random(1);
  std::normal_distribution<double> normal;
  for (int i = 0; i < 20000; ++i) {
    checkValue(std::bit_cast<double>(uint64_t(random())));
    checkValue(std::bit_cast<float>(uint32_t(random())));
    // Subnormal, powers of two, short decimals, integers.
    checkValue(std::bit_cast<double>(uint64_t(random() >> (12 + i % 52))));
    checkValue(std::bit_cast<float>(uint32_t(random()) >> (9 + i % 23)));
    checkValue(std::ldexp(1.0, i % 2098 - 1074));
    checkValue(std::ldexp(1.0f, i % 277 - 149));
    double decimal = double(random() % 1000000) * std::pow(10.0, i % 40 - 20);
    checkValue(decimal);
    checkValue(float(decimal));
    checkValue(double(random() >> (i % 64)));
    double around = normal(random);
    checkValue(around);
    checkValue(float(around));
  }
}

TEST(FloatText, SmallKindsReadBack) {
  std::mt19937_64 random(2);
  for (APFloat::Semantics kind :
       {APFloat::S_IEEEhalf, APFloat::S_BFloat, APFloat::S_FloatTF32}) {
    for (int i = 0; i < 5000; ++i) {
      APFloat value = fromBits(kind, random());
      if (!value.isFinite())
        continue;
      std::string text = print(value);
      std::optional<APFloat> read = parseFloat(text, value.getSemantics());
      ASSERT_TRUE(read) << text;
      ASSERT_TRUE(read->bitwiseIsEqual(value)) << text;
    }
  }
}

static std::string makeLiteral(std::mt19937_64 &random) {
  std::string text = random() % 2 != 0 ? "-" : "";
  size_t digitCount = 1 + random() % 25;
  size_t point = 1 + random() % digitCount;
  for (size_t i = 0; i < digitCount; ++i) {
    text += char('0' + random() % 10);
    if (i + 1 == point)
      text += '.';
  }
  if (random() % 2 != 0)
    text += "e" + std::to_string(int(random() % 700) - 350);
  return text;
}

TEST(FloatText, FastParsingRoundsLikeAPFloat) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 50000; ++i) {
    std::string text = makeLiteral(random);
    APFloat expected(APFloat::IEEEdouble(), text);
    double wide = 0;
    float narrow = 0;
    ASSERT_TRUE(parseFloat64(text, wide)) << text;
    ASSERT_TRUE(parseFloat32(text, narrow)) << text;
    EXPECT_TRUE(expected.bitwiseIsEqual(APFloat(wide))) << text;
    bool losesInfo;
    expected.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                     &losesInfo);
    EXPECT_TRUE(expected.bitwiseIsEqual(APFloat(narrow))) << text;
  }
}

TEST(FloatText, RejectsOtherShapes) {
  for (const char *text :
       {"",     "-",     "1",       ".5",    "-.5",    "+1.0",    "--1.0",
        "1e3",  "1.5e",  "1.5e+",   "1.5e-", "1.5e5x", "1.5x",    " 1.5",
        "1.5 ", "1.5.2", "1.5e1.0", "inf",   "nan",    "0x1.8p3", "1.0e+-5"}) {
    double wide = 42;
    float narrow = 42;
    EXPECT_FALSE(parseFloat64(text, wide)) << text;
    EXPECT_FALSE(parseFloat32(text, narrow)) << text;
    EXPECT_FALSE(parseFloat(text, APFloat::IEEEhalf())) << text;
    EXPECT_EQ(wide, 42);
    EXPECT_EQ(narrow, 42);
  }
}
