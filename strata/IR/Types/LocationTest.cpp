// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Types/Location.h"

#include "strata/IR/Context.h"

#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class LocationTest : public testing::Test {
protected:
  StringAttr str(StringRef text) { return StringAttr::get(&ctx, text); }
  Location name(StringRef text) { return Location(NameLoc::get(str(text))); }
  Location position(StringRef file, uint32_t line, uint32_t column) {
    return Location::fromFileLineCol(&ctx, str(file), line, column);
  }
  Location fused(ArrayRef<Location> locations, Attribute metadata = {}) {
    return FusedLoc::get(&ctx, locations, metadata);
  }
  ArrayRef<Location> parts(Location loc) {
    return cast<FusedLoc>(loc.getAttrOrNull()).getLocations();
  }
  Context ctx;
};
} // namespace

TEST_F(LocationTest, Unknown) {
  Location loc;
  EXPECT_TRUE(loc.isUnknown());
  EXPECT_FALSE(loc.getAttrOrNull());
  EXPECT_EQ(loc.getAttr(&ctx), UnknownLoc::get(&ctx));
  EXPECT_TRUE(Location(UnknownLoc::get(&ctx)).isUnknown());
}

TEST_F(LocationTest, PackedPositions) {
  Location loc = position("a.mlir", 12, 34);
  EXPECT_TRUE(loc.isPacked());
  EXPECT_EQ(loc.getPackedLine(), 12u);
  EXPECT_EQ(loc.getPackedColumn(), 34u);
  EXPECT_EQ(ctx.getFileName(loc.getPackedFile()), str("a.mlir"));
  EXPECT_EQ(loc, position("a.mlir", 12, 34));
  EXPECT_NE(loc, position("b.mlir", 12, 34));
  auto attr = cast<FileLineColRange>(loc.getAttr(&ctx));
  EXPECT_EQ(attr, FileLineColRange::get(str("a.mlir"), 12, 34));
  EXPECT_EQ(Location(attr), loc);
  EXPECT_EQ(loc.getCanonical(&ctx), loc);
}

TEST_F(LocationTest, LargePositionsAreAttributes) {
  EXPECT_TRUE(position("a", 0xFFFFFF, 0x3FFFFF).isPacked());
  for (auto [line, column] : {std::pair(0x1000000u, 1u), {1u, 0x400000u}}) {
    Location loc = position("a", line, column);
    auto attr = cast<FileLineColRange>(loc.getAttrOrNull());
    EXPECT_EQ(attr.getStartLine(), line);
    EXPECT_EQ(attr.getEndColumn(), column);
    EXPECT_EQ(loc, Location(attr));
    EXPECT_EQ(loc.getAttr(&ctx), attr);
  }
}

TEST_F(LocationTest, Offsets) {
  uint32_t buffer = ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer("ab\ncd\n", "in.mlir"));
  Location loc = Location::fromOffset(buffer, 4);
  EXPECT_TRUE(loc.isOffset());
  EXPECT_EQ(loc.getOffset(), 4u);
  EXPECT_EQ(loc.getBuffer(), buffer);
  EXPECT_NE(loc, position("in.mlir", 2, 2));
  EXPECT_EQ(loc.getCanonical(&ctx), position("in.mlir", 2, 2));
  EXPECT_EQ(loc.getAttr(&ctx), FileLineColRange::get(str("in.mlir"), 2, 2));
  EXPECT_EQ(NameLoc::get(str("n"), loc),
            NameLoc::get(str("n"), position("in.mlir", 2, 2)));
}

TEST_F(LocationTest, EmptyFileName) {
  EXPECT_EQ(position("", 1, 2), position("-", 1, 2));
  EXPECT_EQ(FileLineColRange::get(str(""), 1, 2, 3, 4).getFilename(), str("-"));
}

TEST_F(LocationTest, Ranges) {
  auto range = FileLineColRange::get(str("a"), 1, 2, 3, 4);
  EXPECT_FALSE(range.isPosition());
  EXPECT_EQ(range.getStartColumn(), 2u);
  EXPECT_EQ(range.getEndLine(), 3u);
  EXPECT_EQ(Location(range).getAttrOrNull(), range);
  EXPECT_TRUE(FileLineColRange::get(str("a"), 1, 2).isPosition());
}

TEST_F(LocationTest, NamesAndCallSites) {
  auto inner = NameLoc::get(str("f"), position("a", 1, 2));
  EXPECT_EQ(inner.getName(), str("f"));
  EXPECT_EQ(inner.getChildLoc(), position("a", 1, 2));
  EXPECT_EQ(NameLoc::get(str("f"), UnknownLoc::get(&ctx)),
            NameLoc::get(str("f")));
  EXPECT_TRUE(NameLoc::get(str("f")).getChildLoc().isUnknown());
  auto call = CallSiteLoc::get(&ctx, inner, Location());
  EXPECT_EQ(call.getCallee(), Location(inner));
  EXPECT_TRUE(call.getCaller().isUnknown());
  EXPECT_EQ(call.getImpl()->flags,
            AttrStorage::HasLocation | AttrStorage::MayHaveAlias);
  EXPECT_EQ(call.getImpl()->depth, 2u);
}

TEST_F(LocationTest, CallsAddUpOutwards) {
  Location place = name("place"), inner = name("inner"), outer = name("outer");
  auto stackOf = [](Location loc) {
    SmallVector<Location, 8> stack = loc.getCallStack();
    return std::vector<Location>(stack.begin(), stack.end());
  };
  EXPECT_EQ(stackOf(place), std::vector{place});

  // A body that was inlined is inlined once more.
  Location once = Location::fromCallSite(&ctx, place, inner);
  Location twice = Location::fromCallSite(&ctx, once, outer);
  EXPECT_EQ(stackOf(twice), (std::vector{place, inner, outer}));
  // So was the call.
  Location call = Location::fromCallSite(&ctx, inner, outer);
  EXPECT_EQ(stackOf(Location::fromCallSite(&ctx, place, call)), stackOf(twice));
  // Or the body comes from a file that tells of calls.
  auto attr = CallSiteLoc::get(&ctx, place, inner);
  EXPECT_EQ(stackOf(Location::fromCallSite(&ctx, attr, outer)), stackOf(twice));
  EXPECT_EQ(twice.getAttr(&ctx), CallSiteLoc::get(&ctx, place, call));

  // Neither deep on the stack nor more than one step for each call.
  Location deep = place;
  for (unsigned i = 0; i < 100000; ++i)
    deep = Location::fromCallSite(&ctx, deep, i ? outer : inner);
  SmallVector<Location, 8> stack = deep.getCallStack();
  ASSERT_EQ(stack.size(), 100001u);
  EXPECT_EQ(stack[0], place);
  EXPECT_EQ(stack[1], inner);
  EXPECT_EQ(stack.back(), outer);
}

TEST_F(LocationTest, FusedIsNormalised) {
  Location a = name("a"), b = name("b"), c = name("c"), none;
  EXPECT_EQ(fused({a}), a);
  EXPECT_EQ(fused({a, a}), a);
  EXPECT_EQ(fused({a, none}), a);
  EXPECT_EQ(fused({none}), none);
  EXPECT_EQ(fused({}), none);
  EXPECT_EQ(parts(fused({a, b})), ArrayRef({a, b}));
  EXPECT_EQ(fused({a, fused({b, c}), b}), fused({a, b, c}));
  EXPECT_FALSE(cast<FusedLoc>(fused({a, b}).getAttrOrNull()).getMetadata());
}

TEST_F(LocationTest, FusedComparesCanonicalLocations) {
  uint32_t buffer =
      ctx.addSourceBuffer(llvm::MemoryBuffer::getMemBuffer("abc", "in"));
  Location packed = position("in", 1, 2);
  EXPECT_EQ(fused({Location::fromOffset(buffer, 1), packed}), packed);
}

TEST_F(LocationTest, FusedWithMetadata) {
  Location a = name("a"), b = name("b"), none;
  Attribute m = str("m"), n = str("n");
  EXPECT_EQ(parts(fused({a}, m)), ArrayRef({a}));
  EXPECT_EQ(parts(fused({}, m)), ArrayRef({none}));
  EXPECT_EQ(parts(fused({none, none}, m)), ArrayRef({none}));
  EXPECT_EQ(parts(fused({a, none, a}, m)), ArrayRef({a}));
  EXPECT_EQ(fused({fused({a, b}, m), b}, m), fused({a, b}, m));
  EXPECT_EQ(parts(fused({fused({a, b}, n), b}, m)),
            ArrayRef({fused({a, b}, n), b}));
  EXPECT_EQ(parts(fused({fused({a, b}), b}, m)), ArrayRef({fused({a, b}), b}));
  EXPECT_EQ(fused({fused({a}, m), fused({a}, m)}), fused({a}, m));
}
