// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;

LowerToLLVMOptions LowerToLLVMOptions::get(Operation *op, unsigned bitwidth) {
  LowerToLLVMOptions options;
  options.indexBitwidth = bitwidth;
  if (!bitwidth)
    options.indexBitwidth =
        unsigned(DataLayout::closest(op)
                     .getTypeSizeInBits(IndexType::get(op->getContext()))
                     .getFixedValue());
  return options;
}

static bool isLLVMType(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  return dynamic && dynamic.getDialect().getNamespace() == "llvm";
}

/// Whether LLVM has floats of that format.
static bool isLLVMFloat(FloatType type) {
  using Format = FloatType::Format;
  switch (type.getFormat()) {
  case Format::BF16:
  case Format::F16:
  case Format::F32:
  case Format::F64:
  case Format::F80:
  case Format::F128:
    return true;
  default:
    return false;
  }
}

bool strata::isCompatibleWithLLVM(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getRank() == 1 &&
           isCompatibleWithLLVM(vector.getElementType());
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.isSignless();
  if (auto number = dyn_cast<FloatType>(type))
    return isLLVMFloat(number);
  return isLLVMType(type);
}

LLVMTypeConverter::LLVMTypeConverter(Context *ctx,
                                     const LowerToLLVMOptions &options)
    : ctx(ctx), options(options) {
  ctx->getOrLoadDialect("llvm");
  addBuiltinConversions();
  auto makeCast = [](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                     Location loc) -> Value {
    return builder
        .create(loc, "builtin.unrealized_conversion_cast", inputs, type)
        ->getResult(0);
  };
  addSourceMaterialization(makeCast);
  addTargetMaterialization(makeCast);
  // The fields of a descriptor that a function got as arguments.
  addSourceMaterialization([this](OpBuilder &builder, MemRefType type,
                                  ArrayRef<Value> inputs,
                                  Location loc) -> Value {
    Value descriptor = packDescriptor(builder, loc, *this, type, inputs);
    if (!descriptor)
      return {};
    return builder
        .create(loc, "builtin.unrealized_conversion_cast", descriptor,
                Type(type))
        ->getResult(0);
  });
  addSourceMaterialization([this](OpBuilder &builder, UnrankedMemRefType type,
                                  ArrayRef<Value> inputs,
                                  Location loc) -> Value {
    Value descriptor =
        packUnrankedDescriptor(builder, loc, *this, type, inputs);
    if (!descriptor)
      return {};
    return builder
        .create(loc, "builtin.unrealized_conversion_cast", descriptor,
                Type(type))
        ->getResult(0);
  });
  addTargetMaterialization([this](OpBuilder &builder, Type,
                                  ArrayRef<Value> inputs, Location loc,
                                  Type original) -> Value {
    if (auto memref = dyn_cast_or_null<MemRefType>(original))
      return packDescriptor(builder, loc, *this, memref, inputs);
    if (auto memref = dyn_cast_or_null<UnrankedMemRefType>(original))
      return packUnrankedDescriptor(builder, loc, *this, memref, inputs);
    return {};
  });
}

Type LLVMTypeConverter::getIndexType() const {
  return IntegerType::get(ctx, options.indexBitwidth);
}

Type LLVMTypeConverter::getPointerType(unsigned addressSpace) const {
  return getLLVMPointerType(ctx, addressSpace);
}

//===-- Types --------------------------------------------------------------===//

void LLVMTypeConverter::addBuiltinConversions() {
  // Callbacks that are added last are called first.
  addConversion([this](Type type) { return convertDialectType(type); });
  addConversion([this](IndexType) { return getIndexType(); });
  addConversion([this](IntegerType type) -> Type {
    return IntegerType::get(ctx, type.getWidth());
  });
  addConversion([this](FloatType type) -> Type {
    if (isa<FloatTF32Type>(type))
      return {};
    return isLLVMFloat(type) ? Type(type)
                             : Type(IntegerType::get(ctx, type.getWidth()));
  });
  addConversion([this](ComplexType type) -> Type {
    Type element = convertType(type.getElementType());
    return element ? getLLVMStructType(ctx, {element, element}) : Type();
  });
  addConversion([this](VectorType type) { return convertVector(type); });
  addConversion([this](MemRefType type) { return convertMemRef(type); });
  addConversion([this](UnrankedMemRefType type) -> Type {
    if (failed(getAddressSpace(type)))
      return {};
    return getLLVMStructType(ctx, {getIndexType(), getPointerType()});
  });
  addConversion([this](FunctionType) { return getPointerType(); });
}

/// Types of llvm are legal; std::nullopt defers the other types to other
/// callbacks.
std::optional<Type> LLVMTypeConverter::convertDialectType(Type type) const {
  if (isLLVMType(type))
    return type;
  return isa<IntegerType, FloatType, ShapedType, ComplexType, NoneType,
             TupleType, DynamicType>(type)
             ? std::nullopt
             : std::optional<Type>(Type());
}

Type LLVMTypeConverter::convertVector(VectorType type) const {
  Type element = convertType(type.getElementType());
  if (!element)
    return {};
  if (type.getRank() == 0)
    return VectorType::get({1}, element);
  ArrayRef<int64_t> shape = type.getShape();
  // Empty if no dimension is scalable.
  ArrayRef<bool> scalable = type.getScalableDims();
  // Arrays of scalable vectors can be made, but not a scalable number of arrays.
  if (!scalable.empty() && llvm::is_contained(scalable.drop_back(), true))
    return {};
  Type converted =
      VectorType::get(shape.take_back(), element,
                      scalable.empty() ? scalable : scalable.take_back());
  for (int64_t size : llvm::reverse(shape.drop_back()))
    converted = getLLVMArrayType(converted, uint64_t(size));
  return converted;
}

FailureOr<unsigned>
LLVMTypeConverter::getAddressSpace(BaseMemRefType type) const {
  Attribute space = type.getMemorySpace();
  if (!space)
    return 0u;
  if (std::optional<Attribute> converted = convertTypeAttribute(type, space))
    space = *converted;
  if (!space)
    return 0u;
  auto number = dyn_cast<IntegerAttr>(space);
  if (!number || !number.getValue().isIntN(31))
    return failure();
  return unsigned(number.getValue().getZExtValue());
}

SmallVector<Type, 8>
LLVMTypeConverter::getDescriptorFields(MemRefType type) const {
  FailureOr<unsigned> space = getAddressSpace(type);
  if (!type.isStrided() || failed(space) || !convertType(type.getElementType()))
    return {};
  Type pointer = getPointerType(*space);
  SmallVector<Type, 8> fields = {pointer, pointer, getIndexType()};
  fields.append(2 * size_t(type.getRank()), getIndexType());
  return fields;
}

Type LLVMTypeConverter::convertMemRef(MemRefType type) const {
  SmallVector<Type, 8> fields = getDescriptorFields(type);
  if (fields.empty())
    return {};
  SmallVector<Type, 5> types(ArrayRef<Type>(fields).take_front(3));
  if (int64_t rank = type.getRank())
    types.append(2, getLLVMArrayType(getIndexType(), uint64_t(rank)));
  return getLLVMStructType(ctx, types);
}

//===-- Functions ----------------------------------------------------------===//

bool LLVMTypeConverter::canBeBarePointer(BaseMemRefType type) {
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return false;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (failed(memref.getStridesAndOffset(strides, offset)))
    return false;
  return llvm::none_of(memref.getShape(), ShapedType::isDynamic) &&
         llvm::none_of(strides, ShapedType::isDynamic) &&
         !ShapedType::isDynamic(offset);
}

Type LLVMTypeConverter::convertCallingConventionType(Type type,
                                                     bool useBarePtr) const {
  if (auto memref = dyn_cast<BaseMemRefType>(type); memref && useBarePtr) {
    FailureOr<unsigned> space = getAddressSpace(memref);
    return canBeBarePointer(memref) && succeeded(space) ? getPointerType(*space)
                                                        : Type();
  }
  return convertType(type);
}

Type LLVMTypeConverter::convertFunctionSignature(
    FunctionType type, bool isVarArg, bool useBarePtr,
    SignatureConversion &result) const {
  for (auto [i, input] : llvm::enumerate(type.getInputs())) {
    SmallVector<Type, 8> types;
    if (auto memref = dyn_cast<MemRefType>(input); memref && !useBarePtr)
      types = getDescriptorFields(memref);
    else if (isa<UnrankedMemRefType>(input) && !useBarePtr &&
             convertType(input))
      types = {getIndexType(), getPointerType()};
    else if (Type converted = convertCallingConventionType(input, useBarePtr))
      types = {converted};
    if (types.empty())
      return {};
    result.addInputs(unsigned(i), types);
  }
  Type packed = packFunctionResults(type.getResults(), useBarePtr);
  if (!packed)
    return {};
  return getLLVMFunctionType(ctx, packed, result.getConvertedTypes(), isVarArg);
}

Type LLVMTypeConverter::packFunctionResults(TypeRange types,
                                            bool useBarePtr) const {
  SmallVector<Type, 4> converted;
  for (Type type : types) {
    converted.push_back(convertCallingConventionType(type, useBarePtr));
    if (!converted.back())
      return {};
  }
  if (converted.empty())
    return getLLVMVoidType(ctx);
  return converted.size() == 1 ? converted.front()
                               : getLLVMStructType(ctx, converted);
}
