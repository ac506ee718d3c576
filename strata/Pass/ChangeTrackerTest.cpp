// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random edits by passes: verifying what changed finds out whenever the whole
// verifier would. Where the edits broke the IR, both do.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;

namespace {

std::mt19937 random;

unsigned pick(size_t count) { return unsigned(random() % count); }

/// Changes something in its operation.
struct Editor : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    for (unsigned count = pick(4) ? 1 : 3; count; --count) {
      collect();
      edit();
    }
  }

private:
  std::vector<Operation *> ops;
  std::vector<Block *> blocks;
  std::vector<Value> values;

  void collect() {
    ops.clear();
    blocks.clear();
    values.clear();
    Operation *root = getOperation();
    root->walk([&](Operation *op) {
      if (op != root)
        ops.push_back(op);
      for (OpResult result : op->getResults())
        values.push_back(result);
      for (Region &region : op->getRegions())
        for (Block &block : region) {
          blocks.push_back(&block);
          for (BlockArgument arg : block.getArguments())
            values.push_back(arg);
        }
    });
  }
  Operation *anyOp() { return ops[pick(ops.size())]; }

  void edit() {
    if (ops.empty() || values.empty() || blocks.empty())
      return;
    Operation *op = anyOp();
    OpBuilder builder(&getContext());
    const char *names[] = {"a", "b", "c", "n"};
    switch (pick(10)) {
    case 0:
      if (op->getNumOperands())
        op->setOperand(pick(op->getNumOperands()), values[pick(values.size())]);
      return;
    case 1:
      if (op->use_empty())
        op->erase();
      return;
    case 2: {
      Operation *before = anyOp();
      if (!op->isAncestor(before))
        op->moveBefore(before);
      return;
    }
    case 3:
      if (op->hasAttr("sym_name"))
        op->setAttr("sym_name", builder.getStringAttr(names[pick(4)]));
      else if (op->hasAttr("callee"))
        op->setAttr("callee",
                    FlatSymbolRefAttr::get(&getContext(), names[pick(4)]));
      return;
    case 4:
      values[pick(values.size())].setType(
          builder.getIntegerType(pick(2) ? 32 : 64));
      return;
    case 5: {
      Operation *copy = op->clone();
      blocks[pick(blocks.size())]->push_front(copy);
      return;
    }
    case 6:
      blocks[pick(blocks.size())]->addArgument(builder.getIntegerType(32), {});
      return;
    case 7:
      op->setAttr("visibility_or_so", builder.getUnitAttr());
      return;
    case 8:
      op->getBlock()->splitBlock(Block::iterator(op));
      return;
    case 9:
      if (op->hasAttr("function_type"))
        op->removeAttr("function_type");
      return;
    }
  }
};

constexpr PassInfo info = {.argument = "edit",
                           .name = "Edit",
                           .summary = "",
                           .create = makePass<Editor>};

constexpr const char *text = R"(
func.func @a(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = call @b(%0) : (i32) -> i32
  return %1 : i32
}
func.func @b(%x: i32) -> i32 {
  cf.br ^bb1(%x : i32)
^bb1(%y: i32):
  %0 = "t.region"(%y) ({
    %1 = arith.muli %y, %x : i32
    "t.use"(%1) {k} : (i32) -> ()
  }) : (i32) -> i32
  return %0 : i32
}
module @n {
  func.func @a(%x: i32) {
    call @c() : () -> ()
    return
  }
  func.func private @c()
}
)";

/// Counts the complaints of the cross-check.
struct Outcome {
  unsigned missed = 0, broken = 0, fine = 0;
};

Outcome runRandomEdits(bool nested, unsigned rounds) {
  Outcome outcome;
  Context ctx;
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerIRDLDialect(ctx);
  registerCoreDialects(ctx);
  ctx.allowUnregisteredDialects();
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    if (diag.getMessage().contains("missed an error"))
      ++outcome.missed;
    return success();
  });
  for (unsigned i = 0; i < rounds; ++i) {
    random.seed(i);
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
    EXPECT_TRUE(bool(module));
    if (!module)
      return outcome;
    PassManager pm(&ctx);
    OpPassManager &where = nested ? pm.nest("func.func") : pm;
    for (unsigned count = 0; count < 2; ++count)
      where.addPass(info.create(info));
    pm.setVerifyEach(VerifyEach::CrossCheck);
    bool isFine = succeeded(pm.run(module.get()));
    ++(isFine ? outcome.fine : outcome.broken);
    // After nested pipelines, the operations around the functions are verified
    // only if the changes require it.
    if (isFine && failed(verify(module.get())))
      ++outcome.missed;
    module->dropAllReferences();
  }
  return outcome;
}

TEST(ChangeTracker, RandomEditsOfTheModule) {
  Outcome outcome = runRandomEdits(/*nested=*/false, 15000);
  EXPECT_EQ(outcome.missed, 0u);
  EXPECT_GT(outcome.broken, 100u);
  EXPECT_GT(outcome.fine, 100u);
}

TEST(ChangeTracker, RandomEditsOfFunctions) {
  Outcome outcome = runRandomEdits(/*nested=*/true, 15000);
  EXPECT_EQ(outcome.missed, 0u);
  EXPECT_GT(outcome.broken, 100u);
  EXPECT_GT(outcome.fine, 100u);
}

} // namespace
