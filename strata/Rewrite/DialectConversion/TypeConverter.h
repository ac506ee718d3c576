// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How types change in a dialect conversion: a TypeConverter is a list of
// functions, asked from the last that was added to the first, which turn a type
// into one type, several, or none; and of functions that make operations between
// values of old and of new types where both are needed (materializations).
//
//   TypeConverter converter;
//   converter.addConversion([](Type type) { return type; });
//   converter.addConversion([](IntegerType type) {
//     return Type(IntegerType::get(type.getContext(), 64));
//   });
//
// A type that converts to itself is legal. If a cast is needed in the end and
// no materialization creates it, the conversion fails, unless casts are allowed
// to remain (ConversionConfig::buildMaterializations).
#ifndef STRATA_REWRITE_DIALECTCONVERSION_TYPECONVERTER_H
#define STRATA_REWRITE_DIALECTCONVERSION_TYPECONVERTER_H

#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <array>
#include <atomic>
#include <functional>
#include <mutex>
#include <optional>

namespace strata {

class TypeConverter {
public:
  TypeConverter() = default;
  virtual ~TypeConverter();
  TypeConverter(const TypeConverter &) = delete;
  TypeConverter &operator=(const TypeConverter &) = delete;

  /// How the arguments of a block, or of a function, become others.
  class SignatureConversion {
  public:
    explicit SignatureConversion(unsigned numOrigInputs)
        : remapped(numOrigInputs) {}

    /// The replacement of an old argument: new arguments from `inputNo` on, or
    /// other values.
    struct InputMapping {
      unsigned inputNo = 0, size = 0;
      SmallVector<Value, 1> replacementValues;
    };

    unsigned getNumOrigInputs() const { return unsigned(remapped.size()); }
    ArrayRef<Type> getConvertedTypes() const { return types; }
    /// std::nullopt for an argument that was removed.
    const std::optional<InputMapping> &getInputMapping(unsigned input) const {
      return remapped[input];
    }
    /// Appends arguments, in the place of old argument `origInputNo`.
    void addInputs(unsigned origInputNo, ArrayRef<Type> newTypes);
    /// Appends arguments that stand for no old one.
    void addInputs(ArrayRef<Type> newTypes);
    /// Old argument `origInputNo` becomes existing arguments.
    void remapInput(unsigned origInputNo, unsigned newInputNo,
                    unsigned newInputCount = 1);
    /// Replaces the argument by other values, which must dominate the block.
    void remapInput(unsigned origInputNo, ArrayRef<Value> replacements);

  private:
    SmallVector<std::optional<InputMapping>, 4> remapped;
    SmallVector<Type, 4> types;
  };

  // Set-up. All must be added before the first type is converted.

  /// `callback` takes a Type, or a class of types that it is for, and returns a
  /// Type (null: the type has no conversion) or an optional one (std::nullopt:
  /// try the callback that was added before). Alternatively it takes a vector
  /// besides, to which it appends any number of types, and returns a
  /// LogicalResult or an optional one; or it takes a Value in place of a type, if
  /// the conversion depends on the value.
  template <typename Fn> void addConversion(Fn &&callback) {
    assert(cache.empty() &&
           "conversion added after the first type was converted");
    using Arg = std::decay_t<
        typename llvm::function_traits<std::decay_t<Fn>>::template arg_t<0>>;
    if constexpr (std::is_same_v<Arg, Value>)
      conversions.push_back(
          {{}, wrap<Value, Value>(std::forward<Fn>(callback))});
    else
      conversions.push_back({wrap<Type, Arg>(std::forward<Fn>(callback)), {}});
    hasValueConversions |= std::is_same_v<Arg, Value>;
  }

  /// `callback(OpBuilder &, T type, ArrayRef<Value> inputs, Location)` makes a
  /// value of an old type of new ones, for users that were not converted; `T`
  /// is Type or a class of types. A null value defers to the next callback.
  template <typename Fn> void addSourceMaterialization(Fn &&callback) {
    sources.push_back(wrapMaterialization(std::forward<Fn>(callback)));
  }
  /// `callback` as for addSourceMaterialization, for uses of block arguments.
  /// Source materializations are tried if none of these applies.
  template <typename Fn> void addArgumentMaterialization(Fn &&callback) {
    arguments.push_back(wrapMaterialization(std::forward<Fn>(callback)));
  }
  /// Makes one value of a new type, for converted users of values that were not
  /// converted, or were converted to other types. With `ArrayRef<Type>` for the
  /// type, any number, returned in a vector; the original type of the values
  /// may follow as fifth argument.
  template <typename Fn> void addTargetMaterialization(Fn &&callback);

  /// `callback(T type, A attr)` converts an attribute that goes with a type, such as a
  /// memory space; `T` and `A` are Type and Attribute or classes of them. It returns an
  /// attribute, an optional one (std::nullopt: try the callback added before), or
  /// an AttributeConversionResult.
  template <typename Fn> void addTypeAttributeConversion(Fn &&callback);

  /// The result of converting an attribute: an attribute, a deferral to other
  /// callbacks, or a failure.
  class AttributeConversionResult {
  public:
    AttributeConversionResult(Attribute attr) : attr(attr), isKnown(true) {}
    static AttributeConversionResult result(Attribute attr) { return attr; }
    static AttributeConversionResult na() { return {}; }
    static AttributeConversionResult abort() { return Attribute(); }
    bool hasResult() const { return isKnown && attr; }
    bool isNa() const { return !isKnown; }
    Attribute getResult() const { return attr; }

  private:
    AttributeConversionResult() = default;
    Attribute attr;
    bool isKnown = false;
  };

  // Types. Thread-safe.

  /// Appends the conversion of `type`.
  LogicalResult convertType(Type type, SmallVectorImpl<Type> &results) const;
  LogicalResult convertType(Value value, SmallVectorImpl<Type> &results) const;
  /// Null unless it is exactly one type.
  Type convertType(Type type) const;
  Type convertType(Value value) const;
  template <typename T> T convertType(Type type) const {
    return dyn_cast_or_null<T>(convertType(type));
  }
  LogicalResult convertTypes(TypeRange types,
                             SmallVectorImpl<Type> &results) const;
  LogicalResult convertTypes(ValueRange values,
                             SmallVectorImpl<Type> &results) const;

  bool isLegal(Type type) const;
  bool isLegal(Value value) const;
  bool isLegal(TypeRange types) const;
  /// Whether the types of all operands and results are legal.
  bool isLegal(Operation *op) const;
  /// Whether the types of all block arguments are legal.
  bool isLegal(Region *region) const;
  bool isSignatureLegal(FunctionType type) const {
    return isLegal(type.getInputs()) && isLegal(type.getResults());
  }

  LogicalResult convertSignatureArg(unsigned inputNo, Type type,
                                    SignatureConversion &result) const;
  LogicalResult convertSignatureArgs(TypeRange types,
                                     SignatureConversion &result) const;
  /// The conversion of the attribute that belongs to `type`; std::nullopt if no
  /// callback converts it.
  std::optional<Attribute> convertTypeAttribute(Type type,
                                                Attribute attr) const;
  /// std::nullopt if an argument has no conversion.
  std::optional<SignatureConversion> convertBlockSignature(Block *block) const;

  // Materializations. Null, or empty, if none of the functions makes it.

  Value materializeSourceConversion(OpBuilder &builder, Location loc,
                                    Type resultType,
                                    ArrayRef<Value> inputs) const;
  Value materializeArgumentConversion(OpBuilder &builder, Location loc,
                                      Type resultType,
                                      ArrayRef<Value> inputs) const;
  SmallVector<Value> materializeTargetConversion(OpBuilder &builder,
                                                 Location loc,
                                                 ArrayRef<Type> resultTypes,
                                                 ArrayRef<Value> inputs,
                                                 Type originalType = {}) const;
  bool hasSourceMaterializations() const {
    return !sources.empty() || !arguments.empty();
  }
  bool hasTargetMaterializations() const { return !targets.empty(); }

  /// The most conversions that may wait for one another: a type that is
  /// requested while another one is converted, and so on. If they exceed it, as
  /// with callbacks that request ever larger types, or their own, none of them
  /// exists; this depends on the type alone.
  static constexpr unsigned MaxDepth = 2000;

  /// The cached conversion of a type; lives as long as the converter.
  struct Conversion {
    Type from;
    bool failed = false;
    /// The number of conversions that wait for one another, including this one.
    unsigned depth = 1;
    SmallVector<Type, 1> types;
  };
  /// The conversion of `type`, wherever it is met. A lookup, usually.
  const Conversion &getConversion(Type type) const {
    const Conversion *known = slotFor(type).load(std::memory_order_acquire);
    return LLVM_LIKELY(known && known->from == type &&
                       !numOpen.load(std::memory_order_relaxed))
               ? *known
               : findConversion(type);
  }
  /// To be appended to the message that `type` does not become one type, or, if
  /// not `wantsOne`, any number of them: why, if there is more to say.
  std::string getReason(Type type, bool wantsOne = false) const;
  /// Whether there are conversions that depend on values.
  bool dependsOnValues() const { return hasValueConversions; }

private:
  /// Returns std::nullopt if the conversion does not apply to the type.
  template <typename From>
  using Callback = std::function<std::optional<LogicalResult>(
      From, SmallVectorImpl<Type> &)>;
  /// The conversion of a type or of a value; the other one is empty.
  struct Conversions {
    Callback<Type> ofType;
    Callback<Value> ofValue;
  };
  using Materialization =
      std::function<Value(OpBuilder &, Type, ArrayRef<Value>, Location)>;
  using TargetMaterialization = std::function<SmallVector<Value>(
      OpBuilder &, ArrayRef<Type>, ArrayRef<Value>, Location, Type)>;

  template <typename From, typename Arg, typename Fn>
  static Callback<From> wrap(Fn &&callback);
  template <typename Fn>
  static Materialization wrapMaterialization(Fn &&callback);
  /// Stores the result of a callback, for each type that callbacks return.
  static std::optional<LogicalResult> store(std::optional<Type> type,
                                            SmallVectorImpl<Type> &results);

  static constexpr size_t NumSlots = 64;
  std::atomic<const Conversion *> &slotFor(Type type) const {
    auto number = reinterpret_cast<uintptr_t>(type.getAsOpaquePointer());
    return slots[((number >> 4) ^ (number >> 10)) % NumSlots];
  }
  /// The conversions that a thread is in.
  struct Nest {
    unsigned depth = 0;
    /// The largest depth that was reached within the innermost one.
    unsigned deepest = 0;
    /// MaxDepth was exceeded; all fail.
    bool isEndless = false;
  };
  const Conversion &findConversion(Type type) const;
  const Conversion *lookup(Type type, uintptr_t thread) const;
  const Conversion &makeConversion(Type type, uintptr_t thread) const;
  LogicalResult askForType(Type type, SmallVectorImpl<Type> &results) const;

  SmallVector<Conversions, 4> conversions;
  SmallVector<std::function<AttributeConversionResult(Type, Attribute)>, 0>
      attributes;
  SmallVector<Materialization, 2> sources, arguments;
  SmallVector<TargetMaterialization, 2> targets;
  bool hasValueConversions = false;

  /// The cache of converted types; `slots` is read without the lock.
  mutable std::mutex mutex;
  mutable llvm::DenseMap<Type, std::unique_ptr<const Conversion>> cache;
  mutable std::array<std::atomic<const Conversion *>, NumSlots> slots{};
  /// Nests by thread.
  mutable llvm::SmallDenseMap<uintptr_t, Nest, 4> nests;
  /// The number of conversions in progress on all threads. Within one, `slots`
  /// is not read, since depths are counted.
  mutable std::atomic<unsigned> numOpen{0};
};

template <typename From, typename Arg, typename Fn>
TypeConverter::Callback<From> TypeConverter::wrap(Fn &&callback) {
  return [callback = std::forward<Fn>(callback)](
             From from,
             SmallVectorImpl<Type> &results) -> std::optional<LogicalResult> {
    Arg arg;
    if constexpr (std::is_same_v<From, Arg>)
      arg = from;
    else if (!(arg = dyn_cast<Arg>(from)))
      return std::nullopt;
    if constexpr (std::is_invocable_v<Fn, Arg, SmallVectorImpl<Type> &>)
      return callback(arg, results);
    else
      return store(callback(arg), results);
  };
}

template <typename Fn>
void TypeConverter::addTypeAttributeConversion(Fn &&callback) {
  using Traits = llvm::function_traits<std::decay_t<Fn>>;
  using T = std::decay_t<typename Traits::template arg_t<0>>;
  using A = std::decay_t<typename Traits::template arg_t<1>>;
  attributes.push_back(
      [callback = std::forward<Fn>(callback)](
          Type type, Attribute attr) -> AttributeConversionResult {
        auto typed = dyn_cast<T>(type);
        auto attribute = dyn_cast_or_null<A>(attr);
        if (!typed || (!attribute && !std::is_same_v<A, Attribute>))
          return AttributeConversionResult::na();
        auto result = callback(typed, attribute);
        if constexpr (std::is_convertible_v<decltype(result),
                                            std::optional<Attribute>> &&
                      !std::is_convertible_v<decltype(result), Attribute>)
          return result ? AttributeConversionResult(*result)
                        : AttributeConversionResult::na();
        else
          return result;
      });
}

template <typename Fn>
TypeConverter::Materialization
TypeConverter::wrapMaterialization(Fn &&callback) {
  using T = std::decay_t<
      typename llvm::function_traits<std::decay_t<Fn>>::template arg_t<1>>;
  return [callback = std::forward<Fn>(callback)](OpBuilder &builder, Type type,
                                                 ArrayRef<Value> inputs,
                                                 Location loc) -> Value {
    if constexpr (std::is_same_v<T, Type>)
      return callback(builder, type, inputs, loc);
    else if (auto derived = dyn_cast<T>(type))
      return callback(builder, derived, inputs, loc);
    else
      return {};
  };
}

template <typename Fn>
void TypeConverter::addTargetMaterialization(Fn &&callback) {
  using Traits = llvm::function_traits<std::decay_t<Fn>>;
  using T = std::decay_t<typename Traits::template arg_t<1>>;
  targets.push_back([callback = std::forward<Fn>(callback)](
                        OpBuilder &builder, ArrayRef<Type> types,
                        ArrayRef<Value> inputs, Location loc,
                        Type original) -> SmallVector<Value> {
    auto call = [&](auto what) {
      if constexpr (Traits::num_args == 5)
        return callback(builder, what, inputs, loc, original);
      else
        return callback(builder, what, inputs, loc);
    };
    if constexpr (std::is_same_v<T, ArrayRef<Type>> ||
                  std::is_same_v<T, TypeRange>) {
      return call(types);
    } else {
      T type = types.size() == 1 ? dyn_cast<T>(types[0]) : T();
      Value value = type ? Value(call(type)) : Value();
      return value ? SmallVector<Value>{value} : SmallVector<Value>{};
    }
  });
}

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_TYPECONVERTER_H
