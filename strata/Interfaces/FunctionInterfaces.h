// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Function-like operations: those with the interface FunctionOpInterface. They
// have a name, a type attribute, attributes of arguments and results in the
// arrays `arg_attrs` and `res_attrs`, and one region, whose entry block has the
// arguments; a declaration's is empty. The verifier checks that these fit.
//
// The type attribute is `function_type`, a builtin function type, unless hooks
// of the operation say otherwise:
//
//   static constexpr FunctionOpInterface functionInterface = {...};
//   hooks.addInterface(functionInterface);
#ifndef STRATA_INTERFACES_FUNCTIONINTERFACES_H
#define STRATA_INTERFACES_FUNCTIONINTERFACES_H

#include "strata/IR/Operation.h"

#include "llvm/ADT/BitVector.h"

namespace strata {

/// Methods of function-like operations; null selects the default.
struct FunctionOpInterface {
  static constexpr llvm::StringLiteral name = "FunctionOpInterface";
  /// Types of arguments and results as the type attribute has them.
  ArrayRef<Type> (*getArgumentTypes)(Operation *) = nullptr;
  ArrayRef<Type> (*getResultTypes)(Operation *) = nullptr;
  /// Checks the type attribute, and that the body fits it.
  LogicalResult (*verifyType)(Operation *) = nullptr;
  LogicalResult (*verifyBody)(Operation *) = nullptr;
};

/// Whether operations of `def` are functions.
bool isFunction(const OpDefinition &def);
inline bool isFunction(Operation *op) {
  return isFunction(op->getDefinition());
}

/// The following functions require a function operation; without a type it has
/// no arguments and no results.
ArrayRef<Type> getFunctionArgumentTypes(Operation *function);
ArrayRef<Type> getFunctionResultTypes(Operation *function);
/// One dictionary for each argument or result; null without any.
ArrayAttr getFunctionArgAttrs(Operation *function);
ArrayAttr getFunctionResultAttrs(Operation *function);
/// The dictionary of argument or result `index` in such an array; null without.
DictionaryAttr getAttrsAt(ArrayAttr attrs, size_t index);
/// Whether arguments and results can be removed: the type is a builtin function
/// type in `function_type`.
bool canChangeSignature(Operation *function);
/// Removes those of the arguments, which must have no uses, and results that
/// are set, from the type, the attributes and the entry block. The caller must
/// update returns and calls.
void eraseFunctionArguments(Operation *function, const llvm::BitVector &which);
void eraseFunctionResults(Operation *function, const llvm::BitVector &which);
/// `array` without the entries that are set; null if all remaining entries are
/// empty, or if `array` is null.
ArrayAttr eraseEntries(ArrayAttr array, const llvm::BitVector &which);
/// True for declarations.
bool isExternalFunction(Operation *function);

} // namespace strata

#endif // STRATA_INTERFACES_FUNCTIONINTERFACES_H
