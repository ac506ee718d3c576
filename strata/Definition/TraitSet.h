// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of traits as dense numbers, and sets of these. Traits and interfaces
// that the framework knows (Traits.def) have the numbers of OpTrait, in every
// Context; names that dialects and programs add get the numbers after them
// (getTraitId).
#ifndef STRATA_DEFINITION_TRAITSET_H
#define STRATA_DEFINITION_TRAITSET_H

#include "strata/Support/LLVM.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace strata {

/// The traits and interfaces of Traits.def, called as ODS calls them. Traits whose class
/// in MLIR has another name have that name too: IsTerminator is Terminator.
enum class OpTrait : uint32_t {
#define STRATA_TRAIT(NAME, ODS) ODS,
#define STRATA_CHECKED_TRAIT(NAME, ODS, ARGUMENTS, PHASE, VERIFY) ODS,
#define STRATA_TRAIT_LIST(NAME, MEMBERS) NAME,
#define STRATA_INTERFACE(NAME) NAME,
#define STRATA_TRAIT_CLASS(NAME, ODS) NAME = (ODS),
#include "strata/Definition/Traits.def"
};

/// The names of the enumerators of OpTrait as C++ spells them, in order.
inline constexpr std::string_view opTraitNames[] = {
#define STRATA_TRAIT(NAME, ODS) #NAME,
#define STRATA_CHECKED_TRAIT(NAME, ODS, ARGUMENTS, PHASE, VERIFY) #NAME,
#define STRATA_TRAIT_LIST(NAME, MEMBERS) #NAME,
#define STRATA_INTERFACE(NAME) #NAME,
#include "strata/Definition/Traits.def"
};
inline constexpr uint32_t numOpTraits =
    sizeof(opTraitNames) / sizeof(opTraitNames[0]);

/// The enumerator that C++ spells `name`. A linear search, for use at compile
/// time; see isKnownTrait (Traits.h).
constexpr std::optional<OpTrait> findOpTrait(std::string_view name) {
  for (uint32_t i = 0; i < numOpTraits; ++i)
    if (opTraitNames[i] == name)
      return OpTrait(i);
  return std::nullopt;
}

/// The number of the name of a trait or interface in a Context.
struct TraitId {
  uint32_t index;
  constexpr TraitId(OpTrait trait) : index(uint32_t(trait)) {}
  constexpr explicit TraitId(uint32_t index) : index(index) {}
  friend bool operator==(TraitId a, TraitId b) { return a.index == b.index; }
};

/// A set of traits: one bit each. A query for an OpTrait tests a bit inline.
class TraitSet {
public:
  bool contains(TraitId id) const {
    uint32_t word = id.index / 64;
    if (word < NumInline)
      return words[word] >> (id.index % 64) & 1;
    word -= NumInline;
    return word < moreWords.size() && (moreWords[word] >> (id.index % 64) & 1);
  }
  void insert(TraitId id) {
    uint32_t word = id.index / 64;
    if (word >= NumInline && word - NumInline >= moreWords.size())
      moreWords.resize(word - NumInline + 1);
    (word < NumInline ? words[word] : moreWords[word - NumInline]) |=
        uint64_t(1) << (id.index % 64);
  }

private:
  static constexpr uint32_t NumInline = (numOpTraits + 63) / 64;
  uint64_t words[NumInline] = {};
  std::vector<uint64_t> moreWords;
};

} // namespace strata

#endif // STRATA_DEFINITION_TRAITSET_H
