// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nests of loops, loops that can be transformed, and the names of these.
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

using Argument = OpAsmParser::Argument;
using UnresolvedOperand = OpAsmParser::UnresolvedOperand;

//===-- Nests --------------------------------------------------------------===//

/// `collapse(2) tiles(4, 8)`, each of which may be absent.
static ParseResult parseLoopClauses(OpAsmParser &parser,
                                    OperationState &state) {
  Context *ctx = parser.getContext();
  if (succeeded(parser.parseOptionalKeyword("collapse"))) {
    int64_t count = 0;
    if (parser.parseLParen() || parser.parseInteger(count) ||
        parser.parseRParen())
      return failure();
    state.addAttribute("collapse_num_loops",
                       IntegerAttr::get(IntegerType::get(ctx, 64), count));
  }
  if (succeeded(parser.parseOptionalKeyword("tiles"))) {
    SmallVector<int64_t, 4> sizes;
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
          return parser.parseInteger(sizes.emplace_back());
        }))
      return failure();
    state.addAttribute("tile_sizes", DenseI64ArrayAttr::get(ctx, sizes));
  }
  return success();
}

static ParseResult parseLoopNest(OpAsmParser &parser, OperationState &state) {
  SmallVector<Argument, 4> variables;
  SmallVector<UnresolvedOperand, 4> lower, upper, steps;
  Type type;
  if (parser.parseCommaSeparatedList(
          OpAsmParser::Delimiter::Paren,
          [&] { return parser.parseArgument(variables.emplace_back()); },
          " in argument list") ||
      parser.parseColonType(type))
    return failure();
  for (Argument &variable : variables)
    variable.type = type;
  int count = int(variables.size());
  auto parseBounds = [&](SmallVectorImpl<UnresolvedOperand> &bounds) {
    return failed(parser.parseOperandList(bounds, OpAsmParser::Delimiter::Paren,
                                          /*allowResultNumber=*/true, count));
  };
  if (parser.parseEqual() || parseBounds(lower) || parser.parseKeyword("to") ||
      parseBounds(upper))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("inclusive")))
    state.addAttribute("loop_inclusive", UnitAttr::get(parser.getContext()));
  if (parser.parseKeyword("step") || parseBounds(steps) ||
      parseLoopClauses(parser, state) ||
      parser.parseRegion(*state.addRegion(), variables) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  for (auto *bounds : {&lower, &upper, &steps})
    for (const UnresolvedOperand &bound : *bounds)
      if (parser.resolveOperand(bound, type, state.operands))
        return failure();
  return success();
}

/// Does not print discardable attributes, as MLIR does not.
static void printLoopNest(Operation *op, OpAsmPrinter &printer) {
  Region &body = op->getRegion(0);
  printer << " (";
  llvm::interleave(
      body.getArguments(), [&](BlockArgument arg) { printer << Value(arg); },
      [&] { printer << ", "; });
  printer << ") : ";
  if (body.getNumArguments())
    printer << body.getArgument(0).getType();
  auto printBounds = [&](StringRef word, StringRef slot) {
    printer << word;
    printer.printOperands(getOperands(op, slot));
    printer << ')';
  };
  printBounds(" = (", "loop_lower_bounds");
  printBounds(" to (", "loop_upper_bounds");
  if (op->getInherentAttrOrNull("loop_inclusive"))
    printer << " inclusive";
  printBounds(" step (", "loop_steps");
  auto collapse = dyn_cast_or_null<IntegerAttr>(
      op->getInherentAttrOrNull("collapse_num_loops"));
  if (collapse && collapse.getInt() > 1)
    printer << " collapse(" << collapse.getInt() << ')';
  if (auto tiles = dyn_cast_or_null<DenseI64ArrayAttr>(
          op->getInherentAttrOrNull("tile_sizes"))) {
    printer << " tiles(";
    llvm::interleave(
        tiles.asArrayRef(), [&](int64_t size) { printer << size; },
        [&] { printer << ", "; });
    printer << ')';
  }
  printer << ' ';
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
}

static bool canPrintLoopNest(Operation *op) {
  return op->getNumRegions() == 1 && !op->getRegion(0).empty();
}

static LogicalResult verifyLoopNest(Operation *op) {
  OperandRange lower = getOperands(op, "loop_lower_bounds");
  Region &body = op->getRegion(0);
  if (lower.empty())
    return op->emitOpError("must represent at least one loop");
  if (lower.size() != body.getNumArguments())
    return op->emitOpError("number of range arguments and IVs do not match");
  for (auto [bound, variable] : llvm::zip(lower, body.getArguments()))
    if (bound.getType() != variable.getType())
      return op->emitOpError(
          "range argument type does not match corresponding IV type");
  auto collapse = dyn_cast_or_null<IntegerAttr>(
      op->getInherentAttrOrNull("collapse_num_loops"));
  if (collapse && uint64_t(collapse.getInt()) > lower.size())
    return op->emitOpError("collapse value is larger than the number of loops");
  auto tiles = dyn_cast_or_null<DenseI64ArrayAttr>(
      op->getInherentAttrOrNull("tile_sizes"));
  if (tiles && size_t(tiles.size()) > lower.size())
    return op->emitOpError("too few canonical loops for tile dimensions");
  if (!isLoopWrapper(op->getParentOp()))
    return op->emitOpError("expects parent op to be a loop wrapper");
  return success();
}

//===-- Loops that can be transformed --------------------------------------===//

static ParseResult parseCanonicalLoop(OpAsmParser &parser,
                                      OperationState &state) {
  UnresolvedOperand name, count;
  Argument variable;
  bool hasName = succeeded(parser.parseOptionalLParen());
  if (hasName && (parser.parseOperand(name) || parser.parseRParen()))
    return failure();
  if (parser.parseArgument(variable, /*allowType=*/true) ||
      parser.parseKeyword("in") || parser.parseKeyword("range") ||
      parser.parseLParen() || parser.parseOperand(count) ||
      parser.parseRParen() ||
      parser.parseRegion(*state.addRegion(), variable) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.resolveOperand(count, variable.type, state.operands))
    return failure();
  if (!hasName)
    return success();
  Context *ctx = parser.getContext();
  const TypeDefinition *type = ctx->findTypeDefinition(
      ctx->getOrCreateDialect("omp"), "cli", /*isType=*/true);
  return parser.resolveOperand(name, DynamicType::get(*type, {}),
                               state.operands);
}

static void printCanonicalLoop(omp::CanonicalLoopOp op, OpAsmPrinter &printer) {
  Region &body = op->getRegion(0);
  if (Value cli = op.getCli())
    printer << '(' << cli << ')';
  printer << ' ' << Value(body.getArgument(0)) << " : "
          << body.getArgument(0).getType() << " in range("
          << Value(op.getTripCount()) << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getDiscardableAttrs());
}

static bool canPrintCanonicalLoop(Operation *op) {
  return canPrintLoopNest(op) && op->getRegion(0).getNumArguments() == 1;
}

static LogicalResult verifyCanonicalLoop(omp::CanonicalLoopOp op) {
  Region &body = op->getRegion(0);
  if (body.getNumArguments() != 1)
    return op->emitOpError(
        "Canonical loop region must have exactly one argument");
  if (body.getArgument(0).getType() != op.getTripCount().getType())
    return op->emitOpError(
        "Region argument must be the same type as the trip count");
  return success();
}

//===-- Names of loops -----------------------------------------------------===//

namespace {
/// A step on the way from the function to a loop: an operation among those of its
/// region, or a region among those of its operation.
struct Step {
  Operation *op = nullptr;
  bool isRegion = false;
  /// Whether it has no siblings: other operations with regions, or other regions.
  bool isUnique = false;
  size_t number = 0;
  /// The number of loops of one nest around it.
  size_t depth = 0;
  bool isShown = false;

  bool isLoop() const {
    return !isRegion && isa_and_nonnull<omp::CanonicalLoopOp>(op);
  }
};
} // namespace

/// The position of `op` among its sibling operations with regions.
static Step getStep(Operation *op) {
  Step step{.op = op, .isUnique = true};
  bool isBefore = true;
  for (Block &block : *op->getParentRegion())
    for (Operation &other : block) {
      if (&other == op) {
        isBefore = false;
      } else if (other.getNumRegions() != 0) {
        step.isUnique = false;
        step.number += isBefore;
      }
      if (!isBefore && !step.isUnique)
        return step;
    }
  return step;
}

/// The steps to `loop`, from the outside.
static SmallVector<Step, 8> getSteps(Operation *loop) {
  SmallVector<Step, 8> steps;
  for (Operation *op = loop; op->getParentRegion();) {
    steps.push_back(getStep(op));
    Operation *parent = op->getParentOp();
    if (!parent || parent->getDefinition().hasTrait("IsolatedFromAbove"))
      break;
    steps.push_back({.op = parent,
                     .isRegion = true,
                     .isUnique = parent->getNumRegions() == 1,
                     .number = op->getParentRegion()->getRegionNumber()});
    op = parent;
  }
  std::reverse(steps.begin(), steps.end());
  return steps;
}

/// Counts the loops of nests: loops that are alone in the loop around them.
static void findDepths(MutableArrayRef<Step> steps) {
  size_t depth = 0;
  for (Step &step : steps) {
    if (!step.isUnique)
      depth = 0;
    step.depth = depth;
    depth += step.isLoop();
  }
}

/// Only the innermost loop of a nest is shown, by its depth, and only loops
/// that have siblings; an operation that is alone in its region needs no
/// number.
static void selectSteps(MutableArrayRef<Step> steps) {
  bool isInNest = false;
  for (Step &step : llvm::reverse(steps)) {
    step.isShown = !step.isUnique || step.isLoop();
    if (step.isRegion)
      continue;
    if (isInNest && step.isUnique)
      step.isShown = false;
    isInNest = step.depth != 0;
  }
  bool isFirst = true;
  for (Step &step : steps) {
    if (isFirst && step.isUnique)
      step.isShown = false;
    isFirst = step.isRegion && !step.isUnique;
  }
}

/// `iv_s0_d1`: a name that tells where `loop` is.
static std::string getLoopName(StringRef prefix, Operation *loop) {
  SmallVector<Step, 8> steps = getSteps(loop);
  findDepths(steps);
  selectSteps(steps);
  std::string name = prefix.str();
  for (const Step &step : steps) {
    if (!step.isShown)
      continue;
    char letter = step.isRegion ? 'r' : step.depth ? 'd' : 's';
    size_t number = letter == 'd' ? step.depth : step.number;
    name += '_';
    name += letter;
    name += std::to_string(number);
  }
  return name;
}

static void nameVariable(Region &region,
                         function_ref<void(Value, StringRef)> setName) {
  Operation *loop = region.getParentOp();
  if (region.getNumArguments() == 1)
    setName(region.getArgument(0), getLoopName("iv", loop));
}

static void nameBody(Operation *loop,
                     function_ref<void(Block *, StringRef)> setName) {
  if (!loop->getRegion(0).empty())
    setName(&loop->getRegion(0).front(), "body_entry");
}

/// Whether the operation with the operand `use`, the name of a loop, makes the loop.
static bool isGenerator(OpOperand &use) {
  Operation *user = use.getOwner();
  return isa<omp::CanonicalLoopOp>(user) ||
         (isa<omp::TileOp>(user) &&
          use.getOperandNumber() < getOperands(user, "generatees").size());
}

/// Names a loop name after its variable, or after the tiling that makes it.
static void nameCli(Operation *op,
                    function_ref<void(Value, StringRef)> setName) {
  Value name = op->getResult(0);
  auto use = llvm::find_if(name.getUses(), isGenerator);
  if (use == name.getUses().end())
    return setName(name, "cli");
  Operation *user = use->getOwner();
  if (isa<omp::CanonicalLoopOp>(user))
    return setName(name, getLoopName("canonloop", user));
  size_t half = getOperands(user, "applyees").size();
  size_t number = use->getOperandNumber();
  bool isGrid = number < half;
  setName(name, (isGrid ? "grid" : "intratile") +
                    std::to_string((isGrid ? number : number - half) + 1));
}

static LogicalResult verifyCli(Operation *op) {
  Operation *generator = nullptr, *consumer = nullptr;
  SmallVector<OpOperand *, 4> uses;
  for (OpOperand &use : op->getResult(0).getUses())
    uses.push_back(&use);
  for (OpOperand *use : uses) {
    Operation *user = use->getOwner();
    bool generates = isGenerator(*use);
    Operation *&place = generates ? generator : consumer;
    if (place) {
      StringRef what = generates ? "generator" : "consumer";
      auto diag = op->emitOpError("CLI must have at most one ") << what;
      diag.attachNote(place->getLoc())
          << "first " << what << " here:" << *place;
      diag.attachNote(user->getLoc()) << "second " << what << " here:" << *user;
      return failure();
    }
    place = user;
  }
  if (consumer && !generator) {
    auto diag = op->emitOpError("CLI has no generator");
    diag.attachNote(consumer->getLoc()) << "see consumer here: " << *consumer;
    return failure();
  }
  return success();
}

void omp_dialect::registerLoops(Context &ctx) {
  registerOpHooks<omp::LoopNestOp>(&ctx, {.verify = verifyLoopNest,
                                          .canPrint = canPrintLoopNest,
                                          .print = printLoopNest,
                                          .parse = parseLoopNest});
  registerOpHooks<omp::NewCliOp>(
      &ctx, {.verify = verifyCli, .getAsmResultNames = nameCli});
  registerOpHooks<omp::CanonicalLoopOp>(
      &ctx, {.verify = typedHook<verifyCanonicalLoop>,
             .canPrint = canPrintCanonicalLoop,
             .print = typedHook<printCanonicalLoop>,
             .parse = parseCanonicalLoop,
             .getAsmBlockArgumentNames = nameVariable,
             .getAsmBlockNames = nameBody});
}
