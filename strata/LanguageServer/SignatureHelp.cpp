// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parameters of the function that is called at the cursor, or the syntax of the
// operation there.
#include "strata/Asm/Source/Lexer.h"
#include "strata/LanguageServer/Features.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

namespace {
/// The call or the operation in which the cursor is.
struct CallSite {
  /// The symbol that is called.
  std::optional<Token> symbol;
  /// The name of the operation.
  std::optional<Token> op;
  /// The number of arguments, or operands, that are complete.
  unsigned numComplete = 0;
};

/// A signature with its parameters, as bytes of the label.
struct Signature {
  std::string label, documentation;
  std::vector<std::pair<size_t, size_t>> parameters;
};
} // namespace

/// Reads the line of the cursor up to it. Calls are written in one line, as a rule.
static CallSite findCallSite(StringRef line) {
  CallSite site;
  struct Bracket {
    std::optional<Token> symbol;
    unsigned numCommas = 0;
  };
  SmallVector<Bracket> open;
  std::optional<Token> last;
  unsigned numValues = 0;
  Lexer lexer(line);
  while (true) {
    Token token = lexer.lex([](const char *, const Twine &) {});
    if (token.isAny(Token::Eof, Token::Error))
      break;
    if (token.isAny(Token::LParen, Token::LSquare) || token.is(Token::LBrace)) {
      bool isCall = last && last->is(Token::AtIdentifier);
      open.push_back({isCall ? last : std::nullopt, 0});
    } else if (token.isAny(Token::RParen, Token::RSquare) ||
               token.is(Token::RBrace)) {
      if (!open.empty())
        open.pop_back();
    } else if (token.is(Token::Comma) && !open.empty()) {
      ++open.back().numCommas;
    } else if (token.is(Token::PercentIdentifier)) {
      ++numValues;
    } else if (!site.op && token.is(Token::BareIdentifier)) {
      site.op = token;
      numValues = 0;
    }
    last = token;
  }
  site.numComplete = numValues;
  for (const Bracket &bracket : llvm::reverse(open))
    if (bracket.symbol) {
      site.symbol = bracket.symbol;
      site.numComplete = bracket.numCommas;
      break;
    }
  return site;
}

/// The signature in the line that defines a function: its name, the arguments in brackets,
/// and the results.
static std::optional<Signature> readSignature(StringRef line, StringRef name) {
  size_t at = line.find(name);
  if (at == StringRef::npos)
    return std::nullopt;
  Signature result;
  StringRef text = line.drop_front(at).rtrim();
  text.consume_back("{");
  text = text.rtrim();
  result.label = text.str();
  if (!text.drop_front(name.size()).starts_with("("))
    return std::nullopt;
  unsigned depth = 0;
  size_t begin = name.size() + 1;
  bool isInString = false;
  for (size_t i = name.size(); i != text.size(); ++i) {
    char c = text[i];
    if (isInString) {
      i += c == '\\' && i + 1 != text.size();
      isInString = c != '"';
      continue;
    }
    isInString = c == '"';
    bool isArrow = c == '>' && text[i - 1] == '-';
    bool isEnd = StringRef(")]}>").contains(c) && !isArrow;
    if (depth == 1 && (c == ',' || (isEnd && c == ')'))) {
      if (begin < i)
        result.parameters.emplace_back(begin, i);
      begin = text.find_first_not_of(" ", i + 1);
    }
    depth += StringRef("([{<").contains(c);
    if (isEnd && --depth == 0)
      break;
  }
  return result;
}

/// The definition of the symbol `token` in the piece around `offset`.
static std::optional<Signature> findFunction(Document &document,
                                             const Token &symbol) {
  const DocumentText &text = document.getText();
  auto offset = uint64_t(symbol.start - text.get().begin());
  auto places = findOccurrences(document, offset);
  if (!places || places->definitions.empty())
    return std::nullopt;
  uint32_t line = text.getLineOf(places->definitions.front().begin);
  return readSignature(text.getLine(line), symbol.getSpelling());
}

/// The syntax of an operation with the holes of its snippet as parameters.
static std::optional<Signature> findSyntax(StringRef op,
                                           DefinitionTexts &texts) {
  for (const DefinitionEntry &entry : texts.getEntries(op.split('.').first)) {
    if (entry.name != op || entry.snippet.empty())
      continue;
    Signature result;
    result.documentation = entry.summary;
    StringRef rest = entry.snippet;
    // Results are not operands.
    size_t name = rest.find(op);
    rest = name == StringRef::npos ? rest : rest.drop_front(name);
    while (!rest.empty()) {
      if (rest.consume_front("${")) {
        StringRef hole = rest.split(':').second.split('}').first;
        rest = rest.split('}').second;
        result.parameters.emplace_back(result.label.size(),
                                       result.label.size() + hole.size());
        result.label += hole;
        continue;
      }
      rest.consume_front("\\");
      if (!rest.empty())
        result.label += rest.front();
      rest = rest.drop_front(!rest.empty());
    }
    return result;
  }
  return std::nullopt;
}

json::Value lsp::getSignatureHelp(Document &document, Position position,
                                  DefinitionTexts &texts) {
  const DocumentText &text = document.getText();
  uint64_t offset = text.getOffset(position);
  uint64_t begin = text.getLineStart(text.getLineOf(offset));
  CallSite site = findCallSite(text.get({begin, offset}));
  std::optional<Signature> found;
  if (site.symbol)
    found = findFunction(document, *site.symbol);
  if (!found && site.op) {
    auto at = uint64_t(site.op->start - text.get().begin());
    // The dialect may be left out in the text.
    std::string name = findDefinitionName(document, at).first;
    found = findSyntax(name.empty() ? site.op->getSpelling() : name, texts);
  }
  if (!found)
    return nullptr;
  json::Array parameters;
  auto countUnits = [&](size_t end) {
    return text.countUnits(StringRef(found->label).take_front(end));
  };
  for (auto [first, last] : found->parameters)
    parameters.push_back(json::Object{
        {"label", json::Array{countUnits(first), countUnits(last)}}});
  size_t numParameters = parameters.size();
  json::Object signature{{"label", json::fixUTF8(found->label)},
                         {"parameters", std::move(parameters)}};
  if (!found->documentation.empty())
    signature["documentation"] = json::fixUTF8(found->documentation);
  json::Object result{{"signatures", json::Array{std::move(signature)}},
                      {"activeSignature", 0}};
  if (numParameters)
    result["activeParameter"] =
        int64_t(std::min<size_t>(site.numComplete, numParameters - 1));
  return result;
}
