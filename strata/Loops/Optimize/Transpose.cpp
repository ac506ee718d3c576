// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Optimize/TransposeDetail.h"

using namespace strata;

namespace {
class Transposer {
public:
  Transposer(OpBuilder &builder, Location loc, VectorType type)
      : builder(builder), loc(loc), length(type.getShape().front()) {
    constexpr int64_t PartBits = 128;
    int64_t bits = type.getElementType().isIndex()
                       ? 64
                       : type.getElementType().getIntOrFloatBitWidth();
    partLength = std::clamp<int64_t>(PartBits / bits, 1, length);
  }
  SmallVector<Value> run(ArrayRef<Value> rows);

private:
  using Vectors = SmallVector<Value>;
  Value shuffle(Value a, Value b, ArrayRef<int64_t> mask) {
    return vector::ShuffleOp::create(builder, loc, a, b, mask);
  }
  Vectors transposeParts(ArrayRef<Value> rows);
  Vectors collectParts(ArrayRef<Value> vectors);

  OpBuilder &builder;
  Location loc;
  int64_t length, partLength;
};
} // namespace

/// For as many rows as parts have elements, the vectors whose parts are the columns of the parts. In each
/// step, elements of two vectors that are half of all apart alternate.
SmallVector<Value> Transposer::transposeParts(ArrayRef<Value> rows) {
  SmallVector<int64_t> low, high;
  for (int64_t i = 0; i < length; ++i) {
    int64_t part = i / partLength * partLength;
    int64_t source = part + i % partLength / 2 + i % 2 * length;
    low.push_back(source);
    high.push_back(source + partLength / 2);
  }
  Vectors vectors(rows.begin(), rows.end());
  size_t half = vectors.size() / 2;
  for (int64_t done = 1; done < partLength; done *= 2) {
    Vectors next;
    for (size_t i = 0; i < half; ++i)
      for (ArrayRef<int64_t> mask : {ArrayRef(low), ArrayRef(high)})
        next.push_back(shuffle(vectors[i], vectors[i + half], mask));
    vectors = std::move(next);
  }
  return vectors;
}

/// For each number of a part, a vector of the parts with this number. In each step, the vectors become those of
/// the parts with even numbers, and those with odd ones.
SmallVector<Value> Transposer::collectParts(ArrayRef<Value> vectors) {
  std::vector<Vectors> groups{Vectors(vectors.begin(), vectors.end())};
  while (groups.front().size() > 1) {
    std::vector<Vectors> next(groups.size() * 2);
    for (size_t group = 0; group < groups.size(); ++group)
      for (int64_t parity : {0, 1}) {
        SmallVector<int64_t> mask;
        for (int64_t i = 0; i < length; ++i) {
          int64_t part = i / partLength * 2 + parity;
          mask.push_back(part * partLength + i % partLength);
        }
        Vectors &target = next[group + size_t(parity) * groups.size()];
        for (size_t i = 0; i + 1 < groups[group].size(); i += 2)
          target.push_back(
              shuffle(groups[group][i], groups[group][i + 1], mask));
      }
    groups = std::move(next);
  }
  Vectors result;
  for (Vectors &group : groups)
    result.push_back(group.front());
  return result;
}

SmallVector<Value> Transposer::run(ArrayRef<Value> rows) {
  std::vector<Vectors> parts;
  for (; !rows.empty(); rows = rows.drop_front(size_t(partLength)))
    parts.push_back(transposeParts(rows.take_front(size_t(partLength))));
  Vectors columns;
  columns.resize(size_t(length));
  for (int64_t i = 0; i < partLength; ++i) {
    Vectors vectors;
    for (const Vectors &each : parts)
      vectors.push_back(each[size_t(i)]);
    for (auto [part, column] : llvm::enumerate(collectParts(vectors)))
      columns[part * size_t(partLength) + size_t(i)] = column;
  }
  return columns;
}

SmallVector<Value> dialects::affine::createTranspose(OpBuilder &builder,
                                                     Location loc,
                                                     ArrayRef<Value> rows) {
  auto type = cast<VectorType>(rows.front().getType());
  return Transposer(builder, loc, type).run(rows);
}
