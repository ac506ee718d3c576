// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts of integers of any width. APInt converts them digit by digit, and reads a number in
// time cubic in its length: 60,000 digits took minutes.
#ifndef STRATA_SUPPORT_INTEGERTEXT_H
#define STRATA_SUPPORT_INTEGERTEXT_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/APInt.h"

#include <optional>

namespace strata {

/// The number that `digits` are in `radix`, which is 10 or 16; as wide as it needs to be, at
/// least one bit. None if there are no digits, other characters, or if the number takes more
/// than `maxBits` bits.
std::optional<APInt> parseUnsignedInteger(StringRef digits, unsigned radix,
                                          unsigned maxBits);

/// Numbers of more bits are written in hexadecimal, which takes linear time.
constexpr unsigned MaxDecimalBits = 1 << 18;

/// Appends the decimal digits of `value`, or `0x` and its hexadecimal ones if it has more
/// than MaxDecimalBits significant bits, with a sign if it is negative and `isSigned`.
void appendInteger(const APInt &value, bool isSigned,
                   SmallVectorImpl<char> &out);

} // namespace strata

#endif // STRATA_SUPPORT_INTEGERTEXT_H
