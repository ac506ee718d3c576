// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The named arguments of the entry blocks of an operation's regions: which argument
// belongs to which name, and what types they must have. They follow from operands,
// results and attributes (`ArgumentSlot` in Definition/OpDefinition.h).
#ifndef STRATA_DEFINITION_REGIONARGUMENTS_H
#define STRATA_DEFINITION_REGIONARGUMENTS_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"

namespace strata {

/// The arguments of region `number` of `op`, which must have named arguments,
/// by slot. Fails if the region is empty, or if its arguments are not those
/// that the definition requires; then `why`, if given, says what is wrong.
LogicalResult getArgumentSegments(Operation *op, unsigned number,
                                  SmallVectorImpl<Segment> &segments,
                                  std::string *why = nullptr);

/// Adds a block with the named arguments of region `number` of `op` to that region, which is
/// empty, and divides the arguments by slot. Null if the types cannot be computed.
Block *createEntryBlock(Operation *op, unsigned number,
                        SmallVectorImpl<Segment> &segments);

/// The number of arguments before those that follow from the slot `from`, which must be
/// the last; std::nullopt if the names do not determine it.
std::optional<unsigned> countArgumentsBefore(const RegionSlot &region,
                                             unsigned from);

/// Emits an error on `op` if the named arguments of one of its regions are not
/// those that the definition requires.
LogicalResult verifyNamedArguments(Operation *op);

} // namespace strata

#endif // STRATA_DEFINITION_REGIONARGUMENTS_H
