// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/MemRefPatterns.h"
#include "strata/Dialects/MemRef/MemRefSyntax.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Interfaces/TransferOpInterface.h"

using namespace strata;

/// The region of an atomic update may be executed several times.
static LogicalResult verifyAtomicBody(Operation *op) {
  WalkResult result = op->getRegion(0).walk([](Operation *inner) {
    if (isMemoryEffectFree(inner))
      return WalkResult::advance();
    inner->emitError("body of 'memref.generic_atomic_rmw' should contain only "
                     "operations with no side effects");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

static std::optional<Transfer> getDmaStart(Operation *op) {
  return readTransfer(op, {.isStart = true, .isCountFirst = true});
}

static std::optional<Transfer> getDmaWait(Operation *op) {
  return readTransfer(op, {});
}

static constexpr TransferOpInterface::Concept dmaStart = {getDmaStart};
static constexpr TransferOpInterface::Concept dmaWait = {getDmaWait};

void strata::registerMemRefHooks(Context &ctx) {
  addFormatDirective(ctx, "memref.GlobalMemrefOpTypeAndInitialValue", 2,
                     parseGlobalType, printGlobalType);
  registerMemRefFolds(ctx);
  registerMemRefPatterns(ctx);
  registerMemRefViewPatterns(ctx);
  registerMemRefMetadataPatterns(ctx);
  registerMemRefScopePatterns(ctx);
  registerOpHooks<memref::DmaStartOp>(&ctx, {.canPrint = canPrintDmaStart,
                                             .print = printDmaStart,
                                             .parse = parseDmaStart});
  attachTransferInterface(&ctx, memref::DmaStartOp::getOperationName(),
                          dmaStart);
  attachTransferInterface(&ctx, memref::DmaWaitOp::getOperationName(), dmaWait);
  registerOpHooks<memref::GenericAtomicRMWOp>(
      &ctx, {.verifyRegions = verifyAtomicBody});
}
