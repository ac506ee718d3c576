// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of groups of threads: verifiers and folds.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Build/Fold.h"
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
    if (end->getName().getStringRef() != "gpu.yield")
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
  StringRef name = parent->getName().getStringRef();
  return name == "gpu.launch" || name == "gpu.func";
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
  results.push_back(op->getOperand(0));
  return success();
}

/// A value that was broadcast to all threads is the same in all of them.
static LogicalResult foldBroadcast(Operation *op, ArrayRef<Attribute>,
                                   SmallVectorImpl<OpFoldResult> &results) {
  Operation *source = op->getOperand(0).getDefiningOp();
  if (!source || source->getName() != op->getName())
    return failure();
  results.push_back(op->getOperand(0));
  return success();
}

//===-- Memory -------------------------------------------------------------===//

/// Takes the operands of casts instead of their results.
static LogicalResult foldCasts(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands()) {
    Operation *cast = operand.get().getDefiningOp();
    if (!cast || cast->getName().getStringRef() != "memref.cast" ||
        isa<UnrankedMemRefType>(cast->getOperand(0).getType()))
      continue;
    operand.set(cast->getOperand(0));
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

static LogicalResult verifyLoadMatrix(Operation *op) {
  if (!hasUnitStride(op->getOperand(0).getType()))
    return op->emitError(
        "expected source memref most minor dim must have unit stride");
  return success();
}

static LogicalResult verifyStoreMatrix(Operation *op) {
  if (!hasUnitStride(op->getOperand(1).getType()))
    return op->emitError(
        "expected destination memref most minor dim must have unit stride");
  if (getMatrixOperand(op->getOperand(0).getType()) != "COp")
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
  auto add = [&](StringRef name, auto set) {
    OpHooks hooks;
    set(hooks);
    registerOpHooks(&ctx, name, hooks);
  };
  add("gpu.all_reduce", [](OpHooks &hooks) {
    hooks.verifyRegions = verifyAllReduce;
    hooks.fold = foldAllReduce;
  });
  add("gpu.subgroup_reduce", [](OpHooks &hooks) {
    hooks.verify = verifySubgroupReduce;
    hooks.fold = foldSubgroupReduce;
  });
  add("gpu.subgroup_broadcast",
      [](OpHooks &hooks) { hooks.fold = foldBroadcast; });
  add("gpu.alloc", [](OpHooks &hooks) { hooks.verify = verifyAlloc; });
  add("gpu.memcpy", [](OpHooks &hooks) {
    hooks.fold = foldCasts;
    hooks.verify = verifyMemcpy;
  });
  add("gpu.memset", [](OpHooks &hooks) { hooks.fold = foldCasts; });
  add("gpu.dynamic_shared_memory",
      [](OpHooks &hooks) { hooks.verify = verifySharedMemory; });
  add("gpu.subgroup_mma_load_matrix",
      [](OpHooks &hooks) { hooks.verify = verifyLoadMatrix; });
  add("gpu.subgroup_mma_store_matrix",
      [](OpHooks &hooks) { hooks.verify = verifyStoreMatrix; });
  add("gpu.warp_execute_on_lane_0",
      [](OpHooks &hooks) { hooks.verifyRegions = verifyWarp; });
}
