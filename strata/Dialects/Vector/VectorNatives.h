// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the rules of the dialect vector call.
#ifndef STRATA_DIALECTS_VECTOR_VECTORNATIVES_H
#define STRATA_DIALECTS_VECTOR_VECTORNATIVES_H

namespace strata {

class PDLNatives;

/// The natives of Vector.rules.mlir, with the builtin ones.
const PDLNatives &getVectorNatives();

} // namespace strata

#endif // STRATA_DIALECTS_VECTOR_VECTORNATIVES_H
