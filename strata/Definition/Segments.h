// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Segments: which of an operation's values belong to which slot of its
// definition. Slots of varying length are told apart by the attribute
// `operandSegmentSizes` or `resultSegmentSizes`; without it they have all the
// same length.
#ifndef STRATA_DEFINITION_SEGMENTS_H
#define STRATA_DEFINITION_SEGMENTS_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/BitVector.h"

namespace strata {

/// The values of a slot: `size` from number `first` on.
struct Segment {
  unsigned first = 0, size = 0;
};

/// The segments of `total` values that `slots` stand for, by slot; `sizes` is
/// the attribute that tells them apart, or null. Fails if they do not add up to
/// `total`; whether a slot may stand for so many is for the verifier to say.
LogicalResult findSegments(ArrayRef<ValueSlot> slots, size_t total,
                           Attribute sizes, SmallVectorImpl<Segment> &segments);

/// The segments of the operands, or results, of `op`, which has a definition
/// with slots.
LogicalResult getOperandSegments(Operation *op,
                                 SmallVectorImpl<Segment> &segments);
LogicalResult getResultSegments(Operation *op,
                                SmallVectorImpl<Segment> &segments);
/// Removes the operands of `op` that are set in `which`, and subtracts them
/// from the attributes that divide operands. O(operands).
void eraseOperandsInSegments(Operation *op, const llvm::BitVector &which);
/// Inserts `values` before operand `index`, as part of the slot `slot`, and of its
/// group `group` if that is not negative; the attributes that divide operands say
/// so then.
void insertOperandsInSegments(Operation *op, unsigned slot, int group,
                              unsigned index, ArrayRef<Value> values);
/// The segments of regions, and of named successors; the last slot may have any
/// number.
LogicalResult getRegionSegments(Operation *op,
                                SmallVectorImpl<Segment> &segments);
LogicalResult getSuccessorSegments(Operation *op,
                                   SmallVectorImpl<Segment> &segments);

/// Whether attributes of that name hold segment sizes, `operandSegmentSizes` or
/// `resultSegmentSizes`.
bool isSegmentSizes(StringRef attrName);
/// Whether `attrName` is a name of segment sizes before LLVM 16, such as
/// `operand_segment_sizes`.
bool isOldSegmentSizes(StringRef attrName);
/// Gives `state` the sizes its definition wants, as a parser has to: under
/// their current name, and zeros where there are none that could be meant.
void completeSegmentSizes(OperationState &state);

/// The segments of the values in `group` as the i32 array `sizes` divides them
/// further. Fails if it does not.
LogicalResult divideSegment(Segment group, Attribute sizes,
                            SmallVectorImpl<Segment> &segments);
/// Checks that the attribute `attrName` divides the `count` values of the group
/// `groupName` into segments, and into `numSegments` if that is said.
LogicalResult verifySegmentSizes(Operation *op, StringRef attrName,
                                 StringRef groupName, size_t count,
                                 std::optional<size_t> numSegments = {});

} // namespace strata

#endif // STRATA_DEFINITION_SEGMENTS_H
