// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/KernelEmitter.h"

#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/IR/Build/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

KernelEmitter::KernelEmitter(linalg::GenericOp op,
                             ParallelizationStrategy strategy,
                             bool usesIterators, RewriterBase &rewriter)
    : op(op), strategy(strategy), usesIterators(usesIterators),
      rewriter(rewriter), code(rewriter, op->getLoc()),
      merger(op, op.getNumLoops()),
      loops(op->getOperands(), linalg::GenericOp::getOperationName()) {}

//===-- Analysis ------------------------------------------------------------===//

/// Enters the level in the merger if a loop alone is its index. Other expressions are possible for
/// dense levels.
bool KernelEmitter::findLevel(TensorId tensor, unsigned lvl, AffineExpr expr,
                              LevelType type, bool isNested) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    LoopId loop = dim.getPosition();
    if (merger.getLvl(tensor, loop))
      return false;
    if (!isNested)
      merger.setLevel(tensor, loop, lvl, type);
    return true;
  }
  if (hasCoordinates(type))
    return false;
  if (expr.getKind() == AffineExprKind::Constant)
    return true;
  if (expr.getKind() != AffineExprKind::Add &&
      expr.getKind() != AffineExprKind::Mul)
    return false;
  return findLevel(tensor, lvl, expr.getLHS(), type, /*isNested=*/true) &&
         findLevel(tensor, lvl, expr.getRHS(), type, /*isNested=*/true);
}

bool KernelEmitter::findLevels() {
  bool hasEncoding = false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (auto [tensor, operand] : llvm::enumerate(op->getOperands())) {
    if (!isa<RankedTensorType>(operand.getType()))
      continue;
    SparseTensorType type(operand);
    hasEncoding |= type.hasEncoding();
    // The levels of an output with an encoding are the indices of loops.
    bool isEncodedOutput =
        tensor + 1 == op->getNumOperands() && type.hasEncoding();
    if (!type.isVisitable() ||
        (isEncodedOutput && (type.hasSlices() || type.hasBatchLevels() ||
                             !maps[tensor].isProjectedPermutation())))
      return false;
    for (auto [lvl, expr] : llvm::enumerate(maps[tensor].getResults()))
      if (!findLevel(TensorId(tensor), unsigned(lvl), expr,
                     type.getLevel(unsigned(lvl)), /*isNested=*/false))
        return false;
  }
  return hasEncoding;
}

/// Whether `value` is the output's element `out` where all other elements are zero: a sum that it
/// is a part of, or a reduction or combination by a region that keeps it.
static bool isKeptByZeros(Value value, BlockArgument out) {
  while (value != out) {
    Operation *def = value.getDefiningOp();
    if (!def || def->getBlock() != out.getOwner() || !def->getNumOperands())
      return false;
    Value lhs = def->getOperands().front(), rhs = def->getOperands().back();
    if (auto reduce = dyn_cast<strata::sparse_tensor::ReduceOp>(def))
      return reduce.getX() == out || reduce.getY() == out;
    if (auto binary = dyn_cast<BinaryOp>(def))
      return (binary.getX() == out && binary.getLeftIdentity()) ||
             (binary.getY() == out && binary.getRightIdentity());
    if (isa<arith::SubFOp, arith::SubIOp, complex::SubOp>(def)) {
      value = lhs;
      continue;
    }
    if (!isa<arith::AddFOp, arith::AddIOp, arith::OrIOp, arith::XOrIOp,
             complex::AddOp>(def))
      return false;
    // One of the operands contains the element, which has no other use.
    Operation *user = *out.user_begin();
    while (user != def && user->getBlock() == out.getOwner() &&
           user->getNumResults() == 1 && user->getResult(0).hasOneUse() &&
           user->getResult(0) != lhs && user->getResult(0) != rhs)
      user = *user->getResult(0).user_begin();
    bool isLeft = lhs == out || (user != def && user->getResult(0) == lhs);
    value = isLeft ? lhs : rhs;
  }
  return out.hasOneUse();
}

/// Whether the result is right if iterations without elements are left out.
bool KernelEmitter::canSkipIterations() {
  bool hasSparse = false;
  for (TensorId tensor = 0; tensor < merger.getSynTensor(); ++tensor)
    for (LoopId loop = 0; loop < merger.getNumLoops(); ++loop)
      hasSparse |= merger.isSparseBit(merger.getBit(tensor, loop));
  linalg::LinalgOp structured(op);
  if (!hasSparse || merger.isSingleCondition(merger.getOutTensor(), root))
    return true;
  BlockArgument out = op.getBlock()->getArguments().back();
  if (out.use_empty())
    return structured.getNumReductionLoops() == 0;
  return isKeptByZeros(op.getBlock()->getTerminator()->getOperands().front(),
                       out);
}

/// Whether no loop over the output is inside of a reduction. A reduction by a region begins with its
/// identity, so that it has to be complete before the next element.
bool KernelEmitter::reducesInside() {
  AffineMap map = op.getIndexingMapsArray().back();
  bool isReduced = false;
  for (LoopId loop = 0; loop < merger.getNumLoops(); ++loop) {
    bool isOutput = llvm::any_of(map.getResults(), [&](AffineExpr expr) {
      return expr.isFunctionOfDim(loop);
    });
    if (isOutput && isReduced)
      return false;
    isReduced |= !isOutput;
  }
  return true;
}

/// Whether the output can be computed: it is dense, or keeps its stored elements, or is built in
/// the order of its levels.
bool KernelEmitter::isAdmissible() {
  SmallVector<linalg::IteratorType> types = op.getIteratorTypesArray();
  auto isReductionLoop = [](linalg::IteratorType type) {
    return type == linalg::IteratorType::reduction;
  };
  // An iteration that negates the last result cannot be left out.
  if (llvm::any_of(types, isReductionLoop) && merger.hasNegateOnOut(root))
    return false;
  OpOperand *output = op.getDpsInitOperand(0);
  SparseTensorType type(output->get());
  if (!type.hasEncoding() || type.isAllDense())
    return !merger.hasCustomReduction() || reducesInside();
  if (merger.isSingleCondition(merger.getOutTensor(), root))
    return true;
  // Elements are added in order; there are none in between.
  if (!isNewTensor(output->get()))
    return false;
  outerParallel = LoopId(llvm::find_if(types, isReductionLoop) - types.begin());
  if (int64_t(outerParallel) < op.getRank(output) - 1)
    return false;
  sparseOut = output;
  return true;
}

LogicalResult KernelEmitter::analyze() {
  if (!findLevels())
    return failure();
  std::optional<ExprId> exp = merger.buildFromBody();
  if (!exp)
    return failure();
  root = *exp;
  if (!canSkipIterations() || !isAdmissible())
    return failure();
  usesIterators = usesIterators && canIterate(root, 0);
  return success();
}

//===-- Statements ----------------------------------------------------------===//

void KernelEmitter::createBuffers() {
  SmallVector<Value> sizes;
  for (const Range &range :
       linalg::LinalgOp(op).createLoopRanges(rewriter, op->getLoc())) {
    if (auto attr = dyn_cast<Attribute>(range.size))
      sizes.push_back(code.index(cast<IntegerAttr>(attr).getInt()));
    else
      sizes.push_back(cast<Value>(range.size));
  }
  loops.createValueBuffers(code, /*hasOutput=*/true, [&](Value buffer) {
    // Elements that no iteration writes are zero, unless the body updates the output.
    if (linalg::LinalgOp(op).isInitTensor(op.getDpsInitOperand(0)))
      return;
    Value zero = code.zero(cast<MemRefType>(buffer.getType()).getElementType());
    linalg::FillOp::create(rewriter, op->getLoc(), ValueRange(zero),
                           ValueRange(buffer));
  });
  loops.setLoopSizes(sizes);
  loops.createIterators(code);
}

void KernelEmitter::emit() {
  if (sparseOut) {
    chain = sparseOut->get();
    merger.setHasSparseOut();
  }
  rewriter.setInsertionPoint(op);
  createBuffers();
  if (usesIterators) {
    iterators.resize(op->getNumOperands());
    emitIterations(root, 0);
  } else {
    for (TensorId tensor = 0; tensor < merger.getOutTensor(); ++tensor)
      locateConstantLevels(tensor, 0);
    emitLoops(root, 0);
  }
  replaceResult();
}

void KernelEmitter::replaceResult() {
  Value output = op.getDpsInitOperand(0)->get();
  Value result;
  if (getSparseTensorEncoding(output.getType()))
    result = LoadOp::create(rewriter, op->getLoc(), chain ? chain : output,
                            /*hasInserts=*/bool(chain));
  else
    result = bufferization::ToTensorOp::create(
        rewriter, op->getLoc(), output.getType(),
        loops.getValueBuffer(merger.getOutTensor()));
  rewriter.replaceOp(op, result);
}

void KernelEmitter::emitLoops(ExprId exp, LoopId loop) {
  if (loop == merger.getNumLoops()) {
    Value value = emitExpr(exp);
    emitStore(exp, value);
    return;
  }
  LatSetId set = merger.optimizeSet(merger.buildLattices(exp, loop));
  bool needsUniversalIndex = beginSequence(exp, loop, set);
  SmallVector<LatPointId> points(merger.set(set));
  for (LatPointId point : points) {
    bool isSingle;
    Operation *op = beginLoop(loop, point, needsUniversalIndex, isSingle);
    emitBody(set, point, loop, isSingle);
    needsUniversalIndex = endLoop(op, needsUniversalIndex, isSingle);
  }
  endSequence(exp, loop);
}

/// The code of one iteration: for each point that is possible in it, the expression that is left.
void KernelEmitter::emitBody(LatSetId set, LatPointId point, LoopId loop,
                             bool isSingle) {
  Carried before = getCarried();
  SmallVector<LatPointId> points(merger.set(set));
  for (LatPointId other : points) {
    if (point != other && !merger.latGT(point, other))
      continue;
    ExprId exp = merger.lat(other).exp;
    if (isSingle) {
      emitLoops(exp, loop + 1);
      continue;
    }
    scf::IfOp branch = beginIf(loop, other);
    emitLoops(exp, loop + 1);
    endIf(branch, before);
  }
}

bool KernelEmitter::beginSequence(ExprId exp, LoopId loop, LatSetId set) {
  emitInvariants(exp, loop, /*isStart=*/true);
  emitExpansion(loop, /*isStart=*/true);
  SmallVector<LoopEmitter::TensorLevel> levels;
  bool hasDense = false;
  for (unsigned bit : merger.lat(merger.set(set).front()).bits.set_bits()) {
    TensorId tensor = merger.getTensor(bit);
    hasDense |= !merger.isSparseBit(bit);
    if (tensor == merger.getSynTensor())
      levels.push_back({tensor, loops.getDepth()});
    else if (std::optional<unsigned> lvl = merger.getLvl(tensor, loop))
      levels.push_back({tensor, *lvl});
  }
  SparseTensorType out(op.getDpsInitOperand(0)->get());
  TensorId outTensor = merger.getOutTensor();
  auto isListed = [&](LoopEmitter::TensorLevel level) {
    return level.tensor == outTensor;
  };
  if (out.hasEncoding() && out.isAllDense() && merger.getLvl(outTensor, loop) &&
      llvm::none_of(levels, isListed))
    levels.push_back({outTensor, *merger.getLvl(outTensor, loop)});
  loops.enterSequence(code, levels);
  return hasDense &&
         llvm::any_of(merger.set(set).drop_front(), [&](LatPointId point) {
           return !merger.hasAnySparse(merger.lat(point).simple);
         });
}

void KernelEmitter::endSequence(ExprId exp, LoopId loop) {
  loops.exitSequence();
  emitInvariants(exp, loop, /*isStart=*/false);
  emitExpansion(loop, /*isStart=*/false);
}

bool KernelEmitter::mayBeParallel(
    LoopId loop, ExprId exp, ArrayRef<LoopEmitter::TensorLevel> levels) const {
  if (sparseOut || isExpanded() || strategy == ParallelizationStrategy::None)
    return false;
  // Iterations of a reduction are only independent if its scalar is combined.
  bool isReductionLoop =
      op.getIteratorTypesArray()[loop] == linalg::IteratorType::reduction;
  if (isReductionLoop && !isReduction())
    return false;
  // The scalar is combined in the body of the innermost loop.
  if (isReduction() &&
      (loop + 1 != merger.getNumLoops() || !merger.isCombinationWithOut(exp)))
    return false;
  bool isSparse = llvm::any_of(levels, [&](LoopEmitter::TensorLevel level) {
    return merger.isSparseBit(merger.getBit(level.tensor, loop));
  });
  switch (strategy) {
  case ParallelizationStrategy::None:
    return false;
  case ParallelizationStrategy::DenseOuterLoop:
    return loop == 0 && !isSparse;
  case ParallelizationStrategy::AnyStorageOuterLoop:
    return loop == 0;
  case ParallelizationStrategy::DenseAnyLoop:
    return !isSparse;
  case ParallelizationStrategy::AnyStorageAnyLoop:
    return true;
  }
  return false;
}

Operation *KernelEmitter::beginLoop(LoopId loop, LatPointId point,
                                    bool needsUniversalIndex, bool &isSingle) {
  SmallVector<std::pair<LoopEmitter::TensorLevel, AffineExpr>> affine;
  SmallVector<LoopEmitter::TensorLevel> levels =
      getLevels(point, loop, isSingle, affine);
  bool hasSparse = merger.hasAnySparse(merger.lat(point).simple);
  SmallVector<Value> carried = listCarried();
  Operation *created = loops.enterLoop(
      code, levels, carried,
      {.isParallel =
           isSingle && mayBeParallel(loop, merger.lat(point).exp, levels),
       .needsUniversalIndex = needsUniversalIndex && hasSparse});
  updateCarried(carried);
  for (auto &[level, expr] : affine)
    loops.locate(code, level, loops.createAffine(code, expr));
  for (LoopEmitter::TensorLevel level : levels)
    if (level.tensor < merger.getOutTensor())
      locateConstantLevels(level.tensor, level.lvl + 1);
  for (auto &[level, expr] : affine)
    locateConstantLevels(level.tensor, level.lvl + 1);
  return created;
}

bool KernelEmitter::endLoop(Operation *loop, bool needsUniversalIndex,
                            bool isSingle) {
  if (isSingle) {
    if (isReduction() && validInsert)
      validInsert = code.boolean(true);
  } else if (isa<scf::WhileOp>(loop)) {
    // Leaves the branches, which yield what they carry.
    while (auto branch = dyn_cast<scf::IfOp>(
               rewriter.getInsertionBlock()->getParentOp())) {
      SmallVector<Value> values = listCarried();
      if (!values.empty())
        code.yield(values);
      updateCarried(branch->getResults());
      rewriter.setInsertionPointAfter(branch);
    }
  } else {
    needsUniversalIndex = false;
  }
  SmallVector<Value> carried = listCarried();
  loops.exitLoop(rewriter, op->getLoc(), carried);
  updateCarried(carried);
  return needsUniversalIndex;
}

//===-- Levels of points ----------------------------------------------------===//

/// Dense levels of a sparse input whose index is a sum of loops, the last of which is `loop`.
void KernelEmitter::collectAffineLevels(
    TensorId tensor, LoopId loop,
    SmallVectorImpl<std::pair<LoopEmitter::TensorLevel, AffineExpr>> &affine)
    const {
  if (tensor >= merger.getOutTensor() ||
      !getSparseTensorEncoding(op->getOperand(tensor).getType()))
    return;
  AffineMap map = op.getIndexingMapsArray()[tensor];
  for (auto [lvl, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineDimExpr>(expr) || expr.isConstant())
      continue;
    LoopId last = 0;
    for (LoopId other = 0; other < merger.getNumLoops(); ++other)
      if (expr.isFunctionOfDim(other))
        last = other;
    if (last == loop)
      affine.push_back({{tensor, unsigned(lvl)}, expr});
  }
}

SmallVector<LoopEmitter::TensorLevel> KernelEmitter::getLevels(
    LatPointId point, LoopId loop, bool &isSingle,
    SmallVectorImpl<std::pair<LoopEmitter::TensorLevel, AffineExpr>> &affine)
    const {
  Merger &lattices = const_cast<Merger &>(merger);
  const LatPoint &lat = lattices.lat(point);
  SmallVector<LoopEmitter::TensorLevel> levels;
  LoopEmitter::TensorLevel all{merger.getSynTensor(), loops.getDepth()};
  unsigned numTests = 0;
  bool hasNonUnique = false;
  for (unsigned bit : lat.bits.set_bits()) {
    TensorId tensor = merger.getTensor(bit);
    std::optional<unsigned> lvl = merger.getLvl(tensor, loop);
    if (lat.simple.test(bit)) {
      ++numTests;
      levels.push_back(lvl ? LoopEmitter::TensorLevel{tensor, *lvl} : all);
      hasNonUnique |= lvl && merger.isSparseBit(bit) &&
                      !merger.getLevelType(tensor, loop).isUnique;
    } else if (lvl && merger.isDenseBit(bit)) {
      levels.push_back({tensor, *lvl});
    }
  }
  for (TensorId tensor = 0; tensor < merger.getOutTensor(); ++tensor)
    collectAffineLevels(tensor, loop, affine);
  // Positions of dense outputs with an encoding are needed in any case.
  TensorId outTensor = merger.getOutTensor();
  SparseTensorType out(op.getDpsInitOperand(0)->get());
  std::optional<unsigned> outLvl = merger.getLvl(outTensor, loop);
  bool isListed = llvm::any_of(levels, [&](LoopEmitter::TensorLevel level) {
    return level.tensor == outTensor;
  });
  if (out.hasEncoding() && out.isAllDense() && outLvl && !isListed)
    levels.push_back({outTensor, *outLvl});
  if (numTests == 0) {
    levels.push_back(all);
    numTests = 1;
  }
  isSingle = numTests == 1 && !hasNonUnique;
  return levels;
}

void KernelEmitter::locateConstantLevels(TensorId tensor, unsigned lvl) {
  if (!getSparseTensorEncoding(op->getOperand(tensor).getType()))
    return;
  AffineMap map = op.getIndexingMapsArray()[tensor];
  for (; lvl < map.getNumResults(); ++lvl) {
    AffineExpr expr = map.getResult(lvl);
    if (!expr.isConstant())
      return;
    loops.locate(code, {tensor, lvl}, code.index(expr.getValue()));
  }
}

//===-- Branches ------------------------------------------------------------===//

scf::IfOp KernelEmitter::beginIf(LoopId loop, LatPointId point) {
  Value condition;
  for (unsigned bit : merger.lat(point).simple.set_bits()) {
    Value test;
    if (merger.isSparseBit(bit)) {
      TensorId tensor = merger.getTensor(bit);
      Value coord = loops.getCoord({tensor, *merger.getLvl(tensor, loop)});
      test =
          code.compare(arith::CmpIPredicate::eq, coord, loops.getLoopIV(loop));
    } else {
      test = code.boolean(true);
    }
    condition = condition ? code.bitAnd(condition, test) : test;
  }
  SmallVector<Type> types;
  for (Value value : listCarried())
    types.push_back(value.getType());
  auto branch = scf::IfOp::create(rewriter, op->getLoc(), TypeRange(types),
                                  condition, /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  return branch;
}

void KernelEmitter::endIf(scf::IfOp branch, const Carried &before) {
  if (isReduction() && validInsert)
    validInsert = code.boolean(true);
  SmallVector<Value> values = listCarried();
  if (!values.empty())
    code.yield(values);
  setCarried(before);
  rewriter.setInsertionPointToStart(branch.elseBlock());
}

KernelEmitter::Carried KernelEmitter::getCarried() const {
  return {reduction, validInsert, expandCount, chain};
}

void KernelEmitter::setCarried(const Carried &values) {
  reduction = values.reduction;
  validInsert = values.validInsert;
  expandCount = values.expandCount;
  chain = values.chain;
  if (isReduction())
    merger.exp(reductionExpr).value = reduction;
}

SmallVector<Value> KernelEmitter::listCarried() const {
  SmallVector<Value> values;
  if (isReduction())
    values.push_back(reduction);
  if (isReduction() && validInsert)
    values.push_back(validInsert);
  if (isExpanded())
    values.push_back(expandCount);
  if (chain)
    values.push_back(chain);
  return values;
}

void KernelEmitter::updateCarried(ValueRange values) {
  SmallVector<Value> list(values.begin(), values.end());
  const Value *next = list.begin();
  if (isReduction()) {
    reduction = *next++;
    merger.exp(reductionExpr).value = reduction;
  }
  if (isReduction() && validInsert)
    validInsert = *next++;
  if (isExpanded())
    expandCount = *next++;
  if (chain)
    chain = *next++;
}
