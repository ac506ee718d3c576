// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of the builtin dialect: `builtin.module` and
// `builtin.unrealized_conversion_cast`.
#ifndef STRATA_IR_BUILTINDIALECT_H
#define STRATA_IR_BUILTINDIALECT_H

#include "strata/Definition/OpWrapper.h"

namespace strata {

/// Adds the definitions to a fresh Context.
void defineBuiltinOps(Context &ctx);

/// A view of a `builtin.module` operation.
class ModuleOp : public OpWrapper<ModuleOp> {
public:
  using OpWrapper::OpWrapper;
  static constexpr llvm::StringLiteral getOperationName() {
    return "builtin.module";
  }
  /// A detached module with an empty body.
  static ModuleOp create(Context *ctx, Location loc,
                         std::optional<StringRef> name = std::nullopt);
  Block *getBody() const { return regionsFrom(0)[0].getFirstBlock(); }
  /// The symbol name, or nothing.
  std::optional<StringRef> getSymName() const;
};

} // namespace strata

#endif // STRATA_IR_BUILTINDIALECT_H
