// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Verify/Verifier.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;

namespace {

/// A Context that accepts everything, and keeps the messages it is given.
class VerifierTest : public testing::Test {
protected:
  VerifierTest()
      : handler(&ctx, [this](Diagnostic &diag) {
          messages.push_back(diag.getMessage().str());
          for (const auto &note : diag.getNotes())
            messages.push_back("note: " + note->getMessage().str());
          return success();
        }) {
    ctx.allowUnregisteredDialects();
    ctx.printOpOnDiagnostic(false);
  }

  /// Appends an operation to `block`.
  Operation *add(Block *block, StringRef name, ArrayRef<Value> operands = {},
                 unsigned numResults = 0, ArrayRef<Block *> successors = {},
                 unsigned numRegions = 0) {
    SmallVector<Type> types(numResults, builder.getI32Type());
    builder.setInsertionPointToEnd(block);
    return builder.create({}, name, operands, types, {}, successors,
                          numRegions);
  }
  Block *addBlock(Operation *op, unsigned region = 0) {
    return &op->getRegion(region).emplaceBlock();
  }
  /// The first message of verifying `op`, empty if it is fine.
  std::string verifyToText(Operation *op) {
    messages.clear();
    bool fine = succeeded(verify(op));
    EXPECT_EQ(fine, messages.empty());
    return messages.empty() ? "" : messages.front();
  }
  std::string verifyModule() { return verifyToText(module.get()); }

  Context ctx;
  ScopedDiagnosticHandler handler;
  Builder types{&ctx};
  OpBuilder builder{&ctx};
  std::vector<std::string> messages;
  OwningOpRef<> module{ModuleOp::create(&ctx, {}).getOperation()};
  Block *body = ModuleOp(module.get()).getBody();
};

TEST_F(VerifierTest, AcceptsWellFormedIR) {
  Operation *def = add(body, "t.def", {}, 1);
  add(body, "t.use", {def->getResult(0), def->getResult(0)});
  Operation *region = add(body, "t.region", {}, 0, {}, 1);
  Block *entry = addBlock(region), *exit = addBlock(region);
  add(entry, "t.br", {def->getResult(0)}, 0, {exit});
  add(exit, "t.end");
  EXPECT_EQ(verifyModule(), "");
}

TEST_F(VerifierTest, NullOperand) {
  Operation *op = add(body, "t.use", {Value()});
  EXPECT_EQ(verifyModule(), "null operand found");
  EXPECT_EQ(verifyToText(op), "null operand found");
}

TEST_F(VerifierTest, NullSuccessor) {
  Operation *region = add(body, "t.region", {}, 0, {}, 1);
  Block *entry = addBlock(region), *exit = addBlock(region);
  add(entry, "t.br", {}, 0, {exit})->setSuccessor(nullptr, 0);
  add(exit, "t.end");
  EXPECT_EQ(verifyModule(), "null successor found");
}

TEST_F(VerifierTest, SuccessorInOtherRegion) {
  Operation *region = add(body, "t.region", {}, 0, {}, 2);
  Block *entry = addBlock(region), *other = addBlock(region, 1);
  addBlock(region, 1);
  Block *target = addBlock(region, 1);
  add(entry, "t.br", {}, 0, {target});
  add(other, "t.end");
  EXPECT_EQ(verifyModule(),
            "'t.br' op branching to block of a different region");
}

TEST_F(VerifierTest, SuccessorsInTheMiddleAreFoundFirst) {
  Operation *region = add(body, "t.region", {}, 0, {}, 1);
  Block *entry = addBlock(region), *exit = addBlock(region);
  add(entry, "builtin.unknown");
  add(entry, "t.br", {}, 0, {exit});
  add(entry, "t.end");
  add(exit, "t.end");
  EXPECT_EQ(verifyModule(),
            "operation with block successors must terminate its parent block");
}

TEST_F(VerifierTest, DetachedDefinitions) {
  Operation *def = Operation::create({}, ctx.getOpDefinition("t.def"),
                                     {types.getI32Type()}, {}, {}, {}, 0);
  add(body, "t.use", {def->getResult(0)});
  EXPECT_EQ(verifyModule(), "operation's operand is unlinked");
  def->dropAllUses();
  def->destroy();
  body->getLastOp()->erase();

  Block *block = Block::create(&ctx);
  add(body, "t.use", {block->addArgument(types.getI32Type(), {})});
  EXPECT_EQ(verifyModule(), "operation's operand is unlinked");
  block->destroy();
}

TEST_F(VerifierTest, UnregisteredOperations) {
  add(body, "t.op");
  EXPECT_EQ(verifyModule(), "");
  ctx.allowUnregisteredDialects(false);
  EXPECT_EQ(verifyModule(),
            "'t.op' op created with unregistered dialect. If this is intended, "
            "please call allowUnregisteredDialects() on the MLIRContext, or "
            "use -allow-unregistered-dialect with the MLIR tool used");
  ctx.declareDialect("t");
  EXPECT_EQ(verifyModule(), "");
  ctx.loadDialect("t");
  EXPECT_EQ(verifyModule(), "unregistered operation 't.op' found in dialect "
                            "('t') that does not allow unknown operations");
}

TEST_F(VerifierTest, DominanceInTheDefinedRegion) {
  OpDefinition &def = ctx.defineOp("ssa.func");
  def.traits.insert(OpTrait::IsolatedFromAbove);
  Operation *func = add(body, "ssa.func", {}, 0, {}, 1);
  Block *entry = addBlock(func);
  Operation *late = add(entry, "t.def", {}, 1);
  Operation *use = add(entry, "t.use", {late->getResult(0)});
  add(entry, "t.end");
  EXPECT_EQ(verifyModule(), "");
  late->moveAfter(use);
  EXPECT_EQ(verifyModule(), "operand #0 does not dominate this use");
  EXPECT_EQ(messages[1], "note: operand defined here (op in the same block)");
  // An operation around both, whose region needs no order of its own.
  Operation *region = add(entry, "t.region", {}, 0, {}, 1);
  region->moveBefore(use);
  use->moveBefore(addBlock(region), {});
  EXPECT_EQ(verifyModule(), "operand #0 does not dominate this use");
  EXPECT_EQ(messages[1], "note: operand defined here (op in a parent region)");
  // Blocks that cannot be reached are not visited.
  Block *dead = addBlock(func);
  use->moveBefore(dead, dead->end());
  region->erase();
  late->moveAfter(use);
  add(dead, "t.end");
  EXPECT_EQ(verifyModule(), "");
}

TEST_F(VerifierTest, Isolation) {
  Operation *def = add(body, "t.def", {}, 1);
  Operation *inner = ModuleOp::create(&ctx, {});
  body->push_back(inner);
  Operation *region = add(ModuleOp(inner).getBody(), "t.region", {}, 0, {}, 1);
  add(addBlock(region), "t.use", {def->getResult(0)});
  EXPECT_EQ(verifyModule(),
            "'t.use' op using value defined outside the region");
  EXPECT_EQ(messages[1], "note: required by region isolation constraints");
  // The region alone is fine: nothing in it is isolated.
  EXPECT_EQ(verifyToText(region), "");
}

TEST_F(VerifierTest, Slots) {
  auto isI32 = [](Type type) { return type.isSignlessInteger(32); };
  auto isString = [](Attribute attr) { return isa<StringAttr>(attr); };
  OpDefinition &def = ctx.defineOp("def.op");
  def.hasSignature = true;
  def.numSuccessors = 0;
  def.operands = {{"a", Arity::One, {"i32", isI32}},
                  {"b", Arity::Variadic, {"i32", isI32}}};
  def.results = {{"r", Arity::Optional, {"i32", isI32}}};
  def.attributes = {{"name", /*optional=*/false, {"string", isString}}};
  def.regions = {{"body", Arity::Variadic, 1}};
  Operation *index = Operation::create({}, ctx.getOpDefinition("t.def"),
                                       {types.getIndexType()}, {}, {}, {}, 0);
  body->push_back(index);
  Value wrong = index->getResult(0);
  Value right = add(body, "t.def", {}, 1)->getResult(0);

  Operation *op = add(body, "def.op");
  EXPECT_EQ(verifyModule(),
            "'def.op' op expected 1 or more operands, but found 0");
  op->setOperands({right, wrong});
  EXPECT_EQ(verifyModule(), "'def.op' op requires attribute 'name'");
  op->setAttr("name", types.getUnitAttr());
  EXPECT_EQ(verifyModule(), "'def.op' op attribute 'name' failed to satisfy "
                            "constraint: string");
  op->setAttr("name", types.getStringAttr("x"));
  EXPECT_TRUE(StringRef(verifyModule())
                  .starts_with("'def.op' op operand #1 must be variadic of "
                               "i32, but got "));
  op->setOperand(1, right);
  EXPECT_EQ(verifyModule(), "");
  op->setOperands({wrong});
  EXPECT_TRUE(StringRef(verifyModule())
                  .starts_with("'def.op' op operand #0 must be i32, but got "));
  op->erase();

  op = add(body, "def.op", {right}, 2);
  op->setAttr("name", types.getStringAttr("x"));
  EXPECT_EQ(verifyModule(), "'def.op' op result group starting at #0 requires "
                            "0 or 1 element, but found 2");
  op->erase();
  op = add(body, "def.op", {right}, 1, {}, 2);
  op->setAttr("name", types.getStringAttr("x"));
  addBlock(op);
  EXPECT_EQ(verifyModule(), "'def.op' op region #1 ('body') failed to verify "
                            "constraint: region with 1 blocks");
}

TEST_F(VerifierTest, Counts) {
  OpDefinition &none = ctx.defineOp("def.none");
  none.hasSignature = true;
  none.numSuccessors = 0;
  OpDefinition &two = ctx.defineOp("def.two");
  two.hasSignature = true;
  two.numSuccessors = 2;
  two.operands.resize(2);
  two.results.resize(2);
  two.regions.resize(2);
  Value value = add(body, "t.def", {}, 1)->getResult(0);
  auto check = [&](StringRef name, ArrayRef<Value> operands, unsigned results,
                   unsigned regions) {
    Operation *op = add(body, name, operands, results, {}, regions);
    std::string text = verifyModule();
    op->erase();
    return text;
  };
  EXPECT_EQ(check("def.none", {}, 0, 1), "'def.none' op requires zero regions");
  EXPECT_EQ(check("def.none", {}, 1, 0), "'def.none' op requires zero results");
  EXPECT_EQ(check("def.none", {value}, 0, 0),
            "'def.none' op requires zero operands");
  EXPECT_EQ(check("def.two", {}, 0, 0), "'def.two' op expected 2 regions");
  EXPECT_EQ(check("def.two", {}, 0, 2), "'def.two' op expected 2 results");
  EXPECT_EQ(check("def.two", {}, 2, 2),
            "'def.two' op requires 2 successors but found 0");
  two.numSuccessors = -1;
  EXPECT_EQ(check("def.two", {value}, 2, 2),
            "'def.two' op expected 2 operands, but found 1");
}

static Operation *failing = nullptr;

TEST_F(VerifierTest, HooksRunInOrder) {
  OpDefinition &def = ctx.defineOp("def.hooked");
  def.traits.insert(OpTrait::NoTerminator);
  def.verify = [](Operation *op) -> LogicalResult {
    return op == failing ? op->emitOpError("before") : success();
  };
  def.verifyRegions = [](Operation *op) -> LogicalResult {
    return op->emitOpError("after");
  };
  Operation *outer = add(body, "def.hooked", {}, 0, {}, 1);
  Operation *inner = add(addBlock(outer), "def.hooked");
  failing = outer;
  EXPECT_EQ(verifyModule(), "'def.hooked' op before");
  failing = nullptr;
  EXPECT_EQ(verifyModule(), "'def.hooked' op after");
  inner->erase();
  EXPECT_EQ(verifyModule(), "'def.hooked' op after");
}

TEST_F(VerifierTest, AttributeHook) {
  ctx.loadDialect("known").verifyOperationAttribute =
      [](Operation *op, NamedAttribute attr) -> LogicalResult {
    return op->emitOpError("bad ") << attr.getNameRef();
  };
  Operation *op = add(body, "t.op");
  op->setAttr("unknown.x", types.getUnitAttr());
  EXPECT_EQ(verifyModule(), "");
  op->setAttr("known.x", types.getUnitAttr());
  EXPECT_EQ(verifyModule(), "'t.op' op bad known.x");
}

TEST_F(VerifierTest, NonRecursiveLooksAtBlocksOnly) {
  Operation *region = add(body, "t.region", {}, 0, {}, 1);
  add(addBlock(region), "builtin.unknown");
  EXPECT_TRUE(succeeded(verify(region, /*recursive=*/false)));
  EXPECT_TRUE(failed(verify(region)));
}

TEST_F(VerifierTest, DeepNesting) {
  constexpr int Depth = 20000;
  Block *block = body;
  SmallVector<Value> outer;
  for (int i = 0; i < Depth; ++i) {
    Operation *def = add(block, "t.def", {}, 1);
    outer.push_back(def->getResult(0));
    Operation *op =
        add(block, "t.region", {outer.front(), outer[i / 2]}, 0, {}, 1);
    block = addBlock(op);
  }
  EXPECT_EQ(verifyModule(), "");
  add(block, "builtin.unknown");
  EXPECT_NE(verifyModule(), "");
  block->getLastOp()->erase();
  for (int i = 0; i < Depth; ++i) {
    ModuleOp inner = ModuleOp::create(&ctx, {});
    block->push_back(inner);
    block = inner.getBody();
  }
  EXPECT_EQ(verifyModule(), "");
  add(block, "t.use", {outer.front()});
  EXPECT_EQ(verifyModule(),
            "'t.use' op using value defined outside the region");
}

TEST_F(VerifierTest, ThreadsDoNotChangeTheOutput) {
  for (int i = 0; i < 600; ++i) {
    ModuleOp inner = ModuleOp::create(&ctx, {});
    body->push_back(inner);
    for (int j = 0; j < 10; ++j)
      add(inner.getBody(), "t.op");
    if (i % 7 == 0)
      add(inner.getBody(), ("builtin.unknown" + Twine(i)).str());
  }
  ctx.setNumThreads(1);
  verifyModule();
  std::vector<std::string> expected = messages;
  EXPECT_EQ(expected.size(), 86u);
  for (unsigned threads : {2, 3, 8}) {
    ctx.setNumThreads(threads);
    verifyModule();
    EXPECT_EQ(messages, expected);
  }
}

/// Random wiring of operations and blocks gives a verdict, without crash or
/// hang.
TEST_F(VerifierTest, RandomIR) {
  std::mt19937 random(1);
  auto pick = [&](size_t n) { return size_t(random() % n); };
  for (int round = 0; round < 300; ++round) {
    OwningOpRef<> root{ModuleOp::create(&ctx, {}).getOperation()};
    SmallVector<Block *> blocks{ModuleOp(root.get()).getBody()};
    SmallVector<Value> values{Value()};
    SmallVector<Operation *> ops;
    for (int i = 0; i < 60; ++i) {
      Block *block = blocks[pick(blocks.size())];
      SmallVector<Value> operands;
      for (size_t n = pick(3); n > 0; --n)
        operands.push_back(values[pick(values.size())]);
      SmallVector<Block *> successors;
      if (pick(5) == 0)
        successors.push_back(blocks[pick(blocks.size())]);
      bool isModule = pick(6) == 0;
      Operation *op = add(block, isModule ? "builtin.module" : "t.op", operands,
                          unsigned(pick(3)), successors, unsigned(pick(3)));
      ops.push_back(op);
      for (unsigned r = 0; r < op->getNumRegions(); ++r)
        for (size_t n = pick(4); n > 0; --n)
          blocks.push_back(addBlock(op, r));
      for (unsigned r = 0; r < op->getNumResults(); ++r)
        values.push_back(op->getResult(r));
      if (pick(4) == 0)
        values.push_back(block->addArgument(types.getI32Type(), {}));
    }
    verifyToText(root.get());
    for (Operation *op : ops)
      verifyToText(op);
  }
}

} // namespace
