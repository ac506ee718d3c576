// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The option of the passes that lower operations on complex numbers: how they divide.
#ifndef STRATA_CONVERSION_COMPLEXCOMMON_COMPLEXRANGEOPTION_H
#define STRATA_CONVERSION_COMPLEXCOMMON_COMPLEXRANGEOPTION_H

#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Pass/PassOptions.h"

namespace strata {

/// The option `complex-range`. The passes have different values at first.
class ComplexRangeOption final
    : public PassOption<dialects::complex::ComplexRangeFlags> {
public:
  using Flags = dialects::complex::ComplexRangeFlags;
  ComplexRangeOption(PassOptions &owner, Flags initial)
      : PassOption(
            owner, "complex-range",
            "Control the intermediate calculation of complex number division",
            initial,
            {{Flags::improved, "improved",
              initial == Flags::improved ? "improved (default)" : "improved"},
             {Flags::basic, "basic",
              initial == Flags::basic ? "basic (default)" : "basic"},
             {Flags::none, "none", "none"}}) {}
};

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXCOMMON_COMPLEXRANGEOPTION_H
