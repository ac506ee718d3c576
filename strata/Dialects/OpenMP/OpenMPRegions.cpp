// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions whose arguments are private copies of variables, and the clauses that introduce
// them:
//
//   private(@p %a -> %b : i32) private_barrier reduction(mod: task, byref @r %c -> %d : !llvm.ptr)
//
// In a format, `custom<Region>($region, "private", $vars, type($vars), $syms, ...)` lists
// the clauses in their order: the keyword, the values, their types, and attributes:
//
//   private            symbols, barrier, possibly maps
//   reduction          modifier, by reference, symbols
//   in_reduction, task_reduction    by reference, symbols
//   others             none
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

using Argument = OpAsmParser::Argument;

namespace {
/// The positions of the attributes of a clause among its arguments; 0 if it has
/// none.
struct Places {
  unsigned syms = 0, byref = 0, modifier = 0, barrier = 0, maps = 0;
};
} // namespace

static Places getPlaces(StringRef keyword, size_t size) {
  if (keyword == "private")
    return {.syms = 3, .barrier = 4, .maps = size > 5 ? 5u : 0u};
  if (keyword == "reduction")
    return {.syms = 5, .byref = 4, .modifier = 3};
  if (keyword == "in_reduction" || keyword == "task_reduction")
    return {.syms = 4, .byref = 3};
  return {};
}

/// Calls `fn` with the arguments of each clause.
template <typename Args, typename Fn>
static bool forEachClause(Args args, Fn fn) {
  for (size_t first = 1, last; first < args.size(); first = last) {
    for (last = first + 1; last < args.size() && args[last].text.empty();)
      ++last;
    if (!fn(args.slice(first, last - first)))
      return false;
  }
  return true;
}

//===-- Reading ------------------------------------------------------------===//

namespace {
/// The lists that the attributes of a clause are made of.
struct Lists {
  SmallVector<Attribute, 4> syms;
  SmallVector<bool, 4> byref;
  SmallVector<int64_t, 4> maps;
};
} // namespace

/// `mod: task,`.
static ParseResult parseModifier(OpAsmParser &parser, Attribute &modifier) {
  StringRef keyword;
  if (failed(parser.parseOptionalKeyword("mod")))
    return success();
  if (parser.parseColon() || parser.parseKeyword(&keyword) ||
      parser.parseComma())
    return failure();
  modifier = getCase(parser.getContext(), "reduction_modifier", keyword);
  return ParseResult::success(bool(modifier));
}

/// `byref @r %a -> %b [map_idx=0]`.
static ParseResult parseEntry(OpAsmParser &parser, const Places &places,
                              ParsedArgument &operands, Lists &lists,
                              SmallVectorImpl<Argument> &arguments) {
  if (places.byref)
    lists.byref.push_back(succeeded(parser.parseOptionalKeyword("byref")));
  if (places.syms && parser.parseAttribute(lists.syms.emplace_back()))
    return failure();
  if (parser.parseOperand(operands.operands->emplace_back()) ||
      parser.parseArrow() || parser.parseArgument(arguments.emplace_back()))
    return failure();
  if (!places.maps)
    return success();
  int64_t &number = lists.maps.emplace_back(-1);
  if (failed(parser.parseOptionalLSquare()))
    return success();
  return ParseResult::success(succeeded(parser.parseKeyword("map_idx")) &&
                              succeeded(parser.parseEqual()) &&
                              succeeded(parser.parseInteger(number)) &&
                              succeeded(parser.parseRSquare()));
}

/// Parses the text in the parentheses of a clause.
static ParseResult parseEntries(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> clause,
                                const Places &places, Lists &lists,
                                SmallVectorImpl<Argument> &arguments) {
  size_t first = arguments.size();
  if (places.modifier &&
      parseModifier(parser, *clause[places.modifier].attribute))
    return failure();
  if (parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::None,
          [&] {
            return parseEntry(parser, places, clause[1], lists, arguments);
          }) ||
      parser.parseColon() || parser.parseTypeList(*clause[2].types))
    return failure();
  if (clause[2].types->size() != arguments.size() - first)
    return failure();
  for (auto [argument, type] : llvm::zip(
           MutableArrayRef(arguments).drop_front(first), *clause[2].types))
    argument.type = type;
  return success();
}

static ParseResult parseClause(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> clause,
                               SmallVectorImpl<Argument> &arguments) {
  Context *ctx = parser.getContext();
  StringRef keyword = clause[0].text;
  Places places = getPlaces(keyword, clause.size());
  Lists lists;
  if (succeeded(parser.parseOptionalKeyword(keyword))) {
    if (parser.parseLParen())
      return failure();
    if (parseEntries(parser, clause, places, lists, arguments))
      return parser.emitError(parser.getCurrentLocation(), "invalid `")
             << keyword << "` format";
    if (parser.parseRParen())
      return failure();
    if (places.syms)
      *clause[places.syms].attribute = ArrayAttr::get(ctx, lists.syms);
    if (places.byref)
      *clause[places.byref].attribute =
          DenseBoolArrayAttr::get(ctx, lists.byref);
    if (llvm::any_of(lists.maps, [](int64_t map) { return map >= 0; }))
      *clause[places.maps].attribute = DenseI64ArrayAttr::get(ctx, lists.maps);
  }
  if (places.barrier &&
      succeeded(parser.parseOptionalKeyword("private_barrier")))
    *clause[places.barrier].attribute = UnitAttr::get(ctx);
  return success();
}

static ParseResult parseRegion(OpAsmParser &parser,
                               MutableArrayRef<ParsedArgument> args) {
  SmallVector<Argument, 4> arguments;
  if (!forEachClause(args, [&](MutableArrayRef<ParsedArgument> clause) {
        return succeeded(parseClause(parser, clause, arguments));
      }))
    return failure();
  auto region = std::make_unique<Region>();
  if (parser.parseRegion(*region, arguments))
    return failure();
  args[0].regions->push_back(std::move(region));
  return success();
}

//===-- Writing ------------------------------------------------------------===//

static void printClause(OpAsmPrinter &printer, ArrayRef<PrintedArgument> clause,
                        ArrayRef<BlockArgument> arguments) {
  Places places = getPlaces(clause[0].text, clause.size());
  auto get = [&](unsigned place) {
    return place ? clause[place].attribute : Attribute();
  };
  auto syms = dyn_cast_or_null<ArrayAttr>(get(places.syms));
  auto byref = dyn_cast_or_null<DenseBoolArrayAttr>(get(places.byref));
  auto maps = dyn_cast_or_null<DenseI64ArrayAttr>(get(places.maps));
  printer << clause[0].text << '(';
  if (Attribute modifier = get(places.modifier))
    printer << "mod: " << getKeyword(modifier) << ", ";
  for (auto [i, value] : llvm::enumerate(clause[1].values)) {
    printer << (i ? ", " : "");
    if (byref && i < size_t(byref.size()) && byref.asArrayRef()[i])
      printer << "byref ";
    if (syms && i < syms.size())
      printer << syms[i] << ' ';
    printer << value << " -> " << Value(arguments[i]);
    if (maps && i < size_t(maps.size()) && maps.asArrayRef()[i] >= 0)
      printer << " [map_idx=" << maps.asArrayRef()[i] << ']';
  }
  printer << " : ";
  printer.printTypes(clause[2].types);
  printer << ") ";
  if (get(places.barrier))
    printer << "private_barrier ";
}

static void printRegion(OpAsmPrinter &printer, Operation *,
                        ArrayRef<PrintedArgument> args) {
  Region &region = *args[0].regions.front();
  SmallVector<BlockArgument, 4> arguments;
  if (!region.empty())
    llvm::append_range(arguments, region.getArguments());
  size_t first = 0;
  (void)forEachClause(args, [&](ArrayRef<PrintedArgument> clause) {
    size_t count = clause[1].values.size();
    if (count && first + count <= arguments.size())
      printClause(printer, clause, ArrayRef(arguments).slice(first, count));
    first += count;
    return true;
  });
  printer.printRegion(region, /*printEntryBlockArgs=*/false);
}

void omp_dialect::registerRegions(Context &ctx) {
  FormatDirective directive;
  directive.minArgs = 3;
  directive.maxArgs = 40;
  directive.parse = parseRegion;
  directive.print = printRegion;
  (void)registerFormatDirective(ctx, "omp.Region", directive);
}
