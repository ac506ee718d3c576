// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects of operations, as declared by `strata.effects`, the traits
// NoMemoryEffect and RecursiveMemoryEffects, the hook `getEffects`, or a table
// of MemoryEffectOpInterface. An operation without any of these has unknown
// effects.
#ifndef STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_INTERFACES_SIDEEFFECTINTERFACES_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Value.h"

namespace strata {

/// One effect of one operation.
struct EffectInstance {
  MemoryEffect effect = MemoryEffect::Read;
  /// Empty for the default resource.
  StringRef resource = {};
  /// The affected operand or result; null if the effect is on no specific
  /// value.
  Value value = {};
};

struct MemoryEffectOpInterface {
  static constexpr llvm::StringLiteral name = "MemoryEffectOpInterface";
  /// Appends the effects of the operation itself, without those in its regions;
  /// overrides the effects declared by the definition.
  void (*getEffects)(Operation *, SmallVectorImpl<EffectInstance> &) = nullptr;
};

/// The effect that `word` names: `read`, `write`, `allocate` or `free`.
std::optional<MemoryEffect> parseMemoryEffect(StringRef word);

/// The effects of `op` itself, without those in its regions; nothing if they
/// are not known.
std::optional<SmallVector<EffectInstance, 4>> getMemoryEffects(Operation *op);
/// The effects of `op`, including those of its regions if it has
/// RecursiveMemoryEffects; nothing if they are not known.
std::optional<SmallVector<EffectInstance, 4>>
getEffectsRecursively(Operation *op);

/// True if the operation, including its regions, is known to have no memory
/// effect.
bool isMemoryEffectFree(Operation *op);
/// True if the operation may be executed speculatively.
bool isSpeculatable(Operation *op);
/// True if the operation is speculatable and free of memory effects.
bool isPure(Operation *op);
/// True if the operation is trivially dead if unused: its only effects are
/// reads and allocations of its results.
bool wouldOpBeTriviallyDead(Operation *op);
/// True if the operation is unused and wouldOpBeTriviallyDead.
bool isOpTriviallyDead(Operation *op);

} // namespace strata

#endif // STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
