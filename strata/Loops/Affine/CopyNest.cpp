// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Loops/Affine/AffineDma.h"
#include "strata/Loops/Affine/CopyNestDetail.h"
#include "strata/Loops/Affine/ReplaceMemRef.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

std::optional<CopyRegion> affine::getCopyRegion(const MemRefRegion &region) {
  CopyRegion copy;
  copy.memref = region.getMemRef();
  std::optional<RegionShape> shape = region.getConstantBoundingShape();
  auto type = cast<MemRefType>(copy.memref.getType());
  if (!hasIdentityLayout(type) || region.getRank() == 0 || !shape ||
      shape->numElements == 0)
    return std::nullopt;
  copy.shape = std::move(*shape);
  llvm::append_range(copy.symbols, region.getSymbols());
  copy.box.operands = copy.bufferBox.operands = copy.symbols;
  Context *ctx = type.getContext();
  unsigned rank = region.getRank();
  for (unsigned dim = 0; dim < rank; ++dim) {
    auto [lower, upper] =
        region.getConstraints().getLowerAndUpperBound(dim, 0, rank, ctx);
    if (lower.getNumResults() == 0 || upper.getNumResults() == 0)
      return std::nullopt;
    copy.box.lbs.push_back(lower);
    copy.box.ubs.push_back(upper);
    AffineMap first = copy.shape.offsets[dim];
    copy.bufferBox.lbs.push_back(first);
    copy.bufferBox.ubs.push_back(
        AffineMap::get(first.getNumDims(), first.getNumSymbols(),
                       first.getResult(0) + copy.shape.sizes[dim]));
  }
  return copy;
}

//===-- Constants and indices ----------------------------------------------===//

void CopyGenerator::createZero(Operation *place) {
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *function = place->getParentOp();
  while (function->getParentOp() && !isFunction(function))
    function = function->getParentOp();
  rewriter.setInsertionPointToStart(&function->getRegion(0).front());
  auto constant = arith::ConstantIndexOp::create(rewriter, place->getLoc(), 0);
  zero = constant;
}

/// A constant in front of that for 0.
Value CopyGenerator::createConstant(int64_t value) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(zero.getDefiningOp());
  return arith::ConstantIndexOp::create(rewriter, zero.getLoc(), value);
}

struct CopyGenerator::Indices {
  /// The first element of the region, and of the buffer.
  DmaElement memory, buffer;
};

/// An affine.apply is created where `rewriter` inserts, if the place is not a constant.
CopyGenerator::Indices CopyGenerator::createIndices(const CopyRegion &region) {
  SmallVector<AffineExpr> dims;
  Context *ctx = region.memref.getType().getContext();
  for (unsigned i = 0; i < region.symbols.size(); ++i)
    dims.push_back(getAffineDimExpr(i, ctx));
  Indices indices;
  for (AffineMap offset : region.shape.offsets) {
    indices.buffer.operands.push_back(zero);
    AffineExpr start = offset.getResult(0);
    if (start.isConstant()) {
      indices.memory.operands.push_back(
          start.getValue() == 0 ? zero : createConstant(start.getValue()));
      continue;
    }
    AffineMap map =
        AffineMap::get(unsigned(dims.size()), 0, start.replaceSymbols(dims));
    auto apply =
        AffineApplyOp::create(rewriter, zero.getLoc(), map, region.symbols);
    indices.memory.operands.push_back(apply);
  }
  for (DmaElement *element : {&indices.memory, &indices.buffer}) {
    element->map = AffineMap::getMultiDimIdentityMap(
        unsigned(element->operands.size()), ctx);
    fullyComposeAffineMapAndOperands(&element->map, &element->operands);
  }
  return indices;
}

//===-- Buffers ------------------------------------------------------------===//

void CopyGenerator::allocate(const CopyRegion &region, const CopyPlace &place) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(place.begin);
  auto type = cast<MemRefType>(region.memref.getType());
  Attribute space = rewriter.getI64IntegerAttr(options.fastMemorySpace);
  auto bufferType =
      MemRefType::get(region.shape.sizes, type.getElementType(), {},
                      options.fastMemorySpace ? space : Attribute());
  auto alloc = memref::AllocOp::create(rewriter, zero.getLoc(), bufferType);
  buffers[region.memref] = alloc;
  std::optional<int64_t> element = getMemRefIntOrFloatEltSizeInBytes(type);
  totalBytes = llvm::SaturatingMultiplyAdd<uint64_t>(
      uint64_t(element.value_or(0)), uint64_t(region.shape.numElements),
      totalBytes);
}

//===-- Loops --------------------------------------------------------------===//

/// A loop whose bounds are maps of symbols.
static AffineForOp createLoop(RewriterBase &rewriter, Location loc,
                              AffineMap lower, AffineMap upper,
                              ArrayRef<Value> symbols) {
  SmallVector<Value> lowerOperands(symbols), upperOperands(symbols);
  auto simplify = [](AffineMap &map, SmallVectorImpl<Value> &operands) {
    fullyComposeAffineMapAndOperands(&map, &operands);
    canonicalizeMapAndOperands(&map, &operands);
    map = removeDuplicateExprs(map);
  };
  simplify(lower, lowerOperands);
  simplify(upper, upperOperands);
  return AffineForOp::create(rewriter, loc, lowerOperands, lower, upperOperands,
                             upper);
}

Operation *CopyGenerator::createLoops(const CopyRegion &region,
                                      bool isCopyOut) {
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = zero.getLoc();
  Context *ctx = region.memref.getType().getContext();
  SmallVector<AffineExpr> dims, bufferExprs;
  for (unsigned i = 0; i < region.symbols.size(); ++i)
    dims.push_back(getAffineDimExpr(i, ctx));
  Operation *root = nullptr;
  SmallVector<Value> memoryIndices, bufferOperands, applies;
  for (auto [dim, offset] : llvm::enumerate(region.shape.offsets)) {
    AffineForOp loop = createLoop(rewriter, loc, region.box.lbs[dim],
                                  region.box.ubs[dim], region.symbols);
    root = root ? root : loop.getOperation();
    rewriter.setInsertionPoint(loop.getBody()->getTerminator());
    AffineMap start = AffineMap::get(unsigned(dims.size()), 0,
                                     offset.getResult(0).replaceSymbols(dims));
    auto apply = AffineApplyOp::create(rewriter, loc, start, region.symbols);
    applies.push_back(apply);
    auto position = unsigned(bufferOperands.size());
    bufferExprs.push_back(getAffineDimExpr(position + 1, ctx) -
                          getAffineDimExpr(position, ctx));
    bufferOperands.push_back(apply);
    bufferOperands.push_back(loop.getInductionVar());
    memoryIndices.push_back(loop.getInductionVar());
  }
  AffineMap map =
      AffineMap::get(unsigned(bufferOperands.size()), 0, bufferExprs, ctx);
  composeAndEraseApplies(rewriter, map, bufferOperands, applies);
  Value buffer = buffers.lookup(region.memref);
  if (isCopyOut) {
    auto load =
        AffineLoadOp::create(rewriter, loc, buffer, map, bufferOperands);
    AffineStoreOp::create(rewriter, loc, load, region.memref, memoryIndices);
  } else {
    auto load =
        AffineLoadOp::create(rewriter, loc, region.memref, memoryIndices);
    AffineStoreOp::create(rewriter, loc, load, buffer, map, bufferOperands);
  }
  copyNests.insert(root);
  return root;
}

//===-- DMA ----------------------------------------------------------------===//

namespace {
/// Groups of `numElements` consecutive elements, `stride` apart.
struct StrideInfo {
  int64_t stride, numElements;
};
} // namespace

/// The strides of a box, one for each dimension in which the box is shorter than the memref, while it has
/// several elements of the next outer one. Two if one is not constant.
static SmallVector<StrideInfo, 2> getStrides(const CopyRegion &region) {
  auto type = cast<MemRefType>(region.memref.getType());
  ArrayRef<int64_t> sizes = region.shape.sizes;
  SmallVector<StrideInfo, 2> strides;
  StrideInfo info{1, 1};
  bool isConstant = true;
  for (size_t dim = sizes.size() - 1; dim > 0; --dim) {
    int64_t size = type.getDimSize(unsigned(dim));
    isConstant &=
        !type.isDynamicDim(unsigned(dim)) &&
        !llvm::MulOverflow(info.stride, size, info.stride) &&
        !llvm::MulOverflow(info.numElements, sizes[dim], info.numElements);
    if (sizes[dim - 1] == 1)
      continue;
    if (!isConstant)
      return {{}, {}};
    if (sizes[dim] < size)
      strides.push_back(info);
  }
  return strides;
}

bool CopyGenerator::canCopy(const CopyRegion &region) const {
  return !options.generateDma || getStrides(region).size() <= 1;
}

Operation *CopyGenerator::createDma(const CopyRegion &region,
                                    const Indices &indices,
                                    const CopyPlace &place, bool isCopyOut) {
  Location loc = zero.getLoc();
  DmaStart dma;
  dma.numElements = createConstant(region.shape.numElements);
  SmallVector<StrideInfo, 2> strides = getStrides(region);
  if (!strides.empty()) {
    dma.stride = createConstant(strides.front().stride);
    dma.numElementsPerStride = createConstant(strides.front().numElements);
  }
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(place.begin);
    Attribute space = rewriter.getI64IntegerAttr(options.tagMemorySpace);
    auto type = MemRefType::get({1}, rewriter.getI32Type(), {},
                                options.tagMemorySpace ? space : Attribute());
    auto alloc = memref::AllocOp::create(rewriter, loc, type);
    dma.tag.memref = alloc;
  }
  dma.tag.map = AffineMap::getMultiDimIdentityMap(
      1, region.memref.getType().getContext());
  dma.tag.operands.push_back(zero);
  fullyComposeAffineMapAndOperands(&dma.tag.map, &dma.tag.operands);
  DmaElement memory = indices.memory, buffer = indices.buffer;
  memory.memref = region.memref;
  buffer.memref = buffers.lookup(region.memref);
  dma.source = isCopyOut ? buffer : memory;
  dma.destination = isCopyOut ? memory : buffer;
  AffineDmaStartOp start = createDmaStart(rewriter, loc, dma);
  AffineDmaWaitOp wait =
      createDmaWait(rewriter, loc, {dma.tag, dma.numElements});
  copyNests.insert(start);
  copyNests.insert(wait);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(place.end);
  auto dealloc = memref::DeallocOp::create(rewriter, loc, dma.tag.memref);
  return isCopyOut ? start.getOperation() : dealloc.getOperation();
}

Operation *CopyGenerator::copy(const CopyRegion &region, const CopyPlace &place,
                               bool isCopyOut) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(isCopyOut ? place.end : place.begin);
  Indices indices = createIndices(region);
  bool isNew = !getBuffer(region.memref);
  if (isNew)
    allocate(region, place);
  Operation *end = nullptr;
  if (options.generateDma) {
    end = createDma(region, indices, place, isCopyOut);
  } else {
    createConstant(region.shape.numElements);
    Operation *root = createLoops(region, isCopyOut);
    end = isCopyOut ? root : nullptr;
  }
  if (!isNew)
    return end ? end : place.end;
  rewriter.setInsertionPoint(place.end);
  auto dealloc = memref::DeallocOp::create(rewriter, zero.getLoc(),
                                           getBuffer(region.memref));
  return end ? end : dealloc.getOperation();
}
