// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements that are stored outside of the text, for code that reads their values.
#ifndef STRATA_IR_TYPES_RESOURCEELEMENTS_H
#define STRATA_IR_TYPES_RESOURCEELEMENTS_H

#include "strata/IR/Types/BuiltinAttributes.h"

namespace strata {

/// `attr` if it is dense, or the elements of a resource, which are copied. Null for other
/// attributes, and for a resource without data or with data of another size.
DenseElementsAttr getDenseElements(Attribute attr);

} // namespace strata

#endif // STRATA_IR_TYPES_RESOURCEELEMENTS_H
