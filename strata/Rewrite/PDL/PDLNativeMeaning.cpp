// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The meaning of the builtin natives of numbers.
#include "strata/Rewrite/PDL/PDLNativesDetail.h"

using namespace strata;

namespace {
struct NamedText {
  StringLiteral name, text;
};
} // namespace

static constexpr NamedText computations[] = {
    {"strata.add", "(a, b) a + b"},
    {"strata.sub", "(a, b) a - b"},
    {"strata.mul", "(a, b) a * b"},
    {"strata.and", "(a, b) a & b"},
    {"strata.or", "(a, b) a | b"},
    {"strata.xor", "(a, b) a ^ b"},
    {"strata.smin", "(a, b) smin(a, b)"},
    {"strata.smax", "(a, b) smax(a, b)"},
    {"strata.umin", "(a, b) umin(a, b)"},
    {"strata.umax", "(a, b) umax(a, b)"},
    {"strata.udiv", "(a, b) udiv(a, b)"},
    {"strata.urem", "(a, b) urem(a, b)"},
    {"strata.sdiv_floor", "(a, b) sdiv_floor(a, b)"},
    {"strata.sdiv", "(a, b) sdiv(a, b)"},
    {"strata.srem", "(a, b) srem(a, b)"},
    {"strata.shl", "(a, b) a << b"},
    {"strata.lshr", "(a, b) lshr(a, b)"},
    {"strata.ashr", "(a, b) ashr(a, b)"},
};

static constexpr NamedText comparisons[] = {
    {"strata.eq", "(a, b) a == b"},
    {"strata.ne", "(a, b) a != b"},
    {"strata.ult", "(a, b) ult(a, b)"},
    {"strata.ule", "(a, b) ule(a, b)"},
};

static constexpr NamedText signedComparisons[] = {
    {"strata.slt", "(a, b) slt(a, b)"},
    {"strata.sle", "(a, b) sle(a, b)"},
};

void detail::declareBuiltinMeanings(PDLNatives &natives) {
  using Extension = PDLNativeMeaning::Extension;
  for (const auto &[name, text] : computations)
    natives.declareMeaning(name, {.value = text.str()});
  for (const auto &[name, text] : comparisons)
    natives.declareMeaning(
        name, {.condition = text.str(), .extension = Extension::Zero});
  for (const auto &[name, text] : signedComparisons)
    natives.declareMeaning(
        name, {.condition = text.str(), .extension = Extension::Sign});
  natives.declareMeaning(
      "strata.is_zero",
      {.condition = "(a) a == 0", .floatCondition = "(a) a == 0 && 1 / a > 0"});
  natives.declareMeaning("strata.is_one", {.condition = "(a) a == 1",
                                           .floatCondition = "(a) a == 1"});
  natives.declareMeaning("strata.is_all_ones", {.condition = "(a) a == ~0"});
  natives.declareMeaning("strata.is_signed_min",
                         {.condition = "(a) a == 1 << width(a) - 1"});
  natives.declareMeaning("strata.is_signed_max",
                         {.condition = "(a) a == ~(1 << width(a) - 1)"});
  natives.declareMeaning("strata.is_negative", {.condition = "(a) slt(a, 0)",
                                                .floatCondition = "(a) a < 0"});
  natives.declareMeaning("strata.is_number", {.condition = "(a, b) a == b",
                                              .extension = Extension::Sign});
  natives.declareMeaning("strata.number_like", {.typeArgument = 1});
  natives.declareMeaning("strata.is_power_of_two",
                         {.condition = "(a) ctpop(a) == 1"});
}
