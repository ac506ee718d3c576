// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Rewrite/DialectConversion/ConversionDriverDetail.h"
#include "strata/Rewrite/Greedy/FoldUtils.h"
#include "strata/Rewrite/RewriteActions.h"
#include "strata/Support/Stack.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

LegalityTable::LegalityTable(const ConversionTarget &target,
                             FrozenRewritePatternSet patterns)
    : target(target), patterns(std::move(patterns)),
      graph(target, this->patterns) {}

const OpLegality &LegalityTable::findOther(const OpDefinition *def) {
  std::unique_ptr<OpLegality> &found = known[def];
  if (!found) {
    found = std::make_unique<OpLegality>();
    found->info = target.getInfo(def->name);
    found->isLegal =
        found->info && !found->info->isRecursive &&
        found->info->action == ConversionTarget::LegalizationAction::Legal;
    if (!found->isLegal)
      found->patterns = graph.sort(patterns.lookup(def));
    found->mayFold =
        strata::mayFold(*def) && !def->hasTrait(OpTrait::ConstantLike);
  }
  lastDef = def;
  lastFound = found.get();
  return *found;
}

OperationLegalizer::OperationLegalizer(Context *ctx, LegalityTable &table,
                                       const ConversionConfig &config,
                                       bool canUndo)
    : impl(ctx, config, canUndo), table(table), config(config) {
  impl.legalize = [this](Operation *op) { return legalize(op); };
}

LogicalResult OperationLegalizer::legalize(Operation *op) {
  const OpLegality &info = getInfo(op);
  if (info.isLegal || (impl.hasGoneElsewhere && impl.isIgnored(op)))
    return success();
  if (info.info)
    if (auto details = ConversionTarget::isLegal(*info.info, op)) {
      if (details->isRecursivelyLegal && op->getNumRegions())
        impl.ignoreNested(op);
      return success();
    }
  if (LLVM_UNLIKELY(hasFailed))
    return failure();
  ConversionReasons::Scope scope(reasons, op);
  return runWithSufficientStackSpace([&] { return legalizeIllegal(op, info); });
}

LogicalResult OperationLegalizer::legalizeIllegal(Operation *op,
                                                  const OpLegality &info) {
  llvm::SaveAndRestore saved(impl.converter);
  OpBuilder::InsertionGuard guard(impl.rewriter);
  if (info.mayFold &&
      config.foldingMode == DialectConversionFoldingMode::BeforePatterns &&
      succeeded(legalizeWithFold(op)))
    return success();
  if (succeeded(legalizeWithPatterns(op, info)))
    return success();
  if (info.mayFold &&
      config.foldingMode == DialectConversionFoldingMode::AfterPatterns)
    return legalizeWithFold(op);
  return failure();
}

//===-- Folding ------------------------------------------------------------===//

/// False if there are no constants for it; nothing has changed then.
bool OperationLegalizer::replaceByFold(Operation *op,
                                       ArrayRef<OpFoldResult> results) {
  if (isPartialFold(op, results))
    return false;
  impl.rewriter.setInsertionPoint(op);
  SmallVector<Value, 4> values;
  if (failed(materializeFoldResults(impl.rewriter, constants, *op->getDialect(),
                                    op->getLoc(), op->getResultTypes(), results,
                                    values)))
    return false;
  impl.rewriter.replaceOp(op, values);
  return true;
}

LogicalResult OperationLegalizer::legalizeWithFold(Operation *op) {
  if (hasFailed)
    return failure();
  impl.converter = nullptr;
  size_t mark = impl.mark();
  RewriteStep step(op->getContext(), "fold", op);
  // A fold may change the operation in place.
  unfolded.save(op);
  SmallVector<OpFoldResult, 4> results;
  if (failed(strata::fold(op, results)))
    return failure();
  if (results.empty()) {
    // An operation that uses its own result may fold to it, as if it had changed.
    if (!unfolded.hasChanged(op))
      return failure();
    // The change stays even if the operation cannot be legalized, as in MLIR; it is
    // undone with the pattern that it is part of.
    impl.recordModification(op, SavedOp(unfolded));
    return legalize(op);
  }
  if (!replaceByFold(op, results)) {
    if (impl.canUndo) {
      impl.undo(mark);
      step.setUndone();
    }
    return failure();
  }
  if (succeeded(legalizeResult(op, mark, "folding")))
    return success();
  retreat(op, mark, "op '" + op->getName().getStringRef() + "' folder",
          /*hasMatched=*/false);
  if (impl.canUndo)
    step.setUndone();
  return failure();
}

//===-- Patterns -----------------------------------------------------------===//

LogicalResult OperationLegalizer::legalizeWithPatterns(Operation *op,
                                                       const OpLegality &info) {
  for (const RewritePattern *pattern : info.patterns) {
    if (hasFailed)
      return failure();
    bool isNew = applied.insert(pattern).second;
    if (!isNew && !pattern->hasBoundedRewriteRecursion()) {
      if (reasons)
        reasons->add(op->getLoc(),
                     "pattern '" + pattern->getDebugName() +
                         "' is not applied recursively to its own results");
      continue;
    }
    LogicalResult result = failure();
    auto apply = [&] { result = applyPattern(op, *pattern); };
    if (Context *ctx = op->getContext(); LLVM_LIKELY(!ctx->hasActionHandler()))
      apply();
    else
      ctx->executeAction<ApplyPatternAction>(apply, IRUnit(op),
                                             pattern->getDebugName());
    if (isNew)
      applied.erase(pattern);
    if (succeeded(result))
      return success();
  }
  if (reasons)
    explainPatterns(op, info);
  if (RewriteObserver *observer = op->getContext()->getRewriteObserver();
      LLVM_UNLIKELY(observer))
    tellOfUntried(op, *observer);
  return failure();
}

/// Matches, and nothing else.
LogicalResult OperationLegalizer::runPattern(Operation *op,
                                             const RewritePattern &pattern,
                                             size_t mark) {
  std::string reason;
  impl.converter = nullptr;
  impl.numOpenModifications = 0;
  impl.rewriter.setInsertionPoint(op);
  if (LLVM_UNLIKELY(reasons))
    impl.reason = &reason;
  LogicalResult result = pattern.matchAndRewrite(op, impl.rewriter);
  impl.converter = nullptr;
  impl.reason = nullptr;
  if (LLVM_UNLIKELY(!impl.fault.empty())) {
    result = failure();
    reason = std::move(impl.fault);
    impl.fault.clear();
  }
  if (failed(result) && reasons)
    reasons->add(op->getLoc(), "pattern '" + pattern.getDebugName() +
                                   "' does not match" +
                                   (reason.empty() ? "" : ": " + reason));
  if (succeeded(result) && !hasChangedRoot(op, mark)) {
    result = failure();
    if (reasons)
      reasons->add(op->getLoc(),
                   "pattern '" + pattern.getDebugName() +
                       "' matches, but neither replaces nor changes the "
                       "operation");
  }
  return result;
}

LogicalResult OperationLegalizer::applyPattern(Operation *op,
                                               const RewritePattern &pattern) {
  size_t mark = impl.mark();
  StringRef name = pattern.getDebugName();
  if (LLVM_UNLIKELY(config.listener))
    config.listener->notifyPatternBegin(name, op);
  RewriteStep step(op->getContext()->getRewriteObserver(), name,
                   pattern.getRootName(), op);
  LogicalResult result = runPattern(op, pattern, mark);
  bool hasMatched = succeeded(result);
  if (hasMatched)
    result = legalizeResult(op, mark, "pattern '" + name + "'");
  if (LLVM_UNLIKELY(config.listener))
    config.listener->notifyPatternEnd(name, result);
  if (failed(result)) {
    retreat(op, mark, "pattern '" + name + "'", hasMatched);
    if (impl.canUndo)
      step.setUndone();
  }
  return result;
}

bool OperationLegalizer::hasChangedRoot(Operation *op, size_t mark) const {
  for (size_t i = impl.journal.size(); i > mark; --i) {
    const Step &step = impl.journal[i - 1];
    if (step.subject == op && (step.kind == Step::Kind::ReplaceOp ||
                               step.kind == Step::Kind::ModifyOp))
      return true;
  }
  return impl.isIgnored(op);
}

//===-- What was made ------------------------------------------------------===//

LogicalResult OperationLegalizer::legalizeResult(Operation *op, size_t mark,
                                                 const Twine &what) {
  bool hasBlocks = false;
  size_t end = impl.mark();
  for (size_t i = mark; i < end; ++i) {
    // Not by reference: more is done meanwhile.
    Step step = impl.journal[i];
    hasBlocks |= step.kind == Step::Kind::CreateBlock ||
                 step.kind == Step::Kind::MoveBlock;
    bool isNew = step.kind == Step::Kind::CreateOp;
    if (!isNew && step.kind != Step::Kind::ModifyOp)
      continue;
    Operation *made = step.op();
    if (getInfo(made).isLegal || impl.isIgnored(made))
      continue;
    size_t position = reasons ? reasons->size() : 0;
    if (succeeded(legalize(made)))
      continue;
    auto *observer = op->getContext()->getRewriteObserver();
    if (LLVM_LIKELY(!reasons && !observer))
      return failure();
    std::string text = (what + (isNew ? " generates '" : " changes '") +
                        made->getName().getStringRef() +
                        (isNew ? "', which cannot be legalized"
                               : "', which then cannot be legalized"))
                           .str();
    if (reasons)
      reasons->addAt(position, op->getLoc(), text);
    if (observer)
      observer->didNotMatch(op->getLoc(),
                            [&](Diagnostic &diag) { diag << text; });
    return failure();
  }
  return hasBlocks ? legalizeBlocks(op, mark, end, what) : success();
}

LogicalResult OperationLegalizer::legalizeArguments(Operation *op, Block *block,
                                                    const TypeConverter &with,
                                                    const Twine &what) {
  if (llvm::all_of(block->getArguments(),
                   [&](BlockArgument arg) { return with.isLegal(Value(arg)); }))
    return success();
  auto conversion = with.convertBlockSignature(block);
  if (conversion) {
    impl.applySignatureConversion(block, *conversion, &with);
    return success();
  }
  if (reasons)
    reasons->add(
        op->getLoc(),
        what + " inserts a block whose argument types cannot be converted");
  return failure();
}

LogicalResult OperationLegalizer::legalizeBlocks(Operation *op, size_t mark,
                                                 size_t end,
                                                 const Twine &what) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (size_t i = mark; i < end; ++i)
    if (impl.journal[i].kind == Step::Kind::CreateOp)
      seen.insert(impl.journal[i].op());
  for (size_t i = mark; i < end; ++i) {
    Step step = impl.journal[i];
    if (step.kind != Step::Kind::CreateBlock &&
        step.kind != Step::Kind::MoveBlock)
      continue;
    Block *block = step.block();
    Operation *parent = block->getParentOp();
    if (!parent || parent == op || !block->getNumArguments())
      continue;
    if (const auto *with = impl.getRegionConverter(block->getParent())) {
      if (failed(legalizeArguments(op, block, *with, what)))
        return failure();
      continue;
    }
    // The new parent operation still has to be legalized.
    size_t position = reasons ? reasons->size() : 0;
    if (!seen.insert(parent).second || succeeded(legalize(parent)))
      continue;
    if (reasons)
      reasons->addAt(position, op->getLoc(),
                     what + " inserts a block into '" +
                         parent->getName().getStringRef() +
                         "', which then cannot be legalized");
    return failure();
  }
  return success();
}

//===-- Taking it back -----------------------------------------------------===//

bool OperationLegalizer::hasChanges(size_t mark) const {
  // Casts are created before the pattern is called, and erased if they are
  // unused.
  return llvm::any_of(ArrayRef<Step>(impl.journal).drop_front(mark),
                      [](const Step &step) {
                        return step.kind != Step::Kind::None &&
                               step.kind != Step::Kind::CreateCast;
                      });
}

/// `{a, b}`, the names of operations of the steps of `kind`.
static std::string listOps(ArrayRef<ConversionStep> steps,
                           ConversionStep::Kind kind) {
  std::string text = "{";
  for (const ConversionStep &step : steps)
    if (step.kind == kind)
      text += (text.size() > 1 ? ", " : "") +
              step.op()->getName().getStringRef().str();
  return text + "}";
}

void OperationLegalizer::retreat(Operation *op, size_t mark, const Twine &what,
                                 bool hasMatched) {
  if (impl.canUndo)
    return impl.undo(mark);
  if (hasFailed || !hasChanges(mark))
    return;
  hasFailed = true;
  if (reasons)
    return;
  InFlightDiagnostic diag = emitError(op->getContext(), op->getLoc(), what);
  auto steps = ArrayRef<Step>(impl.journal).drop_front(mark);
  if (hasMatched)
    diag << " produced IR that could not be legalized. new ops: "
         << listOps(steps, Step::Kind::CreateOp)
         << ", modified ops: " << listOps(steps, Step::Kind::ModifyOp);
  else
    diag << " rollback of IR modifications requested";
}
