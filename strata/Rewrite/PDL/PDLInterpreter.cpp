// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/Segments.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PDL/PDLInterpreterDetail.h"

using namespace strata;
using namespace strata::pdl;

/// Instructions of a program of pdl_interp before a run gives up: it need not end.
static constexpr uint64_t MaxSteps = uint64_t(1) << 24;
/// Turns of loops over users. They end, but nested ones not in a lifetime.
static constexpr uint64_t MaxUsers = uint64_t(1) << 28;

//===-- Looking ------------------------------------------------------------===//

/// Operands or results of `op` from `first` on.
static SmallVector<Value, 8> collect(Operation *op, bool isOperands,
                                     Segment segment) {
  SmallVector<Value, 8> values;
  for (unsigned i = segment.first; i < segment.first + segment.size; ++i)
    values.push_back(isOperands ? op->getOperand(i) : Value(op->getResult(i)));
  return values;
}

bool Interpreter::getGroup(const Instr &instr, bool isOperands) {
  Operation *op = reg(instr.a).getOperation();
  if (!op)
    return false;
  Segment segment{0, isOperands ? op->getNumOperands() : op->getNumResults()};
  if (instr.imm != Instr::All) {
    SmallVector<Segment, 4> segments;
    const OpDefinition &def = op->getDefinition();
    bool hasSlots = def.registered && def.hasSignature;
    // Without slots, the values before are one each, and these are the rest.
    if (!hasSlots && instr.imm > segment.size)
      return false;
    if (!hasSlots)
      segment = {instr.imm, segment.size - instr.imm};
    else if (failed(isOperands ? getOperandSegments(op, segments)
                               : getResultSegments(op, segments)) ||
             instr.imm >= segments.size())
      return false;
    else
      segment = segments[instr.imm];
  }
  if (instr.wantsOne) {
    if (segment.size != 1)
      return false;
    reg(instr.dst) = isOperands ? op->getOperand(segment.first)
                                : Value(op->getResult(segment.first));
    return true;
  }
  reg(instr.dst) = keep<Value>(collect(op, isOperands, segment));
  return true;
}

bool Interpreter::getUsers(const Instr &instr) {
  const PDLValue &value = reg(instr.a);
  if (value.isNull())
    return false;
  SmallVector<Operation *, 8> users;
  auto add = [&](Value one) {
    for (OpOperand &use : one.getUses())
      users.push_back(use.getOwner());
  };
  if (!value.isRange())
    add(value.getValue());
  else
    llvm::for_each(value.getValues(), add);
  reg(instr.dst) = keep<Operation *>(users);
  return true;
}

bool Interpreter::getTypes(const Instr &instr) {
  const PDLValue &values = reg(instr.a);
  if (values.isNull())
    return false;
  SmallVector<Type, 8> types;
  for (Value value : values.getValues())
    types.push_back(value.getType());
  reg(instr.dst) = keep<Type>(types);
  return true;
}

bool Interpreter::extract(const Instr &instr, size_t index) {
  const PDLValue &range = reg(instr.a);
  if (range.isNull() || index >= range.size())
    return false;
  switch (range.getKind()) {
  case PDLValue::Kind::Attribute:
    reg(instr.dst) = range.getAttrs()[index];
    break;
  case PDLValue::Kind::Operation:
    reg(instr.dst) = range.getOperations()[index];
    break;
  case PDLValue::Kind::Type:
    reg(instr.dst) = range.getTypes()[index];
    break;
  case PDLValue::Kind::Value:
    reg(instr.dst) = range.getValues()[index];
    break;
  }
  return true;
}

/// The type that an attribute has; null without.
static Type getTypeOf(Attribute attr) {
  if (auto number = dyn_cast<IntegerAttr>(attr))
    return number.getType();
  if (auto number = dyn_cast<FloatAttr>(attr))
    return number.getType();
  if (auto elements = dyn_cast<ElementsAttr>(attr))
    return elements.getType();
  if (auto text = dyn_cast<StringAttr>(attr))
    return text.getType();
  return {};
}

bool Interpreter::look(const Instr &instr) {
  const PDLValue &from = reg(instr.a);
  PDLValue found;
  switch (instr.opcode) {
  case Opcode::GetOperand: {
    Operation *op = from.getOperation();
    if (op && instr.imm < op->getNumOperands())
      found = op->getOperand(instr.imm);
    break;
  }
  case Opcode::GetResult: {
    Operation *op = from.getOperation();
    if (op && instr.imm < op->getNumResults())
      found = Value(op->getResult(instr.imm));
    break;
  }
  case Opcode::GetDefiningOp: {
    Value value;
    if (!from.isRange())
      value = from.getValue();
    else if (from.size())
      value = from.getValues().front();
    if (value)
      found = value.getDefiningOp();
    break;
  }
  case Opcode::GetAttr:
    if (Operation *op = from.getOperation())
      found = op->getAttr(
          StringAttr(static_cast<const AttrStorage *>(instr.pointer))
              .getValue());
    break;
  case Opcode::GetAttrSlot:
    found = from.getOperation()->getAttrSlots()[instr.imm];
    break;
  case Opcode::GetType:
    if (!from.isNull())
      found = from.getValue().getType();
    break;
  case Opcode::GetAttrType:
    if (!from.isNull())
      found = getTypeOf(from.getAttr());
    break;
  case Opcode::GetOperands:
  case Opcode::GetResults:
    return getGroup(instr, instr.opcode == Opcode::GetOperands);
  case Opcode::GetTypes:
    return getTypes(instr);
  case Opcode::GetUsers:
    return getUsers(instr);
  default:
    return extract(instr, instr.imm);
  }
  reg(instr.dst) = found;
  return !found.isNull();
}

//===-- Checks -------------------------------------------------------------===//

static bool areTypes(ArrayRef<Type> types, const void *constant) {
  auto wanted = ArrayAttr(static_cast<const AttrStorage *>(constant));
  if (types.size() != wanted.size())
    return false;
  for (size_t i = 0; i < types.size(); ++i)
    if (types[i] != cast<TypeAttr>(wanted.getValue()[i]).getValue())
      return false;
  return true;
}

bool Interpreter::check(const Instr &instr) {
  const PDLValue &value = reg(instr.a);
  if (instr.opcode >= Opcode::CheckDifferent)
    return (value == reg(instr.b)) == (instr.opcode == Opcode::CheckEqual);
  if (value.isNull())
    return false;
  switch (instr.opcode) {
  case Opcode::CheckName:
    return &value.getOperation()->getDefinition() == instr.pointer;
  case Opcode::CheckNumOperands:
    return value.getOperation()->getNumOperands() == instr.imm;
  case Opcode::CheckMinOperands:
    return value.getOperation()->getNumOperands() >= instr.imm;
  case Opcode::CheckNumResults:
    return value.getOperation()->getNumResults() == instr.imm;
  case Opcode::CheckMinResults:
    return value.getOperation()->getNumResults() >= instr.imm;
  case Opcode::CheckConstant:
    return value.getAsOpaquePointer() == instr.pointer;
  case Opcode::CheckTypes:
    return areTypes(value.getTypes(), instr.pointer);
  case Opcode::CheckResult: {
    Operation *op = value.getOperation();
    return instr.imm < op->getNumResults() &&
           op->getResult(instr.imm) == reg(instr.b).getValue();
  }
  default:
    return true;
  }
}

uint32_t Interpreter::findName(const Instr &instr) const {
  const Program::NameTable &table = program.nameTables[instr.imm];
  Operation *op = reg(instr.a).getOperation();
  auto found =
      op ? table.targets.find(&op->getDefinition()) : table.targets.end();
  return found == table.targets.end() ? table.none : found->second;
}

bool Interpreter::constrain(const Instr &instr) {
  const auto &call = *static_cast<const Call *>(instr.pointer);
  SmallVector<PDLValue, 4> args;
  for (Register number : call.args)
    args.push_back(reg(number));
  PDLResultList results;
  bool holds = succeeded(call.native->fn(rewriter, args, results));
  if (instr.opcode == Opcode::ConstrainNot)
    return !holds;
  return holds && storeResults(call, results.getResults());
}

//===-- Loops, records -----------------------------------------------------===//

bool Interpreter::nextUser(const Instr &instr, OpOperand *use) {
  // The use is kept in the next register.
  PDLValue &place = reg(instr.dst + 1);
  if (!use || isRunaway(MaxUsers, "too many users to visit"))
    return false;
  static_assert(sizeof(use) == sizeof(Operation *));
  place = PDLValue(reinterpret_cast<Operation *>(use));
  reg(instr.dst) = use->getOwner();
  return true;
}

void Interpreter::record(const Instr &instr) {
  if (instr.b != benefit)
    return;
  const auto &call = *static_cast<const Call *>(instr.pointer);
  Match &match = matches.emplace_back();
  match.action = instr.imm;
  for (Register number : call.args)
    match.args.push_back(reg(number));
  for (Register number : call.results)
    if (Operation *op = reg(number).getOperation())
      match.matchedOps.push_back(op);
}

LogicalResult Interpreter::applyMatches() {
  for (size_t i = 0; i < matches.size(); ++i) {
    Match match = matches[i];
    if (isEnabled && !(*isEnabled)[match.action])
      continue;
    const Action &rewriter = program.actions[match.action];
    for (size_t arg = 0; arg < match.args.size(); ++arg)
      reg(rewriter.params[arg]) = match.args[arg];
    matchedOps = match.matchedOps;
    if (succeeded(apply(rewriter)))
      return success();
  }
  return failure();
}

LogicalResult Interpreter::apply(const Action &which) {
  size_t number = size_t(&which - program.actions.data());
  if (program.isBroken[number].load(std::memory_order_relaxed))
    return failure();
  if (LLVM_UNLIKELY(bool(found))) {
    found(which, registers);
    return failure();
  }
  action = &which;
  matchLoc = {};
  if (!which.matchedOps.empty()) {
    matchedOps.clear();
    for (Register number : which.matchedOps)
      matchedOps.push_back(reg(number).getOperation());
  }
  // Some of them may be erased when the location is computed.
  if (which.makesOps)
    matchLoc = getMatchLoc();
  hasChanged = false;
  missed = nullptr;
  LogicalResult result = failure();
  if (!conversion || convert(which))
    result = execute(which.entry);
  action = nullptr;
  // Conversions undo what was begun.
  if (conversion)
    return result;
  // An error in the middle of a rewrite has been reported; the root may be
  // erased.
  return success(succeeded(result) || hasChanged);
}

//===-- Control ------------------------------------------------------------===//

LogicalResult Interpreter::run(Operation *op) {
  root = op;
  reg(0) = op;
  if (succeeded(execute(0)))
    return success();
  if (!matches.empty())
    return applyMatches();
  if (missed)
    explain(*missed);
  return failure();
}

void Interpreter::load(const Instr &instr) {
  if (instr.opcode == Opcode::ConstantAttr) {
    reg(instr.dst) = Attribute::getFromOpaquePointer(instr.pointer);
    return;
  }
  if (instr.opcode == Opcode::ConstantType) {
    reg(instr.dst) = Type::getFromOpaquePointer(instr.pointer);
    return;
  }
  SmallVector<Type, 8> types;
  for (Attribute type :
       ArrayAttr(static_cast<const AttrStorage *>(instr.pointer)).getValue())
    types.push_back(cast<TypeAttr>(type).getValue());
  reg(instr.dst) = keep<Type>(types);
}

bool Interpreter::startLoop(const Instr &instr) {
  if (instr.opcode == Opcode::FirstElement) {
    if (counters.size() <= instr.b)
      counters.resize(instr.b + 1u);
    counters[instr.b] = 0;
    return extract(instr, 0);
  }
  const PDLValue &value = reg(instr.a);
  Value first = value.isRange()
                    ? (value.size() ? value.getValues().front() : Value())
                    : value.getValue();
  return first && !first.use_empty() &&
         nextUser(instr, &*first.getUses().begin());
}

bool Interpreter::goOn(const Instr &instr) {
  if (instr.opcode == Opcode::NextElement)
    return extract(instr, ++counters[instr.b]);
  Operation *use = reg(instr.dst + 1).getOperation();
  return nextUser(instr, reinterpret_cast<OpOperand *>(use)->getNextUse());
}

bool Interpreter::isRunaway(uint64_t limit, StringRef message) {
  if (LLVM_LIKELY(++steps <= limit))
    return false;
  // Once is enough.
  if (action || !program.isMatcherBroken.exchange(true))
    (void)error(action ? action->loc : root->getLoc(), message);
  return true;
}

/// Executes the instructions that most operations see, those of rules that do not
/// match them; returns std::nullopt for another one. With a call for each of them
/// rules took a fifth more instructions in canonicalization.
LLVM_ATTRIBUTE_ALWAYS_INLINE std::optional<bool>
Interpreter::lookQuickly(const Instr &instr) {
  const PDLValue &from = reg(instr.a);
  PDLValue &to = reg(instr.dst);
  switch (instr.opcode) {
  case Opcode::GetOperand: {
    Operation *op = from.getOperation();
    if (!op || instr.imm >= op->getNumOperands())
      return std::nullopt;
    Value value = op->getOperand(instr.imm);
    to = value;
    return bool(value);
  }
  case Opcode::GetDefiningOp: {
    if (from.isRange() || from.isNull())
      return std::nullopt;
    Operation *def = from.getValue().getDefiningOp();
    to = def;
    return def || instr.isNullable;
  }
  case Opcode::GetType:
    if (from.isNull())
      return std::nullopt;
    to = from.getValue().getType();
    return true;
  case Opcode::CheckNumOperands:
    if (from.isNull())
      return std::nullopt;
    return from.getOperation()->getNumOperands() == instr.imm;
  case Opcode::CheckNumResults:
    if (from.isNull())
      return std::nullopt;
    return from.getOperation()->getNumResults() == instr.imm;
  case Opcode::CheckDifferent:
    return !(from == reg(instr.b));
  case Opcode::CheckEqual:
    return from == reg(instr.b);
  default:
    return std::nullopt;
  }
}

LogicalResult Interpreter::execute(uint32_t pc) {
  const Instr *code = program.code.data();
  // Rules end by themselves; programs of pdl_interp may go in circles.
  bool mayRunAway = program.startsNull;
  while (true) {
    const Instr &instr = code[pc];
    bool fine = true;
    if (mayRunAway && isRunaway(MaxSteps, "the program does not terminate"))
      return failure();
    if (std::optional<bool> known = lookQuickly(instr)) {
      fine = *known;
    } else if (instr.opcode <= Opcode::Extract) {
      fine = look(instr);
      if (!fine && instr.isNullable) {
        reg(instr.dst) = PDLValue();
        fine = true;
      }
    } else if (instr.opcode <= Opcode::CheckEqual) {
      fine = check(instr);
      if (!fine && instr.opcode == Opcode::CheckName && instr.imm) {
        pc = findName(instr);
        continue;
      }
    } else if (instr.opcode <= Opcode::ConstantTypes) {
      load(instr);
    } else if (instr.opcode <= Opcode::ConstrainNot) {
      fine = constrain(instr);
    } else if (instr.opcode <= Opcode::FirstElement) {
      fine = startLoop(instr);
      // Skip the instruction for the next iteration.
      pc += fine;
    } else if (instr.opcode <= Opcode::NextElement) {
      fine = goOn(instr);
      if (LLVM_UNLIKELY(steps > MaxUsers))
        return failure();
    } else if (instr.opcode == Opcode::Record) {
      record(instr);
    } else if (instr.opcode == Opcode::Jump) {
      fine = false;
    } else if (instr.opcode == Opcode::Rewrite) {
      bool isWanted = !isEnabled || (*isEnabled)[instr.imm];
      if (isWanted && succeeded(apply(program.actions[instr.imm])))
        return success();
      fine = false;
    } else if (instr.opcode <= Opcode::Fail) {
      return success(instr.opcode == Opcode::Done);
    } else if (!change(instr)) {
      return failure();
    }
    if (!fine && conversion && instr.opcode <= Opcode::ConstrainNot)
      missed = &instr;
    pc = fine ? pc + 1 : instr.fail;
  }
}

LogicalResult pdl::run(const Program &program, Operation *root,
                       PatternRewriter &rewriter,
                       const std::vector<bool> *isEnabled, unsigned benefit,
                       detail::ConversionRewriterImpl *conversion) {
  auto hasSign = [root](const Sign &sign) {
    if (sign.operand >= root->getNumOperands())
      return false;
    Operation *def = root->getOperand(sign.operand).getDefiningOp();
    return def && &def->getDefinition() == sign.def;
  };
  if (program.isMatcherBroken.load(std::memory_order_relaxed))
    return failure();
  // In conversions the reason is wanted.
  if (!conversion && !program.signs.empty() &&
      llvm::none_of(program.signs, hasSign))
    return failure();
  return Interpreter(program, rewriter, isEnabled, benefit, conversion)
      .run(root);
}

void pdl::findMatches(const Program &program, Operation *root, MatchFn found) {
  PatternRewriter rewriter(root->getContext());
  llvm::BitVector seen(unsigned(program.actions.size()));
  auto findFirst = [&](const Action &action, ArrayRef<PDLValue> registers) {
    unsigned index = unsigned(&action - program.actions.data());
    if (!seen.test(index))
      found(action, registers);
    seen.set(index);
  };
  Interpreter interpreter(program, rewriter, /*isEnabled=*/nullptr,
                          /*benefit=*/0, /*conversion=*/nullptr);
  interpreter.setMatchFn(findFirst);
  (void)interpreter.run(root);
}
