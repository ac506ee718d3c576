// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectTools/Suggestion.h"
#include "strata/DialectTools/VocabularyDetail.h"
#include "strata/IR/Operation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// Where an attribute may stand.
enum Place : unsigned {
  OnDialect = 1,
  OnType = 2,
  OnAttribute = 4,
  OnOperation = 8,
  OnConstraint = 16,
  OnRegion = 32,
  OnTypes = OnType | OnAttribute,
  OnDefinitions = OnTypes | OnOperation,
};
enum class Form : uint8_t {
  Type,
  Unit,
  Integer,
  String,
  Strings,
  Tuples,
  Dictionary
};

struct Word {
  StringRef name;
  unsigned places;
  Form form;
  /// Of Tuples: the number of strings in each.
  unsigned min = 0, max = 0;
};
} // namespace

static constexpr Word words[] = {
    {"version", OnDialect, Form::Integer},
    {"namespace", OnDialect, Form::String},
    {"summary", OnDialect | OnDefinitions | OnConstraint | OnRegion,
     Form::String},
    {"description", OnDialect | OnDefinitions, Form::String},
    {"class", OnDefinitions, Form::String},
    {"format", OnDefinitions, Form::String},
    {"traits", OnDefinitions, Form::Strings},
    {"interfaces", OnDefinitions, Form::Strings},
    {"record", OnTypes, Form::String},
    {"alias", OnTypes, Form::Unit},
    {"missing", OnDialect | OnDefinitions | OnConstraint, Form::Strings},
    {"enum", OnAttribute, Form::Dictionary},
    {"optional", OnConstraint, Form::Unit},
    {"default", OnConstraint, Form::String},
    {"kind", OnConstraint, Form::String},
    {"type", OnConstraint, Form::Type},
    {"cpp_type", OnConstraint, Form::String},
    {"derived", OnConstraint, Form::Unit},
    {"effects", OnConstraint | OnOperation, Form::Strings},
    {"predicates", OnOperation, Form::Tuples, 2, 2},
    {"infer", OnOperation, Form::Tuples, 3, 4},
    {"successors", OnOperation, Form::Strings},
    {"hooks", OnOperation, Form::Strings},
    {"result_names", OnOperation, Form::Strings},
    {"argument_names", OnOperation, Form::Strings},
    {"variadic", OnRegion, Form::Unit},
};

bool strata::isStorageKind(StringRef kind) {
  // Arrays of arrays; nobody has them deeper.
  for (unsigned depth = 0; kind.consume_front("array<"); ++depth)
    if (!kind.consume_back(">") || depth == 8)
      return false;
  if (kind.consume_front("dense<") && !kind.consume_back(">"))
    return false;
  for (StringRef word : {"bool", "index", "string", "symbol", "type", "shape",
                         "location", "unit", "none", "bf16", "tf32",
                         "affine_map"})
    if (kind == word)
      return true;
  // Of a definition.
  if (kind.starts_with("!") || kind.starts_with("#"))
    return kind.contains('.');
  // `i8`, `si8`, `u32`, `f64`.
  if (kind.starts_with("si") || kind.starts_with("ui"))
    kind = kind.drop_front();
  return kind.size() > 1 && StringRef("iuf").contains(kind.front()) &&
         llvm::all_of(kind.drop_front(), llvm::isDigit);
}

bool strata::isEffect(StringRef text) {
  auto [effect, resource] = text.split(':');
  for (StringRef word : {"read", "write", "allocate", "free"})
    if (effect == word)
      return text.size() == effect.size() || !resource.empty();
  return false;
}

static unsigned placeOf(Operation *op) {
  StringRef stem = op->getName().getStringRef();
  stem.consume_front("irdl.");
  if (stem == "dialect")
    return OnDialect;
  if (stem == "type")
    return OnType;
  if (stem == "attribute")
    return OnAttribute;
  if (stem == "operation")
    return OnOperation;
  if (stem == "region")
    return OnRegion;
  return op->getNumResults() == 1 ? unsigned(OnConstraint) : 0;
}

static bool areStrings(Attribute attr) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [](Attribute entry) {
           return isa<StringAttr>(entry);
         });
}

static bool areTuples(Attribute attr, unsigned min, unsigned max) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array, [&](Attribute entry) {
           auto tuple = dyn_cast<ArrayAttr>(entry);
           return tuple && areStrings(tuple) && tuple.size() >= min &&
                  tuple.size() <= max;
         });
}

/// What is expected of `word`; empty if `attr` is that.
static std::string checkForm(const Word &word, Attribute attr) {
  switch (word.form) {
  case Form::Unit:
    return isa<UnitAttr>(attr) ? "" : "a unit";
  case Form::Integer:
    return isa<IntegerAttr>(attr) ? "" : "an integer";
  case Form::Type:
    return isa<TypeAttr>(attr) ? "" : "a type";
  case Form::String:
    return isa<StringAttr>(attr) ? "" : "a string";
  case Form::Strings:
    return areStrings(attr) ? "" : "a list of strings";
  case Form::Dictionary:
    return isa<DictionaryAttr>(attr) ? "" : "a dictionary";
  case Form::Tuples:
    if (areTuples(attr, word.min, word.max))
      return "";
    return "a list of lists of " +
           (word.min == word.max ? std::to_string(word.max)
                                 : std::to_string(word.min) + " or " +
                                       std::to_string(word.max)) +
           " strings";
  }
  llvm_unreachable("all forms are listed");
}

std::string strata::checkVocabulary(Operation *op, NamedAttribute attr) {
  StringRef full = attr.getNameRef();
  StringRef name = full;
  name.consume_front("strata.");
  unsigned place = placeOf(op);
  SmallVector<StringRef, 32> here;
  const Word *elsewhere = nullptr;
  for (const Word &word : words) {
    if (!(word.places & place)) {
      if (word.name == name)
        elsewhere = &word;
      continue;
    }
    here.push_back(word.name);
    if (word.name != name)
      continue;
    std::string expected = checkForm(word, attr.getValue());
    return expected.empty() ? expected
                            : ("'" + full + "' must be " + expected).str();
  }
  std::string message = ("attribute '" + full + "' ").str();
  if (elsewhere)
    return message + "has no meaning on '" +
           op->getName().getStringRef().str() + "'";
  message += "is not known";
  StringRef nearest = findNearest(name, here);
  if (!nearest.empty())
    message += ("; did you mean 'strata." + nearest + "'?").str();
  return message;
}
