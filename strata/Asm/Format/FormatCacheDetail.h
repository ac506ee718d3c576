// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about operations that formats print, found again for operations that are alike.
#ifndef STRATA_ASM_FORMAT_FORMATCACHEDETAIL_H
#define STRATA_ASM_FORMAT_FORMATCACHEDETAIL_H

#include "strata/Definition/Segments.h"
#include "strata/IR/Verify/SignatureCacheDetail.h"

#include <array>

namespace strata {

/// The facts about printing by a format that operations with one signature with regions
/// (IR/Verify/SignatureCacheDetail.h) share.
struct FormatFacts {
  /// The most slots of operands, results, or named arguments whose segments are remembered,
  /// and of attributes.
  static constexpr size_t MaxSlots = 8, MaxAttributes = 32;
  enum class Verdict : uint8_t { Unknown, Accepted, Refused };
  /// Whether the format can print them.
  Verdict verdict = Verdict::Unknown;
  /// By slot: attributes that have another value than the one that is not written, and
  /// those that are printed outside of dictionaries.
  uint32_t setAttributes = 0, printedAttributes = 0;
  std::array<Segment, MaxSlots> operands, results;
  /// The arguments of the only region with named arguments.
  std::array<Segment, MaxSlots> arguments;
};
/// The facts of one thread.
class FormatCache : public detail::SignatureCache<FormatFacts> {};

} // namespace strata

#endif // STRATA_ASM_FORMAT_FORMATCACHEDETAIL_H
