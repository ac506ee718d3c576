// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The traversal. One pass in program order does everything for operations that
// are in order; errors are rare, so the exact order of reporting is restored
// only when there is something to report:
//
//   - MLIR looks for successors in the middle of a block before it enters the
//     block's operations. Here that is looked up by `settle`, in the remaining
//     operations of all open blocks, before another error may be reported.
//   - Isolation and dominance are reported late and in an order of their own.
//     Here each operand is cleared on the way, by its block and order numbers,
//     or by the tree of the region; operations with an operand that is not are
//     noted as suspects for the exact check (VerifierUses.cpp).
//
// There is no recursion: open operations are frames on one stack, also those
// that wait for an isolated operation inside.
#include "strata/IR/Verify/Verifier.h"

#include "strata/IR/Context.h"
#include "strata/IR/OpSuggestion.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/IR/Verify/VerifierDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {

/// An operation whose regions are being visited, with the place reached.
struct Frame {
  Operation *op;
  Region *region = nullptr;
  Block *block = nullptr;
  /// The operation being visited, or to be visited next.
  Operation *current = nullptr;
  /// The tree of `region`, once it is needed.
  RegionDomTree *tree = nullptr;
  uint32_t nextRegion = 0;
  /// The isolated operations in its blocks begin here in the list of pending
  /// ones; those before `nextChild` are done.
  uint32_t firstChild = 0, nextChild = 0;
  bool ssa = false, singleBlock = false, needsTerminator = false;
  bool inChildren = false, childFailed = false;
};

/// A scope that was entered and not yet left.
struct Scope {
  /// The first frame; frames from `visible` on have regions whose values are
  /// known to be visible.
  uint32_t frame, visible;
  uint32_t firstPending;
  SmallVector<Operation *, 0> isolationSuspects, dominanceSuspects;
};

class Verifier {
public:
  /// State shared by all verifiers of one call.
  struct Options {
    bool recursive = true;
    /// Whether isolated operations inside are verified too.
    bool enterIsolated = true;
    /// Whether to use threads.
    bool mayFork = true;
    /// Whether attributes need a look: false where no dialect verifies any.
    bool attributeHooks = true;
  };
  Verifier(Context *ctx, Options options,
           detail::VerdictCache *verdicts = nullptr)
      : ctx(ctx), options(options),
        verdicts(verdicts ? *verdicts : ownVerdicts) {}
  LogicalResult run(Operation *root);
  LogicalResult verifyChildrenInParallel(ArrayRef<Operation *> children);

private:
  // Traversal.
  void seedAncestors(Operation *root);
  LogicalResult beginScope(Operation *root);
  void abandonScope();
  LogicalResult advance();
  LogicalResult advanceChildren();
  LogicalResult openNextBlock(bool &opened);
  LogicalResult visitOperations();
  LogicalResult finishRegions();
  LogicalResult leaveBlock();
  LogicalResult leaveOperation();
  void pushFrame(Operation *op);
  void openRegion(Frame &frame, Region &region);
  void closeRegion(Frame &frame);

  // Checks.
  LogicalResult settle();
  LogicalResult enterOperation(Operation *op);
  LogicalResult checkRegions(Operation *op);
  LogicalResult checkAttributes(Operation *op);
  LogicalResult checkExit(Operation *op);
  bool isAccepted(const OpDefinition &def);
  LogicalResult checkRegistration(Operation *op);

  // Uses of values.
  bool checkOperands(Operation *op);
  void checkUse(Operation *user, Operation *def, Block *defBlock);
  bool isUseOfAncestorFine(Frame &frame, Operation *def, Block *defBlock);
  bool isReachable(Frame &frame);
  RegionDomTree &treeOf(Frame &frame);
  std::optional<uint32_t> findOpenRegion(Region *region);

  Context *ctx;
  Options options;
  std::vector<Frame> frames;
  std::vector<Scope> scopes;
  /// Isolated operations waiting to be verified, as a stack.
  std::vector<Operation *> pending;
  /// Frames before this one have no misplaced successors in the rest of their
  /// block.
  uint32_t settled = 0;
  /// Frame by open region, for the first `mappedFrames` frames.
  llvm::DenseMap<Region *, uint32_t> openRegions;
  uint32_t mappedFrames = 0;
  /// Trees not in use; kept for their memory.
  std::vector<std::unique_ptr<RegionDomTree>> freeTrees;
  /// An unregistered definition that is known to be accepted.
  const OpDefinition *accepted = nullptr;
  detail::VerdictCache ownVerdicts;
  detail::VerdictCache &verdicts;
};

} // namespace

//===-- Frames -----------------------------------------------------------===//

void Verifier::pushFrame(Operation *op) {
  Frame frame{op};
  frame.firstChild = frame.nextChild = uint32_t(pending.size());
  frames.push_back(frame);
}

void Verifier::openRegion(Frame &frame, Region &region) {
  closeRegion(frame);
  frame.region = &region;
  frame.singleBlock = region.hasOneBlock();
  frame.ssa = hasSSADominance(region);
  frame.needsTerminator =
      !frame.singleBlock || !frame.op->mightHaveTrait(OpTrait::NoTerminator);
}

void Verifier::closeRegion(Frame &frame) {
  uint32_t index = uint32_t(&frame - frames.data());
  if (mappedFrames > index) {
    openRegions.erase(frame.region);
    mappedFrames = index;
  }
  if (frame.tree)
    freeTrees.emplace_back(frame.tree);
  frame.tree = nullptr;
  frame.region = nullptr;
}

/// The open frame of `region` but the last, if there is one in the scope.
std::optional<uint32_t> Verifier::findOpenRegion(Region *region) {
  constexpr uint32_t ShortSearch = 8;
  // A frame whose blocks are done has no region either.
  if (!region)
    return std::nullopt;
  uint32_t last = uint32_t(frames.size()) - 1;
  uint32_t visible = scopes.back().visible;
  uint32_t stop = last > visible + ShortSearch ? last - ShortSearch : visible;
  for (uint32_t i = last; i-- > stop;)
    if (frames[i].region == region)
      return i;
  if (stop == visible)
    return std::nullopt;
  for (; mappedFrames < last; ++mappedFrames)
    openRegions[frames[mappedFrames].region] = mappedFrames;
  auto it = openRegions.find(region);
  if (it == openRegions.end() || it->second < visible || it->second >= last)
    return std::nullopt;
  return it->second;
}

RegionDomTree &Verifier::treeOf(Frame &frame) {
  if (frame.tree)
    return *frame.tree;
  if (freeTrees.empty())
    freeTrees.push_back(std::make_unique<RegionDomTree>());
  frame.tree = freeTrees.back().release();
  freeTrees.pop_back();
  frame.tree->build(*frame.region);
  return *frame.tree;
}

//===-- Uses -------------------------------------------------------------===//

bool Verifier::isReachable(Frame &frame) {
  return frame.singleBlock || treeOf(frame).isReachable(frame.block);
}

/// A use inside `frame.current` of a value of `frame.region`.
bool Verifier::isUseOfAncestorFine(Frame &frame, Operation *def,
                                   Block *defBlock) {
  if (defBlock != frame.block)
    return treeOf(frame).properlyDominates(defBlock, frame.block);
  if (!frame.ssa || !def)
    return true;
  return def != frame.current && def->isBeforeInBlock(frame.current);
}

/// Looks at an operand of `user`, an operation of the current block, that is
/// defined in another block, or too late in this one.
void Verifier::checkUse(Operation *user, Operation *def, Block *defBlock) {
  Frame &frame = frames.back();
  Scope &scope = scopes.back();
  Region *region = defBlock ? defBlock->getParent() : nullptr;
  auto note = [user](SmallVectorImpl<Operation *> &suspects) {
    if (suspects.empty() || suspects.back() != user)
      suspects.push_back(user);
  };
  if (region && region == frame.region) {
    if (defBlock != frame.block &&
        treeOf(frame).properlyDominates(defBlock, frame.block))
      return;
  } else {
    std::optional<uint32_t> outer = findOpenRegion(region);
    if (!outer)
      note(scope.isolationSuspects);
    else if (isUseOfAncestorFine(frames[*outer], def, defBlock))
      return;
  }
  if (isReachable(frame))
    note(scope.dominanceSuspects);
}

/// Clears the operands of `op`, an operation of the current block, or makes it
/// a suspect. False if an operand is null.
bool Verifier::checkOperands(Operation *op) {
  Frame &frame = frames.back();
  Block *block = frame.block;
  bool complete = true;
  for (OpOperand &operand : op->getOpOperands()) {
    Value value = operand.get();
    if (LLVM_UNLIKELY(!value)) {
      complete = false;
      continue;
    }
    if (auto arg = dyn_cast<BlockArgument>(value)) {
      if (LLVM_UNLIKELY(arg.getOwner() != block))
        checkUse(op, nullptr, arg.getOwner());
      continue;
    }
    Operation *def = OpResult(value.getImpl()).getOwner();
    Block *defBlock = def->getBlock();
    if (LLVM_LIKELY(defBlock == block) &&
        (!frame.ssa || def->isBeforeInBlock(op)))
      continue;
    checkUse(op, def, defBlock);
  }
  return complete;
}

//===-- Checks of an operation -------------------------------------------===//

/// Reports a successor in the middle of an open block. Call this before
/// reporting any other error.
LogicalResult Verifier::settle() {
  for (; settled < frames.size(); ++settled)
    for (Operation *op = frames[settled].current; op; op = op->getNextNode())
      if (op->hasSuccessors() && op->getNextNode())
        return op->emitError(
            "operation with block successors must terminate its parent block");
  return success();
}

/// Whether some dialect verifies attributes of operations.
static bool hasAttributeHooks(Context *ctx) {
  for (StringRef name : ctx->getKnownDialects())
    if (ctx->findDialect(name)->verifyOperationAttribute)
      return true;
  return false;
}

LogicalResult Verifier::checkAttributes(Operation *op) {
  for (const NamedAttribute &attr : op->getDiscardableAttrs()) {
    Dialect *dialect = attr.getName().getReferencedDialect();
    if (!dialect || !dialect->verifyOperationAttribute)
      continue;
    if (failed(settle()) || failed(dialect->verifyOperationAttribute(op, attr)))
      return failure();
  }
  return success();
}

LogicalResult Verifier::checkRegions(Operation *op) {
  bool graph = op->isRegistered() && op->hasTrait(OpTrait::GraphRegion);
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    bool wrongGraph = graph && !region.hasOneBlock();
    if (!wrongGraph && region.front().hasNoPredecessors())
      continue;
    if (failed(settle()))
      return failure();
    if (wrongGraph)
      return op->emitOpError("expects graph region #")
             << region.getRegionNumber() << " to have 0 or 1 blocks";
    return emitError(ctx, op->getLoc(),
                     "entry block of region may not have predecessors");
  }
  return success();
}

/// Checks `op` before its regions are entered, except for operands.
LogicalResult Verifier::enterOperation(Operation *op) {
  for (BlockOperand &operand : op->getBlockOperands())
    if (LLVM_UNLIKELY(!operand.get())) {
      if (failed(settle()))
        return failure();
      return op->emitError("null successor found");
    }
  if (options.attributeHooks && op->getRawDiscardableAttrs() &&
      failed(checkAttributes(op)))
    return failure();
  if (op->isRegistered()) {
    if (failed(settle()) || failed(verdicts.verifyDefinition(op)))
      return failure();
    const OpDefinition &def = op->getDefinition();
    if (def.verify && failed(def.verify(op)))
      return failure();
  }
  return checkRegions(op);
}

/// A name without dot belongs to no dialect, even if it is that of one.
static bool isOfKnownDialect(const OpDefinition &def) {
  return def.dialect->isKnown() && StringRef(def.name).contains('.');
}

/// Whether operations of a definition may exist without being registered.
bool Verifier::isAccepted(const OpDefinition &def) {
  if (def.registered ||
      !(isOfKnownDialect(def) ? def.dialect->allowsUnknownOperations()
                              : ctx->allowsUnregisteredDialects()))
    return false;
  accepted = &def;
  return true;
}

LogicalResult Verifier::checkRegistration(Operation *op) {
  if (isAccepted(op->getDefinition()))
    return success();
  if (failed(settle()))
    return failure();
  Dialect *dialect = op->getDialect();
  if (isOfKnownDialect(op->getDefinition())) {
    InFlightDiagnostic diag = op->emitError("unregistered operation '");
    diag << op->getName() << "' found in dialect ('" << dialect->getNamespace()
         << "') that does not allow unknown operations";
    suggestOperation(diag, op->getContext(), op->getName().getStringRef());
    return diag;
  }
  return op->emitOpError(
      "created with unregistered dialect. If this is intended, please call "
      "allowUnregisteredDialects() on the MLIRContext, or use "
      "-allow-unregistered-dialect with the MLIR tool used");
}

/// Checks `op` after its regions, except for isolation and dominance.
LogicalResult Verifier::checkExit(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (!def.registered)
    return checkRegistration(op);
  if (def.getTraitChecks(TraitPhase::Regions).empty() && !def.verifyRegions &&
      !def.verifyRegionsBody && def.regionVerifiers.empty() &&
      !def.hasNamedArguments)
    return success();
  if (failed(settle()) || failed(detail::verifyRegionTraits(op)))
    return failure();
  return verdicts.verifyRegions(op, [&] {
    return def.verifyRegions ? def.verifyRegions(op) : success();
  });
}

//===-- Traversal --------------------------------------------------------===//

/// Visits operations of the current block up to one with regions to enter.
LogicalResult Verifier::visitOperations() {
  Frame &frame = frames.back();
  for (Operation *op = frame.current; op; op = op->getNextNode()) {
    bool complete = checkOperands(op);
    if (LLVM_UNLIKELY(!options.recursive))
      continue;
    const OpDefinition &def = op->getDefinition();
    unsigned numRegions = op->getNumRegions();
    // Most operations need no other checks.
    if (LLVM_LIKELY(complete && !numRegions && !op->hasSuccessors() &&
                    (&def == accepted || isAccepted(def)) &&
                    !(options.attributeHooks && op->getRawDiscardableAttrs())))
      continue;
    frame.current = op;
    if (op->hasSuccessors() && op->getNextNode())
      return settle();
    if (numRegions && def.hasTrait(OpTrait::IsolatedFromAbove)) {
      if (options.enterIsolated)
        pending.push_back(op);
      continue;
    }
    if (!complete) {
      if (failed(settle()))
        return failure();
      return op->emitError("null operand found");
    }
    if (failed(enterOperation(op)))
      return failure();
    if (numRegions) {
      pushFrame(op);
      return success();
    }
    if (failed(checkExit(op)))
      return failure();
  }
  frame.current = nullptr;
  return success();
}

LogicalResult Verifier::leaveBlock() {
  Frame &frame = frames.back();
  Operation *last = frame.block->getLastOp();
  if (!last)
    return success();
  for (BlockOperand &operand : last->getBlockOperands())
    if (operand.get() && operand.get()->getParent() != frame.region) {
      if (failed(settle()))
        return failure();
      return last->emitOpError("branching to block of a different region");
    }
  if (!frame.needsTerminator || last->mightHaveTrait(OpTrait::Terminator))
    return success();
  if (failed(settle()))
    return failure();
  return last->emitError("block with no terminator, has ") << *last;
}

/// Moves the last frame to its next block, if there is one.
LogicalResult Verifier::openNextBlock(bool &opened) {
  Frame &frame = frames.back();
  if (frame.block && failed(leaveBlock()))
    return failure();
  frame.block = frame.block ? frame.block->getNextNode() : nullptr;
  settled = std::min(settled, uint32_t(frames.size()) - 1);
  while (!frame.block) {
    if (frame.nextRegion == frame.op->getNumRegions()) {
      closeRegion(frame);
      opened = false;
      return success();
    }
    openRegion(frame, frame.op->getRegion(frame.nextRegion++));
    frame.block = frame.region->getFirstBlock();
  }
  opened = true;
  frame.current = frame.block->getFirstOp();
  // Operations that are not visited do not say that they are misplaced.
  if (!options.recursive && failed(settle()))
    return failure();
  if (frame.current || !frame.needsTerminator)
    return success();
  if (failed(settle()))
    return failure();
  return emitError(ctx, frame.op->getLoc(),
                   "empty block: expect at least a terminator");
}

LogicalResult Verifier::leaveOperation() {
  Operation *op = frames.back().op;
  Scope &scope = scopes.back();
  if (!scope.isolationSuspects.empty() &&
      op->hasTrait(OpTrait::IsolatedFromAbove) &&
      failed(detail::reportIsolation(op, scope.isolationSuspects)))
    return failure();
  if (failed(checkExit(op)))
    return failure();
  frames.pop_back();
  settled = std::min(settled, uint32_t(frames.size()));
  if (frames.size() != scope.frame) {
    frames.back().current = frames.back().current->getNextNode();
    return success();
  }
  if (!scope.dominanceSuspects.empty() &&
      (failed(settle()) ||
       failed(detail::reportDominance(op, scope.dominanceSuspects))))
    return failure();
  scopes.pop_back();
  return success();
}

/// True if the operations are so many that threads pay for themselves.
static bool isWorthThreads(ArrayRef<Operation *> ops) {
  // Starting a thread takes as long as verifying about a thousand operations.
  constexpr unsigned Enough = 4096;
  unsigned count = 0;
  for (Operation *op : ops)
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation *inner = block.getFirstOp(); inner;
             inner = inner->getNextNode())
          if (++count == Enough)
            return true;
  return false;
}

LogicalResult
Verifier::verifyChildrenInParallel(ArrayRef<Operation *> children) {
  // Several chunks a thread even out their sizes.
  size_t numChunks =
      std::min<size_t>(children.size(), size_t(ctx->getNumThreads()) * 8);
  struct Result {
    std::vector<Diagnostic> diagnostics;
    bool failed = false;
  };
  std::vector<Result> results(numChunks);
  ctx->parallelFor(numChunks, [&](size_t chunk) {
    DiagnosticCapture capture;
    Options inner = options;
    inner.mayFork = false;
    Verifier verifier(ctx, inner);
    size_t end = (chunk + 1) * children.size() / numChunks;
    for (size_t i = chunk * children.size() / numChunks; i < end; ++i)
      if (failed(verifier.run(children[i])))
        results[chunk].failed = true;
    results[chunk].diagnostics = capture.take();
  });
  bool anyFailed = false;
  for (Result &result : results) {
    for (Diagnostic &diag : result.diagnostics)
      ctx->getDiagEngine().emit(std::move(diag));
    anyFailed |= result.failed;
  }
  return failure(anyFailed);
}

/// All blocks of the last frame are done: continues with the isolated
/// operations in them.
LogicalResult Verifier::finishRegions() {
  Frame &frame = frames.back();
  if (pending.size() == frame.firstChild)
    return leaveOperation();
  if (failed(settle()))
    return failure();
  ArrayRef<Operation *> children =
      ArrayRef<Operation *>(pending).drop_front(frame.firstChild);
  if (!options.mayFork || children.size() < 2 || ctx->getNumThreads() < 2 ||
      !isWorthThreads(children)) {
    frame.inChildren = true;
    return success();
  }
  if (failed(verifyChildrenInParallel(children)))
    return failure();
  pending.resize(frame.firstChild);
  return leaveOperation();
}

LogicalResult Verifier::advanceChildren() {
  Frame &frame = frames.back();
  if (frame.nextChild < pending.size()) {
    Operation *child = pending[frame.nextChild++];
    if (failed(beginScope(child)))
      frames.back().childFailed = true;
    return success();
  }
  pending.resize(frame.firstChild);
  return frame.childFailed ? failure() : leaveOperation();
}

/// Does the next piece of work. On failure the innermost scope is over.
LogicalResult Verifier::advance() {
  if (frames.back().inChildren)
    return advanceChildren();
  if (frames.back().current)
    return visitOperations();
  bool opened = false;
  if (failed(openNextBlock(opened)))
    return failure();
  return opened ? success() : finishRegions();
}

/// Enters `root`. If it has no regions or fails, its scope is over at once.
LogicalResult Verifier::beginScope(Operation *root) {
  uint32_t frame = uint32_t(frames.size());
  bool isolated = root->hasTrait(OpTrait::IsolatedFromAbove);
  scopes.push_back(
      {frame, isolated ? frame : 0, uint32_t(pending.size()), {}, {}});
  auto enter = [&]() -> LogicalResult {
    for (OpOperand &operand : root->getOpOperands())
      if (!operand.get())
        return root->emitError("null operand found");
    if (failed(enterOperation(root)))
      return failure();
    return root->getNumRegions() ? success() : checkExit(root);
  };
  LogicalResult result = enter();
  if (succeeded(result) && root->getNumRegions())
    pushFrame(root);
  else
    scopes.pop_back();
  return result;
}

/// Drops all that belongs to the innermost scope.
void Verifier::abandonScope() {
  Scope &scope = scopes.back();
  while (frames.size() > scope.frame) {
    closeRegion(frames.back());
    frames.pop_back();
  }
  pending.resize(scope.firstPending);
  settled = std::min(settled, uint32_t(frames.size()));
  scopes.pop_back();
}

/// Makes frames for the operations around a root that is not isolated, so that
/// uses of values from there can be cleared like others.
void Verifier::seedAncestors(Operation *root) {
  for (Operation *op = root; op->getParentRegion();) {
    Frame frame{op->getParentOp()};
    frame.region = op->getParentRegion();
    frame.block = op->getBlock();
    frame.current = op;
    frame.singleBlock = frame.region->hasOneBlock();
    frame.ssa = hasSSADominance(*frame.region);
    frames.push_back(frame);
    op = frame.op;
    if (!op || op->hasTrait(OpTrait::IsolatedFromAbove))
      break;
  }
  std::reverse(frames.begin(), frames.end());
  settled = uint32_t(frames.size());
}

LogicalResult Verifier::run(Operation *root) {
  if (root->getNumRegions() && !root->hasTrait(OpTrait::IsolatedFromAbove))
    seedAncestors(root);
  LogicalResult result = beginScope(root);
  while (!scopes.empty()) {
    if (succeeded(advance()))
      continue;
    abandonScope();
    if (scopes.empty())
      result = failure();
    else
      frames.back().childFailed = true;
  }
  while (!frames.empty()) {
    closeRegion(frames.back());
    frames.pop_back();
  }
  settled = 0;
  return result;
}

LogicalResult strata::verifyScope(Operation *op) { return verifyScopes(op); }

LogicalResult strata::verifyScopes(ArrayRef<Operation *> ops) {
  detail::VerdictCache verdicts;
  return detail::verifyScopes(ops, verdicts);
}

/// Verifies operations, none of which is inside another.
static LogicalResult verifyAll(ArrayRef<Operation *> ops,
                               const Verifier::Options &options,
                               detail::VerdictCache &verdicts) {
  Context *ctx = ops.front()->getContext();
  Verifier verifier(ctx, options, &verdicts);
  if (ops.size() > 1 && ctx->getNumThreads() > 1 && isWorthThreads(ops))
    return verifier.verifyChildrenInParallel(ops);
  LogicalResult result = success();
  for (Operation *op : ops)
    if (failed(verifier.run(op)))
      result = failure();
  return result;
}

LogicalResult detail::verifyScopes(ArrayRef<Operation *> ops,
                                   VerdictCache &verdicts) {
  if (ops.empty())
    return success();
  Verifier::Options options;
  options.enterIsolated = false;
  // For a single one, often small, it is not worth asking all dialects.
  options.attributeHooks =
      ops.size() == 1 || hasAttributeHooks(ops.front()->getContext());
  return verifyAll(ops, options, verdicts);
}

LogicalResult detail::verifyTrees(ArrayRef<Operation *> ops,
                                  VerdictCache &verdicts) {
  if (ops.empty())
    return success();
  Verifier::Options options;
  options.attributeHooks =
      ops.size() == 1 || hasAttributeHooks(ops.front()->getContext());
  return verifyAll(ops, options, verdicts);
}

LogicalResult strata::verify(Operation *op, bool recursive) {
  Context *ctx = op->getContext();
  Verifier::Options options;
  options.recursive = recursive;
  // Checking the attributes of one operation takes less time than checking all
  // dialects.
  options.attributeHooks = !op->getNumRegions() || hasAttributeHooks(ctx);
  return Verifier(ctx, options).run(op);
}
