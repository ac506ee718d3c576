// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A million operations of arith are read in 2.3 billion instructions instead of 3.9.
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Parser/KnownLinesDetail.h"
#include "strata/Asm/Parser/ParserDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- The table ----------------------------------------------------------===//

bool KnownLines::isWorthwhile(StringRef name) {
  constexpr uint32_t Enough = 256, Pause = 4096;
  uint64_t hash = hashText(name);
  Counter &counter = counters[hash % NumCounters];
  current = &counter;
  if (LLVM_UNLIKELY(counter.name != hash))
    counter = {hash};
  if (counter.hits + counter.misses < Enough ||
      counter.misses <= counter.hits * 3)
    return true;
  if (++counter.skipped == Pause)
    counter = {hash};
  return false;
}

KnownLine *KnownLines::find(StringRef text) {
  auto found = lines.find(text);
  if (found == lines.end()) {
    ++current->misses;
    return nullptr;
  }
  ++current->hits;
  return found->second.get();
}

KnownLine *KnownLines::add(StringRef text) {
  uint64_t hash = hashText(text);
  uint64_t &before = seen[hash % NumSeen];
  if (before != hash) {
    before = hash;
    return nullptr;
  }
  if (lines.size() >= MaxLines)
    return nullptr;
  std::unique_ptr<KnownLine> &line = lines[text];
  if (!line)
    line = std::make_unique<KnownLine>();
  return line.get();
}

//===-- Reading ------------------------------------------------------------===//

/// The end of the name at `at`, as the lexer sees it; `at` if there is none.
static const char *skipName(const char *at) {
  if (CharClass::is(*at, CharClass::Digit)) {
    while (CharClass::is(*at, CharClass::Digit))
      ++at;
    return at;
  }
  if (!CharClass::is(*at, CharClass::SuffixStart))
    return at;
  while (CharClass::is(*at, CharClass::SuffixBody))
    ++at;
  return at;
}

/// Parses `#1` after a name, at most four digits, without leading zeros;
/// returns false for any other text. Moves `at` to its end.
static bool skipNumber(const char *&at, uint32_t &number) {
  number = 0;
  const char *begin = at + 1, *end = begin;
  for (; CharClass::is(*end, CharClass::Digit); ++end)
    if (end - begin < 5)
      number = number * 10 + uint32_t(*end - '0');
  if (end == begin || end - begin > 4 || (*begin == '0' && end - begin > 1) ||
      CharClass::is(*end, CharClass::SuffixBody))
    return false;
  at = end;
  return true;
}

/// Whether copying of a line stops at `c`.
static bool isSpecial(char c) {
  static constexpr auto table = [] {
    std::array<bool, 256> table = {};
    for (char c : {'%', '#', '"', '/', '\n'})
      table[uint8_t(c)] = true;
    return table;
  }();
  return table[uint8_t(c)];
}

bool KnownLineReader::read(OpLine &line) {
  if (!known || !known->isWorthwhile(p.tok.getSpelling()))
    return false;
  const char *at = p.tok.start;
  size_t rest = std::min<size_t>(p.lexer.getEnd() - at, OpLine::MaxSize);
  auto *end = static_cast<const char *>(std::memchr(at, '\n', rest));
  // Regions begin at the end of lines.
  if (!end || end == at || end[-1] == '{')
    return false;
  line.end = end;
  line.text.resize_for_overwrite(OpLine::MaxSize + 2);
  char *out = line.text.data();
  while (true) {
    while (!isSpecial(*at))
      *out++ = *at++;
    if (at == end)
      break;
    // A number of a result may stand apart from its name.
    if (*at == '#' && !CharClass::is(at[1], CharClass::Digit)) {
      *out++ = *at++;
      continue;
    }
    // Strings may hold anything, and so may comments.
    if (*at != '%')
      return false;
    UnresolvedOperand name{0, 0, at};
    const char *nameEnd = skipName(at + 1);
    if (nameEnd == at + 1 || line.names.size() == OpLine::MaxOperands)
      return false;
    name.name = p.names.intern(StringRef(at + 1, size_t(nameEnd - at - 1)));
    at = nameEnd;
    if (*at == '#' && !skipNumber(at, name.number))
      return false;
    if (*at == ' ' && StringRef(at, size_t(end - at)).ltrim().starts_with("#"))
      return false;
    StringRef number(nameEnd, size_t(at - nameEnd));
    size_t first = 0;
    while (first < line.names.size() &&
           (line.names[first].name != name.name ||
            line.names[first].number != name.number))
      ++first;
    line.names.push_back(name);
    *out++ = '%';
    *out++ = char('0' + first);
    // Not every position allows `#N`.
    out = std::copy(number.begin(), number.end(), out);
  }
  line.text.resize(size_t(out - line.text.data()));
  return true;
}

/// A key for the token after an operation, which decides whether the operation
/// has ended: its kind, and its text if it is a word.
static uint64_t getFollower(const Token &token) {
  uint64_t kind = uint64_t(token.kind) + 1;
  return token.is(Token::BareIdentifier) ? hashText(token.getSpelling()) | 1
                                         : kind << 1;
}

Operation *KnownLineReader::parse(Block *block, OpLine &line) {
  StringRef name = p.tok.getSpelling();
  KnownLine *entry = known->find(line.text);
  if (!entry)
    return nullptr;
  bool isQualified = name.contains('.');
  if (!isQualified &&
      entry->defaultDialect.data() != p.defaultDialects.back().data())
    return nullptr;
  SmallVector<Value, OpLine::MaxOperands> operands;
  for (auto [index, type] :
       llvm::zip_equal(entry->operands, entry->operandTypes)) {
    Value value = p.names.getDefinedValue(line.names[index]);
    if (!value || value.getType() != type)
      return nullptr;
    operands.push_back(value);
  }
  const char *start = p.tok.start;
  p.lexer.setPos(line.end);
  Token next = p.lexer.lex([](const char *, const Twine &) {});
  if (next.is(Token::Error) ||
      !llvm::is_contained(entry->followers, getFollower(next))) {
    p.lexer.setPos(p.tok.getEnd());
    return nullptr;
  }
  p.usesOuterDialect |= !isQualified && p.defaultDialects.size() == 1;
  Operation *op =
      Operation::create(p.locOf(start), entry->def, entry->results, operands,
                        entry->discardable, {}, /*numRegions=*/0);
  for (unsigned i = 0; i < entry->slots.size(); ++i)
    if (entry->slots[i])
      op->setAttrSlot(i, entry->slots[i]);
  block->push_back(op);
  p.prevEnd = line.end;
  p.tok = next;
  return op;
}

//===-- Keeping ------------------------------------------------------------===//

/// Whether all of operations of `def` follows from their text.
static bool followFromText(const OpDefinition &def) {
  return AssemblyFormat::parses(def) && def.format->printsSignature() &&
         def.regions.empty() && def.successors.empty() && !def.inferTypes &&
         !def.hasImpliedAttributes;
}

void KnownLineReader::keep(const OpLine &line, Operation *op,
                           const char *nameLoc) {
  const OpDefinition &def = op->getDefinition();
  // The operation ends with the line, and the location is where it is.
  if (p.prevEnd > line.end || p.tok.start < line.end ||
      p.tok.is(Token::Error) || !followFromText(def) ||
      op->getLoc() != p.locOf(nameLoc) ||
      StringRef(line.text).contains("loc(") || p.tok.isKeyword("loc"))
    return;
  KnownLine kept;
  for (Value operand : op->getOperands()) {
    size_t index = 0;
    while (index < line.names.size() &&
           p.names.getDefinedValue(line.names[index]) != operand)
      ++index;
    if (index == line.names.size())
      return;
    kept.operands.push_back(uint8_t(index));
    kept.operandTypes.push_back(operand.getType());
  }
  KnownLine *entry = known->add(line.text);
  if (!entry)
    return;
  if (!entry->def) {
    kept.def = &def;
    kept.defaultDialect = p.defaultDialects.back();
    llvm::append_range(kept.results, op->getResultTypes());
    kept.discardable = op->getRawDiscardableAttrs();
    kept.slots.assign(op->getAttrSlots().begin(), op->getAttrSlots().end());
    *entry = std::move(kept);
  }
  if (entry->def != &def)
    return;
  uint64_t follower = getFollower(p.tok);
  if (!llvm::is_contained(entry->followers, follower))
    entry->followers[entry->nextFollower++ % entry->followers.size()] =
        follower;
}
