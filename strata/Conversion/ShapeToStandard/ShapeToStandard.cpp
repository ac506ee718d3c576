// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expansions that depend on the number of operands or dimensions. The others are rules in
// ShapeToStandard.conversion.mlir.
#include "strata/Conversion/ShapeToStandard/ShapeToStandard.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Shape/ShapeOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

using Predicate = arith::CmpIPredicate;

static Value createIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

static Value createBool(OpBuilder &builder, Location loc, bool value) {
  return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(value));
}

static Value compare(OpBuilder &builder, Location loc, Predicate predicate,
                     Value a, Value b) {
  return arith::CmpIOp::create(builder, loc, predicate, a, b);
}

/// Whether the values are lists of extents, none of which is an error.
static bool areExtents(ValueRange values) {
  return llvm::all_of(values, [](Value value) {
    return isa<RankedTensorType>(value.getType());
  });
}

static RankedTensorType getExtentsType(OpBuilder &builder, int64_t rank) {
  return RankedTensorType::get({rank}, builder.getIndexType());
}

//===-- Constants and sizes ------------------------------------------------===//

static LogicalResult lowerConstShape(shape::ConstShapeOp op,
                                     PatternRewriter &rewriter) {
  if (isa<shape::ShapeType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "the shape may be an error");
  Location loc = op->getLoc();
  SmallVector<Value> extents;
  for (const APInt &extent : op.getShape().getValues<APInt>())
    extents.push_back(createIndex(rewriter, loc, extent.getSExtValue()));
  auto type = getExtentsType(rewriter, int64_t(extents.size()));
  Value list =
      tensor::FromElementsOp::create(rewriter, loc, Type(type), extents);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, Type(type), list);
  return success();
}

static LogicalResult lowerConstSize(shape::ConstSizeOp op,
                                    PatternRewriter &rewriter) {
  Value size = createIndex(rewriter, op->getLoc(), op.getValue());
  rewriter.replaceOp(op, size);
  return success();
}

/// The sizes of a tensor without a rank are found in a loop.
static Value createSizesOfUnranked(OpBuilder &builder, Location loc,
                                   Value tensor) {
  Value rank = tensor::RankOp::create(builder, loc, tensor);
  auto type = getExtentsType(builder, ShapedType::kDynamic);
  return tensor::GenerateOp::create(
      builder, loc, Type(type), ValueRange(rank),
      [&](OpBuilder &body, Location loc, ValueRange indices) {
        Value size = tensor::DimOp::create(body, loc, tensor, indices.front());
        tensor::YieldOp::create(body, loc, size);
      });
}

static LogicalResult lowerShapeOf(shape::ShapeOfOp op,
                                  PatternRewriter &rewriter) {
  Value value = op.getArg();
  if (isa<shape::ShapeType>(op.getType()) || !isa<TensorType>(value.getType()))
    return rewriter.notifyMatchFailure(op, "expected the extents of a tensor");
  Location loc = op->getLoc();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type) {
    Value sizes = createSizesOfUnranked(rewriter, loc, value);
    rewriter.replaceOp(op, sizes);
    return success();
  }
  SmallVector<Value> extents;
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim) {
    bool isDynamic = type.isDynamicDim(dim);
    Value number =
        createIndex(rewriter, loc, isDynamic ? dim : type.getDimSize(dim));
    if (isDynamic)
      number = tensor::DimOp::create(rewriter, loc, value, number);
    extents.push_back(number);
  }
  auto listType = getExtentsType(rewriter, type.getRank());
  Value list =
      tensor::FromElementsOp::create(rewriter, loc, Type(listType), extents);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), list);
  return success();
}

/// An extent of the shape of the value.
static LogicalResult lowerDim(shape::DimOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<TensorType>(op.getValue().getType());
  if (!type || !isa<IndexType>(op.getIndex().getType()) ||
      !isa<IndexType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "expected an extent of a tensor");
  int64_t rank =
      type.hasRank() ? type.getRank() : int64_t(ShapedType::kDynamic);
  Value extents = shape::ShapeOfOp::create(
      rewriter, op->getLoc(), getExtentsType(rewriter, rank), op.getValue());
  rewriter.replaceOpWithNewOp<shape::GetExtentOp>(op, op.getType(), extents,
                                                  op.getIndex());
  return success();
}

//===-- Comparison ---------------------------------------------------------===//

/// Whether all extents of two shapes of rank `rank` are equal.
static Value compareExtents(OpBuilder &builder, Location loc, Value zero,
                            Value rank, Value lhs, Value rhs) {
  Value one = createIndex(builder, loc, 1);
  Value init = createBool(builder, loc, true);
  auto loop = scf::ForOp::create(
      builder, loc, zero, rank, one, ValueRange(init),
      [&](OpBuilder &body, Location loc, Value iv, ValueRange carried) {
        Value left = tensor::ExtractOp::create(body, loc, lhs, iv);
        Value right = tensor::ExtractOp::create(body, loc, rhs, iv);
        Value isEqual = compare(body, loc, Predicate::eq, left, right);
        Value all = arith::AndIOp::create(body, loc, carried.front(), isEqual);
        scf::YieldOp::create(body, loc, all);
      });
  return loop->getResult(0);
}

static LogicalResult lowerShapeEq(shape::ShapeEqOp op,
                                  PatternRewriter &rewriter) {
  if (!areExtents(op.getShapes()))
    return rewriter.notifyMatchFailure(op, "a shape may be an error");
  Location loc = op->getLoc();
  if (op.getShapes().size() < 2) {
    Value yes = createBool(rewriter, loc, true);
    rewriter.replaceOp(op, yes);
    return success();
  }
  Value zero = createIndex(rewriter, loc, 0);
  Value first = op.getShapes().front();
  Value rank = tensor::DimOp::create(rewriter, loc, first, zero);
  Value result;
  for (Value other : llvm::drop_begin(op.getShapes())) {
    Value otherRank = tensor::DimOp::create(rewriter, loc, other, zero);
    Value isSame = compare(rewriter, loc, Predicate::eq, rank, otherRank);
    auto branch = scf::IfOp::create(
        rewriter, loc, isSame,
        [&](OpBuilder &body, Location loc) {
          Value all = compareExtents(body, loc, zero, rank, first, other);
          scf::YieldOp::create(body, loc, all);
        },
        [&](OpBuilder &body, Location loc) {
          Value no = createBool(body, loc, false);
          scf::YieldOp::create(body, loc, no);
        });
    Value isEqual = branch->getResult(0);
    if (result)
      result = arith::AndIOp::create(rewriter, loc, result, isEqual);
    else
      result = isEqual;
  }
  rewriter.replaceOp(op, result);
  return success();
}

//===-- Broadcasts ---------------------------------------------------------===//

namespace {
/// Shapes whose last dimensions are aligned.
class AlignedShapes {
public:
  AlignedShapes(OpBuilder &builder, Location loc, Value zero,
                ValueRange shapes);
  /// The largest rank.
  Value getRank() const { return rank; }
  /// The extent of dimension `dim` of the broadcast shape.
  Value createExtent(OpBuilder &builder, Location loc, Value dim) const;
  /// Whether all shapes have the extent `extent`, or 1, in dimension `dim`, and `init` is true.
  Value createCheck(OpBuilder &builder, Location loc, Value init, Value one,
                    Value dim, Value extent) const;

private:
  using Combine =
      function_ref<Value(OpBuilder &, Value previous, Value extent)>;
  /// Combines `init` with the extent of each shape that has dimension `dim`.
  Value fold(OpBuilder &builder, Location loc, Value init, Value dim,
             Combine combine) const;

  SmallVector<Value> shapes;
  Value rank;
  /// The number of dimensions that each shape lacks.
  SmallVector<Value> offsets;
};
} // namespace

AlignedShapes::AlignedShapes(OpBuilder &builder, Location loc, Value zero,
                             ValueRange values)
    : shapes(llvm::to_vector(values)) {
  SmallVector<Value> ranks;
  for (Value shape : shapes)
    ranks.push_back(tensor::DimOp::create(builder, loc, shape, zero));
  rank = ranks.front();
  for (Value other : llvm::drop_begin(ranks))
    rank = arith::MaxUIOp::create(builder, loc, other, rank);
  for (Value own : ranks)
    offsets.push_back(arith::SubIOp::create(builder, loc, rank, own));
}

Value AlignedShapes::fold(OpBuilder &builder, Location loc, Value init,
                          Value dim, Combine combine) const {
  Value result = init;
  for (auto [shape, offset] : llvm::zip_equal(shapes, offsets)) {
    Value isOutside = compare(builder, loc, Predicate::ult, dim, offset);
    auto branch = scf::IfOp::create(
        builder, loc, isOutside,
        [&](OpBuilder &body, Location loc) {
          scf::YieldOp::create(body, loc, result);
        },
        [&, shape = shape, offset = offset](OpBuilder &body, Location loc) {
          Value own = arith::SubIOp::create(body, loc, dim, offset);
          Value extent = tensor::ExtractOp::create(body, loc, shape, own);
          Value combined = combine(body, result, extent);
          scf::YieldOp::create(body, loc, combined);
        });
    result = branch->getResult(0);
  }
  return result;
}

Value AlignedShapes::createExtent(OpBuilder &builder, Location loc,
                                  Value dim) const {
  Value one = createIndex(builder, loc, 1);
  return fold(builder, loc, one, dim,
              [&](OpBuilder &body, Value previous, Value extent) -> Value {
                Value isOne = compare(body, loc, Predicate::eq, extent, one);
                return arith::SelectOp::create(body, loc, isOne, previous,
                                               extent);
              });
}

Value AlignedShapes::createCheck(OpBuilder &builder, Location loc, Value init,
                                 Value one, Value dim, Value extent) const {
  return fold(builder, loc, init, dim,
              [&](OpBuilder &body, Value previous, Value own) -> Value {
                Value isOne = compare(body, loc, Predicate::eq, own, one);
                Value isSame = compare(body, loc, Predicate::eq, own, extent);
                Value either = arith::OrIOp::create(body, loc, isOne, isSame);
                return arith::AndIOp::create(body, loc, previous, either);
              });
}

static LogicalResult lowerBroadcast(shape::BroadcastOp op,
                                    PatternRewriter &rewriter) {
  if (op.getShapes().empty() || !areExtents(op.getShapes()) ||
      isa<shape::ShapeType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "a shape may be an error");
  Location loc = op->getLoc();
  Value zero = createIndex(rewriter, loc, 0);
  AlignedShapes shapes(rewriter, loc, zero, op.getShapes());
  auto type = getExtentsType(rewriter, ShapedType::kDynamic);
  Value result = tensor::GenerateOp::create(
      rewriter, loc, Type(type), ValueRange(shapes.getRank()),
      [&](OpBuilder &body, Location loc, ValueRange indices) {
        Value extent = shapes.createExtent(body, loc, indices.front());
        tensor::YieldOp::create(body, loc, extent);
      });
  if (result.getType() != op.getType())
    result = tensor::CastOp::create(rewriter, loc, op.getType(), result);
  rewriter.replaceOp(op, result);
  return success();
}

static LogicalResult lowerIsBroadcastable(shape::IsBroadcastableOp op,
                                          PatternRewriter &rewriter) {
  if (op.getShapes().empty() || !areExtents(op.getShapes()))
    return rewriter.notifyMatchFailure(op, "a shape may be an error");
  Location loc = op->getLoc();
  Value zero = createIndex(rewriter, loc, 0);
  Value one = createIndex(rewriter, loc, 1);
  AlignedShapes shapes(rewriter, loc, zero, op.getShapes());
  Value init = createBool(rewriter, loc, true);
  auto loop = scf::ForOp::create(
      rewriter, loc, zero, shapes.getRank(), one, ValueRange(init),
      [&](OpBuilder &body, Location loc, Value iv, ValueRange carried) {
        Value extent = shapes.createExtent(body, loc, iv);
        Value holds =
            shapes.createCheck(body, loc, carried.front(), one, iv, extent);
        scf::YieldOp::create(body, loc, holds);
      });
  rewriter.replaceOp(op, loop.getOperation());
  return success();
}

//===-- Reductions ---------------------------------------------------------===//

static LogicalResult lowerReduce(shape::ReduceOp op,
                                 PatternRewriter &rewriter) {
  Value shape = op.getShape();
  if (!areExtents(shape))
    return rewriter.notifyMatchFailure(op, "the shape may be an error");
  Location loc = op->getLoc();
  Value zero = createIndex(rewriter, loc, 0);
  Value one = createIndex(rewriter, loc, 1);
  Value rank = tensor::DimOp::create(rewriter, loc, shape, zero);
  Block &source = op.getRegion().front();
  auto yield = cast<shape::YieldOp>(source.getTerminator());
  auto loop = scf::ForOp::create(
      rewriter, loc, zero, rank, one, op.getInitVals(),
      [&](OpBuilder &body, Location loc, Value iv, ValueRange carried) {
        SmallVector<Value> args{
            iv, tensor::ExtractOp::create(body, loc, shape, iv)};
        llvm::append_range(args, carried);
        rewriter.inlineBlockBefore(&source, body.getBlock(),
                                   body.getBlock()->end(), args);
      });
  rewriter.setInsertionPoint(yield);
  rewriter.replaceOpWithNewOp<scf::YieldOp>(yield, yield.getOperands());
  rewriter.replaceOp(op, loop.getOperation());
  return success();
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct ShapeToStandard final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    ConversionTarget target(&getContext());
    target.addLegalDialect("arith", "scf", "tensor");
    target.addLegalOp<shape::CstrRequireOp>();
    RewritePatternSet patterns(&getContext());
    patterns.add(lowerBroadcast);
    patterns.add(lowerConstShape);
    patterns.add(lowerConstSize);
    patterns.add(lowerDim);
    patterns.add(lowerIsBroadcastable);
    patterns.add(lowerReduce);
    patterns.add(lowerShapeEq);
    patterns.add(lowerShapeOf);
    populateBundledRules(patterns, "ShapeToStandard");
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo standardInfo = {
    .argument = "convert-shape-to-std",
    .name = "ConvertShapeToStandardPass",
    .summary = "Lower shapes that are no errors to arith, tensor and scf",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "scf", "tensor"},
    .create = makePass<ShapeToStandard>,
};

static void populateConstraintPatterns(RewritePatternSet &patterns) {
  populateBundledRules(patterns, "ShapeConstraints");
}

/// Runs on any operation.
static constexpr PassInfo constraintsInfo = {
    .argument = "convert-shape-constraints",
    .name = "ConvertShapeConstraintsPass",
    .summary = "Lower constraints on shapes to assertions",
    .dependentDialects = {"cf", "scf"},
    .create = makePatternPass<populateConstraintPatterns>,
};

void strata::registerShapeToStandardPasses(PassRegistry &registry) {
  registry.add(standardInfo);
  registry.add(constraintsInfo);
}
