// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/VectorToSCF/VectorToSCFDetail.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

using namespace strata;
using namespace strata::detail;

//===-- Operations ---------------------------------------------------------===//

void detail::setMask(Operation *transfer, Value mask) {
  if (auto read = dyn_cast<vector::TransferReadOp>(transfer))
    read.getMaskMutable().assign(mask);
  else
    cast<vector::TransferWriteOp>(transfer).getMaskMutable().assign(mask);
}

Value detail::extractAt(OpBuilder &builder, Location loc, Value source,
                        Value position) {
  auto type = cast<VectorType>(source.getType());
  Type result = type.getElementType();
  if (type.getRank() > 1)
    result =
        VectorType::get(type.getShape().drop_front(), result,
                        ArrayRef<bool>(getScalableFlags(type)).drop_front());
  if (!position)
    return vector::ExtractOp::create(builder, loc, result, source, ValueRange(),
                                     ArrayRef<int64_t>());
  return vector::ExtractOp::create(builder, loc, result, source, position,
                                   ShapedType::kDynamic);
}

Value detail::createSize(OpBuilder &builder, Location loc, VectorType type) {
  Value size = arith::ConstantOp::create(
      builder, loc, builder.getIndexAttr(type.getDimSize(0)));
  if (!isScalableDim(type, 0))
    return size;
  Value scale = vector::VectorScaleOp::create(
      builder, loc, builder.getIndexType(), ValueRange());
  return arith::MulIOp::create(builder, loc, scale, size);
}

const char *detail::getObstacle(const Transfer &transfer,
                                const VectorToSCFOptions &options) {
  if (transfer.map.getNumResults() == 0)
    return "the transfer has no dimensions";
  if (isa_and_nonnull<vector::MaskOp>(transfer.op->getParentOp()))
    return "the transfer is in a 'vector.mask', which has one operation";
  if (isScalableDim(transfer.vectorType, 0))
    return "the first dimension is scalable";
  if (!isa<MemRefType>(transfer.baseType) && !options.lowerTensors)
    return "transfers of tensors are left";
  if (transfer.baseType.getElementType() !=
      transfer.vectorType.getElementType())
    return "the elements of the memory have another type";
  return nullptr;
}

//===-- Steps --------------------------------------------------------------===//

// Loops and conditionals are inserted after their bodies were created. Drivers visit new
// operations in the order in which they are inserted, and this order decides which of
// equal constants stay.

std::optional<unsigned> TransferStep::getDim() const {
  auto dim = dyn_cast<AffineDimExpr>(transfer.map.getResult(0));
  return dim ? std::optional<unsigned>(dim.getPosition()) : std::nullopt;
}

bool TransferStep::hasMaskOfSteps() const {
  return transfer.mask && getDim() &&
         cast<VectorType>(transfer.mask.getType()).getRank() == 1;
}

bool TransferStep::isMaskShared() const { return transfer.mask && !getDim(); }

Value TransferStep::index(int64_t value) const {
  return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(value));
}

Value TransferStep::createIndex(unsigned dim, Value iv) const {
  AffineMap map = AffineMap::get(
      2, 0, builder.getAffineDimExpr(0) + builder.getAffineDimExpr(1));
  return affine::makeComposedAffineApply(builder, loc, map,
                                         {transfer.indices[dim], iv});
}

SmallVector<Value> TransferStep::getIndices(Value iv) const {
  SmallVector<Value> indices = transfer.indices;
  if (std::optional<unsigned> dim = getDim())
    indices[*dim] = createIndex(*dim, iv);
  return indices;
}

Value TransferStep::createCondition(Value iv) const {
  Value condition;
  std::optional<unsigned> dim = getDim();
  if (dim && transfer.mayBeOutOfBounds(0)) {
    Value number = index(*dim);
    Value size =
        isa<MemRefType>(transfer.baseType)
            ? builder.createOrFold<memref::DimOp>(loc, transfer.base, number)
            : builder.createOrFold<tensor::DimOp>(loc, transfer.base, number);
    condition = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                      size, createIndex(*dim, iv));
  }
  if (!hasMaskOfSteps())
    return condition;
  Value flag = extractAt(builder, loc, transfer.mask, iv);
  return condition ? Value(arith::AndIOp::create(builder, loc, condition, flag))
                   : flag;
}

Value TransferStep::guard(Value iv, Type type, function_ref<Value()> body,
                          function_ref<Value()> otherwise) const {
  Value condition = createCondition(iv);
  if (!condition)
    return body();
  OpBuilder::InsertPoint place = builder.saveInsertionPoint();
  builder.clearInsertionPoint();
  auto choice = scf::IfOp::create(
      builder, loc, type ? TypeRange(type) : TypeRange(), condition);
  const function_ref<Value()> branches[] = {body, otherwise};
  for (unsigned number = 0; number < 2; ++number) {
    builder.createBlock(&choice->getRegion(number));
    Value result = branches[number]();
    scf::YieldOp::create(builder, loc,
                         type ? ValueRange(result) : ValueRange());
  }
  builder.restoreInsertionPoint(place);
  builder.insert(choice);
  return type ? choice->getResult(0) : Value();
}

Value TransferStep::createLoop(Value size, Value init,
                               function_ref<Value(Value, Value)> body) const {
  Value lower = index(0);
  return createLoop(lower, size, index(1), init, body);
}

Value TransferStep::createLoop(Value lower, Value upper, Value step, Value init,
                               function_ref<Value(Value, Value)> body) const {
  OpBuilder::InsertPoint place = builder.saveInsertionPoint();
  builder.clearInsertionPoint();
  auto loop = scf::ForOp::create(builder, loc, lower, upper, step,
                                 init ? ValueRange(init) : ValueRange());
  Block *block = loop.getBody();
  builder.setInsertionPointToStart(block);
  Value result = body(loop.getInductionVar(),
                      init ? block->getArgument(1) : BlockArgument());
  if (init)
    scf::YieldOp::create(builder, loc, result);
  builder.restoreInsertionPoint(place);
  builder.insert(loop);
  return init ? loop->getResult(0) : Value();
}

//===-- The other dimensions -----------------------------------------------===//

AffineMapAttr TransferStep::getInnerMap() const {
  AffineMap map = transfer.map;
  return AffineMapAttr::get(AffineMap::get(map.getNumDims(), 0,
                                           map.getResults().drop_front(),
                                           builder.getContext()));
}

ArrayAttr TransferStep::getInnerInBounds() const {
  return builder.getArrayAttr(transfer.inBounds.getValue().drop_front());
}

Operation *TransferStep::createRead(VectorType type, ValueRange indices) const {
  auto read = cast<vector::TransferReadOp>(transfer.op);
  return vector::TransferReadOp::create(builder, loc, type, transfer.base,
                                        indices, read.getPadding(), Value(),
                                        getInnerMap(), getInnerInBounds());
}

Operation *TransferStep::createWrite(Value vector, Value base,
                                     ValueRange indices) const {
  return vector::TransferWriteOp::create(builder, loc, vector, base, indices,
                                         Value(), getInnerMap(),
                                         getInnerInBounds());
}
