// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that read elements at other positions become linalg.generic: gather, table, reverse
// and tile.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// A linalg.generic with parallel loops over all elements of the result, of the type of `empty`.
static Value createParallel(OpBuilder &builder, Location loc, ValueRange inputs,
                            ArrayRef<AffineMap> inputMaps, Value empty,
                            linalg::StructuredBodyFn body) {
  auto rank = unsigned(cast<RankedTensorType>(empty.getType()).getRank());
  SmallVector<AffineMap> maps = llvm::to_vector(inputMaps);
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  SmallVector<linalg::IteratorType> iterators(rank,
                                              linalg::IteratorType::parallel);
  return linalg::GenericOp::create(builder, loc, TypeRange(empty.getType()),
                                   inputs, ValueRange(empty), maps, iterators,
                                   body)
      ->getResult(0);
}

//===-- Gather -------------------------------------------------------------===//

static LogicalResult lowerGather(tosa::GatherOp op, PatternRewriter &rewriter) {
  Value values = op.getValues(), indices = op.getIndices();
  auto type = dyn_cast<RankedTensorType>(values.getType());
  auto indexType = dyn_cast<RankedTensorType>(indices.getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !indexType || !resultType)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  SmallVector<int64_t> shape = llvm::to_vector(resultType.getShape());
  Value sources[] = {values, indices, values};
  SmallVector<Value> sizes;
  for (auto [dim, source] : llvm::enumerate(sources)) {
    auto sourceType = cast<RankedTensorType>(source.getType());
    if (!ShapedType::isDynamic(shape[dim]))
      continue;
    shape[dim] = sourceType.getDimSize(unsigned(dim));
    if (ShapedType::isDynamic(shape[dim]))
      sizes.push_back(
          linalg::createOrFoldDimOp(rewriter, loc, source, int64_t(dim)));
  }
  Type element = type.getElementType();
  Value empty = tensor::EmptyOp::create(rewriter, loc, shape, element, sizes);
  AffineMap map = AffineMap::get(
      3, 0, {rewriter.getAffineDimExpr(0), rewriter.getAffineDimExpr(1)},
      rewriter.getContext());
  Value result = createParallel(
      rewriter, loc, indices, map, empty,
      [&](OpBuilder &body, Location, ValueRange args) {
        Value batch = linalg::IndexOp::create(body, loc, 0);
        Value index = arith::IndexCastOp::create(body, loc, body.getIndexType(),
                                                 args.front());
        Value channel = linalg::IndexOp::create(body, loc, 2);
        Value read = tensor::ExtractOp::create(
            body, loc, values, ValueRange{batch, index, channel});
        linalg::YieldOp::create(body, loc, read);
      });
  replaceWithCast(rewriter, op, result);
  return success();
}

//===-- Table --------------------------------------------------------------===//

/// The entry of a table for integers of 8 bits, which begins with that of the least one.
static Value createLookup(OpBuilder &builder, Location loc, Value input,
                          Value table) {
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), input);
  Value start = arith::ConstantIndexOp::create(builder, loc, 128);
  Value index = arith::AddIOp::create(builder, loc, number, start);
  return tensor::ExtractOp::create(builder, loc, table, ValueRange(index));
}

/// The number between two entries of a table for integers of 16 bits, which has an entry for each
/// 128th.
static Value createInterpolation(OpBuilder &builder, Location loc, Value input,
                                 Value table) {
  Type i32 = builder.getI32Type();
  Value number = arith::ExtSIOp::create(builder, loc, i32, input);
  Value start = arith::ConstantIntOp::create(builder, loc, 32768, 32);
  Value numBits = arith::ConstantIntOp::create(builder, loc, 7, 32);
  Value one = arith::ConstantIntOp::create(builder, loc, 1, 32);
  Value mask = arith::ConstantIntOp::create(builder, loc, 127, 32);
  Value position = arith::AddIOp::create(builder, loc, number, start);
  Value first = arith::ShRUIOp::create(builder, loc, position, numBits);
  Value distance = arith::AndIOp::create(builder, loc, position, mask);
  Value second = arith::AddIOp::create(builder, loc, first, one);
  Type index = builder.getIndexType();
  Value firstIndex = arith::IndexCastOp::create(builder, loc, index, first);
  Value secondIndex = arith::IndexCastOp::create(builder, loc, index, second);
  Value low =
      tensor::ExtractOp::create(builder, loc, table, ValueRange(firstIndex));
  Value high =
      tensor::ExtractOp::create(builder, loc, table, ValueRange(secondIndex));
  low = arith::ExtSIOp::create(builder, loc, i32, low);
  high = arith::ExtSIOp::create(builder, loc, i32, high);
  Value scaled = arith::ShLIOp::create(builder, loc, low, numBits);
  Value step = arith::SubIOp::create(builder, loc, high, low);
  Value part = arith::MulIOp::create(builder, loc, step, distance);
  return arith::AddIOp::create(builder, loc, scaled, part);
}

static LogicalResult lowerTable(tosa::TableOp op, PatternRewriter &rewriter) {
  Value input = op.getInput1(), table = op.getTable();
  auto type = dyn_cast<RankedTensorType>(input.getType());
  auto tableType = dyn_cast<RankedTensorType>(table.getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !tableType || !resultType)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Type from = type.getElementType(), to = resultType.getElementType();
  Type entry = tableType.getElementType();
  bool isLookup = from.isSignlessInteger(8) && entry.isSignlessInteger(8) &&
                  to.isSignlessInteger(8);
  bool isInterpolated = from.isSignlessInteger(16) &&
                        entry.isSignlessInteger(16) && to.isSignlessInteger(32);
  if (!isLookup && !isInterpolated)
    return rewriter.notifyMatchFailure(
        op, "the table is neither of 8-bit nor of 16-bit integers");
  Location loc = op->getLoc();
  SmallVector<Value> sizes = createDynamicSizes(rewriter, loc, input);
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, type.getShape(), to, sizes);
  AffineMap map = rewriter.getMultiDimIdentityMap(unsigned(type.getRank()));
  Value result = createParallel(
      rewriter, loc, input, map, empty,
      [&](OpBuilder &body, Location, ValueRange args) {
        Value number = args.front();
        Value read = isLookup ? createLookup(body, loc, number, table)
                              : createInterpolation(body, loc, number, table);
        linalg::YieldOp::create(body, loc, read);
      });
  replaceWithCast(rewriter, op, result);
  return success();
}

//===-- Reverse ------------------------------------------------------------===//

static LogicalResult lowerReverse(tosa::ReverseOp op,
                                  PatternRewriter &rewriter) {
  Value input = op.getInput1();
  auto type = dyn_cast<RankedTensorType>(input.getType());
  if (!type || !isa<RankedTensorType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  SmallVector<Value> sizes = createDynamicSizes(rewriter, loc, input);
  int64_t axis = op.getAxis();
  Value number = arith::ConstantIndexOp::create(rewriter, loc, axis);
  Value size = tensor::DimOp::create(rewriter, loc, input, number);
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        type.getElementType(), sizes);
  Value result = createParallel(
      rewriter, loc, {}, {}, empty, [&](OpBuilder &body, Location, ValueRange) {
        SmallVector<Value> indices;
        for (int64_t dim = 0; dim < type.getRank(); ++dim) {
          Value index = linalg::IndexOp::create(body, loc, dim);
          if (dim == axis) {
            Value one = arith::ConstantIndexOp::create(body, loc, 1);
            Value last = arith::SubIOp::create(body, loc, size, one);
            index = arith::SubIOp::create(body, loc, last, index);
          }
          indices.push_back(index);
        }
        Value read = tensor::ExtractOp::create(body, loc, input, indices);
        linalg::YieldOp::create(body, loc, read);
      });
  replaceWithCast(rewriter, op, result);
  return success();
}

//===-- Tile ---------------------------------------------------------------===//

/// Joins each dimension of copies with the dimension that is copied.
static Value collapseCopies(PatternRewriter &rewriter, tosa::TileOp op,
                            Value copies) {
  Location loc = op->getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  if (type.getNumDynamicDims() > 1) {
    SmallVector<ReassociationIndices> groups;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      groups.push_back({2 * dim, 2 * dim + 1});
    return tensor::CollapseShapeOp::create(rewriter, loc, copies, groups);
  }
  SmallVector<int64_t> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
  Value shape = tosa::ConstShapeOp::create(
      rewriter, loc,
      tosa::ShapeType::get(rewriter.getContext(), int(sizes.size())),
      rewriter.getIndexTensorAttr(sizes));
  return tosa::ReshapeOp::create(rewriter, loc, Type(type), copies, shape);
}

static LogicalResult lowerTile(tosa::TileOp op, PatternRewriter &rewriter) {
  Value input = op.getInput1();
  auto type = dyn_cast<RankedTensorType>(input.getType());
  auto multiples = detail::getConstantSizes(op.getMultiples());
  if (!type || !isa<RankedTensorType>(op.getType()) || !multiples ||
      int64_t(multiples->size()) != type.getRank() ||
      llvm::any_of(*multiples, [](int64_t number) { return number < 1; }))
    return rewriter.notifyMatchFailure(
        op, "the numbers of copies are not constant");
  Location loc = op->getLoc();
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> exprs;
  for (auto [dim, number] : llvm::enumerate(*multiples)) {
    shape.push_back(number);
    shape.push_back(type.getDimSize(unsigned(dim)));
    exprs.push_back(rewriter.getAffineDimExpr(2 * unsigned(dim) + 1));
  }
  SmallVector<Value> sizes = createDynamicSizes(rewriter, loc, input);
  Value empty = tensor::EmptyOp::create(rewriter, loc, shape,
                                        type.getElementType(), sizes);
  AffineMap map =
      AffineMap::get(unsigned(shape.size()), 0, exprs, rewriter.getContext());
  Value copies =
      createParallel(rewriter, loc, input, map, empty,
                     [&](OpBuilder &body, Location, ValueRange args) {
                       linalg::YieldOp::create(body, loc, args.front());
                     });
  Value result = collapseCopies(rewriter, op, copies);
  replaceWithCast(rewriter, op, result);
  return success();
}

static LogicalResult dropIdentity(tosa::IdentityOp op,
                                  PatternRewriter &rewriter) {
  if (op.getInput1().getType() == op.getType())
    rewriter.replaceOp(op, op.getInput1());
  else
    replaceWithCast(rewriter, op, op.getInput1());
  return success();
}

void tosalower::populateIndexingPatterns(RewritePatternSet &patterns) {
  patterns.add<tosa::GatherOp>(lowerGather);
  patterns.add<tosa::IdentityOp>(dropIdentity);
  patterns.add<tosa::ReverseOp>(lowerReverse);
  patterns.add<tosa::TableOp>(lowerTable);
  patterns.add<tosa::TileOp>(lowerTile);
}
