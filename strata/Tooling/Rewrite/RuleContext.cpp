// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Rewrite/RuleContext.h"

#include "strata/Asm/OlderSyntax.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/InputTree.h"
#include "strata/Tooling/Common/RuleFiles.h"
#include "strata/Tooling/Common/ToolContext.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
namespace cl = llvm::cl;

//===-- Options --------------------------------------------------------------===//

RuleFlags::RuleFlags(cl::OptionCategory &category)
    : inputs(cl::Positional, cl::desc("<files and directories>"),
             cl::cat(category)),
      patternFiles("pattern-file", cl::desc("File with rules"),
                   cl::value_desc("file"), cl::cat(category)),
      texts("e", cl::desc("Rules, as text of a rule file"),
            cl::value_desc("rules"), cl::cat(category)),
      enabled("enable-patterns", cl::desc("Use only the rules of these names"),
              cl::value_desc("names"), cl::CommaSeparated, cl::cat(category)),
      disabled("disable-patterns",
               cl::desc("Leave out the rules of these names"),
               cl::value_desc("names"), cl::CommaSeparated, cl::cat(category)),
      unknownDialects("without-dialect",
                      cl::desc("Read text of another version: the definitions "
                               "of these bundled dialects do not apply"),
                      cl::value_desc("names"), cl::CommaSeparated,
                      cl::cat(category)),
      allowUnregistered("allow-unregistered-dialect",
                        cl::desc("Read operations of unknown dialects"),
                        cl::cat(category)),
      splits("split-input-file",
             cl::desc("Files consist of pieces between lines '// -----'"),
             cl::cat(category)),
      threads("threads", cl::desc("Number of threads"), cl::init(0),
              cl::cat(category)),
      dialectFiles(category) {}

static std::vector<std::string> toVector(const cl::list<std::string> &list) {
  return {list.begin(), list.end()};
}

RuleOptions RuleFlags::getOptions() const {
  RuleOptions options;
  options.files = toVector(patternFiles);
  options.texts = toVector(texts);
  options.enabled = toVector(enabled);
  options.disabled = toVector(disabled);
  options.dialectDirs = toVector(dialectFiles.dialectDirs);
  options.irdlFiles = toVector(dialectFiles.irdlFiles);
  options.unknownDialects = toVector(unknownDialects);
  options.allowUnregistered = allowUnregistered;
  options.splits = splits;
  return options;
}

LogicalResult RuleFlags::findFiles(StringRef command,
                                   std::vector<std::string> &paths) const {
  if (patternFiles.empty() && texts.empty())
    return failure(
        reportError(command, "no rules; give '-e RULES' or '--pattern-file'"));
  if (inputs.empty())
    return failure(
        reportError(command, "no input; name files or directories, or '-'"));
  for (const std::string &name : unknownDialects)
    if (llvm::none_of(getCoreDialects(), [&](const EmbeddedDialect *dialect) {
          return dialect->name == name;
        }))
      return failure(
          reportError(command, "'" + name + "' is not a bundled dialect"));
  for (const std::string &input : inputs)
    if (failed(addInputFiles(command, input, paths)))
      return failure();
  return success();
}

//===-- Rules ----------------------------------------------------------------===//

LogicalResult RuleContext::load(const RuleOptions &options) {
  SourceNames names;
  RewritePatternSet set(&ctx);
  LogicalResult result =
      readRules({.files = options.files,
                 .texts = options.texts,
                 .names = options.matchesOnly ? &names : nullptr},
                &ctx, [&](Operation *module, const PDLNatives &natives) {
                  return options.matchesOnly
                             ? matcher.add(module, names.values, natives)
                             : addPDLPatterns(module, set, natives);
                });
  FrozenRewritePatternSet::Filter filter;
  filter.enabled = options.enabled;
  filter.disabled = options.disabled;
  if (succeeded(result) && !options.matchesOnly)
    filter.warnOfUnknown(set);
  if (options.matchesOnly)
    matcher.select([&](StringRef rule) { return filter.accepts(rule); });
  patterns = FrozenRewritePatternSet(std::move(set), filter);
  return result;
}

/// A Context in which text is read, without rules.
static std::unique_ptr<RuleContext> makeContext(const RuleOptions &options,
                                                raw_ostream &err) {
  auto rules = std::make_unique<RuleContext>();
  SmallVector<StringRef, 2> unknown(options.unknownDialects.begin(),
                                    options.unknownDialects.end());
  setUpToolContext(rules->ctx, {}, unknown);
  rules->ctx.disableMultithreading();
  if (options.allowUnregistered)
    rules->ctx.allowUnregisteredDialects();
  if (failed(loadDialectFiles(
          rules->ctx,
          {.directories = options.dialectDirs, .files = options.irdlFiles},
          err)))
    return nullptr;
  return rules;
}

LogicalResult RulePool::start(raw_ostream &err) {
  std::unique_ptr<RuleContext> rules = makeContext(options, err);
  if (!rules)
    return failure();
  DiagnosticPrinter printer(
      &rules->ctx, err, "",
      [](StringRef, uint32_t) -> std::optional<StringRef> { return {}; },
      useColor(err));
  {
    ScopedDiagnosticHandler handler(&rules->ctx, [&](Diagnostic &diag) {
      printer.print(diag);
      return success();
    });
    if (failed(rules->load(options)))
      return failure();
  }
  findRoots(*rules);
  unused.push_back(std::move(rules));
  return success();
}

void RulePool::findRoots(RuleContext &rules) {
  std::vector<StringRef> roots = rules.matcher.getRoots();
  for (const RewritePattern *pattern : rules.patterns.getPatterns())
    roots.push_back(pattern->getRootName());
  if (llvm::is_contained(roots, StringRef()))
    return;
  std::vector<StringRef> names = roots;
  for (const OlderSyntax *older : getOlderSyntax(rules.ctx))
    if (llvm::is_contained(roots, older->newOp))
      names.push_back(older->op);
  for (StringRef name : names)
    if (std::string sign = name.rsplit('.').second.str();
        !llvm::is_contained(signs, sign))
      signs.push_back(std::move(sign));
}

bool RulePool::mayMatch(StringRef text) const {
  return signs.empty() || llvm::any_of(signs, [&](const std::string &sign) {
           return text.contains(sign);
         });
}

void RulePool::run(function_ref<void(RuleContext &)> fn) {
  std::unique_ptr<RuleContext> rules;
  {
    std::lock_guard lock(mutex);
    if (!unused.empty()) {
      rules = std::move(unused.back());
      unused.pop_back();
    }
  }
  // Contexts keep the text and the constants that they have read.
  constexpr uint64_t maxRead = 64 << 20;
  if (!rules || rules->numRead > maxRead) {
    DiagnosticCapture silence;
    rules = makeContext(options, llvm::nulls());
    // `start` has reported what cannot be loaded.
    (void)rules->load(options);
  }
  fn(*rules);
  std::lock_guard lock(mutex);
  unused.push_back(std::move(rules));
}
