// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of the regions of declarations: how variables are made private, and how values
// are reduced.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::omp_dialect;

//===-- omp.private --------------------------------------------------------===//

/// All arguments have one type, which is returned; null if there are none.
static FailureOr<Type> getPrivateType(Operation *op) {
  Type type;
  for (Region &region : op->getRegions())
    for (BlockArgument argument : region.getArguments()) {
      Type other = argument.getType();
      if (type && other != type) {
        op->emitError("Region argument type mismatch: got ")
            << other << " expected " << type << ".";
        return failure();
      }
      type = other;
    }
  return type;
}

/// Checks the operands of the terminator of a block of an `omp.private` that
/// has no successors: a value of `type`, or none if that is null.
static LogicalResult verifyPrivateEnd(Operation *end, Type type) {
  if (!isa_and_nonnull<omp::YieldOp>(end))
    return end->emitError("expected exit block terminator to be an `omp.yield` "
                          "op.");
  if (!type)
    return end->getNumOperands()
               ? end->emitError("Did not expect any values to be yielded.")
               : success();
  if (end->getNumOperands() == 1 && end->getOperand(0).getType() == type)
    return success();
  auto diag = end->emitError("Invalid yielded value. Expected type: ")
              << type << ", got: ";
  if (end->getNumOperands() == 0)
    diag << "None";
  llvm::interleave(
      end->getOperands(), [&](Value yielded) { diag << yielded.getType(); },
      [&] { diag << ", "; });
  return diag;
}

static LogicalResult verifyPrivateRegion(Operation *op, Region &region,
                                         StringRef name, unsigned numArguments,
                                         Type yielded) {
  if (region.empty())
    return success();
  if (region.getNumArguments() != numArguments)
    return op->emitError("`")
           << name << "`: expected " << numArguments
           << " region arguments, got: " << region.getNumArguments();
  for (Block &block : region)
    if (!block.empty() && block.back().getNumSuccessors() == 0 &&
        failed(verifyPrivateEnd(&block.back(), yielded)))
      return failure();
  return success();
}

static LogicalResult verifyPrivateRegions(Operation *op) {
  FailureOr<Type> type = getPrivateType(op);
  if (failed(type) ||
      failed(verifyPrivateRegion(op, op->getRegion(0), "init", 2, *type)))
    return failure();
  Region &copy = op->getRegion(1);
  bool isCopied = getKeyword(op->getInherentAttrOrNull("data_sharing_type")) ==
                  "firstprivate";
  if (!isCopied && !copy.empty())
    return op->emitError("`private` clauses do not require a `copy` region.");
  if (isCopied && copy.empty())
    return op->emitError(
        "`firstprivate` clauses require at least a `copy` region.");
  if (failed(verifyPrivateRegion(op, copy, "copy", 2, *type)))
    return failure();
  return verifyPrivateRegion(op, op->getRegion(2), "dealloc", 1, Type());
}

//===-- omp.declare_reduction ----------------------------------------------===//

/// Checks that each `omp.yield` at the end of a block of `region` has one value of `type`.
static LogicalResult verifyYields(Operation *op, Region &region, StringRef name,
                                  Type type) {
  for (Block &block : region) {
    Operation *end = block.empty() ? nullptr : &block.back();
    if (isa_and_nonnull<omp::YieldOp>(end) &&
        (end->getNumOperands() != 1 || end->getOperand(0).getType() != type))
      return op->emitOpError("expects ")
             << name << " region to yield a value of the reduction type";
  }
  return success();
}

static LogicalResult verifyInitializer(Operation *op, Type type,
                                       bool isAllocated) {
  Region &region = op->getRegion(1);
  if (region.empty())
    return op->emitOpError("expects non-empty initializer region");
  unsigned count = region.getNumArguments();
  if (count != 1 && count != 2)
    return op->emitOpError(
        "expects one or two arguments to the initializer region");
  if (isAllocated && count != 2)
    return op->emitOpError("expects two arguments to the initializer region "
                           "when an allocation region is used");
  if (!isAllocated && count != 1)
    return op->emitOpError("expects one argument to the initializer region "
                           "when no allocation region is used");
  if (region.getArgument(0).getType() != type ||
      region.getArguments().back().getType() != type)
    return op->emitOpError(
        "expects initializer region argument to match the reduction type");
  return verifyYields(op, region, "initializer", type);
}

static LogicalResult verifyCombiner(Operation *op, Type type) {
  Region &region = op->getRegion(2);
  if (region.empty())
    return op->emitOpError("expects non-empty reduction region");
  if (region.getNumArguments() != 2 ||
      region.getArgument(0).getType() != type ||
      region.getArgument(1).getType() != type)
    return op->emitOpError(
        "expects reduction region with two arguments of the reduction type");
  return verifyYields(op, region, "reduction", type);
}

static bool isPointer(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  return dynamic && dynamic.getDefinition().name == "ptr" &&
         dynamic.getDialect().getNamespace() == "llvm";
}

static LogicalResult verifyAtomicReduction(Operation *op, Type type) {
  Region &region = op->getRegion(3);
  if (region.empty())
    return success();
  if (region.getNumArguments() != 2 ||
      region.getArgument(0).getType() != region.getArgument(1).getType())
    return op->emitOpError(
        "expects atomic reduction region with two arguments of the same type");
  Type accumulator = region.getArgument(0).getType();
  auto memory = dyn_cast<MemRefType>(accumulator);
  if (memory ? memory.getElementType() != type : !isPointer(accumulator))
    return op->emitOpError("expects atomic reduction region arguments to be "
                           "accumulators containing the reduction type");
  return success();
}

static LogicalResult verifyReductionRegions(Operation *op) {
  Type type = cast<TypeAttr>(op->getInherentAttrOrNull("type")).getValue();
  Region &allocation = op->getRegion(0), &cleanup = op->getRegion(4);
  if (failed(verifyYields(op, allocation, "alloc", type)) ||
      failed(verifyInitializer(op, type, !allocation.empty())) ||
      failed(verifyCombiner(op, type)) ||
      failed(verifyAtomicReduction(op, type)))
    return failure();
  if (!cleanup.empty() && (cleanup.getNumArguments() != 1 ||
                           cleanup.getArgument(0).getType() != type))
    return op->emitOpError(
        "expects cleanup region with one argument of the reduction type");
  return success();
}

void omp_dialect::registerDeclarations(Context &ctx) {
  registerOpHooks<omp::PrivateClauseOp>(
      &ctx, {.verifyRegions = verifyPrivateRegions});
  registerOpHooks<omp::DeclareReductionOp>(
      &ctx, {.verifyRegions = verifyReductionRegions});
}
