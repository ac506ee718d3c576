// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects of operations, as declared by `strata.effects`, the traits
// NoMemoryEffect and RecursiveMemoryEffects, the hook `getEffects`, or a table
// of MemoryEffectOpInterface. An operation without any of these has unknown
// effects.
#ifndef STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
#define STRATA_INTERFACES_SIDEEFFECTINTERFACES_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Value.h"

namespace strata {

/// MLIR's classes of the kinds of effects: `hasEffect<MemoryEffects::Read>()`,
/// `isa<MemoryEffects::Write>(instance.getEffect())`, `MemoryEffects::Read::get()`.
namespace MemoryEffects {
struct Effect {
  MemoryEffect kind;
};
template <MemoryEffect Kind> struct EffectOf : Effect {
  static constexpr MemoryEffect effect = Kind;
  static const EffectOf *get() {
    static constexpr EffectOf object{{Kind}};
    return &object;
  }
  static bool classof(const Effect *other) { return other->kind == Kind; }
};
using Allocate = EffectOf<MemoryEffect::Allocate>;
using Free = EffectOf<MemoryEffect::Free>;
using Read = EffectOf<MemoryEffect::Read>;
using Write = EffectOf<MemoryEffect::Write>;
} // namespace MemoryEffects

/// One effect of one operation.
struct EffectInstance {
  EffectInstance(MemoryEffect effect = MemoryEffect::Read,
                 StringRef resource = {}, Value value = {})
      : effect(effect), resource(resource), value(value) {}
  EffectInstance(const MemoryEffects::Effect *effect, Value value = {},
                 StringRef resource = {})
      : EffectInstance(effect->kind, resource, value) {}
  /// The effect, which has static lifetime.
  const MemoryEffects::Effect *getEffect() const;
  Value getValue() const { return value; }
  StringRef getResource() const { return resource; }

  MemoryEffect effect;
  /// Empty for the default resource.
  StringRef resource;
  /// The affected operand or result; null if the effect is on no specific
  /// value.
  Value value;
};
namespace MemoryEffects {
using EffectInstance = strata::EffectInstance;
} // namespace MemoryEffects

class MemoryEffectOpInterface : public OpInterface<MemoryEffectOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "MemoryEffectOpInterface";
  /// Operations whose effects are known, by the interface or by declaration.
  static bool classof(const Operation *op);
  /// Appends the effects of the operation itself, without those in its regions.
  void getEffects(SmallVectorImpl<EffectInstance> &effects) const;
  bool hasEffect(MemoryEffect effect) const;
  bool onlyHasEffect(MemoryEffect effect) const;
  bool hasNoEffect() const;
  template <typename Effect> bool hasEffect() const {
    return hasEffect(Effect::effect);
  }
  template <typename Effect> bool onlyHasEffect() const {
    return onlyHasEffect(Effect::effect);
  }
  /// The functions that definitions give.
  struct Concept {
    using Interface = MemoryEffectOpInterface;
    /// Appends the effects of the operation itself, without those in its regions;
    /// overrides the effects declared by the definition.
    void (*getEffects)(Operation *,
                       SmallVectorImpl<EffectInstance> &) = nullptr;
  };
};

/// The effect that `word` names: `read`, `write`, `allocate` or `free`.
std::optional<MemoryEffect> parseMemoryEffect(StringRef word);

/// The effects of `op` itself, without those in its regions; std::nullopt if
/// they are unknown.
std::optional<SmallVector<EffectInstance, 4>> getMemoryEffects(Operation *op);
/// The effects of `op`, including those of its regions if it has
/// RecursiveMemoryEffects; std::nullopt if they are unknown.
std::optional<SmallVector<EffectInstance, 4>>
getEffectsRecursively(Operation *op);

/// Whether `op` itself is known to have the effect, on `value` if that is given.
bool hasEffect(Operation *op, MemoryEffect effect, Value value = {});
template <typename Effect> bool hasEffect(Operation *op, Value value = {}) {
  return hasEffect(op, Effect::effect, value);
}
/// Whether `op` itself has effects, on `value` if that is given, and all of them are of
/// this kind.
bool hasSingleEffect(Operation *op, MemoryEffect effect, Value value = {});
template <typename Effect>
bool hasSingleEffect(Operation *op, Value value = {}) {
  return hasSingleEffect(op, Effect::effect, value);
}

/// True if the operation, including its regions, is known to have no memory
/// effect.
bool isMemoryEffectFree(Operation *op);
/// True if the operation may be executed speculatively.
bool isSpeculatable(Operation *op);
/// Whether `op` may be executed earlier, and once instead of several times, if it has no effects and
/// control flow is certain to reach it. Operations that are speculatable are not asked.
bool isSpeculatableIfReached(Operation *op);
/// True if the operation is speculatable and free of memory effects.
bool isPure(Operation *op);
/// Whether one of the effects of `op`, without those of its regions, remains if `op` is removed:
/// it is no read, and not on a result that `op` allocates.
bool hasObservableEffects(Operation *op, ArrayRef<EffectInstance> effects);
/// True if the operation is trivially dead if unused: neither it nor an operation in its
/// regions has observable effects.
bool wouldOpBeTriviallyDead(Operation *op);
/// True if the operation is unused and wouldOpBeTriviallyDead.
bool isOpTriviallyDead(Operation *op);

} // namespace strata

#endif // STRATA_INTERFACES_SIDEEFFECTINTERFACES_H
