// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The custom forms and verifiers of loops over iteration spaces, and of operations on them. The
// arguments of a body are the carried values, the coordinates that are used, and the iterators.
#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/SparseTensor/SparseTensorHooks.h"
#include "strata/Dialects/SparseTensor/SparseTensorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace strata;
using namespace ::dialects::sparse_tensor;

using Argument = OpAsmParser::Argument;

/// The most levels or spaces that a set in an attribute can have.
static constexpr size_t MaxSetSize = 64;

//===-- Spaces -------------------------------------------------------------===//

static Type getIteratorType(Type space) {
  auto type = cast<IterSpaceType>(space);
  return IteratorType::get(space.getContext(), type.getEncoding(),
                           type.getLoLvl(), type.getHiLvl());
}

static LogicalResult inferIterSpace(const InferenceInput &input,
                                    SmallVectorImpl<Type> &types) {
  auto tensor = dyn_cast<RankedTensorType>(input.operands.front().getType());
  auto encoding =
      tensor ? dyn_cast_or_null<SparseTensorEncodingAttr>(tensor.getEncoding())
             : SparseTensorEncodingAttr();
  // Attributes are sorted by their names.
  auto high = dyn_cast_or_null<IntegerAttr>(input.attributes[0]);
  auto low = dyn_cast_or_null<IntegerAttr>(input.attributes[1]);
  if (!encoding || !low || !high)
    return failure();
  types.push_back(IterSpaceType::get(tensor.getContext(), encoding,
                                     low.getInt(), high.getInt()));
  return success();
}

static LogicalResult verifyIterSpace(ExtractIterSpaceOp op) {
  int64_t low = op.getLoLvl(), high = op.getHiLvl();
  if (low >= high)
    return op->emitOpError("expect larger level upper bound than lower bound");
  auto encoding = cast<SparseTensorEncodingAttr>(
      cast<RankedTensorType>(op.getTensor().getType()).getEncoding());
  if (low < 0 || high > int64_t(encoding.getLvlTypes().size()))
    return op->emitOpError("level range is out of bounds");
  Value parent = op.getParentIter();
  if ((low == 0) == bool(parent))
    return op->emitOpError(
        "parent iterator should be specified iff level lower bound equals 0");
  if (!parent)
    return success();
  auto type = cast<IteratorType>(parent.getType());
  if (type.getEncoding() != encoding)
    return op->emitOpError(
        "mismatch in parent iterator encoding and iteration space encoding.");
  if (type.getHiLvl() != low)
    return op->emitOpError("parent iterator should be used to extract an "
                           "iteration space from a consecutive level.");
  return success();
}

static LogicalResult verifyExtractedValue(ExtractValOp op) {
  auto encoding = cast<SparseTensorEncodingAttr>(
      cast<RankedTensorType>(op.getTensor().getType()).getEncoding());
  auto type = cast<IteratorType>(op.getIterator().getType());
  if (type.getEncoding() != encoding)
    return op->emitOpError(
        "mismatch in tensor encoding and iterator encoding.");
  if (type.getHiLvl() != int64_t(encoding.getLvlTypes().size()))
    return op->emitOpError("must use last-level iterator to extract values. ");
  return success();
}

/// The sets of spaces that the regions are for. The list is empty if it has other attributes than
/// integers.
static SmallVector<int64_t> getCaseSets(CoIterateOp op) {
  SmallVector<int64_t> sets;
  for (Attribute attr : op.getCases()) {
    auto set = dyn_cast<IntegerAttr>(attr);
    if (!set)
      return {};
    sets.push_back(set.getInt());
  }
  return sets;
}

//===-- Parsing ------------------------------------------------------------===//

namespace {
/// The parts that loops over one space and over several have.
struct LoopSyntax {
  SmallVector<Argument> carried, coordinates;
  SmallVector<UnresolvedOperand> inits;
  int64_t usedLevels = 0;
  bool isCarrying = false;

  ParseResult parseHeader(OpAsmParser &parser);
  /// The types of results, if values are carried.
  ParseResult parseResults(OpAsmParser &parser, OperationState &state);
  /// The arguments of a body, without iterators.
  SmallVector<Argument> getArguments() const {
    SmallVector<Argument> arguments(carried);
    llvm::append_range(arguments, coordinates);
    return arguments;
  }
};
} // namespace

/// Parses `%a, _, %b`. Appends the arguments that are named, and sets their bits in `set`.
static ParseResult parseUsedList(OpAsmParser &parser, size_t max,
                                 OpAsmParser::Delimiter delimiter,
                                 SmallVectorImpl<Argument> &arguments,
                                 int64_t &set) {
  llvm::SMLoc loc = parser.getNameLoc();
  size_t count = 0;
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    if (count == max)
      return parser.emitError(loc, "parsed more value than expected.");
    size_t place = count++;
    if (succeeded(parser.parseOptionalKeyword(StringRef("_"))))
      return success();
    set |= int64_t(uint64_t(1) << place);
    return parser.parseArgument(arguments.emplace_back());
  });
}

/// `at(%i, _) iter_args(%x = %init)`.
ParseResult LoopSyntax::parseHeader(OpAsmParser &parser) {
  if (succeeded(parser.parseOptionalKeyword(StringRef("at"))) &&
      parseUsedList(parser, MaxSetSize, OpAsmParser::Delimiter::Paren,
                    coordinates, usedLevels))
    return failure();
  for (Argument &coordinate : coordinates)
    coordinate.type = IndexType::get(parser.getContext());
  if (parser.parseOptionalKeyword(StringRef("iter_args")))
    return success();
  isCarrying = true;
  return parser.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
        return failure(parser.parseArgument(carried.emplace_back()) ||
                       parser.parseEqual() ||
                       parser.parseOperand(inits.emplace_back()));
      });
}

ParseResult LoopSyntax::parseResults(OpAsmParser &parser,
                                     OperationState &state) {
  if (!isCarrying)
    return success();
  if (parser.parseArrowTypeList(state.types))
    return failure();
  if (state.types.size() != carried.size())
    return parser.emitError(
        parser.getNameLoc(),
        "mismatch in number of iteration arguments and return values");
  for (auto [argument, init, type] : llvm::zip(carried, inits, state.types)) {
    argument.type = type;
    if (parser.resolveOperand(init, type, state.operands))
      return failure();
  }
  return success();
}

/// A region, which may leave out a terminator without operands.
static ParseResult parseBody(OpAsmParser &parser, OperationState &state,
                             ArrayRef<Argument> arguments) {
  Region &region = *state.addRegion();
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseRegion(region, arguments))
    return failure();
  if (region.empty())
    region.emplaceBlock();
  Block &block = region.back();
  if (!block.empty() && block.back().hasTrait(OpTrait::Terminator))
    return success();
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToEnd(&block);
  YieldOp::create(builder, parser.getEncodedSourceLoc(loc), ValueRange());
  return success();
}

static ParseResult parseIterate(OpAsmParser &parser, OperationState &state) {
  Argument iterator;
  UnresolvedOperand space;
  LoopSyntax loop;
  Type type;
  if (parser.parseArgument(iterator) || parser.parseKeyword("in") ||
      parser.parseOperand(space) || loop.parseHeader(parser) ||
      parser.parseColonType(type))
    return failure();
  if (!isa<IterSpaceType>(type))
    return parser.emitError(parser.getNameLoc(),
                            "expected sparse_tensor.iter_space type for "
                            "iteration space operands");
  if (parser.resolveOperand(space, type, state.operands) ||
      loop.parseResults(parser, state))
    return failure();
  iterator.type = getIteratorType(type);
  SmallVector<Argument> arguments = loop.getArguments();
  arguments.push_back(iterator);
  state.addAttribute(
      "crdUsedLvls",
      Builder(parser.getContext()).getI64IntegerAttr(loop.usedLevels));
  return failure(parseBody(parser, state, arguments) ||
                 parser.parseOptionalAttrDict(state.attributes));
}

/// A region of a loop over several spaces, after `case`.
static ParseResult parseCase(OpAsmParser &parser, OperationState &state,
                             ArrayRef<Type> spaces, const LoopSyntax &loop,
                             SmallVectorImpl<Attribute> &cases) {
  SmallVector<Argument> iterators;
  int64_t set = 0;
  bool isEmpty = parser.peekToken() == "{";
  if (!isEmpty && parseUsedList(parser, spaces.size(),
                                OpAsmParser::Delimiter::None, iterators, set))
    return failure();
  cases.push_back(Builder(parser.getContext()).getI64IntegerAttr(set));
  size_t next = 0;
  for (auto [i, space] : llvm::enumerate(spaces))
    if (uint64_t(set) >> i & 1)
      iterators[next++].type = getIteratorType(space);
  SmallVector<Argument> arguments = loop.getArguments();
  llvm::append_range(arguments, iterators);
  return parseBody(parser, state, arguments);
}

static ParseResult parseCoIterate(OpAsmParser &parser, OperationState &state) {
  SmallVector<UnresolvedOperand> spaces;
  SmallVector<Type> types;
  LoopSyntax loop;
  if (parser.parseOperandList(spaces, OpAsmParser::Delimiter::Paren) ||
      loop.parseHeader(parser) || parser.parseColon() || parser.parseLParen() ||
      parser.parseTypeList(types) || parser.parseRParen())
    return failure();
  if (spaces.size() != types.size() || spaces.size() > MaxSetSize)
    return parser.emitError(parser.getNameLoc(),
                            "mismatch in number of iteration space operands "
                            "and iteration space types");
  for (auto [space, type] : llvm::zip(spaces, types)) {
    if (!isa<IterSpaceType>(type))
      return parser.emitError(parser.getNameLoc(),
                              "expected sparse_tensor.iter_space type for "
                              "iteration space operands");
    if (parser.resolveOperand(space, type, state.operands))
      return failure();
  }
  if (loop.parseResults(parser, state))
    return failure();
  SmallVector<Attribute> cases;
  while (succeeded(parser.parseOptionalKeyword(StringRef("case"))))
    if (parseCase(parser, state, types, loop, cases))
      return failure();
  Builder builder(parser.getContext());
  state.addAttribute("crdUsedLvls", builder.getI64IntegerAttr(loop.usedLevels));
  state.addAttribute("cases", builder.getArrayAttr(cases));
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr(
                         {int32_t(spaces.size()), int32_t(loop.inits.size())}));
  return parser.parseOptionalAttrDict(state.attributes);
}

//===-- Printing -----------------------------------------------------------===//

/// `%a, _, %b`: the arguments from `first` on for the members of `set`.
static void printUsedList(OpAsmPrinter &printer, Block &block, size_t first,
                          int64_t set, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    printer << (i ? ", " : "");
    if (uint64_t(set) >> i & 1)
      printer << Value(block.getArgument(unsigned(first++)));
    else
      printer << "_";
  }
}

/// `at(...) iter_args(...)`. `block` has the arguments.
static void printHeader(OpAsmPrinter &printer, Block &block, ValueRange inits,
                        int64_t usedLevels, size_t numLevels) {
  if (usedLevels) {
    printer << " at(";
    printUsedList(printer, block, inits.size(), usedLevels, numLevels);
    printer << ')';
  }
  if (inits.empty())
    return;
  printer << " iter_args(";
  for (auto [i, init] : llvm::enumerate(inits))
    printer << (i ? ", " : "") << Value(block.getArgument(unsigned(i))) << " = "
            << init;
  printer << ')';
}

static void printBody(OpAsmPrinter &printer, Region &region, bool isCarrying) {
  printer << ' ';
  printer.printRegion(region, /*printEntryBlockArgs=*/false,
                      /*printBlockTerminators=*/isCarrying);
}

static size_t getNumLevels(Value space) {
  auto type = cast<IterSpaceType>(space.getType());
  return size_t(type.getHiLvl() - type.getLoLvl());
}

static void printIterate(Operation *op, OpAsmPrinter &printer) {
  IterateOp loop(op);
  Value space = loop.getIterSpace();
  Block &block = loop.getRegion().front();
  printer << ' ' << Value(block.getArguments().back()) << " in " << space;
  printHeader(printer, block, loop.getInitArgs(), loop.getCrdUsedLvls(),
              getNumLevels(space));
  printer << " : " << space.getType() << ' ';
  printer.printOptionalArrowTypeList(op->getResultTypes());
  printBody(printer, loop.getRegion(), op->getNumResults() != 0);
  printer.printOptionalAttrDict(op->getAttrs(), {"crdUsedLvls"});
}

static void printCoIterate(Operation *op, OpAsmPrinter &printer) {
  CoIterateOp loop(op);
  OperandRange spaces = loop.getIterSpaces();
  printer << " (";
  printer.printOperands(spaces);
  printer << ')';
  size_t numLevels = 0;
  for (Value space : spaces)
    numLevels = std::max(numLevels, getNumLevels(space));
  if (op->getNumRegions())
    printHeader(printer, op->getRegion(0).front(), loop.getInitArgs(),
                loop.getCrdUsedLvls(), numLevels);
  printer << " : (";
  printer.printTypes(spaces.getTypes());
  printer << ')';
  printer.printOptionalArrowTypeList(op->getResultTypes());
  size_t first = loop.getInitArgs().size() +
                 size_t(llvm::popcount(uint64_t(loop.getCrdUsedLvls())));
  for (auto [region, set] : llvm::zip(op->getRegions(), getCaseSets(loop))) {
    printer.printNewline();
    printer << "case ";
    if (set)
      printUsedList(printer, region.front(), first, set, spaces.size());
    printBody(printer, region, op->getNumResults() != 0);
  }
  printer.printOptionalAttrDict(
      op->getAttrs(), {"crdUsedLvls", "cases", "operandSegmentSizes"});
}

/// Whether `block` has `count` arguments after the carried values and coordinates.
static bool hasLoopArguments(Region &region, size_t numInits,
                             int64_t usedLevels, size_t count) {
  return !region.empty() &&
         region.front().getNumArguments() ==
             numInits + size_t(llvm::popcount(uint64_t(usedLevels))) + count;
}

static bool canPrintIterate(Operation *op) {
  IterateOp loop(op);
  return op->getNumRegions() == 1 && op->getNumOperands() &&
         isa_and_nonnull<IntegerAttr>(
             op->getInherentAttrOrNull("crdUsedLvls")) &&
         hasLoopArguments(op->getRegion(0), op->getNumOperands() - 1,
                          loop.getCrdUsedLvls(), 1);
}

static bool canPrintCoIterate(Operation *op) {
  CoIterateOp loop(op);
  return isa_and_nonnull<ArrayAttr>(op->getInherentAttrOrNull("cases")) &&
         isa_and_nonnull<IntegerAttr>(
             op->getInherentAttrOrNull("crdUsedLvls")) &&
         (op->getNumRegions() ||
          (!op->getNumResults() && !loop.getCrdUsedLvls())) &&
         op->getNumRegions() == getCaseSets(loop).size() &&
         llvm::all_of(
             llvm::zip(op->getRegions(), getCaseSets(loop)), [&](auto pair) {
               auto [region, set] = pair;
               return hasLoopArguments(region, loop.getInitArgs().size(),
                                       loop.getCrdUsedLvls(),
                                       size_t(llvm::popcount(uint64_t(set))));
             });
}

//===-- Verification -------------------------------------------------------===//

/// Checks the `i`-th carried value, from its initial value to the result.
static LogicalResult verifyCarried(IterateOp op, unsigned i) {
  Block &block = op.getRegion().front();
  Type init = op.getInitArgs()[i].getType(),
       argument = block.getArgument(i).getType(),
       result = op->getResult(i).getType(),
       yielded = block.getTerminator()->getOperand(i).getType();
  auto report = [&](StringRef left, Type leftType, StringRef right,
                    Type rightType) {
    return op->emitOpError()
           << i << "-th " << left << " and " << i << "-th " << right
           << " have different type: " << leftType << " != " << rightType;
  };
  if (init != argument)
    return report("init", init, "region iter_arg", argument);
  if (argument != result)
    return report("region iter_arg", argument, "loop result", result);
  if (argument != yielded)
    return report("region iter_arg", argument, "yielded value", yielded);
  return success();
}

static LogicalResult verifyIterate(IterateOp op) {
  if (op.getInitArgs().size() != op->getNumResults())
    return op->emitOpError(
        "mismatch in number of loop-carried values and defined values");
  auto used = uint64_t(op.getCrdUsedLvls());
  size_t numLevels = getNumLevels(op.getIterSpace());
  if (numLevels < MaxSetSize && used >> numLevels)
    return op->emitOpError("required out-of-bound coordinates");
  return success();
}

static LogicalResult verifyIterateBody(IterateOp op) {
  Block &block = op.getRegion().front();
  if (!block.getNumArguments() ||
      block.getArguments().back().getType() !=
          getIteratorType(op.getIterSpace().getType()))
    return op->emitOpError("mismatch in iterator and iteration space type");
  int64_t numCarried = int64_t(block.getNumArguments()) - 1 -
                       llvm::popcount(uint64_t(op.getCrdUsedLvls()));
  size_t numInits = op.getInitArgs().size();
  if (numCarried != int64_t(numInits))
    return op->emitOpError("different number of inits and region iter_args: ")
           << numInits << " != " << std::max(numCarried, int64_t(0));
  for (size_t i = numInits; i + 1 < block.getNumArguments(); ++i)
    if (!isa<IndexType>(block.getArgument(unsigned(i)).getType()))
      return op->emitOpError("expected coordinates of type index");
  size_t numYielded = block.getTerminator()->getNumOperands();
  if (numYielded != numInits)
    return op->emitOpError("different number of region iter_args and yielded "
                           "values: ")
           << numInits << " != " << numYielded;
  for (unsigned i = 0; i < numInits; ++i)
    if (failed(verifyCarried(op, i)))
      return failure();
  return success();
}

static LogicalResult verifyCoIterate(CoIterateOp op) {
  if (op.getInitArgs().size() != op->getNumResults())
    return op->emitOpError(
        "mismatch in number of loop-carried values and defined values");
  SmallVector<int64_t> cases = getCaseSets(op);
  if (cases.size() != op->getNumRegions())
    return op->emitOpError("expected a region for each of its cases");
  llvm::sort(cases);
  if (std::adjacent_find(cases.begin(), cases.end()) != cases.end())
    return op->emitOpError("contains duplicated cases.");
  size_t numSpaces = op.getIterSpaces().size();
  for (int64_t set : cases)
    if (numSpaces < MaxSetSize && uint64_t(set) >> numSpaces)
      return op->emitOpError("has a case with more iterators than spaces");
  size_t numLevels = MaxSetSize;
  for (Value space : op.getIterSpaces())
    numLevels = std::min(numLevels, getNumLevels(space));
  if (numLevels < MaxSetSize && uint64_t(op.getCrdUsedLvls()) >> numLevels)
    return op->emitOpError("required out-of-bound coordinates");
  return success();
}

/// Checks the arguments and yielded values of the region of a case.
static LogicalResult verifyCase(CoIterateOp op, unsigned number, int64_t set) {
  Block &block = op->getRegion(number).front();
  SmallVector<Type> expected(op.getInitArgs().getTypes().begin(),
                             op.getInitArgs().getTypes().end());
  expected.append(size_t(llvm::popcount(uint64_t(op.getCrdUsedLvls()))),
                  IndexType::get(op->getContext()));
  for (auto [i, space] : llvm::enumerate(op.getIterSpaces()))
    if (uint64_t(set) >> i & 1)
      expected.push_back(getIteratorType(space.getType()));
  if (TypeRange(block.getArgumentTypes()) != TypeRange(expected))
    return op->emitOpError("types mismatch between the arguments and the "
                           "operands of region ")
           << number;
  OperandRange yielded = block.getTerminator()->getOperands();
  if (yielded.size() != op->getNumResults())
    return op->emitOpError(
        "mismatch in number of yielded values and defined values");
  for (auto [i, value] : llvm::enumerate(yielded))
    if (value.getType() != op->getResult(unsigned(i)).getType() ||
        value.getType() != expected[i])
      return op->emitOpError("types mismatch between ")
             << uint64_t(i) << "th yield value and defined value on " << number
             << "th region";
  return success();
}

static LogicalResult verifyCases(CoIterateOp op) {
  for (auto [i, set] : llvm::enumerate(getCaseSets(op)))
    if (failed(verifyCase(op, unsigned(i), set)))
      return failure();
  return success();
}

void strata::registerSparseIteration(Context &ctx) {
  registerOpHooks<ExtractIterSpaceOp>(
      &ctx,
      {.verify = typedHook<verifyIterSpace>, .inferTypes = inferIterSpace});
  registerOpHooks<ExtractValOp>(&ctx,
                                {.verify = typedHook<verifyExtractedValue>});
  registerOpHooks<IterateOp>(&ctx,
                             {.verify = typedHook<verifyIterate>,
                              .verifyRegions = typedHook<verifyIterateBody>,
                              .canPrint = canPrintIterate,
                              .print = printIterate,
                              .parse = parseIterate});
  registerOpHooks<CoIterateOp>(&ctx, {.verify = typedHook<verifyCoIterate>,
                                      .verifyRegions = typedHook<verifyCases>,
                                      .canPrint = canPrintCoIterate,
                                      .print = printCoIterate,
                                      .parse = parseCoIterate});
}
