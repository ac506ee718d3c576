// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The elements that asynchronous copies read and write, as constraints on their places in row-major order.
#ifndef STRATA_LOOPS_DEPENDENCE_TRANSFERELEMENTSDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_TRANSFERELEMENTSDETAIL_H

#include "strata/Interfaces/TransferOpInterface.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// The places of the elements of an access: an element of the set, which the columns that are added choose.
/// They are in the bounds of the memory. std::nullopt if the sizes of the memory are not constant, or its
/// layout is not the identity.
std::optional<presburger::LinearSum>
translatePlace(const LoopAccess &access, presburger::ConstraintSystem &system,
               IndexTranslator &side);
/// The place of the first element that a copy reads or writes.
std::optional<presburger::LinearSum>
translateFirst(Operation *start, const TransferElement &element,
               IndexTranslator &side);
/// The place of an element that the copy reads, or writes: one of all, which the columns that are added choose.
/// `first` is that of the first one. std::nullopt if a stride is not constant.
std::optional<presburger::LinearSum>
translateElement(Operation *start, const Transfer &transfer, bool isSource,
                 const presburger::LinearSum &first,
                 presburger::ConstraintSystem &system, IndexTranslator &side);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_TRANSFERELEMENTSDETAIL_H
