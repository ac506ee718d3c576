// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Rewrite/QueryCommand.h"

#include "strata/Support/ThreadPool.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Progress.h"
#include "strata/Tooling/Common/TextInput.h"
#include "strata/Tooling/Rewrite/QueryFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;
namespace cl = llvm::cl;
namespace json = llvm::json;

namespace {
enum class QueryFormat : uint8_t { Text, JSON };

/// Made when the command line is read, not at start-up.
struct QueryFlags {
  cl::OptionCategory category{"strata query options"};
  RuleFlags rules{category};
  cl::opt<QueryFormat> format{
      "format", cl::desc("Form of the list"),
      cl::values(clEnumValN(QueryFormat::Text, "text", "lines for people"),
                 clEnumValN(QueryFormat::JSON, "json", "an array of matches")),
      cl::init(QueryFormat::Text), cl::cat(category)};
  cl::opt<bool> count{"count",
                      cl::desc("Print only the number of matches in each file"),
                      cl::cat(category)};
  cl::opt<bool> filesWithMatches{
      "files-with-matches",
      cl::desc("Print only the names of files with matches"),
      cl::cat(category)};
};

/// One file with its result.
struct QueryJob {
  std::string path;
  QueriedFile result;
  std::string messages;
};
} // namespace

static StringRef getKindName(PDLValue::Kind kind) {
  switch (kind) {
  case PDLValue::Kind::Attribute:
    return "attribute";
  case PDLValue::Kind::Operation:
    return "operation";
  case PDLValue::Kind::Type:
    return "type";
  case PDLValue::Kind::Value:
    return "value";
  }
  llvm_unreachable("unknown kind of a value");
}

//===-- Text -----------------------------------------------------------------===//

static void printMatch(StringRef path, const QueryMatch &match,
                       raw_ostream &os) {
  QueryPosition begin = match.root.begin, end = match.root.end;
  os << path << ':' << begin.line << ':' << begin.column << ": "
     << (match.rule.empty() ? "match" : match.rule) << '\n'
     << match.line << '\n';
  // Tabs stay, so that the caret is below its character.
  for (char c : StringRef(match.line).take_front(begin.column - 1))
    os << (c == '\t' ? '\t' : ' ');
  size_t last = end.line == begin.line ? end.column - 1 : match.line.size();
  os << '^';
  for (size_t i = begin.column; i < last; ++i)
    os << '~';
  os << '\n';
  for (const QueryCapture &capture : match.captures) {
    os << "  " << capture.name << " = " << capture.text;
    if (!capture.type.empty())
      os << " : " << capture.type;
    os << '\n';
  }
}

//===-- JSON -----------------------------------------------------------------===//

static void printOp(const QueriedOp &op, json::OStream &out) {
  auto printPosition = [&](StringRef key, QueryPosition place) {
    out.attributeObject(key, [&] {
      out.attribute("line", place.line);
      out.attribute("column", place.column);
    });
  };
  out.attribute("name", json::fixUTF8(op.name));
  printPosition("begin", op.begin);
  printPosition("end", op.end);
}

static void printMatch(StringRef path, const QueryMatch &match,
                       json::OStream &out) {
  out.object([&] {
    out.attribute("file", json::fixUTF8(path));
    out.attribute("rule", json::fixUTF8(match.rule));
    out.attributeObject("root", [&] { printOp(match.root, out); });
    out.attributeArray("operations", [&] {
      for (const QueriedOp &op : match.operations)
        out.object([&] { printOp(op, out); });
    });
    out.attributeArray("captures", [&] {
      for (const QueryCapture &capture : match.captures)
        out.object([&] {
          out.attribute("name", json::fixUTF8(capture.name));
          out.attribute("kind", getKindName(capture.kind));
          out.attribute("text", json::fixUTF8(capture.text));
          if (!capture.type.empty())
            out.attribute("type", json::fixUTF8(capture.type));
        });
    });
  });
}

//===-- Command --------------------------------------------------------------===//

static void printJobs(ArrayRef<QueryJob> jobs, const QueryFlags &flags,
                      raw_ostream &os) {
  if (flags.format == QueryFormat::JSON) {
    json::OStream out(os, 2);
    out.array([&] {
      for (const QueryJob &job : jobs)
        for (const QueryMatch &match : job.result.matches)
          printMatch(getInputName(job.path), match, out);
    });
    os << '\n';
    return;
  }
  for (const QueryJob &job : jobs) {
    size_t count = job.result.matches.size();
    StringRef name = getInputName(job.path);
    if (flags.count && (count || jobs.size() == 1))
      os << (jobs.size() == 1 ? "" : (name + ": ").str()) << count << '\n';
    else if (flags.filesWithMatches && count)
      os << name << '\n';
    else if (!flags.count && !flags.filesWithMatches)
      for (const QueryMatch &match : job.result.matches)
        printMatch(name, match, os);
  }
}

static void process(QueryJob &job, RulePool &pool) {
  llvm::raw_string_ostream err(job.messages);
  std::unique_ptr<llvm::MemoryBuffer> file = openTextInput(job.path, err);
  if (file)
    job.result =
        queryFile(pool, getInputName(job.path), file->getBuffer(), err);
  else
    job.result.hasFailed = true;
}

int strata::runQuery(int argc, const char *const *argv) {
  constexpr int failed = 2;
  QueryFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(argc, argv, "lists the places that rules match\n");
  std::vector<std::string> paths;
  if (strata::failed(flags.rules.findFiles("strata query", paths)))
    return failed;
  if (flags.count + flags.filesWithMatches +
          (flags.format == QueryFormat::JSON) >
      1) {
    reportError("strata query", "--count, --files-with-matches and "
                                "--format=json exclude each other");
    return failed;
  }
  RuleOptions options = flags.rules.getOptions();
  options.matchesOnly = true;
  RulePool pool(options);
  if (strata::failed(pool.start(llvm::errs())))
    return failed;
  std::vector<QueryJob> jobs;
  for (std::string &path : paths)
    jobs.push_back({std::move(path), {}, {}});
  Progress progress(jobs.size());
  ThreadPool threads;
  threads.setNumThreads(flags.rules.threads);
  threads.parallelFor(jobs.size(), [&](size_t i) {
    process(jobs[i], pool);
    progress.advance();
  });
  progress.clear();
  bool hasMatched = false, hasFailed = false;
  for (const QueryJob &job : jobs) {
    llvm::errs() << job.messages;
    hasMatched |= !job.result.matches.empty();
    hasFailed |= job.result.hasFailed;
  }
  printJobs(jobs, flags, llvm::outs());
  llvm::outs().flush();
  return hasFailed ? failed : !hasMatched;
}
