// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where operations come from, by a rewrite record: which step made one, of what,
// and what happened to it before and since.
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
  /// In order.
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

/// The operations that the one created by `event` came of: those that it took the
/// place of, what it is a copy of, else what the step was about.
std::vector<uint64_t> getSources(const RecordIndex::Event &event,
                                 const RecordIndex &index);

/// Prints what led to `op`: what happened to it, the last first, then the same for
/// what it was made of, back to the input.
void printOrigin(const RewriteRecord &record, const RecordIndex &index,
                 uint64_t op, raw_ostream &os);

/// `'mul-of-mul' in apply-patterns on func.func @f`.
std::string describeStep(const RewriteRecord &record, const RecordedStep &step);
/// The line of an operation with something that tells it apart: `#7` in front if
/// it does not begin with `%7`.
std::string describeOp(uint64_t op, StringRef text);

} // namespace strata

#endif // STRATA_TRACE_HISTORY_H
