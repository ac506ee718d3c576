// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assignments, calls and control flow.
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Support/Stack.h"
#include "strata/Target/Cpp/EmitterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::cpp;

//===-- Assignments --------------------------------------------------------===//

LogicalResult Emitter::emitAssignPrefix(Operation *op) {
  if (op->getNumResults() == 0)
    return success();
  if (op->getNumResults() == 1) {
    Value result = op->getResult(0);
    StringRef name = getOrCreateName(result);
    if (options.declareVariablesAtTop)
      os << name;
    else if (failed(emitDeclaration(op->getLoc(), result.getType(), name)))
      return failure();
    os << " = ";
    return success();
  }
  std::string list;
  for (Value result : op->getResults()) {
    StringRef name = getOrCreateName(result);
    list += (list.empty() ? "" : ", ") + name.str();
    if (options.declareVariablesAtTop)
      continue;
    if (failed(emitDeclaration(op->getLoc(), result.getType(), name)))
      return failure();
    os << ";\n";
  }
  os << "std::tie(" << list << ") = ";
  return success();
}

LogicalResult Emitter::emitOperatorStatement(Operation *op) {
  if (failed(emitAssignPrefix(op)))
    return failure();
  return emitOperator(op);
}

LogicalResult Emitter::emitExpressionStatement(emitc::ExpressionOp op) {
  if (failed(emitAssignPrefix(op)))
    return failure();
  return emitExpression(op, LowestPrecedence);
}

/// Writes the variable of the result of `op` with its initial value, if it has any.
LogicalResult Emitter::emitVariable(Operation *op, Attribute value) {
  auto opaque = dyn_cast<emitc::OpaqueAttr>(value);
  if (!opaque || !opaque.getValue().empty()) {
    if (failed(emitAssignPrefix(op)))
      return failure();
    return emitAttribute(op->getLoc(), value);
  }
  if (options.declareVariablesAtTop)
    return success();
  Value result = op->getResult(0);
  return emitDeclaration(op->getLoc(), result.getType(),
                         getOrCreateName(result));
}

LogicalResult Emitter::emitConstant(emitc::ConstantOp op) {
  return emitVariable(op, op.getValueAttr());
}

LogicalResult Emitter::emitVariableOp(emitc::VariableOp op) {
  return emitVariable(op, op.getValueAttr());
}

LogicalResult Emitter::emitAssign(emitc::AssignOp op) {
  os << getText(op.getVar()) << " = ";
  return emitOperand(op.getValue());
}

//===-- Text ---------------------------------------------------------------===//

LogicalResult Emitter::emitVerbatim(emitc::VerbatimOp op) {
  StringRef text = op.getValue();
  OperandRange args = op.getFmtArgs();
  if (args.empty()) {
    os << text;
    return success();
  }
  // The verifier has checked the braces.
  unsigned next = 0;
  while (!text.empty()) {
    size_t brace = std::min(text.find('{'), text.size());
    os << text.take_front(brace);
    text = text.drop_front(brace);
    if (text.consume_front("{{"))
      os << "{";
    else if (text.consume_front("{}") && failed(emitOperand(args[next++])))
      return failure();
  }
  return success();
}

LogicalResult Emitter::emitInclude(emitc::IncludeOp op) {
  bool isStandard = op.getIsStandardInclude();
  os << "#include " << (isStandard ? "<" : "\"") << op.getInclude()
     << (isStandard ? ">" : "\"");
  return success();
}

//===-- Calls --------------------------------------------------------------===//

LogicalResult Emitter::emitCall(Operation *op, StringRef callee) {
  os << callee << "(";
  if (failed(emitOperands(ValueRange(op->getOperands()))))
    return failure();
  os << ")";
  return success();
}

LogicalResult Emitter::emitTemplateArgs(emitc::CallOpaqueOp op) {
  ArrayAttr args = op.getTemplateArgs();
  if (!args)
    return success();
  os << "<";
  for (auto [i, arg] : llvm::enumerate(args.getValue())) {
    os << (i ? ", " : "");
    if (failed(emitAttribute(op->getLoc(), arg)))
      return failure();
  }
  os << ">";
  return success();
}

LogicalResult Emitter::emitOpaqueCall(emitc::CallOpaqueOp op) {
  os << op.getCallee();
  if (failed(emitTemplateArgs(op)))
    return failure();
  ArrayAttr args = op.getArgs();
  os << "(";
  if (!args && failed(emitOperands(ValueRange(op.getOperands()))))
    return failure();
  if (args)
    for (auto [i, arg] : llvm::enumerate(args.getValue())) {
      os << (i ? ", " : "");
      auto number = dyn_cast<IntegerAttr>(arg);
      bool isOperand = number && number.getType().isIndex();
      if (failed(isOperand
                     ? emitOperand(op.getOperands()[size_t(number.getInt())])
                     : emitAttribute(op->getLoc(), arg)))
        return failure();
    }
  os << ")";
  return success();
}

//===-- Structured control flow --------------------------------------------===//

bool cpp::hasSemicolon(Operation *op) {
  return !isa<cf::CondBranchOp, emitc::DeclareFuncOp, emitc::DoOp, emitc::ForOp,
              emitc::IfOp, emitc::IncludeOp, emitc::SwitchOp,
              emitc::VerbatimOp>(op);
}

LogicalResult Emitter::emitRegion(Region &region) {
  return runWithSufficientStackSpace([&]() -> LogicalResult {
    os.indent();
    for (Block &block : region)
      for (Operation &op : block)
        if (!isa<emitc::YieldOp>(op) &&
            failed(emitStatement(&op, cpp::hasSemicolon(&op))))
          return failure();
    os.unindent();
    return success();
  });
}

LogicalResult Emitter::emitIf(emitc::IfOp op) {
  os << "if (";
  if (failed(emitOperand(op.getCondition())))
    return failure();
  os << ") {\n";
  if (failed(emitRegion(op.getThenRegion())))
    return failure();
  os << "}";
  if (op.getElseRegion().empty())
    return success();
  os << " else {\n";
  if (failed(emitRegion(op.getElseRegion())))
    return failure();
  os << "}";
  return success();
}

LogicalResult Emitter::emitFor(emitc::ForOp op) {
  // Nested loops have variables of their own letters, as long as there are any.
  std::string name =
      createName(std::string(1, char('i' + std::min(loopDepth, 12u))));
  names[op.getRegion().getArgument(0)] = name;
  os << "for (";
  if (failed(emitType(op->getLoc(), op.getLowerBound().getType())))
    return failure();
  os << " " << name << " = ";
  if (failed(emitOperand(op.getLowerBound())))
    return failure();
  os << "; " << name << " < ";
  if (failed(emitOperand(op.getUpperBound(), RelationPrecedence)))
    return failure();
  os << "; " << name << " += ";
  if (failed(emitOperand(op.getStep())))
    return failure();
  os << ") {\n";
  ++loopDepth;
  LogicalResult result = emitRegion(op.getRegion());
  --loopDepth;
  os << "}";
  return result;
}

LogicalResult Emitter::emitDo(emitc::DoOp op) {
  os << "do {\n";
  if (failed(emitRegion(op.getBodyRegion())))
    return failure();
  auto condition =
      cast<emitc::ExpressionOp>(op.getConditionRegion().front().front());
  os << "} while (";
  if (failed(emitExpression(condition, LowestPrecedence)))
    return failure();
  os << ");";
  return success();
}

LogicalResult Emitter::emitCase(Region &region) {
  os << " {\n";
  if (failed(emitRegion(region)))
    return failure();
  os.indent();
  os << "break;\n";
  os.unindent();
  os << "}\n";
  return success();
}

LogicalResult Emitter::emitSwitch(emitc::SwitchOp op) {
  os << "switch (";
  if (failed(emitOperand(op.getArg())))
    return failure();
  os << ") {\n";
  for (auto [value, region] :
       llvm::zip_equal(op.getCases(), op.getCaseRegions())) {
    os << "case ";
    if (value < 0 && isa<IndexType, emitc::SizeTType>(op.getArg().getType()))
      os << "(size_t) ";
    os << std::to_string(value) << ":";
    if (failed(emitCase(region)))
      return failure();
  }
  os << "default:";
  if (failed(emitCase(op.getDefaultRegion())))
    return failure();
  os << "}";
  return success();
}

//===-- Branches -----------------------------------------------------------===//

LogicalResult Emitter::emitReturn(Operation *op) {
  os << "return";
  if (op->getNumOperands() == 0)
    return success();
  bool isTuple = op->getNumOperands() > 1;
  os << (isTuple ? " std::make_tuple(" : " ");
  if (failed(emitOperands(ValueRange(op->getOperands()))))
    return failure();
  os << (isTuple ? ")" : "");
  return success();
}

/// Whether the text of `value` has the name of one of `variables`.
static bool readsVariable(Value value, const llvm::DenseSet<Value> &variables) {
  if (variables.contains(value))
    return true;
  Operation *op = value.getDefiningOp();
  auto expression = dyn_cast_or_null<emitc::ExpressionOp>(op);
  if (!op || !(isDeferred(op) || (expression && isInlined(expression))))
    return false;
  return runWithSufficientStackSpace([&] {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      return readsVariable(operand, variables);
    });
  });
}

/// Assigns `operands` to the arguments of `successor`. Operands that have the name of an argument that is
/// assigned before them are first copied to variables in a scope of their own.
LogicalResult Emitter::emitArgumentAssignments(Block *successor,
                                               ValueRange operands) {
  llvm::DenseSet<Value> assigned;
  SmallVector<std::string> copies;
  bool hasCopies = false;
  for (auto [arg, operand] :
       llvm::zip_equal(successor->getArguments(), operands)) {
    std::string &copy = copies.emplace_back();
    if (readsVariable(operand, assigned)) {
      if (!hasCopies) {
        os << "{\n";
        os.indent();
      }
      hasCopies = true;
      copy = createName("v");
      if (failed(emitDeclaration(arg.getLoc(), arg.getType(), copy)))
        return failure();
      os << " = ";
      if (failed(emitOperand(operand)))
        return failure();
      os << ";\n";
    }
    if (operand != arg)
      assigned.insert(arg);
  }
  for (auto [arg, operand, copy] :
       llvm::zip_equal(successor->getArguments(), operands, copies)) {
    os << getText(arg) << " = " << copy;
    if (copy.empty() && failed(emitOperand(operand)))
      return failure();
    os << ";\n";
  }
  if (hasCopies) {
    os.unindent();
    os << "}\n";
  }
  return success();
}

/// Assigns the arguments of `successor`, and jumps to it.
LogicalResult Emitter::emitSuccessor(Block *successor, ValueRange operands) {
  if (failed(emitArgumentAssignments(successor, operands)))
    return failure();
  os << "goto " << labels[successor];
  return success();
}

LogicalResult Emitter::emitBranch(Operation *op) {
  return emitSuccessor(op->getSuccessor(0), ValueRange(op->getOperands()));
}

LogicalResult Emitter::emitCondBranch(Operation *op) {
  auto branch = cast<cf::CondBranchOp>(op);
  os << "if (";
  if (failed(emitOperand(branch.getCondition())))
    return failure();
  os << ") {\n";
  os.indent();
  if (failed(emitSuccessor(op->getSuccessor(0),
                           ValueRange(branch.getTrueDestOperands()))))
    return failure();
  os << ";\n";
  os.unindent();
  os << "} else {\n";
  os.indent();
  if (failed(emitSuccessor(op->getSuccessor(1),
                           ValueRange(branch.getFalseDestOperands()))))
    return failure();
  os << ";\n";
  os.unindent();
  os << "}";
  return success();
}
