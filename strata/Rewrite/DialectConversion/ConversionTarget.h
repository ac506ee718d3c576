// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The goal of a dialect conversion: legal and illegal operations, and
// operations whose legality a callback decides. The declaration of an operation
// takes precedence over that of its dialect; without either, legality is
// unknown, and partial conversions keep the operation if no pattern applies.
//
//   ConversionTarget target(ctx);
//   target.addLegalDialect("llvm", "builtin");
//   target.addIllegalOp("arith.addi");
//   target.addDynamicallyLegalOp(
//       [&](Operation *op) { return converter.isLegal(op); }, "mine.op");
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTARGET_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTARGET_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/StringMap.h"

#include <functional>
#include <optional>

namespace strata {

class ConversionTarget {
public:
  enum class LegalizationAction : uint8_t {
    Legal,
    /// A callback decides for each operation.
    Dynamic,
    Illegal,
  };
  struct LegalOpDetails {
    /// Operations nested in it are legal too.
    bool isRecursivelyLegal = false;
  };
  /// std::nullopt defers to the callback that was added before, or leaves the
  /// legality unknown.
  using DynamicLegality = std::function<std::optional<bool>(Operation *)>;

  explicit ConversionTarget(Context &ctx) : ctx(&ctx) {}
  explicit ConversionTarget(Context *ctx) : ctx(ctx) {}
  virtual ~ConversionTarget() = default;
  Context *getContext() const { return ctx; }

  // Operations, by full name or by class.

  void setOpAction(StringRef op, LegalizationAction action);
  template <typename... Names> void addLegalOp(StringRef op, Names... ops) {
    setOpAction(op, LegalizationAction::Legal);
    (setOpAction(ops, LegalizationAction::Legal), ...);
  }
  template <typename Op, typename... Ops> void addLegalOp() {
    addLegalOp(Op::getOperationName(), Ops::getOperationName()...);
  }
  template <typename... Names> void addIllegalOp(StringRef op, Names... ops) {
    setOpAction(op, LegalizationAction::Illegal);
    (setOpAction(ops, LegalizationAction::Illegal), ...);
  }
  template <typename Op, typename... Ops> void addIllegalOp() {
    addIllegalOp(Op::getOperationName(), Ops::getOperationName()...);
  }
  template <typename Op> void setOpAction(LegalizationAction action) {
    setOpAction(Op::getOperationName(), action);
  }
  template <typename... Names>
  void addDynamicallyLegalOp(const DynamicLegality &isLegal, StringRef op,
                             Names... ops) {
    setDynamic(op, isLegal);
    (setDynamic(ops, isLegal), ...);
  }
  /// `isLegal` takes an `Operation *` or, for a single class, an `Op`. It returns a
  /// bool or an optional one.
  template <typename Op, typename... Ops, typename Fn>
  void addDynamicallyLegalOp(Fn &&isLegal) {
    addDynamicallyLegalOp(wrap<Op>(std::forward<Fn>(isLegal)),
                          Op::getOperationName(), Ops::getOperationName()...);
  }
  /// If an operation of that name is legal, so are all operations nested in it,
  /// provided that `isRecursive` is null or returns true. Its legality must
  /// have been declared.
  void markOpRecursivelyLegal(StringRef op, DynamicLegality isRecursive = {});
  template <typename Op, typename... Ops>
  void markOpRecursivelyLegal(const DynamicLegality &isRecursive = {}) {
    markOpRecursivelyLegal(Op::getOperationName(), isRecursive);
    (markOpRecursivelyLegal(Ops::getOperationName(), isRecursive), ...);
  }
  template <typename Op, typename Fn>
  void markOpRecursivelyLegal(Fn &&isRecursive) {
    markOpRecursivelyLegal(Op::getOperationName(),
                           wrap<Op>(std::forward<Fn>(isRecursive)));
  }

  // Dialects, by name or by class.

  template <typename... Names>
  void addLegalDialect(StringRef dialect, Names... dialects) {
    setDialectAction(dialect, LegalizationAction::Legal);
    (setDialectAction(dialects, LegalizationAction::Legal), ...);
  }
  template <typename Dialect, typename... Dialects> void addLegalDialect() {
    addLegalDialect(Dialect::getDialectNamespace(),
                    Dialects::getDialectNamespace()...);
  }
  template <typename... Names>
  void addIllegalDialect(StringRef dialect, Names... dialects) {
    setDialectAction(dialect, LegalizationAction::Illegal);
    (setDialectAction(dialects, LegalizationAction::Illegal), ...);
  }
  template <typename Dialect, typename... Dialects> void addIllegalDialect() {
    addIllegalDialect(Dialect::getDialectNamespace(),
                      Dialects::getDialectNamespace()...);
  }
  template <typename... Names>
  void addDynamicallyLegalDialect(const DynamicLegality &isLegal,
                                  StringRef dialect, Names... dialects) {
    setDynamicDialect(dialect, isLegal);
    (setDynamicDialect(dialects, isLegal), ...);
  }
  template <typename Dialect, typename... Dialects>
  void addDynamicallyLegalDialect(const DynamicLegality &isLegal) {
    addDynamicallyLegalDialect(isLegal, Dialect::getDialectNamespace(),
                               Dialects::getDialectNamespace()...);
  }
  /// Sets the legality of operations without any other declaration.
  void markUnknownOpDynamicallyLegal(DynamicLegality isLegal);

  // Questions.

  /// The declared legality of an operation of that name; std::nullopt if there
  /// is none.
  std::optional<LegalizationAction> getOpAction(StringRef op) const;
  /// std::nullopt if `op` is illegal, or its legality is unknown.
  std::optional<LegalOpDetails> isLegal(Operation *op) const;
  /// False if its legality is unknown.
  bool isIllegal(Operation *op) const;

  /// The declared legality of a name, for repeated queries.
  struct LegalizationInfo {
    LegalizationAction action = LegalizationAction::Legal;
    DynamicLegality isLegal;
    bool isRecursive = false;
    DynamicLegality isRecursivelyLegal;
  };
  /// Null if there is no declaration. Valid until the target changes.
  const LegalizationInfo *getInfo(StringRef op) const;
  static std::optional<LegalOpDetails> isLegal(const LegalizationInfo &info,
                                               Operation *op);
  static bool isIllegal(const LegalizationInfo &info, Operation *op);

private:
  /// `fn`, which may take an `Op`, for operations.
  template <typename Op, typename Fn> static DynamicLegality wrap(Fn &&fn) {
    if constexpr (std::is_invocable_v<Fn, Operation *>)
      return DynamicLegality(std::forward<Fn>(fn));
    else
      return [fn = std::forward<Fn>(fn)](Operation *op) -> std::optional<bool> {
        return fn(cast<Op>(op));
      };
  }
  void setDynamic(StringRef op, const DynamicLegality &isLegal);
  void setDialectAction(StringRef dialect, LegalizationAction action);
  void setDynamicDialect(StringRef dialect, const DynamicLegality &isLegal);

  Context *ctx;
  llvm::StringMap<LegalizationInfo> ops;
  llvm::StringMap<LegalizationInfo> dialects;
  std::optional<LegalizationInfo> unknown;
};

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONTARGET_H
