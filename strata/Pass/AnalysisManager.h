// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses of an operation, cached between passes until a pass changes the
// operation without preserving them. An analysis is a class constructed from an
// operation:
//
//   struct Uses {
//     explicit Uses(Operation *op);                     // or:
//     Uses(Operation *op, AnalysisManager &analyses);   // to use others
//     // Optional: whether it is invalidated after a pass that preserved these.
//     bool isInvalidated(const PreservedAnalyses &preserved);
//   };
//
// Passes get them by Pass::getAnalysis<Uses>() and similar functions.
#ifndef STRATA_PASS_ANALYSISMANAGER_H
#define STRATA_PASS_ANALYSISMANAGER_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/TypeName.h"

#include <memory>

namespace strata {

class AnalysisManager;
class PassInstrumentor;

/// Identifies a class of analyses.
using AnalysisID = const void *;

namespace detail {
template <typename Analysis> struct AnalysisTag { static inline char tag = 0; };
template <typename Analysis> AnalysisID getAnalysisID() {
  return &AnalysisTag<Analysis>::tag;
}
} // namespace detail

/// The analyses that a pass preserved; none by default.
class PreservedAnalyses {
public:
  /// As if the operation had not been changed.
  void preserveAll() { all = true; }
  bool isAll() const { return all; }
  bool isNone() const { return !all && preserved.empty(); }
  template <typename... Analyses> void preserve() {
    (preserved.insert(detail::getAnalysisID<Analyses>()), ...);
  }
  template <typename Analysis> bool isPreserved() const {
    return isPreserved(detail::getAnalysisID<Analysis>());
  }
  bool isPreserved(AnalysisID id) const {
    return all || preserved.contains(id);
  }

private:
  bool all = false;
  llvm::SmallPtrSet<AnalysisID, 2> preserved;
};

namespace detail {

/// An analysis, whatever its class.
struct AnalysisHolderBase {
  virtual ~AnalysisHolderBase() = default;
  virtual bool isInvalidated(const PreservedAnalyses &preserved) = 0;
};

template <typename Analysis> struct AnalysisHolder : AnalysisHolderBase {
  template <typename... Args>
  explicit AnalysisHolder(Args &&...args)
      : analysis(std::forward<Args>(args)...) {}
  bool isInvalidated(const PreservedAnalyses &preserved) override {
    if constexpr (requires { analysis.isInvalidated(preserved); })
      return analysis.isInvalidated(preserved);
    else
      return !preserved.isPreserved<Analysis>();
  }
  Analysis analysis;
};

/// The analyses of one operation and of those nested in it.
struct AnalysisScope {
  explicit AnalysisScope(Operation *op, AnalysisScope *parent)
      : op(op), parent(parent) {}
  /// Drops the analyses that a pass on `op` did not preserve, here and inside.
  void invalidate(const PreservedAnalyses &preserved);

  Operation *op;
  AnalysisScope *parent;
  /// In the order of making: later ones may refer to earlier ones.
  llvm::MapVector<AnalysisID, std::unique_ptr<AnalysisHolderBase>> analyses;
  llvm::DenseMap<Operation *, std::unique_ptr<AnalysisScope>> children;
};

/// The name of an analysis class, without the project's and unnamed namespaces.
StringRef trimAnalysisName(StringRef name);

} // namespace detail

/// Computes and caches the analyses of one operation; a handle, passed by
/// value. Belongs to the thread that works on the operation.
class AnalysisManager {
public:
  using PreservedAnalyses = strata::PreservedAnalyses;
  AnalysisManager(detail::AnalysisScope *scope, PassInstrumentor *instrumentor)
      : scope(scope), instrumentor(instrumentor) {}
  Operation *getOperation() const { return scope->op; }

  /// The analysis of the operation, computed if it is not cached.
  template <typename Analysis> Analysis &getAnalysis();
  /// The cached analysis of the operation, if any.
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>> getCachedAnalysis() const {
    return findIn<Analysis>(*scope);
  }
  /// The cached analysis of an operation around this one; std::nullopt if there
  /// is none.
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedParentAnalysis(Operation *parent) const {
    for (auto *outer = scope->parent; outer; outer = outer->parent)
      if (outer->op == parent)
        return findIn<Analysis>(*outer);
    return std::nullopt;
  }
  /// The analysis of an operation inside this one.
  template <typename Analysis> Analysis &getChildAnalysis(Operation *child) {
    return nest(child).getAnalysis<Analysis>();
  }
  template <typename Analysis>
  std::optional<std::reference_wrapper<Analysis>>
  getCachedChildAnalysis(Operation *child) const {
    auto it = scope->children.find(child);
    if (it == scope->children.end())
      return std::nullopt;
    return findIn<Analysis>(*it->second);
  }
  /// The manager of an operation inside this one, at whatever depth.
  AnalysisManager nest(Operation *child);
  void invalidate(const PreservedAnalyses &preserved) {
    scope->invalidate(preserved);
  }

private:
  template <typename Analysis>
  static std::optional<std::reference_wrapper<Analysis>>
  findIn(detail::AnalysisScope &where) {
    auto it = where.analyses.find(detail::getAnalysisID<Analysis>());
    if (it == where.analyses.end())
      return std::nullopt;
    return std::ref(
        static_cast<detail::AnalysisHolder<Analysis> &>(*it->second).analysis);
  }
  void beforeAnalysis(StringRef name, AnalysisID id);
  void afterAnalysis(StringRef name, AnalysisID id);

  detail::AnalysisScope *scope;
  /// May be null.
  PassInstrumentor *instrumentor;
};

template <typename Analysis> Analysis &AnalysisManager::getAnalysis() {
  if (auto found = findIn<Analysis>(*scope))
    return *found;
  AnalysisID id = detail::getAnalysisID<Analysis>();
  StringRef name = detail::trimAnalysisName(llvm::getTypeName<Analysis>());
  beforeAnalysis(name, id);
  std::unique_ptr<detail::AnalysisHolder<Analysis>> holder;
  // The constructor may request other analyses.
  if constexpr (std::is_constructible_v<Analysis, Operation *,
                                        AnalysisManager &>)
    holder =
        std::make_unique<detail::AnalysisHolder<Analysis>>(scope->op, *this);
  else if constexpr (std::is_constructible_v<Analysis, Operation *>)
    holder = std::make_unique<detail::AnalysisHolder<Analysis>>(scope->op);
  else
    holder = std::make_unique<detail::AnalysisHolder<Analysis>>();
  Analysis &result = holder->analysis;
  scope->analyses[id] = std::move(holder);
  afterAnalysis(name, id);
  return result;
}

} // namespace strata

#endif // STRATA_PASS_ANALYSISMANAGER_H
