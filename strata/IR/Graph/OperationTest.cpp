// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/Operation.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/MutationObserver.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;

namespace {

class OperationTest : public testing::Test {
protected:
  OperationTest() { ctx.allowUnregisteredDialects(); }
  ~OperationTest() override { ctx.setObserver(nullptr); }
  Operation *add(Block *block, StringRef name, ArrayRef<Value> operands = {},
                 unsigned numResults = 0, unsigned numRegions = 0) {
    SmallVector<Type> types(numResults, builder.getI32Type());
    builder.setInsertionPointToEnd(block);
    return builder.create({}, name, operands, types, {}, {}, numRegions);
  }
  static unsigned countUses(Value value) {
    auto uses = value.getUses();
    return unsigned(std::distance(uses.begin(), uses.end()));
  }

  Context ctx;
  OpBuilder builder{&ctx};
  OwningOpRef<> root{ModuleOp::create(&ctx, {}).getOperation()};
  Block *body = ModuleOp(root.get()).getBody();
};

TEST_F(OperationTest, DiscardableAttributes) {
  Operation *op = add(body, "t.op");
  op->setDiscardableAttr("t.a", builder.getUnitAttr());
  EXPECT_EQ(op->removeDiscardableAttr("t.a"), builder.getUnitAttr());
  EXPECT_FALSE(op->removeDiscardableAttr("t.a"));
}

TEST_F(OperationTest, CloneWithoutRegions) {
  Operation *op = add(body, "t.op", {}, 1, /*numRegions=*/1);
  op->getRegion(0).emplaceBlock();
  OwningOpRef<> copy(op->cloneWithoutRegions());
  EXPECT_EQ(copy->getNumRegions(), 1u);
  EXPECT_TRUE(copy->getRegion(0).empty());
  EXPECT_EQ(copy->getNumResults(), 1u);
}

TEST_F(OperationTest, NewBlocks) {
  Operation *op = add(body, "t.op", {}, 0, /*numRegions=*/1);
  Region &region = op->getRegion(0);
  Block *second = new Block;
  region.push_back(second);
  region.push_front(new Block());
  EXPECT_EQ(second->addArgument(builder.getI32Type(), {}).getOwner(), second);
  EXPECT_EQ(second->getContext(), &ctx);
  EXPECT_EQ(region.front().getNextNode(), second);
  add(second, "t.nested", second->getArgument(0));
  Block *detached = new Block;
  detached->addArgument(builder.getI32Type(), {});
  detached->destroy();
}

TEST_F(OperationTest, TraitsByNamesOfClasses) {
  Operation *module = root.get();
  EXPECT_TRUE(module->hasTrait<OpTrait::IsIsolatedFromAbove>());
  EXPECT_TRUE(module->hasTrait(OpTrait::SymbolTable));
  EXPECT_FALSE(module->hasTrait<OpTrait::IsTerminator>());
  EXPECT_TRUE(module->getName().hasTrait<OpTrait::HasOnlyGraphRegion>());
  Operation *op = add(body, "t.op");
  EXPECT_TRUE(op->getName().mightHaveTrait<OpTrait::IsCommutative>());
  EXPECT_EQ(op->getParentWithTrait<OpTrait::IsIsolatedFromAbove>(), module);
  static_assert(OpTrait::IsTerminator == OpTrait::Terminator);
}

TEST_F(OperationTest, Names) {
  OperationName name = add(body, "t.op.x")->getName();
  EXPECT_EQ(name.getDialectNamespace(), "t");
  EXPECT_EQ(name.stripDialect(), "op.x");
  EXPECT_EQ(name.getIdentifier(), builder.getStringAttr("t.op.x"));
  llvm::DenseMap<OperationName, int> counts;
  ++counts[name];
  EXPECT_EQ(counts.lookup(name), 1);
  std::string text;
  llvm::raw_string_ostream(text) << name;
  EXPECT_EQ(text, "t.op.x");
}

TEST_F(OperationTest, Results) {
  // Few results keep their number in the pointer, many in a field.
  for (unsigned count : {0u, 1u, 6u, 7u, 100u}) {
    Operation *op = add(body, "t.op", {}, count, /*numRegions=*/2);
    ASSERT_EQ(op->getNumResults(), count);
    for (unsigned i = 0; i < count; ++i) {
      EXPECT_EQ(op->getResult(i).getResultNumber(), i);
      EXPECT_EQ(op->getResult(i).getOwner(), op);
      EXPECT_EQ(Value(op->getResult(i)).getDefiningOp(), op);
      op->getResult(i).setType(builder.getF32Type());
      EXPECT_EQ(op->getResult(i).getResultNumber(), i);
    }
    EXPECT_EQ(op->getRegion(1).getRegionNumber(), 1u);
  }
}

TEST_F(OperationTest, OperandResizing) {
  Operation *def = add(body, "t.def", {}, 2);
  Value a = def->getResult(0), b = def->getResult(1);
  Operation *op = add(body, "t.use");
  for (unsigned i = 1; i <= 50; ++i) {
    op->insertOperands(i / 2, {i % 2 ? a : b});
    ASSERT_EQ(op->getNumOperands(), i);
    ASSERT_EQ(countUses(a) + countUses(b), i);
  }
  for (OpOperand &use : a.getUses())
    EXPECT_EQ(op->getOperand(use.getOperandNumber()), a);
  op->eraseOperands(10, 30);
  EXPECT_EQ(op->getNumOperands(), 20u);
  EXPECT_EQ(countUses(a) + countUses(b), 20u);
  op->setOperands({b});
  EXPECT_TRUE(a.use_empty());
  EXPECT_TRUE(b.hasOneUse());
  op->setOperands({});
  EXPECT_TRUE(b.use_empty());
  op->setOperands({a, a, b});
  EXPECT_EQ(countUses(a), 2u);
}

TEST_F(OperationTest, ManyOperands) {
  Value a = add(body, "t.def", {}, 1)->getResult(0);
  // Sizes around those at which the header of the array and the numbers of operands change.
  Operation *grown = add(body, "t.use");
  for (unsigned count : {254u, 255u, 256u, 65535u, 65536u, 200000u}) {
    grown->insertOperands(
        grown->getNumOperands(),
        SmallVector<Value>(count - grown->getNumOperands(), a));
    Operation *made = add(body, "t.use", SmallVector<Value>(count, a));
    for (Operation *op : {grown, made}) {
      ASSERT_EQ(op->getNumOperands(), count);
      for (unsigned i = 0; i < count; ++i) {
        ASSERT_EQ(op->getOpOperand(i).getOwner(), op);
        ASSERT_EQ(op->getOpOperand(i).getOperandNumber(), i);
        ASSERT_EQ(op->getOperand(i), a);
      }
    }
    made->erase();
    EXPECT_EQ(countUses(a), count);
  }
  grown->eraseOperands(3, grown->getNumOperands() - 6);
  ASSERT_EQ(grown->getNumOperands(), 6u);
  for (OpOperand &use : a.getUses())
    EXPECT_EQ(&grown->getOpOperand(use.getOperandNumber()), &use);
}

TEST_F(OperationTest, ReplaceUses) {
  Operation *def = add(body, "t.def", {}, 2);
  Value a = def->getResult(0), b = def->getResult(1);
  Operation *user = add(body, "t.use", {a, b, a});
  Operation *other = add(body, "t.use", {a});
  a.replaceUsesWithIf(b,
                      [&](OpOperand &use) { return use.getOwner() == other; });
  EXPECT_EQ(countUses(a), 2u);
  user->replaceUsesOfWith(b, a);
  EXPECT_EQ(countUses(a), 3u);
  a.replaceAllUsesWith(b);
  EXPECT_TRUE(a.use_empty());
  EXPECT_EQ(countUses(b), 4u);
  Operation *next = add(body, "t.def", {}, 2);
  def->replaceAllUsesWith(next);
  EXPECT_TRUE(def->use_empty());
  EXPECT_EQ(user->getOperand(2), next->getResult(1));
}

TEST_F(OperationTest, OrderUnderMoves) {
  std::mt19937 random(3);
  SmallVector<Operation *> ops;
  for (int i = 0; i < 64; ++i)
    ops.push_back(add(body, "t.op"));
  for (int round = 0; round < 2000; ++round) {
    Operation *op = ops[random() % ops.size()];
    Operation *place = ops[random() % ops.size()];
    if (random() % 2)
      op->moveBefore(place);
    else
      op->moveAfter(place);
    Operation *a = ops[random() % ops.size()], *b = ops[random() % ops.size()];
    bool before = false;
    for (Operation *at = a->getNextNode(); at; at = at->getNextNode())
      before |= at == b;
    ASSERT_EQ(a->isBeforeInBlock(b), before) << round;
    ASSERT_TRUE(body->verifyOpOrder());
  }
}

TEST_F(OperationTest, Splice) {
  Operation *region = add(body, "t.region", {}, 0, 1);
  Block *block = &region->getRegion(0).emplaceBlock();
  SmallVector<Operation *> ops;
  for (int i = 0; i < 6; ++i)
    ops.push_back(add(block, "t.op"));
  Block *tail = block->splitBlock(Block::iterator(ops[2]));
  EXPECT_EQ(block->getLastOp(), ops[1]);
  EXPECT_EQ(tail->getFirstOp(), ops[2]);
  EXPECT_EQ(block->getNextNode(), tail);
  block->splice(Block::iterator(ops[1]), tail, Block::iterator(ops[3]),
                Block::iterator(ops[5]));
  SmallVector<Operation *> expected{ops[0], ops[3], ops[4], ops[1]};
  SmallVector<Operation *> found;
  for (Operation &op : *block)
    found.push_back(&op);
  EXPECT_EQ(found, expected);
  EXPECT_TRUE(ops[3]->isBeforeInBlock(ops[1]));
  EXPECT_EQ(tail->findAncestorOpInBlock(*ops[2]), ops[2]);
  EXPECT_EQ(body->findAncestorOpInBlock(*ops[2]), region);
  Region other(region);
  other.takeBody(region->getRegion(0));
  EXPECT_TRUE(region->getRegion(0).empty());
  EXPECT_EQ(tail->getParent(), &other);
}

TEST_F(OperationTest, Walk) {
  Operation *region = add(body, "t.region", {}, 0, 2);
  Operation *a = add(&region->getRegion(0).emplaceBlock(), "t.a");
  region->getRegion(0).emplaceBlock();
  Operation *b = add(&region->getRegion(1).emplaceBlock(), "t.b");
  Operation *c = add(body, "t.c");
  using List = std::vector<Operation *>;
  List seen;
  root->walk([&](Operation *op) { seen.push_back(op); });
  EXPECT_EQ(seen, (List{a, b, region, c, root.get()}));
  seen.clear();
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    seen.push_back(op);
    return op == region ? WalkResult::Skip : WalkResult::Advance;
  });
  EXPECT_EQ(seen, (List{root.get(), region, c}));
  seen.clear();
  EXPECT_EQ(root->walk([&](Operation *op) {
    seen.push_back(op);
    return op == b ? WalkResult::Interrupt : WalkResult::Advance;
  }),
            WalkResult::Interrupt);
  EXPECT_EQ(seen, (List{a, b}));
  // The visited operation may go away.
  root->walk([&](Operation *op) {
    if (op != root.get())
      op->erase();
  });
  EXPECT_TRUE(body->empty());
}

TEST_F(OperationTest, Attributes) {
  Operation *op = add(body, "t.op");
  op->setAttr("b", builder.getUnitAttr());
  op->setAttr("a", builder.getI32IntegerAttr(1));
  EXPECT_EQ(op->getAttrs().size(), 2u);
  EXPECT_EQ(op->getAttrs()[0].getNameRef(), "a");
  EXPECT_EQ(op->removeAttr("b"), builder.getUnitAttr());
  EXPECT_FALSE(op->hasAttr("b"));
  op->removeAttr("a");
  EXPECT_FALSE(op->getRawDiscardableAttrs());
  // Inherent attributes of a definition go to their slots.
  root->setAttr("sym_name", builder.getStringAttr("m"));
  EXPECT_TRUE(root->getDiscardableAttrs().empty());
  EXPECT_EQ(root->getInherentAttrOrNull("sym_name"),
            builder.getStringAttr("m"));
  EXPECT_EQ(root->getPropertiesAsAttribute(),
            builder.getDictionaryAttr({builder.getNamedAttr(
                "sym_name", builder.getStringAttr("m"))}));
}

TEST_F(OperationTest, CloneMapsInside) {
  Value outside = add(body, "t.def", {}, 1)->getResult(0);
  Operation *region = add(body, "t.region", {outside}, 1, 1);
  Block *entry = &region->getRegion(0).emplaceBlock();
  Block *exit = &region->getRegion(0).emplaceBlock();
  BlockArgument arg = exit->addArgument(builder.getI32Type(), {});
  Operation *late = add(exit, "t.late", {arg, region->getResult(0)}, 1);
  builder.setInsertionPointToEnd(entry);
  builder.create({}, "t.br", {outside, late->getResult(0)}, {}, {}, {exit});
  IRMapping mapping;
  OwningOpRef<> copy(region->clone(mapping));
  Block &newEntry = copy->getRegion(0).front();
  Block &newExit = copy->getRegion(0).back();
  EXPECT_EQ(mapping.lookupOrNull(exit), &newExit);
  EXPECT_EQ(copy->getOperand(0), outside);
  EXPECT_EQ(newExit.front().getOperand(0), newExit.getArgument(0));
  EXPECT_EQ(newExit.front().getOperand(1), copy->getResult(0));
  EXPECT_EQ(newEntry.front().getOperand(1), newExit.front().getResult(0));
  EXPECT_EQ(newEntry.front().getSuccessor(0), &newExit);
  EXPECT_EQ(exit->getSinglePredecessor(), entry);
  EXPECT_EQ(newExit.getSinglePredecessor(), &newEntry);
}

TEST_F(OperationTest, BlockArguments) {
  Operation *region = add(body, "t.region", {}, 0, 1);
  Block *block = &region->getRegion(0).emplaceBlock();
  for (unsigned i = 0; i < 20; ++i)
    block->insertArgument(i / 2, builder.getI32Type(), {});
  for (unsigned i = 0; i < 20; ++i)
    EXPECT_EQ(block->getArgument(i).getArgNumber(), i);
  Operation *use = add(block, "t.use", {block->getArgument(19)});
  block->eraseArgument(3);
  EXPECT_EQ(block->getNumArguments(), 19u);
  EXPECT_EQ(use->getOperand(0), block->getArgument(18));
}

TEST_F(OperationTest, DestroyDeepAndWide) {
  Block *block = body;
  Value value;
  for (int i = 0; i < 20000; ++i) {
    SmallVector<Value> operands(value ? 2 : 0, value);
    Operation *op = add(block, "t.region", operands, 1, 1);
    if (i)
      value = op->getResult(0);
    block = &op->getRegion(0).emplaceBlock();
  }
  OwningOpRef<> copy(root->clone());
  copy.reset();
  // Erasing from the middle, with uses inside.
  Operation &outer = body->front();
  outer.erase();
  EXPECT_TRUE(body->empty());
}

struct EditCounter : MutationObserver {
  int inserts = 0, removes = 0, destroys = 0, operands = 0, resizes = 0;
  int successors = 0, attrs = 0, locs = 0, types = 0, blocks = 0, args = 0;
  int destroyedBlocks = 0, destroyedArgs = 0;
  void willInsert(Operation *, Block *, Operation *) override { ++inserts; }
  void willRemove(Operation *) override { ++removes; }
  void willDestroy(Operation *) override { ++destroys; }
  void willSetOperand(OpOperand &, Value) override { ++operands; }
  void willResizeOperands(Operation *, unsigned) override { ++resizes; }
  void willSetSuccessor(BlockOperand &, Block *) override { ++successors; }
  void willSetAttrs(Operation *) override { ++attrs; }
  void willSetLoc(Operation *, Location) override { ++locs; }
  void willSetType(Value, Type) override { ++types; }
  void willInsertBlock(Block *, Region *, Block *) override { ++blocks; }
  void willChangeArguments(Block *) override { ++args; }
  void willDestroyBlock(Block *block) override {
    ++destroyedBlocks;
    destroyedArgs += int(block->getNumArguments());
  }
  void willDestroyArgument(BlockArgument) override { ++destroyedArgs; }
};

TEST_F(OperationTest, ObserverSeesTheEndOfBlocks) {
  EditCounter counter;
  ctx.setObserver(&counter);
  Operation *region = add(body, "t.region", {}, 0, 1);
  Block *block = &region->getRegion(0).emplaceBlock();
  for (int i = 0; i < 4; ++i)
    block->addArgument(builder.getI32Type(), {});
  block->eraseArgument(1);
  EXPECT_EQ(counter.destroyedArgs, 1);
  block->eraseArguments(
      [](BlockArgument arg) { return arg.getArgNumber() == 0; });
  EXPECT_EQ(counter.destroyedArgs, 2);
  EXPECT_EQ(counter.destroyedBlocks, 0);
  region->getRegion(0).emplaceBlock();
  region->erase();
  EXPECT_EQ(counter.destroyedBlocks, 2);
  EXPECT_EQ(counter.destroyedArgs, 4);
  ctx.setObserver(nullptr);
}

TEST_F(OperationTest, ObserverSeesEveryEdit) {
  EditCounter counter;
  ctx.setObserver(&counter);
  Operation *def = add(body, "t.def", {}, 1);
  Operation *region = add(body, "t.region", {def->getResult(0)}, 0, 1);
  EXPECT_EQ(counter.inserts, 2);
  Block *entry = &region->getRegion(0).emplaceBlock();
  Block *exit = &region->getRegion(0).emplaceBlock();
  EXPECT_EQ(counter.blocks, 2);
  exit->addArgument(builder.getI32Type(), {});
  EXPECT_EQ(counter.args, 1);
  builder.setInsertionPointToEnd(entry);
  Operation *branch = builder.create({}, "t.br", {}, {}, {}, {exit});
  branch->setSuccessor(entry, 0);
  EXPECT_EQ(counter.successors, 1);
  region->setOperand(0, def->getResult(0));
  EXPECT_EQ(counter.operands, 1);
  region->insertOperands(0, {def->getResult(0)});
  EXPECT_EQ(counter.resizes, 1);
  region->setAttr("x", builder.getUnitAttr());
  root->setAttr("sym_name", builder.getStringAttr("m"));
  EXPECT_EQ(counter.attrs, 2);
  def->setLoc({});
  EXPECT_EQ(counter.locs, 1);
  def->getResult(0).setType(builder.getF32Type());
  EXPECT_EQ(counter.types, 1);
  def->moveAfter(region);
  EXPECT_EQ(counter.removes, 1);
  region->erase();
  EXPECT_EQ(counter.destroys, 2);
}

TEST_F(OperationTest, CloneMapsOperandsOnce) {
  Value a = add(body, "t.a", {}, 1)->getResult(0);
  Value b = add(body, "t.b", {}, 1)->getResult(0);
  Operation *op = add(body, "t.f", {a}, 1);
  // To the operation's own result, as when a loop body is copied.
  IRMapping chain;
  chain.map(a, op->getResult(0));
  OwningOpRef<> copy(op->clone(chain));
  EXPECT_EQ(copy->getOperand(0), op->getResult(0));
  // Two values for each other.
  Operation *both = add(body, "t.g", {a, b});
  IRMapping swap;
  swap.map(a, b);
  swap.map(b, a);
  OwningOpRef<> swapped(both->clone(swap));
  EXPECT_EQ(swapped->getOperand(0), b);
  EXPECT_EQ(swapped->getOperand(1), a);
}

TEST_F(OperationTest, SpliceToTheSamePlaceChangesNothing) {
  Operation *first = add(body, "t.a");
  Operation *last = add(body, "t.b");
  body->splice(body->end(), body, body->begin(), body->end());
  EXPECT_EQ(body->getFirstOp(), first);
  EXPECT_EQ(body->getLastOp(), last);
}

} // namespace
