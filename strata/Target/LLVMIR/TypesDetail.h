// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the dialect in terms of LLVM IR: their parts, and their text.
#ifndef STRATA_TARGET_LLVMIR_TYPESDETAIL_H
#define STRATA_TARGET_LLVMIR_TYPESDETAIL_H

#include "strata/Definition/TypeDefinition.h"
#include "strata/Target/LLVMIR/ModelDetail.h"

#include "llvm/ADT/DenseSet.h"

namespace strata::llvmir {

/// `type` if it is `!llvm.<name>`; null otherwise.
DynamicType getIf(Type type, StringRef name);
inline bool isPointer(Type type) { return bool(getIf(type, "ptr")); }
inline bool isArray(Type type) { return bool(getIf(type, "array")); }
inline bool isStruct(Type type) { return bool(getIf(type, "struct")); }
inline bool isFunction(Type type) { return bool(getIf(type, "func")); }
inline bool isVoid(Type type) { return !type || getIf(type, "void"); }
/// The address space of a pointer or a vector of pointers; 0 for other types.
unsigned getAddressSpace(Type type);
/// The type of the elements of a vector; other types themselves.
Type getScalarType(Type type);
inline bool isScalable(Type type) {
  auto vector = dyn_cast_or_null<VectorType>(type);
  return vector && vector.isScalable();
}
/// Whether the type is an integer or a vector of integers.
bool isIntLike(Type type);
bool isFloatLike(Type type);
bool isPointerLike(Type type);

/// The name of a structure; empty if it has none.
StringRef getStructName(Type type);
bool isOpaque(Type structType);
bool isPacked(Type structType);

/// Arguments and result of a function type; no result is null.
struct Signature {
  ArrayRef<Type> arguments;
  Type result;
  bool isVariadic = false;
};
Signature getSignature(Type functionType);

/// The number in an attribute: an integer, or a case of an enumeration.
std::optional<uint64_t> getNumber(Attribute attr);

/// Answers queries that need more than the type: bodies of recursive
/// structures, types that were not in the input.
class Types {
public:
  explicit Types(Module &module);

  Type getInt(unsigned width) const {
    return IntegerType::get(module.ctx, width);
  }
  Type getPointer(unsigned addressSpace = 0);
  Type getMetadata() const { return metadataType; }
  Type getArray(Type element, uint64_t count) const;
  /// `{ a, b }`.
  Type getStruct(ArrayRef<Type> elements) const;
  Type getFunction(ArrayRef<Type> arguments, Type result,
                   bool isVariadic) const;
  /// The type of `i1` for each element of `type`.
  Type getBits(Type type) const;
  /// A vector as `like`, or one scalar, of other elements.
  Type getLike(Type like, Type element) const;

  /// Remembers the bodies of the structures in `type`.
  void note(Type type);
  /// The element types of a structure; empty if it is opaque.
  ArrayRef<Type> getBody(Type structType) const;
  /// The number of elements of an array, structure or fixed vector.
  uint64_t getNumElements(Type type) const;
  /// Null if there is no such element.
  Type getElement(Type type, uint64_t index) const;

  /// Whether calls that return the type have flags of floating-point arithmetic: floats,
  /// and aggregates of one float type.
  bool isFloatMath(Type type) const;

  /// The text of LLVM IR for the type. It lives as long as this.
  StringRef getText(Type type);
  /// `%name = type ...`.
  void printDefinition(raw_ostream &os, Type structType);

private:
  void print(raw_ostream &os, Type type);
  void printList(raw_ostream &os, ArrayRef<Type> types);
  void printBody(raw_ostream &os, Type structType);
  void printTarget(raw_ostream &os, DynamicType type);

  Module &module;
  Type metadataType;
  SmallVector<Type, 2> pointers;
  llvm::DenseSet<Type> noted;
  llvm::DenseMap<Type, StringRef> texts;
};

/// Writes the name of a value or type, in quotes if it needs them.
void printName(raw_ostream &os, StringRef name);

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_TYPESDETAIL_H
