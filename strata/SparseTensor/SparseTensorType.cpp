// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseTensorType.h"

#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

SparseTensorEncodingAttr
strata::sparse_tensor::getSparseTensorEncoding(Type type) {
  auto tensor = dyn_cast_or_null<RankedTensorType>(type);
  return tensor
             ? dyn_cast_or_null<SparseTensorEncodingAttr>(tensor.getEncoding())
             : SparseTensorEncodingAttr();
}

bool strata::sparse_tensor::hasAnySparseType(TypeRange types) {
  return llvm::any_of(
      types, [](Type type) { return bool(getSparseTensorEncoding(type)); });
}

bool strata::sparse_tensor::hasAnySparseOperandOrResult(Operation *op) {
  return hasAnySparseType(TypeRange(op->getOperands())) ||
         hasAnySparseType(TypeRange(op->getResults()));
}

bool strata::sparse_tensor::hasPositions(const LevelType &level) {
  return level.format == LevelFormat::Compressed ||
         level.format == LevelFormat::LooseCompressed;
}

bool strata::sparse_tensor::hasCoordinates(const LevelType &level) {
  return hasPositions(level) || level.format == LevelFormat::Singleton ||
         level.format == LevelFormat::Structured;
}

AffineMap strata::sparse_tensor::inferLvlToDim(AffineMap dimToLvl) {
  Context *ctx = dimToLvl.getContext();
  SmallVector<AffineExpr> dims(dimToLvl.getNumDims());
  for (auto [i, expr] : llvm::enumerate(dimToLvl.getResults())) {
    AffineExpr level = getAffineDimExpr(unsigned(i), ctx);
    auto dim = dyn_cast<AffineDimExpr>(expr.isBinary() ? expr.getLHS() : expr);
    if (!dim)
      return AffineMap();
    AffineExpr &result = dims[dim.getPosition()];
    AffineExpr part = expr.getKind() == AffineExprKind::FloorDiv
                          ? level * expr.getRHS()
                          : level;
    result = result ? result + part : part;
  }
  if (llvm::any_of(dims, [](AffineExpr expr) { return !expr; }))
    return AffineMap();
  return AffineMap::get(dimToLvl.getNumResults(), 0, dims, ctx);
}

SparseTensorType::SparseTensorType(RankedTensorType type)
    : type(type), encoding(getSparseTensorEncoding(type)) {
  if (!encoding) {
    levels.resize(size_t(type.getRank()));
    return;
  }
  for (int64_t number : encoding.getLvlTypes())
    levels.push_back(LevelType::decode(number));
}

bool SparseTensorType::isAllDense() const {
  return llvm::all_of(levels, [](const LevelType &level) {
    return level.format == LevelFormat::Dense;
  });
}

bool SparseTensorType::isAllOrdered() const {
  return llvm::all_of(levels,
                      [](const LevelType &level) { return level.isOrdered; });
}

bool strata::sparse_tensor::isNewTensor(Value value) {
  if (auto alloc =
          value.getDefiningOp<dialects::bufferization::AllocTensorOp>())
    return !alloc.getCopy();
  return value.getDefiningOp<dialects::tensor::EmptyOp>() != nullptr;
}

bool SparseTensorType::isVisitable() const {
  return !hasSlices() ||
         (isIdentity() && !hasBatchLevels() &&
          llvm::none_of(ArrayRef(levels).drop_front(),
                        [](const LevelType &level) {
                          return level.format == LevelFormat::Dense ||
                                 level.format == LevelFormat::Structured;
                        }));
}

bool SparseTensorType::hasBatchLevels() const {
  return llvm::any_of(levels, [](const LevelType &level) {
    return level.format == LevelFormat::Batch;
  });
}

SmallVector<int64_t> SparseTensorType::getBufferShape() const {
  SmallVector<int64_t> shape;
  for (auto [level, size] : llvm::zip(levels, getLvlShape()))
    if (level.format == LevelFormat::Batch)
      shape.push_back(size);
  shape.push_back(ShapedType::kDynamic);
  return shape;
}

AffineMap SparseTensorType::getDimToLvl() const {
  AffineMap map = encoding ? encoding.getDimToLvl() : AffineMap();
  return map ? map
             : AffineMap::getMultiDimIdentityMap(getLvlRank(),
                                                 type.getContext());
}

bool SparseTensorType::hasWholeBlocks() const {
  return llvm::all_of(getDimToLvl().getResults(), [&](AffineExpr expr) {
    if (!expr.isBinary())
      return true;
    int64_t size =
        type.getDimSize(cast<AffineDimExpr>(expr.getLHS()).getPosition());
    return ShapedType::isDynamic(size) || size % expr.getRHS().getValue() == 0;
  });
}

SmallVector<int64_t> SparseTensorType::getLvlShape() const {
  SmallVector<int64_t> shape;
  for (AffineExpr expr : getDimToLvl().getResults()) {
    if (!expr.isBinary()) {
      shape.push_back(type.getDimSize(cast<AffineDimExpr>(expr).getPosition()));
      continue;
    }
    int64_t size =
        type.getDimSize(cast<AffineDimExpr>(expr.getLHS()).getPosition());
    int64_t by = expr.getRHS().getValue();
    if (expr.getKind() == AffineExprKind::Mod)
      shape.push_back(by);
    else
      shape.push_back(ShapedType::isDynamic(size) ? size : size / by);
  }
  return shape;
}

SparseTensorType SparseTensorType::withDimToLvl(AffineMap map) const {
  return {type.getShape(), type.getElementType(),
          SparseTensorEncodingAttr::get(
              type.getContext(), encoding.getLvlTypes(), map,
              encoding.getPosWidth(), encoding.getCrdWidth(),
              encoding.getExplicitVal(), encoding.getImplicitVal(),
              encoding.getDimSlices())};
}

SparseTensorType SparseTensorType::getDemappedType() const {
  Context *ctx = type.getContext();
  SparseTensorType plain =
      withDimToLvl(AffineMap::getMultiDimIdentityMap(getLvlRank(), ctx));
  return {getLvlShape(), type.getElementType(), plain.getEncoding()};
}

SparseTensorType SparseTensorType::getCOOType(bool ordered) const {
  SmallVector<int64_t> numbers;
  for (unsigned lvl = 0; lvl < getLvlRank(); ++lvl) {
    LevelType level;
    level.format = lvl ? LevelFormat::Singleton : LevelFormat::Compressed;
    level.isUnique = lvl + 1 == getLvlRank();
    level.isOrdered = ordered;
    numbers.push_back(level.encode());
  }
  auto coo = SparseTensorEncodingAttr::get(
      type.getContext(), numbers, getDimToLvl(),
      encoding ? encoding.getPosWidth() : std::nullopt,
      encoding ? encoding.getCrdWidth() : std::nullopt,
      encoding ? encoding.getExplicitVal() : Attribute(),
      encoding ? encoding.getImplicitVal() : Attribute());
  return {type.getShape(), type.getElementType(), coo};
}

unsigned SparseTensorType::getAoSCOOStart() const {
  for (unsigned start = 0; start + 1 < getLvlRank(); ++start)
    if (hasPositions(levels[start]) && !levels[start].isUnique &&
        llvm::all_of(
            ArrayRef(levels).drop_front(start + 1), [](const LevelType &level) {
              return level.format == LevelFormat::Singleton && !level.isSoA;
            }))
      return start;
  return getLvlRank();
}

Type SparseTensorType::getWidthType(std::optional<int64_t> width) const {
  if (!width || !*width)
    return IndexType::get(type.getContext());
  return IntegerType::get(type.getContext(), unsigned(*width));
}
