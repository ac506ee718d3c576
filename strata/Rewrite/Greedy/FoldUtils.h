// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants of a region: OperationFolder keeps one for each value and type, at
// the start of the first block of the region that they may live in. Helpers for
// drivers and passes that fold.
#ifndef STRATA_REWRITE_GREEDY_FOLDUTILS_H
#define STRATA_REWRITE_GREEDY_FOLDUTILS_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Fold.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

/// The region at whose start constants for `block` belong: the closest one around
/// it whose operation is isolated from above, is not registered, or lies in no
/// block.
Region *getConstantRegion(Block *block);

/// Makes values of `results`, to which an operation of `dialect` has folded, by
/// constants inserted where `rewriter` stands. Fails, with nothing changed, if
/// one of them cannot be a constant.
LogicalResult materializeFoldResults(RewriterBase &rewriter,
                                     ConstantMaterializer &constants,
                                     Dialect &dialect, Location loc,
                                     TypeRange types,
                                     ArrayRef<OpFoldResult> results,
                                     SmallVectorImpl<Value> &values);

/// Keeps the constants of regions unique while it lives. Operations that it
/// knows must not be erased by others without `notifyRemoval`.
class OperationFolder {
public:
  explicit OperationFolder(Context *ctx,
                           RewriterBase::Listener *listener = nullptr)
      : rewriter(ctx, listener) {}

  /// Takes in the constant `op`, whose value is `value`: moves it to the start
  /// of its region, or, if there is an equal one, replaces it by that and erases
  /// it. False if it was erased. A constant that stands for others has no
  /// location.
  bool insertKnownConstant(Operation *op, Attribute value);
  /// The constant of `dialect` for `value`, at the start of the region that
  /// `block` is in; null if there can be none.
  Value getOrCreateConstant(Block *block, Dialect *dialect, Attribute value,
                            Type type);
  /// `op` is about to be erased.
  void notifyRemoval(Operation *op);
  void clear();
  bool empty() const { return owned.empty(); }

private:
  struct Key {
    Region *region;
    const Dialect *dialect;
    Attribute value;
    Type type;
    bool operator==(const Key &other) const {
      return region == other.region && dialect == other.dialect &&
             value == other.value && type == other.type;
    }
  };
  struct KeyInfo {
    static Key getEmptyKey() {
      return {llvm::DenseMapInfo<Region *>::getEmptyKey(), nullptr, {}, {}};
    }
    static Key getTombstoneKey() {
      return {llvm::DenseMapInfo<Region *>::getTombstoneKey(), nullptr, {}, {}};
    }
    static unsigned getHashValue(const Key &key) {
      return unsigned(llvm::hash_combine(key.region, key.dialect,
                                         key.value.getAsOpaquePointer(),
                                         key.type.getAsOpaquePointer()));
    }
    static bool isEqual(const Key &a, const Key &b) { return a == b; }
  };
  bool isOwned(Operation *op) const { return op && owned.contains(op); }
  void moveToFront(Operation *op, Block *block);

  IRRewriter rewriter;
  ConstantMaterializer materializer;
  /// Most functions have few.
  llvm::SmallDenseMap<Key, Operation *, 8, KeyInfo> constants;
  /// The constants above, with the dialects they are known under.
  llvm::SmallDenseMap<Operation *, SmallVector<const Dialect *, 1>, 8> owned;
};

} // namespace strata

#endif // STRATA_REWRITE_GREEDY_FOLDUTILS_H
