// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Interfaces.h"
#include "strata/Transforms/MemorySlotsTestUtils.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {

/// A dialect `s` of structures, which are tuples, with addresses of fields;
/// operations of `m` read and write the fields.
class SROATest : public MemorySlotsTest {
protected:
  void SetUp() override {
    EXPECT_TRUE(succeeded(attachInterface(&ctx, "!builtin.tuple", tuples)));
    OpHooks alloc, field;
    alloc.addInterface(allocations);
    field.addInterface(accessors);
    field.addInterface(safeAccesses);
    registerOpHooks(&ctx, "s.alloc", alloc);
    registerOpHooks(&ctx, "s.field", field);
    MemorySlotsTest::SetUp();
    load(R"~(
      irdl.dialect @s attributes {strata.version = 1 : i32} {
        irdl.operation @alloc attributes {
          strata.allocates = {pointer = "ptr", from = "type",
                              element = "$_self.getValue()", default = "m.undef"},
          strata.interfaces = ["DestructurableAllocationOpInterface"],
          strata.format = "$type attr-dict"
        } {
          %ptr = irdl.base @m::@ptr
          %type = irdl.any {strata.kind = "type"}
          irdl.results(ptr: %ptr)
          irdl.attributes {"type" = %type}
        }
        irdl.operation @field attributes {
          strata.interfaces = ["DestructurableAccessorOpInterface",
                               "SafeMemorySlotAccessOpInterface"],
          strata.format = "$ptr `[` $index `]` `of` $type attr-dict"
        } {
          %ptr = irdl.base @m::@ptr
          %field = irdl.base @m::@ptr
          %index = irdl.any {strata.kind = "i64"}
          %type = irdl.any {strata.kind = "type"}
          irdl.operands(ptr: %ptr)
          irdl.results(field: %field)
          irdl.attributes {"index" = %index, "type" = %type}
        }
      })~");
  }

  static std::optional<SubelementTypes> getElements(Type type) {
    SubelementTypes elements;
    for (auto [i, element] : llvm::enumerate(cast<TupleType>(type).getTypes()))
      elements[Builder(type.getContext()).getI64IntegerAttr(int64_t(i))] =
          element;
    return elements;
  }
  static Type getElement(Type type, Attribute index) {
    return getElements(type)->lookup(index);
  }
  static constexpr DestructurableTypeInterface tuples = {getElements,
                                                         getElement};

  static Type getType(Operation *op) {
    return op->getAttrOfType<TypeAttr>("type").getValue();
  }
  static void getSlots(Operation *op,
                       SmallVectorImpl<DestructurableMemorySlot> &slots) {
    Type type = getType(op);
    if (auto *aggregate = getInterface<DestructurableTypeInterface>(type))
      slots.push_back(
          {{op->getResult(0), type}, *aggregate->getSubelementIndexMap(type)});
  }
  static void destructureSlot(Operation *op,
                              const DestructurableMemorySlot &slot,
                              ArrayRef<Attribute> usedIndices,
                              RewriterBase &rewriter,
                              SmallVectorImpl<Operation *> &newAllocators,
                              SubSlots &subslots) {
    for (Attribute index : usedIndices) {
      Type type = slot.subelementTypes.lookup(index);
      Operation *made = rewriter.create(
          op->getLoc(), "s.alloc", {}, {op->getResult(0).getType()},
          {rewriter.getNamedAttr("type", rewriter.getTypeAttr(type))});
      newAllocators.push_back(made);
      subslots[index] = {made->getResult(0), type};
    }
  }
  static constexpr DestructurableAllocationOpInterface::Concept allocations = {
      getSlots, destructureSlot};

  static bool canRewire(Operation *op, const DestructurableMemorySlot &slot,
                        SubelementIndices &usedIndices,
                        SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) {
    Attribute index = op->getAttr("index");
    Type type = slot.subelementTypes.lookup(index);
    if (!type || getType(op) != slot.elemType)
      return false;
    usedIndices.insert(index);
    mustBeSafelyUsed.push_back({op->getResult(0), type});
    return true;
  }
  static DeletionKind rewire(Operation *op, const DestructurableMemorySlot &,
                             const SubSlots &subslots, RewriterBase &rewriter) {
    rewriter.replaceAllUsesWith(op->getResult(0),
                                subslots.lookup(op->getAttr("index")).ptr);
    return DeletionKind::Delete;
  }
  static constexpr DestructurableAccessorOpInterface::Concept accessors = {
      canRewire, rewire};

  static LogicalResult
  ensureSafe(Operation *op, const MemorySlot &slot,
             SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) {
    auto *aggregate = getInterface<DestructurableTypeInterface>(slot.elemType);
    if (!aggregate || getType(op) != slot.elemType)
      return failure();
    Type type = aggregate->getTypeAtIndex(slot.elemType, op->getAttr("index"));
    mustBeSafelyUsed.push_back({op->getResult(0), type});
    return success(bool(type));
  }
  static constexpr SafeMemorySlotAccessOpInterface::Concept safeAccesses = {
      ensureSafe};

  std::string destructureText(StringRef text) {
    OwningOpRef<> module = parse(text);
    destructure(module.get());
    return print(&module->getRegion(0).front().front()) + "\n";
  }
};

TEST_F(SROATest, SlotsOfFieldsThatAreUsed) {
  EXPECT_EQ(destructureText(R"~(
    func.func @f(%a: i32, %b: f32) -> f32 {
      %p = s.alloc tuple<i32, f32, i64>
      %x = s.field %p[0] of tuple<i32, f32, i64>
      m.set %a, %x : i32
      %y = s.field %p[1] of tuple<i32, f32, i64>
      m.set %b, %y : f32
      %z = s.field %p[1] of tuple<i32, f32, i64>
      %v = m.get %z : f32
      return %v : f32
    })~"),
            R"~(func.func @f(%arg0: i32, %arg1: f32) -> f32 {
  %0 = s.alloc f32
  %1 = s.alloc i32
  m.set %arg0, %1 : i32
  m.set %arg1, %0 : f32
  %2 = m.get %0 : f32
  return %2 : f32
}
)~");
  EXPECT_EQ(destructuring.destructuredAmount, 1u);
  EXPECT_EQ(destructuring.slotsWithMemoryBenefit, 1u);
  EXPECT_EQ(destructuring.maxSubelementAmount, 3u);
}

/// One layer after another; uses that do not matter go with the aggregate.
TEST_F(SROATest, NestedAggregates) {
  EXPECT_EQ(destructureText(R"~(
    func.func @f(%a: i32) -> i32 {
      %p = s.alloc tuple<i32, tuple<i32, i64>>
      m.alias %p :
      %q = s.field %p[1] of tuple<i32, tuple<i32, i64>>
      "t.region"() ({
        %x = s.field %q[0] of tuple<i32, i64>
        m.set %a, %x : i32
        m.alias %p :
      }) : () -> ()
      %y = s.field %q[0] of tuple<i32, i64>
      %v = m.get %y : i32
      return %v : i32
    })~"),
            R"~(func.func @f(%arg0: i32) -> i32 {
  %0 = s.alloc i32
  "t.region"() ({
    m.set %arg0, %0 : i32
  }) : () -> ()
  %1 = m.get %0 : i32
  return %1 : i32
}
)~");
  EXPECT_EQ(destructuring.destructuredAmount, 2u);
  EXPECT_EQ(destructuring.slotsWithMemoryBenefit, 2u);
  EXPECT_EQ(destructuring.maxSubelementAmount, 2u);
}

TEST_F(SROATest, AndThenValues) {
  OwningOpRef<> module = parse(R"~(
    func.func @f(%c: i1, %a: i32) -> i32 {
      %p = s.alloc tuple<i32, i32>
      %x = s.field %p[0] of tuple<i32, i32>
      m.set %a, %x : i32
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      %y = s.field %p[1] of tuple<i32, i32>
      m.set %a, %y : i32
      cf.br ^bb2
    ^bb2:
      %z = s.field %p[1] of tuple<i32, i32>
      %v = m.get %z : i32
      return %v : i32
    })~");
  EXPECT_FALSE(promote(module.get()));
  EXPECT_TRUE(destructure(module.get()));
  EXPECT_TRUE(promote(module.get()));
  EXPECT_EQ(promotion.promotedAmount, 2u);
  EXPECT_EQ(print(&module->getRegion(0).front().front()),
            R"~(func.func @f(%arg0: i1, %arg1: i32) -> i32 {
  %0 = m.undef : i32
  cf.cond_br %arg0, ^bb1, ^bb2(%0 : i32)
^bb1:  // pred: ^bb0
  cf.br ^bb2(%arg1 : i32)
^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
  return %1 : i32
})~");
}

TEST_F(SROATest, WhatCannotBeDestructured) {
  auto isKept = [&](StringRef body) {
    OwningOpRef<> module = parse(("func.func @f(%a: i32, %w: i64) {\n"
                                  "%p = s.alloc tuple<i32, i64>\n" +
                                  body + "\n return }")
                                     .str());
    std::string before = print(module.get());
    return !destructure(module.get()) && print(module.get()) == before;
  };
  std::string field = "%x = s.field %p[0] of tuple<i32, i64>\n";
  EXPECT_FALSE(isKept(field));
  EXPECT_FALSE(isKept(field + "m.set %a, %x : i32"));
  // The field is used in another way: with another type, as a value, as an
  // aggregate, out of bounds.
  EXPECT_TRUE(isKept(field + "m.set %w, %x : i64"));
  EXPECT_TRUE(isKept(field + "\"t.use\"(%x) : (!m.ptr) -> ()"));
  EXPECT_TRUE(isKept(field + "m.set %x, %x : !m.ptr"));
  EXPECT_TRUE(isKept(field + "%y = s.field %x[0] of tuple<i32, i64>"));
  EXPECT_TRUE(isKept("%x = s.field %p[2] of tuple<i32, i64>"));
  EXPECT_TRUE(isKept("%x = s.field %p[0] of tuple<i32, i32>"));
  // So is the whole.
  EXPECT_TRUE(isKept(field + "\"t.use\"(%p) : (!m.ptr) -> ()"));
  EXPECT_TRUE(isKept(field + "m.set %p, %x : !m.ptr"));
  EXPECT_TRUE(isKept(field + "%y = m.alias %p : !m.ptr\n"
                             "\"t.use\"(%y) : (!m.ptr) -> ()"));
  // An unused slot is left to other passes.
  EXPECT_TRUE(isKept(""));
}

} // namespace
