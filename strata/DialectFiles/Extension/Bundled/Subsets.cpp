// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Subsets: operations that extract a part of a value, or make a new value by
// inserting one.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/DeclaredSubsets.h"
#include "strata/Interfaces/SubsetOpInterface.h"

#include <array>

using namespace strata;

static constexpr StringLiteral extracts = "strata.extracts";
static constexpr StringLiteral inserts = "strata.inserts";

//===-- The record --------------------------------------------------------===//

static constexpr ExtensionKey whole = {.name = "whole",
                                       .kind = KeyKind::Operand,
                                       .isRequired = true,
                                       .documentation =
                                           "the value that contains the part"};
static constexpr ExtensionKey offsets = {
    .name = "offsets",
    .kind = KeyKind::OperandOrAttribute,
    .isRequired = true,
    .isList = true,
    .documentation =
        "a number for each dimension: an operand, an attribute, or "
        "both"};
static constexpr ExtensionKey sizes = {
    .name = "sizes",
    .kind = KeyKind::OperandOrAttribute,
    .isList = true,
    .documentation = "as `offsets`; 1 in each dimension by default"};
static constexpr ExtensionKey strides = {
    .name = "strides",
    .kind = KeyKind::OperandOrAttribute,
    .isList = true,
    .documentation = "as `offsets`; 1 in each dimension by default"};
static constexpr ExtensionKey shape = {
    .name = "shape",
    .kind = KeyKind::Value,
    .documentation = "the value whose type has the sizes as its shape"};
static constexpr ExtensionKey map = {.name = "map",
                                     .kind = KeyKind::Attribute,
                                     .documentation =
                                         "affine map: for each dimension of "
                                         "`shape`, the dimension of the whole"};
static constexpr ExtensionKey layout = {
    .name = "layout",
    .kind = KeyKind::Attribute,
    .isList = true,
    .documentation = "attributes that must be equal for an extraction and an "
                     "insertion to match"};
static constexpr ExtensionKey when = {
    .name = "when",
    .kind = KeyKind::Condition,
    .documentation = "condition under which the attribute applies"};
static constexpr ExtensionKey exact = {
    .name = "exact",
    .kind = KeyKind::Condition,
    .documentation = "condition under which the part is exactly these "
                     "elements, not only within these bounds"};

/// The entries of an attribute whose part is a value of kind `partKind`.
static constexpr std::array<ExtensionKey, 10> getKeys(KeyKind partKind) {
  return {whole,
          {.name = "value",
           .kind = partKind,
           .isRequired = true,
           .documentation = "the part"},
          offsets,
          sizes,
          strides,
          shape,
          map,
          layout,
          when,
          exact};
}
static constexpr auto extractionKeys = getKeys(KeyKind::OnlyResult);
static constexpr auto insertionKeys = getKeys(KeyKind::Operand);

static constexpr ExtensionAttribute attributes[] = {
    {extracts, OnOperation, ExtensionForm::Dictionary, extractionKeys,
     "it extracts a part of a value"},
    {inserts, OnOperation, ExtensionForm::Dictionary, insertionKeys,
     "it makes a new value by inserting a part into another"}};

static constexpr StringRef interfaces[] = {SubsetOpInterface::name,
                                           SubsetExtractionOpInterface::name,
                                           SubsetInsertionOpInterface::name};

//===-- Attaching ---------------------------------------------------------===//

/// The slots of `key`: at most one attribute, and one operand.
static LogicalResult getNumbers(const ExtensionArgs &args, StringRef attrName,
                                StringRef key,
                                DeclaredSubset::Numbers &numbers) {
  const OpDefinition &def = args.getDefinition();
  for (unsigned slot : args.find(attrName)->getSlots(key)) {
    bool isOperand = slot < def.operands.size();
    std::optional<unsigned> &to =
        isOperand ? numbers.operand : numbers.attribute;
    if (to)
      return args.emitError(attrName)
             << "'" << key << "' has two "
             << (isOperand ? "operands" : "attributes");
    to = slot;
  }
  return success();
}

static LogicalResult checkShape(const ExtensionArgs &args, StringRef attrName) {
  const ExtensionEntry &entry = *args.find(attrName);
  if (entry.has("map") && !entry.has("shape"))
    return args.emitError(attrName) << "'map' requires 'shape'";
  if (entry.has("shape") && entry.has("sizes"))
    return args.emitError(attrName)
           << "'shape' and 'sizes' are mutually exclusive";
  return success();
}

/// Checks that an insertion has another value to insert, and one result: without
/// it nothing is inserted.
static LogicalResult checkInsertion(const ExtensionArgs &args,
                                    const DeclaredSubset &subset) {
  const OpDefinition &def = args.getDefinition();
  if (subset.part == subset.whole)
    return args.emitError(inserts)
           << "'whole' and 'value' are the same operand";
  if (def.results.size() != 1 || def.results[0].arity == Arity::Variadic)
    return args.emitError(inserts) << "the operation must have one result";
  return success();
}

static LogicalResult attachSubset(ExtensionArgs &args, StringRef attrName) {
  const ExtensionEntry *entry = args.find(attrName);
  if (!entry)
    return success();
  DeclaredSubset subset;
  subset.inserts = attrName == inserts;
  subset.whole = entry->getSlot("whole");
  if (subset.inserts)
    subset.part = entry->getSlot("value");
  if ((subset.inserts && failed(checkInsertion(args, subset))) ||
      failed(checkShape(args, attrName)) ||
      failed(getNumbers(args, attrName, "offsets", subset.offsets)) ||
      failed(getNumbers(args, attrName, "sizes", subset.sizes)) ||
      failed(getNumbers(args, attrName, "strides", subset.strides)))
    return failure();
  subset.sizes.shape = entry->findSlot("shape");
  subset.map = entry->findSlot("map");
  subset.layout = entry->getSlots("layout").vec();
  subset.condition = entry->getCondition("when");
  subset.exact = entry->getCondition("exact");
  for (InterfaceTable &table : getInterfaceTables(std::move(subset)))
    args.implement(std::move(table));
  return success();
}

static LogicalResult attach(ExtensionArgs &args) {
  const OpDefinition &def = args.getDefinition();
  if (args.has(extracts) && args.has(inserts))
    return args.emitError() << "an operation cannot have both "
                               "'strata.extracts' and 'strata.inserts'";
  if (!def.regions.empty() || def.numSuccessors != 0)
    return args.emitError()
           << "an operation with 'strata.extracts' or 'strata.inserts' cannot "
              "have regions or successors";
  return attachSubset(args, args.has(inserts) ? inserts : extracts);
}

static LogicalResult verify(const ExtensionArgs &args) {
  if (args.getDefinition().hasTrait(OpTrait::Terminator))
    return args.emitError() << "an operation with 'strata.extracts' or "
                               "'strata.inserts' cannot be a terminator";
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getSubsetsExtensions() {
  static constexpr Extension extension = {.title = "subsets",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach,
                                          .verify = verify};
  return extension;
}
} // namespace strata::irdl
