// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations of the builtin dialect: `builtin.module` and
// `builtin.unrealized_conversion_cast`.
#ifndef STRATA_IR_BUILTINDIALECT_H
#define STRATA_IR_BUILTINDIALECT_H

#include "strata/IR/Operation.h"

namespace strata {

/// Adds the definitions to a fresh Context.
void defineBuiltinOps(Context &ctx);

/// A view of a `builtin.module` operation.
class ModuleOp {
public:
  ModuleOp() = default;
  explicit ModuleOp(Operation *op) : op(op) {}
  static bool classof(const Operation *op);
  /// A detached module with an empty body.
  static ModuleOp create(Context *ctx, Location loc,
                         std::optional<StringRef> name = std::nullopt);
  Operation *getOperation() const { return op; }
  Operation *operator->() const { return op; }
  operator Operation *() const { return op; }
  Block *getBody() const { return op->getRegion(0).getFirstBlock(); }
  /// The symbol name, or nothing.
  std::optional<StringRef> getSymName() const;

private:
  Operation *op = nullptr;
};

} // namespace strata

#endif // STRATA_IR_BUILTINDIALECT_H
