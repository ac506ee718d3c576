// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computation of operations on floats in a wider type: operands are extended, and results truncated.
#ifndef STRATA_CONVERSION_EMULATEFLOATS_EMULATEFLOATS_H
#define STRATA_CONVERSION_EMULATEFLOATS_EMULATEFLOATS_H

#include "strata/Support/LLVM.h"

namespace strata {

class FloatType;
class PassRegistry;
class RewritePatternSet;
class TypeConverter;

/// Converts floats for which `isEmulated` is true to `target`, also as elements of shaped types,
/// by arith.extf and arith.truncf with the flag `contract`. `isEmulated` must outlive the
/// converter.
void populateFloatEmulationConversions(TypeConverter &converter,
                                       function_ref<bool(FloatType)> isEmulated,
                                       FloatType target);

/// A pattern that creates operations again with the converted types. `converter` must outlive it.
void populateFloatEmulationPatterns(const TypeConverter &converter,
                                    RewritePatternSet &patterns);

/// The passes `arith-emulate-unsupported-floats` and `math-extend-to-supported-types`.
void registerEmulateFloatsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EMULATEFLOATS_EMULATEFLOATS_H
