// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AST.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace toyc;
using llvm::raw_ostream;

std::string toyc::toString(ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(shape, os, "x");
  os.flush();
  return text;
}

bool Function::returnsValue() const {
  return !body.empty() && body.back().kind == Stmt::Kind::Return &&
         body.back().value;
}

namespace {
/// Prints nodes, indented by their depth.
class Printer {
public:
  explicit Printer(raw_ostream &os) : os(os) {}
  void print(const Function &function);

private:
  void print(const Stmt &stmt, unsigned depth);
  void print(const Expr &expr, unsigned depth);
  raw_ostream &begin(unsigned depth) { return os.indent(2 * depth); }
  /// Ends a line with the position of its node.
  void end(Location loc);

  raw_ostream &os;
};
} // namespace

void Printer::end(Location loc) {
  auto position = strata::cast<strata::FileLineColLoc>(loc);
  os << " @" << position.getLine() << ':' << position.getColumn() << '\n';
}

void Printer::print(const Function &function) {
  begin(0) << "function " << function.name << '(';
  llvm::interleaveComma(function.params, os,
                        [&](const Param &param) { os << param.name; });
  os << ')';
  end(function.loc);
  for (const Stmt &stmt : function.body)
    print(stmt, 1);
}

void Printer::print(const Stmt &stmt, unsigned depth) {
  switch (stmt.kind) {
  case Stmt::Kind::Var:
    begin(depth) << "var " << stmt.name;
    if (!stmt.shape.empty())
      os << " <" << toString(stmt.shape) << '>';
    break;
  case Stmt::Kind::Return:
    begin(depth) << "return";
    break;
  case Stmt::Kind::Call:
    return print(*stmt.value, depth);
  }
  end(stmt.loc);
  if (stmt.value)
    print(*stmt.value, depth + 1);
}

void Printer::print(const Expr &expr, unsigned depth) {
  begin(depth);
  switch (expr.kind) {
  case Expr::Kind::Literal:
    os << "literal <" << toString(expr.shape) << "> [";
    llvm::interleaveComma(expr.values, os, [&](double value) {
      os << llvm::format("%g", value);
    });
    os << ']';
    break;
  case Expr::Kind::Variable:
    os << "variable " << expr.name;
    break;
  case Expr::Kind::Add:
    os << "add";
    break;
  case Expr::Kind::Multiply:
    os << "multiply";
    break;
  case Expr::Kind::Call:
    os << "call " << expr.name;
    break;
  }
  end(expr.loc);
  for (const std::unique_ptr<Expr> &arg : expr.args)
    print(*arg, depth + 1);
}

void Program::print(raw_ostream &os) const {
  Printer printer(os);
  for (const Function &function : functions)
    printer.print(function);
}
