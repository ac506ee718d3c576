// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"
#include "strata/Asm/Source/SourceComments.h"
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ItemIndex.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

namespace {
enum class TokenType : uint8_t {
  Operation,
  Keyword,
  Variable,
  Parameter,
  Symbol,
  Label,
  Type,
  Attribute,
  Number,
  String,
  Comment,
  Operator
};
} // namespace

json::Value lsp::getTokenLegend() {
  return json::Object{
      {"tokenTypes", json::Array{"function", "keyword", "variable", "parameter",
                                 "namespace", "label", "type", "macro",
                                 "number", "string", "comment", "operator"}},
      {"tokenModifiers", json::Array{"declaration"}}};
}

/// The type of a token by its spelling alone; std::nullopt for punctuation.
static std::optional<TokenType> classify(const Token &token) {
  switch (token.kind) {
  case Token::BareIdentifier: {
    StringRef text = token.getSpelling();
    bool isBuiltinType = llvm::is_contained({"index", "none"}, text) ||
                         text.starts_with("f8E") || text == "bf16" ||
                         text == "f16" || text == "f32" || text == "f64" ||
                         text == "tf32" || text == "f80" || text == "f128";
    if (isBuiltinType)
      return TokenType::Type;
    return text.contains('.') ? TokenType::Operation : TokenType::Keyword;
  }
  case Token::IntType:
  case Token::ExclamationIdentifier:
    return TokenType::Type;
  case Token::AtIdentifier:
    return TokenType::Symbol;
  case Token::HashIdentifier:
    return TokenType::Attribute;
  case Token::PercentIdentifier:
    return TokenType::Variable;
  case Token::CaretIdentifier:
    return TokenType::Label;
  case Token::Integer:
  case Token::Float:
    return TokenType::Number;
  case Token::String:
    return TokenType::String;
  case Token::Arrow:
  case Token::Equal:
    return TokenType::Operator;
  default:
    return std::nullopt;
  }
}

namespace {
/// Appends tokens as differences to the one before.
class TokenEncoder {
public:
  explicit TokenEncoder(const DocumentText &text) : text(text) {}
  void add(SourceRange range, TokenType type, bool isDeclaration);
  std::vector<uint32_t> data;

private:
  const DocumentText &text;
  Position last;
};
} // namespace

void TokenEncoder::add(SourceRange range, TokenType type, bool isDeclaration) {
  Position start = text.getPosition(range.begin);
  bool isSameLine = start.line == last.line && !data.empty();
  uint32_t column =
      isSameLine ? start.character - last.character : start.character;
  uint32_t lines = data.empty() ? start.line : start.line - last.line;
  data.insert(data.end(), {lines, column, text.countUnits(text.get(range)),
                           uint32_t(type), isDeclaration ? 1u : 0u});
  last = start;
}

/// The names of the operations of items that can be read are words without a dot, too:
/// `return`, `call`.
static llvm::DenseMap<uint64_t, TokenType> findNames(Document &document,
                                                     SourceRange range) {
  llvm::DenseMap<uint64_t, TokenType> types;
  for (size_t i = 0; i != document.getItems().size(); ++i) {
    const Item &item = document.getItems()[i];
    if (item.span.range.end < range.begin || item.span.kind == ItemKind::Split)
      continue;
    if (item.span.range.begin > range.end)
      break;
    const ItemIndex &index = document.getIndex(i);
    for (const IndexedOp &op : index.getOps())
      types[document.getPlace(item, op.name).begin] = TokenType::Operation;
    for (const IndexedValue &value : index.getValues())
      if (value.isArgument())
        types[document.getPlace(item, value.place).begin] =
            TokenType::Parameter;
    for (const IndexedUse &use : index.getValueUses())
      if (index.getValues()[use.target].isArgument())
        types[document.getPlace(item, use.place).begin] = TokenType::Parameter;
  }
  return types;
}

std::vector<uint32_t> lsp::getSemanticTokens(Document &document,
                                             SourceRange range) {
  const DocumentText &text = document.getText();
  StringRef all = text.get();
  llvm::DenseMap<uint64_t, TokenType> names = findNames(document, range);
  std::vector<SourceRange> comments = findComments(all, 0);
  auto comment = comments.begin();
  TokenEncoder encoder(text);
  auto addComments = [&](uint64_t before) {
    for (; comment != comments.end() && comment->begin < before; ++comment)
      if (comment->begin >= range.begin)
        encoder.add(*comment, TokenType::Comment, false);
  };
  Lexer lexer(all);
  lexer.setPos(all.begin() + text.getLineStart(text.getLineOf(range.begin)));
  while (true) {
    Token token = lexer.lex([](const char *, const Twine &) {});
    auto begin = uint64_t(token.start - all.begin());
    addComments(std::min(begin, range.end));
    if (token.is(Token::Eof) || begin >= range.end)
      return encoder.data;
    auto known = names.find(begin);
    std::optional<TokenType> type =
        known != names.end() ? known->second : classify(token);
    if (type && token.length)
      encoder.add({begin, begin + token.length}, *type, false);
  }
}
