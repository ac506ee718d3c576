// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/Streams.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

/// Whether the memref has a constant size of more than `bytes`.
static bool isLarge(Value memref, int64_t bytes) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !type.hasStaticShape() ||
      !isa<IntegerType, FloatType>(type.getElementType()))
    return false;
  auto size = uint64_t(type.getElementTypeBitWidth() / 8);
  for (int64_t length : type.getShape())
    size = llvm::SaturatingMultiply(size, uint64_t(length));
  return size > uint64_t(bytes);
}

/// Whether `user` only stores to `memref`, or does not access it.
static bool isOnlyStore(Operation *user, Value memref) {
  if (isa<memref::ExtractAlignedPointerAsIndexOp, memref::DeallocOp,
          memref::DimOp, memref::PrefetchOp>(user))
    return true;
  SmallVector<LoopAccess, 2> accesses;
  appendAccesses(user, accesses);
  return !accesses.empty() &&
         llvm::all_of(accesses, [&](const LoopAccess &access) {
           return access.getMemory() &&
                  (access.isStore() || access.getMemory() != memref) &&
                  access.access.value != memref;
         });
}

bool dialects::affine::isStream(Value memref, int64_t bytes) {
  // Each store visits them.
  constexpr size_t MaxViews = 64, MaxUsers = 256;
  Value object = getViewedMemory(memref);
  if (!isLarge(object, bytes) || !isLarge(memref, bytes))
    return false;
  SmallVector<Value> views{object};
  size_t numUsers = 0;
  for (size_t i = 0; i < views.size(); ++i)
    for (Operation *user : views[i].getUsers()) {
      if (++numUsers > MaxUsers)
        return false;
      if (auto distinct = dyn_cast<memref::DistinctObjectsOp>(user)) {
        for (auto [operand, result] :
             llvm::zip_equal(user->getOperands(), user->getResults()))
          if (operand == views[i])
            views.push_back(result);
        if (views.size() > MaxViews)
          return false;
        continue;
      }
      bool isReturned =
          user->hasTrait(OpTrait::IsTerminator) &&
          user->getParentOp()->hasTrait(OpTrait::IsolatedFromAbove);
      if (!isReturned && !isOnlyStore(user, views[i]))
        return false;
    }
  return true;
}
