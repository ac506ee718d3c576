// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/SourceTree.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace strata;
using namespace strata::ods;
namespace path = llvm::sys::path;

//===-- Scanner -----------------------------------------------------------===//

namespace {
/// The tokens that matter: words and strings.
class TableGenScanner {
public:
  explicit TableGenScanner(StringRef text) : rest(text) {}

  struct Token {
    enum Kind { End, Word, String, Other } kind = End;
    StringRef text;
  };
  Token next();
  /// The number of open braces.
  size_t getDepth() const { return depth; }

private:
  /// Skips up to and including `mark`, or all of the rest.
  void skipPast(StringRef mark) {
    size_t at = rest.find(mark);
    rest = at == StringRef::npos ? StringRef() : rest.substr(at + mark.size());
  }
  bool skipSpace();

  StringRef rest;
  size_t depth = 0;
};
} // namespace

/// Skips white space, a comment or a code block; false if there is none.
bool TableGenScanner::skipSpace() {
  if (rest.consume_front("//"))
    skipPast("\n");
  else if (rest.consume_front("/*"))
    skipPast("*/");
  else if (rest.consume_front("[{"))
    skipPast("}]");
  else if (!rest.empty() && llvm::isSpace(rest.front()))
    rest = rest.ltrim();
  else
    return false;
  return true;
}

TableGenScanner::Token TableGenScanner::next() {
  while (skipSpace()) {
  }
  if (rest.empty())
    return {};
  if (rest.consume_front("\"")) {
    StringRef start = rest;
    while (!rest.empty() && rest.front() != '"')
      rest = rest.drop_front(
          rest.front() == '\\' ? std::min<size_t>(2, rest.size()) : 1);
    StringRef text = start.drop_back(rest.size());
    rest = rest.drop_front(std::min<size_t>(1, rest.size()));
    return {Token::String, text};
  }
  StringRef word =
      rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  if (word.empty()) {
    char c = rest.front();
    depth += c == '{';
    depth -= c == '}' && depth;
    rest = rest.drop_front();
    return {Token::Other, {}};
  }
  rest = rest.drop_front(word.size());
  return {Token::Word, word};
}

TableGenNames ods::scanTableGen(StringRef text) {
  using Token = TableGenScanner::Token;
  TableGenNames names;
  TableGenScanner scanner(text);
  StringRef before;
  for (Token token = scanner.next(); token.kind != Token::End;
       token = scanner.next()) {
    bool isDefinition = before == "def" || before == "class" ||
                        before == "multiclass" ||
                        (before == "defvar" && !scanner.getDepth());
    if (token.kind == Token::String && before == "include")
      names.includes.push_back(token.text.str());
    else if (token.kind == Token::Word && isDefinition && token.text != "NAME")
      names.definitions.push_back(token.text.str());
    before = token.kind == Token::Word ? token.text : StringRef();
  }
  return names;
}

//===-- Tree --------------------------------------------------------------===//

static std::string normalize(const Twine &name) {
  SmallString<256> text;
  name.toVector(text);
  path::remove_dots(text, /*remove_dot_dot=*/true);
  return text.str().str();
}

void SourceTree::add(StringRef name, StringRef text) {
  std::string clean = normalize(name);
  if (!byPath.try_emplace(clean, files.size()).second)
    return;
  File &file = files.emplace_back();
  file.path = std::move(clean);
  file.names = scanTableGen(text);
  fileNames.insert(path::filename(file.path));
  for (const std::string &definition : file.names.definitions)
    definitions.insert(definition);
}

void SourceTree::resolve(ArrayRef<std::string> includes) {
  for (File &file : files) {
    StringRef folder = path::parent_path(file.path);
    for (const std::string &name : file.names.includes) {
      auto isThere = [&](const std::string &where) {
        return byPath.contains(where) || llvm::sys::fs::exists(where);
      };
      std::string found;
      for (const std::string &include : includes)
        if (found.empty() && isThere(normalize(include + "/" + name)))
          found = normalize(include + "/" + name);
      if (found.empty()) {
        found = normalize(folder + "/" + name);
        if (!isThere(found))
          continue;
        if (!llvm::is_contained(localIncludes, folder))
          localIncludes.push_back(folder.str());
      }
      auto it = byPath.find(found);
      if (it == byPath.end() || &files[it->second] == &file)
        continue;
      file.includes.push_back(it->second);
      files[it->second].isIncluded = true;
    }
  }
  makeRoots();
}

/// Makes one of the files that include each other, and that no other file includes, a root.
void SourceTree::makeRoots() {
  llvm::StringMap<size_t> defined;
  std::vector<bool> seen(files.size());
  for (bool included : {false, true}) {
    for (size_t i = 0; i < files.size(); ++i) {
      if (files[i].isIncluded != included || seen[i])
        continue;
      files[i].isIncluded = false;
      collect(i, defined, seen);
    }
  }
}

/// Adds the names that file `index` and the files that it includes define, each with its file.
/// The files are visited with a list: inclusions may be nested deeply.
void SourceTree::collect(size_t index, llvm::StringMap<size_t> &defined,
                         std::vector<bool> &seen) const {
  std::vector<size_t> left{index};
  while (!left.empty()) {
    size_t current = left.back();
    left.pop_back();
    if (seen[current])
      continue;
    seen[current] = true;
    for (const std::string &name : files[current].names.definitions)
      defined.try_emplace(name, current);
    llvm::append_range(left, files[current].includes);
  }
}

std::vector<std::vector<std::string>> SourceTree::getGroups() const {
  struct Group {
    llvm::StringMap<size_t> defined;
    std::vector<std::string> paths;
  };
  std::vector<Group> groups;
  auto fits = [](const Group &group, const llvm::StringMap<size_t> &defined) {
    return llvm::all_of(defined, [&](const auto &entry) {
      auto it = group.defined.find(entry.getKey());
      return it == group.defined.end() || it->second == entry.getValue();
    });
  };
  for (size_t i = 0; i < files.size(); ++i) {
    if (files[i].isIncluded)
      continue;
    llvm::StringMap<size_t> defined;
    std::vector<bool> seen(files.size());
    collect(i, defined, seen);
    auto group = llvm::find_if(
        groups, [&](const Group &other) { return fits(other, defined); });
    if (group == groups.end())
      group = groups.emplace(groups.end());
    for (const auto &entry : defined)
      group->defined.try_emplace(entry.getKey(), entry.getValue());
    group->paths.push_back(files[i].path);
  }
  std::vector<std::vector<std::string>> paths;
  for (Group &group : groups)
    paths.push_back(std::move(group.paths));
  return paths;
}

bool SourceTree::defines(StringRef record, StringRef place) const {
  StringRef file = place.rsplit(':').first;
  return definitions.contains(record) &&
         (file.empty() || fileNames.contains(file));
}
