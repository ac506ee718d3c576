// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The normalized type depends on the type alone, so that each value is changed on its own. It
// remains to find the functions in which all values of a type can be changed.
#include "strata/Conversion/NormalizeMemRefs/NormalizeMemRefs.h"

#include "strata/Conversion/NormalizeMemRefs/MemRefNormalization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace strata;

static Type normalize(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref ? Type(normalizeMemRefType(memref)) : type;
}

static bool isChanged(Type type) { return normalize(type) != type; }

static FunctionType normalizeSignature(FunctionType type) {
  return FunctionType::get(type.getContext(),
                           llvm::map_to_vector(type.getInputs(), normalize),
                           llvm::map_to_vector(type.getResults(), normalize));
}

namespace {
class Normalizer {
public:
  explicit Normalizer(Operation *root)
      : root(root), rewriter(root->getContext()) {}
  bool run();

private:
  void visitCalls(func::FuncOp function);
  void visitReferences();
  bool isNormalizable(func::FuncOp function);
  bool isNormalizable(Operation *op);
  bool change(func::FuncOp function);
  void changeResults(Operation *op);

  Operation *root;
  IRRewriter rewriter;
  SymbolTableCollection symbols;
  SmallVector<func::FuncOp> functions;
  /// The functions that call each other.
  llvm::EquivalenceClasses<Operation *> connected;
  llvm::SmallDenseSet<Operation *, 16> blocked;
};
} // namespace

//===-- Functions ----------------------------------------------------------===//

/// Whether `op` defines memrefs whose type it can change.
static bool definesNormalizable(Operation *op) {
  return isa<func::CallOp>(op) || definesNormalizableMemRef(op);
}

/// Whether values that `op` defines, and those that it passes to functions, can be changed.
bool Normalizer::isNormalizable(Operation *op) {
  if (definesNormalizable(op))
    for (OpResult result : op->getResults())
      if (isChanged(result.getType()) && !hasNormalizableUses(result))
        return false;
  if (!isa<func::CallOp, func::ReturnOp>(op))
    return true;
  return llvm::all_of(op->getOperands(), [](Value operand) {
    if (!isChanged(operand.getType()))
      return true;
    if (auto arg = dyn_cast<BlockArgument>(operand))
      return isa<func::FuncOp>(arg.getOwner()->getParentOp()) &&
             arg.getOwner()->isEntryBlock();
    Operation *definition = operand.getDefiningOp();
    return definesNormalizable(definition);
  });
}

bool Normalizer::isNormalizable(func::FuncOp function) {
  if (!function.getBody().empty())
    for (BlockArgument arg : function.getBody().getArguments())
      if (isChanged(arg.getType()) && !hasNormalizableUses(arg))
        return false;
  return !function
              ->walk([&](Operation *op) {
                return isNormalizable(op) ? WalkResult::advance()
                                          : WalkResult::interrupt();
              })
              .wasInterrupted();
}

void Normalizer::visitCalls(func::FuncOp function) {
  connected.insert(function);
  function->walk([&](func::CallOp call) {
    Operation *callee =
        symbols.lookupNearestSymbolFrom(call, call.getCalleeAttr());
    if (isa_and_nonnull<func::FuncOp>(callee))
      connected.unionSets(function, callee);
    else
      blocked.insert(function);
  });
}

/// Functions that are not only called keep their types.
void Normalizer::visitReferences() {
  root->walk([&](Operation *op) {
    if (isa<func::CallOp>(op))
      return;
    for (NamedAttribute attr : op->getAttrs())
      attr.getValue().walk([&](SymbolRefAttr reference) {
        Operation *symbol = symbols.lookupNearestSymbolFrom(op, reference);
        if (isa_and_nonnull<func::FuncOp>(symbol))
          blocked.insert(symbol);
      });
  });
}

//===-- Changes ------------------------------------------------------------===//

void Normalizer::changeResults(Operation *op) {
  if (isa<func::CallOp>(op)) {
    for (OpResult result : op->getResults())
      if (isChanged(result.getType()))
        normalizeValue(rewriter, result);
  } else if (isChanged(op->getResult(0).getType())) {
    normalizeDefinition(rewriter, op);
  }
}

bool Normalizer::change(func::FuncOp function) {
  SmallVector<Operation *> definitions;
  function->walk([&](Operation *op) {
    if (definesNormalizable(op) &&
        llvm::any_of(op->getResultTypes(), isChanged))
      definitions.push_back(op);
  });
  for (Operation *op : definitions)
    changeResults(op);
  bool hasChanged = !definitions.empty();
  if (!function.getBody().empty())
    for (BlockArgument arg : function.getBody().getArguments())
      if (isChanged(arg.getType()))
        normalizeValue(rewriter, arg);
  FunctionType type = normalizeSignature(function.getFunctionType());
  if (type != function.getFunctionType()) {
    function.setFunctionType(type);
    hasChanged = true;
  }
  return hasChanged;
}

bool Normalizer::run() {
  root->walk<WalkOrder::PreOrder>(
      [&](func::FuncOp function) { functions.push_back(function); });
  for (func::FuncOp function : functions)
    visitCalls(function);
  visitReferences();
  for (func::FuncOp function : functions)
    if (!isNormalizable(function))
      blocked.insert(function);
  llvm::SmallDenseSet<Operation *, 16> blockedClasses;
  for (Operation *function : blocked)
    blockedClasses.insert(connected.getOrInsertLeaderValue(function));
  bool hasChanged = false;
  for (func::FuncOp function : functions)
    if (!blockedClasses.contains(connected.getLeaderValue(function)))
      hasChanged |= change(function);
  return hasChanged;
}

bool strata::normalizeMemRefs(Operation *root) {
  return Normalizer(root).run();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct NormalizeMemRefsPass final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (!normalizeMemRefs(getOperation()))
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo normalizeInfo = {
    .argument = "normalize-memrefs",
    .name = "NormalizeMemRefsPass",
    .summary = "Express layout maps of memrefs by shapes and subscripts",
    .anchor = "builtin.module",
    .dependentDialects = {"affine", "arith", "memref"},
    .create = makePass<NormalizeMemRefsPass>,
};

void strata::registerNormalizeMemRefsPasses(PassRegistry &registry) {
  registry.add(normalizeInfo);
}
