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
      : PassOption(owner, "complex-range",
                   "Algorithm for division of complex numbers", initial,
                   {{Flags::improved, "improved",
                     initial == Flags::improved
                         ? "Smith's algorithm, which avoids overflow (default)"
                         : "Smith's algorithm, which avoids overflow"},
                    {Flags::basic, "basic",
                     initial == Flags::basic ? "the textbook formula (default)"
                                             : "the textbook formula"},
                    {Flags::none, "none", "the textbook formula"}}) {}
};

} // namespace strata

#endif // STRATA_CONVERSION_COMPLEXCOMMON_COMPLEXRANGEOPTION_H
