// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each shape that shape.with_shape gives to a value is computed by a shape.func of its own. Operations
// that are used for nothing else move there; other values are its arguments.
#include "strata/Conversion/ShapeTransforms/ShapeTransformsDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Shape/ShapeOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace strata::shapetransforms;

/// A size becomes an extent of the shape of the tensor.
static LogicalResult rewriteDim(tensor::DimOp op, PatternRewriter &rewriter) {
  auto type = cast<TensorType>(op.getSource().getType());
  int64_t rank =
      type.hasRank() ? type.getRank() : int64_t(ShapedType::kDynamic);
  Type index = rewriter.getIndexType();
  Type extents = RankedTensorType::get({rank}, index);
  Value shape =
      shape::ShapeOfOp::create(rewriter, op->getLoc(), extents, op.getSource());
  rewriter.replaceOpWithNewOp<shape::GetExtentOp>(op, index, shape,
                                                  op.getIndex());
  return success();
}

namespace {
/// The shapes that are computed in a function.
class ShapeComputations {
public:
  explicit ShapeComputations(func::FuncOp function);
  /// Creates a function for each shape, after the function of the computations.
  void outline(SymbolTable &table);
  /// Replaces values with shapes by the values, and erases unused computations.
  void removeShapes();

private:
  /// The operations that move to the function for `shape`, in order.
  SmallVector<Operation *> findCluster(Value shape) const;
  void createFunction(SymbolTable &table, Value shape, StringRef name);

  func::FuncOp function;
  SmallVector<shape::WithOp> withOps;
  /// All operations, in order.
  SmallVector<Operation *> ops;
  /// Operations of which all uses are for shapes.
  llvm::DenseSet<Operation *> outlined;
};
} // namespace

ShapeComputations::ShapeComputations(func::FuncOp function)
    : function(function) {
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    ops.push_back(op);
    if (auto with = dyn_cast<shape::WithOp>(op))
      withOps.push_back(with);
  });
  for (Operation *op : llvm::reverse(ops)) {
    if (isa<shape::WithOp>(op))
      continue;
    auto isOfShape = [&](OpOperand &use) {
      auto with = dyn_cast<shape::WithOp>(use.getOwner());
      return with ? &use == &with.getShapeMutable()
                  : outlined.contains(use.getOwner());
    };
    bool isUsed = false, areAllOfShapes = true;
    for (Value result : op->getResults())
      for (OpOperand &use : result.getUses()) {
        isUsed = true;
        areAllOfShapes &= isOfShape(use);
      }
    if (isUsed && areAllOfShapes)
      outlined.insert(op);
  }
}

/// Calls `fn` for the values that `op` and the operations in it use and do not define.
static void forEachUsedValue(Operation *op, function_ref<void(Value)> fn) {
  for (Value operand : op->getOperands())
    fn(operand);
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value value : captured)
    fn(value);
}

SmallVector<Operation *> ShapeComputations::findCluster(Value shape) const {
  llvm::DenseSet<Operation *> found;
  SmallVector<Operation *> worklist;
  auto add = [&](Value value) {
    Operation *def = value.getDefiningOp();
    if (def && outlined.contains(def) && found.insert(def).second)
      worklist.push_back(def);
  };
  add(shape);
  while (!worklist.empty())
    forEachUsedValue(worklist.pop_back_val(), add);
  SmallVector<Operation *> cluster;
  for (Operation *op : ops)
    if (found.contains(op))
      cluster.push_back(op);
  return cluster;
}

void ShapeComputations::createFunction(SymbolTable &table, Value shape,
                                       StringRef name) {
  SmallVector<Operation *> cluster = findCluster(shape);
  llvm::SetVector<Value> inputs, defined;
  for (Operation *op : cluster) {
    forEachUsedValue(op, [&](Value value) {
      if (!defined.contains(value))
        inputs.insert(value);
    });
    defined.insert(op->result_begin(), op->result_end());
  }
  if (!defined.contains(shape))
    inputs.insert(shape);
  SmallVector<Type> types;
  for (Value input : inputs)
    types.push_back(input.getType());
  Location loc = function->getLoc();
  OpBuilder builder(function->getContext());
  auto created = shape::FuncOp::create(
      builder, loc, name, builder.getFunctionType(types, shape.getType()));
  SymbolTable::setSymbolVisibility(created, SymbolTable::Visibility::Private);
  table.insert(created, std::next(Block::iterator(function.getOperation())));
  SmallVector<Location> locs(types.size(), loc);
  Block *body = builder.createBlock(&created.getBody(), {}, types, locs);
  IRMapping mapping;
  mapping.map(inputs, body->getArguments());
  for (Operation *op : cluster)
    builder.clone(*op, mapping);
  shape::ReturnOp::create(builder, loc, mapping.lookup(shape));
}

void ShapeComputations::outline(SymbolTable &table) {
  llvm::SetVector<Value> shapes;
  for (shape::WithOp with : withOps)
    shapes.insert(with.getShape());
  for (auto [number, shape] : llvm::enumerate(shapes))
    createFunction(table, shape, "shape_cal_" + std::to_string(number));
}

void ShapeComputations::removeShapes() {
  for (shape::WithOp with : withOps)
    for (Operation *user : llvm::make_early_inc_range(with->getUsers()))
      if (auto value = dyn_cast<shape::ValueOfOp>(user);
          value && value.getType() == with.getOperand().getType())
        value.getResult().replaceAllUsesWith(with.getOperand());
  // Users come after the values that they use.
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

namespace {
struct OutlineShapeComputation final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet set(&getContext());
    set.add(rewriteDim);
    FrozenRewritePatternSet patterns(std::move(set));
    SymbolTableCollection tables;
    SmallVector<func::FuncOp> functions;
    getOperation()->walk(
        [&](func::FuncOp function) { functions.push_back(function); });
    for (func::FuncOp function : functions) {
      if (failed(applyPatternsGreedily(function, patterns)))
        return signalPassFailure();
      Operation *scope =
          SymbolTable::getNearestSymbolTable(function->getParentOp());
      if (!scope)
        continue;
      ShapeComputations computations(function);
      computations.outline(tables.getSymbolTable(scope));
      computations.removeShapes();
    }
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "outline-shape-computation",
    .name = "OutlineShapeComputationPass",
    .summary = "Move the computation of shapes to functions of shape",
    .anchor = "builtin.module",
    .dependentDialects = {"shape"},
    .create = makePass<OutlineShapeComputation>,
};

void shapetransforms::registerOutlinePass(PassRegistry &registry) {
  registry.add(info);
}
