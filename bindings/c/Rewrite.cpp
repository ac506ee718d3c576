// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Rewrite.h"

#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/PDL.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"

#include "bindings/c/Call.h"
#include "bindings/c/CurrentRewriter.h"
#include "bindings/c/EditLog.h"
#include "bindings/c/Patterns.h"

using namespace strata;
using namespace strata::capi;

RewriterBase *&capi::getCurrentRewriter() {
  static thread_local RewriterBase *rewriter = nullptr;
  return rewriter;
}

Operation *&capi::getScope() {
  static thread_local Operation *scope = nullptr;
  return scope;
}
bool &capi::isInNative() {
  static thread_local bool isRunning = false;
  return isRunning;
}
bool capi::checkModifiable(Call &call, Operation *op) {
  if (!call || !isInNative() || !op || !isConverted(op))
    return bool(call);
  EditLog *log = EditLog::get(op->getContext());
  return call.check(log && log->isNew(op), StrataErrorBusy,
                    "a function of rules changes an operation");
}
bool &capi::isConverting() {
  static thread_local bool isRunning = false;
  return isRunning;
}

namespace {
/// A pattern written in C.
class ExternalPattern final : public RewritePattern {
public:
  ExternalPattern(StringRef debugName, StringRef root, unsigned benefit,
                  ContextState *state, StrataRewritePatternCallbacks callbacks,
                  void *userData)
      : RewritePattern(debugName, root, PatternBenefit(benefit)), state(state),
        callbacks(callbacks), userData(userData) {
    uncheckedResult = true;
  }
  ~ExternalPattern() override {
    if (callbacks.destruct)
      callbacks.destruct(userData);
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  ContextState *state;
  StrataRewritePatternCallbacks callbacks;
  void *userData;
};
} // namespace

LogicalResult
ExternalPattern::matchAndRewrite(Operation *op,
                                 PatternRewriter &rewriter) const {
  CallbackScope scope;
  CallerScope caller(*state);
  RewriterBase *outer = std::exchange(getCurrentRewriter(), &rewriter);
  Token handle = state->give(op, HandleKind::Operation);
  Token block = state->give(op->getBlock(), HandleKind::Block);
  Token token =
      state->own(std::make_unique<RewriterObject>(
                     rewriter, StrataBlock{reinterpret_cast<void *>(block)},
                     StrataOperation{reinterpret_cast<void *>(handle)}),
                 HandleKind::Rewriter);
  // The IR of a conversion is incomplete until its end.
  std::optional<EditLog> log;
  if (!isConverting())
    log.emplace(&state->getContext());
  StrataLogicalResult result =
      callbacks.matchAndRewrite({reinterpret_cast<void *>(handle)},
                                {reinterpret_cast<void *>(token)}, userData);
  state->release(token, HandleKind::Rewriter);
  getCurrentRewriter() = outer;
  if (!log)
    return success(strataLogicalResultIsSuccess(result) ||
                   !state->isAlive(handle, HandleKind::Operation));
  log->forgetOutside(getScope(), rewriter);
  // Changes without success are a fault that makes the driver stop.
  bool isValid = succeeded(log->verifyInside(getScope()));
  // Patterns of the user are applied by one thread.
  const_cast<ExternalPattern *>(this)->uncheckedResult = isValid;
  if (!isValid) {
    rewriter.modifyOpInPlace(getScope(), [] {});
    return failure();
  }
  // No other pattern may see an operation that was erased, whatever the result.
  return success(strataLogicalResultIsSuccess(result) ||
                 !state->isAlive(handle, HandleKind::Operation));
}

//===-- Sets ---------------------------------------------------------------===//

StrataRewritePatternSet strataRewritePatternSetCreate(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  return call.giveOwned<StrataRewritePatternSet>(
      std::make_unique<PatternSetObject>(ctx), HandleKind::PatternSet);
}
void strataRewritePatternSetDestroy(StrataRewritePatternSet set) {
  Call call;
  if (call.getOwned<PatternSetObject>(set, HandleKind::PatternSet))
    call.getState()->release(reinterpret_cast<Token>(set.ptr),
                             HandleKind::PatternSet);
}
StrataLogicalResult strataRewritePatternSetAdd(
    StrataRewritePatternSet set, StrataStringRef rootName, unsigned benefit,
    StrataStringRef debugName, StrataRewritePatternCallbacks callbacks,
    void *userData) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  auto destroy = llvm::make_scope_exit([&] {
    if (callbacks.destruct)
      callbacks.destruct(userData);
  });
  if (!object ||
      !call.check(callbacks.matchAndRewrite != nullptr, StrataErrorNull,
                  "the pattern has no function") ||
      !call.check(benefit <= UINT16_MAX, StrataErrorRange,
                  "the benefit is larger than 65535"))
    return wrap(false);
  destroy.release();
  object->set.add(std::make_unique<ExternalPattern>(
      unwrap(debugName), unwrap(rootName), benefit, call.getState(), callbacks,
      userData));
  return wrap(true);
}
StrataLogicalResult strataRewritePatternSetAddPDL(StrataRewritePatternSet set,
                                                  StrataModule module) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  Operation *op = call.get(module);
  return wrap(call &&
              call.check(succeeded(verify(op)) &&
                             succeeded(addPDLPatterns(op, object->set)),
                         StrataErrorFailure, "the rules cannot be compiled"));
}
StrataFrozenRewritePatternSet
strataFreezeRewritePattern(StrataRewritePatternSet set) {
  Call call;
  auto *object = call.getOwned<PatternSetObject>(set, HandleKind::PatternSet);
  if (!object)
    return {};
  auto frozen = std::make_unique<FrozenSetObject>(std::move(object->set),
                                                  object->hasConversions);
  call.getState()->release(reinterpret_cast<Token>(set.ptr),
                           HandleKind::PatternSet);
  return call.giveOwned<StrataFrozenRewritePatternSet>(
      std::move(frozen), HandleKind::FrozenPatternSet);
}
void strataFrozenRewritePatternSetDestroy(StrataFrozenRewritePatternSet set) {
  Call call;
  if (call.getOwned<FrozenSetObject>(set, HandleKind::FrozenPatternSet))
    call.getState()->release(reinterpret_cast<Token>(set.ptr),
                             HandleKind::FrozenPatternSet);
}

//===-- Drivers ------------------------------------------------------------===//

/// Whether the IR verifies, on which patterns and folds rely.
static bool checkValid(Call &call, Operation *op,
                       const FrozenSetObject &patterns) {
  return call.check(!patterns.hasConversions, StrataErrorArgument,
                    "conversion patterns are for conversions") &&
         call.check(!isConverting(), StrataErrorBusy,
                    "a conversion runs on the context") &&
         call.check(succeeded(verify(op)), StrataErrorFailure,
                    "the operation does not verify");
}

StrataLogicalResult
strataApplyPatternsAndFoldGreedily(StrataOperation op,
                                   StrataFrozenRewritePatternSet patterns) {
  Call call;
  Operation *found = call.get(op);
  auto *object =
      call.getOwned<FrozenSetObject>(patterns, HandleKind::FrozenPatternSet);
  if (!call)
    return wrap(false);
  FrozenRewritePatternSet set = object->set;
  if (!checkValid(call, found, *object))
    return wrap(false);
  DriverScope scope(call, found);
  return wrap(call.check(succeeded(applyPatternsGreedily(found, set)),
                         StrataErrorFailure, "the patterns do not end"));
}

/// Applies the first pattern that matches. Fails if a pattern leaves invalid IR.
static LogicalResult applyOnce(Operation *op,
                               const FrozenRewritePatternSet &set,
                               PatternRewriter &rewriter) {
  for (const RewritePattern *pattern : set.lookup(&op->getDefinition())) {
    rewriter.setInsertionPoint(op);
    bool isExternal = pattern->hasUncheckedResult();
    if (succeeded(pattern->matchAndRewrite(op, rewriter)))
      return success();
    if (isExternal && !pattern->hasUncheckedResult())
      return failure();
  }
  return success();
}
StrataLogicalResult
strataWalkAndApplyPatterns(StrataOperation op,
                           StrataFrozenRewritePatternSet patterns) {
  Call call;
  Operation *root = call.get(op);
  auto *object =
      call.getOwned<FrozenSetObject>(patterns, HandleKind::FrozenPatternSet);
  if (!call)
    return wrap(false);
  FrozenRewritePatternSet set = object->set;
  if (!checkValid(call, root, *object))
    return wrap(false);
  DriverScope scope(call, root);
  std::vector<StrataOperation> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    if (inner != root)
      ops.push_back(call.give(inner));
  });
  PatternRewriter rewriter(call.getContext());
  for (StrataOperation inner : ops) {
    if (!strataOperationIsAlive(inner))
      continue;
    Call innerCall;
    Operation *found = innerCall.get(inner);
    // Patterns may have taken it out of the scope.
    if (!found || found == root || !root->isAncestor(found))
      continue;
    if (!call.check(succeeded(applyOnce(found, set, rewriter)),
                    StrataErrorFailure, "a pattern leaves invalid IR"))
      return wrap(false);
  }
  return wrap(true);
}

//===-- The rewriter -------------------------------------------------------===//

static PatternRewriter *getRewriter(Call &call, StrataPatternRewriter handle) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  return object ? &object->rewriter : nullptr;
}
/// The rewriter at its insertion point; null after an error.
static PatternRewriter *getRewriterAtPlace(Call &call,
                                           StrataPatternRewriter handle) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  if (!object)
    return nullptr;
  Block *block = call.get(object->block);
  Operation *before = call.getOrNull(object->before);
  if (!call ||
      !call.check(!before || before->getBlock() == block, StrataErrorStale,
                  "the insertion point has been invalidated"))
    return nullptr;
  object->rewriter.setInsertionPoint(block, before ? Block::iterator(before)
                                                   : block->end());
  return &object->rewriter;
}
static void setPlace(Call &call, StrataPatternRewriter handle, Block *block,
                     Operation *before) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  if (call &&
      call.check(block, StrataErrorArgument, "the operation is in no block")) {
    object->block = call.give(block);
    object->before = call.give(before);
  }
}
/// Whether a pattern may replace or erase the operation, which keeps the insertion point.
static bool leavePlace(Call &call, StrataPatternRewriter handle,
                       Operation *op) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  if (!call ||
      !call.check(!isProtected(op), StrataErrorBusy,
                  "passes or patterns run on the operation") ||
      !call.check(!isInNative(), StrataErrorBusy,
                  "a function of rules replaces an operation"))
    return false;
  if (object->before.ptr == call.give(op).ptr && op->getBlock()) {
    object->block = call.give(op->getBlock());
    object->before = call.give(op->getNextNode());
  }
  return true;
}
StrataBlock strataRewriterGetInsertionBlock(StrataPatternRewriter rewriter) {
  Call call;
  PatternRewriter *found = getRewriterAtPlace(call, rewriter);
  return call ? call.give(found->getInsertionBlock()) : StrataBlock{};
}
StrataOperation
strataRewriterGetOperationAfterInsertion(StrataPatternRewriter rewriter) {
  Call call;
  PatternRewriter *found = getRewriterAtPlace(call, rewriter);
  return call ? call.give(found->getInsertionPoint().getNodePtr())
              : StrataOperation{};
}
void strataRewriterSetInsertionPointBefore(StrataPatternRewriter rewriter,
                                           StrataOperation op) {
  Call call;
  Operation *place = call.get(op);
  if (call)
    setPlace(call, rewriter, place->getBlock(), place);
}
void strataRewriterSetInsertionPointAfter(StrataPatternRewriter rewriter,
                                          StrataOperation op) {
  Call call;
  Operation *place = call.get(op);
  if (call)
    setPlace(call, rewriter, place->getBlock(), place->getNextNode());
}
void strataRewriterSetInsertionPointToEnd(StrataPatternRewriter rewriter,
                                          StrataBlock block) {
  Call call;
  Block *place = call.get(block);
  if (call)
    setPlace(call, rewriter, place, nullptr);
}
void strataRewriterInsert(StrataPatternRewriter rewriter, StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriterAtPlace(call, rewriter);
  Operation *inserted = call.get(op);
  if (!call || !call.check(!inserted->getBlock(), StrataErrorArgument,
                           "the operation is in a block"))
    return;
  Operation *around = found->getInsertionBlock()->getParentOp();
  if (call.check(!around || !inserted->isAncestor(around), StrataErrorArgument,
                 "the operation would be inside of itself"))
    found->insert(inserted);
}

/// Whether a value is a result of `op`, or inside of it.
static bool isPartOf(Value value, Operation *op) {
  Operation *owner = value.getDefiningOp();
  if (auto arg = dyn_cast<BlockArgument>(value))
    owner = arg.getOwner()->getParentOp();
  return owner && op->isAncestor(owner);
}
StrataLogicalResult
strataRewriterReplaceOpWithValues(StrataPatternRewriter rewriter,
                                  StrataOperation op, intptr_t numValues,
                                  const StrataValue *values) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *replaced = call.get(op);
  SmallVector<Value> replacement;
  if (!call || !call.getAll(numValues, values, replacement) ||
      !call.check(replacement.size() == replaced->getNumResults(),
                  StrataErrorArgument,
                  "expected " + Twine(replaced->getNumResults()) +
                      " values, found " + Twine(int64_t(numValues))) ||
      !call.check(
          llvm::none_of(replacement,
                        [&](Value value) { return isPartOf(value, replaced); }),
          StrataErrorArgument,
          "a value is a part of the operation that it replaces") ||
      !leavePlace(call, rewriter, replaced))
    return wrap(false);
  found->replaceOp(replaced, replacement);
  return wrap(true);
}
StrataLogicalResult
strataRewriterReplaceOpWithOperation(StrataPatternRewriter rewriter,
                                     StrataOperation op,
                                     StrataOperation replacement) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *replaced = call.get(op), *other = call.get(replacement);
  if (!call ||
      !call.check(!replaced->isAncestor(other), StrataErrorArgument,
                  "the operation replaces itself") ||
      !call.check(replaced->getNumResults() == other->getNumResults(),
                  StrataErrorArgument,
                  "the operations have different numbers of results") ||
      !leavePlace(call, rewriter, replaced))
    return wrap(false);
  found->replaceOp(replaced, other);
  return wrap(true);
}
StrataLogicalResult strataRewriterEraseOp(StrataPatternRewriter rewriter,
                                          StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *erased = call.get(op);
  if (!call ||
      !call.check(erased->use_empty(), StrataErrorArgument,
                  "results of the operation have uses") ||
      !leavePlace(call, rewriter, erased))
    return wrap(false);
  found->eraseOp(erased);
  return wrap(true);
}
