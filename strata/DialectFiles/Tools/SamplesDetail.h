// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the parts of Samples.
#ifndef STRATA_DIALECTFILES_TOOLS_SAMPLESDETAIL_H
#define STRATA_DIALECTFILES_TOOLS_SAMPLESDETAIL_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata {

/// A case of `model` that is not the default and, of bits, not the empty set;
/// null if there are no cases.
const EnumModel::Case *
findCase(const EnumModel &model,
         const std::optional<std::string> &defaultValue = std::nullopt);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_SAMPLESDETAIL_H
