// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The origins of operations, by a rewrite record: the step that created one,
// its sources, and the changes to it before and since.
#ifndef STRATA_TRACE_HISTORY_H
#define STRATA_TRACE_HISTORY_H

#include "strata/Trace/Record.h"

#include <unordered_map>

namespace strata {

/// The changes of a record by operation.
class RecordIndex {
public:
  /// `record` outlives the index. Linear.
  explicit RecordIndex(const RewriteRecord &record);

  /// A change of an operation.
  struct Event {
    const RecordedStep *step;
    const RecordedChange *change;
  };
  /// The events in order.
  ArrayRef<Event> getEvents(uint64_t op) const;
  /// Changes of other operations whose results the results of `op` took the place
  /// of, in order.
  ArrayRef<Event> getReplaced(uint64_t op) const;
  /// The line that first shows `op`, with the location; null if none does.
  const RecordedOp *getFirstLine(uint64_t op) const;

private:
  std::unordered_map<uint64_t, std::vector<Event>> events, replaced;
  std::unordered_map<uint64_t, RecordedOp> firstLines;
};

/// The operations from which the one created by `event` originates: those that
/// it replaced, the one that it copies, otherwise the root of the step.
std::vector<uint64_t> getSources(const RecordIndex::Event &event,
                                 const RecordIndex &index);

/// Prints the origins of operations: the changes to each, the last first, then
/// those of its sources and their operands, back to the input.
class OriginPrinter {
public:
  OriginPrinter(const RewriteRecord &record, const RecordIndex &index,
                raw_ostream &os)
      : record(record), index(index), os(os) {}
  /// Operations that were printed before are not printed again.
  void print(uint64_t op);

private:
  void collect(uint64_t op);
  std::vector<uint64_t> getOperands(uint64_t op, uint64_t limit) const;
  std::vector<uint64_t> getMadeOperands(const RecordIndex::Event &event) const;
  bool isMadeIn(uint64_t op, uint64_t step) const;
  void printNumbers(ArrayRef<uint64_t> ops);
  void printOp(uint64_t op, uint64_t limit);
  void printEvent(const RecordIndex::Event &event);
  void printReplaced(const RecordIndex::Event &event);
  std::string getLine(uint64_t op, uint64_t limit) const;

  const RewriteRecord &record;
  const RecordIndex &index;
  raw_ostream &os;
  /// In the order in which they are printed, with the step before which things
  /// count.
  std::vector<std::pair<uint64_t, uint64_t>> order;
  /// The last such step of operations that have been printed.
  std::unordered_map<uint64_t, uint64_t> limits;
  bool omitsSome = false;
};

/// `'mul-of-mul' in apply-patterns on func.func @f`.
std::string describeStep(const RewriteRecord &record, const RecordedStep &step);
/// The line of an operation with something that tells it apart: `#7` in front if
/// it does not begin with `%7`.
std::string describeOp(uint64_t op, StringRef text);

} // namespace strata

#endif // STRATA_TRACE_HISTORY_H
