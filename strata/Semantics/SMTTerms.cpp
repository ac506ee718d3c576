// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/SMTTermsDetail.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::semantics;

std::string smt::call(StringRef function, ArrayRef<StringRef> args) {
  return ("(" + function + " " + llvm::join(args, " ") + ")").str();
}

std::string smt::call(StringRef function, StringRef arg) {
  return call(function, ArrayRef<StringRef>(arg));
}

std::string smt::makeNot(StringRef a) {
  return a == "false" ? "true" : a == "true" ? "false" : call("not", a);
}

std::string smt::makeAnd(StringRef a, StringRef b) {
  if (a == "false" || b == "true")
    return a.str();
  if (b == "false" || a == "true")
    return b.str();
  return call("and", {a, b});
}

std::string smt::makeOr(StringRef a, StringRef b) {
  if (a == "true" || b == "false")
    return a.str();
  if (b == "true" || a == "false")
    return b.str();
  return call("or", {a, b});
}

std::string smt::makeIf(StringRef condition, StringRef a, StringRef b) {
  if (condition == "true" || a == b)
    return a.str();
  return condition == "false" ? b.str() : call("ite", {condition, a, b});
}

std::string smt::toBit(StringRef condition) {
  return makeIf(condition, "#b1", "#b0");
}
std::string smt::toCondition(StringRef bit) {
  if (StringRef condition = bit;
      condition.consume_front("(ite ") && condition.consume_back(" #b1 #b0)"))
    return condition.str();
  return bit == "#b1"   ? "true"
         : bit == "#b0" ? "false"
                        : call("=", {bit, "#b1"});
}

std::string smt::getBits(const APInt &bits) {
  SmallString<64> text;
  bits.toString(text, 2, /*Signed=*/false);
  std::string zeros(bits.getBitWidth() - text.size(), '0');
  return "#b" + zeros + text.str().str();
}

std::string smt::indexed(StringRef name, unsigned a) {
  return ("(_ " + name + " " + Twine(a) + ")").str();
}
std::string smt::indexed(StringRef name, unsigned a, unsigned b) {
  return ("(_ " + name + " " + Twine(a) + " " + Twine(b) + ")").str();
}
