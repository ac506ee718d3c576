// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Branches, calls, and their attributes.
#include "strata/Definition/Segments.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Branches -----------------------------------------------------------===//

static void addWeights(Operation *op, CodeBuilder &code, Instruction &made) {
  auto weights = dyn_cast_or_null<DenseI32ArrayAttr>(
      op->getInherentAttrOrNull("branch_weights"));
  if (!weights)
    return;
  SmallVector<int64_t, 4> numbers(weights.begin(), weights.end());
  attach(made.metadata, "prof",
         code.getTranslator().getMetadata().getBranchWeights(numbers));
}

static LogicalResult translateBranch(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  SmallVector<NodeRef, 4> operands;
  if (op->getNumSuccessors() > 1)
    operands.push_back(code.get(op->getOperand(0)));
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
    operands.push_back(code.getSuccessor(op, i));
  Instruction *made = code.insert(opcode, Type(), operands);
  for (unsigned i = op->getNumSuccessors(); i-- > 0;)
    code.addEdge(code.getSuccessor(op, i));
  addWeights(op, code, *made);
  addLoopMetadata(op, code, *made);
  return success();
}

static LogicalResult translateSwitch(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  NodeRef value = code.get(LLVM::SwitchOp(op).getValue());
  SmallVector<NodeRef, 8> operands = {value, code.getSuccessor(op, 0)};
  auto cases = dyn_cast_or_null<DenseElementsAttr>(
      op->getInherentAttrOrNull("case_values"));
  for (unsigned i = 1; i < op->getNumSuccessors(); ++i) {
    operands.push_back(
        code.getPool().getInt(value->type, cases.getIntElement(i - 1)));
    operands.push_back(code.getSuccessor(op, i));
  }
  Instruction *made = code.insert(opcode, Type(), operands);
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
    code.addEdge(code.getSuccessor(op, i));
  addWeights(op, code, *made);
  return success();
}

static LogicalResult translateIndirectBranch(Operation *op, CodeBuilder &code,
                                             Opcode opcode) {
  SmallVector<NodeRef, 8> operands = {
      code.get(LLVM::IndirectbrOp(op).getAddr())};
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
    operands.push_back(code.getSuccessor(op, i));
    code.addEdge(code.getSuccessor(op, i));
  }
  code.insert(opcode, Type(), operands);
  return success();
}

/// Operations whose operands are those of the instruction.
static LogicalResult translatePlain(Operation *op, CodeBuilder &code,
                                    Opcode opcode) {
  Type type = op->getNumResults() ? op->getResult(0).getType() : Type();
  Instruction *made = code.insert(opcode, type, code.get(op->getOperands()));
  if (hasUnit(op, "cleanup"))
    made->flags |= Cleanup;
  return code.setResult(op, made);
}

/// Marks the block for block addresses.
static LogicalResult translateBlockTag(Operation *op, CodeBuilder &code,
                                       Opcode) {
  auto tag = dyn_cast_or_null<DynamicAttr>(op->getInherentAttrOrNull("tag"));
  if (!code.getFunction())
    return emitUntranslatable(op);
  code.getTranslator().noteBlockTag(
      code.getFunction()->name, getNumber(tag).value_or(0), code.getBlock());
  return success();
}

static LogicalResult translateBlockAddress(Operation *op, CodeBuilder &code,
                                           Opcode) {
  auto attr =
      dyn_cast_or_null<DynamicAttr>(op->getInherentAttrOrNull("block_addr"));
  if (!attr)
    return emitUntranslatable(op);
  auto function = cast<SymbolRefAttr>(attr.getParams()[0]);
  NodeRef address = code.getTranslator().getBlockAddress(
      op, function.getRootReference().getValue(),
      getNumber(attr.getParams()[1]).value_or(0));
  return address ? code.setResult(op, address) : emitUntranslatable(op);
}

//===-- Calls --------------------------------------------------------------===//

void llvmir::addBundles(Operation *op, CodeBuilder &code,
                        ArrayRef<NodeRef> operands, CallInfo &call) {
  SmallVector<Segment, 4> groups;
  auto tags =
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("op_bundle_tags"));
  if (!tags || failed(divideSegment(
                   {0, unsigned(operands.size())},
                   op->getInherentAttrOrNull("op_bundle_sizes"), groups)))
    return;
  for (auto [group, tag] : llvm::zip(groups, tags.getValue()))
    call.bundles.push_back({cast<StringAttr>(tag).getValue(),
                            code.getTranslator().getArena().copy(
                                operands.slice(group.first, group.size))});
}

/// The type of the function that is called.
static Type getCalledType(Operation *op, CodeBuilder &code, NodeRef callee,
                          ArrayRef<NodeRef> arguments) {
  if (auto type = dyn_cast_or_null<TypeAttr>(
          op->getInherentAttrOrNull("var_callee_type")))
    return type.getValue();
  if (auto *global = dynCast<GlobalNode>(callee);
      global && isFunction(global->valueType))
    return global->valueType;
  SmallVector<Type, 4> types;
  for (NodeRef argument : arguments)
    types.push_back(argument->type);
  return code.getTypes().getFunction(
      types, op->getNumResults() ? op->getResult(0).getType() : Type(), false);
}

/// The callee and the arguments of a call or invoke.
static Instruction *insertCall(Operation *op, CodeBuilder &code,
                               Opcode opcode) {
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return nullptr;
  auto getSegment = [&](Segment segment) {
    return code.get(op->getOperands().slice(segment.first, segment.size));
  };
  SmallVector<NodeRef, 4> operands = getSegment(segments.front());
  ArrayRef<NodeRef> arguments = operands;
  NodeRef callee = nullptr;
  if (auto symbol = dyn_cast_or_null<SymbolRefAttr>(
          op->getInherentAttrOrNull("callee"))) {
    callee =
        code.getTranslator().findSymbol(symbol.getRootReference().getValue());
  } else if (!arguments.empty()) {
    callee = arguments.front();
    arguments = arguments.drop_front();
  }
  if (!callee)
    return nullptr;
  Instruction *made = code.insertCall(
      callee, getCalledType(op, code, callee, arguments), arguments, opcode);
  CallInfo &call = *made->call;
  call.callingConvention =
      getNumber(op->getInherentAttrOrNull("CConv")).value_or(0);
  AttributeBuilder attributes(code.getTypes());
  call.attributes.function = attributes.getCall(op);
  attributes.addArguments(op, call.attributes);
  addBundles(op, code, getSegment(segments.back()), call);
  return made;
}

static StringRef getTailText(Attribute attr) {
  static constexpr llvm::StringLiteral words[] = {"", "notail", "musttail",
                                                  "tail"};
  uint64_t number = getNumber(attr).value_or(0);
  return number < std::size(words) ? words[number] : words[0];
}

static LogicalResult translateCall(Operation *op, CodeBuilder &code,
                                   Opcode opcode) {
  Instruction *made = insertCall(op, code, opcode);
  if (!made)
    return emitUntranslatable(op);
  made->call->tail = getTailText(op->getInherentAttrOrNull("TailCallKind"));
  if (code.getTypes().isFloatMath(made->type))
    made->flags = getFlags(op);
  addMemoryMetadata(op, code, *made);
  return code.setResult(op, made);
}

static LogicalResult translateInvoke(Operation *op, CodeBuilder &code,
                                     Opcode opcode) {
  Instruction *made = insertCall(op, code, opcode);
  if (!made)
    return emitUntranslatable(op);
  made->call->normal = code.getSuccessor(op, 0);
  made->call->unwind = code.getSuccessor(op, 1);
  code.addEdge(made->call->normal);
  code.addEdge(made->call->unwind);
  addWeights(op, code, *made);
  return code.setResult(op, made);
}

static LogicalResult translateInlineAsm(Operation *op, CodeBuilder &code,
                                        Opcode opcode) {
  auto *assembly = code.getTranslator().getArena().make<InlineAsmNode>();
  assembly->code = getString(op, "asm_string");
  assembly->constraints = getString(op, "constraints");
  assembly->hasSideEffects = hasUnit(op, "has_side_effects");
  assembly->isAlignStack = hasUnit(op, "is_align_stack");
  assembly->isIntel =
      getNumber(op->getInherentAttrOrNull("asm_dialect")).value_or(0) == 1;
  SmallVector<NodeRef, 4> arguments = code.get(op->getOperands());
  Instruction *made =
      code.insertCall(assembly, getCalledType(op, code, assembly, arguments),
                      arguments, opcode);
  made->call->tail = getTailText(op->getInherentAttrOrNull("tail_call_kind"));
  if (auto attrs = dyn_cast_or_null<ArrayAttr>(
          op->getInherentAttrOrNull("operand_attrs"))) {
    AttributeBuilder attributes(code.getTypes());
    for (Attribute entry : attrs)
      made->call->attributes.arguments.push_back(
          attributes.getOperand(cast<DictionaryAttr>(entry)));
  }
  return code.setResult(op, made);
}

ArrayRef<OpRule> llvmir::getControlRules() {
  static constexpr OpRule rules[] = {
      ruleFor<LLVM::BrOp>(translateBranch, Opcode::Br),
      ruleFor<LLVM::CondBrOp>(translateBranch, Opcode::Br),
      ruleFor<LLVM::SwitchOp>(translateSwitch, Opcode::Switch),
      ruleFor<LLVM::IndirectbrOp>(translateIndirectBranch, Opcode::IndirectBr),
      ruleFor<LLVM::ReturnOp>(translatePlain, Opcode::Ret),
      ruleFor<LLVM::UnreachableOp>(translatePlain, Opcode::Unreachable),
      ruleFor<LLVM::ResumeOp>(translatePlain, Opcode::Resume),
      ruleFor<LLVM::LandingpadOp>(translatePlain, Opcode::LandingPad),
      ruleFor<LLVM::VaArgOp>(translatePlain, Opcode::VAArg),
      ruleFor<LLVM::CallOp>(translateCall, Opcode::Call),
      ruleFor<LLVM::InvokeOp>(translateInvoke, Opcode::Invoke),
      ruleFor<LLVM::InlineAsmOp>(translateInlineAsm, Opcode::Call),
      ruleFor<LLVM::BlocktagOp>(translateBlockTag),
      ruleFor<LLVM::BlockaddressOp>(translateBlockAddress),
  };
  return rules;
}
