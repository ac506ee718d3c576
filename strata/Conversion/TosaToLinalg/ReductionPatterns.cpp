// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions become linalg.reduce, whose result gets the reduced dimension again, and argmax a
// linalg.generic with two results, the index and the number.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// A tensor whose elements are `number`.
static Value createFilled(OpBuilder &builder, Location loc, Attribute number,
                          RankedTensorType type, ValueRange sizes) {
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType(), sizes);
  Value value = arith::ConstantOp::create(builder, loc, number);
  return linalg::FillOp::create(builder, loc, ValueRange(value),
                                ValueRange(empty))
      ->getResult(0);
}

//===-- Reductions ---------------------------------------------------------===//

static Attribute getInitialNumber(Builder &builder, Operation *op, Type type) {
  if (isa<tosa::ReduceSumOp>(op))
    return builder.getZeroAttr(type);
  if (isa<tosa::ReduceProductOp>(op))
    return builder.getOneAttr(type);
  if (isa<tosa::ReduceMaxOp>(op))
    return getLeastNumber(type);
  if (isa<tosa::ReduceMinOp>(op))
    return getGreatestNumber(type);
  return builder.getIntegerAttr(type, isa<tosa::ReduceAllOp>(op));
}

static Value createFloatReduction(OpBuilder &builder, Operation *op,
                                  Value number, Value partial) {
  Location loc = op->getLoc();
  if (isa<tosa::ReduceSumOp>(op))
    return arith::AddFOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceProductOp>(op))
    return arith::MulFOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceMaxOp>(op))
    return arith::MaximumFOp::create(builder, loc, number, partial);
  return arith::MinimumFOp::create(builder, loc, number, partial);
}

static Value createIntegerReduction(OpBuilder &builder, Operation *op,
                                    Value number, Value partial) {
  Location loc = op->getLoc();
  if (isa<tosa::ReduceSumOp>(op))
    return arith::AddIOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceProductOp>(op))
    return arith::MulIOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceMaxOp>(op))
    return arith::MaxSIOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceMinOp>(op))
    return arith::MinSIOp::create(builder, loc, number, partial);
  if (isa<tosa::ReduceAllOp>(op))
    return arith::AndIOp::create(builder, loc, number, partial);
  return arith::OrIOp::create(builder, loc, number, partial);
}

static bool ignoresNaN(Operation *op, Type element) {
  if (!isa<FloatType>(element))
    return false;
  if (auto max = dyn_cast<tosa::ReduceMaxOp>(op))
    return max.getNanMode() == tosa::NanPropagationMode::IGNORE;
  auto min = dyn_cast<tosa::ReduceMinOp>(op);
  return min && min.getNanMode() == tosa::NanPropagationMode::IGNORE;
}

namespace {
/// Lowers a reduction of the dimension `axis` of `input`.
struct ReductionBuilder {
  OpBuilder &builder;
  Operation *op;
  Location loc;
  Value input;
  int64_t axis;
  /// The type of the elements and of partial results, and the type without the dimension.
  Type element, partial;
  RankedTensorType reduced = {};
  SmallVector<Value> sizes = {};

  Value create();
  void createReduction(OpBuilder &body, ValueRange args) const;
  Value reduceNumbers(Value init) const;
  Value reduceIgnoringNaN(Value init) const;
};
} // namespace

/// `args` are elements of the inputs, then partial results. The second pair says whether all
/// elements are NaN.
void ReductionBuilder::createReduction(OpBuilder &body, ValueRange args) const {
  Value number = args.front(), result = args[args.size() / 2];
  if (element != partial)
    number = arith::ExtFOp::create(body, loc, partial, number);
  Value next = isa<FloatType>(element)
                   ? createFloatReduction(body, op, number, result)
                   : createIntegerReduction(body, op, number, result);
  if (args.size() == 2) {
    linalg::YieldOp::create(body, loc, next);
    return;
  }
  Value isNaN = arith::CmpFOp::create(body, loc, arith::CmpFPredicate::UNO,
                                      number, number);
  Value kept = arith::SelectOp::create(body, loc, isNaN, result, next);
  Value areNaN = arith::AndIOp::create(body, loc, args.back(), isNaN);
  linalg::YieldOp::create(body, loc, ValueRange{kept, areNaN});
}

Value ReductionBuilder::reduceNumbers(Value init) const {
  Value result = linalg::ReduceOp::create(
                     builder, loc, ValueRange(input), ValueRange(init), {axis},
                     [&](OpBuilder &body, Location, ValueRange args) {
                       createReduction(body, args);
                     })
                     ->getResult(0);
  if (element == partial)
    return result;
  Value empty =
      tensor::EmptyOp::create(builder, loc, reduced.getShape(), element, sizes);
  AffineMap map = builder.getMultiDimIdentityMap(unsigned(reduced.getRank()));
  SmallVector<linalg::IteratorType> iterators(size_t(reduced.getRank()),
                                              linalg::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, TypeRange(empty.getType()), ValueRange(result),
             ValueRange(empty), {map, map}, iterators,
             [&](OpBuilder &body, Location loc, ValueRange args) {
               Value number =
                   arith::TruncFOp::create(body, loc, element, args.front());
               linalg::YieldOp::create(body, loc, number);
             })
      ->getResult(0);
}

/// The result is NaN if all elements are.
Value ReductionBuilder::reduceIgnoringNaN(Value init) const {
  Value yes =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  auto flags = RankedTensorType::get(reduced.getShape(), builder.getI1Type());
  Value areNaN = createFill(builder, loc, yes, flags, sizes);
  auto both = linalg::ReduceOp::create(
      builder, loc, ValueRange{input, input}, ValueRange{init, areNaN}, {axis},
      [&](OpBuilder &body, Location, ValueRange args) {
        createReduction(body, args);
      });
  const auto &semantics = cast<FloatType>(element).getFloatSemantics();
  Value nan = arith::ConstantOp::create(
      builder, loc, builder.getFloatAttr(element, APFloat::getQNaN(semantics)));
  Value nans = createFill(builder, loc, nan, reduced, sizes);
  Value empty =
      tensor::EmptyOp::create(builder, loc, reduced.getShape(), element, sizes);
  return linalg::SelectOp::create(
             builder, loc,
             ValueRange{both->getResult(1), nans, both->getResult(0)},
             ValueRange(empty))
      ->getResult(0);
}

Value ReductionBuilder::create() {
  auto type = cast<RankedTensorType>(input.getType());
  SmallVector<int64_t> shape, expanded;
  SmallVector<ReassociationIndices> groups;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    int64_t size = type.getDimSize(unsigned(dim));
    expanded.push_back(dim == axis ? 1 : size);
    if (dim == axis)
      continue;
    shape.push_back(size);
    if (ShapedType::isDynamic(size))
      sizes.push_back(linalg::createOrFoldDimOp(builder, loc, input, dim));
  }
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    // The reduced dimension is in the group of the next one, the last in that of the previous one.
    bool joinsPrevious =
        dim > 0 &&
        (dim - 1 == axis || (dim == axis && dim + 1 == type.getRank()));
    if (joinsPrevious)
      groups.back().push_back(dim);
    else if (type.getRank() > 1)
      groups.push_back({dim});
  }
  reduced = RankedTensorType::get(shape, element);
  auto partials = RankedTensorType::get(shape, partial);
  Value init = createFilled(
      builder, loc, getInitialNumber(builder, op, partial), partials, sizes);
  Value result =
      ignoresNaN(op, element) ? reduceIgnoringNaN(init) : reduceNumbers(init);
  return createExpandShape(
      builder, loc, RankedTensorType::get(expanded, element), result, groups);
}

template <typename Op>
static LogicalResult lowerReduction(Op op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !resultType)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Type element = type.getElementType();
  bool isLogical = isa<tosa::ReduceAllOp, tosa::ReduceAnyOp>(op);
  if (!element.isSignlessInteger() && (isLogical || !isa<FloatType>(element)))
    return rewriter.notifyMatchFailure(op, "unsupported type of elements");
  // A sum of many elements needs more bits than bf16 has.
  bool isWidened = std::is_same_v<Op, tosa::ReduceSumOp> && element.isBF16();
  ReductionBuilder builder{rewriter,
                           op.getOperation(),
                           op->getLoc(),
                           op.getInput(),
                           op.getAxis(),
                           element,
                           isWidened ? rewriter.getF32Type() : element};
  Value result = builder.create();
  replaceWithCast(rewriter, op, result);
  return success();
}

//===-- Argmax -------------------------------------------------------------===//

/// Whether `number` takes the place of the greatest number before it.
static Value createIsGreater(OpBuilder &builder, Location loc, Value number,
                             Value greatest, bool ignoresNaN) {
  if (!isa<FloatType>(number.getType()))
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sgt,
                                 number, greatest);
  if (ignoresNaN)
    return arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::OGT,
                                 number, greatest);
  // The first NaN is the result.
  Value isGreater = arith::CmpFOp::create(
      builder, loc, arith::CmpFPredicate::UGT, number, greatest);
  Value isNumber = arith::CmpFOp::create(
      builder, loc, arith::CmpFPredicate::ORD, greatest, greatest);
  return arith::AndIOp::create(builder, loc, isGreater, isNumber);
}

static void createArgMaxBody(OpBuilder &builder, tosa::ArgMaxOp op,
                             ValueRange args) {
  Location loc = op->getLoc();
  Value number = args[0], index = args[1], greatest = args[2];
  Value position = linalg::IndexOp::create(builder, loc, op.getAxis());
  Value converted =
      arith::IndexCastOp::create(builder, loc, index.getType(), position);
  Value isGreater =
      createIsGreater(builder, loc, number, greatest,
                      op.getNanMode() == tosa::NanPropagationMode::IGNORE);
  Value newGreatest =
      arith::SelectOp::create(builder, loc, isGreater, number, greatest);
  Value newIndex =
      arith::SelectOp::create(builder, loc, isGreater, converted, index);
  linalg::YieldOp::create(builder, loc, ValueRange{newIndex, newGreatest});
}

static LogicalResult lowerArgMax(tosa::ArgMaxOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !resultType || !isa<IntegerType>(resultType.getElementType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Type element = type.getElementType();
  if (!isa<FloatType>(element) && !element.isSignlessInteger())
    return rewriter.notifyMatchFailure(op, "unsupported type of elements");
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> exprs;
  SmallVector<linalg::IteratorType> iterators;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    bool isAxis = dim == op.getAxis();
    iterators.push_back(isAxis ? linalg::IteratorType::reduction
                               : linalg::IteratorType::parallel);
    if (isAxis)
      continue;
    exprs.push_back(rewriter.getAffineDimExpr(unsigned(dim)));
    shape.push_back(type.getDimSize(unsigned(dim)));
    if (ShapedType::isDynamic(shape.back()))
      sizes.push_back(
          linalg::createOrFoldDimOp(rewriter, loc, op.getInput(), dim));
  }
  Type index = resultType.getElementType();
  Value indices = createFilled(rewriter, loc, rewriter.getZeroAttr(index),
                               RankedTensorType::get(shape, index), sizes);
  Value numbers = createFilled(rewriter, loc, getLeastNumber(element),
                               RankedTensorType::get(shape, element), sizes);
  auto rank = unsigned(type.getRank());
  AffineMap map = AffineMap::get(rank, 0, exprs, rewriter.getContext());
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange{indices.getType(), numbers.getType()},
      ValueRange(op.getInput()), ValueRange{indices, numbers},
      {rewriter.getMultiDimIdentityMap(rank), map, map}, iterators,
      [&](OpBuilder &builder, Location, ValueRange args) {
        createArgMaxBody(builder, op, args);
      });
  Value result = generic->getResult(0);
  replaceWithCast(rewriter, op, result);
  return success();
}

void tosalower::populateReductionPatterns(RewritePatternSet &patterns) {
  patterns.add<tosa::ArgMaxOp>(lowerArgMax);
  patterns.add<tosa::ReduceAllOp>(lowerReduction<tosa::ReduceAllOp>);
  patterns.add<tosa::ReduceAnyOp>(lowerReduction<tosa::ReduceAnyOp>);
  patterns.add<tosa::ReduceMaxOp>(lowerReduction<tosa::ReduceMaxOp>);
  patterns.add<tosa::ReduceMinOp>(lowerReduction<tosa::ReduceMinOp>);
  patterns.add<tosa::ReduceProductOp>(lowerReduction<tosa::ReduceProductOp>);
  patterns.add<tosa::ReduceSumOp>(lowerReduction<tosa::ReduceSumOp>);
}
