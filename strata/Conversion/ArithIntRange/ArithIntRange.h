// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of arith that are replaced by others on numbers of known ranges.
#ifndef STRATA_CONVERSION_ARITHINTRANGE_ARITHINTRANGE_H
#define STRATA_CONVERSION_ARITHINTRANGE_ARITHINTRANGE_H

namespace strata {

class PassRegistry;

/// The pass `arith-unsigned-when-equivalent`.
void registerUnsignedWhenEquivalentPass(PassRegistry &registry);
/// The pass `arith-int-range-narrowing`.
void registerIntRangeNarrowingPass(PassRegistry &registry);

/// The passes above.
void registerArithIntRangePasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHINTRANGE_ARITHINTRANGE_H
