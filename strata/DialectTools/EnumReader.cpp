// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectTools/DialectReaderDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

std::vector<std::string> strata::toStrings(Attribute attr) {
  std::vector<std::string> strings;
  if (auto array = dyn_cast_or_null<ArrayAttr>(attr))
    for (Attribute entry : array)
      if (auto string = dyn_cast<StringAttr>(entry))
        strings.push_back(string.getValue().str());
  return strings;
}

std::string strata::toText(Attribute attr) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto type = dyn_cast<TypeAttr>(attr))
    type.getValue().print(os);
  else
    attr.print(os);
  os.flush();
  return text;
}

/// The numbers of the cases, if the file says them.
static void readValues(EnumModel &model, DictionaryAttr dict,
                       function_ref<void(const Twine &)> complain) {
  Attribute attr = dict.get("values");
  if (!attr)
    return;
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array || array.size() != model.cases.size())
    return complain("'values' of 'strata.enum' must be a list of as many "
                    "integers as there are cases");
  for (auto [entry, number] : llvm::zip(model.cases, array)) {
    auto value = dyn_cast<IntegerAttr>(number);
    if (!value || value.getValue().getSignificantBits() > 64)
      return complain("'values' of 'strata.enum' must be integers of 64 bits");
    entry.value = value.getValue().getSExtValue();
  }
}

std::optional<EnumModel>
strata::readEnum(Operation *op, function_ref<void(const Twine &)> complain) {
  auto dict = op->getAttrOfType<DictionaryAttr>("strata.enum");
  if (!dict)
    return std::nullopt;
  EnumModel model;
  std::vector<std::string> keywords = toStrings(dict.get("cases"));
  auto cases = dyn_cast_or_null<ArrayAttr>(dict.get("cases"));
  if (!cases || keywords.size() != cases.size()) {
    complain("'strata.enum' needs 'cases', a list of strings");
    return std::nullopt;
  }
  for (auto [i, keyword] : llvm::enumerate(keywords))
    model.cases.push_back({keyword, int64_t(i), ""});
  readValues(model, dict, complain);
  if (Attribute attr = dict.get("symbols")) {
    std::vector<std::string> symbols = toStrings(attr);
    if (symbols.size() != model.cases.size())
      complain("'symbols' of 'strata.enum' must be a list of as many "
               "strings as there are cases");
    for (size_t i = 0; i < symbols.size() && i < model.cases.size(); ++i)
      if (symbols[i] != model.cases[i].keyword)
        model.cases[i].symbol = symbols[i];
  }
  if (auto type = dyn_cast_or_null<TypeAttr>(dict.get("type")))
    model.type = toText(type);
  if (auto separator = dyn_cast_or_null<StringAttr>(dict.get("separator")))
    model.separator = separator.getValue().str();
  if (auto mnemonic = dyn_cast_or_null<StringAttr>(dict.get("mnemonic")))
    model.mnemonic = mnemonic.getValue().str();
  model.isBits = dict.contains("bits");
  model.printsGroups = dict.contains("groups");
  model.isPlain = dict.contains("plain");
  return model;
}
