// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions in formats, and the arguments of their entry blocks: how they are parsed
// and printed.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Asm/Parser/RuleSyntax.h"
#include "strata/Definition/RegionArguments.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Parsing ------------------------------------------------------------===//

/// Adds the regions that the definition requires, with a block each if they
/// must have one.
static void addEmptyRegions(OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  for (const RegionSlot &slot : def.regions) {
    if (slot.arity != Arity::One)
      continue;
    auto region = std::make_unique<Region>();
    if (slot.blocks == 1 || def.hasTrait(OpTrait::SingleBlock))
      region->push_back(Block::create(def.ctx));
    state.regions.push_back(std::move(region));
  }
}

ParseResult FormatOpParser::finishRegion(Region &region) {
  bool hasTerminator = !def.implicitTerminator.empty();
  if (region.empty() && (hasTerminator || def.hasTrait(OpTrait::SingleBlock)))
    region.push_back(Block::create(parser.getContext()));
  if (!hasTerminator)
    return success();
  Location loc = parser.getEncodedSourceLoc(parser.getNameLoc());
  for (Block &block : region) {
    if (!block.empty() && (block.back().hasTrait(OpTrait::Terminator) ||
                           isHoleOperation(&block.back())))
      continue;
    OperationState terminator(loc, scratch.getImplicitTerminator(def));
    addEmptyRegions(terminator);
    block.push_back(Operation::create(terminator));
  }
  return success();
}

ParseResult FormatOpParser::parseRegion(const FormatElement &element,
                                        bool isWhole) {
  auto &list = regions[element.index];
  auto finish = [&](Region &region) {
    return isWhole ? ParseResult(success()) : finishRegion(region);
  };
  if (def.regions[element.index].arity == Arity::One) {
    list.push_back(std::make_unique<Region>());
    if (element.bindsArguments)
      return parseNamedRegion(element, *list.back(), isWhole);
    return ParseResult(
        failure(parser.parseRegion(*list.back()) || finish(*list.back())));
  }
  auto region = std::make_unique<Region>();
  std::optional<ParseResult> present = parser.parseOptionalRegion(*region);
  if (!present)
    return success();
  if (*present || finish(*region))
    return failure();
  list.push_back(std::move(region));
  while (succeeded(parser.parseOptionalComma())) {
    list.push_back(std::make_unique<Region>());
    if (parser.parseRegion(*list.back()) || finish(*list.back()))
      return failure();
  }
  return success();
}

std::optional<ParseResult>
FormatOpParser::parseOptionalArguments(const FormatElement &element) {
  NamedArguments &named = getArguments(element.index);
  auto &list = named.slots[element.argument];
  named.locs[element.argument] = parser.getCurrentLocation();
  OpAsmParser::Argument first;
  if (!def.regions[element.index].namedArguments[element.argument].isList) {
    ParseResult result = parser.parseArgument(first);
    list.push_back(first);
    return result;
  }
  std::optional<ParseResult> present = parser.parseOptionalArgument(first);
  if (!present || *present)
    return present;
  list.push_back(first);
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseArgument(list.emplace_back()))
      return failure();
  return success();
}

/// The message of the list with operand `slot` for wrong numbers of types; empty if there
/// is none.
static StringRef findListMessage(ArrayRef<FormatElement> elements,
                                 unsigned slot) {
  for (const FormatElement &element : elements) {
    bool isList = element.kind == Element::Zip &&
                  llvm::any_of(element.children, [&](const auto &part) {
                    return part.kind == Element::Operand && part.index == slot;
                  });
    StringRef message = isList ? StringRef(element.text)
                               : findListMessage(element.children, slot);
    if (!isList && message.empty())
      message = findListMessage(element.otherwise, slot);
    if (!message.empty())
      return message;
  }
  return {};
}

/// `message` with the number of operands for `{0}` and that of types for `{1}`.
static std::string fillNumbers(StringRef message, size_t numOperands,
                               size_t numTypes) {
  std::string result;
  while (!message.empty()) {
    if (message.consume_front("{0}"))
      result += std::to_string(numOperands);
    else if (message.consume_front("{1}"))
      result += std::to_string(numTypes);
    else {
      result += message.front();
      message = message.drop_front();
    }
  }
  return result;
}

/// Reports that the arguments of a region, which have the types of operand `slot`, are not
/// as many as these types.
ParseResult FormatOpParser::failArguments(unsigned slot, size_t numArguments,
                                          size_t numTypes) {
  llvm::SMLoc loc = parser.getNameLoc();
  size_t count = operands[slot].size();
  // The operands are too few or too many.
  if (count == numTypes)
    return parser.emitError(
        loc, "expected as many operands '" + def.operands[slot].name +
                 "' as region arguments, but found " + Twine(count) + " and " +
                 Twine(numArguments));
  if (StringRef message = findListMessage(format.elements, slot);
      !message.empty())
    return parser.emitError(loc, fillNumbers(message, count, numTypes));
  return parser.emitError(
      loc, "number of operands and types do not match: got " + Twine(count) +
               " operands and " + Twine(numTypes) + " types");
}

/// Gives the named arguments of a region their types.
ParseResult
FormatOpParser::resolveArguments(const FormatElement &region,
                                 SmallVectorImpl<OpAsmParser::Argument> &all) {
  NamedArguments &named = getArguments(region.index);
  for (auto [slot, list, loc] : llvm::zip_equal(
           def.regions[region.index].namedArguments, named.slots, named.locs)) {
    SmallVector<Type, 4> types;
    size_t numOperands = operands.size();
    size_t numValues = numOperands + resultTypes.size();
    LogicalResult result = success();
    if (slot.from < numValues) {
      result = slot.getTypes(slot.from < numOperands
                                 ? operandTypes[slot.from]
                                 : resultTypes[slot.from - numOperands],
                             {}, types);
    } else {
      Attribute attr = getAttributeSlots(state)[slot.from - numValues];
      result = attr ? slot.getTypes({}, attr, types) : failure();
    }
    if (failed(result))
      return parser.emitError(loc, "the types of the arguments '" + slot.name +
                                       "' cannot be computed");
    if (slot.from < numOperands && types.size() != list.size())
      return failArguments(slot.from, list.size(), types.size());
    if (types.size() != list.size())
      return parser.emitError(
          loc, "expected " + Twine(types.size()) +
                   (types.size() == 1 ? " argument '" : " arguments '") +
                   slot.name + "', but found " + Twine(list.size()));
    for (auto [argument, type] : llvm::zip_equal(list, types)) {
      argument.type = type;
      all.push_back(argument);
    }
  }
  return success();
}

/// A region whose arguments were named before it.
ParseResult FormatOpParser::parseNamedRegion(const FormatElement &element,
                                             Region &region, bool isWhole) {
  if (llvm::is_contained(format.portRegions, element.index))
    return ParseResult(failure(
        parser.parseRegion(region, parts.portArguments[element.index]) ||
        (!isWhole && finishRegion(region))));
  if (!areTypesInferred && inferTypes())
    return failure();
  areTypesInferred = true;
  // Errors in the region may follow from those of operands.
  SmallVector<OpAsmParser::Argument, 4> all;
  return ParseResult(failure(resolveArguments(element, all) || resolveEarly() ||
                             parser.parseRegion(region, all) ||
                             (!isWhole && finishRegion(region))));
}

/// `(%a: i32) {...}`, or `(%a: i32) -> i64 {...}`: a region after its arguments and results.
ParseResult FormatOpParser::parseEntry(const FormatElement &element) {
  SmallVector<OpAsmParser::Argument, 4> arguments;
  SmallVector<Type, 4> types;
  auto parseOne = [&] {
    return parser.parseArgument(arguments.emplace_back(), /*allowType=*/true);
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOne))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (element.isWhole && parser.parseOptionalArrowTypeList(types))
    return failure();
  auto &list = regions[element.children[0].index];
  list.push_back(std::make_unique<Region>());
  Region &region = *list.back();
  if (parser.parseRegion(region, arguments) || finishRegion(region))
    return failure();
  if (!element.isWhole || parser.acceptsHoles())
    return success();
  Operation *terminator =
      region.empty() || region.back().empty() ? nullptr : &region.back().back();
  if (!terminator || terminator->getOperandTypes() != TypeRange(types))
    return parser.emitError(loc, "types of results differ from those of the "
                                 "operands of the terminator");
  return success();
}

/// All regions, one after another.
ParseResult FormatOpParser::parseRegions() {
  for (auto [i, slot] : llvm::enumerate(def.regions)) {
    FormatElement element;
    element.kind = Element::Region;
    element.index = unsigned(i);
    // A list of regions may be empty.
    if (i && slot.arity != Arity::One) {
      if (parser.parseOptionalComma())
        continue;
    } else if (i && parser.parseComma()) {
      return failure();
    }
    if (parseRegion(element))
      return failure();
  }
  return success();
}

//===-- Printing -----------------------------------------------------------===//

/// Whether there is no block, or one that has nothing in it.
static bool isEmptyRegion(Region &region) {
  return region.empty() || (region.hasOneBlock() && region.front().empty() &&
                            region.front().getNumArguments() == 0);
}

bool strata::isImpliedTerminator(Operation &op) {
  Operation *parent = op.getParentOp();
  return parent &&
         parent->getDefinition().implicitTerminator ==
             op.getName().getStringRef() &&
         !op.getNumOperands() && !op.getNumResults() &&
         !op.getNumSuccessors() && op.getAttrs().empty() &&
         llvm::all_of(op.getRegions(), isEmptyRegion);
}

void FormatOpPrinter::printRegion(Region &region,
                                  const FormatElement &element) {
  // With an operand, only if that is present.
  bool isWritten = element.kind == Element::WithTerminator &&
                   (element.children.size() == 1 ||
                    operandSegment(element.children[1].index).size);
  bool isElided = !isWritten && region.hasOneBlock() &&
                  !region.front().empty() &&
                  isImpliedTerminator(region.front().back());
  printer->printRegion(
      region, /*printEntryBlockArgs=*/!getInner(element).bindsArguments,
      /*printBlockTerminators=*/!isElided);
}

/// A region after its arguments.
void FormatOpPrinter::printEntry(const FormatElement &element) {
  Region &region = op->getRegion(regions[element.children[0].index].first);
  *printer << '(';
  llvm::interleave(
      region.getArguments(),
      [&](BlockArgument argument) { printer->printRegionArgument(argument); },
      [&] { *printer << ", "; });
  *printer << ')';
  if (element.isWhole)
    printer->printOptionalArrowTypeList(region.back().back().getOperandTypes());
  *printer << ' ';
  bool isElided = region.hasOneBlock() && !region.front().empty() &&
                  isImpliedTerminator(region.front().back());
  printer->printRegion(region, /*printEntryBlockArgs=*/false,
                       /*printBlockTerminators=*/!isElided);
}

bool FormatOpPrinter::holdsEntries() {
  return llvm::all_of(format.entries, [&](auto entry) {
    auto [slot, hasResults] = entry;
    Region &region = op->getRegion(regions[slot].first);
    if (!region.empty())
      return !hasResults || !region.back().empty();
    // A group around it may be absent.
    if (format.hasGroups && !isPlanned)
      planAll();
    return format.hasGroups && !printedRegions.test(slot);
  });
}

void FormatOpPrinter::printRegions(Segment segment,
                                   const FormatElement &element) {
  for (unsigned i = 0; i < segment.size; ++i) {
    if (i)
      *printer << ", ";
    printRegion(op->getRegion(segment.first + i), element);
  }
}

Value FormatOpPrinter::getArgument(const FormatElement &element,
                                   unsigned entry) const {
  Region &region = op->getRegion(regions[element.index].first);
  return region.front().getArgument(argumentSegment(element).first + entry);
}

void FormatOpPrinter::printArguments(const FormatElement &element) {
  const FormatElement &inner = getInner(element);
  for (unsigned i = 0; i < argumentSegment(inner).size; ++i) {
    if (i)
      *printer << ", ";
    Value argument = getArgument(inner, i);
    if (element.kind == Element::WithLocation)
      printer->printRegionArgument(cast<BlockArgument>(argument), {},
                                   /*omitType=*/true);
    else
      printer->printOperand(argument);
  }
}

bool FormatOpPrinter::findArguments() {
  if (format.namedRegions.empty())
    return true;
  arguments.resize(def.regions.size());
  return llvm::all_of(format.namedRegions, [&](unsigned number) {
    return succeeded(getArgumentSegments(op, number, arguments[number]));
  });
}
