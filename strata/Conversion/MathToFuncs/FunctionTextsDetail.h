// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that operations of math become calls of. NAME is that of the function, TYPE
// an integer type, FLOAT a float type; WIDTH, MIN and MAX are the width of TYPE and its least
// and greatest number.
#ifndef STRATA_CONVERSION_MATHTOFUNCS_FUNCTIONTEXTSDETAIL_H
#define STRATA_CONVERSION_MATHTOFUNCS_FUNCTIONTEXTSDETAIL_H

#include "llvm/ADT/StringRef.h"

namespace strata::detail {

/// The power of integers of type `TYPE`, by squaring. Zero to a negative power divides by
/// zero.
inline constexpr llvm::StringLiteral ipowiFunction = R"(
func.func private @NAME(%base: TYPE, %exponent: TYPE) -> TYPE
    attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %zero = arith.constant 0 : TYPE
  %one = arith.constant 1 : TYPE
  %minusOne = arith.constant -1 : TYPE
  %isZero = arith.cmpi eq, %exponent, %zero : TYPE
  cf.cond_br %isZero, ^returnOne, ^other
^returnOne:
  return %one : TYPE
^other:
  %isNegative = arith.cmpi sle, %exponent, %zero : TYPE
  cf.cond_br %isNegative, ^negative, ^square(%one, %base, %exponent : TYPE, TYPE, TYPE)
^negative:
  %ofZero = arith.cmpi eq, %base, %zero : TYPE
  cf.cond_br %ofZero, ^divide, ^notZero
^divide:
  %infinite = arith.divsi %one, %zero : TYPE
  return %infinite : TYPE
^notZero:
  %ofOne = arith.cmpi eq, %base, %one : TYPE
  cf.cond_br %ofOne, ^one, ^notOne
^one:
  return %one : TYPE
^notOne:
  %ofMinusOne = arith.cmpi eq, %base, %minusOne : TYPE
  cf.cond_br %ofMinusOne, ^alternate, ^small
^alternate:
  %lowest = arith.andi %exponent, %one : TYPE
  %isOddPower = arith.cmpi ne, %lowest, %zero : TYPE
  cf.cond_br %isOddPower, ^odd, ^even
^odd:
  return %minusOne : TYPE
^even:
  return %one : TYPE
^small:
  return %zero : TYPE
^square(%result: TYPE, %factor: TYPE, %rest: TYPE):
  %bit = arith.andi %rest, %one : TYPE
  %isOdd = arith.cmpi ne, %bit, %zero : TYPE
  cf.cond_br %isOdd, ^multiply, ^next(%result : TYPE)
^multiply:
  %product = arith.muli %result, %factor : TYPE
  cf.br ^next(%product : TYPE)
^next(%power: TYPE):
  %half = arith.shrui %rest, %one : TYPE
  %isDone = arith.cmpi eq, %half, %zero : TYPE
  cf.cond_br %isDone, ^done, ^again
^done:
  return %power : TYPE
^again:
  %squared = arith.muli %factor, %factor : TYPE
  cf.br ^square(%power, %squared, %half : TYPE, TYPE, TYPE)
}
)";

/// The power of a float, by squaring. A negative power is the inverse of the positive one,
/// which for the least exponent is that of the greatest number, times the base.
inline constexpr llvm::StringLiteral fpowiFunction = R"(
func.func private @NAME(%base: FLOAT, %exponent: TYPE) -> FLOAT
    attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %unit = arith.constant 1.0 : FLOAT
  %zero = arith.constant 0 : TYPE
  %one = arith.constant 1 : TYPE
  %least = arith.constant MIN : TYPE
  %greatest = arith.constant MAX : TYPE
  %isZero = arith.cmpi eq, %exponent, %zero : TYPE
  cf.cond_br %isZero, ^returnOne, ^other
^returnOne:
  return %unit : FLOAT
^other:
  %isNegative = arith.cmpi sle, %exponent, %zero : TYPE
  %isLeast = arith.cmpi eq, %exponent, %least : TYPE
  %negated = arith.subi %zero, %exponent : TYPE
  %size = arith.select %isNegative, %negated, %exponent : TYPE
  %positive = arith.select %isLeast, %greatest, %size : TYPE
  cf.br ^square(%unit, %base, %positive : FLOAT, FLOAT, TYPE)
^square(%result: FLOAT, %factor: FLOAT, %rest: TYPE):
  %bit = arith.andi %rest, %one : TYPE
  %isOdd = arith.cmpi ne, %bit, %zero : TYPE
  cf.cond_br %isOdd, ^multiply, ^next(%result : FLOAT)
^multiply:
  %product = arith.mulf %result, %factor : FLOAT
  cf.br ^next(%product : FLOAT)
^next(%power: FLOAT):
  %half = arith.shrui %rest, %one : TYPE
  %isDone = arith.cmpi eq, %half, %zero : TYPE
  cf.cond_br %isDone, ^done(%power : FLOAT), ^again
^again:
  %squared = arith.mulf %factor, %factor : FLOAT
  cf.br ^square(%power, %squared, %half : FLOAT, FLOAT, TYPE)
^done(%found: FLOAT):
  cf.cond_br %isLeast, ^oneMore, ^complete(%found : FLOAT)
^oneMore:
  %more = arith.mulf %found, %base : FLOAT
  cf.br ^complete(%more : FLOAT)
^complete(%whole: FLOAT):
  cf.cond_br %isNegative, ^invert, ^finish(%whole : FLOAT)
^invert:
  %inverse = arith.divf %unit, %whole : FLOAT
  cf.br ^finish(%inverse : FLOAT)
^finish(%answer: FLOAT):
  return %answer : FLOAT
}
)";

/// The number of zeros in front of the first one that is set: how often the number can be
/// shifted until it is negative.
inline constexpr llvm::StringLiteral ctlzFunction = R"(
func.func private @NAME(%number: TYPE) -> TYPE
    attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %width = arith.constant WIDTH : TYPE
  %zero = arith.constant 0 : TYPE
  %isZero = arith.cmpi eq, %number, %zero : TYPE
  %result = scf.if %isZero -> (TYPE) {
    scf.yield %width : TYPE
  } else {
    %step = arith.constant 1 : index
    %one = arith.constant 1 : TYPE
    %end = arith.constant WIDTH : index
    %none = arith.constant 0 : TYPE
    %last:2 = scf.for %i = %step to %end step %step
        iter_args(%rest = %number, %count = %none) -> (TYPE, TYPE) {
      %isDone = arith.cmpi slt, %rest, %zero : TYPE
      %next:2 = scf.if %isDone -> (TYPE, TYPE) {
        scf.yield %rest, %count : TYPE, TYPE
      } else {
        %more = arith.addi %count, %one : TYPE
        %shifted = arith.shli %rest, %one : TYPE
        scf.yield %shifted, %more : TYPE, TYPE
      }
      scf.yield %next#0, %next#1 : TYPE, TYPE
    }
    scf.yield %last#1 : TYPE
  }
  return %result : TYPE
}
)";

} // namespace strata::detail

#endif // STRATA_CONVERSION_MATHTOFUNCS_FUNCTIONTEXTSDETAIL_H
