// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing. The digits MLIR prints are those of APFloat::toString, which cuts
// the exact decimal number N * 10^e to about P digits before it rounds to P. So
// the result is either the exact value rounded half up to P digits, or, when
// the cut already left only P digits, the exact value truncated to them. Both
// can be read off floor(value * 10^power), taken with 18 or 19 digits:
//
//   scale      one 64 x 128 bit product with a table of powers of ten; the
//              error is below two units in the last of 128 bits, so the floor
//              is certain unless the dropped part is all ones
//   takeDigits the first P digits, and the decision between the two cases
//   readsBack  whether the six-digit form lies within half an ulp of the value
//
// Every step may answer "too close to call"; then, and for f80 and f128, the
// text comes from APFloat itself (a microsecond or more). Kinds with at most 11
// bits of precision go through f64; their six digits always read back.
//
// Parsing. At most 19 digits with a small power of ten need one exact multiply
// or divide; std::from_chars does the rest, and APFloat what that refuses
// (overflow, underflow, absurd exponents).
//
// One file, though long: the text rules and their table have one user.

#include "strata/Support/FloatText.h"

#include "llvm/ADT/APInt.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>

using llvm::APFloat;
using llvm::APInt;
using llvm::SmallVectorImpl;
using llvm::StringRef;

namespace {

__extension__ using Wide = unsigned __int128;

//===----------------------------------------------------------------------===//
// Powers of ten
//===----------------------------------------------------------------------===//

/// The first 128 bits of a power of ten, truncated; the top bit is set.
struct PowerOfTen {
  uint64_t high;
  uint64_t low;
};

constexpr int minPower = -291;
constexpr int maxPower = 341;
/// 5^55 is the largest power of five that 128 bits hold exactly.
constexpr int maxExactPower = 55;

/// A fixed-size little-endian integer for building the table at compile time.
/// 27 words hold 5^341 and keep 188 bits of 2^863 / 5^291.
struct TableInteger {
  std::array<uint32_t, 27> words{};

  constexpr void multiplyBy5() {
    uint64_t carry = 0;
    for (uint32_t &word : words) {
      carry += uint64_t(word) * 5;
      word = uint32_t(carry);
      carry >>= 32;
    }
  }

  constexpr void divideBy5() {
    uint64_t rest = 0;
    for (size_t i = words.size(); i-- > 0;) {
      rest = (rest << 32) | words[i];
      words[i] = uint32_t(rest / 5);
      rest %= 5;
    }
  }

  constexpr PowerOfTen leadingBits() const {
    size_t top = words.size() - 1;
    while (words[top] == 0)
      --top;
    auto word = [&](size_t back) -> uint64_t {
      return back <= top ? words[top - back] : 0;
    };
    int shift = std::countl_zero(words[top]);
    uint64_t high = word(0) << 32 | word(1);
    uint64_t low = word(2) << 32 | word(3);
    if (shift == 0)
      return {high, low};
    return {high << shift | low >> (64 - shift),
            low << shift | word(4) >> (32 - shift)};
  }
};

/// Dividing floors again and again gives the floor of the whole quotient, so
/// the negative powers are exact truncations as well.
consteval std::array<PowerOfTen, maxPower - minPower + 1> makePowers() {
  std::array<PowerOfTen, maxPower - minPower + 1> powers{};
  TableInteger positive;
  positive.words[0] = 1;
  for (int power = 0; power <= maxPower; ++power) {
    powers[power - minPower] = positive.leadingBits();
    positive.multiplyBy5();
  }
  TableInteger negative;
  negative.words.back() = uint32_t(1) << 31;
  for (int power = -1; power >= minPower; --power) {
    negative.divideBy5();
    powers[power - minPower] = negative.leadingBits();
  }
  return powers;
}

constexpr std::array<PowerOfTen, maxPower - minPower + 1> powers = makePowers();

template <uint64_t Base, size_t Count> consteval auto makeSmallPowers() {
  std::array<uint64_t, Count> result{};
  uint64_t power = 1;
  for (uint64_t &entry : result) {
    entry = power;
    power *= Base;
  }
  return result;
}

constexpr auto smallPowersOf10 = makeSmallPowers<10, 20>();
constexpr auto smallPowersOf5 = makeSmallPowers<5, 28>();

/// floor(log2(10^power)), checked for the powers of the table.
constexpr int log2OfPowerOf10(int power) { return (power * 217706) >> 16; }

/// floor(log10(2^exponent)), checked for the exponents of f64.
constexpr int log10OfPowerOf2(int exponent) { return (exponent * 78913) >> 18; }

//===----------------------------------------------------------------------===//
// Digits
//===----------------------------------------------------------------------===//

/// A positive number `significand` * 2^`exponent`. `narrowBelow` says that the
/// next smaller value of its type is only half as far away as the next larger.
struct BinaryNumber {
  uint64_t significand;
  int exponent;
  bool narrowBelow;
};

/// number * 10^`power` = `integer` + `fraction` / 2^`fractionBits`, and half an
/// ulp in units of `fraction`; `fraction` and `halfUlp` may be too small by up
/// to two units. `integer` is exact and has `digitCount` digits, 18 or 19.
struct ScaledNumber {
  uint64_t integer;
  Wide fraction;
  Wide halfUlp;
  int fractionBits;
  int power;
  int digitCount;
};

/// `digits` * 10^`exponent`, where `digits` has `count` digits.
struct DecimalNumber {
  uint64_t digits;
  int exponent;
  int count;
};

enum class Answer { No, Yes, Unknown };

} // namespace

static bool isMultipleOfPowerOf10(const BinaryNumber &number, int power) {
  if (power >= int(smallPowersOf5.size()) ||
      number.significand % smallPowersOf5[power] != 0)
    return false;
  return std::countr_zero(number.significand) + number.exponent >= power;
}

static bool scale(const BinaryNumber &number, ScaledNumber &result) {
  int leadingZeros = std::countl_zero(number.significand);
  int topExponent = 63 - leadingZeros + number.exponent;
  int power = 17 - log10OfPowerOf2(topExponent);
  const PowerOfTen &ten = powers[power - minPower];
  int tenExponent = log2OfPowerOf10(power) - 127;

  // The top 128 bits of the 192-bit product, as a fixed-point number.
  uint64_t normalized = number.significand << leadingZeros;
  Wide product = Wide(normalized) * ten.high +
                 uint64_t((Wide(normalized) * ten.low) >> 64);
  int fractionBits = -(number.exponent - leadingZeros + tenExponent) - 64;
  Wide unit = Wide(1) << fractionBits;
  uint64_t integer = uint64_t(product >> fractionBits);
  Wide fraction = product & (unit - 1);
  bool isExact = power >= 0 && power <= maxExactPower;
  if (!isExact && fraction >= unit - 2) {
    if (power >= 0 || !isMultipleOfPowerOf10(number, -power))
      return false;
    ++integer;
    fraction = 0;
  }
  Wide halfUlp = (Wide(ten.high) << 64 | ten.low) >> (65 - leadingZeros);
  int digitCount = integer >= smallPowersOf10[18] ? 19 : 18;
  result = {integer, fraction, halfUlp, fractionBits, power, digitCount};
  return true;
}

/// Whether cutting the exact decimal form of `number` to the working size for
/// `precision` digits leaves more than `precision` digits, so that it is
/// rounded.
static Answer isRounded(const BinaryNumber &number, const ScaledNumber &scaled,
                        int precision, int workingBits) {
  int trailingZeros = std::countr_zero(number.significand);
  uint64_t odd = number.significand >> trailingZeros;
  int exponent = number.exponent + trailingZeros;
  int digitCount = scaled.digitCount - scaled.power;
  int bitCount = 64 - std::countl_zero(odd) + exponent;
  if (exponent < 0) {
    constexpr double log2Of5 = 2.321928094887362347870319;
    double size = std::log2(double(odd)) - exponent * log2Of5;
    if (std::abs(size - std::nearbyint(size)) < 1e-9)
      return Answer::Unknown;
    digitCount -= exponent;
    bitCount = int(size) + 1;
  }
  int excess = bitCount - workingBits;
  int cut = excess > 0 ? excess * 59 / 196 : 0;
  return digitCount - cut > precision ? Answer::Yes : Answer::No;
}

/// The first `precision` digits as APFloat::toString chooses them; a carry out
/// of the first digit gives 10^`precision`, still counted as `precision`
/// digits.
static bool takeDigits(const BinaryNumber &number, const ScaledNumber &scaled,
                       int precision, DecimalNumber &result) {
  int dropped = scaled.digitCount - precision;
  uint64_t unit = smallPowersOf10[dropped];
  uint64_t digits = scaled.integer / unit;
  uint64_t rest = scaled.integer - digits * unit;
  if (rest >= unit / 2) {
    // A number that was cut keeps at least 2^(workingBits - 1).
    int workingBits = (precision * 196 + 58) / 59;
    Answer rounded = Answer::Yes;
    if (digits >> (workingBits - 1) != 0)
      rounded = isRounded(number, scaled, precision, workingBits);
    if (rounded == Answer::Unknown)
      return false;
    digits += rounded == Answer::Yes;
  }
  result = {digits, dropped - scaled.power, precision};
  return true;
}

static Answer readsBack(const BinaryNumber &number, const ScaledNumber &scaled,
                        const DecimalNumber &decimal) {
  uint64_t candidate =
      decimal.digits * smallPowersOf10[scaled.digitCount - decimal.count];
  bool isBelow = candidate <= scaled.integer;
  Wide whole =
      isBelow ? scaled.integer - candidate : candidate - scaled.integer;
  Wide distance = whole << scaled.fractionBits;
  distance = isBelow ? distance + scaled.fraction : distance - scaled.fraction;
  Wide limit = scaled.halfUlp;
  if (isBelow && number.narrowBelow)
    limit /= 2;
  constexpr unsigned error = 4;
  if (distance + error < limit)
    return Answer::Yes;
  return distance > limit + error ? Answer::No : Answer::Unknown;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static void append(SmallVectorImpl<char> &out, StringRef text) {
  out.append(text.begin(), text.end());
}

/// Writes `value` so that it ends before `end`; returns the first character.
static char *writeBackwards(uint64_t value, char *end) {
  do {
    *--end = char('0' + value % 10);
    value /= 10;
  } while (value != 0);
  return end;
}

static void appendExponent(int exponent, char letter, int minDigits,
                           SmallVectorImpl<char> &out) {
  char buffer[8];
  char *end = buffer + sizeof(buffer);
  char *begin = writeBackwards(std::abs(exponent), end);
  while (end - begin < minDigits)
    *--begin = '0';
  *--begin = exponent < 0 ? '-' : '+';
  *--begin = letter;
  out.append(begin, end);
}

static void appendHex(const APInt &bits, SmallVectorImpl<char> &out) {
  append(out, "0x");
  bits.toString(out, /*Radix=*/16, /*Signed=*/false);
}

/// Appends one word in hex; APInt::toString would take 100 ns.
static void appendHex(uint64_t bits, SmallVectorImpl<char> &out) {
  append(out, "0x");
  for (int shift = (63 - std::countl_zero(bits | 1)) & ~3; shift >= 0;
       shift -= 4)
    out.push_back("0123456789ABCDEF"[bits >> shift & 15]);
}

/// Appends `d.ddddd0e+XX`.
static void appendSixDigits(DecimalNumber decimal, SmallVectorImpl<char> &out) {
  if (decimal.digits == smallPowersOf10[6]) {
    decimal.digits /= 10;
    ++decimal.exponent;
  }
  char buffer[8] = {0, 0, 0, 0, 0, 0, 0, '0'};
  writeBackwards(decimal.digits, buffer + 7);
  buffer[0] = buffer[1];
  buffer[1] = '.';
  out.append(buffer, buffer + 8);
  appendExponent(decimal.exponent + 5, 'e', 2, out);
}

/// Appends all digits; returns false and appends nothing if the text would be
/// an integer.
static bool appendAllDigits(const DecimalNumber &decimal,
                            SmallVectorImpl<char> &out) {
  uint64_t digits = decimal.digits;
  int exponent = decimal.exponent;
  for (; digits % 10 == 0; digits /= 10)
    ++exponent;
  char buffer[24];
  char *end = buffer + sizeof(buffer);
  char *begin = writeBackwards(digits, end);
  int count = int(end - begin);
  int first = exponent + count - 1;

  bool isScientific = exponent >= 0
                          ? exponent > 3 || count + exponent > decimal.count
                          : first < -3;
  if (isScientific) {
    out.push_back(*begin++);
    out.push_back('.');
    out.append(begin, end);
    if (count == 1)
      out.push_back('0');
    appendExponent(first, 'E', 1, out);
    return true;
  }
  if (exponent >= 0)
    return false;
  if (first < 0) {
    append(out, StringRef("0.00", size_t(1 - first)));
    out.append(begin, end);
    return true;
  }
  out.append(begin, begin + first + 1);
  out.push_back('.');
  out.append(begin + first + 1, end);
  return true;
}

/// The rule itself, spelled with APFloat; correct for every finite value.
static void printSlowly(const APFloat &value, SmallVectorImpl<char> &out) {
  size_t begin = out.size();
  value.toString(out, /*FormatPrecision=*/6, /*FormatMaxPadding=*/0,
                 /*TruncateZero=*/false);
  StringRef text(out.data() + begin, out.size() - begin);
  if (APFloat(value.getSemantics(), text).bitwiseIsEqual(value))
    return;
  out.truncate(begin);
  value.toString(out);
  text = StringRef(out.data() + begin, out.size() - begin);
  if (text.contains('.'))
    return;
  out.truncate(begin);
  appendHex(value.bitcastToAPInt(), out);
}

/// Appends the text of a positive number without its sign. `fullPrecision` is
/// the digit count of the full form, or 0 if six digits always read back.
/// Returns No if hex is needed, Unknown if only exact arithmetic can tell.
static Answer printDigits(const BinaryNumber &number, int fullPrecision,
                          SmallVectorImpl<char> &out) {
  ScaledNumber scaled;
  DecimalNumber decimal;
  if (!scale(number, scaled) || !takeDigits(number, scaled, 6, decimal))
    return Answer::Unknown;
  Answer isShort = Answer::Yes;
  if (fullPrecision != 0)
    isShort = readsBack(number, scaled, decimal);
  if (isShort == Answer::Yes) {
    appendSixDigits(decimal, out);
    return Answer::Yes;
  }
  if (isShort == Answer::Unknown ||
      !takeDigits(number, scaled, fullPrecision, decimal))
    return Answer::Unknown;
  return appendAllDigits(decimal, out) ? Answer::Yes : Answer::No;
}

/// Prints the IEEE value with these `bits`; `Host` is float or double.
template <typename Host, typename Bits>
static void printHostFloat(Bits bits, SmallVectorImpl<char> &out) {
  constexpr int width = sizeof(Bits) * 8;
  constexpr int mantissaBits = width == 32 ? 23 : 52;
  constexpr int maxExponentField = (1 << (width - 1 - mantissaBits)) - 1;
  constexpr Bits hiddenBit = Bits(1) << mantissaBits;
  Bits mantissa = bits & (hiddenBit - 1);
  int exponentField = int(bits >> mantissaBits) & maxExponentField;
  if (exponentField == maxExponentField)
    return appendHex(bits, out);

  size_t begin = out.size();
  if (bits >> (width - 1) != 0)
    out.push_back('-');
  if (exponentField == 0 && mantissa == 0)
    return append(out, "0.000000e+00");
  BinaryNumber number{mantissa, 1 - maxExponentField / 2 - mantissaBits, false};
  if (exponentField != 0) {
    number.narrowBelow = mantissa == 0 && exponentField > 1;
    number.significand |= hiddenBit;
    number.exponent += exponentField - 1;
  }
  Answer done = printDigits(number, width == 32 ? 9 : 17, out);
  if (done == Answer::Yes)
    return;
  out.truncate(begin);
  if (done == Answer::No)
    return appendHex(bits, out);
  printSlowly(APFloat(std::bit_cast<Host>(bits)), out);
}

/// Prints a finite, non-zero value of a kind with few bits of precision.
static void printSmallKind(const APFloat &value, SmallVectorImpl<char> &out) {
  int exponent;
  double fraction = std::frexp(std::abs(value.convertToDouble()), &exponent);
  BinaryNumber number{uint64_t(std::ldexp(fraction, 53)), exponent - 53, false};
  size_t begin = out.size();
  if (value.isNegative())
    out.push_back('-');
  if (printDigits(number, 0, out) == Answer::Yes)
    return;
  out.truncate(begin);
  printSlowly(value, out);
}

void strata::printFloat(const APFloat &value, SmallVectorImpl<char> &out) {
  const llvm::fltSemantics &semantics = value.getSemantics();
  if (&semantics == &APFloat::IEEEsingle())
    return printHostFloat<float>(
        uint32_t(value.bitcastToAPInt().getZExtValue()), out);
  if (&semantics == &APFloat::IEEEdouble())
    return printHostFloat<double>(value.bitcastToAPInt().getZExtValue(), out);
  if (!value.isFinite())
    return appendHex(value.bitcastToAPInt(), out);
  if (APFloat::semanticsPrecision(semantics) <= 11 && !value.isZero())
    return printSmallKind(value, out);
  printSlowly(value, out);
}

void strata::printFloat32(float value, SmallVectorImpl<char> &out) {
  printHostFloat<float>(std::bit_cast<uint32_t>(value), out);
}

void strata::printFloat64(double value, SmallVectorImpl<char> &out) {
  printHostFloat<double>(std::bit_cast<uint64_t>(value), out);
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

namespace {

/// A decimal literal: +-`digits` * 10^`exponent`, where `digits` is meaningful
/// only if `digitCount`, without leading zeros, is at most 19.
struct DecimalLiteral {
  uint64_t digits = 0;
  int digitCount = 0;
  int exponent = 0;
  int writtenExponent = 0;
  bool isNegative = false;
};

} // namespace

/// The exponent from which APFloat reads all exponents as this; see
/// parseSlowly.
static constexpr int hugeExponent = 20000;

static bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Adds the digits at `current` to `literal`; returns how many there were.
static ptrdiff_t scanDigits(const char *&current, const char *end,
                            DecimalLiteral &literal) {
  const char *begin = current;
  for (; current != end && isDigit(*current); ++current) {
    literal.digits = literal.digits * 10 + uint64_t(*current - '0');
    literal.digitCount += literal.digits != 0 || literal.digitCount != 0;
  }
  return current - begin;
}

static bool scanExponent(const char *current, const char *end,
                         DecimalLiteral &literal) {
  if (*current != 'e' && *current != 'E')
    return false;
  ++current;
  bool isNegative = current != end && *current == '-';
  if (current != end && (*current == '-' || *current == '+'))
    ++current;
  if (current == end)
    return false;
  int exponent = 0;
  for (; current != end; ++current) {
    if (!isDigit(*current))
      return false;
    if (exponent < hugeExponent)
      exponent = exponent * 10 + (*current - '0');
  }
  literal.writtenExponent = isNegative ? -exponent : exponent;
  return true;
}

static bool scan(StringRef text, DecimalLiteral &literal) {
  const char *current = text.begin();
  const char *end = text.end();
  if (current != end && *current == '-') {
    literal.isNegative = true;
    ++current;
  }
  if (scanDigits(current, end, literal) == 0 || current == end ||
      *current++ != '.')
    return false;
  literal.exponent = -int(scanDigits(current, end, literal));
  if (current != end && !scanExponent(current, end, literal))
    return false;
  literal.exponent += literal.writtenExponent;
  return true;
}

/// MLIR reads through APFloat, which clamps exponents at 24000, so that a
/// number with thousands of digits can come out wrong; be wrong with it.
static double parseSlowly(StringRef decimal) {
  return APFloat(APFloat::IEEEdouble(), decimal).convertToDouble();
}

bool strata::parseFloat64(StringRef decimal, double &value) {
  // The powers of ten a double holds exactly, with 53 bits for the digits: one
  // operation on exact operands is correctly rounded.
  static constexpr double powersOf10[] = {
      1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
      1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  DecimalLiteral literal;
  if (!scan(decimal, literal))
    return false;
  if (literal.digitCount <= 19 && literal.digits <= uint64_t(1) << 53 &&
      literal.exponent >= -22 && literal.exponent <= 22) {
    double digits = double(literal.digits);
    double result = literal.exponent < 0
                        ? digits / powersOf10[-literal.exponent]
                        : digits * powersOf10[literal.exponent];
    value = literal.isNegative ? -result : result;
    return true;
  }
  double result;
  std::from_chars_result read =
      std::from_chars(decimal.begin(), decimal.end(), result);
  bool isHuge = std::abs(literal.writtenExponent) >= hugeExponent;
  bool isRead = read.ec == std::errc() && read.ptr == decimal.end();
  value = isRead && !isHuge ? result : parseSlowly(decimal);
  return true;
}

bool strata::parseFloat32(StringRef decimal, float &value) {
  double wide;
  if (!parseFloat64(decimal, wide))
    return false;
  value = static_cast<float>(wide);
  return true;
}

std::optional<APFloat> strata::parseFloat(StringRef decimal,
                                          const llvm::fltSemantics &semantics) {
  double wide;
  if (!parseFloat64(decimal, wide))
    return std::nullopt;
  APFloat value(wide);
  bool losesInfo;
  if (&semantics != &APFloat::IEEEdouble())
    value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value;
}
