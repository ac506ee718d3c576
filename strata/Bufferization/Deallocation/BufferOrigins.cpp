// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Deallocation/BufferOrigins.h"

#include "strata/Analysis/ValueFlow.h"
#include "strata/Bufferization/Deallocation/OwnershipDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static bool isFunctionArgument(Value value) {
  auto arg = dyn_cast<BlockArgument>(value);
  return arg && arg.getParentBlock()->isEntryBlock() &&
         arg.getParentBlock()->getParentOp() &&
         isFunction(arg.getParentBlock()->getParentOp());
}

static bool isAllocation(Value value) {
  Operation *def = value.getDefiningOp();
  return def && hasEffect(def, MemoryEffect::Allocate, value);
}

/// The memrefs that `value` may be, or be a view of; empty if that is unknown,
/// or if it is an origin.
static SmallVector<Value> getSources(Value value, const ValueFlow &flow) {
  SmallVector<Value> sources;
  if (isFunctionArgument(value) || isAllocation(value))
    return sources;
  Operation *def = value.getDefiningOp();
  if (auto select = dyn_cast_or_null<arith::SelectOp>(def))
    return {select.getTrueValue(), select.getFalseValue()};
  bool isView = def && (def->getDefinition().hasTrait("ViewLikeOpInterface") ||
                        isa<memref::ExtractStridedMetadataOp>(def));
  if (isView)
    return {def->getOperands().front()};
  if (flow.isOnlyPassed(value))
    for (OpOperand *source : flow.getSources(value))
      sources.push_back(source->get());
  return sources;
}

static llvm::SetVector<Value> findOrigins(Value value, const ValueFlow &flow) {
  llvm::SetVector<Value> origins, visited;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next))
      continue;
    SmallVector<Value> sources = getSources(next, flow);
    if (sources.empty())
      origins.insert(next);
    llvm::append_range(worklist, sources);
  }
  return origins;
}

BufferOrigins::BufferOrigins(Operation *root) {
  ValueFlow flow(root);
  auto add = [&](Value value) {
    if (!isMemRef(value))
      return;
    origins.try_emplace(value, findOrigins(value, flow));
    kinds.try_emplace(value, isAllocation(value)         ? Kind::Allocation
                             : isFunctionArgument(value) ? Kind::Argument
                                                         : Kind::Other);
  };
  root->walk([&](Operation *op) {
    llvm::for_each(op->getResults(), add);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), add);
  });
}

std::optional<bool> BufferOrigins::isSameAllocation(Value a, Value b) const {
  if (a == b)
    return true;
  auto first = origins.find(a), second = origins.find(b);
  if (first == origins.end() || second == origins.end())
    return std::nullopt;
  const llvm::SetVector<Value> &originsOfA = first->second,
                               &originsOfB = second->second;
  if (originsOfA.size() == 1 && originsOfB.size() == 1 &&
      originsOfA.front() == originsOfB.front())
    return true;
  // Two arguments may be the same.
  for (Value x : originsOfA)
    for (Value y : originsOfB) {
      Kind kindOfX = kinds.lookup(x), kindOfY = kinds.lookup(y);
      bool isDistinct =
          x != y && kindOfX != Kind::Other && kindOfY != Kind::Other &&
          (kindOfX == Kind::Allocation || kindOfY == Kind::Allocation);
      if (!isDistinct)
        return std::nullopt;
    }
  return false;
}
