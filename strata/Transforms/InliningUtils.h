// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlining the body of a callable at a call. Dialects declare with
// `strata.inlinable` that their operations may be inlined; terminators of a
// body that are ReturnLike pass the results.
#ifndef STRATA_TRANSFORMS_INLININGUTILS_H
#define STRATA_TRANSFORMS_INLININGUTILS_H

#include "strata/Interfaces/CallInterfaces.h"

namespace strata {

/// Whether the body of `callable` may take the place of `call`: nothing says
/// `no_inline`, the numbers and types of arguments and results fit, all
/// operations in it, the call, and the operation around the call are of
/// dialects that allow it. O(operations of the body).
bool isLegalToInline(Operation *call, Operation *callable);

/// Puts the body of `callable`, for which that is legal, before `call`, whose
/// results are replaced; the call stays. With `clone` it is copied, otherwise
/// taken out of the callable. Calls `onCall` for the calls that came in, those
/// of later blocks first. Locations become call-site locations.
void inlineCall(Operation *call, Operation *callable, bool clone,
                function_ref<void(Operation *)> onCall);

} // namespace strata

#endif // STRATA_TRANSFORMS_INLININGUTILS_H
