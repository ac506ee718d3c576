// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attribute and Type: pointer-sized handles to uniqued, immutable objects of a
// Context. Handles are passed by value; equality is identity. The concrete
// classes are in BuiltinAttributes.h, BuiltinTypes.h and Location.h; use
// isa/cast/dyn_cast on handles as in MLIR.
#ifndef STRATA_IR_TYPES_ATTRIBUTE_H
#define STRATA_IR_TYPES_ATTRIBUTE_H

#include "strata/IR/Graph/WalkResult.h"
#include "strata/IR/Types/Storage.h"

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/Support/PointerLikeTypeTraits.h"

namespace strata {

/// The common part of Attribute and Type.
template <typename Derived> class UniquedHandle {
public:
  UniquedHandle() = default;
  UniquedHandle(std::nullptr_t) {}
  explicit UniquedHandle(const AttrStorage *impl) : impl(impl) {}

  explicit operator bool() const { return impl; }
  bool operator!() const { return !impl; }
  friend bool operator==(Derived a, Derived b) { return a.impl == b.impl; }
  friend bool operator!=(Derived a, Derived b) { return a.impl != b.impl; }

  /// The kind of the object; the handle must not be null.
  Kind getKind() const {
    assert(impl && "use of a null type or attribute");
    return impl->kind;
  }
  /// The dialect that owns the object.
  Dialect &getDialect() const {
    assert(impl && "use of a null type or attribute");
    return *impl->dialect;
  }
  /// The Context that owns the object.
  Context *getContext() const;
  const AttrStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static Derived getFromOpaquePointer(const void *ptr) {
    return Derived(static_cast<const AttrStorage *>(ptr));
  }
  friend llvm::hash_code hash_value(Derived handle) {
    return llvm::hash_value(handle.getAsOpaquePointer());
  }

protected:
  template <typename S> const S *as() const {
    assert(impl && "use of a null type or attribute");
    return static_cast<const S *>(impl);
  }
  const AttrStorage *impl = nullptr;
};

/// A compile-time constant of the IR. A null handle means "no attribute".
class Attribute : public UniquedHandle<Attribute> {
public:
  using UniquedHandle::UniquedHandle;
  static bool classof(Attribute) { return true; }
  /// Prints the attribute as MLIR text without aliases, through the renderer
  /// that the Asm component installs in the Context.
  void print(raw_ostream &os) const;
  void dump() const;

  /// Visits the parts of the attribute, and itself, each once: `fn` takes an
  /// Attribute, a Type or a class of them, and returns nothing or a WalkResult.
  /// IR/Types/AttrTypeSubElements.h defines it.
  template <WalkOrder Order = WalkOrder::PostOrder, typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  /// The attribute after replacing what it consists of, from the outside in:
  /// AttrTypeReplacer says what `fns` take and return.
  template <typename... Fns> auto replace(Fns &&...fns) const;
};

/// The type of a value. A null handle means "no type".
class Type : public UniquedHandle<Type> {
public:
  using UniquedHandle::UniquedHandle;
  static bool classof(Type) { return true; }

  bool isIndex() const { return getKind() == Kind::IndexType; }
  /// True for a signless integer type, of width `width` where given.
  bool isSignlessInteger() const;
  bool isSignlessInteger(unsigned width) const;
  bool isInteger() const { return getKind() == Kind::IntegerType; }
  bool isInteger(unsigned width) const;
  bool isSignedInteger() const;
  bool isSignedInteger(unsigned width) const {
    return isSignedInteger() && isInteger(width);
  }
  bool isUnsignedInteger() const;
  bool isUnsignedInteger(unsigned width) const {
    return isUnsignedInteger() && isInteger(width);
  }
  bool isSignlessIntOrFloat() const { return isSignlessInteger() || isFloat(); }
  bool isSignlessIntOrIndexOrFloat() const {
    return isSignlessIntOrFloat() || isIndex();
  }
  bool isF16() const;
  bool isF32() const;
  bool isF64() const;
  bool isBF16() const;
  bool isF80() const;
  bool isF128() const;
  bool isTF32() const;
  bool isFloat() const { return getKind() == Kind::FloatType; }
  bool isSignlessIntOrIndex() const;
  bool isIntOrIndex() const { return isInteger() || isIndex(); }
  bool isIntOrFloat() const { return isInteger() || isFloat(); }
  bool isIntOrIndexOrFloat() const { return isIntOrFloat() || isIndex(); }
  /// Width in bits of an integer or float type; asserts that it is one.
  unsigned getIntOrFloatBitWidth() const;

  void print(raw_ostream &os) const;
  void dump() const;

  /// Visits the parts of the type, and itself, each once: `fn` takes an
  /// Attribute, a Type or a class of them, and returns nothing or a WalkResult.
  /// IR/Types/AttrTypeSubElements.h defines it.
  template <WalkOrder Order = WalkOrder::PostOrder, typename... Fns>
  WalkResult walk(Fns &&...fns) const;
  /// The type after replacing what it consists of, from the outside in:
  /// AttrTypeReplacer says what `fns` take and return.
  template <typename... Fns> auto replace(Fns &&...fns) const;
};

raw_ostream &operator<<(raw_ostream &os, Attribute attr);
raw_ostream &operator<<(raw_ostream &os, Type type);

/// A name with a value, as in a dictionary.
class NamedAttribute {
public:
  NamedAttribute() = default;
  NamedAttribute(StringAttr name, Attribute value);
  StringAttr getName() const;
  /// The name's characters.
  StringRef getNameRef() const;
  Attribute getValue() const { return value; }
  void setValue(Attribute newValue) { value = newValue; }
  bool operator==(const NamedAttribute &other) const {
    return name == other.name && value == other.value;
  }
  bool operator!=(const NamedAttribute &other) const {
    return !(*this == other);
  }

private:
  Attribute name;
  Attribute value;
};

inline llvm::hash_code hash_value(const NamedAttribute &attr) {
  return llvm::hash_combine(attr.getValue(), attr.getNameRef().data());
}

/// The bounds of the groups in Kinds.def.
constexpr bool isTypeKind(Kind kind) { return kind <= Kind::DynamicType; }
inline bool isAttrKind(Kind kind) {
  return kind >= Kind::UnitAttr && kind <= Kind::FusedLoc;
}
constexpr bool isLocKind(Kind kind) {
  return kind >= Kind::UnknownLoc && kind <= Kind::FusedLoc;
}

} // namespace strata

namespace llvm {

template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::is_same_v<strata::Attribute,
                                                std::remove_const_t<From>> ||
                                 std::is_base_of_v<strata::Attribute, From>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::Attribute attr) { return To::classof(attr); }
  static To doCast(strata::Attribute attr) { return To(attr.getImpl()); }
};

template <typename To, typename From>
struct CastInfo<
    To, From,
    std::enable_if_t<std::is_same_v<strata::Type, std::remove_const_t<From>> ||
                     std::is_base_of_v<strata::Type, From>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::Type type) { return To::classof(type); }
  static To doCast(strata::Type type) { return To(type.getImpl()); }
};

/// Handles in PointerUnion and SmallPtrSet.
template <typename T>
requires(std::is_base_of_v<strata::Attribute, T> ||
         std::is_base_of_v<strata::Type, T>) struct PointerLikeTypeTraits<T> {
  static void *getAsVoidPointer(T handle) {
    return const_cast<void *>(handle.getAsOpaquePointer());
  }
  static T getFromVoidPointer(const void *pointer) {
    return T(static_cast<const strata::AttrStorage *>(pointer));
  }
  static constexpr int NumLowBitsAvailable = 3;
};

template <typename T>
struct DenseMapInfo<T,
                    std::enable_if_t<std::is_base_of_v<strata::Attribute, T> ||
                                     std::is_base_of_v<strata::Type, T>>> {
  static T getEmptyKey() {
    return T(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getEmptyKey()));
  }
  static T getTombstoneKey() {
    return T(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getTombstoneKey()));
  }
  static unsigned getHashValue(T handle) {
    return DenseMapInfo<const void *>::getHashValue(
        handle.getAsOpaquePointer());
  }
  static bool isEqual(T a, T b) {
    return a.getAsOpaquePointer() == b.getAsOpaquePointer();
  }
};

} // namespace llvm

#endif // STRATA_IR_TYPES_ATTRIBUTE_H
