// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/PatternMatch.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <atomic>
#include <shared_mutex>

using namespace strata;

namespace {
class FunctionPattern final : public RewritePattern {
public:
  FunctionPattern(StringRef debugName, StringRef root, RewriteFn fn,
                  PatternBenefit benefit)
      : RewritePattern(debugName, root, benefit), fn(fn) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return fn(op, rewriter);
  }

private:
  RewriteFn fn;
};
} // namespace

void RewritePatternSet::add(StringRef debugName, StringRef root, RewriteFn fn,
                            PatternBenefit benefit) {
  add<FunctionPattern>(debugName, root, fn, benefit);
}

std::string RewritePatternSet::getClassName(StringRef typeName) {
  // As compilers spell them, also in the arguments of templates.
  constexpr StringLiteral dropped[] = {
      "{anonymous}::", "(anonymous namespace)::", "strata::"};
  std::string name = typeName.str();
  for (StringRef text : dropped)
    for (size_t at; (at = name.find(text.str())) != std::string::npos;)
      name.erase(at, text.size());
  return name;
}

/// Whether `labels` has a pattern. mlir-opt knows most by the names of classes
/// in C++, which often are in unnamed namespaces; scripts have them so.
static bool hasLabel(const std::vector<std::string> &labels, StringRef name) {
  return llvm::any_of(labels, [&](StringRef label) {
    label.consume_front("(anonymous namespace)::");
    return label == name;
  });
}

bool FrozenRewritePatternSet::Filter::accepts(StringRef debugName) const {
  return (enabled.empty() || hasLabel(enabled, debugName)) &&
         !hasLabel(disabled, debugName);
}

void FrozenRewritePatternSet::Filter::warnOfUnknown(
    RewritePatternSet &set) const {
  if (enabled.empty() && disabled.empty())
    return;
  std::vector<std::string> names;
  for (std::unique_ptr<RewritePattern> &pattern : set.getPatterns())
    pattern->select([&](StringRef name) {
      names.push_back(name.str());
      return true;
    });
  std::vector<StringRef> candidates(names.begin(), names.end());
  auto check = [&](StringRef wanted) {
    if (llvm::none_of(candidates, [&](StringRef name) {
          return hasLabel({wanted.str()}, name);
        }))
      emitWarning(set.getContext(), Location(),
                  "unknown pattern '" + wanted + "'" +
                      suggest(wanted, candidates));
  };
  llvm::for_each(enabled, check);
  llvm::for_each(disabled, check);
}

struct FrozenRewritePatternSet::Impl {
  Filter filter;
  bool hasCanonicalizations = false;
  std::vector<std::unique_ptr<RewritePattern>> patterns;
  /// Patterns by root, in the order of addition; those for any operation have
  /// the empty name.
  llvm::StringMap<List> byRoot;

  std::atomic<bool> hasInvalidRules = false;
  std::shared_mutex mutex;
  llvm::DenseMap<const OpDefinition *, std::unique_ptr<const List>> lists;

  bool select(RewritePattern &pattern) const {
    return pattern.select(
        [this](StringRef name) { return filter.accepts(name); });
  }
  void add(std::unique_ptr<RewritePattern> pattern) {
    if (!select(*pattern))
      return;
    byRoot[pattern->getRootName()].push_back(pattern.get());
    patterns.push_back(std::move(pattern));
  }
  List makeList(const OpDefinition *def);
};

FrozenRewritePatternSet::List
FrozenRewritePatternSet::Impl::makeList(const OpDefinition *def) {
  List list = byRoot.lookup(def->name);
  if (hasCanonicalizations) {
    RewritePatternSet set(def->ctx);
    addPatternsOfInterfaces(*def, set);
    addPatternsOfOp(*def, set);
    if (failed(addOwnCanonicalizations(*def, set)))
      hasInvalidRules = true;
    for (std::unique_ptr<RewritePattern> &pattern : set.getPatterns()) {
      if (!select(*pattern))
        continue;
      list.push_back(pattern.get());
      patterns.push_back(std::move(pattern));
    }
  }
  llvm::copy_if(
      byRoot.lookup(""), std::back_inserter(list),
      [&](const RewritePattern *pattern) { return pattern->mayMatch(*def); });
  llvm::stable_sort(list, [](const RewritePattern *a, const RewritePattern *b) {
    return b->getBenefit() < a->getBenefit();
  });
  return list;
}

FrozenRewritePatternSet::FrozenRewritePatternSet(RewritePatternSet &&set,
                                                 const Filter &filter)
    : impl(std::make_shared<Impl>()) {
  impl->filter = filter;
  for (std::unique_ptr<RewritePattern> &pattern : set.getPatterns())
    impl->add(std::move(pattern));
}

FrozenRewritePatternSet
FrozenRewritePatternSet::withCanonicalizations(RewritePatternSet &&set,
                                               const Filter &filter) {
  FrozenRewritePatternSet frozen(std::move(set), filter);
  frozen.impl->hasCanonicalizations = true;
  return frozen;
}

const FrozenRewritePatternSet::List &
FrozenRewritePatternSet::lookup(const OpDefinition *def) const {
  static const List none;
  if (!impl)
    return none;
  {
    std::shared_lock lock(impl->mutex);
    auto found = impl->lists.find(def);
    if (found != impl->lists.end())
      return *found->second;
  }
  std::unique_lock lock(impl->mutex);
  std::unique_ptr<const List> &list = impl->lists[def];
  if (!list)
    list = std::make_unique<const List>(impl->makeList(def));
  return *list;
}

bool FrozenRewritePatternSet::hasInvalidRules() const {
  return impl && impl->hasInvalidRules;
}

std::vector<const RewritePattern *>
FrozenRewritePatternSet::getPatterns() const {
  std::vector<const RewritePattern *> all;
  if (impl) {
    std::shared_lock lock(impl->mutex);
    for (const std::unique_ptr<RewritePattern> &pattern : impl->patterns)
      all.push_back(pattern.get());
  }
  return all;
}
