// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Generates nests of loops that visit several tensors at once. The loops at one depth, one after
// the other, are a sequence: each continues where the last one stopped.
//
//   emitter.enterSequence(code, levels);
//   emitter.enterLoop(code, levels, carried, {});
//   ...
//   emitter.exitLoop(code, carried);
//   emitter.exitSequence();
#ifndef STRATA_SPARSETENSOR_LOOPEMITTER_H
#define STRATA_SPARSETENSOR_LOOPEMITTER_H

#include "strata/SparseTensor/SparseIterator.h"

namespace strata::sparse_tensor {

class LoopEmitter {
public:
  /// A level of one of the tensors.
  struct TensorLevel {
    unsigned tensor, lvl;
  };
  struct LoopOptions {
    bool isParallel = false;
    /// Carry the index of the next coordinate, for a later loop over all of them.
    bool needsUniversalIndex = false;
  };

  /// `tag` is the value of the attribute `Emitted from` of loops.
  LoopEmitter(ValueRange tensors, StringRef tag);
  /// Creates the buffers of elements. `prepareOutput` is called for that of the last tensor if
  /// it has no encoding.
  void createValueBuffers(const SparseBuilder &code, bool hasOutput,
                          function_ref<void(Value)> prepareOutput);
  /// Adds a tensor that has all elements, with a level for each loop.
  void setLoopSizes(ArrayRef<Value> sizes);
  /// Creates the iterators, with the buffers of their levels.
  void createIterators(const SparseBuilder &code);

  void enterSequence(const SparseBuilder &code, ArrayRef<TensorLevel> levels);
  void exitSequence() { universalIndices.pop_back(); }
  /// Begins a loop over the elements that all the sparse `levels` have, or one of them if there
  /// are several. `carried` are the values that it updates; they become those of the body.
  Operation *enterLoop(const SparseBuilder &code, ArrayRef<TensorLevel> levels,
                       MutableArrayRef<Value> carried, LoopOptions options);
  /// Ends the innermost loop. `carried` become its results.
  void exitLoop(RewriterBase &rewriter, Location loc,
                MutableArrayRef<Value> carried);

  /// Begins and ends the body of a loop that is not created here.
  void pushLoop(Operation *op, Value coord) {
    loops.push_back({op, coord, {}});
  }
  void popLoop() { loops.pop_back(); }

  unsigned getDepth() const { return unsigned(loops.size()); }
  /// The coordinate of a loop.
  Value getLoopIV(unsigned depth) const { return loops[depth].coord; }
  SmallVector<Value> getLoopIVs() const;
  /// Null for scalars.
  Value getValueBuffer(unsigned tensor) const { return valueBuffers[tensor]; }
  /// The place of the current element in the buffer of elements.
  SmallVector<Value> getValueIndices(unsigned tensor) const {
    return iterators[tensor].back().getValueIndices();
  }
  /// The coordinate of a level.
  Value getCoord(TensorLevel level) const { return at(level).getCoord(); }
  /// Goes to a coordinate of a dense level.
  void locate(const SparseBuilder &code, TensorLevel level, Value coord);
  /// The value of an expression in the loops.
  Value createAffine(const SparseBuilder &code, AffineExpr expr) const;

private:
  struct Loop {
    Operation *op;
    Value coord;
    SmallVector<TensorLevel> levels;
  };
  SparseIterator &at(TensorLevel level) {
    return iterators[level.tensor][level.lvl];
  }
  const SparseIterator &at(TensorLevel level) const {
    return iterators[level.tensor][level.lvl];
  }
  Operation *createFor(const SparseBuilder &code, SparseIterator &iterator,
                       MutableArrayRef<Value> carried, bool isParallel,
                       Value &coord);
  Operation *createWhile(const SparseBuilder &code,
                         ArrayRef<SparseIterator *> iterators,
                         MutableArrayRef<Value> carried, Value universalIndex,
                         Value &coord);
  void exitFor(RewriterBase &rewriter, Location loc,
               MutableArrayRef<Value> carried);
  void exitWhile(RewriterBase &rewriter, Location loc,
                 MutableArrayRef<Value> carried);

  SmallVector<Value> tensors, valueBuffers;
  StringRef tag;
  /// The iterators of the levels of each tensor, and of the one that has all elements.
  SmallVector<SmallVector<SparseIterator>> iterators;
  SmallVector<Loop> loops;
  /// The coordinate at which the next loop of each sequence begins.
  SmallVector<Value> universalIndices;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_LOOPEMITTER_H
