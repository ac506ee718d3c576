// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that may be executed speculatively if a condition holds, such as a
// division whose divisor is not 0. If an operation has the trait
// RecursivelySpeculatable, nested operations must be speculatable, too.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/ConditionallySpeculatable.h"

using namespace strata;

static constexpr StringLiteral speculatable = "strata.speculatable";

static constexpr ExtensionKey keys[] = {
    {.name = "when",
     .kind = KeyKind::Condition,
     .isRequired = true,
     .documentation = "condition under which it may be speculated"}};

static constexpr ExtensionAttribute attributes[] = {
    {speculatable, OnOperation, ExtensionForm::Dictionary, keys,
     "it may be executed speculatively"}};

static constexpr StringRef interfaces[] = {ConditionallySpeculatable::name};

static Speculatability getSpeculatability(Operation *op) {
  const auto &condition = *static_cast<const OperationPredicate *>(
      op->getDefinition().findInterfaceData(ConditionallySpeculatable::name));
  if (condition.check(op))
    return Speculatability::NotSpeculatable;
  return op->hasTrait(OpTrait::RecursivelySpeculatableImplTrait)
             ? Speculatability::RecursivelySpeculatable
             : Speculatability::Speculatable;
}

static LogicalResult attach(ExtensionArgs &args) {
  static constexpr ConditionallySpeculatable table = {getSpeculatability};
  if (const ExtensionEntry *entry = args.find(speculatable))
    args.implement(table, entry->getCondition("when"));
  return success();
}

static LogicalResult verify(const ExtensionArgs &args) {
  if (args.getDefinition().hasTrait(OpTrait::AlwaysSpeculatableImplTrait))
    return args.emitError(speculatable)
           << "the operation has the trait 'AlwaysSpeculatable', which needs "
              "no "
              "condition";
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getSpeculatabilityExtensions() {
  static constexpr Extension extension = {.title = "speculatable",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach,
                                          .verify = verify};
  return extension;
}
} // namespace strata::irdl
