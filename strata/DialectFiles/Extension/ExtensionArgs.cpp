// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Extension/ExtensionArgs.h"

#include "strata/DialectFiles/Model/SourceText.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Entries -----------------------------------------------------------===//

const ExtensionEntry::Value &ExtensionEntry::find(StringRef key) const {
  const auto *known = llvm::find_if(
      keys, [&](const ExtensionKey &other) { return other.name == key; });
  assert(known != keys.end() && "the extension has no such key");
  return values[known - keys.begin()];
}

unsigned ExtensionEntry::getSlot(StringRef key) const {
  ArrayRef<unsigned> slots = find(key).slots;
  assert(slots.size() == 1 && "the key has no slot, or several");
  return slots.front();
}

std::optional<unsigned> ExtensionEntry::findSlot(StringRef key) const {
  return has(key) ? std::optional(getSlot(key)) : std::nullopt;
}

//===-- Arguments ---------------------------------------------------------===//

const ExtensionArgs::Resolved *
ExtensionArgs::findResolved(StringRef attrName) const {
  assert(llvm::any_of(extension->attributes,
                      [&](const ExtensionAttribute &attribute) {
                        return attribute.name == attrName;
                      }) &&
         "the extension has no such attribute");
  const auto *found = llvm::find_if(attributes, [&](const Resolved &resolved) {
    return resolved.attribute->name == attrName;
  });
  return found == attributes.end() ? nullptr : found;
}

Attribute ExtensionArgs::get(StringRef attrName) const {
  const Resolved *resolved = findResolved(attrName);
  return resolved ? resolved->value : Attribute();
}

const ExtensionEntry *ExtensionArgs::find(StringRef attrName) const {
  ArrayRef<ExtensionEntry> entries = getRows(attrName);
  return entries.empty() ? nullptr : &entries.front();
}

ArrayRef<ExtensionEntry> ExtensionArgs::getRows(StringRef attrName) const {
  const Resolved *resolved = findResolved(attrName);
  return resolved ? ArrayRef(resolved->entries) : ArrayRef<ExtensionEntry>();
}

ArrayRef<unsigned> ExtensionArgs::getSlots(StringRef attrName) const {
  const ExtensionEntry *entry = find(attrName);
  return entry ? ArrayRef(entry->values.front().slots) : ArrayRef<unsigned>();
}

std::vector<std::string> ExtensionArgs::getStrings(StringRef attrName) const {
  std::vector<std::string> strings;
  if (auto string = dyn_cast_or_null<StringAttr>(get(attrName)))
    strings.push_back(string.getValue().str());
  if (auto array = dyn_cast_or_null<ArrayAttr>(get(attrName)))
    for (Attribute entry : array)
      strings.push_back(cast<StringAttr>(entry).getValue().str());
  return strings;
}

void ExtensionArgs::implement(InterfaceTable table) {
  tables.push_back(std::move(table));
}

InFlightDiagnostic ExtensionArgs::emitError() const {
  return strata::emitError(getContext(), loc);
}

InFlightDiagnostic ExtensionArgs::emitError(StringRef attrName) const {
  return emitError() << "in '" << attrName << "': ";
}

InFlightDiagnostic ExtensionArgs::emitError(StringRef attrName, StringRef text,
                                            size_t offset) const {
  auto [line, column] = findLine(text, offset);
  return strata::emitError(getContext(), locateInString(getContext(), loc,
                                                        attrName, text, offset))
         << "in '" << attrName << "', at character " << uint64_t(column + 1)
         << " of '" << line << "': ";
}
