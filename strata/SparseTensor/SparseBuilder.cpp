// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseBuilder.h"

#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;
using namespace strata::sparse_tensor;

Value SparseBuilder::index(int64_t value) const {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value SparseBuilder::boolean(bool value) const {
  return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(value));
}

Value SparseBuilder::constant(Attribute value, Type type) const {
  if (isa<ComplexType>(type))
    return complex::ConstantOp::create(builder, loc, type,
                                       strata::cast<ArrayAttr>(value));
  return arith::ConstantOp::create(builder, loc, type, value);
}

Value SparseBuilder::zero(Type type) const {
  if (auto complexType = dyn_cast<ComplexType>(type)) {
    Attribute part = builder.getZeroAttr(complexType.getElementType());
    return constant(builder.getArrayAttr({part, part}), type);
  }
  auto vectorType = dyn_cast<VectorType>(type);
  Attribute value =
      builder.getZeroAttr(vectorType ? vectorType.getElementType() : type);
  if (vectorType)
    value = DenseElementsAttr::get(vectorType, ArrayRef<Attribute>(value));
  return arith::ConstantOp::create(builder, loc, type, value);
}

Value SparseBuilder::add(Value lhs, Value rhs) const {
  return arith::AddIOp::create(builder, loc, lhs, rhs);
}

Value SparseBuilder::add(Value lhs, int64_t rhs) const {
  Value number = index(rhs);
  return add(lhs, number);
}

Value SparseBuilder::sub(Value lhs, Value rhs) const {
  return arith::SubIOp::create(builder, loc, lhs, rhs);
}

Value SparseBuilder::mul(Value lhs, Value rhs) const {
  return arith::MulIOp::create(builder, loc, lhs, rhs);
}

Value SparseBuilder::bitAnd(Value lhs, Value rhs) const {
  return arith::AndIOp::create(builder, loc, lhs, rhs);
}

Value SparseBuilder::compare(arith::CmpIPredicate predicate, Value lhs,
                             Value rhs) const {
  return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
}

Value SparseBuilder::select(Value condition, Value lhs, Value rhs) const {
  return arith::SelectOp::create(builder, loc, condition, lhs, rhs);
}

Value SparseBuilder::isNonzero(Value value) const {
  Type type = value.getType();
  Value none = zero(type);
  if (isa<FloatType>(type))
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNE, value,
                                 none);
  if (isa<ComplexType>(type))
    return complex::NotEqualOp::create(builder, loc, value, none);
  return compare(arith::CmpIPredicate::ne, value, none);
}

Value SparseBuilder::cast(Value value, Type type) const {
  Type from = value.getType();
  if (from == type)
    return value;
  if (isa<IndexType>(from))
    return arith::IndexCastOp::create(builder, loc, type, value);
  if (!isa<IndexType>(type))
    return from.getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth()
               ? Value(arith::ExtUIOp::create(builder, loc, type, value))
               : Value(arith::TruncIOp::create(builder, loc, type, value));
  if (from.getIntOrFloatBitWidth() < 64)
    value = arith::ExtUIOp::create(builder, loc, builder.getI64Type(), value);
  return arith::IndexCastOp::create(builder, loc, type, value);
}

Value SparseBuilder::load(Value memref, ValueRange indices) const {
  return memref::LoadOp::create(builder, loc, memref, indices);
}

Value SparseBuilder::loadIndex(Value memref, ValueRange indices) const {
  return toIndex(load(memref, indices));
}

void SparseBuilder::store(Value value, Value memref, ValueRange indices) const {
  memref::StoreOp::create(builder, loc, value, memref, indices);
}

void SparseBuilder::yield(ValueRange values) const {
  scf::YieldOp::create(builder, loc, values);
}

SymbolPlace strata::sparse_tensor::findSymbolPlace(OpBuilder &builder) {
  SymbolPlace place = {nullptr, builder.getInsertionBlock(),
                       builder.getInsertionPoint()};
  for (place.table = place.block->getParentOp();
       !place.table->hasTrait(OpTrait::SymbolTable) && place.table->getBlock();
       place.table = place.block->getParentOp()) {
    place.block = place.table->getBlock();
    place.point = Block::iterator(place.table);
  }
  return place;
}
