// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of floats against the floats of the machine: f32, f64, f80 and f128 bit
// by bit; smaller formats, of which all or many pairs are tried, by computing
// in double, which has more than twice their bits, and looking for the nearest
// number among those that a table of formats gives.
#include "strata/Dialects/Arith/ArithFoldTestUtils.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <random>

using namespace strata;

namespace {

//===-- Formats as tables of numbers -------------------------------------===//

/// The meaning of the codes with the largest exponent, and of that of -0.
enum class Special {
  /// Infinity and NaN as IEEE has them.
  IEEE,
  /// All ones is NaN; no infinity.
  AllOnes,
  /// The code of -0 is NaN; no infinity.
  NegativeZero,
  /// All codes are numbers.
  None,
  /// Each code is a power of two, except for the last, which is NaN.
  Powers
};

struct Format {
  const char *name;
  int exponentBits, mantissaBits, bias;
  Special special;

  int getWidth() const {
    return exponentBits + mantissaBits + (special != Special::Powers);
  }
  double decode(unsigned code) const;
};

double Format::decode(unsigned code) const {
  const double nan = std::nan("");
  const double infinity = std::numeric_limits<double>::infinity();
  unsigned mantissa = code & ((1u << mantissaBits) - 1);
  int exponent = int(code >> mantissaBits & ((1u << exponentBits) - 1));
  bool isNegative =
      special != Special::Powers && code >> (exponentBits + mantissaBits) & 1;
  bool isLast = exponent == (1 << exponentBits) - 1;
  bool isFull = isLast && mantissa == (1u << mantissaBits) - 1;
  if (special == Special::Powers)
    return isFull ? nan : std::ldexp(1.0, exponent - bias);
  if (special == Special::IEEE && isLast)
    return mantissa ? nan : isNegative ? -infinity : infinity;
  if ((special == Special::AllOnes && isFull) ||
      (special == Special::NegativeZero && isNegative && !exponent &&
       !mantissa))
    return nan;
  double value = exponent
                     ? std::ldexp(1.0 + std::ldexp(mantissa, -mantissaBits),
                                  exponent - bias)
                     : std::ldexp(mantissa, 1 - bias - mantissaBits);
  return isNegative ? -value : value;
}

const Format formats[] = {{"f4E2M1FN", 2, 1, 1, Special::None},
                          {"f6E2M3FN", 2, 3, 1, Special::None},
                          {"f6E3M2FN", 3, 2, 3, Special::None},
                          {"f8E5M2", 5, 2, 15, Special::IEEE},
                          {"f8E4M3", 4, 3, 7, Special::IEEE},
                          {"f8E4M3FN", 4, 3, 7, Special::AllOnes},
                          {"f8E5M2FNUZ", 5, 2, 16, Special::NegativeZero},
                          {"f8E4M3FNUZ", 4, 3, 8, Special::NegativeZero},
                          {"f8E4M3B11FNUZ", 4, 3, 11, Special::NegativeZero},
                          {"f8E3M4", 3, 4, 3, Special::IEEE},
                          {"f8E8M0FNU", 8, 0, 127, Special::Powers},
                          {"bf16", 8, 7, 127, Special::IEEE},
                          {"f16", 5, 10, 15, Special::IEEE},
                          {"tf32", 8, 10, 127, Special::IEEE}};

/// Numbers of a format by code, and how doubles are rounded to them.
class Table {
public:
  explicit Table(const Format &format) : format(format) {
    for (unsigned code = 0; code < 1u << format.getWidth(); ++code) {
      double value = format.decode(code);
      if (std::isfinite(value) && !std::signbit(value))
        positives.push_back(value);
    }
    std::sort(positives.begin(), positives.end());
  }

  /// The number nearest to `value`, a code of which the last bit is 0 if two
  /// are; NaN if there is none. std::nullopt if the format cannot encode it.
  std::optional<double> round(double value) const;

private:
  bool hasNaN() const { return format.special != Special::None; }
  std::optional<double> getNaN() const {
    return hasNaN() ? std::optional(std::nan("")) : std::nullopt;
  }
  double roundMagnitude(double value) const;
  const Format &format;
  /// From zero, if there is one, to the largest.
  std::vector<double> positives;
};

double Table::roundMagnitude(double value) const {
  auto above = std::lower_bound(positives.begin(), positives.end(), value);
  if (above == positives.begin())
    return *above;
  double low = above[-1];
  // Past the end the last distance is repeated.
  double high = above == positives.end()
                    ? 2 * low - (format.special == Special::Powers
                                     ? 0
                                     : positives[positives.size() - 2])
                    : *above;
  double middle = low + (high - low) / 2;
  bool isLowEven = (above - positives.begin() - 1) % 2 == 0;
  // All powers are odd.
  if (format.special == Special::Powers)
    isLowEven = false;
  return value < middle || (value == middle && isLowEven) ? low : high;
}

std::optional<double> Table::round(double value) const {
  if (std::isnan(value))
    return getNaN();
  if (std::signbit(value) && format.special == Special::Powers && value != 0)
    return std::nullopt;
  double magnitude = std::fabs(value);
  double largest = positives.back();
  double rounded =
      std::isinf(magnitude) ? magnitude : roundMagnitude(magnitude);
  if (rounded > largest) {
    if (format.special == Special::IEEE)
      rounded = INFINITY;
    else if (format.special != Special::None)
      return getNaN();
    else if (std::isinf(magnitude))
      return std::nullopt;
    else
      rounded = largest;
  }
  bool hasNegativeZero = format.special != Special::NegativeZero;
  bool isNegative = std::signbit(value) && (rounded != 0 || hasNegativeZero) &&
                    format.special != Special::Powers;
  return isNegative ? -rounded : rounded;
}

//===-- What operations mean ---------------------------------------------===//

template <typename T> T pick(T a, T b, bool isMax) {
  if (a == b)
    return std::signbit(a) != isMax ? a : b;
  return (a < b) == isMax ? b : a;
}

template <typename T> struct Operator {
  const char *name;
  T (*evaluate)(T, T);
};

template <typename T> std::vector<Operator<T>> getOperators() {
  return {{"arith.addf", [](T a, T b) -> T { return a + b; }},
          {"arith.subf", [](T a, T b) -> T { return a - b; }},
          {"arith.mulf", [](T a, T b) -> T { return a * b; }},
          {"arith.divf", [](T a, T b) -> T { return a / b; }}};
}

template <typename T> std::vector<Operator<T>> getAllOperators() {
  std::vector<Operator<T>> operators = getOperators<T>();
  operators.insert(
      operators.end(),
      {{"arith.remf", [](T a, T b) -> T { return std::fmod(a, b); }},
       {"arith.maximumf",
        [](T a, T b) -> T {
          return a != a || b != b ? a + b : pick(a, b, true);
        }},
       {"arith.minimumf",
        [](T a, T b) -> T {
          return a != a || b != b ? a + b : pick(a, b, false);
        }},
       {"arith.maxnumf",
        [](T a, T b) -> T {
          return a != a ? b : b != b ? a : pick(a, b, true);
        }},
       {"arith.minnumf", [](T a, T b) -> T {
          return a != a ? b : b != b ? a : pick(a, b, false);
        }}});
  return operators;
}

/// The result of the predicate, in the order of the dialect file.
bool evaluate(int predicate, double a, double b) {
  bool isUnordered = a != a || b != b;
  switch (predicate) {
  case 0:
    return false;
  case 1:
    return a == b;
  case 2:
    return a > b;
  case 3:
    return a >= b;
  case 4:
    return a < b;
  case 5:
    return a <= b;
  case 6:
    return a < b || a > b;
  case 7:
    return !isUnordered;
  case 15:
    return true;
  case 14:
    return isUnordered;
  case 13:
    return a != b;
  default:
    return isUnordered || evaluate(predicate - 7, a, b);
  }
}

const char *const predicates[] = {"false", "oeq", "ogt", "oge", "olt", "ole",
                                  "one",   "ord", "ueq", "ugt", "uge", "ult",
                                  "ule",   "une", "uno", "true"};

bool areSame(double a, double b) {
  return std::isnan(a) ? std::isnan(b)
                       : a == b && std::signbit(a) == std::signbit(b);
}

//===-- The comparison ---------------------------------------------------===//

class ArithFloatFoldsTest : public ArithFoldTest {
protected:
  FloatType getType(StringRef name) {
    return FloatType::get(&ctx, *FloatType::parseFormat(name));
  }
  Attribute getCode(FloatType type, const APInt &code) {
    return FloatAttr::get(type, APFloat(type.getFloatSemantics(), code));
  }
  Attribute getCode(FloatType type, unsigned code) {
    return getCode(type, APInt(type.getWidth(), code));
  }
  static bool isSignaling(FloatType type, unsigned code) {
    return APFloat(type.getFloatSemantics(), APInt(type.getWidth(), code))
        .isSignaling();
  }
  /// The number that a constant of `format` is.
  double getNumber(const Format &format, Attribute attr) {
    APInt code = cast<FloatAttr>(attr).getValue().bitcastToAPInt();
    return format.decode(unsigned(code.getZExtValue()));
  }
  /// All codes of small formats, some of larger ones.
  std::vector<unsigned> getCodes(const Format &format) {
    std::vector<unsigned> codes;
    unsigned count = 1u << format.getWidth();
    unsigned top = count >> 1;
    if (format.getWidth() <= 8) {
      for (unsigned code = 0; code < count; ++code)
        codes.push_back(code);
      return codes;
    }
    // Around zero, infinity and one, with both signs.
    unsigned infinity = ((1u << format.exponentBits) - 1)
                        << format.mantissaBits;
    unsigned one = format.bias << format.mantissaBits;
    for (unsigned start :
         {0u, infinity - 2, one - 2, 1u << format.mantissaBits})
      for (unsigned i = 0; i < 5; ++i)
        for (unsigned sign : {0u, top})
          codes.push_back(sign | (start + i));
    for (int i = 0; i < 100; ++i)
      codes.push_back(random() % count);
    return codes;
  }

  void checkFormat(const Format &format);
  template <typename T> void checkNative(StringRef type, bool isFull);
  template <typename T> std::vector<T> getNativeSamples();

  std::mt19937_64 random{3};
};

void ArithFloatFoldsTest::checkFormat(const Format &format) {
  Table table(format);
  FloatType type = getType(format.name);
  std::vector<unsigned> codes = getCodes(format);
  for (const Operator<double> &candidate : getAllOperators<double>()) {
    Operation *op = makeBinary(candidate.name, format.name);
    for (unsigned codeA : codes)
      for (unsigned codeB : codes) {
        double a = format.decode(codeA), b = format.decode(codeB);
        // `maxnum` of a signalling NaN is NaN, as IEEE once had it.
        if (StringRef(candidate.name).ends_with("numf") &&
            isSignaling(type, codeA))
          continue;
        std::optional<double> want = table.round(candidate.evaluate(a, b));
        Attribute got =
            foldOne(op, {getCode(type, codeA), getCode(type, codeB)});
        // A number divided by zero is the largest one of formats without infinity.
        if (!want && a != 0 && b == 0 && got) {
          ASSERT_TRUE(!std::isnan(getNumber(format, got)));
          continue;
        }
        ASSERT_EQ(bool(got), bool(want)) << format.name << " " << candidate.name
                                         << " of " << a << " and " << b;
        if (want) {
          ASSERT_TRUE(areSame(getNumber(format, got), *want))
              << format.name << " " << candidate.name << " of " << a << " and "
              << b << ": " << getNumber(format, got) << ", not " << *want;
        }
      }
  }
}

TEST_F(ArithFloatFoldsTest, SmallFormats) {
  for (const Format &format : formats)
    checkFormat(format);
}

TEST_F(ArithFloatFoldsTest, Negation) {
  for (const Format &format : formats) {
    Table table(format);
    FloatType type = getType(format.name);
    Operation *op =
        makeOp(format.name, std::string("%r = arith.negf %a : ") + format.name);
    for (unsigned code : getCodes(format)) {
      double value = format.decode(code);
      std::optional<double> want = table.round(-value);
      Attribute got = foldOne(op, {getCode(type, code)});
      ASSERT_EQ(bool(got), bool(want)) << format.name << value;
      if (want) {
        ASSERT_TRUE(areSame(getNumber(format, got), *want))
            << format.name << value;
      }
    }
  }
}

//===-- Floats of the machine --------------------------------------------===//

/// The bits of a number that are part of its format.
template <typename T> APInt getNativeBits(T value, unsigned width) {
  uint64_t words[2] = {0, 0};
  std::memcpy(words, &value, (width + 7) / 8);
  return APInt(width, ArrayRef<uint64_t>(words, (width + 63) / 64));
}

template <typename T> std::vector<T> ArithFloatFoldsTest::getNativeSamples() {
  T one = 1, zero = 0, third = one / 3;
  std::vector<T> samples = {zero,  -zero,      one,         -one,
                            third, one / zero, -one / zero, zero / zero};
  T huge = one, tiny = one;
  for (T next = 2; next - next == 0; next = next * 2)
    huge = next;
  for (T next = one / 2; next > 0; next = next / 2)
    tiny = next;
  for (T value : {huge, huge * 2 - huge / 1024, tiny, tiny * 3})
    samples.insert(samples.end(), {value, -value, value * third});
  for (int i = 0; i < 40; ++i) {
    T value =
        T(int64_t(random())) * T(int64_t(random())) / T(int64_t(random()));
    samples.push_back(value);
  }
  return samples;
}

template <typename T>
void ArithFloatFoldsTest::checkNative(StringRef name, bool isFull) {
  FloatType type = getType(name);
  unsigned width = type.getWidth();
  std::vector<T> samples = getNativeSamples<T>();
  std::vector<Operator<T>> operators;
  if constexpr (std::is_floating_point_v<T>)
    operators = isFull ? getAllOperators<T>() : getOperators<T>();
  else
    operators = getOperators<T>();
  for (const Operator<T> &candidate : operators) {
    Operation *op = makeBinary(candidate.name, name);
    for (T a : samples)
      for (T b : samples) {
        T want = candidate.evaluate(a, b);
        Attribute got = foldOne(op, {getCode(type, getNativeBits(a, width)),
                                     getCode(type, getNativeBits(b, width))});
        ASSERT_TRUE(bool(got)) << candidate.name << name.str();
        APFloat result = cast<FloatAttr>(got).getValue();
        ASSERT_EQ(result.isNaN(), want != want)
            << candidate.name << double(a) << " " << double(b);
        if (want == want) {
          ASSERT_EQ(result.bitcastToAPInt(), getNativeBits(want, width))
              << candidate.name << double(a) << " " << double(b);
        }
      }
  }
}

TEST_F(ArithFloatFoldsTest, F32) { checkNative<float>("f32", true); }
TEST_F(ArithFloatFoldsTest, F64) { checkNative<double>("f64", true); }
#ifdef __x86_64__
TEST_F(ArithFloatFoldsTest, F80) { checkNative<long double>("f80", true); }
#endif
#ifdef __SIZEOF_FLOAT128__
TEST_F(ArithFloatFoldsTest, F128) { checkNative<__float128>("f128", false); }
#endif

//===-- Comparisons ------------------------------------------------------===//

TEST_F(ArithFloatFoldsTest, Comparisons) {
  for (const Format &format : formats) {
    FloatType type = getType(format.name);
    std::vector<unsigned> codes = getCodes(format);
    std::shuffle(codes.begin(), codes.end(), random);
    codes.resize(std::min<size_t>(codes.size(), 60));
    for (int predicate = 0; predicate < 16; ++predicate) {
      Operation *op = makeOp(format.name, std::string("%r = arith.cmpf ") +
                                              predicates[predicate] +
                                              ", %a, %b : " + format.name);
      for (unsigned a : codes)
        for (unsigned b : codes) {
          bool want = evaluate(predicate, format.decode(a), format.decode(b));
          ASSERT_EQ(foldOne(op, {getCode(type, a), getCode(type, b)}),
                    BoolAttr::get(&ctx, want))
              << format.name << predicates[predicate];
        }
    }
  }
}

//===-- Conversions ------------------------------------------------------===//

/// Numbers go where they can be had exactly, and nowhere else.
TEST_F(ArithFloatFoldsTest, Conversions) {
  for (const Format &from : formats)
    for (const Format &to : formats) {
      if (from.getWidth() == to.getWidth())
        continue;
      Table table(to);
      bool isWider = from.getWidth() < to.getWidth();
      Operation *op =
          makeCast(isWider ? "arith.extf" : "arith.truncf", from.name, to.name);
      for (unsigned code : getCodes(from)) {
        double value = from.decode(code);
        std::optional<double> want = table.round(value);
        bool isExact = want && areSame(*want, value);
        Attribute got = foldOne(op, {getCode(getType(from.name), code)});
        // The payload of a NaN may be lost, so a NaN may be left unfolded.
        if (std::isnan(value)) {
          ASSERT_TRUE(!got || std::isnan(getNumber(to, got)))
              << from.name << to.name;
          continue;
        }
        ASSERT_EQ(bool(got), isExact) << from.name << to.name << value;
        if (isExact) {
          ASSERT_TRUE(areSame(getNumber(to, got), value))
              << from.name << to.name << value;
        }
      }
    }
}

TEST_F(ArithFloatFoldsTest, ConversionsOfNativeFloats) {
  Operation *trunc = makeCast("arith.truncf", "f64", "f32");
  Operation *ext = makeCast("arith.extf", "f32", "f64");
  for (double value : getNativeSamples<double>()) {
    float narrow = float(value);
    Attribute got =
        foldOne(trunc, {getCode(getType("f64"), getNativeBits(value, 64))});
    if (std::isnan(value))
      continue;
    ASSERT_EQ(bool(got), areSame(narrow, value)) << value;
    Attribute narrowAttr = getCode(getType("f32"), getNativeBits(narrow, 32));
    if (got) {
      ASSERT_EQ(got, narrowAttr) << value;
    }
    ASSERT_EQ(foldOne(ext, {narrowAttr}),
              getCode(getType("f64"), getNativeBits(double(narrow), 64)));
  }
}

TEST_F(ArithFloatFoldsTest, IntegersToSmallFormats) {
  for (const Format &format : formats) {
    Table table(format);
    for (bool isSigned : {true, false}) {
      Operation *op = makeCast(isSigned ? "arith.sitofp" : "arith.uitofp",
                               "i18", format.name);
      for (int i = 0; i < 1 << 18; i += i < 600 ? 1 : 997) {
        APInt bits(18, i);
        double value = isSigned ? double(bits.getSExtValue()) : double(i);
        std::optional<double> want = table.round(value);
        Attribute got =
            foldOne(op, {IntegerAttr::get(IntegerType::get(&ctx, 18), bits)});
        ASSERT_EQ(bool(got), bool(want)) << format.name << value;
        if (want) {
          ASSERT_TRUE(areSame(getNumber(format, got), *want))
              << format.name << " " << value << " " << getNumber(format, got);
        }
      }
    }
  }
}

TEST_F(ArithFloatFoldsTest, IntegersToNativeFloats) {
  Operation *ops[] = {makeCast("arith.sitofp", "i64", "f32"),
                      makeCast("arith.uitofp", "i64", "f32"),
                      makeCast("arith.sitofp", "i64", "f64"),
                      makeCast("arith.uitofp", "i64", "f64")};
  Type i64 = IntegerType::get(&ctx, 64);
  for (int i = 0; i < 5000; ++i) {
    uint64_t value = random() >> random() % 64;
    if (i % 2)
      value = ~value;
    Attribute attr = IntegerAttr::get(i64, APInt(64, value));
    auto check = [&](Operation *op, StringRef type, const APInt &bits) {
      ASSERT_EQ(foldOne(op, {attr}), getCode(getType(type), bits)) << value;
    };
    check(ops[0], "f32", getNativeBits(float(int64_t(value)), 32));
    check(ops[1], "f32", getNativeBits(float(value), 32));
    check(ops[2], "f64", getNativeBits(double(int64_t(value)), 64));
    check(ops[3], "f64", getNativeBits(double(value), 64));
  }
}

/// Towards zero, if the integer fits.
TEST_F(ArithFloatFoldsTest, FloatsToIntegers) {
  for (const Format &format : formats)
    for (int width : {1, 2, 7, 8, 16, 33})
      for (bool isSigned : {true, false}) {
        std::string type = "i" + std::to_string(width);
        Operation *op = makeCast(isSigned ? "arith.fptosi" : "arith.fptoui",
                                 format.name, type);
        double least = isSigned ? -std::ldexp(1, width - 1) : 0;
        double limit = std::ldexp(1, isSigned ? width - 1 : width);
        for (unsigned code : getCodes(format)) {
          double value = std::trunc(format.decode(code));
          bool fits = value >= least && value < limit;
          Attribute got = foldOne(op, {getCode(getType(format.name), code)});
          ASSERT_EQ(bool(got), fits) << format.name << type << value;
          if (fits) {
            ASSERT_EQ(got, IntegerAttr::get(IntegerType::get(&ctx, width),
                                            int64_t(value)))
                << format.name << type << value;
          }
        }
      }
}

TEST_F(ArithFloatFoldsTest, BitcastKeepsBits) {
  for (const Format &format : formats) {
    std::string type = "i" + std::to_string(format.getWidth());
    Operation *to = makeCast("arith.bitcast", format.name, type);
    Operation *from = makeCast("arith.bitcast", type, format.name);
    for (unsigned code : getCodes(format)) {
      Attribute number = getCode(getType(format.name), code);
      Attribute integer = IntegerAttr::get(to->getResult(0).getType(),
                                           APInt(format.getWidth(), code));
      ASSERT_EQ(foldOne(from, {integer}), number);
      // Codes of NaN may be many for one.
      if (!std::isnan(format.decode(code))) {
        ASSERT_EQ(foldOne(to, {number}), integer);
      }
    }
  }
}

/// Elements of dense constants fold as scalars do.
TEST_F(ArithFloatFoldsTest, ElementsAreScalars) {
  Operation *op = makeBinary("arith.divf", "vector<4xf16>");
  EXPECT_EQ(foldOne(op, {parse("dense<[1.0, 2.0, -3.0, 0.0]> : vector<4xf16>"),
                         parse("dense<2.0> : vector<4xf16>")}),
            parse("dense<[0.5, 1.0, -1.5, 0.0]> : vector<4xf16>"));
  EXPECT_EQ(foldOne(op, {parse("dense<3.0> : vector<4xf16>"),
                         parse("dense<2.0> : vector<4xf16>")}),
            parse("dense<1.5> : vector<4xf16>"));
  // One element has no encoding.
  Operation *small = makeBinary("arith.subf", "tensor<2xf8E8M0FNU>");
  EXPECT_FALSE(foldOne(small, {parse("dense<[4.0, 1.0]> : tensor<2xf8E8M0FNU>"),
                               parse("dense<2.0> : tensor<2xf8E8M0FNU>")}));
  EXPECT_FALSE(foldOne(small, {parse("dense<1.0> : tensor<2xf8E8M0FNU>"),
                               parse("dense<2.0> : tensor<2xf8E8M0FNU>")}));
}

} // namespace
