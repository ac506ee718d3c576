// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/Number.h"

using namespace strata;
using namespace strata::presburger;

/// Numbers of more bits than this end an algorithm: elimination may double the bits of
/// coefficients with each variable.
static constexpr unsigned MaxBits = 512;

bool presburger::detail::isHuge(const Wide &value) {
  static const Wide limit(APInt::getOneBitSet(MaxBits + 2, MaxBits));
  return value > limit || value < -limit;
}
