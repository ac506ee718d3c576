// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/DestinationStyle.h"

#include "strata/IR/BuiltinTypes.h"

using namespace strata;
using namespace strata::detail;

std::optional<Segment> detail::getDestinations(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (!def.hasTrait("DestinationStyleOpInterface"))
    return std::nullopt;
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return std::nullopt;
  for (auto [slot, segment] : llvm::zip(def.operands, segments))
    if (slot.name == "outputs" || slot.name == "output" ||
        slot.name == "inits" || slot.name == "init" || slot.name == "dest")
      return segment;
  return std::nullopt;
}

OpOperand *detail::getTiedInit(Value value) {
  Operation *op = value.getDefiningOp();
  auto result = dyn_cast<OpResult>(value);
  auto inits = op ? getDestinations(op) : std::nullopt;
  if (!inits || !result || op->getNumResults() > inits->size)
    return nullptr;
  OpOperand &init = op->getOpOperand(inits->first + result.getResultNumber());
  return isa<TensorType>(init.get().getType()) ? &init : nullptr;
}
