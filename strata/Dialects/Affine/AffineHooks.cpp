// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Affine/AffineHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Affine/AffineSyntax.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"
#include "strata/Interfaces/TransferOpInterface.h"

using namespace strata;

static std::optional<Transfer> getDmaStart(Operation *op) {
  static constexpr StringRef maps[] = {"src_map", "dst_map", "tag_map"};
  return readTransfer(op, {.isStart = true, .maps = maps});
}

static std::optional<Transfer> getDmaWait(Operation *op) {
  static constexpr StringRef maps[] = {"tag_map"};
  return readTransfer(op, {.maps = maps});
}

static constexpr TransferOpInterface::Concept dmaStart = {getDmaStart};
static constexpr TransferOpInterface::Concept dmaWait = {getDmaWait};

void strata::registerAffineHooks(Context &ctx) {
  using namespace dialects::affine;
  registerDimsAndSymbols(ctx);
  registerAffineOperandVerifiers(ctx);
  registerAffinePatterns(ctx);
  registerOpHooks<AffineDmaStartOp>(&ctx, {.canPrint = canPrintAffineDmaStart,
                                           .print = printAffineDmaStart,
                                           .parse = parseAffineDmaStart});
  registerOpHooks<AffineDmaWaitOp>(&ctx, {.canPrint = canPrintAffineDmaWait,
                                          .print = printAffineDmaWait,
                                          .parse = parseAffineDmaWait});
  attachTransferInterface(&ctx, AffineDmaStartOp::getOperationName(), dmaStart);
  attachTransferInterface(&ctx, AffineDmaWaitOp::getOperationName(), dmaWait);
  registerOpHooks<AffineParallelOp>(&ctx, {.canPrint = canPrintAffineParallel,
                                           .print = printAffineParallel,
                                           .parse = parseAffineParallel});
}
