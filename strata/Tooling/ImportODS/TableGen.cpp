// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ImportODS/TableGen.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Program.h"

using namespace strata;

std::string strata::findTableGen(StringRef wanted) {
  // Packages of Debian and its relatives put the version into the name.
  const StringRef names[] = {"llvm-tblgen", "llvm-tblgen-22", "llvm-tblgen-21",
                             "llvm-tblgen-20", "llvm-tblgen-19"};
  for (StringRef name : wanted.empty() ? ArrayRef<StringRef>(names)
                                       : ArrayRef<StringRef>(wanted))
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  return "";
}

namespace {
/// A file that is removed at the end.
class TemporaryFile {
public:
  explicit TemporaryFile(StringRef suffix) {
    error = llvm::sys::fs::createTemporaryFile("strata-ods", suffix, path);
    if (!error)
      remover.setFile(getPath());
  }
  StringRef getPath() const { return {path.data(), path.size()}; }
  std::error_code getError() const { return error; }
  /// Null if it cannot be read.
  std::unique_ptr<llvm::MemoryBuffer> read() const {
    auto buffer = llvm::MemoryBuffer::getFile(getPath());
    return buffer ? std::move(*buffer) : nullptr;
  }

private:
  SmallString<128> path;
  std::error_code error;
  llvm::FileRemover remover;
};
} // namespace

std::string strata::getTableGenVersion(StringRef program) {
  TemporaryFile output("txt");
  if (output.getError())
    return "";
  std::optional<StringRef> redirects[] = {StringRef(), output.getPath(),
                                          StringRef()};
  if (llvm::sys::ExecuteAndWait(program, {program, "--version"}, std::nullopt,
                                redirects))
    return "";
  auto text = output.read();
  if (!text)
    return "";
  StringRef version = text->getBuffer().split("version ").second;
  version = version.take_until(llvm::isSpace);
  return version.empty() ? "" : (" (version " + version + ")").str();
}

TableGenRun strata::dumpRecords(StringRef program, StringRef path,
                                ArrayRef<std::string> includes,
                                bool capturesErrors) {
  TemporaryFile dump("json"), messages("txt");
  for (const TemporaryFile *file : {&dump, &messages})
    if (file->getError())
      return {nullptr,
              "cannot create a temporary file: " + file->getError().message()};
  std::vector<std::string> arguments{program.str(), "--dump-json"};
  for (const std::string &folder : includes)
    arguments.push_back("-I" + folder);
  arguments.insert(arguments.end(), {path.str(), "-o", dump.getPath().str()});
  std::vector<StringRef> views(arguments.begin(), arguments.end());
  std::vector<std::optional<StringRef>> redirects;
  if (capturesErrors)
    redirects = {StringRef(), StringRef(), messages.getPath()};
  TableGenRun run;
  int code = llvm::sys::ExecuteAndWait(program, views, std::nullopt, redirects,
                                       0, 0, &run.error);
  if (code && run.error.empty() && capturesErrors)
    if (auto text = messages.read())
      run.error = text->getBuffer().str();
  if (code)
    return run;
  run.dump = dump.read();
  if (!run.dump)
    run.error = "cannot read the dump";
  return run;
}
