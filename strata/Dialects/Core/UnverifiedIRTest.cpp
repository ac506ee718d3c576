// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing of IR that does not verify: it is shown in generic form, marked, and
// nothing that a definition says is relied on.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/BuiltinDialect.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class UnverifiedIRTest : public testing::Test {
protected:
  UnverifiedIRTest() : builder(&ctx) {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    module = ModuleOp::create(&ctx, Location());
    builder.setInsertionPointToEnd(module->getBody());
  }
  template <typename T> static std::string print(T &&printed) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << printed;
    return os.str();
  }
  /// `name` without operands, attributes and the like, whatever it needs.
  Operation *bare(StringRef name, ArrayRef<Type> types = {},
                  unsigned numRegions = 0) {
    return builder.create(Location(), name, {}, types, {}, {}, numRegions);
  }
  /// An operation with `count` null operands.
  Operation *nulls(StringRef name, unsigned count, ArrayRef<Type> types = {}) {
    SmallVector<Value> operands(count);
    return builder.create(Location(), name, operands, types);
  }
  static constexpr llvm::StringLiteral mark =
      "// the operation does not verify\n";
  Context ctx;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(UnverifiedIRTest, NullOperands) {
  Operation *add = nulls("arith.addi", 2, {builder.getI32Type()});
  EXPECT_EQ(print(*add),
            (mark + "%0 = \"arith.addi\"(<<NULL VALUE>>, <<NULL VALUE>>) "
                    "<{overflowFlags = #arith.overflow<none>}> : "
                    "(<<NULL TYPE>>, <<NULL TYPE>>) -> i32")
                .str());
  EXPECT_EQ(print(add->getResult(0)), print(*add));
  EXPECT_EQ(print(Value()), "<<NULL VALUE>>");
  EXPECT_TRUE(StringRef(print(**module)).starts_with(mark));
}

TEST_F(UnverifiedIRTest, HalfBuiltOperations) {
  for (StringRef name :
       {"func.func", "func.call", "func.return", "func.constant", "cf.br",
        "cf.cond_br", "cf.switch", "cf.assert", "arith.constant", "arith.cmpi",
        "arith.select", "arith.addf", "ub.poison", "pdl.pattern",
        "builtin.module", "builtin.unrealized_conversion_cast", "irdl.dialect",
        "irdl.operands"}) {
    Operation *op = bare(name);
    if (name == "func.return")
      continue;
    EXPECT_TRUE(StringRef(print(*op)).starts_with(mark)) << print(*op);
    EXPECT_NE(print(*op).find(("\"" + name + "\"").str()), std::string::npos);
  }
  std::string all = print(**module);
  EXPECT_TRUE(StringRef(all).starts_with(mark));
}

TEST_F(UnverifiedIRTest, SiblingsThatDoNotVerify) {
  // Names of values are requested in the whole scope.
  bare("arith.constant", {builder.getI32Type()});
  bare("func.constant", {builder.getI32Type()});
  Operation *fine = bare("t.fine", {builder.getI32Type()});
  ctx.allowUnregisteredDialects();
  EXPECT_NE(print(*fine).find("\"t.fine\"() : () -> i32"), std::string::npos);
}

TEST_F(UnverifiedIRTest, RegionsAndBlocksThatDoNotFit) {
  auto func =
      func::FuncOp::create(builder, Location(), "f",
                           builder.getFunctionType(builder.getI32Type(), {}));
  Block *entry = builder.createBlock(&func.getBody());
  EXPECT_TRUE(StringRef(print(func)).starts_with(mark));
  // A successor in another region, and a null one.
  Block *other = Block::create(&ctx);
  builder.setInsertionPointToEnd(entry);
  auto branch = cf::BranchOp::create(builder, Location(), {}, other);
  EXPECT_NE(print(*branch.getOperation()).find("INVALIDBLOCK"),
            std::string::npos);
  branch->setSuccessor(nullptr, 0);
  EXPECT_NE(print(*branch.getOperation()).find("INVALIDBLOCK"),
            std::string::npos);
  EXPECT_NE(print(*other).find("block is not in a region"), std::string::npos);
  other->destroy();
}

TEST_F(UnverifiedIRTest, DetachedOperationsAndForeignOperands) {
  Operation *producer = bare("t.producer", {builder.getI32Type()});
  Operation *user =
      builder.create(Location(), "t.user", {Value(producer->getResult(0))});
  producer->remove();
  EXPECT_NE(print(*user).find("<<UNKNOWN SSA VALUE>>"), std::string::npos);
  EXPECT_NE(print(*producer).find("t.producer"), std::string::npos);
  user->erase();
  producer->destroy();
}

TEST_F(UnverifiedIRTest, AsOperand) {
  Operation *op = bare("t.op", {builder.getI32Type(), builder.getI32Type()});
  std::string text;
  llvm::raw_string_ostream os(text);
  op->getResult(1).printAsOperand(os, {});
  Value().printAsOperand(os, {});
  module->getBody()->printAsOperand(os);
  EXPECT_EQ(os.str(), "%0#1<<NULL VALUE>>^bb0");
}
