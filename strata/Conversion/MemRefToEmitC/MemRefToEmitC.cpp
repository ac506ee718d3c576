// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memrefs become arrays; allocated ones are pointers, which are cast to arrays by
// builtin.unrealized_conversion_cast.
#include "strata/Conversion/MemRefToEmitC/MemRefToEmitC.h"

#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::emitclower;

//===-- Allocation ---------------------------------------------------------===//

static Attribute getNoValue(Builder &builder) {
  return emitc::OpaqueAttr::get(builder.getContext(), "");
}

static LogicalResult lowerAlloca(memref::AllocaOp op, memref::AllocaOp::Adaptor,
                                 const TypeConverter *converter,
                                 ConversionPatternRewriter &rewriter) {
  if (!op.getMemref().getType().hasStaticShape())
    return rewriter.notifyMatchFailure(op, "expected a static shape");
  if (op.getAlignmentAttr())
    return rewriter.notifyMatchFailure(op, "variables have no alignment");
  Type type = converter->convertType(op.getMemref().getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "failed to convert the type");
  rewriter.replaceOp(op, emitc::VariableOp::create(rewriter, op->getLoc(), type,
                                                   getNoValue(rewriter)));
  return success();
}

/// The size in bytes of the elements of `type`.
static Value createByteSize(OpBuilder &builder, Location loc, MemRefType type) {
  Type sizeType = emitc::SizeTType::get(builder.getContext());
  Attribute element = TypeAttr::get(type.getElementType());
  auto size =
      emitc::CallOpaqueOp::create(builder, loc, sizeType, ValueRange(),
                                  "sizeof", builder.getArrayAttr(element));
  Value count =
      emitc::ConstantOp::create(builder, loc, builder.getIndexType(),
                                builder.getIndexAttr(type.getNumElements()));
  return emitc::MulOp::create(builder, loc, sizeType, size->getResult(0),
                              count);
}

static LogicalResult lowerAlloc(memref::AllocOp op, memref::AllocOp::Adaptor,
                                const TypeConverter *,
                                ConversionPatternRewriter &rewriter) {
  auto type = cast<MemRefType>(op.getMemref().getType());
  if (!isArrayLike(type) || !type.getNumElementsChecked())
    return rewriter.notifyMatchFailure(
        op, "expected a static shape of one or more dimensions, no layout, "
            "and a size that fits 64 bits");
  Location loc = op->getLoc();
  Context *ctx = rewriter.getContext();
  SmallVector<Value, 2> operands = {createByteSize(rewriter, loc, type)};
  StringRef callee = "malloc";
  if (Attribute alignment = op.getAlignmentAttr()) {
    callee = "aligned_alloc";
    int64_t bytes = cast<IntegerAttr>(alignment).getInt();
    Value value =
        emitc::ConstantOp::create(rewriter, loc, emitc::SizeTType::get(ctx),
                                  rewriter.getIndexAttr(bytes));
    operands.insert(operands.begin(), value);
  }
  Type anyType =
      emitc::PointerType::get(ctx, emitc::OpaqueType::get(ctx, "void"));
  auto call = emitc::CallOpaqueOp::create(rewriter, loc, anyType,
                                          ValueRange(operands), callee);
  Type pointerType = emitc::PointerType::get(ctx, type.getElementType());
  rewriter.replaceOp(op, emitc::CastOp::create(rewriter, loc, pointerType,
                                               call->getResult(0)));
  return success();
}

//===-- Accesses -----------------------------------------------------------===//

/// The place of an element of `array`.
static Value createPlace(OpBuilder &builder, Location loc,
                         TypedValue<emitc::ArrayType> array,
                         ValueRange indices) {
  Type type = emitc::LValueType::get(builder.getContext(),
                                     array.getType().getElementType());
  return emitc::SubscriptOp::create(builder, loc, type, array, indices);
}

/// The address of the first element of `array`.
static Value createFirstAddress(OpBuilder &builder, Location loc,
                                TypedValue<emitc::ArrayType> array) {
  Value zero = emitc::ConstantOp::create(builder, loc, builder.getIndexType(),
                                         builder.getIndexAttr(0));
  SmallVector<Value> indices(array.getType().getShape().size(), zero);
  Value place = createPlace(builder, loc, array, indices);
  Type type = emitc::PointerType::get(builder.getContext(),
                                      array.getType().getElementType());
  return emitc::AddressOfOp::create(builder, loc, type, place);
}

static LogicalResult lowerCopy(memref::CopyOp op,
                               memref::CopyOp::Adaptor adaptor,
                               const TypeConverter *,
                               ConversionPatternRewriter &rewriter) {
  auto source = dyn_cast<TypedValue<emitc::ArrayType>>(adaptor.getSource());
  auto target = dyn_cast<TypedValue<emitc::ArrayType>>(adaptor.getTarget());
  if (!source || !target)
    return rewriter.notifyMatchFailure(op, "expected arrays");
  Location loc = op->getLoc();
  Value sourceAddress = createFirstAddress(rewriter, loc, source);
  Value targetAddress = createFirstAddress(rewriter, loc, target);
  Value size =
      createByteSize(rewriter, loc, cast<MemRefType>(op.getSource().getType()));
  Value operands[] = {targetAddress, sourceAddress, size};
  rewriter.replaceOp(op, emitc::CallOpaqueOp::create(rewriter, loc, TypeRange(),
                                                     ValueRange(operands),
                                                     "memcpy"));
  return success();
}

static LogicalResult lowerLoad(memref::LoadOp op,
                               memref::LoadOp::Adaptor adaptor,
                               const TypeConverter *converter,
                               ConversionPatternRewriter &rewriter) {
  auto array = dyn_cast<TypedValue<emitc::ArrayType>>(adaptor.getMemref());
  Type type = converter->convertType(op.getType());
  if (!array || !type || type != array.getType().getElementType())
    return rewriter.notifyMatchFailure(op, "expected an array");
  Value place = createPlace(rewriter, op->getLoc(), array,
                            ValueRange(adaptor.getIndices()));
  rewriter.replaceOp(
      op, emitc::LoadOp::create(rewriter, op->getLoc(), type, place));
  return success();
}

static LogicalResult lowerStore(memref::StoreOp op,
                                memref::StoreOp::Adaptor adaptor,
                                const TypeConverter *,
                                ConversionPatternRewriter &rewriter) {
  auto array = dyn_cast<TypedValue<emitc::ArrayType>>(adaptor.getMemref());
  if (!array)
    return rewriter.notifyMatchFailure(op, "expected an array");
  Value place = createPlace(rewriter, op->getLoc(), array,
                            ValueRange(adaptor.getIndices()));
  rewriter.replaceOp(op, emitc::AssignOp::create(rewriter, op->getLoc(), place,
                                                 adaptor.getValue()));
  return success();
}

//===-- Global variables ---------------------------------------------------===//

/// The type of a global variable: an array, or the element of a memref without dimensions.
static Type getGlobalType(MemRefType type, const TypeConverter &converter) {
  return type.getRank() == 0 ? getConvertedElementType(type, converter)
                             : converter.convertType(type);
}

/// The initial value of a global variable; null if there is none.
static FailureOr<Attribute> getInitialValue(memref::GlobalOp op,
                                            MemRefType type) {
  Attribute value = op.getInitialValueAttr();
  if (!value || isa<UnitAttr>(value))
    return Attribute();
  if (type.getRank() != 0)
    return value;
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements)
    return failure();
  return elements.getSplatValue<Attribute>();
}

static LogicalResult lowerGlobal(memref::GlobalOp op, memref::GlobalOp::Adaptor,
                                 const TypeConverter *converter,
                                 ConversionPatternRewriter &rewriter) {
  auto type = cast<MemRefType>(op.getType());
  if (op.getAlignmentAttr())
    return rewriter.notifyMatchFailure(op, "variables have no alignment");
  SymbolTable::Visibility visibility = SymbolTable::getSymbolVisibility(op);
  if (visibility == SymbolTable::Visibility::Nested)
    return rewriter.notifyMatchFailure(op,
                                       "C has no equivalent of the visibility");
  Type converted = getGlobalType(type, *converter);
  FailureOr<Attribute> value = getInitialValue(op, type);
  if (!converted || failed(value))
    return rewriter.notifyMatchFailure(
        op, "failed to convert the type or the initial value");
  bool isPublic = visibility == SymbolTable::Visibility::Public;
  rewriter.replaceOp(op, emitc::GlobalOp::create(
                             rewriter, op->getLoc(), op.getSymName(), converted,
                             *value, isPublic, !isPublic, op.getConstant()));
  return success();
}

/// The global variable itself, or the address of one without dimensions.
static LogicalResult lowerGetGlobal(memref::GetGlobalOp op,
                                    memref::GetGlobalOp::Adaptor,
                                    const TypeConverter *converter,
                                    ConversionPatternRewriter &rewriter) {
  auto type = cast<MemRefType>(op.getResult().getType());
  Type converted = getGlobalType(type, *converter);
  if (!converted)
    return rewriter.notifyMatchFailure(op, "failed to convert the type");
  Location loc = op->getLoc();
  Context *ctx = rewriter.getContext();
  if (type.getRank() != 0) {
    rewriter.replaceOp(
        op, emitc::GetGlobalOp::create(rewriter, loc, converted, op.getName()));
    return success();
  }
  Value place = emitc::GetGlobalOp::create(
      rewriter, loc, emitc::LValueType::get(ctx, converted), op.getName());
  rewriter.replaceOp(
      op, emitc::AddressOfOp::create(
              rewriter, loc, emitc::PointerType::get(ctx, converted), place));
  return success();
}

void strata::populateMemRefToEmitCPatterns(const TypeConverter &converter,
                                           RewritePatternSet &patterns) {
  auto add = [&]<typename Op>(OpConversionFn<Op> fn) {
    addConversionPattern<Op>(patterns, &converter, "memref-to-emitc", fn);
  };
  add.operator()<memref::AllocOp>(lowerAlloc);
  add.operator()<memref::AllocaOp>(lowerAlloca);
  add.operator()<memref::CopyOp>(lowerCopy);
  add.operator()<memref::GetGlobalOp>(lowerGetGlobal);
  add.operator()<memref::GlobalOp>(lowerGlobal);
  add.operator()<memref::LoadOp>(lowerLoad);
  add.operator()<memref::StoreOp>(lowerStore);
}
