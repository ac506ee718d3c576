// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/ExampleCheck.h"

#include "strata/Asm/AsmState.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Source/Lexer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Support/StringEscape.h"
#include "strata/Tooling/Dialect/ExampleResults.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

namespace {
class ExampleChecker {
public:
  ExampleChecker(const DefinitionModel &def, StringRef text, Context &ctx,
                 Context &loaded)
      : def(def), text(text), ctx(ctx), loaded(loaded) {}
  LogicalResult check();

private:
  /// The printed example; std::nullopt after an error.
  std::optional<std::string> print();
  std::optional<std::string> printOperations();
  LogicalResult checkResults(Operation *snippet);
  template <typename T> std::optional<std::string> printObject(T object);
  std::nullopt_t reportMissing();
  LogicalResult compare(StringRef printed);
  InFlightDiagnostic emitError(size_t at);
  void forward(const Diagnostic &diag);
  size_t findPlace(Location loc) const;
  std::vector<Token> lexLiterals() const;
  Location locate(size_t at);

  const DefinitionModel &def;
  StringRef text;
  Context &ctx, &loaded;
  /// The current example, and its number.
  StringRef example;
  unsigned number = 0;
  /// The source buffer of its text in `loaded`.
  uint32_t buffer = 0;
  /// The tokens, read when the first place is needed.
  std::optional<std::vector<Token>> literals;
};
} // namespace

//===-- Places ------------------------------------------------------------===//

/// The number of bytes of the string literal `body` that represent the first
/// `count` bytes of its value.
static size_t getWrittenSize(StringRef body, size_t count) {
  size_t at = 0;
  for (; count && at < body.size(); --count) {
    bool isEscape = body[at] == '\\';
    bool isHex =
        isEscape && at + 1 < body.size() && llvm::isHexDigit(body[at + 1]);
    at += isHex ? 3 : isEscape ? 2 : 1;
  }
  return std::min(at, body.size());
}

/// The string literals of the list, if it is written as usual.
std::vector<Token> ExampleChecker::lexLiterals() const {
  std::vector<Token> literals;
  if (!def.loc.isOffset())
    return literals;
  Lexer lexer(text.drop_front(def.loc.getOffset()));
  auto lex = [&] { return lexer.lex([](const char *, const Twine &) {}); };
  auto isEnd = [](const Token &token) {
    return token.isAny(Token::Eof, Token::Error);
  };
  Token token = lex();
  while (!isEnd(token) && !token.isKeyword("strata.examples"))
    token = lex();
  for (; !isEnd(token) && token.isNot(Token::RSquare); token = lex())
    if (token.is(Token::String))
      literals.push_back(token);
  return literals;
}

/// The location in the file of byte `at` of the example; that of the definition
/// if it is unknown.
Location ExampleChecker::locate(size_t at) {
  if (!literals)
    literals = lexLiterals();
  if (number >= literals->size() ||
      (*literals)[number].getStringValue() != example)
    return def.loc;
  StringRef body = (*literals)[number].getSpelling().drop_front().drop_back();
  size_t begin = size_t(body.begin() - text.begin());
  return Location::fromOffset(def.loc.getBuffer(),
                              begin + getWrittenSize(body, at));
}

/// The byte of the example that `loc`, of a diagnostic about it, leads to.
size_t ExampleChecker::findPlace(Location loc) const {
  bool isInside = loc.isOffset() &&
                  loaded.getSourceBuffer(loc.getBuffer()).getText() == example;
  return isInside ? size_t(loc.getOffset()) : 0;
}

InFlightDiagnostic ExampleChecker::emitError(size_t at) {
  InFlightDiagnostic diag = strata::emitError(&ctx, locate(at));
  diag << "in 'strata.examples': ";
  return diag;
}

void ExampleChecker::forward(const Diagnostic &diag) {
  InFlightDiagnostic error = emitError(findPlace(diag.getLocation()));
  error << diag.getMessage();
  for (const auto &note : diag.getNotes())
    error.attachNote(locate(findPlace(note->getLocation())))
        << note->getMessage();
}

//===-- Examples ----------------------------------------------------------===//

std::nullopt_t ExampleChecker::reportMissing() {
  (void)(strata::emitError(&loaded, Location())
         << "the example does not contain '" << def.fullName << "'");
  return std::nullopt;
}

/// Checks the results in comments. Errors are at places of the example.
LogicalResult ExampleChecker::checkResults(Operation *snippet) {
  return checkExampleResults(example, def.fullName, snippet, [&](size_t at) {
    return strata::emitError(&loaded,
                             Location::fromOffset(buffer, uint32_t(at)));
  });
}

std::optional<std::string> ExampleChecker::printOperations() {
  buffer = loaded.addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(example, "example"));
  SourceNames names;
  ParserConfig config(&loaded);
  config.names = &names;
  OwningOpRef<> snippet = parseSnippet(buffer, config);
  if (!snippet)
    return std::nullopt;
  bool isContained = false;
  snippet->walk([&](Operation *op) {
    isContained |= op->getDefinition().name == def.fullName;
  });
  if (!isContained)
    return reportMissing();
  if (failed(verify(snippet.get())))
    return std::nullopt;
  if (failed(checkResults(snippet.get())))
    return std::nullopt;
  PrintingFlags flags;
  flags.asksForNames = false;
  flags.localScope = flags.keepNames = flags.keepAllNames = true;
  flags.names = &names;
  AsmState state(snippet.get(), flags);
  std::string printed;
  for (Operation &op : snippet->getRegion(0).front())
    printed += state.printOperation(&op) + "\n";
  return printed;
}

/// Prints a type or attribute, which may be null.
template <typename T>
std::optional<std::string> ExampleChecker::printObject(T object) {
  if (!object)
    return std::nullopt;
  bool isContained = false;
  using Dynamic =
      std::conditional_t<std::is_same_v<T, Type>, DynamicType, DynamicAttr>;
  AttrTypeWalker walker;
  walker.addWalk([&](Dynamic part) {
    const TypeDefinition &found = part.getDefinition();
    std::string name = (found.dialect->getNamespace() + "." + found.name).str();
    isContained |= StringRef(def.fullName).drop_front() == name;
  });
  walker.walk(object);
  if (!isContained)
    return reportMissing();
  std::string printed;
  llvm::raw_string_ostream os(printed);
  object.print(os);
  return printed;
}

std::optional<std::string> ExampleChecker::print() {
  switch (def.kind) {
  case DefinitionModel::Kind::Operation:
    return printOperations();
  case DefinitionModel::Kind::Type:
    return printObject(parseType(example, &loaded));
  case DefinitionModel::Kind::Attribute:
    return printObject(parseAttribute(example, &loaded));
  }
  llvm_unreachable("all kinds are listed");
}

/// Moves `at` past blanks, line ends and the comments after them; returns
/// whether there are any.
static bool skipBlanks(StringRef text, size_t &at) {
  size_t begin = at;
  while (true) {
    at = std::min(text.find_if_not(llvm::isSpace, at), text.size());
    bool mayBeComment = at != begin || at == 0;
    if (!mayBeComment || !text.substr(at).starts_with("//"))
      return at != begin;
    at = std::min(text.find('\n', at), text.size());
  }
}

/// The place at which `text` differs from `printed`, apart from comments, line
/// breaks and indentation.
static std::optional<size_t> findDifference(StringRef text, StringRef printed) {
  size_t at = 0, other = 0;
  bool isInString = false, isEscaped = false;
  skipBlanks(text, at);
  while (at < text.size() && other < printed.size()) {
    char c = text[at];
    if (c != printed[other])
      return at;
    ++at;
    ++other;
    isInString ^= c == '"' && !isEscaped;
    isEscaped = isInString && c == '\\' && !isEscaped;
    if (isInString)
      continue;
    bool isBlank = skipBlanks(text, at);
    if (isBlank != skipBlanks(printed, other) && at < text.size() &&
        other < printed.size())
      return at;
  }
  if (at == text.size() && other == printed.size())
    return std::nullopt;
  return at;
}

/// Compares the example with its printed form.
LogicalResult ExampleChecker::compare(StringRef printed) {
  std::optional<size_t> difference = findDifference(example, printed);
  if (!difference)
    return success();
  llvm::SmallString<128> literal;
  for (StringRef line : llvm::split(printed, '\n')) {
    literal += literal.empty() ? "" : "\\n";
    printEscaped(line, literal);
  }
  return emitError(*difference)
         << "the example is printed as \"" << literal.str() << "\"";
}

LogicalResult ExampleChecker::check() {
  bool isBad = false;
  for (; number < def.examples.size(); ++number) {
    example = def.examples[number];
    std::optional<std::string> printed;
    std::vector<Diagnostic> diagnostics;
    {
      DiagnosticCapture messages;
      printed = print();
      diagnostics = messages.take();
    }
    for (const Diagnostic &diag : diagnostics)
      if (diag.getSeverity() == DiagnosticSeverity::Error)
        forward(diag);
    isBad |= !printed || failed(compare(StringRef(*printed).trim()));
  }
  return failure(isBad);
}

LogicalResult strata::checkExamples(const DefinitionModel &def, StringRef text,
                                    Context &ctx, Context &loaded) {
  return ExampleChecker(def, text, ctx, loaded).check();
}
