// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Directives for clauses, lists of operands with a word in front.
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/HistoryDirectives.h"
#include "strata/Eras/LLVMTypeText.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/Support/Regex.h"

using namespace strata;

namespace {
/// Operands with their types, and the texts of the types.
struct OperandList {
  SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands;
  SmallVectorImpl<Type> &types;
  SmallVector<StringRef, 4> texts;
};
} // namespace

/// Parses a type; `text` begins with its text.
static ParseResult parseTypeWithText(OpAsmParser &parser, Type &type,
                                     StringRef &text) {
  const char *begin = parser.getCurrentLocation().getPointer();
  if (parser.parseType(type))
    return failure();
  const char *end = parser.getCurrentLocation().getPointer();
  text = StringRef(begin, size_t(end - begin));
  return success();
}

/// `%a, %b : type, type` or `%a : type, %b : type`.
static ParseResult parseOperandsWithTypes(OpAsmParser &parser,
                                          OperandList &list) {
  while (true) {
    size_t first = list.operands.size();
    do {
      if (parser.parseOperand(list.operands.emplace_back()))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseColon())
      return failure();
    for (size_t i = first; i < list.operands.size(); ++i)
      if ((i > first && parser.parseComma()) ||
          parseTypeWithText(parser, list.types.emplace_back(),
                            list.texts.emplace_back()))
        return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
  }
}

/// `custom<TypedOperands>($values, type($values))`.
static ParseResult parseTypedOperands(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  OperandList list{*args[0].operands, *args[1].types, {}};
  return parseOperandsWithTypes(parser, list);
}

/// `custom<KeyedOperands>($values, type($values), $keys)`: `key = %a : type, ...`.
static ParseResult parseKeyedOperands(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  SmallVector<Attribute, 2> keys;
  StringRef key;
  do {
    if (parser.parseKeyword(&key) || parser.parseEqual() ||
        parser.parseOperand(args[0].operands->emplace_back()) ||
        parser.parseColonType(args[1].types->emplace_back()))
      return failure();
    keys.push_back(StringAttr::get(parser.getContext(), key));
  } while (succeeded(parser.parseOptionalComma()));
  *args[2].attribute = ArrayAttr::get(parser.getContext(), keys);
  return success();
}

/// The type of the elements of a memref, or the pointee in the text of a pointer; null if
/// there is none.
static Type getElement(Type type, StringRef text) {
  if (isa<MemRefType, UnrankedMemRefType>(type))
    return cast<ShapedType>(type).getElementType();
  std::optional<std::string> pointee = getLLVMPointee(text);
  return pointee ? parseType(*pointee, type.getContext()) : Type();
}

/// `custom<Clauses>($values, type($values), $clauses, $elements, "words")`: clauses with the
/// words, in any order. The attributes have the word of each value, and the type of the
/// elements that it points to.
static ParseResult parseClauses(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  OperandList list{*args[0].operands, *args[1].types, {}};
  SmallVector<StringRef, 12> words;
  args[4].text.split(words, ' ');
  SmallVector<Attribute, 4> clauses, elements;
  auto parseClause = [&](StringRef word) -> ParseResult {
    if (parser.parseLParen() || parseOperandsWithTypes(parser, list) ||
        parser.parseRParen())
      return failure();
    clauses.resize(list.operands.size(),
                   StringAttr::get(parser.getContext(), word));
    return success();
  };
  for (size_t i = 0; i < words.size();) {
    if (failed(parser.parseOptionalKeyword(words[i]))) {
      ++i;
      continue;
    }
    if (parseClause(words[i]))
      return failure();
    i = 0;
  }
  for (auto [type, text] : llvm::zip(list.types, list.texts)) {
    Type element = getElement(type, text);
    if (!element)
      return parser.emitError(llvm::SMLoc::getFromPointer(text.data()),
                              "expected a memref, or a pointer with a type");
    elements.push_back(TypeAttr::get(element));
  }
  if (clauses.empty())
    return success();
  *args[2].attribute = ArrayAttr::get(parser.getContext(), clauses);
  *args[3].attribute = ArrayAttr::get(parser.getContext(), elements);
  return success();
}

/// `custom<RewrittenType>(type($value), "regular expression", "text")`: a type whose text has
/// another text in place of the match.
static ParseResult parseRewrittenType(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  Type type;
  StringRef text;
  if (parseTypeWithText(parser, type, text))
    return failure();
  llvm::Regex pattern(args[1].text);
  if (pattern.match(text))
    type = parseType(pattern.sub(args[2].text, text), parser.getContext());
  if (!type)
    return failure();
  args[0].types->push_back(type);
  return success();
}

/// `custom<Reductions>($values, type($values), $declarations)`: `@symbol -> %a : type, ...`.
static ParseResult parseReductions(OpAsmParser &parser,
                                   MutableArrayRef<ParsedArgument> args) {
  SmallVector<Attribute, 2> symbols;
  do {
    if (parser.parseAttribute(symbols.emplace_back()) || parser.parseArrow() ||
        parser.parseOperand(args[0].operands->emplace_back()) ||
        parser.parseColonType(args[1].types->emplace_back()))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  *args[2].attribute = ArrayAttr::get(parser.getContext(), symbols);
  return success();
}

/// `custom<ElementType>(type($pointer), $element)`: the type of a memref or pointer. The
/// attribute is the type of its elements, which may follow.
static ParseResult parseElementType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  StringRef text;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseTypeWithText(parser, args[0].types->emplace_back(), text))
    return failure();
  Type element = getElement(args[0].types->back(), text);
  if (succeeded(parser.parseOptionalComma()) && parser.parseType(element))
    return failure();
  if (!element)
    return parser.emitError(loc, "expected a memref, or a pointer with a type");
  *args[1].attribute = TypeAttr::get(element);
  return success();
}

/// `custom<TypePerElement>(ref($list), type($results), "text", "0")`: the type of the text for
/// each element of a list of integers that is not the given one.
static ParseResult parseTypePerElement(OpAsmParser &parser,
                                       MutableArrayRef<ParsedArgument> args) {
  Type type = parseType(args[2].text, parser.getContext());
  auto list = dyn_cast_or_null<DenseI64ArrayAttr>(*args[0].attribute);
  int64_t none;
  if (!type || !list || args[3].text.getAsInteger(10, none))
    return failure();
  for (int64_t element : list.asArrayRef())
    if (element != none)
      args[1].types->push_back(type);
  return success();
}

/// `custom<TypePerResult>(ref(type($value)), type($results), "1")`: the type of a value for
/// each result that the operation has in the text, after a number of other results.
static ParseResult parseTypePerResult(OpAsmParser &parser,
                                      MutableArrayRef<ParsedArgument> args) {
  size_t others = 0;
  if (args.size() > 2 && args[2].text.getAsInteger(10, others))
    return failure();
  if (args[0].types->empty())
    return parser.emitError(parser.getNameLoc(),
                            "expected an operand, whose type is that of the "
                            "results");
  size_t count = parser.getNumResults();
  args[1].types->append(count - std::min(count, others),
                        args[0].types->front());
  return success();
}

static void addClauses(Context &ctx, StringRef name, unsigned numArgs,
                       ParseResult (*parse)(OpAsmParser &,
                                            MutableArrayRef<ParsedArgument>),
                       unsigned maxArgs = 0) {
  if (findFormatDirective(ctx, "", name))
    return;
  FormatDirective directive;
  directive.minArgs = numArgs;
  directive.maxArgs = std::max(numArgs, maxArgs);
  directive.parse = parse;
  directive.print = [](OpAsmPrinter &, Operation *, ArrayRef<PrintedArgument>) {
  };
  (void)registerFormatDirective(ctx, name, directive);
}

void strata::registerClauseDirectives(Context &ctx) {
  addClauses(ctx, "TypedOperands", 2, parseTypedOperands);
  addClauses(ctx, "KeyedOperands", 3, parseKeyedOperands);
  addClauses(ctx, "Clauses", 5, parseClauses);
  addClauses(ctx, "RewrittenType", 3, parseRewrittenType);
  addClauses(ctx, "Reductions", 3, parseReductions);
  addClauses(ctx, "ElementType", 2, parseElementType);
  addClauses(ctx, "TypePerElement", 4, parseTypePerElement);
  addClauses(ctx, "TypePerResult", 2, parseTypePerResult, 3);
}
