// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules from other dialects to emitc, which are files of rules (docs/rules.md). Beside the builtin
// functions, they call
//
//   is_c_integer($t), is_c_float($t)   whether C has integers or floats of this type
//   unsigned_type($t)                  the unsigned type of the same width
//   signed_type($t)                    the signed type of the same width
//
// where `size_t` and `ptrdiff_t` are the types of the width of `index`.
#ifndef STRATA_CONVERSION_EMITCCOMMON_EMITCRULES_H
#define STRATA_CONVERSION_EMITCCOMMON_EMITCRULES_H

#include "strata/IR/Fwd.h"

namespace strata {

class RewritePatternSet;
class TypeConverter;

namespace emitclower {

/// Adds the rules of the file `<file>.conversion.mlir` (BundledRules.h). `converter` must outlive
/// the patterns.
void populateRules(StringRef file, const TypeConverter &converter,
                   RewritePatternSet &patterns);

} // namespace emitclower
} // namespace strata

#endif // STRATA_CONVERSION_EMITCCOMMON_EMITCRULES_H
