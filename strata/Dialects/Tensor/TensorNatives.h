// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the rules of the dialect tensor call.
#ifndef STRATA_DIALECTS_TENSOR_TENSORNATIVES_H
#define STRATA_DIALECTS_TENSOR_TENSORNATIVES_H

namespace strata {

class PDLNatives;

/// The natives of Tensor.rules.mlir, with the builtin ones.
const PDLNatives &getTensorNatives();

} // namespace strata

#endif // STRATA_DIALECTS_TENSOR_TENSORNATIVES_H
