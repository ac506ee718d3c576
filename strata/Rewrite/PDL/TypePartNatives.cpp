// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as patterns: a type with holes (IR/Types/Holes.h) matches the types that it becomes
// when its holes are filled.
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
/// The types that stand in holes.
using Parts = llvm::MapVector<Type, SmallVector<Type, 2>>;
} // namespace

static bool isListHole(Type type) {
  std::optional<StringRef> name = getHoleName(type);
  return name && name->ends_with("...");
}

/// The holes of `type`, in the order of a walk.
static llvm::SetVector<Type> findHoles(Type type) {
  llvm::SetVector<Type> holes;
  AttrTypeWalker walker;
  walker.addWalk([&](Type part) {
    if (isHole(part))
      holes.insert(part);
  });
  walker.walk(type);
  return holes;
}

//===-- Matching -----------------------------------------------------------===//

static bool pairParts(const AttrStorage *pattern, const AttrStorage *type,
                      Parts &parts);

static bool pairHole(Type hole, ArrayRef<Type> types, Parts &parts) {
  auto [entry, isNew] =
      parts.insert({hole, SmallVector<Type, 2>(types.begin(), types.end())});
  return isNew || ArrayRef<Type>(entry->second) == types;
}

/// Lists of types, in which one hole may stand for any number of them.
static bool pairLists(ArrayRef<Type> patterns, ArrayRef<Type> types,
                      Parts &parts) {
  const Type *list = llvm::find_if(patterns, isListHole);
  if (list == patterns.end())
    return patterns.size() == types.size() &&
           llvm::all_of(llvm::zip(patterns, types), [&](auto pair) {
             auto [a, b] = pair;
             return pairParts(a.getImpl(), b.getImpl(), parts);
           });
  size_t before = size_t(list - patterns.begin());
  size_t after = patterns.size() - before - 1;
  if (types.size() < before + after)
    return false;
  ArrayRef<Type> middle = types.slice(before, types.size() - before - after);
  return pairLists(patterns.take_front(before), types.take_front(before),
                   parts) &&
         pairHole(*list, middle, parts) &&
         pairLists(patterns.take_back(after), types.take_back(after), parts);
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
  if (isTypeKind(pattern->kind) && isHole(Type(pattern)))
    return isTypeKind(type->kind) && pairHole(Type(pattern), Type(type), parts);
  if (pattern == type)
    return true;
  if (pattern->kind != type->kind)
    return false;
  return runWithSufficientStackSpace([&] {
    if (isTypeKind(pattern->kind)) {
      if (auto function = dyn_cast<FunctionType>(Type(pattern))) {
        auto other = cast<FunctionType>(Type(type));
        return pairLists(function.getInputs(), other.getInputs(), parts) &&
               pairLists(function.getResults(), other.getResults(), parts);
      }
      if (auto tuple = dyn_cast<TupleType>(Type(pattern)))
        return pairLists(tuple.getTypes(),
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

/// The parts of a type in the places of the holes of a pattern.
static LogicalResult getPartsOfType(PatternRewriter &, ArrayRef<PDLValue> args,
                                    PDLResultList &results) {
  if (args.size() != 2 || args.front().isNull() || args.front().isRange() ||
      args.front().getKind() != PDLValue::Kind::Type)
    return failure();
  Type type = args.front().getType();
  auto pattern = cast<TypeAttr>(args.back().getAttr()).getValue();
  Parts parts;
  if (!pairParts(pattern.getImpl(), type.getImpl(), parts))
    return failure();
  for (Type hole : findHoles(pattern)) {
    auto found = parts.find(hole);
    if (found == parts.end())
      return failure();
    if (isListHole(hole))
      results.push_back(ArrayRef<Type>(found->second));
    else
      results.push_back(found->second.front());
  }
  return success();
}

//===-- Building -----------------------------------------------------------===//

/// `types` with the lists that stand in holes.
static SmallVector<Type> fillLists(ArrayRef<Type> types, const Parts &parts) {
  SmallVector<Type> filled;
  for (Type type : types) {
    auto found = parts.find(type);
    if (found == parts.end())
      filled.push_back(type);
    else
      llvm::append_range(filled, found->second);
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
    auto found = parts.find(part);
    return found == parts.end() || isListHole(part)
               ? std::nullopt
               : std::optional<Type>(found->second.front());
  });
  return replacer.replace(pattern);
}

/// The type that a pattern becomes with these parts in its holes.
static LogicalResult getTypeOfParts(PatternRewriter &, ArrayRef<PDLValue> args,
                                    PDLResultList &results) {
  if (args.empty() || args.front().isNull() || args.front().isRange())
    return failure();
  auto pattern = cast<TypeAttr>(args.front().getAttr()).getValue();
  llvm::SetVector<Type> holes = findHoles(pattern);
  if (holes.size() + 1 != args.size())
    return failure();
  Parts parts;
  for (auto [hole, arg] : llvm::zip(holes, args.drop_front())) {
    if (arg.isNull() || arg.isRange() != isListHole(hole))
      return failure();
    ArrayRef<Type> list = arg.isRange() ? arg.getTypes() : ArrayRef<Type>();
    SmallVector<Type, 2> types(list.begin(), list.end());
    if (!arg.isRange())
      types.push_back(arg.getType());
    parts.insert({hole, std::move(types)});
  }
  Type type = fillHoles(pattern, parts);
  if (!type)
    return failure();
  results.push_back(type);
  return success();
}

void detail::addTypeParts(PDLNatives &natives) {
  natives.registerConstraintFunction("strata.parts_of_type", getPartsOfType);
  natives.registerRewriteFunction("strata.type_of_parts", getTypeOfParts);
  natives.registerConstraintFunction(
      "strata.is_same",
      [](PatternRewriter &, ArrayRef<PDLValue> args, PDLResultList &) {
        return success(args.size() == 2 && args.front() == args.back());
      });
}
