// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files with rules, for the passes that apply them.
#ifndef STRATA_TOOLING_COMMON_RULEFILES_H
#define STRATA_TOOLING_COMMON_RULEFILES_H

#include "strata/IR/BuiltinDialect.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

struct SourceNames;

/// Rules given to a command: files, and texts of the command line.
struct RuleSources {
  ArrayRef<std::string> files, texts;
  /// Filled with the names of values in the rules if given.
  SourceNames *names = nullptr;
};

/// Reads the files one after the other, and gives each that is right to `add`,
/// with the natives that its rules may call; fails, after errors, if one is not, or
/// if `add` does. Errors do not show the operations that they are about: the lines
/// of rules are enough to see.
LogicalResult readRuleFiles(
    ArrayRef<std::string> paths, Context *ctx,
    function_ref<LogicalResult(Operation *module, const PDLNatives &natives)>
        add);
/// Reads the texts and files in the same way.
LogicalResult readRules(
    const RuleSources &sources, Context *ctx,
    function_ref<LogicalResult(Operation *module, const PDLNatives &natives)>
        add);

/// Registers the rules of `path` for the dialects, which canonicalization applies. The file is
/// read when an operation of one of them is first canonicalized.
LogicalResult registerRuleFile(Context &ctx, const std::string &path,
                               ArrayRef<std::string> dialects);

/// Lets the operations of loaded dialects fold by the folds in `path`, if there are any.
void installFoldsOfFile(Context &ctx, StringRef path,
                        ArrayRef<std::string> dialects);

/// The file with the rules of the dialect file `path`: `name.rules.mlir` beside
/// `name.irdl.mlir`. Empty for files with other names.
std::string getRuleFileOf(StringRef path);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_RULEFILES_H
