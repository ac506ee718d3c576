// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ExpandStructured/ExpandStructured.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

using Values = SmallVector<Value>;

//===-- Elements -----------------------------------------------------------===//

namespace {
/// Gives the element with the indices.
using ElementFn = function_ref<Value(OpBuilder &, ValueRange indices)>;

/// Creates loops and elements for one operation.
class Expansion {
public:
  explicit Expansion(Operation *op) : loc(op->getLoc()) {}

  Value getIndex(OpBuilder &b, int64_t value) const {
    return arith::ConstantOp::create(b, loc, b.getIndexAttr(value));
  }
  Value getSize(OpBuilder &b, Value shaped, int64_t dim) const;
  Value load(OpBuilder &b, Value shaped, ValueRange indices) const;
  Value generate(OpBuilder &b, Type element, ArrayRef<Value> sizes,
                 ArrayRef<int64_t> shape, ElementFn getElement) const;
  Value accumulate(OpBuilder &b, Value size, Value init,
                   function_ref<Value(OpBuilder &, Value, Value)> add) const;
  void forEach(OpBuilder &b, ArrayRef<Value> sizes,
               function_ref<void(OpBuilder &, ArrayRef<Value>)> body) const;

  Location loc;
};
} // namespace

Value Expansion::getSize(OpBuilder &b, Value shaped, int64_t dim) const {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(unsigned(dim)))
    return getIndex(b, type.getDimSize(unsigned(dim)));
  Value number = getIndex(b, dim);
  if (isa<TensorType>(shaped.getType()))
    return tensor::DimOp::create(b, loc, shaped, number);
  return memref::DimOp::create(b, loc, shaped, number);
}

Value Expansion::load(OpBuilder &b, Value shaped, ValueRange indices) const {
  if (isa<TensorType>(shaped.getType()))
    return tensor::ExtractOp::create(b, loc, shaped, indices);
  return memref::LoadOp::create(b, loc, shaped, indices);
}

/// A tensor of the elements. `sizes` are the values of all sizes.
Value Expansion::generate(OpBuilder &b, Type element, ArrayRef<Value> sizes,
                          ArrayRef<int64_t> shape, ElementFn getElement) const {
  Values dynamicSizes;
  for (auto [size, value] : llvm::zip_equal(shape, sizes))
    if (ShapedType::isDynamic(size))
      dynamicSizes.push_back(value);
  auto op = tensor::GenerateOp::create(
      b, loc, RankedTensorType::get(shape, element), dynamicSizes);
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Type> types(shape.size(), b.getIndexType());
  SmallVector<Location> locs(shape.size(), loc);
  Block *block = b.createBlock(&op->getRegion(0), {}, types, locs);
  Values indices(block->getArguments().begin(), block->getArguments().end());
  tensor::YieldOp::create(b, loc, getElement(b, indices));
  return op->getResult(0);
}

/// A loop over the numbers below `size`: `add` computes the next value from the number and
/// the value before, which is `init` at first. Returns the last value.
Value Expansion::accumulate(
    OpBuilder &b, Value size, Value init,
    function_ref<Value(OpBuilder &, Value, Value)> add) const {
  Value zero = getIndex(b, 0), one = getIndex(b, 1);
  auto loop = scf::ForOp::create(
      b, loc, zero, size, one, init,
      [&](OpBuilder &b, Location loc, Value i, ValueRange args) {
        scf::YieldOp::create(b, loc, add(b, i, args[0]));
      });
  return loop->getResult(0);
}

/// Loops over all indices.
void Expansion::forEach(
    OpBuilder &b, ArrayRef<Value> sizes,
    function_ref<void(OpBuilder &, ArrayRef<Value>)> body) const {
  OpBuilder::InsertionGuard guard(b);
  Values indices;
  Value zero = getIndex(b, 0), one = getIndex(b, 1);
  for (Value size : sizes) {
    auto loop =
        scf::ForOp::create(b, loc, zero, size, one, ValueRange(),
                           [](OpBuilder &, Location, Value, ValueRange) {});
    Block &block = loop->getRegion(0).front();
    indices.push_back(block.getArgument(0));
    b.setInsertionPoint(block.getTerminator());
  }
  body(b, indices);
}

//===-- linalg.softmax -----------------------------------------------------===//

namespace {
struct Softmax : Expansion {
  Softmax(linalg::SoftmaxOp op)
      : Expansion(op), op(op), input(op.getInput()), dim(op.getDimension()),
        type(cast<ShapedType>(input.getType())) {}

  Values insert(ArrayRef<Value> indices, Value index) const {
    Values all(indices);
    all.insert(all.begin() + dim, index);
    return all;
  }
  Values drop(ArrayRef<Value> indices) const {
    Values others(indices);
    others.erase(others.begin() + dim);
    return others;
  }
  Value getMaximum(OpBuilder &b, ArrayRef<Value> others, Value size) const;
  Value getSum(OpBuilder &b, Value shaped, ArrayRef<Value> others,
               Value size) const;
  Value getPower(OpBuilder &b, Value element, Value maximum) const {
    Value less = arith::SubFOp::create(b, loc, element, maximum);
    return math::ExpOp::create(b, loc, less);
  }
  Value expandTensor(OpBuilder &b, ArrayRef<Value> sizes) const;
  void expandMemRef(OpBuilder &b, ArrayRef<Value> sizes) const;

  linalg::SoftmaxOp op;
  Value input;
  int64_t dim;
  ShapedType type;
};
} // namespace

Value Softmax::getMaximum(OpBuilder &b, ArrayRef<Value> others,
                          Value size) const {
  auto element = cast<FloatType>(type.getElementType());
  Value least = arith::ConstantOp::create(
      b, loc,
      b.getFloatAttr(element, -std::numeric_limits<double>::infinity()));
  return accumulate(b, size, least, [&](OpBuilder &b, Value i, Value before) {
    return Value(arith::MaxNumFOp::create(
        b, loc, load(b, input, insert(others, i)), before));
  });
}

Value Softmax::getSum(OpBuilder &b, Value shaped, ArrayRef<Value> others,
                      Value size) const {
  Value zero = arith::ConstantOp::create(
      b, loc, b.getFloatAttr(type.getElementType(), 0.0));
  return accumulate(b, size, zero, [&](OpBuilder &b, Value i, Value before) {
    return Value(arith::AddFOp::create(
        b, loc, load(b, shaped, insert(others, i)), before));
  });
}

Value Softmax::expandTensor(OpBuilder &b, ArrayRef<Value> sizes) const {
  Type element = type.getElementType();
  SmallVector<int64_t> shape(type.getShape()), others(shape);
  others.erase(others.begin() + dim);
  Value size = sizes[size_t(dim)];
  Values otherSizes = drop(sizes);
  Value maxima = generate(b, element, otherSizes, others,
                          [&](OpBuilder &b, ValueRange indices) {
                            return getMaximum(b, Values(indices), size);
                          });
  Value powers =
      generate(b, element, sizes, shape, [&](OpBuilder &b, ValueRange indices) {
        return getPower(b, load(b, input, indices),
                        load(b, maxima, drop(Values(indices))));
      });
  Value sums = generate(b, element, otherSizes, others,
                        [&](OpBuilder &b, ValueRange indices) {
                          return getSum(b, powers, Values(indices), size);
                        });
  return generate(
      b, element, sizes, shape, [&](OpBuilder &b, ValueRange indices) {
        return Value(
            arith::DivFOp::create(b, loc, load(b, powers, indices),
                                  load(b, sums, drop(Values(indices)))));
      });
}

void Softmax::expandMemRef(OpBuilder &b, ArrayRef<Value> sizes) const {
  Value output = op.getOutput(), size = sizes[size_t(dim)];
  forEach(b, drop(sizes), [&](OpBuilder &b, ArrayRef<Value> others) {
    Value maximum = getMaximum(b, others, size);
    forEach(b, size, [&](OpBuilder &b, ArrayRef<Value> index) {
      Values indices = insert(others, index[0]);
      Value power = getPower(b, load(b, input, indices), maximum);
      memref::StoreOp::create(b, loc, power, output, indices);
    });
    Value sum = getSum(b, output, others, size);
    forEach(b, size, [&](OpBuilder &b, ArrayRef<Value> index) {
      Values indices = insert(others, index[0]);
      Value part = arith::DivFOp::create(b, loc, load(b, output, indices), sum);
      memref::StoreOp::create(b, loc, part, output, indices);
    });
  });
}

static void expandSoftmax(linalg::SoftmaxOp op, RewriterBase &rewriter) {
  Softmax softmax(op);
  if (!isa<FloatType>(softmax.type.getElementType()))
    return;
  rewriter.setInsertionPoint(op);
  Values sizes;
  for (int64_t dim = 0; dim < softmax.type.getRank(); ++dim)
    sizes.push_back(softmax.getSize(rewriter, softmax.input, dim));
  if (op->getNumResults() == 0) {
    softmax.expandMemRef(rewriter, sizes);
    rewriter.eraseOp(op);
    return;
  }
  Value result = softmax.expandTensor(rewriter, sizes);
  Type type = op->getResult(0).getType();
  if (result.getType() != type)
    result = tensor::CastOp::create(rewriter, softmax.loc, type, result);
  rewriter.replaceOp(op, result);
}

//===-- linalg.pack and linalg.unpack --------------------------------------===//

namespace {
/// How the dimensions of an unpacked tensor are laid out in a packed one.
struct Tiles {
  template <typename Op> explicit Tiles(Op op, OpBuilder &b) {
    int64_t number = cast<ShapedType>(op.getDest().getType()).getRank();
    int64_t other = cast<ShapedType>(op.getSource().getType()).getRank();
    rank = std::min(number, other);
    positions.resize(size_t(rank));
    for (int64_t dim = 0; dim < rank; ++dim)
      positions[size_t(dim)] = dim;
    if (op.getOuterDimsPermAttr())
      for (auto [position, dim] : llvm::enumerate(op.getOuterDimsPerm()))
        positions[size_t(dim)] = int64_t(position);
    tileOfDim.assign(size_t(rank), -1);
    for (auto [tile, dim] : llvm::enumerate(op.getInnerDimsPos()))
      tileOfDim[size_t(dim)] = int64_t(tile);
    for (OpFoldResult size : getMixedValues(
             op.getStaticInnerTiles(), op.getInnerTiles(), op->getContext()))
      sizes.push_back(
          size.getValue()
              ? size.getValue()
              : Value(arith::ConstantOp::create(
                    b, op->getLoc(),
                    b.getIndexAttr(*getConstantIntValue(size.getAttr())))));
  }

  int64_t rank;
  /// For each dimension, its place among the first ones of the packed tensor, and the number
  /// of its tile, or -1.
  SmallVector<int64_t> positions, tileOfDim;
  Values sizes;
};
} // namespace

static Value expandPack(linalg::PackOp op, OpBuilder &b) {
  Expansion to(op);
  Tiles tiles(op, b);
  Value source = op.getSource(), padding = op.getPaddingValue();
  auto type = cast<RankedTensorType>(op.getDest().getType());
  Values sizes, sourceSizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(to.getSize(b, op.getDest(), dim));
  for (int64_t dim = 0; dim < tiles.rank; ++dim)
    sourceSizes.push_back(to.getSize(b, source, dim));
  auto getElement = [&](OpBuilder &b, ValueRange indices) -> Value {
    Values from;
    Value isInside;
    for (int64_t dim = 0; dim < tiles.rank; ++dim) {
      Value index = indices[size_t(tiles.positions[size_t(dim)])];
      int64_t tile = tiles.tileOfDim[size_t(dim)];
      if (tile >= 0) {
        Value begin =
            arith::MulIOp::create(b, to.loc, index, tiles.sizes[size_t(tile)]);
        index = arith::AddIOp::create(b, to.loc, begin,
                                      indices[size_t(tiles.rank + tile)]);
        Value isLess =
            arith::CmpIOp::create(b, to.loc, index, sourceSizes[size_t(dim)],
                                  arith::CmpIPredicate::slt);
        isInside =
            isInside ? Value(arith::AndIOp::create(b, to.loc, isInside, isLess))
                     : isLess;
      }
      from.push_back(index);
    }
    if (!padding || !isInside)
      return to.load(b, source, from);
    auto choice = scf::IfOp::create(b, to.loc, padding.getType(), isInside);
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&choice->getRegion(0));
    scf::YieldOp::create(b, to.loc, to.load(b, source, from));
    b.createBlock(&choice->getRegion(1));
    scf::YieldOp::create(b, to.loc, padding);
    return choice->getResult(0);
  };
  return to.generate(b, type.getElementType(), sizes, type.getShape(),
                     getElement);
}

static Value expandUnpack(linalg::UnPackOp op, OpBuilder &b) {
  Expansion to(op);
  Tiles tiles(op, b);
  auto type = cast<RankedTensorType>(op.getDest().getType());
  Values sizes;
  for (int64_t dim = 0; dim < tiles.rank; ++dim)
    sizes.push_back(to.getSize(b, op.getDest(), dim));
  auto getElement = [&](OpBuilder &b, ValueRange indices) -> Value {
    Values from(size_t(tiles.rank) + tiles.sizes.size());
    for (int64_t dim = 0; dim < tiles.rank; ++dim) {
      Value index = indices[size_t(dim)];
      int64_t tile = tiles.tileOfDim[size_t(dim)];
      if (tile >= 0) {
        Value size = tiles.sizes[size_t(tile)];
        from[size_t(tiles.rank + tile)] =
            arith::RemUIOp::create(b, to.loc, index, size);
        index = arith::DivUIOp::create(b, to.loc, index, size);
      }
      from[size_t(tiles.positions[size_t(dim)])] = index;
    }
    return to.load(b, op.getSource(), from);
  };
  return to.generate(b, type.getElementType(), sizes, type.getShape(),
                     getElement);
}

//===-- The pass -----------------------------------------------------------===//

namespace {
struct ExpandStructured final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      if (isa<linalg::SoftmaxOp, linalg::PackOp, linalg::UnPackOp>(op))
        ops.push_back(op);
    });
    PatternRewriter rewriter(getOperation()->getContext());
    for (Operation *op : ops) {
      rewriter.setInsertionPoint(op);
      if (auto softmax = dyn_cast<linalg::SoftmaxOp>(op))
        expandSoftmax(softmax, rewriter);
      else if (auto pack = dyn_cast<linalg::PackOp>(op))
        rewriter.replaceOp(op, expandPack(pack, rewriter));
      else
        rewriter.replaceOp(op,
                           expandUnpack(cast<linalg::UnPackOp>(op), rewriter));
    }
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "expand-structured",
    .name = "ExpandStructuredPass",
    .summary = "Expand softmax, pack and unpack of linalg into elements",
    .dependentDialects = {"arith", "math", "memref", "scf", "tensor"},
    .create = makePass<ExpandStructured>,
};

void strata::registerExpandStructuredPasses(PassRegistry &registry) {
  registry.add(info);
}
