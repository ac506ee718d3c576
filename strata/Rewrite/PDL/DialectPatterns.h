// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules that belong to a dialect: the text of a rule file, which is read when
// an operation of the dialect is first canonicalized, once for a Context.
//
//   registerDialectPatterns(ctx, "arith", text, "ArithPatterns.pdl.mlir");
#ifndef STRATA_REWRITE_PDL_DIALECTPATTERNS_H
#define STRATA_REWRITE_PDL_DIALECTPATTERNS_H

#include "strata/IR/Build/OpFoldResult.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

#include "llvm/Support/MemoryBuffer.h"

#include <functional>
#include <memory>

namespace strata {

/// Registers the rules in `text`, which must be followed by a NUL byte and
/// outlive the Context, for `dialect`; messages call the text `fileName`.
/// `getNatives`, if given, returns the natives that the rules use, including
/// the builtin ones. With `isVerified` the text is known to be valid: to verify
/// it again is a third of the time to read it. Fails, with a diagnostic, if
/// `dialect` has rules already. Set-up.
LogicalResult registerDialectPatterns(
    Context &ctx, StringRef dialect, StringRef text, StringRef fileName,
    const PDLNatives &(*getNatives)() = nullptr, bool isVerified = false);

/// The rules of a dialect, which are read when they are needed.
struct DialectPatternSource {
  /// Opens the text, which is followed by a NUL byte; null after an error. Its identifier is
  /// the file name of messages.
  std::function<std::unique_ptr<llvm::MemoryBuffer>(Context &)> open;
  /// The natives that the rules use, including the builtin ones.
  std::function<PDLNatives(Context &)> getNatives;
  /// The text is known to be valid, and is not verified.
  bool isVerified = false;
  /// Operations with a hook for it fold by the rules, in the hook of RuleFoldInterface or their
  /// own; folds are not patterns then.
  bool hooksFold = false;
};

/// Registers rules for `dialect`. Fails, with a diagnostic, if it has rules already. Set-up.
LogicalResult registerDialectPatterns(Context &ctx, StringRef dialect,
                                      DialectPatternSource source);

/// Reads and verifies the rules of `dialect`, as operations of pdl. Null if it has none, or
/// after errors.
OwningOpRef<> parseDialectPatterns(Context &ctx, StringRef dialect);

/// Lets operations of a loaded dialect that have no hook for it fold by the folds among its
/// registered rules. Set-up.
void installRuleFolds(Context &ctx, StringRef dialect);

/// Folds `op` by the rules of its dialect: for hooks in C++ that fold some cases by themselves.
/// Fails if no rule applies. Thread-safe.
LogicalResult foldByDialectRules(Operation *op, ArrayRef<Attribute> operands,
                                 SmallVectorImpl<OpFoldResult> &results);

/// Adds the rules of `def`'s dialect for operations of `def`. Fails if the rules of the
/// dialect are invalid, which was reported when they were read. Thread-safe.
LogicalResult addDialectPatterns(const OpDefinition &def,
                                 RewritePatternSet &set);

/// Adds the patterns of the hook `canonicalize` of `def`, and then the rules of its dialect for
/// operations of `def`, but not the patterns that others add (Rewrite/ExternalPatterns.h). Fails
/// if rules are invalid, which was reported. Thread-safe.
LogicalResult addOwnCanonicalizations(const OpDefinition &def,
                                      RewritePatternSet &set);

/// Adds the rules called `names` for operations called `opName`. Thread-safe.
void addDialectPatterns(StringRef opName, ArrayRef<StringRef> names,
                        RewritePatternSet &set);

/// The registered rules of a dialect as operations of pdl.
struct DialectPatternsModule {
  std::string dialect;
  /// Null if the text is not valid, which was reported.
  OwningOpRef<> module;
  PDLNatives natives = {};
};
/// Parses the rules of all dialects that have been registered, by name of the dialect.
std::vector<DialectPatternsModule> parseDialectPatterns(Context &ctx);

} // namespace strata

#endif // STRATA_REWRITE_PDL_DIALECTPATTERNS_H
