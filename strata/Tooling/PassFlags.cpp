// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/PassFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
namespace cl = llvm::cl;

/// The options. A pass may occur several times, at different places.
struct PassFlagParser::Flags {
  cl::OptionCategory category{"strata opt passes"};
  cl::opt<std::string> pipeline{
      "pass-pipeline", cl::ValueRequired, cl::ZeroOrMore,
      cl::desc("Passes to run, such as "
               "'builtin.module(cse,func.func(canonicalize{top-down=false}))'"),
      cl::value_desc("text"), cl::cat(category)};
  cl::alias pipelineAlias{"p", cl::desc("Alias for --pass-pipeline"),
                          cl::aliasopt(pipeline), cl::ValueRequired,
                          cl::ZeroOrMore, cl::cat(category)};
  cl::opt<bool> verifyEach{"verify-each", cl::init(true),
                           cl::desc("Verify after each pass"),
                           cl::cat(category)};
  cl::opt<bool> dumpPipeline{
      "dump-pass-pipeline",
      cl::desc("Print the pipeline, with all options, before it is run"),
      cl::cat(category)};
  cl::opt<bool> listPasses{"list-passes",
                           cl::desc("List passes and their options, and exit"),
                           cl::cat(category)};
  cl::list<std::string> patternFiles{
      "pattern-file",
      cl::desc("Apply the rules of the file, as --apply-patterns=file=... does"),
      cl::value_desc("file"), cl::cat(category)};
  /// Passes and pipelines by name.
  std::vector<std::unique_ptr<cl::list<std::string>>> named;

  void declare(StringRef argument, StringRef summary) {
    auto option = std::make_unique<cl::list<std::string>>(
        argument, cl::desc(summary), cl::ValueOptional, cl::ZeroOrMore,
        cl::value_desc("options"), cl::cat(category));
    named.push_back(std::move(option));
  }
};

PassFlagParser::PassFlagParser(const PassRegistry &registry)
    : flags(std::make_unique<Flags>()) {
  for (const PassInfo *info : registry.getPasses())
    flags->declare(info->argument, info->summary);
  for (const PassPipelineInfo *info : registry.getPipelines())
    flags->declare(info->argument, info->summary);
}
PassFlagParser::~PassFlagParser() = default;

cl::OptionCategory &PassFlagParser::getCategory() const {
  return flags->category;
}

/// A path as the value of an option.
static std::string quoteOption(StringRef path) {
  return path.find_first_of(" ,'{}") == StringRef::npos
             ? path.str()
             : ("\"" + path + "\"").str();
}

PassFlags PassFlagParser::getFlags() const {
  PassFlags result;
  if (flags->pipeline.getNumOccurrences())
    result.pipeline = flags->pipeline;
  std::vector<std::pair<unsigned, PassFlags::NamedPass>> placed;
  for (auto &option : flags->named)
    for (unsigned i = 0; i < option->size(); ++i)
      placed.push_back({option->getPosition(i),
                        {option->ArgStr.str(), (*option)[i]}});
  // Files one behind the other are one set of rules.
  const unsigned none = ~0u;
  unsigned last = none;
  for (unsigned i = 0; i < flags->patternFiles.size(); ++i) {
    unsigned place = flags->patternFiles.getPosition(i);
    bool isSame = last != none && llvm::none_of(placed, [&](auto &other) {
                    return other.first > last && other.first < place;
                  });
    std::string text = "file=" + quoteOption(flags->patternFiles[i]);
    if (isSame)
      llvm::find_if(placed, [&](auto &other) { return other.first == last; })
          ->second.options += " " + text;
    else
      placed.push_back({place, {"apply-patterns", text}});
    last = isSame ? last : place;
  }
  llvm::sort(placed, llvm::less_first());
  for (auto &[place, pass] : placed)
    result.passes.push_back(std::move(pass));
  result.verifyEach = flags->verifyEach;
  result.dumpPipeline = flags->dumpPipeline;
  result.listPasses = flags->listPasses;
  return result;
}

/// One line, the text in a column of its own.
static void listEntry(raw_ostream &os, const Twine &name, StringRef text) {
  constexpr size_t Column = 40;
  std::string left = name.str();
  os << left;
  os.indent(unsigned(Column - std::min(Column, left.size()))) << " - " << text
                                                              << '\n';
}

static void listOptions(const PassOptions &options, raw_ostream &os) {
  std::vector<PassOptionBase *> sorted(options.getOptions());
  llvm::sort(sorted, [](PassOptionBase *a, PassOptionBase *b) {
    return a->getName() < b->getName();
  });
  for (PassOptionBase *option : sorted) {
    StringRef kind = option->getValueName();
    listEntry(os,
              "    --" + option->getName() +
                  (kind.empty() ? "" : "=<" + kind.str() + ">"),
              option->getDescription());
    for (auto [word, text] : option->getWords())
      listEntry(os, "      =" + word, text);
  }
}

void strata::listPasses(const PassRegistry &registry, raw_ostream &os) {
  os << "Passes:\n";
  for (const PassInfo *info : registry.getPasses()) {
    listEntry(os, Twine("  --") + info->argument, info->summary);
    listOptions(registry.create(*info)->getOptions(), os);
  }
  if (registry.getPipelines().empty())
    return;
  os << "Pass Pipelines:\n";
  for (const PassPipelineInfo *info : registry.getPipelines()) {
    listEntry(os, Twine("  --") + info->argument, info->summary);
    if (info->makeOptions)
      listOptions(*info->makeOptions(), os);
  }
}
