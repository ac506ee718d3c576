// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rows of Attributes.def as tables, for export and import.
#ifndef STRATA_TARGET_LLVMIR_ATTRIBUTETABLESDETAIL_H
#define STRATA_TARGET_LLVMIR_ATTRIBUTETABLESDETAIL_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringRef.h"

namespace strata::llvmir {

/// An attribute of arguments and results.
struct ArgumentAttribute {
  llvm::StringLiteral name;
  bool isOfDialect;
};

/// An attribute of `llvm.func` and the one of LLVM that it becomes.
struct OperationAttribute {
  enum Kind : uint8_t { CallUnit, Unit, Word, Text, TextAndPassed, Flag };
  llvm::StringLiteral attr, name;
  Kind kind;
};

#define STRATA_LLVMIR_ATTRIBUTE_OF_FUNCTION(NAME) NAME,
#define STRATA_LLVMIR_ATTRIBUTE_OF_ARGUMENT(NAME, IS_OF_DIALECT)
#define STRATA_LLVMIR_ATTRIBUTE_OF_OPERATION(ATTR, NAME, KIND)
inline constexpr llvm::StringLiteral functionAttributes[] = {
#include "strata/Target/LLVMIR/Attributes.def"
};

#define STRATA_LLVMIR_ATTRIBUTE_OF_FUNCTION(NAME)
#define STRATA_LLVMIR_ATTRIBUTE_OF_ARGUMENT(NAME, IS_OF_DIALECT)               \
  {NAME, IS_OF_DIALECT},
#define STRATA_LLVMIR_ATTRIBUTE_OF_OPERATION(ATTR, NAME, KIND)
inline constexpr ArgumentAttribute argumentAttributes[] = {
#include "strata/Target/LLVMIR/Attributes.def"
};

#define STRATA_LLVMIR_ATTRIBUTE_OF_FUNCTION(NAME)
#define STRATA_LLVMIR_ATTRIBUTE_OF_ARGUMENT(NAME, IS_OF_DIALECT)
#define STRATA_LLVMIR_ATTRIBUTE_OF_OPERATION(ATTR, NAME, KIND)                 \
  {ATTR, NAME, OperationAttribute::KIND},
inline constexpr OperationAttribute operationAttributes[] = {
#include "strata/Target/LLVMIR/Attributes.def"
};

} // namespace strata::llvmir

#endif // STRATA_TARGET_LLVMIR_ATTRIBUTETABLESDETAIL_H
