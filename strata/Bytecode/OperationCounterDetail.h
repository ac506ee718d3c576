// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The number of operations in a bytecode file, for parts that are not decoded.
#ifndef STRATA_BYTECODE_OPERATIONCOUNTERDETAIL_H
#define STRATA_BYTECODE_OPERATIONCOUNTERDETAIL_H

#include "strata/Bytecode/CursorDetail.h"

namespace strata::bytecode {

/// Counts the operations of regions that are not decoded.
class OperationCounter {
public:
  /// Regions that are nested more than `maxDepth` levels deep are an error; 0: none is.
  OperationCounter(uint64_t version, uint32_t maxDepth)
      : version(version), maxDepth(maxDepth) {}
  /// Counts the operations in the `numRegions` regions, including nested ones.
  /// Any bytes are valid; only the checks that finding the end needs are made.
  LogicalResult count(Cursor regions, uint64_t numRegions);
  uint64_t getCount() const { return numOps; }

private:
  /// An operation whose regions are read.
  struct Level {
    uint64_t regionsLeft = 0, blocksLeft = 0, opsLeft = 0;
    /// The cursor after the section of the regions.
    std::optional<Cursor> outer;
  };

  LogicalResult skipOp();
  void skipPlainOps(uint64_t &left);
  LogicalResult skipList(StringRef what, uint64_t &count);
  LogicalResult skipUseListOrders(uint64_t numValues);
  LogicalResult skipArguments();
  LogicalResult next();

  uint64_t version;
  uint32_t maxDepth;
  Cursor cursor;
  SmallVector<Level, 4> levels;
  uint64_t numOps = 0;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_OPERATIONCOUNTERDETAIL_H
