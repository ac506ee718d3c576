// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts: operations that convert their first operand to another type, and the types for
// which they can.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/CastInterfaces.h"

using namespace strata;

static constexpr StringLiteral compatible = "strata.cast_compatible";

static constexpr StringRef types[] = {"from", "to"};

static constexpr ExtensionKey keys[] = {
    {.kind = KeyKind::TypeCondition, .types = types}};

static constexpr ExtensionAttribute attributes[] = {
    {compatible, OnOperation, ExtensionForm::String, keys,
     "the types that it can cast: a condition on the type of its first "
     "operand, "
     "`$from`, and of its result, `$to`"}};

static constexpr StringRef interfaces[] = {CastOpInterface::name};

static bool areCastCompatible(const OpDefinition &def, ArrayRef<Type> inputs,
                              ArrayRef<Type> outputs) {
  if (inputs.empty() || outputs.size() != 1)
    return false;
  const auto &condition = *static_cast<const TypeCondition *>(
      def.findInterfaceData(CastOpInterface::name));
  return condition.holds({inputs.front(), outputs.front()});
}

static LogicalResult attach(ExtensionArgs &args) {
  static constexpr CastOpInterface::Concept table = {areCastCompatible};
  const OpDefinition &def = args.getDefinition();
  if (def.operands.empty() || def.operands.front().arity != Arity::One)
    return args.emitError(compatible)
           << "the operation must have a first operand that is a single value";
  if (def.results.size() != 1 || def.results.front().arity != Arity::One)
    return args.emitError(compatible) << "the operation must have one result";
  if (const ExtensionEntry *entry = args.find(compatible))
    args.implement(table, entry->getTypeCondition(""));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getCastsExtensions() {
  static constexpr Extension extension = {.title = "can cast",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .change = ExtensionChange::Breaking,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
