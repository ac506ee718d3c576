// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/InterfaceMap.h"

#include "strata/Definition/TraitSet.h"

#include <gtest/gtest.h>
#include <string>

using namespace strata;

namespace {

TEST(InterfaceMapTest, EmptyMap) {
  InterfaceMap map;
  EXPECT_TRUE(map.empty());
  EXPECT_FALSE(map.find(StringRef("X")));
}

TEST(InterfaceMapTest, ManyInterfaces) {
  std::vector<std::string> names;
  names.reserve(200);
  for (int i = 0; i < 200; ++i)
    names.push_back("Interface" + std::to_string(i));
  InterfaceMap map;
  for (const std::string &name : names) {
    EXPECT_FALSE(map.find(StringRef(name)));
    EXPECT_TRUE(map.insert({name, &name}));
    EXPECT_FALSE(map.insert({name, &names}));
  }
  for (const std::string &name : names) {
    // The characters of the copy are not those that the map refers to.
    std::string copy = name;
    ASSERT_TRUE(map.find(StringRef(copy)));
    EXPECT_EQ(map.find(StringRef(copy))->functions, &name);
  }
  EXPECT_FALSE(map.find(StringRef("Interface200")));
  ASSERT_EQ(map.getTables().size(), 200u);
  EXPECT_EQ(map.getTables()[7].name, "Interface7");
}

TEST(TraitSetTest, IdsOfAnySize) {
  TraitSet set;
  EXPECT_FALSE(set.contains(OpTrait::Terminator));
  set.insert(OpTrait::Terminator);
  set.insert(TraitId(100000));
  EXPECT_TRUE(set.contains(OpTrait::Terminator));
  EXPECT_TRUE(set.contains(TraitId(100000)));
  EXPECT_FALSE(set.contains(TraitId(100001)));
  EXPECT_FALSE(set.contains(TraitId(200000)));
  EXPECT_FALSE(set.contains(OpTrait::SymbolTable));
}

TEST(TraitSetTest, NamesOfEnumerators) {
  static_assert(findOpTrait("IsTerminator") == OpTrait::Terminator);
  static_assert(findOpTrait("SymbolOpInterface") == OpTrait::Symbol);
  static_assert(!findOpTrait("Xyzzy"));
}

} // namespace
