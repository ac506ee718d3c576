// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/BuiltinReaderDetail.h"

using namespace strata;
using namespace strata::bytecode;

//===-- Parts --------------------------------------------------------------===//

LogicalResult BuiltinReader::readTypes(SmallVectorImpl<Type> &types) {
  uint64_t count;
  if (failed(cursor.readCount(count, "types")))
    return failure();
  types.reserve(count);
  for (uint64_t i = 0; i < count; ++i)
    if (failed(tables.readType(cursor, types.emplace_back())))
      return failure();
  return success();
}

LogicalResult BuiltinReader::readShape(SmallVectorImpl<int64_t> &shape) {
  uint64_t count;
  if (failed(cursor.readCount(count, "dimensions")))
    return failure();
  shape.reserve(count);
  for (uint64_t i = 0; i < count; ++i) {
    if (failed(cursor.readSigned(shape.emplace_back())))
      return failure();
    if (shape.back() < 0 && !ShapedType::isDynamic(shape.back()))
      return cursor.emitError("expected a dimension that is not negative, "
                              "found " +
                              Twine(shape.back()));
  }
  return success();
}

//===-- Types --------------------------------------------------------------===//

LogicalResult BuiltinReader::readIntegerType(Type &type) {
  uint64_t bits;
  if (failed(cursor.readVarInt(bits)))
    return failure();
  uint64_t width = bits >> 2, signedness = bits & 3;
  if (width > IntegerType::MaxWidth || signedness > IntegerType::Unsigned)
    return cursor.emitError("expected an integer type of at most " +
                            Twine(IntegerType::MaxWidth) + " bits, found " +
                            Twine(width) + " bits and signedness " +
                            Twine(signedness));
  type = IntegerType::get(ctx, unsigned(width),
                          IntegerType::Signedness(signedness));
  return success();
}

LogicalResult BuiltinReader::readMemRef(bool hasSpace, Type &type) {
  Attribute space, layout;
  SmallVector<int64_t, 4> shape;
  Type element;
  if ((hasSpace && failed(tables.readAttr(cursor, space))) ||
      failed(readShape(shape)) || failed(tables.readType(cursor, element)) ||
      failed(tables.readAttr(cursor, layout)))
    return failure();
  type = MemRefType::getChecked(emitter(), shape, element, layout, space);
  return success(bool(type));
}

LogicalResult BuiltinReader::readTensor(bool hasEncoding, Type &type) {
  Attribute encoding;
  SmallVector<int64_t, 4> shape;
  Type element;
  if ((hasEncoding && failed(tables.readAttr(cursor, encoding))) ||
      failed(readShape(shape)) || failed(tables.readType(cursor, element)))
    return failure();
  type = RankedTensorType::getChecked(emitter(), shape, element, encoding);
  return success(bool(type));
}

LogicalResult BuiltinReader::readVector(bool isScalable, Type &type) {
  SmallVector<bool, 4> scalable;
  SmallVector<int64_t, 4> shape;
  Type element;
  uint64_t count = 0;
  if (isScalable && failed(cursor.readCount(count, "dimensions")))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    uint8_t flag;
    if (failed(cursor.readByte(flag)))
      return failure();
    scalable.push_back(flag);
  }
  if (failed(readShape(shape)) || failed(tables.readType(cursor, element)))
    return failure();
  if (isScalable && scalable.size() != shape.size())
    return cursor.emitError("expected " + Twine(shape.size()) +
                            " flags for scalable dimensions, found " +
                            Twine(scalable.size()));
  type = VectorType::getChecked(emitter(), shape, element, scalable);
  return success(bool(type));
}

static FloatType::Format getFormat(TypeCode code) {
  using Format = FloatType::Format;
  switch (code) {
  case TypeCode::BF16:
    return Format::BF16;
  case TypeCode::F16:
    return Format::F16;
  case TypeCode::F32:
    return Format::F32;
  case TypeCode::F64:
    return Format::F64;
  case TypeCode::F80:
    return Format::F80;
  default:
    return Format::F128;
  }
}

/// Reads a type around others.
LogicalResult BuiltinReader::readCompound(TypeCode code, Type &type) {
  Type element;
  Attribute space;
  SmallVector<Type, 8> types, results;
  if (code == TypeCode::Function || code == TypeCode::Tuple) {
    if (failed(readTypes(types)) ||
        (code == TypeCode::Function && failed(readTypes(results))))
      return failure();
    type = code == TypeCode::Tuple
               ? Type(TupleType::get(ctx, types))
               : Type(FunctionType::get(ctx, types, results));
    return success();
  }
  if ((code == TypeCode::UnrankedMemRefWithSpace &&
       failed(tables.readAttr(cursor, space))) ||
      failed(tables.readType(cursor, element)))
    return failure();
  if (code == TypeCode::Complex)
    type = ComplexType::getChecked(emitter(), element);
  else if (code == TypeCode::UnrankedTensor)
    type = UnrankedTensorType::getChecked(emitter(), element);
  else
    type = UnrankedMemRefType::getChecked(emitter(), element, space);
  return success(bool(type));
}

LogicalResult BuiltinReader::readType(Type &type) {
  uint64_t number;
  if (failed(cursor.readVarInt(number)))
    return failure();
  if (number > uint64_t(TypeCode::ScalableVector))
    return cursor.emitError("unknown builtin type code: " + Twine(number));
  auto code = TypeCode(number);
  switch (code) {
  case TypeCode::Integer:
    return readIntegerType(type);
  case TypeCode::Index:
    type = IndexType::get(ctx);
    return success();
  case TypeCode::None:
    type = NoneType::get(ctx);
    return success();
  case TypeCode::BF16:
  case TypeCode::F16:
  case TypeCode::F32:
  case TypeCode::F64:
  case TypeCode::F80:
  case TypeCode::F128:
    type = FloatType::get(ctx, getFormat(code));
    return success();
  case TypeCode::MemRef:
  case TypeCode::MemRefWithSpace:
    return readMemRef(code == TypeCode::MemRefWithSpace, type);
  case TypeCode::RankedTensor:
  case TypeCode::RankedTensorWithEncoding:
    return readTensor(code == TypeCode::RankedTensorWithEncoding, type);
  case TypeCode::Vector:
  case TypeCode::ScalableVector:
    return readVector(code == TypeCode::ScalableVector, type);
  default:
    return readCompound(code, type);
  }
}
