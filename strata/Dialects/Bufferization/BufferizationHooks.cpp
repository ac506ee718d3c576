// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Bufferization/BufferizationHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Folds --------------------------------------------------------------===//

static OpFoldResult foldClone(bufferization::CloneOp op,
                              bufferization::CloneOp::FoldAdaptor) {
  return succeeded(foldMemRefCast(op)) ? OpFoldResult(Value(op->getResult(0)))
                                       : OpFoldResult();
}

/// The tensor whose buffer it is, if nothing between can have written to that.
static OpFoldResult foldToTensor(bufferization::ToTensorOp op,
                                 bufferization::ToTensorOp::FoldAdaptor) {
  auto buffer = op.getBuffer().getDefiningOp<bufferization::ToBufferOp>();
  Value result = op->getResult(0);
  return buffer && buffer->getNextNode() == op &&
                 buffer.getTensor() != result &&
                 buffer.getTensor().getType() == result.getType()
             ? OpFoldResult(buffer.getTensor())
             : OpFoldResult();
}

static OpFoldResult foldToBuffer(bufferization::ToBufferOp op,
                                 bufferization::ToBufferOp::FoldAdaptor) {
  auto tensor = op.getTensor().getDefiningOp<bufferization::ToTensorOp>();
  Value result = op->getResult(0);
  return tensor && tensor.getBuffer() != result &&
                 tensor.getBuffer().getType() == result.getType()
             ? OpFoldResult(tensor.getBuffer())
             : OpFoldResult();
}

//===-- bufferization.to_buffer --------------------------------------------===//

/// `type` with the shape of `tensor`, which is ranked.
static MemRefType getBufferType(Type type, RankedTensorType tensor) {
  if (auto ranked = dyn_cast<MemRefType>(type))
    return ranked.getRank() == tensor.getRank()
               ? MemRefType(
                     MemRefType::Builder(ranked).setShape(tensor.getShape()))
               : MemRefType();
  auto unranked = dyn_cast<UnrankedMemRefType>(type);
  return unranked ? MemRefType::get(tensor.getShape(), tensor.getElementType(),
                                    {}, unranked.getMemorySpace())
                  : MemRefType();
}

/// The cast of a buffer instead of a tensor.
static LogicalResult toBufferOfCast(bufferization::ToBufferOp op,
                                    PatternRewriter &rewriter) {
  auto castOp = op.getTensor().getDefiningOp<tensor::CastOp>();
  auto source = castOp
                    ? dyn_cast<RankedTensorType>(castOp.getSource().getType())
                    : RankedTensorType();
  Type type = op->getResult(0).getType();
  MemRefType newType = source ? getBufferType(type, source) : MemRefType();
  if (!newType || !isMemRefCast(newType, type))
    return failure();
  auto buffer = bufferization::ToBufferOp::create(
      rewriter, op->getLoc(), newType, castOp.getSource(), op.getReadOnly());
  rewriter.replaceOpWithNewOp<memref::CastOp>(op, type, buffer);
  return success();
}

/// Whether a cast never fails because of a layout: no offset or stride is known only
/// afterwards.
static bool keepsLayout(MemRefType from, MemRefType to) {
  SmallVector<int64_t> strides, newStrides;
  int64_t offset, newOffset;
  if (failed(from.getStridesAndOffset(strides, offset)) ||
      failed(to.getStridesAndOffset(newStrides, newOffset)))
    return false;
  strides.push_back(offset);
  newStrides.push_back(newOffset);
  return llvm::all_of(llvm::zip(strides, newStrides), [](auto numbers) {
    auto [before, after] = numbers;
    return !ShapedType::isDynamic(before) || ShapedType::isDynamic(after);
  });
}

/// A new memref of type `type` with the elements of `source`.
static Value copyBuffer(Value source, MemRefType type,
                        PatternRewriter &rewriter) {
  Location loc = source.getLoc();
  SmallVector<Value> sizes;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (type.isDynamicDim(i))
      sizes.push_back(memref::DimOp::create(rewriter, loc, source,
                                            createIndex(i, loc, rewriter)));
  Value copy = memref::AllocOp::create(rewriter, loc, type, sizes);
  memref::CopyOp::create(rewriter, loc, source, copy);
  return copy;
}

/// The buffer of a tensor that is another buffer: a cast of that, or a copy if it may have
/// another layout or memory space.
static LogicalResult toBufferOfToTensor(bufferization::ToBufferOp op,
                                        PatternRewriter &rewriter) {
  auto tensor = op.getTensor().getDefiningOp<bufferization::ToTensorOp>();
  Value source = tensor ? tensor.getBuffer() : Value();
  if (!source || source == op->getResult(0))
    return failure();
  Type type = op->getResult(0).getType();
  auto from = dyn_cast<MemRefType>(source.getType()),
       to = dyn_cast<MemRefType>(type);
  if (isMemRefCast(source.getType(), type) &&
      (!to || (from && keepsLayout(from, to)))) {
    rewriter.replaceOpWithNewOp<memref::CastOp>(op, type, source);
    return success();
  }
  if (!from || !to || from.getRank() != to.getRank() ||
      from.getElementType() != to.getElementType())
    return failure();
  rewriter.replaceOp(op, copyBuffer(source, to, rewriter));
  return success();
}

//===-- Operations of other dialects ---------------------------------------===//

static LogicalResult loadFromTensor(memref::LoadOp op,
                                    PatternRewriter &rewriter) {
  auto buffer = op.getMemref().getDefiningOp<bufferization::ToBufferOp>();
  if (!buffer || !isa<RankedTensorType>(buffer.getTensor().getType()))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::ExtractOp>(op, buffer.getTensor(),
                                                 op.getIndices());
  return success();
}

static LogicalResult dimOfToBuffer(memref::DimOp op,
                                   PatternRewriter &rewriter) {
  auto buffer = op.getSource().getDefiningOp<bufferization::ToBufferOp>();
  if (!buffer || !isa<TensorType>(buffer.getTensor().getType()))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::DimOp>(op, buffer.getTensor(),
                                             op.getIndex());
  return success();
}

static LogicalResult dimOfToTensor(tensor::DimOp op,
                                   PatternRewriter &rewriter) {
  auto tensor = op.getSource().getDefiningOp<bufferization::ToTensorOp>();
  if (!tensor || !isa<BaseMemRefType>(tensor.getBuffer().getType()))
    return failure();
  rewriter.replaceOpWithNewOp<memref::DimOp>(op, tensor.getBuffer(),
                                             op.getIndex());
  return success();
}

//===-- bufferization.alloc_tensor -----------------------------------------===//

static LogicalResult dimOfAllocTensor(tensor::DimOp op,
                                      PatternRewriter &rewriter) {
  auto alloc = op.getSource().getDefiningOp<bufferization::AllocTensorOp>();
  auto type = alloc ? dyn_cast<RankedTensorType>(op.getSource().getType())
                    : RankedTensorType();
  auto dim = getConstantIntValue(Value(op.getIndex()));
  if (!type || !dim || *dim < 0 || *dim >= type.getRank() ||
      !type.isDynamicDim(*dim))
    return failure();
  if (Value copy = alloc.getCopy(); copy && copy != op.getSource()) {
    rewriter.replaceOp(op, createDim(copy, *dim, op->getLoc(), rewriter));
    return success();
  }
  size_t index = type.getDynamicDimIndex(*dim);
  if (alloc.getCopy() || index >= alloc.getDynamicSizes().size() ||
      alloc.getDynamicSizes()[index] == op->getResult(0))
    return failure();
  rewriter.replaceOp(op, Value(alloc.getDynamicSizes()[index]));
  return success();
}

/// Sizes that are constants belong to the type.
static LogicalResult makeAllocTensorStatic(bufferization::AllocTensorOp op,
                                           PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || op.getCopy())
    return failure();
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<Value> sizes;
  size_t next = 0;
  for (int64_t &dim : shape) {
    if (!ShapedType::isDynamic(dim) || next >= op.getDynamicSizes().size())
      continue;
    Value size = op.getDynamicSizes()[next++];
    auto number = getConstantIntValue(size);
    if (number && *number >= 0)
      dim = *number;
    else
      sizes.push_back(size);
  }
  if (sizes.size() == op.getDynamicSizes().size())
    return failure();
  auto newOp = bufferization::AllocTensorOp::create(
      rewriter, op->getLoc(), type.clone(shape), sizes, Value(),
      op.getSizeHint(), op.getMemorySpace());
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, newOp);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::addBufferizationPatterns(Context &ctx) {
  addCanonicalizations<memref::DimOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldDimOfToBuffer", dimOfToBuffer);
  });
  addCanonicalizations<memref::LoadOp>(ctx, [](RewritePatternSet &set) {
    set.add("LoadOfToBuffer", loadFromTensor);
  });
  addCanonicalizations<tensor::DimOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldDimOfAllocTensorOp", dimOfAllocTensor);
    set.add("DimOfToTensorFolder", dimOfToTensor);
  });
}

void strata::registerBufferizationHooks(Context &ctx) {
  using namespace bufferization;
  registerOpHooks<AllocTensorOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ReplaceStaticShapeDims", makeAllocTensorStatic);
      }});
  registerOpHooks<CloneOp>(&ctx, {.fold = foldHook<CloneOp, foldClone>});
  registerOpHooks<ToBufferOp>(
      &ctx, {.fold = foldHook<ToBufferOp, foldToBuffer>,
             .canonicalize = [](RewritePatternSet &set) {
               set.add("ToBufferOfCast", toBufferOfCast);
               set.add("ToBufferToTensorFolding", toBufferOfToTensor);
             }});
  registerOpHooks<ToTensorOp>(&ctx,
                              {.fold = foldHook<ToTensorOp, foldToTensor>});
  registerClonePatterns(ctx);
  registerDeallocPatterns(ctx);
}
