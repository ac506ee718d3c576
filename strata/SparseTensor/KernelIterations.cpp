// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of KernelEmitter that generates loops over iteration spaces, in the place of loops over
// positions. All inputs have encodings, and the output is dense.
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/SparseTensor/KernelEmitter.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

/// The tensors whose levels a point visits in `loop`. Empty if there are none, or if iterations
/// depend on a dense operand or on all coordinates.
SmallVector<TensorId> KernelEmitter::getSpaces(LatPointId point,
                                               LoopId loop) const {
  SmallVector<TensorId> tensors;
  const LatPoint &lat = const_cast<Merger &>(merger).lat(point);
  for (unsigned bit : lat.bits.set_bits()) {
    TensorId tensor = merger.getTensor(bit);
    bool isSpace = tensor != merger.getSynTensor() &&
                   merger.getLvl(tensor, loop) &&
                   getSparseTensorEncoding(op->getOperand(tensor).getType());
    if (isSpace && SparseTensorType(op->getOperand(tensor)).hasSlices())
      return {};
    if (isSpace)
      tensors.push_back(tensor);
    else if (lat.simple.test(bit))
      return {};
  }
  return tensors;
}

/// Whether loops over iteration spaces are enough for the expression.
bool KernelEmitter::canIterate(ExprId exp, LoopId loop) {
  if (getSparseTensorEncoding(op.getDpsInitOperand(0)->get().getType()))
    return false;
  if (loop == merger.getNumLoops())
    return true;
  LatSetId set = merger.optimizeSet(merger.buildLattices(exp, loop));
  SmallVector<LatPointId> points(merger.set(set));
  return llvm::all_of(points, [&](LatPointId point) {
    return !getSpaces(point, loop).empty() &&
           canIterate(merger.lat(point).exp, loop + 1);
  });
}

/// Fills the body for a point, in which the levels of `tensors` have an element.
void KernelEmitter::emitIteration(Region &region, ArrayRef<TensorId> tensors,
                                  LatPointId point, LoopId loop) {
  Carried before = getCarried();
  SmallVector<Value> outerIterators(iterators), carried = listCarried();
  SmallVector<Type> types;
  for (Value value : carried)
    types.push_back(value.getType());
  types.push_back(rewriter.getIndexType());
  for (TensorId tensor : tensors) {
    auto lvl = int64_t(*merger.getLvl(tensor, loop));
    types.push_back(IteratorType::get(
        rewriter.getContext(),
        getSparseTensorEncoding(op->getOperand(tensor).getType()), lvl,
        lvl + 1));
  }
  SmallVector<Location> locs(types.size(), op->getLoc());
  OpBuilder::InsertionGuard guard(rewriter);
  while (!region.empty())
    rewriter.eraseBlock(&region.front());
  Block *body = rewriter.createBlock(&region, {}, types, locs);
  SmallVector<Value> arguments(body->getArguments().begin(),
                               body->getArguments().end());
  updateCarried(ValueRange(ArrayRef(arguments).take_front(carried.size())));
  loops.pushLoop(region.getParentOp(), arguments[carried.size()]);
  for (auto [i, tensor] : llvm::enumerate(tensors))
    iterators[tensor] = arguments[carried.size() + 1 + i];
  emitIterations(merger.lat(point).exp, loop + 1);
  YieldOp::create(rewriter, op->getLoc(), listCarried());
  loops.popLoop();
  iterators = outerIterators;
  setCarried(before);
}

void KernelEmitter::emitIterations(ExprId exp, LoopId loop) {
  Location loc = op->getLoc();
  if (loop == merger.getNumLoops()) {
    Value value = emitExpr(exp);
    emitStore(exp, value);
    return;
  }
  LatSetId set = merger.optimizeSet(merger.buildLattices(exp, loop));
  emitInvariants(exp, loop, /*isStart=*/true);
  SmallVector<LatPointId> points(merger.set(set));
  SmallVector<TensorId> tensors = getSpaces(points.front(), loop);
  SmallVector<Value> spaces;
  for (TensorId tensor : tensors) {
    auto lvl = int64_t(*merger.getLvl(tensor, loop));
    spaces.push_back(ExtractIterSpaceOp::create(
        rewriter, loc, op->getOperand(tensor),
        lvl ? iterators[tensor] : Value(), lvl, lvl + 1));
  }
  SmallVector<Value> carried = listCarried();
  SmallVector<Type> types;
  for (Value value : carried)
    types.push_back(value.getType());
  Operation *created;
  if (spaces.size() == 1) {
    auto iterate = IterateOp::create(rewriter, loc, TypeRange(types),
                                     spaces.front(), carried, 1);
    emitIteration(iterate.getRegion(), tensors, points.front(), loop);
    created = iterate;
  } else {
    SmallVector<Attribute> cases;
    for (LatPointId point : points) {
      int64_t bits = 0;
      for (TensorId tensor : getSpaces(point, loop))
        bits |= int64_t(1) << (llvm::find(tensors, tensor) - tensors.begin());
      cases.push_back(rewriter.getI64IntegerAttr(bits));
    }
    auto iterate = CoIterateOp::create(rewriter, loc, TypeRange(types), spaces,
                                       carried, 1, rewriter.getArrayAttr(cases),
                                       unsigned(points.size()));
    for (auto [i, point] : llvm::enumerate(points))
      emitIteration(iterate->getRegion(unsigned(i)), getSpaces(point, loop),
                    point, loop);
    created = iterate;
  }
  rewriter.setInsertionPointAfter(created);
  SmallVector<Value> results(created->result_begin(), created->result_end());
  updateCarried(results);
  emitInvariants(exp, loop, /*isStart=*/false);
}
