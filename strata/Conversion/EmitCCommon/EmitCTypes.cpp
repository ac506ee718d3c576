// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmitCCommon/EmitCTypes.h"

#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::emitclower;

//===-- Supported types ----------------------------------------------------===//

bool emitclower::isIntegerType(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer && llvm::is_contained({1u, 8u, 16u, 32u, 64u},
                                       unsigned(integer.getWidth()));
}

bool emitclower::isFloatType(Type type) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(type);
}

bool emitclower::isPointerWideType(Type type) {
  return isa<emitc::SizeTType, emitc::SignedSizeTType, emitc::PtrDiffTType>(
      type);
}

bool emitclower::isSupportedType(Type type) {
  auto isMember = [](Type member) {
    return !isa<emitc::ArrayType>(member) && isSupportedType(member);
  };
  if (auto pointer = dyn_cast<emitc::PointerType>(type))
    return isSupportedType(pointer.getPointee());
  if (auto array = dyn_cast<emitc::ArrayType>(type))
    return isSupportedType(array.getElementType());
  if (auto tuple = dyn_cast<TupleType>(type))
    return llvm::all_of(tuple.getTypes(), isMember);
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.hasStaticShape() && isMember(tensor.getElementType());
  return emitclower::isIntegerType(type) || isa<IndexType>(type) ||
         emitclower::isFloatType(type) || isPointerWideType(type) ||
         isa<emitc::OpaqueType>(type);
}

Type emitclower::getUnsignedType(Type type) {
  Context *ctx = type.getContext();
  if (isa<IndexType>(type) || isPointerWideType(type))
    return emitc::SizeTType::get(ctx);
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? Type(IntegerType::get(ctx, integer.getWidth(),
                                         IntegerType::Unsigned))
                 : Type();
}

Type emitclower::getSignedType(Type type) {
  Context *ctx = type.getContext();
  if (isa<IndexType>(type) || isPointerWideType(type))
    return emitc::PtrDiffTType::get(ctx);
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || !integer.isUnsigned())
    return integer;
  return IntegerType::get(ctx, integer.getWidth(), IntegerType::Signed);
}

//===-- Conversions --------------------------------------------------------===//

static Value createCast(OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                        Location loc) {
  if (inputs.size() != 1)
    return {};
  return builder
      .create(loc, "builtin.unrealized_conversion_cast", inputs, type)
      ->getResult(0);
}

static Value createTargetCast(OpBuilder &builder, Type type,
                              ArrayRef<Value> inputs, Location loc) {
  return createCast(builder, type, inputs, loc);
}

void emitclower::addSizeTypeConversion(TypeConverter &converter) {
  converter.addConversion([](IndexType type) -> Type {
    return emitc::SizeTType::get(type.getContext());
  });
  converter.addSourceMaterialization(createCast);
  converter.addTargetMaterialization(createTargetCast);
}

/// `strided<[1]>` is the identity of one dimension.
static bool hasIdentityLayout(MemRefType type) {
  Attribute layout = type.getLayout();
  auto map = dyn_cast_or_null<AffineMapAttr>(layout);
  if (!layout || (map && map.getValue().isIdentity()))
    return true;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return type.getRank() == 1 &&
         succeeded(type.getStridesAndOffset(strides, offset)) && offset == 0 &&
         strides.front() == 1;
}

bool emitclower::isArrayLike(MemRefType type) {
  return type.getRank() != 0 && type.hasStaticShape() &&
         hasIdentityLayout(type) && !llvm::is_contained(type.getShape(), 0);
}

Type emitclower::getConvertedElementType(MemRefType type,
                                         const TypeConverter &converter) {
  return type.getRank() == 0 || isArrayLike(type)
             ? converter.convertType(type.getElementType())
             : Type();
}

void emitclower::addMemRefTypeConversion(TypeConverter &converter) {
  converter.addConversion([&converter](MemRefType type) -> Type {
    Type element =
        isArrayLike(type) ? getConvertedElementType(type, converter) : Type();
    // Arrays have no arrays as elements.
    return element && !isa<emitc::ArrayType>(element)
               ? Type(emitc::ArrayType::get(type.getContext(), type.getShape(),
                                            element))
               : Type();
  });
  converter.addSourceMaterialization(createCast);
  converter.addTargetMaterialization(createTargetCast);
}
