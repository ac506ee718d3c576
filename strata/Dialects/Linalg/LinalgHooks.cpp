// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgHooks.h"

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Linalg/LinalgFolds.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Linalg/LinalgPatterns.h"
#include "strata/Dialects/Linalg/PayloadSyntax.h"
#include "strata/Dialects/Linalg/StructuredBody.h"
#include "strata/Dialects/Linalg/StructuredVerifier.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// Whether the attributes say that `cast` extends with zeros.
static bool castsUnsigned(ArrayRef<NamedAttribute> attributes) {
  for (NamedAttribute attr : attributes) {
    auto value = dyn_cast<DynamicAttr>(attr.getValue());
    if (attr.getNameRef() != "cast" || !value || value.getParams().empty())
      continue;
    auto number = dyn_cast<IntegerAttr>(value.getParams().front());
    return number && number.getValue() == 1;
  }
  return false;
}

/// Elementwise functions by the number of the case of #linalg.elementwise_kind.
static constexpr StringLiteral elementwiseFunctions[] = {
    "exp",          "log",          "abs",          "ceil",  "floor",
    "negf",         "reciprocal",   "round",        "sqrt",  "rsqrt",
    "square",       "tanh",         "erf",          "add",   "sub",
    "mul",          "div",          "div_unsigned", "max",   "min",
    "max_unsigned", "min_unsigned", "powf",         "select"};

/// The expression of the body of linalg.elementwise of kind `attr`.
static std::string getElementwiseBody(Attribute attr) {
  auto kind = dyn_cast_or_null<DynamicAttr>(attr);
  auto number = kind && !kind.getParams().empty()
                    ? dyn_cast<IntegerAttr>(kind.getParams().front())
                    : IntegerAttr();
  if (!number || number.getValue().uge(std::size(elementwiseFunctions)))
    return {};
  StringRef name = elementwiseFunctions[number.getValue().getZExtValue()];
  constexpr size_t numUnary = 13;
  size_t index = number.getValue().getZExtValue();
  StringRef operands = index < numUnary   ? "(in0)"
                       : name == "select" ? "(in0, in1, in2)"
                                          : "(in0, in1)";
  return (name + operands).str();
}

/// The expression of the body that the format of `op` has; empty if it has none, or if it does
/// not have as many scalars as `op` has operands.
static std::string getBodyExpression(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  const FormatElement *body =
      def.format ? def.format->findCustom("StructuredBody") : nullptr;
  if (!body)
    return {};
  bool isRef = body->children[4].kind == FormatElement::Kind::Ref;
  const FormatElement &argument =
      isRef ? body->children[4].children.front() : body->children[4];
  std::string expression = argument.text;
  unsigned expected = 0;
  (void)StringRef(body->children[5].text).getAsInteger(10, expected);
  if (argument.kind == FormatElement::Kind::Attribute) {
    expression = getElementwiseBody(op->getAttrSlots()[argument.index]);
    expected = 2 + unsigned(llvm::count(expression, ','));
  }
  return op->getNumOperands() == expected ? expression : std::string();
}

void strata::fillStructuredRegion(Operation *op) {
  std::string expression = getBodyExpression(op);
  Region &region = op->getRegion(0);
  if (expression.empty() || !region.empty())
    return;
  Block &block = region.emplaceBlock();
  for (Value operand : op->getOperands())
    block.addArgument(linalg::getStructuredElementType(operand.getType()),
                      op->getLoc());
  auto emitError = [&] { return op->emitError(); };
  (void)buildStructuredBody(block, expression, castsUnsigned(op->getAttrs()),
                            emitError, op->getLoc());
}

/// Appends the locations of `operands`, which have `types`.
static ParseResult appendLocations(OpAsmParser &parser,
                                   ArrayRef<UnresolvedOperand> operands,
                                   ArrayRef<Type> types,
                                   SmallVectorImpl<Location> &locs) {
  SmallVector<Value, 4> values;
  if (parser.resolveOperands(operands, types, parser.getNameLoc(), values))
    return failure();
  for (Value value : values)
    locs.push_back(value.getLoc());
  return success();
}

/// The region of a named operation, which has no text. The arguments are the types of the
/// inputs, those of the outputs, the region, the attributes, the expression of the body or
/// the kind of an elementwise operation, and the number of scalars in it. If the inputs and
/// outputs follow, the region has their locations and that of the operation; else it has
/// none.
static ParseResult parseStructuredBody(OpAsmParser &parser,
                                       MutableArrayRef<ParsedArgument> args) {
  std::string expression = args[4].text.str();
  unsigned expected = 0;
  (void)args[5].text.getAsInteger(10, expected);
  if (args[4].attribute) {
    expression = getElementwiseBody(*args[4].attribute);
    expected = 2 + unsigned(llvm::count(expression, ','));
  }
  SmallVector<Type, 4> scalars;
  for (const auto *types : {args[0].types, args[1].types})
    for (Type type : *types)
      scalars.push_back(linalg::getStructuredElementType(type));
  llvm::SMLoc loc = parser.getNameLoc();
  if (scalars.size() != expected)
    return parser.emitError(
        loc,
        "[parseNamedStructuredOpRegion] ods-gen generated region expects " +
            Twine(expected) + " args, got " + Twine(scalars.size()));
  auto region = std::make_unique<Region>();
  Block *block = Block::create(parser.getContext());
  region->push_back(block);
  SmallVector<Location, 4> locs(scalars.size());
  Location bodyLoc;
  if (args.size() > 6) {
    locs.clear();
    bodyLoc = parser.getEncodedSourceLoc(loc);
    for (unsigned side : {0, 1})
      if (appendLocations(parser, *args[6 + side].operands, *args[side].types,
                          locs))
        return failure();
  }
  block->addArguments(scalars, locs);
  auto emitError = [&] { return parser.emitError(loc, ""); };
  if (failed(buildStructuredBody(*block, expression,
                                 castsUnsigned(*args[3].attrDict), emitError,
                                 bodyLoc)))
    return failure();
  args[2].regions->push_back(std::move(region));
  return success();
}

static void printStructuredBody(OpAsmPrinter &, Operation *,
                                ArrayRef<PrintedArgument>) {}

/// A region whose terminator is neither implied nor left out.
static ParseResult parseWholeRegion(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  auto region = std::make_unique<Region>();
  if (parser.parseRegion(*region))
    return failure();
  args[0].regions->push_back(std::move(region));
  return success();
}

static void printWholeRegion(OpAsmPrinter &printer, Operation *op,
                             ArrayRef<PrintedArgument>) {
  printer.printRegion(op->getRegion(0));
}

/// Verifies the operations that list `interface`, and folds them by `fold`.
static void addVerifier(Context &ctx, StringRef interface, TraitPhase phase,
                        TraitVerifier verify,
                        decltype(TraitInfo::fold) fold = nullptr) {
  TraitInfo info;
  info.name = interface;
  info.phase = phase;
  info.verify = verify;
  info.fold = fold;
  (void)registerTrait(&ctx, info);
}

void strata::registerLinalgHooks(Context &ctx) {
  FormatDirective body;
  body.minArgs = 6;
  body.maxArgs = 8;
  body.parse = parseStructuredBody;
  body.print = printStructuredBody;
  (void)registerFormatDirective(ctx, "linalg.StructuredBody", body);

  FormatDirective region;
  region.minArgs = region.maxArgs = 1;
  region.parse = parseWholeRegion;
  region.print = printWholeRegion;
  (void)registerFormatDirective(ctx, "linalg.Region", region);

  registerOpHooks<linalg::IndexOp>(&ctx, {.verify = verifyLinalgIndex});
  registerOpHooks<linalg::MapOp>(&ctx, {.canPrint = canPrintPayload,
                                        .print = printLinalgMap,
                                        .parse = parseLinalgMap});
  registerOpHooks<linalg::ReduceOp>(&ctx, {.canPrint = canPrintPayload,
                                           .print = printLinalgReduce,
                                           .parse = parseLinalgReduce});
  registerOpHooks<linalg::SoftmaxOp, linalg::WinogradFilterTransformOp,
                  linalg::WinogradInputTransformOp,
                  linalg::WinogradOutputTransformOp>(
      &ctx, {.verifyRegions = verifyDestinations});
  registerOpHooks<linalg::YieldOp>(&ctx, {.verify = verifyLinalgYield});

  registerLinalgFolds(ctx);
  registerLinalgPatterns(ctx);
  registerPackPatterns(ctx);
  registerLinalgInterfaces(ctx);
  addVerifier(ctx, linalg::LinalgOp::name, TraitPhase::Regions,
              verifyStructuredOp, foldStructuredOp);
  addVerifier(ctx, "linalg::ContractionOpInterface", TraitPhase::Regions,
              verifyContraction);
  addVerifier(ctx, "linalg::ConvolutionOpInterface", TraitPhase::Ordinary,
              verifyConvolution);
}
