// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results of operations in comments of examples:
//
//   %sum = pix.add %x, %y : i8 // pix.add(200, 100) = 255
#ifndef STRATA_TOOLING_DIALECT_EXAMPLERESULTS_H
#define STRATA_TOOLING_DIALECT_EXAMPLERESULTS_H

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Evaluates each comment of `example`, which was read as `snippet`, that begins with the name of
/// an operation `name` and a parenthesis: the first operation of that name in `snippet` is
/// executed with these operands, and must have the results after `=`, separated by commas;
/// `poison` is a result, `undefined` stands for undefined behavior. `emitError` begins an error
/// at a byte of `example`.
LogicalResult
checkExampleResults(StringRef example, StringRef name, Operation *snippet,
                    function_ref<InFlightDiagnostic(size_t)> emitError);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_EXAMPLERESULTS_H
