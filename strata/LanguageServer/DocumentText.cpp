// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/DocumentText.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;

/// The number of bytes of the character of UTF-8 that begins with `lead`; 1 for bytes
/// that begin none.
static unsigned getLength(unsigned char lead) {
  if (lead >= 0xF0 && lead < 0xF8)
    return 4;
  if (lead >= 0xE0)
    return lead < 0xF0 ? 3 : 1;
  return lead >= 0xC2 ? 2 : 1;
}

/// The number of bytes of the first character of `text`, which is not empty. Bytes that
/// are no UTF-8 count one each.
static unsigned getFirstLength(StringRef text) {
  unsigned length = getLength(static_cast<unsigned char>(text.front()));
  if (length > text.size())
    return 1;
  for (unsigned i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80)
      return 1;
  return length;
}

/// Appends the offsets at which lines of `text` begin, `base` being that of `text`.
static void addLineStarts(StringRef text, uint64_t base,
                          std::vector<uint64_t> &starts) {
  for (size_t at = 0;;) {
    at = text.find('\n', at);
    if (at == StringRef::npos)
      return;
    starts.push_back(base + ++at);
  }
}

DocumentText::DocumentText(std::string text, PositionEncoding encoding)
    : text(std::move(text)), encoding(encoding), lineStarts{0} {
  addLineStarts(this->text, 0, lineStarts);
}

StringRef DocumentText::getLine(uint32_t line) const {
  StringRef rest =
      StringRef(text).slice(getLineStart(line), getLineStart(line + 1));
  rest.consume_back("\n");
  rest.consume_back("\r");
  return rest;
}

uint32_t DocumentText::getLineOf(uint64_t offset) const {
  return uint32_t(llvm::upper_bound(lineStarts, offset) - lineStarts.begin()) -
         1;
}

uint64_t DocumentText::getOffset(Position position) const {
  if (position.line >= lineStarts.size())
    return text.size();
  StringRef line = getLine(position.line);
  uint64_t start = getLineStart(position.line);
  if (encoding == PositionEncoding::UTF8) {
    uint64_t at = std::min<uint64_t>(position.character, line.size());
    while (at && at < line.size() && (uint8_t(line[at]) & 0xC0) == 0x80)
      --at;
    return start + at;
  }
  uint32_t units = 0;
  size_t at = 0;
  while (at != line.size()) {
    unsigned length = getFirstLength(line.drop_front(at));
    units += length == 4 ? 2 : 1;
    if (units > position.character)
      break;
    at += length;
  }
  return start + at;
}

uint32_t DocumentText::countUnits(StringRef piece) const {
  if (encoding == PositionEncoding::UTF8)
    return uint32_t(piece.size());
  uint32_t units = 0;
  while (!piece.empty()) {
    unsigned length = getFirstLength(piece);
    units += length == 4 ? 2 : 1;
    piece = piece.drop_front(length);
  }
  return units;
}

Position DocumentText::getPosition(uint64_t offset) const {
  uint32_t line = getLineOf(offset);
  uint64_t start = getLineStart(line);
  return {line, countUnits(StringRef(text).slice(start, offset))};
}

void DocumentText::replace(SourceRange range, StringRef inserted) {
  auto first = llvm::upper_bound(lineStarts, range.begin);
  auto last = std::upper_bound(first, lineStarts.end(), range.end);
  std::vector<uint64_t> added;
  addLineStarts(inserted, range.begin, added);
  int64_t shift = int64_t(inserted.size()) - int64_t(range.end - range.begin);
  for (auto it = last; it != lineStarts.end(); ++it)
    *it += uint64_t(shift);
  size_t numOld = size_t(last - first);
  size_t numKept = std::min(numOld, added.size());
  auto next = std::copy_n(added.begin(), numKept, first);
  if (numKept < numOld)
    lineStarts.erase(next, last);
  else
    lineStarts.insert(next, added.begin() + ptrdiff_t(numKept), added.end());
  text.replace(range.begin, range.end - range.begin, inserted.data(),
               inserted.size());
}
