// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Natives, the C++ functions that rules call by name: conditions and steps of
// rewrites.
//
//   PDLNatives natives = PDLNatives::getBuiltin();
//   natives.registerConstraintFunction(
//       "is-even", [](PatternRewriter &, IntegerAttr number) {
//         return success(!number.getValue()[0]);
//       });
//   natives.registerRewriteFunction(
//       "double", [](PatternRewriter &rewriter, IntegerAttr number) {
//         return rewriter.getIntegerAttr(number.getType(),
//                                        number.getValue().shl(1));
//       });
//
// Arguments are Operation *, Value, Type, Attribute or a class of types or
// attributes, ArrayRef<Value>, ArrayRef<Type>; an argument of another class
// makes a constraint, or the rewrite, fail. The general form takes an array of
// PDLValue and fills in results.
#ifndef STRATA_REWRITE_PDL_PDLNATIVES_H
#define STRATA_REWRITE_PDL_PDLNATIVES_H

#include "strata/Rewrite/PDL/PDLNativeMeaning.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/StringMap.h"

namespace strata {

/// A thing of the IR that a rule is applied to, or a range of them. 16 bytes; a
/// range points to its elements. May be null.
class PDLValue {
public:
  enum class Kind : uint8_t { Attribute, Operation, Type, Value };

  PDLValue() = default;
  PDLValue(Attribute attr)
      : pointer(attr.getAsOpaquePointer()), kind(Kind::Attribute) {}
  PDLValue(Operation *op) : pointer(op), kind(Kind::Operation) {}
  PDLValue(Type type) : pointer(type.getAsOpaquePointer()), kind(Kind::Type) {}
  PDLValue(Value value)
      : pointer(value.getAsOpaquePointer()), kind(Kind::Value) {}
  /// The elements must stay where they are.
  PDLValue(ArrayRef<Type> types) : PDLValue(Kind::Type, types) {}
  PDLValue(ArrayRef<Value> values) : PDLValue(Kind::Value, values) {}
  PDLValue(ArrayRef<Attribute> attrs) : PDLValue(Kind::Attribute, attrs) {}
  PDLValue(ArrayRef<Operation *> ops) : PDLValue(Kind::Operation, ops) {}

  Kind getKind() const { return kind; }
  bool isRange() const { return range; }
  /// A range without elements is not null.
  bool isNull() const { return !pointer; }
  /// Elements of a range.
  size_t size() const { return count; }

  // Valid only for a value of that kind; null stays null.
  Attribute getAttr() const { return Attribute::getFromOpaquePointer(pointer); }
  Type getType() const { return Type::getFromOpaquePointer(pointer); }
  Value getValue() const { return Value::getFromOpaquePointer(pointer); }
  Operation *getOperation() const {
    return static_cast<Operation *>(const_cast<void *>(pointer));
  }
  // Valid only for ranges; empty if null.
  ArrayRef<Type> getTypes() const { return getArray<Type>(); }
  ArrayRef<Value> getValues() const { return getArray<Value>(); }
  ArrayRef<Attribute> getAttrs() const { return getArray<Attribute>(); }
  ArrayRef<Operation *> getOperations() const {
    return getArray<Operation *>();
  }
  const void *getAsOpaquePointer() const { return pointer; }

  /// Equal if both are the same object, or ranges of the same objects.
  friend bool operator==(const PDLValue &a, const PDLValue &b) {
    if (!a.range || !b.range)
      return a.pointer == b.pointer;
    return a.getArray<const void *>() == b.getArray<const void *>();
  }

private:
  template <typename T>
  PDLValue(Kind kind, ArrayRef<T> elements)
      : pointer(elements.empty() ? &empty
                                 : static_cast<const void *>(elements.data())),
        count(uint32_t(elements.size())), kind(kind), range(true) {
    static_assert(sizeof(T) == sizeof(void *));
  }
  template <typename T> ArrayRef<T> getArray() const {
    return {static_cast<const T *>(pointer), count};
  }
  static const char empty;
  const void *pointer = nullptr;
  uint32_t count = 0;
  Kind kind = Kind::Attribute;
  bool range = false;
};
static_assert(sizeof(PDLValue) == 16, "a register of the interpreter");

/// The results of a native. Ranges are copied.
class PDLResultList {
public:
  void push_back(Attribute attr) { values.push_back(PDLValue(attr)); }
  void push_back(Operation *op) { values.push_back(PDLValue(op)); }
  void push_back(Type type) { values.push_back(PDLValue(type)); }
  void push_back(Value value) { values.push_back(PDLValue(value)); }
  void push_back(ArrayRef<Type> types) { keep(types); }
  void push_back(ArrayRef<Value> list) { keep(list); }
  ArrayRef<PDLValue> getResults() const { return values; }

private:
  template <typename T> void keep(ArrayRef<T> elements) {
    std::unique_ptr<T[]> copy(new T[elements.size()]);
    llvm::copy(elements, copy.get());
    values.push_back(PDLValue(ArrayRef<T>(copy.get(), elements.size())));
    storage.push_back(std::shared_ptr<void>(std::move(copy)));
  }
  SmallVector<PDLValue, 2> values;
  SmallVector<std::shared_ptr<void>, 0> storage;
};

using PDLNativeFn = std::function<LogicalResult(
    PatternRewriter &, ArrayRef<PDLValue>, PDLResultList &)>;

/// A function that rules call, with its signature if it is known.
struct PDLNative {
  struct Parameter {
    PDLValue::Kind kind;
    bool isRange;
  };
  PDLNativeFn fn;
  /// std::nullopt if it takes any arguments, or gives any results.
  std::optional<std::vector<Parameter>> params, results;
  /// A constraint of conversions that returns converted values.
  bool isConverting = false;
};

namespace detail {
template <typename T> struct PDLArgument;
template <typename Fn> struct PDLSignature;
} // namespace detail

/// Functions by name.
class PDLNatives {
public:
  /// The builtin natives; docs/patterns.md lists them.
  static const PDLNatives &getBuiltin();

  /// A constraint holds if it succeeds. It must not change anything.
  void registerConstraintFunction(StringRef name, PDLNative native) {
    constraints[name] = std::make_shared<PDLNative>(std::move(native));
  }
  void registerRewriteFunction(StringRef name, PDLNative native) {
    rewrites[name] = std::make_shared<PDLNative>(std::move(native));
  }
  /// Derives the parameters and results from the signature of `fn`. It returns a
  /// LogicalResult, void, or its only result, which is null on failure.
  template <typename Fn>
  void registerConstraintFunction(StringRef name, Fn fn) {
    registerConstraintFunction(name, wrap(std::move(fn)));
  }
  template <typename Fn> void registerRewriteFunction(StringRef name, Fn fn) {
    registerRewriteFunction(name, wrap(std::move(fn)));
  }

  using Entry = std::shared_ptr<const PDLNative>;
  /// Makes natives of names that are not registered: null if it is not for it to
  /// say; with a text in `error` if the name is meant for it and wrong.
  using Resolver = std::function<Entry(StringRef name, std::string &error)>;
  void setConstraintResolver(Resolver fn) { makeConstraint = std::move(fn); }
  void setRewriteResolver(Resolver fn) { makeRewrite = std::move(fn); }

  /// Gives the native of that name, registered or not, a meaning for proofs of rules.
  void declareMeaning(StringRef name, PDLNativeMeaning meaning) {
    meanings[name] = std::move(meaning);
  }
  /// Null if it has none.
  const PDLNativeMeaning *findMeaning(StringRef name) const {
    auto found = meanings.find(name);
    return found == meanings.end() ? nullptr : &found->second;
  }

  Entry lookupConstraint(StringRef name, std::string &error) const;
  Entry lookupRewrite(StringRef name, std::string &error) const;
  /// All names, sorted.
  std::vector<StringRef> getConstraintNames() const;
  std::vector<StringRef> getRewriteNames() const;

private:
  template <typename Fn> static PDLNative wrap(Fn fn);
  llvm::StringMap<Entry> constraints, rewrites;
  llvm::StringMap<PDLNativeMeaning> meanings;
  Resolver makeConstraint, makeRewrite;
};

namespace detail {
template <typename T> struct PDLArgument {
  static_assert(std::is_base_of_v<Attribute, T> || std::is_base_of_v<Type, T>,
                "not a thing that rules know");
  static constexpr bool isAttr = std::is_base_of_v<Attribute, T>;
  static constexpr PDLNative::Parameter param = {
      isAttr ? PDLValue::Kind::Attribute : PDLValue::Kind::Type, false};
  static bool accepts(const PDLValue &value) {
    if (value.isNull())
      return false;
    if constexpr (isAttr)
      return isa<T>(value.getAttr());
    else
      return isa<T>(value.getType());
  }
  static T get(const PDLValue &value) {
    if constexpr (isAttr)
      return cast<T>(value.getAttr());
    else
      return cast<T>(value.getType());
  }
};
template <> struct PDLArgument<Operation *> {
  static constexpr PDLNative::Parameter param = {PDLValue::Kind::Operation,
                                                 false};
  static bool accepts(const PDLValue &value) { return !value.isNull(); }
  static Operation *get(const PDLValue &value) { return value.getOperation(); }
};
template <> struct PDLArgument<Value> {
  static constexpr PDLNative::Parameter param = {PDLValue::Kind::Value, false};
  static bool accepts(const PDLValue &value) { return !value.isNull(); }
  static Value get(const PDLValue &value) { return value.getValue(); }
};
template <> struct PDLArgument<ArrayRef<Type>> {
  static constexpr PDLNative::Parameter param = {PDLValue::Kind::Type, true};
  static bool accepts(const PDLValue &value) { return !value.isNull(); }
  static ArrayRef<Type> get(const PDLValue &value) { return value.getTypes(); }
};
template <> struct PDLArgument<ArrayRef<Value>> {
  static constexpr PDLNative::Parameter param = {PDLValue::Kind::Value, true};
  static bool accepts(const PDLValue &value) { return !value.isNull(); }
  static ArrayRef<Value> get(const PDLValue &value) {
    return value.getValues();
  }
};

template <typename Fn>
struct PDLSignature : PDLSignature<decltype(&Fn::operator())> {};
template <typename R, typename... Args>
struct PDLSignature<R (*)(PatternRewriter &, Args...)> {
  using Indices = std::index_sequence_for<Args...>;
  static constexpr bool hasResult =
      !std::is_void_v<R> && !std::is_same_v<R, LogicalResult>;
  template <typename Fn, size_t... I>
  static LogicalResult call(Fn &fn, PatternRewriter &rewriter,
                            ArrayRef<PDLValue> args, PDLResultList &results,
                            std::index_sequence<I...>) {
    if (args.size() != sizeof...(Args) ||
        !(PDLArgument<Args>::accepts(args[I]) && ...))
      return failure();
    if constexpr (std::is_void_v<R>) {
      fn(rewriter, PDLArgument<Args>::get(args[I])...);
    } else if constexpr (!hasResult) {
      return fn(rewriter, PDLArgument<Args>::get(args[I])...);
    } else {
      R result = fn(rewriter, PDLArgument<Args>::get(args[I])...);
      if (!result)
        return failure();
      results.push_back(result);
    }
    return success();
  }
  static PDLNative describe() {
    PDLNative native;
    native.params = {PDLArgument<Args>::param...};
    native.results.emplace();
    if constexpr (hasResult)
      native.results->push_back(PDLArgument<R>::param);
    return native;
  }
};
template <typename R, typename C, typename... Args>
struct PDLSignature<R (C::*)(PatternRewriter &, Args...) const>
    : PDLSignature<R (*)(PatternRewriter &, Args...)> {};
} // namespace detail

template <typename Fn> PDLNative PDLNatives::wrap(Fn fn) {
  if constexpr (std::is_invocable_r_v<LogicalResult, Fn, PatternRewriter &,
                                      ArrayRef<PDLValue>, PDLResultList &>) {
    PDLNative native;
    native.fn = std::move(fn);
    return native;
  } else {
    using Signature = detail::PDLSignature<Fn>;
    PDLNative native = Signature::describe();
    native.fn = [fn = std::move(fn)](PatternRewriter &rewriter,
                                     ArrayRef<PDLValue> args,
                                     PDLResultList &results) {
      return Signature::call(fn, rewriter, args, results,
                             typename Signature::Indices());
    };
    return native;
  }
}

} // namespace strata

#endif // STRATA_REWRITE_PDL_PDLNATIVES_H
