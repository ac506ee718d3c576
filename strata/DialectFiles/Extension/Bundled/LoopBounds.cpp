// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops whose induction variables count.
#include "strata/Interfaces/LoopBounds.h"

#include "strata/DialectFiles/Extension/ExtensionArgs.h"

using namespace strata;

static constexpr StringLiteral counts = "strata.counts";

static constexpr ExtensionKey keys[] = {
    {.name = "lower",
     .kind = KeyKind::OperandOrAttribute,
     .isRequired = true,
     .isList = true,
     .documentation =
         "the first value of each induction variable: an operand, an "
         "attribute, or both"},
    {.name = "upper",
     .kind = KeyKind::OperandOrAttribute,
     .isRequired = true,
     .isList = true,
     .documentation = "as `lower`: the value that is not reached"},
    {.name = "step",
     .kind = KeyKind::OperandOrAttribute,
     .isRequired = true,
     .isList = true,
     .documentation = "as `lower`: the value added in each iteration"},
    {.name = "unsigned",
     .kind = KeyKind::Attribute,
     .documentation = "an attribute that makes the variables unsigned"},
    {.name = "body",
     .kind = KeyKind::Region,
     .isRequired = true,
     .documentation =
         "the loop body, whose first arguments are the induction variables"}};

static constexpr ExtensionAttribute attributes[] = {
    {counts, OnOperation, ExtensionForm::Dictionary, keys,
     "the operation is a loop whose induction variables count"}};

static constexpr StringRef interfaces[] = {LoopBoundsOpInterface::name};

/// The slots of `key`: at most one attribute, and one operand.
static LogicalResult getNumbers(const ExtensionArgs &args, StringRef key,
                                DeclaredBounds::Numbers &numbers) {
  const OpDefinition &def = args.getDefinition();
  for (unsigned slot : args.find(counts)->getSlots(key)) {
    bool isOperand = slot < def.operands.size();
    std::optional<unsigned> &to =
        isOperand ? numbers.operand : numbers.attribute;
    if (to)
      return args.emitError(counts) << "'" << key << "' has two "
                                    << (isOperand ? "operands" : "attributes");
    to = slot;
  }
  return success();
}

static LogicalResult attach(ExtensionArgs &args) {
  const ExtensionEntry &entry = *args.find(counts);
  DeclaredBounds bounds;
  if (failed(getNumbers(args, "lower", bounds.lower)) ||
      failed(getNumbers(args, "upper", bounds.upper)) ||
      failed(getNumbers(args, "step", bounds.step)))
    return failure();
  bounds.region = entry.getSlot("body");
  bounds.isUnsigned = entry.findSlot("unsigned");
  if (args.getDefinition().regions[bounds.region].arity != Arity::One)
    return args.emitError(counts) << "'body' is '" << entry.getText("body")
                                  << "', which is not a single region";
  args.implement(getInterfaceTable(bounds));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getLoopBoundsExtensions() {
  static constexpr Extension extension = {.title = "loop bounds",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
