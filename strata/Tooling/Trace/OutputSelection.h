// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Selects operations of the output of a recorded run.
#ifndef STRATA_TOOLING_TRACE_OUTPUTSELECTION_H
#define STRATA_TOOLING_TRACE_OUTPUTSELECTION_H

#include "strata/Trace/Record.h"

namespace strata {

/// A place in a file.
struct TextPlace {
  std::string file;
  uint64_t line = 0;
  /// 0 for any.
  uint64_t column = 0;
};

/// The criteria; an operation has to match all of them.
struct OutputSelection {
  /// A place in the output.
  std::optional<TextPlace> place;
  /// A place that its location names.
  std::optional<TextPlace> location;
  /// Names of the operation and of a result; empty for any.
  std::string name, result;

  // Read text; fail with a message in `error`.
  LogicalResult setPlace(StringRef text, std::string &error);
  LogicalResult setLocation(StringRef text, std::string &error);
  LogicalResult setResult(StringRef text, std::string &error);

  bool isAny() const {
    return place || location || !name.empty() || !result.empty();
  }
  /// Finds them, in the order of the output. Fails with a message in `error` if
  /// there are none, or the output is not that of the record. Where the place is
  /// that of an operation that no step knows, tells `os` so and finds nothing.
  LogicalResult find(const RewriteRecord &record,
                     std::vector<const OutputOp *> &ops, raw_ostream &os,
                     std::string &error) const;

private:
  LogicalResult findPlace(const RewriteRecord &record, std::string &text,
                          std::string &error) const;
  bool accepts(const OutputOp &op) const;
};

} // namespace strata

#endif // STRATA_TOOLING_TRACE_OUTPUTSELECTION_H
