// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads and stores: memory effects, memory slots, checks of indices, and the interface
// MemoryAccessOpInterface follow from one declaration.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/DeclaredMemorySlots.h"
#include "strata/Interfaces/DeclaredRuntimeChecks.h"
#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral loads = "strata.loads";
static constexpr StringLiteral stores = "strata.stores";

//===-- The record --------------------------------------------------------===//

static constexpr ExtensionKey pointer = {
    .name = "pointer",
    .kind = KeyKind::Operand,
    .isRequired = true,
    .documentation = "the memory, its address, or a tensor"};
static constexpr ExtensionKey indices = {
    .name = "indices",
    .kind = KeyKind::AnyOperand,
    .documentation =
        "the index of each dimension; without, all of the memory is accessed"};
static constexpr ExtensionKey map = {
    .name = "map",
    .kind = KeyKind::Attribute,
    .documentation = "affine map from `indices` to those of the element"};
static constexpr ExtensionKey dim = {
    .name = "dim",
    .kind = KeyKind::Operation,
    .documentation = "operation that returns the size of a dimension, to which "
                     "run-time verification compares `indices`"};
static constexpr ExtensionKey rankError = {
    .name = "rank_error",
    .documentation = "error if there is not an index for each dimension; "
                     "`$rank` and `$count` stand for the numbers of both"};
static constexpr ExtensionKey mask = {
    .name = "mask",
    .kind = KeyKind::AnyOperand,
    .documentation = "vector that selects the accessed elements"};
static constexpr StringRef arrangements[] = {"row", "scattered"};
static constexpr ExtensionKey elements = {
    .name = "elements",
    .kind = KeyKind::Keyword,
    .documentation = "whether the elements of a vector are a row in the last "
                     "dimensions, the default, or at other places",
    .keywords = arrangements};
static constexpr ExtensionKey when = {
    .name = "when",
    .kind = KeyKind::Condition,
    .documentation = "condition under which a memory slot can be replaced"};

static constexpr ExtensionKey loadKeys[] = {
    pointer,
    {.name = "value",
     .kind = KeyKind::OnlyResult,
     .isRequired = true,
     .documentation = "the value that is loaded"},
    indices,
    map,
    dim,
    rankError,
    mask,
    {.name = "others",
     .kind = KeyKind::Operand,
     .documentation = "the elements of the value that `mask` does not select"},
    elements,
    when};
static constexpr ExtensionKey storeKeys[] = {
    pointer,
    {.name = "value",
     .kind = KeyKind::Operand,
     .documentation =
         "the value that is stored; without, it is not an operand"},
    {.name = "result",
     .kind = KeyKind::Result,
     .documentation = "the changed tensor"},
    indices,
    map,
    dim,
    rankError,
    mask,
    elements,
    when};

static constexpr ExtensionAttribute attributes[] = {
    {loads, OnOperation, ExtensionForm::Dictionary, loadKeys,
     "it loads from memory or from a tensor"},
    {stores, OnOperation, ExtensionForm::Dictionary, storeKeys,
     "it stores to memory or to a tensor"}};

static constexpr StringRef interfaces[] = {
    MemoryAccessOpInterface::name, PromotableMemOpInterface::name,
    SafeMemorySlotAccessOpInterface::name, RuntimeVerifiableOpInterface::name};

//===-- Reading -----------------------------------------------------------===//

static DeclaredMemoryAccess getAccess(const ExtensionEntry &entry,
                                      bool isStore) {
  DeclaredMemoryAccess access{.pointer = entry.getSlot("pointer"),
                              .value = entry.findSlot("value"),
                              .indices = entry.findSlot("indices"),
                              .map = entry.findSlot("map"),
                              .mask = entry.findSlot("mask")};
  if (isStore)
    access.result = entry.findSlot("result");
  else
    access.others = entry.findSlot("others");
  access.isScattered = entry.getNumber("elements") == 1;
  return access;
}

static LogicalResult checkStore(const ExtensionArgs &args,
                                const DeclaredMemoryAccesses &accesses) {
  const OpDefinition &def = args.getDefinition();
  const DeclaredMemoryAccess &store = *accesses.store;
  if (!accesses.load && !store.result && !def.results.empty())
    return args.emitError() << "an operation with 'strata.stores' cannot have "
                               "results unless 'strata.loads' describes them";
  if (store.result && (accesses.load || def.results.size() != 1 ||
                       def.results.front().arity == Arity::Variadic))
    return args.emitError(stores) << "'result' is not the only result";
  if (store.pointer == store.value)
    return args.emitError(stores)
           << "'pointer' and 'value' are the same operand";
  if (accesses.load && accesses.load->pointer != store.pointer)
    return args.emitError() << "'strata.loads' and 'strata.stores' refer to "
                               "different pointer operands";
  return success();
}

//===-- Memory slots ------------------------------------------------------===//

/// Whether an access may be that of the whole value of a memory slot.
static bool isOfSlot(const std::optional<DeclaredMemoryAccess> &access) {
  return !access || (access->value && !access->map && !access->mask &&
                     !access->result && !access->isScattered);
}

static DeclaredMemorySlots::Access
getSlotAccess(const DeclaredMemoryAccess &access, const ExtensionEntry &entry) {
  return {access.pointer, *access.value, entry.getCondition("when")};
}

static void implementSlots(ExtensionArgs &args,
                           const DeclaredMemoryAccesses &accesses) {
  const OpDefinition &def = args.getDefinition();
  if (!isOfSlot(accesses.load) || !isOfSlot(accesses.store) ||
      !def.regions.empty())
    return;
  DeclaredMemorySlots slots;
  if (accesses.load)
    slots.load = getSlotAccess(*accesses.load, *args.find(loads));
  if (accesses.store)
    slots.store = getSlotAccess(*accesses.store, *args.find(stores));
  for (InterfaceTable &table : getInterfaceTables(std::move(slots)))
    args.implement(std::move(table));
}

//===-- Effects and checks ------------------------------------------------===//

/// Effects on memory, unless the operand declares its own.
static void addEffects(OpDefinition &def,
                       const DeclaredMemoryAccesses &accesses) {
  unsigned slot =
      accesses.load ? accesses.load->pointer : accesses.store->pointer;
  if (llvm::any_of(def.memoryEffects, [&](const DeclaredEffect &effect) {
        return effect.slot == slot;
      }))
    return;
  auto add = [&](MemoryEffect effect) {
    def.memoryEffects.push_back({effect, "", slot, /*ofMemory=*/true});
  };
  if (accesses.load)
    add(MemoryEffect::Read);
  if (accesses.store)
    add(MemoryEffect::Write);
}

static void implementBounds(ExtensionArgs &args,
                            const DeclaredMemoryAccess &access,
                            const ExtensionEntry &entry) {
  if (!entry.has("dim") || !access.indices)
    return;
  using Term = DeclaredRuntimeCheck::Term;
  DeclaredRuntimeCheck check;
  check.subject = {.kind = Term::Kind::Operand, .slot = *access.indices};
  check.bound.kind = Term::Kind::Call;
  check.bound.callee = entry.getText("dim").str();
  check.bound.arguments.push_back(
      {.kind = Term::Kind::Operand, .slot = access.pointer});
  check.text = "out-of-bounds access";
  std::vector<DeclaredRuntimeCheck> checks{std::move(check)};
  args.implement(getInterfaceTable(std::move(checks)));
}

//===-- Attaching ---------------------------------------------------------===//

static LogicalResult attach(ExtensionArgs &args) {
  DeclaredMemoryAccesses accesses;
  const ExtensionEntry *load = args.find(loads), *store = args.find(stores);
  // If one of both is unknown, half of the operation's effect would be lost.
  if (args.has(loads) != bool(load) || args.has(stores) != bool(store))
    return success();
  if (load)
    accesses.load = getAccess(*load, /*isStore=*/false);
  if (store) {
    accesses.store = getAccess(*store, /*isStore=*/true);
    if (failed(checkStore(args, accesses)))
      return failure();
  }
  OpDefinition &def = args.getDefinition();
  if (def.numSuccessors != 0)
    return args.emitError()
           << "an operation that accesses memory cannot have successors";
  implementSlots(args, accesses);
  implementBounds(args, load ? *accesses.load : *accesses.store,
                  load ? *load : *store);
  args.implement(getInterfaceTable(accesses));
  return success();
}

static LogicalResult verify(const ExtensionArgs &args) {
  OpDefinition &def = args.getDefinition();
  const DeclaredMemoryAccesses *accesses = getDeclaredAccesses(def);
  if (!accesses)
    return success();
  if (def.hasTrait(OpTrait::Terminator))
    return args.emitError()
           << "an operation that accesses memory cannot be a terminator";
  addEffects(def, *accesses);
  auto addRankError = [&](const auto &access, StringRef attrName) {
    const ExtensionEntry *entry = args.find(attrName);
    if (access && access->indices && entry->has("rank_error"))
      addRankVerifier(def, *access, entry->getText("rank_error"));
  };
  addRankError(accesses->load, loads);
  addRankError(accesses->store, stores);
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getMemoryAccessesExtensions() {
  static constexpr Extension extension = {.title = "memory accesses",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach,
                                          .verify = verify};
  return extension;
}
} // namespace strata::irdl
