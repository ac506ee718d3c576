// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of concatenations, paddings, reshapes and slices from tosa to tensor.
#ifndef STRATA_CONVERSION_TOSATOTENSOR_TOSATOTENSOR_H
#define STRATA_CONVERSION_TOSATOTENSOR_TOSATOTENSOR_H

namespace strata {

class PassRegistry;

/// The pass `tosa-to-tensor`.
void registerTosaToTensorPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOTENSOR_TOSATOTENSOR_H
