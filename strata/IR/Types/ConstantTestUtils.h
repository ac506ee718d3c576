// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the tests of constants: a module with an operation that is a
// constant.
#ifndef STRATA_IR_TYPES_CONSTANTTESTUTILS_H
#define STRATA_IR_TYPES_CONSTANTTESTUTILS_H

#include "strata/Definition/Traits.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

namespace strata {

class ConstantTest : public testing::Test {
protected:
  ConstantTest() : builder(&ctx) {
    OpDefinition &constant = ctx.defineOp("test.constant");
    constant.hasSignature = true;
    constant.attributes = {{"value", /*optional=*/false, {"any", nullptr}}};
    constant.results = {{"result", Arity::One, {"any type", nullptr}}};
    addTraits(constant, {"ConstantLike"});
    prepareConstant(constant);
    builder.setInsertionPointToEnd(module->getBody());
  }
  Value constant(Attribute value) {
    return builder
        .create(Location(), "test.constant", {}, getAttributeType(value),
                builder.getNamedAttr("value", value))
        ->getResult(0);
  }
  /// A value of type `type` that is not constant.
  Value opaque(Type type, ValueRange operands = {}) {
    return builder.create(Location(), "test.opaque", operands, type)
        ->getResult(0);
  }
  Context ctx;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module = ModuleOp::create(&ctx, Location());
};

} // namespace strata

#endif // STRATA_IR_TYPES_CONSTANTTESTUTILS_H
