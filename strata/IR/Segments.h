// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the operands, results, regions and successors of an operation are divided
// among the slots of its definition.
#ifndef STRATA_IR_SEGMENTS_H
#define STRATA_IR_SEGMENTS_H

#include "strata/IR/OpDefinition.h"
#include "strata/IR/Operation.h"

namespace strata {

/// Neighbours in a list.
struct Segment {
  unsigned first = 0, count = 0;
};
using Segments = SmallVector<Segment, 8>;

/// The segments of the operands, one for each slot. False if there are not as
/// many operands as the slots and the operation's `operandSegmentSizes` say.
bool getOperandSegments(Operation *op, Segments &segments);
/// The same of the results.
bool getResultSegments(Operation *op, Segments &segments);
/// The same of the regions, of which the last slot may have any number.
bool getRegionSegments(Operation *op, Segments &segments);
/// The same of successors.
bool getSuccessorSegments(Operation *op, Segments &segments);

} // namespace strata

#endif // STRATA_IR_SEGMENTS_H
