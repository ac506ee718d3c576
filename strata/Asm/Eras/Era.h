// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Eras of MLIR text. The era of a text is a set of possible eras, which its markers
// narrow. A parser with an empty set reads today's text only; with any other set it
// also accepts the older forms of the grammar (docs/decisions/0015).
#ifndef STRATA_ASM_ERAS_ERA_H
#define STRATA_ASM_ERAS_ERA_H

#include "strata/Support/LLVM.h"

#include <optional>
#include <string>

namespace strata {

/// The versions until December 2019; LLVM 10 to 12; LLVM 13 and 14; LLVM 15 and
/// later.
enum class Era : uint8_t { Y2019, Y2020, Y2021, Current };

/// A set of eras.
class EraSet {
public:
  constexpr EraSet() = default;
  constexpr EraSet(Era era) : bits(uint8_t(1u << unsigned(era))) {}
  /// All that there are.
  static constexpr EraSet all() { return EraSet(uint8_t(15)); }

  constexpr bool empty() const { return !bits; }
  constexpr bool contains(Era era) const { return bits >> unsigned(era) & 1; }
  /// Whether only eras before the current one are possible.
  constexpr bool isOlder() const { return bits && !contains(Era::Current); }
  constexpr EraSet operator|(EraSet other) const {
    return EraSet(uint8_t(bits | other.bits));
  }
  constexpr EraSet operator&(EraSet other) const {
    return EraSet(uint8_t(bits & other.bits));
  }
  constexpr bool operator==(const EraSet &) const = default;

  /// `2019`, `2019, 2020`.
  std::string getText() const;
  /// The eras as a value of --era: `2019`, `2019-2021`, `auto` if the current
  /// era is possible too.
  std::string getOption() const;

private:
  explicit constexpr EraSet(uint8_t bits) : bits(bits) {}
  uint8_t bits = 0;
};

/// One era, `2019` or `current`, a range, `2019-2021`, or all of them, `auto`;
/// std::nullopt for any other text.
std::optional<EraSet> parseEras(StringRef text);

} // namespace strata

#endif // STRATA_ASM_ERAS_ERA_H
