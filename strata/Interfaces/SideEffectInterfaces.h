// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What operations do to memory, as their definitions say: `strata.effects`, the
// traits NoMemoryEffect and RecursiveMemoryEffects, the hook `getEffects`, or a table
// of MemoryEffectOpInterface. An operation that says nothing may do anything.
#ifndef STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_INTERFACES_SIDEEFFECTINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Value.h"

namespace strata {

/// One effect of one operation.
struct EffectInstance {
  MemoryEffect effect = MemoryEffect::Read;
  /// Empty for memory as such.
  StringRef resource = {};
  /// The operand or result that it is on; null for none in particular.
  Value value = {};
};

class MemoryEffectOpInterface : public OpInterface<MemoryEffectOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "MemoryEffectOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = MemoryEffectOpInterface;
    /// Appends the effects of the operation itself, without those in its regions;
    /// in place of what the definition declares.
    void (*getEffects)(Operation *, SmallVectorImpl<EffectInstance> &) = nullptr;
  };
};

/// The effect that `word` names: `read`, `write`, `allocate` or `free`.
std::optional<MemoryEffect> parseMemoryEffect(StringRef word);

/// The effects of `op` itself, without those in its regions; nothing if they
/// are not known.
std::optional<SmallVector<EffectInstance, 4>> getMemoryEffects(Operation *op);
/// The same with those in its regions, where its effects are theirs.
std::optional<SmallVector<EffectInstance, 4>>
getEffectsRecursively(Operation *op);

/// True if the operation, with its regions, certainly has no effect.
bool isMemoryEffectFree(Operation *op);
/// True if it may be executed where it is not reached.
bool isSpeculatable(Operation *op);
/// Both.
bool isPure(Operation *op);
/// True if nobody would miss the operation if its results had no uses: it does
/// nothing but read, and allocate what it yields.
bool wouldOpBeTriviallyDead(Operation *op);
/// The same, and they have none.
bool isOpTriviallyDead(Operation *op);

} // namespace strata

#endif // STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
