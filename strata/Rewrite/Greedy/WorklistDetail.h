// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The worklist of the greedy driver.
#ifndef STRATA_REWRITE_GREEDY_WORKLISTDETAIL_H
#define STRATA_REWRITE_GREEDY_WORKLISTDETAIL_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Support/Pool.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

namespace strata::detail {

/// Operations to visit, the last one first; each is in it once. If there are
/// many, positions are found by address: with a hash table a third of the time
/// to fold 200,000 operations went into it.
class Worklist {
public:
  bool empty() const { return numOps == 0; }
  size_t size() const { return numOps; }
  void push(Operation *op) {
    if (getPosition(op))
      return;
    list.push_back(op);
    setPosition(op, uint32_t(list.size()));
    ++numOps;
  }
  Operation *pop() {
    while (!list.back())
      list.pop_back();
    Operation *op = list.pop_back_val();
    setPosition(op, 0);
    --numOps;
    return op;
  }
  void remove(Operation *op) {
    uint32_t position = getPosition(op);
    if (!position)
      return;
    list[position - 1] = nullptr;
    setPosition(op, 0);
    --numOps;
  }
  void reverse() {
    std::reverse(list.begin(), list.end());
    for (auto [i, op] : llvm::enumerate(list))
      if (op)
        setPosition(op, uint32_t(i) + 1);
  }
  void clear() {
    for (Operation *op : list)
      if (op)
        setPosition(op, 0);
    list.clear();
    numOps = 0;
  }

private:
  static constexpr size_t ManyOps = 1024;
  /// Counted from 1; 0 for operations that are not in it.
  uint32_t getPosition(Operation *op) const {
    return isLarge ? byAddress.lookup(op) : positions.lookup(op);
  }
  void setPosition(Operation *op, uint32_t position) {
    if (isLarge)
      return byAddress.set(op, position);
    if (!position) {
      positions.erase(op);
      return;
    }
    positions[op] = position;
    if (positions.size() <= ManyOps)
      return;
    isLarge = true;
    for (auto [known, at] : positions)
      byAddress.set(known, at);
    positions.clear();
  }

  SmallVector<Operation *, 0> list;
  size_t numOps = 0;
  bool isLarge = false;
  llvm::DenseMap<Operation *, uint32_t> positions;
  /// Operations are at least that far apart.
  BasicAddressMap<sizeof(Operation)> byAddress;
};

} // namespace strata::detail

#endif // STRATA_REWRITE_GREEDY_WORKLISTDETAIL_H
