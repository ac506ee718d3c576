// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

using namespace strata;

/// Decimal digits are converted in groups, one number of 32 bits each.
static constexpr unsigned GroupDigits = 9;
static constexpr uint64_t GroupBase = 1000000000;

/// Makes `words`, the lowest one first, what `digits` are; false if there are others.
static bool readHex(StringRef digits, SmallVectorImpl<uint64_t> &words) {
  words.assign(digits.size() / 16 + 1, 0);
  for (auto [i, digit] : llvm::enumerate(llvm::reverse(digits))) {
    unsigned value = llvm::hexDigitValue(digit);
    if (value > 15)
      return false;
    words[i / 16] |= uint64_t(value) << (i % 16 * 4);
  }
  return true;
}

static bool readDecimal(StringRef digits, SmallVectorImpl<uint64_t> &words) {
  SmallVector<uint32_t, 8> limbs;
  while (!digits.empty()) {
    // The first group has what is left over.
    size_t count = (digits.size() - 1) % GroupDigits + 1;
    uint64_t carry = 0;
    for (char digit : digits.take_front(count)) {
      if (!llvm::isDigit(digit))
        return false;
      carry = carry * 10 + uint64_t(digit - '0');
    }
    digits = digits.drop_front(count);
    for (uint32_t &limb : limbs) {
      uint64_t product = limb * GroupBase + carry;
      limb = uint32_t(product);
      carry = product >> 32;
    }
    if (carry)
      limbs.push_back(uint32_t(carry));
  }
  words.assign(limbs.size() / 2 + 1, 0);
  for (auto [i, limb] : llvm::enumerate(limbs))
    words[i / 2] |= uint64_t(limb) << (i % 2 * 32);
  return true;
}

std::optional<APInt> strata::parseUnsignedInteger(StringRef digits,
                                                  unsigned radix,
                                                  unsigned maxBits) {
  assert((radix == 10 || radix == 16) && "a radix without conversion");
  if (digits.empty())
    return std::nullopt;
  digits = digits.ltrim('0');
  // A digit is at least 3 bits, but for the first one.
  if (digits.size() > size_t(maxBits) / 3 + 1)
    return std::nullopt;
  SmallVector<uint64_t, 4> words;
  if (!(radix == 10 ? readDecimal(digits, words) : readHex(digits, words)))
    return std::nullopt;
  APInt value(unsigned(words.size()) * 64, words);
  unsigned bits = std::max(value.getActiveBits(), 1u);
  if (bits > maxBits && !value.isZero())
    return std::nullopt;
  return value.trunc(bits);
}

/// Appends the digits of `value`, which is positive.
static void appendDecimal(const APInt &value, SmallVectorImpl<char> &out) {
  SmallVector<uint32_t, 16> limbs;
  for (unsigned i = 0, count = value.getActiveWords(); i < count; ++i) {
    limbs.push_back(uint32_t(value.getRawData()[i]));
    limbs.push_back(uint32_t(value.getRawData()[i] >> 32));
  }
  size_t begin = out.size();
  while (!limbs.empty()) {
    uint64_t rest = 0;
    for (uint32_t &limb : llvm::reverse(limbs)) {
      uint64_t dividend = rest << 32 | limb;
      limb = uint32_t(dividend / GroupBase);
      rest = dividend % GroupBase;
    }
    while (!limbs.empty() && !limbs.back())
      limbs.pop_back();
    for (unsigned i = 0; i < GroupDigits && (rest || !limbs.empty()); ++i) {
      out.push_back(char('0' + rest % 10));
      rest /= 10;
    }
  }
  std::reverse(out.begin() + begin, out.end());
}

void strata::appendInteger(const APInt &value, bool isSigned,
                           SmallVectorImpl<char> &out) {
  bool isNegative = isSigned && value.isNegative();
  APInt magnitude = isNegative ? -value : value;
  if (isNegative)
    out.push_back('-');
  if (magnitude.isZero())
    return out.push_back('0');
  if (magnitude.getActiveBits() <= MaxDecimalBits)
    return appendDecimal(magnitude, out);
  out.push_back('0');
  out.push_back('x');
  // The lowest digit is the last one.
  for (unsigned i = (magnitude.getActiveBits() + 3) / 4; i-- > 0;)
    out.push_back(llvm::hexdigit(
        unsigned(magnitude.getRawData()[i / 16] >> (i % 16 * 4) & 15)));
}
