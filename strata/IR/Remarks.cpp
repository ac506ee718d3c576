// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Remarks.h"

#include "strata/IR/Context.h"
#include "strata/IR/RemarkEngineDetail.h"
#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace strata::remark::detail {

//===-- Remark -------------------------------------------------------------===//

std::string Remark::getCombinedCategoryName() const {
  if (subCategoryName.empty())
    return categoryName;
  return categoryName + ":" + subCategoryName;
}

void Remark::appendText(const Twine &text) {
  if (args.empty() || args.back().key != TextKey)
    args.push_back({TextKey.str(), {}});
  args.back().val += text.str();
}

static StringRef getKindName(RemarkKind kind) {
  switch (kind) {
  case RemarkKind::RemarkPassed:
    return "Passed";
  case RemarkKind::RemarkMissed:
    return "Missed";
  case RemarkKind::RemarkFailure:
    return "Failure";
  case RemarkKind::RemarkAnalysis:
    return "Analysis";
  case RemarkKind::RemarkUnknown:
    break;
  }
  return "Unknown";
}

std::string Remark::getMsg() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[' << getKindName(kind) << "] " << remarkName;
  if (!categoryName.empty())
    os << " | Category:" << getCombinedCategoryName();
  if (!functionName.empty())
    os << " | Function=" << functionName;
  SmallVector<const Arg *, 4> sorted;
  for (const Arg &arg : args)
    if (!arg.loc && !arg.isRepeated)
      sorted.push_back(&arg);
  llvm::stable_sort(sorted,
                    [](const Arg *a, const Arg *b) { return a->key < b->key; });
  if (!sorted.empty())
    os << " | ";
  llvm::interleaveComma(sorted, os, [&](const Arg *arg) {
    StringRef quote = arg->isText ? "\"" : "";
    os << arg->key << '=' << quote << arg->val << quote;
  });
  os.flush();
  return text;
}

template <typename T> static std::string printToString(T object) {
  std::string text;
  llvm::raw_string_ostream os(text);
  object.print(os);
  os.flush();
  return text;
}

std::string print(Type type) { return printToString(type); }
std::string print(Attribute attr) { return printToString(attr); }
std::string print(Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto *print = value.getContext()->getRenderer().printValue)
    print(value, os);
  os.flush();
  return text;
}

//===-- Reporting ----------------------------------------------------------===//

Diagnostic makeDiagnostic(std::shared_ptr<const Remark> remark) {
  Diagnostic diag(remark->getContext(), remark->getLocation(),
                  DiagnosticSeverity::Remark);
  diag << remark->getMsg();
  for (const Remark::Arg &arg : remark->getArgs())
    if (arg.loc)
      diag.attachNote(*arg.loc) << arg.val;
  diag.setOptimizationRemark(std::move(remark));
  return diag;
}

void InFlightRemark::report() {
  std::shared_ptr<const Remark> reported(std::move(remark));
  reported->getContext()->getDiagEngine().emit(makeDiagnostic(reported));
}

InFlightRemark beginRemark(Context *ctx, Location loc, RemarkKind kind,
                           RemarkOpts opts) {
  const RemarkEngine *engine = ctx ? ctx->getRemarkEngine() : nullptr;
  if (LLVM_LIKELY(!engine) || !engine->isWanted(kind, opts.categoryName))
    return {};
  return InFlightRemark(std::make_unique<Remark>(ctx, kind, loc, opts));
}

/// The name of the innermost isolated symbol around `op`.
static StringRef getFunctionName(Operation *op) {
  for (; op; op = op->getParentOp())
    if (op->mightHaveTrait(OpTrait::IsolatedFromAbove))
      if (StringAttr name = SymbolTable::getSymbolName(op))
        return name.getValue();
  return {};
}

InFlightRemark beginRemark(Operation *op, RemarkKind kind, RemarkOpts opts) {
  Context *ctx = op->getContext();
  if (LLVM_LIKELY(!ctx->getRemarkEngine()))
    return {};
  if (opts.functionName.empty())
    opts.functionName = getFunctionName(op);
  return beginRemark(ctx, op->getLoc(), kind, opts);
}

//===-- Engine -------------------------------------------------------------===//

LogicalResult RemarkEngine::setFilter(const std::optional<std::string> &text,
                                      std::optional<llvm::Regex> &filter,
                                      std::string &error) {
  if (!text || text->empty())
    return success();
  filter.emplace(*text);
  return checkFilter(*text, error);
}

LogicalResult RemarkEngine::setFilters(const RemarkCategories &cats,
                                       std::string &error) {
  for (auto [text, filter] : {std::pair(&cats.all, &all),
                              {&cats.passed, &passed},
                              {&cats.missed, &missed},
                              {&cats.analysis, &analysis},
                              {&cats.failed, &failed}})
    if (strata::failed(setFilter(*text, *filter, error)))
      return failure();
  return success();
}

bool RemarkEngine::isWanted(RemarkKind kind, StringRef category) const {
  auto matches = [&](const std::optional<llvm::Regex> &filter) {
    // The match is the longest one, and so all of `category` if that is possible.
    SmallVector<StringRef, 2> matched;
    return filter && filter->match(category, &matched) &&
           matched.front().size() == category.size();
  };
  if (matches(all))
    return true;
  switch (kind) {
  case RemarkKind::RemarkPassed:
    return matches(passed);
  case RemarkKind::RemarkMissed:
    return matches(missed);
  case RemarkKind::RemarkFailure:
    return matches(failed);
  case RemarkKind::RemarkAnalysis:
    return matches(analysis);
  case RemarkKind::RemarkUnknown:
    break;
  }
  return false;
}

bool RemarkEngine::accept(std::shared_ptr<const Remark> remark) {
  if (policy == RemarkEmittingPolicy::All) {
    if (streamer)
      streamer->streamOptimizationRemark(*remark);
    return printAsEmitRemarks;
  }
  Location loc = remark->getLocation();
  Key key{remark->getRemarkName().str(), remark->getCombinedCategoryName(),
          remark->getFunction().str(),
          loc.getAttr(remark->getContext()).getAsOpaquePointer()};
  auto [entry, isNew] = positions.try_emplace(std::move(key), kept.size());
  if (!isNew)
    kept[std::exchange(entry->second, kept.size())] = nullptr;
  kept.push_back(std::move(remark));
  return false;
}

void RemarkEngine::finalize() {
  std::vector<std::shared_ptr<const Remark>> last = std::move(kept);
  kept.clear();
  positions.clear();
  // From here on remarks are reported at once.
  policy = RemarkEmittingPolicy::All;
  for (std::shared_ptr<const Remark> &remark : last)
    if (remark)
      remark->getContext()->getDiagEngine().emit(makeDiagnostic(remark));
  if (streamer)
    streamer->finalize();
  streamer.reset();
}

} // namespace strata::remark::detail

using namespace strata;

LogicalResult remark::checkFilter(StringRef filter, std::string &error) {
  std::string reason;
  if (llvm::Regex(filter).isValid(reason))
    return success();
  error = ("invalid regular expression '" + filter + "': " + reason).str();
  return failure();
}

LogicalResult remark::enableOptimizationRemarks(
    Context &ctx, std::unique_ptr<detail::RemarkStreamerBase> streamer,
    RemarkEmittingPolicy policy, const RemarkCategories &cats,
    bool printAsEmitRemarks, std::string &error) {
  auto engine = std::make_unique<detail::RemarkEngine>(
      std::move(streamer), policy, printAsEmitRemarks);
  if (strata::failed(engine->setFilters(cats, error)))
    return failure();
  ctx.setRemarkEngine(std::move(engine));
  return success();
}

void remark::finalizeOptimizationRemarks(Context &ctx) {
  if (detail::RemarkEngine *engine = ctx.getRemarkEngine())
    engine->finalize();
}
