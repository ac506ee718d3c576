// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/ContextActionLogger.h"

#include "strata/Asm/AsmState.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Support/Stack.h"

using namespace strata;
using namespace strata::tracing;

/// The values around an operation: those of the innermost isolated operation.
struct ContextActionLogger::Scope {
  Operation *root = nullptr;
  /// The number of changes when the names were chosen.
  uint64_t numChanges = 0;
  /// The names for custom and for generic forms; null until they are needed.
  std::unique_ptr<AsmState> custom, generic;
};

ContextActionLogger::ContextActionLogger(Context *ctx, ActionLogger &logger)
    : ChainedMutationObserver(ctx), logger(logger) {}
ContextActionLogger::~ContextActionLogger() { detach(); }

static Operation *findRoot(Operation *op) {
  while (!op->hasTrait(OpTrait::IsolatedFromAbove) && op->getParentOp())
    op = op->getParentOp();
  return op;
}

ContextActionLogger::Scope &ContextActionLogger::getScope(Operation *op) {
  Scope *scope;
  {
    std::lock_guard<std::mutex> lock(mutex);
    std::unique_ptr<Scope> &entry = scopes[getStackOwner()];
    if (!entry)
      entry = std::make_unique<Scope>();
    scope = entry.get();
  }
  // Changes by the calling thread are counted. Other threads do not change the IR that it
  // works on.
  Operation *root = findRoot(op);
  uint64_t now = numChanges.load(std::memory_order_relaxed);
  if (scope->root != root || scope->numChanges != now)
    *scope = {root, now, nullptr, nullptr};
  return *scope;
}

/// Names for printing on one line. Custom forms are printed only of operations that verify,
/// and definitions suggest names only if all operations do.
static std::unique_ptr<AsmState> makeNames(Operation *root, bool isGeneric) {
  PrintingFlags flags;
  flags.localScope = flags.skipRegions = true;
  flags.generic = isGeneric;
  DiagnosticCapture silence;
  flags.asksForNames = !isGeneric && succeeded(verifyScope(root));
  return std::make_unique<AsmState>(root, flags);
}

void ContextActionLogger::printOp(Operation *op, raw_ostream &os) {
  // Changes are not counted while another part of the program has removed all observers.
  if (!ctx->getObserver())
    return IRUnit(op).print(os);
  bool isGeneric;
  {
    DiagnosticCapture silence;
    isGeneric = failed(verify(op, /*recursive=*/false));
  }
  Scope &scope = getScope(op);
  std::unique_ptr<AsmState> &names = isGeneric ? scope.generic : scope.custom;
  if (!names)
    names = makeNames(scope.root, isGeneric);
  os << names->printOperation(op);
}

void ContextActionLogger::beforeExecute(const Action &action,
                                        bool willExecute) {
  logger.beforeExecute(
      action, willExecute,
      [&](Operation *op, raw_ostream &os) { printOp(op, os); });
}

//===-- Changes ------------------------------------------------------------===//

void ContextActionLogger::willInsert(Operation *op, Block *block,
                                     Operation *before) {
  ++numChanges;
  ChainedMutationObserver::willInsert(op, block, before);
}
void ContextActionLogger::willRemove(Operation *op) {
  ++numChanges;
  ChainedMutationObserver::willRemove(op);
}
void ContextActionLogger::willDestroy(Operation *op) {
  ++numChanges;
  ChainedMutationObserver::willDestroy(op);
}
void ContextActionLogger::willSetOperand(OpOperand &operand, Value value) {
  ++numChanges;
  ChainedMutationObserver::willSetOperand(operand, value);
}
void ContextActionLogger::willResizeOperands(Operation *op, unsigned newSize) {
  ++numChanges;
  ChainedMutationObserver::willResizeOperands(op, newSize);
}
void ContextActionLogger::willSetSuccessor(BlockOperand &operand,
                                           Block *block) {
  ++numChanges;
  ChainedMutationObserver::willSetSuccessor(operand, block);
}
void ContextActionLogger::willSetAttrs(Operation *op) {
  ++numChanges;
  ChainedMutationObserver::willSetAttrs(op);
}
void ContextActionLogger::willSetLoc(Operation *op, Location loc) {
  ++numChanges;
  ChainedMutationObserver::willSetLoc(op, loc);
}
void ContextActionLogger::willSetType(Value value, Type type) {
  ++numChanges;
  ChainedMutationObserver::willSetType(value, type);
}
void ContextActionLogger::willInsertBlock(Block *block, Region *region,
                                          Block *before) {
  ++numChanges;
  ChainedMutationObserver::willInsertBlock(block, region, before);
}
void ContextActionLogger::willRemoveBlock(Block *block) {
  ++numChanges;
  ChainedMutationObserver::willRemoveBlock(block);
}
void ContextActionLogger::willChangeArguments(Block *block) {
  ++numChanges;
  ChainedMutationObserver::willChangeArguments(block);
}
bool ContextActionLogger::mayTurnInto(Operation *op, const OpDefinition &def) {
  ++numChanges;
  return ChainedMutationObserver::mayTurnInto(op, def);
}
