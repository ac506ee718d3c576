// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions that are data: files with rules of `pdl`, and operations of the
// dialect `conversion` that say what is legal and what types become
// (docs/conversion.md).
//
//   auto rules = std::make_unique<ConversionRules>(ctx);
// X(op, rules->getTarget(), rules->getPatterns());
#ifndef STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRULES_H
#define STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRULES_H

#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/ADT/MapVector.h"

namespace strata {

/// The contents of all files of a conversion. Thread-safe when finished.
/// Patterns and target point into it.
class ConversionRules {
public:
  /// The declared legality of a dialect, or of an operation.
  enum class Legality : uint8_t {
    Legal,
    Illegal,
    /// Legal where its types are.
    Dynamic,
    /// Legal where its types are; otherwise it is created again with converted types.
    Retyped,
  };

  explicit ConversionRules(Context *ctx);
  ~ConversionRules();
  ConversionRules(const ConversionRules &) = delete;
  ConversionRules &operator=(const ConversionRules &) = delete;

  /// Reads `module`, which must have been verified and is not needed
  /// afterwards. Errors are reported at their places; fails if there are any.
  LogicalResult addFile(Operation *module, const PDLNatives &natives);
  /// Says something of a dialect, or of an operation by its full name, as
  /// `conversion.target` does. Fails with an error at `loc` if something else was
  /// said before, or if there is none of that name. A dialect and its operations
  /// may differ.
  LogicalResult setLegality(Location loc, StringRef name, Legality legality);
  /// Whether functions, calls, returns and branches are converted if their
  /// types are not legal. Operations without declared legality are legal if
  /// their types are. Has no effect without rules for types.
  void setStructural(bool isStructural) { structural = isStructural; }
  /// Completes the rules; call it once, after all files. `filter` selects rules
  /// by name.
  void finish(const FrozenRewritePatternSet::Filter &filter = {});

  bool hasTypeRules() const { return !typeRules.empty(); }
  const TypeConverter &getTypeConverter() const { return converter; }
  const ConversionTarget &getTarget() const { return target; }
  const FrozenRewritePatternSet &getPatterns() const { return patterns; }

private:
  struct TypeRules;
  LogicalResult addTarget(Operation *op);
  void addTypeConversions();
  void addLegality(StringRef name, Legality legality);
  void addStructuralConversions();

  Context *ctx;
  bool structural = true;
  TypeConverter converter;
  ConversionTarget target;
  RewritePatternSet set;
  FrozenRewritePatternSet patterns;
  std::vector<std::unique_ptr<TypeRules>> typeRules;
  struct Said {
    Legality legality;
    Location loc;
  };
  /// Declarations in the order of their mention.
  llvm::MapVector<StringAttr, Said> legalities;
};

/// Whether nothing about `op` has to be converted: types of operands, results, arguments of
/// its blocks, and type attributes.
bool hasLegalTypes(Operation *op, const TypeConverter &converter);
/// Adds the rules of types, `conversion.type` operations, in `module` to `converter`, which
/// must stay in place. The first rule is tried first, and all of them before the existing
/// conversions of `converter`. Fails after an error.
LogicalResult addTypeConversionRules(Operation *module,
                                     const PDLNatives &natives,
                                     TypeConverter &converter);
/// Adds a pattern that makes operations again for converted types: those of the dialect
/// `name`, for which `applies` is true if it is given. `converter` must outlive it.
void populateRetypingPattern(RewritePatternSet &patterns,
                             const TypeConverter &converter, StringRef name,
                             std::function<bool(Operation *)> applies = {});

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_CONVERSIONRULES_H
