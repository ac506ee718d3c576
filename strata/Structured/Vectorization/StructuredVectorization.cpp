// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors in place of structured operations: the body is executed once, on vectors with
// an element for each iteration.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace dialects::linalg;
using namespace dialects::linalg::detail;

namespace {
/// Vectorizes one operation.
class StructuredVectorizer {
public:
  StructuredVectorizer(RewriterBase &rewriter, LinalgOp op,
                       const VectorizationOptions &options)
      : rewriter(rewriter), op(op), loc(op->getLoc()),
        shapes(rewriter, op, options) {}

  SmallVector<Value> run();

private:
  void readOperands();
  Value readOperand(OpOperand &operand, AffineMap map, Value zero);
  Value writeOutput(Value value, OpOperand &output);
  void visit(Operation &inner);
  void createIndices(linalg::IndexOp index);
  Operation *createReduction(Operation &inner, OpOperand &init);
  void createElementwise(Operation &inner);
  void createGather(tensor::ExtractOp extract);
  Value getCanonical(Value value);
  Value protectDivisor(Value divisor);

  RewriterBase &rewriter;
  LinalgOp op;
  Location loc;
  VectorShapes shapes;
  IRMapping values;
};
} // namespace

//===-- Operands -----------------------------------------------------------===//

/// The map of the dimensions that `map` has, to the dimensions of the vector, in the order of the
/// loops.
static AffineMap getOutputMap(AffineMap map) {
  return inversePermutation(compressUnusedDims(map));
}

Value StructuredVectorizer::readOperand(OpOperand &operand, AffineMap map,
                                        Value zero) {
  Type element = getStructuredElementType(operand.get().getType());
  AffineMap readMap;
  VectorType type;
  if (op.isDpsInit(&operand)) {
    readMap = getOutputMap(map);
    type = shapes.getType(element, readMap.compose(map));
  } else {
    readMap = inverseAndBroadcastProjectedPermutation(map);
    type = shapes.getType(element);
  }
  SmallVector<Value> indices(size_t(op.getRank(&operand)), zero);
  Value padding = ub::PoisonOp::create(rewriter, loc, element);
  auto read = vector::TransferReadOp::create(rewriter, loc, type, operand.get(),
                                             indices, padding, readMap);
  Value vector = shapes.mask(read, map)->getResult(0);
  if (type.getRank() != 0)
    return vector;
  return vector::ExtractOp::create(rewriter, loc, vector, ArrayRef<int64_t>());
}

void StructuredVectorizer::readOperands() {
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  for (auto [operand, map, argument] :
       llvm::zip_equal(op->getOpOperands(), op.getIndexingMapsArray(),
                       op.getBlock()->getArguments())) {
    bool isScalar = !isa<ShapedType>(operand.get().getType());
    values.map(argument,
               isScalar ? operand.get() : readOperand(operand, map, zero));
  }
}

Value StructuredVectorizer::writeOutput(Value value, OpOperand &output) {
  AffineMap map = op.getMatchingIndexingMap(&output);
  AffineMap dims = AffineMap::getFilteredIdentityMap(
      rewriter.getContext(), map.getNumDims(), [&](AffineDimExpr dim) {
        return llvm::is_contained(map.getResults(), dim);
      });
  VectorType type =
      shapes.getType(getStructuredElementType(output.get().getType()), dims);
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  SmallVector<Value> indices(size_t(op.getRank(&output)), zero);
  Value vector = broadcastTo(rewriter, value, type);
  Operation *write = vector::TransferWriteOp::create(
      rewriter, loc, vector, output.get(), indices, getOutputMap(map));
  write = shapes.mask(write, map);
  return write->getNumResults() ? Value(write->getResult(0)) : Value();
}

//===-- The body -----------------------------------------------------------===//

void StructuredVectorizer::createIndices(linalg::IndexOp index) {
  ArrayRef<int64_t> shape = shapes.getShape();
  auto dim = unsigned(index.getDim());
  unsigned last = unsigned(shape.size()) - 1;
  Type type = rewriter.getIndexType();
  Location indexLoc = index->getLoc();
  Value steps = vector::StepOp::create(
      rewriter, indexLoc,
      VectorType::get(shape[dim], type, shapes.isScalable(dim)));
  if (dim != last) {
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, int64_t(shape.size())));
    std::swap(order[dim], order[last]);
    AffineMap swapped = AffineMap::getPermutationMap(ArrayRef<int64_t>(order),
                                                     rewriter.getContext());
    Value rows = vector::BroadcastOp::create(
        rewriter, indexLoc, Type(shapes.getType(type, swapped)), steps);
    steps = vector::TransposeOp::create(rewriter, indexLoc, rows, order);
  }
  values.map(index.getResult(), steps);
}

/// `value` as a vector with an element for each iteration.
Value StructuredVectorizer::getCanonical(Value value) {
  return broadcastTo(rewriter, value,
                     shapes.getType(getElementTypeOrSelf(value.getType())));
}

Operation *StructuredVectorizer::createReduction(Operation &inner,
                                                 OpOperand &init) {
  Value argument = op.getMatchingBlockArgument(&init);
  Value acc = values.lookup(argument);
  Value reduced = getCombinedValue(&inner, argument);
  Value vector = getCanonical(values.lookup(reduced));
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  SmallVector<int64_t> dims(loops.begin(), loops.end());
  return vector::MultiDimReductionOp::create(
      rewriter, inner.getLoc(), vector, acc, *getCombiningKind(&inner), dims);
}

/// The vector type of the highest rank among `values`; null without vectors.
static VectorType getLargestType(ValueRange values) {
  VectorType largest;
  for (Value value : values) {
    auto type = dyn_cast<VectorType>(value.getType());
    if (type && (!largest || type.getRank() > largest.getRank()))
      largest = type;
  }
  return largest;
}

static bool isIntegerDivision(Operation *op) {
  return isa<arith::DivSIOp, arith::DivUIOp, arith::RemSIOp, arith::RemUIOp,
             arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp>(op);
}

/// `divisor` with ones instead of the elements that are not in the iteration space.
Value StructuredVectorizer::protectDivisor(Value divisor) {
  auto type = dyn_cast<VectorType>(divisor.getType());
  if (!type || type.getRank() != int64_t(shapes.getShape().size()))
    return divisor;
  Value mask = shapes.getMask();
  Value ones = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(
          type, rewriter.getIntegerAttr(type.getElementType(), 1)));
  return arith::SelectOp::create(rewriter, loc, mask, divisor, ones);
}

void StructuredVectorizer::createElementwise(Operation &inner) {
  SmallVector<Value> operands;
  for (Value operand : inner.getOperands())
    operands.push_back(values.lookup(operand));
  VectorType largest = getLargestType(operands);
  auto withElement = [&](Type element) {
    return VectorType::get(largest.getShape(), element,
                           largest.getScalableDims());
  };
  OperationState state(inner.getLoc(), inner.getName());
  for (Value operand : operands)
    state.operands.push_back(
        largest
            ? broadcastTo(rewriter, operand,
                          withElement(getElementTypeOrSelf(operand.getType())))
            : operand);
  if (isIntegerDivision(&inner) && largest && shapes.isMasked())
    state.operands.back() = protectDivisor(state.operands.back());
  for (Type type : inner.getResultTypes())
    state.types.push_back(largest ? Type(withElement(type)) : type);
  state.addAttributes(llvm::to_vector(inner.getAttrs()));
  Operation *created = rewriter.create(state);
  values.map(inner.getResults(), created->getResults());
}

/// The elements of `tensor` in one dimension, in row-major order.
static Value createFlat(OpBuilder &builder, Location loc, Value tensor) {
  int64_t rank = cast<RankedTensorType>(tensor.getType()).getRank();
  if (rank == 1)
    return tensor;
  ReassociationIndices all;
  llvm::append_range(all, llvm::seq<int64_t>(0, rank));
  return tensor::CollapseShapeOp::create(builder, loc, tensor,
                                         ArrayRef<ReassociationIndices>(all));
}

void StructuredVectorizer::createGather(tensor::ExtractOp extract) {
  auto source = cast<RankedTensorType>(extract.getTensor().getType());
  Location at = extract->getLoc();
  // All iterations extract one element.
  if (source.getRank() == 0 || shapes.getShape().empty()) {
    rewriter.clone(*extract, values);
    return;
  }
  VectorType type = shapes.getType(source.getElementType());
  VectorType indexType = shapes.getType(rewriter.getIndexType());
  Value mask = arith::ConstantOp::create(
      rewriter, at,
      DenseElementsAttr::get(shapes.getType(rewriter.getI1Type()), true));
  Value passThru = arith::ConstantOp::create(
      rewriter, at,
      DenseElementsAttr::get(type,
                             rewriter.getZeroAttr(type.getElementType())));
  Value zero = arith::ConstantIndexOp::create(rewriter, at, 0);
  Value offset;
  for (auto [dim, index] : llvm::enumerate(extract.getIndices())) {
    Value position = broadcastTo(rewriter, values.lookup(index), indexType);
    if (offset) {
      Value size = tensor::DimOp::create(rewriter, at, extract.getTensor(),
                                         int64_t(dim));
      Value sizes = broadcastTo(rewriter, size, indexType);
      Value scaled = arith::MulIOp::create(rewriter, at, offset, sizes);
      position = arith::AddIOp::create(rewriter, at, position, scaled);
    }
    offset = position;
  }
  Value flat = createFlat(rewriter, at, extract.getTensor());
  Operation *gather = vector::GatherOp::create(rewriter, at, type, flat,
                                               SmallVector<Value>{zero}, offset,
                                               mask, passThru);
  values.map(extract.getResult(), shapes.mask(gather)->getResult(0));
}

void StructuredVectorizer::visit(Operation &inner) {
  if (auto index = dyn_cast<linalg::IndexOp>(inner))
    return createIndices(index);
  if (auto extract = dyn_cast<tensor::ExtractOp>(inner))
    return createGather(extract);
  if (isa<arith::ConstantOp>(inner)) {
    Operation *copy = rewriter.clone(inner);
    values.map(inner.getResults(), copy->getResults());
    return;
  }
  for (OpOperand &init : op->getOpOperands()) {
    if (!op.isDpsInit(&init) || getReductionCombiner(op, &init) != &inner ||
        op.getMatchingIndexingMap(&init).isPermutation())
      continue;
    Operation *reduction = createReduction(inner, init);
    values.map(inner.getResult(0), shapes.mask(reduction)->getResult(0));
    return;
  }
  createElementwise(inner);
}

SmallVector<Value> StructuredVectorizer::run() {
  llvm::SetVector<Value> outer;
  Region &body = op->getRegion(0);
  getUsedValuesDefinedAbove(body, body, outer);
  for (Value value : outer)
    values.map(value, value);
  readOperands();
  for (Operation &inner : op.getBlock()->without_terminator())
    visit(inner);
  SmallVector<Value> results;
  for (OpOperand &output : op->getOpOperands()) {
    if (!op.isDpsInit(&output))
      continue;
    Value yielded = op.getMatchingYieldValue(&output)->get();
    if (Value result = writeOutput(values.lookup(yielded), output))
      results.push_back(result);
  }
  return results;
}

static SmallVector<Value> createVectors(RewriterBase &rewriter, LinalgOp op,
                                        const VectorizationOptions &options) {
  if (options.createsContraction && isContraction(op)) {
    VectorShapes shapes(rewriter, op, options);
    return vectorizeContraction(rewriter, op, shapes);
  }
  return StructuredVectorizer(rewriter, op, options).run();
}

void linalg::detail::replaceByVectors(RewriterBase &rewriter, LinalgOp op,
                                      const VectorizationOptions &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<Value> results = createVectors(rewriter, op, options);
  rewriter.replaceOp(op, results);
}
