// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties and attributes of registered operations in generic form: checks
// against the definition at parse time.
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Context.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Types/Holes.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;

namespace {
/// Adds the attributes of the generic form of one operation to its state.
class AttributeAdder {
public:
  AttributeAdder(Parser &parser, OperationState &state, const char *nameLoc)
      : parser(parser), def(*state.name.getDefinition()), state(state),
        nameLoc(nameLoc) {}
  ParseResult addProperties(Attribute properties);
  ParseResult addDictionary(DictionaryAttr attributes, bool hasProperties);
  /// Discardable attributes with the names of properties.
  SmallVector<NamedAttribute, 1> namesakes;

private:
  InFlightDiagnostic refuse(Attribute properties, StringRef why);
  ParseResult checkProperty(Attribute properties, const NamedAttribute &attr,
                            const AttrSlot &slot);
  bool isNamesake(const NamedAttribute &attr, bool isGiven) const;

  Parser &parser;
  const OpDefinition &def;
  OperationState &state;
  const char *nameLoc;
  /// The names of attributes that the properties gave.
  llvm::SmallDenseSet<Attribute, 8> given;
};
} // namespace

InFlightDiagnostic AttributeAdder::refuse(Attribute properties, StringRef why) {
  auto diag = parser.emitError(nameLoc, "invalid properties ");
  diag << properties << " for op " << def.name << ": " << why;
  return diag;
}

ParseResult AttributeAdder::checkProperty(Attribute properties,
                                          const NamedAttribute &attr,
                                          const AttrSlot &slot) {
  Attribute value = attr.getValue();
  if (isSegmentSizes(slot.name)) {
    auto array = dyn_cast<DenseArrayAttr>(value);
    if (!array || !array.getElementType().isSignlessInteger(32))
      return refuse(properties, "expected DenseI32ArrayAttr for key `value`");
    size_t wanted = slot.name == "operandSegmentSizes" ? def.operands.size()
                                                       : def.results.size();
    if (size_t(array.getSize()) != wanted)
      return refuse(properties, "size mismatch in attribute conversion: ")
             << array.getSize() << " vs " << uint64_t(wanted);
    return success();
  }
  if (slot.constraint.canHold(value) && slot.kind.canStore(value))
    return success();
  return refuse(properties, "Invalid attribute `")
         << attr.getNameRef() << "` in property conversion: " << value;
}

ParseResult AttributeAdder::addProperties(Attribute properties) {
  if (def.isPlain)
    return refuse(properties, "extensible Dialects don't support properties");
  if (def.attributes.empty())
    return refuse(properties, "this operation does not support properties");
  auto dictionary = dyn_cast<DictionaryAttr>(properties);
  if (!dictionary)
    return refuse(properties, "expected DictionaryAttr to set properties");
  for (const NamedAttribute &attr : dictionary) {
    // Names that they do not know are dropped.
    int slot = def.findAttribute(attr.getNameRef());
    if (slot < 0 && !isOldSegmentSizes(attr.getNameRef()))
      continue;
    if (slot >= 0 &&
        failed(checkProperty(properties, attr, def.attributes[unsigned(slot)])))
      return failure();
    given.insert(attr.getName());
    state.attributes.push_back(attr);
  }
  return success();
}

/// Whether `attr` is beside the property of its name: one that is no attribute is not
/// looked for in the dictionary, unless it is missing and `attr` can be its value.
bool AttributeAdder::isNamesake(const NamedAttribute &attr,
                                bool isGiven) const {
  int slot = def.findAttribute(attr.getNameRef());
  if (slot < 0 ||
      (!isGiven && def.acceptsAttribute(unsigned(slot), attr.getValue())))
    return false;
  const PropertyLayout *layout =
      findPropertyLayout(*def.dialect->getContext(), def.name);
  return def.attributes[unsigned(slot)].kind.isFlag ||
         (layout && layout->isPlain(attr.getNameRef()));
}

ParseResult AttributeAdder::addDictionary(DictionaryAttr attributes,
                                          bool hasProperties) {
  for (const NamedAttribute &attr : attributes) {
    bool isGiven = given.contains(attr.getName());
    if (isNamesake(attr, isGiven)) {
      namesakes.push_back(attr);
      continue;
    }
    // The properties take precedence over the dictionary.
    if (isGiven)
      continue;
    int slot = hasProperties ? -1 : def.findAttribute(attr.getNameRef());
    if (slot >= 0 && !isSegmentSizes(attr.getNameRef()) &&
        !isHole(attr.getValue()) &&
        !def.acceptsAttribute(unsigned(slot), attr.getValue()))
      return parser.emitError(
          nameLoc, "'" + getDisplayName(def) + "' op attribute '" +
                       attr.getNameRef() + "' failed to satisfy constraint: " +
                       def.attributes[unsigned(slot)].constraint.summary);
    state.attributes.push_back(attr);
  }
  return success();
}

ParseResult Parser::addAttributes(OperationState &state, Attribute properties,
                                  DictionaryAttr attributes,
                                  const char *nameLoc,
                                  SmallVectorImpl<NamedAttribute> &namesakes) {
  AttributeAdder adder(*this, state, nameLoc);
  if (properties && failed(adder.addProperties(properties)))
    return failure();
  if (attributes && failed(adder.addDictionary(attributes, bool(properties))))
    return failure();
  namesakes.append(adder.namesakes.begin(), adder.namesakes.end());
  completeSegmentSizes(state);
  return success();
}
