// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that a step moved and did not change. A pattern that divides a block moves all
// operations after a place: their changes would make a page quadratic in the size of
// functions, and are lists of numbers instead.
#ifndef STRATA_EXPLORE_MOVEDOPS_H
#define STRATA_EXPLORE_MOVEDOPS_H

#include "strata/Trace/Record.h"

#include <unordered_map>

namespace strata {

class MovedOps {
public:
  /// Removes the changes from `step` that are moves of operations with the text and the
  /// location that earlier steps have shown. Returns their numbers in order. Steps come in
  /// the order of the record.
  std::vector<uint64_t> extract(RecordedStep &step);

private:
  bool isKnown(const RecordedChange &change) const;
  /// The text and the location by operation, as last shown.
  std::unordered_map<uint64_t, std::pair<std::string, std::string>> lines;
};

} // namespace strata

#endif // STRATA_EXPLORE_MOVEDOPS_H
