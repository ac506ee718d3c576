// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type conversion of operations that only pass values on: functions, calls,
// returns and branches of any dialect, by their interfaces.
//
//   populateAnyFunctionOpInterfaceTypeConversionPattern(patterns, converter);
//   populateCallOpTypeConversionPattern(patterns, converter);
//   populateReturnOpTypeConversionPattern(patterns, converter);
//   populateBranchOpInterfaceTypeConversionPattern(patterns, converter);
//   target.markUnknownOpDynamicallyLegal([&](Operation *op) {
//     return isStructurallyLegal(op, converter);
//   });
#ifndef STRATA_REWRITE_DIALECTCONVERSION_STRUCTURALCONVERSIONS_H
#define STRATA_REWRITE_DIALECTCONVERSION_STRUCTURALCONVERSIONS_H

#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata {

/// Converts the signature and the blocks of functions called `op`. Attributes of
/// arguments and results stay with those that become exactly one.
void populateFunctionOpInterfaceTypeConversionPattern(
    StringRef op, RewritePatternSet &patterns, const TypeConverter &converter);
template <typename FunctionOpT>
void populateFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  populateFunctionOpInterfaceTypeConversionPattern(
      FunctionOpT::getOperationName(), patterns, converter);
}
/// Converts the signatures of all operations with FunctionOpInterface.
void populateAnyFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter);
/// Converts arguments and results of calls; any number may become of each.
void populateCallOpTypeConversionPattern(RewritePatternSet &patterns,
                                         const TypeConverter &converter);
/// Converts the operands of operations that return from functions.
void populateReturnOpTypeConversionPattern(RewritePatternSet &patterns,
                                           const TypeConverter &converter);
/// Converts the operands that branches pass to their successors.
void populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter);

/// Whether the signature and the body's arguments are legal.
bool isLegalForFunctionTypeConversionPattern(Operation *function,
                                             const TypeConverter &converter);
/// False for branches that pass illegal types.
bool isLegalForBranchOpInterfaceTypeConversionPattern(
    Operation *op, const TypeConverter &converter);
/// False for returns from functions that return illegal types.
bool isLegalForReturnOpTypeConversionPattern(Operation *op,
                                             const TypeConverter &converter,
                                             bool returnOpAlwaysLegal = false);
/// For functions, calls, returns from functions, and branches: whether their
/// types are legal. std::nullopt for other operations.
std::optional<bool> isStructurallyLegal(Operation *op,
                                        const TypeConverter &converter);

} // namespace strata

#endif // STRATA_REWRITE_DIALECTCONVERSION_STRUCTURALCONVERSIONS_H
