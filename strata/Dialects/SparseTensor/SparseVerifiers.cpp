// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers and inferred types of operations that depend on the formats of levels.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/SparseTensor/LevelType.h"
#include "strata/Dialects/SparseTensor/SparseTensorHooks.h"
#include "strata/Dialects/SparseTensor/SparseTensorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::sparse_tensor;
using namespace ::dialects::sparse_tensor;

//===-- Levels -------------------------------------------------------------===//

/// The encoding, or null.
static SparseTensorEncodingAttr getSparseEncoding(Type type) {
  auto tensor = dyn_cast_or_null<RankedTensorType>(type);
  return tensor
             ? dyn_cast_or_null<SparseTensorEncodingAttr>(tensor.getEncoding())
             : SparseTensorEncodingAttr();
}

static SmallVector<LevelType> getLevels(SparseTensorEncodingAttr encoding) {
  SmallVector<LevelType> levels;
  for (int64_t number : encoding.getLvlTypes())
    levels.push_back(LevelType::decode(number));
  return levels;
}

static bool hasPositions(const LevelType &level) {
  return level.format == LevelFormat::Compressed ||
         level.format == LevelFormat::LooseCompressed;
}

static bool hasCoordinates(const LevelType &level) {
  return hasPositions(level) || level.format == LevelFormat::Singleton ||
         level.format == LevelFormat::Structured;
}

/// The first level of the trailing ones in coordinate format: a compressed level that is not
/// unique, and singletons. The number of levels if there are none.
static size_t getCOOStart(ArrayRef<LevelType> levels) {
  for (size_t start = 0; start + 1 < levels.size(); ++start)
    if (hasPositions(levels[start]) && !levels[start].isUnique &&
        llvm::all_of(levels.drop_front(start + 1), [](const LevelType &level) {
          return level.format == LevelFormat::Singleton;
        }))
      return start;
  return levels.size();
}

/// getCOOStart, for coordinates that are stored in one array.
static size_t getSharedCOOStart(ArrayRef<LevelType> levels) {
  size_t start = getCOOStart(levels);
  bool isApart =
      llvm::any_of(levels.drop_front(start),
                   [](const LevelType &level) { return level.isSoA; });
  return isApart ? levels.size() : start;
}

/// The type of positions or coordinates of `width` bits, where 0 is `index`.
static Type getStoredType(Context *ctx, std::optional<int64_t> width) {
  if (!width || *width == 0)
    return IndexType::get(ctx);
  return IntegerType::get(ctx, unsigned(*width));
}

static Type getPositionType(SparseTensorEncodingAttr encoding) {
  return getStoredType(encoding.getContext(), encoding.getPosWidth());
}

static Type getCoordinateType(SparseTensorEncodingAttr encoding) {
  return getStoredType(encoding.getContext(), encoding.getCrdWidth());
}

//===-- Arrays that store a tensor -----------------------------------------===//

/// An array of an assembled tensor: the type of its elements, and the number of levels whose
/// coordinates are next to each other, if they share it.
struct StoredArray {
  Type element;
  size_t sharedLevels = 0;
};

static SmallVector<StoredArray> getArrays(SparseTensorEncodingAttr encoding) {
  SmallVector<LevelType> levels = getLevels(encoding);
  size_t start = getSharedCOOStart(levels);
  SmallVector<StoredArray> arrays;
  for (auto [i, level] : llvm::enumerate(levels)) {
    if (hasPositions(level))
      arrays.push_back({getPositionType(encoding)});
    if (i == start) {
      arrays.push_back({getCoordinateType(encoding), levels.size() - start});
      break;
    }
    if (hasCoordinates(level))
      arrays.push_back({getCoordinateType(encoding)});
  }
  return arrays;
}

static LogicalResult verifyArrays(Operation *op, RankedTensorType tensor,
                                  TypeRange levels, RankedTensorType values,
                                  bool needsShape) {
  if (needsShape && !tensor.hasStaticShape())
    return op->emitError("the sparse-tensor must have static shape");
  SmallVector<StoredArray> arrays = getArrays(getSparseEncoding(tensor));
  if (levels.size() != arrays.size())
    return op->emitError("inconsistent number of fields between input/output");
  for (auto [array, type] : llvm::zip(arrays, levels)) {
    auto found = cast<RankedTensorType>(type);
    if (array.sharedLevels &&
        (found.getRank() == 0 ||
         found.getShape().back() != int64_t(array.sharedLevels)))
      return op->emitError("input/output trailing COO level-ranks don't match");
    if (found.getElementType() != array.element)
      return op->emitError("input/output element-types don't match");
  }
  if (values.getElementType() != tensor.getElementType())
    return op->emitError("input/output element-types don't match");
  return success();
}

static LogicalResult verifyAssemble(AssembleOp op) {
  return verifyArrays(op, op.getType(), op.getLevels().getTypes(),
                      op.getValues().getType(), true);
}

static LogicalResult verifyDisassemble(DisassembleOp op) {
  if (op.getOutValues().getType() != op.getRetValues().getType())
    return op->emitError("output values and return value type mismatch");
  if (!llvm::equal(op.getOutLevels().getTypes(), op.getRetLevels().getTypes()))
    return op->emitError("output levels and return levels type mismatch");
  return verifyArrays(op, op.getTensor().getType(),
                      op.getOutLevels().getTypes(), op.getOutValues().getType(),
                      false);
}

//===-- Buffers of a level -------------------------------------------------===//

/// A buffer of a tensor, with `element` and of dynamic size, for each place in batch levels.
/// Coordinates that others are between have an offset and a stride.
static Type getBufferType(Type tensor, Type element, bool isStrided) {
  if (!isStrided) {
    SmallVector<int64_t> shape;
    auto type = cast<RankedTensorType>(tensor);
    for (const LevelType &level : getLevels(getSparseEncoding(type)))
      if (level.format == LevelFormat::Batch)
        shape.push_back(
            strata::sparse_tensor::getLevelSize(type, unsigned(shape.size())));
    shape.push_back(ShapedType::kDynamic);
    return MemRefType::get(shape, element);
  }
  auto layout = StridedLayoutAttr::get(
      element.getContext(), ShapedType::kDynamic, {ShapedType::kDynamic});
  return MemRefType::get({ShapedType::kDynamic}, element, layout);
}

static bool isSharedLevel(SparseTensorEncodingAttr encoding, int64_t level) {
  SmallVector<LevelType> levels = getLevels(encoding);
  return level >= int64_t(getSharedCOOStart(levels)) &&
         level < int64_t(levels.size());
}

/// Whether the buffers are the same, or differ in the type of elements, which the verifier
/// reports.
static bool areCompatibleBuffers(ArrayRef<Type> inferred,
                                 ArrayRef<Type> found) {
  if (inferred.size() != 1 || found.size() != 1)
    return false;
  return inferred.front() == found.front() ||
         getElementTypeOrSelf(inferred.front()) !=
             getElementTypeOrSelf(found.front());
}

template <typename Op>
static LogicalResult verifyLevelBuffer(Op op, Type element, StringRef name) {
  SparseTensorEncodingAttr encoding =
      getSparseEncoding(op.getTensor().getType());
  if (op.getLevel() < 0 ||
      op.getLevel() >= int64_t(encoding.getLvlTypes().size()))
    return op->emitError("requested level is out of bounds");
  if (op.getType().getElementType() != element)
    return op->emitError("unexpected type for ") << name;
  return success();
}

static LogicalResult verifyPositions(ToPositionsOp op) {
  return verifyLevelBuffer(
      op, getPositionType(getSparseEncoding(op.getTensor().getType())),
      "positions");
}

static LogicalResult verifyCoordinates(ToCoordinatesOp op) {
  return verifyLevelBuffer(
      op, getCoordinateType(getSparseEncoding(op.getTensor().getType())),
      "coordinates");
}

static LogicalResult verifyCoordinatesBuffer(ToCoordinatesBufferOp op) {
  SmallVector<LevelType> levels =
      getLevels(getSparseEncoding(op.getTensor().getType()));
  if (getSharedCOOStart(levels) == levels.size())
    return op->emitError("expected sparse tensor with a COO region");
  return success();
}

static LogicalResult inferPositions(const InferenceInput &input,
                                    SmallVectorImpl<Type> &types) {
  auto encoding = getSparseEncoding(input.operands.front().getType());
  if (!encoding)
    return failure();
  types.push_back(getBufferType(input.operands.front().getType(),
                                getPositionType(encoding), false));
  return success();
}

static LogicalResult inferCoordinates(const InferenceInput &input,
                                      SmallVectorImpl<Type> &types) {
  auto encoding = getSparseEncoding(input.operands.front().getType());
  auto level = dyn_cast_or_null<IntegerAttr>(input.attributes.front());
  if (!encoding || !level)
    return failure();
  bool isStrided = isSharedLevel(encoding, level.getInt());
  types.push_back(getBufferType(input.operands.front().getType(),
                                getCoordinateType(encoding), isStrided));
  return success();
}

static LogicalResult inferCoordinatesBuffer(const InferenceInput &input,
                                            SmallVectorImpl<Type> &types) {
  auto encoding = getSparseEncoding(input.operands.front().getType());
  if (!encoding)
    return failure();
  types.push_back(getBufferType(input.operands.front().getType(),
                                getCoordinateType(encoding), false));
  return success();
}

static LogicalResult inferValues(const InferenceInput &input,
                                 SmallVectorImpl<Type> &types) {
  auto tensor = dyn_cast<RankedTensorType>(input.operands.front().getType());
  if (!getSparseEncoding(tensor))
    return failure();
  types.push_back(getBufferType(tensor, tensor.getElementType(), false));
  return success();
}

//===-- Conversions of storage ---------------------------------------------===//

/// The size of a level: that of a dimension, or of its blocks, or of the numbers in a block.
static int64_t getLevelSize(AffineExpr expr, ArrayRef<int64_t> shape) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return shape[dim.getPosition()];
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  auto divisor = binary ? dyn_cast<AffineConstantExpr>(binary.getRHS())
                        : AffineConstantExpr();
  if (!divisor || divisor.getValue() <= 0)
    return ShapedType::kDynamic;
  if (expr.getKind() == AffineExprKind::Mod)
    return divisor.getValue();
  int64_t size = getLevelSize(binary.getLHS(), shape);
  if (expr.getKind() != AffineExprKind::FloorDiv || ShapedType::isDynamic(size))
    return ShapedType::kDynamic;
  return size / divisor.getValue();
}

static SmallVector<int64_t> getLevelSizes(RankedTensorType type) {
  AffineMap map = getSparseEncoding(type).getDimToLvl();
  if (!map)
    return SmallVector<int64_t>(type.getShape());
  SmallVector<int64_t> sizes;
  for (AffineExpr expr : map.getResults())
    sizes.push_back(getLevelSize(expr, type.getShape()));
  return sizes;
}

static bool haveSameWidths(SparseTensorEncodingAttr a,
                           SparseTensorEncodingAttr b) {
  return a.getPosWidth().value_or(0) == b.getPosWidth().value_or(0) &&
         a.getCrdWidth().value_or(0) == b.getCrdWidth().value_or(0);
}

static LogicalResult verifyReinterpretation(ReinterpretMapOp op) {
  RankedTensorType from = op.getSource().getType(), to = op.getType();
  auto source = getSparseEncoding(from), dest = getSparseEncoding(to);
  if (source.getLvlTypes() != dest.getLvlTypes())
    return op->emitError("Level type mismatch between source/dest tensors");
  if (!haveSameWidths(source, dest))
    return op->emitError("Crd/Pos width mismatch between source/dest tensors");
  if (from.getElementType() != to.getElementType())
    return op->emitError("Element type mismatch between source/dest tensors");
  if (getLevelSizes(from) != getLevelSizes(to))
    return op->emitError("Level size mismatch between source/dest tensors");
  return success();
}

static LogicalResult verifyReordering(ReorderCOOOp op) {
  RankedTensorType from = op.getInputCoo().getType(), to = op.getType();
  auto source = getSparseEncoding(from), dest = getSparseEncoding(to);
  if (getCOOStart(getLevels(source)) != 0 || getCOOStart(getLevels(dest)) != 0)
    return op->emitError("Expected COO sparse tensors only");
  if (source.getDimToLvl() != dest.getDimToLvl())
    return op->emitError("Unmatched dim2lvl map between input and result COO");
  if (!haveSameWidths(source, dest) ||
      from.getElementType() != to.getElementType())
    return op->emitError(
        "Unmatched storage format between input and result COO");
  return success();
}

//===-- Specifiers ---------------------------------------------------------===//

template <typename Op> static LogicalResult verifySpecifier(Op op) {
  std::optional<int64_t> level = op.getLevel();
  StorageSpecifierKind kind = op.getSpecifierKind();
  SparseTensorEncodingAttr encoding = op.getSpecifier().getType().getEncoding();
  if (kind == StorageSpecifierKind::val_mem_sz) {
    if (level)
      return op->emitError(
          "redundant level argument for querying value memory size");
    return success();
  }
  if (!level)
    return op->emitError("missing level argument");
  bool isOfSlice = kind == StorageSpecifierKind::dim_offset ||
                   kind == StorageSpecifierKind::dim_stride;
  if (isOfSlice && !encoding.getDimSlices())
    return op->emitError("requested slice data on non-slice tensor");
  SmallVector<LevelType> levels = getLevels(encoding);
  AffineMap map = encoding.getDimToLvl();
  int64_t count = isOfSlice && map ? map.getNumDims() : int64_t(levels.size());
  if (*level < 0 || *level >= count)
    return op->emitError("requested level is out of bounds");
  if (kind == StorageSpecifierKind::pos_mem_sz &&
      levels[size_t(*level)].format == LevelFormat::Singleton)
    return op->emitError("requested position memory size on a singleton level");
  return success();
}

void strata::registerSparseVerifiers(Context &ctx) {
  registerOpHooks<AssembleOp>(&ctx, {.verify = typedHook<verifyAssemble>});
  registerOpHooks<ToCoordinatesOp>(
      &ctx, {.verify = typedHook<verifyCoordinates>,
             .inferTypes = inferCoordinates,
             .areCompatibleTypes = areCompatibleBuffers});
  registerOpHooks<ToCoordinatesBufferOp>(
      &ctx, {.verify = typedHook<verifyCoordinatesBuffer>,
             .inferTypes = inferCoordinatesBuffer});
  registerOpHooks<DisassembleOp>(&ctx,
                                 {.verify = typedHook<verifyDisassemble>});
  registerOpHooks<ToPositionsOp>(&ctx,
                                 {.verify = typedHook<verifyPositions>,
                                  .inferTypes = inferPositions,
                                  .areCompatibleTypes = areCompatibleBuffers});
  registerOpHooks<ReinterpretMapOp>(
      &ctx, {.verify = typedHook<verifyReinterpretation>});
  registerOpHooks<ReorderCOOOp>(&ctx, {.verify = typedHook<verifyReordering>});
  registerOpHooks<GetStorageSpecifierOp>(
      &ctx, {.verify = typedHook<verifySpecifier<GetStorageSpecifierOp>>});
  registerOpHooks<SetStorageSpecifierOp>(
      &ctx, {.verify = typedHook<verifySpecifier<SetStorageSpecifierOp>>});
  registerOpHooks<ToValuesOp>(
      &ctx,
      {.inferTypes = inferValues, .areCompatibleTypes = areCompatibleBuffers});
}
