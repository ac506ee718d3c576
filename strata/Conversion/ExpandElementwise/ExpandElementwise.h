// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on vectors of several dimensions, and some of math, that the conversions to
// llvm do not have, by simpler ones.
#ifndef STRATA_CONVERSION_EXPANDELEMENTWISE_EXPANDELEMENTWISE_H
#define STRATA_CONVERSION_EXPANDELEMENTWISE_EXPANDELEMENTWISE_H

namespace strata {

class PassRegistry;

/// The pass `expand-elementwise`: operations of arith and math that the conversions to llvm
/// do not take, by ones that they do. math.isinf and math.isnormal become comparisons;
/// operations with two results work on vectors of one dimension.
void registerExpandElementwisePasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EXPANDELEMENTWISE_EXPANDELEMENTWISE_H
