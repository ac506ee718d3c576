// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/LanguageServer/ToolDefinitions.h"

#include "strata/Asm/Source/Lexer.h"
#include "strata/DialectFiles/Tools/DialectShow.h"
#include "strata/DialectFiles/Tools/Example.h"
#include "strata/Tooling/Dialect/EmbeddedDialects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

static constexpr llvm::StringLiteral Suffix = ".irdl.mlir";

ToolDefinitions::ToolDefinitions() { forget(); }

void ToolDefinitions::forget() {
  // The server reports errors in dialect files when it loads them.
  files = std::make_unique<DialectFiles>(
      llvm::nulls(), /*color=*/false, DialectFilesOptions{.files = openFiles});
  hasReadFiles = false;
  loaded.clear();
  entries.clear();
}

void ToolDefinitions::setSources(std::vector<std::string> newFiles,
                                 std::vector<std::string> newDirectories) {
  paths = std::move(newFiles);
  directories = std::move(newDirectories);
  forget();
}

void ToolDefinitions::readDefinitions(StringRef path) {
  if (openFiles.exists(path))
    (void)files->read(path);
}

void ToolDefinitions::load(StringRef dialect) {
  if (!hasReadFiles)
    for (const std::string &path : paths)
      readDefinitions(path);
  hasReadFiles = true;
  if (!loaded.insert(dialect).second)
    return;
  auto isRead = [&] {
    return llvm::any_of(
        files->getDialects().getModels(),
        [&](const DialectModel &model) { return model.name == dialect; });
  };
  for (const std::string &directory : directories)
    if (!isRead())
      readDefinitions(directory + "/" + dialect.str() + Suffix.str());
  if (!isRead())
    (void)files->addEmbedded(dialect);
}

SmallVector<const DefinitionModel *, 2> ToolDefinitions::find(StringRef name) {
  StringRef plain = name.ltrim("!#");
  load(plain.split('.').first);
  SmallVector<const DefinitionModel *, 2> result;
  for (const DialectModel &model : files->getDialects().getModels())
    for (const DefinitionModel &def : model.definitions) {
      StringRef fullName = def.fullName;
      if (fullName == name || (plain == name && fullName.ltrim("!#") == name))
        result.push_back(&def);
    }
  return result;
}

/// The documentation of one definition.
static void writeDocumentation(const DefinitionModel &def, Samples &samples,
                               raw_ostream &os) {
  os << "**" << def.fullName << "**";
  if (!def.summary.empty())
    os << " — " << collapseBlanks(def.summary);
  os << "\n";
  if (def.isOperation())
    os << "\n```\n" << makeSignature(def) << "\n```\n";
  std::string description = unindent(def.description);
  if (!description.empty())
    os << '\n' << description << '\n';
  std::vector<std::string> examples = getExamples(def, samples);
  if (!examples.empty())
    os << "\n```mlir\n" << unindent(examples.front()) << "\n```\n";
}

std::string ToolDefinitions::getDocumentation(StringRef name) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const DefinitionModel *def : find(name)) {
    if (!text.empty())
      os << "\n---\n\n";
    Samples samples(files->getContext(), files->getDialects());
    writeDocumentation(*def, samples, os);
  }
  return text;
}

namespace {
/// Turns an example into a snippet: values, symbols, and parts that the example leaves
/// out are holes.
class SnippetWriter {
public:
  explicit SnippetWriter(StringRef example)
      : lexer(example), last(example.begin()) {}

  /// Empty if the example has no tokens of MLIR.
  std::string run();

private:
  Token lex() {
    return lexer.lex([](const char *, const Twine &) {});
  }
  void appendText(const char *end);
  void addHole(const Token &first, StringRef name);

  Lexer lexer;
  /// The text up to here is in the result.
  const char *last;
  std::string result;
  llvm::StringMap<unsigned> holes;
  unsigned numHoles = 0;
};
} // namespace

void SnippetWriter::appendText(const char *end) {
  for (char c : StringRef(last, size_t(end - last))) {
    if (c == '$' || c == '\\' || c == '}')
      result += '\\';
    result += c;
  }
  last = end;
}

/// Replaces the text from `first` up to the place of the lexer. The hole of a region is empty.
void SnippetWriter::addHole(const Token &first, StringRef name) {
  appendText(first.start);
  bool isUnknown = name == "...";
  bool isRegion = isUnknown && StringRef(result).ends_with("{");
  unsigned &number = holes[name];
  if (!number || isUnknown)
    number = ++numHoles;
  result += "${" + std::to_string(number);
  if (!isRegion)
    result += ":" + name.str();
  result += "}";
  last = lexer.getPos();
}

std::string SnippetWriter::run() {
  const char *end = last;
  while (true) {
    Token token = lex();
    if (token.isNot(Token::Eof))
      end = token.getEnd();
    switch (token.kind) {
    case Token::Error:
      return "";
    case Token::Eof:
      // A comment at the end is not part of the operation.
      appendText(std::max(end, last));
      return std::move(result);
    case Token::PercentIdentifier:
    case Token::AtIdentifier:
    case Token::Ellipsis:
      addHole(token, token.getSpelling());
      break;
    case Token::BareIdentifier: {
      // A directive: `custom<Name>`.
      Token name;
      if (!token.isKeyword("custom") || lex().isNot(Token::Less) ||
          !(name = lex()).isKeyword() || lex().isNot(Token::Greater)) {
        lexer.setPos(token.getEnd());
        break;
      }
      addHole(token, name.getSpelling());
      break;
    }
    default:
      break;
    }
  }
}

/// An example of the operation that is complete: one of its file that begins with it, or else
/// one that is made up, where `...` stands for unknown parts.
static std::string getCompleteExample(const DefinitionModel &def,
                                      Samples &samples) {
  for (const std::string &example : def.examples) {
    StringRef text = StringRef(example).ltrim();
    if (text.starts_with("%"))
      text = text.split('=').second.ltrim();
    text.consume_front("\"");
    if (text.consume_front(def.fullName) &&
        !CharClass::is(text.empty() ? ' ' : text.front(), CharClass::IdBody))
      return unindent(example);
  }
  return makeExample(def, samples, ExampleExtent::Short);
}

ArrayRef<lsp::DefinitionEntry> ToolDefinitions::getEntries(StringRef dialect) {
  auto [entry, isNew] = entries.try_emplace(dialect);
  if (!isNew)
    return entry->second;
  load(dialect);
  Samples samples(files->getContext(), files->getDialects());
  for (const DialectModel &model : files->getDialects().getModels()) {
    if (model.name != dialect)
      continue;
    for (const DefinitionModel &def : model.definitions) {
      lsp::DefinitionEntry added{def.fullName, collapseBlanks(def.summary), ""};
      if (def.isOperation())
        added.snippet = SnippetWriter(getCompleteExample(def, samples)).run();
      entry->second.push_back(std::move(added));
    }
  }
  llvm::sort(entry->second,
             [](const auto &a, const auto &b) { return a.name < b.name; });
  return entry->second;
}

std::vector<std::string> ToolDefinitions::getDialects() {
  std::vector<std::string> names;
  for (StringRef name : getEmbeddedDialects())
    names.push_back(name.str());
  load("");
  for (const DialectModel &model : files->getDialects().getModels())
    names.push_back(model.name);
  for (const std::string &directory : directories) {
    std::error_code error;
    for (llvm::sys::fs::directory_iterator it(directory, error), end;
         !error && it != end; it.increment(error)) {
      StringRef file = llvm::sys::path::filename(it->path());
      if (file.consume_back(Suffix))
        names.push_back(file.str());
    }
  }
  llvm::sort(names);
  names.erase(llvm::unique(names), names.end());
  return names;
}

std::optional<lsp::DefinitionPlace> ToolDefinitions::getPlace(StringRef name) {
  for (const DefinitionModel *def : find(name)) {
    if (!def->loc.isOffset())
      continue;
    const SourceBuffer &buffer =
        files->getContext().getSourceBuffer(def->loc.getBuffer());
    StringRef path = buffer.getName().getValue();
    if (!llvm::sys::fs::exists(path))
      continue;
    SourcePosition position = buffer.decode(def->loc.getOffset());
    return lsp::DefinitionPlace{path.str(), position.line, position.column};
  }
  return std::nullopt;
}
