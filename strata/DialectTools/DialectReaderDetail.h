// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of reading a dialect.
#ifndef STRATA_DIALECTTOOLS_DIALECTREADERDETAIL_H
#define STRATA_DIALECTTOOLS_DIALECTREADERDETAIL_H

#include "strata/DialectTools/DialectModel.h"

#include "llvm/ADT/Twine.h"

namespace strata {

/// The strings in `attr`, an array or null; others in it are left out.
std::vector<std::string> toStrings(Attribute attr);

/// `attr` as it is written; of a type attribute, the type.
std::string toText(Attribute attr);

/// The enumeration that `strata.enum` of `op` says; nothing if there is none or
/// it has no cases. What is wrong in it is reported to `complain`.
std::optional<EnumModel> readEnum(Operation *op,
                                  function_ref<void(const Twine &)> complain);

} // namespace strata

#endif // STRATA_DIALECTTOOLS_DIALECTREADERDETAIL_H
