// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewrite record as plain data: the changes of operations by each step of
// each pass, as text. docs/decisions/0008 says what a step is and how
// operations are numbered. RecordWriter and RecordReader turn it into lines of
// JSON and back.
#ifndef STRATA_TRACE_RECORD_H
#define STRATA_TRACE_RECORD_H

#include "strata/Support/LLVM.h"

#include <string>
#include <utility>
#include <vector>

namespace strata {

/// Larger numbers are none.
inline constexpr uint64_t MaxRecordNumber = uint64_t(1) << 53;

/// The input and the passes: all data needed to repeat the run.
struct RecordHeader {
  /// The path of the input as it was given; `-` for standard input.
  std::string input;
  /// A hash of the text of the input, in hex.
  std::string inputHash;
  /// The pipeline with all options.
  std::string pipeline;
  bool allowUnregistered = false;
  bool implicitModule = true;
  bool verifyOnParsing = true;
  std::vector<std::string> irdlFiles, dialectDirs;
};

/// A run of a pass on an operation in which something changed, or that failed.
struct RecordedPass {
  /// Counted from 1, in order.
  uint64_t number = 0;
  std::string name;
  /// The operation: its name, its symbol if it has one, and its location.
  std::string op, symbol, location;
  /// The place in the pipeline of the pass, or of the pass that runs it, counted from 1
  /// without nesting. 0 if it is unknown: files of records do not have it.
  unsigned position = 0;
};

/// The change of one operation in a step.
struct RecordedChange {
  enum class Kind : uint8_t {
    /// The operation is new.
    Created,
    /// The operation was erased, with its contents.
    Erased,
    /// The operation still exists, but users of its results use `values`.
    Replaced,
    /// The operation is not in the IR any more, but may come back.
    Removed,
    /// The text of the operation changed.
    Changed,
    /// The operation has the same text in another place.
    Moved,
    /// Blocks or arguments of its regions changed.
    Regions,
    /// Only the location of the operation changed.
    Relocated,
  };
  Kind kind = Kind::Changed;
  /// Number of the operation.
  uint64_t op = 0;
  /// The operation that it is a copy of; 0 if none.
  uint64_t from = 0;
  /// Whether a Changed operation was moved too.
  bool isMoved = false;
  /// Operations inside that were erased with it.
  uint64_t nested = 0;
  /// The line of the operation, without the contents of its regions; empty if
  /// there is none.
  std::string before, after;
  /// The location afterwards (for Erased: before), and before if that is
  /// another.
  std::string location, oldLocation;
  /// The replacement of each result; entries may be empty.
  std::vector<std::string> values;
};

/// An operation that is mentioned and that no step has shown so far.
struct RecordedOp {
  uint64_t op = 0;
  std::string text, location;
};

struct RecordedStep {
  /// Counted from 1, in order.
  uint64_t number = 0;
  /// The number of the pass.
  uint64_t pass = 0;
  /// The first and the last step of the group; the IR is consistent before the
  /// one and after the other.
  uint64_t groupBegin = 0, groupEnd = 0;
  /// The pattern, or the unit of work; empty for the pass by itself.
  std::string pattern;
  /// The root operation of the step; 0 if there is none.
  uint64_t root = 0;
  std::vector<RecordedOp> given;
  std::vector<RecordedChange> changes;
};

/// An operation of the output that steps know.
struct OutputOp {
  uint64_t op = 0;
  /// The line of the output it begins at; 0 if nothing was written.
  uint64_t line = 0;
  /// `arith.addi`.
  std::string name;
  /// The first line of its text.
  std::string text;
  std::string location;
};

/// The output of the run.
struct RecordedOutput {
  bool succeeded = false;
  /// The pass that failed; 0 if none did.
  uint64_t failedPass = 0;
  /// A hash of the written text, in hex; empty if none was written.
  std::string hash;
  /// The lines at which operations begin: first and last of each stretch.
  std::vector<std::pair<uint64_t, uint64_t>> lines;
};

struct RewriteRecord {
  RecordHeader header;
  std::vector<RecordedPass> passes;
  std::vector<RecordedStep> steps;
  /// The operations in the order of the output.
  std::vector<OutputOp> outputOps;
  RecordedOutput output;

  const RecordedPass &getPass(const RecordedStep &step) const {
    return passes[step.pass - 1];
  }
};

/// The word for a kind of change: `created`.
StringRef stringifyChange(RecordedChange::Kind kind);
/// The reverse; std::nullopt for another word.
std::optional<RecordedChange::Kind> symbolizeChange(StringRef word);

/// The numbers of the operations whose results `text` names: the `12` of
/// `%12#1`.
void findMentionedOps(StringRef text, SmallVectorImpl<uint64_t> &ops);

} // namespace strata

#endif // STRATA_TRACE_RECORD_H
