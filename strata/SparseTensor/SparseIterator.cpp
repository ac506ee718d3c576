// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseIterator.h"

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::sparse_tensor;

SparseIterator::SparseIterator(const SparseBuilder &code, Value tensor,
                               unsigned lvl) {
  SparseTensorType type(tensor);
  hasEncoding = type.hasEncoding();
  level = type.getLevel(lvl);
  OpBuilder &builder = code.getBuilder();
  Value number = code.index(lvl);
  if (!hasEncoding) {
    size = tensor::DimOp::create(builder, code.getLoc(), tensor, number);
    return;
  }
  size = LvlOp::create(builder, code.getLoc(), tensor, number);
  if (type.hasSlices())
    readSlice(code, tensor, lvl);
  if (hasPositions(level))
    positions = ToPositionsOp::create(builder, code.getLoc(), tensor, lvl);
  if (hasCoordinates(level))
    coordinates = ToCoordinatesOp::create(builder, code.getLoc(), tensor, lvl);
}

/// Finds the slice of the dimension that is the level `lvl`.
void SparseIterator::readSlice(const SparseBuilder &code, Value tensor,
                               unsigned lvl) {
  OpBuilder &builder = code.getBuilder();
  auto slices =
      cast<ArrayAttr>(SparseTensorType(tensor).getEncoding().getDimSlices());
  auto slice = cast<SparseTensorDimSliceAttr>(slices[lvl]);
  offset =
      ShapedType::isDynamic(slice.getOffset())
          ? Value(ToSliceOffsetOp::create(builder, code.getLoc(), tensor, lvl))
          : code.index(slice.getOffset());
  stride =
      ShapedType::isDynamic(slice.getStride())
          ? Value(ToSliceStrideOp::create(builder, code.getLoc(), tensor, lvl))
          : code.index(slice.getStride());
}

void SparseIterator::init(const SparseBuilder &code,
                          const SparseIterator *parent) {
  Value above = parent ? parent->getPosition() : code.index(0);
  SmallVector<Value> batch;
  if (parent)
    batch = parent->getBatch();
  init(code, above, parent ? parent->getSegmentEnd() : Value(), batch);
}

SmallVector<Value> SparseIterator::getBatch() const {
  SmallVector<Value> batch(outerBatch);
  if (isBatch())
    batch.push_back(coord);
  return batch;
}

SmallVector<Value> SparseIterator::getValueIndices() const {
  SmallVector<Value> indices = getBatch();
  indices.push_back(getPosition());
  return indices;
}

Value SparseIterator::loadAt(const SparseBuilder &code, Value buffer,
                             Value at) const {
  SmallVector<Value> indices(outerBatch);
  indices.push_back(at);
  return code.loadIndex(buffer, indices);
}

void SparseIterator::init(const SparseBuilder &code, Value above,
                          Value segmentEnd, ArrayRef<Value> batch) {
  outerBatch.assign(batch.begin(), batch.end());
  switch (level.format) {
  case LevelFormat::Batch:
    break;
  case LevelFormat::Dense:
    if (hasEncoding)
      begin = code.mul(above, size);
    if (isCounted)
      end = matchPattern(above, m_Zero()) ? size : code.add(begin, size);
    break;
  case LevelFormat::Compressed: {
    begin = loadAt(code, positions, above);
    Value next = code.add(above, 1);
    end = loadAt(code, positions, next);
    break;
  }
  case LevelFormat::LooseCompressed: {
    Value two = code.index(2);
    Value first = code.mul(above, two);
    begin = loadAt(code, positions, first);
    Value second = code.add(first, 1);
    end = loadAt(code, positions, second);
    break;
  }
  case LevelFormat::Singleton:
    begin = above;
    end = segmentEnd;
    if (!end)
      end = code.add(above, 1);
    break;
  case LevelFormat::Structured: {
    Value count = code.index(level.n);
    begin = code.mul(above, count);
    end = code.add(begin, count);
    break;
  }
  }
  cursor.clear();
  coord = Value();
  if (isRandomAccessible()) {
    locate(code, code.index(0));
    return;
  }
  cursor.push_back(isFiltered() ? skipOthers(code, begin) : begin);
  if (isSegmented())
    cursor.push_back(findSegmentEnd(code, cursor[0]));
}

void SparseIterator::locate(const SparseBuilder &code, Value newCoord) {
  coord = newCoord;
  Value place = coord;
  if (offset) {
    place = code.mul(place, stride);
    place = code.add(place, offset);
  }
  // The levels below start anew in each batch.
  if (hasEncoding)
    position = isBatch() ? code.index(0) : code.add(place, begin);
}

std::pair<Value, Value>
SparseIterator::getForBounds(const SparseBuilder &code) const {
  // Positions in the first level are coordinates.
  if (isCounted && end == size)
    return {code.sub(cursor[0], begin), end};
  return isRandomAccessible() ? std::pair(coord, size)
                              : std::pair(cursor[0], end);
}

Value SparseIterator::isInBounds(const SparseBuilder &code,
                                 ValueRange values) const {
  return code.compare(arith::CmpIPredicate::ult, values.front(), end);
}

Value SparseIterator::readCoord(const SparseBuilder &code, Value at) const {
  return isCounted ? code.sub(at, begin) : loadAt(code, coordinates, at);
}

void SparseIterator::enter(const SparseBuilder &code, ValueRange values,
                           bool deref) {
  cursor.assign(values.begin(), values.end());
  if (!deref)
    return;
  coord = readCoord(code, cursor[0]);
  if (isFiltered())
    coord = getSliceCoord(code, coord);
}

Value SparseIterator::getSliceCoord(const SparseBuilder &code,
                                    Value tensorCoord) const {
  Value distance = code.sub(tensorCoord, offset);
  return code.create<arith::DivUIOp>({distance, stride}, distance.getType());
}

Value SparseIterator::skipOthers(const SparseBuilder &code, Value from) const {
  auto loop = scf::WhileOp::create(
      code.getBuilder(), code.getLoc(),
      TypeRange(code.getBuilder().getIndexType()), ValueRange(from),
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        Value inBounds = isInBounds(inner, args);
        auto test = scf::IfOp::create(
            builder, loc, inBounds,
            [&](OpBuilder &builder, Location loc) {
              SparseBuilder nested(builder, loc);
              Value found = readCoord(nested, args.front());
              Value number = getSliceCoord(nested, found);
              Value start = nested.mul(number, stride);
              Value multiple = nested.add(start, offset);
              Value isBetween =
                  nested.compare(arith::CmpIPredicate::ne, multiple, found);
              Value isBefore =
                  nested.compare(arith::CmpIPredicate::ult, found, offset);
              Value isAfter =
                  nested.compare(arith::CmpIPredicate::uge, number, size);
              Value isOther =
                  arith::OrIOp::create(builder, loc, isBefore, isBetween);
              isOther = arith::OrIOp::create(builder, loc, isAfter, isOther);
              nested.yield(isOther);
            },
            [&](OpBuilder &builder, Location loc) {
              SparseBuilder nested(builder, loc);
              Value no = nested.boolean(false);
              nested.yield(no);
            });
        scf::ConditionOp::create(builder, loc, test->getResult(0), args);
      },
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        Value next = inner.add(args.front(), 1);
        inner.yield(next);
      });
  return loop->getResult(0);
}

/// The first position from `from` on that has another coordinate.
Value SparseIterator::findSegmentEnd(const SparseBuilder &code,
                                     Value from) const {
  Type index = code.getBuilder().getIndexType();
  auto loop = scf::WhileOp::create(
      code.getBuilder(), code.getLoc(), TypeRange(index), ValueRange(from),
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        Value inBounds = isInBounds(inner, args);
        auto test = scf::IfOp::create(
            builder, loc, inBounds,
            [&](OpBuilder &builder, Location loc) {
              SparseBuilder nested(builder, loc);
              Value head = readCoord(nested, from);
              Value tail = readCoord(nested, args.front());
              Value isSame =
                  nested.compare(arith::CmpIPredicate::eq, head, tail);
              nested.yield(isSame);
            },
            [&](OpBuilder &builder, Location loc) {
              SparseBuilder nested(builder, loc);
              Value isSame = nested.boolean(false);
              nested.yield(isSame);
            });
        scf::ConditionOp::create(builder, loc, test->getResult(0), args);
      },
      [&](OpBuilder &builder, Location loc, ValueRange args) {
        SparseBuilder inner(builder, loc);
        Value next = inner.add(args.front(), 1);
        inner.yield(next);
      });
  return loop->getResult(0);
}

void SparseIterator::advanceIf(const SparseBuilder &code, Value condition) {
  OpBuilder &builder = code.getBuilder();
  if (isForIterable()) {
    Value next = code.add(cursor[0], 1);
    cursor[0] = code.select(condition, next, cursor[0]);
    return;
  }
  SmallVector<Value> old(cursor.begin(), cursor.end());
  auto step = scf::IfOp::create(
      builder, code.getLoc(), condition,
      [&](OpBuilder &builder, Location loc) {
        SparseBuilder inner(builder, loc);
        advance(inner);
        inner.yield(cursor);
      },
      [&](OpBuilder &builder, Location loc) {
        SparseBuilder inner(builder, loc);
        inner.yield(old);
      });
  cursor.assign(step->result_begin(), step->result_end());
}

void SparseIterator::advance(const SparseBuilder &code) {
  Value next = isSegmented() ? cursor[1] : code.add(cursor[0], 1);
  if (isFiltered())
    next = skipOthers(code, next);
  cursor[0] = next;
  if (isSegmented())
    cursor[1] = findSegmentEnd(code, next);
}
