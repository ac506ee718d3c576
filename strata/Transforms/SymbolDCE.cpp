// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Erases symbols that are unreferenced and not visible from outside. A symbol
// is live if it is visible, or if a live operation refers to it.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;
using Visibility = SymbolTable::Visibility;

namespace {
struct SymbolDCE final : Pass {
  using Pass::Pass;
  Statistic numDCE{*this, "num-dce'd", "Number of symbols DCE'd"};
  void runOnOperation() override;

private:
  void enterTable(Operation *table);
  LogicalResult propagate();
  void markReferences(Operation *op, ArrayRef<SymbolTable::SymbolUse> uses);
  void eraseDead();
  bool isHidden(Operation *table);

  llvm::DenseSet<Operation *> live;
  SmallVector<Operation *, 16> worklist;
  SymbolTableCollection tables;
};
} // namespace

static bool isSymbol(Operation *op) {
  return op->hasTrait(OpTrait::Symbol) && SymbolTable::getSymbolName(op);
}

static bool isPrivate(Operation *op) {
  return SymbolTable::getSymbolVisibility(op) == Visibility::Private;
}

/// True if no operation outside of the operation of the pass can refer to
/// symbols in `table`.
bool SymbolDCE::isHidden(Operation *table) {
  for (Operation *root = getOperation(); table != root;
       table = table->getParentOp())
    if (!isSymbol(table) || isPrivate(table))
      return true;
  return !table->getParentOp() || !isSymbol(table) || isPrivate(table);
}

/// Starts with the symbols of `table` that are live without references.
void SymbolDCE::enterTable(Operation *table) {
  bool hidden = isHidden(table);
  for (Block &block : table->getRegion(0))
    for (Operation &op : block) {
      bool canGo =
          isSymbol(&op) &&
          SymbolTable::getSymbolVisibility(&op) != Visibility::Public &&
          (hidden || isPrivate(&op));
      if (!canGo && live.insert(&op).second)
        worklist.push_back(&op);
    }
}

void SymbolDCE::markReferences(Operation *op,
                               ArrayRef<SymbolTable::SymbolUse> uses) {
  for (const SymbolTable::SymbolUse &use : uses) {
    SmallVector<Operation *, 4> symbols;
    // An absent symbol has no uses of others.
    if (failed(tables.lookupSymbolIn(op->getParentOp(), use.getSymbolRef(),
                                     symbols)))
      continue;
    for (Operation *symbol : symbols)
      if (live.insert(symbol).second)
        worklist.push_back(symbol);
  }
}

LogicalResult SymbolDCE::propagate() {
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (op->hasTrait(OpTrait::SymbolTable)) {
      enterTable(op);
      markReferences(op, SymbolTable::getOwnSymbolUses(op));
      continue;
    }
    std::optional<SymbolTable::UseRange> uses;
    if (op->isRegistered() || op->getNumRegions() != 1)
      uses = SymbolTable::getSymbolUses(op);
    if (!uses)
      return op->emitError()
             << "operation contains potentially unknown symbol table, meaning "
                "that we can't reliable compute symbol uses";
    markReferences(op, *uses);
  }
  return success();
}

void SymbolDCE::eraseDead() {
  SmallVector<Operation *, 4> open{getOperation()};
  while (!open.empty()) {
    Operation *table = open.pop_back_val();
    for (Block &block : table->getRegion(0))
      for (Operation *op = block.getFirstOp(), *next; op; op = next) {
        next = op->getNextNode();
        if (isSymbol(op) && !live.contains(op)) {
          RewriteStep step(op->getContext(), "symbol-dce", op);
          op->erase();
          ++numDCE;
          continue;
        }
        op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
          if (!inner->hasTrait(OpTrait::SymbolTable))
            return WalkResult::Advance;
          open.push_back(inner);
          return WalkResult::Skip;
        });
      }
  }
}

void SymbolDCE::runOnOperation() {
  Operation *root = getOperation();
  if (!root->hasTrait(OpTrait::SymbolTable)) {
    root->emitOpError()
        << " was scheduled to run under SymbolDCE, but does not "
           "define a symbol table";
    return signalPassFailure();
  }
  live.clear();
  tables = SymbolTableCollection();
  enterTable(root);
  if (failed(propagate()))
    return signalPassFailure();
  uint64_t before = numDCE.getValue();
  eraseDead();
  if (numDCE.getValue() == before)
    markAllAnalysesPreserved();
}

static constexpr PassInfo symbolDCEInfo = {
    .argument = "symbol-dce",
    .name = "SymbolDCE",
    .summary = "Erase private symbols without uses",
    .create = makePass<SymbolDCE>,
};

void strata::registerSymbolDCEPass(PassRegistry &registry) {
  registry.add(symbolDCEInfo);
}
