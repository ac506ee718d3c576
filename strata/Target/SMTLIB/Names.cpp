// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/SMTLIB/Names.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::smtlib;

/// Reserved words and commands (section 3 of SMT-LIB 2.6), and the symbols of its theories.
static bool isPredefined(StringRef name) {
  static constexpr StringRef names[] = {
      // Reserved words.
      "!", "_", "as", "BINARY", "DECIMAL", "exists", "HEXADECIMAL", "forall",
      "let", "match", "NUMERAL", "par", "STRING",
      // Commands.
      "assert", "check-sat", "check-sat-assuming", "declare-const",
      "declare-datatype", "declare-datatypes", "declare-fun", "declare-sort",
      "define-const", "define-fun", "define-fun-rec", "define-funs-rec",
      "define-sort", "echo", "exit", "get-assertions", "get-assignment",
      "get-info", "get-model", "get-option", "get-proof",
      "get-unsat-assumptions", "get-unsat-core", "get-value", "pop", "push",
      "reset", "reset-assertions", "set-info", "set-logic", "set-option",
      // Core.
      "Bool", "true", "false", "not", "=>", "and", "or", "xor", "=", "distinct",
      "ite",
      // Numbers.
      "Int", "Real", "-", "+", "*", "/", "div", "mod", "abs", "<=", "<",
      ">=", ">", "to_real", "to_int", "is_int", "divisible",
      // Arrays, sequences and strings.
      "Array", "select", "store", "const", "Seq", "String", "RegLan", "RegEx",
      "Set", "Bag", "Relation", "Tuple", "tuple",
      // Bit vectors.
      "BitVec", "concat", "extract", "repeat", "zero_extend", "sign_extend",
      "rotate_left", "rotate_right", "bvnot", "bvneg", "bvand", "bvor", "bvxor",
      "bvnand", "bvnor", "bvxnor", "bvadd", "bvsub", "bvmul", "bvudiv",
      "bvsdiv", "bvurem", "bvsrem", "bvsmod", "bvshl", "bvlshr", "bvashr",
      "bvcomp", "bvult", "bvule", "bvugt", "bvuge", "bvslt", "bvsle", "bvsgt",
      "bvsge", "bv2nat", "int2bv", "ubv_to_int", "sbv_to_int", "int_to_bv",
      "bvnego", "bvuaddo", "bvsaddo", "bvumulo", "bvsmulo",
      // Floats.
      "RoundingMode", "FloatingPoint", "Float16", "Float32", "Float64",
      "Float128", "fp", "to_fp", "to_fp_unsigned", "RNE", "RNA", "RTP", "RTN",
      "RTZ"};
  return name.starts_with("str.") || name.starts_with("re.") ||
         name.starts_with("seq.") || name.starts_with("set.") ||
         name.starts_with("fp.") || llvm::is_contained(names, name);
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
  // Symbols that begin with `@` or a dot are the solver's own.
  std::string base = replaceCharacters(prefix);
  if (!base.empty() && (base.front() == '@' || base.front() == '.'))
    base.front() = '_';
  std::string name = base;
  if (base.empty() || isPredefined(base) || !used.insert(base).second) {
    unsigned &number = next[base];
    do
      name = base + "_" + std::to_string(number++);
    while (!used.insert(name).second);
  }
  return quote(std::move(name));
}
