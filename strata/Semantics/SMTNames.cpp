// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/SMTNamesDetail.h"

using namespace strata;
using namespace strata::semantics;

StringRef smt::getIntegerFunctionName(Function function) {
  switch (function) {
  case Function::Add:
    return "bvadd";
  case Function::Sub:
    return "bvsub";
  case Function::Mul:
    return "bvmul";
  case Function::And:
    return "bvand";
  case Function::Or:
    return "bvor";
  case Function::Xor:
    return "bvxor";
  case Function::Shl:
    return "bvshl";
  case Function::LShr:
    return "bvlshr";
  case Function::AShr:
    return "bvashr";
  case Function::UDiv:
    return "bvudiv";
  case Function::URem:
    return "bvurem";
  case Function::SDiv:
    return "bvsdiv";
  case Function::SRem:
    return "bvsrem";
  default:
    return "";
  }
}

StringRef smt::getIntegerComparison(Function function, bool &chooses) {
  switch (function) {
  case Function::Equal:
    return "=";
  case Function::SMin:
    chooses = true;
    [[fallthrough]];
  case Function::SLt:
    return "bvslt";
  case Function::SLe:
    return "bvsle";
  case Function::SMax:
    chooses = true;
    [[fallthrough]];
  case Function::SGt:
    return "bvsgt";
  case Function::SGe:
    return "bvsge";
  case Function::UMin:
    chooses = true;
    [[fallthrough]];
  case Function::ULt:
    return "bvult";
  case Function::ULe:
    return "bvule";
  case Function::UMax:
    chooses = true;
    [[fallthrough]];
  case Function::UGt:
    return "bvugt";
  case Function::UGe:
    return "bvuge";
  default:
    return "";
  }
}

StringRef smt::getRoundingFunctionName(Function function) {
  switch (function) {
  case Function::Add:
    return "fp.add";
  case Function::Sub:
    return "fp.sub";
  case Function::Mul:
    return "fp.mul";
  case Function::FDiv:
    return "fp.div";
  default:
    return "";
  }
}

StringRef smt::getFloatComparison(Function function) {
  switch (function) {
  case Function::Equal:
    return "fp.eq";
  case Function::FLt:
    return "fp.lt";
  case Function::FLe:
    return "fp.leq";
  case Function::FGt:
    return "fp.gt";
  case Function::FGe:
    return "fp.geq";
  default:
    return "";
  }
}

StringRef smt::getConversionMode(Function function) {
  switch (function) {
  case Function::SIToFP:
  case Function::UIToFP:
  case Function::FPConvert:
    return "RNE";
  case Function::FPConvertDown:
    return "RTN";
  case Function::FPConvertUp:
    return "RTP";
  case Function::FPConvertToZero:
    return "RTZ";
  case Function::FPConvertAway:
    return "RNA";
  default:
    return "";
  }
}
