// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parser of predicates: recursive descent with a limit on depth, writing
// nodes as it goes. Names are resolved here, once.
#ifndef STRATA_DIALECTFILES_PREDICATES_PREDICATEPARSERDETAIL_H
#define STRATA_DIALECTFILES_PREDICATES_PREDICATEPARSERDETAIL_H

#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/Support/ExpressionLexer.h"

namespace strata {

class PredicateParser {
public:
  PredicateParser(PredicateProgram &program, PredicateError &error,
                  const PredicateOptions &options)
      : program(program), error(error), options(options) {}
  /// False after an error.
  bool run();

private:
  // Tokens.
  void advance() { token = lexer.next(); }
  bool consume(StringRef punct);
  bool expect(StringRef punct);
  NodeId fail(StringRef expected);
  NodeId failAt(size_t offset, const Twine &message);
  /// The state of the lexer, for lookahead.
  struct Place {
    ExpressionLexer lexer;
    ExpressionToken token;
  };
  Place save() const { return {lexer, token}; }
  void restore(const Place &place) {
    lexer = place.lexer;
    token = place.token;
  }

  // Nodes. NoNode stands for an error; it is passed on.
  NodeId add(PredicateNode node, ArrayRef<NodeId> nodeChildren = {});
  /// Adds a node with the children in the list; `node` has the other fields.
  NodeId addList(PredicateNode node, ArrayRef<NodeId> list);
  NodeId addConstant(PredicateValue value);
  NodeId addUnknown(StringRef name, uint32_t offset);
  NodeId coerced(NodeId child, std::optional<Coercion> to);
  /// For an attribute of the operation, the attribute itself, which has a class and a type, in
  /// place of the number or text in it; for others, `node`.
  NodeId asObject(NodeId node);
  PredicateNode at(PredicateOp op, uint32_t offset, uint16_t aux = 0) const;
  std::optional<int64_t> getConstantInt(NodeId id) const;
  int classIndexOf(NodeId id) const;

  // Expressions.
  NodeId parseExpr();
  NodeId parseBinary(unsigned minPrecedence);
  NodeId makeBinary(StringRef op, NodeId lhs, NodeId rhs, uint32_t offset);
  void mergeFloatTests(SmallVectorImpl<NodeId> &list);
  NodeId parseUnary();
  NodeId parsePostfix();
  StringRef getStaticKind(NodeId id) const;
  bool checkComparison(const PredicateNode &node, NodeId lhs, NodeId rhs);
  NodeId parsePostfixOf(NodeId object);
  NodeId parseMember(NodeId object);
  std::optional<NodeId> makeTypeTest(NodeId object, PredicateMethod method,
                                     ArrayRef<NodeId> args, uint32_t offset);
  NodeId makeMethod(NodeId object, StringRef name, ArrayRef<NodeId> args,
                    uint32_t offset);
  NodeId parseHasTrait(NodeId object, uint32_t offset);
  NodeId parsePrimary();
  NodeId parseParen();
  NodeId parseCombiner(StringRef name);
  NodeId parseDollar();
  NodeId parseLiteral();
  NodeId parseBraces();
  bool parseArgs(SmallVectorImpl<NodeId> &args, StringRef close);

  // Names.
  bool parseName(std::string &name, bool &qualified);
  bool parseTemplateArgs(SmallVectorImpl<std::string> &args);
  bool atTemplateArgs();
  NodeId parseNamed();
  NodeId parseCast(StringRef name, ArrayRef<std::string> classes,
                   uint32_t offset);
  NodeId parseCall(StringRef name, bool qualified,
                   ArrayRef<std::string> templateArgs, uint32_t offset);
  NodeId makeCall(StringRef name, bool qualified, ArrayRef<NodeId> args,
                  uint32_t offset);
  NodeId makeNative(PredicateFunction function, ArrayRef<NodeId> args,
                    uint32_t offset, bool isMethod);
  bool checkArity(const PredicateFunction &function, size_t numArgs,
                  uint32_t offset);
  NodeId parseConstant(StringRef name, uint32_t offset);
  NodeId parseEmission(StringRef name, ArrayRef<NodeId> args, uint32_t offset);
  std::optional<NodeId> parseVerdict(StringRef name, ArrayRef<NodeId> args,
                                     uint32_t offset);
  bool checkExpansion(uint32_t offset);
  NodeId parseShort(const ShortName &entry, uint32_t offset);
  NodeId parseExpansion(StringRef text, uint32_t offset);
  NodeId parseBuiltinExpansion(StringRef text, uint32_t offset);
  /// The predicate of the dialect file called `name`; std::nullopt if there is
  /// none.
  std::optional<NodeId> parseNamedPredicate(StringRef name, uint32_t offset);
  std::optional<NodeId> makeSlot(StringRef name, bool accessor,
                                 uint32_t offset);
  NodeId parseProperty(uint32_t offset);
  bool resolveClass(StringRef name, uint32_t offset);

  // Lambdas.
  NodeId parseLambda();
  bool parseParams(PredicateNode &lambda);
  NodeId addLambda(PredicateNode lambda);
  std::optional<NodeId> parseFunctionCall(StringRef name, uint32_t offset);
  std::optional<PredicateResolver::Body> findFunction(StringRef name);
  NodeId makeFunctionCall(const PredicateResolver::Body &function,
                          StringRef name, ArrayRef<NodeId> args,
                          uint32_t offset);

  // Statements.
  NodeId parseBlock();
  NodeId parseStatements();
  NodeId parseBody();
  NodeId parseStatement();
  NodeId parseIf();
  NodeId parseFor();
  bool atCountedFor();
  NodeId parseRangeFor(uint32_t offset);
  NodeId parseCountedFor(uint32_t offset);
  NodeId parseAssignment();
  NodeId parseAppend(NodeId list, uint32_t offset);
  NodeId parseNote(uint32_t offset);
  NodeId parseDeclaration();
  NodeId parseDeclarator(StringRef type, uint32_t offset);
  NodeId makeDefault(StringRef type);
  NodeId parseTupleDeclaration(uint32_t offset);
  bool parseVariableNames(SmallVectorImpl<std::string> &names, bool &isTuple);
  std::optional<uint32_t> findVariable() const;
  bool atDeclaration();
  bool parseTypeName(std::string &name);
  std::optional<uint32_t> declare(StringRef name, int classIndex = -1);

  struct Variable {
    std::string name;
    uint32_t slot;
  };
  /// Counts a level of nesting for as long as it lives.
  struct Nesting {
    explicit Nesting(PredicateParser &parser) : parser(parser) {
      ++parser.depth;
    }
    ~Nesting() { --parser.depth; }
    PredicateParser &parser;
  };

  PredicateProgram &program;
  PredicateError &error;
  const PredicateOptions &options;
  ExpressionLexer lexer;
  ExpressionToken token;
  bool failed = false;
  unsigned depth = 0;
  /// The place of a short name in whose expansion the parser is, for all nodes.
  std::optional<uint32_t> expansionOf;
  /// Predicates of the dialect file with this number or a larger one are unknown.
  uint32_t namedLimit = ~0u;
  /// The limit for its functions.
  uint32_t functionLimit = ~0u;
  /// Loops around the statement.
  unsigned loops = 0;
  /// The 'return' statements of the current body.
  unsigned numReturns = 0;
  std::vector<uint16_t> heights;
  std::vector<Variable> variables;
  /// Class of each local's value, or -1.
  std::vector<int> localClasses;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_PREDICATES_PREDICATEPARSERDETAIL_H
