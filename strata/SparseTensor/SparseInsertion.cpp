// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that insert an element into the storage of a sparse tensor, after all elements that
// precede it in the order of levels.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/SparseTensor/SparseStorage.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
class InsertionEmitter {
public:
  InsertionEmitter(OpBuilder &builder, Location loc,
                   const SparseTensorType &type, ValueRange arguments)
      : builder(builder), loc(loc), code(builder, loc),
        storage(type, arguments.take_front(getStorageFields(type).size())),
        coords(arguments.drop_front(getStorageFields(type).size())
                   .take_front(type.getLvlRank())),
        element(arguments.back()) {}
  /// Returns the new storage.
  ArrayRef<Value> emit();

private:
  Value emitCompressed(unsigned lvl, Value parent);
  Value isLastCoordinate(unsigned lvl, Value parent, Value first, Value end,
                         Value size, Value last, Value stride);
  Value castIndex(Value value, Type type) const {
    return value.getType() == type
               ? value
               : arith::IndexCastOp::create(builder, loc, type, value);
  }
  void storeIndex(Value value, Value buffer, Value index) {
    Type element = cast<MemRefType>(buffer.getType()).getElementType();
    value = castIndex(value, element);
    code.store(value, buffer, index);
  }

  OpBuilder &builder;
  Location loc;
  SparseBuilder code;
  SparseStorage storage;
  ValueRange coords;
  Value element;
};
} // namespace

/// Whether the last element below `parent` has the coordinate that is inserted. If `parent` has no
/// element, its first position is set.
Value InsertionEmitter::isLastCoordinate(unsigned lvl, Value parent,
                                         Value first, Value end, Value size,
                                         Value last, Value stride) {
  Value positions = storage.getPositions(lvl);
  Value isNonEmpty = code.compare(arith::CmpIPredicate::ult, first, end);
  auto test = scf::IfOp::create(builder, loc, TypeRange(builder.getI1Type()),
                                isNonEmpty, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(test.thenBlock());
  Value place = stride ? code.mul(last, stride) : last;
  Value coord = code.load(storage.getCoordinates(lvl), place);
  Value number = castIndex(coord, builder.getIndexType());
  Value isSame = code.compare(arith::CmpIPredicate::eq, number, coords[lvl]);
  code.yield(isSame);
  builder.setInsertionPointToStart(test.elseBlock());
  if (lvl)
    storeIndex(size, positions, parent);
  Value no = code.boolean(false);
  code.yield(no);
  return test->getResult(0);
}

/// Returns the position of the coordinate in the level.
Value InsertionEmitter::emitCompressed(unsigned lvl, Value parent) {
  const SparseTensorType &type = storage.getType();
  Value one = code.index(1);
  Value next = code.add(parent, one);
  Value positions = storage.getPositions(lvl);
  Value first = code.load(positions, parent);
  Value end = code.load(positions, next);
  Value size = storage.getSize(code, StorageSpecifierKind::crd_mem_sz, lvl);
  Value stride;
  if (lvl >= type.getAoSCOOStart()) {
    stride = code.index(type.getLvlRank() - lvl);
    size = code.create<arith::DivUIOp>({size, stride}, size.getType());
  }
  Value endIndex = castIndex(end, builder.getIndexType());
  Value last = code.sub(endIndex, one);
  Value isPresent =
      isLastCoordinate(lvl, parent, first, end, size, last, stride);
  if (!type.getLevel(lvl).isUnique)
    isPresent = code.boolean(false);
  SmallVector<Type> types = getStorageTypes(type);
  types.push_back(builder.getIndexType());
  auto branch = scf::IfOp::create(builder, loc, TypeRange(types), isPresent,
                                  /*withElseRegion=*/true);
  builder.setInsertionPointToStart(branch.thenBlock());
  SmallVector<Value> values(storage.getValues());
  values.push_back(last);
  code.yield(values);
  builder.setInsertionPointToStart(branch.elseBlock());
  Value newEnd = code.add(size, one);
  storeIndex(newEnd, positions, next);
  storage.pushBack(code, StorageField::Kind::Coordinates, lvl, coords[lvl]);
  if (lvl + 1 < type.getLvlRank())
    storage.prepareLevels(code, lvl + 1);
  values.assign(storage.getValues().begin(), storage.getValues().end());
  values.push_back(size);
  code.yield(values);
  builder.setInsertionPointAfter(branch);
  storage.setValues(branch->getResults().drop_back());
  return branch->getResults().back();
}

ArrayRef<Value> InsertionEmitter::emit() {
  const SparseTensorType &type = storage.getType();
  Value position = code.index(0);
  for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl) {
    const LevelType &level = type.getLevel(lvl);
    if (hasPositions(level)) {
      if (level.format == LevelFormat::LooseCompressed) {
        Value two = code.index(2);
        position = code.mul(position, two);
      }
      position = emitCompressed(lvl, position);
    } else if (hasCoordinates(level)) {
      storage.pushBack(code, StorageField::Kind::Coordinates, lvl, coords[lvl]);
    } else {
      Value size = storage.getLvlSize(code, lvl);
      Value start = code.mul(size, position);
      position = code.add(start, coords[lvl]);
    }
  }
  if (type.isDenseLevel(type.getLvlRank() - 1))
    code.store(element, storage.getElements(), position);
  else
    storage.pushBack(code, StorageField::Kind::Values, 0, element);
  return storage.getValues();
}

/// The name of the function, which says all that its code depends on.
static std::string getInsertionName(const SparseTensorType &type) {
  std::string name = "_insert_";
  for (const LevelType &level : type.getLevels()) {
    for (char c : level.toText())
      if (c == '(' || c == ',')
        name += '_';
      else if (c != ')' && c != ' ')
        name += c;
    name += '_';
  }
  llvm::raw_string_ostream os(name);
  for (int64_t size : type.getDimShape())
    os << size << '_';
  if (!type.isIdentity()) {
    type.getDimToLvl().print(os);
    os << '_';
  }
  type.getElementType().print(os);
  auto width = [](std::optional<int64_t> bits) { return bits.value_or(0); };
  os << '_' << width(type.getEncoding().getCrdWidth()) << '_'
     << width(type.getEncoding().getPosWidth());
  return name;
}

SmallVector<Value> strata::sparse_tensor::createInsertion(
    OpBuilder &builder, Location loc, const SparseTensorType &type,
    ValueRange storage, ValueRange coords, Value element) {
  SmallVector<Value> arguments(storage.begin(), storage.end());
  llvm::append_range(arguments, coords);
  arguments.push_back(element);
  SmallVector<Type> results = getStorageTypes(type), inputs;
  for (Value argument : arguments)
    inputs.push_back(argument.getType());
  std::string name = getInsertionName(type);
  SymbolPlace place = findSymbolPlace(builder);
  if (!SymbolTable::lookupSymbolIn(place.table, name)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(place.block, place.point);
    auto function = func::FuncOp::create(
        builder, loc, name, builder.getFunctionType(inputs, results),
        StringRef("private"));
    SmallVector<Location> locs(inputs.size(), loc);
    Block *entry =
        builder.createBlock(&function->getRegion(0), {}, inputs, locs);
    SmallVector<Value> values(entry->getArguments().begin(),
                              entry->getArguments().end());
    InsertionEmitter emitter(builder, loc, type, values);
    func::ReturnOp::create(builder, loc, emitter.emit());
  }
  auto call =
      func::CallOp::create(builder, loc, name, TypeRange(results), arguments);
  return SmallVector<Value>(call->getResults().begin(),
                            call->getResults().end());
}
