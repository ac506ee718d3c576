// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineSyntax.h"

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/AttrKind.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using dialects::affine::AffineYieldOp;

using Operand = OpAsmParser::UnresolvedOperand;

static constexpr StringLiteral reductionsName = "reductions";
static constexpr StringLiteral lowerMapName = "lowerBoundsMap";
static constexpr StringLiteral lowerGroupsName = "lowerBoundsGroups";
static constexpr StringLiteral upperMapName = "upperBoundsMap";
static constexpr StringLiteral upperGroupsName = "upperBoundsGroups";
static constexpr StringLiteral stepsName = "steps";

/// The cases of `reductions`; null if its definition does not tell.
static const EnumDefinition *getReductions(const OpDefinition &def) {
  int slot = def.findAttribute(reductionsName);
  return slot < 0 ? nullptr
                  : def.attributes[slot].kind.getElementKind().enumeration;
}

//===-- Parsing ------------------------------------------------------------===//

namespace {
/// The bounds of all loops on one side.
struct Bounds {
  SmallVector<Operand, 8> dims, symbols;
  SmallVector<AffineExpr, 8> exprs;
  /// The number of expressions for each loop.
  SmallVector<int32_t, 4> groups;
};
} // namespace

/// Appends those of `operands` that are not in `all`, and returns an expression for each:
/// the dimension or symbol with its place.
static SmallVector<AffineExpr, 4>
addOperands(ArrayRef<Operand> operands, SmallVectorImpl<Operand> &all,
            function_ref<AffineExpr(unsigned)> getExpr) {
  SmallVector<AffineExpr, 4> exprs;
  for (const Operand &operand : operands) {
    auto *it = llvm::find_if(all, [&](const Operand &other) {
      return other.name == operand.name && other.number == operand.number;
    });
    unsigned position = unsigned(it - all.begin());
    if (it == all.end())
      all.push_back(operand);
    exprs.push_back(getExpr(position));
  }
  return exprs;
}

/// An expression, or several in parentheses after `keyword`.
static ParseResult parseGroup(OpAsmParser &parser, StringRef keyword,
                              Bounds &bounds) {
  SmallVector<Operand, 4> dims, symbols;
  SmallVector<AffineExpr, 4> exprs;
  auto parseExpr = [&] {
    return parser.parseAffineExprOfSSAIds(dims, symbols, exprs.emplace_back());
  };
  bool isList = succeeded(parser.parseOptionalKeyword(keyword));
  ParseResult result =
      isList ? parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                              parseExpr, " in affine map")
             : parseExpr();
  if (result)
    return failure();
  Context *ctx = parser.getContext();
  auto newDims = addOperands(dims, bounds.dims, [&](unsigned position) {
    return getAffineDimExpr(position, ctx);
  });
  auto newSymbols =
      addOperands(symbols, bounds.symbols, [&](unsigned position) {
        return getAffineSymbolExpr(position, ctx);
      });
  for (AffineExpr expr : exprs)
    bounds.exprs.push_back(expr.replaceDimsAndSymbols(newDims, newSymbols));
  bounds.groups.push_back(int32_t(exprs.size()));
  return success();
}

/// `(0, max(%n, %m))`: adds the map, the numbers of results and the operands.
static ParseResult parseBounds(OpAsmParser &parser, OperationState &state,
                               StringRef keyword, StringRef mapName,
                               StringRef groupsName) {
  Bounds bounds;
  Context *ctx = parser.getContext();
  Type index = IndexType::get(ctx);
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
        return parseGroup(parser, keyword, bounds);
      }))
    return failure();
  for (const auto *operands : {&bounds.dims, &bounds.symbols})
    for (const Operand &operand : *operands)
      if (parser.resolveOperand(operand, index, state.operands))
        return failure();
  auto map = AffineMap::get(unsigned(bounds.dims.size()),
                            unsigned(bounds.symbols.size()), bounds.exprs, ctx);
  Type type = RankedTensorType::get({int64_t(bounds.groups.size())},
                                    IntegerType::get(ctx, 32));
  state.addAttribute(mapName, AffineMapAttr::get(map));
  state.addAttribute(groupsName,
                     DenseIntElementsAttr::get(cast<ShapedType>(type),
                                               ArrayRef(bounds.groups)));
  return success();
}

/// `step (2, 3)`, or a step of 1 for each of `numLoops` loops.
static ParseResult parseSteps(OpAsmParser &parser, OperationState &state,
                              size_t numLoops) {
  SmallVector<int64_t, 4> steps(numLoops, 1);
  if (succeeded(parser.parseOptionalKeyword("step"))) {
    AffineMap map;
    SmallVector<Operand, 4> operands;
    if (parser.parseAffineMapOfSSAIds(operands, map,
                                      OpAsmParser::Delimiter::Paren))
      return failure();
    steps.clear();
    for (AffineExpr expr : map.getResults()) {
      if (!expr.isConstant())
        return parser.emitError(parser.getNameLoc(),
                                "steps must be constant integers");
      steps.push_back(expr.getValue());
    }
  }
  state.addAttribute(stepsName,
                     Builder(parser.getContext()).getI64ArrayAttr(steps));
  return success();
}

/// `reduce ("addf")` and `-> (f32)`, if present.
static ParseResult parseReductions(OpAsmParser &parser, OperationState &state) {
  SmallVector<Attribute, 4> kinds;
  const EnumDefinition *cases = getReductions(*state.name.getDefinition());
  auto parseKind = [&]() -> ParseResult {
    Attribute attr;
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseAttribute(attr, NoneType::get(parser.getContext())))
      return failure();
    auto word = dyn_cast<StringAttr>(attr);
    if (!word)
      return parser.emitError(loc, "invalid kind of attribute specified");
    std::optional<uint64_t> value;
    if (cases)
      value = cases->find(word.getValue());
    if (!value)
      return parser.emitError(loc, "invalid reduction value: " + Twine("\"") +
                                       word.getValue() + "\"");
    kinds.push_back(IntegerAttr::get(IntegerType::get(parser.getContext(), 64),
                                     int64_t(*value)));
    return success();
  };
  if (succeeded(parser.parseOptionalKeyword("reduce")) &&
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseKind))
    return failure();
  if (parser.parseOptionalArrowTypeList(state.types))
    return failure();
  state.addAttribute(reductionsName,
                     ArrayAttr::get(parser.getContext(), kinds));
  return success();
}

/// The region, whose arguments are `loops`, with the terminator that may be left out.
static ParseResult parseBody(OpAsmParser &parser, OperationState &state,
                             MutableArrayRef<OpAsmParser::Argument> loops) {
  for (OpAsmParser::Argument &loop : loops)
    loop.type = IndexType::get(parser.getContext());
  Region &region = *state.addRegion();
  if (parser.parseRegion(region, loops))
    return failure();
  if (region.empty())
    region.push_back(Block::create(parser.getContext()));
  Block &block = region.front();
  if (!block.empty() && block.back().hasTrait(OpTrait::Terminator))
    return success();
  OperationState yield(parser.getEncodedSourceLoc(parser.getNameLoc()),
                       AffineYieldOp::getOperationName());
  block.push_back(Operation::create(yield));
  return success();
}

ParseResult strata::parseAffineParallel(OpAsmParser &parser,
                                        OperationState &state) {
  SmallVector<OpAsmParser::Argument, 4> loops;
  auto parseLoop = [&] { return parser.parseArgument(loops.emplace_back()); };
  return ParseResult(failure(
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseLoop,
                                     " in argument list") ||
      parser.parseEqual() ||
      parseBounds(parser, state, "max", lowerMapName, lowerGroupsName) ||
      parser.parseKeyword("to") ||
      parseBounds(parser, state, "min", upperMapName, upperGroupsName) ||
      parseSteps(parser, state, loops.size()) ||
      parseReductions(parser, state) || parseBody(parser, state, loops) ||
      parser.parseOptionalAttrDict(state.attributes)));
}

//===-- Printing -----------------------------------------------------------===//

namespace {
/// The attributes of affine.parallel.
struct Loops {
  AffineMap lowerMap, upperMap;
  SmallVector<unsigned, 4> lowerGroups, upperGroups;
  SmallVector<int64_t, 4> steps;
  SmallVector<std::string, 4> reductions;
};
} // namespace

/// The map and the groups of its results, one for each of `numLoops` loops; false if they
/// do not fit together.
static bool readBounds(Operation *op, StringRef mapName, StringRef groupsName,
                       unsigned numLoops, AffineMap &map,
                       SmallVectorImpl<unsigned> &groups) {
  auto mapAttr = op->getAttrOfType<AffineMapAttr>(mapName);
  auto numbers = op->getAttrOfType<DenseIntElementsAttr>(groupsName);
  if (!mapAttr || !numbers || numbers.getType().getRank() != 1 ||
      !numbers.getElementType().isSignlessInteger(32) ||
      numbers.getNumElements() != numLoops)
    return false;
  map = mapAttr.getValue();
  uint64_t sum = 0;
  for (int32_t number : numbers.getValues<int32_t>()) {
    groups.push_back(unsigned(number));
    sum += unsigned(number);
  }
  return sum == map.getNumResults();
}

/// The attributes of `op`; std::nullopt if the custom form cannot express them.
static std::optional<Loops> readLoops(Operation *op) {
  Loops loops;
  unsigned numLoops = op->getRegion(0).getNumArguments();
  auto steps = op->getAttrOfType<ArrayAttr>(stepsName);
  auto reductions = op->getAttrOfType<ArrayAttr>(reductionsName);
  const EnumDefinition *cases = getReductions(op->getDefinition());
  if (!readBounds(op, lowerMapName, lowerGroupsName, numLoops, loops.lowerMap,
                  loops.lowerGroups) ||
      !readBounds(op, upperMapName, upperGroupsName, numLoops, loops.upperMap,
                  loops.upperGroups) ||
      uint64_t(loops.lowerMap.getNumInputs()) + loops.upperMap.getNumInputs() !=
          op->getNumOperands() ||
      !steps || steps.size() != numLoops || !reductions || !cases ||
      reductions.size() != op->getNumResults())
    return std::nullopt;
  for (Attribute attr : steps) {
    auto step = dyn_cast<IntegerAttr>(attr);
    if (!step || !step.getType().isSignlessInteger(64))
      return std::nullopt;
    loops.steps.push_back(step.getInt());
  }
  for (Attribute attr : reductions) {
    auto kind = dyn_cast<IntegerAttr>(attr);
    if (!kind || !kind.getType().isSignlessInteger(64) ||
        !cases->isValid(uint64_t(kind.getInt())))
      return std::nullopt;
    loops.reductions.push_back(cases->stringify(uint64_t(kind.getInt())));
  }
  return loops;
}

bool strata::canPrintAffineParallel(Operation *op) {
  auto isIndex = [](Value value) { return value && value.getType().isIndex(); };
  return op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock() &&
         !op->getRegion(0).front().empty() && !op->getNumSuccessors() &&
         llvm::all_of(op->getOperands(), isIndex) &&
         llvm::all_of(op->getRegion(0).getArguments(), isIndex) &&
         readLoops(op).has_value();
}

/// `(0, max(%n, %m))`.
static void printBounds(OpAsmPrinter &printer, StringRef keyword, AffineMap map,
                        ArrayRef<unsigned> groups, ValueRange operands) {
  ValueRange dims = operands.take_front(map.getNumDims());
  ValueRange symbols = operands.drop_front(map.getNumDims());
  ArrayRef<AffineExpr> exprs = map.getResults();
  printer << '(';
  for (auto [i, size] : llvm::enumerate(groups)) {
    if (i)
      printer << ", ";
    if (size != 1)
      printer << keyword << '(';
    for (unsigned entry = 0; entry < size; ++entry) {
      if (entry)
        printer << ", ";
      printer.printAffineExprOfSSAIds(exprs[entry], dims, symbols);
    }
    if (size != 1)
      printer << ')';
    exprs = exprs.drop_front(size);
  }
  printer << ')';
}

void strata::printAffineParallel(Operation *op, OpAsmPrinter &printer) {
  Loops loops = *readLoops(op);
  Region &region = op->getRegion(0);
  printer << " (";
  SmallVector<Value, 4> arguments(region.getArguments());
  printer.printOperands(arguments);
  printer << ") = ";
  ValueRange operands = op->getOperands();
  unsigned numLower = loops.lowerMap.getNumInputs();
  printBounds(printer, "max", loops.lowerMap, loops.lowerGroups,
              operands.take_front(numLower));
  printer << " to ";
  printBounds(printer, "min", loops.upperMap, loops.upperGroups,
              operands.drop_front(numLower));
  if (llvm::any_of(loops.steps, [](int64_t step) { return step != 1; })) {
    printer << " step (";
    llvm::interleaveComma(loops.steps, printer.getStream());
    printer << ')';
  }
  if (op->getNumResults()) {
    printer << " reduce (";
    for (auto [i, word] : llvm::enumerate(loops.reductions)) {
      if (i)
        printer << ", ";
      printer.printString(word);
    }
    printer << ") -> (";
    SmallVector<Type, 4> types(op->getResultTypes());
    printer.printTypes(types);
    printer << ')';
  }
  printer << ' ';
  Operation &last = region.front().back();
  bool isImplied = isa<AffineYieldOp>(last) && !last.getNumOperands() &&
                   last.getAttrs().empty();
  printer.printRegion(region, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/!isImplied);
  StringRef elided[] = {reductionsName, lowerMapName,    lowerGroupsName,
                        upperMapName,   upperGroupsName, stepsName};
  printer.printOptionalAttrDict(op->getAttrs(), elided);
}
