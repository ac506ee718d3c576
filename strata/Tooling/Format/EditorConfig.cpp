// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Format/EditorConfig.h"

#include "strata/Tooling/Common/Files.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <vector>

using namespace strata;
namespace path = llvm::sys::path;

//===-- Patterns -----------------------------------------------------------===//

/// The alternatives of `{a,b}` in `pattern` one by one; the pattern alone if there is no
/// such list.
static std::vector<std::string> expand(StringRef pattern) {
  size_t open = pattern.find('{');
  size_t close = pattern.find('}', open);
  constexpr size_t MaxPatterns = 256;
  if (open == StringRef::npos || close == StringRef::npos)
    return {pattern.str()};
  std::vector<std::string> result;
  SmallVector<StringRef> words;
  pattern.slice(open + 1, close).split(words, ',');
  for (std::string &rest : expand(pattern.drop_front(close + 1)))
    for (StringRef word : words)
      if (result.size() < MaxPatterns)
        result.push_back((pattern.take_front(open) + word + rest).str());
  return result;
}

/// Whether all of `text` fits `pattern`: `*` any name, `**` any path, `?` a character,
/// `[ab]` one of a set.
static bool matches(StringRef pattern, StringRef text) {
  // The place after the last star, and the shortest text for it that was not tried.
  StringRef starPattern, starText;
  bool hasStar = false, crosses = false;
  while (!text.empty() || !pattern.empty()) {
    if (pattern.starts_with("*")) {
      crosses = pattern.starts_with("**");
      pattern = pattern.drop_while([](char c) { return c == '*'; });
      starPattern = pattern;
      starText = text;
      hasStar = true;
      continue;
    }
    size_t close =
        pattern.starts_with("[") ? pattern.find(']') : StringRef::npos;
    bool fits = false;
    size_t length = 1;
    if (!pattern.empty() && !text.empty()) {
      if (close != StringRef::npos) {
        StringRef set = pattern.slice(1, close);
        bool isNegated = set.consume_front("!");
        fits = set.contains(text.front()) != isNegated;
        length = close + 1;
      } else {
        fits = pattern.front() == text.front() ||
               (pattern.front() == '?' && text.front() != '/');
      }
    }
    if (fits) {
      pattern = pattern.drop_front(length);
      text = text.drop_front();
      continue;
    }
    if (!hasStar || starText.empty() || (starText.front() == '/' && !crosses))
      return false;
    starText = starText.drop_front();
    text = starText;
    pattern = starPattern;
  }
  return true;
}

bool strata::matchesEditorConfigSection(StringRef pattern, StringRef file) {
  // The length bounds the recursion of `expand`.
  constexpr size_t MaxLength = 1024;
  if (pattern.size() > MaxLength)
    return false;
  for (const std::string &simple : expand(pattern)) {
    StringRef rest = simple;
    // Patterns without a slash are those of names in any directory.
    bool isPath = rest.contains('/');
    rest.consume_front("/");
    if (matches(rest, isPath ? file : path::filename(file, path::Style::posix)))
      return true;
  }
  return false;
}

//===-- Files --------------------------------------------------------------===//

namespace {
/// The settings of a file, each with its section.
struct Settings {
  struct Entry {
    std::string section, key, value;
  };
  std::vector<Entry> entries;
  bool isRoot = false;
};
} // namespace

static Settings parse(StringRef text) {
  Settings result;
  std::string section;
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  for (StringRef line : lines) {
    line = line.trim();
    if (line.empty() || line.front() == '#' || line.front() == ';')
      continue;
    if (line.front() == '[' && line.back() == ']') {
      section = line.drop_front().drop_back().str();
      continue;
    }
    auto [key, value] = line.split('=');
    std::string name = key.trim().lower(), setting = value.trim().lower();
    if (section.empty())
      result.isRoot |= name == "root" && setting == "true";
    else
      result.entries.push_back({section, name, setting});
  }
  return result;
}

static void apply(const Settings::Entry &entry, FormatOptions &options) {
  constexpr unsigned MaxIndent = 64;
  unsigned number;
  if (entry.key == "max_line_length" && entry.value == "off")
    options.width = 0;
  if (StringRef(entry.value).getAsInteger(10, number))
    return;
  if (entry.key == "indent_size" && number <= MaxIndent)
    options.indent = number;
  if (entry.key == "max_line_length")
    options.width = number;
}

void strata::readEditorConfig(StringRef file, FormatOptions &options) {
  SmallString<128> absolute(file == "-" ? StringRef("stdin.mlir") : file);
  if (llvm::sys::fs::make_absolute(absolute))
    return;
  path::remove_dots(absolute, /*remove_dot_dot=*/true);
  // The settings of directories, the innermost one first.
  std::vector<std::pair<std::string, Settings>> found;
  for (StringRef directory = path::parent_path(absolute); !directory.empty();
       directory = path::parent_path(directory)) {
    SmallString<128> config(directory);
    path::append(config, ".editorconfig");
    if (auto buffer = getDiskFiles().open(config)) {
      found.emplace_back(directory.str(), parse((*buffer)->getBuffer()));
      if (found.back().second.isRoot)
        break;
    }
  }
  for (auto it = found.rbegin(); it != found.rend(); ++it) {
    StringRef relative = StringRef(absolute).drop_front(it->first.size());
    relative.consume_front("/");
    for (const Settings::Entry &entry : it->second.entries)
      if (matchesEditorConfigSection(entry.section, relative))
        apply(entry, options);
  }
}
