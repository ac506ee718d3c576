// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of conditions, loops and tosa.scatter to scf.
#ifndef STRATA_CONVERSION_TOSATOSCF_TOSATOSCF_H
#define STRATA_CONVERSION_TOSATOSCF_TOSATOSCF_H

namespace strata {

class PassRegistry;

/// The pass `tosa-to-scf`.
void registerTosaToSCFPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOSCF_TOSATOSCF_H
