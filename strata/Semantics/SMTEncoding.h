// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declared computations in SMT-LIB 2.6, for solvers that prove properties of them.
#ifndef STRATA_SEMANTICS_SMTENCODING_H
#define STRATA_SEMANTICS_SMTENCODING_H

#include "strata/IR/Graph/Operation.h"

namespace strata::semantics {

/// Prints functions that compute the results of `op`, an operation on scalars that declares its
/// computation, for its types and attributes. The parameters are, for each operand `x`, the
/// number `%x` and whether it is poison, `%x.poison`. For `d.op` the functions are
///
///   d.op.undefined  whether the behavior is undefined
///   d.op.poison     whether the result is poison, if the behavior is defined
///   d.op            the value of the result, if it is not poison
///
/// and for several results `d.op.low.poison`, `d.op.low` and so on. Integers are bit vectors,
/// `index` one of 64 bits; floats are those of the theory FloatingPoint, which has one NaN.
/// Fails, after an error, for integers of more than 1024 bits, for float types without infinities,
/// and for functions without an equivalent in SMT-LIB.
LogicalResult printSMTFunctions(Operation *op, raw_ostream &os);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_SMTENCODING_H
