// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block and Region: lists of operations and lists of blocks. Both own what they
// contain. Operations and blocks lie in pools of the Context; the lists are
// intrusive.
#ifndef STRATA_IR_BLOCK_H
#define STRATA_IR_BLOCK_H

#include "strata/IR/Value.h"

namespace strata {

namespace detail {
/// Bidirectional iterator over an intrusive list of T with prev/next links and
/// a container that knows its ends.
template <typename T, typename Container> class ListIterator {
public:
  using iterator_category = std::bidirectional_iterator_tag;
  using value_type = T;
  using difference_type = std::ptrdiff_t;
  using pointer = T *;
  using reference = T &;
  ListIterator() = default;
  ListIterator(T *node, const Container *list) : node(node), list(list) {}
  explicit ListIterator(T *node);
  T &operator*() const { return *node; }
  T *operator->() const { return node; }
  T *getNodePtr() const { return node; }
  ListIterator &operator++();
  ListIterator &operator--();
  ListIterator operator++(int) {
    ListIterator old = *this;
    ++*this;
    return old;
  }
  ListIterator operator--(int) {
    ListIterator old = *this;
    --*this;
    return old;
  }
  bool operator==(const ListIterator &other) const {
    return node == other.node;
  }
  bool operator!=(const ListIterator &other) const {
    return node != other.node;
  }

private:
  T *node = nullptr;
  const Container *list = nullptr;
};
} // namespace detail

/// A list of operations with arguments.
class Block {
public:
  using iterator = detail::ListIterator<Operation, Block>;

  /// Makes a detached block. Give it to a region, or delete it by `destroy`.
  static Block *create(Context *ctx);
  /// Deletes a detached block with all it contains. The values it defines must
  /// have no uses outside it.
  void destroy();

  Region *getParent() const { return parent; }
  Operation *getParentOp() const;
  bool isEntryBlock() const;
  Context *getContext() const { return ctx; }

  // Operations.
  iterator begin() { return {first, this}; }
  iterator end() { return {nullptr, this}; }
  bool empty() const { return !first; }
  Operation &front() { return *first; }
  Operation &back() { return *last; }
  Operation *getFirstOp() const { return first; }
  Operation *getLastOp() const { return last; }
  void push_back(Operation *op);
  void push_front(Operation *op);
  /// Inserts the detached `op` before `position`.
  iterator insert(iterator position, Operation *op);
  /// The last operation if it is, or may be, a terminator; null otherwise.
  Operation *getTerminator();
  bool mightHaveTerminator();
  /// The operation of this block that is or contains `op`, null if none.
  Operation *findAncestorOpInBlock(Operation &op);
  /// Moves the operations [first, last) of `source` to before `position`.
  void splice(iterator position, Block *source, iterator firstOp,
              iterator lastOp);
  /// Moves the operations from `before` on, into a new block after this one.
  Block *splitBlock(iterator before);

  // Arguments.
  unsigned getNumArguments() const { return numArgs; }
  BlockArgument getArgument(unsigned index) const {
    return BlockArgument(args[index]);
  }
  /// The arguments, as an array of values.
  ArrayRef<BlockArgument> getArguments() const {
    return {reinterpret_cast<const BlockArgument *>(args), numArgs};
  }
  bool args_empty() const { return numArgs == 0; }
  BlockArgument addArgument(Type type, Location loc);
  BlockArgument insertArgument(unsigned index, Type type, Location loc);
  /// Removes an argument, which must have no uses.
  void eraseArgument(unsigned index);

  // Control flow.
  using pred_iterator = UseIterator<BlockOperand>;
  /// The uses of the block as successor, one an edge, in no fixed order.
  llvm::iterator_range<pred_iterator> getPredecessorUses() const {
    return {pred_iterator(firstUse), pred_iterator()};
  }
  bool hasNoPredecessors() const { return !firstUse; }
  bool use_empty() const { return !firstUse; }
  /// The only predecessor, counting a repeated edge from one block as many.
  Block *getSinglePredecessor() const;
  void replaceAllUsesWith(Block *other);

  Block *getNextNode() const { return next; }
  Block *getPrevNode() const { return prev; }
  void insertBefore(Block *other);
  void insertAfter(Block *other);
  void moveBefore(Block *other);
  /// Takes the block out of its region.
  void remove();
  /// Removes and destroys it.
  void erase();

  // Order of operations: numbers with gaps, made afresh when they run out.
  bool isOpOrderValid() const { return orderValid; }
  void invalidateOpOrder() { orderValid = false; }
  void recomputeOpOrder();
  bool verifyOpOrder();

  /// Visits the operations nested in the block, each after its regions'.
  template <typename Fn> void walk(Fn &&fn);

  void dropAllReferences();

  /// A bit for an algorithm on the IR to remember things by while it runs: false
  /// before and after.
  bool isMarked() const { return marked; }
  void setMarked(bool on) { marked = on; }

private:
  friend class Region;
  friend class Operation;
  friend class BlockOperand;
  friend struct detail::Mutation;
  friend class detail::ListIterator<Operation, Block>;
  friend class detail::ListIterator<Block, Region>;
  explicit Block(Context *ctx) : ctx(ctx) {}
  void growArgs();

  Block *prev = nullptr, *next = nullptr;
  Region *parent = nullptr;
  Context *ctx;
  Operation *first = nullptr, *last = nullptr;
  detail::ValueImpl **args = nullptr;
  uint32_t numArgs = 0, argCapacity = 0;
  BlockOperand *firstUse = nullptr;
  bool orderValid = true;
  bool marked = false;
};

/// A list of blocks, owned by an operation.
class Region {
public:
  using iterator = detail::ListIterator<Block, Region>;
  Region() = default;
  explicit Region(Operation *owner) : owner(owner) {}
  Region(const Region &) = delete;
  Region &operator=(const Region &) = delete;
  ~Region();

  Operation *getParentOp() const { return owner; }
  Region *getParentRegion() const;
  Context *getContext() const;
  unsigned getRegionNumber() const;

  iterator begin() { return {firstBlock, this}; }
  iterator end() { return {nullptr, this}; }
  bool empty() const { return !firstBlock; }
  Block &front() { return *firstBlock; }
  Block &back() { return *lastBlock; }
  Block *getFirstBlock() const { return firstBlock; }
  Block *getLastBlock() const { return lastBlock; }
  bool hasOneBlock() const { return firstBlock && firstBlock == lastBlock; }
  void push_back(Block *block);
  void insert(iterator position, Block *block);
  /// Appends a new block.
  Block &emplaceBlock();
  /// Takes over the blocks of `other`, deleting its own.
  void takeBody(Region &other);
  /// Moves all blocks of `source` to before `position`.
  void splice(iterator position, Region &source);
  bool isAncestor(Region *other) const;
  bool isProperAncestor(Region *other) const {
    return this != other && isAncestor(other);
  }
  /// The block of this region that is or contains `block`; null if none.
  Block *findAncestorBlockInRegion(Block &block);
  Operation *findAncestorOpInRegion(Operation &op);
  void cloneInto(Region *dest, IRMapping &mapping);
  void dropAllReferences();
  /// Deletes all blocks.
  void clear();
  template <typename Fn> void walk(Fn &&fn);

  // Arguments of the entry block.
  unsigned getNumArguments() const {
    return firstBlock ? firstBlock->getNumArguments() : 0;
  }
  BlockArgument getArgument(unsigned index) const {
    return firstBlock->getArgument(index);
  }

private:
  friend class Block;
  friend class Operation;
  friend struct detail::Mutation;
  friend class detail::ListIterator<Block, Region>;
  Operation *owner = nullptr;
  Block *firstBlock = nullptr, *lastBlock = nullptr;
};

} // namespace strata

namespace llvm {
template <> struct PointerLikeTypeTraits<strata::Block *> {
  static void *getAsVoidPointer(strata::Block *block) { return block; }
  static strata::Block *getFromVoidPointer(void *ptr) {
    return static_cast<strata::Block *>(ptr);
  }
  static constexpr int NumLowBitsAvailable = 3;
};
} // namespace llvm

#endif // STRATA_IR_BLOCK_H
