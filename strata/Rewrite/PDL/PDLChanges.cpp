// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The changes that rules make to the IR. An invalid change, such as replacing
// an operation with too few values, is reported at its place.
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"
#include "strata/Rewrite/PDL/PDLInterpreterDetail.h"

using namespace strata;
using namespace strata::pdl;

bool Interpreter::error(Location loc, const Twine &message) {
  if (conversion) {
    (void)rewriter.notifyMatchFailure(loc, message);
    return false;
  }
  InFlightDiagnostic diag = emitError(rewriter.getContext(), loc, message);
  if (!action)
    return false;
  if (!action->name.empty())
    diag << " in rule '" << action->name << "'";
  program.isBroken[size_t(action - program.actions.data())] = true;
  return false;
}

Location Interpreter::getMatchLoc() {
  // To fuse locations costs a search for their lines.
  if (matchedOps.size() == 1)
    return matchedOps.front()->getLoc();
  SmallVector<Location, 4> locs;
  for (Operation *op : matchedOps)
    locs.push_back(op->getLoc());
  return rewriter.getFusedLoc(locs);
}

//===-- Operands of instructions -------------------------------------------===//

bool Interpreter::append(Register number,
                         SmallVectorImpl<Value> &values) const {
  const PDLValue &from = reg(number);
  if (from.isNull())
    return false;
  if (from.isRange())
    llvm::append_range(values, from.getValues());
  else
    values.push_back(from.getValue());
  return true;
}

bool Interpreter::append(Register number, SmallVectorImpl<Type> &types) const {
  const PDLValue &from = reg(number);
  if (from.isNull())
    return false;
  if (from.isRange())
    llvm::append_range(types, from.getTypes());
  else
    types.push_back(from.getType());
  return true;
}

void Interpreter::makeRange(const Instr &instr) {
  const auto &parts = *static_cast<const pdl::Call *>(instr.pointer);
  if (parts.kind == PDLValue::Kind::Type) {
    SmallVector<Type, 8> types;
    for (Register number : parts.args)
      (void)append(number, types);
    reg(instr.dst) = keep<Type>(types);
    return;
  }
  SmallVector<Value, 8> values;
  for (Register number : parts.args)
    (void)append(number, values);
  reg(instr.dst) = keep<Value>(values);
}

//===-- Making operations --------------------------------------------------===//

bool Interpreter::addOperands(const Creation &creation, OperationState &state) {
  SmallVector<int32_t, 4> sizes;
  for (Register number : creation.operands) {
    size_t before = state.operands.size();
    if (!append(number, state.operands))
      return error(creation.loc, "an operand is null");
    sizes.push_back(int32_t(state.operands.size() - before));
  }
  if (creation.operandSegments >= 0)
    state.slots.push_back({unsigned(creation.operandSegments),
                           rewriter.getDenseI32ArrayAttr(sizes)});
  return true;
}

bool Interpreter::addAttributes(const Creation &creation,
                                OperationState &state) {
  for (auto [slot, number] : creation.slots) {
    if (reg(number).isNull())
      return error(creation.loc, "an attribute is null");
    state.slots.push_back({slot, reg(number).getAttr()});
  }
  for (auto [name, number] : creation.attributes) {
    if (reg(number).isNull())
      return error(creation.loc, "an attribute is null");
    state.attributes.push_back({name, reg(number).getAttr()});
  }
  return true;
}

bool Interpreter::addTypes(const Creation &creation, OperationState &state) {
  if (creation.typesFrom == Creation::Types::Inferred) {
    if (succeeded(inferResultTypes(state)))
      return true;
    // Optional results are absent.
    if (llvm::none_of(creation.def->results, [](const ValueSlot &slot) {
          return slot.arity == Arity::One;
        }))
      return true;
    return error(creation.loc, "cannot infer the result types of '" +
                                   creation.def->name + "'");
  }
  if (creation.typesFrom == Creation::Types::OfReplaced) {
    Operation *replaced = reg(creation.replaced).getOperation();
    if (!replaced)
      return error(creation.loc, "the operation to replace is null");
    SmallVector<Type> types = replaced->getResultTypes();
    if (conversion)
      return convertTypes(types, state.types);
    llvm::append_range(state.types, types);
    return true;
  }
  SmallVector<int32_t, 4> sizes;
  for (Register number : creation.types) {
    size_t before = state.types.size();
    if (!append(number, state.types))
      return error(creation.loc, "a result type is null");
    sizes.push_back(int32_t(state.types.size() - before));
  }
  if (creation.resultSegments >= 0)
    state.slots.push_back({unsigned(creation.resultSegments),
                           rewriter.getDenseI32ArrayAttr(sizes)});
  return true;
}

bool Interpreter::create(const Instr &instr) {
  const auto &creation = *static_cast<const Creation *>(instr.pointer);
  OperationState state(matchLoc, creation.def);
  if (!addOperands(creation, state) || !addAttributes(creation, state) ||
      !addTypes(creation, state))
    return false;
  for (const RegionSlot &region : creation.def->regions)
    if (region.arity == Arity::One)
      state.addRegion();
  reg(instr.dst) = rewriter.create(state);
  hasChanged = true;
  return true;
}

//===-- Replacing and erasing ----------------------------------------------===//

static bool isWithin(Operation *op, const PDLValue &value) {
  if (value.isNull())
    return false;
  auto contains = [&](Value one) {
    Operation *owner = one.getDefiningOp();
    if (!owner && one.getParentBlock())
      owner = one.getParentBlock()->getParentOp();
    return owner && op->isAncestor(owner);
  };
  if (value.getKind() == PDLValue::Kind::Value)
    return value.isRange() ? llvm::any_of(value.getValues(), contains)
                           : contains(value.getValue());
  if (value.getKind() != PDLValue::Kind::Operation)
    return false;
  auto isInside = [&](Operation *other) { return op->isAncestor(other); };
  return value.isRange() ? llvm::any_of(value.getOperations(), isInside)
                         : isInside(value.getOperation());
}

void Interpreter::forget(Operation *op, const pdl::Call &call) {
  for (Register number : call.later)
    if (isWithin(op, reg(number)))
      reg(number) = PDLValue();
}

bool Interpreter::replaceOp(Operation *op, ArrayRef<Value> values,
                            const pdl::Call &call) {
  if (values.size() != op->getNumResults())
    return error(call.loc, "cannot replace the " + Twine(op->getNumResults()) +
                               " results of '" + op->getDefinition().name +
                               "' with " + Twine(values.size()) + " values");
  for (unsigned i = 0; i < values.size(); ++i)
    if (isWithin(op, values[i]) && !op->getResult(i).use_empty())
      return error(call.loc, "cannot replace '" + op->getDefinition().name +
                                 "' with a value defined inside it");
  forget(op, call);
  hasChanged = true;
  rewriter.replaceOp(op, values);
  return true;
}

bool Interpreter::replace(const Instr &instr) {
  const auto &call = *static_cast<const pdl::Call *>(instr.pointer);
  Operation *op = reg(instr.a).getOperation();
  if (!op)
    return error(call.loc, "the operation to replace is null");
  SmallVector<Value, 4> values;
  if (instr.opcode == Opcode::ReplaceWithOp) {
    Operation *other = reg(instr.b).getOperation();
    if (!other)
      return error(call.loc, "the replacement operation is null");
    llvm::append_range(values, other->getResults());
  }
  for (Register number : call.args)
    if (!append(number, values))
      return error(call.loc, "a replacement value is null");
  return replaceOp(op, values, call);
}

bool Interpreter::erase(const Instr &instr) {
  const auto &call = *static_cast<const pdl::Call *>(instr.pointer);
  Operation *op = reg(instr.a).getOperation();
  if (!op)
    return error(call.loc, "the operation to erase is null");
  // An operation that a conversion has replaced counts as erased.
  if (conversion && conversion->isReplaced(op))
    return true;
  if (conversion ? !conversion->isUnused(op) : !op->use_empty())
    return error(call.loc, "cannot erase '" + op->getDefinition().name +
                               "', whose results are used");
  forget(op, call);
  hasChanged = true;
  rewriter.eraseOp(op);
  return true;
}

//===-- Natives ------------------------------------------------------------===//

bool Interpreter::storeResults(const pdl::Call &call,
                               ArrayRef<PDLValue> results) {
  if (results.size() != call.results.size())
    return error(call.loc, "native '" + call.name + "' returned " +
                               Twine(results.size()) +
                               " results, but the rule expects " +
                               Twine(call.results.size()));
  for (size_t i = 0; i < results.size(); ++i) {
    const PDLValue &result = results[i];
    PDLNative::Parameter wanted = call.resultParams[i];
    if (result.getKind() != wanted.kind || result.isRange() != wanted.isRange)
      return error(call.loc,
                   "result #" + Twine(i) + " of a native is of the wrong kind");
    PDLValue &to = reg(call.results[i]);
    if (!result.isRange())
      to = result;
    else if (result.getKind() == PDLValue::Kind::Type)
      to = keep<Type>(result.getTypes());
    else
      to = keep<Value>(result.getValues());
  }
  return true;
}

bool Interpreter::call(const Instr &instr) {
  const auto &call = *static_cast<const pdl::Call *>(instr.pointer);
  SmallVector<PDLValue, 4> args;
  for (Register number : call.args)
    args.push_back(reg(number));
  PDLResultList results;
  if (failed(call.native->fn(rewriter, args, results))) {
    if (conversion)
      return error(call.loc, "native '" + call.name + "' fails");
    return hasChanged ? error(call.loc, "a native failed after the rule had "
                                        "already changed the IR")
                      : false;
  }
  // There is no telling what it does.
  hasChanged |= action != nullptr;
  return storeResults(call, results.getResults());
}

bool Interpreter::change(const Instr &instr) {
  switch (instr.opcode) {
  case Opcode::Create:
    return create(instr);
  case Opcode::Replace:
  case Opcode::ReplaceWithOp:
    return replace(instr);
  case Opcode::Erase:
    return erase(instr);
  case Opcode::Call:
    return call(instr);
  default:
    makeRange(instr);
    return true;
  }
}
