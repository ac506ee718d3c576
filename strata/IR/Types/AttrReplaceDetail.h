// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking and rewriting what types and attributes are made of. Both remember
// what they saw, so that shared parts cost nothing, and neither is limited in
// depth.
#ifndef STRATA_IR_TYPES_ATTRREPLACEDETAIL_H
#define STRATA_IR_TYPES_ATTRREPLACEDETAIL_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <functional>

namespace strata::detail {

/// Calls `fn` once for each different symbol reference in the attributes of `op`.
void forEachSymbolRef(Operation *op, function_ref<void(SymbolRefAttr)> fn);

/// Visits `root` and all its parts, each object once. The parts of a skipped
/// object are not visited. The depth of nesting is not limited.
WalkResult walkParts(const AttrStorage *root, WalkOrder order,
                     function_ref<WalkResult(const AttrStorage *)> fn);

/// Rewrites types and attributes. An object is given to `before`, if there is one,
/// then its parts are rewritten, then an attribute is given to `after`, if there is
/// one.
class AttrReplacer {
public:
  /// The replacement of an object, and whether its parts are rewritten; nothing leaves
  /// the object as it is. Interrupt ends the rewriting.
  using Before =
      std::function<std::optional<std::pair<const AttrStorage *, WalkResult>>(
          const AttrStorage *)>;
  using After = std::function<Attribute(Attribute)>;
  explicit AttrReplacer(After after, Before before = {})
      : after(std::move(after)), before(std::move(before)) {}
  /// Null if the rewriting was interrupted.
  Attribute replace(Attribute attr);
  Type replace(Type type);
  /// Rewrites the discardable and inherent attributes of `op`.
  void replaceIn(Operation *op);
  /// Forgets the replacements of objects, and that the rewriting was
  /// interrupted.
  void reset() {
    known.clear();
    isInterrupted = false;
  }
  void resetIfInterrupted() {
    if (isInterrupted)
      reset();
  }

private:
  const AttrStorage *replaceAny(const AttrStorage *object);
  const AttrStorage *rebuild(const AttrStorage *object);
  Attribute rebuildAttr(Attribute attr);
  Type rebuildType(Type type);
  SmallVector<Type> replaceAll(ArrayRef<Type> types);
  SmallVector<Attribute> replaceAll(ArrayRef<Attribute> attrs);
  template <typename T> SmallVector<Attribute> replaceParams(T object);

  After after;
  Before before;
  bool isInterrupted = false;
  llvm::DenseMap<const AttrStorage *, const AttrStorage *> known;
};

} // namespace strata::detail

#endif // STRATA_IR_TYPES_ATTRREPLACEDETAIL_H
