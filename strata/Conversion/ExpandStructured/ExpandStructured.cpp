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

//===-- linalg.softmax -----------------------------------------------------===//

namespace {
/// Creates the operations on whole arrays of which a softmax consists: maxima, powers, sums, quotients.
struct Softmax : Expansion {
  Softmax(linalg::SoftmaxOp op)
      : Expansion(op), op(op), input(op.getInput()), dim(op.getDimension()),
        type(cast<ShapedType>(input.getType())) {}

  bool isOnTensors() const { return isa<TensorType>(input.getType()); }
  AffineMap getMap(OpBuilder &b, bool isReduced) const;
  Value createReduced(OpBuilder &b, double init) const;
  using BodyFn = function_ref<Value(OpBuilder &, ValueRange)>;
  Value reduce(OpBuilder &b, Value source, Value init, BodyFn body) const;
  Value forAll(OpBuilder &b, ValueRange inputs, Value output,
               BodyFn body) const;
  Value create(OpBuilder &b, ValueRange inputs, Value output,
               ArrayRef<AffineMap> maps, bool isReduction, BodyFn body) const;
  void run(RewriterBase &rewriter) const;

  linalg::SoftmaxOp op;
  Value input;
  int64_t dim;
  ShapedType type;
};
} // namespace

/// All dimensions, or those other than that of the softmax.
AffineMap Softmax::getMap(OpBuilder &b, bool isReduced) const {
  AffineMap map = b.getMultiDimIdentityMap(unsigned(type.getRank()));
  return isReduced ? map.dropResult(unsigned(dim)) : map;
}

/// An array without the dimension of the softmax, with equal elements.
Value Softmax::createReduced(OpBuilder &b, double init) const {
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + dim);
  Values sizes;
  for (int64_t each = 0; each < type.getRank(); ++each)
    if (each != dim && type.isDynamicDim(unsigned(each)))
      sizes.push_back(getSize(b, input, each));
  Type element = type.getElementType();
  Value array;
  if (isOnTensors())
    array = tensor::EmptyOp::create(
        b, loc, Type(RankedTensorType::get(shape, element)), sizes);
  else
    array =
        memref::AllocOp::create(b, loc, MemRefType::get(shape, element), sizes);
  Value value =
      arith::ConstantOp::create(b, loc, b.getFloatAttr(element, init));
  Operation *fill =
      linalg::FillOp::create(b, loc, ValueRange(value), ValueRange(array));
  return isOnTensors() ? Value(fill->getResult(0)) : array;
}

Value Softmax::create(OpBuilder &b, ValueRange inputs, Value output,
                      ArrayRef<AffineMap> maps, bool isReduction,
                      BodyFn body) const {
  SmallVector<linalg::IteratorType> iterators(size_t(type.getRank()),
                                              linalg::IteratorType::parallel);
  if (isReduction)
    iterators[size_t(dim)] = linalg::IteratorType::reduction;
  SmallVector<Type, 1> types;
  if (isOnTensors())
    types.push_back(output.getType());
  auto generic = linalg::GenericOp::create(
      b, loc, types, inputs, output, maps, iterators,
      [&](OpBuilder &inner, Location, ValueRange arguments) {
        Value result = body(inner, arguments);
        linalg::YieldOp::create(inner, loc, result);
      });
  return isOnTensors() ? Value(generic->getResult(0)) : output;
}

/// Combines elements along the dimension; `body` has the element and the value before.
Value Softmax::reduce(OpBuilder &b, Value source, Value init,
                      BodyFn body) const {
  return create(b, source, init, {getMap(b, false), getMap(b, true)},
                /*isReduction=*/true, body);
}

/// Computes all elements; the last argument of `body` is the element of `output`, the others those of
/// arrays without the dimension, and before them one with it.
Value Softmax::forAll(OpBuilder &b, ValueRange inputs, Value output,
                      BodyFn body) const {
  SmallVector<AffineMap, 3> maps;
  for (Value each : inputs)
    maps.push_back(getMap(b, cast<ShapedType>(each.getType()).getRank() !=
                                 type.getRank()));
  maps.push_back(getMap(b, false));
  return create(b, inputs, output, maps, /*isReduction=*/false, body);
}

void Softmax::run(RewriterBase &rewriter) const {
  Value lowest =
      createReduced(rewriter, -std::numeric_limits<double>::infinity());
  Value maxima = reduce(rewriter, input, lowest,
                        [&](OpBuilder &b, ValueRange arguments) -> Value {
                          return arith::MaxNumFOp::create(b, loc, arguments[0],
                                                          arguments[1]);
                        });
  Value powers = forAll(rewriter, {input, maxima}, op.getOutput(),
                        [&](OpBuilder &b, ValueRange arguments) -> Value {
                          Value less = arith::SubFOp::create(
                              b, loc, arguments[0], arguments[1]);
                          return math::ExpOp::create(b, loc, less);
                        });
  Value zeros = createReduced(rewriter, 0.0);
  Value sums =
      reduce(rewriter, powers, zeros,
             [&](OpBuilder &b, ValueRange arguments) -> Value {
               return arith::AddFOp::create(b, loc, arguments[0], arguments[1]);
             });
  Value result = forAll(
      rewriter, sums, powers, [&](OpBuilder &b, ValueRange arguments) -> Value {
        return arith::DivFOp::create(b, loc, arguments[1], arguments[0]);
      });
  if (isOnTensors()) {
    rewriter.replaceOp(op, result);
    return;
  }
  for (Value array : {lowest, zeros})
    memref::DeallocOp::create(rewriter, loc, array);
  rewriter.eraseOp(op);
}

static void expandSoftmax(linalg::SoftmaxOp op, RewriterBase &rewriter) {
  Softmax softmax(op);
  if (isa<FloatType>(softmax.type.getElementType()))
    softmax.run(rewriter);
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
    .summary = "Expand softmax of linalg into linalg.generic, pack and unpack "
               "into elements",
    .dependentDialects = {"arith", "linalg", "math", "memref", "scf", "tensor"},
    .create = makePass<ExpandStructured>,
};

void strata::registerExpandStructuredPasses(PassRegistry &registry) {
  registry.add(info);
}
