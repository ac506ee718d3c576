// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion: patterns are applied until all operations are legal for a
// ConversionTarget, and types are converted by a TypeConverter. If the
// conversion fails, the IR is restored and a diagnostic gives the reason.
//
//   struct AddLowering : ConversionPattern {
//     AddLowering(const TypeConverter &converter)
//         : ConversionPattern(converter, "add-lowering", "mine.add") {}
//     LogicalResult
//     matchAndRewrite(Operation *op, ArrayRef<Value> operands,
//                     ConversionPatternRewriter &rewriter) const override {
//       Type type = getTypeConverter()->convertType(op->getResult(0));
//       if (!type)
//         return rewriter.notifyMatchFailure(op, "the type has no conversion");
//       rewriter.replaceOp(op, rewriter.create(op->getLoc(), "low.add",
//                                              operands, type));
//       return success();
//     }
//   };
//   if (failed(applyPartialConversion(module, target, patterns)))
//     signalPassFailure();
//
// Operations that are replaced or erased stay in place until all has succeeded,
// and keep their users; patterns get the replacements as `operands`. All other
// changes are made at once, and are undone if a pattern fails
// (docs/conversion.md).
#ifndef STRATA_REWRITE_DIALECTCONVERSION_DIALECTCONVERSION_H
#define STRATA_REWRITE_DIALECTCONVERSION_DIALECTCONVERSION_H

#include "strata/Definition/OpAdaptor.h"
#include "strata/Rewrite/DialectConversion/ConversionTarget.h"
#include "strata/Rewrite/DialectConversion/TypeConverter.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/DenseSet.h"

namespace strata {

namespace detail {
class ConversionRewriterImpl;
class LegalityTable;
} // namespace detail

/// The time at which operations that are not legal are folded.
enum class DialectConversionFoldingMode : uint8_t {
  Never,
  /// Fold first; try patterns if that does not make them legal.
  BeforePatterns,
  /// Fold if no pattern makes them legal.
  AfterPatterns,
};

struct ConversionConfig {
  /// Receives the changes when all has succeeded (without rollback: at once),
  /// and patterns when they are tried. Must outlive the conversion.
  RewriterBase::Listener *listener = nullptr;
  /// Called, with an unreported remark, whenever a pattern gives the reason why
  /// it does not match (`notifyMatchFailure`).
  std::function<void(Diagnostic &)> notifyCallback;
  /// In partial conversions, collects operations that were not known to be
  /// illegal and stay as they are.
  llvm::DenseSet<Operation *> *unlegalizedOps = nullptr;
  /// In analysis conversions, collects those that are legal, or can be made so.
  llvm::DenseSet<Operation *> *legalizableOps = nullptr;
  /// Whether casts between types that are needed in the end are made by the type
  /// converters, and the conversion fails where they do not. Otherwise all of
  /// them are `builtin.unrealized_conversion_cast` operations.
  bool buildMaterializations = true;
  /// Whether remaining casts of this kind get an attribute `__kind__` with their
  /// purpose.
  bool attachDebugMaterializationKind = false;
  /// Whether a pattern that has changed something and fails, or whose results
  /// cannot be made legal, is undone and others are tried. Without that it is
  /// an error, all changes are made at once, so that patterns see them, and a
  /// conversion that fails leaves a partial result: functions may be converted
  /// and their returns not. Analysis conversions always undo.
  bool allowPatternRollback = true;
  DialectConversionFoldingMode foldingMode =
      DialectConversionFoldingMode::BeforePatterns;
  /// Whether a failure comes with notes on the patterns that were tried. To
  /// collect them, the patterns are called once more.
  bool explainFailures = true;
};

/// The rewriter by which patterns change the IR in a conversion.
class ConversionPatternRewriter final : public PatternRewriter {
public:
  ~ConversionPatternRewriter() override;

  // Operations. Old and new values may differ in type. A replaced operation and
  // its results must not be replaced or erased again; a pattern that does so
  // fails with a reason.

  void replaceOp(Operation *op, ValueRange newValues) override;
  void replaceOp(Operation *op, Operation *newOp) override;
  /// Replaces each result with any number of values. `newValues` has a range of values
  /// for each result.
  void replaceOpWithMultiple(Operation *op, ArrayRef<ValueRange> newValues);
  template <typename Ranges,
            std::enable_if_t<
                !std::is_convertible_v<Ranges, ArrayRef<ValueRange>>, int> = 0>
  void replaceOpWithMultiple(Operation *op, const Ranges &newValues) {
    replaceOpWithMultiple(op, SmallVector<ValueRange>(std::begin(newValues),
                                                      std::end(newValues)));
  }
  void eraseOp(Operation *op) override;
  void startOpModification(Operation *op) override;
  void finalizeOpModification(Operation *op) override;
  void cancelOpModification(Operation *op) override;

  // Values.

  using RewriterBase::replaceAllUsesWith;
  /// From now on `to` stands for `from`, and replaces it in the end.
  void replaceAllUsesWith(Value from, Value to) override;
  void replaceAllUsesWith(Value from, ValueRange to);
  void replaceUsesOfBlockArgument(BlockArgument from, ValueRange to) {
    replaceAllUsesWith(from, to);
  }
  /// The current replacement of `key`, in the type that the pattern's type
  /// converter gives. Null if its type has no conversion, or it is not one
  /// value.
  Value getRemappedValue(Value key);
  /// The remapped values of `keys`; fails if getRemappedValue would return null for one.
  LogicalResult getRemappedValues(ValueRange keys,
                                  SmallVectorImpl<Value> &results);

  // Blocks and regions.

  void eraseBlock(Block *block) override;
  void inlineBlockBefore(Block *source, Block *dest, Block::iterator before,
                         ValueRange argValues = {}) override;
  using RewriterBase::inlineBlockBefore;
  /// Gives `block` the arguments of `conversion`; `converter`, which may be
  /// null, materializes the old arguments from them. Returns the block that has
  /// them.
  Block *
  applySignatureConversion(Block *block,
                           TypeConverter::SignatureConversion &conversion,
                           const TypeConverter *converter = nullptr);
  /// Converts the arguments of all blocks of `region`, and of blocks that are inserted
  /// into it later; the signature of the entry block is `entryConversion` if that is
  /// given. Returns the entry block, null if there is none; fails if a type has no
  /// conversion.
  FailureOr<Block *> convertRegionTypes(
      Region *region, const TypeConverter &converter,
      TypeConverter::SignatureConversion *entryConversion = nullptr);

  // Legality.

  /// Makes `op` legal now, instead of in its turn.
  LogicalResult legalize(Operation *op);
  LogicalResult legalize(Region *region);
  const ConversionConfig &getConfig() const;

  detail::ConversionRewriterImpl &getImpl() { return *impl; }

private:
  friend class detail::ConversionRewriterImpl;
  ConversionPatternRewriter(Context *ctx, detail::ConversionRewriterImpl &impl);
  detail::ConversionRewriterImpl *impl;
};

/// A pattern that is given the values that stand for its operation's operands,
/// converted by its type converter if it has one. Other patterns get them as
/// they are. Can be used in dialect conversions only.
class ConversionPattern : public RewritePattern {
public:
  /// Null if it has none.
  const TypeConverter *getTypeConverter() const { return typeConverter; }
  /// As the class that it is known to be.
  template <typename T> const T *getTypeConverter() const {
    return static_cast<const T *>(typeConverter);
  }

  /// One range for each operand; by default the form with one value for each is
  /// called, and the match fails where that is not so.
  virtual LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const;
  /// Derived classes override one of the two.
  virtual LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const;

protected:
  /// The constructor of MLIR's class.
  ConversionPattern(StringRef rootName, PatternBenefit benefit, Context *ctx,
                    ArrayRef<StringRef> generatedNames = {})
      : RewritePattern(rootName, benefit, ctx, generatedNames) {}
  ConversionPattern(const TypeConverter &converter, StringRef rootName,
                    PatternBenefit benefit, Context *ctx,
                    ArrayRef<StringRef> generatedNames = {})
      : RewritePattern(rootName, benefit, ctx, generatedNames),
        typeConverter(&converter) {}
  ConversionPattern(MatchAnyOpTypeTag tag, PatternBenefit benefit, Context *ctx)
      : RewritePattern(tag, benefit, ctx) {}
  ConversionPattern(const TypeConverter &converter, MatchAnyOpTypeTag tag,
                    PatternBenefit benefit, Context *ctx)
      : RewritePattern(tag, benefit, ctx), typeConverter(&converter) {}
  /// `generated` are names of operations that it makes, if they are known.
  ConversionPattern(StringRef debugName, StringRef root,
                    PatternBenefit benefit = 1,
                    ArrayRef<StringRef> generated = {})
      : RewritePattern(debugName, root, benefit) {
    generatedOps.assign(generated.begin(), generated.end());
  }
  ConversionPattern(const TypeConverter &converter, StringRef debugName,
                    StringRef root, PatternBenefit benefit = 1,
                    ArrayRef<StringRef> generated = {})
      : ConversionPattern(debugName, root, benefit, generated) {
    typeConverter = &converter;
  }
  /// Null if it has none.
  const TypeConverter *typeConverter = nullptr;

private:
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const final;
};

/// A conversion pattern for the operations of the class `Op` that a dialect file
/// was made into.
template <typename Op> class OpConversionPattern : public ConversionPattern {
public:
  using OpAdaptor = AdaptorFor<Op, Value>;
  using OneToNOpAdaptor = AdaptorFor<Op, ValueRange>;

  /// The constructor of MLIR's class.
  explicit OpConversionPattern(Context *ctx, PatternBenefit benefit = 1)
      : ConversionPattern(Op::getOperationName(), benefit, ctx) {}
  OpConversionPattern(const TypeConverter &converter, Context *ctx,
                      PatternBenefit benefit = 1)
      : ConversionPattern(converter, Op::getOperationName(), benefit, ctx) {}

  explicit OpConversionPattern(StringRef debugName, PatternBenefit benefit = 1)
      : ConversionPattern(debugName, Op::getOperationName(), benefit) {}
  OpConversionPattern(const TypeConverter &converter, StringRef debugName,
                      PatternBenefit benefit = 1)
      : ConversionPattern(converter, debugName, Op::getOperationName(),
                          benefit) {}
  virtual LogicalResult
  matchAndRewrite(Op op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const {
    return ConversionPattern::matchAndRewrite(op.getOperation(),
                                              adaptor.getOperands(), rewriter);
  }
  virtual LogicalResult
  matchAndRewrite(Op op, OneToNOpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const {
    return ConversionPattern::matchAndRewrite(op.getOperation(),
                                              adaptor.getOperands(), rewriter);
  }

private:
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(Op(op), OpAdaptor(op, operands), rewriter);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final {
    return matchAndRewrite(Op(op), OneToNOpAdaptor(op, operands), rewriter);
  }
};

/// A conversion pattern for the operations that have the interface `Interface`, given
/// as its handle.
template <typename Interface>
class OpInterfaceConversionPattern : public ConversionPattern {
public:
  explicit OpInterfaceConversionPattern(Context *ctx,
                                        PatternBenefit benefit = 1)
      : ConversionPattern(MatchAnyOpTypeTag(), benefit, ctx) {}
  OpInterfaceConversionPattern(const TypeConverter &converter, Context *ctx,
                               PatternBenefit benefit = 1)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), benefit, ctx) {}
  virtual LogicalResult
  matchAndRewrite(Interface op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const {
    return ConversionPattern::matchAndRewrite(op.getOperation(), operands,
                                              rewriter);
  }
  virtual LogicalResult
  matchAndRewrite(Interface op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const {
    return ConversionPattern::matchAndRewrite(op.getOperation(), operands,
                                              rewriter);
  }

private:
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const final {
    auto typed = dyn_cast<Interface>(op);
    return typed ? matchAndRewrite(typed, operands, rewriter) : failure();
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const final {
    auto typed = dyn_cast<Interface>(op);
    return typed ? matchAndRewrite(typed, operands, rewriter) : failure();
  }
};

/// A conversion pattern that is a function. `converter` may be null.
using ConversionFn = LogicalResult (*)(Operation *op, ArrayRef<Value> operands,
                                       const TypeConverter *converter,
                                       ConversionPatternRewriter &rewriter);
void addConversionPattern(RewritePatternSet &patterns,
                          const TypeConverter *converter, StringRef debugName,
                          StringRef root, ConversionFn fn,
                          PatternBenefit benefit = 1);

/// A conversion pattern that is a function on the operations of the class `Op`.
template <typename Op>
using OpConversionFn = LogicalResult (*)(Op op, AdaptorFor<Op, Value> adaptor,
                                         const TypeConverter *converter,
                                         ConversionPatternRewriter &rewriter);
template <typename Op>
void addConversionPattern(RewritePatternSet &patterns,
                          const TypeConverter *converter, StringRef debugName,
                          std::type_identity_t<OpConversionFn<Op>> fn,
                          PatternBenefit benefit = 1) {
  struct FnPattern final : OpConversionPattern<Op> {
    FnPattern(const TypeConverter *converter, StringRef debugName,
              OpConversionFn<Op> fn, PatternBenefit benefit)
        : OpConversionPattern<Op>(debugName, benefit), fn(fn) {
      this->typeConverter = converter;
    }
    LogicalResult
    matchAndRewrite(Op op, typename OpConversionPattern<Op>::OpAdaptor adaptor,
                    ConversionPatternRewriter &rewriter) const override {
      return fn(op, adaptor, this->typeConverter, rewriter);
    }
    OpConversionFn<Op> fn;
  };
  patterns.add<FnPattern>(converter, debugName, fn, benefit);
}

/// Precomputed facts about a target and patterns: the patterns that lead to
/// legal operations, and the order in which they are tried. A pass that
/// converts one function after the other keeps it, because computing it takes
/// longer than converting a small function. `target` must outlive it, and may
/// not change. Serves one thread at a time.
class ConversionPlan {
public:
  ConversionPlan(const ConversionTarget &target,
                 FrozenRewritePatternSet patterns);
  ~ConversionPlan();

  /// Whether a partial conversion neither changes nor rejects `op`, and visits
  /// the operations nested in it.
  bool leavesAlone(Operation *op) const;
  /// Whether there are patterns for operations like `op`.
  bool hasPatterns(Operation *op) const;
  const detail::LegalityTable &getTable() const { return *table; }

private:
  friend LogicalResult applyPartialConversion(Operation *op,
                                              const ConversionPlan &plan,
                                              const ConversionConfig &config);
  std::unique_ptr<detail::LegalityTable> table;
};

/// A partial conversion, with rollback, in two steps. Several of them, of
/// different operations and by different threads, are finished or undone
/// together (Conversion/Parallel). `plan` and `config` must outlive it; threads
/// share the plan. There must be no RewriteObserver.
class StagedConversion {
public:
  StagedConversion(Context *ctx, const ConversionPlan &plan,
                   const ConversionConfig &config);
  ~StagedConversion();

  /// Does all that can fail. Reports failure, and changes nothing then. `ops` is not empty.
  LogicalResult prepare(ArrayRef<Operation *> ops);
  /// Completes the prepared conversion: deletes replaced operations.
  void finish();
  /// Takes back what was prepared.
  void undo();

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// Converts `ops` and their contents, except for operations in unreachable
/// blocks. Illegal operations that remain are an error; operations of unknown
/// legality may remain.
LogicalResult applyPartialConversion(ArrayRef<Operation *> ops,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     const ConversionConfig &config = {});
LogicalResult applyPartialConversion(Operation *op,
                                     const ConversionTarget &target,
                                     const FrozenRewritePatternSet &patterns,
                                     const ConversionConfig &config = {});
/// Like applyPartialConversion for operations, with the facts in `plan`.
LogicalResult applyPartialConversion(Operation *op, const ConversionPlan &plan,
                                     const ConversionConfig &config = {});
/// As applyPartialConversion, but any operation that is not legal at the end is an
/// error.
LogicalResult applyFullConversion(ArrayRef<Operation *> ops,
                                  const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  const ConversionConfig &config = {});
LogicalResult applyFullConversion(Operation *op, const ConversionTarget &target,
                                  const FrozenRewritePatternSet &patterns,
                                  const ConversionConfig &config = {});
/// Changes nothing, and finds out for `config.legalizableOps` which operations
/// are legal or could be made so.
LogicalResult applyAnalysisConversion(ArrayRef<Operation *> ops,
                                      const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns,
                                      const ConversionConfig &config = {});
LogicalResult applyAnalysisConversion(Operation *op,
                                      const ConversionTarget &target,
                                      const FrozenRewritePatternSet &patterns,
                                      const ConversionConfig &config = {});

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_DIALECTCONVERSION_H
