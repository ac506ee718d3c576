// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slots whose values can have one type only.
#ifndef STRATA_DEFINITION_ONLYTYPE_H
#define STRATA_DEFINITION_ONLYTYPE_H

#include "strata/IR/Types/Attribute.h"

namespace strata {

struct OpDefinition;
struct ValueSlot;

/// The one type that the constraint of `slot`, of `def`, accepts; null if there are several.
Type findOnlyType(const OpDefinition &def, const ValueSlot &slot);

} // namespace strata

#endif // STRATA_DEFINITION_ONLYTYPE_H
