// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/SmallPtrSet.h"

#include "bindings/c/Call.h"
#include "bindings/c/CurrentRewriter.h"
#include "bindings/c/Patterns.h"
#include "bindings/c/Regions.h"
#include "bindings/c/States.h"

using namespace strata;
using namespace strata::capi;

//===-- Modules ------------------------------------------------------------===//

StrataModule strataModuleCreateEmpty(StrataLocation location) {
  Call call;
  Location loc = call.get(location);
  if (!call)
    return {};
  ModuleOp module = ModuleOp::create(call.getContext(), loc);
  return call.giveAs<StrataModule>(module.getOperation());
}

/// Gives a parsed operation; an error if it is null.
template <typename H> static H giveParsed(Call &call, OwningOpRef<> op) {
  if (!call.check(bool(op), StrataErrorFailure, "the text cannot be parsed"))
    return {};
  return call.giveAs<H>(op.release());
}

StrataModule strataModuleCreateParse(StrataContext context,
                                     StrataStringRef text) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(
      unwrap(text), ParserConfig(ctx), /*name=*/"-");
  return giveParsed<StrataModule>(call, std::move(module));
}
StrataModule strataModuleCreateParseFromFile(StrataContext context,
                                             StrataStringRef path) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(unwrap(path), ParserConfig(ctx));
  return giveParsed<StrataModule>(call, std::move(module));
}
StrataOperation strataModuleGetOperation(StrataModule module) {
  Call call;
  Operation *op = call.get(module);
  return call ? call.give(op) : StrataOperation{};
}
StrataBlock strataModuleGetBody(StrataModule module) {
  Call call;
  Operation *op = call.get(module);
  if (!call ||
      !call.check(op->getNumRegions() == 1 && !op->getRegion(0).empty(),
                  StrataErrorArgument, "the module has no body"))
    return {};
  return call.give(&op->getRegion(0).front());
}
StrataModule strataModuleFromOperation(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call && isa<ModuleOp>(found) ? StrataModule{op.ptr} : StrataModule{};
}
StrataContext strataModuleGetContext(StrataModule module) {
  return strataOperationGetContext({module.ptr});
}
void strataModuleDestroy(StrataModule module) {
  strataOperationDestroy({module.ptr});
}

//===-- Creation -----------------------------------------------------------===//

StrataOperationState strataOperationStateGet(StrataStringRef name,
                                             StrataLocation location) {
  StrataOperationState state = {};
  state.name = name;
  state.location = location;
  return state;
}

/// Fills in everything except for regions.
static bool fillState(Call &call, const StrataOperationState &from,
                      OperationState &state) {
  if (!call.getAll(from.nResults, from.results, state.types) ||
      !call.getAll(from.nOperands, from.operands, state.operands) ||
      !call.getAll(from.nSuccessors, from.successors, state.successors) ||
      !call.checkArray(from.nAttributes, from.attributes))
    return false;
  Context *ctx = call.getContext();
  for (intptr_t i = 0; i < from.nAttributes && call; ++i) {
    Attribute value = call.get(from.attributes[i].attribute);
    StringRef name = unwrap(from.attributes[i].name);
    if (call && call.check(!name.empty(), StrataErrorArgument,
                           "an attribute has no name"))
      state.attributes.push_back({StringAttr::get(ctx, name), value});
  }
  return bool(call);
}

/// Whether no name occurs twice.
static bool checkNames(Call &call, ArrayRef<NamedAttribute> attributes) {
  for (size_t i = 1; i < attributes.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (attributes[i].getName() == attributes[j].getName())
        return call.fail(StrataErrorArgument, "attribute '" +
                                                  attributes[i].getNameRef() +
                                                  "' is given twice");
  return true;
}

/// The regions that a new operation takes over.
static bool getRegions(Call &call, const StrataOperationState &state,
                       SmallVectorImpl<Region *> &regions) {
  constexpr intptr_t maxRegions = 1 << 20;
  if (!call.getAll(state.nRegions, state.regions, regions) ||
      !call.check(state.nEmptyRegions >= 0 && state.nEmptyRegions < maxRegions,
                  StrataErrorRange,
                  "the number of empty regions is out of range"))
    return false;
  llvm::SmallPtrSet<Region *, 4> seen;
  for (Region *region : regions) {
    if (!call.check(!region->getParentOp(), StrataErrorArgument,
                    "a region belongs to an operation") ||
        !call.check(seen.insert(region).second, StrataErrorArgument,
                    "a region is given twice"))
      return false;
    for (Block &block : *region)
      if (!call.check(!isProtected(&block), StrataErrorBusy,
                      "passes or patterns run on the operation"))
        return false;
  }
  return true;
}

std::optional<OperationState>
capi::makeState(Call &call, const StrataOperationState *given) {
  if (!call.check(given != nullptr, StrataErrorNull, "no state is given"))
    return std::nullopt;
  Location loc = call.get(given->location);
  StringRef name = unwrap(given->name);
  if (!call || !call.check(!name.empty(), StrataErrorArgument,
                           "the operation has no name"))
    return std::nullopt;
  OperationState state(loc, OperationName(name, call.getContext()));
  if (!fillState(call, *given, state) || !checkNames(call, state.attributes))
    return std::nullopt;
  return state;
}

StrataOperation strataOperationCreate(const StrataOperationState *given) {
  Call call;
  std::optional<OperationState> filled = makeState(call, given);
  if (!filled)
    return {};
  OperationState &state = *filled;
  SmallVector<Region *> regions;
  if (!getRegions(call, *given, regions))
    return {};
  for (size_t i = 0; i < regions.size() + size_t(given->nEmptyRegions); ++i)
    state.addRegion();
  for (auto [i, region] : llvm::enumerate(regions))
    state.regions[i]->takeBody(*region);
  for (intptr_t i = 0; i < given->nRegions; ++i)
    call.getState()->release(reinterpret_cast<Token>(given->regions[i].ptr),
                             HandleKind::Region);
  if (given->enableResultTypeInference && failed(inferResultTypes(state))) {
    call.fail(StrataErrorFailure, "the types of the results of '" +
                                      unwrap(given->name) + "' do not follow");
    return {};
  }
  return call.give(Operation::create(state));
}

StrataOperation strataOperationCreateParse(StrataContext context,
                                           StrataStringRef text,
                                           StrataStringRef name) {
  Call call;
  Context *ctx = call.get(context);
  if (!call)
    return {};
  ParserConfig config(ctx);
  config.implicitModule = false;
  OwningOpRef<> op = parseSourceString(
      unwrap(text), config, name.length ? unwrap(name) : StringRef("-"));
  return giveParsed<StrataOperation>(call, std::move(op));
}

StrataOperation strataOperationClone(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->clone()) : StrataOperation{};
}

//===-- Destruction and place ----------------------------------------------===//

/// Whether the operation may be moved and erased.
static bool checkMovable(Call &call, Operation *op) {
  return call &&
         call.check(!isProtected(op), StrataErrorBusy,
                    "passes or patterns run on the operation") &&
         call.check(!isConverted(op), StrataErrorBusy,
                    "a conversion needs its rewriter for this change");
}

static void eraseOperation(Call &call, Operation *op) {
  if (!checkMovable(call, op))
    return;
  // Drivers hold operations that were taken out of their blocks, too.
  RewriterBase *rewriter = getCurrentRewriter(op->getContext());
  if (rewriter && !isConverting())
    rewriter->eraseOp(op);
  else
    op->erase();
}

void strataOperationDestroy(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  if (!call)
    return;
  if (checkMovable(call, found))
    found->dropAllUses();
  eraseOperation(call, found);
}
StrataLogicalResult strataOperationErase(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.check(found->use_empty(), StrataErrorArgument,
                           "results of the operation have uses"))
    return wrap(false);
  eraseOperation(call, found);
  return wrap(bool(call));
}
void strataOperationRemoveFromParent(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  if (checkMovable(call, found))
    found->remove();
}
bool strataOperationIsAlive(StrataOperation op) {
  return isAlive(op.ptr, HandleKind::Operation);
}
bool strataOperationEqual(StrataOperation a, StrataOperation b) {
  return a.ptr == b.ptr;
}
StrataBlock strataOperationGetBlock(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getBlock()) : StrataBlock{};
}
StrataOperation strataOperationGetParentOperation(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getParentOp()) : StrataOperation{};
}
StrataOperation strataOperationGetNextInBlock(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getNextNode()) : StrataOperation{};
}
StrataOperation strataOperationGetPrevInBlock(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getPrevNode()) : StrataOperation{};
}

/// Moves `op` next to `other`.
static void moveOperation(StrataOperation op, StrataOperation other,
                          bool isAfter) {
  Call call;
  Operation *found = call.get(op), *place = call.get(other);
  if (!call ||
      !call.check(place->getBlock(), StrataErrorArgument,
                  "the other operation is in no block") ||
      !call.check(!found->isAncestor(place) || found == place,
                  StrataErrorArgument,
                  "the operation would be inside of itself"))
    return;
  if (found == place || !checkMovable(call, found))
    return;
  if (isAfter)
    found->moveAfter(place);
  else
    found->moveBefore(place);
}
void strataOperationMoveBefore(StrataOperation op, StrataOperation other) {
  moveOperation(op, other, false);
}
void strataOperationMoveAfter(StrataOperation op, StrataOperation other) {
  moveOperation(op, other, true);
}
bool strataOperationIsBeforeInBlock(StrataOperation op, StrataOperation other) {
  Call call;
  Operation *first = call.get(op), *second = call.get(other);
  if (!call ||
      !call.check(first->getBlock() && first->getBlock() == second->getBlock(),
                  StrataErrorArgument, "the operations are not in one block"))
    return false;
  return first->isBeforeInBlock(second);
}
bool strataOperationIsAncestor(StrataOperation op, StrataOperation other) {
  Call call;
  Operation *outer = call.get(op), *inner = call.get(other);
  return call && outer->isAncestor(inner);
}

//===-- Parts --------------------------------------------------------------===//

StrataContext strataOperationGetContext(StrataOperation op) {
  Call call;
  call.get(op);
  return call ? call.giveContext() : StrataContext{};
}
StrataLocation strataOperationGetLocation(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getLoc()) : StrataLocation{};
}
void strataOperationSetLocation(StrataOperation op, StrataLocation location) {
  Call call;
  Operation *found = call.get(op);
  Location loc = call.get(location);
  if (checkModifiable(call, found))
    found->setLoc(loc);
}
StrataStringRef strataOperationGetName(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? wrap(found->getName().getStringRef()) : StrataStringRef{};
}
bool strataOperationIsRegistered(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call && found->isRegistered();
}
bool strataOperationHasTrait(StrataOperation op, StrataStringRef trait) {
  Call call;
  Operation *found = call.get(op);
  return call && found->hasTrait(unwrap(trait));
}
intptr_t strataOperationGetNumRegions(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? intptr_t(found->getNumRegions()) : 0;
}
StrataRegion strataOperationGetRegion(StrataOperation op, intptr_t index) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.checkIndex(index, found->getNumRegions()))
    return {};
  return call.give(&found->getRegion(unsigned(index)));
}
intptr_t strataOperationGetNumOperands(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? intptr_t(found->getNumOperands()) : 0;
}
StrataValue strataOperationGetOperand(StrataOperation op, intptr_t index) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.checkIndex(index, found->getNumOperands()))
    return {};
  return call.give(found->getOperand(unsigned(index)));
}
void strataOperationSetOperand(StrataOperation op, intptr_t index,
                               StrataValue value) {
  Call call;
  Operation *found = call.get(op);
  Value operand = call.get(value);
  if (call && call.checkIndex(index, found->getNumOperands()) &&
      checkModifiable(call, found))
    modifyInPlace(found, [&] { found->setOperand(unsigned(index), operand); });
}
void strataOperationSetOperands(StrataOperation op, intptr_t numOperands,
                                const StrataValue *operands) {
  Call call;
  Operation *found = call.get(op);
  SmallVector<Value> values;
  if (call && call.getAll(numOperands, operands, values) &&
      checkModifiable(call, found))
    modifyInPlace(found, [&] { found->setOperands(values); });
}
intptr_t strataOperationGetNumResults(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? intptr_t(found->getNumResults()) : 0;
}
StrataValue strataOperationGetResult(StrataOperation op, intptr_t index) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.checkIndex(index, found->getNumResults()))
    return {};
  return call.give(Value(found->getResult(unsigned(index))));
}

/// The segment of the slot `name`.
static StrataLogicalResult getSegment(StrataOperation op, StrataStringRef name,
                                      bool isOperand, intptr_t *first,
                                      intptr_t *size) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.checkNotNull(first && size))
    return wrap(false);
  const OpDefinition &def = found->getDefinition();
  const std::vector<ValueSlot> &slots = isOperand ? def.operands : def.results;
  SmallVector<Segment> segments;
  size_t index = 0;
  while (index < slots.size() && slots[index].name != unwrap(name))
    ++index;
  if (!call.check(index < slots.size(), StrataErrorArgument,
                  "'" + def.name + "' has no '" + unwrap(name) + "'") ||
      !call.check(succeeded(isOperand ? getOperandSegments(found, segments)
                                      : getResultSegments(found, segments)),
                  StrataErrorFailure, "the sizes of segments are invalid"))
    return wrap(false);
  *first = segments[index].first;
  *size = segments[index].size;
  return wrap(true);
}
StrataLogicalResult strataOperationGetOperandSegment(StrataOperation op,
                                                     StrataStringRef name,
                                                     intptr_t *first,
                                                     intptr_t *size) {
  return getSegment(op, name, true, first, size);
}
StrataLogicalResult strataOperationGetResultSegment(StrataOperation op,
                                                    StrataStringRef name,
                                                    intptr_t *first,
                                                    intptr_t *size) {
  return getSegment(op, name, false, first, size);
}

intptr_t strataOperationGetNumSuccessors(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? intptr_t(found->getNumSuccessors()) : 0;
}
StrataBlock strataOperationGetSuccessor(StrataOperation op, intptr_t index) {
  Call call;
  Operation *found = call.get(op);
  if (!call || !call.checkIndex(index, found->getNumSuccessors()))
    return {};
  return call.give(found->getSuccessor(unsigned(index)));
}
void strataOperationSetSuccessor(StrataOperation op, intptr_t index,
                                 StrataBlock block) {
  Call call;
  Operation *found = call.get(op);
  Block *target = call.get(block);
  if (call && call.checkIndex(index, found->getNumSuccessors()) &&
      checkModifiable(call, found))
    found->setSuccessor(target, unsigned(index));
}

//===-- Attributes ---------------------------------------------------------===//

intptr_t strataOperationGetNumAttributes(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call ? intptr_t(found->getAttrs().size()) : 0;
}
StrataNamedAttribute strataOperationGetAttribute(StrataOperation op,
                                                 intptr_t index) {
  Call call;
  Operation *found = call.get(op);
  if (!call)
    return {};
  SmallVector<NamedAttribute> attrs = found->getAttrs();
  if (!call.checkIndex(index, attrs.size()))
    return {};
  NamedAttribute attr = attrs[size_t(index)];
  return {wrap(attr.getNameRef()), call.give(attr.getValue())};
}
StrataAttribute strataOperationGetAttributeByName(StrataOperation op,
                                                  StrataStringRef name) {
  Call call;
  Operation *found = call.get(op);
  return call ? call.give(found->getAttr(unwrap(name))) : StrataAttribute{};
}
void strataOperationSetAttributeByName(StrataOperation op, StrataStringRef name,
                                       StrataAttribute attribute) {
  Call call;
  Operation *found = call.get(op);
  Attribute value = call.get(attribute);
  if (!call || !call.check(name.length != 0, StrataErrorArgument,
                           "the attribute has no name"))
    return;
  int slot = found->getDefinition().findAttribute(unwrap(name));
  if (slot >= 0 && found->isRegistered() &&
      !call.check(
          found->getDefinition().attributes[size_t(slot)].constraint.canHold(
              value),
          StrataErrorArgument, "the attribute is of another kind"))
    return;
  if (checkModifiable(call, found))
    modifyInPlace(found, [&] { found->setAttr(unwrap(name), value); });
}
bool strataOperationRemoveAttributeByName(StrataOperation op,
                                          StrataStringRef name) {
  Call call;
  Operation *found = call.get(op);
  if (!checkModifiable(call, found))
    return false;
  Attribute removed;
  modifyInPlace(found, [&] { removed = found->removeAttr(unwrap(name)); });
  return bool(removed);
}
bool strataOperationVerify(StrataOperation op) {
  Call call;
  Operation *found = call.get(op);
  return call && call.check(succeeded(verify(found)), StrataErrorFailure,
                            "the operation does not verify");
}

//===-- Walks --------------------------------------------------------------===//

namespace {
/// An operation of a walk, and the number of the first one after its contents.
struct WalkEntry {
  StrataOperation op;
  size_t end = 0;
};
} // namespace

/// All operations in pre-order or post-order.
static void collectOperations(Call &call, Operation *root, bool isPreOrder,
                              std::vector<WalkEntry> &entries) {
  if (!isPreOrder) {
    root->walk([&](Operation *op) { entries.push_back({call.give(op)}); });
    return;
  }
  // The operations whose contents are not complete.
  SmallVector<std::pair<Operation *, size_t>> open;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    while (!open.empty() && op->getParentOp() != open.back().first) {
      entries[open.back().second].end = entries.size();
      open.pop_back();
    }
    open.push_back({op, entries.size()});
    entries.push_back({call.give(op)});
  });
  for (auto &[op, index] : open)
    entries[index].end = entries.size();
}

void strataOperationWalk(StrataOperation op,
                         StrataOperationWalkCallback callback, void *userData,
                         StrataWalkOrder walkOrder) {
  Call call;
  Operation *root = call.get(op);
  if (!call || !call.checkNotNull(callback))
    return;
  CallerScope caller(*call.getState());
  bool isPreOrder = walkOrder == StrataWalkPreOrder;
  std::vector<WalkEntry> entries;
  collectOperations(call, root, isPreOrder, entries);
  for (size_t i = 0; i < entries.size(); ++i) {
    WalkEntry &entry = entries[i];
    if (!strataOperationIsAlive(entry.op))
      continue;
    StrataWalkResult result = callback(entry.op, userData);
    if (result == StrataWalkResultInterrupt)
      return;
    if (result == StrataWalkResultSkip && isPreOrder)
      i = entry.end - 1;
  }
}
