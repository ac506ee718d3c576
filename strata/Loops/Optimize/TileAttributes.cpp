// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TileAttributes.h"

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/PerfectNest.h"

using namespace strata;
using namespace strata::affine;

static constexpr llvm::StringLiteral registerTileName = "strata.register_tile";
static constexpr llvm::StringLiteral packName = "strata.pack";

static void setNumbers(AffineForOp loop, StringRef name,
                       ArrayRef<int64_t> numbers) {
  loop->setDiscardableAttr(name,
                           DenseI64ArrayAttr::get(loop->getContext(), numbers));
}

static ArrayRef<int64_t> getNumbers(AffineForOp loop, StringRef name) {
  auto attr = loop->getAttrOfType<DenseI64ArrayAttr>(name);
  return attr ? attr.asArrayRef() : ArrayRef<int64_t>();
}

void affine::setRegisterTile(const RegisterTile &tile) {
  setNumbers(tile.getRoot(), registerTileName,
             {int64_t(tile.sequential.size()), int64_t(tile.rows.size()),
              tile.vectorLength});
}

std::optional<RegisterTile> affine::getRegisterTile(AffineForOp loop) {
  ArrayRef<int64_t> numbers = getNumbers(loop, registerTileName);
  constexpr int64_t MaxVectorLength = 1024;
  if (numbers.size() != 3 || numbers[0] < 0 || numbers[1] < 0 ||
      numbers[2] < 1 || numbers[2] > MaxVectorLength)
    return std::nullopt;
  SmallVector<AffineForOp> nest = getPerfectlyNestedLoops(loop);
  ArrayRef<AffineForOp> loops(nest);
  if (numbers[0] > int64_t(loops.size()) ||
      numbers[0] + numbers[1] + 1 != int64_t(loops.size()))
    return std::nullopt;
  RegisterTile tile;
  llvm::append_range(tile.sequential, loops.take_front(size_t(numbers[0])));
  llvm::append_range(tile.rows,
                     loops.drop_back().drop_front(size_t(numbers[0])));
  tile.lanes = loops.back();
  tile.vectorLength = numbers[2];
  return tile;
}

void affine::removeRegisterTile(AffineForOp loop) {
  loop->removeAttr(registerTileName);
}

void affine::setPackedLoads(AffineForOp loop, ArrayRef<int64_t> numbers) {
  setNumbers(loop, packName, numbers);
}

SmallVector<AffineLoadOp> affine::getPackedLoads(AffineForOp loop) {
  SmallVector<AffineLoadOp> loads, result;
  ArrayRef<int64_t> numbers = getNumbers(loop, packName);
  if (numbers.empty())
    return result;
  loop->walk([&](AffineLoadOp load) { loads.push_back(load); });
  for (int64_t number : numbers)
    if (number >= 0 && number < int64_t(loads.size()) &&
        !llvm::is_contained(result, loads[size_t(number)]))
      result.push_back(loads[size_t(number)]);
  return result;
}

void affine::removePackedLoads(AffineForOp loop) { loop->removeAttr(packName); }
