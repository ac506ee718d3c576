// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tells the era of a text by its markers: tokens that only some eras had. The text is
// not parsed, so that what depends on the era can be decided where it stands.
#ifndef STRATA_ASM_ERAS_ERAMARKERS_H
#define STRATA_ASM_ERAS_ERAMARKERS_H

#include "strata/Asm/Eras/OpHistory.h"

namespace strata {

/// A token that leaves only some eras.
struct EraMarker {
  /// The offset in the text, in bytes.
  size_t offset = 0;
  /// The token, or a description of it.
  std::string what;
  EraSet eras;
};

/// The evidence that the markers of a text give.
struct EraEvidence {
  /// The eras that all markers allow; all if there is no marker.
  EraSet eras = EraSet::all();
  /// The markers that narrowed the set, in the order of the text.
  SmallVector<EraMarker, 4> markers;
  /// A marker that contradicts one before; then `eras` are those before it.
  std::optional<EraMarker> conflict;

  /// The first marker that `conflict` contradicts, or the last of those that do
  /// together.
  const EraMarker &getContradicted() const;
};

/// Reads the markers of `text`, which must be followed by a NUL byte. The names of
/// operations are those of `history`.
EraEvidence findEras(StringRef text, const OpHistory &history);

} // namespace strata

#endif // STRATA_ASM_ERAS_ERAMARKERS_H
