// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Named sequences, and operations that refer to them.
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Transform/TransformEffects.h"
#include "strata/Dialects/Transform/TransformHooksDetail.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/Dialects/Transform/TransformTypesDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace ::dialects::transform;

static constexpr llvm::StringLiteral consumedName = "transform.consumed";
static constexpr llvm::StringLiteral readonlyName = "transform.readonly";
static constexpr llvm::StringLiteral namedSequencesName =
    "transform.with_named_sequence";

//===-- Arguments ----------------------------------------------------------===//

/// Whether an argument of `sequence` is marked as consumed or read-only.
static bool hasStatus(NamedSequenceOp sequence, unsigned number) {
  return getFunctionArgAttr(sequence, number, consumedName) ||
         getFunctionArgAttr(sequence, number, readonlyName);
}

/// Verifies that all arguments of `sequence` are marked.
static LogicalResult verifyStatus(NamedSequenceOp sequence) {
  for (unsigned i = 0; i < getFunctionArgumentTypes(sequence).size(); ++i)
    if (!hasStatus(sequence, i))
      return sequence->emitError("must provide consumed/readonly status for "
                                 "arguments of external or called ops");
  return success();
}

static LogicalResult verifyArgumentStatus(NamedSequenceOp op, unsigned number) {
  bool isConsumed = bool(getFunctionArgAttr(op, number, consumedName));
  bool isReadonly = bool(getFunctionArgAttr(op, number, readonlyName));
  if (isConsumed && isReadonly)
    return op->emitError("argument #")
           << number << " cannot be both readonly and consumed";
  Region &body = op->getRegion(0);
  if (body.empty() || !(isConsumed || isReadonly))
    return success();
  bool consumesInBody = isConsumedInBody(body.front().getArgument(number));
  if (consumesInBody && !isConsumed)
    return op->emitError("argument #")
           << number << " is consumed in the body but is not marked as such";
  if (isConsumed && !consumesInBody)
    emitWarning(op->getContext(), op->getLoc())
        << "op argument #" << number
        << " is not consumed in the body but is marked as consumed";
  return success();
}

//===-- transform.named_sequence -------------------------------------------===//

static ParseResult parseNamedSequence(OpAsmParser &parser,
                                      OperationState &state) {
  return parseFunctionOp(parser, state);
}

static void printNamedSequence(Operation *op, OpAsmPrinter &printer) {
  printFunctionOp(printer, op);
}

static LogicalResult verifyPlace(NamedSequenceOp op) {
  Operation *table = SymbolTable::getNearestSymbolTable(op->getParentOp());
  if (table && !table->getAttr(namedSequencesName)) {
    InFlightDiagnostic diag =
        op->emitError("expects the parent symbol table to have the '")
        << namedSequencesName << "' attribute";
    diag.attachNote(table->getLoc()) << "symbol table operation";
    return diag;
  }
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (!listsTransformInterface(parent, "transform::TransformOpInterface"))
      continue;
    InFlightDiagnostic diag =
        op->emitError("cannot be defined inside another transform op");
    diag.attachNote(parent->getLoc()) << "ancestor transform op";
    return diag;
  }
  return success();
}

static LogicalResult verifyTerminator(NamedSequenceOp op) {
  Block &body = op->getRegion(0).front();
  if (body.empty())
    return op->emitError("expected a non-empty body block");
  Operation &terminator = body.back();
  if (!isa<YieldOp>(&terminator)) {
    InFlightDiagnostic diag = op->emitError("expected '")
                              << YieldOp::getOperationName()
                              << "' as terminator";
    diag.attachNote(terminator.getLoc()) << "terminator";
    return diag;
  }
  ArrayRef<Type> types = getFunctionResultTypes(op);
  if (types.size() != terminator.getNumOperands())
    return terminator.emitError(
        "expected terminator to have as many operands as "
        "the parent op has results");
  for (unsigned i = 0; i < types.size(); ++i)
    if (types[i] != terminator.getOperand(i).getType())
      return terminator.emitError("the type of the terminator operand #")
             << i
             << " must match the type of the corresponding parent op result ("
             << terminator.getOperand(i).getType() << " vs " << types[i] << ")";
  return success();
}

static LogicalResult verifyNamedSequence(NamedSequenceOp op) {
  if (failed(verifyPlace(op)))
    return failure();
  if (op->getRegion(0).empty())
    return verifyStatus(op);
  if (failed(verifyTerminator(op)))
    return failure();
  for (unsigned i = 0; i < getFunctionArgumentTypes(op).size(); ++i)
    if (failed(verifyArgumentStatus(op, i)))
      return failure();
  return success();
}

//===-- transform.include --------------------------------------------------===//

static NamedSequenceOp findSequence(Operation *op, SymbolRefAttr name,
                                    SymbolTableCollection &tables) {
  return dyn_cast_or_null<NamedSequenceOp>(
      tables.lookupNearestSymbolFrom(op, name));
}

/// Whether `root` includes itself, directly or through other sequences.
static bool isRecursive(NamedSequenceOp root, SymbolTableCollection &tables) {
  llvm::SetVector<Operation *> worklist;
  bool isFound = false;
  auto addCallees = [&](Operation *sequence) {
    sequence->walk([&](IncludeOp include) {
      NamedSequenceOp callee =
          findSequence(include, include.getTarget(), tables);
      isFound |= callee == root;
      if (callee)
        worklist.insert(callee);
    });
  };
  addCallees(root);
  for (size_t i = 0; i < worklist.size() && !isFound; ++i)
    addCallees(worklist[i]);
  return isFound;
}

static LogicalResult verifyOperands(IncludeOp op, NamedSequenceOp callee) {
  ArrayRef<Type> inputs = getFunctionArgumentTypes(callee);
  if (op->getNumOperands() != inputs.size())
    return op->emitError("incorrect number of operands for callee");
  for (unsigned i = 0; i < inputs.size(); ++i)
    if (op->getOperand(i).getType() != inputs[i])
      return op->emitOpError("operand type mismatch: expected operand type ")
             << inputs[i] << ", but provided " << op->getOperand(i).getType()
             << " for operand number " << i;
  return success();
}

/// Verifies that the callee says for each argument whether it consumes the handle.
static LogicalResult verifyOperandEffects(IncludeOp op,
                                          NamedSequenceOp callee) {
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (hasStatus(callee, i))
      continue;
    InFlightDiagnostic diag =
        op->emitError("TransformOpInterface requires memory "
                      "effects on operands to be specified");
    diag.attachNote() << "no effects specified for operand #" << i;
    return diag;
  }
  return success();
}

static LogicalResult verifyInclude(Operation *include,
                                   SymbolTableCollection &tables) {
  IncludeOp op(include);
  NamedSequenceOp callee = findSequence(op, op.getTarget(), tables);
  if (!callee)
    return op->emitOpError("does not reference a named transform sequence");
  if (failed(verifyOperands(op, callee)))
    return failure();
  ArrayRef<Type> results = getFunctionResultTypes(callee);
  if (op->getNumResults() != results.size())
    return op->emitError("incorrect number of results for callee");
  for (unsigned i = 0; i < results.size(); ++i)
    if (getTransformTypeKind(op->getResult(i).getType()) !=
        getTransformTypeKind(results[i]))
      return op->emitOpError("type of result #")
             << i
             << " must implement the same transform dialect interface as the "
                "corresponding callee result";
  if (isRecursive(callee, tables))
    return callee->emitError("recursion not allowed in named sequences");
  return verifyOperandEffects(op, callee);
}

//===-- transform.collect_matching -----------------------------------------===//

static LogicalResult verifyCollectMatching(Operation *collect,
                                           SymbolTableCollection &tables) {
  CollectMatchingOp op(collect);
  NamedSequenceOp matcher = findSequence(op, op.getMatcher(), tables);
  if (!matcher || isExternalFunction(matcher))
    return op->emitError("unresolved matcher symbol ") << op.getMatcher();
  ArrayRef<Type> inputs = getFunctionArgumentTypes(matcher);
  if (inputs.size() != 1 ||
      getTransformTypeKind(inputs.front()) != TransformTypeKind::Operation)
    return op->emitError(
        "expected the matcher to take one operation handle argument");
  if (!getFunctionArgAttr(matcher, 0, readonlyName))
    return op->emitError("expected the matcher argument to be marked readonly");
  ArrayRef<Type> results = getFunctionResultTypes(matcher);
  if (results.size() != op->getNumResults())
    return op->emitError("expected the matcher to yield as many values as op "
                         "has results (")
           << op->getNumResults() << "), got " << uint64_t(results.size());
  for (unsigned i = 0; i < results.size(); ++i)
    if (getTransformTypeKind(results[i]) !=
        getTransformTypeKind(op->getResult(i).getType()))
      return op->emitError(
                 "mismatching type interfaces for matcher result and op "
                 "result #")
             << i;
  return success();
}

//===-- transform.foreach_match --------------------------------------------===//

/// Adds a note with the declaration of the sequence.
static InFlightDiagnostic &addDeclaration(InFlightDiagnostic &diag,
                                          Operation *sequence) {
  diag.attachNote(sequence->getLoc()) << "symbol declaration";
  return diag;
}

/// Verifies that the matcher takes the root and the forwarded inputs, and only reads
/// them.
static LogicalResult verifyMatcher(ForeachMatchOp op, NamedSequenceOp matcher) {
  ArrayRef<Type> inputs = getFunctionArgumentTypes(matcher);
  if (inputs.size() != op->getNumOperands()) {
    InFlightDiagnostic diag =
        op->emitError("the number of operands (")
        << op->getNumOperands()
        << ") doesn't match the number of matcher arguments ("
        << uint64_t(inputs.size()) << ") for "
        << SymbolRefAttr::get(SymbolTable::getSymbolName(matcher));
    return addDeclaration(diag, matcher);
  }
  for (unsigned i = 0; i < inputs.size(); ++i) {
    if (getFunctionArgAttr(matcher, i, consumedName)) {
      InFlightDiagnostic diag =
          op->emitOpError(
              "does not expect matcher symbol to consume its operand #")
          << i;
      return addDeclaration(diag, matcher);
    }
    if (getTransformTypeKind(inputs[i]) ==
        getTransformTypeKind(op->getOperand(i).getType()))
      continue;
    InFlightDiagnostic diag =
        op->emitError(
            "mismatching type interfaces for operand and matcher argument #")
        << i << " of matcher "
        << SymbolRefAttr::get(SymbolTable::getSymbolName(matcher));
    return addDeclaration(diag, matcher);
  }
  return success();
}

/// Verifies that the action takes the results of the matcher.
static LogicalResult verifyActionArguments(ForeachMatchOp op,
                                           NamedSequenceOp matcher,
                                           NamedSequenceOp action) {
  ArrayRef<Type> matched = getFunctionResultTypes(matcher);
  ArrayRef<Type> inputs = getFunctionArgumentTypes(action);
  auto matcherName = SymbolRefAttr::get(SymbolTable::getSymbolName(matcher));
  auto actionName = SymbolRefAttr::get(SymbolTable::getSymbolName(action));
  if (matched.size() != inputs.size())
    return op->emitError(
               "mismatching number of matcher results and action arguments "
               "between ")
           << matcherName << " (" << uint64_t(matched.size()) << ") and "
           << actionName << " (" << uint64_t(inputs.size()) << ")";
  for (unsigned i = 0; i < inputs.size(); ++i)
    if (getTransformTypeKind(matched[i]) != getTransformTypeKind(inputs[i]))
      return op->emitError("mismatching type interfaces for matcher result and "
                           "action argument #")
             << i << "of matcher " << matcherName << " and action "
             << actionName;
  return success();
}

static LogicalResult verifyActionResults(ForeachMatchOp op,
                                         NamedSequenceOp action) {
  ArrayRef<Type> results = getFunctionResultTypes(action);
  auto name = SymbolRefAttr::get(SymbolTable::getSymbolName(action));
  if (results.size() != op.getForwardedOutputs().size()) {
    InFlightDiagnostic diag =
        op->emitError("the number of action results (")
        << uint64_t(results.size()) << ") for " << name
        << " doesn't match the number of extra op results ("
        << uint64_t(op.getForwardedOutputs().size()) << ")";
    return addDeclaration(diag, action);
  }
  for (unsigned i = 0; i < results.size(); ++i) {
    if (getTransformTypeKind(results[i]) ==
        getTransformTypeKind(op.getForwardedOutputs()[i].getType()))
      continue;
    InFlightDiagnostic diag =
        op->emitError("mismatching type interfaces for action result #")
        << i << " of action " << name << " and op result";
    return addDeclaration(diag, action);
  }
  return success();
}

static LogicalResult verifyPair(ForeachMatchOp op, SymbolRefAttr matcherName,
                                SymbolRefAttr actionName,
                                SymbolTableCollection &tables) {
  NamedSequenceOp matcher = findSequence(op, matcherName, tables);
  if (!matcher || isExternalFunction(matcher))
    return op->emitError("unresolved matcher symbol ") << matcherName;
  NamedSequenceOp action = findSequence(op, actionName, tables);
  if (!action || isExternalFunction(action))
    return op->emitError("unresolved action symbol ") << actionName;
  if (failed(verifyStatus(matcher)) || failed(verifyStatus(action)) ||
      failed(verifyMatcher(op, matcher)) ||
      failed(verifyActionArguments(op, matcher, action)))
    return failure();
  return verifyActionResults(op, action);
}

static LogicalResult verifyForeachMatchSymbols(Operation *foreach,
                                               SymbolTableCollection &tables) {
  ForeachMatchOp op(foreach);
  auto matchers = cast<ArrayAttr>(op.getMatchers());
  auto actions = cast<ArrayAttr>(op.getActions());
  for (size_t i = 0; i < matchers.size(); ++i)
    if (failed(verifyPair(op, cast<SymbolRefAttr>(matchers[i]),
                          cast<SymbolRefAttr>(actions[i]), tables)))
      return failure();
  return success();
}

//===-- transform.merge_handles --------------------------------------------===//

static LogicalResult foldMergeHandles(Operation *op, ArrayRef<Attribute>,
                                      SmallVectorImpl<OpFoldResult> &results) {
  if (op->getNumOperands() != 1)
    return failure();
  results.push_back(op->getOperands().front());
  return success();
}

void strata::registerTransformNamedSequences(Context &ctx) {
  registerOpHooks<CollectMatchingOp>(
      &ctx, {.verifySymbolUses = verifyCollectMatching});
  registerOpHooks<ForeachMatchOp>(
      &ctx, {.verifySymbolUses = verifyForeachMatchSymbols});
  registerOpHooks<IncludeOp>(&ctx, {.verifySymbolUses = verifyInclude});
  registerOpHooks<MergeHandlesOp>(&ctx, {.fold = foldMergeHandles});
  registerOpHooks<NamedSequenceOp>(&ctx,
                                   {.verify = typedHook<verifyNamedSequence>,
                                    .canPrint = canPrintFunction,
                                    .print = printNamedSequence,
                                    .parse = parseNamedSequence});
}
