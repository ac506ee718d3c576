// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an operation of the extension says of memory slots: `strata.allocates`,
// `strata.loads`, `strata.stores` and `strata.drops`.
#include "strata/Definition/OpHooks.h"
#include "strata/IRDL/WordReaderDetail.h"
#include "strata/Interfaces/DeclaredMemorySlots.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- The words ---------------------------------------------------------===//

static LogicalResult readAllocation(const OpDefinition &def, Operation *op,
                                    const Definitions &definitions,
                                    DeclaredMemorySlots &slots) {
  WordReader reader(def, op, definitions, "strata.allocates");
  DictionaryAttr dict =
      reader.read({"pointer", "element"}, {"from", "default", "when"});
  if (!dict || failed(reader.checkResult("pointer",
                                         WordReader::getText(dict, "pointer"))))
    return failure();
  DeclaredMemorySlots::Allocation allocation;
  allocation.from = unsigned(def.operands.size());
  if (dict.get("from")) {
    std::optional<unsigned> from =
        reader.findSlot("from", WordReader::getText(dict, "from"));
    if (!from)
      return failure();
    allocation.from = *from;
  }
  allocation.defaultOp = dict.get("default")
                             ? WordReader::getText(dict, "default").str()
                             : "ub.poison";
  auto [dialect, stem] = StringRef(allocation.defaultOp).split('.');
  if (dialect.empty() || stem.empty())
    return reader.fail() << "'default' is '" << allocation.defaultOp
                         << "', and not the full name of an operation";
  auto element =
      loadTypeFunction(op, "strata.allocates",
                       WordReader::getText(dict, "element"), definitions, def);
  bool isUnknown = false;
  if (failed(element) || failed(reader.readCondition(
                             dict, "when", allocation.condition, isUnknown)))
    return failure();
  allocation.elementType = *element;
  if (allocation.elementType && !isUnknown)
    slots.allocation = std::move(allocation);
  return success();
}

static LogicalResult readLoad(const OpDefinition &def, Operation *op,
                              const Definitions &definitions,
                              DeclaredMemorySlots &slots) {
  WordReader reader(def, op, definitions, "strata.loads");
  DictionaryAttr dict = reader.read({"pointer", "value"}, {"when"});
  if (!dict ||
      failed(reader.checkResult("value", WordReader::getText(dict, "value"))))
    return failure();
  DeclaredMemorySlots::Access load;
  auto pointer =
      reader.findOperand("pointer", WordReader::getText(dict, "pointer"));
  bool isUnknown = false;
  if (!pointer ||
      failed(reader.readCondition(dict, "when", load.condition, isUnknown)))
    return failure();
  load.pointer = *pointer;
  if (!isUnknown)
    slots.load = std::move(load);
  return success();
}

static LogicalResult readStore(const OpDefinition &def, Operation *op,
                               const Definitions &definitions,
                               DeclaredMemorySlots &slots) {
  WordReader reader(def, op, definitions, "strata.stores");
  DictionaryAttr dict = reader.read({"pointer", "value"}, {"when"});
  if (!dict)
    return failure();
  DeclaredMemorySlots::Access store;
  auto pointer =
      reader.findOperand("pointer", WordReader::getText(dict, "pointer"));
  auto value = reader.findOperand("value", WordReader::getText(dict, "value"));
  bool isUnknown = false;
  if (!pointer || !value ||
      failed(reader.readCondition(dict, "when", store.condition, isUnknown)))
    return failure();
  if (pointer == value)
    return reader.fail() << "'pointer' and 'value' are the same operand";
  store.pointer = *pointer;
  store.value = *value;
  if (!isUnknown)
    slots.store = std::move(store);
  return success();
}

static LogicalResult readDropped(const OpDefinition &def, Operation *op,
                                 const Definitions &definitions,
                                 DeclaredMemorySlots &slots) {
  WordReader reader(def, op, definitions, "strata.drops");
  for (const std::string &name : getStrings(op, "strata.drops")) {
    std::optional<unsigned> slot = def.findSlot(name);
    if (!slot || *slot >= def.operands.size())
      return reader.fail() << "there is no operand '" << name << "'";
    slots.dropped.push_back(*slot);
  }
  llvm::sort(slots.dropped);
  return success();
}

/// Checks what the words mean together: the operation is removed as a whole.
static LogicalResult verifyWords(const OpDefinition &def, Operation *op,
                                 const DeclaredMemorySlots &slots) {
  bool loads = bool(op->getAttr("strata.loads"));
  bool stores = bool(op->getAttr("strata.stores"));
  if (stores && !loads && !def.results.empty())
    return op->emitError("an operation with 'strata.stores' has no results, "
                         "unless 'strata.loads' says what they are");
  if (slots.load && slots.store && slots.load->pointer != slots.store->pointer)
    return op->emitError("'strata.loads' and 'strata.stores' are about "
                         "different addresses");
  if (op->getAttr("strata.drops") && (loads || stores))
    return op->emitError("an operation with 'strata.drops' accesses nothing, "
                         "and has no 'strata.loads' or 'strata.stores'");
  if (!def.regions.empty() || def.numSuccessors != 0)
    return op->emitError("an operation about memory slots can have no regions "
                         "and no successors");
  return success();
}

LogicalResult irdl::readMemorySlots(OpDefinition &def, Operation *op,
                                    const Definitions &definitions,
                                    DeclaredMemorySlots &slots) {
  using Reader = LogicalResult (*)(const OpDefinition &, Operation *,
                                   const Definitions &, DeclaredMemorySlots &);
  static constexpr std::pair<StringLiteral, Reader> readers[] = {
      {"strata.allocates", readAllocation},
      {"strata.loads", readLoad},
      {"strata.stores", readStore},
      {"strata.drops", readDropped}};
  bool hasWords = false;
  for (auto [word, read] : readers) {
    if (!op->getAttr(word))
      continue;
    hasWords = true;
    if (failed(read(def, op, definitions, slots)))
      return failure();
  }
  if (!hasWords)
    return success();
  // Half of what it does would be lost.
  if (bool(op->getAttr("strata.loads")) != bool(slots.load) ||
      bool(op->getAttr("strata.stores")) != bool(slots.store))
    slots.load.reset(), slots.store.reset();
  for (StringRef name : getInterfaceNames(slots))
    if (!llvm::is_contained(def.interfaces, name))
      def.interfaces.push_back(name.str());
  return verifyWords(def, op, slots);
}

LogicalResult irdl::loadMemorySlots(OpDefinition &def, Operation *op,
                                    DeclaredMemorySlots slots) {
  if (slots.isEmpty())
    return success();
  if (def.hasTrait(OpTrait::Terminator))
    return op->emitError("an operation about memory slots cannot be a "
                         "terminator");
  for (StringRef name : getInterfaceNames(slots))
    if (def.findInterface(name))
      return op->emitError("interface '")
             << name << "' is registered for '" << def.name
             << "', and follows from what the file says of memory slots";
  attachMemorySlots(def, std::move(slots));
  return success();
}
