// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elementwise operations before broadcasts and transposes of their operands.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Interfaces/CastInterfaces.h"
#include "strata/Support/Permutations.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Creates an operation as `op` with other operands and the result type `type`.
static Operation *createOn(OpBuilder &builder, Operation *op,
                           ValueRange operands, Type type) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.types.push_back(type);
  state.addAttributes(llvm::to_vector(op->getAttrs()));
  return builder.create(state);
}

static bool isElementwise(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  return def.hasTrait(OpTrait::Elementwise) &&
         def.hasTrait(OpTrait::Scalarizable) &&
         def.hasTrait(OpTrait::Vectorizable) &&
         def.hasTrait(OpTrait::Tensorizable);
}

/// `shape`, a vector or other type, with elements of type `element`.
static Type withElementType(Type shape, Type element) {
  auto type = dyn_cast<VectorType>(shape);
  return type ? Type(VectorType::get(type.getShape(), element,
                                     type.getScalableDims()))
              : element;
}

//===-- Transposes ---------------------------------------------------------===//

/// The transpose whose permutation all operands have that are no constants; null if they do not.
static vector::TransposeOp getCommonTranspose(Operation *op) {
  vector::TransposeOp common;
  for (Value operand : op->getOperands()) {
    auto transpose = operand.getDefiningOp<vector::TransposeOp>();
    if (!transpose && !matchPattern(operand, m_Constant()))
      return {};
    if (transpose && common &&
        transpose.getPermutation() != common.getPermutation())
      return {};
    if (transpose)
      common = transpose;
  }
  return common;
}

namespace {
struct SinkTranspose final : OpTraitRewritePattern<OpTrait::Elementwise> {
  explicit SinkTranspose(Context *ctx) : OpTraitRewritePattern(ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult SinkTranspose::matchAndRewrite(Operation *op,
                                             PatternRewriter &rewriter) const {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return failure();
  vector::TransposeOp common = getCommonTranspose(op);
  if (!common)
    return failure();
  SmallVector<int64_t> inverse = invertPermutation(common.getPermutation());
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    auto transpose = operand.getDefiningOp<vector::TransposeOp>();
    if (transpose) {
      operands.push_back(transpose.getVector());
      continue;
    }
    operands.push_back(vector::TransposeOp::create(rewriter, operand.getLoc(),
                                                   operand, inverse));
  }
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  Operation *computed =
      createOn(rewriter, op, operands,
               withElementType(common.getVector().getType(), element));
  Operation *transposed = vector::TransposeOp::create(
      rewriter, op->getLoc(), computed->getResult(0), common.getPermutation());
  rewriter.replaceOp(op, transposed->getResults());
  return success();
}

//===-- Broadcasts ---------------------------------------------------------===//

namespace {
struct SinkBroadcastOfCast final : RewritePattern {
  explicit SinkBroadcastOfCast(Context *ctx)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};

struct SinkBroadcast final : RewritePattern {
  explicit SinkBroadcast(Context *ctx)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
SinkBroadcastOfCast::matchAndRewrite(Operation *op,
                                     PatternRewriter &rewriter) const {
  if (!isa<CastOpInterface>(op) || op->getNumOperands() != 1 ||
      op->getNumResults() != 1 || !isa<VectorType>(op->getResult(0).getType()))
    return failure();
  auto broadcast =
      op->getOperands().front().getDefiningOp<vector::BroadcastOp>();
  if (!broadcast)
    return failure();
  Type type = op->getResult(0).getType();
  Operation *cast = createOn(rewriter, op, broadcast.getSource(),
                             withElementType(broadcast.getSource().getType(),
                                             getElementTypeOrSelf(type)));
  Operation *sunk = vector::BroadcastOp::create(rewriter, op->getLoc(), type,
                                                cast->getResult(0));
  rewriter.replaceOp(op, sunk->getResults());
  return success();
}

static Value getBroadcastValue(Value value) {
  auto broadcast = value.getDefiningOp<vector::BroadcastOp>();
  return broadcast ? broadcast.getSource() : Value();
}

static bool haveSameShape(Type a, Type b) {
  auto first = dyn_cast<VectorType>(a), second = dyn_cast<VectorType>(b);
  if (!first || !second)
    return !first && !second;
  return first.getShape() == second.getShape() &&
         first.getScalableDims() == second.getScalableDims();
}

/// The source of the first operand that is not a constant, if all operands are broadcasts of values of its
/// shape or constants with equal elements. Null otherwise.
static Value getCommonSource(Operation *op) {
  Value source;
  for (Value operand : op->getOperands()) {
    if (matchPattern(operand, m_Constant()))
      continue;
    source = getBroadcastValue(operand);
    break;
  }
  bool areBroadcasts =
      source && llvm::all_of(op->getOperands(), [&](Value operand) {
        if (Value other = getBroadcastValue(operand))
          return haveSameShape(other.getType(), source.getType());
        Attribute constant;
        return matchPattern(operand, m_Constant(&constant)) &&
               isa<DenseElementsAttr>(constant) &&
               cast<DenseElementsAttr>(constant).isSplat();
      });
  return areBroadcasts ? source : Value();
}

/// A constant like `operand` for vectors as `source`, or elements.
static Value createSmallConstant(OpBuilder &builder, Value operand,
                                 Value source) {
  Attribute constant;
  (void)matchPattern(operand, m_Constant(&constant));
  Attribute element =
      cast<DenseElementsAttr>(constant).getSplatValue<Attribute>();
  if (auto type = dyn_cast<VectorType>(source.getType()))
    element = DenseElementsAttr::get(
        cast<VectorType>(
            withElementType(type, getElementTypeOrSelf(operand.getType()))),
        element);
  return VectorBuilder(builder, operand.getLoc()).constant(element);
}

/// Whether the definition of `op` accepts elements in place of all vectors.
static bool acceptsElements(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  auto accepts = [&](const ValueSlot &slot, Value value) {
    const TypeConstraint &constraint = slot.constraint;
    Type element = getElementTypeOrSelf(value.getType());
    if (constraint.predicate && !constraint.predicate(element))
      return false;
    return !constraint.node ||
           ConstraintChecker(*def.program)
               .test(*constraint.node, TypeAttr::get(element));
  };
  return def.operands.size() == op->getNumOperands() &&
         def.results.size() == op->getNumResults() &&
         llvm::all_of(llvm::zip(def.operands, op->getOperands()),
                      [&](auto pair) { return std::apply(accepts, pair); }) &&
         accepts(def.results.front(), op->getResult(0));
}

LogicalResult SinkBroadcast::matchAndRewrite(Operation *op,
                                             PatternRewriter &rewriter) const {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isa<VectorType>(op->getResult(0).getType()) || !isElementwise(op) ||
      op->getNumOperands() == 0)
    return failure();
  Value source = getCommonSource(op);
  if (!source || (!isa<VectorType>(source.getType()) && !acceptsElements(op)))
    return failure();
  SmallVector<Value> operands;
  for (Value operand : op->getOperands()) {
    Value small = getBroadcastValue(operand);
    operands.push_back(small ? small
                             : createSmallConstant(rewriter, operand, source));
  }
  Type type = op->getResult(0).getType();
  Operation *computed =
      createOn(rewriter, op, operands,
               withElementType(source.getType(), getElementTypeOrSelf(type)));
  Operation *sunk = vector::BroadcastOp::create(rewriter, op->getLoc(), type,
                                                computed->getResult(0));
  rewriter.replaceOp(op, sunk->getResults());
  return success();
}

void strata::populateSinkVectorOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<SinkTranspose, SinkBroadcastOfCast, SinkBroadcast>(
      patterns.getContext());
}

//===-- vector.step --------------------------------------------------------===//

static LogicalResult lowerStep(vector::StepOp op, PatternRewriter &rewriter) {
  VectorType type = op.getType();
  if (type.isScalable() || type.getNumElements() > maxElements)
    return failure();
  SmallVector<Attribute> numbers;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    numbers.push_back(rewriter.getIndexAttr(i));
  rewriter.replaceOp(op, VectorBuilder(rewriter, op->getLoc())
                             .constant(DenseElementsAttr::get(type, numbers)));
  return success();
}

void strata::populateVectorStepLoweringPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::StepOp>("StepToArithConstantOpRewrite", lowerStep);
}
