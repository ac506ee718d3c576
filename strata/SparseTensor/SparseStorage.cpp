// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseStorage.h"

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

static MemRefType getBufferType(Type element) {
  return MemRefType::get({ShapedType::kDynamic}, element);
}

SmallVector<StorageField>
strata::sparse_tensor::getStorageFields(const SparseTensorType &type) {
  using Kind = StorageField::Kind;
  SmallVector<StorageField> fields;
  auto getType = [shape = type.getBufferShape()](Type element) {
    return MemRefType::get(shape, element);
  };
  unsigned cooStart = type.getAoSCOOStart();
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    const LevelType &level = type.getLevel(lvl);
    if (hasPositions(level))
      fields.push_back({Kind::Positions, lvl, getType(type.getPosType())});
    if (hasCoordinates(level) && lvl <= cooStart)
      fields.push_back({Kind::Coordinates, lvl, getType(type.getCrdType())});
  }
  fields.push_back({Kind::Values, 0, getType(type.getElementType())});
  fields.push_back({Kind::Specifier, 0,
                    StorageSpecifierType::get(type.getType().getContext(),
                                              type.getEncoding())});
  return fields;
}

SmallVector<Type>
strata::sparse_tensor::getStorageTypes(const SparseTensorType &type) {
  SmallVector<Type> types;
  for (const StorageField &field : getStorageFields(type))
    types.push_back(field.type);
  return types;
}

size_t SparseStorage::find(StorageField::Kind kind, unsigned lvl) const {
  if (kind == StorageField::Kind::Values)
    return fields.size() - 2;
  if (kind == StorageField::Kind::Coordinates)
    lvl = std::min(lvl, type.getAoSCOOStart());
  const StorageField *found =
      llvm::find_if(fields, [&](const StorageField &field) {
        return field.kind == kind && field.lvl == lvl;
      });
  assert(found != fields.end() && "the level has no such buffer");
  return size_t(found - fields.begin());
}

Value SparseStorage::getSize(const SparseBuilder &code,
                             StorageSpecifierKind kind,
                             std::optional<unsigned> lvl) const {
  return GetStorageSpecifierOp::create(code.getBuilder(), code.getLoc(),
                                       getSpecifier(), kind, lvl);
}

void SparseStorage::setSize(const SparseBuilder &code,
                            StorageSpecifierKind kind,
                            std::optional<unsigned> lvl, Value size) {
  values.back() = SetStorageSpecifierOp::create(
      code.getBuilder(), code.getLoc(), getSpecifier(), size, kind, lvl);
}

Value SparseStorage::createCoordinatesView(const SparseBuilder &code,
                                           unsigned lvl) const {
  unsigned cooStart = type.getAoSCOOStart();
  Value buffer = getCoordinates(lvl);
  if (lvl < cooStart) {
    Value size = getSize(code, StorageSpecifierKind::crd_mem_sz, lvl);
    return createSlice(code, buffer, size);
  }
  Value stride = code.index(type.getLvlRank() - cooStart);
  Value size = getSize(code, StorageSpecifierKind::crd_mem_sz, cooStart);
  Value count = code.create<arith::DivUIOp>({size, stride}, size.getType());
  Value offset = code.index(lvl - cooStart);
  return memref::SubViewOp::create(code.getBuilder(), code.getLoc(), buffer,
                                   ValueRange(offset), ValueRange(count),
                                   ValueRange(stride));
}

void SparseStorage::pushBack(const SparseBuilder &code, StorageField::Kind kind,
                             unsigned lvl, Value value, Value repeat) {
  using Kind = StorageField::Kind;
  StorageSpecifierKind sizeKind =
      kind == Kind::Positions     ? StorageSpecifierKind::pos_mem_sz
      : kind == Kind::Coordinates ? StorageSpecifierKind::crd_mem_sz
                                  : StorageSpecifierKind::val_mem_sz;
  std::optional<unsigned> sizeLvl;
  if (kind != Kind::Values)
    sizeLvl = lvl;
  size_t place = find(kind, lvl);
  Value buffer = values[place];
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  Value size = getSize(code, sizeKind, sizeLvl);
  if (value.getType() != element)
    value = arith::IndexCastOp::create(code.getBuilder(), code.getLoc(),
                                       element, value);
  auto push = PushBackOp::create(code.getBuilder(), code.getLoc(), size, buffer,
                                 value, repeat);
  values[place] = push.getOutBuffer();
  setSize(code, sizeKind, sizeLvl, push.getNewSize());
}

void SparseStorage::prepareLevels(const SparseBuilder &code, unsigned lvl) {
  Value count = code.index(1);
  for (; lvl < type.getLvlRank(); ++lvl) {
    const LevelType &level = type.getLevel(lvl);
    if (hasPositions(level)) {
      // There is one position more than parents: the new ones are zero until they are visited.
      Value zero = code.zero(type.getPosType());
      if (level.format == LevelFormat::LooseCompressed) {
        Value two = code.index(2);
        count = code.mul(count, two);
      }
      pushBack(code, StorageField::Kind::Positions, lvl, zero, count);
      return;
    }
    if (hasCoordinates(level))
      return;
    Value size = getLvlSize(code, lvl);
    count = code.mul(count, size);
  }
  Value zero = code.zero(type.getElementType());
  pushBack(code, StorageField::Kind::Values, 0, zero, count);
}

Value strata::sparse_tensor::createSlice(const SparseBuilder &code,
                                         Value buffer, Value size) {
  auto type = cast<MemRefType>(buffer.getType());
  // The arrays of batches do not have the same size.
  if (type.getRank() > 1)
    return buffer;
  Builder &builder = code.getBuilder();
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  return memref::SubViewOp::create(code.getBuilder(), code.getLoc(),
                                   getBufferType(type.getElementType()), buffer,
                                   {zero}, {OpFoldResult(size)}, {one});
}

//===-- Allocation ----------------------------------------------------------===//

namespace {
/// The sizes of new buffers.
struct InitialSizes {
  Value positions, coordinates, elements;
};
} // namespace

static InitialSizes estimateSizes(const SparseBuilder &code,
                                  const SparseTensorType &type,
                                  ArrayRef<Value> sizes, Value sizeHint) {
  if (type.isAllDense()) {
    Value all = sizes.front();
    for (Value size : sizes.drop_front())
      all = code.mul(all, size);
    return {{}, {}, all};
  }
  if (!sizeHint) {
    Value some = code.index(16);
    return {some, some, some};
  }
  if (type.getAoSCOOStart() == 0) {
    Value two = code.index(2);
    Value rank = code.index(type.getLvlRank());
    return {two, code.mul(rank, sizeHint), sizeHint};
  }
  if (type.getLvlRank() == 2 && type.isDenseLevel(0) &&
      type.getLevel(1).format == LevelFormat::Compressed) {
    Value one = code.index(1);
    return {code.add(sizeHint, one), sizeHint, sizeHint};
  }
  Value some = code.index(16);
  return {some, some, sizeHint};
}

SmallVector<Value> strata::sparse_tensor::createStorage(
    const SparseBuilder &code, const SparseTensorType &type,
    ArrayRef<Value> sizes, Value sizeHint, bool initialize) {
  using Kind = StorageField::Kind;
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  InitialSizes initial = estimateSizes(code, type, sizes, sizeHint);
  SmallVector<Value> values;
  for (const StorageField &field : getStorageFields(type)) {
    if (field.kind == Kind::Specifier) {
      values.push_back(
          StorageSpecifierInitOp::create(builder, loc, field.type));
      continue;
    }
    Value size = field.kind == Kind::Positions     ? initial.positions
                 : field.kind == Kind::Coordinates ? initial.coordinates
                                                   : initial.elements;
    auto buffer = cast<MemRefType>(field.type);
    values.push_back(
        memref::AllocOp::create(builder, loc, buffer, ValueRange(size)));
    if (!initialize)
      continue;
    Value zero = code.zero(buffer.getElementType());
    linalg::FillOp::create(builder, loc, ValueRange(zero),
                           ValueRange(values.back()));
  }
  SparseStorage storage(type, values);
  Value zero = code.zero(type.getPosType());
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    storage.setSize(code, StorageSpecifierKind::lvl_sz, lvl, sizes[lvl]);
    if (hasPositions(type.getLevel(lvl)))
      storage.pushBack(code, Kind::Positions, lvl, zero);
  }
  storage.prepareLevels(code, 0);
  return SmallVector<Value>(storage.getValues().begin(),
                            storage.getValues().end());
}
