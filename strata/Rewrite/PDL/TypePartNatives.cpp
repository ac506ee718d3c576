// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as patterns: a type with holes (IR/Types/Holes.h) matches the types that it becomes
// when its holes are filled.
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/Holes.h"
#include "strata/Rewrite/PDL/PDLNatives.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;

namespace {
/// The types and attributes in the places of holes, by hole. A hole for a list has any number.
using Parts =
    llvm::MapVector<const AttrStorage *, SmallVector<const AttrStorage *, 2>>;
} // namespace

/// The name of a hole for types or attributes.
static std::optional<StringRef> findHoleName(const AttrStorage *object) {
  return isTypeKind(object->kind) ? getHoleName(Type(object))
                                  : getHoleName(Attribute(object));
}

static bool isListHole(const AttrStorage *object) {
  std::optional<StringRef> name = findHoleName(object);
  return name && name->ends_with("...");
}

/// The holes of `type`, in the order of a walk.
static llvm::SetVector<const AttrStorage *> findHoles(Type type) {
  llvm::SetVector<const AttrStorage *> holes;
  AttrTypeWalker walker;
  walker.addWalk([&](Type part) {
    if (isHole(part))
      holes.insert(part.getImpl());
  });
  walker.addWalk([&](Attribute part) {
    if (isHole(part))
      holes.insert(part.getImpl());
  });
  walker.walk(type);
  return holes;
}

static SmallVector<const AttrStorage *, 4> getStorages(ArrayRef<Type> types) {
  SmallVector<const AttrStorage *, 4> list;
  for (Type type : types)
    list.push_back(type.getImpl());
  return list;
}

//===-- Matching -----------------------------------------------------------===//

static bool pairParts(const AttrStorage *pattern, const AttrStorage *type,
                      Parts &parts);

static bool pairHole(const AttrStorage *hole,
                     ArrayRef<const AttrStorage *> found, Parts &parts) {
  auto [entry, isNew] = parts.insert(
      {hole, SmallVector<const AttrStorage *, 2>(found.begin(), found.end())});
  return isNew || ArrayRef<const AttrStorage *>(entry->second) == found;
}

/// Lists of types, in which one hole may stand for any number of them.
static bool pairLists(ArrayRef<const AttrStorage *> patterns,
                      ArrayRef<const AttrStorage *> types, Parts &parts) {
  const auto *list = llvm::find_if(patterns, isListHole);
  if (list == patterns.end())
    return patterns.size() == types.size() &&
           llvm::all_of(llvm::zip(patterns, types), [&](auto pair) {
             auto [a, b] = pair;
             return pairParts(a, b, parts);
           });
  size_t before = size_t(list - patterns.begin());
  size_t after = patterns.size() - before - 1;
  if (types.size() < before + after)
    return false;
  auto middle = types.slice(before, types.size() - before - after);
  return pairLists(patterns.take_front(before), types.take_front(before),
                   parts) &&
         pairHole(*list, middle, parts) &&
         pairLists(patterns.take_back(after), types.take_back(after), parts);
}

static bool pairTypes(ArrayRef<Type> patterns, ArrayRef<Type> types,
                      Parts &parts) {
  return pairLists(getStorages(patterns), getStorages(types), parts);
}

/// Whether `pattern` is `type` where its parts `own` become `other`.
static bool isSameBesides(const AttrStorage *pattern, const AttrStorage *type,
                          ArrayRef<const AttrStorage *> own,
                          ArrayRef<const AttrStorage *> other) {
  AttrTypeReplacer replacer;
  auto find = [&](const AttrStorage *part) {
    size_t index = size_t(llvm::find(own, part) - own.begin());
    return index == own.size() ? part : other[index];
  };
  replacer.addReplacement([&](Type part) {
    return std::pair(Type(find(part.getImpl())), part.getImpl() == pattern
                                                     ? WalkResult::advance()
                                                     : WalkResult::skip());
  });
  replacer.addReplacement([&](Attribute part) {
    return std::pair(Attribute(find(part.getImpl())),
                     part.getImpl() == pattern ? WalkResult::advance()
                                               : WalkResult::skip());
  });
  return isTypeKind(pattern->kind)
             ? replacer.replace(Type(pattern)) == Type(type)
             : replacer.replace(Attribute(pattern)) == Attribute(type);
}

/// Pairs the holes of `pattern` with the parts of `type` in their places; false if their
/// structures differ.
static bool pairParts(const AttrStorage *pattern, const AttrStorage *type,
                      Parts &parts) {
  if (findHoleName(pattern))
    return isTypeKind(pattern->kind) == isTypeKind(type->kind) &&
           pairHole(pattern, type, parts);
  if (pattern == type)
    return true;
  if (pattern->kind != type->kind)
    return false;
  return runWithSufficientStackSpace([&] {
    if (isTypeKind(pattern->kind)) {
      if (auto function = dyn_cast<FunctionType>(Type(pattern))) {
        auto other = cast<FunctionType>(Type(type));
        return pairTypes(function.getInputs(), other.getInputs(), parts) &&
               pairTypes(function.getResults(), other.getResults(), parts);
      }
      if (auto tuple = dyn_cast<TupleType>(Type(pattern)))
        return pairTypes(tuple.getTypes(),
                         cast<TupleType>(Type(type)).getTypes(), parts);
    }
    SmallVector<const AttrStorage *, 4> own, other;
    detail::forEachPart(pattern,
                        [&](const AttrStorage *p) { own.push_back(p); });
    detail::forEachPart(type,
                        [&](const AttrStorage *p) { other.push_back(p); });
    if (own.size() != other.size() || !isSameBesides(pattern, type, own, other))
      return false;
    for (auto [a, b] : llvm::zip(own, other))
      if (!pairParts(a, b, parts))
        return false;
    return true;
  });
}

/// The type in a TypeAttr; null for other arguments.
static Type getPattern(const PDLValue &arg) {
  bool isAttr = !arg.isNull() && !arg.isRange() &&
                arg.getKind() == PDLValue::Kind::Attribute;
  auto attr = isAttr ? dyn_cast<TypeAttr>(arg.getAttr()) : TypeAttr();
  return attr ? attr.getValue() : Type();
}

/// The parts of a type in the places of the holes of a pattern.
static LogicalResult getPartsOfType(PatternRewriter &, ArrayRef<PDLValue> args,
                                    PDLResultList &results) {
  if (args.size() != 2 || args.front().isNull() || args.front().isRange() ||
      args.front().getKind() != PDLValue::Kind::Type)
    return failure();
  Type type = args.front().getType(), pattern = getPattern(args.back());
  Parts parts;
  if (!pattern)
    return failure();
  if (!pairParts(pattern.getImpl(), type.getImpl(), parts))
    return failure();
  for (const AttrStorage *hole : findHoles(pattern)) {
    auto found = parts.find(hole);
    if (found == parts.end())
      return failure();
    SmallVector<Type, 4> types;
    if (!isTypeKind(hole->kind))
      results.push_back(Attribute(found->second.front()));
    else if (!isListHole(hole))
      results.push_back(Type(found->second.front()));
    else
      for (const AttrStorage *part : found->second)
        types.push_back(Type(part));
    if (isListHole(hole))
      results.push_back(ArrayRef<Type>(types));
  }
  return success();
}

//===-- Building -----------------------------------------------------------===//

/// `types` with the lists that stand in holes.
static SmallVector<Type> fillLists(ArrayRef<Type> types, const Parts &parts) {
  SmallVector<Type> filled;
  for (Type type : types) {
    auto found = parts.find(type.getImpl());
    if (found == parts.end()) {
      filled.push_back(type);
      continue;
    }
    for (const AttrStorage *part : found->second)
      filled.push_back(Type(part));
  }
  return filled;
}

/// `pattern` with its holes filled; null if that is no valid type.
static Type fillHoles(Type pattern, const Parts &parts) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](Type part) -> std::optional<Type> {
    if (auto function = dyn_cast<FunctionType>(part))
      return Type(FunctionType::get(part.getContext(),
                                    fillLists(function.getInputs(), parts),
                                    fillLists(function.getResults(), parts)));
    if (auto tuple = dyn_cast<TupleType>(part))
      return Type(TupleType::get(part.getContext(),
                                 fillLists(tuple.getTypes(), parts)));
    auto found = parts.find(part.getImpl());
    return found == parts.end() || isListHole(part.getImpl())
               ? std::nullopt
               : std::optional<Type>(Type(found->second.front()));
  });
  replacer.addReplacement([&](Attribute part) -> std::optional<Attribute> {
    auto found = parts.find(part.getImpl());
    return found == parts.end()
               ? std::nullopt
               : std::optional<Attribute>(Attribute(found->second.front()));
  });
  return replacer.replace(pattern);
}

/// The type that a pattern becomes with these parts in its holes.
static LogicalResult getTypeOfParts(PatternRewriter &, ArrayRef<PDLValue> args,
                                    PDLResultList &results) {
  Type pattern = args.empty() ? Type() : getPattern(args.front());
  if (!pattern)
    return failure();
  llvm::SetVector<const AttrStorage *> holes = findHoles(pattern);
  if (holes.size() + 1 != args.size())
    return failure();
  Parts parts;
  for (auto [hole, arg] : llvm::zip(holes, args.drop_front())) {
    if (arg.isNull() || arg.isRange() != isListHole(hole))
      return failure();
    bool isType = arg.getKind() == PDLValue::Kind::Type;
    if (isType != isTypeKind(hole->kind))
      return failure();
    SmallVector<const AttrStorage *, 2> found;
    if (arg.isRange())
      for (Type type : arg.getTypes())
        found.push_back(type.getImpl());
    else
      found.push_back(isType ? arg.getType().getImpl()
                             : arg.getAttr().getImpl());
    parts.insert({hole, std::move(found)});
  }
  Type type = fillHoles(pattern, parts);
  if (!type)
    return failure();
  results.push_back(type);
  return success();
}

std::optional<int64_t> detail::getInt64(Attribute attr) {
  auto integer = dyn_cast_or_null<IntegerAttr>(attr);
  return integer ? integer.getValue().trySExtValue() : std::nullopt;
}

bool detail::addSizes(Attribute attr, SmallVectorImpl<int64_t> &shape) {
  auto add = [&](int64_t size) {
    shape.push_back(size < 0 ? ShapedType::kDynamic : size);
  };
  if (isa<IntegerAttr>(attr)) {
    std::optional<int64_t> size = getInt64(attr);
    if (size)
      add(*size);
    return size.has_value();
  }
  if (auto list = dyn_cast<ArrayAttr>(attr))
    return llvm::all_of(list.getValue(), [&](Attribute part) {
      return isa<IntegerAttr>(part) && addSizes(part, shape);
    });
  auto sizes = dyn_cast<DenseI64ArrayAttr>(attr);
  if (!sizes)
    return false;
  llvm::for_each(sizes.asArrayRef(), add);
  return true;
}

/// A native that makes a type of the class `T` from the type of its elements and sizes.
template <typename T>
static LogicalResult makeShaped(PatternRewriter &, ArrayRef<PDLValue> args,
                                PDLResultList &results) {
  if (args.empty() || args.front().isNull() || args.front().isRange() ||
      args.front().getKind() != PDLValue::Kind::Type)
    return failure();
  SmallVector<int64_t, 4> shape;
  for (const PDLValue &arg : args.drop_front())
    if (arg.isNull() || arg.getKind() != PDLValue::Kind::Attribute ||
        !detail::addSizes(arg.getAttr(), shape))
      return failure();
  auto silent = [] { return InFlightDiagnostic(); };
  Type made = T::getChecked(silent, shape, args.front().getType());
  if (!made)
    return failure();
  results.push_back(made);
  return success();
}

static void addShapedMaker(PDLNatives &natives, StringRef name,
                           PDLNativeFn fn) {
  PDLNative native;
  native.fn = std::move(fn);
  native.results =
      std::vector<PDLNative::Parameter>{{PDLValue::Kind::Type, false}};
  natives.registerConstraintFunction(name, native);
  natives.registerRewriteFunction(name, native);
}

void detail::addTypeParts(PDLNatives &natives) {
  addShapedMaker(natives, "strata.vector_type", makeShaped<VectorType>);
  addShapedMaker(natives, "strata.tensor_type", makeShaped<RankedTensorType>);
  addShapedMaker(natives, "strata.memref_type", makeShaped<MemRefType>);
  natives.registerConstraintFunction("strata.parts_of_type", getPartsOfType);
  natives.registerRewriteFunction("strata.type_of_parts", getTypeOfParts);
  natives.registerConstraintFunction(
      "strata.is_same",
      [](PatternRewriter &, ArrayRef<PDLValue> args, PDLResultList &) {
        return success(args.size() == 2 && args.front() == args.back());
      });
}
