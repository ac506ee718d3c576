// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ProjectFile.h"

#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace strata;
namespace fs = llvm::sys::fs;
namespace json = llvm::json;
namespace path = llvm::sys::path;

static constexpr llvm::StringLiteral fileName = ".strata.json";
static constexpr llvm::StringLiteral dirsKey = "dialect-dirs",
                                     filesKey = "irdl-files";

std::string strata::findProjectFile() {
  SmallString<256> folder;
  if (fs::current_path(folder))
    return "";
  for (StringRef at = folder; !at.empty(); at = path::parent_path(at)) {
    SmallString<256> candidate(at);
    path::append(candidate, fileName);
    if (fs::is_regular_file(candidate))
      return candidate.str().str();
  }
  return "";
}

/// The strings of the list `key`, as paths relative to `folder`.
static LogicalResult readPaths(const json::Object &object, StringRef key,
                               StringRef folder,
                               std::vector<std::string> &paths,
                               std::string &error) {
  const json::Value *value = object.get(key);
  if (!value)
    return success();
  const json::Array *list = value->getAsArray();
  if (list)
    for (const json::Value &entry : *list) {
      std::optional<StringRef> text = entry.getAsString();
      if (!text)
        break;
      SmallString<256> full;
      if (path::is_relative(*text))
        full = folder;
      path::append(full, *text);
      path::remove_dots(full);
      paths.push_back(full.str().str());
    }
  if (list && paths.size() == list->size())
    return success();
  error = ("'" + key + "' must be a list of strings").str();
  return failure();
}

FailureOr<ProjectFile> strata::readProjectFile(StringRef file,
                                               std::string &error) {
  auto buffer = getDiskFiles().open(file);
  if (!buffer) {
    error = describeOpenError(file, buffer.getError());
    return failure();
  }
  auto fail = [&](const Twine &message) {
    error = (file + ": " + message).str();
    return failure();
  };
  // The reader of JSON recurses.
  StringRef text = (*buffer)->getBuffer();
  constexpr size_t mostBrackets = 100;
  if (text.count('[') + text.count('{') > mostBrackets)
    return fail("too many lists");
  llvm::Expected<json::Value> value = json::parse(text);
  if (!value)
    return fail(llvm::toString(value.takeError()));
  const json::Object *object = value->getAsObject();
  if (!object)
    return fail("expected an object with '" + dirsKey + "' and '" + filesKey +
                "'");
  for (const auto &entry : *object) {
    StringRef key = entry.first;
    if (key != dirsKey && key != filesKey)
      return fail("unknown key '" + key + "'; expected '" + dirsKey + "' or '" +
                  filesKey + "'");
  }
  ProjectFile project;
  StringRef folder = path::parent_path(file);
  std::string message;
  if (failed(
          readPaths(*object, dirsKey, folder, project.dialectDirs, message)) ||
      failed(readPaths(*object, filesKey, folder, project.irdlFiles, message)))
    return fail(message);
  return project;
}

/// `to`, relative to the directory of `file` if it is below it.
static std::string makeRelative(StringRef file, StringRef to) {
  SmallString<256> base(path::parent_path(file)), full(to);
  (void)fs::make_absolute(base);
  (void)fs::make_absolute(full);
  path::remove_dots(base, /*remove_dot_dot=*/true);
  path::remove_dots(full, /*remove_dot_dot=*/true);
  StringRef rest = full;
  if (!rest.consume_front(base) || !rest.consume_front("/"))
    return full.str().str();
  return rest.str();
}

LogicalResult strata::addToProjectFile(StringRef file, StringRef dialectDir,
                                       std::string &error) {
  json::Object object;
  if (fs::exists(file)) {
    // The known keys are checked; the file keeps its entries.
    if (failed(readProjectFile(file, error)))
      return failure();
    auto buffer = getDiskFiles().open(file);
    if (!buffer) {
      error = describeOpenError(file, buffer.getError());
      return failure();
    }
    object = *cantFail(json::parse((*buffer)->getBuffer())).getAsObject();
  }
  std::string relative = makeRelative(file, dialectDir);
  json::Value &list = object.try_emplace(dirsKey, json::Array()).first->second;
  if (!llvm::is_contained(*list.getAsArray(), json::Value(relative)))
    list.getAsArray()->push_back(relative);
  std::unique_ptr<OutputFile> output = OutputFile::open(file, error);
  if (!output)
    return failure();
  output->os() << llvm::formatv("{0:2}", json::Value(std::move(object)))
               << '\n';
  return output->keep(error);
}
