// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IRMapping: which values, blocks and operations of a copy stand for those of the
// original.
#ifndef STRATA_IR_GRAPH_IRMAPPING_H
#define STRATA_IR_GRAPH_IRMAPPING_H

#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace strata {

/// Maps values, blocks and operations of the original to those of a copy.
class IRMapping {
public:
  void map(Value from, Value to);
  void map(Block *from, Block *to);
  void map(Operation *from, Operation *to);
  /// Maps the values of two ranges of equal length one by one.
  template <typename From, typename To,
            std::enable_if_t<!std::is_convertible_v<From, Value> &&
                                 !std::is_pointer_v<std::decay_t<From>>,
                             int> = 0>
  void map(From &&from, To &&to) {
    for (auto pair : llvm::zip_equal(from, to))
      map(Value(std::get<0>(pair)), Value(std::get<1>(pair)));
  }
  void erase(Value from);
  void erase(Block *from);
  void erase(Operation *from);
  void clear();
  bool contains(Value from) const { return bool(lookupOrNull(from)); }
  bool contains(Block *from) const { return lookupOrNull(from); }
  bool contains(Operation *from) const { return lookupOrNull(from); }
  /// The value that `from` is mapped to; `from` must be mapped.
  Value lookup(Value from) const;
  Block *lookup(Block *from) const;
  Operation *lookup(Operation *from) const;
  Value lookupOrDefault(Value from) const { return lookupOrValue(from, from); }
  Block *lookupOrDefault(Block *from) const {
    return lookupOrValue(from, from);
  }
  Operation *lookupOrDefault(Operation *from) const {
    return lookupOrValue(from, from);
  }
  Value lookupOrNull(Value from) const { return lookupOrValue(from, {}); }
  Block *lookupOrNull(Block *from) const {
    return lookupOrValue(from, nullptr);
  }
  Operation *lookupOrNull(Operation *from) const {
    return lookupOrValue(from, nullptr);
  }
  Value lookupOrValue(Value from, Value other) const;
  Block *lookupOrValue(Block *from, Block *other) const;
  Operation *lookupOrValue(Operation *from, Operation *other) const;
  const llvm::DenseMap<Value, Value> &getValueMap() const { return values; }
  const llvm::DenseMap<Block *, Block *> &getBlockMap() const { return blocks; }
  const llvm::DenseMap<Operation *, Operation *> &getOperationMap() const {
    return operations;
  }

private:
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
  llvm::DenseMap<Operation *, Operation *> operations;
};

} // namespace strata

#endif // STRATA_IR_GRAPH_IRMAPPING_H
