// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Builder.h"

#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

/// Records its notifications.
struct Recorder : RewriterBase::Listener {
  std::string log;
  static std::string name(Operation *op) {
    return op->getDefinition().getStem().str();
  }
  void notifyOperationInserted(Operation *op,
                               OpBuilder::InsertPoint previous) override {
    log += (previous.isSet() ? "move " : "insert ") + name(op) + "; ";
  }
  void notifyBlockInserted(Block *, Region *previous,
                           Region::iterator) override {
    log += previous ? "move block; " : "insert block; ";
  }
  void notifyOperationModified(Operation *op) override {
    log += "modify " + name(op) + "; ";
  }
  void notifyOperationReplaced(Operation *op, ValueRange) override {
    log += "replace " + name(op) + "; ";
  }
  void notifyOperationErased(Operation *op) override {
    log += "erase " + name(op) + "; ";
  }
  void notifyBlockErased(Block *) override { log += "erase block; "; }
  void notifyMatchFailure(Location, function_ref<void(Diagnostic &)>) override {
    log += "no match; ";
  }
  std::string take() { return std::exchange(log, ""); }
};

class BuilderTest : public testing::Test {
protected:
  BuilderTest() { ctx.allowUnregisteredDialects(); }
  Operation *add(Block *block, StringRef name, ArrayRef<Value> operands = {},
                 unsigned numResults = 0, unsigned numRegions = 0) {
    SmallVector<Type> types(numResults, builder.getI32Type());
    builder.setInsertionPointToEnd(block);
    return builder.create({}, name, operands, types, {}, {}, numRegions);
  }
  /// The names of the operations in a block.
  static std::string list(Block *block) {
    std::string text;
    for (Operation &op : *block)
      text += Recorder::name(&op) + " ";
    return text;
  }

  Context ctx;
  OpBuilder builder{&ctx};
  Recorder recorder;
  IRRewriter rewriter{&ctx, &recorder};
  OwningOpRef<> root{ModuleOp::create(&ctx, {}).getOperation()};
  Block *body = ModuleOp(root.get()).getBody();
};

TEST_F(BuilderTest, TypesAndAttributes) {
  EXPECT_EQ(builder.getI32Type(), IntegerType::get(&ctx, 32));
  EXPECT_TRUE(builder.getIntegerType(8, true).isSigned());
  EXPECT_TRUE(builder.getIntegerType(8, false).isUnsigned());
  EXPECT_EQ(builder.getI64IntegerAttr(-3).getInt(), -3);
  EXPECT_EQ(builder.getIndexAttr(5).getType(), builder.getIndexType());
  EXPECT_EQ(builder.getStringAttr(Twine("a") + "b").getValue(), "ab");
  EXPECT_EQ(builder.getI32ArrayAttr({1, 2}).size(), 2u);
  EXPECT_EQ(builder.getDenseI64ArrayAttr({1, 2, 3}).getSize(), 3);
  EXPECT_EQ(builder.getDenseBoolArrayAttr({true}).getElementType(),
            builder.getI1Type());
  EXPECT_EQ(builder.getZeroAttr(builder.getF32Type()),
            builder.getF32FloatAttr(0));
  EXPECT_EQ(builder.getOneAttr(builder.getI8Type()),
            builder.getI8IntegerAttr(1));
  EXPECT_FALSE(builder.getZeroAttr(builder.getNoneType()));
  EXPECT_EQ(builder.getSingleDimShiftAffineMap(2),
            builder.getShiftedAffineMap(builder.getDimIdentityMap(), 2));
  EXPECT_TRUE(builder.getMultiDimIdentityMap(3).isIdentity());
}

TEST_F(BuilderTest, InsertionPoints) {
  Operation *b = add(body, "t.b");
  builder.setInsertionPoint(b);
  builder.create({}, "t.a");
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointAfter(b);
    builder.create({}, "t.c");
  }
  builder.create({}, "t.a2");
  builder.setInsertionPointToStart(body);
  builder.create({}, "t.first");
  EXPECT_EQ(list(body), "first a a2 b c ");
  OpBuilder::atBlockEnd(body).create({}, "t.last");
  OpBuilder::atBlockTerminator(body).create({}, "t.beforeLast");
  EXPECT_EQ(list(body), "first a a2 b c beforeLast last ");
  builder.clearInsertionPoint();
  Operation *detached = builder.create({}, "t.detached");
  EXPECT_EQ(detached->getBlock(), nullptr);
  detached->destroy();
}

TEST_F(BuilderTest, BlocksAndClones) {
  builder.setListener(&recorder);
  Operation *region = add(body, "t.region", {}, 0, 1);
  Block *block = builder.createBlock(&region->getRegion(0), {},
                                     {builder.getI32Type()}, {Location()});
  Operation *inner = builder.create({}, "t.inner", {block->getArgument(0)});
  Block *before = builder.createBlock(block);
  EXPECT_EQ(before->getNextNode(), block);
  EXPECT_EQ(recorder.take(),
            "insert region; insert block; insert inner; insert block; ");
  builder.setInsertionPointAfter(region);
  Operation *copy = builder.clone(*region);
  EXPECT_EQ(recorder.take(),
            "insert region; insert block; insert block; insert inner; ");
  Block &copiedBlock = copy->getRegion(0).back();
  EXPECT_EQ(copiedBlock.front().getOperand(0), copiedBlock.getArgument(0));
  EXPECT_NE(&copiedBlock.front(), inner);
}

TEST_F(BuilderTest, ReplaceAndErase) {
  Operation *def = add(body, "t.def", {}, 1);
  Operation *old = add(body, "t.old", {def->getResult(0)}, 1);
  Operation *use = add(body, "t.use", {old->getResult(0), old->getResult(0)});
  rewriter.replaceOp(old, {Value(def->getResult(0))});
  EXPECT_EQ(recorder.take(),
            "replace old; modify use; modify use; erase old; ");
  EXPECT_EQ(use->getOperand(1), def->getResult(0));
  Operation *newDef = add(body, "t.newDef", {}, 1);
  newDef->moveBefore(def);
  rewriter.replaceOp(def, newDef);
  EXPECT_EQ(recorder.take(),
            "replace def; modify use; modify use; erase def; ");
  EXPECT_EQ(list(body), "newDef use ");
}

TEST_F(BuilderTest, EraseTellsFromInsideOut) {
  Operation *region = add(body, "t.region", {}, 0, 2);
  Block *first = &region->getRegion(0).emplaceBlock();
  Operation *a = add(first, "t.a", {}, 1);
  add(first, "t.b", {a->getResult(0)});
  Block *second = &region->getRegion(1).emplaceBlock();
  add(second, "t.c");
  rewriter.eraseOp(region);
  EXPECT_EQ(recorder.take(), "erase c; erase block; erase b; erase a; "
                             "erase block; erase region; ");
}

TEST_F(BuilderTest, SplitMergeInline) {
  Operation *region = add(body, "t.region", {}, 0, 2);
  Block *block = &region->getRegion(0).emplaceBlock();
  add(block, "t.a");
  Operation *b = add(block, "t.b");
  add(block, "t.c");
  Block *tail = rewriter.splitBlock(block, Block::iterator(b));
  EXPECT_EQ(list(block), "a ");
  EXPECT_EQ(list(tail), "b c ");
  EXPECT_EQ(recorder.take(), "insert block; move b; move c; ");
  BlockArgument arg = tail->addArgument(builder.getI32Type(), {});
  Operation *use = add(tail, "t.use", {arg});
  Operation *def = add(block, "t.def", {}, 1);
  rewriter.mergeBlocks(tail, block, {Value(def->getResult(0))});
  EXPECT_EQ(list(block), "a def b c use ");
  EXPECT_EQ(use->getOperand(0), def->getResult(0));
  EXPECT_EQ(recorder.take(), "modify use; move b; move c; move use; "
                             "erase block; ");
  Block *other = &region->getRegion(1).emplaceBlock();
  add(other, "t.x");
  rewriter.inlineBlockBefore(other, b);
  EXPECT_EQ(list(block), "a def x b c use ");
  recorder.take();
  region->getRegion(1).emplaceBlock();
  rewriter.inlineRegionBefore(region->getRegion(1), block);
  EXPECT_EQ(recorder.take(), "move block; ");
  EXPECT_EQ(region->getRegion(0).back().getPrevNode(),
            &region->getRegion(0).front());
  EXPECT_TRUE(region->getRegion(1).empty());
}

TEST_F(BuilderTest, MoveAndModify) {
  Operation *a = add(body, "t.a"), *b = add(body, "t.b");
  rewriter.moveOpBefore(b, a);
  EXPECT_EQ(list(body), "b a ");
  rewriter.moveOpAfter(b, a);
  EXPECT_EQ(list(body), "a b ");
  rewriter.modifyOpInPlace(a, [&] { a->setAttr("x", builder.getUnitAttr()); });
  EXPECT_EQ(recorder.take(), "move b; move b; modify a; ");
  EXPECT_TRUE(failed(rewriter.notifyMatchFailure(a, "why")));
  EXPECT_EQ(recorder.take(), "no match; ");
}

} // namespace
