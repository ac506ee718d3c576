// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes operations as text of C++. Each operation is a statement; operations of an
// `emitc.expression` are one. Places, such as elements and members, are no statements: their text
// stands wherever they are used.
#ifndef STRATA_TARGET_CPP_EMITTERDETAIL_H
#define STRATA_TARGET_CPP_EMITTERDETAIL_H

#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Target/Cpp/Cpp.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

namespace strata::cpp {

/// Text with two spaces at the beginning of each line of a block.
class IndentedText {
public:
  IndentedText &operator<<(StringRef piece);
  IndentedText &operator<<(char c) { return *this << StringRef(&c, 1); }
  void indent() { ++depth; }
  void unindent() { --depth; }
  StringRef str() const { return text; }

private:
  std::string text;
  unsigned depth = 0;
  bool isLineStart = true;
};

/// The precedence of operators; greater ones bind tighter.
enum Precedence : uint8_t {
  LowestPrecedence = 0,
  ConditionalPrecedence = 2,
  LogicalOrPrecedence,
  LogicalAndPrecedence,
  OrPrecedence,
  XorPrecedence,
  AndPrecedence,
  EqualityPrecedence,
  RelationPrecedence,
  ThreeWayPrecedence,
  ShiftPrecedence,
  SumPrecedence,
  ProductPrecedence,
  UnaryPrecedence = 15,
  CallPrecedence,
  ConstantPrecedence,
};

/// An operator of C that is an operation of emitc.
struct OperatorSyntax {
  StringLiteral op;
  StringLiteral text;
  Precedence precedence;
};
/// Null for operations that are no operators with one spelling.
const OperatorSyntax *findUnaryOperator(Operation *op);
const OperatorSyntax *findBinaryOperator(Operation *op);

/// Whether `op` is no statement: its text stands where its result is used.
bool isDeferred(Operation *op);
/// Whether the text of `op` stands where its result is used.
bool isInlined(emitc::ExpressionOp op);
/// Whether C computes the value of `op` in a type other than that of its result, and `user`, which is
/// null for assignments, depends on the type.
bool needsCast(Operation *op, Operation *user);
/// Fails, with a diagnostic, if the symbol of `op` is no identifier of C++.
LogicalResult checkIdentifier(Operation *op);
/// Whether a semicolon follows the statement of `op` in a function.
bool hasSemicolon(Operation *op);

class Emitter {
public:
  /// Writes `root` or operations in it.
  Emitter(Operation *root, const CppOptions &options);
  StringRef getText() const { return os.str(); }

  /// Writes `op` as a statement and its line feed, with a semicolon before it if `hasSemicolon`.
  LogicalResult emitStatement(Operation *op, bool hasSemicolon);

private:
  using Handler = LogicalResult (Emitter::*)(Operation *op);
  /// Null for operations that are no statements of C++.
  static Handler findHandler(Operation *op);
  template <typename Op, LogicalResult (Emitter::*handler)(Op)>
  LogicalResult call(Operation *op) {
    return (this->*handler)(cast<Op>(op));
  }

  // Types and attributes. Errors are reported at `loc`.

  LogicalResult emitType(Location loc, Type type);
  LogicalResult emitTypes(Location loc, TypeRange types);
  LogicalResult emitTupleType(Location loc, TypeRange types);
  LogicalResult emitAttribute(Location loc, Attribute attr);
  LogicalResult emitFloat(Location loc, Type type, const APFloat &value);
  void emitInteger(Type type, const APInt &value);
  LogicalResult emitElements(Location loc, DenseElementsAttr elements);
  /// `type name`, where the sizes of arrays follow the name.
  LogicalResult emitDeclaration(Location loc, Type type, StringRef name);

  // Values.

  /// The variable of `value`, or the text of a deferred operation.
  std::string getText(Value value);
  StringRef getOrCreateName(Value value);
  /// A new name that begins with `prefix` and is no symbol.
  std::string createName(StringRef prefix);
  std::string getDeferredText(Operation *op);
  std::string getIndicesText(ValueRange indices);
  /// Writes `value`, in parentheses if it is an expression whose operator does not bind tighter than
  /// `precedence`.
  LogicalResult emitOperand(Value value,
                            unsigned precedence = LowestPrecedence);
  LogicalResult emitOperands(ValueRange values);
  LogicalResult emitExpression(emitc::ExpressionOp op, unsigned precedence);
  LogicalResult emitOperator(Operation *op);
  LogicalResult emitOperatorText(Operation *op);
  unsigned getPrecedence(Operation *op);
  /// Writes the variables of the results of `op`, and the operator that assigns its value.
  LogicalResult emitAssignPrefix(Operation *op);
  LogicalResult emitVariable(Operation *op, Attribute value);

  // Statements.

  LogicalResult emitOperatorStatement(Operation *op);
  LogicalResult emitExpressionStatement(emitc::ExpressionOp op);
  LogicalResult emitConstant(emitc::ConstantOp op);
  LogicalResult emitVariableOp(emitc::VariableOp op);
  LogicalResult emitAssign(emitc::AssignOp op);
  LogicalResult emitVerbatim(emitc::VerbatimOp op);
  LogicalResult emitInclude(emitc::IncludeOp op);
  LogicalResult emitIf(emitc::IfOp op);
  LogicalResult emitFor(emitc::ForOp op);
  LogicalResult emitDo(emitc::DoOp op);
  LogicalResult emitSwitch(emitc::SwitchOp op);
  LogicalResult emitReturn(Operation *op);
  LogicalResult emitBranch(Operation *op);
  LogicalResult emitCondBranch(Operation *op);
  LogicalResult emitSuccessor(Block *successor, ValueRange operands);
  LogicalResult emitArgumentAssignments(Block *successor, ValueRange operands);
  LogicalResult emitFuncCall(func::CallOp op);
  LogicalResult emitCall(Operation *op, StringRef callee);
  LogicalResult emitOpaqueCall(emitc::CallOpaqueOp op);
  LogicalResult emitTemplateArgs(emitc::CallOpaqueOp op);
  /// Writes the operations of a block of a region, with more indentation.
  LogicalResult emitRegion(Region &region);
  LogicalResult emitCase(Region &region);

  // Functions and symbols.

  LogicalResult emitModule(Operation *op);
  LogicalResult emitFile(emitc::FileOp op);
  LogicalResult emitClass(emitc::ClassOp op);
  template <typename Op> LogicalResult emitMember(Op op);
  LogicalResult emitField(emitc::FieldOp op);
  LogicalResult emitGlobal(emitc::GlobalOp op);
  LogicalResult emitFunction(Operation *op);
  LogicalResult emitDeclareFunc(emitc::DeclareFuncOp op);
  LogicalResult emitSignature(Operation *function);
  /// Declares the functions that `function` calls and that follow it.
  LogicalResult declareCallees(Operation *function);
  LogicalResult emitBody(Operation *function);
  LogicalResult declareVariables(Operation *function);

  const CppOptions &options;
  IndentedText os;
  llvm::DenseMap<Value, std::string> names;
  llvm::DenseMap<Block *, std::string> labels;
  /// The symbols, and the functions that are called without one.
  llvm::StringSet<> reservedNames;
  /// The functions with bodies, by symbol table and name.
  llvm::DenseMap<std::pair<Operation *, StringRef>, Operation *> functions;
  llvm::DenseSet<Operation *> declaredFunctions;
  unsigned numNames = 0;
  unsigned loopDepth = 0;
  /// The expression whose operations are written; null outside of expressions.
  emitc::ExpressionOp expression;
  /// The operation whose operands are written: an operator in an expression, or the user of an inlined
  /// expression. Null if the value is assigned.
  Operation *user = nullptr;
  /// The operations of the current expression that were written.
  unsigned numExpressionOps = 0;
};

} // namespace strata::cpp

#endif // STRATA_TARGET_CPP_EMITTERDETAIL_H
