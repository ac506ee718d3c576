// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates: names and what they mean, calls, slots of operations, short
// names.
#include "strata/Definition/OpDefinition.h"
#include "strata/DialectFiles/Predicates/PredicateParserDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

using namespace strata;

//===-- Names -------------------------------------------------------------===//

/// `::mlir::spirv::Dim`, as `spirv::Dim`.
bool PredicateParser::parseName(std::string &name, bool &qualified) {
  qualified = consume("::");
  name.clear();
  while (true) {
    if (token.kind != ExpressionToken::Name) {
      fail("name");
      return false;
    }
    name += token.text;
    advance();
    if (!consume("::"))
      break;
    qualified = true;
    name += "::";
  }
  StringRef rest = name;
  if (!rest.consume_front("mlir::"))
    rest.consume_front("llvm::");
  name = rest.str();
  return true;
}

/// True at a `<` that begins template arguments: names, commas and the like up
/// to the matching `>`, then what can follow them.
bool PredicateParser::atTemplateArgs() {
  Place place = save();
  int open = 0;
  bool result = false;
  while (true) {
    if (token.is("<"))
      ++open;
    else if (token.is(">") && --open == 0)
      break;
    else if (token.kind != ExpressionToken::Name &&
             token.kind != ExpressionToken::Integer && !token.is("::") &&
             !token.is(",") && !token.is("*") && !token.is("&") &&
             !token.is(">"))
      break;
    advance();
  }
  if (token.is(">") && open == 0) {
    advance();
    result = token.is("(") || token.is("{") || token.is("::") ||
             token.is("&") || token.is("*") ||
             token.kind == ExpressionToken::Name;
  }
  restore(place);
  return result;
}

/// The arguments as text, without prefixes of namespaces.
bool PredicateParser::parseTemplateArgs(SmallVectorImpl<std::string> &args) {
  if (!expect("<"))
    return false;
  if (consume(">"))
    return true;
  while (true) {
    std::string arg;
    bool qualified;
    while (token.isName("const"))
      advance();
    if (token.kind == ExpressionToken::Integer) {
      arg = token.text.str();
      advance();
    } else if (!parseName(arg, qualified)) {
      return false;
    }
    while (consume("*") || consume("&")) {
    }
    // The arguments of arguments are irrelevant here.
    if (token.is("<")) {
      int open = 0;
      do {
        open += token.is("<") ? 1 : token.is(">") ? -1 : 0;
        advance();
      } while (open && token.kind != ExpressionToken::End);
    }
    args.push_back(std::move(arg));
    if (consume(","))
      continue;
    return expect(">");
  }
}

/// Adds the class `name` to the classes of the program; false if it is unknown.
bool PredicateParser::resolveClass(StringRef name, uint32_t offset) {
  const PredicateClass *dynamic = nullptr;
  std::optional<ClassTest> test = lookupBuiltinClass(name);
  if (options.resolver && (!test || test->open))
    dynamic = options.resolver->lookupClass(name);
  if (!test && !dynamic) {
    addUnknown(name, offset);
    return false;
  }
  if (!test)
    test = ClassTest{};
  test->dynamic = dynamic;
  program.classes.push_back(*test);
  return true;
}

/// The cast that `name` means; empty if it is none. Casts whose names begin with `type_`, in any
/// namespace, look through aliases of types. `type_isa` is a function of the resolver, which knows it
/// for interfaces: classes of aliases are unknown, but they have the interfaces that they list.
static StringRef getCastName(StringRef name) {
  if (isCastName(name))
    return name;
  size_t scope = name.rfind("::");
  StringRef last = scope == StringRef::npos ? name : name.drop_front(scope + 2);
  bool isCast = last.consume_front("type_") && isCastName(last) &&
                !last.starts_with("isa");
  return isCast ? last : StringRef();
}

NodeId PredicateParser::parseNamed() {
  uint32_t offset = token.offset;
  if (token.isName("true") || token.isName("false")) {
    bool value = token.isName("true");
    advance();
    return addConstant(PredicateValue::getBool(value));
  }
  if (token.isName("nullptr")) {
    advance();
    return addConstant(PredicateValue());
  }
  std::string name;
  bool qualified;
  if (!parseName(name, qualified))
    return NoNode;
  if (!qualified) {
    for (const Variable &variable : llvm::reverse(variables)) {
      if (variable.name != name)
        continue;
      PredicateNode node = at(PredicateOp::Local, offset);
      node.a = variable.slot;
      return add(node);
    }
    if (std::optional<NodeId> named = parseNamedPredicate(name, offset))
      return *named;
    if (const ShortName *entry = lookupShortName(name))
      return parseShort(*entry, offset);
  }
  SmallVector<std::string, 2> templateArgs;
  if (token.is("<") && (isCastName(name) || atTemplateArgs())) {
    if (!parseTemplateArgs(templateArgs))
      return NoNode;
    // `X<T>::get`.
    if (consume("::")) {
      std::string rest;
      if (!parseName(rest, qualified))
        return NoNode;
      name += "::" + rest;
    }
  }
  if (StringRef cast = getCastName(name); !cast.empty())
    return parseCast(cast, templateArgs, offset);
  if (token.is("("))
    if (std::optional<NodeId> call = parseFunctionCall(name, offset))
      return *call;
  if (token.is("(") || token.is("{"))
    return parseCall(name, qualified, templateArgs, offset);
  return parseConstant(name, offset);
}

NodeId PredicateParser::parseConstant(StringRef name, uint32_t offset) {
  std::optional<int64_t> value = lookupBuiltinConstant(name);
  if (!value && options.resolver)
    value = options.resolver->lookupEnumConstant(name);
  if (value)
    return addConstant(PredicateValue::getInt(*value));
  return addUnknown(name, offset);
}

//===-- Calls -------------------------------------------------------------===//

NodeId PredicateParser::asObject(NodeId node) {
  if (node == NoNode)
    return node;
  const PredicateNode &slot = program.nodes[node];
  if (slot.op != PredicateOp::Slot || slot.aux != uint16_t(SlotKind::Attr))
    return node;
  PredicateNode raw = slot;
  raw.aux = uint16_t(SlotKind::RawAttr);
  return add(raw);
}

/// `isa<A, B>(x)` and casts.
NodeId PredicateParser::parseCast(StringRef name, ArrayRef<std::string> classes,
                                  uint32_t offset) {
  if (classes.empty())
    return fail("'<' and a class");
  if (!expect("("))
    return NoNode;
  NodeId child = parseExpr();
  if (child == NoNode || !expect(")"))
    return NoNode;
  child = asObject(child);
  bool isIsa = name.starts_with("isa");
  bool orNull = name.ends_with("null") || name.ends_with("nonnull") ||
                name.ends_with("present");
  CastKind kind = name.starts_with("dyn")
                      ? (orNull ? CastKind::DynOrNull : CastKind::Dyn)
                      : (orNull ? CastKind::OrNull : CastKind::Plain);
  if (!isIsa && classes.size() != 1)
    return failAt(offset, "expected one class, found " + Twine(classes.size()));
  PredicateNode node =
      at(isIsa ? PredicateOp::Isa : PredicateOp::Cast, offset, uint16_t(kind));
  node.a = child;
  node.b = uint32_t(program.classes.size());
  node.payload = int64_t(classes.size());
  bool known = true;
  for (const std::string &className : classes)
    known &= resolveClass(className, offset);
  return known ? add(node, child) : add(at(PredicateOp::Unknown, offset));
}

/// True for the names that make a function object: `std::equal_to<>()`.
static bool isFunctionObject(StringRef name) {
  return name == "std::equal_to" || name == "std::not_equal_to";
}

NodeId PredicateParser::parseCall(StringRef name, bool qualified,
                                  ArrayRef<std::string> templateArgs,
                                  uint32_t offset) {
  SmallVector<NodeId, 4> args;
  if (isFunctionObject(name)) {
    bool braces = token.is("{");
    advance();
    if (!expect(braces ? "}" : ")"))
      return NoNode;
    if (!token.is("("))
      return fail("'('");
  }
  bool parens = token.is("(");
  if (parens) {
    advance();
    if (!parseArgs(args, ")"))
      return NoNode;
  } else {
    NodeId list = parseBraces();
    if (list == NoNode)
      return NoNode;
    if (program.nodes[list].op != PredicateOp::List)
      args.push_back(list);
    else if (name == "ArrayRef" || name == "SmallVector" || name == "TypeRange")
      args.push_back(list);
    else
      for (uint32_t i = 0; i < program.nodes[list].b; ++i)
        args.push_back(program.children[program.nodes[list].a + i]);
  }
  StringRef last = StringRef(name).substr(name.rfind(':') + 1);
  if (last == "type_isa" && templateArgs.size() == 1 && options.resolver)
    if (PredicateFunction function = options.resolver->lookupFunction(
            "type_isa<" + templateArgs[0] + ">"))
      return makeNative(function, args, offset, /*isMethod=*/false);
  if (name == "static_cast" && templateArgs.size() == 1 && args.size() == 1) {
    std::optional<Coercion> to = lookupCoercion(templateArgs[0]);
    return to ? coerced(args[0], to) : addUnknown(templateArgs[0], offset);
  }
  if (std::optional<Coercion> to = lookupCoercion(name)) {
    if (args.size() == 1)
      return coerced(args[0], to);
    if (args.empty())
      return addConstant(*to >= Coercion::Type ? PredicateValue()
                                               : PredicateValue::getInt(0));
    return failAt(offset, "expected one argument, found " + Twine(args.size()));
  }
  // `getProperties().name`.
  if (name == "getProperties" && args.empty() && consume("."))
    return parseProperty(offset);
  return makeCall(name, qualified, args, offset);
}

/// The name after `getProperties().`, or all of `getProperties().name` where
/// the parentheses are still to come.
NodeId PredicateParser::parseProperty(uint32_t offset) {
  if (consume("(") && (!expect(")") || !expect(".")))
    return NoNode;
  if (token.kind != ExpressionToken::Name)
    return fail("name of a property");
  std::string name = token.text.str();
  advance();
  if (options.op) {
    int index = options.op->findAttribute(name);
    if (index >= 0) {
      PredicateNode node =
          at(PredicateOp::Slot, offset, uint16_t(SlotKind::RawAttr));
      node.a = uint32_t(index);
      return add(node);
    }
  }
  return addUnknown("getProperties()." + name, offset);
}

NodeId PredicateParser::makeNative(PredicateFunction function,
                                   ArrayRef<NodeId> args, uint32_t offset,
                                   bool isMethod) {
  if (!checkArity(function, args.size() - isMethod, offset))
    return NoNode;
  PredicateNode node = at(PredicateOp::CallNative, offset, isMethod);
  node.payload = int64_t(program.functions.size());
  program.functions.push_back(function);
  return addList(node, args);
}

bool PredicateParser::checkArity(const PredicateFunction &function,
                                 size_t numArgs, uint32_t offset) {
  if (numArgs >= function.minArgs && numArgs <= function.maxArgs)
    return true;
  failAt(offset, "expected " + Twine(function.minArgs) + " to " +
                     Twine(function.maxArgs) + " arguments, found " +
                     Twine(numArgs));
  return false;
}

/// True for the functions whose second argument is a lambda.
static bool takesLambda(BuiltinFunction function) {
  return function == BuiltinFunction::AllOf ||
         function == BuiltinFunction::AnyOf ||
         function == BuiltinFunction::NoneOf ||
         function == BuiltinFunction::CountIf;
}

/// A diagnostic: the arguments, then the parts after `<<`.
NodeId PredicateParser::parseEmission(StringRef name, ArrayRef<NodeId> args,
                                      uint32_t offset) {
  SmallVector<NodeId, 8> parts(args);
  while (consume("<<")) {
    constexpr unsigned additive = 9;
    parts.push_back(parseBinary(additive));
    if (parts.back() == NoNode)
      return NoNode;
  }
  Emission how = name == "emitError"    ? Emission::Error
                 : name == "attachNote" ? Emission::Note
                 : name == "errorAt"    ? Emission::ErrorAt
                 : name == "opErrorAt"  ? Emission::OpErrorAt
                                        : Emission::OpError;
  return addList(at(PredicateOp::Emit, offset, uint16_t(how)), parts);
}

/// The functions about success and failure, which are truth values here.
std::optional<NodeId> PredicateParser::parseVerdict(StringRef name,
                                                    ArrayRef<NodeId> args,
                                                    uint32_t offset) {
  if (args.empty() && (name == "success" || name == "failure"))
    return addConstant(PredicateValue::getBool(name == "success"));
  if (args.size() != 1 || (name != "succeeded" && name != "failed"))
    return std::nullopt;
  if (name == "succeeded")
    return coerced(args[0], Coercion::Bool);
  PredicateNode node = at(PredicateOp::Not, offset);
  node.a = args[0];
  return add(node, args);
}

NodeId PredicateParser::makeCall(StringRef name, bool qualified,
                                 ArrayRef<NodeId> args, uint32_t offset) {
  if (options.isBody && (name == "emitOpError" || name == "emitError"))
    return parseEmission(name, args, offset);
  if (options.isBody)
    if (std::optional<NodeId> verdict = parseVerdict(name, args, offset))
      return *verdict;
  if (!qualified && args.empty() && name.starts_with("get"))
    if (std::optional<NodeId> slot = makeSlot(name, true, offset))
      return *slot;
  if (std::optional<FunctionInfo> info = lookupBuiltinFunction(name)) {
    if (args.size() < info->minArgs || args.size() > info->maxArgs)
      return failAt(offset, "expected " + Twine(info->minArgs) +
                                (info->minArgs == info->maxArgs
                                     ? Twine("")
                                     : Twine(" to ") + Twine(info->maxArgs)) +
                                " arguments of '" + name + "', found " +
                                Twine(args.size()));
    if (takesLambda(info->function)) {
      const PredicateNode &lambda = program.nodes[args[1]];
      if (lambda.op != PredicateOp::Lambda || lambda.b != 1)
        return failAt(lambda.offset, "expected a lambda of one parameter");
    }
    PredicateNode node =
        at(PredicateOp::Call, offset, uint16_t(info->function));
    node.payload = info->payload;
    return addList(node, args);
  }
  if (options.resolver)
    if (PredicateFunction native = options.resolver->lookupFunction(name))
      return makeNative(native, args, offset, false);
  return addUnknown(name, offset);
}

//===-- Slots -------------------------------------------------------------===//

bool strata::isAccessorOf(StringRef accessor, StringRef name) {
  size_t next = 0;
  bool upper = true;
  for (char c : name) {
    if (c == '_') {
      upper = true;
      continue;
    }
    if (next == accessor.size() ||
        accessor[next++] != (upper ? llvm::toUpper(c) : c))
      return false;
    upper = false;
  }
  return next == accessor.size();
}

/// The slot `name` of the operation, or the one that the accessor `name` is
/// for. `getXAttr()` is the attribute itself.
std::optional<NodeId> PredicateParser::makeSlot(StringRef name, bool accessor,
                                                uint32_t offset) {
  if (!options.op)
    return std::nullopt;
  const OpDefinition &def = *options.op;
  StringRef stem = name;
  if (accessor)
    stem.consume_front("get");
  auto find = [&](const auto &slots, StringRef wanted,
                  SlotKind kind) -> std::optional<NodeId> {
    for (size_t i = 0; i < slots.size(); ++i) {
      bool matches = accessor ? isAccessorOf(wanted, slots[i].name)
                              : StringRef(slots[i].name) == wanted;
      if (!matches)
        continue;
      PredicateNode node = at(PredicateOp::Slot, offset, uint16_t(kind));
      node.a = uint32_t(i);
      return add(node);
    }
    return std::nullopt;
  };
  if (auto node = find(def.operands, stem, SlotKind::Operand))
    return node;
  if (auto node = find(def.results, stem, SlotKind::Result))
    return node;
  if (auto node = find(def.attributes, stem, SlotKind::Attr))
    return node;
  if (auto node = find(def.regions, stem, SlotKind::Region))
    return node;
  if (accessor && stem.consume_back("Attr"))
    return find(def.attributes, stem, SlotKind::RawAttr);
  return std::nullopt;
}

//===-- Short names -------------------------------------------------------===//

/// The nodes of an expansion, as if they stood at `offset`. The expansion means
/// the same wherever its name stands: it does not see the parameters of lambdas
/// around.
NodeId PredicateParser::parseExpansion(StringRef text, uint32_t offset) {
  Place place = save();
  std::optional<uint32_t> outer = expansionOf;
  std::vector<Variable> outerVariables = std::exchange(variables, {});
  expansionOf = outer.value_or(offset);
  StringRef kept = text.copy(program.memory);
  lexer = ExpressionLexer(kept);
  advance();
  NodeId id = parseExpr();
  if (!failed && token.kind != ExpressionToken::End)
    id = fail("the end of the expansion");
  expansionOf = outer;
  variables = std::move(outerVariables);
  restore(place);
  return id;
}

/// The nodes of the expansion of a builtin name, in which predicates of the
/// dialect file have no names.
NodeId PredicateParser::parseBuiltinExpansion(StringRef text, uint32_t offset) {
  uint32_t outer = std::exchange(namedLimit, 0);
  NodeId id = parseExpansion(text, offset);
  namedLimit = outer;
  return id;
}

/// Texts that name others twice double in size each time.
bool PredicateParser::checkExpansion(uint32_t offset) {
  constexpr size_t maxNodes = 10000;
  if (program.nodes.size() <= maxNodes)
    return true;
  failAt(offset, "the predicate has more than 10000 parts once its names are "
                 "expanded");
  return false;
}

std::optional<NodeId> PredicateParser::parseNamedPredicate(StringRef name,
                                                           uint32_t offset) {
  auto named =
      options.resolver ? options.resolver->lookupPredicate(name) : std::nullopt;
  if (!named || named->number >= namedLimit)
    return std::nullopt;
  if (options.namedUses && !expansionOf)
    options.namedUses->push_back({offset, name.str()});
  if (!checkExpansion(offset))
    return NoNode;
  uint32_t outer = std::exchange(namedLimit, named->number);
  NodeId id = parseExpansion(named->text, offset);
  namedLimit = outer;
  return id;
}

NodeId PredicateParser::parseShort(const ShortName &entry, uint32_t offset) {
  if (!token.is("(")) {
    if (!entry.plain || entry.nested)
      return fail(("'(' after '" + Twine(entry.name) + "'").str());
    return parseBuiltinExpansion(entry.plain, offset);
  }
  if (!entry.number && !entry.nested)
    return fail(("no '(' after '" + Twine(entry.name) + "'").str());
  advance();
  if (entry.nested) {
    NodeId guard = parseBuiltinExpansion(entry.plain, offset);
    NodeId inner = parseExpr();
    if (guard == NoNode || inner == NoNode || !expect(")"))
      return NoNode;
    PredicateNode node = at(PredicateOp::With, offset, uint16_t(*entry.nested));
    node.a = inner;
    return addList(at(PredicateOp::And, offset), {guard, add(node, inner)});
  }
  SmallVector<NodeId, 4> list;
  do {
    bool negative = consume("-");
    StringRef digits = token.text;
    uint64_t number;
    if (token.kind != ExpressionToken::Integer ||
        digits.getAsInteger(10, number) || number > uint64_t(1) << 62)
      return fail("number");
    advance();
    StringRef expansion = entry.number;
    auto [before, after] = expansion.split('#');
    list.push_back(parseBuiltinExpansion(
        (before + Twine(negative ? "-" : "") + digits + after).str(), offset));
    if (failed)
      return NoNode;
  } while (consume(","));
  if (!expect(")"))
    return NoNode;
  return list.size() == 1 ? list[0]
                          : addList(at(PredicateOp::Or, offset), list);
}
