// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lines that repeat. Most operations without regions stand alone on a line, and differ from
// others only in the names of operands. All that an assembly format makes of such a line
// follows from its text with the names left out. So what was read is kept by that text,
// together with the tokens that may follow: the next line of that kind needs no grammar.
#ifndef STRATA_ASM_PARSER_KNOWNLINESDETAIL_H
#define STRATA_ASM_PARSER_KNOWNLINESDETAIL_H

#include "strata/Asm/OpImplementation.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"

#include <array>
#include <memory>

namespace strata {

class Parser;

/// An operation on one line, from its name to the line feed.
struct OpLine {
  static constexpr size_t MaxSize = 200, MaxOperands = 16;

  const char *end = nullptr;
  /// The text, where each name is `%` and the place of the first equal one in `names`.
  llvm::SmallString<MaxSize + 8> text;
  /// The names in the line, in order.
  SmallVector<UnresolvedOperand, MaxOperands> names;
};

/// The operation that lines of one text are.
struct KnownLine {
  const OpDefinition *def = nullptr;
  /// The default dialect around it.
  StringRef defaultDialect;
  SmallVector<Type, 4> operandTypes;
  /// For each operand, its index among the names of the line.
  SmallVector<uint8_t, 4> operands;
  SmallVector<Type, 2> results;
  DictionaryAttr discardable;
  SmallVector<Attribute, 4> slots;
  /// Tokens that have followed, by `getFollower`; 0 for none.
  std::array<uint64_t, 6> followers = {};
  unsigned nextFollower = 0;
};

/// The lines of one text.
class KnownLines {
public:
  /// False for a while if operations called `name` are hardly ever on known lines.
  bool isWorthwhile(StringRef name);
  /// Null if the line is unknown. Counts for the name that `isWorthwhile` was
  /// last asked about.
  KnownLine *find(StringRef text);
  /// The entry for an unknown line; null if it is seen for the first time, or
  /// if there are too many.
  KnownLine *add(StringRef text);

private:
  static constexpr size_t MaxLines = 1 << 14, NumCounters = 256, NumSeen = 2048;
  struct Counter {
    uint64_t name = 0;
    uint32_t hits = 0, misses = 0, skipped = 0;
  };
  Counter counters[NumCounters];
  Counter *current = counters;
  /// Hashes of lines that were seen once.
  uint64_t seen[NumSeen] = {};
  llvm::StringMap<std::unique_ptr<KnownLine>> lines;
};

/// Reads lines that repeat without the grammar, for the parser that owns it.
class KnownLineReader {
public:
  explicit KnownLineReader(Parser &parser) : p(parser) {}
  /// Lets lines be kept from now on; short texts are not worth it.
  void enable() { known = std::make_unique<KnownLines>(); }
  /// Reads the line that begins with the current token, with an operation in custom form.
  /// False if lines of its kind are not kept.
  bool read(OpLine &line);
  /// The operation on `line` if it is known; null, with nothing consumed, if not.
  Operation *parse(Block *block, OpLine &line);
  /// Records `line` if it may be reused: `op` was read from it.
  void keep(const OpLine &line, Operation *op, const char *nameLoc);

private:
  Parser &p;
  std::unique_ptr<KnownLines> known;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_KNOWNLINESDETAIL_H
