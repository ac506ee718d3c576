// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks attributes of dialect files against the forms that extensions declare,
// except for conditions that depend on the operation to which they are
// attached.
#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/DialectFiles/Extension/ExtensionForm.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Forms -------------------------------------------------------------===//

static bool areStrings(Attribute attr) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [](Attribute entry) {
           return isa<StringAttr>(entry);
         });
}

static bool areRows(Attribute attr, ArrayRef<ExtensionKey> columns) {
  auto array = dyn_cast<ArrayAttr>(attr);
  size_t numRequired = countRequired(columns);
  bool isOpen = !columns.empty() && columns.back().isRepeated;
  return array && llvm::all_of(array, [&](Attribute element) {
           auto row = dyn_cast<ArrayAttr>(element);
           return row && areStrings(row) && row.size() >= numRequired &&
                  (isOpen || row.size() <= columns.size());
         });
}

static bool hasForm(Attribute attr, const ExtensionAttribute &attribute) {
  switch (attribute.form) {
  case ExtensionForm::Unit:
    return isa<UnitAttr>(attr);
  case ExtensionForm::Integer:
    return isa<IntegerAttr>(attr);
  case ExtensionForm::Size: {
    auto size = dyn_cast<IntegerAttr>(attr);
    return size && size.getType().isSignlessInteger(32) &&
           !size.getValue().isNegative();
  }
  case ExtensionForm::Version: {
    auto version = dyn_cast<IntegerAttr>(attr);
    return version && version.getType().isSignlessInteger(32) &&
           version.getValue() == 1;
  }
  case ExtensionForm::String:
    return isa<StringAttr>(attr);
  case ExtensionForm::Type:
    return isa<TypeAttr>(attr);
  case ExtensionForm::Dictionary:
    return isa<DictionaryAttr>(attr);
  case ExtensionForm::AffineMap:
    return isa<AffineMapAttr, StringAttr>(attr);
  case ExtensionForm::Strings:
    return areStrings(attr);
  case ExtensionForm::StringOrStrings:
    return isa<StringAttr>(attr) || areStrings(attr);
  case ExtensionForm::Rows:
    return areRows(attr, attribute.keys);
  }
  llvm_unreachable("all forms are handled");
}

//===-- Values of keys ----------------------------------------------------===//

SmallVector<StringRef, 2> irdl::splitKeyText(const ExtensionKey &key,
                                             StringRef text) {
  SmallVector<StringRef, 2> parts;
  if (!key.isList)
    return {text};
  text.split(parts, ',');
  for (StringRef &part : parts)
    part = part.trim();
  return parts;
}

std::string irdl::describeKeyProblem(const ExtensionAttribute &attribute,
                                     const ExtensionKey &key, StringRef text,
                                     StringRef problem) {
  std::string where = ("in '" + attribute.name + "': '").str();
  if (key.name.empty())
    return (where + text + "' is " + problem).str();
  return (where + key.name + (key.isList ? "' has '" : "' is '") + text +
          "', which is " + problem)
      .str();
}

std::string irdl::checkKeyText(const ExtensionKey &key, StringRef text) {
  int64_t number = 0;
  switch (key.kind) {
  case KeyKind::Number:
    if (text.getAsInteger(10, number))
      return "not a number";
    break;
  case KeyKind::Keyword:
    if (!llvm::is_contained(key.keywords, text))
      return "not known" + suggest(text, key.keywords);
    break;
  case KeyKind::Operation: {
    auto [dialect, stem] = text.split('.');
    if (dialect.empty() || stem.empty())
      return "not the full name of an operation";
    break;
  }
  default:
    break;
  }
  return key.check ? key.check(text) : std::string();
}

/// The first mistake in `value`, which must be a string.
static std::string checkValue(const ExtensionAttribute &attribute,
                              const ExtensionKey &key, Attribute value) {
  StringRef text = cast<StringAttr>(value).getValue();
  for (StringRef part : splitKeyText(key, text))
    if (std::string problem = checkKeyText(key, part); !problem.empty())
      return describeKeyProblem(attribute, key, part, problem);
  return {};
}

static std::string checkDictionary(const ExtensionAttribute &attribute,
                                   DictionaryAttr dict) {
  // Without keys, the extension reads it.
  if (attribute.keys.empty())
    return {};
  std::string where = ("in '" + attribute.name + "': '").str();
  for (const NamedAttribute &entry : dict.getValue()) {
    StringRef name = entry.getNameRef();
    const auto *key =
        llvm::find_if(attribute.keys, [&](const ExtensionKey &known) {
          return known.name == name;
        });
    if (key == attribute.keys.end()) {
      SmallVector<StringRef, 8> names;
      for (const ExtensionKey &known : attribute.keys)
        names.push_back(known.name);
      return (where + name + "' is unknown").str() + suggest(name, names);
    }
    if (key->kind == KeyKind::Any)
      continue;
    if (!isa<StringAttr>(entry.getValue()))
      return (where + name + "' must be a string").str();
    std::string problem = checkValue(attribute, *key, entry.getValue());
    if (!problem.empty())
      return problem;
  }
  for (const ExtensionKey &key : attribute.keys)
    if (key.isRequired && !dict.get(key.name))
      return (where + key.name + "' is missing").str();
  return {};
}

/// The first mistake in the keys of `value`, which is of the attribute's form.
static std::string checkKeys(const ExtensionAttribute &attribute,
                             Attribute value) {
  if (auto dict = dyn_cast<DictionaryAttr>(value))
    return checkDictionary(attribute, dict);
  if (attribute.keys.empty())
    return {};
  if (isa<StringAttr>(value))
    return checkValue(attribute, attribute.keys.front(), value);
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return {};
  std::string problem;
  for (Attribute element : array) {
    auto row = dyn_cast<ArrayAttr>(element);
    if (!row && problem.empty())
      problem = checkValue(attribute, attribute.keys.front(), element);
    for (size_t i = 0; row && i < row.size() && problem.empty(); ++i)
      problem = checkValue(
          attribute, attribute.keys[std::min(i, attribute.keys.size() - 1)],
          row.getValue()[i]);
  }
  return problem;
}

//===-- Attributes --------------------------------------------------------===//

/// The message for `name`, which no extension has.
static std::string describeUnknown(Context *ctx, uint8_t place,
                                   StringRef name) {
  StringRef space = name.split('.').first;
  SmallVector<StringRef, 32> candidates;
  for (const Extension *extension : getExtensions(ctx))
    for (const ExtensionAttribute &attribute : extension->attributes)
      if ((attribute.places & place) &&
          attribute.name.split('.').first == space)
        candidates.push_back(attribute.name.split('.').second);
  std::string message = ("attribute '" + name + "' is unknown").str();
  StringRef nearest = findNearest(name.split('.').second, candidates);
  if (!nearest.empty())
    message += ("; did you mean '" + space + "." + nearest + "'?").str();
  return message;
}

std::string strata::checkExtensionAttribute(Context *ctx, uint8_t place,
                                            StringRef user,
                                            NamedAttribute attr) {
  StringRef name = attr.getNameRef();
  ExtensionAttributeRef known = findExtensionAttribute(ctx, name);
  if (!known)
    return name.contains('.') &&
                   isExtensionNamespace(ctx, name.split('.').first)
               ? describeUnknown(ctx, place, name)
               : std::string();
  const ExtensionAttribute &attribute = *known.attribute;
  if (!(attribute.places & place))
    return ("attribute '" + name + "' is not valid on '" + user + "'").str();
  if (!hasForm(attr.getValue(), attribute))
    return ("'" + name + "' must be " + describeForm(attribute)).str();
  return checkKeys(attribute, attr.getValue());
}

std::string strata::findExtensionSpelling(Context *ctx, uint8_t place,
                                          StringRef attrName) {
  auto [prefix, stem] = attrName.split('.');
  for (const Extension *extension : getExtensions(ctx))
    for (const ExtensionAttribute &attribute : extension->attributes) {
      auto [space, known] = attribute.name.split('.');
      bool isMeant = stem.empty() ? attrName == known
                                  : stem == known && prefix != space &&
                                        !findNearest(prefix, {space}).empty();
      if (isMeant && (attribute.places & place))
        return attribute.name.str();
    }
  return {};
}
