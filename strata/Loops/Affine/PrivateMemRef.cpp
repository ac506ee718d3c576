// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/PrivateMemRef.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/ReplaceMemRef.h"
#include "strata/Loops/Dependence/AccessRegion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

FailureOr<PrivateMemRef>
affine::getPrivateMemRef(Value memref, AffineForOp nest, AffineForOp loop,
                         unsigned depth, ArrayRef<const LoopAccess *> all) {
  PrivateMemRef buffer;
  buffer.memref = memref;
  SmallVector<LoopAccess, 4> accesses;
  Operation *firstStore = nullptr, *start = nullptr;
  for (const LoopAccess &access : llvm::make_pointee_range(all)) {
    if (access.getMemory() != memref)
      continue;
    accesses.push_back(access);
    if (!firstStore && access.isStore())
      firstStore = access.op;
  }
  if (firstStore)
    start = loop.getBody()->findAncestorOpInBlock(*firstStore);
  if (!start)
    return failure();
  for (const LoopAccess &access : accesses) {
    // As in mlir-opt, the first store is executed before all others.
    if (access.isStore() &&
        !firstStore->getBlock()->findAncestorOpInBlock(*access.op))
      return failure();
    Operation *place = loop.getBody()->findAncestorOpInBlock(*access.op);
    if (!place || place->isBeforeInBlock(start) || !isAffineAccess(access.op) ||
        !access.hasIndices())
      return failure();
    buffer.accesses.push_back(access.op);
  }
  FailureOr<MemRefRegion> region = MemRefRegion::compute(
      MemRefAccess(firstStore), depth, {.dropLocalVars = false});
  std::optional<RegionShape> shape =
      succeeded(region) ? region->getConstantBoundingShape() : std::nullopt;
  if (!shape || shape->numElements == 0)
    return failure();
  buffer.shape = std::move(*shape);
  llvm::append_range(buffer.symbols, region->getSymbols());
  for (const LoopAccess &access : accesses)
    if (!isWithinBox(access, nest->getParentRegion(), buffer.shape.offsets,
                     buffer.symbols, buffer.shape.sizes))
      return failure();
  return buffer;
}

Value affine::createPrivateMemRef(RewriterBase &rewriter,
                                  const PrivateMemRef &buffer, AffineForOp nest,
                                  const PrivateMemRefOptions &options) {
  OpBuilder::InsertionGuard guard(rewriter);
  auto type = cast<MemRefType>(buffer.memref.getType());
  Context *ctx = type.getContext();
  Attribute space = type.getMemorySpace();
  std::optional<int64_t> element = getMemRefIntOrFloatEltSizeInBytes(type);
  uint64_t bytes =
      uint64_t(element.value_or(0)) * uint64_t(buffer.shape.numElements);
  if (options.fastMemorySpace && bytes <= options.localBufSizeThreshold)
    space = rewriter.getI64IntegerAttr(*options.fastMemorySpace);
  auto newType =
      MemRefType::get(buffer.shape.sizes, type.getElementType(), {}, space);
  rewriter.setInsertionPointToStart(nest->getBlock());
  auto alloc = memref::AllocOp::create(rewriter, nest.getLoc(), newType);
  // The symbols of offsets are dimensions, in front of the indices.
  auto numOuter = unsigned(buffer.symbols.size());
  SmallVector<AffineExpr> outer, remapped;
  for (unsigned i = 0; i < numOuter; ++i)
    outer.push_back(getAffineDimExpr(i, ctx));
  auto numInputs = numOuter + unsigned(type.getRank());
  for (auto [i, offset] : llvm::enumerate(buffer.shape.offsets)) {
    AffineExpr index = getAffineDimExpr(numOuter + unsigned(i), ctx);
    AffineExpr start = offset.getResult(0).replaceSymbols(outer);
    remapped.push_back(simplifyAffineExpr(index - start, numInputs, 0));
  }
  AffineMap remap = AffineMap::get(numInputs, 0, remapped, ctx);
  for (Operation *op : buffer.accesses)
    replaceMemRef(rewriter, op, alloc, remap, buffer.symbols);
  return alloc;
}
