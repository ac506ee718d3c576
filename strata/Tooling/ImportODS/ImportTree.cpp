// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ImportODS/ImportTree.h"

#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/ODS/SourceTree.h"
#include "strata/IR/Context.h"
#include "strata/Support/ThreadPool.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLifetime.h"
#include "strata/Tooling/Common/ProjectFile.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/ImportODS/ImportODS.h"
#include "strata/Tooling/ImportODS/ImportedDialect.h"
#include "strata/Tooling/ImportODS/TableGen.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace strata;
namespace fs = llvm::sys::fs;

//===-- Files -------------------------------------------------------------===//

/// The files below `folder` that end in `suffix`, sorted.
static FailureOr<std::vector<std::string>> findFiles(StringRef folder,
                                                     StringRef suffix) {
  std::vector<std::string> paths;
  std::error_code error;
  fs::recursive_directory_iterator end;
  // Links may lead back to the directory.
  for (fs::recursive_directory_iterator it(folder, error,
                                           /*follow_symlinks=*/false);
       !error && it != end; it.increment(error))
    if (StringRef(it->path()).ends_with(suffix) &&
        fs::is_regular_file(it->path()))
      paths.push_back(it->path());
  if (error)
    return reportImportError("cannot read directory '" + folder +
                             "': " + error.message());
  llvm::sort(paths);
  return paths;
}

static LogicalResult readTree(const ImportTreeOptions &options,
                              ods::SourceTree &tree) {
  for (const std::string &folder : options.trees) {
    SmallString<256> absolute(folder);
    (void)fs::make_absolute(absolute);
    FailureOr<std::vector<std::string>> paths = findFiles(absolute, ".td");
    if (failed(paths))
      return failure();
    for (const std::string &path : *paths) {
      auto buffer = llvm::MemoryBuffer::getFile(path);
      if (!buffer)
        return reportImportError(describeOpenError(path, buffer.getError()));
      tree.add(path, (*buffer)->getBuffer());
    }
  }
  if (!tree.size())
    return reportImportError("no '.td' file in '" +
                             llvm::join(options.trees, "', '") + "'");
  return success();
}

static FailureOr<std::vector<std::string>>
findOverlays(const ImportTreeOptions &options) {
  std::vector<std::string> found;
  for (const std::string &path : options.overlays) {
    if (!fs::is_directory(path)) {
      found.push_back(path);
      continue;
    }
    FailureOr<std::vector<std::string>> paths = findFiles(path, ".irdl.mlir");
    if (failed(paths))
      return failure();
    llvm::append_range(found, *paths);
  }
  return found;
}

//===-- Runs --------------------------------------------------------------===//

namespace {
/// A file that could not be read, and the message.
using UnreadRoot = std::pair<std::string, std::string>;

/// The roots of one run; they are divided when it fails.
struct Group {
  std::vector<std::string> roots;
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> dumps;
  std::vector<UnreadRoot> unread;
};
} // namespace

static std::string quotePath(StringRef path) {
  std::string text;
  for (char c : path) {
    if (c == '"' || c == '\\')
      text += '\\';
    text += c;
  }
  return "include \"" + text + "\"\n";
}

/// The number, from 0, of the line of `file` at which its run failed; std::nullopt if the
/// message does not give it.
static std::optional<size_t> findFailedLine(StringRef message, StringRef file) {
  size_t at = message.find(file);
  if (at == StringRef::npos)
    return std::nullopt;
  StringRef rest = message.substr(at + file.size());
  size_t line = 0;
  if (!rest.consume_front(":") || rest.consumeInteger(10, line) || !line)
    return std::nullopt;
  return line - 1;
}

/// The first line of `message` with an error, without the directory.
static std::string getFirstError(StringRef message) {
  for (StringRef line : llvm::split(message, '\n'))
    if (line.contains("error:"))
      return llvm::sys::path::filename(line.split(": ").first).str() + ": " +
             line.split("error:").second.trim().str();
  return message.split('\n').first.str();
}

/// Dumps the roots of `group` in as few runs as possible.
static void dumpGroup(Group &group, StringRef program,
                      ArrayRef<std::string> includes) {
  std::vector<std::string> left = group.roots, now, later;
  while (!left.empty()) {
    std::swap(now, left);
    left.clear();
    while (!now.empty()) {
      SmallString<128> path;
      if (std::error_code error =
              fs::createTemporaryFile("strata-tree", "td", path)) {
        group.unread.push_back({now.front(), error.message()});
        return;
      }
      llvm::FileRemover remover(path);
      {
        std::error_code error;
        llvm::raw_fd_ostream os(path, error);
        for (const std::string &root : now)
          os << quotePath(root);
      }
      TableGenRun run =
          dumpRecords(program, path, includes, /*capturesErrors=*/true);
      if (run.dump) {
        group.dumps.push_back(std::move(run.dump));
        break;
      }
      size_t bad = findFailedLine(run.error, path).value_or(0);
      bad = std::min(bad, now.size() - 1);
      if (now.size() == 1)
        group.unread.push_back({now[bad], getFirstError(run.error)});
      else
        left.push_back(now[bad]);
      now.erase(now.begin() + ptrdiff_t(bad));
    }
    now.clear();
  }
}

//===-- Results -----------------------------------------------------------===//

static LogicalResult write(const Twine &path, StringRef text) {
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(path.str(), error);
  if (!file)
    return reportImportError(error);
  file->os() << text;
  if (failed(file->keep(error)))
    return error.empty() ? failure() : reportImportError(error);
  return success();
}

/// `remarks`, each reason once with the names.
static void printRemarks(raw_ostream &os, StringRef title,
                         const ods::ImportResult::Remarks &remarks) {
  if (remarks.empty())
    return;
  std::map<std::string, std::vector<std::string>> byReason;
  for (const auto &[name, reason] : remarks)
    byReason[reason].push_back(name);
  os << "  " << title << ":\n";
  for (const auto &[reason, names] : byReason)
    os << "    " << reason << ": " << llvm::join(names, ", ") << '\n';
}

static void printTable(raw_ostream &os, const ods::TreeImport &result) {
  os << llvm::format("%-20s %10s %12s %13s %8s %6s %11s\n", "dialect",
                     "operations", "generic only", "not all rules", "verified",
                     "types", "attributes");
  for (const ods::ImportResult &dialect : result.dialects)
    os << llvm::format("%-20s %10zu %12zu %13zu %8zu %6zu %11zu\n",
                       dialect.dialect.c_str(), dialect.numOps,
                       dialect.genericOps.size(), dialect.unverifiedOps.size(),
                       dialect.numOps - dialect.unverifiedOps.size(),
                       dialect.numTypes, dialect.numAttributes);
}

static std::string makeReport(const ods::TreeImport &result,
                              ArrayRef<UnreadRoot> unread) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTable(os, result);
  if (!unread.empty())
    os << "\nfiles that llvm-tblgen does not read:\n";
  for (const auto &[path, message] : unread)
    os << "  " << path << ": " << message << '\n';
  for (const auto &[dialect, errors] : result.failures) {
    os << "\n" << dialect << " was not imported:\n";
    for (const std::string &error : errors)
      os << "  " << error << '\n';
  }
  for (const ods::ImportResult &dialect : result.dialects) {
    os << "\n" << dialect.dialect << '\n';
    printRemarks(os, "generic form only", dialect.genericOps);
    printRemarks(os, "types and attributes that are kept as written",
                 dialect.keptTypes);
    printRemarks(os, "not verified completely", dialect.unverifiedOps);
    printRemarks(os, "types and attributes that are not verified completely",
                 dialect.unverifiedTypes);
    os << "  parts that were not imported:\n";
    for (StringRef line : llvm::split(StringRef(dialect.report).rtrim(), '\n'))
      if (!line.empty())
        os << "    " << line << '\n';
  }
  return text;
}

static LogicalResult writeResults(StringRef output,
                                  const ods::TreeImport &result,
                                  StringRef report) {
  if (std::error_code error = fs::create_directories(output))
    return reportImportError("cannot create directory '" + output +
                             "': " + error.message());
  for (const ods::ImportResult &dialect : result.dialects)
    if (failed(
            write(output + "/" + dialect.dialect + ".irdl.mlir", dialect.text)))
      return failure();
  // A file of an earlier import would be taken for that of this one.
  for (const auto &[dialect, reasons] : result.failures)
    (void)fs::remove(output + "/" + dialect + ".irdl.mlir");
  return write(output + "/report.txt", report);
}

//===-- Command -----------------------------------------------------------===//

/// Splits overlays into their dialects.
static std::vector<ods::Overlay>
splitOverlays(ArrayRef<ods::Overlay> overlays) {
  std::vector<ods::Overlay> dialects;
  for (const ods::Overlay &overlay : overlays)
    for (Operation *dialect : findDialectDefinitions(overlay.root))
      dialects.push_back({dialect, overlay.names});
  return dialects;
}

static std::vector<Group> dumpTree(const ods::SourceTree &tree,
                                   const ImportTreeOptions &options) {
  std::vector<std::string> includes = options.includes;
  llvm::append_range(includes, tree.getLocalIncludes());
  std::vector<Group> groups;
  for (std::vector<std::string> &roots : tree.getGroups())
    groups.emplace_back().roots = std::move(roots);
  ThreadPool().parallelFor(groups.size(), [&](size_t i) {
    dumpGroup(groups[i], options.program, includes);
  });
  return groups;
}

/// Warnings about the parts of the tree that are not in the results.
static void printWarnings(const ods::TreeImport &result,
                          ArrayRef<UnreadRoot> unread) {
  for (const auto &[path, message] : unread)
    llvm::errs() << "warning: cannot read '" << path << "': " << message
                 << '\n';
  for (const auto &[dialect, reasons] : result.failures)
    llvm::errs() << "warning: dialect '" << dialect
                 << "' was not imported: " << reasons.front() << '\n';
  size_t numReductions = 0;
  for (const ods::ImportResult &dialect : result.dialects)
    numReductions += dialect.numReductions;
  if (numReductions)
    llvm::errs()
        << "warning: " << numReductions
        << " formats or lists of traits were left out, since definitions "
           "do not load with them; report.txt has the errors\n";
}

/// Fails, with the reason, if no dialect was imported.
static LogicalResult checkNotEmpty(const ods::TreeImport &result,
                                   ArrayRef<UnreadRoot> unread,
                                   StringRef program) {
  if (!result.dialects.empty())
    return success();
  if (!result.failures.empty())
    return reportImportError("no dialect of the tree can be imported");
  if (unread.empty())
    return reportImportError("the tree defines no dialect");
  return reportImportError(
      "'" + program + "'" + getTableGenVersion(program) +
      " reads no file with a dialect: " + unread.front().second +
      "; use --tblgen to choose another program, and "
      "--include for the directory of MLIR's files");
}

/// Imports the dialects of the dumps.
static FailureOr<ods::TreeImport>
importGroups(ArrayRef<Group> groups, const ods::SourceTree &tree,
             ArrayRef<ods::Overlay> overlays) {
  std::vector<ods::ImportInput> inputs;
  for (const Group &group : groups)
    for (const auto &dump : group.dumps)
      inputs.push_back({dump->getBuffer(), group.roots.front()});
  auto &ctx = makeUntilExit<Context>();
  registerProgramDialects(ctx);
  std::vector<std::string> errors;
  FailureOr<ods::TreeImport> result = ods::importTree(
      ctx, inputs, tree, splitOverlays(overlays), checkImportedDialect, errors);
  for (const std::string &error : errors)
    llvm::errs() << error << '\n';
  return result;
}

LogicalResult strata::importSourceTree(const ImportTreeOptions &options) {
  ods::SourceTree tree;
  FailureOr<std::vector<std::string>> overlayPaths = findOverlays(options);
  if (failed(overlayPaths) || failed(readTree(options, tree)))
    return failure();
  tree.resolve(options.includes);
  std::string error;
  if (!options.project.empty() && fs::exists(options.project) &&
      failed(readProjectFile(options.project, error)))
    return reportImportError(error);
  DialectFiles files(llvm::errs(), /*color=*/false);
  std::vector<ods::Overlay> overlays;
  if (failed(readOverlays(*overlayPaths, files, overlays)))
    return failure();
  std::vector<Group> groups = dumpTree(tree, options);
  std::vector<UnreadRoot> unread;
  for (const Group &group : groups)
    llvm::append_range(unread, group.unread);
  ScopedDiagnosticHandler handler(&files.getContext(), [&](Diagnostic &diag) {
    files.print(diag);
    return success();
  });
  auto &result = makeUntilExit<FailureOr<ods::TreeImport>>(
      importGroups(groups, tree, overlays));
  if (failed(result))
    return failure();
  printWarnings(*result, unread);
  std::string report = makeReport(*result, unread);
  if (failed(checkNotEmpty(*result, unread, options.program)) ||
      failed(writeResults(options.output, *result, report)))
    return failure();
  if (!options.project.empty() &&
      failed(addToProjectFile(options.project, options.output, error)))
    return reportImportError(error);
  llvm::outs() << StringRef(report).split("\n\n").first << '\n';
  return success();
}
