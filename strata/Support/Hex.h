// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytes to hexadecimal digits and back, at memory speed: the raw form of large
// dense constants and of resource blobs. Uses AVX2 where the processor has it.
// Left out: the `0x` prefix, byte order, and odd digit counts, which belong to
// the literal's grammar.

#ifndef STRATA_SUPPORT_HEX_H
#define STRATA_SUPPORT_HEX_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace strata {

/// Writes the digits.size() / 2 bytes that `digits` spell, in either case, to
/// `out`, first digit in the high half. Returns false if a character is no hex
/// digit or the count is odd; `out` may have been written to then.
/// The two ranges must not overlap.
[[nodiscard]] bool decodeHex(llvm::StringRef digits, uint8_t *out);

/// Writes two upper-case digits for each of `bytes` to `out`, 2 * bytes.size()
/// characters without a terminator. The two ranges must not overlap.
void encodeHex(llvm::ArrayRef<uint8_t> bytes, char *out);

} // namespace strata

#endif // STRATA_SUPPORT_HEX_H
