// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two steps: records are converted to an expression tree with substitutions
// applied; then the tree is converted top down to irdl operations; subtrees
// that these cannot express become predicates.
#include "strata/DialectFiles/ODS/PredicateTree.h"

#include "strata/DialectFiles/ODS/CppText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::ods;

namespace {
/// A predicate with its substitutions done.
struct Node {
  enum class Kind { Leaf, And, Or, Not, Call };
  Kind kind = Kind::Leaf;
  /// For a leaf, its expression; for a call, the callee, applied to the one
  /// child.
  std::string text;
  std::vector<Node> children;
};

struct Substitution {
  StringRef pattern, replacement;
};

class TreeBuilder {
public:
  std::optional<Node> build(Record predicate);

private:
  std::optional<Node> buildCombined(Record predicate);
  std::optional<Node> buildConcat(Record predicate, Record child);
  std::string substitute(StringRef text);
  std::nullopt_t fail(Record predicate, const Twine &problem) {
    predicate.getDump().noteError("predicate '" + predicate.getName() + "' " +
                                  problem);
    return std::nullopt;
  }

  static constexpr unsigned MaxDepth = 100, MaxNodes = 10000;
  unsigned depth = 0, nodes = 0;
  /// The number of characters that all texts together may still use: nested
  /// substitutions multiply.
  size_t textLeft = 1 << 18;
  bool isTooLong = false;
  /// Outermost first.
  SmallVector<Substitution, 4> substitutions;
};
} // namespace

static std::string render(const Node &node);

//===-- Records to nodes --------------------------------------------------===//

/// Empty, with `isTooLong` set, if the result is too long.
std::string TreeBuilder::substitute(StringRef text) {
  std::string result = text.str();
  for (const Substitution &entry : llvm::reverse(substitutions)) {
    size_t added =
        StringRef(result).count(entry.pattern) * entry.replacement.size();
    isTooLong |= result.size() + added > textLeft;
    if (isTooLong)
      return {};
    result = replaceAll(result, entry.pattern, entry.replacement);
  }
  isTooLong |= result.size() > textLeft;
  textLeft -= std::min(textLeft, result.size());
  return result;
}

std::optional<Node> TreeBuilder::build(Record predicate) {
  if (depth >= MaxDepth || ++nodes > MaxNodes)
    return fail(predicate, "is nested too deeply or has too many parts");
  ++depth;
  std::optional<Node> node;
  if (predicate.isA("CombinedPred"))
    node = buildCombined(predicate);
  else if (predicate.has("predExpr"))
    node = Node{Node::Kind::Leaf,
                cleanExpression(substitute(predicate.getString("predExpr"))),
                {}};
  else
    fail(predicate, "has no 'predExpr'");
  --depth;
  if (isTooLong)
    return std::nullopt;
  return node;
}

/// Whether the tests before `node` imply its condition on the elements of a
/// container.
static bool saysNothing(const Node &node, ArrayRef<Node> before) {
  if (node.kind != Node::Kind::Call || node.children[0].text != "true")
    return false;
  StringRef classes[] = {
      "ShapedType",         "VectorType",     "FixedVectorType",
      "ScalableVectorType", "TensorType",     "RankedTensorType",
      "UnrankedTensorType", "BaseMemRefType", "MemRefType",
      "UnrankedMemRefType", "ArrayAttr"};
  return llvm::any_of(before, [&](const Node &test) {
    return llvm::any_of(classes, [&](StringRef name) {
      return test.text == ("isa<" + name + ">($_self)").str() &&
             (name == "ArrayAttr") == (node.text == "array_of");
    });
  });
}

std::optional<Node> TreeBuilder::buildCombined(Record predicate) {
  std::vector<Record> children = predicate.getRecords("children");
  StringRef kind = predicate.getRecord("kind").getName();
  bool takesOne = kind == "PredCombinerNot" || kind == "PredCombinerConcat" ||
                  kind == "PredCombinerSubstLeaves";
  if (takesOne && children.size() != 1)
    return fail(predicate, "must have one child");
  if (kind == "PredCombinerConcat")
    return buildConcat(predicate, children[0]);
  if (kind == "PredCombinerSubstLeaves") {
    substitutions.push_back(
        {predicate.getString("pattern"), predicate.getString("replacement")});
    std::optional<Node> child = build(children[0]);
    substitutions.pop_back();
    return child;
  }
  Node node;
  if (kind == "PredCombinerAnd")
    node.kind = Node::Kind::And;
  else if (kind == "PredCombinerOr")
    node.kind = Node::Kind::Or;
  else if (kind == "PredCombinerNot")
    node.kind = Node::Kind::Not;
  else
    return fail(predicate, "combines in an unknown way");
  for (Record childRecord : children) {
    std::optional<Node> child = build(childRecord);
    if (!child)
      return std::nullopt;
    if (node.kind == Node::Kind::And && saysNothing(*child, node.children))
      continue;
    // (a && b) && c is a && b && c.
    if (child->kind == node.kind && node.kind != Node::Kind::Not)
      llvm::append_range(node.children, child->children);
    else
      node.children.push_back(std::move(*child));
  }
  if (node.children.size() == 1 && node.kind != Node::Kind::Not) {
    Node only = std::move(node.children[0]);
    return only;
  }
  return node;
}

/// Text around a predicate. Two shapes have short names: a lambda applied to
/// the element type, and one applied to all elements.
std::optional<Node> TreeBuilder::buildConcat(Record predicate, Record child) {
  std::string prefix = cleanExpression(predicate.getString("prefix"));
  std::string suffix = cleanExpression(predicate.getString("suffix"));
  StringRef variable = child.getString("replacement");
  bool namesSelf = child.isA("SubstLeaves") &&
                   child.getString("pattern") == "$_self" &&
                   child.getRecords("children").size() == 1;
  auto isLambda = [&](const Twine &before, const Twine &after) {
    return namesSelf && prefix == before.str() && suffix == after.str();
  };
  const char *name = nullptr;
  if (isLambda("[](Type " + variable + ") { return",
               "; }(cast<ShapedType>($_self).getElementType())"))
    name = "shaped_of";
  else if (isLambda("all_of(cast<ArrayAttr>($_self), [&](Attribute " +
                        variable + ") { return " + variable + " && (",
                    "); })"))
    name = "array_of";
  bool selfStays = llvm::none_of(substitutions, [](const Substitution &entry) {
    return entry.pattern == "$_self";
  });
  if (name && selfStays) {
    std::optional<Node> inner = build(child.getRecords("children")[0]);
    if (!inner)
      return std::nullopt;
    return Node{Node::Kind::Call, name, {std::move(*inner)}};
  }
  std::optional<Node> inner = build(child);
  if (!inner)
    return std::nullopt;
  std::string text = substitute(predicate.getString("prefix")) + ' ' +
                     render(*inner) + substitute(predicate.getString("suffix"));
  return Node{Node::Kind::Leaf, cleanExpression(text), {}};
}

//===-- Nodes to text -----------------------------------------------------===//

static std::string parenthesize(const Twine &text) {
  return ("(" + text + ")").str();
}

/// The short name of a test of `$_self`, see docs/dialect-files.md; empty if it
/// has none.
static StringRef lookupShortName(StringRef text) {
  return llvm::StringSwitch<StringRef>(text)
      .Case("isa<VectorType>($_self)", "vector")
      .Case("isa<FixedVectorType>($_self)", "fixed_vector")
      .Case("isa<ScalableVectorType>($_self)", "scalable_vector")
      .Case("isa<TensorType>($_self)", "tensor")
      .Case("isa<RankedTensorType>($_self)", "ranked_tensor")
      .Case("isa<UnrankedTensorType>($_self)", "unranked_tensor")
      .Case("isa<BaseMemRefType>($_self)", "memref")
      .Case("isa<MemRefType>($_self)", "ranked_memref")
      .Case("isa<UnrankedMemRefType>($_self)", "unranked_memref")
      .Case("isa<ShapedType>($_self)", "shaped")
      .Case("isa<ComplexType>($_self)", "complex")
      .Case("isa<FloatType>($_self)", "any_float")
      .Case("isa<IndexType>($_self)", "index")
      .Case("isa<IntegerType>($_self)", "integer")
      .Case("isa<FunctionType>($_self)", "function")
      .Case("isa<TupleType>($_self)", "tuple")
      .Case("isa<NoneType>($_self)", "none_type")
      .Case("$_self.isF16()", "f16")
      .Case("isa<BFloat16Type>($_self)", "bf16")
      .Case("$_self.isBF16()", "bf16")
      .Case("$_self.isTF32()", "tf32")
      .Case("$_self.isF32()", "f32")
      .Case("$_self.isF64()", "f64")
      .Case("$_self.isF80()", "f80")
      .Case("$_self.isF128()", "f128")
      .Case("$_self.isSignlessInteger()", "signless_integer")
      .Case("$_self.isSignedInteger()", "signed_integer")
      .Case("$_self.isUnsignedInteger()", "unsigned_integer")
      .Case("$_self.isSignlessIntOrIndex()", "signless_integer_or_index")
      .Case("$_self.hasTrait<ValueSemantics>()", "value_semantics")
      .Case("isa<IntegerAttr>($_self)", "integer_attr")
      .Case("isa<FloatAttr>($_self)", "float_attr")
      .Case("isa<StringAttr>($_self)", "string_attr")
      .Case("isa<ArrayAttr>($_self)", "array_attr")
      .Case("isa<DictionaryAttr>($_self)", "dictionary_attr")
      .Case("isa<TypeAttr>($_self)", "type_attr")
      .Case("isa<BoolAttr>($_self)", "bool_attr")
      .Case("isa<SymbolRefAttr>($_self)", "symbol_ref")
      .Case("isa<FlatSymbolRefAttr>($_self)", "flat_symbol_ref")
      .Case("isa<UnitAttr>($_self)", "unit_attr")
      .Case("isa<AffineMapAttr>($_self)", "affine_map_attr")
      .Case("isa<DenseBoolArrayAttr>($_self)", "i1_array")
      .Case("isa<DenseI8ArrayAttr>($_self)", "i8_array")
      .Case("isa<DenseI16ArrayAttr>($_self)", "i16_array")
      .Case("isa<DenseI32ArrayAttr>($_self)", "i32_array")
      .Case("isa<DenseI64ArrayAttr>($_self)", "i64_array")
      .Case("isa<DenseF32ArrayAttr>($_self)", "f32_array")
      .Case("isa<DenseF64ArrayAttr>($_self)", "f64_array")
      .Default("");
}

/// A test of `$_self` by its short name, see docs/dialect-files.md.
static std::string shorten(StringRef text) {
  StringRef name = lookupShortName(text);
  if (!name.empty())
    return name.str();
  StringRef number = text;
  const std::pair<StringRef, StringRef> widths[] = {
      {"$_self.isSignlessInteger(", "signless_integer"},
      {"$_self.isSignedInteger(", "signed_integer"},
      {"$_self.isUnsignedInteger(", "unsigned_integer"},
      {"$_self.isInteger(", "integer"}};
  for (auto [method, name] : widths)
    if (number.consume_front(method) && number.consume_back(")") &&
        llvm::all_of(number, llvm::isDigit))
      return (name + "(" + number + ")").str();
  // Only an attribute of that class has such a type.
  StringRef method = text;
  if (method.consume_front("cast<IntegerAttr>($_self).getType()") ||
      method.consume_front("cast<FloatAttr>($_self).getType()")) {
    std::string test = ("$_self" + method).str();
    std::string name = shorten(test);
    if (name != test)
      return "typed_attr_of(" + name + ")";
  }
  return text.str();
}

/// `vector` and `shaped_of(p)` together are `vector_of(p)`.
static bool mergeElementTest(std::string &part, const Node &next) {
  if (next.kind != Node::Kind::Call || next.text != "shaped_of" ||
      (part != "vector" && part != "tensor" && part != "memref" &&
       part != "shaped"))
    return false;
  part += "_of(" + render(next.children[0]) + ")";
  return true;
}

static std::string renderParts(const Node &node) {
  bool isAnd = node.kind == Node::Kind::And;
  std::vector<std::string> parts;
  for (const Node &child : node.children) {
    if (isAnd && !parts.empty() && mergeElementTest(parts.back(), child))
      continue;
    std::string part = render(child);
    bool isWeaker = isAnd
                        ? child.kind == Node::Kind::Or
                        : child.kind == Node::Kind::And && hasConjunction(part);
    if (child.kind == Node::Kind::Leaf)
      isWeaker = hasLooseOperator(part) || (!isAnd && hasConjunction(part));
    parts.push_back(isWeaker ? parenthesize(part) : part);
  }
  if (parts.empty())
    return isAnd ? "true" : "false";
  // `(a || b)` among `||` says no more than `a || b`, once.
  parts.erase(llvm::unique(parts), parts.end());
  return llvm::join(parts, isAnd ? " && " : " || ");
}

static std::string render(const Node &node) {
  switch (node.kind) {
  case Node::Kind::Leaf:
    return shorten(node.text);
  case Node::Kind::And:
  case Node::Kind::Or:
    return renderParts(node);
  case Node::Kind::Not: {
    std::string inner = render(node.children[0]);
    return isAtom(inner) ? "!" + inner : "!" + parenthesize(inner);
  }
  case Node::Kind::Call:
    return node.text + parenthesize(render(node.children[0]));
  }
  llvm_unreachable("all kinds of nodes are listed");
}

//===-- Nodes to constraints ----------------------------------------------===//

static ConstraintTree makePredicate(std::string text) {
  if (text == "true")
    return {};
  return {ConstraintTree::Kind::Predicate, std::move(text), {}};
}

/// The type that a test of `$_self` leaves no choice of, as text.
static std::string findOnlyType(StringRef shortName) {
  StringRef width = shortName;
  if (width.consume_back(")")) {
    const std::pair<StringRef, StringRef> names[] = {
        {"signless_integer(", "i"},
        {"signed_integer(", "si"},
        {"unsigned_integer(", "ui"}};
    unsigned value;
    for (auto [name, prefix] : names)
      if (width.consume_front(name) && !width.getAsInteger(10, value) &&
          value && value < (1u << 24))
        return (prefix + Twine(value)).str();
    return "";
  }
  return llvm::StringSwitch<std::string>(shortName)
      .Case("index", "index")
      .Case("f16", "f16")
      .Case("bf16", "bf16")
      .Case("tf32", "tf32")
      .Case("f32", "f32")
      .Case("f64", "f64")
      .Case("f80", "f80")
      .Case("f128", "f128")
      .Case("none_type", "none")
      .Case("unit_attr", "unit")
      .Case("isa<Float8E4M3FNType>($_self)", "f8E4M3FN")
      .Case("isa<Float8E5M2Type>($_self)", "f8E5M2")
      .Case("isa<Float8E4M3Type>($_self)", "f8E4M3")
      .Case("isa<Float8E5M2FNUZType>($_self)", "f8E5M2FNUZ")
      .Case("isa<Float8E4M3FNUZType>($_self)", "f8E4M3FNUZ")
      .Case("isa<Float8E4M3B11FNUZType>($_self)", "f8E4M3B11FNUZ")
      .Case("isa<Float8E3M4Type>($_self)", "f8E3M4")
      .Case("isa<Float8E8M0FNUType>($_self)", "f8E8M0FNU")
      .Case("isa<Float6E3M2FNType>($_self)", "f6E3M2FN")
      .Case("isa<Float6E2M3FNType>($_self)", "f6E2M3FN")
      .Case("isa<Float4E2M1FNType>($_self)", "f4E2M1FN")
      .Default("");
}

/// The argument of `irdl.base` for a builtin class; empty if there is none.
static StringRef findBuiltinBase(StringRef className) {
  return llvm::StringSwitch<StringRef>(className)
      .Case("IntegerType", "!builtin.integer")
      .Case("ComplexType", "!builtin.complex")
      .Case("FunctionType", "!builtin.function")
      .Case("TupleType", "!builtin.tuple")
      .Case("VectorType", "!builtin.vector")
      .Case("RankedTensorType", "!builtin.tensor")
      .Case("UnrankedTensorType", "!builtin.unranked_tensor")
      .Case("MemRefType", "!builtin.memref")
      .Case("UnrankedMemRefType", "!builtin.unranked_memref")
      .Case("IntegerAttr", "#builtin.integer")
      .Case("FloatAttr", "#builtin.float")
      .Case("StringAttr", "#builtin.string")
      .Case("TypeAttr", "#builtin.type")
      .Case("ArrayAttr", "#builtin.array")
      .Case("DictionaryAttr", "#builtin.dictionary")
      .Case("SymbolRefAttr", "#builtin.symbol_ref")
      .Case("AffineMapAttr", "#builtin.affine_map")
      .Case("IntegerSetAttr", "#builtin.integer_set")
      .Case("DenseArrayAttr", "#builtin.dense_array")
      .Case("DistinctAttr", "#builtin.distinct")
      .Default("");
}

/// The classes of `isa<A, B>($_self)`.
static std::vector<std::string> getTestedClasses(StringRef text) {
  if (!text.consume_front("isa<") || !text.consume_back(">($_self)") ||
      text.find_first_of("<>()") != StringRef::npos)
    return {};
  return splitList(text);
}

static ConstraintTree makeLeaf(StringRef text, ClassLookup lookupClass) {
  std::string only = findOnlyType(shorten(text));
  if (!only.empty())
    return {ConstraintTree::Kind::Is, only, {}};
  std::vector<ConstraintTree> bases;
  for (StringRef className : getTestedClasses(text)) {
    only = findOnlyType(shorten(("isa<" + className + ">($_self)").str()));
    if (!only.empty()) {
      bases.push_back({ConstraintTree::Kind::Is, only, {}});
      continue;
    }
    std::optional<std::string> base = findBuiltinBase(className).str();
    if (base->empty())
      base = lookupClass(className);
    if (!base)
      return makePredicate(shorten(text));
    bases.push_back({ConstraintTree::Kind::Base, *base, {}});
  }
  if (bases.empty())
    return makePredicate(shorten(text));
  if (bases.size() == 1) {
    ConstraintTree only = std::move(bases[0]);
    return only;
  }
  return {ConstraintTree::Kind::AnyOf, "", std::move(bases)};
}

/// Bases that are worth a constraint of their own beside a predicate: storage
/// of attributes, and definitions of dialects. Tests of builtin types read
/// better within the expression.
static bool standsAlone(const ConstraintTree &tree) {
  return tree.kind == ConstraintTree::Kind::Base &&
         !StringRef(tree.text).starts_with("!builtin.");
}

static ConstraintTree makeTree(const Node &node, ClassLookup lookupClass);

static ConstraintTree makeConjunction(const Node &node,
                                      ClassLookup lookupClass) {
  ConstraintTree result{ConstraintTree::Kind::AllOf, "", {}};
  Node rest{Node::Kind::And, "", {}};
  for (const Node &child : node.children) {
    ConstraintTree tree = makeTree(child, lookupClass);
    if (standsAlone(tree))
      result.children.push_back(std::move(tree));
    else if (tree.kind != ConstraintTree::Kind::Any)
      rest.children.push_back(child);
  }
  if (result.children.empty() && rest.children.size() == 1)
    return makeTree(rest.children[0], lookupClass);
  if (!rest.children.empty())
    result.children.push_back(makePredicate(render(rest)));
  if (result.children.empty())
    return {};
  if (result.children.size() == 1) {
    ConstraintTree only = std::move(result.children[0]);
    return only;
  }
  return result;
}

static ConstraintTree makeTree(const Node &node, ClassLookup lookupClass) {
  if (node.kind == Node::Kind::Leaf)
    return makeLeaf(node.text, lookupClass);
  if (node.kind == Node::Kind::And)
    return makeConjunction(node, lookupClass);
  if (node.kind != Node::Kind::Or)
    return makePredicate(render(node));
  ConstraintTree result{ConstraintTree::Kind::AnyOf, "", {}};
  for (const Node &child : node.children) {
    ConstraintTree tree = makeTree(child, lookupClass);
    switch (tree.kind) {
    case ConstraintTree::Kind::Any:
      return tree;
    case ConstraintTree::Kind::AnyOf:
      llvm::append_range(result.children, tree.children);
      break;
    case ConstraintTree::Kind::Is:
    case ConstraintTree::Kind::Base:
      result.children.push_back(std::move(tree));
      break;
    case ConstraintTree::Kind::AllOf:
    case ConstraintTree::Kind::Predicate:
    case ConstraintTree::Kind::Parametric:
    case ConstraintTree::Kind::Foreign:
      return makePredicate(render(node));
    }
  }
  return result.children.empty() ? makePredicate("false") : result;
}

//===-- Entry points ------------------------------------------------------===//

std::optional<std::string> ods::getPredicateText(Record predicate) {
  std::optional<Node> node = TreeBuilder().build(predicate);
  if (!node)
    return std::nullopt;
  return render(*node);
}

std::optional<ConstraintTree> ods::getConstraint(Record predicate,
                                                 ClassLookup lookupClass) {
  std::optional<Node> node = TreeBuilder().build(predicate);
  if (!node)
    return std::nullopt;
  return makeTree(*node, lookupClass);
}

ConstraintTree ods::getClassConstraint(StringRef className,
                                       ClassLookup lookupClass) {
  return makeLeaf(("isa<" + className + ">($_self)").str(), lookupClass);
}
