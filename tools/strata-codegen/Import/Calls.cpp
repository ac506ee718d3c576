// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls, invokes, and inline assembly.
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"

using namespace strata;
using namespace strata::codegen;

static StringRef getTailKind(const llvm::CallInst &call) {
  switch (call.getTailCallKind()) {
  case llvm::CallInst::TCK_None:
    return "none";
  case llvm::CallInst::TCK_Tail:
    return "tail";
  case llvm::CallInst::TCK_MustTail:
    return "musttail";
  case llvm::CallInst::TCK_NoTail:
    return "notail";
  }
  llvm_unreachable("all are listed");
}

/// The function that is called by its name; null for others.
static const llvm::GlobalValue *getDirectCallee(const llvm::CallBase &call) {
  auto *callee = llvm::dyn_cast<llvm::Function>(call.getCalledOperand());
  // A function that is called as one of another type is a pointer.
  return callee && callee->getFunctionType() == call.getFunctionType()
             ? callee
             : nullptr;
}

/// The callee, and the operands.
LogicalResult FunctionImport::addCallee(OpText &op,
                                        const llvm::CallBase &call) {
  std::string convention = module.getCallingConvention(call.getCallingConv());
  if (convention.empty())
    return module.fail(&call, "calling convention " +
                                  Twine(call.getCallingConv()) +
                                  " is not supported");
  op.properties.add("CConv", convention);
  if (const llvm::GlobalValue *callee = getDirectCallee(call))
    op.properties.add("callee", getSymbol(callee->getName()));
  else if (failed(addOperand(op, call.getCalledOperand(), &call)))
    return failure();
  if (call.getFunctionType()->isVarArg())
    op.properties.add("var_callee_type",
                      module.getFunctionType(call.getFunctionType()));
  for (const llvm::Use &argument : call.args())
    if (failed(addOperand(op, argument.get(), &call)))
      return failure();
  if (StringRef name = ModuleImport::findUnknownABIAttr(
          call.getAttributes(), unsigned(call.arg_size()));
      !name.empty())
    return module.fail(&call,
                       "argument attribute '" + name + "' is not supported");
  module.addArgumentAttrs(call.getAttributes(), unsigned(call.arg_size()),
                          !call.getType()->isVoidTy(), op.properties);
  return success();
}

LogicalResult FunctionImport::addBundles(OpText &op, const llvm::CallBase &call,
                                         unsigned &numOperands) {
  std::vector<std::string> tags, sizes;
  numOperands = 0;
  for (unsigned i = 0; i < call.getNumOperandBundles(); ++i) {
    llvm::OperandBundleUse bundle = call.getOperandBundleAt(i);
    tags.push_back(quote(bundle.getTagName()));
    sizes.push_back(std::to_string(bundle.Inputs.size()));
    numOperands += unsigned(bundle.Inputs.size());
    for (const llvm::Use &input : bundle.Inputs)
      if (failed(addOperand(op, input.get(), &call)))
        return failure();
  }
  op.properties.add("op_bundle_sizes", sizes.empty()
                                           ? "array<i32>"
                                           : "array<i32: " + join(sizes) + ">");
  if (!tags.empty() || llvm::isa<llvm::AssumeInst>(call))
    op.properties.add("op_bundle_tags", "[" + join(tags) + "]");
  return success();
}

LogicalResult FunctionImport::importInlineAsm(const llvm::CallInst &call) {
  auto *assembly = llvm::cast<llvm::InlineAsm>(call.getCalledOperand());
  if (assembly->canThrow() || call.getNumOperandBundles())
    return module.fail(&call, "inline assembly with 'unwind' or operand "
                              "bundles is not supported");
  OpText op;
  op.name = "llvm.inline_asm";
  std::vector<std::string> attributes;
  bool hasAttributes = false;
  for (const llvm::Use &argument : call.args()) {
    if (failed(addOperand(op, argument.get(), &call)))
      return failure();
    llvm::Type *type = call.getParamElementType(argument.getOperandNo());
    hasAttributes |= type != nullptr;
    attributes.push_back(type ? "{elementtype = " + module.getType(type) + "}"
                              : "{}");
  }
  op.properties.add("asm_dialect",
                    assembly->getDialect() == llvm::InlineAsm::AD_Intel
                        ? "1 : i64"
                        : "0 : i64");
  op.properties.add("asm_string", quote(assembly->getAsmString()));
  op.properties.add("constraints", quote(assembly->getConstraintString()));
  if (assembly->hasSideEffects())
    op.properties.add("has_side_effects");
  if (assembly->isAlignStack())
    op.properties.add("is_align_stack");
  if (hasAttributes)
    op.properties.add("operand_attrs", "[" + join(attributes) + "]");
  op.properties.add("tail_call_kind",
                    "#llvm.tailcallkind<" + getTailKind(call) + ">");
  // Upstream's has a result of type void.
  bool isVoid = call.getType()->isVoidTy();
  if (!isVoid) {
    finish(call, op, call.getType());
    return success();
  }
  current->lines.push_back(
      {constants.makeName() + " = \"llvm.inline_asm\"(" + join(op.operands) +
           ") <{" + op.properties.getText() + "}> : (" + join(op.types) +
           ") -> !llvm.void" + module.getLocation(call.getDebugLoc().get()),
       &call});
  return success();
}

LogicalResult FunctionImport::importCall(const llvm::CallBase &call) {
  auto &instruction = llvm::cast<llvm::CallInst>(call);
  if (auto *intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(&call))
    return importIntrinsic(*intrinsic);
  if (call.isInlineAsm())
    return importInlineAsm(instruction);
  OpText op;
  op.name = "llvm.call";
  if (failed(addCallee(op, call)))
    return failure();
  size_t numArguments = op.operands.size();
  unsigned numBundleOperands = 0;
  if (failed(addBundles(op, call, numBundleOperands)))
    return failure();
  module.addCallAttrs(call, op.properties);
  addFlags(call, op.properties);
  op.properties.add("TailCallKind",
                    "#llvm.tailcallkind<" + getTailKind(instruction) + ">");
  op.properties.add("operandSegmentSizes", "array<i32: " + Twine(numArguments) +
                                               ", " + Twine(numBundleOperands) +
                                               ">");
  addBranchWeights(call, op);
  if (failed(addMemoryMetadata(call, op)))
    return failure();
  finish(call, op, call.getType());
  return success();
}

LogicalResult FunctionImport::importInvoke(const llvm::InvokeInst &invoke) {
  if (invoke.isInlineAsm())
    return module.fail(&invoke,
                       "inline assembly that is invoked is not supported");
  OpText op;
  op.name = "llvm.invoke";
  if (failed(addCallee(op, invoke)))
    return failure();
  size_t numArguments = op.operands.size();
  // An argument of the normal block may be the result, which exists after the
  // edge only.
  const llvm::BasicBlock *normal = invoke.getNormalDest();
  bool passesResult = llvm::any_of(normal->phis(), [&](const auto &phi) {
    return phi.getIncomingValueForBlock(invoke.getParent()) == &invoke;
  });
  FailureOr<unsigned> first = 0u;
  if (passesResult)
    op.successors.push_back("^edge" + std::to_string(edges.size()));
  else
    first = addSuccessor(op, normal, &invoke);
  if (failed(first))
    return failure();
  FailureOr<unsigned> second =
      addSuccessor(op, invoke.getUnwindDest(), &invoke);
  if (failed(second))
    return failure();
  unsigned numBundleOperands = 0;
  if (failed(addBundles(op, invoke, numBundleOperands)))
    return failure();
  addBranchWeights(invoke, op);
  op.properties.add("operandSegmentSizes", "array<i32: " + Twine(numArguments) +
                                               ", " + Twine(*first) + ", " +
                                               Twine(*second) + ", " +
                                               Twine(numBundleOperands) + ">");
  finish(invoke, op, invoke.getType());
  return passesResult ? addEdge(invoke) : success();
}

/// The block of an edge, which passes the result.
LogicalResult FunctionImport::addEdge(const llvm::InvokeInst &invoke) {
  OpText op;
  const llvm::BasicBlock *normal = invoke.getNormalDest();
  if (failed(addSuccessor(op, normal, &invoke)))
    return failure();
  edges.push_back({normal, "\"llvm.br\"(" + join(op.operands) + ")[" +
                               op.successors[0] + "] : (" + join(op.types) +
                               ") -> ()"});
  return success();
}
