// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/ExtensionText.h"

#include "strata/DialectFiles/Extension/ExtensionForm.h"
#include "strata/DialectFiles/Model/DialectReaderDetail.h"
#include "strata/DialectFiles/Tools/DialectShow.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace strata;

//===-- Values ------------------------------------------------------------===//

/// `value` as text: of a string, its characters.
static std::string describeValue(Attribute value) {
  auto string = dyn_cast<StringAttr>(value);
  return string ? string.getValue().str() : toText(value);
}

/// `(key = value, ...)`, in the order of the record.
static std::string describeDictionary(const ExtensionAttribute &attribute,
                                      DictionaryAttr dict) {
  SmallVector<std::string, 4> entries;
  auto add = [&](StringRef name, Attribute value) {
    entries.push_back((name + " = " + describeValue(value)).str());
  };
  for (const ExtensionKey &key : attribute.keys)
    if (Attribute value = dict.get(key.name))
      add(key.name, value);
  // Without keys, the dictionary has entries of any name.
  if (attribute.keys.empty())
    for (const NamedAttribute &entry : dict.getValue())
      add(entry.getNameRef(), entry.getValue());
  return "(" + llvm::join(entries, ", ") + ")";
}

/// `first (key = value, ...)` with the other columns; the texts of a repeated one follow,
/// each on a line.
static std::string describeRow(const ExtensionAttribute &attribute,
                               ArrayAttr row) {
  SmallVector<std::string, 4> entries;
  std::string lines;
  size_t numColumns = attribute.keys.size();
  if (numColumns && attribute.keys.back().isRepeated)
    --numColumns;
  for (size_t i = 1; i < row.size(); ++i)
    if (i < numColumns)
      entries.push_back(
          (attribute.keys[i].name + " = " + describeValue(row.getValue()[i]))
              .str());
    else
      lines += "\n  " + describeValue(row.getValue()[i]);
  std::string text = row.size() ? describeValue(row.getValue()[0]) : "";
  if (!entries.empty())
    text += " (" + llvm::join(entries, ", ") + ")";
  return text + lines;
}

/// The items of a value: one for each row, else one.
static std::vector<std::string> describeItems(const ExtensionUse &use) {
  const ExtensionAttribute &attribute = *use.attribute;
  if (attribute.form == ExtensionForm::Unit)
    return {""};
  if (auto dict = dyn_cast<DictionaryAttr>(use.value))
    return {describeDictionary(attribute, dict)};
  auto array = dyn_cast<ArrayAttr>(use.value);
  if (!array)
    return {describeValue(use.value)};
  if (attribute.form != ExtensionForm::Rows)
    return toStrings(array);
  std::vector<std::string> items;
  for (Attribute row : array)
    if (auto columns = dyn_cast<ArrayAttr>(row))
      items.push_back(describeRow(attribute, columns));
  return items;
}

std::vector<ExtensionText>
strata::describeExtensions(ArrayRef<ExtensionUse> uses) {
  std::vector<ExtensionText> texts;
  for (const ExtensionUse &use : uses) {
    auto text = llvm::find_if(texts, [&](const ExtensionText &other) {
      return other.extension == use.extension;
    });
    if (text == texts.end())
      text = texts.insert(text, {use.extension, {}});
    StringRef stem = use.attribute->name.split('.').second;
    bool isOnly = use.extension->attributes.size() == 1;
    std::vector<std::string> items = describeItems(use);
    if (!isOnly && use.attribute->form == ExtensionForm::Strings)
      items = {llvm::join(items, ", ")};
    for (const std::string &item : items) {
      if (isOnly && !item.empty())
        text->items.push_back(item);
      else
        text->items.push_back(item.empty() ? stem.str()
                                           : (stem + " " + item).str());
    }
  }
  return texts;
}

/// The value of an attribute that no extension has.
static std::string describeOther(Attribute value) {
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return isa<UnitAttr>(value) ? "yes" : describeValue(value);
  std::vector<std::string> items;
  for (Attribute element : array)
    items.push_back(describeValue(element));
  return llvm::join(items, ", ");
}

std::vector<WordText> strata::describeWords(ArrayRef<NamedAttribute> words,
                                            ArrayRef<StringRef> shown) {
  std::vector<WordText> texts;
  for (const NamedAttribute &word : words) {
    auto known =
        findExtensionAttribute(word.getValue().getContext(), word.getNameRef());
    if (!known) {
      texts.push_back(
          {word.getNameRef().str(), {describeOther(word.getValue())}});
      continue;
    }
    StringRef stem = word.getNameRef().split('.').second;
    if (!known.extension->isCore || llvm::is_contained(shown, stem))
      continue;
    WordText &text = texts.emplace_back();
    text.title = stem == "cpp_type" ? "C++ type" : stem.str();
    text.isRows = known.attribute->form == ExtensionForm::Rows;
    std::replace(text.title.begin(), text.title.end(), '_', ' ');
    text.items = known.attribute->form == ExtensionForm::Unit
                     ? std::vector<std::string>{"yes"}
                     : describeItems({known, word.getValue()});
  }
  return texts;
}

//===-- Differences -------------------------------------------------------===//

static const ExtensionUse *findUse(ArrayRef<ExtensionUse> uses,
                                   StringRef name) {
  const auto *found = llvm::find_if(uses, [&](const ExtensionUse &use) {
    return use.attribute->name == name;
  });
  return found == uses.end() ? nullptr : found;
}

static std::string describe(const ExtensionUse &use) {
  return llvm::join(describeItems(use), ", ");
}

std::vector<ExtensionDifference>
strata::compareExtensions(ArrayRef<ExtensionUse> before,
                          ArrayRef<ExtensionUse> after) {
  std::vector<ExtensionDifference> differences;
  auto add = [&](const ExtensionUse &use, const Twine &message) {
    if (use.extension->change == ExtensionChange::Documentation)
      return;
    bool isBreaking = use.extension->change == ExtensionChange::Breaking;
    differences.push_back({isBreaking, use.extension->title, message.str()});
  };
  for (const ExtensionUse &use : before) {
    StringRef name = use.attribute->name;
    const ExtensionUse *other = findUse(after, name);
    if (!other) {
      add(use, "'" + name + "' was removed: " + describe(use));
      continue;
    }
    std::string was = describe(use), is = describe(*other);
    if (was != is)
      add(use, "'" + name + "' is " + is + ", was " + was);
  }
  for (const ExtensionUse &use : after)
    if (!findUse(before, use.attribute->name))
      add(use, "new '" + use.attribute->name + "': " + describe(use));
  return differences;
}

//===-- Reference ---------------------------------------------------------===//

static StringRef describePlace(uint8_t place) {
  switch (place) {
  case OnDialect:
    return "irdl.dialect";
  case OnType:
    return "irdl.type";
  case OnAttribute:
    return "irdl.attribute";
  case OnOperation:
    return "irdl.operation";
  case OnConstraint:
    return "constraints";
  case OnRegion:
    return "irdl.region";
  }
  llvm_unreachable("all places are handled");
}

void strata::showExtensionAttribute(const Extension &extension,
                                    const ExtensionAttribute &attribute,
                                    raw_ostream &os) {
  auto field = [&](StringRef title, StringRef text) {
    os << "  " << llvm::left_justify(title, 12) << ' ' << text << '\n';
  };
  os << attribute.name << " - " << attribute.documentation << "\n\n";
  SmallVector<StringRef, 6> places;
  for (unsigned bit = OnDialect; bit <= OnRegion; bit *= 2)
    if (attribute.places & bit)
      places.push_back(describePlace(uint8_t(bit)));
  field("extension", extension.title);
  field("on", llvm::join(places, ", "));
  field("form", describeForm(attribute));
  if (!extension.interfaces.empty())
    field("interfaces", llvm::join(extension.interfaces, ", "));
  bool isRows = attribute.form == ExtensionForm::Rows;
  if (attribute.keys.empty() || attribute.keys.front().name.empty())
    return;
  os << "  " << (isRows ? "columns" : "entries") << '\n';
  for (const ExtensionKey &key : attribute.keys) {
    std::string kind = describeKind(key);
    os << "    " << llvm::left_justify(key.name, 10) << ' ' << key.documentation
       << (kind.empty() ? "" : " (" + kind + ")")
       << (key.isRequired ? "" : "; optional") << '\n';
    if (!key.keywords.empty())
      os << "               " << llvm::join(key.keywords, ", ") << '\n';
  }
}
