// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Visiting and replacing what types and attributes consist of:
//
//   type.walk([](IntegerType type) { ... });
//   AttrTypeReplacer replacer;
//   replacer.addReplacement([](IndexType type) {
//     return IntegerType::get(type.getContext(), 64);
//   });
//   replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true,
//                                         /*replaceLocs=*/false,
//                                         /*replaceTypes=*/true);
//
// Both see an object that occurs several times once, and do not recurse on the C++
// stack.
#ifndef STRATA_IR_TYPES_ATTRTYPESUBELEMENTS_H
#define STRATA_IR_TYPES_ATTRTYPESUBELEMENTS_H

#include "strata/IR/Graph/Operation.h"

#include <functional>
#include <memory>

namespace strata {

namespace detail {
/// Calls `fn` for each type or attribute that `object` directly consists of, in
/// the order in which they are written.
void forEachPart(const AttrStorage *object,
                 function_ref<void(const AttrStorage *)> fn);
WalkResult walkParts(const AttrStorage *root, WalkOrder order,
                     function_ref<WalkResult(const AttrStorage *)> fn);

/// `object` as a `T`, which is a class of types or attributes; null if it is none.
template <typename T> T castPart(const AttrStorage *object) {
  if constexpr (std::is_base_of_v<Type, T>)
    return isTypeKind(object->kind) ? dyn_cast<T>(Type(object)) : T();
  else
    return isAttrKind(object->kind) ? dyn_cast<T>(Attribute(object)) : T();
}
/// The handle that `Fn` takes.
template <typename Fn>
using PartArg = std::decay_t<
    typename llvm::function_traits<std::decay_t<Fn>>::template arg_t<0>>;
} // namespace detail

/// Functions that are called for the parts of types and attributes.
class AttrTypeWalker {
public:
  /// `fn` takes an Attribute, a Type, or a class of them, and returns nothing
  /// or a WalkResult. If several functions accept an object, the one added last
  /// is called first, and the others if it advances.
  template <typename Fn> void addWalk(Fn &&fn) {
    fns.push_back([fn = std::forward<Fn>(fn)](const AttrStorage *object) {
      if (auto part = detail::castPart<detail::PartArg<Fn>>(object))
        return detail::callVisitor(fn, part);
      return WalkResult::advance();
    });
  }
  template <WalkOrder Order = WalkOrder::PostOrder> WalkResult walk(Type type) {
    return visit(type.getImpl(), Order);
  }
  template <WalkOrder Order = WalkOrder::PostOrder>
  WalkResult walk(Attribute attr) {
    return visit(attr.getImpl(), Order);
  }

private:
  WalkResult visit(const AttrStorage *object, WalkOrder order) {
    auto call = [this](const AttrStorage *part) {
      for (auto &fn : llvm::reverse(fns))
        if (WalkResult result = fn(part); result != WalkResult::Advance)
          return result;
      return WalkResult::advance();
    };
    return object ? detail::walkParts(object, order, call)
                  : WalkResult::advance();
  }
  std::vector<std::function<WalkResult(const AttrStorage *)>> fns;
};

/// Replaces types and attributes, and caches the replacement of each.
class AttrTypeReplacer {
public:
  AttrTypeReplacer();
  ~AttrTypeReplacer();
  AttrTypeReplacer(const AttrTypeReplacer &) = delete;
  AttrTypeReplacer &operator=(const AttrTypeReplacer &) = delete;

  /// `fn` takes an Attribute, a Type, or a class of them. It returns the replacement,
  /// which may be what it was given; an optional one, where nothing asks the function
  /// added before; or a pair of a replacement and a WalkResult: after `skip` the parts
  /// of the replacement stay, `interrupt` ends the replacing. An object is replaced
  /// before its parts.
  template <typename Fn> void addReplacement(Fn &&fn) {
    add([fn = std::forward<Fn>(fn)](const AttrStorage *object)
            -> std::optional<std::pair<const AttrStorage *, WalkResult>> {
      if (auto part = detail::castPart<detail::PartArg<Fn>>(object))
        return store(fn(part));
      return std::nullopt;
    });
  }

  /// The replacement; null if a function said so or interrupted.
  Attribute replace(Attribute attr);
  Type replace(Type type);
  /// Replaces in `op`, but not in operations inside: its attributes; its location and
  /// those of the arguments of its blocks; the types of its results and of these
  /// arguments.
  void replaceElementsIn(Operation *op, bool replaceAttrs = true,
                         bool replaceLocs = false, bool replaceTypes = false);
  /// Replaces in `op` and in all operations inside.
  void recursivelyReplaceElementsIn(Operation *op, bool replaceAttrs = true,
                                    bool replaceLocs = false,
                                    bool replaceTypes = false);

private:
  using Result = std::pair<const AttrStorage *, WalkResult>;
  using Replacement = std::function<std::optional<Result>(const AttrStorage *)>;
  struct Impl;
  template <typename T> static std::optional<Result> store(T part) {
    return Result{part.getImpl(), WalkResult::advance()};
  }
  template <typename T>
  static std::optional<Result> store(std::optional<T> part) {
    return part ? store(*part) : std::nullopt;
  }
  template <typename T>
  static std::optional<Result> store(std::pair<T, WalkResult> part) {
    return Result{part.first.getImpl(), part.second};
  }
  void add(Replacement fn);
  std::unique_ptr<Impl> impl;
};

template <WalkOrder Order, typename... Fns>
WalkResult Attribute::walk(Fns &&...fns) const {
  AttrTypeWalker walker;
  (walker.addWalk(std::forward<Fns>(fns)), ...);
  return walker.walk<Order>(*this);
}
template <typename... Fns> auto Attribute::replace(Fns &&...fns) const {
  AttrTypeReplacer replacer;
  (replacer.addReplacement(std::forward<Fns>(fns)), ...);
  return replacer.replace(*this);
}
template <WalkOrder Order, typename... Fns>
WalkResult Type::walk(Fns &&...fns) const {
  AttrTypeWalker walker;
  (walker.addWalk(std::forward<Fns>(fns)), ...);
  return walker.walk<Order>(*this);
}
template <typename... Fns> auto Type::replace(Fns &&...fns) const {
  AttrTypeReplacer replacer;
  (replacer.addReplacement(std::forward<Fns>(fns)), ...);
  return replacer.replace(*this);
}

} // namespace strata

#endif // STRATA_IR_TYPES_ATTRTYPESUBELEMENTS_H
