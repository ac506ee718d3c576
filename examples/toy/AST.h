// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax tree of a Toy program. Names are pieces of the source text, which must
// outlive the tree.
#ifndef STRATA_EXAMPLES_TOY_AST_H
#define STRATA_EXAMPLES_TOY_AST_H

#include "strata/IR/Types/Location.h"

#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <vector>

namespace toyc {

using llvm::SmallVector;
using strata::ArrayRef;
using strata::Location;
using strata::StringRef;

/// Sizes of the dimensions of a tensor; empty if they are not given.
using Shape = SmallVector<int64_t, 2>;

/// `2x3`.
std::string toString(ArrayRef<int64_t> shape);

/// An expression. The kind says which of the fields are used.
struct Expr {
  enum class Kind : uint8_t {
    /// `values`, of the shape `shape`.
    Literal,
    /// `name`.
    Variable,
    /// `args[0] + args[1]`.
    Add,
    /// `args[0] * args[1]`.
    Multiply,
    /// `name(args...)`.
    Call,
  };
  Kind kind;
  Location loc;
  StringRef name;
  Shape shape;
  std::vector<double> values;
  std::vector<std::unique_ptr<Expr>> args;
  /// The number of expressions on the longest path down the tree.
  unsigned height = 1;

  Expr(Kind kind, Location loc) : kind(kind), loc(loc) {}
};

/// A statement.
struct Stmt {
  enum class Kind : uint8_t {
    /// `var name<shape> = value`.
    Var,
    /// `return value`; without a value, null.
    Return,
    /// `value`, a call.
    Call,
  };
  Kind kind;
  Location loc;
  StringRef name;
  Shape shape;
  std::unique_ptr<Expr> value;
};

/// A parameter of a function.
struct Param {
  StringRef name;
  Location loc;
};

/// `def name(params...) { body }`.
struct Function {
  StringRef name;
  Location loc;
  std::vector<Param> params;
  std::vector<Stmt> body;

  /// Whether the function ends with `return value`.
  bool returnsValue() const;
};

/// A program: functions in the order of the source.
struct Program {
  /// The first token.
  Location loc;
  std::vector<Function> functions;

  /// Prints the tree, a node in each line, with its line and column.
  void print(strata::raw_ostream &os) const;
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_AST_H
