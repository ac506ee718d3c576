// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names that C and C++ allow.
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Support/CppWords.h"
#include "strata/Target/Cpp/EmitterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::cpp;

LogicalResult cpp::checkIdentifier(Operation *op) {
  StringRef name = SymbolTable::getSymbolName(op).getValue();
  bool isIdentifier =
      !name.empty() && !llvm::isDigit(name.front()) &&
      llvm::all_of(name, [](char c) { return llvm::isAlnum(c) || c == '_'; });
  // The text is also that of C, which has one keyword more.
  if (isIdentifier && !isReservedInCpp(name) && name != "restrict")
    return success();
  return op->emitOpError("has the symbol '")
         << name << "', which is no identifier of C++";
}
