// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operation: the unit of IR. One pool block holds the header, the results and,
// only where needed, a tail; operands lie in a pool of their own:
//
//   [Operation 64][results 16 or 24 each][Tail 16][attribute slots][successors][regions]
//   [size, capacity][OpOperand 32 ...]
//
// The tail exists if the operation has attribute slots, successors or regions.
#ifndef STRATA_IR_GRAPH_OPERATION_H
#define STRATA_IR_GRAPH_OPERATION_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/OpPrintingFlags.h"
#include "strata/IR/Graph/ValueRange.h"
#include "strata/IR/Graph/WalkResult.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Twine.h"

#include <memory>

namespace llvm {
class BitVector;
} // namespace llvm

namespace strata {

/// The data needed to create an operation.
struct OperationState {
  OperationState(Location location, OperationName name)
      : location(location), name(name) {}
  /// The name is looked up in the Context of `location` (Location::getContext).
  OperationState(Location location, StringRef name);
  OperationState(Location location, OperationName name, ValueRange operands,
                 TypeRange types = {}, ArrayRef<NamedAttribute> attributes = {},
                 ArrayRef<Block *> successors = {}, unsigned numRegions = 0);
  OperationState(Location location, StringRef name, ValueRange operands,
                 TypeRange types = {}, ArrayRef<NamedAttribute> attributes = {},
                 ArrayRef<Block *> successors = {}, unsigned numRegions = 0);
  Context *getContext() const { return name.getDefinition()->ctx; }
  Location location;
  OperationName name;
  SmallVector<Value, 4> operands;
  SmallVector<Type, 4> types;
  /// Discardable attributes, and inherent ones given by name; `create` moves
  /// the latter to their slots.
  SmallVector<NamedAttribute, 4> attributes;
  /// Inherent attributes by slot index. They override those in `attributes`.
  SmallVector<std::pair<unsigned, Attribute>, 2> slots;
  /// The properties of an unregistered operation.
  Attribute propertiesAttr;
  SmallVector<Block *, 1> successors;
  /// Regions to take over; more empty ones may be requested.
  SmallVector<std::unique_ptr<Region>, 1> regions;

  void addOperands(ValueRange values);
  void addTypes(TypeRange newTypes);
  void addAttribute(StringRef name, Attribute value);
  void addAttribute(StringAttr name, Attribute value);
  void addAttributes(ArrayRef<NamedAttribute> entries);
  void addSuccessors(Block *block) { successors.push_back(block); }
  void addSuccessors(ArrayRef<Block *> blocks);
  Region *addRegion() {
    regions.push_back(std::make_unique<Region>());
    return regions.back().get();
  }
  void addRegion(std::unique_ptr<Region> region);
};

class Operation {
public:
  // Creation and destruction.

  /// Makes a detached operation. `attributes` may hold inherent attributes.
  static Operation *create(OperationState &state);
  /// The primitive that the other overloads call: `discardable` must hold no
  /// inherent attribute and may be null; attribute slots start null, regions
  /// empty. Location and types as given; null operands are allowed until they
  /// are set. The properties of an unregistered operation are given here or
  /// never: most have none, and pay for no slot.
  static Operation *create(Location loc, const OpDefinition *def,
                           TypeRange types, ValueRange operands,
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

  OperationName getName() const { return OperationName(checkedDef()); }
  const OpDefinition &getDefinition() const { return *checkedDef(); }
  bool isRegistered() const { return checkedDef()->registered; }
  Dialect *getDialect() const { return checkedDef()->dialect; }
  Context *getContext() const { return checkedDef()->ctx; }
  Location getLoc() const {
    checkLive();
    return location;
  }
  void setLoc(Location loc);
  /// Whether the operation has a trait, given as an OpTrait, an id of
  /// getTraitId (Definition/Traits.h), or a name.
  bool hasTrait(TraitId trait) const { return checkedDef()->hasTrait(trait); }
  bool hasTrait(StringRef trait) const { return checkedDef()->hasTrait(trait); }
  template <OpTrait trait> bool hasTrait() const {
    return checkedDef()->hasTrait(trait);
  }
  /// True for unregistered operations too, which may have any trait.
  bool mightHaveTrait(OpTrait trait) const {
    return !isRegistered() || def->hasTrait(trait);
  }
  template <OpTrait trait> bool mightHaveTrait() const {
    return mightHaveTrait(trait);
  }

  // Place.

  Block *getBlock() const {
    checkLive();
    return parent;
  }
  Region *getParentRegion() const {
    Block *block = getBlock();
    return block ? block->getParent() : nullptr;
  }
  Operation *getParentOp() const {
    Region *region = getParentRegion();
    return region ? region->getParentOp() : nullptr;
  }
  /// The nearest operation around this one that is an `OpTy`; null if there is none.
  template <typename OpTy> OpTy getParentOfType() const {
    Operation *op = getParentOp();
    while (op && !isa<OpTy>(op))
      op = op->getParentOp();
    return op ? cast<OpTy>(op) : OpTy();
  }
  /// The nearest operation around this one that has the trait; null if there is none.
  Operation *getParentWithTrait(TraitId trait) const {
    Operation *op = getParentOp();
    while (op && !op->hasTrait(trait))
      op = op->getParentOp();
    return op;
  }
  template <OpTrait trait> Operation *getParentWithTrait() const {
    return getParentWithTrait(trait);
  }
  Operation *getNextNode() const {
    checkLive();
    return next;
  }
  Operation *getPrevNode() const {
    checkLive();
    return prev;
  }
  bool isAncestor(const Operation *other) const;
  bool isProperAncestor(const Operation *other) const {
    return this != other && isAncestor(other);
  }
  /// Both in one block: true if this one comes first. Amortised O(1).
  bool isBeforeInBlock(Operation *other);
  void moveBefore(Operation *other);
  void moveBefore(Block *block, Block::iterator position);
  void moveAfter(Operation *other);
  void moveAfter(Block *block, Block::iterator position);
  Block::iterator getIterator() { return Block::iterator(this); }

  // Operands.

  unsigned getNumOperands() const {
    checkLive();
    return operands ? getSizes(header()).size : 0;
  }
  Value getOperand(unsigned index) const { return getOpOperand(index).get(); }
  void setOperand(unsigned index, Value value) {
    getOpOperand(index).set(value);
  }
  OpOperand &getOpOperand(unsigned index) const {
    assert(index < getNumOperands() && "index of an operand out of range");
    return operands[index];
  }
  MutableArrayRef<OpOperand> getOpOperands() const {
    return {operands, getNumOperands()};
  }
  OperandRange getOperands() const {
    return OperandRange(operands, getNumOperands());
  }
  using operand_iterator = OperandRange::iterator;
  operand_iterator operand_begin() const { return getOperands().begin(); }
  operand_iterator operand_end() const { return getOperands().end(); }
  using operand_type_range = OperandRange::type_range;
  operand_type_range getOperandTypes() const {
    return getOperands().getTypes();
  }
  using operand_type_iterator = operand_type_range::iterator;
  operand_type_iterator operand_type_begin() const {
    return getOperandTypes().begin();
  }
  operand_type_iterator operand_type_end() const {
    return getOperandTypes().end();
  }
  /// Replaces all operands; the number may change.
  void setOperands(ValueRange values);
  /// Replaces `count` operands from number `start` on; the number may change.
  void setOperands(unsigned start, unsigned count, ValueRange values);
  void insertOperands(unsigned index, ValueRange values);
  void eraseOperand(unsigned index) { eraseOperands(index); }
  void eraseOperands(unsigned index, unsigned count = 1);
  /// Erases those that are set.
  void eraseOperands(const llvm::BitVector &which);
  void replaceUsesOfWith(Value from, Value to);

  // Results.

  unsigned getNumResults() const {
    checkLive();
    return numResults;
  }
  OpResult getResult(unsigned index) const {
    assert(index < getNumResults() && "index of a result out of range");
    return OpResult(resultImpl(index));
  }
  OpResult getOpResult(unsigned index) const { return getResult(index); }
  ResultRange getResults() const {
    checkLive();
    return ResultRange(numResults ? resultImpl(0) : nullptr, numResults);
  }
  ResultRange getOpResults() const { return getResults(); }
  using result_iterator = ResultRange::iterator;
  result_iterator result_begin() const { return getResults().begin(); }
  result_iterator result_end() const { return getResults().end(); }
  using result_type_range = ResultRange::type_range;
  result_type_range getResultTypes() const { return getResults().getTypes(); }
  using result_type_iterator = result_type_range::iterator;
  result_type_iterator result_type_begin() const {
    return getResultTypes().begin();
  }
  result_type_iterator result_type_end() const {
    return getResultTypes().end();
  }
  /// The uses of all results, one result after the other.
  using use_iterator = ResultRange::use_iterator;
  llvm::iterator_range<use_iterator> getUses() const {
    return getResults().getUses();
  }
  use_iterator use_begin() const { return getUses().begin(); }
  use_iterator use_end() const { return getUses().end(); }
  /// The operations that use results, each as often as it does.
  using user_iterator = ResultRange::user_iterator;
  llvm::iterator_range<user_iterator> getUsers() const {
    return getResults().getUsers();
  }
  user_iterator user_begin() const { return getUsers().begin(); }
  user_iterator user_end() const { return getUsers().end(); }
  bool hasOneUse() const { return getResults().hasOneUse(); }
  /// Whether an operation outside `block` uses a result. O(uses).
  bool isUsedOutsideOfBlock(Block *block) const;
  bool use_empty() const {
    for (unsigned i = 0; i < numResults; ++i)
      if (resultImpl(i)->firstUse)
        return false;
    return true;
  }
  void replaceAllUsesWith(ValueRange values);
  void replaceAllUsesWith(Operation *other);
  /// Makes the uses of results for which `shouldReplace` holds uses of `values`.
  void replaceUsesWithIf(ValueRange values,
                         function_ref<bool(OpOperand &)> shouldReplace);
  void dropAllUses();

  // Attributes.

  /// The discardable attributes; empty where there are none.
  DictionaryAttr getDiscardableAttrDictionary() const;
  /// The discardable attributes; null if there are none.
  DictionaryAttr getRawDiscardableAttrs() const {
    return DictionaryAttr(attributes);
  }
  ArrayRef<NamedAttribute> getDiscardableAttrs() const;
  void setDiscardableAttrs(DictionaryAttr dictionary);
  Attribute getDiscardableAttr(StringRef name) const;
  /// Null removes it.
  void setDiscardableAttr(StringAttr name, Attribute value);
  void setDiscardableAttr(StringRef name, Attribute value);
  /// Returns the removed attribute; null if there was none.
  Attribute removeDiscardableAttr(StringRef name);
  /// Adds the attribute that follows from the others (DerivedAttribute), if the
  /// operation has one by its definition and lacks it. Readers call it when the rest of
  /// the operation is complete.
  void addDerivedAttribute() {
    if (LLVM_UNLIKELY(bool(def->derivedAttribute.name)))
      addMissingDerivedAttribute();
  }
  /// Attribute slots as numbered by the definition; one slot, the properties,
  /// for unregistered operations.
  ArrayRef<Attribute> getAttrSlots() const {
    checkLive();
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
  /// The inherent attribute `name`: null if it is not set, std::nullopt if the
  /// operation has no such inherent attribute.
  std::optional<Attribute> getInherentAttr(StringRef name) const;
  /// The inherent attribute `name`; null if it is not set, or there is no such one.
  Attribute getInherentAttrOrNull(StringRef name) const;
  /// Inherent or discardable attribute `name`.
  Attribute getAttr(StringRef name) const;
  template <typename T> T getAttrOfType(StringRef name) const {
    return dyn_cast_or_null<T>(getAttr(name));
  }
  template <typename T> T getAttrOfType(StringAttr name) const {
    return dyn_cast_or_null<T>(getAttr(name.getValue()));
  }
  bool hasAttr(StringRef name) const { return bool(getAttr(name)); }
  template <typename T> bool hasAttrOfType(StringRef name) const {
    return bool(getAttrOfType<T>(name));
  }
  /// Sets the inherent or discardable attribute; null removes it.
  void setAttr(StringRef name, Attribute value);
  Attribute removeAttr(StringRef name);
  /// Inherent and discardable attributes, sorted by name.
  SmallVector<NamedAttribute> getAttrs() const;
  DictionaryAttr getAttrDictionary() const;
  /// Sets all attributes, inherent and discardable; those not listed are removed.
  void setAttrs(ArrayRef<NamedAttribute> attrs);
  void setAttrs(DictionaryAttr attrs);

  // Regions and successors.

  unsigned getNumRegions() const {
    checkLive();
    return hasTail ? tail()->numRegions : 0;
  }
  Region &getRegion(unsigned index) const {
    assert(index < getNumRegions() && "index of a region out of range");
    return regionArray()[index];
  }
  MutableArrayRef<Region> getRegions() const {
    return {getNumRegions() ? regionArray() : nullptr, getNumRegions()};
  }
  unsigned getNumSuccessors() const {
    checkLive();
    return hasTail ? tail()->numSuccessors : 0;
  }
  bool hasSuccessors() const { return getNumSuccessors() != 0; }
  Block *getSuccessor(unsigned index) const {
    assert(index < getNumSuccessors() && "index of a successor out of range");
    return successorArray()[index].get();
  }
  void setSuccessor(Block *block, unsigned index) {
    assert(index < getNumSuccessors() && "index of a successor out of range");
    successorArray()[index].set(block);
  }
  MutableArrayRef<BlockOperand> getBlockOperands() const {
    return {getNumSuccessors() ? successorArray() : nullptr,
            getNumSuccessors()};
  }
  /// The successors.
  class SuccessorRange
      : public detail::IndexedRange<SuccessorRange, BlockOperand *, Block *> {
  public:
    using IndexedRange::IndexedRange;
    static BlockOperand *advance(BlockOperand *base, ptrdiff_t index) {
      return base + index;
    }
    static Block *get(BlockOperand *base, ptrdiff_t index) {
      return base[index].get();
    }
  };
  SuccessorRange getSuccessors() const {
    MutableArrayRef<BlockOperand> blocks = getBlockOperands();
    return SuccessorRange(blocks.data(), blocks.size());
  }

  /// A bit for an algorithm on the IR to remember things by while it runs: false
  /// before and after.
  bool isMarked() const { return marked; }
  void setMarked(bool on) { marked = on; }

  // Whole-operation services.

  /// Copies the operation, with its regions; operands and successors are taken
  /// through `mapping`, which receives the new results, blocks and arguments.
  Operation *clone(IRMapping &mapping) const;
  Operation *clone() const;
  /// The regions of the copy are empty.
  Operation *cloneWithoutRegions(IRMapping &mapping) const;
  Operation *cloneWithoutRegions() const;
  /// Drops operands and successors, here and in all regions.
  void dropAllReferences();
  /// Calls `fn` for this operation and for all nested in it. `fn` returns void,
  /// a WalkResult, or a type that converts to one. Its parameter says what is
  /// visited: an `Operation *`; a class of operations or interfaces, for those
  /// operations; `Block *` or `Region *`, for the blocks or regions inside this
  /// operation. `fn` may erase its argument; in pre-order it then returns
  /// `WalkResult::skip()`.
  template <WalkOrder Order = WalkOrder::PostOrder, typename Fn>
  WalkResult walk(Fn &&fn);
  /// Folds the operation, whose operands have the constant values `operands`, null
  /// for others. IR/Build/Fold.h says what success means.
  LogicalResult fold(ArrayRef<Attribute> operands,
                     SmallVectorImpl<OpFoldResult> &results);
  LogicalResult fold(SmallVectorImpl<OpFoldResult> &results);

  /// `'op.name' op ` and the rest of the message, at the operation's location.
  InFlightDiagnostic emitOpError(const Twine &message = {});
  InFlightDiagnostic emitError(const Twine &message = {});
  InFlightDiagnostic emitWarning(const Twine &message = {});
  InFlightDiagnostic emitRemark(const Twine &message = {});
  /// Prints the operation as mlir-opt does. An operation that does not verify is
  /// printed in generic form after a comment that says so, unless
  /// `flags.assumeVerified` is set. Null operands are `<<NULL VALUE>>`.
  void print(raw_ostream &os, const PrintingFlags &flags = {});
  /// Prints to the standard error stream.
  void dump();

private:
  void addMissingDerivedAttribute();
  friend class Block;
  friend class OpOperand;
  friend class OpResult;
  friend class BlockOperand;
  friend struct detail::Mutation;
  friend class detail::ListIterator<Operation, Block>;
  Operation() = default;

  /// Builds with assertions set `def` of an erased operation to null. Its memory is
  /// not used again for a while (Pool::deallocate).
  void checkLive() const { assert(def && "use of an erased operation"); }
  const OpDefinition *checkedDef() const {
    checkLive();
    return def;
  }

  /// The header in front of the first operand. Arrays with a capacity of 255
  /// and more have the sizes in front of it.
  struct OperandHeader {
    uint64_t capacity : 8;
    uint64_t size : 8;
    uint64_t owner : OpOperand::AddressBits;
  };
  struct OperandSizes {
    uint32_t size, capacity;
  };
  static_assert(sizeof(OperandHeader) == 8);
  static constexpr uint32_t MaxShortCapacity = 254;
  static OperandSizes getSizes(const OperandHeader *header) {
    if (LLVM_LIKELY(header->capacity <= MaxShortCapacity))
      return {uint32_t(header->size), uint32_t(header->capacity)};
    return reinterpret_cast<const OperandSizes *>(header)[-1];
  }
  static void setSize(OperandHeader *header, uint32_t size) {
    if (LLVM_LIKELY(header->capacity <= MaxShortCapacity))
      header->size = size;
    else
      reinterpret_cast<OperandSizes *>(header)[-1].size = size;
  }
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
  static Operation *createFrom(Location loc, const OpDefinition *def,
                               ArrayRef<Type> types, ArrayRef<Value> operands,
                               DictionaryAttr discardable,
                               ArrayRef<Block *> successors,
                               unsigned numRegions, Attribute properties);
  size_t allocationSize() const;
  /// Initialises the tail, of which the sizes are set.
  void initTail(ArrayRef<Block *> successors, Attribute properties);
  void destroyShallow();
  static size_t getArrayBytes(uint32_t capacity) {
    return (capacity > MaxShortCapacity ? sizeof(OperandSizes) : 0) +
           sizeof(OperandHeader) + size_t(capacity) * sizeof(OpOperand);
  }
  /// Memory for an array of operands of this operation, which are not initialised.
  OpOperand *allocateOperands(Pool &pool, uint32_t size, uint32_t capacity);
  static void deallocateOperands(Pool &pool, OpOperand *operands);
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
  if (checked()->kind() == detail::ValueImpl::Argument)
    return nullptr;
  return OpResult(impl).getOwner();
}

inline Operation *OpOperand::getOwner() const {
  auto *header =
      reinterpret_cast<const Operation::OperandHeader *>(getFirstOfArray()) - 1;
  return reinterpret_cast<Operation *>(uintptr_t(header->owner));
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
  assert(node && "increments the end of a list");
  node->checkLive();
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
} // namespace detail

//===-- Operations of one class --------------------------------------------===//

/// Iterates over the operations between `it` and `end` that are an `OpTy`.
template <typename OpTy, typename Iterator> class OpOfTypeIterator {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = OpTy;
  using difference_type = std::ptrdiff_t;
  using pointer = OpTy *;
  using reference = OpTy;
  OpOfTypeIterator(Iterator it, Iterator end) : it(it), last(end) { skip(); }
  OpTy operator*() const { return cast<OpTy>(&*it); }
  OpOfTypeIterator &operator++() {
    ++it;
    skip();
    return *this;
  }
  OpOfTypeIterator operator++(int) {
    OpOfTypeIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const OpOfTypeIterator &other) const {
    return it == other.it;
  }
  bool operator!=(const OpOfTypeIterator &other) const {
    return it != other.it;
  }
  Iterator unwrap() const { return it; }

private:
  void skip() {
    while (it != last && !isa<OpTy>(&*it))
      ++it;
  }
  Iterator it, last;
};

namespace detail {
template <typename OpTy, typename Iterator>
llvm::iterator_range<OpOfTypeIterator<OpTy, Iterator>>
makeOpRange(Iterator begin, Iterator end) {
  return {{begin, end}, {end, end}};
}
} // namespace detail

template <typename OpTy> auto Block::getOps() {
  return detail::makeOpRange<OpTy>(begin(), end());
}

/// Iterates over the operations of all blocks of a region.
class Region::OpIterator {
public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Operation;
  using difference_type = std::ptrdiff_t;
  using pointer = Operation *;
  using reference = Operation &;
  OpIterator() = default;
  explicit OpIterator(Block *block) : block(block) { enter(); }
  Operation &operator*() const { return *op; }
  Operation *operator->() const { return op; }
  OpIterator &operator++() {
    assert(op && "increments the end of a list");
    op = op->getNextNode();
    if (!op) {
      block = block->getNextNode();
      enter();
    }
    return *this;
  }
  OpIterator operator++(int) {
    OpIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const OpIterator &other) const { return op == other.op; }
  bool operator!=(const OpIterator &other) const { return op != other.op; }

private:
  void enter() {
    for (op = nullptr; block; block = block->getNextNode())
      if ((op = block->getFirstOp()))
        return;
  }
  Block *block = nullptr;
  Operation *op = nullptr;
};

inline llvm::iterator_range<Region::OpIterator> Region::getOps() {
  return {OpIterator(firstBlock), OpIterator()};
}
template <typename OpTy> auto Region::getOps() {
  return detail::makeOpRange<OpTy>(OpIterator(firstBlock), OpIterator());
}

template <typename OpTy> OpTy Region::getParentOfType() const {
  if (!owner)
    return OpTy();
  if (auto op = dyn_cast<OpTy>(owner))
    return op;
  return owner->getParentOfType<OpTy>();
}

inline auto Block::getArgumentTypes() const {
  return ValueTypeRange<ArrayRef<BlockArgument>>(getArguments());
}
inline auto Region::getArgumentTypes() const {
  return ValueTypeRange<ArrayRef<BlockArgument>>(getArguments());
}
inline Block *UserBlockIterator::operator*() const {
  return (*use).getOwner()->getBlock();
}
inline Block::predecessor_iterator Block::pred_begin() const {
  checkLive();
  return predecessor_iterator(firstUse);
}
inline Block::predecessor_iterator Block::pred_end() const {
  return predecessor_iterator();
}
inline llvm::iterator_range<Block::predecessor_iterator>
Block::getPredecessors() const {
  return {pred_begin(), pred_end()};
}

raw_ostream &operator<<(raw_ostream &os, Operation &op);
raw_ostream &operator<<(raw_ostream &os, OperationName name);
raw_ostream &operator<<(raw_ostream &os, Block &block);

/// Owns a detached operation, which it deletes. `OpTy` is `Operation *` or a class of
/// operations.
template <typename OpTy = Operation *> class OwningOpRef {
public:
  using OperationT = OpTy;
  OwningOpRef(std::nullptr_t = nullptr) {}
  OwningOpRef(OpTy op) : op(op) {}
  /// From operations of another class; null if `other` is not an `OpTy`, and `other` is
  /// deleted then.
  template <typename Other,
            std::enable_if_t<!std::is_same_v<Other, OpTy>, int> = 0>
  OwningOpRef(OwningOpRef<Other> &&other) {
    Operation *taken = other.release();
    if constexpr (std::is_same_v<OpTy, Operation *>)
      op = taken;
    else if (!(op = dyn_cast_or_null<OpTy>(taken)) && taken)
      taken->destroy();
  }
  OwningOpRef(OwningOpRef &&other) noexcept : op(other.release()) {}
  OwningOpRef &operator=(OwningOpRef &&other) noexcept {
    reset(other.release());
    return *this;
  }
  ~OwningOpRef() { reset(); }
  explicit operator bool() const { return bool(op); }
  /// Null if it owns none.
  OpTy get() const { return op; }
  auto operator->() const {
    if constexpr (std::is_pointer_v<OpTy>)
      return op;
    else
      return &op;
  }
  decltype(auto) operator*() const {
    if constexpr (std::is_pointer_v<OpTy>)
      return *op;
    else
      return (op);
  }
  /// The operation, which the caller owns from now on.
  [[nodiscard]] OpTy release() {
    OpTy result = op;
    op = OpTy();
    return result;
  }
  void reset(OpTy newOp = OpTy()) {
    if (op)
      static_cast<Operation *>(op)->destroy();
    op = newOp;
  }

private:
  OpTy op = OpTy();
};
template <typename OpTy> OwningOpRef(OpTy) -> OwningOpRef<OpTy>;

} // namespace strata

#include "strata/IR/Graph/Visitors.h"

#endif // STRATA_IR_GRAPH_OPERATION_H
