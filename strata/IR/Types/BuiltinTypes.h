// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the builtin dialect. `getChecked` reports invalid arguments through
// `emitError` and returns null. The arguments of `get` must be valid; others are
// reported as an error without location, and abort builds with assertions.
#ifndef STRATA_IR_TYPES_BUILTINTYPES_H
#define STRATA_IR_TYPES_BUILTINTYPES_H

#include "strata/IR/Types/Attribute.h"

#include <limits>

namespace llvm {
class BitVector;
} // namespace llvm

namespace strata {

class AffineMap;

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
  static IntegerType getChecked(EmitErrorFn emitError, Context *ctx,
                                unsigned width,
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
#include "strata/IR/Types/Floats.def"
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

/// The floating-point type of one format, as a class.
template <FloatType::Format TheFormat> class FloatTypeOf : public FloatType {
public:
  using FloatType::FloatType;
  static bool classof(Type type) {
    auto floatType = dyn_cast<FloatType>(type);
    return floatType && floatType.getFormat() == TheFormat;
  }
  static FloatTypeOf get(Context *ctx) {
    return FloatTypeOf(FloatType::get(ctx, TheFormat).getImpl());
  }
};
using BFloat16Type = FloatTypeOf<FloatType::Format::BF16>;
using Float16Type = FloatTypeOf<FloatType::Format::F16>;
using FloatTF32Type = FloatTypeOf<FloatType::Format::TF32>;
using Float32Type = FloatTypeOf<FloatType::Format::F32>;
using Float64Type = FloatTypeOf<FloatType::Format::F64>;
using Float80Type = FloatTypeOf<FloatType::Format::F80>;
using Float128Type = FloatTypeOf<FloatType::Format::F128>;

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
  static FunctionType get(Context *ctx, TypeRange inputs, TypeRange results);
  ArrayRef<Type> getInputs() const;
  ArrayRef<Type> getResults() const;
  Type getInput(unsigned index) const { return getInputs()[index]; }
  Type getResult(unsigned index) const { return getResults()[index]; }
  FunctionType clone(TypeRange inputs, TypeRange results) const;
  /// The type with further inputs and results: entry i of the types is inserted before
  /// number `indices[i]` of the old ones. The indices are in ascending order.
  FunctionType getWithArgsAndResults(ArrayRef<unsigned> inputIndices,
                                     TypeRange inputTypes,
                                     ArrayRef<unsigned> resultIndices,
                                     TypeRange resultTypes) const;
  /// The type without the inputs and results that are set.
  FunctionType getWithoutArgsAndResults(const llvm::BitVector &inputs,
                                        const llvm::BitVector &results) const;
  unsigned getNumInputs() const { return getInputs().size(); }
  unsigned getNumResults() const { return getResults().size(); }
};

/// `tuple<...>`.
class TupleType : public Type {
public:
  STRATA_HANDLE(TupleType, Type, TupleType)
  static TupleType get(Context *ctx, TypeRange types);
  ArrayRef<Type> getTypes() const;
  Type getType(size_t index) const { return getTypes()[index]; }
  size_t size() const { return getTypes().size(); }
  /// Appends the element types, those of nested tuples one by one.
  void getFlattenedTypes(SmallVectorImpl<Type> &types) const;
};

/// Common view of vector, tensor and memref types.
class ShapedType : public Type {
public:
  using Type::Type;
  static bool classof(Type type) {
    return type.getKind() >= Kind::VectorType &&
           type.getKind() <= Kind::UnrankedMemRefType;
  }
  /// Marks a dimension, stride or offset that is dynamic (`?`).
  static constexpr int64_t kDynamic = std::numeric_limits<int64_t>::min();
  static bool isDynamic(int64_t value) { return value == kDynamic; }
  Type getElementType() const;
  bool hasRank() const;
  /// Dimensions; asserts that the type is ranked.
  ArrayRef<int64_t> getShape() const;
  int64_t getRank() const { return int64_t(getShape().size()); }
  bool hasStaticShape() const;
  bool hasStaticShape(ArrayRef<int64_t> shape) const {
    return hasStaticShape() && getShape() == shape;
  }
  int64_t getDimSize(unsigned index) const {
    assert(index < getShape().size() && "dimension out of range");
    return getShape()[index];
  }
  bool isDynamicDim(unsigned index) const {
    return isDynamic(getDimSize(index));
  }
  int64_t getNumDynamicDims() const;
  /// The number of the dynamic dimensions before dimension `index`.
  unsigned getDynamicDimIndex(unsigned index) const;
  static bool isDynamicShape(ArrayRef<int64_t> shape);
  static int64_t getNumElements(ArrayRef<int64_t> shape);
  unsigned getElementTypeBitWidth() const {
    return getElementType().getIntOrFloatBitWidth();
  }
  /// Number of elements of a static shape, or std::nullopt if it exceeds int64.
  std::optional<int64_t> getNumElementsChecked() const;
  /// Number of elements of a static shape, which must fit int64.
  int64_t getNumElements() const {
    std::optional<int64_t> count = getNumElementsChecked();
    assert(count && "the shape is not static, or has too many elements");
    return count ? *count : 0;
  }

  /// The type with another shape or element type; encoding, layout and memory space
  /// stay. An unranked type becomes a ranked one if a shape is given.
  ShapedType cloneWith(std::optional<ArrayRef<int64_t>> shape,
                       Type elementType) const;
  ShapedType clone(ArrayRef<int64_t> shape, Type elementType) const {
    return cloneWith(shape, elementType);
  }
  ShapedType clone(ArrayRef<int64_t> shape) const {
    return cloneWith(shape, getElementType());
  }
  ShapedType clone(Type elementType) const {
    return cloneWith(std::nullopt, elementType);
  }
};

/// The functions `clone` of ShapedType that return a `T`.
#define STRATA_CLONE_SHAPED(T)                                                 \
  T clone(ArrayRef<int64_t> shape, Type elementType) const {                   \
    return cast<T>(cloneWith(shape, elementType));                             \
  }                                                                            \
  T clone(ArrayRef<int64_t> shape) const {                                     \
    return cast<T>(cloneWith(shape, getElementType()));                        \
  }                                                                            \
  T clone(Type elementType) const {                                            \
    return cast<T>(cloneWith(std::nullopt, elementType));                      \
  }

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
  int64_t getNumScalableDims() const;
  /// Whether vectors can have elements of the type.
  static bool isValidElementType(Type type);
  STRATA_CLONE_SHAPED(VectorType)

  /// Changes parts of a vector type; converts to the new type.
  class Builder {
  public:
    explicit Builder(VectorType other)
        : elementType(other.getElementType()), shape(other.getShape()),
          scalableDims(other.getScalableDims()) {}
    Builder &setShape(ArrayRef<int64_t> newShape,
                      ArrayRef<bool> newScalableDims = {}) {
      shape.assign(newShape.begin(), newShape.end());
      scalableDims.assign(newScalableDims.begin(), newScalableDims.end());
      return *this;
    }
    Builder &setElementType(Type newElementType) {
      elementType = newElementType;
      return *this;
    }
    Builder &setDim(unsigned index, int64_t size) {
      shape[index] = size;
      return *this;
    }
    Builder &dropDim(unsigned index) {
      shape.erase(shape.begin() + index);
      if (!scalableDims.empty())
        scalableDims.erase(scalableDims.begin() + index);
      return *this;
    }
    operator VectorType() const {
      return VectorType::get(shape, elementType, scalableDims);
    }

  private:
    Type elementType;
    SmallVector<int64_t> shape;
    SmallVector<bool> scalableDims;
  };
};

/// A tensor type, ranked or unranked.
class TensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) {
    return type.getKind() == Kind::RankedTensorType ||
           type.getKind() == Kind::UnrankedTensorType;
  }
  STRATA_CLONE_SHAPED(TensorType)
};

/// `tensor<4x?xf32, encoding>`.
class RankedTensorType : public TensorType {
public:
  using TensorType::TensorType;
  static bool classof(Type type) {
    return type.getKind() == Kind::RankedTensorType;
  }
  static RankedTensorType get(ArrayRef<int64_t> shape, Type elementType,
                              Attribute encoding = {});
  static RankedTensorType getChecked(EmitErrorFn emitError,
                                     ArrayRef<int64_t> shape, Type elementType,
                                     Attribute encoding = {});
  Attribute getEncoding() const;
  STRATA_CLONE_SHAPED(RankedTensorType)
  RankedTensorType cloneWithEncoding(Attribute encoding) const {
    return get(getShape(), getElementType(), encoding);
  }
  RankedTensorType dropEncoding() const { return cloneWithEncoding({}); }

  /// Changes parts of a tensor type; converts to the new type.
  class Builder {
  public:
    explicit Builder(RankedTensorType other)
        : Builder(other.getShape(), other.getElementType(),
                  other.getEncoding()) {}
    Builder(ArrayRef<int64_t> shape, Type elementType, Attribute encoding)
        : shape(shape), elementType(elementType), encoding(encoding) {}
    Builder &setShape(ArrayRef<int64_t> newShape) {
      shape.assign(newShape.begin(), newShape.end());
      return *this;
    }
    Builder &setElementType(Type newElementType) {
      elementType = newElementType;
      return *this;
    }
    Builder &setEncoding(Attribute newEncoding) {
      encoding = newEncoding;
      return *this;
    }
    Builder &dropDim(unsigned index) {
      shape.erase(shape.begin() + index);
      return *this;
    }
    Builder &insertDim(int64_t size, unsigned index) {
      shape.insert(shape.begin() + index, size);
      return *this;
    }
    operator RankedTensorType() const {
      return RankedTensorType::get(shape, elementType, encoding);
    }

  private:
    SmallVector<int64_t> shape;
    Type elementType;
    Attribute encoding;
  };
};

/// `tensor<*xf32>`.
class UnrankedTensorType : public TensorType {
public:
  using TensorType::TensorType;
  static bool classof(Type type) {
    return type.getKind() == Kind::UnrankedTensorType;
  }
  static UnrankedTensorType get(Type elementType);
  static UnrankedTensorType getChecked(EmitErrorFn emitError, Type elementType);
};

/// A memref type, ranked or unranked.
class BaseMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type) {
    return type.getKind() == Kind::MemRefType ||
           type.getKind() == Kind::UnrankedMemRefType;
  }
  /// Null where none is given.
  Attribute getMemorySpace() const;
  /// The number of an integer memory space; 0 where none is given.
  unsigned getMemorySpaceAsInt() const;
  STRATA_CLONE_SHAPED(BaseMemRefType)
};

/// `memref<4x8xf32, layout, space>`.
class MemRefType : public BaseMemRefType {
public:
  using BaseMemRefType::BaseMemRefType;
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
  /// Appends the stride of each dimension to `strides` and sets `offset`, in elements;
  /// ShapedType::kDynamic if unknown. Fails, and may have appended some, if the layout
  /// is not a linear function of the subscripts or is a dialect's. O(size of the
  /// layout).
  LogicalResult getStridesAndOffset(SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const;
  /// Whether getStridesAndOffset succeeds.
  bool isStrided() const;
  STRATA_CLONE_SHAPED(MemRefType)

  /// Changes parts of a memref type; converts to the new type.
  class Builder {
  public:
    explicit Builder(MemRefType other)
        : Builder(other.getShape(), other.getElementType()) {
      layout = other.getLayout();
      memorySpace = other.getMemorySpace();
    }
    Builder(ArrayRef<int64_t> shape, Type elementType)
        : shape(shape), elementType(elementType) {}
    Builder &setShape(ArrayRef<int64_t> newShape) {
      shape.assign(newShape.begin(), newShape.end());
      return *this;
    }
    Builder &setElementType(Type newElementType) {
      elementType = newElementType;
      return *this;
    }
    Builder &setLayout(Attribute newLayout) {
      layout = newLayout;
      return *this;
    }
    Builder &setMemorySpace(Attribute newMemorySpace) {
      memorySpace = newMemorySpace;
      return *this;
    }
    operator MemRefType() const {
      return MemRefType::get(shape, elementType, layout, memorySpace);
    }

  private:
    SmallVector<int64_t> shape;
    Type elementType;
    Attribute layout, memorySpace;
  };
};

/// `memref<*xf32, space>`.
class UnrankedMemRefType : public BaseMemRefType {
public:
  using BaseMemRefType::BaseMemRefType;
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
  /// `dialect` is the name of the dialect.
  static OpaqueType get(StringAttr dialect, StringRef body);
  StringRef getBody() const;
};

#undef STRATA_CLONE_SHAPED

/// True for types that may be elements of the given container.
bool isValidTensorElementType(Type type);
bool isValidVectorElementType(Type type);
bool isValidMemRefElementType(Type type);
/// True if `attr` may be a memory space: an integer, string or dictionary, or
/// an attribute of a dialect that Strata knows.
bool isSupportedMemorySpace(Attribute attr);

} // namespace strata

#endif // STRATA_IR_TYPES_BUILTINTYPES_H
