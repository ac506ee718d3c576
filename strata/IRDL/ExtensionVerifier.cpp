// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which attributes of the namespace `strata` may stand where, and of what type.
#include "strata/IRDL/DialectLoaderDetail.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::irdl;

namespace {
enum Place : uint8_t {
  OnDialect = 1,
  OnType = 2,
  OnAttribute = 4,
  OnConstraint = 8,
  OnOperation = 16,
  OnRegion = 32,
};
enum class Form : uint8_t { String, Strings, Unit, Integer, Type, Dict, Rows };
struct Entry {
  llvm::StringLiteral name;
  uint8_t places;
  Form form;
};
} // namespace

static constexpr uint8_t OnTypes = OnType | OnAttribute;
static constexpr uint8_t OnSymbols = OnDialect | OnTypes | OnOperation;
static constexpr Entry entries[] = {
    {"version", OnDialect, Form::Integer},
    {"summary", OnSymbols | OnConstraint | OnRegion, Form::String},
    {"description", OnSymbols, Form::String},
    {"namespace", OnDialect, Form::String},
    {"class", OnTypes | OnOperation, Form::String},
    {"record", OnTypes, Form::String},
    {"alias", OnTypes, Form::Unit},
    {"format", OnTypes | OnOperation, Form::String},
    {"traits", OnTypes | OnOperation, Form::Strings},
    {"interfaces", OnTypes | OnOperation, Form::Strings},
    {"missing", OnDialect | OnTypes | OnOperation | OnConstraint,
     Form::Strings},
    {"enum", OnAttribute, Form::Dict},
    {"optional", OnConstraint, Form::Unit},
    {"default", OnConstraint, Form::String},
    {"kind", OnConstraint, Form::String},
    {"type", OnConstraint, Form::Type},
    {"cpp_type", OnConstraint, Form::String},
    {"derived", OnConstraint, Form::Unit},
    {"effects", OnConstraint | OnOperation, Form::Strings},
    {"predicates", OnOperation, Form::Rows},
    {"infer", OnOperation, Form::Rows},
    {"successors", OnOperation, Form::Strings},
    {"hooks", OnOperation, Form::Strings},
    {"result_names", OnOperation, Form::Strings},
    {"argument_names", OnOperation, Form::Strings},
    {"variadic", OnRegion, Form::Unit},
    {"min_size", OnRegion, Form::Integer},
    {"max_size", OnRegion, Form::Integer},
    {"segments", OnConstraint, Form::String},
};

static bool isStrings(Attribute attr) {
  auto array = dyn_cast<ArrayAttr>(attr);
  return array && llvm::all_of(array.getValue(), [](Attribute entry) {
           return isa<StringAttr>(entry);
         });
}

static bool hasForm(Attribute attr, Form form) {
  switch (form) {
  case Form::String:
    return isa<StringAttr>(attr);
  case Form::Strings:
    return isStrings(attr);
  case Form::Unit:
    return isa<UnitAttr>(attr);
  case Form::Integer:
    return isa<IntegerAttr>(attr);
  case Form::Type:
    return isa<TypeAttr>(attr);
  case Form::Dict:
    return isa<DictionaryAttr>(attr);
  case Form::Rows: {
    auto array = dyn_cast<ArrayAttr>(attr);
    return array && llvm::all_of(array.getValue(), isStrings);
  }
  }
  llvm_unreachable("all forms are handled");
}

static StringRef describe(Form form) {
  switch (form) {
  case Form::String:
    return "a string";
  case Form::Strings:
    return "a list of strings";
  case Form::Unit:
    return "a unit attribute";
  case Form::Integer:
    return "an integer";
  case Form::Type:
    return "a type";
  case Form::Dict:
    return "a dictionary";
  case Form::Rows:
    return "a list of lists of strings";
  }
  llvm_unreachable("all forms are handled");
}

static uint8_t getPlace(Operation *op) {
  return llvm::StringSwitch<uint8_t>(op->getName().getStringRef())
      .Case("irdl.dialect", OnDialect)
      .Case("irdl.type", OnType)
      .Case("irdl.attribute", OnAttribute)
      .Case("irdl.operation", OnOperation)
      .Case("irdl.region", OnRegion)
      .Cases({"irdl.operands", "irdl.results", "irdl.attributes",
              "irdl.regions", "irdl.parameters"},
             0)
      .Default(OnConstraint);
}

LogicalResult irdl::verifyStrataAttrs(Operation *op) {
  WalkResult result = op->walk([&](Operation *inner) {
    uint8_t place = getPlace(inner);
    for (const NamedAttribute &attr : inner->getAttrs()) {
      StringRef name = attr.getNameRef();
      if (!name.consume_front("strata."))
        continue;
      auto *entry = llvm::find_if(
          entries, [&](const Entry &known) { return known.name == name; });
      if (entry == std::end(entries))
        return inner->emitError("'strata.") << name << "' is not known",
               WalkResult::Interrupt;
      if (!(entry->places & place))
        return inner->emitError("'strata.")
                   << name << "' means nothing on '"
                   << inner->getName().getStringRef() << "'",
               WalkResult::Interrupt;
      if (!hasForm(attr.getValue(), entry->form))
        return inner->emitError("'strata.")
                   << name << "' must be " << describe(entry->form),
               WalkResult::Interrupt;
    }
    return WalkResult::Advance;
  });
  return failure(result == WalkResult::Interrupt);
}
