// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The layout in a file of the properties of operations of one name.
#ifndef STRATA_BYTECODE_PROPERTYPLANDETAIL_H
#define STRATA_BYTECODE_PROPERTYPLANDETAIL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Encoding.h"

namespace strata::bytecode {

struct PropertyField {
  PropertyLayout::Kind kind;
  StringRef name;
  /// The slot in the definition; 0 if the operation has none.
  unsigned slot = 0;
  unsigned numSegments = 0;
};

/// The fields in the order of a file of version `version`: those of `layout` if that
/// is given, else those of the definition.
SmallVector<PropertyField, 4> getPropertyPlan(const OpDefinition &def,
                                              const PropertyLayout *layout,
                                              uint64_t version);

/// Whether `plan` has a property `name` that is no attribute.
bool isPlainProperty(ArrayRef<PropertyField> plan, StringRef name);

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_PROPERTYPLANDETAIL_H
