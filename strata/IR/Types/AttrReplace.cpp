// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/AttrReplaceDetail.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Parts ------------------------------------------------------------===//

using PartFn = function_ref<void(const AttrStorage *)>;

static void forEachTypePart(Type type, PartFn fn) {
  if (auto function = dyn_cast<FunctionType>(type)) {
    for (Type part : function.getInputs())
      fn(part.getImpl());
    for (Type part : function.getResults())
      fn(part.getImpl());
  } else if (auto tuple = dyn_cast<TupleType>(type)) {
    for (Type part : tuple.getTypes())
      fn(part.getImpl());
  } else if (auto complex = dyn_cast<ComplexType>(type)) {
    fn(complex.getElementType().getImpl());
  } else if (auto shaped = dyn_cast<ShapedType>(type)) {
    fn(shaped.getElementType().getImpl());
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      fn(tensor.getEncoding().getImpl());
    if (auto memref = dyn_cast<MemRefType>(type)) {
      fn(memref.getLayout().getImpl());
      fn(memref.getMemorySpace().getImpl());
    }
    if (auto memref = dyn_cast<UnrankedMemRefType>(type))
      fn(memref.getMemorySpace().getImpl());
  } else if (auto dynamic = dyn_cast<DynamicType>(type)) {
    for (Attribute param : dynamic.getParams())
      fn(param.getImpl());
  }
}

static void forEachLocationPart(LocationAttr attr, PartFn fn) {
  auto visit = [&](Location loc) { fn(loc.getAttrOrNull().getImpl()); };
  if (auto name = dyn_cast<NameLoc>(attr)) {
    visit(name.getChildLoc());
  } else if (auto call = dyn_cast<CallSiteLoc>(attr)) {
    visit(call.getCallee());
    visit(call.getCaller());
  } else if (auto fused = dyn_cast<FusedLoc>(attr)) {
    fn(fused.getMetadata().getImpl());
    for (Location loc : fused.getLocations())
      visit(loc);
  }
}

static void forEachAttrPart(Attribute attr, PartFn fn) {
  if (auto array = dyn_cast<ArrayAttr>(attr)) {
    for (Attribute part : array)
      fn(part.getImpl());
  } else if (auto dictionary = dyn_cast<DictionaryAttr>(attr)) {
    for (const NamedAttribute &entry : dictionary)
      fn(entry.getValue().getImpl());
  } else if (auto type = dyn_cast<TypeAttr>(attr)) {
    fn(type.getValue().getImpl());
  } else if (auto dynamic = dyn_cast<DynamicAttr>(attr)) {
    for (Attribute part : dynamic.getParams())
      fn(part.getImpl());
  } else if (auto distinct = dyn_cast<DistinctAttr>(attr)) {
    fn(distinct.getReferencedAttr().getImpl());
  } else if (auto loc = dyn_cast<LocationAttr>(attr)) {
    forEachLocationPart(loc, fn);
  } else if (Type type = getAttributeType(attr)) {
    fn(type.getImpl());
  }
}

void detail::forEachPart(const AttrStorage *object, PartFn fn) {
  auto skipNull = [&](const AttrStorage *part) {
    if (part)
      fn(part);
  };
  if (isTypeKind(object->kind))
    forEachTypePart(Type(object), skipNull);
  else if (isAttrKind(object->kind))
    forEachAttrPart(Attribute(object), skipNull);
}

WalkResult detail::walkParts(const AttrStorage *root, WalkOrder order,
                             function_ref<WalkResult(const AttrStorage *)> fn) {
  // Objects to visit; after its parts, one stands there once more.
  SmallVector<std::pair<const AttrStorage *, bool>, 8> pending{{root, false}};
  llvm::SmallPtrSet<const AttrStorage *, 8> seen;
  while (!pending.empty()) {
    auto [object, isLeaving] = pending.pop_back_val();
    if (isLeaving) {
      if (fn(object).wasInterrupted())
        return WalkResult::interrupt();
      continue;
    }
    if (!seen.insert(object).second)
      continue;
    if (order == WalkOrder::PostOrder) {
      pending.push_back({object, true});
    } else {
      WalkResult result = fn(object);
      if (result.wasInterrupted())
        return result;
      if (result.wasSkipped())
        continue;
    }
    size_t first = pending.size();
    forEachPart(object, [&](const AttrStorage *part) {
      pending.push_back({part, false});
    });
    std::reverse(pending.begin() + first, pending.end());
  }
  return WalkResult::advance();
}

//===-- Finding references -----------------------------------------------===//

void detail::forEachSymbolRef(Operation *op,
                              function_ref<void(SymbolRefAttr)> fn) {
  SmallVector<const AttrStorage *, 8> pending;
  auto push = [&](const AttrStorage *object) {
    if (object && object->flags & AttrStorage::HasSymbolRef)
      pending.push_back(object);
  };
  for (const NamedAttribute &attr : llvm::reverse(op->getDiscardableAttrs()))
    push(attr.getValue().getImpl());
  for (Attribute attr : llvm::reverse(op->getAttrSlots()))
    push(attr.getImpl());
  if (pending.empty())
    return;
  llvm::SmallPtrSet<const AttrStorage *, 8> seen;
  while (!pending.empty()) {
    const AttrStorage *object = pending.pop_back_val();
    if (!seen.insert(object).second)
      continue;
    if (object->kind == Kind::SymbolRefAttr) {
      fn(SymbolRefAttr(object));
      continue;
    }
    size_t first = pending.size();
    forEachPart(object, push);
    std::reverse(pending.begin() + first, pending.end());
  }
}

//===-- Replacing --------------------------------------------------------===//

Attribute AttrReplacer::replace(Attribute attr) {
  return attr ? Attribute(replaceAny(attr.getImpl())) : attr;
}

Type AttrReplacer::replace(Type type) {
  return type ? Type(replaceAny(type.getImpl())) : type;
}

const AttrStorage *AttrReplacer::replaceAny(const AttrStorage *object) {
  auto it = known.find(object);
  if (it != known.end())
    return it->second;
  // A replacement that contains the replaced object keeps it.
  known[object] = object;
  const AttrStorage *result = runWithSufficientStackSpace(
      [&]() -> const AttrStorage * { return rebuild(object); });
  known[object] = result;
  return result;
}

const AttrStorage *AttrReplacer::rebuild(const AttrStorage *object) {
  if (before)
    if (auto replacement = before(object)) {
      WalkResult result = replacement->second;
      isInterrupted |= result.wasInterrupted();
      object = isInterrupted ? nullptr : replacement->first;
      if (!object || result.wasSkipped())
        return object;
    }
  bool changed = false;
  bool isComplete = true;
  forEachPart(object, [&](const AttrStorage *part) {
    const AttrStorage *replaced = isInterrupted ? nullptr : replaceAny(part);
    isComplete &= replaced != nullptr;
    changed |= replaced != part;
  });
  // The object cannot be built if one of its parts is missing.
  if (!isComplete)
    return nullptr;
  if (isTypeKind(object->kind))
    return changed ? rebuildType(Type(object)).getImpl() : object;
  Attribute attr = changed ? rebuildAttr(Attribute(object)) : Attribute(object);
  return after ? after(attr).getImpl() : attr.getImpl();
}

SmallVector<Type> AttrReplacer::replaceAll(ArrayRef<Type> types) {
  SmallVector<Type> result;
  for (Type type : types)
    result.push_back(replace(type));
  return result;
}

SmallVector<Attribute> AttrReplacer::replaceAll(ArrayRef<Attribute> attrs) {
  SmallVector<Attribute> result;
  for (Attribute attr : attrs)
    result.push_back(replace(attr));
  return result;
}

/// The parameters of `object` after replacement. Parameters that are stored as
/// numbers, cases of enumerations and the like stay if the replacement is no
/// such value.
template <typename T>
SmallVector<Attribute> AttrReplacer::replaceParams(T object) {
  SmallVector<Attribute> params(replaceAll(object.getParams()));
  ArrayRef<TypeDefinition::Parameter> slots = object.getDefinition().parameters;
  for (auto [slot, param, old] : llvm::zip(slots, params, object.getParams()))
    if (param && !slot.kind.canHold(param))
      param = old;
  return params;
}

Type AttrReplacer::rebuildType(Type type) {
  // The replacement may not fit: that is an error, and the result is null.
  auto emitError = [&] { return strata::emitError(type.getContext(), {}); };
  Context *ctx = type.getContext();
  if (auto function = dyn_cast<FunctionType>(type))
    return FunctionType::get(ctx, replaceAll(function.getInputs()),
                             replaceAll(function.getResults()));
  if (auto tuple = dyn_cast<TupleType>(type))
    return TupleType::get(ctx, replaceAll(tuple.getTypes()));
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return RankedTensorType::getChecked(emitError, tensor.getShape(),
                                        replace(tensor.getElementType()),
                                        replace(tensor.getEncoding()));
  if (auto tensor = dyn_cast<UnrankedTensorType>(type))
    return UnrankedTensorType::getChecked(emitError,
                                          replace(tensor.getElementType()));
  if (auto memref = dyn_cast<MemRefType>(type))
    return MemRefType::getChecked(
        emitError, memref.getShape(), replace(memref.getElementType()),
        replace(memref.getLayout()), replace(memref.getMemorySpace()));
  if (auto memref = dyn_cast<UnrankedMemRefType>(type))
    return UnrankedMemRefType::getChecked(emitError,
                                          replace(memref.getElementType()),
                                          replace(memref.getMemorySpace()));
  if (auto vector = dyn_cast<VectorType>(type))
    return VectorType::getChecked(emitError, vector.getShape(),
                                  replace(vector.getElementType()),
                                  vector.getScalableDims());
  if (auto complex = dyn_cast<ComplexType>(type))
    return ComplexType::getChecked(emitError,
                                   replace(complex.getElementType()));
  if (auto dynamic = dyn_cast<DynamicType>(type))
    return DynamicType::getChecked(emitError, dynamic.getDefinition(),
                                   replaceParams(dynamic));
  return type;
}

Attribute AttrReplacer::rebuildAttr(Attribute attr) {
  Context *ctx = attr.getContext();
  if (auto array = dyn_cast<ArrayAttr>(attr))
    return ArrayAttr::get(ctx, replaceAll(array.getValue()));
  if (auto dynamic = dyn_cast<DynamicAttr>(attr))
    return DynamicAttr::getChecked([&] { return emitError(ctx, {}); },
                                   dynamic.getDefinition(),
                                   replaceParams(dynamic));
  if (auto dictionary = dyn_cast<DictionaryAttr>(attr)) {
    SmallVector<NamedAttribute> entries;
    for (const NamedAttribute &entry : dictionary)
      entries.push_back({entry.getName(), replace(entry.getValue())});
    return DictionaryAttr::getWithSorted(ctx, entries);
  }
  if (auto type = dyn_cast<TypeAttr>(attr))
    return TypeAttr::get(replace(type.getValue()));
  if (auto string = dyn_cast<StringAttr>(attr))
    return StringAttr::get(string.getValue(), replace(string.getType()));
  auto replaceLoc = [&](Location loc) -> Location {
    LocationAttr part = loc.getAttrOrNull();
    return part ? Location(cast<LocationAttr>(replace(part))) : loc;
  };
  if (auto name = dyn_cast<NameLoc>(attr))
    return NameLoc::get(name.getName(), replaceLoc(name.getChildLoc()));
  if (auto call = dyn_cast<CallSiteLoc>(attr))
    return CallSiteLoc::get(ctx, replaceLoc(call.getCallee()),
                            replaceLoc(call.getCaller()));
  if (auto fused = dyn_cast<FusedLoc>(attr)) {
    SmallVector<Location> locs;
    for (Location loc : fused.getLocations())
      locs.push_back(replaceLoc(loc));
    return FusedLoc::get(ctx, locs, replace(fused.getMetadata())).getAttr(ctx);
  }
  // Distinct attributes keep their identity, elements their type.
  return attr;
}

void AttrReplacer::replaceIn(Operation *op) {
  for (unsigned i = 0; i < op->getAttrSlots().size(); ++i) {
    Attribute old = op->getAttrSlots()[i];
    Attribute replaced = replace(old);
    if (replaced && replaced != old)
      op->setAttrSlot(i, replaced);
  }
  DictionaryAttr old = op->getRawDiscardableAttrs();
  Attribute replaced = replace(Attribute(old));
  if (replaced && replaced != Attribute(old))
    op->setDiscardableAttrs(cast<DictionaryAttr>(replaced));
}

//===-- AttrTypeReplacer -------------------------------------------------===//

struct AttrTypeReplacer::Impl {
  std::vector<Replacement> replacements;
  AttrReplacer replacer{
      {},
      [this](const AttrStorage *object)
          -> std::optional<std::pair<const AttrStorage *, WalkResult>> {
        // The replacement that was added last is tried first.
        for (const Replacement &fn : llvm::reverse(replacements))
          if (auto replacement = fn(object))
            return replacement;
        return std::nullopt;
      }};
};

AttrTypeReplacer::AttrTypeReplacer() : impl(std::make_unique<Impl>()) {}
AttrTypeReplacer::~AttrTypeReplacer() = default;

void AttrTypeReplacer::add(Replacement fn) {
  impl->replacements.push_back(std::move(fn));
  impl->replacer.reset();
}
Attribute AttrTypeReplacer::replace(Attribute attr) {
  impl->replacer.resetIfInterrupted();
  return impl->replacer.replace(attr);
}
Type AttrTypeReplacer::replace(Type type) {
  impl->replacer.resetIfInterrupted();
  return impl->replacer.replace(type);
}

void AttrTypeReplacer::replaceElementsIn(Operation *op, bool replaceAttrs,
                                         bool replaceLocs, bool replaceTypes) {
  impl->replacer.resetIfInterrupted();
  if (replaceAttrs)
    impl->replacer.replaceIn(op);
  auto replaceLoc = [&](Location loc) -> Location {
    auto replaced = dyn_cast_or_null<LocationAttr>(
        replace(Attribute(loc.getAttr(op->getContext()))));
    return replaced ? Location(replaced) : loc;
  };
  auto replaceType = [&](Value value) {
    if (Type type = replace(value.getType()); type && type != value.getType())
      value.setType(type);
  };
  if (replaceLocs)
    op->setLoc(replaceLoc(op->getLoc()));
  if (replaceTypes)
    for (OpResult result : op->getResults())
      replaceType(result);
  if (!replaceLocs && !replaceTypes)
    return;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments()) {
        if (replaceLocs)
          arg.setLoc(replaceLoc(arg.getLoc()));
        if (replaceTypes)
          replaceType(arg);
      }
}

void AttrTypeReplacer::recursivelyReplaceElementsIn(Operation *op,
                                                    bool replaceAttrs,
                                                    bool replaceLocs,
                                                    bool replaceTypes) {
  op->walk([&](Operation *nested) {
    replaceElementsIn(nested, replaceAttrs, replaceLocs, replaceTypes);
  });
}
