// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectors in place of operations that move the elements of tensors.
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Packing/PackLayout.h"
#include "strata/Structured/Vectorization/VectorizationDetail.h"
#include "strata/Support/Permutations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace dialects::linalg;
using namespace dialects::linalg::detail;

static bool hasElementsOfVectors(Value tensor) {
  return VectorType::isValidElementType(
      cast<RankedTensorType>(tensor.getType()).getElementType());
}

//===-- tensor.pad ---------------------------------------------------------===//

/// The value of all new elements, which does not depend on their place; null if it does.
static Value getUniformPadding(tensor::PadOp pad) {
  Block &body = pad.getRegion().front();
  Value padding = cast<tensor::YieldOp>(body.getTerminator()).getValue();
  bool isOuter = padding.getParentBlock() != &body;
  return isOuter || matchPattern(padding, m_Constant()) ? padding : Value();
}

bool linalg::detail::vectorizePad(RewriterBase *rewriter, Operation *op,
                                  const VectorizationOptions &options) {
  auto pad = cast<tensor::PadOp>(op);
  auto type = cast<RankedTensorType>(pad.getResult().getType());
  Value padding = getUniformPadding(pad);
  if (!padding || options.sizes.empty() ||
      !areValidSizes(type.getShape(), options.sizes) ||
      !hasElementsOfVectors(pad.getSource()) ||
      llvm::is_contained(options.scalable, true) ||
      !llvm::all_of(pad.getMixedLowPad(), isZeroInteger))
    return false;
  if (!rewriter)
    return true;
  OpBuilder::InsertionGuard guard(*rewriter);
  rewriter->setInsertionPoint(op);
  Location loc = op->getLoc();
  if (padding.getParentBlock() == &pad.getRegion().front())
    padding = rewriter->clone(*padding.getDefiningOp())->getResult(0);
  SmallVector<OpFoldResult> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(
        type.isDynamicDim(unsigned(dim))
            ? reifyDimOfResult(*rewriter, loc, op->getResult(0), dim)
            : OpFoldResult(
                  rewriter->getIndexAttr(type.getDimSize(unsigned(dim)))));
  Value read = createRead(*rewriter, loc, pad.getSource(),
                          VectorType::get(options.sizes, type.getElementType()),
                          padding);
  Value dest =
      tensor::EmptyOp::create(*rewriter, loc, sizes, type.getElementType());
  Operation *write = createWrite(*rewriter, loc, read, dest);
  rewriter->replaceOp(op, write->getResults());
  return true;
}

//===-- linalg.pack and linalg.unpack --------------------------------------===//

/// The sizes of vectors of the packed type, with which the operation is vectorized; empty if it is not.
static SmallVector<int64_t>
getPackedSizes(const PackLayout &layout, Value packed,
               const VectorizationOptions &options) {
  auto type = cast<RankedTensorType>(packed.getType());
  ArrayRef<int64_t> shape = type.getShape();
  if (!hasElementsOfVectors(packed) || !layout.isStatic() ||
      llvm::is_contained(options.scalable, true) ||
      llvm::is_contained(shape, 0))
    return {};
  SmallVector<int64_t> sizes(options.sizes);
  if (sizes.empty() && type.hasStaticShape())
    sizes.assign(shape.begin(), shape.end());
  if (!areValidSizes(shape, sizes))
    return {};
  // The places of elements depend on the sizes of tiles.
  size_t numTiles = layout.tiles.size();
  bool areTilesWhole =
      ArrayRef<int64_t>(sizes).take_back(numTiles) == shape.take_back(numTiles);
  return areTilesWhole ? sizes : SmallVector<int64_t>();
}

/// A flag for each dimension of a vector: whether the one of the tensor that `map` gives is static and not
/// smaller.
static SmallVector<bool> getStaticInBounds(Value tensor, AffineMap map,
                                           ArrayRef<int64_t> sizes) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(tensor.getType()).getShape();
  SmallVector<bool> flags;
  for (auto [dim, size] :
       llvm::zip_equal(applyPermutationMap(map, shape), sizes))
    flags.push_back(!ShapedType::isDynamic(dim) && dim >= size);
  return flags;
}

static AffineMap getIdentityMap(VectorType type) {
  return AffineMap::getMultiDimIdentityMap(unsigned(type.getRank()),
                                           type.getContext());
}

bool linalg::detail::vectorizePack(RewriterBase *rewriter, Operation *op,
                                   const VectorizationOptions &options) {
  auto pack = cast<linalg::PackOp>(op);
  PackLayout layout(pack);
  SmallVector<int64_t> sizes = getPackedSizes(layout, pack.getDest(), options);
  if (sizes.empty() || !rewriter)
    return !sizes.empty();
  OpBuilder::InsertionGuard guard(*rewriter);
  rewriter->setInsertionPoint(op);
  Location loc = op->getLoc();
  Type element = pack.getType().getElementType();
  auto plain = VectorType::get(layout.getFullShape(sizes), element);
  Value source = pack.getSource(), padding = pack.getPaddingValue();
  Value vector;
  if (options.sizes.empty()) {
    Value zero, zeroPadding = padding;
    zero = arith::ConstantIndexOp::create(*rewriter, loc, 0);
    if (!zeroPadding)
      zeroPadding = ub::PoisonOp::create(*rewriter, loc, element);
    vector = vector::TransferReadOp::create(
        *rewriter, loc, plain, source,
        SmallVector<Value>(size_t(plain.getRank()), zero), zeroPadding,
        ArrayRef<bool>(getStaticInBounds(source, getIdentityMap(plain),
                                         plain.getShape())));
  } else {
    vector = createRead(*rewriter, loc, source, plain, padding);
  }
  vector = vector::ShapeCastOp::create(
      *rewriter, loc,
      Type(VectorType::get(layout.getExpandedShape(sizes), element)), vector);
  vector = vector::TransposeOp::create(*rewriter, loc, vector,
                                       layout.getPackedToExpanded());
  Operation *write = createWrite(*rewriter, loc, vector, pack.getDest());
  rewriter->replaceOp(op, write->getResults());
  return true;
}

bool linalg::detail::vectorizeUnPack(RewriterBase *rewriter, Operation *op,
                                     const VectorizationOptions &options) {
  auto unpack = cast<linalg::UnPackOp>(op);
  PackLayout layout(unpack);
  SmallVector<int64_t> sizes =
      getPackedSizes(layout, unpack.getSource(), options);
  if (sizes.empty() || !rewriter)
    return !sizes.empty();
  OpBuilder::InsertionGuard guard(*rewriter);
  rewriter->setInsertionPoint(op);
  Location loc = op->getLoc();
  Type element = unpack.getType().getElementType();
  Value vector = createRead(*rewriter, loc, unpack.getSource(),
                            VectorType::get(sizes, element), Value());
  vector = vector::TransposeOp::create(
      *rewriter, loc, vector, invertPermutation(layout.getPackedToExpanded()));
  auto plain = VectorType::get(layout.getFullShape(sizes), element);
  vector = vector::ShapeCastOp::create(*rewriter, loc, Type(plain), vector);
  Operation *write = nullptr;
  if (options.sizes.empty()) {
    Value zero = arith::ConstantIndexOp::create(*rewriter, loc, 0);
    write = vector::TransferWriteOp::create(
        *rewriter, loc, vector, unpack.getDest(),
        SmallVector<Value>(size_t(plain.getRank()), zero),
        ArrayRef<bool>(getStaticInBounds(
            unpack.getDest(), getIdentityMap(plain), plain.getShape())));
  } else {
    write = createWrite(*rewriter, loc, vector, unpack.getDest());
  }
  rewriter->replaceOp(op, write->getResults());
  return true;
}

//===-- tensor.insert_slice ------------------------------------------------===//

/// The map of the dimensions of the destination that the source has; null if that is ambiguous.
static AffineMap getKeptDims(tensor::InsertSliceOp op) {
  auto type = cast<RankedTensorType>(op.getSource().getType());
  std::optional<llvm::SmallBitVector> dropped =
      strata::detail::getDroppedDims(type, op.getMixedSizes());
  if (!dropped)
    return AffineMap();
  return AffineMap::getFilteredIdentityMap(
      op->getContext(), unsigned(dropped->size()),
      [&](AffineDimExpr dim) { return !dropped->test(dim.getPosition()); });
}

bool linalg::detail::vectorizeInsertSlice(RewriterBase *rewriter, Operation *op,
                                          const VectorizationOptions &options) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  auto type = cast<RankedTensorType>(insert.getSource().getType());
  SmallVector<int64_t> sizes(options.sizes);
  if (sizes.empty() && type.hasStaticShape())
    sizes.assign(type.getShape().begin(), type.getShape().end());
  if (sizes.empty() || !areValidSizes(type.getShape(), sizes) ||
      !hasElementsOfVectors(insert.getSource()) ||
      llvm::is_contained(options.scalable, true) ||
      !llvm::all_of(insert.getMixedStrides(), isOneInteger))
    return false;
  AffineMap kept = getKeptDims(insert);
  if (!kept || kept.getNumResults() != sizes.size())
    return false;
  if (!rewriter)
    return true;
  OpBuilder::InsertionGuard guard(*rewriter);
  rewriter->setInsertionPoint(op);
  Location loc = op->getLoc();
  Value padding = arith::ConstantOp::create(
      *rewriter, loc,
      cast<TypedAttr>(rewriter->getZeroAttr(type.getElementType())));
  Value mask;
  Value vector =
      createRead(*rewriter, loc, insert.getSource(),
                 VectorType::get(sizes, type.getElementType()), padding, &mask);
  SmallVector<Value> indices;
  for (OpFoldResult offset : insert.getMixedOffsets())
    indices.push_back(getValueOrCreateConstantIndexOp(*rewriter, loc, offset));
  SmallVector<bool> inBounds = getStaticInBounds(insert.getDest(), kept, sizes);
  Operation *write =
      vector::TransferWriteOp::create(*rewriter, loc, vector, insert.getDest(),
                                      indices, kept, ArrayRef<bool>(inBounds));
  if (mask) {
    // The elements that the mask selects are those of the slice.
    setAllInBounds(*rewriter, write);
    write = createMasked(*rewriter, write, mask);
  }
  rewriter->replaceOp(op, write->getResults());
  return true;
}
