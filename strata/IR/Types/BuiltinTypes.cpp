// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/BuiltinTypes.h"

#include "strata/Definition/TensorEncoding.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Graph/ValueRange.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/Holes.h"
#include "strata/IR/Types/StorageDetail.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

/// Whether `type` of a dialect can be an element according to `interface`. Text of a
/// dialect that is known, but without a definition of the type, may stand for anything.
static bool hasElementInterface(Type type, StringRef interface) {
  if (isa<OpaqueType>(type))
    return isHole(type) ||
           type.getDialect().getState() == Dialect::State::Declared ||
           type.getDialect().hasOtherTypes;
  auto dynamic = dyn_cast<DynamicType>(type);
  return dynamic &&
         llvm::any_of(dynamic.getDefinition().interfaces, [&](StringRef name) {
           return name.rsplit(':').second == interface || name == interface;
         });
}

//===-- Scalars -----------------------------------------------------------===//

IntegerType IntegerType::get(Context *ctx, unsigned width,
                             Signedness signedness) {
  if (LLVM_LIKELY(width <= MaxWidth))
    return IntegerType(
        getBuiltin<IntegerTypeStorage>(ctx, {width, signedness}));
  return getValid(ctx, [&](EmitErrorFn emitError) {
    return getChecked(emitError, ctx, width, signedness);
  });
}

IntegerType IntegerType::getChecked(EmitErrorFn emitError, Context *ctx,
                                    unsigned width, Signedness signedness) {
  if (width <= MaxWidth)
    return get(ctx, width, signedness);
  emitError() << "integer bitwidth is limited to " << MaxWidth << " bits";
  return {};
}

unsigned IntegerType::getWidth() const {
  return as<IntegerTypeStorage>()->value.width;
}

IntegerType::Signedness IntegerType::getSignedness() const {
  return as<IntegerTypeStorage>()->value.signedness;
}

IndexType IndexType::get(Context *ctx) {
  return IndexType(getBuiltin<SingletonStorage<Kind::IndexType>>(ctx, {}));
}

NoneType NoneType::get(Context *ctx) {
  return NoneType(getBuiltin<SingletonStorage<Kind::NoneType>>(ctx, {}));
}

FloatType FloatType::get(Context *ctx, Format format) {
  return FloatType(getBuiltin<FloatTypeStorage>(ctx, format));
}

FloatType::Format FloatType::getFormat() const {
  return as<FloatTypeStorage>()->format;
}

unsigned FloatType::getWidth() const {
  return llvm::APFloatBase::semanticsSizeInBits(getFloatSemantics());
}

const llvm::fltSemantics &FloatType::getFloatSemantics() const {
  switch (getFormat()) {
#define STRATA_FLOAT(NAME, SPELLING, SEMANTICS)                                \
  case Format::NAME:                                                           \
    return llvm::APFloatBase::SEMANTICS();
#include "strata/IR/Types/Floats.def"
  }
  llvm_unreachable("unknown float format");
}

StringRef FloatType::getSpelling(Format format) {
  switch (format) {
#define STRATA_FLOAT(NAME, SPELLING, SEMANTICS)                                \
  case Format::NAME:                                                           \
    return SPELLING;
#include "strata/IR/Types/Floats.def"
  }
  llvm_unreachable("unknown float format");
}

std::optional<FloatType::Format> FloatType::parseFormat(StringRef spelling) {
  return llvm::StringSwitch<std::optional<Format>>(spelling)
#define STRATA_FLOAT(NAME, SPELLING, SEMANTICS) .Case(SPELLING, Format::NAME)
#include "strata/IR/Types/Floats.def"
      .Default(std::nullopt);
}

//===-- Complex, function, tuple ------------------------------------------===//

ComplexType ComplexType::get(Type elementType) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, elementType);
  });
}

ComplexType ComplexType::getChecked(EmitErrorFn emitError, Type elementType) {
  if (!elementType.isIntOrFloat() && !isHole(elementType)) {
    emitError() << "invalid element type for complex";
    return {};
  }
  return ComplexType(
      getBuiltin<ComplexTypeStorage>(elementType.getContext(), elementType));
}

Type ComplexType::getElementType() const {
  return as<ComplexTypeStorage>()->value;
}

[[maybe_unused]] static bool areNonNull(TypeRange types) {
  return llvm::all_of(types, [](Type type) { return bool(type); });
}

FunctionType FunctionType::get(Context *ctx, TypeRange inputs,
                               TypeRange results) {
  assert(areNonNull(inputs) && areNonNull(results) && "null type");
  SmallVector<Type, 8> inputStorage, resultStorage;
  return FunctionType(getBuiltin<FunctionTypeStorage>(
      ctx, {inputs.getArray(inputStorage), results.getArray(resultStorage)}));
}

FunctionType FunctionType::clone(TypeRange inputs, TypeRange results) const {
  return get(getContext(), inputs, results);
}

/// `types` with `added[i]` before number `indices[i]` of them.
static SmallVector<Type>
insertTypes(ArrayRef<Type> types, ArrayRef<unsigned> indices, TypeRange added) {
  assert(indices.size() == added.size() && "one index for each type");
  SmallVector<Type> result;
  size_t next = 0;
  for (size_t i = 0; i <= types.size(); ++i) {
    for (; next < indices.size() && indices[next] == i; ++next)
      result.push_back(added[next]);
    if (i < types.size())
      result.push_back(types[i]);
  }
  assert(next == indices.size() && "indices out of order or out of range");
  return result;
}

static SmallVector<Type> eraseTypes(ArrayRef<Type> types,
                                    const llvm::BitVector &which) {
  SmallVector<Type> result;
  for (auto [i, type] : llvm::enumerate(types))
    if (i >= which.size() || !which[unsigned(i)])
      result.push_back(type);
  return result;
}

FunctionType FunctionType::getWithArgsAndResults(
    ArrayRef<unsigned> inputIndices, TypeRange inputTypes,
    ArrayRef<unsigned> resultIndices, TypeRange resultTypes) const {
  return clone(insertTypes(getInputs(), inputIndices, inputTypes),
               insertTypes(getResults(), resultIndices, resultTypes));
}

FunctionType
FunctionType::getWithoutArgsAndResults(const llvm::BitVector &inputs,
                                       const llvm::BitVector &results) const {
  return clone(eraseTypes(getInputs(), inputs),
               eraseTypes(getResults(), results));
}

ArrayRef<Type> FunctionType::getInputs() const {
  return as<FunctionTypeStorage>()->value.inputs;
}

ArrayRef<Type> FunctionType::getResults() const {
  return as<FunctionTypeStorage>()->value.results;
}

TupleType TupleType::get(Context *ctx, TypeRange types) {
  assert(areNonNull(types) && "null type");
  SmallVector<Type, 8> storage;
  return TupleType(getBuiltin<TupleTypeStorage>(ctx, types.getArray(storage)));
}

ArrayRef<Type> TupleType::getTypes() const {
  return as<TupleTypeStorage>()->items;
}

void TupleType::getFlattenedTypes(SmallVectorImpl<Type> &types) const {
  // The types that are left, the next one last.
  SmallVector<Type> worklist(llvm::reverse(getTypes()));
  while (!worklist.empty()) {
    Type type = worklist.pop_back_val();
    if (auto tuple = dyn_cast<TupleType>(type))
      llvm::append_range(worklist, llvm::reverse(tuple.getTypes()));
    else
      types.push_back(type);
  }
}

//===-- ShapedType --------------------------------------------------------===//

Type ShapedType::getElementType() const {
  return as<ShapedTypeStorage>()->elementType;
}

bool ShapedType::hasRank() const {
  return getKind() != Kind::UnrankedTensorType &&
         getKind() != Kind::UnrankedMemRefType;
}

ArrayRef<int64_t> ShapedType::getShape() const {
  assert(hasRank() && "an unranked type has no shape");
  return as<ShapedTypeStorage>()->shape;
}

bool ShapedType::hasStaticShape() const {
  return hasRank() && !llvm::is_contained(getShape(), kDynamic);
}

int64_t ShapedType::getNumDynamicDims() const {
  return llvm::count(getShape(), kDynamic);
}

unsigned ShapedType::getDynamicDimIndex(unsigned index) const {
  assert(isDynamicDim(index) && "the dimension is static");
  return unsigned(llvm::count(getShape().take_front(index), kDynamic));
}

bool ShapedType::isDynamicShape(ArrayRef<int64_t> shape) {
  return llvm::is_contained(shape, kDynamic);
}

int64_t ShapedType::getNumElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  return count;
}

ShapedType ShapedType::cloneWith(std::optional<ArrayRef<int64_t>> shape,
                                 Type elementType) const {
  if (auto vector = dyn_cast<VectorType>(*this)) {
    ArrayRef<bool> scalable = vector.getScalableDims();
    if (shape && shape->size() != scalable.size())
      scalable = {};
    return VectorType::get(shape.value_or(getShape()), elementType, scalable);
  }
  if (auto tensor = dyn_cast<RankedTensorType>(*this))
    return RankedTensorType::get(shape.value_or(getShape()), elementType,
                                 tensor.getEncoding());
  if (auto memref = dyn_cast<MemRefType>(*this))
    return MemRefType::get(shape.value_or(getShape()), elementType,
                           memref.getLayout(), memref.getMemorySpace());
  if (auto memref = dyn_cast<UnrankedMemRefType>(*this)) {
    if (shape)
      return MemRefType::get(*shape, elementType, {}, memref.getMemorySpace());
    return UnrankedMemRefType::get(elementType, memref.getMemorySpace());
  }
  if (shape)
    return RankedTensorType::get(*shape, elementType);
  return UnrankedTensorType::get(elementType);
}

Attribute BaseMemRefType::getMemorySpace() const {
  if (auto ranked = dyn_cast<MemRefType>(*this))
    return ranked.getMemorySpace();
  return cast<UnrankedMemRefType>(*this).getMemorySpace();
}

unsigned BaseMemRefType::getMemorySpaceAsInt() const {
  Attribute space = getMemorySpace();
  return space ? unsigned(cast<IntegerAttr>(space).getInt()) : 0;
}

std::optional<int64_t> ShapedType::getNumElementsChecked() const {
  if (!hasStaticShape())
    return std::nullopt;
  if (llvm::is_contained(getShape(), 0))
    return 0;
  int64_t count = 1;
  for (int64_t dim : getShape())
    if (llvm::MulOverflow(count, dim, count))
      return std::nullopt;
  return count;
}

//===-- VectorType --------------------------------------------------------===//

bool strata::isValidVectorElementType(Type type) {
  return type.isIntOrIndexOrFloat() ||
         hasElementInterface(type, "VectorElementTypeInterface");
}

bool VectorType::isValidElementType(Type type) {
  return isValidVectorElementType(type);
}

int64_t VectorType::getNumScalableDims() const {
  return llvm::count(getScalableDims(), true);
}

VectorType VectorType::get(ArrayRef<int64_t> shape, Type elementType,
                           ArrayRef<bool> scalableDims) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, shape, elementType, scalableDims);
  });
}

VectorType VectorType::getChecked(EmitErrorFn emitError,
                                  ArrayRef<int64_t> shape, Type elementType,
                                  ArrayRef<bool> scalableDims) {
  if (!isValidVectorElementType(elementType)) {
    emitError() << "failed to verify 'elementType': "
                   "VectorElementTypeInterface instance";
    return {};
  }
  if (llvm::any_of(shape, [](int64_t dim) { return dim <= 0; })) {
    InFlightDiagnostic diag = emitError();
    diag << "vector types must have positive constant sizes but got ";
    llvm::interleave(
        shape, [&](int64_t dim) { diag << dim; }, [&] { diag << ", "; });
    return {};
  }
  if (!scalableDims.empty() && scalableDims.size() != shape.size()) {
    emitError() << "number of dims must match, got "
                << uint64_t(scalableDims.size()) << " and "
                << uint64_t(shape.size());
    return {};
  }
  if (!llvm::is_contained(scalableDims, true))
    scalableDims = {};
  return VectorType(getBuiltin<ShapedTypeStorage>(
      elementType.getContext(), {.kind = Kind::VectorType,
                                 .elementType = elementType,
                                 .shape = shape,
                                 .scalableDims = scalableDims}));
}

ArrayRef<bool> VectorType::getScalableDims() const {
  return as<ShapedTypeStorage>()->scalableDims;
}

//===-- Tensors -----------------------------------------------------------===//

bool strata::isValidTensorElementType(Type type) {
  switch (type.getKind()) {
  case Kind::NoneType:
  case Kind::FunctionType:
  case Kind::TupleType:
  case Kind::RankedTensorType:
  case Kind::UnrankedTensorType:
  case Kind::MemRefType:
  case Kind::UnrankedMemRefType:
    return false;
  default:
    return true;
  }
}

/// True if `dim` can be a dimension of a tensor or memref.
static bool isValidDim(int64_t dim) {
  return dim >= 0 || ShapedType::isDynamic(dim);
}

/// The type if its shape and the type of its elements are valid.
static RankedTensorType getRankedTensor(EmitErrorFn emitError,
                                        ArrayRef<int64_t> shape,
                                        Type elementType, Attribute encoding) {
  if (!llvm::all_of(shape, isValidDim)) {
    emitError() << "invalid tensor dimension size";
    return {};
  }
  if (!isValidTensorElementType(elementType)) {
    emitError() << "invalid tensor element type";
    return {};
  }
  return RankedTensorType(getBuiltin<ShapedTypeStorage>(
      elementType.getContext(), {.kind = Kind::RankedTensorType,
                                 .elementType = elementType,
                                 .shape = shape,
                                 .layout = encoding}));
}

RankedTensorType RankedTensorType::get(ArrayRef<int64_t> shape,
                                       Type elementType, Attribute encoding) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getRankedTensor(emitError, shape, elementType, encoding);
  });
}

RankedTensorType RankedTensorType::getChecked(EmitErrorFn emitError,
                                              ArrayRef<int64_t> shape,
                                              Type elementType,
                                              Attribute encoding) {
  RankedTensorType type =
      getRankedTensor(emitError, shape, elementType, encoding);
  if (!type ||
      failed(verifyTensorEncoding(emitError, encoding, shape, elementType)))
    return {};
  return type;
}

Attribute RankedTensorType::getEncoding() const {
  return as<ShapedTypeStorage>()->layout;
}

UnrankedTensorType UnrankedTensorType::get(Type elementType) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, elementType);
  });
}

UnrankedTensorType UnrankedTensorType::getChecked(EmitErrorFn emitError,
                                                  Type elementType) {
  if (!isValidTensorElementType(elementType)) {
    emitError() << "invalid tensor element type";
    return {};
  }
  return UnrankedTensorType(getBuiltin<ShapedTypeStorage>(
      elementType.getContext(),
      {.kind = Kind::UnrankedTensorType, .elementType = elementType}));
}

//===-- Memrefs -----------------------------------------------------------===//

bool strata::isValidMemRefElementType(Type type) {
  switch (type.getKind()) {
  case Kind::IntegerType:
  case Kind::IndexType:
  case Kind::FloatType:
  case Kind::ComplexType:
  case Kind::VectorType:
  case Kind::MemRefType:
  case Kind::UnrankedMemRefType:
    return true;
  default:
    return hasElementInterface(type, "MemRefElementTypeInterface");
  }
}

bool strata::isSupportedMemorySpace(Attribute attr) {
  if (isa<IntegerAttr>(attr) || isa<StringAttr>(attr) ||
      isa<DictionaryAttr>(attr))
    return true;
  Dialect &dialect = attr.getDialect();
  return &dialect != &dialect.getContext()->getBuiltinDialect() &&
         dialect.isKnown();
}

/// Checks that a layout fits a memref of rank `rank`.
static LogicalResult checkLayout(EmitErrorFn emitError, Attribute layout,
                                 size_t rank) {
  if (auto map = dyn_cast<AffineMapAttr>(layout)) {
    unsigned numDims = map.getValue().getNumDims();
    if (numDims == rank)
      return success();
    return emitError() << "memref layout mismatch between rank and affine map: "
                       << uint64_t(rank) << " != " << numDims;
  }
  if (auto strided = dyn_cast<StridedLayoutAttr>(layout))
    if (strided.getStrides().size() != rank)
      return emitError() << "expected the number of strides to match the rank";
  return success();
}

/// An integer 0 is the default memory space, which is written as none.
static Attribute dropDefaultSpace(Attribute memorySpace) {
  auto integer = dyn_cast_or_null<IntegerAttr>(memorySpace);
  return integer && integer.getValue().isZero() ? Attribute() : memorySpace;
}

MemRefType MemRefType::get(ArrayRef<int64_t> shape, Type elementType,
                           Attribute layout, Attribute memorySpace) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, shape, elementType, layout, memorySpace);
  });
}

MemRefType MemRefType::getChecked(EmitErrorFn emitError,
                                  ArrayRef<int64_t> shape, Type elementType,
                                  Attribute layout, Attribute memorySpace) {
  if (!isValidMemRefElementType(elementType)) {
    emitError() << "invalid memref element type";
    return {};
  }
  if (!llvm::all_of(shape, isValidDim)) {
    emitError() << "invalid memref size";
    return {};
  }
  if (layout && failed(checkLayout(emitError, layout, shape.size())))
    return {};
  if (memorySpace && !isSupportedMemorySpace(memorySpace)) {
    emitError() << "unsupported memory space Attribute";
    return {};
  }
  if (auto map = dyn_cast_or_null<AffineMapAttr>(layout))
    if (map.getValue().isIdentity())
      layout = {};
  return MemRefType(getBuiltin<ShapedTypeStorage>(
      elementType.getContext(),
      {.kind = Kind::MemRefType,
       .elementType = elementType,
       .shape = shape,
       .layout = layout,
       .memorySpace = dropDefaultSpace(memorySpace)}));
}

Attribute MemRefType::getLayout() const {
  return as<ShapedTypeStorage>()->layout;
}

Attribute MemRefType::getMemorySpace() const {
  return as<ShapedTypeStorage>()->memorySpace;
}

UnrankedMemRefType UnrankedMemRefType::get(Type elementType,
                                           Attribute memorySpace) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, elementType, memorySpace);
  });
}

UnrankedMemRefType UnrankedMemRefType::getChecked(EmitErrorFn emitError,
                                                  Type elementType,
                                                  Attribute memorySpace) {
  if (!isValidMemRefElementType(elementType)) {
    emitError() << "invalid memref element type";
    return {};
  }
  if (memorySpace && !isSupportedMemorySpace(memorySpace)) {
    emitError() << "unsupported memory space Attribute";
    return {};
  }
  return UnrankedMemRefType(getBuiltin<ShapedTypeStorage>(
      elementType.getContext(),
      {.kind = Kind::UnrankedMemRefType,
       .elementType = elementType,
       .memorySpace = dropDefaultSpace(memorySpace)}));
}

Attribute UnrankedMemRefType::getMemorySpace() const {
  return as<ShapedTypeStorage>()->memorySpace;
}

//===-- OpaqueType --------------------------------------------------------===//

OpaqueType OpaqueType::get(Dialect &dialect, StringRef body) {
  return OpaqueType(dialect.getContext()->getUniquer().get<OpaqueTypeStorage>(
      &dialect, OpaqueTypeStorage::Key{&dialect, body, Type()}));
}

OpaqueType OpaqueType::get(StringAttr dialect, StringRef body) {
  return get(dialect.getContext()->mentionDialect(dialect.getValue()), body);
}

StringRef OpaqueType::getBody() const { return as<OpaqueTypeStorage>()->body; }
