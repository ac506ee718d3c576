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
//   static constexpr FunctionOpInterface::Concept functionInterface = {...};
//   hooks.addInterface(functionInterface);
#ifndef STRATA_INTERFACES_FUNCTIONINTERFACES_H
#define STRATA_INTERFACES_FUNCTIONINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/BitVector.h"

namespace strata {

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

/// The attribute `name` of argument, or result, `index`; null without.
Attribute getFunctionArgAttr(Operation *function, unsigned index,
                             StringRef name);
Attribute getFunctionResultAttr(Operation *function, unsigned index,
                                StringRef name);
/// Sets the attribute; null removes it.
void setFunctionArgAttr(Operation *function, unsigned index, StringRef name,
                        Attribute value);
void setFunctionResultAttr(Operation *function, unsigned index, StringRef name,
                           Attribute value);
/// Inserts an argument, and the argument of the entry block if there is one.
/// `attrs` may be null.
LogicalResult insertFunctionArgument(Operation *function, unsigned index,
                                     Type type, DictionaryAttr attrs,
                                     Location loc);
LogicalResult insertFunctionResult(Operation *function, unsigned index,
                                   Type type, DictionaryAttr attrs);
/// Adds the entry block, with the arguments of the type, to a declaration.
Block *addFunctionEntryBlock(Operation *function);

/// Whether `call`, whose operands are the arguments, has the types of arguments and results of
/// `function`. Reports the first difference.
LogicalResult verifyCallTypes(Operation *call, Operation *function);
/// Whether `op` has an operand for each result of `function`, its parent. Reports an error if
/// not.
LogicalResult verifyReturnedCount(Operation *op, Operation *function);

namespace detail {
/// Methods of classes of functions, as in MLIR. `Derived` derives from OpState.
template <typename Derived> class FunctionOpMethods {
public:
  /// A function outside of any block, in the Context of `loc` (Location::getContext).
  template <typename BuilderT = OpBuilder>
  static Derived create(Location loc, StringRef name, FunctionType type,
                        ArrayRef<NamedAttribute> attrs = {}) {
    BuilderT builder(loc.getContext());
    Derived function = Derived::create(builder, loc, name, type);
    for (const NamedAttribute &attr : attrs)
      function->setAttr(attr.getNameRef(), attr.getValue());
    return function;
  }

  // The type.

  /// The type in the attribute `function_type`.
  Type getFunctionType() const {
    auto attr = self()->template getAttrOfType<TypeAttr>("function_type");
    return attr ? attr.getValue() : Type();
  }
  ArrayRef<Type> getArgumentTypes() const {
    return getFunctionArgumentTypes(self());
  }
  ArrayRef<Type> getResultTypes() const {
    return getFunctionResultTypes(self());
  }
  unsigned getNumArguments() const { return getArgumentTypes().size(); }
  unsigned getNumResults() const { return getResultTypes().size(); }
  /// Sets the attribute `function_type`. The entry block is left to the caller.
  void setType(Type type) const {
    self()->setAttr("function_type", TypeAttr::get(type));
  }

  // The body.

  Region &getFunctionBody() const { return self()->getRegion(0); }
  /// Null for declarations.
  Region *getCallableRegion() const {
    return isExternal() ? nullptr : &getFunctionBody();
  }
  bool isExternal() const { return isExternalFunction(self()); }
  bool isDeclaration() const { return isExternal(); }
  bool empty() const { return getFunctionBody().empty(); }
  Block &front() const { return getFunctionBody().front(); }
  Block &back() const { return getFunctionBody().back(); }
  Region::iterator begin() const { return getFunctionBody().begin(); }
  Region::iterator end() const { return getFunctionBody().end(); }
  Region &getBlocks() const { return getFunctionBody(); }
  void push_back(Block *block) const { getFunctionBody().push_back(block); }
  /// The arguments of the entry block, which there must be.
  BlockArgument getArgument(unsigned index) const {
    return getFunctionBody().getArgument(index);
  }
  ArrayRef<BlockArgument> getArguments() const {
    return getFunctionBody().getArguments();
  }
  Block *addEntryBlock() const { return addFunctionEntryBlock(self()); }
  Block *addBlock() const { return &getFunctionBody().emplaceBlock(); }
  /// Makes the function a declaration.
  void eraseBody() const { getFunctionBody().clear(); }
  template <typename OpTy> auto getOps() const {
    return getFunctionBody().template getOps<OpTy>();
  }

  // Attributes of arguments and results.

  Attribute getArgAttr(unsigned index, StringRef name) const {
    return getFunctionArgAttr(self(), index, name);
  }
  template <typename T>
  T getArgAttrOfType(unsigned index, StringRef name) const {
    return dyn_cast_or_null<T>(getArgAttr(index, name));
  }
  void setArgAttr(unsigned index, StringRef name, Attribute value) const {
    setFunctionArgAttr(self(), index, name, value);
  }
  Attribute removeArgAttr(unsigned index, StringRef name) const {
    Attribute old = getArgAttr(index, name);
    setArgAttr(index, name, {});
    return old;
  }
  /// Null without any.
  DictionaryAttr getArgAttrDict(unsigned index) const {
    return getAttrsAt(getFunctionArgAttrs(self()), index);
  }
  ArrayAttr getAllArgAttrs() const { return getFunctionArgAttrs(self()); }
  void setAllArgAttrs(ArrayAttr attrs) const {
    self()->setAttr("arg_attrs", attrs);
  }
  Attribute getResultAttr(unsigned index, StringRef name) const {
    return getFunctionResultAttr(self(), index, name);
  }
  template <typename T>
  T getResultAttrOfType(unsigned index, StringRef name) const {
    return dyn_cast_or_null<T>(getResultAttr(index, name));
  }
  void setResultAttr(unsigned index, StringRef name, Attribute value) const {
    setFunctionResultAttr(self(), index, name, value);
  }
  Attribute removeResultAttr(unsigned index, StringRef name) const {
    Attribute old = getResultAttr(index, name);
    setResultAttr(index, name, {});
    return old;
  }
  DictionaryAttr getResultAttrDict(unsigned index) const {
    return getAttrsAt(getFunctionResultAttrs(self()), index);
  }
  ArrayAttr getAllResultAttrs() const { return getFunctionResultAttrs(self()); }
  void setAllResultAttrs(ArrayAttr attrs) const {
    self()->setAttr("res_attrs", attrs);
  }

  // Changing the signature: type, attributes and entry block. The caller has to
  // update the operands of returns and calls.

  LogicalResult insertArgument(unsigned index, Type type, DictionaryAttr attrs,
                               Location loc) const {
    return insertFunctionArgument(self(), index, type, attrs, loc);
  }
  LogicalResult insertResult(unsigned index, Type type,
                             DictionaryAttr attrs = {}) const {
    return insertFunctionResult(self(), index, type, attrs);
  }
  LogicalResult eraseArguments(const llvm::BitVector &which) const {
    if (!canChangeSignature(self()))
      return failure();
    eraseFunctionArguments(self(), which);
    return success();
  }
  LogicalResult eraseArgument(unsigned index) const {
    llvm::BitVector which(getNumArguments());
    which.set(index);
    return eraseArguments(which);
  }
  LogicalResult eraseResults(const llvm::BitVector &which) const {
    if (!canChangeSignature(self()))
      return failure();
    eraseFunctionResults(self(), which);
    return success();
  }
  LogicalResult eraseResult(unsigned index) const {
    llvm::BitVector which(getNumResults());
    which.set(index);
    return eraseResults(which);
  }

private:
  Operation *self() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};
} // namespace detail

/// Methods of function-like operations; null selects the default.
class FunctionOpInterface
    : public OpInterface<FunctionOpInterface>,
      public detail::FunctionOpMethods<FunctionOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "FunctionOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived> using Trait = detail::FunctionOpMethods<Derived>;
  /// The functions that definitions give.
  struct Concept {
    using Interface = FunctionOpInterface;
    /// Types of arguments and results as the type attribute has them.
    ArrayRef<Type> (*getArgumentTypes)(Operation *) = nullptr;
    ArrayRef<Type> (*getResultTypes)(Operation *) = nullptr;
    /// Checks the type attribute, and that the body fits it.
    LogicalResult (*verifyType)(Operation *) = nullptr;
    LogicalResult (*verifyBody)(Operation *) = nullptr;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_FUNCTIONINTERFACES_H
