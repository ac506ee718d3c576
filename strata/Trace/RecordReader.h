// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the records of RecordWriter. Checks all properties that other files
// rely on: numbers run on from 1, referenced passes and operations exist, and
// there is an end.
#ifndef STRATA_TRACE_RECORDREADER_H
#define STRATA_TRACE_RECORDREADER_H

#include "strata/Trace/Record.h"

namespace strata {

/// An error in a record, and its line and column, both counted from 1.
struct RecordError {
  uint64_t line = 0, column = 0;
  std::string message;
};

/// Reads the text of a record. Fails at the first line that is wrong.
LogicalResult readRecord(StringRef text, RewriteRecord &record,
                         RecordError &error);

} // namespace strata

#endif // STRATA_TRACE_RECORDREADER_H
