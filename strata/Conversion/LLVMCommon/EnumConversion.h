// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that are enumerations, from one dialect to another by the keywords of cases.
#ifndef STRATA_CONVERSION_LLVMCOMMON_ENUMCONVERSION_H
#define STRATA_CONVERSION_LLVMCOMMON_ENUMCONVERSION_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

struct OpDefinition;

/// `value`, the attribute `fromName` of operations of `from`, as the attribute `toName` of
/// operations of `to`. If both are enumerations, each case becomes the one with the same
/// keyword or, if there is none, the same number. Other attributes stay. Null if `to` has
/// no case for a case of `value`.
Attribute convertEnumAttr(Attribute value, const OpDefinition &from,
                          StringRef fromName, const OpDefinition &to,
                          StringRef toName);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_ENUMCONVERSION_H
