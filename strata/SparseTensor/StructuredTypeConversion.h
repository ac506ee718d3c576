// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type conversion of loops and branches of scf, whose carried values may each become any number.
#ifndef STRATA_SPARSETENSOR_STRUCTUREDTYPECONVERSION_H
#define STRATA_SPARSETENSOR_STRUCTUREDTYPECONVERSION_H

#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata::sparse_tensor {

/// Adds the patterns, and makes operations with other than legal types illegal.
void populateSCFTypeConversion(RewritePatternSet &patterns,
                               const TypeConverter &converter,
                               ConversionTarget &target);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_STRUCTUREDTYPECONVERSION_H
