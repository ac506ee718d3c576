// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of a rule that matches. Beginning with the root, the rule's values
// are bound to places of the IR: operations to their operands' definitions and
// so on. A value that is bound twice must be the same thing both times. The
// most selective checks come first: names and constants, then types, then
// natives. Operations that are not among the definitions of operands are
// searched for among the users of bound values.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>

using namespace strata;
using namespace strata::pdl;

namespace {
class MatchCompiler {
public:
  MatchCompiler(Rule &rule, Group &group, const PDLNatives &natives)
      : rule(rule), group(group), natives(natives),
        body(rule.pattern->getRegion(0).front()) {}
  LogicalResult compile(Operation *root);

private:
  using Binding = std::pair<Value, Register>;

  void emit(Opcode opcode, Register a, uint32_t imm = 0,
            const void *pointer = nullptr, Register b = 0);
  Register get(Opcode opcode, Register a, uint32_t imm = 0,
               const void *pointer = nullptr, bool wantsOne = false);

  LogicalResult bind(Value value, Register place);
  LogicalResult bindNew(Operation *def, Value value, Register place);
  LogicalResult bindOperation(Operation *op, Register place);
  void checkCount(ArrayRef<Value> values, Register place, bool isOperands);
  void bindValues(ArrayRef<Value> values, Register place, bool isOperands);
  LogicalResult bindAttributes(Operation *op, const OpDefinition *def,
                               Register place);
  void bindResult(Operation *op, Value value, Register place);
  LogicalResult drain();
  std::optional<Register> resolve(Value value);

  LogicalResult bindRest();
  bool bindPending();
  FailureOr<bool> constrainNext();
  FailureOr<bool> searchUsers();
  LogicalResult searchUsersOf(Operation *op, Value operand);
  LogicalResult reportLeft();

  Rule &rule;
  Group &group;
  const PDLNatives &natives;
  Block &body;
  /// Values to bind, the most selective first.
  std::deque<Binding> operations, values, types;
  /// Must be equal as soon as the value is known.
  std::vector<Binding> pending;
  llvm::DenseSet<Operation *> applied;
  llvm::DenseSet<Register> known;
};
} // namespace

//===-- Instructions -------------------------------------------------------===//

void MatchCompiler::emit(Opcode opcode, Register a, uint32_t imm,
                         const void *pointer, Register b) {
  Instr instr;
  instr.opcode = opcode;
  instr.a = a;
  instr.b = b;
  instr.imm = imm;
  instr.pointer = pointer;
  rule.match.push_back(instr);
}

Register MatchCompiler::get(Opcode opcode, Register a, uint32_t imm,
                            const void *pointer, bool wantsOne) {
  auto [place, isNew] = group.places.try_emplace(
      {opcode, a, Register(0), imm, pointer, wantsOne}, Register(0));
  if (isNew)
    place->second = group.addPlace();
  Register dst = place->second;
  if (known.insert(dst).second) {
    emit(opcode, a, imm, pointer);
    rule.match.back().dst = dst;
    rule.match.back().wantsOne = wantsOne;
  }
  return dst;
}

//===-- Operations ---------------------------------------------------------===//

static bool isRange(Value value) {
  return getParameter(value.getType()).isRange;
}

void MatchCompiler::checkCount(ArrayRef<Value> list, Register place,
                               bool isOperands) {
  unsigned numSingle =
      unsigned(llvm::count_if(list, [](Value v) { return !isRange(v); }));
  if (numSingle == list.size())
    emit(isOperands ? Opcode::CheckNumOperands : Opcode::CheckNumResults, place,
         numSingle);
  else if (numSingle)
    emit(isOperands ? Opcode::CheckMinOperands : Opcode::CheckMinResults, place,
         numSingle);
}

/// Whether `value`, used by an operation of the rule, is any list of values or types that
/// nothing else mentions: there is nothing to look at.
static bool isAnyList(Value value) {
  Operation *def = value.getDefiningOp();
  if (!isRange(value) || !value.hasOneUse())
    return false;
  if (isPDL(def, "types"))
    return !def->getInherentAttrOrNull("constantTypes");
  return isPDL(def, "operands") &&
         llvm::all_of(def->getOperands(),
                      [](Value type) { return isAnyList(type); });
}

/// Operands of `place`, or types of its results: one by one, in groups from the
/// first range on, or all as one range.
void MatchCompiler::bindValues(ArrayRef<Value> list, Register place,
                               bool isOperands) {
  auto add = [&](Value value, Register at) {
    if (isOperands)
      values.push_back({value, at});
    else
      types.push_back(
          {value,
           get(isRange(value) ? Opcode::GetTypes : Opcode::GetType, at)});
  };
  Opcode one = isOperands ? Opcode::GetOperand : Opcode::GetResult;
  Opcode several = isOperands ? Opcode::GetOperands : Opcode::GetResults;
  auto isUnneeded = [&](Value value) {
    return !rule.bindsAll && isAnyList(value);
  };
  if (list.size() == 1 && isRange(list[0]))
    return isUnneeded(list[0]) ? void()
                               : add(list[0], get(several, place, Instr::All));
  bool inGroups = false;
  for (unsigned i = 0; i < list.size(); ++i) {
    inGroups |= isRange(list[i]);
    if (isUnneeded(list[i]))
      continue;
    add(list[i], inGroups ? get(several, place, i, nullptr, !isRange(list[i]))
                          : get(one, place, i));
  }
}

LogicalResult MatchCompiler::bindAttributes(Operation *op,
                                            const OpDefinition *def,
                                            Register place) {
  auto names =
      cast<ArrayAttr>(op->getInherentAttrOrNull("attributeValueNames"));
  SmallVector<Value, 4> attrs = getGroup(op, 1);
  for (size_t i = 0; i < attrs.size(); ++i) {
    auto name = cast<StringAttr>(names.getValue()[i]);
    int slot =
        def && def->registered ? def->findAttribute(name.getValue()) : -1;
    Register at =
        slot >= 0 ? get(Opcode::GetAttrSlot, place, uint32_t(slot))
                  : get(Opcode::GetAttr, place, 0, name.getAsOpaquePointer());
    // A slot may be empty, which the instruction sees.
    if (failed(bind(attrs[i], at)))
      return failure();
  }
  return success();
}

LogicalResult MatchCompiler::bindOperation(Operation *op, Register place) {
  const OpDefinition *def = nullptr;
  if (!getOpName(op).empty()) {
    def = resolveName(op);
    if (!def || failed(checkAgainst(op, *def)))
      return failure();
    emit(Opcode::CheckName, place, 0, def);
  }
  rule.action.matchedOps.push_back(place);
  SmallVector<Value, 4> operands = getGroup(op, 0),
                        resultTypes = getGroup(op, 2);
  checkCount(operands, place, /*isOperands=*/true);
  checkCount(resultTypes, place, /*isOperands=*/false);
  if (failed(bindAttributes(op, def, place)))
    return failure();
  bindValues(operands, place, /*isOperands=*/true);
  // The types are looked up last, so that names of operations come before.
  types.push_back({op->getResult(0), place});
  return success();
}

//===-- Values, types, attributes ------------------------------------------===//

/// A result, or results, of an operation of the rule.
void MatchCompiler::bindResult(Operation *op, Value value, Register place) {
  Value parent = op->getOperand(0);
  if (!isPDL(parent.getDefiningOp(), "operation")) {
    // A native will tell the operation.
    pending.push_back({value, place});
    return;
  }
  auto index =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("index"));
  uint32_t number =
      index ? uint32_t(index.getValue().getZExtValue()) : Instr::All;
  Register at = get(Opcode::GetDefiningOp, place);
  if (isPDL(op, "result")) {
    emit(Opcode::CheckResult, at, number, nullptr, place);
  } else {
    Register results =
        get(Opcode::GetResults, at, number, nullptr, !isRange(value));
    emit(Opcode::CheckEqual, results, 0, nullptr, place);
  }
  operations.push_back({parent, at});
}

LogicalResult MatchCompiler::bindNew(Operation *def, Value value,
                                     Register place) {
  auto constant = [&](StringRef name) {
    return def->getInherentAttrOrNull(name);
  };
  if (isPDL(def, "operation"))
    return bindOperation(def, place);
  if (isPDL(def, "result") || isPDL(def, "results")) {
    bindResult(def, value, place);
    return success();
  }
  if (isPDL(def, "attribute")) {
    if (Attribute attr = constant("value"))
      emit(Opcode::CheckConstant, place, 0, attr.getAsOpaquePointer());
    else if (def->getNumOperands())
      types.push_back({def->getOperand(0), get(Opcode::GetAttrType, place)});
  } else if (isPDL(def, "type")) {
    if (auto type = dyn_cast_or_null<TypeAttr>(constant("constantType")))
      emit(Opcode::CheckConstant, place, 0,
           type.getValue().getAsOpaquePointer());
  } else if (isPDL(def, "types")) {
    if (Attribute list = constant("constantTypes"))
      emit(Opcode::CheckTypes, place, 0, list.getAsOpaquePointer());
  } else if (def->getNumOperands()) {
    // pdl.operand or pdl.operands.
    types.push_back(
        {def->getOperand(0),
         get(isRange(value) ? Opcode::GetTypes : Opcode::GetType, place)});
  }
  return success();
}

LogicalResult MatchCompiler::bind(Value value, Register place) {
  Operation *def = value.getDefiningOp();
  auto [known, isNew] = rule.bound.try_emplace(value, place);
  if (!isNew) {
    if (known->second != place)
      emit(Opcode::CheckEqual, known->second, 0, nullptr, place);
    return success();
  }
  if (!isPDL(def, "apply_native_constraint"))
    return bindNew(def, value, place);
  rule.bound.erase(value);
  pending.push_back({value, place});
  return success();
}

LogicalResult MatchCompiler::drain() {
  while (true) {
    auto &queue = !operations.empty() ? operations
                  : !values.empty()   ? values
                                      : types;
    if (queue.empty())
      return success();
    Binding next = queue.front();
    queue.pop_front();
    Operation *def = next.first.getDefiningOp();
    if (&queue == &types && isPDL(def, "operation")) {
      bindValues(getGroup(def, 2), next.second, /*isOperands=*/false);
      continue;
    }
    if (failed(bind(next.first, next.second)))
      return failure();
  }
}

/// The register of a value that is known, or follows from one that is.
std::optional<Register> MatchCompiler::resolve(Value value) {
  if (auto found = rule.bound.find(value); found != rule.bound.end())
    return found->second;
  Operation *def = value.getDefiningOp();
  std::optional<Register> place;
  if (isPDL(def, "attribute")) {
    if (Attribute attr = def->getInherentAttrOrNull("value"))
      place = get(Opcode::ConstantAttr, 0, 0, attr.getAsOpaquePointer());
  } else if (isPDL(def, "type")) {
    auto type =
        dyn_cast_or_null<TypeAttr>(def->getInherentAttrOrNull("constantType"));
    if (type)
      place =
          get(Opcode::ConstantType, 0, 0, type.getValue().getAsOpaquePointer());
  } else if (isPDL(def, "types")) {
    if (Attribute list = def->getInherentAttrOrNull("constantTypes"))
      place = get(Opcode::ConstantTypes, 0, 0, list.getAsOpaquePointer());
  } else if (isPDL(def, "result") || isPDL(def, "results")) {
    std::optional<Register> parent = resolve(def->getOperand(0));
    auto index =
        dyn_cast_or_null<IntegerAttr>(def->getInherentAttrOrNull("index"));
    uint32_t number =
        index ? uint32_t(index.getValue().getZExtValue()) : Instr::All;
    if (parent && isPDL(def, "result"))
      place = get(Opcode::GetResult, *parent, number);
    else if (parent)
      place =
          get(Opcode::GetResults, *parent, number, nullptr, !isRange(value));
  }
  if (place)
    rule.bound[value] = *place;
  return place;
}

//===-- What is not reached from the root ----------------------------------===//

bool MatchCompiler::bindPending() {
  bool changed = false;
  for (size_t i = 0; i < pending.size();) {
    std::optional<Register> place = resolve(pending[i].first);
    if (!place) {
      ++i;
      continue;
    }
    emit(Opcode::CheckEqual, *place, 0, nullptr, pending[i].second);
    pending.erase(pending.begin() + ptrdiff_t(i));
    changed = true;
  }
  return changed;
}

/// Applies the first native constraint whose arguments are known.
FailureOr<bool> MatchCompiler::constrainNext() {
  for (Operation &op : body) {
    if (!isPDL(&op, "apply_native_constraint") || applied.contains(&op))
      continue;
    SmallVector<Value, 4> operands(op.getOperands());
    SmallVector<Register, 4> args;
    for (Value operand : operands)
      if (std::optional<Register> place = resolve(operand))
        args.push_back(*place);
    if (args.size() != operands.size())
      continue;
    auto name = cast<StringAttr>(op.getInherentAttrOrNull("name"));
    SmallVector<Type> resultTypes = op.getResultTypes();
    PDLNatives::Entry native =
        resolveNative(&op, name.getValue(), /*isRewrite=*/false, operands,
                      resultTypes, natives);
    if (!native)
      return failure();
    auto negated = cast<IntegerAttr>(op.getInherentAttrOrNull("isNegated"));
    bool isNegated = !negated.getValue().isZero();
    if (isNegated && op.getNumResults())
      return op.emitError("a negated constraint cannot have results");
    Call *call = group.program->addCall(op.getLoc());
    call->native = native;
    call->name = name.getValue().str();
    call->args = args;
    for (OpResult result : op.getResults()) {
      call->results.push_back(group.addPlace());
      call->resultParams.push_back(getParameter(result.getType()));
      rule.bound[result] = call->results.back();
    }
    emit(isNegated ? Opcode::ConstrainNot : Opcode::Constrain, 0, 0, call);
    applied.insert(&op);
    return true;
  }
  return false;
}

LogicalResult MatchCompiler::searchUsersOf(Operation *op, Value operand) {
  Register value = rule.bound[operand];
  Register place = group.addPlace();
  // The place of the use.
  group.addPlace();
  for (Opcode opcode : {Opcode::FirstUser, Opcode::NextUser}) {
    emit(opcode, value);
    rule.match.back().dst = place;
  }
  // Another than those there are, if it may be the same one.
  for (Operation &other : body) {
    auto bound = isPDL(&other, "operation")
                     ? rule.bound.find(other.getResult(0))
                     : rule.bound.end();
    if (bound != rule.bound.end() &&
        (getOpName(&other) == getOpName(op) || getOpName(op).empty() ||
         getOpName(&other).empty()))
      emit(Opcode::CheckDifferent, place, 0, nullptr, bound->second);
  }
  // The operands that are bound already are compared then.
  if (failed(bind(op->getResult(0), place)))
    return failure();
  return drain();
}

/// Looks for the first operation that is not bound among the users of a value
/// that is.
FailureOr<bool> MatchCompiler::searchUsers() {
  for (Operation &op : body) {
    if (!isPDL(&op, "operation") || rule.bound.contains(op.getResult(0)))
      continue;
    for (Value operand : getGroup(&op, 0)) {
      if (!resolve(operand))
        continue;
      if (failed(searchUsersOf(&op, operand)))
        return failure();
      return true;
    }
  }
  return false;
}

LogicalResult MatchCompiler::bindRest() {
  while (true) {
    if (bindPending()) {
      if (failed(drain()))
        return failure();
      continue;
    }
    FailureOr<bool> changed = constrainNext();
    if (succeeded(changed) && !*changed)
      changed = searchUsers();
    if (failed(changed))
      return failure();
    if (!*changed)
      return success();
  }
}

LogicalResult MatchCompiler::reportLeft() {
  for (Operation &op : body) {
    if (isPDL(&op, "operation") && !rule.bound.contains(op.getResult(0)))
      return op.emitError(
          "this operation cannot be reached from the root of the rule");
    if (!isPDL(&op, "apply_native_constraint") || applied.contains(&op))
      continue;
    for (OpOperand &operand : op.getOpOperands())
      if (!resolve(operand.get()))
        return op.emitError("argument #")
               << operand.getOperandNumber() << " of the constraint is unbound";
  }
  assert(pending.empty() && "their constraints were not applied");
  return success();
}

LogicalResult MatchCompiler::compile(Operation *root) {
  if (body.getNumArguments())
    return rule.pattern->emitError("the body of a rule cannot have arguments");
  known.insert(0);
  if (failed(bind(root->getResult(0), 0)) || failed(drain()) ||
      failed(bindRest()) || failed(reportLeft()))
    return failure();
  if (group.numPlaces < FirstLocal)
    return success();
  return emitTooManyValues(rule.pattern);
}

LogicalResult pdl::compileMatch(Rule &rule, Operation *root, Group &group,
                                const PDLNatives &natives) {
  return MatchCompiler(rule, group, natives).compile(root);
}
