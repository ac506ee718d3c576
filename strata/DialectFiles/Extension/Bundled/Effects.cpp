// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects, of an operation as a whole and on its operands and results.
#include "strata/Definition/Traits.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

using namespace strata;

static constexpr StringLiteral effects = "strata.effects";

static constexpr StringLiteral ofMemRefs = " of memrefs";

static std::string checkEffect(StringRef text) {
  auto [word, resource] = text.split(':');
  bool hasResource = word.size() != text.size();
  word.consume_back(ofMemRefs);
  if (parseMemoryEffect(word) && hasResource == !resource.empty())
    return {};
  return "not a memory effect; expected read, write, allocate or free, "
         "optionally followed by 'of memrefs', and by ':' and a resource";
}

static constexpr ExtensionKey keys[] = {{.check = checkEffect}};

static constexpr ExtensionAttribute attributes[] = {
    {effects, OnConstraint | OnOperation, ExtensionForm::Strings, keys,
     "memory effects: `read`, `write`, `allocate` or `free`, optionally "
     "followed by `:` and a resource",
     OfOperand | OfResult}};

static DeclaredEffect getEffect(StringRef text, std::optional<unsigned> slot) {
  auto [word, resource] = text.split(':');
  bool isLimited = word.consume_back(ofMemRefs);
  return {*parseMemoryEffect(word), resource.str(), slot, isLimited};
}

static LogicalResult attach(ExtensionArgs &args) {
  OpDefinition &def = args.getDefinition();
  size_t numValues = def.operands.size() + def.results.size();
  for (const ExtensionArgs::OnSlot &onSlot : args.getOnSlots())
    if (onSlot.slot < numValues)
      for (Attribute text : cast<ArrayAttr>(onSlot.value))
        def.memoryEffects.push_back(
            getEffect(cast<StringAttr>(text).getValue(), onSlot.slot));
  for (const std::string &text : args.getStrings(effects))
    def.memoryEffects.push_back(getEffect(text, std::nullopt));
  // An empty list says that there are none.
  if (args.get(effects) && def.memoryEffects.empty())
    addTraits(def, {"NoMemoryEffect"});
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getEffectsExtensions() {
  static constexpr Extension extension = {
      .title = "effects", .attributes = attributes, .attach = attach};
  return extension;
}
} // namespace strata::irdl
