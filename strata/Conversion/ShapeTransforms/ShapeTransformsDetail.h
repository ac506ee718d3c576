// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMSDETAIL_H
#define STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMSDETAIL_H

namespace strata {

class PassRegistry;

namespace shapetransforms {

void registerOutlinePass(PassRegistry &registry);

} // namespace shapetransforms
} // namespace strata

#endif // STRATA_CONVERSION_SHAPETRANSFORMS_SHAPETRANSFORMSDETAIL_H
