// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The syntax of irdl: types and attributes, and the custom forms of operations.
// The grammar is that of current MLIR; if it fails, the syntax of earlier years
// is accepted too (IRDLOlderSyntax.cpp).
#include "strata/Asm/OpImplementation.h"
#include "strata/DialectFiles/IRDL/IRDLAsmDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;
using Delimiter = OpAsmParser::Delimiter;

//===-- Types and attributes ----------------------------------------------===//

static Type parseType(Dialect &dialect, OpAsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return {};
  if (word == "attribute" || word == "region")
    return OpaqueType::get(dialect, word);
  // Both blanks are MLIR's.
  (void)parser.emitError(loc, "unknown  type `" + word + "` in dialect `irdl`");
  return {};
}

/// One of the three words; also says in which attributes it failed.
static ParseResult parseVariadicityValue(OpAsmParser &parser,
                                         Variadicity &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string word;
  if (succeeded(parser.parseKeywordOrString(&word))) {
    if (std::optional<Variadicity> value = parseVariadicity(word)) {
      result = *value;
      return success();
    }
    (void)parser.emitError(loc, "expected ::mlir::irdl::Variadicity to be one "
                                "of: single, optional, variadic");
  }
  return parser.emitError("failed to parse VariadicityAttr parameter 'value' "
                          "which is to be a `::mlir::irdl::Variadicity`");
}

static Attribute parseArray(OpAsmParser &parser) {
  SmallVector<Variadicity, 4> values;
  if (parser.parseLSquare())
    return {};
  auto parseElement = [&]() -> ParseResult {
    if (succeeded(parseVariadicityValue(parser, values.emplace_back())))
      return success();
    return parser.emitError(
        "failed to parse VariadicityArrayAttr parameter 'value' which is to be "
        "a `::llvm::ArrayRef<VariadicityAttr>`");
  };
  if (failed(parser.parseOptionalRSquare()))
    if (parser.parseCommaSeparatedList(Delimiter::None, parseElement) ||
        parser.parseRSquare())
      return {};
  return getVariadicityArray(parser.getContext(), values);
}

static Attribute parseAttribute(Dialect &dialect, OpAsmParser &parser) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef word;
  if (parser.parseKeyword(&word))
    return {};
  if (word == "variadicity_array")
    return parseArray(parser);
  if (word != "variadicity") {
    (void)parser.emitError(loc, "unknown attribute `" + word +
                                    "` in dialect `irdl`");
    return {};
  }
  Variadicity value;
  if (parseVariadicityValue(parser, value))
    return {};
  return OpaqueAttr::get(dialect, ("variadicity " + stringify(value)).str(),
                         NoneType::get(parser.getContext()));
}

void irdl::installTypeSyntax(Dialect &dialect) {
  dialect.parseType = parseType;
  dialect.parseAttribute = parseAttribute;
}

//===-- Parts of operations -----------------------------------------------===//

/// Adds the attributes in front of `count` that a dictionary gives too: those
/// of the dictionary win. Inherent ones in the dictionary must fit their slots.
static ParseResult mergeAttributes(OpAsmParser &parser, OperationState &state,
                                   ArrayRef<NamedAttribute> dictionary,
                                   llvm::SMLoc loc) {
  const OpDefinition &def = *state.name.getDefinition();
  for (const AttrSlot &slot : def.attributes)
    for (NamedAttribute attr : dictionary) {
      if (attr.getNameRef() != slot.name || !slot.constraint.predicate ||
          slot.constraint.predicate(attr.getValue()))
        continue;
      return parser.emitError(
          loc,
          "'" + def.name + "' op attribute '" + slot.name +
              "' failed to satisfy constraint: " + slot.constraint.summary);
    }
  llvm::erase_if(state.attributes, [&](NamedAttribute before) {
    return llvm::any_of(dictionary, [&](NamedAttribute attr) {
      return attr.getName() == before.getName();
    });
  });
  state.attributes.append(dictionary.begin(), dictionary.end());
  return success();
}

ParseResult irdl::parseAttrDict(OpAsmParser &parser, OperationState &state,
                                bool withKeyword) {
  SmallVector<NamedAttribute, 4> dictionary;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (withKeyword ? parser.parseOptionalAttrDictWithKeyword(dictionary)
                  : parser.parseOptionalAttrDict(dictionary))
    return failure();
  return mergeAttributes(parser, state, dictionary, loc);
}

/// Looks up operands that all have one type.
static ParseResult resolve(OpAsmParser &parser, OperationState &state,
                           ArrayRef<UnresolvedOperand> operands, Type type) {
  for (const UnresolvedOperand &operand : operands)
    if (parser.resolveOperand(operand, type, state.operands))
      return failure();
  return success();
}

ParseResult irdl::finishConstraint(OpAsmParser &parser, OperationState &state,
                                   ArrayRef<UnresolvedOperand> operands) {
  if (parseAttrDict(parser, state))
    return failure();
  Type type = getAttributeType(parser.getContext());
  state.types.push_back(type);
  return resolve(parser, state, operands, type);
}

/// An attribute that must be a `Kind`.
template <typename Kind>
static ParseResult parseAttributeOf(OpAsmParser &parser, OperationState &state,
                                    StringRef name, Type type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute attr;
  if (parser.parseAttribute(attr, type))
    return failure();
  if (!isa<Kind>(attr))
    return parser.emitError(loc, "invalid kind of attribute specified");
  state.addAttribute(name, attr);
  return success();
}

static void printDict(Operation *op, OpAsmPrinter &printer) {
  printer.printOptionalAttrDict(op->getDiscardableAttrs());
}

//===-- dialect, type, attribute, operation -------------------------------===//

// `@` name (`attributes` dictionary)? region?

static ParseResult parseSymbol(OpAsmParser &parser, OperationState &state) {
  StringAttr name;
  if (parseNameWithoutSigil(parser, name) && parser.parseSymbolName(name))
    return failure();
  state.addAttribute("sym_name", name);
  if (parseAttrDict(parser, state, /*withKeyword=*/true))
    return failure();
  Region *body = state.addRegion();
  std::optional<ParseResult> result = parser.parseOptionalRegion(*body);
  if (result && *result)
    return failure();
  if (body->empty())
    body->push_back(Block::create(parser.getContext()));
  if (state.name.getStringRef() == "irdl.dialect" &&
      !parser.isInside("irdl.dialect"))
    completeReferences(state);
  return success();
}

static void printSymbol(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  if (auto name = op->getAttrOfType<StringAttr>("sym_name"))
    printer.printSymbolName(name.getValue());
  printer.printOptionalAttrDictWithKeyword(op->getDiscardableAttrs());
  printer << ' ';
  Region &body = op->getRegion(0);
  if (!body.empty() && !body.front().empty())
    printer.printRegion(body);
}

//===-- operands, results, parameters, regions ----------------------------===//

// `(` (name `:` variadicity? value (`,` ...)*)? `)` dictionary?

namespace {
/// The elements of a list as they are read.
struct NamedValues {
  SmallVector<UnresolvedOperand, 4> values;
  SmallVector<Attribute, 4> names;
  SmallVector<Variadicity, 4> variadicities;
  bool hasVariadicity = false;
  /// The prefix of generated names.
  StringRef prefix;
  /// The list is in the older spelling, without names.
  bool unnamed = false;
};
} // namespace

/// A variadicity, if there is one before the value.
static Variadicity parseOptionalVariadicity(OpAsmParser &parser) {
  for (Variadicity value :
       {Variadicity::Single, Variadicity::Optional, Variadicity::Variadic})
    if (succeeded(parser.parseOptionalKeyword(stringify(value))))
      return value;
  return Variadicity::Single;
}

static ParseResult parseNamedValue(OpAsmParser &parser, NamedValues &list) {
  Context *ctx = parser.getContext();
  bool isFirst = list.values.empty();
  UnresolvedOperand value;
  Variadicity variadicity = Variadicity::Single;
  std::string name;
  if (isFirst || list.unnamed) {
    std::optional<Variadicity> unnamed =
        parseUnnamed(parser, list.hasVariadicity, value);
    list.unnamed = isFirst ? bool(unnamed) : list.unnamed;
    if (unnamed) {
      variadicity = *unnamed;
      name = (list.prefix + Twine(list.values.size())).str();
    } else if (list.unnamed) {
      return parser.parseOperand(value);
    }
  }
  if (!list.unnamed) {
    StringRef keyword;
    if (parser.parseKeyword(&keyword) || parser.parseColon())
      return failure();
    name = keyword.str();
    if (list.hasVariadicity)
      variadicity = parseOptionalVariadicity(parser);
    if (parser.parseOperand(value))
      return failure();
  }
  list.values.push_back(value);
  list.names.push_back(StringAttr::get(ctx, name));
  list.variadicities.push_back(variadicity);
  return success();
}

static ParseResult parseList(OpAsmParser &parser, OperationState &state) {
  Context *ctx = parser.getContext();
  NamedValues list;
  const OpDefinition &def = *state.name.getDefinition();
  StringRef stem = def.getStem();
  list.hasVariadicity = def.findAttribute("variadicity") >= 0;
  list.prefix = stem == "operands"     ? "arg"
                : stem == "results"    ? "res"
                : stem == "parameters" ? "param"
                                       : "region";
  if (parser.parseCommaSeparatedList(
          Delimiter::Paren, [&] { return parseNamedValue(parser, list); }))
    return failure();
  state.addAttribute("names", ArrayAttr::get(ctx, list.names));
  if (list.hasVariadicity)
    state.addAttribute("variadicity",
                       getVariadicityArray(ctx, list.variadicities));
  if (parseAttrDict(parser, state))
    return failure();
  Type type = stem == "regions" ? getRegionType(ctx) : getAttributeType(ctx);
  return resolve(parser, state, list.values, type);
}

/// Like all of these, it also prints IR that does not verify.
static void printList(Operation *op, OpAsmPrinter &printer) {
  auto names = op->getAttrOfType<ArrayAttr>("names");
  SmallVector<Variadicity, 4> variadicities;
  if (Attribute array = op->getAttr("variadicity"))
    variadicities = getVariadicities(array);
  printer << '(';
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (i)
      printer << ", ";
    if (names && i < names.size())
      if (auto name = dyn_cast<StringAttr>(names[i]))
        printer << name.getValue() << ": ";
    if (i < variadicities.size() && variadicities[i] != Variadicity::Single)
      printer << stringify(variadicities[i]) << ' ';
    printer << op->getOperand(i);
  }
  printer << ')';
  printDict(op, printer);
}

//===-- attributes --------------------------------------------------------===//

// (`{` name `=` value (`,` ...)* `}`)? dictionary?

static ParseResult parseAttributes(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand, 4> values;
  SmallVector<Attribute, 4> names;
  auto parseElement = [&]() -> ParseResult {
    return ParseResult::success(
        succeeded(parser.parseAttribute(names.emplace_back())) &&
        succeeded(parser.parseEqual()) &&
        succeeded(parser.parseOperand(values.emplace_back())));
  };
  if (succeeded(parser.parseOptionalLBrace()))
    if (parser.parseCommaSeparatedList(Delimiter::None, parseElement) ||
        parser.parseRBrace())
      return failure();
  Context *ctx = parser.getContext();
  state.addAttribute("attributeValueNames", ArrayAttr::get(ctx, names));
  if (parseAttrDict(parser, state))
    return failure();
  return resolve(parser, state, values, getAttributeType(ctx));
}

static void printAttributes(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  auto names = op->getAttrOfType<ArrayAttr>("attributeValueNames");
  unsigned count = op->getNumOperands();
  for (unsigned i = 0; names && i < count && i < names.size(); ++i) {
    printer << (i ? ", " : "{") << names[i] << " = " << op->getOperand(i);
    if (i + 1 == count)
      printer << '}';
  }
  printDict(op, printer);
}

//===-- Constraints -------------------------------------------------------===//

static ParseResult parseIs(OpAsmParser &parser, OperationState &state) {
  if (mayBeOlder(parser))
    return parseIsType(parser, state);
  Attribute expected;
  if (parser.parseAttribute(expected))
    return failure();
  state.addAttribute("expected", expected);
  return finishConstraint(parser, state);
}

static void printIs(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr("expected") << ' ';
  printDict(op, printer);
}

static ParseResult parseAny(OpAsmParser &parser, OperationState &state) {
  return finishConstraint(parser, state);
}

/// `any_of` and `all_of`: `(` values `)`.
static ParseResult parseSet(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand, 4> values;
  if (parser.parseLParen() || parser.parseOperandList(values) ||
      parser.parseRParen())
    return failure();
  return finishConstraint(parser, state, values);
}

static void printSet(Operation *op, OpAsmPrinter &printer) {
  printer << '(';
  printer.printOperands(op->getOpOperands());
  printer << ") ";
  printDict(op, printer);
}

/// (`@` reference)? (string)?
static ParseResult parseBase(OpAsmParser &parser, OperationState &state) {
  Attribute reference;
  if (*parser.getCurrentLocation().getPointer() == '@') {
    if (parser.parseAttribute(reference))
      return failure();
    state.addAttribute("base_ref", reference);
  }
  std::string name;
  if (succeeded(parser.parseOptionalString(&name)))
    state.addAttribute("base_name", StringAttr::get(parser.getContext(), name));
  return finishConstraint(parser, state);
}

static void printBase(Operation *op, OpAsmPrinter &printer) {
  if (Attribute reference = op->getAttr("base_ref"))
    printer << ' ' << reference;
  if (Attribute name = op->getAttr("base_name")) {
    printer << ' ';
    printer.printAttributeWithoutType(name);
  }
  printer << ' ';
  printDict(op, printer);
}

/// `@` reference `<` values `>`
static ParseResult parseParametric(OpAsmParser &parser, OperationState &state) {
  if (mayBeOlder(parser))
    return parseParametricType(parser, state);
  if (parseAttributeOf<SymbolRefAttr>(parser, state, "base_type",
                                      NoneType::get(parser.getContext())))
    return failure();
  return parseArguments(parser, state);
}

ParseResult irdl::parseArguments(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand, 4> values;
  if (parser.parseLess() || parser.parseOperandList(values) ||
      parser.parseGreater())
    return failure();
  return finishConstraint(parser, state, values);
}

static void printParametric(Operation *op, OpAsmPrinter &printer) {
  printer << ' ' << op->getAttr("base_type") << '<';
  printer.printOperands(op->getOpOperands());
  printer << "> ";
  printDict(op, printer);
}

static ParseResult parsePredicate(OpAsmParser &parser, OperationState &state) {
  if (parseAttributeOf<StringAttr>(parser, state, "pred",
                                   NoneType::get(parser.getContext())))
    return failure();
  return finishConstraint(parser, state);
}

static void printPredicate(Operation *op, OpAsmPrinter &printer) {
  printer << ' ';
  printer.printAttributeWithoutType(op->getAttr("pred"));
  printer << ' ';
  printDict(op, printer);
}

//===-- region ------------------------------------------------------------===//

// (`(` values `)`)? (`with` `size` integer)? dictionary?

static ParseResult parseRegion(OpAsmParser &parser, OperationState &state) {
  Context *ctx = parser.getContext();
  SmallVector<UnresolvedOperand, 4> values;
  if (succeeded(parser.parseOptionalLParen())) {
    if (parser.parseOperandList(values) || parser.parseRParen())
      return failure();
    state.addAttribute("constrainedArguments", UnitAttr::get(ctx));
  }
  if (succeeded(parser.parseOptionalKeyword("with")))
    if (parser.parseKeyword("size") ||
        parseAttributeOf<IntegerAttr>(
            parser, state, "numberOfBlocks",
            IntegerType::get(ctx, 32, IntegerType::Signless)))
      return failure();
  if (parseAttrDict(parser, state))
    return failure();
  state.types.push_back(getRegionType(ctx));
  return resolve(parser, state, values, getAttributeType(ctx));
}

static void printRegion(Operation *op, OpAsmPrinter &printer) {
  if (op->hasAttr("constrainedArguments")) {
    printer << '(';
    printer.printOperands(op->getOpOperands());
    printer << ')';
  }
  if (Attribute blocks = op->getAttr("numberOfBlocks")) {
    printer << " with size ";
    printer.printAttributeWithoutType(blocks);
  }
  printDict(op, printer);
}

//===-- Installation ------------------------------------------------------===//

void irdl::installOpSyntax(Context &ctx) {
  using Parse = ParseResult (*)(OpAsmParser &, OperationState &);
  using Print = void (*)(Operation *, OpAsmPrinter &);
  auto set = [&](std::initializer_list<StringRef> stems, Parse parse,
                 Print print) {
    for (StringRef stem : stems) {
      OpDefinition &def = findDefinition(ctx, stem);
      def.parse = parse;
      def.print = print;
    }
  };
  set({"dialect", "type", "attribute", "operation"}, parseSymbol, printSymbol);
  set({"operands", "results", "parameters", "regions"}, parseList, printList);
  set({"attributes"}, parseAttributes, printAttributes);
  set({"is"}, parseIs, printIs);
  set({"any"}, parseAny, printDict);
  set({"any_of", "all_of"}, parseSet, printSet);
  set({"base"}, parseBase, printBase);
  set({"parametric"}, parseParametric, printParametric);
  set({"c_pred"}, parsePredicate, printPredicate);
  set({"region"}, parseRegion, printRegion);
  installOlderOps(ctx);
}
