// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Launches of regions and of kernels.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Dialects/GPU/GPUDetail.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

using namespace strata;
using namespace strata::gpu_dialect;

using Argument = OpAsmParser::Argument;
using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

namespace {
/// The groups of operands, in their order.
enum Group : uint8_t {
  Dependencies,
  GridSizes,
  BlockSizes = GridSizes + 3,
  ClusterSizes = BlockSizes + 3,
  SharedMemory = ClusterSizes + 3,
  NumGroups
};

/// `keyword(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`.
struct Dimensions {
  SmallVector<Argument, 3> ids, sizes;
  SmallVector<UnresolvedOperand, 3> operands;

  ParseResult parse(OpAsmParser &parser);
};
} // namespace

ParseResult Dimensions::parse(OpAsmParser &parser) {
  Type index = IndexType::get(parser.getContext());
  auto parseArgument = [&](SmallVectorImpl<Argument> &arguments) {
    Argument &argument = arguments.emplace_back();
    ParseResult result = parser.parseArgument(argument);
    argument.type = index;
    return result;
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                     [&] { return parseArgument(ids); }) ||
      parser.parseKeyword("in") || parser.parseLParen())
    return failure();
  for (int i = 0; i < 3; ++i)
    if ((i && parser.parseComma()) || parseArgument(sizes) ||
        parser.parseEqual() || parser.parseOperand(operands.emplace_back()))
      return failure();
  if (parser.parseRParen())
    return failure();
  if (ids.size() != 3)
    return parser.emitError(parser.getNameLoc(), "expected 3 dimensions");
  return success();
}

static ParseResult parseSymbol(OpAsmParser &parser, OperationState &state,
                               StringRef word) {
  StringAttr name;
  if (parser.parseOptionalKeyword(word))
    return success();
  if (parser.parseLParen() || parser.parseSymbolName(name) ||
      parser.parseRParen())
    return failure();
  state.addAttribute(
      word, FlatSymbolRefAttr::get(parser.getContext(), name.getValue()));
  return success();
}

/// `async [%a]`.
static ParseResult
parseDependencies(OpAsmParser &parser, OperationState &state,
                  SmallVectorImpl<UnresolvedOperand> &operands) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("async"))) {
    if (checkNamed(parser, loc))
      return failure();
    state.types.push_back(getTokenType(parser.getContext()));
  }
  return parser.parseOperandList(operands,
                                 OpAsmParser::Delimiter::OptionalSquare);
}

static ParseResult parseLaunch(OpAsmParser &parser, OperationState &state) {
  Context *ctx = parser.getContext();
  SmallVector<UnresolvedOperand, 4> tokens, memory;
  Dimensions clusters, blocks, threads;
  if (parseDependencies(parser, state, tokens))
    return failure();
  bool hasClusters = succeeded(parser.parseOptionalKeyword("clusters"));
  if (hasClusters && clusters.parse(parser))
    return failure();
  if (parser.parseKeyword("blocks") || blocks.parse(parser) ||
      parser.parseKeyword("threads") || threads.parse(parser))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("dynamic_shared_memory_size")) &&
      parser.parseOperand(memory.emplace_back()))
    return failure();
  SmallVector<Argument, 16> arguments;
  for (auto *list : {&blocks.ids, &threads.ids, &blocks.sizes, &threads.sizes,
                     &clusters.ids, &clusters.sizes})
    arguments.append(list->begin(), list->end());
  if (parseSymbol(parser, state, "module") ||
      parseSymbol(parser, state, "function") ||
      attributions::parse(parser, state, /*withAttrs=*/false, arguments) ||
      parser.parseRegion(*state.addRegion(), arguments) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  Type index = IndexType::get(ctx), i32 = IntegerType::get(ctx, 32);
  auto resolve = [&](ArrayRef<UnresolvedOperand> operands, Type type) {
    for (const UnresolvedOperand &operand : operands)
      if (parser.resolveOperand(operand, type, state.operands))
        return failure();
    return success();
  };
  if (failed(resolve(tokens, getTokenType(ctx))) ||
      failed(resolve(blocks.operands, index)) ||
      failed(resolve(threads.operands, index)) ||
      failed(resolve(clusters.operands, index)) || failed(resolve(memory, i32)))
    return failure();
  SmallVector<int32_t, NumGroups> sizes(NumGroups, 1);
  sizes[Dependencies] = int32_t(tokens.size());
  sizes[SharedMemory] = int32_t(memory.size());
  for (int i = 0; i < 3; ++i)
    sizes[ClusterSizes + i] = hasClusters;
  state.addAttribute("operandSegmentSizes",
                     Builder(ctx).getDenseI32ArrayAttr(sizes));
  return success();
}

/// The number of region arguments in front of the memory.
static unsigned getNumArguments(Operation *op) {
  SmallVector<Segment, NumGroups> groups;
  bool hasClusters = succeeded(getOperandSegments(op, groups)) &&
                     groups[ClusterSizes].size != 0;
  return hasClusters ? 18 : 12;
}

static bool canPrintLaunch(Operation *op) {
  SmallVector<Segment, NumGroups> groups;
  return op->getNumRegions() == 1 && !op->getRegion(0).empty() &&
         op->getNumResults() < 2 && succeeded(getOperandSegments(op, groups)) &&
         groups[ClusterSizes].size == groups[ClusterSizes + 1].size &&
         groups[ClusterSizes].size == groups[ClusterSizes + 2].size &&
         op->getRegion(0).getNumArguments() >= getNumArguments(op);
}

/// The arguments `ids`, those for the sizes from `sizes` on, and the operands of the
/// groups from `group` on.
static void printDimensions(OpAsmPrinter &printer, Operation *op,
                            StringRef word, unsigned ids, unsigned sizes,
                            Group group) {
  SmallVector<Segment, NumGroups> groups;
  (void)getOperandSegments(op, groups);
  Region &body = op->getRegion(0);
  printer << ' ' << word << '(' << body.getArgument(ids) << ", "
          << body.getArgument(ids + 1) << ", " << body.getArgument(ids + 2)
          << ") in (";
  for (unsigned i = 0; i < 3; ++i)
    printer << (i ? ", " : "") << body.getArgument(sizes + i) << " = "
            << op->getOperand(groups[group + i].first);
  printer << ')';
}

static void printSymbol(OpAsmPrinter &printer, Operation *op, StringRef word) {
  if (auto name =
          dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull(word))) {
    printer << ' ' << word << '(' << name << ')';
  }
}

static void printLaunch(Operation *op, OpAsmPrinter &printer) {
  SmallVector<Segment, NumGroups> groups;
  (void)getOperandSegments(op, groups);
  if (op->getNumResults())
    printer << " async";
  if (unsigned count = groups[Dependencies].size) {
    printer << " [";
    printer.printOperands(op->getOpOperands().take_front(count));
    printer << ']';
  }
  if (groups[ClusterSizes].size)
    printDimensions(printer, op, "clusters", 12, 15, ClusterSizes);
  printDimensions(printer, op, "blocks", 0, 6, GridSizes);
  printDimensions(printer, op, "threads", 3, 9, BlockSizes);
  if (groups[SharedMemory].size)
    printer << " dynamic_shared_memory_size "
            << op->getOperand(groups[SharedMemory].first);
  printSymbol(printer, op, "module");
  printSymbol(printer, op, "function");
  attributions::print(printer, op, getNumArguments(op));
  printer << ' ';
  printer.printRegion(op->getRegion(0), /*printEntryBlockArgs=*/false);
  static constexpr StringRef written[] = {"operandSegmentSizes", "module",
                                          "function", attributions::count};
  printer.printOptionalAttrDict(op->getAttrs(), written);
}

static LogicalResult verifyLaunch(Operation *op) {
  SmallVector<Segment, NumGroups> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  unsigned count = groups[ClusterSizes].size + groups[ClusterSizes + 1].size +
                   groups[ClusterSizes + 2].size;
  if (count % 3)
    return op->emitOpError("cluster size must be all present");
  return success();
}

static LogicalResult verifyLaunchBody(Operation *op) {
  Region &body = op->getRegion(0);
  unsigned numArguments = getNumArguments(op);
  if (body.empty())
    return success();
  if (body.getNumArguments() < numArguments + attributions::getNumWorkgroup(op))
    return op->emitOpError("unexpected number of region arguments");
  if (failed(attributions::verify(op, numArguments)))
    return failure();
  for (Block &block : body) {
    Operation *last = block.empty() ? nullptr : &block.back();
    if (!last || last->getNumSuccessors() || isa<gpu::TerminatorOp>(last))
      continue;
    auto diag = last->emitError(
        "expected 'gpu.terminator' or a terminator with successors");
    diag.attachNote(op->getLoc()) << "in 'gpu.launch' body region";
    return diag;
  }
  return success();
}

//===-- gpu.launch_func ----------------------------------------------------===//

static Operation *findModule(Operation *op) {
  do
    op = op->getParentOp();
  while (op && op->getName().getStringRef() != "builtin.module");
  return op;
}

static LogicalResult verifyLaunchFunc(Operation *op) {
  Operation *module = findModule(op);
  if (!module)
    return success();
  if (!isa_and_nonnull<UnitAttr>(module->getAttr("gpu.container_module")))
    return op->emitOpError("expected the closest surrounding module to have "
                           "the 'gpu.container_module' attribute");
  return success();
}

/// Whether the operands of the launch fit the arguments of the kernel.
static LogicalResult verifyKernelOperands(Operation *op, Operation *kernel) {
  SmallVector<Segment, NumGroups + 2> groups;
  if (!isa<gpu::GPUFuncOp>(kernel) || failed(getOperandSegments(op, groups)))
    return success();
  Segment operands = groups[NumGroups];
  ArrayRef<Type> types = getFunctionArgumentTypes(kernel);
  if (operands.size != types.size())
    return op->emitOpError("got ")
           << operands.size << " kernel operands but expected "
           << uint64_t(types.size());
  for (unsigned i = 0; i < types.size(); ++i)
    if (op->getOperand(operands.first + i).getType() != types[i])
      return op->emitOpError("type of function argument ")
             << i << " does not match";
  return success();
}

static LogicalResult verifyKernel(Operation *op,
                                  SymbolTableCollection &tables) {
  auto symbol =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("kernel"));
  Operation *module = findModule(op);
  // Launches that are nested deeper are not checked.
  if (!symbol || !module || op->getParentOp()->getParentOp() != module)
    return success();
  StringAttr container = symbol.getRootReference();
  Operation *target = tables.lookupSymbolIn(module, container);
  if (!target)
    return op->emitOpError("kernel container '")
           << container.getValue() << "' is undefined";
  if (isa<gpu::BinaryOp>(target))
    return success();
  if (!isa<gpu::GPUModuleOp>(target))
    return op->emitOpError("kernel module '")
           << container.getValue() << "' is undefined";
  Operation *kernel = tables.lookupSymbolIn(module, symbol);
  if (!kernel)
    return op->emitOpError("kernel function '") << symbol << "' is undefined";
  if (!isa_and_nonnull<UnitAttr>(kernel->getAttr("gpu.kernel")))
    return op->emitOpError(
        "kernel function is missing the 'gpu.kernel' attribute");
  return verifyKernelOperands(op, kernel);
}

void gpu_dialect::registerLaunches(Context &ctx) {
  registerOpHooks<gpu::LaunchOp>(&ctx, {.verify = verifyLaunch,
                                        .verifyRegions = verifyLaunchBody,
                                        .canPrint = canPrintLaunch,
                                        .print = printLaunch,
                                        .parse = parseLaunch});
  registerOpHooks<gpu::LaunchFuncOp>(
      &ctx, {.verify = verifyLaunchFunc, .verifySymbolUses = verifyKernel});
}
