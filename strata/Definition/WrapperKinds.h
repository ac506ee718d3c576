// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ representation of attributes and parameters in typed views: for each
// kind of value (Definition/AttrKind.h) a class with
//
//   Value, Param               what getters return and setters take
//   decode(Attribute)          the value of an attribute of the kind
//   encode(Context *, Param)   the attribute; null if there is none to store
//
// strata-gen uses them in generated code.
#ifndef STRATA_DEFINITION_WRAPPERKINDS_H
#define STRATA_DEFINITION_WRAPPERKINDS_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <concepts>
#include <cstring>

namespace strata {

/// A parameter that is a truth value. Nothing else becomes one, such as a function, an integer
/// or a pointer that is meant for another parameter.
class BoolParam {
public:
  template <std::same_as<bool> T> BoolParam(T value) : value(value) {}
  operator bool() const { return value; }

private:
  bool value;
};

} // namespace strata

namespace strata::kinds {

/// An attribute as it is. Null stays null.
template <typename T> struct Plain {
  using Value = T;
  using Param = T;
  static T decode(Attribute attr) { return cast_or_null<T>(attr); }
  static T encode(Context *, T attr) { return attr; }
};

/// An integer of type `iN`, or of `siN` or `uiN` if it has a sign.
template <unsigned Width, IntegerType::Signedness Sign = IntegerType::Signless>
struct Int {
  using Value = int64_t;
  using Param = int64_t;
  static int64_t decode(Attribute attr) {
    return cast<IntegerAttr>(attr).getInt();
  }
  static IntegerAttr encode(Context *ctx, int64_t value) {
    return IntegerAttr::get(IntegerType::get(ctx, Width, Sign), value);
  }
};

/// An integer attribute of `Width` bits, read without sign.
template <unsigned Width, IntegerType::Signedness Sign = IntegerType::Signless>
struct UInt {
  using Value = uint64_t;
  using Param = uint64_t;
  static uint64_t decode(Attribute attr) {
    return cast<IntegerAttr>(attr).getValue().getZExtValue();
  }
  static IntegerAttr encode(Context *ctx, uint64_t value) {
    return Int<Width, Sign>::encode(ctx, int64_t(value));
  }
};

struct Index {
  using Value = int64_t;
  using Param = int64_t;
  static int64_t decode(Attribute attr) {
    return cast<IntegerAttr>(attr).getInt();
  }
  static IntegerAttr encode(Context *ctx, int64_t value) {
    return IntegerAttr::get(IndexType::get(ctx), value);
  }
};

/// A float of a format whose values a `double` can have.
template <FloatType::Format Format> struct Float {
  using Value = double;
  using Param = double;
  static double decode(Attribute attr) {
    return cast<FloatAttr>(attr).getValue().convertToDouble();
  }
  static FloatAttr encode(Context *ctx, double value) {
    return FloatAttr::get(FloatType::get(ctx, Format), value);
  }
};

struct Bool {
  using Value = bool;
  using Param = BoolParam;
  static bool decode(Attribute attr) { return cast<BoolAttr>(attr).getValue(); }
  static BoolAttr encode(Context *ctx, bool value) {
    return BoolAttr::get(ctx, value);
  }
};

/// True if it is present.
struct Unit {
  using Value = bool;
  using Param = BoolParam;
  static bool decode(Attribute attr) { return bool(attr); }
  static UnitAttr encode(Context *ctx, bool value) {
    return value ? UnitAttr::get(ctx) : UnitAttr();
  }
};

/// A unit attribute, or the truth value false.
struct Flag {
  using Value = bool;
  using Param = BoolParam;
  static bool decode(Attribute attr) { return isa_and_nonnull<UnitAttr>(attr); }
  static Attribute encode(Context *ctx, bool value) {
    return value ? Attribute(UnitAttr::get(ctx)) : BoolAttr::get(ctx, false);
  }
};

struct String {
  using Value = StringRef;
  using Param = StringRef;
  static StringRef decode(Attribute attr) {
    return cast<StringAttr>(attr).getValue();
  }
  static StringAttr encode(Context *ctx, StringRef value) {
    return StringAttr::get(ctx, value);
  }
};

/// The name in a reference to a symbol.
struct FlatSymbolRef {
  using Value = StringRef;
  using Param = StringRef;
  static StringRef decode(Attribute attr) {
    return cast<FlatSymbolRefAttr>(attr).getValue();
  }
  static SymbolRefAttr encode(Context *ctx, StringRef value) {
    return SymbolRefAttr::get(ctx, value);
  }
};

/// A type in a TypeAttr. Null stays null.
template <typename T = strata::Type> struct TypeOf {
  using Value = T;
  using Param = T;
  static T decode(Attribute attr) {
    return attr ? cast<T>(cast<TypeAttr>(attr).getValue()) : T();
  }
  static TypeAttr encode(Context *, T type) {
    return type ? TypeAttr::get(type) : TypeAttr();
  }
};

/// A dense array of numbers: `bool`, integers of whole bytes, `float`,
/// `double`.
template <typename T> struct Dense {
  /// Lives as long as the attribute, which is as long as the Context.
  using Value = ArrayRef<T>;
  using Param = ArrayRef<T>;
  static Value decode(Attribute attr) {
    auto array = cast<DenseArrayAttr>(attr);
    assert(array.getElementType() == getElementType(attr.getContext()) &&
           "elements of another type");
    // The bytes are aligned.
    // Braces would make a list of two booleans.
    return ArrayRef<T>(reinterpret_cast<const T *>(array.getRawData().data()),
                       array.getRawData().size() / sizeof(T));
  }
  static DenseArrayAttr encode(Context *ctx, ArrayRef<T> values) {
    return DenseArrayAttr::get(
        getElementType(ctx), int64_t(values.size()),
        {reinterpret_cast<const uint8_t *>(values.data()),
         values.size() * sizeof(T)});
  }
  static strata::Type getElementType(Context *ctx) {
    if constexpr (std::is_same_v<T, float>)
      return FloatType::getF32(ctx);
    else if constexpr (std::is_same_v<T, double>)
      return FloatType::getF64(ctx);
    else
      return IntegerType::get(ctx, std::is_same_v<T, bool> ? 1 : sizeof(T) * 8);
  }
};

/// A case of enumeration `E`, kept as a builtin integer.
template <typename E, unsigned Width,
          IntegerType::Signedness Signedness = IntegerType::Signless>
struct Enum {
  using Value = E;
  using Param = E;
  static E decode(Attribute attr) {
    return E(cast<IntegerAttr>(attr).getValue().getZExtValue());
  }
  static IntegerAttr encode(Context *ctx, E value) {
    return IntegerAttr::get(IntegerType::get(ctx, Width, Signedness),
                            int64_t(value));
  }
};

/// A case of an enumeration, kept as attribute `A`, which has `getValue`.
template <typename A> struct EnumIn {
  using Value = decltype(A().getValue());
  using Param = Value;
  static Value decode(Attribute attr) { return cast<A>(attr).getValue(); }
  static A encode(Context *ctx, Value value) { return A::get(ctx, value); }
};

/// The value of an attribute that may be absent.
template <typename K>
std::optional<typename K::Value> decodeOptional(Attribute attr) {
  if (!attr)
    return std::nullopt;
  return K::decode(attr);
}

/// The attribute of a value that may be absent; null without.
template <typename K>
Attribute encodeOptional(Context *ctx,
                         const std::optional<typename K::Param> &value) {
  return value ? Attribute(K::encode(ctx, *value)) : Attribute();
}

} // namespace strata::kinds

#endif // STRATA_DEFINITION_WRAPPERKINDS_H
