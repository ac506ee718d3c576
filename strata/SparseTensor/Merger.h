// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The combination of the elements of sparse operands. The body of a linalg.generic is a tree
// of expressions. For each loop, the tree gives a lattice (Kjolstad et al., OOPSLA 2017; Bik et
// al., TACO 2022): points with the levels that have an element in an iteration, and the
// expression that is left if the others have none. A product needs elements of both operands, a
// sum of any.
//
//   std::optional<ExprId> exp = merger.buildFromBody(op);
//   LatSetId set = merger.optimizeSet(merger.buildLattices(*exp, loop));
#ifndef STRATA_SPARSETENSOR_MERGER_H
#define STRATA_SPARSETENSOR_MERGER_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/SparseTensor/SparseTensorType.h"

#include "llvm/ADT/BitVector.h"

namespace strata::sparse_tensor {

using ExprId = unsigned;
using LatPointId = unsigned;
using LatSetId = unsigned;
using TensorId = unsigned;
using LoopId = unsigned;
constexpr ExprId InvalidExpr = ~0u;

/// The kind of an expression, by its results for zeros.
enum class ExprKind : uint8_t {
  /// An element of an operand.
  Tensor,
  /// A value from outside of the loops.
  Invariant,
  /// The index of a loop.
  LoopVar,
  /// The zero of an operand of a comparison that has no element.
  Zero,
  /// An operation of one operand that keeps zeros: `op`.
  ZeroPreserving,
  /// The operand where a comparison of it with zero holds, and zero elsewhere; `op` is the
  /// arith.select.
  Rectifier,
  /// The right operand of a subtraction `op` whose left one has no element.
  Negation,
  /// sparse_tensor.unary, .select, .binary and .reduce.
  CustomUnary,
  CustomSelect,
  CustomBinary,
  CustomReduce,
  /// The region of a sparse_tensor.binary that ends with `op`, for one operand.
  BinaryBranch,
  /// An operation that is zero if one of its operands is.
  Product,
  /// A quotient or shift, whose right operand is invariant.
  Quotient,
  /// An operation that is zero if both operands are: sums.
  Sum,
  /// A sum of the negated right operand.
  Difference,
  Comparison,
  /// An operation on dense operands.
  Dense,
};

struct Expr {
  ExprKind kind;
  TensorId tensor = 0;
  LoopId loop = 0;
  ExprId e0 = InvalidExpr, e1 = InvalidExpr;
  /// The value of an invariant, or the one that was generated.
  Value value;
  Operation *op = nullptr;
};

struct LatPoint {
  /// The levels with an element, by getBit.
  llvm::BitVector bits;
  /// The levels that have to be tested.
  llvm::BitVector simple;
  ExprId exp;
};

class Merger {
public:
  Merger(linalg::GenericOp op, unsigned numLoops);

  // Tensors: the operands of the operation, then one that has all elements.
  TensorId getOutTensor() const { return numTensors - 2; }
  TensorId getSynTensor() const { return numTensors - 1; }
  unsigned getNumLoops() const { return numLoops; }
  unsigned getBit(TensorId tensor, LoopId loop) const {
    return numTensors * loop + tensor;
  }
  TensorId getTensor(unsigned bit) const { return bit % numTensors; }
  LoopId getLoop(unsigned bit) const { return bit / numTensors; }

  /// A loop visits a level of this type.
  void setLevel(TensorId tensor, LoopId loop, unsigned lvl, LevelType type);
  /// std::nullopt if the tensor does not depend on the loop.
  std::optional<unsigned> getLvl(TensorId tensor, LoopId loop) const {
    return lvls[tensor][loop];
  }
  LevelType getLevelType(TensorId tensor, LoopId loop) const {
    return types[tensor][loop];
  }
  /// Whether the level of a bit stores coordinates.
  bool isSparseBit(unsigned bit) const;
  /// Whether it is a dense level of a tensor that depends on the loop.
  bool isDenseBit(unsigned bit) const;
  bool hasAnySparse(const llvm::BitVector &bits) const;
  /// The output is built by insertions: it is not read.
  void setHasSparseOut() { hasSparseOut = true; }

  // Expressions.
  Expr &exp(ExprId id) { return exprs[id]; }
  const Expr &exp(ExprId id) const { return exprs[id]; }
  /// The expression that the body yields; std::nullopt if an operation on sparse operands
  /// cannot be divided into elements that are stored and others.
  std::optional<ExprId> buildFromBody();
  bool hasNegateOnOut(ExprId id) const;
  /// Whether the body has a sparse_tensor.reduce.
  bool hasCustomReduction() const;
  /// Whether the expression combines the output's element and a value that does not depend on it by
  /// one associative and commutative operation.
  bool isCombinationWithOut(ExprId id) const;
  /// Whether the expression is zero exactly where `tensor` has no element.
  bool isSingleCondition(TensorId tensor, ExprId id) const;

  // Lattices.
  LatPoint &lat(LatPointId id) { return points[id]; }
  ArrayRef<LatPointId> set(LatSetId id) const { return sets[id]; }
  LatSetId buildLattices(ExprId id, LoopId loop);
  /// The set without points that differ by dense levels only, and with the tests of each.
  LatSetId optimizeSet(LatSetId id);
  /// Whether the levels of `a` contain those of `b`, and more.
  bool latGT(LatPointId a, LatPointId b) const;

private:
  using Built = std::pair<std::optional<ExprId>, bool>;

  ExprId addExpr(Expr expr);
  ExprId addUnary(ExprKind kind, ExprId e0, Operation *op);
  ExprId addBinary(ExprKind kind, ExprId e0, ExprId e1, Operation *op);
  Built build(Value value);
  Built buildLeaf(Value value, bool &isLeaf);
  Built buildUnary(Operation *def);
  Built buildBinary(Operation *def);
  Built buildRectifier(Operation *def);
  Built buildReduce(Operation *def);
  Built buildDense(Operation *def);
  std::optional<ExprKind> classifyBinary(Operation *def, ExprId rhs) const;
  bool isInvariant(ExprId id) const;
  bool isNonzeroConstant(ExprId id) const;
  bool containsTensor(ExprId id, TensorId tensor) const;
  bool mayBeMissing(ExprId id) const;

  LatPointId addLat(llvm::BitVector bits, ExprId exp);
  LatSetId addSet();
  LatSetId buildCustomBinary(ExprId id, LatSetId s0, LatSetId s1);
  LatSetId conjSet(ExprId id, LatSetId s0, LatSetId s1);
  LatSetId disjSet(ExprId id, LatSetId s0, LatSetId s1);
  LatSetId comparisonSet(ExprId id, LatSetId s0, LatSetId s1);
  LatSetId mapSet(ExprKind kind, LatSetId s0, Operation *op);
  LatSetId mapWithZero(ExprId id, LatSetId s0, bool zeroIsLeft);
  void addPoint(LatSetId to, LatPointId point);
  void append(LatSetId to, LatSetId from);
  bool onlyDenseDiff(LatPointId a, LatPointId b) const;
  llvm::BitVector simplify(LatSetId set, LatPointId point) const;

  linalg::GenericOp op;
  unsigned numTensors, numLoops;
  bool hasSparseOut = false;
  SmallVector<SmallVector<std::optional<unsigned>>> lvls;
  SmallVector<SmallVector<LevelType>> types;
  SmallVector<Expr> exprs;
  SmallVector<LatPoint> points;
  SmallVector<SmallVector<LatPointId>> sets;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_MERGER_H
