// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/StructuralEquivalence.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

class StructuralEquivalenceTest : public testing::Test {
protected:
  StructuralEquivalenceTest() {
    ctx.allowUnregisteredDialects();
    // A loop over two blocks, with a use before its definition.
    builder.setInsertionPointToEnd(ModuleOp(root.get()).getBody());
    Operation *region = builder.create({}, "t.region", {}, {}, {}, {}, 1);
    Block *entry = &region->getRegion(0).emplaceBlock();
    Block *loop = builder.createBlock(&region->getRegion(0), {},
                                      {builder.getI32Type()}, {Location()});
    Operation *use =
        builder.create({}, "t.use", {loop->getArgument(0)}, {},
                       {builder.getNamedAttr("x", builder.getUnitAttr())});
    Operation *def =
        builder.create({}, "t.def", {}, {Type(builder.getI32Type())});
    use->insertOperands(1, {Value(def->getResult(0))});
    builder.create({}, "t.br", {}, {}, {}, {loop});
    builder.setInsertionPointToEnd(entry);
    builder.create({}, "t.br", {}, {}, {}, {loop});
  }
  bool isSame(EquivalenceOptions options = {}) {
    bool same = isStructurallyEquivalent(root.get(), copy.get(), options);
    EXPECT_EQ(isStructurallyEquivalent(copy.get(), root.get(), options), same);
    if (same) {
      EXPECT_EQ(computeStructuralHash(root.get()),
                computeStructuralHash(copy.get()));
    }
    return same;
  }
  Block *loopOf(OwningOpRef<> &module) {
    return &ModuleOp(module.get()).getBody()->front().getRegion(0).back();
  }

  Context ctx;
  OpBuilder builder{&ctx};
  OwningOpRef<> root{ModuleOp::create(&ctx, {}).getOperation()};
  OwningOpRef<> copy;
};

TEST_F(StructuralEquivalenceTest, CopiesAreEquivalent) {
  copy = OwningOpRef<>(root->clone());
  EXPECT_TRUE(isSame());
}

TEST_F(StructuralEquivalenceTest, Regions) {
  copy = OwningOpRef<>(root->clone());
  Region *a = &root->getRegion(0), *b = &copy->getRegion(0);
  auto flags = OperationEquivalence::IgnoreLocations;
  EXPECT_TRUE(OperationEquivalence::isRegionEquivalentTo(a, b, flags));
  loopOf(copy)->front().eraseOperands(0);
  EXPECT_FALSE(OperationEquivalence::isRegionEquivalentTo(a, b, flags));
}

TEST_F(StructuralEquivalenceTest, AnyChangeMatters) {
  auto changed = [&](function_ref<void(Block *)> change) {
    copy = OwningOpRef<>(root->clone());
    change(loopOf(copy));
    return !isSame();
  };
  EXPECT_TRUE(changed([](Block *loop) {
    Operation &use = loop->front();
    use.setOperand(1, use.getOperand(0));
  }));
  EXPECT_TRUE(changed([](Block *loop) { loop->front().eraseOperands(0); }));
  EXPECT_TRUE(changed(
      [&](Block *loop) { loop->addArgument(builder.getI32Type(), {}); }));
  EXPECT_TRUE(changed([&](Block *loop) {
    loop->getArgument(0).setType(builder.getI64Type());
  }));
  EXPECT_TRUE(changed(
      [](Block *loop) { loop->back().setSuccessor(loop->getPrevNode(), 0); }));
  EXPECT_TRUE(changed([](Block *loop) {
    loop->front().moveAfter(loop->front().getNextNode());
  }));
  EXPECT_TRUE(changed(
      [&](Block *loop) { loop->getParent()->push_back(Block::create(&ctx)); }));
}

TEST_F(StructuralEquivalenceTest, Options) {
  copy = OwningOpRef<>(root->clone());
  loopOf(copy)->front().removeAttr("x");
  EXPECT_FALSE(isSame());
  EXPECT_TRUE(isSame({.ignoreDiscardable = true}));

  copy = OwningOpRef<>(root->clone());
  Location line =
      Location::fromFileLineCol(&ctx, StringAttr::get(&ctx, "f"), 1, 2);
  loopOf(copy)->front().setLoc(line);
  EXPECT_TRUE(isSame());
  EXPECT_FALSE(isSame({.ignoreLocations = false}));
  loopOf(root)->front().setLoc(
      FileLineColRange::get(StringAttr::get(&ctx, "f"), 1, 2));
  EXPECT_TRUE(isSame({.ignoreLocations = false}));
}

TEST_F(StructuralEquivalenceTest, OutsideValuesMustBeTheSame) {
  Block *body = ModuleOp(root.get()).getBody();
  builder.setInsertionPointToEnd(body);
  Type type = builder.getI32Type();
  Value a = builder.create({}, "t.def", {}, {type})->getResult(0);
  Value b = builder.create({}, "t.def", {}, {type})->getResult(0);
  Operation *first = builder.create({}, "t.use", {a});
  Operation *second = builder.create({}, "t.use", {a});
  EXPECT_TRUE(isStructurallyEquivalent(first, second));
  second->setOperand(0, b);
  EXPECT_FALSE(isStructurallyEquivalent(first, second));
}

TEST_F(StructuralEquivalenceTest, DeepNesting) {
  Block *block = ModuleOp(root.get()).getBody();
  for (int i = 0; i < 20000; ++i) {
    builder.setInsertionPointToEnd(block);
    Operation *op = builder.create({}, "t.region", {}, {}, {}, {}, 1);
    block = &op->getRegion(0).emplaceBlock();
  }
  copy = OwningOpRef<>(root->clone());
  EXPECT_TRUE(isSame());
}

} // namespace
