// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/SourceComments.h"

#include "strata/Asm/Source/Lexer.h"

#include "llvm/ADT/StringMap.h"

using namespace strata;

std::vector<SourceRange> strata::findComments(StringRef text, uint64_t offset) {
  std::vector<SourceRange> comments;
  Lexer lexer(text);
  const char *end = text.begin();
  auto ignore = [](const char *, const Twine &) {};
  while (end != text.end()) {
    Token tok = lexer.lex(ignore);
    // Between tokens there are blanks and comments.
    const char *stop = tok.is(Token::Eof) ? text.end() : tok.start;
    StringRef gap(end, stop > end ? size_t(stop - end) : 0);
    for (size_t at = gap.find("//"); at != StringRef::npos;
         at = gap.find("//", at)) {
      StringRef comment = gap.drop_front(at).split('\n').first;
      uint64_t from = offset + uint64_t(comment.begin() - text.begin());
      comments.push_back({from, from + comment.rtrim().size()});
      at += comment.size();
    }
    if (tok.is(Token::Eof))
      break;
    end = std::max(tok.getEnd(), tok.start + 1);
    if (lexer.getPos() < end)
      lexer.setPos(end);
    end = std::max(end, lexer.getPos());
  }
  return comments;
}

std::vector<SourceRange>
strata::findLostComments(StringRef source, uint64_t offset,
                         ArrayRef<SourceRange> comments, StringRef result) {
  llvm::StringMap<unsigned> found;
  for (SourceRange place : findComments(result, 0))
    ++found[result.slice(size_t(place.begin), size_t(place.end))];
  std::vector<SourceRange> lost;
  for (SourceRange place : comments) {
    unsigned &count = found[source.slice(size_t(place.begin - offset),
                                         size_t(place.end - offset))];
    if (count)
      --count;
    else
      lost.push_back(place);
  }
  return lost;
}
