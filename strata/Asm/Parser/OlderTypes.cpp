// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of dialects that have another text today: the rows of a history rewrite the text,
// first that of the types inside of it.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Types whose text is longer are left to the current reader, so that deeply
/// nested text costs at most the square of it.
static constexpr size_t maxTypeSize = 4096;

/// Converts `body`, the text after `!dialect.`, to the current type;
/// std::nullopt if no row matches.
static std::optional<std::string>
getCurrentType(ArrayRef<RenamedType> rows, StringRef dialect, StringRef body) {
  for (const RenamedType &row : rows) {
    if (!row.pattern->get().match(body))
      continue;
    std::optional<std::string> text =
        row.convert ? row.convert(dialect, body)
                    : row.pattern->get().sub(row.text, body);
    if (text)
      return text;
  }
  return std::nullopt;
}

/// The end of a type whose text begins at `from`, after `!dialect.`: a word,
/// and a following text in angle brackets.
static size_t findTypeEnd(StringRef text, size_t from) {
  size_t end = text.find_if_not(
      [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; }, from);
  end = std::min(end, text.size());
  if (end == text.size() || text[end] != '<')
    return end;
  int depth = 0;
  for (; end < text.size(); ++end) {
    depth += text[end] == '<'                           ? 1
             : text[end] == '>' && text[end - 1] != '-' ? -1
                                                        : 0;
    if (depth == 0)
      return end + 1;
  }
  return end;
}

/// Rewrites the types in `text`, the innermost first. False if no row matches one.
static bool rewriteTypes(const OpHistory &history, std::string &text) {
  // From the end, so that those inside of another come before it.
  for (size_t at = text.rfind('!'); at != std::string::npos;
       at = at ? text.rfind('!', at - 1) : std::string::npos) {
    auto [dialect, rest] = StringRef(text).drop_front(at + 1).split('.');
    auto rows = history.types.find(dialect);
    if (rows == history.types.end())
      continue;
    size_t begin = at + 1 + dialect.size() + 1, end = findTypeEnd(text, begin);
    std::optional<std::string> type = getCurrentType(
        rows->second, rows->first(), StringRef(text).slice(begin, end));
    if (!type)
      return false;
    text.replace(at, end - at, *type);
  }
  return true;
}

/// Vectors had blanks around the `x` between their sizes.
static void removeBlanksInVectors(std::string &text) {
  constexpr StringRef word = "vector<";
  for (size_t at = text.find(word); at != std::string::npos;
       at = text.find(word, at)) {
    at += word.size();
    size_t end = text.find_first_not_of("0123456789x ", at);
    std::string sizes = text.substr(at, end - at);
    llvm::erase(sizes, ' ');
    text.replace(at, end - at, sizes);
  }
}

/// `text` in one line, without its comments. Blanks are part of the types of
/// unknown dialects.
static std::string toOneLine(StringRef text) {
  if (!text.contains('\n'))
    return text.str();
  TextWithoutComments stripped(text);
  std::string result;
  for (StringRef line : llvm::split(stripped.getText(), '\n'))
    if (line = line.trim(); !line.empty())
      result += (result.empty() ? "" : " ") + line.str();
  return result;
}

/// The current text of the type that begins at `token`; std::nullopt if it is
/// of a dialect without rows, or a quoted one that no row matches. An empty
/// text has no successor.
static std::optional<std::string>
getRenamedText(const OpHistory &history, const Token &token, StringRef rest) {
  auto [dialect, mnemonic] = token.getSpelling().drop_front(1).split('.');
  auto rows = history.types.find(dialect);
  if (rows == history.types.end())
    return std::nullopt;
  if (mnemonic.empty()) {
    size_t end = rest.starts_with("<\"") ? rest.find("\">") : StringRef::npos;
    return end == StringRef::npos
               ? std::nullopt
               : getCurrentType(rows->second, dialect, rest.slice(1, end + 1));
  }
  StringRef all(token.start, size_t(rest.end() - token.start));
  all = all.take_front(maxTypeSize);
  std::string text = toOneLine(all.take_front(findTypeEnd(all, 1)));
  removeBlanksInVectors(text);
  return text.size() < maxTypeSize && rewriteTypes(history, text)
             ? text
             : std::string();
}

Type OlderGrammar::parseCurrentType(StringRef text) {
  DiagnosticCapture silence;
  llvm::SmallString<128> copy(text);
  ParserConfig plain(p.ctx);
  Parser parser(/*p.buffer=*/0, StringRef(copy.c_str(), copy.size()),
                /*offset=*/0, plain);
  std::swap(parser.typeAliases, p.typeAliases);
  Type type = parser.parseType();
  std::swap(parser.typeAliases, p.typeAliases);
  return parser.getToken().is(Token::Eof) && silence.take().empty() ? type
                                                                    : Type();
}

std::optional<Type> OlderGrammar::parseRenamedType() {
  auto &history = getContextData<OpHistory>(*p.ctx);
  Token token = p.tok;
  StringRef rest(p.tok.getEnd(), size_t(p.lexer.getEnd() - p.tok.getEnd()));
  std::optional<std::string> text = getRenamedText(history, token, rest);
  if (!text)
    return std::nullopt;
  StringRef name;
  std::string body;
  if (failed(p.parseDialectBody(name, body, token)))
    return Type();
  StringRef source(token.start, size_t(p.prevEnd - token.start));
  Type type = text->empty() ? Type() : parseCurrentType(*text);
  if (!type)
    return (void)p.emitError(token.start,
                             "type '" + token.getSpelling() +
                                 "' of an older version has no known "
                                 "successor"),
           Type();
  if (*text != source) {
    keepType(source, p.prevEnd);
    reportOlderForm(token.start, p.prevEnd, *text, "type of an older version");
  }
  return type;
}

void OlderGrammar::keepAlias(StringRef type) {
  auto alias = aliases.find(type.drop_front());
  keepType(alias == aliases.end() ? type : alias->second, type.end());
}
