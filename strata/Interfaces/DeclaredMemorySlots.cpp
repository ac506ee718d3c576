// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/DeclaredMemorySlots.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Interfaces/MemorySlotInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Access = DeclaredMemorySlots::Access;
using Allocation = DeclaredMemorySlots::Allocation;

//===-- Operands ----------------------------------------------------------===//

/// The declaration in the file, which is the data of interface `T`.
template <typename T>
static const DeclaredMemorySlots &getSlots(Operation *op) {
  const void *data = op->getDefinition().findInterfaceData(T::name);
  return *static_cast<const DeclaredMemorySlots *>(data);
}

/// Whether operand number and slot number are the same up to `slot`.
static bool isFixed(const OpDefinition &def, unsigned slot) {
  for (unsigned i = 0; i <= slot; ++i)
    if (def.operands[i].arity != Arity::One)
      return false;
  return true;
}

/// The operand in `slot`, which stands for one; null if it is absent.
static Value getOperandIn(Operation *op, unsigned slot) {
  if (isFixed(op->getDefinition(), slot))
    return slot < op->getNumOperands() ? op->getOperand(slot) : Value();
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)) || segments[slot].size != 1)
    return {};
  return op->getOperand(segments[slot].first);
}

/// Whether operand `number` is in one of `slots`.
static bool isInSlots(Operation *op, unsigned number,
                      ArrayRef<unsigned> slots) {
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return false;
  return llvm::any_of(slots, [&](unsigned slot) {
    auto [first, size] = segments[slot];
    return number >= first && number < first + size;
  });
}

static bool holds(const std::shared_ptr<const OperationPredicate> &condition,
                  Operation *op) {
  return !condition || !condition->check(op);
}

//===-- Allocation --------------------------------------------------------===//

/// The type of the content of the slot of `op`; null if it cannot be
/// determined.
static Type getElementType(Operation *op, const Allocation &allocation) {
  const OpDefinition &def = op->getDefinition();
  size_t numOperands = def.operands.size();
  size_t numValues = numOperands + def.results.size();
  SmallVector<Type, 1> from, to;
  Attribute attr;
  if (allocation.from >= numValues) {
    unsigned index = unsigned(allocation.from - numValues);
    attr = op->getAttrSlots()[index];
    if (!attr)
      attr = def.attributes[index].defaultValue;
  } else if (allocation.from >= numOperands) {
    from.push_back(op->getResult(0).getType());
  } else if (Value operand = getOperandIn(op, allocation.from)) {
    from.push_back(operand.getType());
  }
  bool isList = false;
  if ((from.empty() && !attr) ||
      !allocation.elementType->evaluate({from, attr}, {}, to, isList) ||
      isList || to.size() != 1)
    return {};
  return to.front();
}

/// Whether operations defined by `def` make a value of `type` out of nothing.
static bool canMake(const OpDefinition &def, Type type) {
  auto isNeeded = [](const AttrSlot &slot) { return !slot.optional; };
  if (!def.registered || !def.hasSignature || !def.operands.empty() ||
      def.results.size() != 1 || def.results[0].arity != Arity::One ||
      !def.regions.empty() || def.numSuccessors != 0 ||
      llvm::any_of(def.attributes, isNeeded))
    return false;
  const TypeConstraint &constraint = def.results[0].constraint;
  if (constraint.predicate && !constraint.predicate(type))
    return false;
  return !constraint.node || ConstraintChecker(*def.program)
                                 .test(*constraint.node, TypeAttr::get(type));
}

/// The name of the operation that makes the value before the first store; empty if
/// there is none.
static StringRef getDefaultOp(Context *ctx, const Allocation &allocation) {
  return allocation.defaultOp.empty()
             ? getCommonOperations(*ctx).undefinedValueOp
             : StringRef(allocation.defaultOp);
}

static void getPromotableSlots(Operation *op,
                               SmallVectorImpl<MemorySlot> &slots) {
  const Allocation &allocation =
      *getSlots<PromotableAllocationOpInterface>(op).allocation;
  if (op->getNumResults() != 1 || !holds(allocation.condition, op))
    return;
  Type type = getElementType(op, allocation);
  StringRef defaultOp = getDefaultOp(op->getContext(), allocation);
  if (type && !defaultOp.empty() &&
      canMake(*op->getContext()->getOpDefinition(defaultOp), type))
    slots.push_back({op->getResult(0), type});
}

static Value getDefaultValue(Operation *op, const MemorySlot &slot,
                             RewriterBase &rewriter) {
  const auto &slots = getSlots<PromotableAllocationOpInterface>(op);
  return rewriter
      .create(op->getLoc(), getDefaultOp(op->getContext(), *slots.allocation),
              {}, {slot.elemType})
      ->getResult(0);
}

//===-- Accesses ----------------------------------------------------------===//

static bool isAt(Operation *op, const std::optional<Access> &access,
                 const MemorySlot &slot) {
  return access && getOperandIn(op, access->pointer) == slot.ptr;
}

static bool loadsFrom(Operation *op, const MemorySlot &slot) {
  return isAt(op, getSlots<PromotableMemOpInterface>(op).load, slot);
}

static bool storesTo(Operation *op, const MemorySlot &slot) {
  return isAt(op, getSlots<PromotableMemOpInterface>(op).store, slot);
}

static Value getStored(Operation *op, const MemorySlot &, RewriterBase &,
                       Value) {
  return getOperandIn(op, getSlots<PromotableMemOpInterface>(op).store->value);
}

/// Whether all that `op` does is to access the whole of `slot`.
static bool isAccessOf(Operation *op, const MemorySlot &slot) {
  const auto &[allocation, load, store, dropped] =
      getSlots<PromotableMemOpInterface>(op);
  auto isUse = [&](OpOperand &use) { return use.get() == slot.ptr; };
  if (llvm::count_if(op->getOpOperands(), isUse) != 1)
    return false;
  if (load && (!isAt(op, load, slot) || op->getNumResults() != 1 ||
               op->getResult(0).getType() != slot.elemType ||
               !holds(load->condition, op)))
    return false;
  if (!store)
    return true;
  Value value = getOperandIn(op, store->value);
  return isAt(op, store, slot) && value && value.getType() == slot.elemType &&
         holds(store->condition, op);
}

static bool canUsesBeRemoved(Operation *op, const MemorySlot &slot,
                             ArrayRef<OpOperand *> blockingUses,
                             SmallVectorImpl<OpOperand *> &) {
  return blockingUses.size() == 1 && blockingUses[0]->get() == slot.ptr &&
         isAccessOf(op, slot);
}

static DeletionKind removeBlockingUses(Operation *op, const MemorySlot &,
                                       ArrayRef<OpOperand *>,
                                       RewriterBase &rewriter,
                                       Value reachingDefinition) {
  if (getSlots<PromotableMemOpInterface>(op).load)
    rewriter.replaceAllUsesWith(op->getResult(0), reachingDefinition);
  return DeletionKind::Delete;
}

static LogicalResult ensureOnlySafeAccesses(Operation *op,
                                            const MemorySlot &slot,
                                            SmallVectorImpl<MemorySlot> &) {
  return success(isAccessOf(op, slot));
}

//===-- Other uses --------------------------------------------------------===//

static bool canBeDropped(Operation *op, ArrayRef<OpOperand *> blockingUses,
                         SmallVectorImpl<OpOperand *> &newBlockingUses) {
  for (OpOperand *use : blockingUses)
    if (!isInSlots(op, use->getOperandNumber(),
                   getSlots<PromotableOpInterface>(op).dropped))
      return false;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    for (OpOperand &use : op->getResult(i).getUses())
      newBlockingUses.push_back(&use);
  return true;
}

static DeletionKind drop(Operation *, ArrayRef<OpOperand *>, RewriterBase &) {
  return DeletionKind::Delete;
}

//===-- Tables ------------------------------------------------------------===//

static constexpr PromotableAllocationOpInterface::Concept allocations = {
    .getPromotableSlots = getPromotableSlots,
    .getDefaultValue = getDefaultValue};
static constexpr PromotableMemOpInterface::Concept accesses = {
    .loadsFrom = loadsFrom,
    .storesTo = storesTo,
    .getStored = getStored,
    .canUsesBeRemoved = canUsesBeRemoved,
    .removeBlockingUses = removeBlockingUses};
static constexpr SafeMemorySlotAccessOpInterface::Concept safeAccesses = {
    ensureOnlySafeAccesses};
static constexpr PromotableOpInterface::Concept drops = {
    .canUsesBeRemoved = canBeDropped, .removeBlockingUses = drop};

SmallVector<InterfaceTable, 4>
strata::getInterfaceTables(DeclaredMemorySlots declared) {
  auto slots = std::make_shared<const DeclaredMemorySlots>(std::move(declared));
  SmallVector<InterfaceTable, 4> tables;
  if (slots->allocation)
    tables.push_back(
        {PromotableAllocationOpInterface::name, &allocations, slots});
  if (slots->load || slots->store) {
    tables.push_back({PromotableMemOpInterface::name, &accesses, slots});
    tables.push_back(
        {SafeMemorySlotAccessOpInterface::name, &safeAccesses, slots});
  }
  if (!slots->dropped.empty())
    tables.push_back({PromotableOpInterface::name, &drops, slots});
  return tables;
}
