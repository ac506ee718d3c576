// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Appends values to those that branches pass to several successors. Each branch is changed
// once, in O(operands + successors), where appendSuccessorOperands takes that for each call.
#ifndef STRATA_INTERFACES_APPENDEDBRANCHOPERANDS_H
#define STRATA_INTERFACES_APPENDEDBRANCHOPERANDS_H

#include "strata/IR/Graph/Value.h"

#include "llvm/ADT/MapVector.h"

namespace strata {

class AppendedBranchOperands {
public:
  /// Notes that `branch` is to pass `values`, after those that it passes, to successor
  /// `index`. canAppendSuccessorOperands must hold.
  void add(Operation *branch, unsigned index, ArrayRef<Value> values);
  /// Changes the branches.
  void apply();

private:
  struct Entry {
    unsigned index;
    SmallVector<Value, 2> values;
  };
  static void apply(Operation *branch, SmallVectorImpl<Entry> &entries);

  llvm::MapVector<Operation *, SmallVector<Entry, 2>> branches;
};

} // namespace strata

#endif // STRATA_INTERFACES_APPENDEDBRANCHOPERANDS_H
