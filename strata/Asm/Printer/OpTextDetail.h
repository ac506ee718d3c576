// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates of the text of operations. All that an assembly format prints of an
// operation follows from its signature with regions
// (IR/Verify/SignatureCacheDetail.h), except for the names of values and the content
// of regions. The text of a signature that occurs often is recorded once, as
// pieces of text with places for names and regions between them, and then
// copied.
#ifndef STRATA_ASM_PRINTER_OPTEXTDETAIL_H
#define STRATA_ASM_PRINTER_OPTEXTDETAIL_H

#include "strata/Asm/Printer/TextBufferDetail.h"
#include "strata/IR/Verify/SignatureCacheDetail.h"

#include <memory>
#include <string>

namespace strata {

/// The text of the operations with one signature with regions, with places for names of
/// values and regions.
struct OpTextTemplate {
  struct Part {
    enum Kind : uint8_t {
      /// The piece of `text` from the last end to `index`.
      Text,
      /// Operand `index`.
      Operand,
      /// Argument `argument` of the entry block of region `index`.
      Argument,
      /// Region `index`.
      Region
    };
    Kind kind;
    /// For a region: the flags passed to the printer of regions, and whether
    /// the terminator is the implied one.
    bool printsArguments = false, printsTerminator = false,
         printsEmptyBlock = false, hasImpliedTerminator = false;
    uint32_t index = 0, argument = 0;
  };
  /// The default dialect around the operation.
  StringRef defaultDialect;
  std::string text;
  SmallVector<Part, 8> parts;
};

/// The cached facts about the text of the operations with one signature with
/// regions.
struct OpTextEntry {
  enum class State : uint8_t {
    /// Not seen yet, or seen once: few signatures that are seen once are seen again.
    New,
    SeenOnce,
    Known,
    /// More than the signature decides the text.
    Refused
  };
  State state = State::New;
  /// The number of times that it could not be recorded.
  uint8_t numFailures = 0;
  /// Null unless the state is Known. Shared with the threads that print by it
  /// while the cache changes.
  std::shared_ptr<const OpTextTemplate> text;
};

/// Finds the templates of operations. Does not look for those of definitions whose operations
/// hardly ever have the same signature, such as constants.
class OpTextCache {
public:
  /// The entry of operations like `op`; null if there is none to use or to record. Valid
  /// until the next call.
  OpTextEntry *find(Operation *op) {
    Counter &counter = getCounter(op->getDefinition());
    if (LLVM_UNLIKELY(counter.isHopeless()))
      return nullptr;
    OpTextEntry *entry = entries.find(op, /*withRegions=*/true);
    ++counter.numLookups;
    counter.numNew += !entry || entry->state == OpTextEntry::State::New;
    return entry;
  }

private:
  struct Counter {
    const OpDefinition *def = nullptr;
    uint32_t numLookups = 0, numNew = 0;
    bool isHopeless() const {
      constexpr uint32_t Enough = 1024;
      return numLookups >= Enough && numNew > numLookups / 4 * 3;
    }
  };
  Counter &getCounter(const OpDefinition &def) {
    size_t hash = reinterpret_cast<uintptr_t>(&def) / sizeof(void *);
    Counter &counter = counters[(hash ^ hash >> 8) % NumCounters];
    if (LLVM_UNLIKELY(counter.def != &def))
      counter = {&def};
    return counter;
  }

  static constexpr size_t NumCounters = 128;
  Counter counters[NumCounters];
  detail::SignatureCache<OpTextEntry> entries;
};

/// Records the text of one operation while it is printed.
struct OpTextRecorder {
  Operation *op;
  OpTextTemplate recorded = {};
  /// The beginning of the current piece of text.
  TextBuffer::Mark mark;
  bool failed = false;
};

} // namespace strata

#endif // STRATA_ASM_PRINTER_OPTEXTDETAIL_H
