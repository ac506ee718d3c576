// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/PDL/PDLHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/Dialects/PDL/PDLSyntaxDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Directives ---------------------------------------------------------===//

/// Parses the text in the brackets of a range, at most once nested.
static ParseResult parseRangeElement(OpAsmParser &parser,
                                     MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (parser.parseKeyword(&keyword))
    return failure();
  Context *ctx = parser.getContext();
  if (keyword == "range") {
    ParsedArgument inner;
    Attribute element;
    inner.attribute = &element;
    if (parser.parseLess() || parseRangeElement(parser, inner) ||
        parser.parseGreater())
      return failure();
    return parser.emitError(
               loc, "element of pdl.range cannot be another range, but got")
           << getPDLRange(cast<TypeAttr>(element).getValue());
  }
  Type type;
  if (llvm::is_contained({"attribute", "operation", "type", "value"}, keyword))
    type = getPDLType(ctx, keyword);
  if (!type)
    return parser.emitError(parser.getNameLoc(), "invalid 'pdl' type: `")
           << keyword << "'";
  *args[0].attribute = TypeAttr::get(type);
  return success();
}

static void printRangeElement(OpAsmPrinter &printer, Operation *,
                              ArrayRef<PrintedArgument> args) {
  Type element = cast<TypeAttr>(args[0].attribute).getValue();
  auto named = dyn_cast<DynamicType>(element);
  if (named && named.getDialect().getNamespace() == "pdl")
    printer << named.getDefinition().name;
  else
    printer << element;
}

/// `-> type` where there is an index, else a range of values.
static ParseResult parseResultsType(OpAsmParser &parser,
                                    MutableArrayRef<ParsedArgument> args) {
  Type type;
  if (!*args[0].attribute)
    type = getPDLRange(getPDLType(parser.getContext(), "value"));
  else if (parser.parseArrow() || parser.parseType(type))
    return failure();
  args[1].types->push_back(type);
  return success();
}

static void printResultsType(OpAsmPrinter &printer, Operation *,
                             ArrayRef<PrintedArgument> args) {
  if (args[0].attribute)
    printer << " -> " << args[1].types.front();
}

//===-- Uses ---------------------------------------------------------------===//

/// Whether `root` has a use other than an unused result operation.
static bool hasBindingUse(Operation *root) {
  SmallVector<Operation *, 8> worklist = {root};
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    for (OpOperand &use : op->getResult(0).getUses()) {
      if (!isa_and_nonnull<pdl::ResultOp, pdl::ResultsOp>(use.getOwner()))
        return true;
      worklist.push_back(use.getOwner());
    }
  }
  return false;
}

static LogicalResult verifyBound(Operation *op) {
  if (!isa_and_nonnull<pdl::PatternOp>(op->getParentOp()) || hasBindingUse(op))
    return success();
  return op->emitOpError("expected a bindable user when defined in the matcher "
                         "body of a `pdl.pattern`");
}

//===-- Small operations ---------------------------------------------------===//

static LogicalResult verifyNativeConstraint(Operation *op) {
  if (op->getNumOperands() == 0)
    return op->emitOpError("expected at least one argument");
  return success();
}

static LogicalResult verifyNativeRewrite(Operation *op) {
  if (op->getNumOperands() == 0 && op->getNumResults() == 0)
    return op->emitOpError("expected at least one argument or result");
  return success();
}

static LogicalResult verifyAttribute(Operation *op) {
  bool hasValue = bool(op->getInherentAttrOrNull("value"));
  bool hasType = op->getNumOperands() != 0;
  if (!hasValue) {
    if (isa_and_nonnull<pdl::RewriteOp>(op->getParentOp()))
      return op->emitOpError(
          "expected constant value when specified within a `pdl.rewrite`");
    return verifyBound(op);
  }
  if (hasType)
    return op->emitOpError("expected only one of [`type`, `value`] to be set");
  return success();
}

static LogicalResult verifyType(Operation *op) {
  return op->getInherentAttrOrNull("constantType") ? success()
                                                   : verifyBound(op);
}

static LogicalResult verifyTypes(Operation *op) {
  return op->getInherentAttrOrNull("constantTypes") ? success()
                                                    : verifyBound(op);
}

static LogicalResult verifyReplace(Operation *op) {
  SmallVector<Segment, 3> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  if (groups[1].size && groups[2].size)
    return op->emitOpError("expected no replacement values to be provided when "
                           "the replacement operation is present");
  return success();
}

static LogicalResult verifyResults(Operation *op) {
  Type type = op->getResult(0).getType();
  if (op->getInherentAttrOrNull("index") || getPDLRangeElement(type))
    return success();
  return op->emitOpError("expected `pdl.range<value>` result type when no "
                         "index is specified, but got: ")
         << type;
}

//===-- pdl.operation ------------------------------------------------------===//

/// The definition of an operation that a rewrite creates, if it is loaded:
/// dialects are not loaded because a rule mentions them.
static const OpDefinition *findLoadedDefinition(Context *ctx, StringRef name) {
  const Dialect *dialect = ctx->findDialect(name.split('.').first);
  if (!dialect || !dialect->isLoaded() || dialect->hasPendingLoader())
    return nullptr;
  const OpDefinition *def = ctx->getOpDefinition(name);
  return def->registered ? def : nullptr;
}

/// Whether the value of `op`, a type or types of a rewrite in `block`, is known
/// when the rewrite runs.
static bool isKnownType(Operation *op, Block *block) {
  if (isa_and_nonnull<pdl::ApplyNativeRewriteOp, pdl::ApplyNativeConstraintOp>(
          op))
    return true;
  if (!isa_and_nonnull<pdl::TypeOp, pdl::TypesOp>(op))
    return false;
  if (op->getInherentAttrOrNull(
          isa_and_nonnull<pdl::TypeOp>(op) ? "constantType" : "constantTypes"))
    return true;
  return llvm::any_of(op->getResult(0).getUses(), [&](OpOperand &use) {
    return use.getOwner()->getBlock() != block &&
           isa_and_nonnull<pdl::OperandOp, pdl::OperandsOp, pdl::OperationOp>(
               use.getOwner());
  });
}

/// Checks the types of an operation that a rewrite creates if the operation
/// itself does not give them.
static LogicalResult verifyResultTypesKnown(Operation *op, Segment types,
                                            const OpDefinition &made) {
  // The replacement of another operation has the types of that operation.
  for (OpOperand &use : op->getResult(0).getUses())
    if (isa_and_nonnull<pdl::ReplaceOp>(use.getOwner()) &&
        use.getOperandNumber() != 0)
      return success();
  constexpr const char *message = "must have inferable or constrained result "
                                  "types when nested within `pdl.rewrite`";
  if (types.size == 0) {
    bool hasResult = !made.results.empty() &&
                     llvm::all_of(made.results, [](const ValueSlot &slot) {
                       return slot.arity == Arity::One;
                     });
    if (!hasResult)
      return success();
    InFlightDiagnostic diag = op->emitOpError(message);
    diag.attachNote() << "operation is created in a non-inferrable context, "
                         "but '"
                      << made.name
                      << "' does not implement InferTypeOpInterface";
    return diag;
  }
  for (unsigned i = 0; i < types.size; ++i) {
    Operation *type = op->getOperand(types.first + i).getDefiningOp();
    if (type && isKnownType(type, op->getBlock()))
      continue;
    InFlightDiagnostic diag = op->emitOpError(message);
    diag.attachNote() << "result type #" << i << " was not constrained";
    return diag;
  }
  return success();
}

static LogicalResult verifyOperation(Operation *op) {
  bool isInRewrite = isa_and_nonnull<pdl::RewriteOp>(op->getParentOp());
  auto name = dyn_cast_or_null<StringAttr>(op->getInherentAttrOrNull("opName"));
  if (isInRewrite && !name)
    return op->emitOpError(
        "must have an operation name when nested within a `pdl.rewrite`");
  SmallVector<Segment, 3> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  size_t numNames =
      cast<ArrayAttr>(op->getInherentAttrOrNull("attributeValueNames")).size();
  if (numNames != groups[1].size)
    return op->emitOpError("expected the same number of attribute values and "
                           "attribute names, got ")
           << uint64_t(numNames) << " names and " << groups[1].size
           << " values";
  if (!isInRewrite)
    return verifyBound(op);
  const OpDefinition *made =
      findLoadedDefinition(op->getContext(), name.getValue());
  if (!made || canInferPDLResults(*made))
    return success();
  return verifyResultTypesKnown(op, groups[2], *made);
}

//===-- pdl.pattern, pdl.rewrite -------------------------------------------===//

/// All that hangs together with `root`: operations with their operands, results
/// with their operation, everything with its users.
static llvm::DenseSet<Operation *> findConnected(Operation *root) {
  llvm::DenseSet<Operation *> connected;
  SmallVector<Operation *, 16> worklist = {root};
  auto push = [&](Operation *op) {
    if (op && isa_and_nonnull<pdl::PatternOp>(op->getParentOp()) &&
        !isa_and_nonnull<pdl::RewriteOp>(op))
      worklist.push_back(op);
  };
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    if (!connected.insert(op).second)
      continue;
    SmallVector<Segment, 3> groups;
    if (isa_and_nonnull<pdl::OperationOp>(op) &&
        succeeded(getOperandSegments(op, groups)))
      for (unsigned i = 0; i < groups[0].size; ++i)
        push(op->getOperand(i).getDefiningOp());
    if (isa_and_nonnull<pdl::ResultOp, pdl::ResultsOp>(op))
      push(op->getOperand(0).getDefiningOp());
    for (OpResult result : op->getResults())
      for (OpOperand &use : result.getUses())
        push(use.getOwner());
  }
  return connected;
}

static bool isUsedByRewrite(Operation *op, Block *pattern) {
  auto isRewrite = [&](OpOperand &use) {
    Operation *user = use.getOwner();
    while (user && user->getBlock() != pattern)
      user = user->getParentOp();
    return isa_and_nonnull<pdl::RewriteOp>(user);
  };
  return llvm::any_of(op->getResult(0).getUses(), isRewrite);
}

static LogicalResult verifyConnected(Operation *pattern, Block &body) {
  llvm::DenseSet<Operation *> connected;
  for (Operation &op : body) {
    if (!isa<pdl::OperandOp, pdl::OperandsOp, pdl::ResultOp, pdl::ResultsOp,
             pdl::OperationOp>(op) ||
        !isUsedByRewrite(&op, &body))
      continue;
    if (connected.empty())
      connected = findConnected(&op);
    if (connected.contains(&op))
      continue;
    InFlightDiagnostic diag =
        pattern->emitOpError("the operations must form a connected component");
    diag.attachNote(op.getLoc()) << "see a disconnected value / operation here";
    return diag;
  }
  return success();
}

static LogicalResult verifyPattern(Operation *pattern) {
  Block &body = pattern->getRegion(0).front();
  Operation &last = body.back();
  if (!isa<pdl::RewriteOp>(last)) {
    InFlightDiagnostic diag =
        pattern->emitOpError("expected body to terminate with `pdl.rewrite`");
    diag.attachNote(last.getLoc()) << "see terminator defined here";
    return diag;
  }
  Operation *foreign = nullptr;
  pattern->getRegion(0).walk([&](Operation *op) {
    Dialect *dialect = op->getDialect();
    if (!foreign && (!dialect || dialect->getNamespace() != "pdl"))
      foreign = op;
  });
  if (foreign) {
    InFlightDiagnostic diag = pattern->emitOpError(
        "expected only `pdl` operations within the pattern body");
    diag.attachNote(foreign->getLoc())
        << "see non-`pdl` operation defined here";
    return diag;
  }
  if (llvm::none_of(body,
                    [](Operation &op) { return isa<pdl::OperationOp>(op); }))
    return pattern->emitOpError(
        "the pattern must contain at least one `pdl.operation`");
  return verifyConnected(pattern, body);
}

static LogicalResult verifyRewrite(Operation *op) {
  SmallVector<Segment, 2> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  Region &body = op->getRegion(0);
  if (op->getInherentAttrOrNull("name")) {
    if (!body.empty())
      return op->emitOpError(
          "expected rewrite region to be empty when rewrite is external");
    return success();
  }
  if (body.empty())
    return op->emitOpError("expected rewrite region to be non-empty if "
                           "external name is not specified");
  if (groups[1].size)
    return op->emitOpError("expected no external arguments when the rewrite "
                           "is specified inline");
  return success();
}

//===-- Registration -------------------------------------------------------===//

static void addDirective(Context &ctx, StringRef name, unsigned numArgs,
                         ParseResult (*parse)(OpAsmParser &,
                                              MutableArrayRef<ParsedArgument>),
                         void (*print)(OpAsmPrinter &, Operation *,
                                       ArrayRef<PrintedArgument>)) {
  FormatDirective directive;
  directive.minArgs = directive.maxArgs = numArgs;
  directive.parse = parse;
  directive.print = print;
  (void)registerFormatDirective(ctx, name, directive);
}

void strata::registerPDLHooks(Context &ctx) {
  addDirective(ctx, "pdl.RangeElement", 1, parseRangeElement,
               printRangeElement);
  addDirective(ctx, "pdl.OperationOpAttributes", 2, parseNamedValues,
               printNamedValues);
  addDirective(ctx, "pdl.RangeType", 2, parseRangeType, printRangeType);
  addDirective(ctx, "pdl.ResultsValueType", 2, parseResultsType,
               printResultsType);
  registerOpHooks<pdl::ApplyNativeConstraintOp>(
      &ctx, {.verify = verifyNativeConstraint});
  registerOpHooks<pdl::ApplyNativeRewriteOp>(&ctx,
                                             {.verify = verifyNativeRewrite});
  registerOpHooks<pdl::AttributeOp>(&ctx, {.verify = verifyAttribute});
  registerOpHooks<pdl::OperandOp, pdl::OperandsOp>(&ctx,
                                                   {.verify = verifyBound});
  registerOpHooks<pdl::OperationOp>(&ctx, {.verify = verifyOperation});
  registerOpHooks<pdl::PatternOp>(&ctx, {.verifyRegions = verifyPattern});
  registerOpHooks<pdl::RangeOp>(&ctx, {.verify = verifyRangeArguments});
  registerOpHooks<pdl::ReplaceOp>(&ctx, {.verify = verifyReplace});
  registerOpHooks<pdl::ResultsOp>(&ctx, {.verify = verifyResults});
  registerOpHooks<pdl::RewriteOp>(&ctx, {.verifyRegions = verifyRewrite});
  registerOpHooks<pdl::TypeOp>(&ctx, {.verify = verifyType});
  registerOpHooks<pdl::TypesOp>(&ctx, {.verify = verifyTypes});
}
