// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of the builtin dialect: `builtin.module` and
// `builtin.unrealized_conversion_cast`.
#ifndef STRATA_IR_BUILTINDIALECT_H
#define STRATA_IR_BUILTINDIALECT_H

#include "strata/Definition/OpWrapper.h"
#include "strata/IR/Symbols/SymbolTable.h"

namespace strata {

/// Adds the definitions to a fresh Context.
void defineBuiltinOps(Context &ctx);

/// A view of a `builtin.module` operation.
class ModuleOp : public OpWrapper<ModuleOp>,
                 public SymbolOpInterface::Trait<ModuleOp>,
                 public detail::SymbolTableMethods<ModuleOp> {
public:
  using OpWrapper::OpWrapper;
  static constexpr llvm::StringLiteral getOperationName() {
    return "builtin.module";
  }
  /// A detached module with an empty body.
  static ModuleOp create(Context *ctx, Location loc,
                         std::optional<StringRef> name = std::nullopt);
  /// A detached module in the Context of `loc` (Location::getContext).
  static ModuleOp create(Location loc,
                         std::optional<StringRef> name = std::nullopt) {
    return create(loc.getContext(), loc, name);
  }
  /// Inserts a module where `builder` stands.
  static ModuleOp create(OpBuilder &builder, Location loc,
                         std::optional<StringRef> name = std::nullopt) {
    ModuleOp module = create(builder.getContext(), loc, name);
    builder.insert(module);
    return module;
  }
  Region &getBodyRegion() const { return (*this)->getRegion(0); }
  Block *getBody() const { return getBodyRegion().getFirstBlock(); }
  template <typename OpTy> auto getOps() const {
    return getBody()->template getOps<OpTy>();
  }
  Block::iterator begin() const { return getBody()->begin(); }
  Block::iterator end() const { return getBody()->end(); }
  Operation &front() const { return getBody()->front(); }
  void push_back(Operation *op) const { getBody()->push_back(op); }
  /// The symbol name, or std::nullopt.
  std::optional<StringRef> getSymName() const;
  /// The symbol name, or std::nullopt.
  std::optional<StringRef> getName() const { return getSymName(); }
};

/// A view of a `builtin.unrealized_conversion_cast` operation.
class UnrealizedConversionCastOp
    : public OpWrapper<UnrealizedConversionCastOp> {
public:
  using OpWrapper::OpWrapper;
  static constexpr llvm::StringLiteral getOperationName() {
    return "builtin.unrealized_conversion_cast";
  }
  static UnrealizedConversionCastOp create(OpBuilder &builder, Location loc,
                                           TypeRange types, ValueRange inputs) {
    return UnrealizedConversionCastOp(
        builder.create(loc, getOperationName(), inputs, types));
  }
  OperandRange getInputs() const { return (*this)->getOperands(); }
  ResultRange getOutputs() const { return (*this)->getResults(); }
  ResultRange getResults() const { return getOutputs(); }
  OpResult getResult(unsigned index) const { return (*this)->getResult(index); }
};

/// A view of the builtin dialect.
class BuiltinDialect : public Dialect {
public:
  static constexpr llvm::StringLiteral getDialectNamespace() {
    return "builtin";
  }
  /// Every Context has it.
  static void registerDialect(Context &) {}
};

} // namespace strata

#endif // STRATA_IR_BUILTINDIALECT_H
