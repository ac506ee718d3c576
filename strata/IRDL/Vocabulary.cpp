// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Vocabulary.h"

#include "strata/Definition/ValueKind.h"
#include "strata/IR/Operation.h"
#include "strata/IRDL/DialectLoaderDetail.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::irdl;
using Form = VocabularyForm;

static constexpr uint8_t OnTypes = OnType | OnAttribute;
static constexpr uint8_t OnDefinitions = OnTypes | OnOperation;

static constexpr VocabularyEntry entries[] = {
    {"version", OnDialect, Form::Version},
    {"namespace", OnDialect, Form::String},
    {"constants", OnDialect, Form::Strings},
    {"inlinable", OnDialect, Form::Unit},
    {"summary", OnDialect | OnDefinitions | OnConstraint | OnRegion,
     Form::String},
    {"description", OnDialect | OnDefinitions, Form::String},
    {"class", OnDefinitions, Form::String},
    {"format", OnDefinitions, Form::String},
    {"traits", OnDefinitions, Form::Strings},
    {"interfaces", OnDefinitions, Form::Strings},
    {"missing", OnDialect | OnDefinitions | OnConstraint, Form::Strings},
    {"record", OnTypes, Form::String},
    {"alias", OnTypes, Form::Unit},
    {"enum", OnAttribute, Form::Dictionary},
    {"optional", OnConstraint, Form::Unit},
    {"default", OnConstraint, Form::String},
    {"kind", OnConstraint, Form::String},
    {"cpp_type", OnConstraint, Form::String},
    {"type", OnConstraint, Form::Type},
    {"derived", OnConstraint, Form::Unit},
    {"segments", OnConstraint, Form::String},
    {"effects", OnConstraint | OnOperation, Form::Strings},
    {"predicates", OnOperation, Form::Rows, 2, 2},
    {"infer", OnOperation, Form::Rows, 3, 4},
    {"successors", OnOperation, Form::Strings},
    {"hooks", OnOperation, Form::Strings},
    {"allocates", OnOperation, Form::Dictionary},
    {"loads", OnOperation, Form::Dictionary},
    {"stores", OnOperation, Form::Dictionary},
    {"drops", OnOperation, Form::Strings},
    {"extracts", OnOperation, Form::Dictionary},
    {"inserts", OnOperation, Form::Dictionary},
    {"carries", OnOperation, Form::Dictionary},
    {"affine", OnOperation, Form::AffineMap},
    {"runtime_checks", OnOperation, Form::Rows, 4, 5},
    {"result_names", OnOperation, Form::Strings},
    {"argument_names", OnOperation, Form::Strings},
    {"variadic", OnRegion, Form::Unit},
    {"min_size", OnRegion, Form::Integer},
    {"max_size", OnRegion, Form::Integer},
};

static constexpr llvm::StringLiteral enumEntries[] = {
    "cases",  "values", "type",     "symbols", "bits",   "separator",
    "groups", "plain",  "mnemonic", "class",   "summary"};

ArrayRef<VocabularyEntry> irdl::getVocabulary() { return entries; }

ArrayRef<llvm::StringLiteral> irdl::getEnumVocabulary() { return enumEntries; }

/// Where attributes of `op` stand; 0 if none means anything there.
static uint8_t getPlace(Operation *op) {
  return llvm::StringSwitch<uint8_t>(op->getName().getStringRef())
      .Case("irdl.dialect", OnDialect)
      .Case("irdl.type", OnType)
      .Case("irdl.attribute", OnAttribute)
      .Case("irdl.operation", OnOperation)
      .Case("irdl.region", OnRegion)
      .Default(op->getNumResults() == 1 ? OnConstraint : 0);
}

static bool areStrings(Attribute attr) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [](Attribute entry) {
           return isa<StringAttr>(entry);
         });
}

static bool areRows(Attribute attr, const VocabularyEntry &entry) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [&](Attribute element) {
           auto row = dyn_cast<ArrayAttr>(element);
           return row && areStrings(row) && row.size() >= entry.minColumns &&
                  row.size() <= entry.maxColumns;
         });
}

static bool hasForm(Attribute attr, const VocabularyEntry &entry) {
  switch (entry.form) {
  case Form::Unit:
    return isa<UnitAttr>(attr);
  case Form::Integer:
    return isa<IntegerAttr>(attr);
  case Form::Version: {
    auto version = dyn_cast<IntegerAttr>(attr);
    return version && version.getType().isSignlessInteger(32) &&
           version.getValue() == 1;
  }
  case Form::String:
    return isa<StringAttr>(attr);
  case Form::Type:
    return isa<TypeAttr>(attr);
  case Form::Dictionary:
    return isa<DictionaryAttr>(attr);
  case Form::AffineMap:
    return isa<AffineMapAttr, StringAttr>(attr);
  case Form::Strings:
    return areStrings(attr);
  case Form::Rows:
    return areRows(attr, entry);
  }
  llvm_unreachable("all forms are handled");
}

static std::string describeForm(const VocabularyEntry &entry) {
  switch (entry.form) {
  case Form::Unit:
    return "a unit";
  case Form::Integer:
    return "an integer";
  case Form::Version:
    return "1 : i32";
  case Form::String:
    return "a string";
  case Form::Type:
    return "a type";
  case Form::Dictionary:
    return "a dictionary";
  case Form::AffineMap:
    return "an affine map, or the name of an attribute";
  case Form::Strings:
    return "a list of strings";
  case Form::Rows: {
    std::string count = std::to_string(entry.maxColumns);
    if (entry.minColumns != entry.maxColumns)
      count = std::to_string(entry.minColumns) + " or " + count;
    return "a list of lists of " + count + " strings";
  }
  }
  llvm_unreachable("all forms are handled");
}

/// The message for `name`, which no entry has.
static std::string describeUnknown(StringRef name, uint8_t place) {
  SmallVector<StringRef, 32> candidates;
  for (const VocabularyEntry &entry : entries)
    if (entry.places & place)
      candidates.push_back(entry.name);
  std::string message = ("attribute 'strata." + name + "' is not known").str();
  StringRef nearest = findNearest(name, candidates);
  if (!nearest.empty())
    message += ("; did you mean 'strata." + nearest + "'?").str();
  return message;
}

std::string irdl::checkVocabulary(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getNameRef();
  if (!name.consume_front("strata."))
    return {};
  const auto *entry = llvm::find_if(entries, [&](const VocabularyEntry &known) {
    return known.name == name;
  });
  uint8_t place = getPlace(op);
  if (entry == std::end(entries))
    return describeUnknown(name, place);
  if (!(entry->places & place))
    return ("attribute 'strata." + name + "' has no meaning on '" +
            op->getName().getStringRef() + "'")
        .str();
  if (!hasForm(attr.getValue(), *entry))
    return ("'strata." + name + "' must be " + describeForm(*entry)).str();
  return {};
}

std::string irdl::checkSpelling(Operation *op, NamedAttribute attr) {
  StringRef name = attr.getNameRef();
  auto [prefix, word] = name.split('.');
  if (prefix == "strata")
    return {};
  if (word.empty())
    word = name;
  else if (findNearest(prefix, {"strata"}).empty())
    return {};
  uint8_t place = getPlace(op);
  bool isWord = llvm::any_of(entries, [&](const VocabularyEntry &entry) {
    return entry.name == word && (entry.places & place);
  });
  if (!isWord)
    return {};
  return ("attribute '" + name + "' means nothing; did you mean 'strata." +
          word + "'?")
      .str();
}

LogicalResult irdl::verifyVocabulary(Operation *dialect) {
  bool hasFailed = false;
  dialect->walk([&](Operation *op) {
    for (const NamedAttribute &attr : op->getAttrs()) {
      std::string message = checkVocabulary(op, attr);
      if (message.empty())
        continue;
      op->emitError(message);
      hasFailed = true;
    }
  });
  return failure(hasFailed);
}

//===-- Values -----------------------------------------------------------===//

/// `op->getAttr(attrName)`, without a look at its slots for the extension's.
static Attribute findAttr(Operation *op, StringRef attrName) {
  return attrName.starts_with("strata.") ? op->getDiscardableAttr(attrName)
                                         : op->getAttr(attrName);
}

std::vector<std::string> irdl::getStrings(Operation *op, StringRef attrName) {
  std::vector<std::string> strings;
  if (auto array = dyn_cast_or_null<ArrayAttr>(findAttr(op, attrName)))
    for (Attribute entry : array)
      if (auto string = dyn_cast<StringAttr>(entry))
        strings.push_back(string.getValue().str());
  return strings;
}

StringRef irdl::getString(Operation *op, StringRef attrName) {
  auto string = dyn_cast_or_null<StringAttr>(findAttr(op, attrName));
  return string ? string.getValue() : StringRef();
}

//===-- Words in texts ----------------------------------------------------===//

bool irdl::isKindSpelling(StringRef kind, Context *ctx) {
  StringRef element = kind;
  while (element.consume_front("array<"))
    if (!element.consume_back(">"))
      return false;
  if (element.starts_with("!") || element.starts_with("#"))
    return element.contains('.');
  return ValueKind::parse(kind, ctx).has_value();
}

bool irdl::isEffectSpelling(StringRef text) {
  auto [word, resource] = text.split(':');
  bool hasResource = word.size() != text.size();
  return parseMemoryEffect(word) && hasResource == !resource.empty();
}
