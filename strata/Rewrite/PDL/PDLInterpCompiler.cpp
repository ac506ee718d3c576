// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs of pdl_interp: the matcher and the rewriters that it records, one
// after the other, with a register for each value. The matcher is a pattern for
// each root and each benefit that it records.
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Support/Stack.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::pdl;

namespace {
class MatcherCompiler {
public:
  explicit MatcherCompiler(const PDLNatives &natives) : natives(natives) {}
  LogicalResult compile(Operation *matcher);
  void addTo(ProgramSink sink);

private:
  LogicalResult compileFunction(Operation *function);
  LogicalResult compileRegion(Region &region);
  LogicalResult compileOp(Operation *op);
  LogicalResult compileValue(Operation *op, StringRef stem);
  LogicalResult compileCheck(Operation *op, StringRef stem);
  LogicalResult compileSwitch(Operation *op, StringRef stem);
  LogicalResult compileCase(Operation *op, Opcode opcode, Attribute value);
  LogicalResult compileNative(Operation *op, bool isRewrite);
  LogicalResult compileCreation(Operation *op);
  LogicalResult compileForEach(Operation *op);
  LogicalResult compileRecord(Operation *op);
  LogicalResult compileChange(Operation *op, StringRef stem);

  Instr &emit(Opcode opcode, Value dst = {}, Value a = {});
  void jump(Block *block);
  /// Sets the block to which the last emitted instruction jumps if it fails.
  void failTo(Block *block) {
    blockFixups.push_back({program->code.size() - 1, block});
  }
  Register get(Value value);
  const OpDefinition *findOp(Operation *op, StringRef name);

  const PDLNatives &natives;
  std::shared_ptr<Program> program = std::make_shared<Program>();
  llvm::DenseMap<Value, Register> registers;
  unsigned numRegisters = 0, numLoops = 0;
  llvm::DenseMap<Block *, uint32_t> starts;
  std::vector<std::pair<size_t, Block *>> blockFixups;
  /// Instructions for the next turn of the loops around.
  SmallVector<uint32_t, 2> loops;
  /// The actions of rewriters, by function; and the rewriters still to compile.
  llvm::DenseMap<Operation *, uint32_t> actions;
  std::vector<Operation *> rewriters;
  bool isRewriter = false;
  std::vector<std::pair<std::string, unsigned>> roots;
};
} // namespace

Register MatcherCompiler::get(Value value) {
  auto [place, isNew] = registers.try_emplace(value, Register(numRegisters));
  numRegisters += isNew;
  return place->second;
}

Instr &MatcherCompiler::emit(Opcode opcode, Value dst, Value a) {
  Instr instr;
  instr.opcode = opcode;
  instr.isNullable = true;
  if (dst)
    instr.dst = get(dst);
  if (a)
    instr.a = get(a);
  program->code.push_back(instr);
  return program->code.back();
}

void MatcherCompiler::jump(Block *block) {
  emit(Opcode::Jump);
  failTo(block);
}

static StringRef getString(Operation *op, StringRef name) {
  return cast<StringAttr>(op->getInherentAttrOrNull(name)).getValue();
}

/// The index in an attribute, `All` if it is absent.
static uint32_t getIndex(Operation *op, StringRef name) {
  auto index = dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull(name));
  return index ? uint32_t(index.getValue().getZExtValue()) : Instr::All;
}

const OpDefinition *MatcherCompiler::findOp(Operation *op, StringRef name) {
  Context *ctx = op->getContext();
  const OpDefinition *def = ctx->getOpDefinition(name);
  Dialect *dialect =
      name.contains('.') ? ctx->findDialect(name.split('.').first) : nullptr;
  if (def->registered || !dialect || !dialect->isLoaded() ||
      dialect->allowsUnknownOperations())
    return def;
  std::vector<StringRef> names;
  for (const OpDefinition *other : ctx->getOpDefinitions(*dialect))
    names.push_back(other->name);
  (void)(op->emitError("unknown operation '")
         << name << "'" << suggest(name, names));
  return nullptr;
}

//===-- Values -------------------------------------------------------------===//

LogicalResult MatcherCompiler::compileValue(Operation *op, StringRef stem) {
  Value result = op->getResult(0);
  PDLNative::Parameter kind = getParameter(result.getType());
  Value from = op->getNumOperands() ? op->getOperand(0) : Value();
  Attribute value = op->getInherentAttrOrNull("value");
  if (stem == "create_attribute") {
    emit(Opcode::ConstantAttr, result).pointer = value.getAsOpaquePointer();
  } else if (stem == "create_type") {
    emit(Opcode::ConstantType, result).pointer =
        cast<TypeAttr>(value).getValue().getAsOpaquePointer();
  } else if (stem == "create_types") {
    emit(Opcode::ConstantTypes, result).pointer = value.getAsOpaquePointer();
  } else if (stem == "create_range") {
    Call *call = program->addCall(op->getLoc());
    call->kind = kind.kind;
    for (OpOperand &operand : op->getOpOperands())
      call->args.push_back(get(operand.get()));
    emit(Opcode::MakeRange, result).pointer = call;
  } else if (stem == "get_attribute") {
    emit(Opcode::GetAttr, result, from).pointer =
        op->getInherentAttrOrNull("name").getAsOpaquePointer();
  } else if (stem == "get_value_type") {
    emit(kind.isRange ? Opcode::GetTypes : Opcode::GetType, result, from);
  } else {
    auto opcode = llvm::StringSwitch<Opcode>(stem)
                      .Case("get_attribute_type", Opcode::GetAttrType)
                      .Case("get_defining_op", Opcode::GetDefiningOp)
                      .Case("get_operand", Opcode::GetOperand)
                      .Case("get_operands", Opcode::GetOperands)
                      .Case("get_result", Opcode::GetResult)
                      .Case("get_results", Opcode::GetResults)
                      .Case("get_users", Opcode::GetUsers)
                      .Default(Opcode::Extract);
    Instr &instr = emit(opcode, result, from);
    instr.imm = getIndex(op, "index");
    instr.wantsOne = !kind.isRange;
  }
  return success();
}

LogicalResult MatcherCompiler::compileNative(Operation *op, bool isRewrite) {
  SmallVector<Type> types = op->getResultTypes();
  SmallVector<Value> operands = op->getOperands();
  Call *call = program->addCall(op->getLoc());
  call->name = getString(op, "name").str();
  call->native =
      resolveNative(op, call->name, isRewrite, operands, types, natives);
  if (!call->native)
    return failure();
  for (Value operand : operands)
    call->args.push_back(get(operand));
  for (OpResult result : op->getResults()) {
    call->results.push_back(get(result));
    call->resultParams.push_back(getParameter(result.getType()));
  }
  if (isRewrite) {
    emit(Opcode::Call).pointer = call;
    return success();
  }
  auto negated = cast<IntegerAttr>(op->getInherentAttrOrNull("isNegated"));
  bool isNegated = !negated.getValue().isZero();
  emit(isNegated ? Opcode::ConstrainNot : Opcode::Constrain).pointer = call;
  failTo(op->getSuccessor(1));
  jump(op->getSuccessor(0));
  return success();
}

//===-- Branches -----------------------------------------------------------===//

LogicalResult MatcherCompiler::compileCheck(Operation *op, StringRef stem) {
  bool isMin = bool(op->getInherentAttrOrNull("compareAtLeast"));
  auto opcode =
      llvm::StringSwitch<Opcode>(stem)
          .Case("check_attribute", Opcode::CheckConstant)
          .Case("check_operand_count",
                isMin ? Opcode::CheckMinOperands : Opcode::CheckNumOperands)
          .Case("check_result_count",
                isMin ? Opcode::CheckMinResults : Opcode::CheckNumResults)
          .Case("check_operation_name", Opcode::CheckName)
          .Case("check_type", Opcode::CheckConstant)
          .Case("check_types", Opcode::CheckTypes)
          .Case("are_equal", Opcode::CheckEqual)
          .Default(Opcode::CheckNotNull);
  Instr &instr = emit(opcode, {}, op->getOperand(0));
  if (opcode == Opcode::CheckEqual)
    instr.b = get(op->getOperand(1));
  else if (stem.ends_with("_count"))
    instr.imm = getIndex(op, "count");
  else if (opcode == Opcode::CheckTypes)
    instr.pointer = op->getInherentAttrOrNull("types").getAsOpaquePointer();
  else if (stem == "check_type")
    instr.pointer = cast<TypeAttr>(op->getInherentAttrOrNull("type"))
                        .getValue()
                        .getAsOpaquePointer();
  else if (opcode == Opcode::CheckConstant)
    instr.pointer =
        op->getInherentAttrOrNull("constantValue").getAsOpaquePointer();
  else if (opcode == Opcode::CheckName &&
           !(instr.pointer = findOp(op, getString(op, "name"))))
    return failure();
  failTo(op->getSuccessor(1));
  jump(op->getSuccessor(0));
  return success();
}

LogicalResult MatcherCompiler::compileCase(Operation *op, Opcode opcode,
                                           Attribute value) {
  Instr &instr = emit(opcode, {}, op->getOperand(0));
  instr.pointer = value.getAsOpaquePointer();
  if (auto type = dyn_cast<TypeAttr>(value);
      type &&
      getParameter(op->getOperand(0).getType()).kind == PDLValue::Kind::Type)
    instr.pointer = type.getValue().getAsOpaquePointer();
  if (opcode == Opcode::CheckName)
    instr.pointer = findOp(op, cast<StringAttr>(value).getValue());
  return success(instr.pointer);
}

/// Emits a check for each case, followed by a jump.
LogicalResult MatcherCompiler::compileSwitch(Operation *op, StringRef stem) {
  auto opcode = llvm::StringSwitch<Opcode>(stem)
                    .Case("switch_operation_name", Opcode::CheckName)
                    .Case("switch_operand_count", Opcode::CheckNumOperands)
                    .Case("switch_result_count", Opcode::CheckNumResults)
                    .Case("switch_types", Opcode::CheckTypes)
                    .Default(Opcode::CheckConstant);
  Attribute values = op->getInherentAttrOrNull("caseValues");
  auto counts = dyn_cast<DenseElementsAttr>(values);
  for (unsigned i = 0; i + 1 < op->getNumSuccessors(); ++i) {
    if (counts)
      emit(opcode, {}, op->getOperand(0)).imm =
          uint32_t(counts.getIntElement(i).getZExtValue());
    else if (failed(compileCase(op, opcode,
                                cast<ArrayAttr>(values).getValue()[i])))
      return failure();
    program->code.back().fail = uint32_t(program->code.size() + 1);
    jump(op->getSuccessor(i + 1));
  }
  jump(op->getSuccessor(0));
  return success();
}

LogicalResult MatcherCompiler::compileForEach(Operation *op) {
  Region &body = op->getRegion(0);
  unsigned number = numLoops++;
  for (Opcode opcode : {Opcode::FirstElement, Opcode::NextElement}) {
    emit(opcode, body.front().getArgument(0), op->getOperand(0)).b =
        Register(number);
    failTo(op->getSuccessor(0));
  }
  loops.push_back(uint32_t(program->code.size() - 1));
  jump(&body.front());
  LogicalResult result =
      runWithSufficientStackSpace([&] { return compileRegion(body); });
  loops.pop_back();
  return result;
}

//===-- Matches and changes ------------------------------------------------===//

LogicalResult MatcherCompiler::compileRecord(Operation *op) {
  auto ref = cast<SymbolRefAttr>(op->getInherentAttrOrNull("rewriter"));
  SymbolTableCollection tables;
  Operation *function = tables.lookupNearestSymbolFrom(op, ref);
  if (!function || function->getName().getStringRef() != "pdl_interp.func")
    return op->emitError("unknown rewriter ") << ref;
  SmallVector<Segment, 2> groups;
  (void)getOperandSegments(op, groups);
  Block &entry = function->getRegion(0).front();
  if (entry.getNumArguments() != groups[0].size)
    return op->emitError("the rewriter takes ")
           << entry.getNumArguments() << " arguments, but " << groups[0].size
           << " are given";
  Call *call = program->addCall(op->getLoc());
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (number >= groups[0].size) {
      call->results.push_back(get(operand.get()));
      continue;
    }
    call->args.push_back(get(operand.get()));
    if (operand.get().getType() != entry.getArgument(number).getType())
      return op->emitError("argument #")
             << number << " of the rewriter has type "
             << entry.getArgument(number).getType() << ", but "
             << operand.get().getType() << " is given";
  }
  auto [action, isNew] =
      actions.try_emplace(function, uint32_t(rewriters.size()));
  if (isNew)
    rewriters.push_back(function);
  auto benefit = cast<IntegerAttr>(op->getInherentAttrOrNull("benefit"));
  Instr &instr = emit(Opcode::Record);
  instr.imm = action->second;
  instr.b = Register(benefit.getValue().getZExtValue());
  instr.pointer = call;
  auto root =
      dyn_cast_or_null<StringAttr>(op->getInherentAttrOrNull("rootKind"));
  std::pair<std::string, unsigned> key{root ? root.getValue().str() : "",
                                       instr.b};
  if (!llvm::is_contained(roots, key))
    roots.push_back(key);
  jump(op->getSuccessor(0));
  return success();
}

LogicalResult MatcherCompiler::compileCreation(Operation *op) {
  const OpDefinition *def = findOp(op, getString(op, "name"));
  SmallVector<Segment, 3> groups;
  if (!def || failed(getOperandSegments(op, groups)))
    return failure();
  program->creations.push_back(std::make_unique<Creation>());
  Creation &creation = *program->creations.back();
  creation.def = def;
  creation.loc = op->getLoc();
  auto names =
      cast<ArrayAttr>(op->getInherentAttrOrNull("inputAttributeNames"));
  if (names.size() != groups[1].size)
    return op->emitError("there are ") << groups[1].size << " attributes and "
                                       << uint64_t(names.size()) << " names";
  auto getRegister = [&](unsigned group, unsigned i) {
    return get(op->getOperand(groups[group].first + i));
  };
  for (unsigned i = 0; i < groups[0].size; ++i)
    creation.operands.push_back(getRegister(0, i));
  for (unsigned i = 0; i < groups[1].size; ++i)
    creation.attributes.push_back(
        {cast<StringAttr>(names.getValue()[i]), getRegister(1, i)});
  for (unsigned i = 0; i < groups[2].size; ++i)
    creation.types.push_back(getRegister(2, i));
  if (op->getInherentAttrOrNull("inferredResultTypes"))
    creation.typesFrom = Creation::Types::Inferred;
  emit(Opcode::Create, op->getResult(0)).pointer = &creation;
  if (!llvm::is_contained(program->generatedOps, def->name))
    program->generatedOps.push_back(def->name.str());
  return success();
}

LogicalResult MatcherCompiler::compileChange(Operation *op, StringRef stem) {
  Call *call = program->addCall(op->getLoc());
  for (unsigned i = 1; i < op->getNumOperands(); ++i)
    call->args.push_back(get(op->getOperand(i)));
  emit(stem == "erase" ? Opcode::Erase : Opcode::Replace, {}, op->getOperand(0))
      .pointer = call;
  return success();
}

//===-- Functions ----------------------------------------------------------===//

LogicalResult MatcherCompiler::compileOp(Operation *op) {
  Dialect *dialect = op->getDialect();
  if (!dialect || dialect->getNamespace() != "pdl_interp" ||
      !op->isRegistered())
    return op->emitError("expected only `pdl_interp` operations in a program");
  StringRef stem = op->getDefinition().getStem();
  bool isChange =
      stem == "create_operation" || stem == "replace" || stem == "erase";
  if (isChange && !isRewriter)
    return op->emitError(
        "a matcher cannot contain operations that change the IR");
  if (stem == "create_operation")
    return compileCreation(op);
  if (stem.starts_with("get_") || stem.starts_with("create_") ||
      stem == "extract")
    return compileValue(op, stem);
  if (stem.starts_with("check_") || stem == "are_equal" ||
      stem == "is_not_null")
    return compileCheck(op, stem);
  if (stem.starts_with("switch_"))
    return compileSwitch(op, stem);
  if (stem == "apply_constraint" || stem == "apply_rewrite")
    return compileNative(op, /*isRewrite=*/stem == "apply_rewrite");
  if (stem == "foreach")
    return compileForEach(op);
  if (stem == "branch")
    jump(op->getSuccessor(0));
  else if (stem == "continue")
    emit(Opcode::Jump).fail = loops.back();
  else if (stem == "finalize")
    emit(isRewriter ? Opcode::Done : Opcode::Fail);
  else if (stem == "record_match" && !isRewriter)
    return compileRecord(op);
  else if (stem == "replace" || stem == "erase")
    return compileChange(op, stem);
  else
    return op->emitError("unexpected operation in a program");
  return success();
}

LogicalResult MatcherCompiler::compileRegion(Region &region) {
  for (Block &block : region) {
    starts[&block] = uint32_t(program->code.size());
    for (Operation &op : block) {
      if (failed(compileOp(&op)))
        return failure();
    }
  }
  return success();
}

static bool isPDLType(Type type) {
  auto named = dyn_cast<DynamicType>(type);
  return named && named.getDialect().getNamespace() == "pdl";
}

LogicalResult MatcherCompiler::compileFunction(Operation *function) {
  Region &body = function->getRegion(0);
  unsigned first = numRegisters;
  size_t firstCall = program->calls.size();
  for (BlockArgument arg : body.front().getArguments()) {
    if (!isPDLType(arg.getType()))
      return function->emitError("argument #")
             << arg.getArgNumber() << " is not of a `pdl` type";
    get(arg);
  }
  blockFixups.clear();
  if (failed(compileRegion(body)))
    return failure();
  for (auto [index, block] : blockFixups)
    program->code[index].fail = starts[block];
  // Each loop has a value, so this is the limit of loops too.
  if (numRegisters >= FirstLocal)
    return function->emitError("too many values in the program; the limit is ")
           << FirstLocal - 1;
  // The registers that are read after a change depend on the control flow:
  // assume all.
  SmallVector<Register, 8> all;
  for (unsigned i = first; i < numRegisters; ++i)
    all.push_back(Register(i));
  if (isRewriter)
    for (size_t i = firstCall; i < program->calls.size(); ++i)
      program->calls[i]->later.assign(all.begin(), all.end());
  return success();
}

LogicalResult MatcherCompiler::compile(Operation *matcher) {
  program->startsNull = true;
  Block &entry = matcher->getRegion(0).front();
  bool hasRoot = entry.getNumArguments() == 1;
  if (hasRoot && isPDLType(entry.getArgument(0).getType())) {
    PDLNative::Parameter root = getParameter(entry.getArgument(0).getType());
    hasRoot = root.kind == PDLValue::Kind::Operation && !root.isRange;
  }
  if (!hasRoot)
    return matcher->emitError(
        "expected a matcher to have one argument, the root operation");
  if (failed(compileFunction(matcher)))
    return failure();
  isRewriter = true;
  for (size_t i = 0; i < rewriters.size(); ++i) {
    Operation *function = rewriters[i];
    Action action;
    action.name = SymbolTable::getSymbolName(function).getValue().str();
    action.loc = function->getLoc();
    action.entry = uint32_t(program->code.size());
    action.makesOps = true;
    if (failed(compileFunction(function)))
      return failure();
    for (BlockArgument arg : function->getRegion(0).front().getArguments())
      action.params.push_back(get(arg));
    action.converted = action.params;
    program->actions.push_back(std::move(action));
  }
  program->numRegisters = numRegisters;
  program->prepare();
  return success();
}

void MatcherCompiler::addTo(ProgramSink sink) {
  for (auto &[root, benefit] : roots)
    sink(program, root, benefit);
}

LogicalResult pdl::compileMatcher(Operation *matcher, const PDLNatives &natives,
                                  ProgramSink sink) {
  MatcherCompiler compiler(natives);
  if (failed(compiler.compile(matcher)))
    return failure();
  compiler.addTo(sink);
  return success();
}
