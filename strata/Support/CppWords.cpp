// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/CppWords.h"

#include "llvm/ADT/StringSet.h"

using namespace strata;

bool strata::isReservedInCpp(StringRef name) {
  static const llvm::StringSet<> words = [] {
    llvm::StringSet<> set;
    for (StringRef word : {"alignas",       "alignof",     "and",
                           "and_eq",        "asm",         "auto",
                           "bitand",        "bitor",       "bool",
                           "break",         "case",        "catch",
                           "char",          "char16_t",    "char32_t",
                           "char8_t",       "class",       "co_await",
                           "co_return",     "co_yield",    "compl",
                           "concept",       "const",       "const_cast",
                           "consteval",     "constexpr",   "constinit",
                           "continue",      "decltype",    "default",
                           "delete",        "do",          "double",
                           "dynamic_cast",  "else",        "enum",
                           "explicit",      "export",      "extern",
                           "false",         "float",       "for",
                           "friend",        "goto",        "if",
                           "inline",        "int",         "long",
                           "mutable",       "namespace",   "new",
                           "noexcept",      "not",         "not_eq",
                           "nullptr",       "operator",    "or",
                           "or_eq",         "private",     "protected",
                           "public",        "register",    "reinterpret_cast",
                           "requires",      "return",      "short",
                           "signed",        "sizeof",      "static",
                           "static_assert", "static_cast", "struct",
                           "switch",        "template",    "this",
                           "thread_local",  "throw",       "true",
                           "try",           "typedef",     "typeid",
                           "typename",      "union",       "unsigned",
                           "using",         "virtual",     "void",
                           "volatile",      "wchar_t",     "while",
                           "xor",           "xor_eq",      "EOF",
                           "HUGE_VAL",      "INFINITY",    "NAN",
                           "NULL",          "assert",      "errno",
                           "linux",         "stderr",      "stdin",
                           "stdout",        "unix"})
      set.insert(word);
    return set;
  }();
  return words.contains(name);
}
