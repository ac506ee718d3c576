// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/FormatDetail.h"
#include "strata/Bytecode/PropertyPlanDetail.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::bytecode;
using FieldKind = PropertyLayout::Kind;

/// The field of slot `index`.
static PropertyField getField(const OpDefinition &def, unsigned index) {
  const AttrSlot &slot = def.attributes[index];
  PropertyField field{FieldKind::Required, slot.name, index};
  if (isSegmentSizes(slot.name)) {
    field.kind = FieldKind::Segments;
    field.numSegments =
        unsigned(slot.name == "operandSegmentSizes" ? def.operands.size()
                                                    : def.results.size());
  } else if (slot.kind.isFlag) {
    field.kind = FieldKind::Flag;
  } else if (slot.optional || slot.defaultValue) {
    field.kind = FieldKind::Optional;
  }
  return field;
}

/// The group that a field belongs to: attributes, other properties, segment sizes.
static unsigned getGroup(const PropertyField &field, uint64_t version) {
  switch (field.kind) {
  case FieldKind::Required:
  case FieldKind::Optional:
    return 0;
  case FieldKind::Flag:
  case FieldKind::Number:
    return 1;
  case FieldKind::Segments:
    return version < WithSparseSegments ? 0 : 2;
  }
  llvm_unreachable("all kinds are handled");
}

SmallVector<PropertyField, 4> strata::bytecode::getPropertyPlan(
    const OpDefinition &def, const PropertyLayout *layout, uint64_t version) {
  SmallVector<PropertyField, 4> plan;
  if (layout)
    for (const PropertyLayout::Field &field : layout->fields)
      plan.push_back({field.kind, field.name, 0, field.numSegments});
  else if (def.registered) {
    // A layout says what the definition does not: which properties are no attributes.
    const PropertyLayout *known =
        findPropertyLayout(*def.dialect->getContext(), def.name);
    for (unsigned i = 0; i < def.attributes.size(); ++i) {
      plan.push_back(getField(def, i));
      const PropertyLayout::Field *field =
          known ? known->find(plan.back().name) : nullptr;
      if (field && field->kind != FieldKind::Segments)
        plan.back().kind = field->kind;
    }
  }
  llvm::stable_sort(plan, [&](const PropertyField &a, const PropertyField &b) {
    unsigned groupA = getGroup(a, version), groupB = getGroup(b, version);
    return groupA != groupB ? groupA < groupB : groupA == 0 && a.name < b.name;
  });
  return plan;
}

bool strata::bytecode::isPlainProperty(ArrayRef<PropertyField> plan,
                                       StringRef name) {
  return llvm::any_of(plan, [&](const PropertyField &field) {
    return field.name == name &&
           (field.kind == FieldKind::Flag || field.kind == FieldKind::Number);
  });
}
