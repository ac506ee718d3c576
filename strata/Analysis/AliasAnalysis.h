// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Alias analysis: whether two values may refer to the same memory, and whether
// an operation reads or modifies the memory of a value. All registered
// implementations are queried; the most precise result is returned.
#ifndef STRATA_ANALYSIS_ALIASANALYSIS_H
#define STRATA_ANALYSIS_ALIASANALYSIS_H

#include "strata/Analysis/ValueFlow.h"

#include <memory>

namespace strata {

/// How the memory of two values may overlap.
class AliasResult {
public:
  enum Kind : uint8_t {
    NoAlias,
    /// The values may or may not alias.
    MayAlias,
    /// The memory overlaps, but need not be identical.
    PartialAlias,
    MustAlias,
  };
  constexpr AliasResult(Kind kind) : kind(kind) {}
  Kind getKind() const { return kind; }
  bool operator==(const AliasResult &other) const = default;
  bool isNo() const { return kind == NoAlias; }
  bool isMay() const { return kind == MayAlias; }
  bool isPartial() const { return kind == PartialAlias; }
  bool isMust() const { return kind == MustAlias; }

private:
  Kind kind;
};
raw_ostream &operator<<(raw_ostream &os, AliasResult result);

/// The accesses to memory that an operation may make: a set.
class ModRefResult {
public:
  enum Kind : uint8_t { NoModRef = 0, Ref = 1, Mod = 2, ModRef = 3 };
  constexpr ModRefResult(Kind kind) : kind(kind) {}
  Kind getKind() const { return kind; }
  bool operator==(const ModRefResult &other) const = default;
  static ModRefResult getNoModRef() { return NoModRef; }
  static ModRefResult getRef() { return Ref; }
  static ModRefResult getMod() { return Mod; }
  static ModRefResult getModAndRef() { return ModRef; }
  bool isNoModRef() const { return kind == NoModRef; }
  bool isModOrRef() const { return kind != NoModRef; }
  bool isModAndRef() const { return kind == ModRef; }
  bool isMod() const { return kind & Mod; }
  bool isRef() const { return kind & Ref; }
  /// The accesses that either of them, or both, may make.
  ModRefResult merge(ModRefResult other) const {
    return Kind(kind | other.kind);
  }
  ModRefResult intersect(ModRefResult other) const {
    return Kind(kind & other.kind);
  }

private:
  Kind kind;
};
raw_ostream &operator<<(raw_ostream &os, ModRefResult result);

/// An implementation of alias analysis.
class AliasAnalysisImplementation {
public:
  virtual ~AliasAnalysisImplementation() = default;
  virtual AliasResult alias(Value a, Value b) = 0;
  virtual ModRefResult getModRef(Operation *op, Value location) = 0;
};

/// Uses definitions alone: allocations (`allocate` among the effects), views
/// (ViewLikeOpInterface, whose first operand is the viewed value), constants,
/// and the flow of values through branches, calls and regions. A value with
/// more than 32 possible sources may alias anything; only identical values must
/// alias.
class LocalAliasAnalysis final : public AliasAnalysisImplementation {
public:
  /// Analyses values in `root`, which must not change while the analysis is
  /// used.
  explicit LocalAliasAnalysis(Operation *root) : flow(root) {}
  AliasResult alias(Value a, Value b) override;
  ModRefResult getModRef(Operation *op, Value location) override;

private:
  /// Whether `value` is one of its sources, and all of these are known.
  bool isOnlyPassed(Value value) const;
  /// The values that `value` may be a view of. std::nullopt if they are too
  /// many, or unknown.
  std::optional<SmallVector<Value, 4>> getUnderlyingValues(Value value);

  ValueFlow flow;
};

/// The analysis for passes: `getAnalysis<AliasAnalysis>()`.
class AliasAnalysis {
public:
  explicit AliasAnalysis(Operation *root) {
    addAnalysisImplementation(std::make_unique<LocalAliasAnalysis>(root));
  }
  void addAnalysisImplementation(
      std::unique_ptr<AliasAnalysisImplementation> implementation) {
    implementations.push_back(std::move(implementation));
  }
  AliasResult alias(Value a, Value b);
  /// The accesses that `op`, with its regions, may make to the memory of
  /// `location`.
  ModRefResult getModRef(Operation *op, Value location);

private:
  std::vector<std::unique_ptr<AliasAnalysisImplementation>> implementations;
};

} // namespace strata

#endif // STRATA_ANALYSIS_ALIASANALYSIS_H
