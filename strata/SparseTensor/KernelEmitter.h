// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates the loops of one linalg.generic on sparse tensors, whose operands have identity maps and
// whose loops are in an order in which sparse levels can be visited.
#ifndef STRATA_SPARSETENSOR_KERNELEMITTER_H
#define STRATA_SPARSETENSOR_KERNELEMITTER_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/SparseTensor/LoopEmitter.h"
#include "strata/SparseTensor/Merger.h"

namespace strata::sparse_tensor {

/// The loops that become scf.parallel.
enum class ParallelizationStrategy : unsigned {
  None,
  DenseOuterLoop,
  AnyStorageOuterLoop,
  DenseAnyLoop,
  AnyStorageAnyLoop
};

class KernelEmitter {
public:
  /// With `usesIterators`, loops are those over iteration spaces where these suffice.
  KernelEmitter(linalg::GenericOp op, ParallelizationStrategy strategy,
                bool usesIterators, RewriterBase &rewriter);
  /// Whether code can be generated. Changes nothing.
  LogicalResult analyze();
  /// Generates the loops in place of the operation.
  void emit();

private:
  // Analysis.
  bool findLevels();
  bool findLevel(TensorId tensor, unsigned lvl, AffineExpr expr, LevelType type,
                 bool isNested);
  bool canSkipIterations();
  bool isAdmissible();
  bool reducesInside();

  // Statements.
  void createBuffers();
  void emitLoops(ExprId exp, LoopId loop);
  bool beginSequence(ExprId exp, LoopId loop, LatSetId set);
  void endSequence(ExprId exp, LoopId loop);
  Operation *beginLoop(LoopId loop, LatPointId point, bool needsUniversalIndex,
                       bool &isSingle);
  bool endLoop(Operation *op, bool needsUniversalIndex, bool isSingle);
  void emitBody(LatSetId set, LatPointId point, LoopId loop, bool isSingle);
  /// Whether the iterations of a loop, which compute `exp`, are independent or combine their results.
  bool mayBeParallel(LoopId loop, ExprId exp,
                     ArrayRef<LoopEmitter::TensorLevel> levels) const;
  void replaceResult();

  // Loops over iteration spaces.
  bool canIterate(ExprId exp, LoopId loop);
  SmallVector<TensorId> getSpaces(LatPointId point, LoopId loop) const;
  void emitIterations(ExprId exp, LoopId loop);
  void emitIteration(Region &region, ArrayRef<TensorId> tensors,
                     LatPointId point, LoopId loop);

  // The levels of points.
  SmallVector<LoopEmitter::TensorLevel>
  getLevels(LatPointId point, LoopId loop, bool &isSingle,
            SmallVectorImpl<std::pair<LoopEmitter::TensorLevel, AffineExpr>>
                &affine) const;
  void collectAffineLevels(
      TensorId tensor, LoopId loop,
      SmallVectorImpl<std::pair<LoopEmitter::TensorLevel, AffineExpr>> &affine)
      const;
  /// Goes to the coordinate of dense levels of a tensor, from `lvl` on, that are constant.
  void locateConstantLevels(TensorId tensor, unsigned lvl);

  // Branches of one iteration.
  scf::IfOp beginIf(LoopId loop, LatPointId point);
  /// The values that loops and branches carry.
  struct Carried {
    Value reduction, validInsert, expandCount, chain;
  };
  Carried getCarried() const;
  void setCarried(const Carried &values);
  void endIf(scf::IfOp op, const Carried &before);
  /// The values that are in use.
  SmallVector<Value> listCarried() const;
  void updateCarried(ValueRange values);

  // Values.
  void emitInvariants(ExprId exp, LoopId loop, bool isStart);
  void emitReduction(ExprId exp, bool isStart);
  void emitExpansion(LoopId loop, bool isStart);
  Value emitExpr(ExprId id);
  Value emitOperation(ExprId id, Value v0, Value v1);
  Value emitWithoutOther(ExprId id, Value value, bool isLeft);
  Value emitCustom(const Expr &expr, Value v0, Value v1);
  Value emitRectifier(arith::SelectOp op, Value value);
  Value emitRegion(Operation *yield, ValueRange arguments);
  Value resolveBodyValue(Value value);
  Value emitLoad(ExprId id);
  Value emitInsertionLoad(OpOperand *output);
  void emitStore(ExprId id, Value value);
  void emitElement(Value value);
  void emitInsertion(OpOperand *output, Value value);
  void emitExpandedStore(Value value);
  Value getSubscript(OpOperand *operand, SmallVectorImpl<Value> &indices);
  Value getExpandedIndex() const;
  Value getReductionIdentity() const;

  bool isSparseOutput(OpOperand *operand) const { return operand == sparseOut; }
  bool isReduction() const { return reductionExpr != InvalidExpr; }
  bool isCustomReduction() const { return customReduction != InvalidExpr; }
  bool isExpanded() const { return bool(expandValues); }

  linalg::GenericOp op;
  ParallelizationStrategy strategy;
  bool usesIterators;
  RewriterBase &rewriter;
  SparseBuilder code;
  Merger merger;
  LoopEmitter loops;
  ExprId root = InvalidExpr;
  /// The output if it is built by insertions; null otherwise.
  OpOperand *sparseOut = nullptr;
  /// The number of parallel loops outside of all reductions.
  LoopId outerParallel = 0;

  /// The iterators of the last levels that are visited, by tensor.
  SmallVector<Value> iterators;
  /// The output with the insertions until now.
  Value chain;
  /// The scalar that a reduction is computed in.
  ExprId reductionExpr = InvalidExpr, customReduction = InvalidExpr;
  Value reduction;
  /// Whether the reduction had an element, and is inserted.
  Value validInsert;
  /// The row of the output that is built, where elements are in use, and which.
  Value expandValues, expandFilled, expandAdded, expandCount;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_KERNELEMITTER_H
