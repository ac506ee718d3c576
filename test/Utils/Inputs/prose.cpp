// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each operand is made of. A second sentence, which has no finding.

/// The slots of an operation. Of the results, the first one counts.
struct Slots {
  /// The number of values, nothing if
  /// it is unknown.
  int count;
  int next; // The slot behind it.
  /// Its name, but for the dialect.
  const char *name;
  /// For each name that one of the tables of the file declares.
  int length;
};

/// Without regions. Without regions, an operation has no successors.
const char *first = "expected a type behind the colon";
const char *inRawString = R"(
// What is in a raw string is no comment.
)";
