// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expressions over numbers: the value of an operation's result as a function of its
// operands and attributes (docs/semantics.md, docs/decisions/0026). An expression is
// parsed once and evaluated for operands of any type that it accepts:
//
//   Signature signature = {.operands = {"lhs", "rhs"}, .results = {"result"}};
//   ExpressionError error;
//   auto sum = Expression::parse("lhs + rhs", signature, {.result = 0}, error);
//   Outcome outcome = sum->evaluate({.operands = {a, b}, .types = {i8, i8, i8}});
//
// An evaluation is a number, poison or undefined behavior. It has no loops and no
// side effects.
#ifndef STRATA_SEMANTICS_EXPRESSION_H
#define STRATA_SEMANTICS_EXPRESSION_H

#include "strata/Semantics/Functions.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {
struct EnumDefinition;
}

namespace strata::semantics {

/// An attribute that expressions name.
struct AttributeName {
  std::string name;
  /// The cases of an enumeration; null for an attribute that is a truth value: a unit
  /// attribute or a Boolean.
  const EnumDefinition *cases = nullptr;
};

/// The names of an operation's operands, results and attributes. Operands that stand
/// for any number of values, and attributes without numbers, have empty names.
struct Signature {
  std::vector<std::string> operands = {}, results = {};
  std::vector<AttributeName> attributes = {};
};

/// The number of every attribute of an operation without attributes.
inline std::optional<uint64_t> getNoAttribute(unsigned) { return std::nullopt; }

/// The input of an evaluation.
struct Inputs {
  ArrayRef<Scalar> operands = {};
  /// The types of the operands, then those of the results: integers, `index` or floats.
  ArrayRef<Type> types = {};
  /// The number of an attribute, by its index in the signature: that of the case or the
  /// cases of an enumeration, 1 for true; std::nullopt if it is absent.
  function_ref<std::optional<uint64_t>(unsigned)> getAttribute = getNoAttribute;
};

/// An error in the text of an expression.
struct ExpressionError {
  std::string message;
  /// Offset into the text, in bytes.
  size_t offset = 0;
};

/// The operation of a node. Further kinds are functions of numbers.
enum class NodeKind : uint8_t {
  /// The operand `payload`.
  Operand,
  /// The integer or float whose text is literal `payload`; integers are taken modulo two
  /// to the power of the width.
  Literal,
  /// The width of the type of slot `payload`.
  Width,
  /// Whether the attribute `payload` has all bits of `mask`, or its number is the only case.
  Attribute,
  /// The operand whose case is that of the attribute `payload`; the last operand, if
  /// `mask` is 1, for all other cases.
  Switch,
  /// The second or third operand, as the first is true or false.
  Select,
  /// Reads the second operand only if the first does not decide.
  LogicalAnd,
  LogicalOr,
  LogicalNot,
  /// `function` of the operands, and of the type of slot `payload` if it takes one.
  Call
};

/// A node of an expression. Operands come before their users.
struct Node {
  NodeKind kind = NodeKind::Literal;
  Function function = Function::Add;
  /// Index of the type in `Expression::getTypes`.
  uint16_t type = 0;
  uint32_t payload = 0;
  uint64_t mask = 0;
  SmallVector<uint32_t, 3> operands = {};
  /// For Switch: the case of each operand. For Attribute: the case of an enumeration
  /// whose cases are no bits.
  std::vector<uint64_t> cases = {};
};

/// The type of nodes, as a function of the types of the operation.
struct NodeType {
  enum class Sort : uint8_t { Number, Integer, Float };
  Sort sort = Sort::Number;
  /// The slot, operands first, whose type it is; std::nullopt for i1.
  std::optional<unsigned> slot = std::nullopt;
  /// Further slots of the same type.
  SmallVector<unsigned, 2> others = {};
};

/// A decimal number in the text of an expression.
struct Literal {
  std::string text;
  /// The number, if it is an integer, without a sign bit.
  APInt integer = APInt(1, 0);
  /// The number as one of `type`, an integer, `index` or a float; poison if it is too large
  /// for the float type, or 0 in a type without 0.
  Scalar getNumber(Type type) const;
};

/// The required type of an expression.
struct ExpectedType {
  /// The index of a result; std::nullopt for a condition, an i1.
  std::optional<unsigned> result = std::nullopt;
};

class Expression {
public:
  /// Null, with an error, if `text` is not an expression of the names in `signature`
  /// whose types agree.
  static std::shared_ptr<const Expression> parse(StringRef text,
                                                 const Signature &signature,
                                                 ExpectedType expected,
                                                 ExpressionError &error);

  /// The value for `inputs`, whose types the expression must accept. An expression that
  /// reads a poison operand is poison.
  Outcome evaluate(const Inputs &inputs) const;

  /// Whether operands and results may have these types, those of their elements for vectors.
  bool accepts(ArrayRef<Type> types) const;

  /// The function that gives the value of every pair of operands, if the expression is
  /// such a function of operands 0 and 1, integers of one type; null otherwise.
  IntegerFn getIntegerFunction() const { return direct; }

  /// Whether every evaluation reads operand `i`, so that its poison is that of the value.
  bool reads(unsigned i) const { return i < 64 && (readOperands >> i & 1); }

  /// The nodes; the last one is the value.
  ArrayRef<Node> getNodes() const { return nodes; }
  ArrayRef<NodeType> getTypes() const { return types; }
  const Literal &getLiteral(unsigned index) const { return literals[index]; }
  StringRef getText() const { return text; }
  /// Whether the node, of kind Attribute, is true for this number of its attribute.
  bool holds(const Node &node, std::optional<uint64_t> value) const;
  /// The node whose value a Switch has for this number; null if there is none.
  const Node *selectCase(const Node &node, std::optional<uint64_t> value) const;
  /// The bits of `node`'s type for an operation with these types.
  unsigned getWidth(const Node &node, ArrayRef<Type> slots) const;
  /// The type of `node` for an operation with these types.
  Type getType(const Node &node, ArrayRef<Type> slots) const;

private:
  friend class ExpressionParser;
  class Evaluation;

  std::vector<Node> nodes;
  std::vector<NodeType> types;
  std::vector<Literal> literals;
  /// The nodes that are bitcasts.
  std::vector<uint32_t> bitcasts;
  std::string text;
  IntegerFn direct = nullptr;
  /// The operands that every evaluation reads, as bits.
  uint64_t readOperands = 0;
};

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_EXPRESSION_H
