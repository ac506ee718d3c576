// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block and Region: lists of operations and lists of blocks. Both own their
// contents. Operations and blocks lie in pools of the Context; the lists are
// intrusive.
#ifndef STRATA_IR_GRAPH_BLOCK_H
#define STRATA_IR_GRAPH_BLOCK_H

#include "strata/IR/Graph/Value.h"
#include "strata/IR/Graph/WalkResult.h"

namespace llvm {
class BitVector;
} // namespace llvm

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
  /// `node` must be in a list.
  ListIterator(T *node);
  T &operator*() const {
    assert(node && "dereferences the end of a list");
    return *node;
  }
  T *operator->() const { return &**this; }
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

/// Iterates over the blocks whose last operations have a block as successor.
class UserBlockIterator {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Block *;
  using difference_type = std::ptrdiff_t;
  using pointer = Block **;
  using reference = Block *;
  UserBlockIterator(BlockOperand *use = nullptr) : use(use) {}
  Block *operator*() const;
  UserBlockIterator &operator++() {
    ++use;
    return *this;
  }
  UserBlockIterator operator++(int) {
    UserBlockIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const UserBlockIterator &other) const {
    return use == other.use;
  }
  bool operator!=(const UserBlockIterator &other) const {
    return use != other.use;
  }
  /// The number of the successor in the operation.
  unsigned getSuccessorIndex() const { return use->getOperandNumber(); }

private:
  UseIterator<BlockOperand> use;
};

/// A list of operations with arguments.
class Block {
public:
  using iterator = detail::ListIterator<Operation, Block>;

  /// Makes a detached block. Give it to a region, or delete it by `destroy`.
  static Block *create(Context *ctx);
  /// `new Block`, as in MLIR, creates a detached block in the current Context, which must
  /// exist (Context::getCurrent). Programs that use several Contexts on one thread call
  /// `create`. Blocks exist on the heap only, and `destroy` deletes them.
  Block();
  static void *operator new(size_t size);
  /// Deletes a detached block with all it contains. The values it defines must
  /// have no uses outside it.
  void destroy();

  Region *getParent() const {
    checkLive();
    return parent;
  }
  Operation *getParentOp() const;
  bool isEntryBlock() const;
  Context *getContext() const {
    checkLive();
    return ctx;
  }

  // Operations.
  iterator begin() {
    checkLive();
    return {first, this};
  }
  iterator end() {
    checkLive();
    return {nullptr, this};
  }
  bool empty() const {
    checkLive();
    return !first;
  }
  Operation &front() {
    checkLive();
    assert(first && "the block is empty");
    return *first;
  }
  Operation &back() {
    checkLive();
    assert(last && "the block is empty");
    return *last;
  }
  Operation *getFirstOp() const {
    checkLive();
    return first;
  }
  Operation *getLastOp() const {
    checkLive();
    return last;
  }
  // Templates, so that only users pay for std::reverse_iterator.
  template <typename It = iterator> std::reverse_iterator<It> rbegin() {
    return std::reverse_iterator<It>(end());
  }
  template <typename It = iterator> std::reverse_iterator<It> rend() {
    return std::reverse_iterator<It>(begin());
  }
  /// O(n).
  size_t size();
  /// The list of operations, which is the block itself.
  Block &getOperations() { return *this; }
  /// All operations but the last one.
  llvm::iterator_range<iterator> without_terminator() {
    return {begin(), empty() ? end() : iterator(last, this)};
  }
  /// The operations that are an `OpTy`, nested ones left out.
  template <typename OpTy> auto getOps();
  void push_back(Operation *op);
  void push_front(Operation *op);
  /// Destroys the operation; returns the place after it.
  iterator erase(iterator position);
  /// Destroys all operations.
  void clear();
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
  void splice(iterator position, Block &source) {
    splice(position, &source, source.begin(), source.end());
  }
  void splice(iterator position, Block &source, iterator op) {
    splice(position, &source, op, std::next(op));
  }
  void splice(iterator position, Block &source, iterator firstOp,
              iterator lastOp) {
    splice(position, &source, firstOp, lastOp);
  }
  /// Moves the operations from `before` on, into a new block after this one.
  Block *splitBlock(iterator before);
  Block *splitBlock(Operation *before) { return splitBlock(iterator(before)); }

  // Arguments.
  using BlockArgListType = ArrayRef<BlockArgument>;
  unsigned getNumArguments() const {
    checkLive();
    return numArgs;
  }
  BlockArgument getArgument(unsigned index) const {
    assert(index < getNumArguments() &&
           "index of a block argument out of range");
    return BlockArgument(args[index]);
  }
  /// The arguments, as an array of values.
  ArrayRef<BlockArgument> getArguments() const {
    return {reinterpret_cast<const BlockArgument *>(args), getNumArguments()};
  }
  bool args_empty() const { return getNumArguments() == 0; }
  auto args_begin() const { return getArguments().begin(); }
  auto args_end() const { return getArguments().end(); }
  /// The types of the arguments; ValueRange.h defines it.
  auto getArgumentTypes() const;
  BlockArgument addArgument(Type type, Location loc);
  /// One location for each type.
  SmallVector<BlockArgument> addArguments(TypeRange types,
                                          ArrayRef<Location> locs);
  BlockArgument insertArgument(unsigned index, Type type, Location loc);
  /// Removes arguments, which must have no uses.
  void eraseArgument(unsigned index);
  void eraseArguments(unsigned start, unsigned count);
  void eraseArguments(const llvm::BitVector &which);
  void eraseArguments(function_ref<bool(BlockArgument)> shouldErase);

  // Control flow.
  using pred_iterator = UseIterator<BlockOperand>;
  /// The uses of the block as successor, one an edge, in no fixed order.
  llvm::iterator_range<pred_iterator> getPredecessorUses() const {
    checkLive();
    return {pred_iterator(firstUse), pred_iterator()};
  }
  using predecessor_iterator = UserBlockIterator;
  /// The predecessors, one an edge, in no fixed order.
  llvm::iterator_range<predecessor_iterator> getPredecessors() const;
  predecessor_iterator pred_begin() const;
  predecessor_iterator pred_end() const;
  bool hasNoPredecessors() const { return use_empty(); }
  /// The predecessor if all edges come from it; null otherwise.
  Block *getUniquePredecessor() const;
  /// The successors of the last operation.
  unsigned getNumSuccessors();
  Block *getSuccessor(unsigned index);
  SmallVector<Block *> getSuccessors();
  bool use_empty() const {
    checkLive();
    return !firstUse;
  }
  /// The only predecessor, counting a repeated edge from one block as many.
  Block *getSinglePredecessor() const;
  void replaceAllUsesWith(Block *other);

  Block *getNextNode() const {
    checkLive();
    return next;
  }
  Block *getPrevNode() const {
    checkLive();
    return prev;
  }
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

  /// Visits the operations in the block, and all nested in them, as Operation::walk
  /// does.
  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(Fn &&fn);
  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(iterator from, iterator to, Fn &&fn);

  void dropAllReferences();
  /// Sets all uses of values that are defined in the block, or nested in it, to null.
  void dropAllDefinedValueUses();

  /// Prints the block as part of its operation; `^bb0` alone for `printAsOperand`.
  void print(raw_ostream &os);
  void printAsOperand(raw_ostream &os);
  void dump();

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
  ~Block() = default;
  static void *operator new(size_t, void *place) { return place; }
  /// Builds with assertions set `ctx` of an erased block to null.
  void checkLive() const { assert(ctx && "use of an erased block"); }
  void growArgs();

  Block *prev = nullptr, *next = nullptr;
  Region *parent = nullptr;
  Context *ctx;
  Operation *first = nullptr, *last = nullptr;
  detail::ValueImpl **args = nullptr;
  uint32_t numArgs = 0;
  uint32_t argCapacity : 30 = 0;
  uint32_t orderValid : 1 = true;
  uint32_t marked : 1 = false;
  BlockOperand *firstUse = nullptr;
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
  Block &front() {
    assert(firstBlock && "the region is empty");
    return *firstBlock;
  }
  Block &back() {
    assert(lastBlock && "the region is empty");
    return *lastBlock;
  }
  Block *getFirstBlock() const { return firstBlock; }
  Block *getLastBlock() const { return lastBlock; }
  // Templates, so that only users pay for std::reverse_iterator.
  template <typename It = iterator> std::reverse_iterator<It> rbegin() {
    return std::reverse_iterator<It>(end());
  }
  template <typename It = iterator> std::reverse_iterator<It> rend() {
    return std::reverse_iterator<It>(begin());
  }
  /// O(n).
  size_t size();
  /// The list of blocks, which is the region itself.
  Region &getBlocks() { return *this; }
  /// The operations of all blocks, or those that are an `OpTy`; nested ones are left
  /// out.
  class OpIterator;
  llvm::iterator_range<OpIterator> getOps();
  template <typename OpTy> auto getOps();
  template <typename OpTy> OpTy getParentOfType() const;
  bool hasOneBlock() const { return firstBlock && firstBlock == lastBlock; }
  void push_back(Block *block);
  void push_front(Block *block) { insert(begin(), block); }
  void insert(iterator position, Block *block);
  /// Appends a new block.
  Block &emplaceBlock();
  /// Takes over the blocks of `other`, deleting its own.
  void takeBody(Region &other);
  /// Moves all blocks of `source` to before `position`.
  void splice(iterator position, Region &source);
  void splice(iterator position, Region &source, iterator block);
  bool isAncestor(Region *other) const;
  bool isProperAncestor(Region *other) const {
    return this != other && isAncestor(other);
  }
  /// The block of this region that is or contains `block`; null if none.
  Block *findAncestorBlockInRegion(Block &block);
  Operation *findAncestorOpInRegion(Operation &op);
  void cloneInto(Region *dest, IRMapping &mapping);
  void cloneInto(Region *dest, iterator position, IRMapping &mapping);
  void dropAllReferences();
  /// Deletes all blocks.
  void clear();
  /// Visits the operations in the region, and all nested in them, as Operation::walk
  /// does; with a `Block *`, the blocks of the region too.
  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(Fn &&fn);

  // Arguments of the entry block.
  unsigned getNumArguments() const {
    return firstBlock ? firstBlock->getNumArguments() : 0;
  }
  ArrayRef<BlockArgument> getArguments() const {
    return firstBlock ? firstBlock->getArguments() : ArrayRef<BlockArgument>();
  }
  auto getArgumentTypes() const;
  BlockArgument addArgument(Type type, Location loc) {
    return front().addArgument(type, loc);
  }
  SmallVector<BlockArgument> addArguments(TypeRange types,
                                          ArrayRef<Location> locs);
  void eraseArgument(unsigned index) { front().eraseArgument(index); }
  BlockArgument getArgument(unsigned index) const {
    assert(index < getNumArguments() &&
           "index of a region argument out of range");
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

#endif // STRATA_IR_GRAPH_BLOCK_H
