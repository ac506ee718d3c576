// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How operations look. All that an assembly format prints of an operation follows from its
// signature with regions (IR/SignatureCacheDetail.h), but for the names of values and what is
// in regions. So the text of a common kind of operation is taken down once, as pieces of text
// with places for names and regions between them, and then copied.
#ifndef STRATA_ASM_PRINTER_OPSHAPESDETAIL_H
#define STRATA_ASM_PRINTER_OPSHAPESDETAIL_H

#include "strata/Asm/Printer/TextBufferDetail.h"
#include "strata/IR/SignatureCacheDetail.h"

#include <memory>
#include <string>

namespace strata {

/// The form of the operations with one signature with regions.
struct OpForm {
  struct Part {
    enum Kind : uint8_t {
      /// Of `text`, from the last end to `index`.
      Text,
      /// Operand `index`.
      Operand,
      /// Argument `argument` of the entry block of region `index`.
      Argument,
      /// Region `index`.
      Region
    };
    Kind kind;
    /// Of a region: what the printer of regions is told, and whether the terminator is the
    /// implied one.
    bool printsArguments = false, printsTerminator = false,
         printsEmptyBlock = false, hasImpliedTerminator = false;
    uint32_t index = 0, argument = 0;
  };
  /// The default dialect around the operation.
  StringRef defaultDialect;
  std::string text;
  SmallVector<Part, 8> parts;
};

/// What is known of the form of the operations with one signature with regions.
struct OpShape {
  enum class State : uint8_t {
    /// Not seen yet, or seen once: few signatures that are seen once are seen again.
    New,
    SeenOnce,
    Known,
    /// More than the signature decides the form.
    Refused
  };
  State state = State::New;
  /// How often it could not be taken down.
  uint8_t numFailures = 0;
  /// If it is known. Shared with those who print by it while the cache changes.
  std::shared_ptr<const OpForm> form;
};

/// Finds the shapes of operations. Does not look for those of definitions whose operations
/// hardly ever have the same signature, such as constants.
class OpShapeCache {
public:
  /// The shape of operations like `op`; null if there is none to use or take down. Valid
  /// until the next call.
  OpShape *find(Operation *op) {
    Counter &counter = getCounter(op->getDefinition());
    if (LLVM_UNLIKELY(counter.isHopeless()))
      return nullptr;
    OpShape *shape = shapes.find(op, /*withRegions=*/true);
    ++counter.numLookups;
    counter.numNew += !shape || shape->state == OpShape::State::New;
    return shape;
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
  detail::SignatureCache<OpShape> shapes;
};

/// Takes down the form of one operation while it is printed.
struct OpShapeRecorder {
  Operation *op;
  OpForm form = {};
  /// Where the text at hand begins.
  TextBuffer::Mark mark;
  bool failed = false;
};

} // namespace strata

#endif // STRATA_ASM_PRINTER_OPSHAPESDETAIL_H
