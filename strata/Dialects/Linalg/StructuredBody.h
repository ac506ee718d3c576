// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bodies of named linalg operations. The dialect file has each as an expression
// over the scalars that one iteration reads and writes:
//
//   add(out, mul(cast(in0), cast(in1)))
//
// `in0`, `in1`, ... are elements of the inputs, `out` is that of the output, `index(n)` the
// number of iteration n; integers have 64 bits. Functions choose the operation by the type
// of their operands: complex, float, integer or i1. `cast` converts to the type of `out`,
// as the attribute `cast` says; `cast_unsigned` extends with zeros, `cast_i32` and
// `cast_f64` convert to these types.
#ifndef STRATA_DIALECTS_LINALG_STRUCTUREDBODY_H
#define STRATA_DIALECTS_LINALG_STRUCTUREDBODY_H

#include "strata/IR/Types/Location.h"
#include "strata/Support/LLVM.h"

namespace strata {

class Block;
class InFlightDiagnostic;
class Operation;

/// Appends the operations of `expression` and the `linalg.yield` that ends them
/// to `block`, whose arguments are the scalars. `castsUnsigned` tells whether
/// `cast` is unsigned. Fails, after a diagnostic made by `emitError`, if a
/// function does not take the types of its operands. The operations have the
/// location `loc`, which may be null.
LogicalResult buildStructuredBody(Block &block, StringRef expression,
                                  bool castsUnsigned,
                                  function_ref<InFlightDiagnostic()> emitError,
                                  Location loc);

/// Appends to the empty region of `op`, a named structured operation, the body that its
/// definition gives. Does nothing for operations without one, such as linalg.generic, and after
/// an error, which is reported at `op`, leaves the body incomplete.
void fillStructuredRegion(Operation *op);

} // namespace strata

#endif // STRATA_DIALECTS_LINALG_STRUCTUREDBODY_H
