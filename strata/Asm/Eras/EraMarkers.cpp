// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Eras/EraMarkers.h"

#include "strata/Asm/Source/Lexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

static constexpr EraSet only2019 = Era::Y2019;
static constexpr EraSet until2021 =
    EraSet(Era::Y2019) | Era::Y2020 | Era::Y2021;
static constexpr EraSet since2020 =
    EraSet(Era::Y2020) | Era::Y2021 | Era::Current;

const EraMarker &EraEvidence::getContradicted() const {
  for (const EraMarker &marker : markers)
    if ((marker.eras & conflict->eras).empty())
      return marker;
  return markers.back();
}

namespace {
/// Goes through the tokens, with access to the previous two.
class MarkerReader {
public:
  MarkerReader(StringRef text, const OpHistory &history)
      : text(text), lexer(text), history(history) {}

  EraEvidence read();

private:
  void readToken();
  void readName(StringRef name);
  bool isSameToday(StringRef name, const RenamedOp &record) const;
  void readWord();
  bool beginsOperation() const;
  bool beginsLine(const Token &token) const;
  bool isDenseArray() const;
  void narrow(EraSet eras, StringRef what);

  StringRef text;
  Lexer lexer;
  const OpHistory &history;
  Token tok, previous, beforePrevious;
  EraEvidence found;
};
} // namespace

void MarkerReader::narrow(EraSet eras, StringRef what) {
  if (found.conflict || (found.eras & eras) == found.eras)
    return;
  EraMarker marker{size_t(tok.start - text.begin()), what.str(), eras};
  if ((found.eras & eras).empty()) {
    found.conflict = std::move(marker);
    return;
  }
  found.eras = found.eras & eras;
  found.markers.push_back(std::move(marker));
}

/// Whether the name of an operation can be at the current token.
bool MarkerReader::beginsOperation() const {
  return previous.is(Token::Equal) || beginsLine(tok);
}

/// Whether nothing but blanks is before `token` on its line.
bool MarkerReader::beginsLine(const Token &token) const {
  StringRef before = text.take_front(size_t(token.start - text.begin()));
  before = before.rtrim(" \t");
  return before.empty() || before.back() == '\n';
}

/// Whether only the custom form of the operation `name` changed: the definition of the
/// record becomes an operation of this name in generic form.
bool MarkerReader::isSameToday(StringRef name, const RenamedOp &record) const {
  auto [dialect, op] = StringRef(record.newName).split('.');
  auto successor = history.generic.find(dialect);
  return successor != history.generic.end() &&
         name == successor->second + "." + op.str();
}

/// The full name of an operation, or a name without dialect.
void MarkerReader::readName(StringRef name) {
  if (!beginsOperation())
    return;
  SmallVector<std::string, 2> names;
  if (name.contains('.'))
    names.push_back(name.str());
  else
    names = history.getFullNames(name, EraSet::all());
  for (StringRef full : names) {
    StringRef dialect = full.split('.').first;
    bool isFull = full == name;
    if (auto eras = history.dialects.find(dialect);
        isFull && eras != history.dialects.end())
      narrow(eras->second, name);
    if (auto eras = history.newDialects.find(dialect);
        isFull && eras != history.newDialects.end())
      narrow(eras->second, name);
    if (auto eras = history.dropped.find(full); eras != history.dropped.end())
      narrow(eras->second, name);
    auto renamed = history.renamed.find(full);
    if (renamed == history.renamed.end())
      continue;
    EraSet eras;
    StringRef rest =
        text.drop_front(size_t(tok.getEnd() - text.begin())).ltrim(" \t");
    TextWithoutComments following(rest.take_front(OpHistory::maxRest));
    for (const RenamedOp &record : renamed->second)
      if (isFull && (record.condition ||
                     (tok.is(Token::String) && isSameToday(name, record))))
        eras = EraSet::all();
      else if (record.matches(following, /*isGenericForm=*/false))
        eras = eras | record.eras;
    if (!eras.empty())
      narrow(eras, name);
  }
}

/// Whether the current word begins `array<i32`, `array<i32: 1>`. In types an
/// array has a size, or is followed by `x`.
bool MarkerReader::isDenseArray() const {
  StringRef rest = text.drop_front(size_t(tok.getEnd() - text.begin()));
  if (!rest.consume_front("<") || rest.empty() ||
      !StringRef("if").contains(rest[0]))
    return false;
  rest = rest.drop_front().drop_while(llvm::isDigit);
  return rest.starts_with(":") || rest.starts_with(">");
}

/// A word that is no name of an operation.
void MarkerReader::readWord() {
  StringRef word = tok.getSpelling();
  char next = *tok.getEnd();
  if ((word == "affine_map" || word == "affine_set") && next == '<')
    narrow(since2020, word);
  else if (word == "splat" && next == '<')
    narrow(only2019, word);
  else if ((word == "strided" && next == '<') ||
           (word == "array" && isDenseArray()))
    narrow(Era::Current, word);
  else if (word == "type" && previous.is(Token::Equal) &&
           beforePrevious.is(Token::ExclamationIdentifier))
    narrow(until2021, "type");
  else if ((word == "tensor" || word == "vector") && next == '<' &&
           previous.is(Token::Less) && beforePrevious.isKeyword() &&
           (beforePrevious.isKeyword("dense") ||
            beforePrevious.isKeyword("sparse")))
    narrow(only2019, "elements after their type");
}

void MarkerReader::readToken() {
  switch (tok.kind) {
  case Token::BareIdentifier:
    readName(tok.getSpelling());
    readWord();
    return;
  case Token::String:
    // The name of an operation in generic form.
    if (StringRef(tok.getEnd(), size_t(text.end() - tok.getEnd()))
            .ltrim()
            .starts_with("("))
      readName(tok.getSpelling().drop_front().drop_back());
    return;
  case Token::Colon:
    // An operation at the beginning of a region may be called `a.b` as well.
    if (previous.isKeyword() && beforePrevious.is(Token::LBrace) &&
        !(previous.getSpelling().contains('.') && beginsLine(previous)))
      narrow(only2019, "attribute with a colon");
    return;
  case Token::LParen:
    if (previous.is(Token::Equal) && beforePrevious.is(Token::HashIdentifier))
      narrow(only2019, "affine map without 'affine_map'");
    return;
  case Token::LBrace:
    if (previous.is(Token::Less) && previous.getEnd() == tok.start &&
        beforePrevious.isAny(Token::RParen, Token::RSquare))
      narrow(Era::Current, "properties");
    return;
  default:
    return;
  }
}

EraEvidence MarkerReader::read() {
  auto ignore = [](const char *, const Twine &) {};
  for (tok = lexer.lex(ignore);
       tok.isNot(Token::Eof) && tok.isNot(Token::Error) && !found.conflict;
       tok = lexer.lex(ignore)) {
    readToken();
    beforePrevious = previous;
    previous = tok;
  }
  return std::move(found);
}

EraEvidence strata::findEras(StringRef text, const OpHistory &history) {
  return MarkerReader(text, history).read();
}
