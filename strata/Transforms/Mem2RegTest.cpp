// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Transforms/MemorySlotsTestUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {

using Mem2RegTest = MemorySlotsTest;

//===-- What dialect files say --------------------------------------------===//

TEST_F(Mem2RegTest, LoadsGetWhatWasStored) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32, %b: i32) -> (i32, i32) {
      %p = m.var i32
      m.set %a, %p : i32
      %x = m.get %p : i32
      m.set %b, %p : i32
      %y = m.get %p : i32
      return %x, %y : i32, i32
    })~"),
            R"~(func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32) {
  return %arg0, %arg1 : i32, i32
}
)~");
  EXPECT_EQ(promotion.promotedAmount, 1u);
  EXPECT_EQ(promotion.newBlockArgumentAmount, 0u);
}

TEST_F(Mem2RegTest, DefaultValueIsMadeOnceWhereItIsNeeded) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%c: i1, %a: i32) -> i32 {
      "t.first"() : () -> ()
      %p = m.var i32
      %x = m.get %p : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      m.set %a, %p : i32
      cf.br ^bb2
    ^bb2:
      %y = m.get %p : i32
      "t.use"(%x, %y) : (i32, i32) -> ()
      return %y : i32
    })~"),
            R"~(func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  %0 = m.undef : i32
  "t.first"() : () -> ()
  cf.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
^bb1:  // pred: ^bb0
  cf.br ^bb2(%arg1 : i32)
^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
  "t.use"(%0, %1) : (i32, i32) -> ()
  return %1 : i32
}
)~");
  EXPECT_EQ(promotion.newBlockArgumentAmount, 1u);
}

TEST_F(Mem2RegTest, SwapsYieldWhatWasThere) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32, %b: i32) -> (i32, i32, i32) {
      %p = m.var i32
      %x = m.swap %a, %p : i32 -> i32
      %y = m.swap %b, %p : i32 -> i32
      %z = m.get %p : i32
      return %x, %y, %z : i32, i32, i32
    })~"),
            R"~(func.func @f(%arg0: i32, %arg1: i32) -> (i32, i32, i32) {
  %0 = m.undef : i32
  return %0, %arg0, %arg1 : i32, i32, i32
}
)~");
}

TEST_F(Mem2RegTest, DroppedUsesGoWithTheSlot) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32) -> i32 {
      %p = m.var i32
      %q = m.alias %p : !m.ptr
      m.alias %q, %p :
      m.set %a, %p : i32
      "t.region"() ({
        m.alias %p, %q :
      }) : () -> ()
      %x = m.get %p : i32
      return %x : i32
    })~"),
            R"~(func.func @f(%arg0: i32) -> i32 {
  "t.region"() ({
  ^bb0:
  }) : () -> ()
  return %arg0 : i32
}
)~");
  // A value derived from the address remains in use.
  OwningOpRef<> module = parse(R"~(
    func.func @f(%a: i32) -> i32 {
      %p = m.var i32
      %q = m.alias %p : !m.ptr
      m.set %a, %p : i32
      %x = m.get %q : i32
      return %x : i32
    })~");
  EXPECT_FALSE(promote(module.get()));
}

/// The slot stays as it is.
TEST_F(Mem2RegTest, WhatCannotBePromoted) {
  auto isKept = [&](StringRef body) {
    OwningOpRef<> module =
        parse(("func.func @f(%a: i32, %w: i64, %r: !m.ptr) {\n" + body +
               "\n return }")
                  .str());
    std::string before = print(module.get());
    return !promote(module.get()) && print(module.get()) == before;
  };
  StringRef var = "%p = m.var i32\n";
  EXPECT_FALSE(isKept((var + "m.set %a, %p : i32").str()));
  // Conditions of the words do not hold.
  EXPECT_TRUE(isKept("%p = m.var i32 kept m.set %a, %p : i32"));
  EXPECT_TRUE(isKept((var + "%x = m.get %p kept : i32").str()));
  // Types are others.
  EXPECT_TRUE(isKept((var + "m.set %w, %p : i64").str()));
  EXPECT_TRUE(isKept((var + "%x = m.get %p : i64").str()));
  EXPECT_TRUE(isKept((var + "%x = m.swap %a, %p : i32 -> i64").str()));
  // There is no default value of the type.
  EXPECT_TRUE(isKept("%p = m.var index %x = m.get %p : index"));
  // The address is stored, here and in the slot itself, or used by others.
  EXPECT_TRUE(isKept((var + "m.set %p, %r : !m.ptr").str()));
  EXPECT_TRUE(isKept("%p = m.var !m.ptr m.set %p, %p : !m.ptr"));
  EXPECT_TRUE(isKept((var + "\"t.use\"(%p) : (!m.ptr) -> ()").str()));
  // Accesses in regions.
  EXPECT_TRUE(
      isKept((var + "\"t.r\"() ({ m.set %a, %p : i32 }) : () -> ()").str()));
  // An unused slot is left to other passes.
  EXPECT_TRUE(isKept(var));
}

TEST_F(Mem2RegTest, RegionsOfGraphsAreLeftAlone) {
  OwningOpRef<> module = parse(R"~(
    %a = arith.constant 1 : i32
    %p = m.var i32
    m.set %a, %p : i32
    "t.region"() ({
      %q = m.var i32
      m.set %a, %q : i32
    }) : () -> ())~");
  EXPECT_TRUE(promote(module.get()));
  EXPECT_EQ(promotion.promotedAmount, 1u);
}

TEST_F(Mem2RegTest, BranchesThatCannotPassMore) {
  auto text = [](StringRef load) {
    return ("func.func @f(%a: i32, %b: i32) {\n %p = m.var i32\n"
            "m.set %a, %p : i32\n"
            "\"t.br\"()[^bb1, ^bb2] : () -> ()\n"
            "^bb1:\n m.set %b, %p : i32\n cf.br ^bb2\n"
            "^bb2:\n" +
            load + " return }")
        .str();
  };
  OwningOpRef<> module = parse(text("%x = m.get %p : i32"));
  EXPECT_FALSE(promote(module.get()));
  // Nothing has to be passed where nothing is loaded.
  module = parse(text(""));
  EXPECT_TRUE(promote(module.get()));
}

TEST_F(Mem2RegTest, AddressesInSlots) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32) -> i32 {
      %p = m.var i32
      %q = m.var !m.ptr
      %r = m.var !m.ptr
      m.set %a, %p : i32
      m.set %p, %q : !m.ptr
      %x = m.get %q : !m.ptr
      m.set %x, %r : !m.ptr
      %y = m.get %r : !m.ptr
      %z = m.get %y : i32
      return %z : i32
    })~"),
            R"~(func.func @f(%arg0: i32) -> i32 {
  return %arg0 : i32
}
)~");
  EXPECT_EQ(promotion.promotedAmount, 3u);
}

/// Each iteration has a new slot; values stored in earlier iterations are not
/// visible.
TEST_F(Mem2RegTest, SlotsInLoops) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%c: i1, %a: i32) {
      cf.br ^bb1
    ^bb1:
      %p = m.var i32
      %x = m.get %p : i32
      "t.use"(%x) : (i32) -> ()
      m.set %a, %p : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb2:
      %y = m.get %p : i32
      "t.use"(%y) : (i32) -> ()
      return
    })~"),
            R"~(func.func @f(%arg0: i1, %arg1: i32) {
  cf.br ^bb1
^bb1:  // 2 preds: ^bb0, ^bb1
  %0 = m.undef : i32
  "t.use"(%0) : (i32) -> ()
  cf.cond_br %arg0, ^bb1, ^bb2
^bb2:  // pred: ^bb1
  "t.use"(%arg1) : (i32) -> ()
  return
}
)~");
}

TEST_F(Mem2RegTest, WhatIsNotReached) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
      %p = m.var i32
      cf.cond_br %c, ^bb1, ^bb3
    ^bb1:
      m.set %a, %p : i32
      cf.br ^bb3
    ^bb2:
      m.set %b, %p : i32
      %x = m.get %p : i32
      "t.use"(%x) : (i32) -> ()
      cf.cond_br %c, ^bb2, ^bb3
    ^bb3:
      %y = m.get %p : i32
      return %y : i32
    })~"),
            R"~(func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  %0 = m.undef : i32
  cf.cond_br %arg0, ^bb1, ^bb3(%0 : i32)
^bb1:  // pred: ^bb0
  cf.br ^bb3(%arg1 : i32)
^bb2:  // pred: ^bb2
  "t.use"(%0) : (i32) -> ()
  cf.cond_br %arg0, ^bb2, ^bb3(%0 : i32)
^bb3(%1: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
  return %1 : i32
}
)~");
}

/// Values that are loaded and stored again would be replaced one by another.
TEST_F(Mem2RegTest, LongChains) {
  std::string text = "func.func @f(%a: i32) -> i32 {\n %p = m.var i32\n"
                     "m.set %a, %p : i32\n";
  llvm::raw_string_ostream os(text);
  constexpr int Length = 20000;
  for (int i = 0; i < Length; ++i)
    os << "%x" << i << " = m.get %p : i32\n \"t.use\"(%x" << i
       << ") : (i32) -> ()\n m.set %x" << i << ", %p : i32\n";
  OwningOpRef<> module = parse(text + "%y = m.get %p : i32 return %y : i32 }");
  EXPECT_TRUE(promote(module.get()));
  Block &body = module->getRegion(0).front().front().getRegion(0).front();
  EXPECT_EQ(llvm::range_size(body), size_t(Length + 1));
  for (Operation &op : body)
    EXPECT_EQ(op.getOperand(0), body.getArgument(0));
}

/// Each slot lets go of the address of the one before.
TEST_F(Mem2RegTest, LongChainsOfAddresses) {
  constexpr int Length = 20000;
  std::string slots, stores, loads, last = "%p" + std::to_string(Length - 1);
  for (int i = 0; i < Length; ++i) {
    std::string slot = "%p" + std::to_string(i);
    slots += slot + " = m.var " + (i ? "!m.ptr" : "i32") + "\n";
    if (i + 1 < Length)
      stores +=
          "m.set " + slot + ", %p" + std::to_string(i + 1) + " : !m.ptr\n";
    std::string value = "%l" + std::to_string(i);
    loads += value + " = m.get ";
    loads += last + (i + 1 < Length ? " : !m.ptr\n" : " : i32\n");
    last = value;
  }
  OwningOpRef<> module = parse("func.func @f(%a: i32) -> i32 {\n" + slots +
                               "m.set %a, %p0 : i32\n" + stores + loads +
                               "return " + last + " : i32 }");
  EXPECT_TRUE(promote(module.get()));
  EXPECT_EQ(promotion.promotedAmount, uint64_t(Length));
}

/// The depth of the dominator tree is the number of blocks.
TEST_F(Mem2RegTest, DeepFunctions) {
  std::string text = "func.func @f(%c: i1, %a: i32) -> i32 {\n"
                     "%p = m.var i32\n m.set %a, %p : i32\n cf.br ^bb0\n";
  constexpr int Length = 20000;
  for (int i = 0; i < Length; ++i) {
    auto name = [&](int j) { return "^bb" + std::to_string(3 * i + j); };
    text += name(0) + ":\n cf.cond_br %c, " + name(1) + ", " + name(2) + "\n" +
            name(1) + ":\n cf.br " + name(2) + "\n" + name(2) + ":\n cf.br " +
            name(3) + "\n";
  }
  text += "^bb" + std::to_string(3 * Length) +
          ":\n %x = m.get %p : i32 return %x : i32 }";
  OwningOpRef<> module = parse(text);
  EXPECT_TRUE(promote(module.get()));
  EXPECT_EQ(promotion.newBlockArgumentAmount, 0u);
}

//===-- What C++ says -----------------------------------------------------===//

/// Operations of a dialect `h` of slots that hold i32.
class Mem2RegHooksTest : public MemorySlotsTest {
protected:
  void SetUp() override {
    MemorySlotsTest::SetUp();
    OpHooks pair, low, note;
    pair.addInterface(pairs);
    low.addInterface(lows);
    note.addInterface(notes);
    registerOpHooks(&ctx, "h.pair", pair);
    registerOpHooks(&ctx, "h.set_low", low);
    registerOpHooks(&ctx, "h.note", note);
    load(R"~(
      irdl.dialect @h attributes {strata.version = 1 : i32} {
        irdl.operation @pair attributes {
          strata.interfaces = ["PromotableAllocationOpInterface"]
        } {
          %ptr = irdl.base @m::@ptr
          irdl.results(slots: variadic %ptr)
        }
        irdl.operation @set_low attributes {
          strata.interfaces = ["PromotableMemOpInterface"]
        } {
          %value = irdl.is i32
          %ptr = irdl.base @m::@ptr
          irdl.operands(value: %value, ptr: %ptr)
        }
        irdl.operation @note attributes {
          strata.interfaces = ["PromotableOpInterface"]
        } {
          %ptr = irdl.base @m::@ptr
          irdl.operands(ptr: %ptr)
        }
      })~");
  }

  static void getSlots(Operation *op, SmallVectorImpl<MemorySlot> &slots) {
    for (OpResult result : op->getResults())
      slots.push_back({result, IntegerType::get(op->getContext(), 32)});
  }
  static Value getDefault(Operation *op, const MemorySlot &slot,
                          RewriterBase &rewriter) {
    return rewriter.create(op->getLoc(), "t.default", {}, {slot.elemType})
        ->getResult(0);
  }
  static void handleArgument(Operation *op, const MemorySlot &,
                             BlockArgument argument, RewriterBase &rewriter) {
    rewriter.create(op->getLoc(), "t.arg", argument);
  }
  /// Puts one in its place that has the other slots.
  static Operation *complete(Operation *op, const MemorySlot &slot,
                             Value defaultValue, RewriterBase &rewriter) {
    rewriter.setInsertionPointAfter(op);
    if (!defaultValue)
      rewriter.create(op->getLoc(), "t.no_default");
    SmallVector<Type, 2> types;
    SmallVector<Value, 2> values;
    for (OpResult result : op->getResults())
      if (result != slot.ptr)
        types.push_back(result.getType());
    Operation *rest = nullptr;
    if (!types.empty())
      rest = rewriter.create(op->getLoc(), "h.pair", {}, types);
    for (unsigned i = 0, next = 0; i < op->getNumResults(); ++i)
      if (op->getResult(i) != slot.ptr)
        rewriter.replaceAllUsesWith(op->getResult(i), rest->getResult(next++));
    rewriter.eraseOp(op);
    return rest;
  }
  static constexpr PromotableAllocationOpInterface::Concept pairs = {
      getSlots, getDefault, handleArgument, complete};

  /// Stores a part, so that the rest is loaded.
  static bool isAt(Operation *op, const MemorySlot &slot) {
    return op->getOperand(1) == slot.ptr;
  }
  static Value getStored(Operation *op, const MemorySlot &slot,
                         RewriterBase &rewriter, Value reachingDef) {
    return rewriter
        .create(op->getLoc(), "t.insert", {reachingDef, op->getOperand(0)},
                {slot.elemType})
        ->getResult(0);
  }
  static bool canRemove(Operation *, const MemorySlot &, ArrayRef<OpOperand *>,
                        SmallVectorImpl<OpOperand *> &) {
    return true;
  }
  static DeletionKind remove(Operation *, const MemorySlot &,
                             ArrayRef<OpOperand *>, RewriterBase &, Value) {
    return DeletionKind::Delete;
  }
  static constexpr PromotableMemOpInterface::Concept lows = {
      isAt, isAt, getStored, canRemove, remove};

  /// Leaves a note of itself, and one of each value.
  static bool canForget(Operation *, ArrayRef<OpOperand *>,
                        SmallVectorImpl<OpOperand *> &) {
    return true;
  }
  static DeletionKind forget(Operation *op, ArrayRef<OpOperand *> uses,
                             RewriterBase &rewriter) {
    EXPECT_EQ(uses.size(), 1u);
    rewriter.create(op->getLoc(), "t.noted");
    return DeletionKind::Delete;
  }
  static bool wantsValues(Operation *) { return true; }
  static void visitValues(Operation *op, ArrayRef<StoredValue> stored,
                          RewriterBase &rewriter) {
    for (auto [by, value] : stored)
      rewriter.create(by->getLoc(), "t.stored", value);
    (void)op;
  }
  static constexpr PromotableOpInterface::Concept notes = {
      canForget, forget, wantsValues, visitValues};
};

TEST_F(Mem2RegHooksTest, AllocatorsOfSeveralSlots) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
      %p:2 = "h.pair"() : () -> (!m.ptr, !m.ptr)
      m.set %a, %p#1 : i32
      m.set %a, %p#0 : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      m.set %b, %p#0 : i32
      cf.br ^bb2
    ^bb2:
      %x = m.get %p#0 : i32
      %y = m.get %p#1 : i32
      return %x, %y : i32, i32
    })~"),
            R"~(func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
  "t.no_default"() : () -> ()
  "t.no_default"() : () -> ()
  cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
^bb1:  // pred: ^bb0
  cf.br ^bb2(%arg2 : i32)
^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
  "t.arg"(%0) : (i32) -> ()
  return %0, %arg1 : i32, i32
}
)~");
  EXPECT_EQ(promotion.promotedAmount, 2u);
}

/// Uses that block one slot do not block the other.
TEST_F(Mem2RegHooksTest, SomeSlotsOfAnAllocator) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32) -> i32 {
      %p:2 = "h.pair"() : () -> (!m.ptr, !m.ptr)
      "t.use"(%p#0) : (!m.ptr) -> ()
      m.set %a, %p#1 : i32
      %x = m.get %p#1 : i32
      return %x : i32
    })~"),
            R"~(func.func @f(%arg0: i32) -> i32 {
  "t.no_default"() : () -> ()
  %0 = "h.pair"() : () -> !m.ptr
  "t.use"(%0) : (!m.ptr) -> ()
  return %arg0 : i32
}
)~");
}

/// The rest of the value is still needed after the merge.
TEST_F(Mem2RegHooksTest, StoresOfParts) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
      %p = m.var i32
      m.set %a, %p : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      "h.set_low"(%b, %p) : (i32, !m.ptr) -> ()
      cf.br ^bb2
    ^bb2:
      "h.set_low"(%b, %p) : (i32, !m.ptr) -> ()
      %x = m.get %p : i32
      return %x : i32
    })~"),
            R"~(func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
  cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
^bb1:  // pred: ^bb0
  %0 = "t.insert"(%arg1, %arg2) : (i32, i32) -> i32
  cf.br ^bb2(%0 : i32)
^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
  %2 = "t.insert"(%1, %arg2) : (i32, i32) -> i32
  return %2 : i32
}
)~");
}

TEST_F(Mem2RegHooksTest, ReplacedValues) {
  EXPECT_EQ(promoteText(R"~(
    func.func @f(%a: i32, %b: i32) {
      %p = m.var i32
      "h.note"(%p) : (!m.ptr) -> ()
      m.set %a, %p : i32
      %x = m.get %p : i32
      m.set %x, %p : i32
      m.set %b, %p : i32
      "h.note"(%p) : (!m.ptr) -> ()
      return
    })~"),
            R"~(func.func @f(%arg0: i32, %arg1: i32) {
  "t.stored"(%arg0) : (i32) -> ()
  "t.stored"(%arg0) : (i32) -> ()
  "t.stored"(%arg1) : (i32) -> ()
  "t.noted"() : () -> ()
  "t.stored"(%arg0) : (i32) -> ()
  "t.stored"(%arg0) : (i32) -> ()
  "t.stored"(%arg1) : (i32) -> ()
  "t.noted"() : () -> ()
  return
}
)~");
}

} // namespace
