// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/SparseIterator.h"

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"

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
  if (hasPositions(level))
    positions = ToPositionsOp::create(builder, code.getLoc(), tensor, lvl);
  if (hasCoordinates(level))
    coordinates = ToCoordinatesOp::create(builder, code.getLoc(), tensor, lvl);
}

void SparseIterator::init(const SparseBuilder &code,
                          const SparseIterator *parent) {
  Value above = parent ? parent->getPosition() : code.index(0);
  init(code, above, parent ? parent->getSegmentEnd() : Value());
}

void SparseIterator::init(const SparseBuilder &code, Value above,
                          Value segmentEnd) {
  switch (level.format) {
  case LevelFormat::Dense:
  case LevelFormat::Batch:
    if (hasEncoding)
      begin = code.mul(above, size);
    if (isCounted)
      end = matchPattern(above, m_Zero()) ? size : code.add(begin, size);
    break;
  case LevelFormat::Compressed: {
    begin = code.loadIndex(positions, above);
    Value next = code.add(above, 1);
    end = code.loadIndex(positions, next);
    break;
  }
  case LevelFormat::LooseCompressed: {
    Value two = code.index(2);
    Value first = code.mul(above, two);
    begin = code.loadIndex(positions, first);
    Value second = code.add(first, 1);
    end = code.loadIndex(positions, second);
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
  cursor.push_back(begin);
  if (isSegmented())
    cursor.push_back(findSegmentEnd(code, begin));
}

void SparseIterator::locate(const SparseBuilder &code, Value newCoord) {
  coord = newCoord;
  if (hasEncoding)
    position = code.add(coord, begin);
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
  return isCounted ? code.sub(at, begin) : code.loadIndex(coordinates, at);
}

void SparseIterator::enter(const SparseBuilder &code, ValueRange values,
                           bool deref) {
  cursor.assign(values.begin(), values.end());
  if (deref)
    coord = readCoord(code, cursor[0]);
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
  if (!isSegmented()) {
    Value next = code.add(cursor[0], 1);
    cursor[0] = code.select(condition, next, cursor[0]);
    return;
  }
  SmallVector<Value> old(cursor.begin(), cursor.end());
  auto step = scf::IfOp::create(
      builder, code.getLoc(), condition,
      [&](OpBuilder &builder, Location loc) {
        SparseBuilder inner(builder, loc);
        Value segmentEnd = findSegmentEnd(inner, old[1]);
        inner.yield({old[1], segmentEnd});
      },
      [&](OpBuilder &builder, Location loc) {
        SparseBuilder inner(builder, loc);
        inner.yield(old);
      });
  cursor.assign(step->result_begin(), step->result_end());
}

void SparseIterator::advance(const SparseBuilder &code) {
  if (!isSegmented()) {
    cursor[0] = code.add(cursor[0], 1);
    return;
  }
  Value segmentEnd = findSegmentEnd(code, cursor[1]);
  cursor = {cursor[1], segmentEnd};
}
