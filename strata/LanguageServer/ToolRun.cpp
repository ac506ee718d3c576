// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The author of a document may be unknown, so a pipeline is read by rules that allow
// little: no shell, commands of strata that only read, and no paths. Programs run in an
// empty folder; an option that writes a file can write it there alone.
#include "strata/LanguageServer/ToolRun.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::lsp;
using llvm::Expected;

/// Words of a line, as lit's shell splits it.
namespace {
struct Word {
  std::string text;
  /// Whether a part was quoted: quoted operators are words.
  bool isQuoted = false;
};
} // namespace

/// The end of the quoted text that begins at `at`, which is appended to `text`;
/// StringRef::npos if it has no end.
static size_t takeQuoted(StringRef line, size_t at, std::string &text) {
  char quote = line[at];
  for (size_t i = at + 1; i < line.size(); ++i) {
    if (line[i] == quote)
      return i + 1;
    bool isEscape = quote == '"' && line[i] == '\\' && i + 1 < line.size() &&
                    StringRef("\"\\").contains(line[i + 1]);
    if (isEscape)
      ++i;
    text += line[i];
  }
  return StringRef::npos;
}

/// The operator of a shell that begins at `at`, with a redirection as one word.
static StringRef getOperator(StringRef line, size_t at) {
  StringRef rest = line.drop_front(at);
  for (StringRef op :
       {"2>&1", "&&", "||", "|", ";", "<", ">", "&", "`", "(", ")", "$"})
    if (rest.starts_with(op))
      return op;
  return "";
}

static Expected<std::vector<Word>> split(StringRef line) {
  std::vector<Word> words;
  std::optional<Word> word;
  auto finish = [&] {
    if (word)
      words.push_back(std::move(*word));
    word.reset();
  };
  for (size_t at = 0; at < line.size();) {
    char c = line[at];
    StringRef op = getOperator(line, at);
    // `2>&1` begins a word.
    if (c == ' ' || c == '\t') {
      finish();
      ++at;
    } else if (!op.empty() && !(op == "2>&1" && word)) {
      finish();
      words.push_back({op.str()});
      at += op.size();
    } else {
      if (!word)
        word.emplace();
      if (c == '"' || c == '\'') {
        word->isQuoted = true;
        at = takeQuoted(line, at, word->text);
        if (at == StringRef::npos)
          return llvm::createStringError("a quote of the line has no end");
        continue;
      }
      if (c == '\\' && at + 1 < line.size())
        ++at;
      word->text += line[at++];
    }
  }
  finish();
  return words;
}

/// Whether strata's command `name` only reads the text that it gets.
static bool isReader(StringRef name) {
  static constexpr StringRef Readers[] = {"opt", "analyze", "interpret",
                                          "query", "translate"};
  return llvm::is_contained(Readers, name);
}

/// Whether an argument may name a file besides the text: paths do, and other substitutions.
static bool namesFile(StringRef argument) {
  for (StringRef option : {"irdl-file=%S", "dialect-dir=%S"}) {
    StringRef rest = argument.ltrim('-');
    if (argument.starts_with("-") && rest.consume_front(option))
      return (!rest.empty() && !rest.starts_with("/")) || rest.contains("..") ||
             rest.contains('%');
  }
  if (argument.contains('/') || argument.contains("..") ||
      argument.starts_with("~"))
    return true;
  // `%s` is the text; `%t`, `%{...}` and others are refused.
  for (size_t at = argument.find('%'); at != StringRef::npos;
       at = argument.find('%', at + 1)) {
    StringRef rest = argument.drop_front(at + 1);
    bool isText = rest.consume_front("s") &&
                  (rest.empty() || !llvm::isAlnum(rest.front()));
    if (!isText)
      return true;
  }
  return false;
}

static llvm::Error checkArguments(ArrayRef<std::string> arguments) {
  for (const std::string &argument : arguments)
    if (namesFile(argument))
      return llvm::createStringError(
          "the argument '" + argument +
          "' is not run from an editor: it may name a file");
  return llvm::Error::success();
}

/// Takes the program from the front of the words of a stage.
static llvm::Error takeProgram(ToolStage &stage) {
  std::vector<std::string> &words = stage.arguments;
  auto skip = [&](StringRef word) {
    bool isThere = !words.empty() && words.front() == word;
    if (isThere)
      words.erase(words.begin());
    return isThere;
  };
  if (skip("not"))
    stage.isFailureExpected = true;
  if (skip("FileCheck")) {
    stage.isFileCheck = true;
    return checkArguments(words);
  }
  if (skip("%opt") || skip("mlir-opt"))
    words.insert(words.begin(), "opt");
  else if (!skip("strata") && !skip("%strata"))
    return llvm::createStringError(
        "only strata and FileCheck are run from an editor, not '" +
        (words.empty() ? "" : words.front()) + "'");
  if (words.empty() || !isReader(words.front()))
    return llvm::createStringError(
        "only the commands opt, analyze, interpret, query and translate are "
        "run from an editor");
  return checkArguments(words);
}

/// Whether `text` is an operator that may follow in a pipeline.
static bool isOperator(const Word &word) {
  return !word.isQuoted && getOperator(word.text, 0) == word.text &&
         !word.text.empty();
}

Expected<std::vector<ToolStage>> lsp::parseRunLine(StringRef line) {
  Expected<std::vector<Word>> words = split(line);
  if (!words)
    return words.takeError();
  std::vector<ToolStage> stages(1);
  for (size_t i = 0; i != words->size(); ++i) {
    const Word &word = (*words)[i];
    ToolStage &stage = stages.back();
    if (!isOperator(word)) {
      stage.arguments.push_back(word.text);
    } else if (word.text == "|") {
      stages.emplace_back();
    } else if (word.text == "2>&1") {
      stage.mergesErrors = true;
    } else if (word.text == "<" && i + 1 != words->size() &&
               (*words)[i + 1].text == "%s") {
      stage.readsText = true;
      ++i;
    } else {
      return llvm::createStringError("'" + word.text +
                                     "' is not run from an editor");
    }
  }
  for (ToolStage &stage : stages)
    if (llvm::Error error = takeProgram(stage))
      return std::move(error);
  return stages;
}

std::vector<std::string> lsp::parseCall(StringRef line) {
  auto [name, rest] = line.trim().ltrim('@').split('(');
  std::vector<std::string> call{name.str()};
  std::string argument;
  unsigned depth = 0;
  auto finish = [&] {
    if (!StringRef(argument).trim().empty())
      call.push_back(StringRef(argument).trim().str());
    argument.clear();
  };
  for (char c : rest) {
    if (c == ')' && !depth) {
      finish();
      return call;
    }
    if (c == '(' || c == '[')
      ++depth;
    else if (c == ')' || c == ']')
      depth -= depth != 0;
    if (c == ',' && !depth)
      finish();
    else
      argument += c;
  }
  return {};
}

Expected<ToolStage> lsp::makeCallStage(ArrayRef<std::string> call) {
  if (call.empty() || call.front().empty())
    return llvm::createStringError("expected the name of a function");
  if (llvm::Error error = checkArguments(call.drop_front()))
    return std::move(error);
  ToolStage stage;
  stage.arguments = {"interpret", "--entry=" + call.front(), "--", "%s"};
  stage.arguments.insert(stage.arguments.end(), call.begin() + 1, call.end());
  return stage;
}
