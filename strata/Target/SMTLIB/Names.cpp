// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/SMTLIB/Names.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::smtlib;

/// Reserved words (section 3.1 of SMT-LIB 2.6) and the symbols of the theories Core,
/// Ints, ArraysEx and FixedSizeBitVectors.
static bool isPredefined(StringRef name) {
  static constexpr StringRef names[] = {
      "!",      "_",      "as",    "BINARY", "DECIMAL",  "exists",
      "forall", "let",    "match", "par",    "NUMERAL",  "HEXADECIMAL",
      "STRING", "Bool",   "true",  "false",  "not",      "=>",
      "and",    "or",     "xor",   "=",      "distinct", "ite",
      "Int",    "-",      "+",     "*",      "div",      "mod",
      "abs",    "<=",     "<",     ">=",     ">",        "Array",
      "select", "store",  "const", "BitVec", "concat",   "extract",
      "repeat", "bvnot",  "bvneg", "bvand",  "bvor",     "bvxor",
      "bvadd",  "bvsub",  "bvmul", "bvudiv", "bvsdiv",   "bvurem",
      "bvsrem", "bvsmod", "bvshl", "bvlshr", "bvashr",   "bvult",
      "bvule",  "bvugt",  "bvuge", "bvslt",  "bvsle",    "bvsgt",
      "bvsge",  "bv2nat", "int2bv"};
  return llvm::is_contained(names, name);
}

/// `name` with `_` in place of the characters that no symbol has.
static std::string replaceCharacters(StringRef name) {
  std::string text = name.str();
  for (char &c : text)
    if (!llvm::isPrint(c) || c == '|' || c == '\\')
      c = '_';
  return text;
}

/// `name` between bars unless it is a simple symbol.
static std::string quote(std::string name) {
  constexpr StringLiteral punctuation = "~!@$%^&*_-+=<>.?/";
  auto isSimple = [&](char c) {
    return llvm::isAlnum(c) || punctuation.contains(c);
  };
  bool simple = !name.empty() && !llvm::isDigit(name.front()) &&
                llvm::all_of(name, isSimple);
  return simple ? name : "|" + name + "|";
}

std::string smtlib::toSymbol(StringRef name) {
  return quote(replaceCharacters(name));
}

std::string Names::add(StringRef prefix) {
  std::string base = replaceCharacters(prefix);
  std::string name = base;
  if (base.empty() || isPredefined(base) || !used.insert(base).second) {
    unsigned &number = next[base];
    do
      name = base + "_" + std::to_string(number++);
    while (!used.insert(name).second);
  }
  return quote(std::move(name));
}
