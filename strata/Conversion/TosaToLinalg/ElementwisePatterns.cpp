// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations become linalg.generic. Dimensions of size 1 are broadcast by the maps of
// operands. For a dynamic size this is decided at run time: the operand is replaced by a broadcast
// copy if the size is 1, and another operand has a different size.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

Value IndexPool::get(OpBuilder &builder, Location loc, int64_t value) {
  Value &constant = constants[value];
  if (!constant)
    constant = arith::ConstantIndexOp::create(builder, loc, value);
  return constant;
}

//===-- Sizes --------------------------------------------------------------===//

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

/// The size of dimension `dim`, which zero points and shifts of rank 1 may not have.
static int64_t getSize(Value value, int64_t dim) {
  RankedTensorType type = getTensorType(value);
  return dim < type.getRank() ? type.getDimSize(unsigned(dim)) : 1;
}

namespace {
/// Lowers an operation with dimensions that may be broadcast.
struct Broadcaster {
  OpBuilder &builder;
  Location loc;
  SmallVector<Value> operands;
  int64_t rank;
  IndexPool pool = {};

  Value createDim(Value value, int64_t dim) {
    Value number = pool.get(builder, loc, dim);
    return tensor::DimOp::create(builder, loc, value, number);
  }
  OpFoldResult createTargetSize(int64_t dim);
  SmallVector<OpFoldResult> broadcastOperands();
  Value broadcast(Value operand, int64_t dim, OpFoldResult size);
  Value createBroadcastCopy(OpBuilder &nested, Value operand, int64_t dim,
                            OpFoldResult size);
  bool needsBroadcast(unsigned index, int64_t dim) const;
};
} // namespace

/// The greatest size of the operands.
OpFoldResult Broadcaster::createTargetSize(int64_t dim) {
  for (Value operand : operands) {
    int64_t size = getSize(operand, dim);
    if (!ShapedType::isDynamic(size) && size != 1)
      return builder.getIndexAttr(size);
  }
  Value greatest;
  for (Value operand : operands) {
    if (!ShapedType::isDynamic(getSize(operand, dim)))
      continue;
    Value size = createDim(operand, dim);
    greatest = greatest
                   ? Value(arith::MaxUIOp::create(builder, loc, greatest, size))
                   : size;
  }
  return greatest ? OpFoldResult(greatest)
                  : OpFoldResult(builder.getIndexAttr(1));
}

bool Broadcaster::needsBroadcast(unsigned index, int64_t dim) const {
  if (!ShapedType::isDynamic(getSize(operands[index], dim)))
    return false;
  for (auto [i, other] : llvm::enumerate(operands))
    if (i != index && getSize(other, dim) != 1)
      return true;
  return false;
}

Value Broadcaster::createBroadcastCopy(OpBuilder &nested, Value operand,
                                       int64_t dim, OpFoldResult size) {
  RankedTensorType type = getTensorType(operand);
  SmallVector<OpFoldResult> sizes;
  SmallVector<AffineExpr> exprs;
  for (int64_t i = 0; i < rank; ++i) {
    exprs.push_back(i == dim ? nested.getAffineConstantExpr(0)
                             : nested.getAffineDimExpr(unsigned(i)));
    sizes.push_back(i == dim ? size
                             : tensor::getMixedSize(nested, loc, operand, i));
  }
  Value empty =
      tensor::EmptyOp::create(nested, loc, sizes, type.getElementType());
  AffineMap maps[] = {
      AffineMap::get(unsigned(rank), 0, exprs, nested.getContext()),
      nested.getMultiDimIdentityMap(unsigned(rank))};
  SmallVector<linalg::IteratorType> iterators(size_t(rank),
                                              linalg::IteratorType::parallel);
  Value copy = linalg::GenericOp::create(
                   nested, loc, TypeRange(empty.getType()), ValueRange(operand),
                   ValueRange(empty), maps, iterators,
                   [](OpBuilder &body, Location loc, ValueRange args) {
                     linalg::YieldOp::create(body, loc, args.front());
                   })
                   ->getResult(0);
  return nested.createOrFold<tensor::CastOp>(loc, Type(type), copy);
}

Value Broadcaster::broadcast(Value operand, int64_t dim, OpFoldResult size) {
  Value one = pool.get(builder, loc, 1);
  Value operandSize = createDim(operand, dim);
  Value isOne = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                      operandSize, one);
  auto choice = scf::IfOp::create(builder, loc, TypeRange(operand.getType()),
                                  isOne, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  Value copy = createBroadcastCopy(builder, operand, dim, size);
  scf::YieldOp::create(builder, loc, copy);
  builder.setInsertionPointToStart(choice.elseBlock());
  scf::YieldOp::create(builder, loc, operand);
  return choice->getResult(0);
}

/// Returns the sizes of the result.
SmallVector<OpFoldResult> Broadcaster::broadcastOperands() {
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(createTargetSize(dim));
  for (auto [i, operand] : llvm::enumerate(operands))
    for (int64_t dim = 0; dim < rank; ++dim)
      if (needsBroadcast(unsigned(i), dim))
        operand = broadcast(operand, dim, sizes[size_t(dim)]);
  return sizes;
}

//===-- Pattern ------------------------------------------------------------===//

/// The map of an operand, for a result of the given shape.
static AffineMap getOperandMap(Builder &builder, Value operand,
                               ArrayRef<int64_t> shape) {
  SmallVector<AffineExpr> exprs;
  for (auto [i, size] : llvm::enumerate(getTensorType(operand).getShape()))
    exprs.push_back(size == 1 && shape[i] != 1
                        ? builder.getAffineConstantExpr(0)
                        : builder.getAffineDimExpr(unsigned(i)));
  return AffineMap::get(unsigned(shape.size()), 0, exprs, builder.getContext());
}

/// The operands of which elements are read: not shifts and zero points that are constants.
static SmallVector<Value> getReadOperands(Operation *op,
                                          ArrayRef<Value> operands) {
  bool isScaled = false;
  if (auto mul = dyn_cast<tosa::MulOp>(op))
    isScaled = !getConstantNumber(mul.getShift());
  if (auto negate = dyn_cast<tosa::NegateOp>(op))
    isScaled = !getConstantNumber(negate.getInput1Zp()) ||
               !getConstantNumber(negate.getOutputZp());
  unsigned numElements = isa<tosa::MulOp>(op)      ? 2
                         : isa<tosa::NegateOp>(op) ? 1
                                                   : unsigned(operands.size());
  return llvm::to_vector(isScaled ? operands
                                  : operands.take_front(numElements));
}

namespace {
struct ElementwiseLowering final : ConversionPattern {
  ElementwiseLowering(const TypeConverter &converter, StringRef root,
                      std::shared_ptr<const ElementBodies> bodies)
      : ConversionPattern(converter, root, root), bodies(std::move(bodies)) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

  std::shared_ptr<const ElementBodies> bodies;
};
} // namespace

static bool isRankedTensor(Type type) { return isa<RankedTensorType>(type); }

LogicalResult ElementwiseLowering::matchAndRewrite(
    Operation *op, ArrayRef<Value> operands,
    ConversionPatternRewriter &rewriter) const {
  auto type = dyn_cast_or_null<RankedTensorType>(
      getTypeConverter()->convertType(op->getResult(0).getType()));
  if (!type || !llvm::all_of(op->getOperandTypes(), isRankedTensor))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  Broadcaster broadcaster{rewriter, loc, getReadOperands(op, operands),
                          type.getRank()};
  SmallVector<OpFoldResult> sizes = broadcaster.broadcastOperands();
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, sizes, type.getElementType());
  SmallVector<AffineMap> maps;
  for (Value operand : broadcaster.operands)
    maps.push_back(getOperandMap(rewriter, operand, type.getShape()));
  maps.push_back(rewriter.getMultiDimIdentityMap(unsigned(type.getRank())));
  SmallVector<linalg::IteratorType> iterators(size_t(type.getRank()),
                                              linalg::IteratorType::parallel);
  bool isSupported = true;
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(empty.getType()), broadcaster.operands,
      ValueRange(empty), maps, iterators,
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        Value result = bodies->create(builder, op, args.drop_back(),
                                      type.getElementType());
        isSupported = bool(result);
        if (result)
          linalg::YieldOp::create(builder, loc, result);
      });
  if (!isSupported)
    return rewriter.notifyMatchFailure(op, "unsupported types of elements");
  Value result = generic->getResult(0);
  rewriter.replaceOp(
      op, rewriter.createOrFold<tensor::CastOp>(loc, Type(type), result));
  return success();
}

void tosalower::populateElementwisePatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns) {
  auto bodies = std::make_shared<ElementBodies>(patterns.getContext());
  for (StringRef name : bodies->getOperations())
    patterns.add<ElementwiseLowering>(converter, name, bodies);
  for (StringRef name :
       {tosa::CastOp::getOperationName(), tosa::ClampOp::getOperationName(),
        tosa::MulOp::getOperationName(), tosa::NegateOp::getOperationName()})
    patterns.add<ElementwiseLowering>(converter, name, bodies);
}
