// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bundled directives for regions: arguments that stand for operands, and bodies of reductions,
// which are one operation as a rule.
#include "strata/Asm/Format/BundledDirectivesDetail.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

using ParsedArgs = MutableArrayRef<ParsedArgument>;
using PrintedArgs = ArrayRef<PrintedArgument>;

//===-- Captures ----------------------------------------------------------===//

/// Ends the only block of `region` by an operation without operands if it has no terminator.
static void addTerminator(Region &region, StringRef name,
                          ArrayRef<OpAsmParser::Argument> arguments,
                          OpAsmParser &parser) {
  Context *ctx = parser.getContext();
  Location loc = parser.getEncodedSourceLoc(parser.getCurrentLocation());
  if (region.empty()) {
    region.push_back(Block::create(ctx));
    for (const OpAsmParser::Argument &argument : arguments)
      region.front().addArgument(argument.type, loc);
  }
  Block &block = region.front();
  if (!region.hasOneBlock() || block.getTerminator())
    return;
  Operation *end = Operation::create(loc, ctx->getOpDefinition(name), {}, {},
                                     DictionaryAttr(), {}, 0);
  block.push_back(end);
}

/// Whether the terminator of `region` is one that `addTerminator` adds.
static bool hasImpliedTerminator(Region &region, StringRef name) {
  if (!name.contains('.') || !region.hasOneBlock() || region.front().empty())
    return false;
  Operation &last = region.front().back();
  return last.getName().getStringRef() == name && !last.getNumOperands() &&
         last.getAttrs().empty();
}

/// `CaptureRegion($x, type($x), $sizes, type($results), $result_sizes, $tied, $body,
/// "Interface", "dialect.yield")`: a region whose arguments stand for operands, `(%x as %arg:
/// type{size}) -> results {...}`, with the terminator that is added and not printed if it has
/// no operands; `CaptureRegion($x, type($x), $sizes, $body, "Interface", "dialect.yield")`
/// without results.
static ParseResult parseCaptureRegion(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<OpAsmParser::Argument, 4> arguments;
  auto parseOne = [&]() -> ParseResult {
    OpAsmParser::Argument &argument = arguments.emplace_back();
    if (failed(parser.parseOperand(args[0].operands->emplace_back())) ||
        failed(parser.parseKeyword("as")) ||
        failed(parser.parseArgument(argument)) || failed(parser.parseColon()) ||
        failed(parseSizedType(parser, argument.type, *args[2].operands)))
      return failure();
    args[1].types->push_back(argument.type);
    return success();
  };
  if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                            parseOne)))
    return failure();
  bool hasResults = args.size() > 6;
  if (hasResults && succeeded(parser.parseOptionalArrow()) &&
      failed(parseTiedResults(parser, {*args[0].operands, *args[1].types,
                                       *args[3].types, args[4].operands,
                                       args[5].attribute})))
    return failure();
  auto region = std::make_unique<Region>();
  if (failed(parser.parseRegion(*region, arguments)))
    return failure();
  if (StringRef terminator = args.back().text; terminator.contains('.'))
    addTerminator(*region, terminator, arguments, parser);
  args[hasResults ? 6 : 3].regions->push_back(std::move(region));
  return success();
}

/// Whether the region has an argument of the type of each operand.
static bool holdsCaptureRegion(Operation *, PrintedArgs args) {
  bool hasResults = args.size() > 6;
  const PrintedArgument &body = args[hasResults ? 6 : 3];
  if (body.regions.size() != 1 || body.regions.front()->empty())
    return body.regions.size() == 1 && args[0].values.empty();
  return llvm::equal(body.regions.front()->getArgumentTypes(),
                     ValueRange(args[0].values).getTypes());
}

static void printCaptureRegion(OpAsmPrinter &printer, Operation *,
                               PrintedArgs args) {
  bool hasResults = args.size() > 6;
  const PrintedArgument &body = args[hasResults ? 6 : 3];
  size_t textAt = hasResults ? 7 : 4;
  StringRef sized = textAt < args.size() ? args[textAt].text : StringRef();
  if (body.regions.empty())
    return;
  Region &region = *body.regions.front();
  ArrayRef<Value> sizes = args[2].values;
  printer << '(';
  for (auto [i, value] : llvm::enumerate(args[0].values)) {
    printer << (i ? ", " : "");
    printer.printOperand(value);
    printer << " as ";
    if (!region.empty() && i < region.getNumArguments())
      printer.printOperand(region.getArgument(unsigned(i)));
    printer << ": ";
    printSizedType(printer, value.getType(), sizes, sized);
  }
  printer << ')';
  if (hasResults && !args[3].types.empty()) {
    printer << " -> ";
    printTiedResults(printer, args[0].values, args[3].types, args[4].values,
                     args[5].attribute, sized);
  }
  printer << ' ';
  printer.printRegion(region, /*printEntryBlockArgs=*/false,
                      !hasImpliedTerminator(region, args.back().text));
}

//===-- Reductions --------------------------------------------------------===//

namespace {
/// The arguments of `Reduction($inputs, $inits, $dimensions, attr-dict, type($inputs),
/// type($inits), type($results), $body, "dialect.return")`.
enum ReductionArgument : size_t {
  Inputs,
  Inits,
  Dimensions,
  Attributes,
  InputTypes,
  InitTypes,
  ResultTypes,
  Body,
  Terminator
};
} // namespace

/// Whether a body can consist of an operation of `def` alone, next to one in `dialect`.
static bool canApply(const OpDefinition &def, StringRef dialect) {
  auto isOne = [](const ValueSlot &slot) { return slot.arity == Arity::One; };
  return def.registered && def.dialect &&
         def.dialect->getNamespace() == dialect && def.operands.size() == 2 &&
         llvm::all_of(def.operands, isOne) && def.results.size() == 1 &&
         isOne(def.results.front()) && def.regions.empty() &&
         def.hasTrait(OpTrait::IsCommutative);
}

/// The type of the arguments of a body that is written in short form: of an element of the
/// first input. Null if there is none.
static Type getAppliedType(ArrayRef<Type> inputTypes) {
  auto shaped = inputTypes.empty() ? ShapedType()
                                   : dyn_cast<ShapedType>(inputTypes.front());
  if (!shaped || !isValidTensorElementType(shaped.getElementType()))
    return {};
  return RankedTensorType::get({}, shaped.getElementType());
}

/// The operation that a body consists of besides its terminator; null if the body has
/// another form.
static Operation *findApplied(Region &body, Type type, StringRef terminator) {
  if (!body.hasOneBlock() || !type)
    return nullptr;
  Block &block = body.front();
  auto isOfType = [&](Type other) { return other == type; };
  if (block.getNumArguments() != 2 ||
      !llvm::all_of(block.getArgumentTypes(), isOfType) || block.empty())
    return nullptr;
  Operation *applied = &block.front();
  Operation *last = &block.back();
  if (applied == last || applied->getNextNode() != last ||
      !canApply(applied->getDefinition(), terminator.split('.').first) ||
      !applied->getAttrs().empty() ||
      !isOfType(applied->getResult(0).getType()) ||
      !llvm::equal(applied->getOperands(), ValueRange(block.getArguments())))
    return nullptr;
  bool returnsIt =
      last->getName().getStringRef() == terminator &&
      last->getAttrs().empty() &&
      llvm::equal(last->getOperands(), ValueRange(applied->getResults()));
  return returnsIt ? applied : nullptr;
}

static void buildApplied(Region &body, const OpDefinition &applied,
                         StringRef terminator, Type type, Location loc,
                         Context *ctx) {
  Block *block = Block::create(ctx);
  body.push_back(block);
  Value lhs = block->addArgument(type, loc);
  Value rhs = block->addArgument(type, loc);
  Operation *op = Operation::create(loc, &applied, {type}, {lhs, rhs},
                                    DictionaryAttr(), {}, 0);
  block->push_back(op);
  Operation *last =
      Operation::create(loc, ctx->getOpDefinition(terminator), {},
                        {Value(op->getResult(0))}, DictionaryAttr(), {}, 0);
  block->push_back(last);
}

/// `(%a: type, %b: type) (%c: type, %d: type) {...}`: a pair of arguments for each input. The
/// first of all pairs come before the second.
static ParseResult parseReducer(OpAsmParser &parser, size_t numInputs,
                                ParsedArgs args) {
  SmallVector<OpAsmParser::Argument, 4> arguments(2 * numInputs);
  for (size_t i = 0; i < numInputs; ++i)
    if (failed(parser.parseLParen()) ||
        failed(parser.parseArgument(arguments[i], /*allowType=*/true)) ||
        failed(parser.parseComma()) ||
        failed(parser.parseArgument(arguments[numInputs + i],
                                    /*allowType=*/true)) ||
        failed(parser.parseRParen()))
      return failure();
  auto region = std::make_unique<Region>();
  if (failed(parser.parseRegion(*region, arguments)))
    return failure();
  args[Body].regions->push_back(std::move(region));
  return success();
}

/// `dimensions = [0] {attributes} : function type`.
static ParseResult parseReducedDimensions(OpAsmParser &parser, ParsedArgs args,
                                          size_t numInputs) {
  SmallVector<int64_t, 4> dimensions;
  SmallVector<Type, 4> types;
  if (failed(parser.parseKeyword("across")) ||
      failed(parser.parseKeyword("dimensions")) ||
      failed(parser.parseEqual()) ||
      failed(parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Square,
          [&] { return parser.parseInteger(dimensions.emplace_back()); })) ||
      failed(parser.parseOptionalAttrDict(*args[Attributes].attrDict)) ||
      failed(parser.parseColon()))
    return failure();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Paren,
          [&] { return parser.parseType(types.emplace_back()); })) ||
      failed(parser.parseArrowTypeList(*args[ResultTypes].types)))
    return failure();
  if (types.size() != 2 * numInputs)
    return parser.emitError(loc, "expected ")
           << uint64_t(2 * numInputs) << " types, but found "
           << uint64_t(types.size());
  args[InputTypes].types->assign(types.begin(),
                                 types.begin() + ptrdiff_t(numInputs));
  args[InitTypes].types->assign(types.begin() + ptrdiff_t(numInputs),
                                types.end());
  *args[Dimensions].attribute =
      DenseI64ArrayAttr::get(parser.getContext(), dimensions);
  return success();
}

static ParseResult parseReduction(OpAsmParser &parser, ParsedArgs args) {
  Context *ctx = parser.getContext();
  do {
    if (failed(parser.parseLParen()) ||
        failed(parser.parseOperand(args[Inputs].operands->emplace_back())) ||
        failed(parser.parseKeyword("init")) || failed(parser.parseColon()) ||
        failed(parser.parseOperand(args[Inits].operands->emplace_back())) ||
        failed(parser.parseRParen()))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  size_t numInputs = args[Inputs].operands->size();
  if (failed(parser.parseOptionalKeyword("applies"))) {
    if (failed(parseReducedDimensions(parser, args, numInputs)) ||
        failed(parser.parseKeyword("reducer")))
      return failure();
    return parseReducer(parser, numInputs, args);
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef name;
  if (failed(parser.parseKeyword(&name)))
    return failure();
  const OpDefinition *applied = ctx->getOpDefinition(name);
  StringRef dialect = args[Terminator].text.split('.').first;
  if (!canApply(*applied, dialect))
    return parser.emitError(
               loc, "expected the inner-op to be a commutative binary-op from "
                    "the ")
           << dialect << " dialect, with zero region, producing single result";
  if (failed(parseReducedDimensions(parser, args, numInputs)))
    return failure();
  Type type = getAppliedType(*args[InputTypes].types);
  if (!type || numInputs != 1)
    return parser.emitError(loc, "expected one input, a tensor");
  auto region = std::make_unique<Region>();
  buildApplied(*region, *applied, args[Terminator].text, type,
               parser.getEncodedSourceLoc(loc), ctx);
  args[Body].regions->push_back(std::move(region));
  return success();
}

static void printReducer(OpAsmPrinter &printer, Region &body,
                         size_t numInputs) {
  printer.printNewline();
  printer << " reducer";
  for (size_t i = 0; i < numInputs; ++i) {
    printer << '(';
    printer.printRegionArgument(body.getArgument(unsigned(i)));
    printer << ", ";
    printer.printRegionArgument(body.getArgument(unsigned(numInputs + i)));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

static void printReduction(OpAsmPrinter &printer, Operation *op,
                           PrintedArgs args) {
  Region &body = *args[Body].regions.front();
  size_t numInputs = args[Inputs].values.size();
  for (size_t i = 0; i < numInputs; ++i) {
    printer << (i ? ", (" : "(");
    printer.printOperand(args[Inputs].values[i]);
    printer << " init: ";
    if (i < args[Inits].values.size())
      printer.printOperand(args[Inits].values[i]);
    printer << ')';
  }
  Operation *applied =
      numInputs == 1 ? findApplied(body, getAppliedType(args[InputTypes].types),
                                   args[Terminator].text)
                     : nullptr;
  if (applied)
    printer << " applies " << applied->getName().getStringRef();
  printer << " across dimensions = [";
  if (auto list =
          dyn_cast_or_null<DenseI64ArrayAttr>(args[Dimensions].attribute))
    llvm::interleave(
        list.asArrayRef(), [&](int64_t number) { printer << number; },
        [&] { printer << ", "; });
  printer << ']';
  printer.printOptionalAttrDict(op->getDiscardableAttrs());
  SmallVector<Type, 8> types;
  llvm::append_range(types, args[InputTypes].types);
  llvm::append_range(types, args[InitTypes].types);
  printer << " : ";
  printer.printFunctionalType(types, args[ResultTypes].types);
  bool hasPairs = !body.empty() && body.getNumArguments() == 2 * numInputs;
  if (!applied && hasPairs)
    printReducer(printer, body, numInputs);
}

/// Whether each input has an initial value, and the body arguments for each pair of them.
static bool holdsReduction(Operation *, PrintedArgs args) {
  size_t numInputs = args[Inputs].values.size();
  if (args[Body].regions.size() != 1 || args[Body].regions.front()->empty() ||
      args[Inits].values.size() != numInputs || numInputs == 0 ||
      !isa_and_nonnull<DenseI64ArrayAttr>(args[Dimensions].attribute))
    return false;
  Region &body = *args[Body].regions.front();
  bool isApplied = numInputs == 1 &&
                   findApplied(body, getAppliedType(args[InputTypes].types),
                               args[Terminator].text);
  return isApplied || body.getNumArguments() == 2 * numInputs;
}

//===-- Regions of an operation in a region -------------------------------===//

namespace {
/// The arguments of `HeldRegions(attr-dict, $body, $holder, $numbers, type($results),
/// "dialect.holder", "default", "part", "count")`.
enum HeldArgument : size_t {
  HeldAttributes,
  Default,
  Holder,
  Numbers,
  HeldResultTypes,
  HolderName,
  DefaultWord,
  PartWord,
  NumberWord
};
} // namespace

/// `part0(%a: i32) count(4) {...} part1...`.
static ParseResult parseParts(OpAsmParser &parser, ParsedArgs args,
                              SmallVectorImpl<std::unique_ptr<Region>> &parts) {
  SmallVector<int32_t, 4> numbers;
  int64_t number;
  std::string word = args[PartWord].text.str();
  while (succeeded(
      parser.parseOptionalKeyword(word + llvm::utostr(parts.size())))) {
    SmallVector<OpAsmParser::Argument, 4> arguments;
    auto parseOne = [&] {
      return parser.parseArgument(arguments.emplace_back(), /*allowType=*/true);
    };
    if (failed(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                              parseOne)) ||
        failed(parser.parseKeyword(args[NumberWord].text)) ||
        failed(parser.parseLParen()) || failed(parser.parseInteger(number)) ||
        failed(parser.parseRParen()))
      return failure();
    if (number < 0 || number > std::numeric_limits<int32_t>::max())
      return parser.emitError("expected a number of 32 bits");
    if (failed(parser.parseRegion(
            *parts.emplace_back(std::make_unique<Region>()), arguments,
            /*enableNameShadowing=*/true)))
      return failure();
    numbers.push_back(int32_t(number));
  }
  *args[Numbers].attribute =
      DenseI32ArrayAttr::get(parser.getContext(), numbers);
  return success();
}

/// `(%x) default {...} part0(%a: i32) count(4) {...} : (i32) -> results`. The second region
/// consists of one operation, which has the operands and the other regions.
static ParseResult parseHeldRegions(OpAsmParser &parser, ParsedArgs args) {
  SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  SmallVector<std::unique_ptr<Region>, 4> parts;
  auto body = std::make_unique<Region>();
  llvm::SMLoc operandLoc = parser.getCurrentLocation();
  if (failed(
          parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren)) ||
      failed(parser.parseOptionalAttrDictWithKeyword(
          *args[HeldAttributes].attrDict)) ||
      failed(parser.parseKeyword(args[DefaultWord].text)) ||
      failed(parser.parseRegion(*body)))
    return failure();
  Location loc = parser.getEncodedSourceLoc(parser.getCurrentLocation());
  SmallVector<Type, 4> types;
  SmallVector<Value, 4> values;
  if (failed(parseParts(parser, args, parts)) || failed(parser.parseColon()) ||
      failed(parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Paren,
          [&] { return parser.parseType(types.emplace_back()); })) ||
      failed(parser.parseArrowTypeList(*args[HeldResultTypes].types)) ||
      failed(parser.resolveOperands(operands, types, operandLoc, values)))
    return failure();
  Context *ctx = parser.getContext();
  Operation *holder =
      Operation::create(loc, ctx->getOpDefinition(args[HolderName].text), {},
                        values, DictionaryAttr(), {}, unsigned(parts.size()));
  for (auto [region, part] : llvm::zip_equal(holder->getRegions(), parts))
    region.takeBody(*part);
  auto second = std::make_unique<Region>();
  second->push_back(Block::create(ctx));
  second->front().push_back(holder);
  args[Default].regions->push_back(std::move(body));
  args[Holder].regions->push_back(std::move(second));
  return success();
}

static void printParts(OpAsmPrinter &printer, Operation &holder,
                       PrintedArgs args) {
  auto numbers = dyn_cast_or_null<DenseI32ArrayAttr>(args[Numbers].attribute);
  for (auto [i, region] : llvm::enumerate(holder.getRegions())) {
    printer.printNewline();
    printer << args[PartWord].text << int64_t(i) << '(';
    if (!region.empty())
      llvm::interleave(
          region.getArguments(),
          [&](BlockArgument argument) {
            printer.printRegionArgument(argument);
          },
          [&] { printer << ", "; });
    printer << ") " << args[NumberWord].text << '('
            << (numbers && i < numbers.asArrayRef().size()
                    ? int64_t(numbers.asArrayRef()[i])
                    : int64_t(0))
            << ") ";
    printer.printRegion(region, /*printEntryBlockArgs=*/false);
  }
}

static void printHeldRegions(OpAsmPrinter &printer, Operation *,
                             PrintedArgs args) {
  Region &second = *args[Holder].regions.front();
  if (!second.hasOneBlock() || second.front().empty())
    return;
  Operation &holder = second.front().front();
  printer << '(';
  printer.printOperands(ValueRange(holder.getOperands()));
  printer << ')';
  if (auto attributes =
          dyn_cast_or_null<DictionaryAttr>(args[HeldAttributes].attribute))
    printer.printOptionalAttrDictWithKeyword(attributes.getValue());
  printer.printNewline();
  printer << args[DefaultWord].text << ' ';
  printer.printRegion(*args[Default].regions.front(),
                      /*printEntryBlockArgs=*/false);
  printParts(printer, holder, args);
  printer << " : ";
  printer.printFunctionalType(TypeRange(holder.getOperandTypes()),
                              args[HeldResultTypes].types);
}

/// Whether the second region is the operation that holds the parts, which has nothing that the
/// form does not say.
static bool holdsHeldRegions(Operation *, PrintedArgs args) {
  if (args[Holder].regions.size() != 1 || args[Default].regions.size() != 1)
    return false;
  Region &second = *args[Holder].regions.front();
  if (!second.hasOneBlock() || second.getNumArguments() != 0 ||
      !llvm::hasSingleElement(second.front()))
    return false;
  Operation &holder = second.front().front();
  auto numbers = dyn_cast_or_null<DenseI32ArrayAttr>(args[Numbers].attribute);
  return holder.getName().getStringRef() == args[HolderName].text &&
         holder.getNumResults() == 0 && holder.getAttrs().empty() &&
         holder.getNumRegions() == (numbers ? numbers.asArrayRef().size() : 0);
}

//===-- Table -------------------------------------------------------------===//

ArrayRef<BundledDirective> detail::getRegionDirectives() {
  static constexpr BundledDirective directives[] = {
      {"HeldRegions",
       {9, 9, parseHeldRegions, printHeldRegions, nullptr, "drratssss",
        holdsHeldRegions}},
      {"CaptureRegion",
       {6, 9, parseCaptureRegion, printCaptureRegion, nullptr, "oto(toa)?rs?s?",
        holdsCaptureRegion}},
      {"Reduction",
       {9, 9, parseReduction, printReduction, nullptr, "ooadtttrs",
        holdsReduction}}};
  return directives;
}
