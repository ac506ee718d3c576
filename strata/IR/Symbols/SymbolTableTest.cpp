// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Symbols/SymbolTable.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

class SymbolTableTest : public testing::Test {
protected:
  SymbolTableTest() { ctx.allowUnregisteredDialects(); }

  ModuleOp addModule(Block *block, StringRef name) {
    ModuleOp op = ModuleOp::create(&ctx, {}, name);
    block->push_back(op);
    return op;
  }
  Operation *addUser(Block *block, Attribute attr) {
    builder.setInsertionPointToEnd(block);
    return builder.create({}, "t.user", {}, {},
                          {builder.getNamedAttr("uses", attr)});
  }
  SymbolRefAttr ref(ArrayRef<StringRef> path) {
    SmallVector<StringAttr> names;
    for (StringRef name : path)
      names.push_back(StringAttr::get(&ctx, name));
    return SymbolRefAttr::get(&ctx, names);
  }

  Context ctx;
  OpBuilder builder{&ctx};
  OwningOpRef<> root{ModuleOp::create(&ctx, {}).getOperation()};
  Block *body = ModuleOp(root.get()).getBody();
  ModuleOp outer = addModule(body, "outer");
  ModuleOp inner = addModule(outer.getBody(), "inner");
};

TEST_F(SymbolTableTest, WalkSymbolTables) {
  auto collect = [&](Operation *op, bool allVisible) {
    std::vector<std::pair<Operation *, bool>> seen;
    SymbolTable::walkSymbolTables(op, allVisible,
                                  [&](Operation *table, bool areVisible) {
                                    seen.push_back({table, areVisible});
                                  });
    return seen;
  };
  using Seen = std::vector<std::pair<Operation *, bool>>;
  // The root has no name, so no outside operation refers to its contents.
  EXPECT_EQ(collect(root.get(), false),
            (Seen{{inner, true}, {outer, true}, {root.get(), true}}));
  EXPECT_EQ(collect(outer, false), (Seen{{inner, false}, {outer, false}}));
  EXPECT_EQ(collect(outer, true), (Seen{{inner, true}, {outer, true}}));
  inner.setPrivate();
  EXPECT_EQ(collect(outer, false), (Seen{{inner, true}, {outer, false}}));
}

TEST_F(SymbolTableTest, UserMap) {
  ModuleOp other = addModule(body, "other");
  Operation *user = addUser(body, ref({"outer", "inner"}));
  Operation *both =
      addUser(body, builder.getArrayAttr({ref({"outer"}), ref({"other"})}));
  SymbolTableCollection tables;
  SymbolUserMap users(tables, root.get());
  EXPECT_EQ(users.getUsers(outer), (ArrayRef<Operation *>{user, both}));
  EXPECT_EQ(users.getUsers(inner), ArrayRef<Operation *>(user));
  EXPECT_TRUE(users.useEmpty(user));
  users.replaceAllUsesWith(other, builder.getStringAttr("outer"));
  EXPECT_TRUE(users.useEmpty(other));
  EXPECT_EQ(users.getUsers(outer).size(), 2u);
  EXPECT_EQ(both->getAttr("uses"),
            builder.getArrayAttr({ref({"outer"}), ref({"outer"})}));
}

TEST_F(SymbolTableTest, LookUp) {
  SymbolTable table(root.get());
  EXPECT_EQ(table.lookup("outer"), outer.getOperation());
  EXPECT_EQ(table.lookup("inner"), nullptr);
  EXPECT_EQ(SymbolTable::lookupSymbolIn(root.get(), ref({"outer", "inner"})),
            inner.getOperation());
  EXPECT_EQ(SymbolTable::lookupSymbolIn(root.get(), ref({"outer", "other"})),
            nullptr);
  Operation *user = addUser(outer.getBody(), builder.getUnitAttr());
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(user, "inner"),
            inner.getOperation());
  EXPECT_EQ(SymbolTable::lookupNearestSymbolFrom(user, "outer"), nullptr);
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(user), outer.getOperation());
  // An unregistered operation with one region may be a table itself.
  builder.setInsertionPointToEnd(body);
  Operation *unknown = builder.create({}, "t.region", {}, {}, {}, {}, 1);
  Operation *nested =
      addUser(&unknown->getRegion(0).emplaceBlock(), builder.getUnitAttr());
  EXPECT_EQ(SymbolTable::getNearestSymbolTable(nested), nullptr);
}

TEST_F(SymbolTableTest, InsertRenamesTakenNames) {
  SymbolTable table(root.get());
  auto insert = [&](StringRef name) {
    return table.insert(ModuleOp::create(&ctx, {}, name).getOperation())
        .getValue();
  };
  EXPECT_EQ(insert("a"), "a");
  EXPECT_EQ(insert("outer"), "outer_0");
  EXPECT_EQ(insert("outer"), "outer_1");
  EXPECT_EQ(SymbolTable::getSymbolName(body->getLastOp()).getValue(),
            "outer_1");
  Operation *last = table.lookup("outer_1");
  table.erase(last);
  EXPECT_EQ(table.lookup("outer_1"), nullptr);
  Operation *a = table.lookup("a");
  table.remove(a);
  EXPECT_EQ(a->getBlock(), nullptr);
  a->destroy();
}

TEST_F(SymbolTableTest, Visibility) {
  using Visibility = SymbolTable::Visibility;
  EXPECT_EQ(SymbolTable::getSymbolVisibility(outer), Visibility::Public);
  for (Visibility visibility :
       {Visibility::Private, Visibility::Nested, Visibility::Public}) {
    SymbolTable::setSymbolVisibility(outer, visibility);
    EXPECT_EQ(SymbolTable::getSymbolVisibility(outer), visibility);
  }
  EXPECT_FALSE(outer->hasAttr("sym_visibility"));
}

TEST_F(SymbolTableTest, Uses) {
  Attribute nested = builder.getArrayAttr(
      {builder.getDictionaryAttr(
           {builder.getNamedAttr("x", ref({"outer", "inner", "deep"}))}),
       ref({"outer"}), builder.getTypeAttr(builder.getI32Type())});
  Operation *top = addUser(body, nested);
  Operation *mid = addUser(outer.getBody(), ref({"inner"}));
  addUser(inner.getBody(), ref({"inner"}));
  EXPECT_EQ(SymbolTable::getSymbolUses(root.get())->size(), 2u);
  // In its own table, and from outside.
  auto uses = SymbolTable::getSymbolUses(inner.getOperation(), root.get());
  ASSERT_EQ(uses->size(), 2u);
  EXPECT_EQ((*uses)[0].getUser(), mid);
  EXPECT_EQ((*uses)[1].getUser(), top);
  EXPECT_EQ(
      SymbolTable::getSymbolUses(inner.getOperation(), outer.getOperation())
          ->size(),
      1u);
  EXPECT_EQ(SymbolTable::getSymbolUses("outer", root.get())->size(), 2u);
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty("none", root.get()));
  EXPECT_FALSE(SymbolTable::symbolKnownUseEmpty("outer", root.get()));
  // The uses are unknown if there may be an unknown symbol table.
  builder.setInsertionPointToEnd(body);
  builder.create({}, "t.region", {}, {}, {}, {}, 1);
  EXPECT_FALSE(SymbolTable::getSymbolUses(root.get()).has_value());
  EXPECT_FALSE(SymbolTable::symbolKnownUseEmpty("none", root.get()));
}

TEST_F(SymbolTableTest, Rename) {
  Operation *top = addUser(
      body,
      builder.getArrayAttr({ref({"outer", "inner", "deep"}), ref({"other"})}));
  Operation *mid = addUser(outer.getBody(), ref({"inner"}));
  Operation *low = addUser(inner.getBody(), ref({"inner"}));
  ASSERT_TRUE(succeeded(SymbolTable::replaceAllSymbolUses(
      inner.getOperation(), "renamed", root.get())));
  EXPECT_EQ(top->getAttr("uses"),
            builder.getArrayAttr(
                {ref({"outer", "renamed", "deep"}), ref({"other"})}));
  EXPECT_EQ(mid->getAttr("uses"), ref({"renamed"}));
  EXPECT_EQ(low->getAttr("uses"), ref({"inner"}));

  SymbolTable table(root.get());
  ASSERT_TRUE(succeeded(table.rename("outer", "o2")));
  EXPECT_EQ(table.lookup("o2"), outer.getOperation());
  EXPECT_EQ(
      top->getAttr("uses"),
      builder.getArrayAttr({ref({"o2", "renamed", "deep"}), ref({"other"})}));
  addModule(body, "taken");
  SymbolTable again(root.get());
  EXPECT_TRUE(failed(again.rename("o2", "taken")));
  EXPECT_TRUE(failed(again.rename("none", "free")));
  EXPECT_EQ(again.renameToUnique(outer, {&table}).getValue(), "o2_0");
}

/// Shared attributes that are exponentially large when written out.
TEST_F(SymbolTableTest, SharedAttributes) {
  Attribute attr = ref({"outer"});
  for (int i = 0; i < 200; ++i)
    attr = builder.getArrayAttr({attr, attr});
  Operation *user = addUser(body, attr);
  EXPECT_EQ(SymbolTable::getSymbolUses("outer", root.get())->size(), 1u);
  ASSERT_TRUE(
      succeeded(SymbolTable::replaceAllSymbolUses("outer", "new", root.get())));
  EXPECT_TRUE(SymbolTable::symbolKnownUseEmpty("outer", root.get()));
  EXPECT_EQ(SymbolTable::getSymbolUses("new", root.get())->front().getUser(),
            user);
}

} // namespace
