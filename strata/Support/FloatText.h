// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The decimal text of floating-point constants, both directions, as MLIR
// spells it: `1.500000e+00`, `0.33333333333333331`, `9.9999999999999995E-7`, or
// the bit pattern in hex when no decimal form reads back as the same value.
//
// Use printFloat and parseFloat for any of the 18 float kinds; the 32 and 64
// entries are the same functions on host values, for loops over dense data.
// Left out: types after the literal, and reading hex literals (a bit pattern is
// an integer, which the lexer already has).

#ifndef STRATA_SUPPORT_FLOATTEXT_H
#define STRATA_SUPPORT_FLOATTEXT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <optional>

namespace strata {

/// Appends the text of `value` to `out`: six digits if they read back as
/// `value`, else all digits, else (infinities, NaNs, integers of more than six
/// digits) `0x` and the bit pattern in upper-case hex.
void printFloat(const llvm::APFloat &value, llvm::SmallVectorImpl<char> &out);

/// Appends the text that printFloat gives for an f32 constant of this value.
void printFloat32(float value, llvm::SmallVectorImpl<char> &out);

/// Appends the text that printFloat gives for an f64 constant of this value.
void printFloat64(double value, llvm::SmallVectorImpl<char> &out);

/// Reads `-?[0-9]+.[0-9]*([eE][-+]?[0-9]+)?` as a value of `semantics`;
/// std::nullopt if `decimal` has another shape. As in MLIR, the number is
/// rounded to f64 first and from there to `semantics`, both to nearest even,
/// also for f80 and f128. Overflow gives infinity, or NaN without infinities,
/// or else the largest value. Beyond the range of f64, a kind with neither
/// infinity nor NaN gives the result of APFloat::convert for an infinity, as in
/// MLIR.
std::optional<llvm::APFloat> parseFloat(llvm::StringRef decimal,
                                        const llvm::fltSemantics &semantics);

/// Reads the same literals as an f32 constant, with the same two roundings.
/// Returns false and leaves `value` alone if `decimal` has another shape.
[[nodiscard]] bool parseFloat32(llvm::StringRef decimal, float &value);

/// Reads the same literals as an f64 constant, correctly rounded.
/// Returns false and leaves `value` alone if `decimal` has another shape.
[[nodiscard]] bool parseFloat64(llvm::StringRef decimal, double &value);

} // namespace strata

#endif // STRATA_SUPPORT_FLOATTEXT_H
