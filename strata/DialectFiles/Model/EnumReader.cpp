// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads `strata.enum`: the cases of an enumeration and their syntax. Malformed
// entries are reported and ignored.
#include "strata/DialectFiles/Model/DialectReaderDetail.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
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

namespace {
class EnumReader {
public:
  EnumReader(DictionaryAttr dict, function_ref<void(const Twine &)> report)
      : dict(dict), report(report) {}
  std::optional<EnumModel> read();

private:
  void fail(const Twine &message) { report("in 'strata.enum': " + message); }
  bool readCases();
  void readValues();
  void readSymbols();
  void readType();
  void readSpelling();
  /// The string `entry`; empty without.
  StringRef getText(StringRef entry) {
    auto text = dyn_cast_or_null<StringAttr>(dict.get(entry));
    return text ? text.getValue() : StringRef();
  }

  DictionaryAttr dict;
  function_ref<void(const Twine &)> report;
  EnumModel model;
};
} // namespace

bool EnumReader::readCases() {
  // Missing cases are reported with the form of the attribute.
  if (!dict.contains("cases"))
    return false;
  std::vector<std::string> keywords = toStrings(dict.get("cases"));
  auto cases = dyn_cast_or_null<ArrayAttr>(dict.get("cases"));
  if (!cases || cases.empty() || keywords.size() != cases.size()) {
    fail("'cases' must be a list of keywords");
    return false;
  }
  llvm::StringSet<> known;
  for (auto [i, keyword] : llvm::enumerate(keywords)) {
    if (!known.insert(keyword).second)
      fail("case '" + keyword + "' is defined twice");
    model.cases.push_back({keyword, int64_t(i), ""});
  }
  return true;
}

void EnumReader::readValues() {
  Attribute attr = dict.get("values");
  if (!attr)
    return;
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array || array.size() != model.cases.size())
    return fail("'values' must be a list of integers, one for each case");
  for (auto [entry, number] : llvm::zip(model.cases, array)) {
    auto value = dyn_cast<IntegerAttr>(number);
    if (!value || value.getValue().getSignificantBits() > 64)
      return fail("'values' must be a list of integers of at most 64 bits, one "
                  "for each case");
    entry.value = value.getValue().getSExtValue();
  }
}

void EnumReader::readSymbols() {
  Attribute attr = dict.get("symbols");
  if (!attr)
    return;
  std::vector<std::string> symbols = toStrings(attr);
  if (!symbols.empty() && symbols.size() != model.cases.size())
    fail("'symbols' must be a list of names, one for each case");
  for (size_t i = 0; i < symbols.size() && i < model.cases.size(); ++i)
    if (symbols[i] != model.cases[i].keyword)
      model.cases[i].symbol = symbols[i];
}

void EnumReader::readType() {
  Attribute attr = dict.get("type");
  if (!attr)
    return;
  auto wrapped = dyn_cast<TypeAttr>(attr);
  auto type =
      wrapped ? dyn_cast<IntegerType>(wrapped.getValue()) : IntegerType();
  if (!type || !type.getWidth() || type.getWidth() > 64)
    return fail("'type' must be an integer type of 1 to 64 bits");
  model.integerType = type;
  model.type = toText(wrapped);
}

void EnumReader::readSpelling() {
  model.isBits = dict.contains("bits");
  model.printsGroups = dict.contains("groups");
  model.isPlain = dict.contains("plain");
  if (dict.contains("separator")) {
    StringRef text = getText("separator");
    if (llvm::is_contained({"|", ",", ", "}, text))
      model.separator = text.str();
    else
      fail("'separator' must be \"|\", \",\" or \", \"");
  }
  if (!dict.contains("mnemonic"))
    return;
  StringRef text = getText("mnemonic");
  if (!isBareIdentifier(text))
    return fail("'mnemonic' must be an identifier");
  if (!model.isPlain)
    return fail("'mnemonic' requires a 'plain' enumeration; use "
                "'strata.format' for others");
  model.mnemonic = text.str();
}

std::optional<EnumModel> EnumReader::read() {
  if (!readCases())
    return std::nullopt;
  readValues();
  readSymbols();
  readType();
  readSpelling();
  model.className = getText("class").str();
  model.summary = getText("summary").str();
  return std::move(model);
}

std::optional<EnumModel>
strata::readEnum(Operation *op, function_ref<void(const Twine &)> report) {
  auto dict = op->getAttrOfType<DictionaryAttr>("strata.enum");
  return dict ? EnumReader(dict, report).read() : std::nullopt;
}
