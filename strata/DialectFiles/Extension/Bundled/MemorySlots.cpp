// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory slots: operations that allocate a slot, or use addresses in a way that does not
// matter. Loads and stores are in MemoryAccesses.cpp.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/DeclaredMemorySlots.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral allocates = "strata.allocates";
static constexpr StringLiteral drops = "strata.drops";

//===-- The record --------------------------------------------------------===//

static constexpr ExtensionKey when = {
    .name = "when",
    .kind = KeyKind::Condition,
    .documentation = "condition under which the attribute applies"};

static constexpr ExtensionKey allocationKeys[] = {
    {.name = "pointer",
     .kind = KeyKind::OnlyResult,
     .isRequired = true,
     .documentation = "the address of the slot"},
    {.name = "element",
     .kind = KeyKind::TypeFunction,
     .isRequired = true,
     .documentation =
         "type of the value in the slot, where `$_self` is the type "
         "of the address"},
    {.name = "from",
     .kind = KeyKind::Slot,
     .documentation = "operand whose type `$_self` is instead, or attribute "
                      "that `$_self` is"},
    {.name = "default",
     .kind = KeyKind::Operation,
     .documentation =
         "operation that creates the value of the slot before the first store; "
         "by default the program's operation for undefined values"},
    when};
static constexpr ExtensionKey dropKeys[] = {{.kind = KeyKind::AnyOperand}};

static constexpr ExtensionAttribute attributes[] = {
    {allocates, OnOperation, ExtensionForm::Dictionary, allocationKeys,
     "it allocates a memory slot"},
    {drops, OnOperation, ExtensionForm::Strings, dropKeys,
     "operands that are addresses of memory slots; the operation is erased "
     "with "
     "the slot"}};

static constexpr StringRef interfaces[] = {
    PromotableAllocationOpInterface::name, PromotableOpInterface::name};

//===-- Attaching ---------------------------------------------------------===//

static std::optional<DeclaredMemorySlots::Allocation>
getAllocation(const ExtensionArgs &args) {
  const ExtensionEntry *entry = args.find(allocates);
  if (!entry)
    return std::nullopt;
  DeclaredMemorySlots::Allocation allocation;
  allocation.from = entry->findSlot("from").value_or(entry->getSlot("pointer"));
  allocation.elementType = entry->getTypeFunction("element");
  allocation.defaultOp = entry->getText("default").str();
  allocation.condition = entry->getCondition("when");
  return allocation;
}

static LogicalResult attach(ExtensionArgs &args) {
  DeclaredMemorySlots slots;
  slots.allocation = getAllocation(args);
  slots.dropped.assign(args.getSlots(drops).begin(),
                       args.getSlots(drops).end());
  llvm::sort(slots.dropped);
  const OpDefinition &def = args.getDefinition();
  if (!def.regions.empty() || def.numSuccessors != 0)
    return args.emitError() << "an operation with memory slot attributes "
                               "cannot have regions or successors";
  for (InterfaceTable &table : getInterfaceTables(std::move(slots)))
    args.implement(std::move(table));
  return success();
}

static LogicalResult verify(const ExtensionArgs &args) {
  if (args.has(drops) &&
      args.getDefinition().hasTrait(MemoryAccessOpInterface::name))
    return args.emitError() << "'strata.drops' cannot be combined with "
                               "'strata.loads' or 'strata.stores'";
  if (args.getDefinition().hasTrait(OpTrait::Terminator))
    return args.emitError()
           << "an operation with memory slot attributes cannot be a terminator";
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getMemorySlotsExtensions() {
  static constexpr Extension extension = {.title = "memory slots",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach,
                                          .verify = verify};
  return extension;
}
} // namespace strata::irdl
