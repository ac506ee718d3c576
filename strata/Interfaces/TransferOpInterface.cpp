// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/TransferOpInterface.h"

#include "strata/Definition/Interfaces.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

using namespace strata;

std::optional<Transfer> TransferOpInterface::getTransfer() const {
  const Concept *functions = getImpl();
  return functions && functions->getTransfer
             ? functions->getTransfer(getOperation())
             : std::nullopt;
}

namespace {
/// The operands of an operation that were not taken yet.
class OperandList {
public:
  explicit OperandList(Operation *op) : op(op) {}
  unsigned getNumLeft() const { return op->getNumOperands() - next; }
  unsigned take(unsigned count) {
    unsigned first = next;
    next += count;
    return first;
  }
  /// Whether there is an element whose map is the attribute `mapName`, or the identity if that is empty.
  bool takeElement(StringRef mapName, TransferElement &element);

private:
  Operation *op;
  unsigned next = 0;
};
} // namespace

bool OperandList::takeElement(StringRef mapName, TransferElement &element) {
  if (!getNumLeft())
    return false;
  element.operand = take(1);
  element.memory = op->getOperand(element.operand);
  auto type = dyn_cast<MemRefType>(element.memory.getType());
  if (!type)
    return false;
  element.numIndices = unsigned(type.getRank());
  if (!mapName.empty()) {
    auto map = op->getAttrOfType<AffineMapAttr>(mapName);
    if (!map || map.getValue().getNumResults() != element.numIndices)
      return false;
    element.map = map.getValue();
    element.numIndices = element.map.getNumInputs();
  }
  if (getNumLeft() < element.numIndices)
    return false;
  take(element.numIndices);
  return true;
}

std::optional<Transfer> strata::readTransfer(Operation *op,
                                             const TransferForm &form) {
  Transfer transfer;
  OperandList operands(op);
  unsigned number = 0;
  auto takeElement = [&](TransferElement &element) {
    StringRef map = form.maps.empty() ? StringRef() : form.maps[number++];
    return operands.takeElement(map, element);
  };
  if (form.isStart && (!takeElement(transfer.source.emplace()) ||
                       !takeElement(transfer.destination.emplace())))
    return std::nullopt;
  bool isTaken = form.isCountFirst || takeElement(transfer.tag);
  if (!isTaken || !operands.getNumLeft())
    return std::nullopt;
  transfer.count = operands.take(1);
  if (form.isCountFirst && !takeElement(transfer.tag))
    return std::nullopt;
  if (operands.getNumLeft() == 2 && form.isStart)
    transfer.stride = operands.take(2);
  if (operands.getNumLeft())
    return std::nullopt;
  return transfer;
}

static void getTransferEffects(Operation *op,
                               SmallVectorImpl<EffectInstance> &effects) {
  auto transfer = TransferOpInterface(op).getTransfer();
  if (!transfer || !transfer->isStart()) {
    // The copy has its effects between its start and its end.
    Value tag = transfer ? transfer->tag.memory : Value();
    effects.push_back({MemoryEffect::Read, {}, tag});
    effects.push_back({MemoryEffect::Read});
    effects.push_back({MemoryEffect::Write});
    return;
  }
  effects.push_back({MemoryEffect::Read, {}, transfer->source->memory});
  effects.push_back({MemoryEffect::Write, {}, transfer->destination->memory});
  effects.push_back({MemoryEffect::Write, {}, transfer->tag.memory});
}

void strata::attachTransferInterface(
    Context *ctx, StringRef op, const TransferOpInterface::Concept &functions) {
  static constexpr MemoryEffectOpInterface::Concept effects = {
      getTransferEffects};
  (void)attachInterface(ctx, op, functions);
  (void)attachInterface(ctx, op, effects);
}
