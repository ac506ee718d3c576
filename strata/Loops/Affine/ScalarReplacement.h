// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values in place of accesses to memory: loads of values that are known, stores that are not read.
#ifndef STRATA_LOOPS_AFFINE_SCALARREPLACEMENT_H
#define STRATA_LOOPS_AFFINE_SCALARREPLACEMENT_H

#include "strata/Support/LLVM.h"

namespace strata {
class Region;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// Replaces, in the regions of a function, loads of affine by the value that was stored before, or that
/// another load has loaded before; erases stores of affine whose element is stored to again before it
/// is loaded, and memory that is allocated in the function and only stored to once loads are
/// replaced. Arguments of the function may be the same memory. Remarks of the pass `category` give the
/// reasons why other loads of elements that were stored or loaded before stay; without a category there
/// are none.
void affineScalarReplace(strata::RewriterBase &rewriter,
                         strata::Region &function,
                         strata::StringRef category = {});

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_SCALARREPLACEMENT_H
