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

/// `text` with every match of `pattern` replaced by `replacement`.
static std::string replaceEach(const llvm::Regex &pattern,
                               StringRef replacement, StringRef text) {
  std::string result;
  SmallVector<StringRef, 4> groups;
  while (pattern.match(text, &groups) && !groups[0].empty()) {
    size_t at = size_t(groups[0].data() - text.data());
    result += text.take_front(at);
    result += pattern.sub(replacement, groups[0]);
    text = text.drop_front(at + groups[0].size());
  }
  return result + text.str();
}

/// Converts `body`, the text after `!dialect.` or `#dialect.`, to the current type or
/// attribute; std::nullopt if no row matches.
std::optional<std::string>
OlderGrammar::getCurrentBody(ArrayRef<RenamedType> rows, StringRef dialect,
                             std::string body) {
  for (const RenamedType &row : rows)
    if (row.isForParts)
      body = replaceEach(row.pattern->get(), row.text, body);
  for (const RenamedType &row : rows) {
    SmallVector<StringRef, 4> groups;
    if (row.isForParts || !row.pattern->get().match(body, &groups))
      continue;
    std::optional<std::string> text;
    if (row.expand) {
      Attribute attr = groups.size() > 1
                           ? parseCurrentAttribute(groups[1], Type())
                           : Attribute();
      if (attr)
        text = row.expand(attr);
    } else {
      text = row.convert ? row.convert(dialect, body)
                         : row.pattern->get().sub(row.text, body);
    }
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

/// The rows for a name after the sigil `!` or `#`.
static const llvm::StringMap<SmallVector<RenamedType, 2>> &
getRows(const OpHistory &history, char sigil) {
  return sigil == '!' ? history.types : history.bodies;
}

/// Rewrites the types and attributes in `text`, the innermost first. False if no row
/// matches one.
bool OlderGrammar::rewriteBodies(const OpHistory &history, std::string &text) {
  // From the end, so that those inside of another come before it.
  for (size_t at = text.find_last_of("!#"); at != std::string::npos;
       at = at ? text.find_last_of("!#", at - 1) : std::string::npos) {
    auto [dialect, rest] = StringRef(text).drop_front(at + 1).split('.');
    auto &all = getRows(history, text[at]);
    auto rows = all.find(dialect);
    if (rows == all.end())
      continue;
    size_t begin = at + 1 + dialect.size() + 1, end = findTypeEnd(text, begin);
    std::optional<std::string> current = getCurrentBody(
        rows->second, rows->first(), StringRef(text).slice(begin, end).str());
    if (!current)
      return false;
    text.replace(at, end - at, *current);
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

/// The index of the quote that ends `<"..."`, with which `text` begins; npos if it does not.
static size_t findEndOfQuotedBody(StringRef text) {
  if (!text.starts_with("<\""))
    return StringRef::npos;
  for (size_t i = 2; i < text.size() && text[i] != '\n'; ++i)
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      return text.substr(i + 1).starts_with(">") ? i : StringRef::npos;
  return StringRef::npos;
}

/// The current text of the type or attribute that begins at `token`; std::nullopt if it is
/// of a dialect without rows, or a quoted one that no row matches. An empty
/// text has no successor.
std::optional<std::string>
OlderGrammar::getRenamedText(const OpHistory &history, const Token &token,
                             StringRef rest) {
  auto [dialect, mnemonic] = token.getSpelling().drop_front(1).split('.');
  auto &all = getRows(history, *token.start);
  auto rows = all.find(dialect);
  if (rows == all.end())
    return std::nullopt;
  if (mnemonic.empty()) {
    size_t end = findEndOfQuotedBody(rest);
    return end == StringRef::npos
               ? std::nullopt
               : getCurrentBody(rows->second, dialect,
                                rest.slice(1, end + 1).str());
  }
  StringRef text(token.start, size_t(rest.end() - token.start));
  text = text.take_front(maxTypeSize);
  std::string line = toOneLine(text.take_front(findTypeEnd(text, 1)));
  removeBlanksInVectors(line);
  return line.size() < maxTypeSize && rewriteBodies(history, line)
             ? line
             : std::string();
}

template <typename T, typename Parse>
T OlderGrammar::parseWithAliases(StringRef text, Parse parse) {
  DiagnosticCapture silence;
  llvm::SmallString<128> copy(text);
  ParserConfig plain(p.ctx);
  Parser parser(/*p.buffer=*/0, StringRef(copy.c_str(), copy.size()),
                /*offset=*/0, plain);
  auto swapAliases = [&] {
    std::swap(parser.typeAliases, p.typeAliases);
    std::swap(parser.attrAliases, p.attrAliases);
    std::swap(parser.aliasNames, p.aliasNames);
  };
  swapAliases();
  T result = parse(parser);
  swapAliases();
  return parser.getToken().is(Token::Eof) && silence.take().empty() ? result
                                                                    : T();
}

Type OlderGrammar::parseCurrentType(StringRef text) {
  return parseWithAliases<Type>(
      text, [](Parser &parser) { return parser.parseType(); });
}

Attribute OlderGrammar::parseCurrentAttribute(StringRef text, Type type) {
  return parseWithAliases<Attribute>(
      text, [&](Parser &parser) { return parser.parseAttribute(type); });
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

std::optional<Attribute> OlderGrammar::parseRenamedAttribute(Type type) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  Token token = p.tok;
  StringRef rest(p.tok.getEnd(), size_t(p.lexer.getEnd() - p.tok.getEnd()));
  std::optional<std::string> text = getRenamedText(history, token, rest);
  if (!text || text->empty())
    return std::nullopt;
  Attribute attr = parseCurrentAttribute(*text, type);
  if (!attr)
    return std::nullopt;
  StringRef name;
  std::string body;
  if (failed(p.parseDialectBody(name, body, token)))
    return Attribute();
  if (*text != StringRef(token.start, size_t(p.prevEnd - token.start)))
    reportOlderForm(token.start, p.prevEnd, *text,
                    "attribute of an older version");
  return attr;
}

std::optional<Attribute> OlderGrammar::parseRenamedEntry(StringRef name) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  auto [dialect, word] = name.split('.');
  auto rows = history.bodies.find(dialect);
  char unbalanced;
  if (rows == history.bodies.end() || word.empty() ||
      p.tok.isNot(Token::LBrace))
    return std::nullopt;
  const char *begin = p.tok.start;
  const char *end = p.lexer.skipBalanced(begin, unbalanced, maxTypeSize);
  if (!end)
    return std::nullopt;
  std::string body = toOneLine(StringRef(begin, size_t(end - begin)));
  std::optional<std::string> text =
      getCurrentBody(rows->second, dialect, (word + "<" + body + ">").str());
  Attribute attr = text ? parseCurrentAttribute(*text, Type()) : Attribute();
  if (!attr)
    return std::nullopt;
  p.resetTo(end);
  reportOlderForm(begin, end, *text, "attribute of an older version");
  return attr;
}

void OlderGrammar::keepAlias(StringRef type) {
  auto alias = aliases.find(type.drop_front());
  keepType(alias == aliases.end() ? type : alias->second, type.end());
}
