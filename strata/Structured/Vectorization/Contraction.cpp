// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector.contract in place of structured operations that add products.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace dialects::linalg;
using namespace dialects::linalg::detail;

/// Whether `product` multiplies the two inputs.
static bool isProduct(LinalgOp op, Operation *product) {
  return isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product) &&
         llvm::all_of(op.getRegionInputArgs(), [&](Value input) {
           return llvm::is_contained(product->getOperands(), input);
         });
}

/// Whether both inputs have a dimension of one reduction.
static bool hasContractedLoop(LinalgOp op) {
  SmallVector<unsigned> loops;
  op.getReductionDims(loops);
  return llvm::any_of(loops, [&](unsigned loop) {
    return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
      return op.getMatchingIndexingMap(input).isFunctionOfDim(loop);
    });
  });
}

bool linalg::detail::isContraction(LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      !hasContractedLoop(op) || !op.hasOnlyProjectedPermutations() ||
      !llvm::all_of(op->getOperandTypes(), llvm::IsaPred<ShapedType>))
    return false;
  OpOperand *init = op.getDpsInitOperand(0);
  Operation *combiner = getReductionCombiner(op, init);
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(combiner))
    return false;
  Value product = getCombinedValue(combiner, op.getMatchingBlockArgument(init));
  return isProduct(op, product.getDefiningOp()) &&
         llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
           return op.getRank(&operand) > 0;
         });
}

SmallVector<Value> linalg::detail::vectorizeContraction(RewriterBase &rewriter,
                                                        LinalgOp op,
                                                        VectorShapes &shapes) {
  Location loc = op->getLoc();
  SmallVector<Value> vectors;
  for (auto [operand, map] :
       llvm::zip(op->getOperands(), op.getIndexingMapsArray())) {
    Type element = getStructuredElementType(operand.getType());
    Value padding = arith::ConstantOp::create(
        rewriter, loc, cast<TypedAttr>(rewriter.getZeroAttr(element)));
    vectors.push_back(createRead(rewriter, loc, operand,
                                 shapes.getType(element, map), padding));
  }
  SmallVector<Attribute> iterators;
  for (utils::IteratorType type : op.getIteratorTypesArray())
    iterators.push_back(vector::IteratorTypeAttr::get(
        rewriter.getContext(), type == utils::IteratorType::parallel
                                   ? vector::IteratorType::parallel
                                   : vector::IteratorType::reduction));
  Operation *combiner = getReductionCombiner(op, op.getDpsInitOperand(0));
  Operation *contract = vector::ContractionOp::create(
      rewriter, loc, vectors[2].getType(), vectors[0], vectors[1], vectors[2],
      op.getIndexingMaps(), rewriter.getArrayAttr(iterators),
      *getCombiningKind(combiner));
  Value product = shapes.mask(contract)->getResult(0);
  Operation *write =
      createWrite(rewriter, loc, product, op.getDpsInits().front());
  return SmallVector<Value>(write->getResults());
}
