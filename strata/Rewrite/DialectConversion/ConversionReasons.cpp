// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/Rewrite/DialectConversion/ConversionDriverDetail.h"

using namespace strata;
using namespace strata::detail;

/// More of them do not make anything clearer.
static constexpr size_t MaxNotes = 20;

ConversionReasons::Scope::Scope(ConversionReasons *reasons, Operation *op)
    : reasons(reasons) {
  if (reasons)
    reasons->chain.push_back(op->getName().getStringRef());
}

ConversionReasons::Scope::~Scope() {
  if (reasons)
    reasons->chain.pop_back();
}

void ConversionReasons::addAt(size_t position, Location loc,
                              const Twine &message) {
  if (position == MaxNotes) {
    isCut = true;
    return;
  }
  std::string text;
  // The names at both ends of a long chain tell enough.
  constexpr size_t longest = 8;
  if (chain.size() > 1) {
    for (auto [i, name] : llvm::enumerate(chain)) {
      if (chain.size() > longest && i == longest / 2)
        text += " -> ...";
      if (chain.size() > longest && i >= longest / 2 &&
          i < chain.size() - longest / 2)
        continue;
      text += ((i ? " -> '" : "'") + name + "'").str();
    }
    text += ": ";
  }
  text += message.str();
  notes.insert(notes.begin() + ptrdiff_t(position), {loc, text});
  if (notes.size() <= MaxNotes)
    return;
  notes.pop_back();
  isCut = true;
}

std::vector<ConversionReasons::Note> ConversionReasons::take() {
  if (isCut)
    notes.push_back({notes.back().loc, "and more"});
  return std::move(notes);
}

std::vector<ConversionReasons::Note>
OperationLegalizer::explain(Operation *op) {
  ConversionReasons found;
  reasons = &found;
  size_t mark = impl.mark();
  (void)legalize(op);
  reasons = nullptr;
  if (impl.canUndo)
    impl.undo(mark);
  return found.take();
}

/// Why operations called `name`, which a pattern generates, do not become legal.
static std::string describeObstacle(StringRef name, Context *ctx,
                                    const FrozenRewritePatternSet &patterns) {
  std::string names;
  const FrozenRewritePatternSet::List &list =
      patterns.lookup(ctx->getOpDefinition(name));
  for (const RewritePattern *pattern : list)
    names +=
        ((names.empty() ? "'" : ", '") + pattern->getDebugName() + "'").str();
  std::string text = "'" + name.str() + "', which is not legal and ";
  if (names.empty())
    return text + "has no pattern";
  return text + "does not become legal by " +
         (list.size() == 1 ? "its pattern " : "its patterns ") + names;
}

void OperationLegalizer::forEachUntried(
    Operation *op,
    function_ref<void(const RewritePattern &, const Twine &)> fn) const {
  for (const RewritePattern *pattern :
       table.getPatterns().lookup(&op->getDefinition()))
    if (!table.getGraph().getDepth(pattern))
      fn(*pattern, "pattern '" + pattern->getDebugName() +
                       "' is not tried: it generates " +
                       describeObstacle(table.getGraph().getObstacle(pattern),
                                        op->getContext(), table.getPatterns()));
}

void OperationLegalizer::explainPatterns(Operation *op,
                                         const OpLegality &info) {
  bool hasAny = !info.patterns.empty();
  forEachUntried(op, [&](const RewritePattern &, const Twine &text) {
    hasAny = true;
    reasons->add(op->getLoc(), text);
  });
  if (!hasAny)
    reasons->add(op->getLoc(), "there is no pattern for this operation");
}

void OperationLegalizer::tellOfUntried(Operation *op,
                                       RewriteObserver &observer) const {
  forEachUntried(op, [&](const RewritePattern &pattern, const Twine &text) {
    RewriteStep step(&observer, pattern.getDebugName(), pattern.getRootName(),
                     op);
    step.setUndone();
    observer.didNotMatch(op->getLoc(),
                         [&](Diagnostic &diag) { diag << text.str(); });
  });
}
