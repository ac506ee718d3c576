// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerates the outcomes of a computation that chooses among alternatives: the computation is
// repeated, and each repetition makes other choices.
//
//   Choices choices;
//   do
//     print(choices.choose(2), choices.choose(3));
//   while (choices.advance());
#ifndef STRATA_PROVE_CHOICES_H
#define STRATA_PROVE_CHOICES_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace strata::prove {

class Choices {
public:
  Choices() = default;
  /// Repeats the computation that made these choices.
  explicit Choices(ArrayRef<unsigned> path) {
    for (unsigned value : path)
      steps.push_back({value, value + 1});
  }

  /// One of the numbers below `count`, which must not be 0.
  unsigned choose(unsigned count) {
    if (position == steps.size())
      steps.push_back({0, count});
    return steps[position++].value;
  }
  /// Goes to the next computation; false if there is none. Choices after those of the last
  /// computation, which ended early, are skipped.
  bool advance() {
    steps.truncate(position);
    position = 0;
    while (!steps.empty() && steps.back().value + 1 == steps.back().count)
      steps.pop_back();
    if (steps.empty())
      return false;
    ++steps.back().value;
    return true;
  }
  /// The choices of the last computation.
  SmallVector<unsigned, 8> getPath() const {
    SmallVector<unsigned, 8> path;
    for (const Step &step : ArrayRef(steps).take_front(position))
      path.push_back(step.value);
    return path;
  }

private:
  struct Step {
    unsigned value = 0, count = 1;
  };
  SmallVector<Step, 16> steps;
  size_t position = 0;
};

} // namespace strata::prove

#endif // STRATA_PROVE_CHOICES_H
