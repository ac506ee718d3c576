// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Transposes that cancel each other through elementwise operations.
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::tosalower;

/// Operations on each element, whose operands and result have one rank.
static bool isElementwise(Operation *op) {
  return isa<tosa::AbsOp, tosa::AddOp, tosa::ArithmeticRightShiftOp,
             tosa::BitwiseAndOp, tosa::BitwiseNotOp, tosa::BitwiseOrOp,
             tosa::BitwiseXorOp, tosa::CeilOp, tosa::ClampOp, tosa::ClzOp,
             tosa::CosOp, tosa::EqualOp, tosa::ErfOp, tosa::ExpOp,
             tosa::FloorOp, tosa::GreaterEqualOp, tosa::GreaterOp,
             tosa::IntDivOp, tosa::LogOp, tosa::LogicalAndOp,
             tosa::LogicalLeftShiftOp, tosa::LogicalNotOp, tosa::LogicalOrOp,
             tosa::LogicalRightShiftOp, tosa::LogicalXorOp, tosa::MaximumOp,
             tosa::MinimumOp, tosa::MulOp, tosa::NegateOp, tosa::PowOp,
             tosa::ReciprocalOp, tosa::RsqrtOp, tosa::SelectOp, tosa::SigmoidOp,
             tosa::SinOp, tosa::SubOp, tosa::TanhOp>(op);
}

/// The operands of an elementwise operation with an element for each of the result's. The others
/// are the shift of a product and zero points.
static ValueRange getTensorOperands(Operation *op) {
  ValueRange operands = op->getOperands();
  if (isa<tosa::MulOp>(op))
    return operands.take_front(2);
  return isa<tosa::NegateOp>(op) ? operands.take_front(1) : operands;
}

namespace {
/// Removes transposes with one permutation. A value that they transpose is movable if
/// its transpose costs nothing: the input of the inverse transpose, a constant, a reshape that
/// inserts dimensions of size 1, or an elementwise operation on such values; and if it has no
/// other use than movable operations and transposes that are removed.
class TransposeReducer {
public:
  /// `ops` are transposes of one permutation. Erased operations are added to `erased`.
  TransposeReducer(ArrayRef<Operation *> ops,
                   llvm::DenseSet<Operation *> &erased)
      : perms(cast<tosa::TransposeOp>(ops.front()).getPerms()),
        candidates(ops.begin(), ops.end()), erased(erased) {}
  void run();

private:
  /// Adds the operations that compute `value` to `movable`, up to operations without the
  /// form.
  void collect(Value value);
  bool hasForm(Operation *op) const;
  bool isInverse(tosa::TransposeOp op) const;
  bool keepsOrder(tosa::ReshapeOp op) const;
  /// Removes operations from `movable` and `candidates` until all that are left satisfy
  /// the condition above.
  void settle();
  bool isRemovable(Operation *op) const;
  bool isMovable(Operation *op) const;
  bool isAvailable(Value value) const {
    Operation *op = value.getDefiningOp();
    return op && movable.contains(op);
  }

  Type getTransposed(Type type) const;
  Value transpose(Operation *op);

  void erase(Operation *op) {
    erased.insert(op);
    op->erase();
  }

  SmallVector<int32_t> perms;
  llvm::SetVector<Operation *> candidates;
  /// Operands come before their users.
  llvm::SetVector<Operation *> movable;
  DenseMap<Value, Value> transposed;
  llvm::DenseSet<Operation *> &erased;
};
} // namespace

//===-- Types and elements -------------------------------------------------===//

Type TransposeReducer::getTransposed(Type type) const {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || size_t(tensor.getRank()) != perms.size())
    return {};
  SmallVector<int64_t> shape;
  for (int32_t dim : perms)
    shape.push_back(tensor.getDimSize(dim));
  return tensor.clone(shape);
}

bool TransposeReducer::isInverse(tosa::TransposeOp op) const {
  ArrayRef<int32_t> inner = op.getPerms();
  if (inner.size() != perms.size())
    return false;
  for (auto [dim, perm] : llvm::enumerate(perms))
    if (inner[perm] != int64_t(dim))
      return false;
  return op.getInput1().getType() == getTransposed(op.getType());
}

/// Whether the transpose of the result has the elements in the same order: it moves dimensions
/// of size 1 only.
bool TransposeReducer::keepsOrder(tosa::ReshapeOp op) const {
  auto type = dyn_cast<RankedTensorType>(op.getOutput().getType());
  if (!type || !type.hasStaticShape() ||
      !op.getShape().getDefiningOp<tosa::ConstShapeOp>())
    return false;
  int32_t last = -1;
  for (int32_t dim : perms) {
    if (type.getDimSize(dim) == 1)
      continue;
    if (dim < last)
      return false;
    last = dim;
  }
  return true;
}

bool TransposeReducer::hasForm(Operation *op) const {
  if (op->getNumResults() != 1 ||
      !getTransposed(op->getResults().front().getType()))
    return false;
  if (auto transpose = dyn_cast<tosa::TransposeOp>(op))
    return isInverse(transpose);
  if (auto reshape = dyn_cast<tosa::ReshapeOp>(op))
    return keepsOrder(reshape);
  if (auto constant = dyn_cast<tosa::ConstOp>(op))
    return isa<DenseElementsAttr>(constant.getValuesAttr());
  return isElementwise(op);
}

//===-- Search -------------------------------------------------------------===//

void TransposeReducer::collect(Value value) {
  // An operation is visited a second time when its operands are done.
  SmallVector<std::pair<Operation *, bool>> stack;
  llvm::DenseSet<Operation *> seen;
  auto push = [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    if (op && !movable.contains(op) && !seen.contains(op) && hasForm(op))
      stack.push_back({op, false});
  };
  push(value);
  while (!stack.empty()) {
    auto [op, isDone] = stack.pop_back_val();
    if (isDone) {
      movable.insert(op);
      continue;
    }
    if (!seen.insert(op).second)
      continue;
    stack.push_back({op, true});
    if (isElementwise(op))
      for (Value operand : getTensorOperands(op))
        push(operand);
  }
}

bool TransposeReducer::isRemovable(Operation *op) const {
  Value input = cast<tosa::TransposeOp>(op).getInput1();
  return isAvailable(input) &&
         op->getResultTypes().front() == getTransposed(input.getType());
}

bool TransposeReducer::isMovable(Operation *op) const {
  if (isElementwise(op) && !llvm::all_of(getTensorOperands(op), [&](Value v) {
        return isAvailable(v);
      }))
    return false;
  return isa<tosa::ConstOp>(op) ||
         llvm::all_of(op->getUsers(), [&](Operation *user) {
           return movable.contains(user) || candidates.contains(user);
         });
}

void TransposeReducer::settle() {
  SmallVector<Operation *> worklist(candidates.begin(), candidates.end());
  llvm::append_range(worklist, movable);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    bool changes =
        candidates.contains(op) && !isRemovable(op) && candidates.remove(op);
    changes |= movable.contains(op) && !isMovable(op) && movable.remove(op);
    if (!changes)
      continue;
    llvm::append_range(worklist, op->getUsers());
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        worklist.push_back(def);
  }
}

//===-- Rewriting ----------------------------------------------------------===//

static Value transposeReshape(tosa::ReshapeOp op, RankedTensorType type,
                              OpBuilder &builder) {
  SmallVector<Attribute> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  auto values = cast<DenseElementsAttr>(
      op.getShape().getDefiningOp<tosa::ConstShapeOp>().getValuesAttr());
  auto shape = tosa::ConstShapeOp::create(
      builder, op.getLoc(), op.getShape().getType(),
      DenseElementsAttr::get(values.getType(), sizes));
  return tosa::ReshapeOp::create(builder, op.getLoc(), type, op.getInput1(),
                                 shape)
      .getOutput();
}

Value TransposeReducer::transpose(Operation *op) {
  if (auto inverse = dyn_cast<tosa::TransposeOp>(op))
    return inverse.getInput1();
  OpBuilder builder(op->getContext());
  builder.setInsertionPointAfter(op);
  auto type =
      cast<RankedTensorType>(getTransposed(op->getResults().front().getType()));
  if (auto constant = dyn_cast<tosa::ConstOp>(op)) {
    auto elements = cast<DenseElementsAttr>(constant.getValuesAttr());
    return tosa::ConstOp::create(builder, op->getLoc(), type,
                                 transposeElements(elements, perms, type))
        .getOutput();
  }
  if (auto reshape = dyn_cast<tosa::ReshapeOp>(op))
    return transposeReshape(reshape, type, builder);
  IRMapping mapping;
  for (Value operand : getTensorOperands(op))
    mapping.map(operand, transposed.lookup(operand));
  Operation *clone = builder.clone(*op, mapping);
  clone->getResults().front().setType(type);
  return clone->getResults().front();
}

void TransposeReducer::run() {
  for (Operation *op : candidates)
    collect(cast<tosa::TransposeOp>(op).getInput1());
  settle();
  if (candidates.empty())
    return;
  for (Operation *op : movable)
    transposed[op->getResults().front()] = transpose(op);
  SmallVector<Value> values;
  for (Operation *op : candidates)
    values.push_back(
        transposed.lookup(cast<tosa::TransposeOp>(op).getInput1()));
  for (auto [op, value] : llvm::zip(candidates, values))
    op->getResults().front().replaceAllUsesWith(value);
  for (Operation *op : candidates)
    erase(op);
}

//===-- The pass ------------------------------------------------------------===//

namespace {
struct ReduceTransposes final : FunctionPass {
  using FunctionPass::FunctionPass;
  /// Erases operations without uses, whether they had some before the pass or not.
  void eraseDeadOps() {
    SmallVector<Operation *> ops;
    getOperation()->walk<WalkOrder::PreOrder>(
        [&](Operation *op) { ops.push_back(op); });
    for (Operation *op : llvm::reverse(ops))
      if (isOpTriviallyDead(op))
        op->erase();
  }
  void runOnOperation() override {
    llvm::MapVector<Attribute, SmallVector<Operation *>> groups;
    getOperation()->walk(
        [&](tosa::TransposeOp op) { groups[op.getPermsAttr()].push_back(op); });
    llvm::DenseSet<Operation *> erased;
    for (auto &[perms, ops] : groups) {
      llvm::erase_if(ops, [&](Operation *op) { return erased.contains(op); });
      if (!ops.empty())
        TransposeReducer(ops, erased).run();
    }
    eraseDeadOps();
  }
};
} // namespace

static constexpr PassInfo reduceInfo = {
    .argument = "tosa-reduce-transposes",
    .name = "TosaReduceTransposes",
    .summary = "Remove transposes that cancel through elementwise operations",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"tosa"},
    .create = makePass<ReduceTransposes>,
};

void tosalower::registerReduceTransposesPass(PassRegistry &registry) {
  registry.add(reduceInfo);
}
