// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/EnumConversion.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static const AttrSlot *findSlot(const OpDefinition &def, StringRef name) {
  int number = def.findAttribute(name);
  return number < 0 ? nullptr : &def.attributes[size_t(number)];
}

static const EnumDefinition *getEnumeration(const AttrSlot &slot) {
  if (slot.kind.enumeration)
    return slot.kind.enumeration;
  return slot.kind.definition ? slot.kind.definition->enumeration.get()
                              : nullptr;
}

static std::optional<uint64_t> convertCase(const EnumDefinition::Case &entry,
                                           const EnumDefinition &to) {
  if (std::optional<uint64_t> number = to.find(entry.keyword))
    return number;
  return to.isValid(entry.value) ? std::optional(entry.value) : std::nullopt;
}

static std::optional<uint64_t> convertNumber(uint64_t number,
                                             const EnumDefinition &from,
                                             const EnumDefinition &to) {
  uint64_t result = 0;
  for (const EnumDefinition::Case &entry : from.cases) {
    // For a set, cases of one bit are enough.
    bool isIn = from.isBits ? llvm::isPowerOf2_64(entry.value) &&
                                  (number & entry.value) != 0
                            : number == entry.value;
    if (!isIn)
      continue;
    std::optional<uint64_t> converted = convertCase(entry, to);
    if (!converted)
      return std::nullopt;
    result |= *converted;
  }
  return result;
}

Attribute strata::convertEnumAttr(Attribute value, const OpDefinition &from,
                                  StringRef fromName, const OpDefinition &to,
                                  StringRef toName) {
  const AttrSlot *fromSlot = findSlot(from, fromName);
  const AttrSlot *toSlot = findSlot(to, toName);
  if (!fromSlot || !toSlot)
    return value;
  const EnumDefinition *fromEnum = getEnumeration(*fromSlot);
  const EnumDefinition *toEnum = getEnumeration(*toSlot);
  if (!fromEnum || !toEnum || fromEnum == toEnum)
    return value;
  Attribute numberAttr = value;
  if (auto dynamic = dyn_cast<DynamicAttr>(value))
    numberAttr = dynamic.getParams()[0];
  auto number = dyn_cast<IntegerAttr>(numberAttr);
  if (!number)
    return value;
  std::optional<uint64_t> converted =
      convertNumber(number.getValue().getLimitedValue(), *fromEnum, *toEnum);
  if (!converted)
    return {};
  auto made = IntegerAttr::get(
      toEnum->type,
      APInt(cast<IntegerType>(toEnum->type).getWidth(), *converted));
  const TypeDefinition *def = toSlot->kind.definition;
  return def && !def->isPlain ? Attribute(DynamicAttr::get(*def, made))
                              : Attribute(made);
}
