// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/Fold.h"
#include "strata/IR/RewriteObserver.h"
#include "strata/Rewrite/ConversionDriverDetail.h"
#include "strata/Rewrite/FoldUtils.h"
#include "strata/Support/Stack.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

/// More of them do not make anything clearer.
static constexpr size_t MaxNotes = 20;

OperationLegalizer::OperationLegalizer(Context *ctx,
                                       const ConversionTarget &target,
                                       const FrozenRewritePatternSet &patterns,
                                       const ConversionConfig &config)
    : impl(ctx, config), target(target), patterns(patterns), config(config),
      graph(target, patterns) {
  impl.legalize = [this](Operation *op) { return legalize(op); };
}

const OperationLegalizer::OpInfo &
OperationLegalizer::findInfo(const OpDefinition *def) {
  std::unique_ptr<OpInfo> &info = infos[def];
  if (!info) {
    info = std::make_unique<OpInfo>();
    info->legality = target.getInfo(def->name);
    info->isLegal =
        info->legality && !info->legality->isRecursive &&
        info->legality->action == ConversionTarget::LegalizationAction::Legal;
    if (!info->isLegal)
      info->patterns = graph.sort(patterns.lookup(def));
    constexpr uint32_t folded = uint32_t(OpTrait::Involution) |
                                uint32_t(OpTrait::Idempotent) |
                                uint32_t(OpTrait::Commutative);
    info->mayFold = config.foldingMode != DialectConversionFoldingMode::Never &&
                    (def->fold || (def->traits & folded)) &&
                    !def->hasTrait(OpTrait::ConstantLike);
  }
  lastDef = def;
  lastInfo = info.get();
  return *info;
}

void OperationLegalizer::note(Operation *op, const Twine &message) {
  if (notes->size() == MaxNotes)
    notes->push_back({op->getLoc(), "and more"});
  if (notes->size() > MaxNotes)
    return;
  std::string text;
  if (op != explained)
    text = "for '" + op->getName().getStringRef().str() + "': ";
  notes->push_back({op->getLoc(), text + message.str()});
}

LogicalResult OperationLegalizer::legalize(Operation *op) {
  const OpInfo &info = getInfo(op);
  if (info.isLegal || (impl.hasGoneElsewhere && impl.isIgnored(op)))
    return success();
  if (info.legality)
    if (auto details = ConversionTarget::isLegal(*info.legality, op)) {
      if (details->isRecursivelyLegal && op->getNumRegions())
        impl.ignoreNested(op);
      return success();
    }
  return withStack([&] { return legalizeIllegal(op, info); });
}

LogicalResult OperationLegalizer::legalizeIllegal(Operation *op,
                                                  const OpInfo &info) {
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

LogicalResult OperationLegalizer::legalizeWithFold(Operation *op) {
  impl.converter = nullptr;
  size_t mark = impl.mark();
  RewriteStep step(op->getContext(), "fold", op);
  // A fold may change the operation in place.
  SavedOp before(op);
  SmallVector<OpFoldResult, 4> results;
  if (failed(strata::fold(op, results)))
    return failure();
  if (results.empty()) {
    impl.savedOps.push_back(std::move(before));
    impl.record(Step::Kind::ModifyOp, op).index =
        uint32_t(impl.savedOps.size() - 1);
  } else {
    impl.rewriter.setInsertionPoint(op);
    SmallVector<Value, 4> values;
    if (failed(materializeFoldResults(impl.rewriter, constants,
                                      *op->getDialect(), op->getLoc(),
                                      op->getResultTypes(), results,
                                      values))) {
      impl.undo(mark);
      step.setUndone();
      return failure();
    }
    impl.rewriter.replaceOp(op, values);
  }
  if (succeeded(legalizeResult(op, mark, "folding")))
    return success();
  impl.undo(mark);
  step.setUndone();
  return failure();
}

//===-- Patterns -----------------------------------------------------------===//

LogicalResult OperationLegalizer::legalizeWithPatterns(Operation *op,
                                                       const OpInfo &info) {
  for (const RewritePattern *pattern : info.patterns) {
    bool isNew = applied.insert(pattern).second;
    if (!isNew && !pattern->hasBoundedRewriteRecursion()) {
      if (notes)
        note(op, "pattern '" + pattern->getDebugName() +
                     "' is not applied to what it makes");
      continue;
    }
    LogicalResult result = applyPattern(op, *pattern);
    if (isNew)
      applied.erase(pattern);
    if (succeeded(result))
      return success();
  }
  if (notes)
    explainPatterns(op, info);
  return failure();
}

LogicalResult OperationLegalizer::applyPattern(Operation *op,
                                               const RewritePattern &pattern) {
  size_t mark = impl.mark();
  impl.converter = nullptr;
  impl.rewriter.setInsertionPoint(op);
  StringRef name = pattern.getDebugName();
  std::string reason;
  if (notes) {
    impl.reason = &reason;
    impl.reasonLoc = {};
  }
  if (config.listener)
    config.listener->notifyPatternBegin(name, op);
  RewriteStep step(op->getContext(), name, op);
  LogicalResult result = pattern.matchAndRewrite(op, impl.rewriter);
  impl.converter = nullptr;
  impl.reason = nullptr;
  if (failed(result) && notes)
    note(op, reason.empty()
                 ? "pattern '" + name + "' does not match"
                 : "pattern '" + name + "' does not match: " + reason);
  if (succeeded(result) && !hasChangedRoot(op, mark)) {
    if (notes)
      note(op, "pattern '" + name +
                   "' matches, but neither replaces nor changes the operation");
    result = failure();
  }
  if (succeeded(result))
    result = legalizeResult(op, mark, name);
  if (config.listener)
    config.listener->notifyPatternEnd(name, result);
  if (failed(result)) {
    impl.undo(mark);
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

LogicalResult OperationLegalizer::legalizeResult(Operation *op, size_t mark,
                                                 StringRef what) {
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
    if (getInfo(made).isLegal || impl.isIgnored(made) ||
        succeeded(legalize(made)))
      continue;
    if (notes)
      note(op, "'" + what + "' " + (isNew ? "makes '" : "changes '") +
                   made->getName().getStringRef() + "', which is not legal" +
                   (isNew ? "" : " then"));
    return failure();
  }
  return hasBlocks ? legalizeBlocks(op, mark, end, what) : success();
}

LogicalResult OperationLegalizer::legalizeBlocks(Operation *op, size_t mark,
                                                 size_t end, StringRef what) {
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
    if (const TypeConverter *with =
            impl.getRegionConverter(block->getParent())) {
      if (llvm::all_of(block->getArguments(), [&](BlockArgument arg) {
            return with->isLegal(Value(arg));
          }))
        continue;
      auto conversion = with->convertBlockSignature(block);
      if (!conversion) {
        if (notes)
          note(op, "'" + what + "' puts a block in a region whose arguments "
                                "have no conversion");
        return failure();
      }
      impl.applySignatureConversion(block, *conversion, with);
      continue;
    }
    // What contains it now has to be legal still.
    if (!seen.insert(parent).second || succeeded(legalize(parent)))
      continue;
    if (notes)
      note(op, "'" + what + "' puts a block into '" +
                   parent->getName().getStringRef() +
                   "', which is not legal then");
    return failure();
  }
  return success();
}

//===-- Explanations -------------------------------------------------------===//

void OperationLegalizer::explainPatterns(Operation *op, const OpInfo &info) {
  bool hasAny = !info.patterns.empty();
  for (const RewritePattern *pattern : patterns.lookup(&op->getDefinition()))
    if (!graph.getDepth(pattern)) {
      hasAny = true;
      note(op, "pattern '" + pattern->getDebugName() +
                   "' is left out: it makes '" + graph.getObstacle(pattern) +
                   "', which is not legal and has no pattern");
    }
  if (!hasAny)
    note(op, "there is no pattern for it");
}

std::vector<ConversionNote> OperationLegalizer::explain(Operation *op) {
  std::vector<ConversionNote> found;
  llvm::SaveAndRestore savedNotes(notes, &found);
  llvm::SaveAndRestore savedOp(explained, op);
  size_t mark = impl.mark();
  (void)legalize(op);
  impl.undo(mark);
  return found;
}
