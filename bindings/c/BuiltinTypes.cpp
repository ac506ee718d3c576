// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/BuiltinTypes.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

/// The type as a `T`; fails if it is none.
template <typename T> static T getTypeAs(Call &call, StrataType type) {
  Type found = call.get(type);
  if (!call || !call.check(isa<T>(found), StrataErrorArgument,
                           "the type is of another kind"))
    return T();
  return cast<T>(found);
}

static StrataType getInteger(StrataContext context, unsigned width,
                             IntegerType::Signedness signedness) {
  Call call;
  Context *ctx = call.get(context);
  if (!call ||
      !call.check(width <= IntegerType::MaxWidth, StrataErrorRange,
                  "integer types have at most " + Twine(IntegerType::MaxWidth) +
                      " bits") ||
      !call.check(width > 0 || signedness == IntegerType::Signless,
                  StrataErrorRange, "the width is 0"))
    return {};
  return call.give(Type(IntegerType::get(ctx, width, signedness)));
}
StrataType strataIntegerTypeGet(StrataContext context, unsigned bitwidth) {
  return getInteger(context, bitwidth, IntegerType::Signless);
}
StrataType strataIntegerTypeSignedGet(StrataContext context,
                                      unsigned bitwidth) {
  return getInteger(context, bitwidth, IntegerType::Signed);
}
StrataType strataIntegerTypeUnsignedGet(StrataContext context,
                                        unsigned bitwidth) {
  return getInteger(context, bitwidth, IntegerType::Unsigned);
}
unsigned strataIntegerTypeGetWidth(StrataType type) {
  Call call;
  auto integer = getTypeAs<IntegerType>(call, type);
  return call ? integer.getWidth() : 0;
}
bool strataIntegerTypeIsSignless(StrataType type) {
  Call call;
  auto integer = getTypeAs<IntegerType>(call, type);
  return call && integer.isSignless();
}
bool strataIntegerTypeIsSigned(StrataType type) {
  Call call;
  auto integer = getTypeAs<IntegerType>(call, type);
  return call && integer.isSigned();
}
bool strataIntegerTypeIsUnsigned(StrataType type) {
  Call call;
  auto integer = getTypeAs<IntegerType>(call, type);
  return call && integer.isUnsigned();
}
StrataType strataIndexTypeGet(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(Type(IndexType::get(ctx))) : StrataType{};
}
StrataType strataFloatTypeGet(StrataContext context, StrataStringRef spelling) {
  Call call;
  Context *ctx = call.get(context);
  auto format = FloatType::parseFormat(unwrap(spelling));
  if (!call ||
      !call.check(format.has_value(), StrataErrorArgument,
                  "no float type is called '" + unwrap(spelling) + "'"))
    return {};
  return call.give(Type(FloatType::get(ctx, *format)));
}
StrataType strataF16TypeGet(StrataContext context) {
  return strataFloatTypeGet(context, wrap("f16"));
}
StrataType strataBF16TypeGet(StrataContext context) {
  return strataFloatTypeGet(context, wrap("bf16"));
}
StrataType strataF32TypeGet(StrataContext context) {
  return strataFloatTypeGet(context, wrap("f32"));
}
StrataType strataF64TypeGet(StrataContext context) {
  return strataFloatTypeGet(context, wrap("f64"));
}
unsigned strataFloatTypeGetWidth(StrataType type) {
  Call call;
  auto found = getTypeAs<FloatType>(call, type);
  return call ? found.getWidth() : 0;
}
StrataType strataNoneTypeGet(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(Type(NoneType::get(ctx))) : StrataType{};
}

/// Gives a type that was made by getChecked.
static StrataType giveChecked(Call &call, Type type) {
  if (!call.check(bool(type), StrataErrorFailure, "the type is invalid"))
    return {};
  return call.give(type);
}
StrataType strataComplexTypeGetChecked(StrataLocation location,
                                       StrataType elementType) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  if (!call)
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(call, ComplexType::getChecked(report, element));
}
StrataType strataComplexTypeGetElementType(StrataType type) {
  Call call;
  auto complex = getTypeAs<ComplexType>(call, type);
  return call ? call.give(complex.getElementType()) : StrataType{};
}

StrataType strataFunctionTypeGet(StrataContext context, intptr_t numInputs,
                                 const StrataType *inputs, intptr_t numResults,
                                 const StrataType *results) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<Type> inputTypes, resultTypes;
  if (!call || !call.getAll(numInputs, inputs, inputTypes) ||
      !call.getAll(numResults, results, resultTypes))
    return {};
  return call.give(Type(FunctionType::get(ctx, inputTypes, resultTypes)));
}
intptr_t strataFunctionTypeGetNumInputs(StrataType type) {
  Call call;
  auto function = getTypeAs<FunctionType>(call, type);
  return call ? intptr_t(function.getNumInputs()) : 0;
}
StrataType strataFunctionTypeGetInput(StrataType type, intptr_t index) {
  Call call;
  auto function = getTypeAs<FunctionType>(call, type);
  if (!call || !call.checkIndex(index, function.getNumInputs()))
    return {};
  return call.give(function.getInput(unsigned(index)));
}
intptr_t strataFunctionTypeGetNumResults(StrataType type) {
  Call call;
  auto function = getTypeAs<FunctionType>(call, type);
  return call ? intptr_t(function.getNumResults()) : 0;
}
StrataType strataFunctionTypeGetResult(StrataType type, intptr_t index) {
  Call call;
  auto function = getTypeAs<FunctionType>(call, type);
  if (!call || !call.checkIndex(index, function.getNumResults()))
    return {};
  return call.give(function.getResult(unsigned(index)));
}
StrataType strataTupleTypeGet(StrataContext context, intptr_t numElements,
                              const StrataType *elements) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<Type> types;
  if (!call || !call.getAll(numElements, elements, types))
    return {};
  return call.give(Type(TupleType::get(ctx, types)));
}
intptr_t strataTupleTypeGetNumTypes(StrataType type) {
  Call call;
  auto tuple = getTypeAs<TupleType>(call, type);
  return call ? intptr_t(tuple.size()) : 0;
}
StrataType strataTupleTypeGetType(StrataType type, intptr_t index) {
  Call call;
  auto tuple = getTypeAs<TupleType>(call, type);
  if (!call || !call.checkIndex(index, tuple.size()))
    return {};
  return call.give(tuple.getType(size_t(index)));
}
StrataType strataOpaqueTypeGet(StrataContext context,
                               StrataStringRef dialectNamespace,
                               StrataStringRef typeData) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  StringAttr dialect = StringAttr::get(ctx, unwrap(dialectNamespace));
  return call.give(Type(OpaqueType::get(dialect, unwrap(typeData))));
}
StrataStringRef strataOpaqueTypeGetDialectNamespace(StrataType type) {
  Call call;
  auto opaque = getTypeAs<OpaqueType>(call, type);
  return call ? wrap(opaque.getDialect().getNamespace()) : StrataStringRef{};
}
StrataStringRef strataOpaqueTypeGetData(StrataType type) {
  Call call;
  auto opaque = getTypeAs<OpaqueType>(call, type);
  return call ? wrap(opaque.getBody()) : StrataStringRef{};
}

//===-- Shaped types -------------------------------------------------------===//

int64_t strataShapedTypeGetDynamicSize(void) { return ShapedType::kDynamic; }
StrataType strataShapedTypeGetElementType(StrataType type) {
  Call call;
  auto shaped = getTypeAs<ShapedType>(call, type);
  return call ? call.give(shaped.getElementType()) : StrataType{};
}
bool strataShapedTypeHasRank(StrataType type) {
  Call call;
  auto shaped = getTypeAs<ShapedType>(call, type);
  return call && shaped.hasRank();
}

/// The shape of a type that has a rank.
static std::optional<ArrayRef<int64_t>> getShape(Call &call, StrataType type) {
  auto shaped = getTypeAs<ShapedType>(call, type);
  if (!call || !call.check(shaped.hasRank(), StrataErrorArgument,
                           "the type has no rank"))
    return std::nullopt;
  return shaped.getShape();
}
int64_t strataShapedTypeGetRank(StrataType type) {
  Call call;
  auto shape = getShape(call, type);
  return shape ? int64_t(shape->size()) : 0;
}
bool strataShapedTypeHasStaticShape(StrataType type) {
  Call call;
  auto shaped = getTypeAs<ShapedType>(call, type);
  return call && shaped.hasRank() && shaped.hasStaticShape();
}
int64_t strataShapedTypeGetDimSize(StrataType type, intptr_t dim) {
  Call call;
  auto shape = getShape(call, type);
  return shape && call.checkIndex(dim, shape->size()) ? (*shape)[size_t(dim)]
                                                      : 0;
}

/// The sizes of an array.
static std::optional<ArrayRef<int64_t>> getSizes(Call &call, intptr_t rank,
                                                 const int64_t *shape) {
  if (!call || !call.check(rank >= 0 && (rank == 0 || shape),
                           StrataErrorArgument, "no sizes are given"))
    return std::nullopt;
  return ArrayRef(shape, size_t(rank));
}
StrataType strataVectorTypeGetChecked(StrataLocation location, intptr_t rank,
                                      const int64_t *shape,
                                      StrataType elementType) {
  return strataVectorTypeGetScalableChecked(location, rank, shape, 0, nullptr,
                                            elementType);
}
StrataType strataVectorTypeGetScalableChecked(
    StrataLocation location, intptr_t rank, const int64_t *shape,
    intptr_t numFlags, const bool *scalable, StrataType elementType) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  auto sizes = getSizes(call, rank, shape);
  if (!sizes ||
      !call.check(numFlags == 0 || numFlags == rank, StrataErrorArgument,
                  "there is one flag for each dimension") ||
      !call.checkArray(numFlags, scalable))
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(
      call, VectorType::getChecked(report, *sizes, element,
                                   ArrayRef(scalable, size_t(numFlags))));
}
bool strataVectorTypeIsScalable(StrataType type) {
  Call call;
  auto vector = getTypeAs<VectorType>(call, type);
  return call && vector.isScalable();
}
bool strataVectorTypeIsDimScalable(StrataType type, intptr_t dim) {
  Call call;
  auto vector = getTypeAs<VectorType>(call, type);
  return call && call.checkIndex(dim, vector.getShape().size()) &&
         vector.isScalable() && vector.getScalableDims()[size_t(dim)];
}
StrataType strataRankedTensorTypeGetChecked(StrataLocation location,
                                            intptr_t rank, const int64_t *shape,
                                            StrataType elementType,
                                            StrataAttribute encoding) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  Attribute data = call.getOrNull(encoding);
  auto sizes = getSizes(call, rank, shape);
  if (!sizes)
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(
      call, RankedTensorType::getChecked(report, *sizes, element, data));
}
StrataAttribute strataRankedTensorTypeGetEncoding(StrataType type) {
  Call call;
  auto tensor = getTypeAs<RankedTensorType>(call, type);
  return call ? call.give(tensor.getEncoding()) : StrataAttribute{};
}
StrataType strataUnrankedTensorTypeGetChecked(StrataLocation location,
                                              StrataType elementType) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  if (!call)
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(call, UnrankedTensorType::getChecked(report, element));
}
StrataType strataMemRefTypeGetChecked(StrataLocation location,
                                      StrataType elementType, intptr_t rank,
                                      const int64_t *shape,
                                      StrataAttribute layout,
                                      StrataAttribute memorySpace) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  Attribute layoutAttr = call.getOrNull(layout);
  Attribute space = call.getOrNull(memorySpace);
  auto sizes = getSizes(call, rank, shape);
  if (!sizes)
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(
      call, MemRefType::getChecked(report, *sizes, element, layoutAttr, space));
}

/// The layout, the identity where there is none.
static AffineMap getLayoutMap(MemRefType type) {
  if (auto map = dyn_cast_or_null<AffineMapAttr>(type.getLayout()))
    return map.getValue();
  return AffineMap::getMultiDimIdentityMap(unsigned(type.getRank()),
                                           type.getContext());
}
StrataAttribute strataMemRefTypeGetLayout(StrataType type) {
  Call call;
  auto memref = getTypeAs<MemRefType>(call, type);
  if (!call)
    return {};
  Attribute layout = memref.getLayout();
  return call.give(
      layout ? layout : Attribute(AffineMapAttr::get(getLayoutMap(memref))));
}
StrataAffineMap strataMemRefTypeGetAffineMap(StrataType type) {
  Call call;
  auto memref = getTypeAs<MemRefType>(call, type);
  return call ? call.give(getLayoutMap(memref)) : StrataAffineMap{};
}
StrataAttribute strataMemRefTypeGetMemorySpace(StrataType type) {
  Call call;
  auto memref = getTypeAs<BaseMemRefType>(call, type);
  return call ? call.give(memref.getMemorySpace()) : StrataAttribute{};
}
StrataLogicalResult strataMemRefTypeGetStridesAndOffset(StrataType type,
                                                        int64_t *strides,
                                                        int64_t *offset) {
  Call call;
  auto memref = getTypeAs<MemRefType>(call, type);
  SmallVector<int64_t> found;
  if (!call || !call.checkNotNull(offset && (strides || !memref.getRank())) ||
      !call.check(succeeded(memref.getStridesAndOffset(found, *offset)),
                  StrataErrorFailure, "the layout has no strides"))
    return wrap(false);
  std::copy(found.begin(), found.end(), strides);
  return wrap(true);
}
StrataType strataUnrankedMemRefTypeGetChecked(StrataLocation location,
                                              StrataType elementType,
                                              StrataAttribute memorySpace) {
  Call call;
  Location loc = call.get(location);
  Type element = call.get(elementType);
  Attribute space = call.getOrNull(memorySpace);
  if (!call)
    return {};
  auto report = [&] { return emitError(call.getContext(), loc); };
  return giveChecked(call,
                     UnrankedMemRefType::getChecked(report, element, space));
}
