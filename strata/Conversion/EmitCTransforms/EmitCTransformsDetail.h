// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of this folder, a file each.
#ifndef STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMSDETAIL_H
#define STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMSDETAIL_H

namespace strata {

struct PassInfo;

const PassInfo &getFormExpressionsInfo();
const PassInfo &getWrapFuncInClassInfo();

} // namespace strata

#endif // STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMSDETAIL_H
