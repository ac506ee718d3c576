// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The data that operations are created from.
#ifndef STRATA_BINDINGS_C_STATES_H
#define STRATA_BINDINGS_C_STATES_H

#include "bindings/c/Call.h"

namespace strata::capi {

/// The state without regions; std::nullopt after an error.
std::optional<OperationState> makeState(Call &call,
                                        const StrataOperationState *given);

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_STATES_H
