// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/ItemParser.h"

#include "strata/Asm/Source/Lexer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
using namespace strata::lsp;

void lsp::findAliasUses(StringRef text, const AliasTexts &aliases,
                        SmallVectorImpl<StringRef> &names) {
  if (aliases.empty())
    return;
  llvm::StringSet<> known;
  for (size_t at = text.find_first_of("#!"); at != StringRef::npos;
       at = text.find_first_of("#!", at + 1)) {
    StringRef rest = text.drop_front(at + 1).take_while(
        [](char c) { return CharClass::is(c, CharClass::SuffixBody); });
    StringRef name = text.substr(at, rest.size() + 1);
    if (aliases.contains(name) && known.insert(name).second)
      names.push_back(name);
  }
}

/// Appends the definitions of the aliases that `text` uses, each after those that it uses
/// itself.
static void addAliases(StringRef text, const AliasTexts &aliases,
                       std::string &prefix) {
  SmallVector<StringRef> order;
  findAliasUses(text, aliases, order);
  llvm::StringSet<> known;
  for (StringRef name : order)
    known.insert(name);
  for (size_t i = 0; i != order.size(); ++i) {
    SmallVector<StringRef> inner;
    findAliasUses(aliases.find(order[i])->second, aliases, inner);
    for (StringRef name : inner)
      if (known.insert(name).second)
        order.push_back(name);
  }
  // In the order of the document: an alias may be used before its definition in locations
  // only.
  llvm::sort(order, [&](StringRef a, StringRef b) {
    return aliases.find(a)->second.data() < aliases.find(b)->second.data();
  });
  for (StringRef name : order) {
    StringRef definition = aliases.find(name)->second;
    // The item defines it itself.
    if (definition.data() >= text.begin() && definition.data() < text.end())
      continue;
    prefix += definition;
    prefix += '\n';
  }
}

ItemSource lsp::addItemSource(Context &ctx, StringRef text, StringRef end,
                              const AliasTexts &aliases, StringRef name) {
  std::string buffer;
  addAliases(text, aliases, buffer);
  ItemSource source;
  source.prefix = buffer.size();
  source.length = text.size();
  buffer += text;
  buffer += end;
  buffer += '\n';
  source.buffer =
      ctx.addSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(buffer, name));
  return source;
}

std::optional<SourceRange> ItemSource::getPlace(SourceRange range) const {
  if (range.begin < prefix || range.begin > prefix + length)
    return std::nullopt;
  return SourceRange{range.begin - prefix,
                     std::min(range.end - prefix, length)};
}

SourceRange ItemSource::getPlace(Location loc, Context &ctx) const {
  if (!loc.isOffset() || loc.getBuffer() != buffer || loc.getOffset() < prefix)
    return {0, std::min<uint64_t>(length, 1)};
  uint64_t offset = std::min(loc.getOffset() - prefix, length);
  StringRef text = ctx.getSourceBuffer(buffer).getText().substr(prefix, length);
  // An error at the end of the text is shown at its last character.
  if (offset == length)
    return {offset ? offset - 1 : 0, offset};
  Lexer lexer(ctx.getSourceBuffer(buffer).getText().drop_front(prefix));
  lexer.setPos(text.begin() + offset);
  Token token = lexer.lex([](const char *, const Twine &) {});
  uint64_t begin = uint64_t(token.start - text.begin());
  uint64_t tokenEnd = begin + token.length;
  if (begin != offset || token.length == 0 || tokenEnd > length)
    return {offset, offset + 1};
  return {begin, tokenEnd};
}

namespace {
/// Gives operations their places as locations, and forwards everything to another observer.
class PlaceObserver final : public ParserObserver {
public:
  explicit PlaceObserver(uint32_t buffer)
      : ParserObserver(Scope::Definitions), buffer(buffer) {}

  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange) override {
    op->setLoc(Location::fromOffset(buffer, place.begin));
  }

private:
  uint32_t buffer;
};
} // namespace

OwningOpRef<> lsp::parseItem(Context &ctx, const ItemSource &source,
                             ParserObserver *observer) {
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  // A whole text is read in parts by several threads, which do not recover.
  config.recover = !source.isShared;
  PlaceObserver places(source.buffer);
  config.observer = observer;
  if (!observer &&
      ctx.getSourceBuffer(source.buffer).getText().contains("loc("))
    config.observer = &places;
  return parseSourceBuffer(source.buffer, config);
}

/// The text of a note that is elsewhere.
static std::string getNoteText(const Diagnostic &note) {
  return "note: " + note.getMessage().str();
}

/// Whether a note says what an editor shows anyway, or lists what the Context has met.
static bool isNoise(StringRef note) {
  return note.starts_with("see current operation") ||
         note.starts_with("Available dialects:");
}

/// `file:line:column: ` for the places of another buffer, such as a dialect file; empty
/// for others.
static std::string getForeignPlace(Location loc, const ItemSource &source,
                                   Context &ctx) {
  if (!loc.isOffset() || loc.getBuffer() == source.buffer)
    return "";
  const SourceBuffer &buffer = ctx.getSourceBuffer(loc.getBuffer());
  SourcePosition position = buffer.decode(loc.getOffset());
  return (buffer.getName().getValue() + ":" + Twine(position.line) + ":" +
          Twine(position.column) + ": ")
      .str();
}

void lsp::takeDiagnostics(DiagnosticCapture &capture, const ItemSource &source,
                          Context &ctx, std::vector<ItemDiagnostic> &result) {
  for (Diagnostic &diag : capture.take()) {
    ItemDiagnostic &added = result.emplace_back();
    added.severity = diag.getSeverity();
    added.range = source.getPlace(diag.getLocation(), ctx);
    added.message =
        getForeignPlace(diag.getLocation(), source, ctx) + diag.str();
    for (const auto &note : diag.getNotes()) {
      Location loc = note->getLocation();
      if (isNoise(note->getMessage()))
        continue;
      if (loc.isOffset() && loc.getBuffer() == source.buffer)
        added.notes.emplace_back(source.getPlace(loc, ctx),
                                 note->getMessage().str());
      else
        added.message += "\n" + getNoteText(*note);
    }
  }
}
