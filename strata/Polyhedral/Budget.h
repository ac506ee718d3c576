// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Budget bounds the work of an operation on integer sets; Tri is the answer of a decision
// that may run out of it.
#ifndef STRATA_POLYHEDRAL_BUDGET_H
#define STRATA_POLYHEDRAL_BUDGET_H

#include <cstdint>

namespace strata::presburger {

/// The answer to a question: no, yes, or that the budget did not suffice.
enum class Tri : uint8_t { False, True, Unknown };

/// The negation; the negation of Unknown is Unknown.
inline Tri operator!(Tri value) {
  if (value == Tri::Unknown)
    return value;
  return value == Tri::True ? Tri::False : Tri::True;
}

/// The work that may still be done, in row operations. Operations subtract their work from it,
/// so one budget can bound a sequence of operations. It never depends on time or on the machine.
class Budget {
public:
  /// Suffices for the sets of loop nests many times over; takes at most about a second.
  static constexpr uint64_t DefaultUnits = 4000000;

  explicit Budget(uint64_t units = DefaultUnits) : units(units) {}

  /// Subtracts `amount`. Returns false, now and from then on, if that much is not left.
  bool spend(uint64_t amount = 1) {
    if (amount > units) {
      units = 0;
      exhausted = true;
    }
    units -= exhausted ? 0 : amount;
    return !exhausted;
  }

  bool isExhausted() const { return exhausted; }
  uint64_t getRemaining() const { return units; }

private:
  uint64_t units;
  bool exhausted = false;
};

} // namespace strata::presburger

#endif // STRATA_POLYHEDRAL_BUDGET_H
