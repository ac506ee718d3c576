// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries of the records of operations about operands and values.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/IR/ContextData.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringMap.h"

#include <mutex>

using namespace strata;

//===-- Records ------------------------------------------------------------===//

namespace {
struct Records final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.bufferizable-ops";
  std::mutex mutex;
  llvm::StringMap<BufferizableOp> byName;
  bool hasBundled = false;
};
} // namespace

void strata::registerBufferizableOp(Context &ctx, StringRef op,
                                    const BufferizableOp &record) {
  auto &records = getContextData<Records>(ctx);
  std::lock_guard lock(records.mutex);
  records.byName.try_emplace(op, record);
}

const BufferizableOp *strata::getBufferizableOp(Operation *op) {
  auto &records = getContextData<Records>(*op->getContext());
  {
    std::lock_guard lock(records.mutex);
    auto it = records.byName.find(op->getName().getStringRef());
    if (it != records.byName.end())
      return &it->second;
  }
  return getAccessRecord(op);
}

void strata::registerBufferizableOps(Context &ctx) {
  auto &records = getContextData<Records>(ctx);
  {
    std::lock_guard lock(records.mutex);
    if (std::exchange(records.hasBundled, true))
      return;
  }
  detail::registerTensorRecords(ctx);
  detail::registerViewRecords(ctx);
  detail::registerPadRecords(ctx);
  detail::registerMemoryRecords(ctx);
  detail::registerStructuredRecords(ctx);
  detail::registerVectorRecords(ctx);
  detail::registerControlFlowRecords(ctx);
  detail::registerLoopRecords(ctx);
  detail::registerFunctionRecords(ctx);
}

bool strata::hasTensorSemantics(Operation *op) {
  auto isTensor = [](Type type) { return isTensorType(type); };
  if (llvm::any_of(op->getOperandTypes(), isTensor) ||
      llvm::any_of(op->getResultTypes(), isTensor))
    return true;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (BlockArgument arg : block.getArguments())
        if (isTensorType(arg.getType()))
          return true;
  return isFunction(op) &&
         (llvm::any_of(getFunctionArgumentTypes(op), isTensor) ||
          llvm::any_of(getFunctionResultTypes(op), isTensor));
}

/// The operation that has the value as result, or as argument of a block. Null for a block
/// without one.
static Operation *getOwner(Value value) {
  Operation *op = value.getDefiningOp();
  return op ? op : value.getParentBlock()->getParentOp();
}

bool BufferizationState::isAllowedDialect(StringRef dialect) const {
  if (!options.bufferizeFunctionBoundaries && dialect == "func")
    return false;
  return options.dialects.empty() ||
         llvm::is_contained(options.dialects, dialect);
}

bool BufferizationState::isExcluded(Operation *op) const {
  if (!excluded.empty())
    for (Operation *parent = op; parent; parent = parent->getParentOp())
      if (excluded.contains(parent))
        return true;
  return false;
}

bool BufferizationState::isAllowed(Operation *op) const {
  return isAllowedDialect(op->getName().getStringRef().split('.').first) &&
         !isExcluded(op);
}

const BufferizableOp *BufferizationState::getRecord(Operation *op) const {
  if (!op || isExcluded(op))
    return nullptr;
  auto [it, isNew] =
      records.try_emplace(op->getName().getStringRef().data(), nullptr);
  if (isNew && isAllowed(op))
    it->second = getBufferizableOp(op);
  return it->second;
}

const BufferizableOp *BufferizationState::getRecord(Value value) const {
  return getRecord(getOwner(value));
}

//===-- Operands and values ------------------------------------------------===//

bool BufferizationState::reads(OpOperand &use) const {
  const BufferizableOp *record = getRecord(use.getOwner());
  return !record || !record->reads || record->reads(use, *this);
}

bool BufferizationState::writes(OpOperand &use) const {
  const BufferizableOp *record = getRecord(use.getOwner());
  return !record || (record->writes && record->writes(use, *this));
}

/// An operation without a record is assumed to return the memory of its
/// operands.
static AliasingValues getUnknownAliases(Operation *op) {
  AliasingValues result;
  for (OpResult value : op->getResults())
    if (isTensorType(value.getType()))
      result.push_back({value, BufferRelation::Unknown, /*isDefinite=*/false});
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (BlockArgument arg : region.front().getArguments())
        if (isTensorType(arg.getType()))
          result.push_back(
              {arg, BufferRelation::Unknown, /*isDefinite=*/false});
  return result;
}

AliasingValues BufferizationState::getAliases(OpOperand &use) const {
  const BufferizableOp *record = getRecord(use.getOwner());
  if (!record)
    return getUnknownAliases(use.getOwner());
  return record->aliases ? record->aliases(use, *this) : AliasingValues();
}

AliasingOperands BufferizationState::getAliasingOperands(Value value) const {
  AliasingOperands result;
  Operation *op = getOwner(value);
  if (!op)
    return result;
  const BufferizableOp *record = getRecord(op);
  if (record && record->aliasedBy)
    return record->aliasedBy(value, *this);
  Block *block = value.getParentBlock();
  if (!record && !value.getDefiningOp() && !block->isEntryBlock())
    return result;
  for (OpOperand &use : op->getOpOperands())
    if (isTensorType(use.get().getType()))
      for (const AliasingValue &alias : getAliases(use))
        if (alias.value == value)
          result.push_back({&use, alias.relation, alias.isDefinite});
  return result;
}

bool BufferizationState::isWritable(Value value) const {
  const BufferizableOp *record = getRecord(value);
  if (!record)
    return false;
  return record->isWritable ? record->isWritable(value, *this)
                            : isa<OpResult>(value);
}

bool BufferizationState::definesContents(Value value) const {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return true;
  Operation *op = result.getDefiningOp();
  const BufferizableOp *record = getRecord(op);
  if (!record)
    return true;
  if (record->definesContents)
    return record->definesContents(result, *this);
  AliasingOperands aliases = getAliasingOperands(value);
  if (aliases.empty())
    return true;
  if (llvm::any_of(aliases, [&](const AliasingOperand &alias) {
        return writes(*alias.operand);
      }))
    return true;
  if (op->getNumRegions() == 0)
    return false;
  // The values that terminators of regions pass on.
  auto definesInside = [&](Value inner) {
    Operation *owner = getOwner(inner);
    return owner && op->isAncestor(owner) && definesContents(inner);
  };
  return llvm::any_of(aliases, [&](const AliasingOperand &alias) {
    return !findInReverse(alias.operand->get(), definesInside).empty();
  });
}

bool BufferizationState::isValueRead(Value value) const {
  SmallVector<OpOperand *> worklist;
  llvm::DenseSet<OpOperand *> visited;
  auto add = [&](Value next) {
    for (OpOperand &use : next.getUses())
      if (visited.insert(&use).second)
        worklist.push_back(&use);
  };
  add(value);
  while (!worklist.empty()) {
    OpOperand &use = *worklist.pop_back_val();
    if (reads(use))
      return true;
    // A write replaces the contents.
    if (writes(use))
      continue;
    for (const AliasingValue &alias : getAliases(use))
      add(alias.value);
  }
  return false;
}

bool BufferizationState::isValueWritten(Value value) const {
  bool isWritten = false;
  forEachAlias(value, [&](Value alias) {
    for (OpOperand &use : alias.getUses())
      isWritten |=
          isTensorType(use.get().getType()) && isInPlace(use) && writes(use);
  });
  return isWritten;
}

llvm::SetVector<Value>
BufferizationState::findInReverse(Value value,
                                  function_ref<bool(Value)> condition,
                                  bool includeLeaves) const {
  llvm::SetVector<Value> result;
  llvm::DenseSet<Value> visited;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (!visited.insert(next).second)
      continue;
    if (condition(next)) {
      result.insert(next);
      continue;
    }
    AliasingOperands aliases =
        getRecord(next) ? getAliasingOperands(next) : AliasingOperands();
    if (aliases.empty() && includeLeaves)
      result.insert(next);
    for (const AliasingOperand &alias : aliases)
      worklist.push_back(alias.operand->get());
  }
  return result;
}

bool BufferizationState::canOmitCopy(OpOperand &use) const {
  if (undefined.contains(&use))
    return true;
  if (reads(use))
    return false;
  if (writes(use))
    return true;
  return llvm::none_of(getAliases(use), [&](const AliasingValue &alias) {
    return isValueRead(alias.value);
  });
}

//===-- Types --------------------------------------------------------------===//

Type BufferizationState::getStaticIdentityType(Type tensor, Attribute space) {
  if (auto unranked = dyn_cast<UnrankedTensorType>(tensor))
    return UnrankedMemRefType::get(unranked.getElementType(), space);
  auto ranked = cast<RankedTensorType>(tensor);
  return MemRefType::get(ranked.getShape(), ranked.getElementType(), {}, space);
}

Type BufferizationState::getDynamicLayoutType(Type tensor, Attribute space) {
  auto shaped = cast<ShapedType>(tensor);
  if (!shaped.hasRank())
    return UnrankedMemRefType::get(shaped.getElementType(), space);
  SmallVector<int64_t> strides(size_t(shaped.getRank()), ShapedType::kDynamic);
  return MemRefType::get(shaped.getShape(), shaped.getElementType(),
                         StridedLayoutAttr::get(tensor.getContext(),
                                                ShapedType::kDynamic, strides),
                         space);
}

Attribute BufferizationState::getSpace(Type memref) {
  auto ranked = dyn_cast<MemRefType>(memref);
  return ranked ? ranked.getMemorySpace()
                : cast<UnrankedMemRefType>(memref).getMemorySpace();
}

static Type getTypeByOption(LayoutMapOption option, Type tensor,
                            Attribute space) {
  return option == LayoutMapOption::IdentityLayoutMap
             ? BufferizationState::getStaticIdentityType(tensor, space)
             : BufferizationState::getDynamicLayoutType(tensor, space);
}

Type BufferizationState::getUnknownType(Type tensor, Attribute space) const {
  return getTypeByOption(options.unknownTypeConversion, tensor, space);
}

Type BufferizationState::getBoundaryType(Type tensor, Attribute space) const {
  return getTypeByOption(options.functionBoundaryTypeConversion, tensor, space);
}

LogicalResult BufferizationState::verifyElements(Type tensor, Operation *op) {
  if (isValidMemRefElementType(cast<ShapedType>(tensor).getElementType()))
    return success();
  return op->emitError() << tensor
                         << " cannot be bufferized: memrefs cannot "
                            "have elements of that type";
}

LogicalResult BufferizationState::verifySpace(Attribute space, Operation *op) {
  if (!space || isSupportedMemorySpace(space))
    return success();
  return op->emitError("cannot be bufferized: ")
         << space << " is not a supported memory space";
}

FailureOr<Attribute> BufferizationState::getDefaultSpace(Type tensor,
                                                         Operation *op) const {
  if (failed(verifyElements(tensor, op)))
    return failure();
  if (options.useEncodingForMemorySpace)
    if (auto ranked = dyn_cast<RankedTensorType>(tensor)) {
      Attribute space = ranked.getEncoding();
      if (failed(verifySpace(space, op)))
        return failure();
      return space;
    }
  if (!options.useEncodingForMemorySpace && !options.mustInferMemorySpace)
    return Attribute();
  return op->emitError("could not infer memory space");
}

FailureOr<Type> BufferizationState::getBufferType(Value value) {
  if (!isTensorType(value.getType()))
    return value.getType();
  openTypes.push_back(value);
  llvm::scope_exit pop([&] { openTypes.pop_back(); });
  Operation *op = getOwner(value);
  const BufferizableOp *record = getRecord(op);
  if (record && record->getBufferType)
    return record->getBufferType(value, *this);
  if (record && isa<OpResult>(value)) {
    AliasingOperands aliases = getAliasingOperands(value);
    if (!aliases.empty() &&
        aliases.front().relation == BufferRelation::Equivalent)
      return getBufferType(aliases.front().operand->get());
  }
  FailureOr<Attribute> space = getDefaultSpace(value.getType(), op);
  if (failed(space))
    return failure();
  auto result = dyn_cast<OpResult>(value);
  return record && result && record->allocates && record->allocates(result)
             ? getStaticIdentityType(value.getType(), *space)
             : getUnknownType(value.getType(), *space);
}
