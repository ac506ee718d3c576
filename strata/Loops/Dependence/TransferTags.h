// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tags of asynchronous copies: the starts that belong to a wait.
#ifndef STRATA_LOOPS_DEPENDENCE_TRANSFERTAGS_H
#define STRATA_LOOPS_DEPENDENCE_TRANSFERTAGS_H

#include "strata/Interfaces/TransferOpInterface.h"

namespace strata {

/// The parts of an operation that starts or ends a copy; std::nullopt for others.
std::optional<Transfer> getTransfer(Operation *op);
/// Whether both operations name one element of a tag: by constants, or by the same operands and map.
bool haveSameTag(Operation *a, Operation *b);
/// Whether both operations name different elements of a tag by constants.
bool haveDistinctTags(Operation *a, Operation *b);
/// Whether all uses of a memory are transfers of which it is the tag, or free it.
bool isOnlyTag(Value memory);
/// Whether each block that starts copies with the tag waits for all of them, and for no others.
bool isClosedTag(Value memory);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_TRANSFERTAGS_H
