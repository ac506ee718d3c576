// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Shape/ShapeHooks.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::detail;

using Values = SmallVector<Value>;

static Value createOne(PatternRewriter &rewriter, Location loc, StringRef name,
                       Type type, ValueRange operands) {
  return rewriter.create(loc, name, operands, {type})->getResult(0);
}

static RankedTensorType getExtentTensor(Context *ctx, int64_t rank) {
  return RankedTensorType::get({rank}, IndexType::get(ctx));
}

/// The value as an extent tensor of another type.
static Value castExtents(PatternRewriter &rewriter, Location loc, Value value,
                         Type type) {
  if (value.getType() == type)
    return value;
  return createOne(rewriter, loc, "tensor.cast", type, value);
}

/// A constant extent tensor.
static Value createExtents(PatternRewriter &rewriter, Location loc,
                           ArrayRef<int64_t> extents) {
  Type type = getExtentTensor(rewriter.getContext(), int64_t(extents.size()));
  return rewriter
      .create(loc, "shape.const_shape", {}, {type},
              {rewriter.getNamedAttr("shape", getExtentsAttr(type, extents))})
      ->getResult(0);
}

static bool isDynamicExtents(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.isDynamicDim(0);
}

//===-- Lists of shapes ----------------------------------------------------===//

/// The operation with other operands; a witness or a test of fewer than two is true.
static LogicalResult replaceShapes(Operation *op, ValueRange shapes,
                                   PatternRewriter &rewriter) {
  bool isBroadcast = isa<shape::BroadcastOp>(op);
  if (isBroadcast || shapes.size() >= 2) {
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(shapes); });
    return success();
  }
  bool isTest = isa<shape::IsBroadcastableOp>(op);
  Operation *constant = rewriter.create(
      op->getLoc(), isTest ? "arith.constant" : "shape.const_witness", {},
      {op->getResult(0).getType()},
      {rewriter.getNamedAttr(isTest ? "value" : "passing",
                             rewriter.getBoolAttr(true))});
  rewriter.replaceOp(op, constant);
  return success();
}

static LogicalResult dropDuplicates(Operation *op, PatternRewriter &rewriter) {
  llvm::SmallSetVector<Value, 4> shapes(op->operand_begin(), op->operand_end());
  if (shapes.size() == op->getNumOperands())
    return failure();
  return replaceShapes(op, shapes.getArrayRef(), rewriter);
}

static bool isEmptyShape(Value shape) {
  if (auto tensor = dyn_cast<RankedTensorType>(shape.getType()))
    return tensor.getDimSize(0) == 0;
  auto extents = getExtents(getConstantValue(shape));
  return extents && extents->empty();
}

/// Drops shapes of rank 0, which restrict no broadcast.
static LogicalResult dropEmpty(Operation *op, PatternRewriter &rewriter) {
  Values shapes;
  for (Value shape : op->getOperands())
    if (!isEmptyShape(shape))
      shapes.push_back(shape);
  if (shapes.size() == op->getNumOperands())
    return failure();
  bool isBroadcast = isa<shape::BroadcastOp>(op);
  if (shapes.empty() && isBroadcast) {
    if (op->getNumOperands() == 1 &&
        op->getOperand(0).getDefiningOp<shape::ConstShapeOp>())
      return failure();
    shapes.push_back(createExtents(rewriter, op->getLoc(), {}));
  }
  return replaceShapes(op, shapes, rewriter);
}

/// A cast that forgets the rank is not needed.
static LogicalResult dropCasts(Operation *op, PatternRewriter &rewriter) {
  Values shapes;
  for (Value shape : op->getOperands()) {
    Operation *cast = shape.getDefiningOp();
    bool isDropped = cast && cast->getName().getStringRef() == "tensor.cast" &&
                     isDynamicExtents(shape.getType()) &&
                     isa<RankedTensorType>(cast->getOperand(0).getType());
    shapes.push_back(isDropped ? cast->getOperand(0) : shape);
  }
  if (llvm::equal(shapes, op->getOperands()))
    return failure();
  return replaceShapes(op, shapes, rewriter);
}

//===-- shape.broadcast ----------------------------------------------------===//

static LogicalResult broadcastOne(shape::BroadcastOp op,
                                  PatternRewriter &rewriter) {
  if (op.getShapes().size() != 1)
    return failure();
  Value shape = op.getShapes().front();
  if (isa<shape::ShapeType>(shape.getType()))
    return failure();
  if (isa<shape::ShapeType>(op.getType()))
    rewriter.replaceOp(op, createOne(rewriter, op.getLoc(),
                                     "shape.from_extent_tensor", op.getType(),
                                     shape));
  else
    rewriter.replaceOp(op,
                       castExtents(rewriter, op.getLoc(), shape, op.getType()));
  return success();
}

/// Several constants are one.
static LogicalResult broadcastConstants(shape::BroadcastOp op,
                                        PatternRewriter &rewriter) {
  SmallVector<Extents> constants;
  Values shapes;
  for (Value shape : op.getShapes()) {
    if (auto constant = shape.getDefiningOp<shape::ConstShapeOp>())
      constants.push_back(*getExtents(constant.getShape()));
    else
      shapes.push_back(shape);
  }
  if (constants.size() < 2)
    return failure();
  std::optional<Extents> extents = broadcastExtents(constants);
  if (!extents)
    return failure();
  shapes.push_back(createExtents(rewriter, op.getLoc(), *extents));
  return replaceShapes(op, shapes, rewriter);
}

/// The rank of the result is known if those of the operands are.
static LogicalResult broadcastRanks(shape::BroadcastOp op,
                                    PatternRewriter &rewriter) {
  if (!isDynamicExtents(op.getType()) || op.getShapes().empty())
    return failure();
  int64_t rank = 0;
  for (Value shape : op.getShapes()) {
    auto tensor = dyn_cast<RankedTensorType>(shape.getType());
    if (!tensor || tensor.isDynamicDim(0))
      return failure();
    rank = std::max(rank, tensor.getDimSize(0));
  }
  Value result =
      createOne(rewriter, op.getLoc(), "shape.broadcast",
                getExtentTensor(op->getContext(), rank), op.getShapes());
  rewriter.replaceOp(op,
                     castExtents(rewriter, op.getLoc(), result, op.getType()));
  return success();
}

//===-- shape.shape_of -----------------------------------------------------===//

static LogicalResult castConstantShape(shape::ShapeOfOp op,
                                       PatternRewriter &rewriter) {
  auto extents = getArgExtents(op);
  if (!extents || llvm::any_of(*extents, ShapedType::isDynamic) ||
      isa<shape::ShapeType>(op.getType()))
    return failure();
  Value constant = createExtents(rewriter, op.getLoc(), *extents);
  rewriter.replaceOp(
      op, castExtents(rewriter, op.getLoc(), constant, op.getType()));
  return success();
}

/// The shape to which something is reshaped is an operand.
static LogicalResult shapeOfReshape(shape::ShapeOfOp op,
                                    PatternRewriter &rewriter) {
  Operation *reshape = op.getArg().getDefiningOp();
  if (!reshape || reshape->getName().getStringRef() != "tensor.reshape" ||
      isa<shape::ShapeType>(op.getType()))
    return failure();
  Value shape = reshape->getOperand(1);
  auto type = cast<RankedTensorType>(shape.getType());
  if (!isa<IndexType>(type.getElementType()))
    shape = createOne(
        rewriter, op.getLoc(), "arith.index_cast",
        RankedTensorType::get(type.getShape(), rewriter.getIndexType()), shape);
  rewriter.replaceOp(op,
                     castExtents(rewriter, op.getLoc(), shape, op.getType()));
  return success();
}

/// A cast of the shape of something with a rank gives that with another type.
static LogicalResult castShapeOf(Operation *op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto shapeOf = op->getOperand(0).getDefiningOp<shape::ShapeOfOp>();
  if (!type || type.getRank() != 1 || !shapeOf)
    return failure();
  auto arg = dyn_cast<RankedTensorType>(shapeOf.getArg().getType());
  if (!arg || (!type.isDynamicDim(0) && type.getDimSize(0) != arg.getRank()))
    return failure();
  rewriter.replaceOp(op, createOne(rewriter, op->getLoc(), "shape.shape_of",
                                   type, shapeOf.getArg()));
  return success();
}

static LogicalResult extractFromShapeOf(Operation *op,
                                        PatternRewriter &rewriter) {
  auto shapeOf = op->getOperand(0).getDefiningOp<shape::ShapeOfOp>();
  if (!shapeOf || op->getNumOperands() != 2 ||
      !isa<TensorType>(shapeOf.getArg().getType()))
    return failure();
  Value dim =
      createOne(rewriter, op->getLoc(), "tensor.dim", rewriter.getIndexType(),
                {shapeOf.getArg(), op->getOperand(1)});
  rewriter.replaceOp(op, dim);
  return success();
}

//===-- shape.assuming_all -------------------------------------------------===//

/// Witnesses of a conjunction within one; those that are true, or there already, are left out.
static LogicalResult flattenAll(shape::AssumingAllOp op,
                                PatternRewriter &rewriter) {
  llvm::SmallSetVector<Value, 4> witnesses;
  for (Value witness : op.getInputs()) {
    if (auto inner = witness.getDefiningOp<shape::AssumingAllOp>()) {
      witnesses.insert(inner->operand_begin(), inner->operand_end());
      continue;
    }
    auto constant = witness.getDefiningOp<shape::ConstWitnessOp>();
    if (!constant || !constant.getPassing())
      witnesses.insert(witness);
  }
  if (witnesses.empty() ||
      llvm::equal(witnesses.getArrayRef(), op->getOperands()))
    return failure();
  rewriter.modifyOpInPlace(op,
                           [&] { op->setOperands(witnesses.getArrayRef()); });
  return success();
}

/// Constraints that each have a shape of one before are one.
static LogicalResult mergeEqualities(shape::AssumingAllOp op,
                                     PatternRewriter &rewriter) {
  Values shapes;
  for (Value witness : op.getInputs()) {
    auto constraint = witness.getDefiningOp<shape::CstrEqOp>();
    if (!constraint)
      return failure();
    bool isApart = llvm::none_of(constraint.getShapes(), [&](Value shape) {
      return llvm::is_contained(shapes, shape);
    });
    if (isApart && !shapes.empty() && !constraint.getShapes().empty())
      return failure();
    llvm::append_range(shapes, constraint.getShapes());
  }
  rewriter.replaceOp(op, createOne(rewriter, op.getLoc(), "shape.cstr_eq",
                                   op.getResult().getType(), shapes));
  return success();
}

/// Whether all shapes of `part` are operands of `whole`.
static bool isPartOf(Operation *part, Operation *whole) {
  return llvm::all_of(part->getOperands(), [&](Value shape) {
    return llvm::is_contained(whole->getOperands(), shape);
  });
}

/// Drops constraints on broadcasts whose shapes are a part of the shapes of another one, which
/// implies them.
static LogicalResult dropImplied(shape::AssumingAllOp op,
                                 PatternRewriter &rewriter) {
  SmallVector<Operation *> constraints, dropped;
  for (Value witness : op.getInputs()) {
    auto constraint = witness.getDefiningOp<shape::CstrBroadcastableOp>();
    if (!constraint)
      return failure();
    constraints.push_back(constraint);
  }
  Values left;
  for (Operation *part : constraints) {
    bool isImplied = llvm::any_of(constraints, [&](Operation *whole) {
      return whole != part && isPartOf(part, whole) &&
             (!isPartOf(whole, part) || !llvm::is_contained(dropped, whole));
    });
    if (isImplied)
      dropped.push_back(part);
    else
      left.push_back(part->getResult(0));
  }
  if (dropped.empty())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op->setOperands(left); });
  for (Operation *part : dropped)
    if (part->use_empty())
      rewriter.eraseOp(part);
  return success();
}

//===-- shape.assuming -----------------------------------------------------===//

static LogicalResult inlineAssuming(shape::AssumingOp op,
                                    PatternRewriter &rewriter) {
  if (!op.getWitness().getDefiningOp<shape::ConstWitnessOp>())
    return failure();
  Block &body = op.getDoRegion().front();
  Operation *yield = body.getTerminator();
  Values results(yield->operand_begin(), yield->operand_end());
  rewriter.inlineBlockBefore(&body, op);
  rewriter.eraseOp(yield);
  rewriter.replaceOp(op, results);
  return success();
}

static LogicalResult dropResults(shape::AssumingOp op,
                                 PatternRewriter &rewriter) {
  Operation *yield = op.getDoRegion().front().getTerminator();
  Values yielded, used;
  SmallVector<Type> types;
  for (auto [result, value] :
       llvm::zip_equal(op.getResults(), yield->getOperands()))
    if (!result.use_empty()) {
      yielded.push_back(value);
      types.push_back(value.getType());
    }
  if (yielded.size() == op->getNumResults())
    return failure();
  auto smaller =
      shape::AssumingOp::create(rewriter, op.getLoc(), types, op.getWitness());
  Region &region = smaller.getDoRegion();
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  rewriter.inlineRegionBefore(op.getDoRegion(), region, region.end());
  unsigned next = 0;
  for (Value result : op.getResults())
    used.push_back(result.use_empty() ? Value() : smaller->getResult(next++));
  for (auto [result, value] : llvm::zip_equal(op.getResults(), used))
    if (value)
      rewriter.replaceAllUsesWith(result, value);
  rewriter.eraseOp(op);
  return success();
}

//===-- Registration -------------------------------------------------------===//

static void addPatterns(Context &ctx, StringRef name,
                        void (*getPatterns)(RewritePatternSet &)) {
  OpHooks hooks;
  hooks.canonicalize = getPatterns;
  registerOpHooks(&ctx, name, hooks);
}

void detail::registerPatternsOfShapes(Context &ctx) {
  addPatterns(ctx, "shape.broadcast", [](RewritePatternSet &set) {
    set.add("BroadcastForwardSingleOperand", broadcastOne);
    set.add("BroadcastFoldConstantOperands", broadcastConstants);
    set.add("BroadcastConcretizeResultType", broadcastRanks);
    set.add("DropCasts", "shape.broadcast", dropCasts);
    set.add("RemoveDuplicateOperands", "shape.broadcast", dropDuplicates);
    set.add("RemoveEmptyShapeOperands", "shape.broadcast", dropEmpty);
  });
  addPatterns(ctx, "shape.cstr_broadcastable", [](RewritePatternSet &set) {
    StringRef name = "shape.cstr_broadcastable";
    set.add("DropCasts", name, dropCasts);
    set.add("RemoveDuplicateOperands", name, dropDuplicates);
    set.add("RemoveEmptyShapeOperands", name, dropEmpty);
  });
  addPatterns(ctx, "shape.is_broadcastable", [](RewritePatternSet &set) {
    set.add("RemoveDuplicateOperands", "shape.is_broadcastable",
            dropDuplicates);
  });
  addPatterns(ctx, "shape.shape_of", [](RewritePatternSet &set) {
    set.add("ShapeOfWithTensor", castConstantShape);
    set.add("ShapeOfFromReshape", shapeOfReshape);
  });
  addPatterns(ctx, "shape.assuming_all", [](RewritePatternSet &set) {
    set.add("MergeAssumingAll", flattenAll);
    set.add("AssumingAllOfCstrEq", mergeEqualities);
    set.add("AssumingAllOfCstrBroadcastable", dropImplied);
  });
  addPatterns(ctx, "shape.assuming", [](RewritePatternSet &set) {
    set.add("AssumingOpRemoveUnusedResults", dropResults);
    set.add("AssumingWithTrue", inlineAssuming);
  });
}

void strata::addShapePatterns(Context &ctx) {
  addCanonicalizations(ctx, "tensor.cast", [](RewritePatternSet &set) {
    set.add("ShapeOfCastExtentTensor", "tensor.cast", castShapeOf);
  });
  addCanonicalizations(ctx, "tensor.extract", [](RewritePatternSet &set) {
    set.add("ExtractFromShapeOf", "tensor.extract", extractFromShapeOf);
  });
}

void strata::registerShapeHooks(Context &ctx) {
  registerFoldsOfShapes(ctx);
  registerPatternsOfShapes(ctx);
}
