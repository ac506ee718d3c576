// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassOptions.h"

#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::detail;

LogicalResult PassOptionReader::refuse(const Twine &message) {
  StringRef tool = registry ? registry->getToolName() : StringRef();
  error.lines += (tool + (tool.empty() ? "" : ": ") + "for the --" +
                  optionName + " option: " + message + "\n")
                     .str();
  return failure();
}

PassOptionBase::PassOptionBase(PassOptions &owner, StringRef name,
                               StringRef description)
    : name(name), description(description) {
  owner.options.push_back(this);
}
PassOptionBase::~PassOptionBase() = default;

//===-- Text ---------------------------------------------------------------===//

/// The character that closes what `c` opens, or 0.
static char closingOf(char c) {
  switch (c) {
  case '{':
    return '}';
  case '(':
    return ')';
  case '"':
  case '\'':
    return c;
  default:
    return 0;
  }
}

/// The position after the group that opens at `text[at]`: the matching brace,
/// or the next quote. The position after the opening if it is never closed.
static size_t skipNested(StringRef text, size_t at) {
  char open = text[at], close = closingOf(open);
  size_t depth = 0;
  for (size_t i = at; i < text.size(); ++i) {
    if (open != close && text[i] == open)
      ++depth;
    else if (text[i] == close && (open != close || i != at) &&
             (open == close || --depth == 0))
      return i + 1;
  }
  return at + 1;
}

/// Takes off braces or quotes that are around all of `text`.
static StringRef stripWrapping(StringRef text) {
  if (text.size() > 1 && text[0] != '(' && closingOf(text[0]) &&
      text.back() == closingOf(text[0]) && skipNested(text, 0) == text.size())
    text = text.drop_front().drop_back();
  return text;
}

std::vector<StringRef> strata::detail::splitPassOptionList(StringRef text) {
  std::vector<StringRef> elements;
  size_t start = 0, at = 0;
  while (at < text.size()) {
    if (closingOf(text[at])) {
      at = skipNested(text, at);
    } else if (text[at] == ',') {
      elements.push_back(stripWrapping(text.slice(start, at)));
      start = ++at;
    } else {
      ++at;
    }
  }
  if (start || !text.empty())
    elements.push_back(stripWrapping(text.substr(start)));
  return elements;
}

/// Takes the first option off `text`; `value` is std::nullopt without `=`.
static StringRef takeOption(StringRef &text, std::optional<StringRef> &value) {
  size_t at = text.find_first_of(" =");
  StringRef name = text.substr(0, at);
  if (at >= text.size() || text[at] == ' ') {
    text = text.substr(name.size());
    value.reset();
    return name;
  }
  size_t end = ++at;
  // Blanks within parentheses end the value; those within other brackets do
  // not.
  while (end < text.size() && text[end] != ' ')
    end = closingOf(text[end]) && text[end] != '(' ? skipNested(text, end)
                                                   : end + 1;
  value = stripWrapping(text.slice(at, end));
  text = text.substr(end);
  return name;
}

LogicalResult PassOptions::parse(StringRef text, PassTextError &error,
                                 const PassRegistry *registry) {
  while (!(text = text.ltrim(' ')).empty()) {
    std::optional<StringRef> value;
    StringRef name = takeOption(text, value);
    auto found = llvm::find_if(options, [&](PassOptionBase *option) {
      return option->getName() == name;
    });
    if (found == options.end()) {
      error.message =
          ("<Pass-Options-Parser>: no such option " + name + "\n").str();
      std::vector<StringRef> names;
      for (PassOptionBase *option : options)
        names.push_back(option->getName());
      if (StringRef near = findNearest(name, names); !near.empty())
        error.hint = ("did you mean '" + near + "'?").str();
      return failure();
    }
    PassOptionReader reader{registry, error, name};
    if (!value && !(*found)->isFlag())
      return reader.refuse("requires a value!");
    if (failed((*found)->parse(value.value_or(""), reader)))
      return failure();
  }
  return success();
}

void PassOptions::print(raw_ostream &os) const {
  if (options.empty())
    return;
  std::vector<PassOptionBase *> sorted(options);
  llvm::sort(sorted, [](PassOptionBase *a, PassOptionBase *b) {
    return a->getName() < b->getName();
  });
  os << '{';
  llvm::interleave(
      sorted, os, [&](PassOptionBase *option) { option->print(os); }, " ");
  os << '}';
}

void PassOptions::copyFrom(const PassOptions &other) {
  assert(options.size() == other.options.size() && "options of another class");
  for (auto [to, from] : llvm::zip(options, other.options))
    to->copyFrom(*from);
}

//===-- Values -------------------------------------------------------------===//

std::optional<size_t>
strata::detail::findPassOptionWord(StringRef text, ArrayRef<StringRef> words,
                                   PassOptionReader &reader) {
  auto found = llvm::find(words, text);
  if (found != words.end())
    return size_t(found - words.begin());
  (void)reader.refuse("Cannot find option named '" + text + "'!");
  if (StringRef near = findNearest(text, words); !near.empty())
    reader.error.hint = ("did you mean '" + near + "'?").str();
  else
    reader.error.hint = "expected one of '" + llvm::join(words, "', '") + "'";
  return std::nullopt;
}

/// Words with blanks come in braces, unless they bring some, as in mlir-opt.
void strata::detail::printPassOptionWord(raw_ostream &os, StringRef word) {
  bool wrap = word.contains(' ') && stripWrapping(word) == word;
  os << (wrap ? "{" : "") << word << (wrap ? "}" : "");
}

template <typename T>
static LogicalResult parseNumber(StringRef text, T &value, StringRef kind,
                                 PassOptionReader &reader) {
  if (!text.getAsInteger(0, value))
    return success();
  return reader.refuse("'" + text + "' value invalid for " + kind +
                       " argument!");
}

namespace strata::detail {

StringRef getPassOptionKind(const bool &) { return ""; }
StringRef getPassOptionKind(const int &) { return "int"; }
StringRef getPassOptionKind(const unsigned &) { return "uint"; }
StringRef getPassOptionKind(const int64_t &) { return "long"; }
StringRef getPassOptionKind(const uint64_t &) { return "ulong"; }
StringRef getPassOptionKind(const double &) { return "number"; }
StringRef getPassOptionKind(const std::string &) { return "string"; }
StringRef getPassOptionKind(const OpPassManager &) { return "pass-manager"; }

LogicalResult parsePassOption(StringRef text, bool &value,
                              PassOptionReader &reader) {
  value = text.empty() || text == "true" || text == "TRUE" || text == "True" ||
          text == "1";
  if (value || text == "false" || text == "FALSE" || text == "False" ||
      text == "0")
    return success();
  return reader.refuse("'" + text +
                       "' is invalid value for boolean argument! Try 0 or 1");
}
LogicalResult parsePassOption(StringRef text, int &value,
                              PassOptionReader &reader) {
  return parseNumber(text, value, "integer", reader);
}
LogicalResult parsePassOption(StringRef text, unsigned &value,
                              PassOptionReader &reader) {
  return parseNumber(text, value, "uint", reader);
}
LogicalResult parsePassOption(StringRef text, int64_t &value,
                              PassOptionReader &reader) {
  return parseNumber(text, value, "long", reader);
}
LogicalResult parsePassOption(StringRef text, uint64_t &value,
                              PassOptionReader &reader) {
  return parseNumber(text, value, "ulong", reader);
}
LogicalResult parsePassOption(StringRef text, double &value,
                              PassOptionReader &reader) {
  if (!text.getAsDouble(value))
    return success();
  return reader.refuse("'" + text +
                       "' value invalid for floating point argument!");
}
LogicalResult parsePassOption(StringRef text, std::string &value,
                              PassOptionReader &) {
  value = text.str();
  return success();
}
LogicalResult parsePassOption(StringRef text, OpPassManager &value,
                              PassOptionReader &reader) {
  if (!reader.registry)
    return reader.refuse("nested pipelines need a registry of passes");
  PassTextError nested;
  if (succeeded(parsePassPipeline(text, *reader.registry, value, nested)))
    return success();
  reader.error.lines += nested.lines + nested.message;
  reader.error.hint = nested.hint;
  return failure();
}

void printPassOption(raw_ostream &os, const bool &value) {
  os << (value ? "true" : "false");
}
void printPassOption(raw_ostream &os, const int &value) { os << value; }
void printPassOption(raw_ostream &os, const unsigned &value) { os << value; }
void printPassOption(raw_ostream &os, const int64_t &value) { os << value; }
void printPassOption(raw_ostream &os, const uint64_t &value) { os << value; }
void printPassOption(raw_ostream &os, const double &value) { os << value; }
void printPassOption(raw_ostream &os, const std::string &value) {
  printPassOptionWord(os, value);
}
void printPassOption(raw_ostream &os, const OpPassManager &value) {
  value.printAsTextualPipeline(os);
}

} // namespace strata::detail
