// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates for the values that may be dimensions and symbols of affine maps.
// The dialect file calls the functions as isValidDim(value) and
// isValidSymbol(value).
#ifndef STRATA_DIALECTS_AFFINE_DIMSANDSYMBOLS_H
#define STRATA_DIALECTS_AFFINE_DIMSANDSYMBOLS_H

#include "strata/Support/LLVM.h"

namespace strata {

class Context;
class Operation;
class Region;
class Value;

/// Whether `value` may be a symbol of a map in `user`: it is an index that is defined
/// directly in the closest operation with the trait AffineScope or around it, or a
/// constant, the size of a memref or tensor whose sizes are symbols, or the result of an
/// operation without side effects on symbols.
bool isValidAffineSymbol(Operation *user, Value value);
/// Like the function above, for users directly in `place`.
bool isValidAffineSymbol(Region *place, Value value);
/// Whether `value` may be a dimension: a symbol, the induction variable of an affine
/// loop, or an affine.apply, affine.delinearize_index or affine.linearize_index of these.
bool isValidAffineDim(Operation *user, Value value);
/// Like the function above, for users directly in `place`.
bool isValidAffineDim(Region *place, Value value);

/// Makes the functions available to texts of dialect files.
void registerDimsAndSymbols(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AFFINE_DIMSANDSYMBOLS_H
