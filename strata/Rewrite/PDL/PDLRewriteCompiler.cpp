// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of a rule that changes things: its operations one after the other.
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::pdl;

namespace {
class RewriteCompiler {
public:
  RewriteCompiler(Rule &rule, Group &group, const PDLNatives &natives)
      : rule(rule), program(*group.program), natives(natives) {}
  LogicalResult compile(Operation *rewrite);

private:
  Instr &emit(Opcode opcode, Register dst, Register a = 0,
              const void *pointer = nullptr);
  Register addLocal() { return Register(FirstLocal + rule.numLocals++); }
  FailureOr<Register> resolve(Value value, Operation *user);
  LogicalResult resolveAll(ValueRange values, Operation *user,
                           SmallVectorImpl<Register> &places);
  LogicalResult compileOp(Operation *op);
  LogicalResult compileDefinition(Operation *op);
  LogicalResult compileNative(Operation *op, StringRef name, ValueRange args,
                              ResultRange results);
  LogicalResult compileCreation(Operation *op);
  LogicalResult addAttributes(Operation *op, Creation &creation);
  LogicalResult addTypes(Operation *op, Creation &creation);
  LogicalResult compileReplace(Operation *op);
  void noteConverted();

  Rule &rule;
  Program &program;
  const PDLNatives &natives;
};
} // namespace

Instr &RewriteCompiler::emit(Opcode opcode, Register dst, Register a,
                             const void *pointer) {
  Instr instr;
  instr.opcode = opcode;
  instr.dst = dst;
  instr.a = a;
  instr.pointer = pointer;
  // Missing operands are null; their user reports the error.
  instr.isNullable = true;
  rule.changes.push_back(instr);
  return rule.changes.back();
}

//===-- Values -------------------------------------------------------------===//

/// Code for a constant, a result, or a range of results.
LogicalResult RewriteCompiler::compileDefinition(Operation *op) {
  Value value = op->getResult(0);
  Register dst = addLocal();
  auto constant = [&](StringRef name) {
    return op->getInherentAttrOrNull(name);
  };
  if (isPDL(op, "attribute") && constant("value")) {
    emit(Opcode::ConstantAttr, dst, 0, constant("value").getAsOpaquePointer());
  } else if (isPDL(op, "type") && constant("constantType")) {
    Type type = cast<TypeAttr>(constant("constantType")).getValue();
    emit(Opcode::ConstantType, dst, 0, type.getAsOpaquePointer());
  } else if (isPDL(op, "types") && constant("constantTypes")) {
    emit(Opcode::ConstantTypes, dst, 0,
         constant("constantTypes").getAsOpaquePointer());
  } else if (isPDL(op, "result") || isPDL(op, "results")) {
    FailureOr<Register> parent = resolve(op->getOperand(0), op);
    if (failed(parent))
      return failure();
    auto index =
        dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("index"));
    bool isOne = isPDL(op, "result");
    Instr &instr =
        emit(isOne ? Opcode::GetResult : Opcode::GetResults, dst, *parent);
    instr.imm = index ? uint32_t(index.getValue().getZExtValue()) : Instr::All;
    instr.wantsOne = !getParameter(value.getType()).isRange;
  } else {
    return failure();
  }
  rule.bound[value] = dst;
  return success();
}

FailureOr<Register> RewriteCompiler::resolve(Value value, Operation *user) {
  auto found = rule.bound.find(value);
  if (found == rule.bound.end()) {
    if (failed(compileDefinition(value.getDefiningOp())))
      return user->emitError("an operand is unbound");
    found = rule.bound.find(value);
  }
  return found->second;
}

LogicalResult RewriteCompiler::resolveAll(ValueRange values, Operation *user,
                                          SmallVectorImpl<Register> &places) {
  for (Value value : values) {
    FailureOr<Register> place = resolve(value, user);
    if (failed(place))
      return failure();
    places.push_back(*place);
  }
  return success();
}

LogicalResult RewriteCompiler::compileNative(Operation *op, StringRef name,
                                             ValueRange args,
                                             ResultRange results) {
  SmallVector<Type, 4> types;
  for (OpResult result : results)
    types.push_back(result.getType());
  Call *call = program.addCall(op->getLoc());
  call->name = name.str();
  call->native =
      resolveNative(op, name, /*isRewrite=*/true, args, types, natives);
  if (!call->native || failed(resolveAll(args, op, call->args)))
    return failure();
  for (OpResult result : results) {
    Register dst = addLocal();
    call->results.push_back(dst);
    call->resultParams.push_back(getParameter(result.getType()));
    rule.bound[result] = dst;
  }
  emit(Opcode::Call, 0, 0, call);
  return success();
}

//===-- Operations that are made -------------------------------------------===//

LogicalResult RewriteCompiler::addAttributes(Operation *op,
                                             Creation &creation) {
  auto names =
      cast<ArrayAttr>(op->getInherentAttrOrNull("attributeValueNames"));
  SmallVector<Register, 4> places;
  if (failed(resolveAll(getGroup(op, 1), op, places)))
    return failure();
  const OpDefinition &def = *creation.def;
  for (size_t i = 0; i < places.size(); ++i) {
    auto name = cast<StringAttr>(names.getValue()[i]);
    int slot = def.registered ? def.findAttribute(name.getValue()) : -1;
    if (slot >= 0)
      creation.slots.push_back({unsigned(slot), places[i]});
    else
      creation.attributes.push_back({name, places[i]});
  }
  return success();
}

/// The attribute with the number of values by group, if `values` are given by
/// group and it is not said.
static int findSegments(Operation *op, const OpDefinition &def, StringRef name,
                        size_t numValues, size_t numSlots) {
  auto names =
      cast<ArrayAttr>(op->getInherentAttrOrNull("attributeValueNames"));
  bool isSaid = llvm::any_of(names.getValue(), [&](Attribute attr) {
    return cast<StringAttr>(attr).getValue() == name;
  });
  return isSaid || !def.registered || numValues != numSlots
             ? -1
             : def.findAttribute(name);
}

/// The operation that `op` replaces, if it existed before.
static Operation *findReplaced(Operation *op) {
  for (OpOperand &use : op->getResult(0).getUses()) {
    Operation *replace = use.getOwner();
    if (!isPDL(replace, "replace") || use.getOperandNumber() == 0)
      continue;
    Operation *replaced = replace->getOperand(0).getDefiningOp();
    if (replaced && (replaced->getBlock() != op->getBlock() ||
                     replaced->isBeforeInBlock(op)))
      return replaced;
  }
  return nullptr;
}

LogicalResult RewriteCompiler::addTypes(Operation *op, Creation &creation) {
  SmallVector<Value, 4> types = getGroup(op, 2);
  // A type without constraints is inferred.
  bool areKnown = llvm::all_of(types, [&](Value type) {
    Operation *def = type.getDefiningOp();
    return rule.bound.contains(type) ||
           (isPDL(def, "type") && def->getInherentAttrOrNull("constantType")) ||
           (isPDL(def, "types") && def->getInherentAttrOrNull("constantTypes"));
  });
  if (!types.empty() && areKnown)
    return resolveAll(types, op, creation.types);
  const OpDefinition &def = *creation.def;
  std::vector<bool> operands(def.operands.size(), true);
  std::vector<bool> results(def.results.size(), false);
  if (def.registered && !def.results.empty() &&
      canInferTypes(def, operands, results)) {
    creation.typesFrom = Creation::Types::Inferred;
    return success();
  }
  if (Operation *replaced = findReplaced(op)) {
    FailureOr<Register> place = resolve(replaced->getResult(0), op);
    if (failed(place))
      return failure();
    creation.typesFrom = Creation::Types::OfReplaced;
    creation.replaced = *place;
    return success();
  }
  bool needsNone = llvm::all_of(def.results, [](const ValueSlot &slot) {
    return slot.arity != Arity::One;
  });
  if (types.empty() && needsNone)
    return success();
  return op->emitError("cannot infer the result types of '")
         << def.name << "', and the rule does not specify them";
}

LogicalResult RewriteCompiler::compileCreation(Operation *op) {
  const OpDefinition *def = resolveName(op);
  if (!def || failed(checkAgainst(op, *def)))
    return failure();
  program.creations.push_back(std::make_unique<Creation>());
  Creation &creation = *program.creations.back();
  creation.def = def;
  creation.loc = op->getLoc();
  SmallVector<Value, 4> operands = getGroup(op, 0);
  if (failed(resolveAll(operands, op, creation.operands)) ||
      failed(addAttributes(op, creation)) || failed(addTypes(op, creation)))
    return failure();
  creation.operandSegments = findSegments(
      op, *def, "operandSegmentSizes", operands.size(), def->operands.size());
  creation.resultSegments =
      findSegments(op, *def, "resultSegmentSizes", creation.types.size(),
                   def->results.size());
  Register dst = addLocal();
  emit(Opcode::Create, dst, 0, &creation);
  rule.bound[op->getResult(0)] = dst;
  rule.action.makesOps = true;
  if (!llvm::is_contained(program.generatedOps, def->name))
    program.generatedOps.push_back(def->name.str());
  return success();
}

//===-- The rest -----------------------------------------------------------===//

LogicalResult RewriteCompiler::compileReplace(Operation *op) {
  FailureOr<Register> replaced = resolve(op->getOperand(0), op);
  if (failed(replaced))
    return failure();
  Call *call = program.addCall(op->getLoc());
  SmallVector<Value, 4> byOp = getGroup(op, 1);
  if (byOp.empty()) {
    if (failed(resolveAll(getGroup(op, 2), op, call->args)))
      return failure();
    emit(Opcode::Replace, 0, *replaced, call);
    return success();
  }
  FailureOr<Register> other = resolve(byOp[0], op);
  if (failed(other))
    return failure();
  emit(Opcode::ReplaceWithOp, 0, *replaced, call).b = *other;
  return success();
}

LogicalResult RewriteCompiler::compileOp(Operation *op) {
  if (isPDL(op, "operation"))
    return compileCreation(op);
  if (isPDL(op, "replace"))
    return compileReplace(op);
  if (isPDL(op, "apply_native_rewrite")) {
    ResultRange results = op->getResults();
    return compileNative(
        op, cast<StringAttr>(op->getInherentAttrOrNull("name")).getValue(),
        op->getOperands(), results);
  }
  if (isPDL(op, "erase")) {
    FailureOr<Register> erased = resolve(op->getOperand(0), op);
    if (failed(erased))
      return failure();
    emit(Opcode::Erase, 0, *erased, program.addCall(op->getLoc()));
    return success();
  }
  if (isPDL(op, "range")) {
    Call *call = program.addCall(op->getLoc());
    call->kind = getParameter(op->getResult(0).getType()).kind;
    if (failed(resolveAll(op->getOperands(), op, call->args)))
      return failure();
    Register dst = addLocal();
    emit(Opcode::MakeRange, dst, 0, call);
    rule.bound[op->getResult(0)] = dst;
    return success();
  }
  // Results are compiled where they are used; the others are constants, or
  // types that follow.
  if (isPDL(op, "result") || isPDL(op, "results"))
    return compileDefinition(op);
  return success();
}

LogicalResult RewriteCompiler::compile(Operation *rewrite) {
  if (auto name = dyn_cast_or_null<StringAttr>(
          rewrite->getInherentAttrOrNull("name"))) {
    // The root comes first, and so it does among the operands.
    if (failed(compileNative(rewrite, name.getValue(), rewrite->getOperands(),
                             {})))
      return failure();
  } else {
    for (Operation &op : rewrite->getRegion(0).front())
      if (failed(compileOp(&op)))
        return failure();
  }
  emit(Opcode::Done, 0);
  constexpr size_t longest = 8192;
  if (rule.numLocals >= FirstLocal || rule.changes.size() > longest)
    return rewrite->emitError("the rewrite is too long; the limit is ")
           << uint64_t(longest) << " instructions";
  findLaterReads(rule.changes);
  noteConverted();
  return success();
}

/// Records the matched registers that the rewrite reads.
void RewriteCompiler::noteConverted() {
  SmallVector<Register, 4> done;
  for (const Instr &instr : rule.match)
    if (instr.opcode == Opcode::Constrain)
      if (auto *call = static_cast<const Call *>(instr.pointer);
          call->native->isConverting)
        llvm::append_range(done, call->results);
  auto note = [&](Register number) {
    if (number < FirstLocal && !llvm::is_contained(done, number) &&
        !llvm::is_contained(rule.action.converted, number))
      rule.action.converted.push_back(number);
  };
  for (const Instr &instr : rule.changes) {
    forEachRead(instr, note);
    if (instr.opcode == Opcode::Create)
      llvm::for_each(static_cast<const Creation *>(instr.pointer)->types, note);
  }
}

//===-- Registers that are read later --------------------------------------===//

static bool hasCall(Opcode opcode) {
  return opcode == Opcode::Constrain || opcode == Opcode::ConstrainNot ||
         opcode == Opcode::Record || opcode == Opcode::MakeRange ||
         opcode >= Opcode::Replace;
}

void pdl::forEachRead(const Instr &instr, function_ref<void(Register)> fn) {
  if (instr.opcode == Opcode::Create) {
    const auto &creation = *static_cast<const Creation *>(instr.pointer);
    llvm::for_each(creation.operands, fn);
    if (creation.typesFrom == Creation::Types::OfReplaced)
      fn(creation.replaced);
    return;
  }
  bool isConstant = instr.opcode >= Opcode::ConstantAttr &&
                    instr.opcode <= Opcode::ConstrainNot;
  bool isControl = instr.opcode >= Opcode::Jump && instr.opcode <= Opcode::Fail;
  if (!isConstant && !isControl && instr.opcode != Opcode::MakeRange &&
      instr.opcode != Opcode::Call)
    fn(instr.a);
  if (instr.opcode == Opcode::ReplaceWithOp ||
      (instr.opcode >= Opcode::CheckResult &&
       instr.opcode <= Opcode::CheckEqual))
    fn(instr.b);
  if (!hasCall(instr.opcode))
    return;
  const auto &call = *static_cast<const Call *>(instr.pointer);
  llvm::for_each(call.args, fn);
  if (instr.opcode == Opcode::Record)
    llvm::for_each(call.results, fn);
}

void pdl::findLaterReads(ArrayRef<Instr> code) {
  // Walks backwards and collects the registers that are read before they are
  // written.
  std::vector<Register> live;
  auto kill = [&](Register number) { llvm::erase(live, number); };
  for (const Instr &instr : llvm::reverse(code)) {
    if (instr.opcode >= Opcode::Replace && instr.opcode <= Opcode::Erase) {
      auto *call = const_cast<Call *>(static_cast<const Call *>(instr.pointer));
      call->later.assign(live.begin(), live.end());
    } else if (instr.opcode == Opcode::Call) {
      for (Register result : static_cast<const Call *>(instr.pointer)->results)
        kill(result);
    } else {
      kill(instr.dst);
    }
    forEachRead(instr, [&](Register number) {
      if (!llvm::is_contained(live, number))
        live.push_back(number);
    });
  }
}

LogicalResult pdl::compileRewrite(Rule &rule, Group &group,
                                  const PDLNatives &natives) {
  return RewriteCompiler(rule, group, natives)
      .compile(&rule.pattern->getRegion(0).front().back());
}
