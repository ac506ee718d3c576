// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Rewrite.h"

#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/PDL.h"

#include "bindings/c/Call.h"
#include "bindings/c/CurrentRewriter.h"

using namespace strata;
using namespace strata::capi;

RewriterBase *&capi::getCurrentRewriter() {
  static thread_local RewriterBase *rewriter = nullptr;
  return rewriter;
}

namespace {
struct PatternSetObject : OwnedObject {
  explicit PatternSetObject(Context *ctx) : set(ctx) {}
  RewritePatternSet set;
};
struct FrozenSetObject : OwnedObject {
  explicit FrozenSetObject(RewritePatternSet &&set) : set(std::move(set)) {}
  FrozenRewritePatternSet set;
};
struct RewriterObject : OwnedObject {
  explicit RewriterObject(PatternRewriter &rewriter) : rewriter(rewriter) {}
  PatternRewriter &rewriter;
};

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
  RewriterBase *outer = std::exchange(getCurrentRewriter(), &rewriter);
  Token token = state->own(std::make_unique<RewriterObject>(rewriter),
                           HandleKind::Rewriter);
  Token handle = state->give(op, HandleKind::Operation);
  StrataLogicalResult result =
      callbacks.matchAndRewrite({reinterpret_cast<void *>(handle)},
                                {reinterpret_cast<void *>(token)}, userData);
  state->release(token, HandleKind::Rewriter);
  getCurrentRewriter() = outer;
  return success(strataLogicalResultIsSuccess(result));
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
  if (!object ||
      !call.check(callbacks.matchAndRewrite != nullptr, StrataErrorNull,
                  "the pattern has no function") ||
      !call.check(benefit <= UINT16_MAX, StrataErrorRange,
                  "the benefit is larger than 65535"))
    return wrap(false);
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
  auto frozen = std::make_unique<FrozenSetObject>(std::move(object->set));
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
static bool checkValid(Call &call, Operation *op) {
  return call.check(succeeded(verify(op)), StrataErrorFailure,
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
  if (!checkValid(call, found))
    return wrap(false);
  ProtectedOperation scope(found);
  return wrap(call.check(succeeded(applyPatternsGreedily(found, set)),
                         StrataErrorFailure, "the patterns do not end"));
}

/// Applies the first pattern that matches.
static void applyOnce(Operation *op, const FrozenRewritePatternSet &set,
                      PatternRewriter &rewriter) {
  for (const RewritePattern *pattern : set.lookup(&op->getDefinition())) {
    rewriter.setInsertionPoint(op);
    if (succeeded(pattern->matchAndRewrite(op, rewriter)))
      return;
  }
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
  if (!checkValid(call, root))
    return wrap(false);
  ProtectedOperation scope(root);
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
    applyOnce(innerCall.get(inner), set, rewriter);
  }
  return wrap(true);
}

//===-- The rewriter -------------------------------------------------------===//

static PatternRewriter *getRewriter(Call &call, StrataPatternRewriter handle) {
  auto *object = call.getOwned<RewriterObject>(handle, HandleKind::Rewriter);
  return object ? &object->rewriter : nullptr;
}
StrataBlock strataRewriterGetInsertionBlock(StrataPatternRewriter rewriter) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  return call ? call.give(found->getInsertionBlock()) : StrataBlock{};
}
StrataOperation
strataRewriterGetOperationAfterInsertion(StrataPatternRewriter rewriter) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  return call ? call.give(found->getInsertionPoint().getNodePtr())
              : StrataOperation{};
}
void strataRewriterSetInsertionPointBefore(StrataPatternRewriter rewriter,
                                           StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *place = call.get(op);
  if (call && call.check(place->getBlock(), StrataErrorArgument,
                         "the operation is in no block"))
    found->setInsertionPoint(place);
}
void strataRewriterSetInsertionPointAfter(StrataPatternRewriter rewriter,
                                          StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *place = call.get(op);
  if (call && call.check(place->getBlock(), StrataErrorArgument,
                         "the operation is in no block"))
    found->setInsertionPointAfter(place);
}
void strataRewriterSetInsertionPointToEnd(StrataPatternRewriter rewriter,
                                          StrataBlock block) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Block *place = call.get(block);
  if (call)
    found->setInsertionPointToEnd(place);
}
void strataRewriterInsert(StrataPatternRewriter rewriter, StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *inserted = call.get(op);
  if (call && call.check(!inserted->getBlock(), StrataErrorArgument,
                         "the operation is in a block"))
    found->insert(inserted);
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
                      " values, found " + Twine(int64_t(numValues))))
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
      !call.check(replaced != other, StrataErrorArgument,
                  "the operation replaces itself") ||
      !call.check(replaced->getNumResults() == other->getNumResults(),
                  StrataErrorArgument,
                  "the operations have different numbers of results"))
    return wrap(false);
  found->replaceOp(replaced, other);
  return wrap(true);
}
StrataLogicalResult strataRewriterEraseOp(StrataPatternRewriter rewriter,
                                          StrataOperation op) {
  Call call;
  PatternRewriter *found = getRewriter(call, rewriter);
  Operation *erased = call.get(op);
  if (!call || !call.check(erased->use_empty(), StrataErrorArgument,
                           "results of the operation have uses"))
    return wrap(false);
  found->eraseOp(erased);
  return wrap(true);
}
