// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments of functions on the command line: complex numbers in their usual
// notation, and messages about wrong arguments.
#ifndef STRATA_TOOLING_EXECUTION_ARGUMENTTEXT_H
#define STRATA_TOOLING_EXECUTION_ARGUMENTTEXT_H

#include "strata/Support/LLVM.h"

#include <string>

namespace strata {

class Type;

/// `text` with each complex number as the list of its parts: `(1, 2)`, `1+2i`, `1+2j` become
/// `[1, 2]`, as does `(1+2j)`, and `2i` becomes `[0, 2]`. A real number becomes `[1, 0]` where it is all of
/// `text` or beside numbers that are written so; else it is a part. Text whose brackets do not match is not changed.
std::string listComplexParts(StringRef text);

/// `'@f' has 2 arguments (i32, f32), found 1`.
std::string describeArgumentCount(StringRef function, ArrayRef<Type> types,
                                  size_t numFound);
/// `in argument '[1]' of type vector<2xf32>: ERROR`; of a long text only the beginning.
std::string describeArgumentError(StringRef text, Type type, StringRef error);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_ARGUMENTTEXT_H
