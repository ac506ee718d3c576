// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Modules, files, classes, global variables and functions.
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Support/Stack.h"
#include "strata/Target/Cpp/EmitterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::cpp;

//===-- Modules and classes ------------------------------------------------===//

LogicalResult Emitter::emitModule(Operation *op) {
  return runWithSufficientStackSpace([&] {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          if (failed(emitStatement(&inner, false)))
            return failure();
    return success();
  });
}

Emitter::Emitter(Operation *root, const CppOptions &options)
    : options(options) {
  root->walk([&](Operation *op) {
    if (StringAttr name = SymbolTable::getSymbolName(op)) {
      reservedNames.insert(name.getValue());
      if (isa<emitc::FuncOp, func::FuncOp>(op) && !op->getRegion(0).empty())
        functions[{op->getParentOp(), name.getValue()}] = op;
    }
    if (auto call = dyn_cast<emitc::CallOpaqueOp>(op))
      reservedNames.insert(call.getCallee());
    return WalkResult::Advance;
  });
}

LogicalResult Emitter::declareCallees(Operation *function) {
  declaredFunctions.insert(function);
  Operation *parent = function->getParentOp();
  if (isa_and_nonnull<emitc::ClassOp>(parent))
    return success();
  SmallVector<Operation *> callees;
  function->walk([&](Operation *op) {
    StringRef name;
    if (auto call = dyn_cast<emitc::CallOp>(op))
      name = call.getCallee();
    else if (auto call = dyn_cast<func::CallOp>(op))
      name = call.getCallee();
    Operation *callee = functions.lookup({parent, name});
    if (callee && declaredFunctions.insert(callee).second)
      callees.push_back(callee);
    return WalkResult::Advance;
  });
  for (Operation *callee : callees) {
    numNames = 0;
    names.clear();
    if (failed(emitSignature(callee)))
      return failure();
    os << ";\n";
  }
  return success();
}

LogicalResult Emitter::emitFile(emitc::FileOp op) {
  bool isSelected = !options.fileId.empty() && op.getId() == options.fileId;
  return isSelected ? emitModule(op) : success();
}

LogicalResult Emitter::emitClass(emitc::ClassOp op) {
  if (failed(checkIdentifier(op)))
    return failure();
  os << "class " << op.getSymName() << (op.getFinalSpecifier() ? " final" : "")
     << " {\n public:\n";
  os.indent();
  if (failed(emitModule(op)))
    return failure();
  os.unindent();
  os << "};";
  return success();
}

/// Writes the type and name of a field or global variable, and its initial value if it has one.
template <typename Op> LogicalResult Emitter::emitMember(Op op) {
  if (failed(emitDeclaration(op->getLoc(), op.getType(), op.getSymName())))
    return failure();
  if (Attribute value = op.getInitialValueAttr()) {
    os << " = ";
    if (failed(emitAttribute(op->getLoc(), value)))
      return failure();
  }
  os << ";";
  return success();
}

LogicalResult Emitter::emitField(emitc::FieldOp op) {
  if (failed(checkIdentifier(op)))
    return failure();
  return emitMember(op);
}

LogicalResult Emitter::emitGlobal(emitc::GlobalOp op) {
  if (failed(checkIdentifier(op)))
    return failure();
  os << (op.getExternSpecifier() ? "extern " : "")
     << (op.getStaticSpecifier() ? "static " : "")
     << (op.getConstSpecifier() ? "const " : "");
  return emitMember(op);
}

//===-- Functions ----------------------------------------------------------===//

/// Writes `static int32_t f(int32_t v1`. Functions of emitc without a body have types only.
LogicalResult Emitter::emitSignature(Operation *function) {
  Location loc = function->getLoc();
  auto emitcFunction = dyn_cast<emitc::FuncOp>(function);
  if (emitcFunction && emitcFunction.getSpecifiers())
    for (Attribute specifier : emitcFunction.getSpecifiers().getValue())
      os << cast<StringAttr>(specifier).getValue() << " ";
  if (failed(emitTypes(loc, getFunctionResultTypes(function))))
    return failure();
  os << " " << SymbolTable::getSymbolName(function).getValue() << "(";
  Region &body = function->getRegion(0);
  ArrayRef<Type> types = getFunctionArgumentTypes(function);
  if (body.empty() && !emitcFunction)
    types = {};
  for (auto [i, type] : llvm::enumerate(types)) {
    os << (i ? ", " : "");
    StringRef name;
    if (!body.empty())
      name = getOrCreateName(body.getArgument(unsigned(i)));
    if (failed(emitDeclaration(loc, type, name)))
      return failure();
  }
  os << ")";
  return success();
}

LogicalResult Emitter::declareVariables(Operation *function) {
  auto declare = [&](Operation *op, Value value) {
    if (failed(emitDeclaration(op->getLoc(), value.getType(),
                               getOrCreateName(value))))
      return failure();
    os << ";\n";
    return success();
  };
  Region &body = function->getRegion(0);
  LogicalResult result = success();
  if (options.declareVariablesAtTop)
    body.walk([&](Operation *op) {
      auto inlined = dyn_cast<emitc::ExpressionOp>(op);
      if (isa<emitc::ExpressionOp>(op->getParentOp()) || isDeferred(op) ||
          (inlined && isInlined(inlined)))
        return WalkResult::Advance;
      for (Value value : op->getResults())
        if (failed(declare(op, value))) {
          result = failure();
          return WalkResult::Interrupt;
        }
      return WalkResult::Advance;
    });
  if (failed(result))
    return failure();
  for (Block &block : llvm::drop_begin(body))
    for (Value arg : block.getArguments())
      if (failed(declare(function, arg)))
        return failure();
  return success();
}

LogicalResult Emitter::emitBody(Operation *function) {
  Region &body = function->getRegion(0);
  os << " {\n";
  os.indent();
  if (!body.empty() && failed(declareVariables(function)))
    return failure();
  unsigned numLabels = 0;
  for (Block &block : body)
    labels[&block] = "label" + std::to_string(++numLabels);
  for (Block &block : body) {
    if (numLabels > 1 && !block.hasNoPredecessors()) {
      os.unindent();
      os << labels[&block] << ":\n";
      os.indent();
    }
    for (Operation &op : block)
      if (failed(emitStatement(&op, cpp::hasSemicolon(&op))))
        return failure();
  }
  os.unindent();
  os << "}";
  return success();
}

LogicalResult Emitter::emitFunction(Operation *op) {
  Region &body = op->getRegion(0);
  if (!options.declareVariablesAtTop && !body.empty() && !body.hasOneBlock())
    return op->emitOpError(
        "with multiple blocks needs variables declared at top");
  if (llvm::any_of(getFunctionResultTypes(op),
                   [](Type type) { return isa<emitc::ArrayType>(type); }))
    return op->emitOpError("cannot emit array type as result type");
  if (llvm::any_of(getFunctionArgumentTypes(op),
                   [](Type type) { return isa<emitc::LValueType>(type); }))
    return op->emitOpError("cannot emit lvalue type as argument type");
  if (failed(checkIdentifier(op)) || failed(declareCallees(op)))
    return failure();
  numNames = 0;
  names.clear();
  labels.clear();
  if (failed(emitSignature(op)))
    return failure();
  if (isa<emitc::FuncOp>(op) && body.empty()) {
    os << ";";
    return success();
  }
  return emitBody(op);
}

LogicalResult Emitter::emitDeclareFunc(emitc::DeclareFuncOp op) {
  SymbolRefAttr name = op.getSymNameAttr();
  Operation *function = SymbolTable::lookupNearestSymbolFrom(op, name);
  declaredFunctions.insert(function);
  numNames = 0;
  names.clear();
  if (failed(emitSignature(function)))
    return failure();
  os << ";";
  return success();
}
