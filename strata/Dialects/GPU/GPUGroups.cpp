// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of groups of threads: verifiers and folds.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::gpu_dialect;

//===-- Reductions ---------------------------------------------------------===//

static LogicalResult verifyReduction(Operation *op, StringRef kind) {
  static constexpr StringRef integers[] = {"minui", "minsi", "maxui", "maxsi",
                                           "and",   "or",    "xor"};
  static constexpr StringRef floats[] = {"minnumf", "maxnumf", "minimumf",
                                         "maximumf"};
  Type type = op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  if ((isa<FloatType>(element) && llvm::is_contained(integers, kind)) ||
      (isa<IntegerType>(element) && llvm::is_contained(floats, kind)))
    return op->emitError("`")
           << kind << "` reduction operation is not compatible with type "
           << type;
  return success();
}

static LogicalResult verifySubgroupReduce(Operation *op) {
  if (failed(verifyReduction(op, getKeyword(op->getInherentAttrOrNull("op")))))
    return failure();
  auto size =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("cluster_size"));
  if (size && !size.getValue().isPowerOf2())
    return op->emitOpError("cluster size ")
           << size.getInt() << " is not a power of two";
  auto stride = dyn_cast_or_null<IntegerAttr>(
      op->getInherentAttrOrNull("cluster_stride"));
  if (!stride || stride.getValue().isOne())
    return success();
  if (!size)
    return op->emitOpError("cluster stride can only be specified if cluster "
                           "size is specified");
  if (!stride.getValue().isPowerOf2())
    return op->emitOpError("cluster stride ")
           << stride.getInt() << " is not a power of two";
  return success();
}

static LogicalResult verifyYield(Operation *op, Type type) {
  unsigned numYields = 0;
  for (Block &block : op->getRegion(0)) {
    Operation *end = block.empty() ? nullptr : &block.back();
    if (!end || end->getNumSuccessors())
      continue;
    if (!isa<gpu::YieldOp>(end))
      return op->emitError("expected gpu.yield op in region");
    if (end->getNumOperands() != 1)
      return op->emitError("expected one gpu.yield operand");
    if (end->getOperand(0).getType() != type)
      return op->emitError("incorrect gpu.yield type");
    ++numYields;
  }
  if (numYields == 0)
    return op->emitError("expected gpu.yield op in region");
  return success();
}

static LogicalResult verifyAllReduce(Operation *op) {
  Region &body = op->getRegion(0);
  Attribute kind = op->getInherentAttrOrNull("op");
  if (body.empty() != bool(kind))
    return op->emitError("expected either an op attribute or a non-empty body");
  if (kind)
    return verifyReduction(op, getKeyword(kind));
  if (body.getNumArguments() != 2)
    return op->emitError("expected two region arguments");
  Type type = op->getResult(0).getType();
  for (BlockArgument argument : body.getArguments())
    if (argument.getType() != type)
      return op->emitError("incorrect region argument type");
  return verifyYield(op, type);
}

/// All threads of a launch or a function run the operations of its entry block.
static bool isUniform(Operation *op) {
  Operation *parent = op->getParentOp();
  if (!parent || op->getBlock() != &parent->getRegion(0).front())
    return false;
  return isa<gpu::LaunchOp, gpu::GPUFuncOp>(parent);
}

/// Tells that all threads take part, where that is known. A change of the operation
/// itself has no result.
static LogicalResult foldAllReduce(Operation *op, ArrayRef<Attribute>,
                                   SmallVectorImpl<OpFoldResult> &) {
  if (op->getInherentAttrOrNull("uniform") || !isUniform(op))
    return failure();
  op->setAttr("uniform", UnitAttr::get(op->getContext()));
  return success();
}

static LogicalResult
foldSubgroupReduce(Operation *op, ArrayRef<Attribute> constants,
                   SmallVectorImpl<OpFoldResult> &results) {
  auto size =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("cluster_size"));
  if (!size || !size.getValue().isOne())
    return foldAllReduce(op, constants, results);
  results.push_back(gpu::SubgroupReduceOp(op).getValue());
  return success();
}

/// A value that was broadcast to all threads is the same in all of them.
static OpFoldResult foldBroadcast(gpu::SubgroupBroadcastOp op,
                                  gpu::SubgroupBroadcastOp::FoldAdaptor) {
  return op.getSrc().getDefiningOp<gpu::SubgroupBroadcastOp>()
             ? OpFoldResult(op.getSrc())
             : OpFoldResult();
}

//===-- Memory -------------------------------------------------------------===//

/// Takes the operands of casts instead of their results.
static LogicalResult foldCasts(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<memref::CastOp>();
    if (!cast || isa<UnrankedMemRefType>(cast.getSource().getType()))
      continue;
    operand.set(cast.getSource());
    changed = true;
  }
  return success(changed);
}

static LogicalResult verifyAlloc(Operation *op) {
  SmallVector<Segment, 3> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (groups[1].size != type.getNumDynamicDims())
    return op->emitOpError("incorrect number of dynamic sizes, has ")
           << groups[1].size << ", expected "
           << int64_t(type.getNumDynamicDims());
  auto layout = dyn_cast_or_null<AffineMapAttr>(type.getLayout());
  if (groups[2].size != (layout ? layout.getValue().getNumSymbols() : 0))
    return op->emitOpError(
        "symbol operand count does not equal memref symbol count");
  return success();
}

static LogicalResult verifyMemcpy(Operation *op) {
  SmallVector<Segment, 3> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  auto dst = cast<ShapedType>(op->getOperand(groups[1].first).getType());
  auto src = cast<ShapedType>(op->getOperand(groups[2].first).getType());
  if (src.getElementType() != dst.getElementType())
    return op->emitOpError("arguments have incompatible element type");
  if (failed(verifyCompatibleShape(dst, src)))
    return op->emitOpError("arguments have incompatible shape");
  return success();
}

static LogicalResult verifySharedMemory(Operation *op) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (getAddressSpace(type.getMemorySpace()) != "workgroup")
    return op->emitOpError("address space must be address_space<workgroup>");
  if (type.hasStaticShape())
    return op->emitOpError("result memref type must be memref<?xi8, "
                           "#gpu.address_space<workgroup>>");
  return success();
}

//===-- Matrices -----------------------------------------------------------===//

static bool hasUnitStride(Type type) {
  SmallVector<int64_t, 4> strides;
  int64_t offset;
  auto memref = cast<MemRefType>(type);
  return memref.getRank() == 0 ||
         (succeeded(memref.getStridesAndOffset(strides, offset)) &&
          strides.back() == 1);
}

static StringRef getMatrixOperand(Type type) {
  auto matrix = dyn_cast<DynamicType>(type);
  auto operand = matrix && matrix.getParams().size() == 3
                     ? dyn_cast<StringAttr>(matrix.getParams()[2])
                     : StringAttr();
  return operand ? operand.getValue() : StringRef();
}

static LogicalResult verifyLoadMatrix(gpu::SubgroupMmaLoadMatrixOp op) {
  if (!hasUnitStride(op.getSrcMemref().getType()))
    return op->emitError(
        "expected source memref most minor dim must have unit stride");
  return success();
}

static LogicalResult verifyStoreMatrix(gpu::SubgroupMmaStoreMatrixOp op) {
  if (!hasUnitStride(op.getDstMemref().getType()))
    return op->emitError(
        "expected destination memref most minor dim must have unit stride");
  if (getMatrixOperand(op.getSrc().getType()) != "COp")
    return op->emitError("expected the operand matrix being stored to have "
                         "'COp' operand type");
  return success();
}

//===-- gpu.warp_execute_on_lane_0 -----------------------------------------===//

/// Whether `distributed` is the part of `expanded` that a lane of the warp has.
static LogicalResult verifyDistribution(Operation *op, Type expanded,
                                        Type distributed, int64_t warpSize) {
  if (expanded == distributed)
    return success();
  auto whole = dyn_cast<VectorType>(expanded);
  auto part = dyn_cast<VectorType>(distributed);
  if (!whole || !part)
    return op->emitOpError("expected vector type for distributed operands.");
  if (whole.getRank() != part.getRank() ||
      whole.getElementType() != part.getElementType())
    return op->emitOpError(
        "expected distributed vectors to have same rank and element type.");
  int64_t lanes = 1;
  for (auto [size, share] :
       llvm::zip_equal(whole.getShape(), part.getShape())) {
    if (share == 0 || size % share)
      return op->emitOpError("expected expanded vector dimension to be a "
                             "multiple of the distributed one");
    lanes *= size / share;
  }
  if (lanes != warpSize)
    return op->emitOpError("incompatible distribution dimensions from ")
           << expanded << " to " << distributed
           << " with warp size = " << warpSize;
  return success();
}

static LogicalResult verifyWarp(Operation *op) {
  Region &body = op->getRegion(0);
  auto args = llvm::drop_begin(op->getOperands());
  if (body.getNumArguments() + 1 != op->getNumOperands())
    return op->emitOpError(
        "expected same number op arguments and block arguments.");
  Operation &yield = body.front().back();
  if (yield.getNumOperands() != op->getNumResults())
    return op->emitOpError(
        "expected same number of yield operands and return values.");
  auto warpSize =
      cast<IntegerAttr>(op->getInherentAttrOrNull("warp_size")).getInt();
  for (auto [argument, operand] : llvm::zip_equal(body.getArguments(), args))
    if (failed(verifyDistribution(op, argument.getType(), operand.getType(),
                                  warpSize)))
      return failure();
  for (auto [value, result] :
       llvm::zip_equal(yield.getOperands(), op->getResults()))
    if (failed(verifyDistribution(op, value.getType(), result.getType(),
                                  warpSize)))
      return failure();
  return success();
}

void gpu_dialect::registerGroups(Context &ctx) {
  registerOpHooks<gpu::WarpExecuteOnLane0Op>(&ctx,
                                             {.verifyRegions = verifyWarp});
  registerOpHooks<gpu::AllReduceOp>(
      &ctx, {.verifyRegions = verifyAllReduce, .fold = foldAllReduce});
  registerOpHooks<gpu::SubgroupReduceOp>(
      &ctx, {.verify = verifySubgroupReduce, .fold = foldSubgroupReduce});
  registerOpHooks<gpu::SubgroupBroadcastOp>(
      &ctx, {.fold = foldHook<gpu::SubgroupBroadcastOp, foldBroadcast>});
  registerOpHooks<gpu::DynamicSharedMemoryOp>(&ctx,
                                              {.verify = verifySharedMemory});
  registerOpHooks<gpu::AllocOp>(&ctx, {.verify = verifyAlloc});
  registerOpHooks<gpu::MemcpyOp>(&ctx,
                                 {.verify = verifyMemcpy, .fold = foldCasts});
  registerOpHooks<gpu::MemsetOp>(&ctx, {.fold = foldCasts});
  registerOpHooks<gpu::SubgroupMmaLoadMatrixOp>(
      &ctx, {.verify = typedHook<verifyLoadMatrix>});
  registerOpHooks<gpu::SubgroupMmaStoreMatrixOp>(
      &ctx, {.verify = typedHook<verifyStoreMatrix>});
}
