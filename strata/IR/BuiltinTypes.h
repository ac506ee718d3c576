// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the builtin dialect. `get` asserts that its arguments are valid;
// `getChecked` reports what is wrong through `emitError` and returns null.
#ifndef STRATA_IR_BUILTINTYPES_H
#define STRATA_IR_BUILTINTYPES_H

#include "strata/IR/Attribute.h"

#include <limits>

namespace strata {

class AffineMap;
class MemRefLayout;

/// Called to begin an error message about an object that cannot be made.
using EmitErrorFn = function_ref<InFlightDiagnostic()>;

#define STRATA_HANDLE(CLASS, BASE, KIND)                                       \
  using BASE::BASE;                                                            \
  static bool classof(                                                         \
      std::conditional_t<std::is_base_of_v<Type, BASE>, Type, Attribute>       \
          handle) {                                                            \
    return handle.getKind() == Kind::KIND;                                     \
  }

/// `i32`, `si8`, `ui1`.
class IntegerType : public Type {
public:
  enum Signedness : uint8_t { Signless, Signed, Unsigned };
  /// The largest width, in bits.
  static constexpr unsigned MaxWidth = (1 << 24) - 1;
  STRATA_HANDLE(IntegerType, Type, IntegerType)
  static IntegerType get(Context *ctx, unsigned width,
                         Signedness signedness = Signless);
  unsigned getWidth() const;
  Signedness getSignedness() const;
  bool isSignless() const { return getSignedness() == Signless; }
  bool isSigned() const { return getSignedness() == Signed; }
  bool isUnsigned() const { return getSignedness() == Unsigned; }
};

/// `index`: the integer of the target's address width.
class IndexType : public Type {
public:
  STRATA_HANDLE(IndexType, Type, IndexType)
  static IndexType get(Context *ctx);
  /// Bits in which constants of the type are kept.
  static constexpr unsigned StorageBits = 64;
};

/// A floating-point type, from `f4E2M1FN` to `f128`.
class FloatType : public Type {
public:
  STRATA_HANDLE(FloatType, Type, FloatType)
  enum class Format : uint8_t {
#define STRATA_FLOAT(NAME, SPELLING, SEMANTICS) NAME,
#include "strata/IR/Floats.def"
  };
  static FloatType get(Context *ctx, Format format);
  static FloatType getF16(Context *ctx) { return get(ctx, Format::F16); }
  static FloatType getBF16(Context *ctx) { return get(ctx, Format::BF16); }
  static FloatType getF32(Context *ctx) { return get(ctx, Format::F32); }
  static FloatType getF64(Context *ctx) { return get(ctx, Format::F64); }
  Format getFormat() const;
  /// Bits of the encoding.
  unsigned getWidth() const;
  const llvm::fltSemantics &getFloatSemantics() const;
  /// How the type is written, e.g. `bf16`.
  StringRef getSpelling() const { return getSpelling(getFormat()); }
  static StringRef getSpelling(Format format);
  /// The format that is written `spelling`.
  static std::optional<Format> parseFormat(StringRef spelling);
};

/// `none`: a type with one value.
class NoneType : public Type {
public:
  STRATA_HANDLE(NoneType, Type, NoneType)
  static NoneType get(Context *ctx);
};

/// `complex<T>` of an integer or float type.
class ComplexType : public Type {
public:
  STRATA_HANDLE(ComplexType, Type, ComplexType)
  static ComplexType get(Type elementType);
  static ComplexType getChecked(EmitErrorFn emitError, Type elementType);
  Type getElementType() const;
};

/// `(inputs) -> (results)`.
class FunctionType : public Type {
public:
  STRATA_HANDLE(FunctionType, Type, FunctionType)
  static FunctionType get(Context *ctx, ArrayRef<Type> inputs,
                          ArrayRef<Type> results);
  ArrayRef<Type> getInputs() const;
  ArrayRef<Type> getResults() const;
  unsigned getNumInputs() const { return getInputs().size(); }
  unsigned getNumResults() const { return getResults().size(); }
};

/// `tuple<...>`.
class TupleType : public Type {
public:
  STRATA_HANDLE(TupleType, Type, TupleType)
  static TupleType get(Context *ctx, ArrayRef<Type> types);
  ArrayRef<Type> getTypes() const;
  size_t size() const { return getTypes().size(); }
};

/// Common view of vector, tensor and memref types.
class ShapedType : public Type {
public:
  using Type::Type;
  static bool classof(Type type) {
    return type.getKind() >= Kind::VectorType &&
           type.getKind() <= Kind::UnrankedMemRefType;
  }
  /// Marks a dimension, stride or offset that is not known statically (`?`).
  static constexpr int64_t kDynamic = std::numeric_limits<int64_t>::min();
  static bool isDynamic(int64_t value) { return value == kDynamic; }
  Type getElementType() const;
  bool hasRank() const;
  /// Dimensions; asserts that the type is ranked.
  ArrayRef<int64_t> getShape() const;
  int64_t getRank() const { return int64_t(getShape().size()); }
  bool hasStaticShape() const;
  /// Number of elements of a static shape, or nothing when it exceeds int64.
  std::optional<int64_t> getNumElementsChecked() const;
  int64_t getNumElements() const { return *getNumElementsChecked(); }
};

/// `vector<2x[4]xf32>`.
class VectorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) { return type.getKind() == Kind::VectorType; }
  /// `scalableDims` is empty or has one entry a dimension.
  static VectorType get(ArrayRef<int64_t> shape, Type elementType,
                        ArrayRef<bool> scalableDims = {});
  static VectorType getChecked(EmitErrorFn emitError, ArrayRef<int64_t> shape,
                               Type elementType,
                               ArrayRef<bool> scalableDims = {});
  /// One entry a dimension, or empty when no dimension is scalable.
  ArrayRef<bool> getScalableDims() const;
  bool isScalable() const { return !getScalableDims().empty(); }
};

/// `tensor<4x?xf32, encoding>`.
class RankedTensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) {
    return type.getKind() == Kind::RankedTensorType;
  }
  static RankedTensorType get(ArrayRef<int64_t> shape, Type elementType,
                              Attribute encoding = {});
  static RankedTensorType getChecked(EmitErrorFn emitError,
                                     ArrayRef<int64_t> shape, Type elementType,
                                     Attribute encoding = {});
  Attribute getEncoding() const;
};

/// `tensor<*xf32>`.
class UnrankedTensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) {
    return type.getKind() == Kind::UnrankedTensorType;
  }
  static UnrankedTensorType get(Type elementType);
  static UnrankedTensorType getChecked(EmitErrorFn emitError, Type elementType);
};

/// `memref<4x8xf32, layout, space>`.
class MemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) { return type.getKind() == Kind::MemRefType; }
  /// `layout` is null (identity), an AffineMapAttr, a StridedLayoutAttr or a
  /// dialect's layout attribute; an identity map is dropped. `memorySpace` may
  /// be null; an integer 0 is dropped.
  static MemRefType get(ArrayRef<int64_t> shape, Type elementType,
                        Attribute layout = {}, Attribute memorySpace = {});
  static MemRefType getChecked(EmitErrorFn emitError, ArrayRef<int64_t> shape,
                               Type elementType, Attribute layout = {},
                               Attribute memorySpace = {});
  /// The layout, null when it is the identity.
  Attribute getLayout() const;
  Attribute getMemorySpace() const;
};

/// `memref<*xf32, space>`.
class UnrankedMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) {
    return type.getKind() == Kind::UnrankedMemRefType;
  }
  static UnrankedMemRefType get(Type elementType, Attribute memorySpace = {});
  static UnrankedMemRefType getChecked(EmitErrorFn emitError, Type elementType,
                                       Attribute memorySpace = {});
  Attribute getMemorySpace() const;
};

/// A type of a dialect without definition, kept as its text: `!dialect.body`.
class OpaqueType : public Type {
public:
  STRATA_HANDLE(OpaqueType, Type, OpaqueType)
  static OpaqueType get(Dialect &dialect, StringRef body);
  StringRef getBody() const;
};

/// True for types that may be elements of the given container.
bool isValidTensorElementType(Type type);
bool isValidVectorElementType(Type type);
bool isValidMemRefElementType(Type type);
/// True if `attr` may be a memory space: an integer, string or dictionary, or
/// an attribute of a dialect that Strata knows.
bool isSupportedMemorySpace(Attribute attr);

} // namespace strata

#endif // STRATA_IR_BUILTINTYPES_H
