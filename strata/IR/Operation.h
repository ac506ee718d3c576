// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operation: the unit of IR. One pool block holds the header, the results and,
// only where needed, a tail; operands lie in a pool of their own:
//
//   [Operation 64][results 16 or 24 each][Tail 16][attribute slots][successors][regions]
//   [size, capacity][OpOperand 32 ...]
//
// The tail is there if the operation has attribute slots, successors or regions.
#ifndef STRATA_IR_OPERATION_H
#define STRATA_IR_OPERATION_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Block.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Twine.h"

#include <memory>

namespace strata {

/// Result of a visit: go on, do not enter the regions of the visited
/// operation (pre-order only), or stop.
enum class WalkResult : uint8_t { Advance, Skip, Interrupt };
/// When an operation is visited: before or after those nested in it.
enum class WalkOrder : uint8_t { PreOrder, PostOrder };

/// Everything that is needed to create an operation.
struct OperationState {
  OperationState(Location loc, OperationName name) : loc(loc), name(name) {}
  Location loc;
  OperationName name;
  SmallVector<Value, 4> operands;
  SmallVector<Type, 4> types;
  /// Discardable attributes, and inherent ones given by name; `create` moves
  /// the latter to their slots.
  SmallVector<NamedAttribute, 4> attributes;
  /// Inherent attributes by the number of their slot. Those in `attributes` win.
  SmallVector<std::pair<unsigned, Attribute>, 2> slots;
  /// The properties of an unregistered operation.
  Attribute propertiesAttr;
  SmallVector<Block *, 1> successors;
  /// Regions to take over; more empty ones may be asked for.
  SmallVector<std::unique_ptr<Region>, 1> regions;

  void addAttribute(StringRef name, Attribute value);
  Region *addRegion() {
    regions.push_back(std::make_unique<Region>());
    return regions.back().get();
  }
};

class Operation {
public:
  // Creation and destruction.

  /// Makes a detached operation. `attributes` may hold inherent attributes.
  static Operation *create(OperationState &state);
  /// The primitive behind it: `discardable` must hold no inherent attribute and
  /// may be null; attribute slots start null, regions empty. Location and types
  /// as given; null operands are allowed until they are set. The properties of
  /// an unregistered operation are given here or never: most have none, and pay
  /// for no slot.
  static Operation *create(Location loc, const OpDefinition *def,
                           ArrayRef<Type> types, ArrayRef<Value> operands,
                           DictionaryAttr discardable,
                           ArrayRef<Block *> successors, unsigned numRegions,
                           Attribute properties = {});
  /// Deletes a detached operation with all it contains. Does not recurse.
  void destroy();
  /// Takes the operation out of its block and destroys it. Results must be
  /// unused.
  void erase();
  /// Takes it out of its block, detached.
  void remove();

  // Identity.

  OperationName getName() const { return OperationName(def); }
  const OpDefinition &getDefinition() const { return *def; }
  bool isRegistered() const { return def->registered; }
  Dialect *getDialect() const { return def->dialect; }
  Context *getContext() const { return def->ctx; }
  Location getLoc() const { return location; }
  void setLoc(Location loc);
  /// Of an OpTrait, a number of getTraitId (Definition/Traits.h), or a name.
  bool hasTrait(TraitId trait) const { return def->hasTrait(trait); }
  bool hasTrait(StringRef trait) const { return def->hasTrait(trait); }
  /// True for unregistered operations too, which may have any trait.
  bool mightHaveTrait(OpTrait trait) const {
    return !def->registered || def->hasTrait(trait);
  }

  // Place.

  Block *getBlock() const { return parent; }
  Region *getParentRegion() const {
    return parent ? parent->getParent() : nullptr;
  }
  Operation *getParentOp() const {
    Region *region = getParentRegion();
    return region ? region->getParentOp() : nullptr;
  }
  Operation *getNextNode() const { return next; }
  Operation *getPrevNode() const { return prev; }
  bool isAncestor(const Operation *other) const;
  bool isProperAncestor(const Operation *other) const {
    return this != other && isAncestor(other);
  }
  /// Both in one block: true if this one comes first. Amortised O(1).
  bool isBeforeInBlock(Operation *other);
  void moveBefore(Operation *other);
  void moveBefore(Block *block, Block::iterator position);
  void moveAfter(Operation *other);

  // Operands.

  unsigned getNumOperands() const { return operands ? header()->size : 0; }
  Value getOperand(unsigned index) const { return operands[index].get(); }
  void setOperand(unsigned index, Value value) { operands[index].set(value); }
  OpOperand &getOpOperand(unsigned index) const { return operands[index]; }
  MutableArrayRef<OpOperand> getOpOperands() const {
    return {operands, getNumOperands()};
  }
  /// The operands as a vector of values.
  SmallVector<Value> getOperands() const;
  /// Replaces all operands; the number may change.
  void setOperands(ArrayRef<Value> values);
  void insertOperands(unsigned index, ArrayRef<Value> values);
  void eraseOperands(unsigned index, unsigned count = 1);
  void replaceUsesOfWith(Value from, Value to);

  // Results.

  unsigned getNumResults() const { return numResults; }
  OpResult getResult(unsigned index) const {
    return OpResult(resultImpl(index));
  }
  SmallVector<OpResult> getResults() const;
  SmallVector<Type> getResultTypes() const;
  bool use_empty() const {
    for (unsigned i = 0; i < numResults; ++i)
      if (resultImpl(i)->firstUse)
        return false;
    return true;
  }
  void replaceAllUsesWith(ArrayRef<Value> values);
  void replaceAllUsesWith(Operation *other);
  void dropAllUses();

  // Attributes.

  /// The discardable attributes; empty where there are none.
  DictionaryAttr getDiscardableAttrDictionary() const;
  /// The same, null where there are none.
  DictionaryAttr getRawDiscardableAttrs() const {
    return DictionaryAttr(attributes);
  }
  ArrayRef<NamedAttribute> getDiscardableAttrs() const;
  void setDiscardableAttrs(DictionaryAttr dictionary);
  Attribute getDiscardableAttr(StringRef name) const;
  void setDiscardableAttr(StringAttr name, Attribute value);
  /// Attribute slots as numbered by the definition; one slot, the properties,
  /// for unregistered operations.
  ArrayRef<Attribute> getAttrSlots() const {
    if (!hasTail)
      return {};
    return {attrSlotArray(), tail()->numAttrSlots};
  }
  void setAttrSlot(unsigned index, Attribute value);
  /// The properties of an unregistered operation, null if it has none.
  Attribute getPropertiesAttr() const;
  /// The inherent attributes that are set, as a dictionary; for unregistered
  /// operations the properties as they are. Null if there are none.
  Attribute getPropertiesAsAttribute() const;
  Attribute getInherentAttr(StringRef name) const;
  /// Inherent or discardable attribute `name`.
  Attribute getAttr(StringRef name) const;
  template <typename T> T getAttrOfType(StringRef name) const {
    return dyn_cast_or_null<T>(getAttr(name));
  }
  bool hasAttr(StringRef name) const { return bool(getAttr(name)); }
  /// Sets the inherent or discardable attribute; null removes it.
  void setAttr(StringRef name, Attribute value);
  Attribute removeAttr(StringRef name);
  /// Inherent and discardable attributes, sorted by name.
  SmallVector<NamedAttribute> getAttrs() const;

  // Regions and successors.

  unsigned getNumRegions() const { return hasTail ? tail()->numRegions : 0; }
  Region &getRegion(unsigned index) const { return regionArray()[index]; }
  MutableArrayRef<Region> getRegions() const {
    return {getNumRegions() ? regionArray() : nullptr, getNumRegions()};
  }
  unsigned getNumSuccessors() const {
    return hasTail ? tail()->numSuccessors : 0;
  }
  bool hasSuccessors() const { return getNumSuccessors() != 0; }
  Block *getSuccessor(unsigned index) const {
    return successorArray()[index].get();
  }
  void setSuccessor(Block *block, unsigned index) {
    successorArray()[index].set(block);
  }
  MutableArrayRef<BlockOperand> getBlockOperands() const {
    return {getNumSuccessors() ? successorArray() : nullptr,
            getNumSuccessors()};
  }
  SmallVector<Block *> getSuccessors() const;

  /// A bit for an algorithm on the IR to remember things by while it runs: false
  /// before and after.
  bool isMarked() const { return marked; }
  void setMarked(bool on) { marked = on; }

  // Whole-operation services.

  /// Copies the operation, with its regions; operands and successors are taken
  /// through `mapping`, which receives the new results, blocks and arguments.
  Operation *clone(IRMapping &mapping) const;
  Operation *clone() const;
  Operation *cloneWithoutRegions(IRMapping &mapping) const;
  /// Drops operands and successors, here and in all regions.
  void dropAllReferences();
  /// Visits this operation and all nested in it.
  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(Fn &&fn);

  /// `'op.name' op ` and the rest of the message, at the operation's location.
  InFlightDiagnostic emitOpError(const Twine &message = {});
  InFlightDiagnostic emitError(const Twine &message = {});
  InFlightDiagnostic emitWarning(const Twine &message = {});
  InFlightDiagnostic emitRemark(const Twine &message = {});
  void print(raw_ostream &os);
  void dump();

private:
  friend class Block;
  friend class OpOperand;
  friend class OpResult;
  friend class BlockOperand;
  friend struct detail::Mutation;
  friend class detail::ListIterator<Operation, Block>;
  Operation() = default;

  struct OperandHeader {
    uint32_t size, capacity;
    uint64_t padding;
  };
  struct Tail {
    uint32_t numSuccessors, numRegions;
    uint32_t numAttrSlots, padding;
  };
  OperandHeader *header() const {
    return reinterpret_cast<OperandHeader *>(operands) - 1;
  }
  static size_t resultSize(unsigned numResults) {
    return numResults > 6 ? sizeof(detail::OutOfLineResultImpl)
                          : sizeof(detail::ValueImpl);
  }
  detail::ValueImpl *resultImpl(unsigned index) const {
    char *base = reinterpret_cast<char *>(const_cast<Operation *>(this) + 1);
    return reinterpret_cast<detail::ValueImpl *>(
        base + index * resultSize(numResults));
  }
  Tail *tail() const {
    return reinterpret_cast<Tail *>(
        reinterpret_cast<char *>(const_cast<Operation *>(this) + 1) +
        numResults * resultSize(numResults));
  }
  Attribute *attrSlotArray() const {
    return reinterpret_cast<Attribute *>(tail() + 1);
  }
  BlockOperand *successorArray() const {
    return reinterpret_cast<BlockOperand *>(attrSlotArray() +
                                            tail()->numAttrSlots);
  }
  Region *regionArray() const {
    return reinterpret_cast<Region *>(successorArray() + tail()->numSuccessors);
  }
  size_t allocationSize() const;
  void destroyShallow();
  /// Gives back their memory; they are not linked any more.
  void freeOperands();
  void resizeOperands(uint32_t size);
  void updateOrder();

  static constexpr uint32_t OrderStride = 5;

  Operation *prev = nullptr, *next = nullptr;
  Block *parent = nullptr;
  OpOperand *operands = nullptr;
  const OpDefinition *def = nullptr;
  Location location;
  const AttrStorage *attributes = nullptr;
  uint32_t order = 0;
  uint32_t numResults : 30;
  uint32_t marked : 1;
  uint32_t hasTail : 1;
};
static_assert(sizeof(Operation) == 64,
              "one cache line; see docs/decisions/0002 and bench/IR");

inline Operation *OpResult::getOwner() const {
  unsigned index = getResultNumber();
  bool large = impl->kind() == detail::ValueImpl::OutOfLine;
  char *first = reinterpret_cast<char *>(impl) -
                index * (large ? sizeof(detail::OutOfLineResultImpl)
                               : sizeof(detail::ValueImpl));
  return reinterpret_cast<Operation *>(first) - 1;
}

inline Operation *Value::getDefiningOp() const {
  if (impl->kind() == detail::ValueImpl::Argument)
    return nullptr;
  return OpResult(impl).getOwner();
}

inline unsigned OpOperand::getOperandNumber() const {
  return unsigned(this - owner->operands);
}

namespace detail {
template <typename T, typename C>
ListIterator<T, C>::ListIterator(T *node) : node(node), list(nullptr) {
  if constexpr (std::is_same_v<T, Operation>)
    list = node->getBlock();
  else
    list = node->getParent();
}
template <typename T, typename C>
ListIterator<T, C> &ListIterator<T, C>::operator++() {
  node = node->next;
  return *this;
}
template <typename T, typename C>
ListIterator<T, C> &ListIterator<T, C>::operator--() {
  if (node)
    node = node->prev;
  else if constexpr (std::is_same_v<T, Operation>)
    node = list->last;
  else
    node = list->lastBlock;
  return *this;
}

/// One level of a walk: the operation whose regions are being visited, the
/// number of the next region, the current block, and the next operation in it.
struct WalkFrame {
  Operation *op;
  unsigned region;
  Block *block;
  Operation *next;
  /// Moves to the next operation, over empty blocks and regions. False at the
  /// end.
  bool settle();
};

/// Visits `root` and what is nested in it, with an explicit stack. The visited
/// operation may be erased by the visit, others may not.
template <WalkOrder Order, typename Fn>
WalkResult walkOperations(Operation *root, Fn &&fn) {
  SmallVector<WalkFrame, 8> frames;
  auto visit = [&](Operation *op) -> WalkResult {
    if constexpr (std::is_void_v<decltype(fn(op))>) {
      fn(op);
      return WalkResult::Advance;
    } else {
      return fn(op);
    }
  };
  auto enter = [&](Operation *op) -> WalkResult {
    bool hasRegions = op->getNumRegions();
    if (Order == WalkOrder::PreOrder || !hasRegions) {
      WalkResult result = visit(op);
      if (!hasRegions || result != WalkResult::Advance)
        return result;
    }
    frames.push_back({op, 0, nullptr, nullptr});
    return WalkResult::Advance;
  };
  if (enter(root) == WalkResult::Interrupt)
    return WalkResult::Interrupt;
  while (!frames.empty()) {
    WalkFrame &frame = frames.back();
    if (Operation *op = frame.next; op || frame.settle()) {
      op = frame.next;
      // Stepped over before the visit, which may erase it.
      frame.next = op->getNextNode();
      if (!frame.next)
        frame.settle();
      if (enter(op) == WalkResult::Interrupt)
        return WalkResult::Interrupt;
      continue;
    }
    Operation *done = frame.op;
    frames.pop_back();
    if (Order == WalkOrder::PostOrder && visit(done) == WalkResult::Interrupt)
      return WalkResult::Interrupt;
  }
  return WalkResult::Advance;
}
} // namespace detail

template <WalkOrder Order, typename Fn> WalkResult Operation::walk(Fn &&fn) {
  return detail::walkOperations<Order>(this, std::forward<Fn>(fn));
}

template <typename Fn> void Block::walk(Fn &&fn) {
  for (Operation *op = first, *following; op; op = following) {
    following = op->getNextNode();
    op->walk(fn);
  }
}

template <typename Fn> void Region::walk(Fn &&fn) {
  for (Block *block = firstBlock, *following; block; block = following) {
    following = block->getNextNode();
    block->walk(fn);
  }
}

/// Maps values, blocks and operations of the original to those of a copy.
class IRMapping {
public:
  void map(Value from, Value to) { values[from] = to; }
  void map(Block *from, Block *to) { blocks[from] = to; }
  void map(Operation *from, Operation *to) { operations[from] = to; }
  Value lookupOrDefault(Value from) const {
    auto it = values.find(from);
    return it == values.end() ? from : it->second;
  }
  Block *lookupOrDefault(Block *from) const {
    auto it = blocks.find(from);
    return it == blocks.end() ? from : it->second;
  }
  Value lookupOrNull(Value from) const { return values.lookup(from); }
  Block *lookupOrNull(Block *from) const { return blocks.lookup(from); }
  Operation *lookupOrNull(Operation *from) const {
    return operations.lookup(from);
  }
  bool contains(Value from) const { return values.count(from); }

private:
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Block *, Block *> blocks;
  llvm::DenseMap<Operation *, Operation *> operations;
};

/// Owns a detached operation.
class OwningOpRef {
public:
  OwningOpRef() = default;
  explicit OwningOpRef(Operation *op) : op(op) {}
  OwningOpRef(OwningOpRef &&other) noexcept : op(other.release()) {}
  OwningOpRef &operator=(OwningOpRef &&other) noexcept {
    reset(other.release());
    return *this;
  }
  ~OwningOpRef() { reset(); }
  explicit operator bool() const { return op; }
  Operation *get() const { return op; }
  Operation *operator->() const { return op; }
  Operation &operator*() const { return *op; }
  Operation *release() {
    Operation *result = op;
    op = nullptr;
    return result;
  }
  void reset(Operation *newOp = nullptr) {
    if (op)
      op->destroy();
    op = newOp;
  }

private:
  Operation *op = nullptr;
};

} // namespace strata

#endif // STRATA_IR_OPERATION_H
