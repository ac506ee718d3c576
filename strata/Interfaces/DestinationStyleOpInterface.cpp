// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DestinationStyleOpInterface.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

std::optional<Segment> detail::getDestinations(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (!def.hasTrait(OpTrait::DestinationStyleOpInterface))
    return std::nullopt;
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return std::nullopt;
  for (auto [slot, segment] : llvm::zip(def.operands, segments))
    if (slot.name == "outputs" || slot.name == "output" ||
        slot.name == "inits" || slot.name == "init" || slot.name == "dest" ||
        slot.name == "base")
      return segment;
  return std::nullopt;
}

static bool isTensor(Type type) { return isa<TensorType>(type); }
static bool isMemRef(Type type) {
  return isa<MemRefType, UnrankedMemRefType>(type);
}

bool detail::hasPureTensorSemantics(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isTensor) &&
         llvm::none_of(op->getOperandTypes(), isMemRef);
}

bool detail::hasPureBufferSemantics(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isMemRef) &&
         llvm::none_of(op->getOperandTypes(), isTensor);
}
