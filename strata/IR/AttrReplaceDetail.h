// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walking and rewriting what types and attributes are made of. Both remember
// what they saw, so that shared parts cost nothing, and neither is limited in
// depth.
#ifndef STRATA_IR_ATTRREPLACEDETAIL_H
#define STRATA_IR_ATTRREPLACEDETAIL_H

#include "strata/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace strata::detail {

/// Calls `fn` for each type or attribute that `object` directly consists of, in
/// the order in which they are written.
void forEachPart(const AttrStorage *object,
                 function_ref<void(const AttrStorage *)> fn);

/// Calls `fn` once for each different symbol reference in the attributes of `op`.
void forEachSymbolRef(Operation *op, function_ref<void(SymbolRefAttr)> fn);

/// Rewrites attributes from the inside out: `fn` is given each attribute after
/// its parts were rewritten, and returns what stands in its place. It must
/// outlive the object.
class AttrReplacer {
public:
  explicit AttrReplacer(function_ref<Attribute(Attribute)> fn) : fn(fn) {}
  Attribute replace(Attribute attr);
  Type replace(Type type);
  /// Rewrites the discardable and inherent attributes of `op`.
  void replaceIn(Operation *op);

private:
  const AttrStorage *replaceAny(const AttrStorage *object);
  const AttrStorage *rebuild(const AttrStorage *object);
  Attribute rebuildAttr(Attribute attr);
  Type rebuildType(Type type);
  SmallVector<Type> replaceAll(ArrayRef<Type> types);
  SmallVector<Attribute> replaceAll(ArrayRef<Attribute> attrs);

  function_ref<Attribute(Attribute)> fn;
  llvm::DenseMap<const AttrStorage *, const AttrStorage *> known;
};

} // namespace strata::detail

#endif // STRATA_IR_ATTRREPLACEDETAIL_H
