// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules of `strata rewrite` and `strata query`, compiled in Contexts that threads
// use for one file after the other:
//
//   RulePool pool(options);
//   if (failed(pool.start(llvm::errs())))
//     return 1;
//   if (pool.mayMatch(text))
//     pool.run([&](RuleContext &rules) { ... });
#ifndef STRATA_TOOLING_REWRITE_RULECONTEXT_H
#define STRATA_TOOLING_REWRITE_RULECONTEXT_H

#include "strata/IR/Context.h"
#include "strata/Rewrite/PDL/PDLMatcher.h"
#include "strata/Tooling/Common/DialectFileFlags.h"

#include <mutex>

namespace strata {

/// The rules and how text is read.
struct RuleOptions {
  /// Rule files and rules of the command line.
  std::vector<std::string> files, texts;
  /// Names of rules to use, all if there are none, and to leave out.
  std::vector<std::string> enabled, disabled;
  std::vector<std::string> dialectDirs, irdlFiles;
  /// Bundled dialects whose definitions do not apply.
  std::vector<std::string> unknownDialects;
  bool allowUnregistered = false;
  /// Files consist of pieces between lines `// -----`.
  bool splits = false;
  /// Rules only match.
  bool matchesOnly = false;
};

/// Options of both commands.
struct RuleFlags {
  explicit RuleFlags(llvm::cl::OptionCategory &category);
  RuleOptions getOptions() const;
  /// The files that the inputs name. Fails after a message of `command`, also without
  /// rules or inputs.
  LogicalResult findFiles(StringRef command,
                          std::vector<std::string> &paths) const;

  llvm::cl::list<std::string> inputs, patternFiles, texts, enabled, disabled,
      unknownDialects;
  llvm::cl::opt<bool> allowUnregistered, splits;
  llvm::cl::opt<unsigned> threads;
  DialectFileFlags dialectFiles;
};

/// Compiled rules. One thread at a time.
class RuleContext {
public:
  /// Fails with diagnostics of the Context.
  LogicalResult load(const RuleOptions &options);

  Context ctx;
  FrozenRewritePatternSet patterns;
  /// The rules if they only match.
  PDLMatcher matcher;
  /// The bytes of text that were read.
  uint64_t numRead = 0;
};

/// Contexts with the same rules.
class RulePool {
public:
  explicit RulePool(const RuleOptions &options) : options(options) {}
  /// Loads the rules for the first time. Fails after messages to `err`.
  LogicalResult start(raw_ostream &err);
  /// Whether a rule can match an operation of `text`: whether the text has the last part of
  /// the name of one with which matches begin. Any thread.
  bool mayMatch(StringRef text) const;
  /// Calls `fn` with rules that no other thread uses. Any thread.
  void run(function_ref<void(RuleContext &)> fn);
  const RuleOptions &getOptions() const { return options; }

private:
  void findRoots(RuleContext &rules);

  RuleOptions options;
  /// Text that operations with which matches begin have; empty if they can have any.
  std::vector<std::string> signs;
  std::mutex mutex;
  std::vector<std::unique_ptr<RuleContext>> unused;
};

} // namespace strata

#endif // STRATA_TOOLING_REWRITE_RULECONTEXT_H
