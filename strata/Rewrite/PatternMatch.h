// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewrite patterns: a name, the operation that they are rooted at, a benefit,
// and a rewrite. Patterns in C++ are functions, or classes where they carry
// state; patterns that are data are read from pdl operations (PDL.h). A set of
// them is frozen, which sorts them by root and benefit, and given to a driver
// (GreedyPatternRewriteDriver.h, DialectConversion.h).
//
//   static LogicalResult dropNop(mine::NopOp op, PatternRewriter &rewriter) {
//     rewriter.replaceOp(op, op.getInput());
//     return success();
//   }
//   RewritePatternSet patterns(ctx);
//   patterns.add("drop-nop", dropNop);
#ifndef STRATA_REWRITE_PATTERNMATCH_H
#define STRATA_REWRITE_PATTERNMATCH_H

#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/TypeName.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace strata {

/// How good it is to apply a pattern; of those that match, the one with the
/// highest benefit is tried first, and of equal ones the one that was added
/// first.
class PatternBenefit {
public:
  PatternBenefit(unsigned benefit = 1) : benefit(uint16_t(benefit)) {}
  unsigned getBenefit() const { return benefit; }
  bool operator==(PatternBenefit other) const {
    return benefit == other.benefit;
  }
  bool operator<(PatternBenefit other) const { return benefit < other.benefit; }

private:
  uint16_t benefit;
};

/// The rewriter that drivers give to patterns. All changes go through it.
class PatternRewriter : public RewriterBase {
public:
  explicit PatternRewriter(Context *ctx, Listener *listener = nullptr)
      : RewriterBase(ctx, listener) {}
};

/// Tags of the constructors of patterns for operations of any name.
struct MatchAnyOpTypeTag {};

/// A pattern. Patterns are shared by threads: matching changes nothing in them.
class RewritePattern {
public:
  /// A pattern, as in MLIR, for the operations called `rootName`, or for all.
  /// Its debug name is that of its class, if it is added by
  /// RewritePatternSet::add<Class>.
  RewritePattern(StringRef rootName, PatternBenefit benefit, Context *ctx,
                 ArrayRef<StringRef> generatedNames = {})
      : generatedOps(generatedNames.begin(), generatedNames.end()),
        root(rootName), benefit(benefit) {
    (void)ctx;
  }
  RewritePattern(MatchAnyOpTypeTag, PatternBenefit benefit, Context *ctx,
                 ArrayRef<StringRef> generatedNames = {})
      : RewritePattern(StringRef(), benefit, ctx, generatedNames) {}
  /// `root` is the full name of the operations it matches, empty for any.
  RewritePattern(StringRef debugName, StringRef root,
                 PatternBenefit benefit = 1)
      : debugName(debugName), root(root), benefit(benefit) {}
  virtual ~RewritePattern() = default;

  /// Changes `op`, and the IR around it, through `rewriter`. If it does not
  /// match, fails without any change. The rewriter inserts before `op`.
  virtual LogicalResult matchAndRewrite(Operation *op,
                                        PatternRewriter &rewriter) const = 0;

  /// For patterns without a root name: false if no operation of `def` matches.
  virtual bool mayMatch(const OpDefinition &def) const {
    (void)def;
    return true;
  }

  /// Disables the named patterns that `accepts` rejects; returns false if none
  /// is left. Set-up.
  virtual bool select(function_ref<bool(StringRef debugName)> accepts) {
    return accepts(debugName);
  }

  /// Calls `found` for the rules of the pattern that create operations like `op`, of its
  /// name and with its attributes, and for their places. Patterns in C++ have none.
  virtual void
  findCreators(Operation *op,
               function_ref<void(StringRef rule, Location loc)> found) const {
    (void)op, (void)found;
  }

  /// The name in options and traces.
  StringRef getDebugName() const { return debugName; }
  /// Set-up.
  void setDebugName(StringRef name) { debugName = name.str(); }
  StringRef getRootName() const { return root; }
  PatternBenefit getBenefit() const { return benefit; }
  /// Names of operations that it may create, if known; dialect conversion
  /// prefers patterns that lead to legal operations.
  ArrayRef<std::string> getGeneratedOps() const { return generatedOps; }
  /// Dialect conversion applies a pattern to operations that it created only if
  /// the pattern declares that this recursion ends. Set-up.
  void setHasBoundedRewriteRecursion(bool isBounded = true) {
    boundedRecursion = isBounded;
  }
  bool hasBoundedRewriteRecursion() const { return boundedRecursion; }

  /// Whether drivers leave out the check that the pattern returns success exactly if it
  /// changed the IR.
  bool hasUncheckedResult() const { return uncheckedResult; }

protected:
  std::vector<std::string> generatedOps;
  /// Set by patterns that report their faults themselves.
  bool uncheckedResult = false;

private:
  std::string debugName, root;
  PatternBenefit benefit;
  bool boundedRecursion = false;
};

/// A pattern in C++ for the operations of the class `Op` that a dialect file
/// was made into (docs/wrappers.md).
template <typename Op> class OpRewritePattern : public RewritePattern {
public:
  /// The constructor of MLIR's class.
  explicit OpRewritePattern(Context *ctx, PatternBenefit benefit = 1,
                            ArrayRef<StringRef> generatedNames = {})
      : RewritePattern(Op::getOperationName(), benefit, ctx, generatedNames) {}
  explicit OpRewritePattern(StringRef debugName, PatternBenefit benefit = 1)
      : RewritePattern(debugName, Op::getOperationName(), benefit) {}
  virtual LogicalResult matchAndRewrite(Op op,
                                        PatternRewriter &rewriter) const = 0;

private:
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final {
    return matchAndRewrite(Op(op), rewriter);
  }
};

/// A pattern for the operations that have the interface `Interface`, given as its
/// handle (Definition/OpInterface.h) or as its table of functions.
template <typename Interface>
class OpInterfaceRewritePattern : public RewritePattern {
public:
  explicit OpInterfaceRewritePattern(Context *ctx, PatternBenefit benefit = 1)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, ctx) {}
  virtual LogicalResult matchAndRewrite(Interface op,
                                        PatternRewriter &rewriter) const = 0;

private:
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final {
    auto typed = dyn_cast<Interface>(op);
    return typed ? matchAndRewrite(typed, rewriter) : failure();
  }
};

/// A pattern for the operations that have a trait.
template <OpTrait Trait> class OpTraitRewritePattern : public RewritePattern {
public:
  explicit OpTraitRewritePattern(Context *ctx, PatternBenefit benefit = 1)
      : RewritePattern(MatchAnyOpTypeTag(), benefit, ctx) {}
  bool mayMatch(const OpDefinition &def) const override {
    return def.hasTrait(Trait);
  }
};

/// A pattern that is a function.
using RewriteFn = LogicalResult (*)(Operation *op, PatternRewriter &rewriter);

/// Patterns on their way into a driver.
class RewritePatternSet {
public:
  explicit RewritePatternSet(Context *ctx) : ctx(ctx) {}
  Context *getContext() const { return ctx; }

  void add(std::unique_ptr<RewritePattern> pattern) {
    patterns.push_back(std::move(pattern));
  }
  /// Adds a pattern of each class, made of `args`, and calls its function `initialize()`
  /// if it has one. A pattern without debug name is called as its class.
  template <
      typename... Patterns, typename... Args,
      std::enable_if_t<(sizeof...(Patterns) != 0) &&
                           (std::is_base_of_v<RewritePattern, Patterns> && ...),
                       int> = 0>
  RewritePatternSet &add(Args &&...args) {
    if constexpr (sizeof...(Patterns) == 1)
      (addOne<Patterns>(std::forward<Args>(args)...), ...);
    else
      (addOne<Patterns>(args...), ...);
    return *this;
  }
  /// Another name for `add`.
  template <typename... Patterns, typename... Args,
            std::enable_if_t<sizeof...(Patterns) != 0, int> = 0>
  RewritePatternSet &insert(Args &&...args) {
    return add<Patterns...>(std::forward<Args>(args)...);
  }
  /// Adds a function that takes an operation of a class. Its debug name is that of the
  /// operation unless `debugName` is given.
  template <typename Op>
  RewritePatternSet &add(LogicalResult (*fn)(Op op, PatternRewriter &rewriter),
                         PatternBenefit benefit = 1) {
    return add(Op::getOperationName(), fn, benefit);
  }
  template <typename Op>
  RewritePatternSet &add(StringRef debugName,
                         LogicalResult (*fn)(Op op, PatternRewriter &rewriter),
                         PatternBenefit benefit = 1) {
    struct FnPattern final : OpRewritePattern<Op> {
      FnPattern(StringRef debugName, LogicalResult (*fn)(Op, PatternRewriter &),
                PatternBenefit benefit)
          : OpRewritePattern<Op>(debugName, benefit), fn(fn) {}
      LogicalResult matchAndRewrite(Op op,
                                    PatternRewriter &rewriter) const override {
        return fn(op, rewriter);
      }
      LogicalResult (*fn)(Op, PatternRewriter &);
    };
    addOne<FnPattern>(debugName, fn, benefit);
    return *this;
  }
  /// Adds a function that does not name the class of its operations, for those of the
  /// class `Op`.
  template <typename Op,
            std::enable_if_t<!std::is_base_of_v<RewritePattern, Op>, int> = 0>
  RewritePatternSet &add(StringRef debugName, RewriteFn fn,
                         PatternBenefit benefit = 1) {
    add(debugName, Op::getOperationName(), fn, benefit);
    return *this;
  }
  /// `root` is empty for any operation.
  void add(StringRef debugName, StringRef root, RewriteFn fn,
           PatternBenefit benefit = 1);

  std::vector<std::unique_ptr<RewritePattern>> &getPatterns() {
    return patterns;
  }

private:
  /// `typeName` without namespaces that carry no information: `X` for
  /// `{anonymous}::X`.
  static std::string getClassName(StringRef typeName);
  template <typename Pattern, typename... Args> void addOne(Args &&...args) {
    auto pattern = std::make_unique<Pattern>(std::forward<Args>(args)...);
    if constexpr (requires { pattern->initialize(); })
      pattern->initialize();
    if (pattern->getDebugName().empty())
      pattern->setDebugName(getClassName(llvm::getTypeName<Pattern>()));
    patterns.push_back(std::move(pattern));
  }

  Context *ctx;
  std::vector<std::unique_ptr<RewritePattern>> patterns;
};

/// Patterns as drivers use them: those that an operation can match, by its
/// definition, best first. Thread-safe.
class FrozenRewritePatternSet {
public:
  using List = std::vector<const RewritePattern *>;

  /// The patterns that are used, by debug name. An empty `enabled` stands for
  /// all.
  struct Filter {
    std::vector<std::string> enabled, disabled;
    bool accepts(StringRef debugName) const;
    /// Warns of names that no pattern of `set` has.
    void warnOfUnknown(RewritePatternSet &set) const;
  };

  FrozenRewritePatternSet() = default;
  FrozenRewritePatternSet(RewritePatternSet &&set)
      : FrozenRewritePatternSet(std::move(set), Filter()) {}
  FrozenRewritePatternSet(RewritePatternSet &&set, const Filter &filter);
  /// Contains in addition the patterns of the definitions' hook `canonicalize`,
  /// for the operations that are met.
  static FrozenRewritePatternSet withCanonicalizations(RewritePatternSet &&set,
                                                       const Filter &filter);

  /// The patterns to try on operations of `def`.
  const List &lookup(const OpDefinition *def) const;
  /// All there are by now.
  std::vector<const RewritePattern *> getPatterns() const;
  /// Whether rules of a dialect that was met are invalid, which was reported.
  bool hasInvalidRules() const;

private:
  struct Impl;
  std::shared_ptr<Impl> impl;
};

} // namespace strata

#endif // STRATA_REWRITE_PATTERNMATCH_H
