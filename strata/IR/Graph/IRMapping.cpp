// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/IRMapping.h"

#include "strata/IR/Graph/Operation.h"

using namespace strata;

template <typename Map, typename T>
static T lookupIn(const Map &map, T from, T other) {
  auto it = map.find(from);
  return it == map.end() ? other : it->second;
}
template <typename T> static T require(T mapped) {
  assert(mapped && "lookup of a value that is not mapped");
  return mapped;
}

void IRMapping::map(Value from, Value to) { values[from] = to; }
void IRMapping::map(Block *from, Block *to) { blocks[from] = to; }
void IRMapping::map(Operation *from, Operation *to) { operations[from] = to; }
void IRMapping::erase(Value from) { values.erase(from); }
void IRMapping::erase(Block *from) { blocks.erase(from); }
void IRMapping::erase(Operation *from) { operations.erase(from); }
void IRMapping::clear() {
  values.clear();
  blocks.clear();
  operations.clear();
}
Value IRMapping::lookup(Value from) const {
  return require(lookupOrNull(from));
}
Block *IRMapping::lookup(Block *from) const {
  return require(lookupOrNull(from));
}
Operation *IRMapping::lookup(Operation *from) const {
  return require(lookupOrNull(from));
}
Value IRMapping::lookupOrValue(Value from, Value other) const {
  return lookupIn(values, from, other);
}
Block *IRMapping::lookupOrValue(Block *from, Block *other) const {
  return lookupIn(blocks, from, other);
}
Operation *IRMapping::lookupOrValue(Operation *from, Operation *other) const {
  return lookupIn(operations, from, other);
}
