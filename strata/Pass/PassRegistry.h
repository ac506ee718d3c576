// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes and pipelines that can be named, and the reading of pipelines:
//
//   pipeline := anchor `(` [elements] `)`
//   elements := element {`,` element}
//   element  := name [`{` options `}`] | anchor `(` elements `)`
//
// Blanks around names mean nothing.
#ifndef STRATA_PASS_PASSREGISTRY_H
#define STRATA_PASS_PASSREGISTRY_H

#include "strata/Pass/PassManager.h"

#include <map>

namespace strata {

/// A name for several passes. Lives for ever.
struct PassPipelineInfo {
  const char *argument;
  const char *summary;
  /// Adds them to `pm`; `options` is text.
  LogicalResult (*build)(OpPassManager &pm, StringRef options,
                         const PassRegistry &registry, PassTextError &error);
  /// Makes options, for help; null if it takes none.
  std::unique_ptr<PassOptions> (*makeOptions)() = nullptr;
};

/// Must outlive the passes that it creates while they are set up: these look up the
/// pipelines that their options name.
class PassRegistry {
public:
  PassRegistry() = default;
  PassRegistry(const PassRegistry &other)
      : entries(other.entries), toolName(other.toolName) {}
  PassRegistry &operator=(const PassRegistry &other) {
    if (this == &other)
      return *this;
    entries = other.entries;
    toolName = other.toolName;
    return *this;
  }
  ~PassRegistry() { *self = nullptr; }

  /// An entry of the same name is replaced.
  void add(const PassInfo &info) { entries[info.argument] = {&info, nullptr}; }
  void add(const PassPipelineInfo &info) {
    entries[info.argument] = {nullptr, &info};
  }
  /// Null if there is none.
  const PassInfo *lookupPass(StringRef argument) const;
  const PassPipelineInfo *lookupPipeline(StringRef argument) const;
  /// Sorted.
  std::vector<const PassInfo *> getPasses() const;
  std::vector<const PassPipelineInfo *> getPipelines() const;
  /// Creates a pass with default options.
  std::unique_ptr<Pass> create(const PassInfo &info) const;
  /// Creates the pass called `argument` with default options; null if it is not
  /// registered.
  std::unique_ptr<Pass> create(StringRef argument) const {
    const PassInfo *info = lookupPass(argument);
    return info ? create(*info) : nullptr;
  }
  /// Adds the pass or pipeline called `argument`; false, and nothing else, if
  /// there is none.
  bool isKnown(StringRef argument) const {
    return entries.count(argument.str());
  }
  LogicalResult addTo(OpPassManager &pm, StringRef argument, StringRef options,
                      PassTextError &error) const;
  /// `did you mean 'x'?`, or an empty text.
  std::string suggest(StringRef argument) const;
  /// Names of passes that users may expect, one a line, and the text that `suggest` returns
  /// for those that are not registered. Both outlive the registry.
  void setAbsentPasses(StringRef names, StringRef explanation) {
    absentPasses = names;
    absenceExplanation = explanation;
  }
  /// Whether `argument` is such a name and not registered. O(length of the list).
  bool isAbsent(StringRef argument) const;

  /// The prefix of messages about values of options.
  StringRef getToolName() const { return toolName; }
  void setToolName(StringRef name) { toolName = name.str(); }

private:
  struct Entry {
    const PassInfo *pass = nullptr;
    const PassPipelineInfo *pipeline = nullptr;
  };
  std::map<std::string, Entry> entries;
  std::string toolName;
  StringRef absentPasses, absenceExplanation;
  /// Shared with the passes made by it; null once it is destroyed.
  std::shared_ptr<const PassRegistry *> self =
      std::make_shared<const PassRegistry *>(this);
};

/// Reads a pipeline with its anchor; `pm` is replaced.
LogicalResult parsePassPipeline(StringRef text, const PassRegistry &registry,
                                OpPassManager &pm, PassTextError &error);
/// Reads elements without anchor and adds them to `pm`.
LogicalResult parsePassElements(StringRef text, const PassRegistry &registry,
                                OpPassManager &pm, PassTextError &error);

/// Defines a pipeline by a class of options and a function:
///
///   struct MyOptions : PassOptions {
///     PassOption<bool> fast{*this, "fast", "Less work"};
///   };
///   static void build(OpPassManager &pm, const MyOptions &options) { ... }
///   static constexpr PassPipelineInfo info =
///       makePassPipelineInfo<MyOptions, build>("mine", "Does it");
template <typename Options, void (*Build)(OpPassManager &, const Options &)>
constexpr PassPipelineInfo makePassPipelineInfo(const char *argument,
                                                const char *summary) {
  return {argument, summary,
          [](OpPassManager &pm, StringRef text, const PassRegistry &registry,
             PassTextError &error) -> LogicalResult {
            Options options;
            if (failed(options.parse(text, error, &registry)))
              return failure();
            Build(pm, options);
            return success();
          },
          []() -> std::unique_ptr<PassOptions> {
            return std::make_unique<Options>();
          }};
}

} // namespace strata

#endif // STRATA_PASS_PASSREGISTRY_H
