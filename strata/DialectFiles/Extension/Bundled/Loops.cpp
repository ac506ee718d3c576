// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops that carry values from one iteration to the next.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral carries = "strata.carries";

static constexpr ExtensionKey keys[] = {
    {.name = "inits",
     .kind = KeyKind::AnyOperand,
     .isRequired = true,
     .documentation = "the variadic operand with the initial values"},
    {.name = "results",
     .kind = KeyKind::Result,
     .isRequired = true,
     .documentation = "the only variadic result, and the last one"},
    {.name = "body",
     .kind = KeyKind::Region,
     .isRequired = true,
     .documentation =
         "the loop body: its last arguments are the iteration arguments, the "
         "operands of its terminator the yielded values"}};

static constexpr ExtensionAttribute attributes[] = {
    {carries, OnOperation, ExtensionForm::Dictionary, keys,
     "the operation is a loop with iteration arguments"}};

static constexpr StringRef interfaces[] = {LoopLikeOpInterface::name};

static LogicalResult attach(ExtensionArgs &args) {
  const OpDefinition &def = args.getDefinition();
  const ExtensionEntry &entry = *args.find(carries);
  DeclaredLoop loop{
      .inits = entry.getSlot("inits"),
      .region = entry.getSlot("body"),
      .results = unsigned(entry.getSlot("results") - def.operands.size())};
  const ValueSlot &inits = def.operands[loop.inits];
  if (inits.arity != Arity::Variadic || !inits.groupSizes.empty())
    return args.emitError(carries) << "'inits' is '" << inits.name
                                   << "', which is not a variadic operand";
  auto isSingle = [](const auto &slot) { return slot.arity == Arity::One; };
  bool isLast = loop.results + 1 == def.results.size();
  if (!isLast || def.results.back().arity != Arity::Variadic ||
      !llvm::all_of(ArrayRef(def.results).drop_back(), isSingle))
    return args.emitError(carries)
           << "'results' is '" << entry.getText("results")
           << "', which is not the last result or not the only variadic one";
  if (!isSingle(def.regions[loop.region]))
    return args.emitError(carries) << "'body' is '" << entry.getText("body")
                                   << "', which is not a single region";
  if (def.numSuccessors != 0)
    return args.emitError(carries)
           << "an operation with 'strata.carries' cannot have successors";
  args.implement(getInterfaceTable(loop));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getLoopsExtensions() {
  static constexpr Extension extension = {.title = "loop",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
