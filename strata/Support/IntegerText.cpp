// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <vector>

using namespace strata;

using Word = APInt::WordType;
__extension__ using DoubleWord = unsigned __int128;

/// Decimal digits are read in groups, one word each.
static constexpr size_t WordDigits = 19;

/// The number of digits in each group of 32 bits.
static constexpr unsigned GroupDigits = 9;
static constexpr uint64_t GroupBase = 1000000000;

/// Products of fewer words are made word by word.
static constexpr unsigned KaratsubaWords = 32;

/// Sets `words`, the lowest one first, to the number `digits`; false if there
/// are other characters.
static bool readHex(StringRef digits, SmallVectorImpl<Word> &words) {
  words.assign(digits.size() / 16 + 1, 0);
  for (auto [i, digit] : llvm::enumerate(llvm::reverse(digits))) {
    unsigned value = llvm::hexDigitValue(digit);
    if (value > 15)
      return false;
    words[i / 16] |= uint64_t(value) << (i % 16 * 4);
  }
  return true;
}

/// Sets the `2 * count` words at `out`, lowest first, to the product of the `count` words at
/// `lhs` and those at `rhs`, word by word. APInt's function does it with halves of words,
/// which takes ten times as long.
static void multiplyWords(Word *out, const Word *lhs, const Word *rhs,
                          unsigned count) {
  std::fill(out, out + 2 * count, 0);
  for (unsigned i = 0; i < count; ++i) {
    Word carry = 0;
    for (unsigned k = 0; k < count; ++k) {
      DoubleWord sum = DoubleWord(lhs[i]) * rhs[k] + out[i + k] + carry;
      out[i + k] = Word(sum);
      carry = Word(sum >> APInt::APINT_BITS_PER_WORD);
    }
    out[i + count] = carry;
  }
}

/// Sets the `2 * count` words at `out`, lowest first, to the product of the `count` words at
/// `lhs` and those at `rhs`, by Karatsuba's method: three products of half as many words.
static void multiply(Word *out, const Word *lhs, const Word *rhs,
                     unsigned count) {
  if (count < KaratsubaWords)
    return multiplyWords(out, lhs, rhs, count);
  unsigned low = count / 2, high = count - low;
  multiply(out, lhs, rhs, low);
  multiply(out + 2 * low, lhs + low, rhs + low, high);
  unsigned size = high + 1;
  std::vector<Word> sums(2 * size), middle(2 * size);
  for (auto [half, sum] :
       {std::pair(lhs, sums.data()), std::pair(rhs, sums.data() + size)}) {
    std::copy(half + low, half + count, sum);
    APInt::tcAddPart(sum + low, APInt::tcAdd(sum, half, 0, low), size - low);
  }
  multiply(middle.data(), sums.data(), sums.data() + size, size);
  for (auto [product, words] :
       {std::pair(out, 2 * low), std::pair(out + 2 * low, 2 * high)})
    APInt::tcSubtractPart(middle.data() + words,
                          APInt::tcSubtract(middle.data(), product, 0, words),
                          2 * size - words);
  // The last word of `middle` is zero, and there may be no place for it.
  unsigned added = 2 * size - 1;
  APInt::tcAddPart(out + low + added,
                   APInt::tcAdd(out + low, middle.data(), 0, added),
                   2 * count - low - added);
}

/// At least as many words as a number of `digits` decimal digits has.
static size_t getNumWords(size_t digits) {
  return digits * 3322 / (1000 * APInt::APINT_BITS_PER_WORD) + 1;
}

/// Groups of digits become words, then pairs of neighbours one number of twice as many
/// digits until there is one. 5 million digits take 4 s, and one group after the other a
/// minute.
static bool readDecimal(StringRef digits, SmallVectorImpl<Word> &words) {
  // Without digits, there is a word.
  size_t count = llvm::PowerOf2Ceil(digits.size() / WordDigits + 1);
  size_t length = llvm::divideCeil(digits.size(), count);
  Word base = 1;
  for (size_t i = 0; i < length; ++i)
    base *= 10;
  words.assign(count, 0);
  for (Word &word : words) {
    for (char digit : digits.take_back(length)) {
      if (!llvm::isDigit(digit))
        return false;
      word = word * 10 + Word(digit - '0');
    }
    digits = digits.drop_back(std::min(digits.size(), length));
  }
  std::vector<Word> power{base}, product;
  for (; count > 1; count /= 2, length *= 2) {
    size_t size = power.size(), next = getNumWords(2 * length);
    product.resize(2 * size);
    // Pairs are replaced in place.
    for (size_t i = 0; i < count / 2; ++i) {
      const Word *low = &words[2 * i * size];
      multiply(product.data(), low + size, power.data(), unsigned(size));
      APInt::tcAddPart(&product[size],
                       APInt::tcAdd(product.data(), low, 0, unsigned(size)),
                       unsigned(size));
      std::copy_n(product.data(), next, &words[i * next]);
    }
    words.truncate(count / 2 * next);
    if (count > 2) {
      multiply(product.data(), power.data(), power.data(), unsigned(size));
      power.assign(product.begin(), product.begin() + ptrdiff_t(next));
    }
  }
  return true;
}

std::optional<APInt> strata::parseUnsignedInteger(StringRef digits,
                                                  unsigned radix,
                                                  unsigned maxBits) {
  assert((radix == 10 || radix == 16) && "a radix without conversion");
  if (digits.empty())
    return std::nullopt;
  digits = digits.ltrim('0');
  // A digit is at least 3 bits, except for the first one.
  if (digits.size() > size_t(maxBits) / 3 + 1)
    return std::nullopt;
  SmallVector<Word, 4> words;
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
