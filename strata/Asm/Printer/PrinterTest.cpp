// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Printer/Printer.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/BuiltinDialect.h"

#include "llvm/ADT/SmallString.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace strata;

namespace {
class PrinterTest : public testing::Test {
protected:
  PrinterTest() {
    ctx.allowUnregisteredDialects();
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    i32 = IntegerType::get(&ctx, 32);
  }
  Operation *create(StringRef name, ArrayRef<Type> types = {},
                    ArrayRef<Value> operands = {}, unsigned regions = 0,
                    ArrayRef<NamedAttribute> attrs = {},
                    ArrayRef<Block *> successors = {}) {
    DictionaryAttr dictionary;
    if (!attrs.empty())
      dictionary = DictionaryAttr::get(&ctx, attrs);
    return Operation::create(Location(), ctx.getOpDefinition(name), types,
                             operands, dictionary, successors, regions);
  }
  NamedAttribute named(StringRef name, Attribute value) {
    return NamedAttribute(StringAttr::get(&ctx, name), value);
  }
  /// A map `(d0) -> (d0 + offset)`.
  Attribute map(int64_t offset) {
    return AffineMapAttr::get(
        AffineMap::get(1, 0, {getAffineDimExpr(0, &ctx) + offset}, &ctx));
  }
  static std::string print(Operation *op, const PrintingFlags &flags = {}) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printOperation(op, os, flags);
    return text;
  }
  static std::string print(OwningOpRef<> &op, const PrintingFlags &flags = {}) {
    return print(op.get(), flags);
  }
  template <typename T> static std::string show(T object) {
    std::string text;
    llvm::raw_string_ostream os(text);
    os << object;
    return text;
  }

  Context ctx;
  Type i32;
};
} // namespace

TEST_F(PrinterTest, Module) {
  OwningOpRef<> module(ModuleOp::create(&ctx, Location(), StringRef("a b")));
  module->setDiscardableAttr(StringAttr::get(&ctx, "x.y"), UnitAttr::get(&ctx));
  EXPECT_EQ(print(module), "module @\"a b\" attributes {x.y} {\n}\n");
  PrintingFlags flags;
  flags.generic = true;
  EXPECT_EQ(print(module, flags),
            "\"builtin.module\"() <{sym_name = \"a b\"}> ({\n"
            "^bb0:\n"
            "}) {x.y} : () -> ()\n");
  flags.skipRegions = true;
  EXPECT_EQ(print(module, flags), "\"builtin.module\"() <{sym_name = \"a b\"}> "
                                  "({...}) {x.y} : () -> ()\n");
}

TEST_F(PrinterTest, ConversionCast) {
  OwningOpRef<> module(ModuleOp::create(&ctx, Location()));
  Block *body = ModuleOp(module.get()).getBody();
  Operation *source = create("a.a", {i32, i32});
  body->push_back(source);
  body->push_back(create("builtin.unrealized_conversion_cast", {i32},
                         {source->getResult(1)}));
  EXPECT_EQ(print(module),
            "module {\n"
            "  %0:2 = \"a.a\"() : () -> (i32, i32)\n"
            "  %1 = unrealized_conversion_cast %0#1 : i32 to i32\n"
            "}\n");
}

// Siblings repeat numbers in custom form; in generic form numbers run on and
// the last region comes first.
TEST_F(PrinterTest, Numbering) {
  OwningOpRef<> module(ModuleOp::create(&ctx, Location()));
  Block *body = ModuleOp(module.get()).getBody();
  Operation *op = create("a.r", {i32}, {}, 2);
  body->push_back(op);
  for (Region &region : op->getRegions()) {
    Block &entry = region.emplaceBlock();
    entry.addArgument(i32, Location());
    entry.push_back(create("a.x", {i32}, {entry.getArgument(0)}));
  }
  EXPECT_EQ(print(module), "module {\n"
                           "  %0 = \"a.r\"() ({\n"
                           "  ^bb0(%arg0: i32):\n"
                           "    %1 = \"a.x\"(%arg0) : (i32) -> i32\n"
                           "  }, {\n"
                           "  ^bb0(%arg0: i32):\n"
                           "    %1 = \"a.x\"(%arg0) : (i32) -> i32\n"
                           "  }) : () -> i32\n"
                           "}\n");
  PrintingFlags flags;
  flags.generic = true;
  EXPECT_EQ(print(module, flags), "\"builtin.module\"() ({\n"
                                  "  %0 = \"a.r\"() ({\n"
                                  "  ^bb0(%arg1: i32):\n"
                                  "    %2 = \"a.x\"(%arg1) : (i32) -> i32\n"
                                  "  }, {\n"
                                  "  ^bb0(%arg0: i32):\n"
                                  "    %1 = \"a.x\"(%arg0) : (i32) -> i32\n"
                                  "  }) : () -> i32\n"
                                  "}) : () -> ()\n");
}

TEST_F(PrinterTest, BlocksAndPredecessors) {
  OwningOpRef<> op(create("a.r", {}, {}, 1));
  Region &region = op->getRegion(0);
  Block &entry = region.emplaceBlock();
  Block &second = region.emplaceBlock();
  Block &dead = region.emplaceBlock();
  entry.push_back(create("a.br", {}, {}, 0, {}, {&second}));
  second.push_back(create("a.br", {}, {}, 0, {}, {&second, &second}));
  dead.push_back(create("a.end"));
  EXPECT_EQ(print(op), "\"a.r\"() ({\n"
                       "  \"a.br\"()[^bb1] : () -> ()\n"
                       "^bb1:  // 3 preds: ^bb0, ^bb1, ^bb1\n"
                       "  \"a.br\"()[^bb1, ^bb1] : () -> ()\n"
                       "^bb2:  // no predecessors\n"
                       "  \"a.end\"() : () -> ()\n"
                       "}) : () -> ()\n");
}

TEST_F(PrinterTest, Aliases) {
  OwningOpRef<> op(create("a.a", {MemRefType::get({4}, i32, map(7))}, {}, 0,
                          {named("z", map(1)),
                           named("b", ArrayAttr::get(&ctx, {map(2), map(1)})),
                           named("d", DistinctAttr::create(map(1)))}));
  EXPECT_EQ(print(op), "#map = affine_map<(d0) -> (d0 + 7)>\n"
                       "#map1 = affine_map<(d0) -> (d0 + 2)>\n"
                       "#map2 = affine_map<(d0) -> (d0 + 1)>\n"
                       "#distinct = distinct[0]<#map2>\n"
                       "%0 = \"a.a\"() {b = [#map1, #map2], d = #distinct, "
                       "z = #map2} : () -> memref<4xi32, #map>\n");
  PrintingFlags flags;
  flags.localScope = true;
  EXPECT_EQ(print(op, flags),
            "%0 = \"a.a\"() {b = [affine_map<(d0) -> (d0 + 2)>, "
            "affine_map<(d0) -> (d0 + 1)>], d = "
            "distinct[0]<affine_map<(d0) -> (d0 + 1)>>, z = "
            "affine_map<(d0) -> (d0 + 1)>} : () -> "
            "memref<4xi32, affine_map<(d0) -> (d0 + 7)>>");
}

TEST_F(PrinterTest, Locations) {
  OwningOpRef<> op(create("a.r", {}, {}, 1));
  Location file =
      Location::fromFileLineCol(&ctx, StringAttr::get(&ctx, "f"), 1, 2);
  Location name = NameLoc::get(StringAttr::get(&ctx, "n"), file);
  op->setLoc(file);
  Block &entry = op->getRegion(0).emplaceBlock();
  entry.addArgument(i32, name);
  entry.push_back(create("a.a"));
  PrintingFlags flags;
  flags.debugInfo = true;
  EXPECT_EQ(print(op, flags), "#loc = loc(\"f\":1:2)\n"
                              "#loc2 = loc(\"n\"(#loc))\n"
                              "\"a.r\"() ({\n"
                              "^bb0(%arg0: i32 loc(\"n\"(#loc))):\n"
                              "  \"a.a\"() : () -> () loc(#loc1)\n"
                              "}) : () -> () loc(#loc)\n"
                              "#loc1 = loc(unknown)\n");
  flags.localScope = flags.prettyDebugInfo = true;
  EXPECT_EQ(print(op, flags), "\"a.r\"() ({\n"
                              "^bb0(%arg0: i32 \"n\"(f:1:2)):\n"
                              "  \"a.a\"() : () -> () [unknown]\n"
                              "}) : () -> () f:1:2");
}

TEST_F(PrinterTest, ValueUsers) {
  OwningOpRef<> module(ModuleOp::create(&ctx, Location()));
  Block *body = ModuleOp(module.get()).getBody();
  Operation *first = create("a.a", {i32});
  Operation *pair = create("a.p", {i32, i32}, {first->getResult(0)});
  body->push_back(first);
  body->push_back(pair);
  body->push_back(create("a.u", {}, {pair->getResult(1)}));
  PrintingFlags flags;
  flags.valueUsers = true;
  EXPECT_EQ(print(module, flags),
            "module {\n"
            "  %0 = \"a.a\"() : () -> i32 // users: %1#0, %1#1\n"
            "  %1:2 = \"a.p\"(%0) : (i32) -> (i32, i32) // users: (unused), "
            "(%2)\n"
            "  \"a.u\"(%1#1) : (i32) -> () // id: %2\n"
            "}\n");
}

// Operations with any part missing are printed.
TEST_F(PrinterTest, MalformedIR) {
  OwningOpRef<> other(create("o.o", {i32}));
  Block *loose = Block::create(&ctx);
  loose->addArgument(i32, Location());
  OwningOpRef<> op(create("a.r", {},
                          {Value(), other->getResult(0), loose->getArgument(0)},
                          1, {}, {loose}));
  op->getRegion(0).emplaceBlock();
  EXPECT_EQ(print(op), "\"a.r\"(<<NULL VALUE>>, <<UNKNOWN SSA VALUE>>, "
                       "<<UNKNOWN SSA VALUE>>)[INVALIDBLOCK] ({\n"
                       "^bb0:\n"
                       "}) : (<<NULL TYPE>>, i32, i32) -> ()\n");
  op.reset();
  loose->destroy();
  EXPECT_EQ(show(Type()), "<<NULL TYPE>>");
  EXPECT_EQ(show(Attribute()), "<<NULL ATTRIBUTE>>");
}

// A note about an operation numbers from the innermost isolated operation.
TEST_F(PrinterTest, NestedOperation) {
  OwningOpRef<> outer(ModuleOp::create(&ctx, Location()));
  Operation *far = create("a.far", {i32});
  ModuleOp(outer.get()).getBody()->push_back(far);
  Operation *inner = ModuleOp::create(&ctx, Location());
  ModuleOp(outer.get()).getBody()->push_back(inner);
  Operation *near = create("a.near", {i32});
  Operation *user = create("a.u", {}, {near->getResult(0), far->getResult(0)},
                           0, {named("m", map(1))});
  ModuleOp(inner).getBody()->push_back(near);
  ModuleOp(inner).getBody()->push_back(user);
  PrintingFlags flags;
  flags.generic = flags.localScope = true;
  EXPECT_EQ(print(user, flags),
            "\"a.u\"(%0, <<UNKNOWN SSA VALUE>>) {m = affine_map<(d0) -> (d0 + "
            "1)>} : (i32, i32) -> ()");
  EXPECT_EQ(print(user), "\"a.u\"(%1, %0) {m = affine_map<(d0) -> (d0 + 1)>} "
                         ": (i32, i32) -> ()");
}

TEST_F(PrinterTest, SuggestedNames) {
  OpDefinition &def = ctx.defineOp("n.op");
  def.getAsmResultNames = [](Operation *op,
                             function_ref<void(Value, StringRef)> setName) {
    setName(op->getResult(0), "5 x");
    if (op->getNumResults() > 2)
      setName(op->getResult(2), "arg0");
  };
  OwningOpRef<> module(ModuleOp::create(&ctx, Location()));
  Block *body = ModuleOp(module.get()).getBody();
  Operation *many = create("n.op", {i32, i32, i32});
  body->push_back(many);
  body->push_back(create("n.op", {i32}));
  Operation *region = create("a.r", {}, {}, 1);
  body->push_back(region);
  Block &entry = region->getRegion(0).emplaceBlock();
  entry.addArgument(i32, Location());
  entry.push_back(
      create("a.u", {},
             {many->getResult(1), many->getResult(2), entry.getArgument(0)}));
  EXPECT_EQ(print(module),
            "module {\n"
            "  %_5_x:2, %arg0 = \"n.op\"() : () -> (i32, i32, i32)\n"
            "  %_5_x_0 = \"n.op\"() : () -> i32\n"
            "  \"a.r\"() ({\n"
            "  ^bb0(%arg0_1: i32):\n"
            "    \"a.u\"(%_5_x#1, %arg0, %arg0_1) : (i32, i32, i32) -> ()\n"
            "  }) : () -> ()\n"
            "}\n");
}

TEST_F(PrinterTest, KeptNames) {
  OwningOpRef<> op(create("a.r", {}, {}, 1));
  Region &region = op->getRegion(0);
  Block &entry = region.emplaceBlock();
  Block &next = region.emplaceBlock();
  Operation *first = create("a.a", {i32}), *second = create("a.b", {i32});
  entry.push_back(first);
  entry.push_back(second);
  entry.push_back(create("a.br", {}, {}, 0, {}, {&next}));
  next.push_back(create("a.c", {i32}));
  SourceNames names;
  names.values[first->getResult(0)] = "x";
  names.values[second->getResult(0)] = "12";
  names.blocks[&next] = "exit";
  PrintingFlags flags;
  flags.keepNames = true;
  flags.names = &names;
  EXPECT_EQ(print(op, flags), "\"a.r\"() ({\n"
                              "  %x = \"a.a\"() : () -> i32\n"
                              "  %0 = \"a.b\"() : () -> i32\n"
                              "  \"a.br\"()[^exit] : () -> ()\n"
                              "^exit:  // pred: ^bb0\n"
                              "  %1 = \"a.c\"() : () -> i32\n"
                              "}) : () -> ()\n");
}

TEST_F(PrinterTest, SanitizedNames) {
  auto sanitize = [](StringRef name, StringRef punctuation = "$._-") {
    llvm::SmallString<32> out;
    sanitizeName(name, out, punctuation);
    return std::string(out.str());
  };
  EXPECT_EQ(sanitize("a b"), "a_b");
  EXPECT_EQ(sanitize(" a"), "_a");
  EXPECT_EQ(sanitize("0abc"), "_0abc");
  EXPECT_EQ(sanitize("\xC3\xA9"), "_C3A9");
  EXPECT_EQ(sanitize("a$b.c_d-"), "a$b.c_d-");
  EXPECT_EQ(sanitize("a.b", "$_-"), "a2Eb");
  EXPECT_EQ(sanitize(""), "");
}

// More operations than one thread prints; distinct attributes in the middle
// make the rest come in order.
TEST_F(PrinterTest, ManyOperations) {
  OwningOpRef<> module(ModuleOp::create(&ctx, Location()));
  Block *body = ModuleOp(module.get()).getBody();
  constexpr unsigned Count = 100000;
  std::string expected = "module {\n";
  for (unsigned i = 0; i < Count; ++i) {
    bool isDistinct = i > 40000 && i % 10000 == 0;
    SmallVector<NamedAttribute, 1> attrs;
    std::string text = "  %" + std::to_string(i) + " = \"a.a\"() ";
    if (isDistinct) {
      attrs.push_back(named("d", DistinctAttr::create(UnitAttr::get(&ctx))));
      text += "{d = distinct[" + std::to_string(i / 10000 - 5) + "]<>} ";
    }
    body->push_back(create("a.a", {i32}, {}, 0, attrs));
    expected += text + ": () -> i32\n";
  }
  expected += "}\n";
  EXPECT_EQ(print(module), expected);
  PrintingFlags flags;
  flags.threads = 1;
  EXPECT_EQ(print(module, flags), expected);
}

TEST_F(PrinterTest, DeepNesting) {
  constexpr unsigned Depth = 20000;
  OwningOpRef<> root(create("a.r", {}, {}, 1));
  Operation *op = root.get();
  for (unsigned i = 1; i < Depth; ++i) {
    Operation *child = create("a.r", {}, {}, 1);
    op->getRegion(0).emplaceBlock().push_back(child);
    op = child;
  }
  std::string text = print(root);
  EXPECT_EQ(std::count(text.begin(), text.end(), '{'), long(Depth));

  Attribute attr = UnitAttr::get(&ctx);
  for (unsigned i = 0; i < Depth; ++i)
    attr = ArrayAttr::get(&ctx, {attr});
  EXPECT_EQ(show(attr).size(), size_t(2 * Depth + 4));
}
