// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the parsers of `dense` and `array` attributes: numbers read from
// the text without tokens, and numbers written as bytes.
#ifndef STRATA_ASM_PARSER_DENSEPARSERDETAIL_H
#define STRATA_ASM_PARSER_DENSEPARSERDETAIL_H

#include "strata/Asm/Source/Lexer.h"
#include "strata/Support/FloatText.h"

#include "llvm/ADT/APInt.h"

#include <cstring>

namespace strata {

/// Appends the low `width` bits of `value`, in whole bytes.
inline void appendBits(const APInt &value, unsigned width,
                       SmallVectorImpl<uint8_t> &bytes) {
  for (unsigned bit = 0; bit < width; bit += 8)
    bytes.push_back(
        uint8_t(value.extractBitsAsZExtValue(std::min(8u, width - bit), bit)));
}

/// Reads `[[1, 2], [3, 4]]` into bytes, given the type. Any doubt is failure.
struct FastElements {
  const char *p, *end;
  ArrayRef<int64_t> shape;
  uint8_t *out;

  void blanks() {
    while (p != end && CharClass::is(*p, CharClass::Space))
      ++p;
  }
  template <typename Scalar> bool list(size_t dim, Scalar &&scalar) {
    blanks();
    if (p == end || *p != '[')
      return false;
    ++p;
    int64_t size = shape[dim];
    for (int64_t i = 0; i < size; ++i) {
      if (i) {
        blanks();
        if (p == end || *p != ',')
          return false;
        ++p;
      }
      blanks();
      if (dim + 1 == shape.size() ? !scalar() : !list(dim + 1, scalar))
        return false;
    }
    blanks();
    if (p == end || *p != ']')
      return false;
    ++p;
    return true;
  }
  /// The extent of a number: sign, digits and, for floats, point and exponent.
  StringRef number(bool isFloat) {
    const char *start = p;
    if (p != end && *p == '-')
      ++p;
    const char *digits = p;
    while (p != end && CharClass::is(*p, CharClass::Digit))
      ++p;
    if (p == digits || (p - digits > 1 && *digits == '0' && !isFloat))
      return {};
    if (isFloat) {
      if (p == end || *p != '.')
        return {};
      ++p;
      while (p != end && CharClass::is(*p, CharClass::Digit))
        ++p;
      if (p != end && (*p == 'e' || *p == 'E')) {
        ++p;
        if (p != end && (*p == '+' || *p == '-'))
          ++p;
        const char *exponent = p;
        while (p != end && CharClass::is(*p, CharClass::Digit))
          ++p;
        if (p == exponent)
          return {};
      }
    }
    if (p != end && (CharClass::is(*p, CharClass::IdBody)))
      return {};
    return {start, size_t(p - start)};
  }
  bool float32() {
    StringRef text = number(true);
    float value;
    if (text.empty() || !parseFloat32(text, value))
      return false;
    std::memcpy(out, &value, 4);
    out += 4;
    return true;
  }
  bool float64() {
    StringRef text = number(true);
    double value;
    if (text.empty() || !parseFloat64(text, value))
      return false;
    std::memcpy(out, &value, 8);
    out += 8;
    return true;
  }
  /// Integers of up to 64 bits, in whole bytes, in the range of the type.
  bool integer(unsigned width, bool isSigned, bool isUnsigned) {
    StringRef text = number(false);
    bool negative = !text.empty() && text[0] == '-';
    StringRef digits = negative ? text.drop_front() : text;
    if (digits.empty() || digits.size() > 18)
      return false;
    uint64_t value = 0;
    for (char c : digits)
      value = value * 10 + (c - '0');
    if (negative) {
      if (isUnsigned || value == 0 || value > (uint64_t(1) << (width - 1)))
        return false;
      value = -value;
    } else if (width < 64 &&
               value >= (uint64_t(1) << (isSigned ? width - 1 : width))) {
      return false;
    }
    std::memcpy(out, &value, width / 8);
    out += width / 8;
    return true;
  }
};

} // namespace strata

#endif // STRATA_ASM_PARSER_DENSEPARSERDETAIL_H
