// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spellings of irdl from 2022 to LLVM 19. They are accepted only where today's
// grammar fails, and read as what is written today:
//
//   irdl.dialect cmath {             irdl.dialect @cmath {
//   irdl.is_type : f32               irdl.is f32
//   irdl.is : f32                    irdl.is f32
//   irdl.any_type                    irdl.any
//   irdl.parametric_type : "a.b"<%0> irdl.parametric @a::@b<%0>
//   irdl.parametric : "a.b"<%0>      irdl.parametric @a::@b<%0>
//   irdl.operands(%0, optional %1)   irdl.operands(arg0: %0, arg1: optional %1)
//   irdl.base @complex               irdl.base @cmath::@complex
#include "strata/Asm/OlderSyntax.h"
#include "strata/Asm/Source/Lexer.h"
#include "strata/DialectFiles/IRDL/IRDLAsmDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::irdl;

/// The text from the next token on. It ends with a NUL, perhaps far away.
static const char *peek(OpAsmParser &parser) {
  return parser.getCurrentLocation().getPointer();
}

/// The word at `start`, maybe an empty one.
static StringRef wordAt(const char *start) {
  const char *end = start;
  while (CharClass::is(*end, CharClass::IdBody))
    ++end;
  return StringRef(start, end - start);
}

//===-- Names -------------------------------------------------------------===//

ParseResult irdl::parseNameWithoutSigil(OpAsmParser &parser, StringAttr &name) {
  if (isOlderSyntaxRefused(*parser.getContext()))
    return failure();
  const char *start = peek(parser);
  StringRef word = wordAt(start);
  // Where the name is missing, the dictionary, the location or another
  // operation comes next.
  const char *before = parser.getNameLoc().getPointer();
  if (StringRef(before, start - before).contains('\n') || word.contains('.') ||
      word == "attributes" || *word.end() == '(' ||
      parser.parseOptionalKeyword(&word))
    return failure();
  name = StringAttr::get(parser.getContext(), word);
  return success();
}

std::optional<Variadicity> irdl::parseUnnamed(OpAsmParser &parser,
                                              bool hasVariadicity,
                                              UnresolvedOperand &value) {
  if (isOlderSyntaxRefused(*parser.getContext()))
    return std::nullopt;
  Variadicity variadicity = Variadicity::Single;
  const char *start = peek(parser);
  if (hasVariadicity && *start != '%') {
    StringRef word = wordAt(start);
    const char *after = word.end();
    while (llvm::isSpace(*after))
      ++after;
    std::optional<Variadicity> found = parseVariadicity(word);
    if (!found || *after != '%')
      return std::nullopt;
    (void)parser.parseOptionalKeyword(&word);
    variadicity = *found;
  }
  std::optional<ParseResult> result = parser.parseOptionalOperand(value);
  if (!result || *result)
    return std::nullopt;
  return variadicity;
}

//===-- References --------------------------------------------------------===//

namespace {
/// The body of a dialect, with the names of its types and attributes, and of
/// those of the dialect around it.
struct DialectBody {
  Region *region;
  StringAttr name;
  llvm::DenseSet<StringAttr> members, outer;
};
} // namespace

static bool isTypeOrAttribute(Operation &op) {
  StringRef name = op.getName().getStringRef();
  return name == "irdl.type" || name == "irdl.attribute";
}

/// Completes the reference of `op`, if it is one of `body`'s own.
static void completeReference(Operation &op, const DialectBody &body) {
  StringRef kind = op.getName().getStringRef();
  StringRef slot = kind == "irdl.base"         ? "base_ref"
                   : kind == "irdl.parametric" ? "base_type"
                                               : "";
  if (slot.empty())
    return;
  auto reference = op.getAttrOfType<SymbolRefAttr>(slot);
  if (!reference || reference.getPath().size() != 1)
    return;
  StringAttr name = reference.getRootReference();
  // Names that the current rules resolve are kept.
  if (body.outer.contains(name) || !body.members.contains(name))
    return;
  op.setAttr(slot, SymbolRefAttr::get(op.getContext(), {body.name, name}));
}

static void completeBody(DialectBody &body,
                         SmallVectorImpl<DialectBody> &worklist) {
  for (Block &block : *body.region)
    for (Operation &op : block)
      if (auto name = op.getAttrOfType<StringAttr>("sym_name"))
        if (isTypeOrAttribute(op))
          body.members.insert(name);
  for (Block &block : *body.region)
    for (Operation &op : block) {
      if (op.getName().getStringRef() == "irdl.dialect") {
        if (auto name = op.getAttrOfType<StringAttr>("sym_name"))
          worklist.push_back({&op.getRegion(0), name, {}, body.members});
        continue;
      }
      for (Region &region : op.getRegions())
        for (Block &inner : region)
          for (Operation &constraint : inner)
            completeReference(constraint, body);
    }
}

void irdl::completeReferences(OperationState &state) {
  if (isOlderSyntaxRefused(*state.name.getContext()))
    return;
  SmallVector<DialectBody, 2> worklist;
  for (NamedAttribute attr : state.attributes)
    if (attr.getNameRef() == "sym_name")
      worklist.push_back(
          {state.regions[0].get(), cast<StringAttr>(attr.getValue()), {}, {}});
  while (!worklist.empty()) {
    DialectBody body = worklist.pop_back_val();
    completeBody(body, worklist);
  }
}

//===-- Operations of other names -----------------------------------------===//

bool irdl::mayBeOlder(OpAsmParser &parser) {
  return *peek(parser) == ':' && !isOlderSyntaxRefused(*parser.getContext());
}

ParseResult irdl::parseIsType(OpAsmParser &parser, OperationState &state) {
  Type type;
  if (parser.parseColonType(type))
    return failure();
  state.addAttribute("expected", TypeAttr::get(type));
  return finishConstraint(parser, state);
}

static ParseResult parseAnyType(OpAsmParser &parser, OperationState &state) {
  return finishConstraint(parser, state);
}

/// `:` string `<` values `>`
ParseResult irdl::parseParametricType(OpAsmParser &parser,
                                      OperationState &state) {
  Context *ctx = parser.getContext();
  if (parser.parseColon())
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (parser.parseString(&text))
    return failure();
  auto [dialect, name] = StringRef(text).split('.');
  if (dialect.empty() || name.empty())
    return parser.emitError(loc, "expected the name of a type with that of its "
                                 "dialect");
  state.addAttribute("base_type",
                     SymbolRefAttr::get(ctx, {StringAttr::get(ctx, dialect),
                                              StringAttr::get(ctx, name)}));
  return parseArguments(parser, state);
}

void irdl::installOlderOps(Context &ctx) {
  constexpr StringRef era = "2022 to LLVM 19";
  for (const OlderSyntax &syntax :
       {OlderSyntax{"irdl.is_type", "irdl.is", era, parseIsType},
        OlderSyntax{"irdl.any_type", "irdl.any", era, parseAnyType},
        OlderSyntax{"irdl.parametric_type", "irdl.parametric", era,
                    parseParametricType}})
    (void)registerOlderSyntax(ctx, syntax);
}
