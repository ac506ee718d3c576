// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

using namespace strata;

namespace {
/// The table of a Context.
struct TransformTableData final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.transform-table";
  TransformTable table;
  TransformTableData() {
    addApplyTransforms(table);
    addControlTransforms(table);
    addHandleTransforms(table);
    addLoopTransforms(table);
    addMatchTransforms(table);
    addNavigationTransforms(table);
    addStructuredTransforms(table);
    addSymbolTransforms(table);
  }
};
} // namespace

DiagnosedSilenceableFailure
strata::applyTransformOp(Operation *op, TransformState &state,
                         TransformResults &results) {
  const TransformTable &table =
      getContextData<TransformTableData>(*op->getContext()).table;
  auto it = table.find(op->getName().getStringRef());
  if (it == table.end())
    return emitDefiniteFailure(op, "'" + op->getName().getStringRef() +
                                       "' cannot be executed");
  return it->second(op, state, results);
}
