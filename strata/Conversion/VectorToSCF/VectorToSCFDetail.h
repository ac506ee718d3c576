// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns of convert-vector-to-scf: the parts of a transfer that
// is taken apart along the first dimension of its vector.
#ifndef STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCFDETAIL_H
#define STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCFDETAIL_H

#include "strata/Conversion/VectorToSCF/VectorToSCF.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata::detail {

/// Creates operations for one step of a transfer: the transfer at one position
/// of the first dimension of the vector.
class TransferStep {
public:
  TransferStep(OpBuilder &builder, const Transfer &transfer)
      : builder(builder), loc(transfer.op->getLoc()), transfer(transfer) {}

  OpBuilder &getBuilder() const { return builder; }
  Location getLoc() const { return loc; }

  /// The dimension of the memory along which the transfer goes; std::nullopt if
  /// all steps access the same place.
  std::optional<unsigned> getDim() const;
  /// Whether the mask has a flag for each step, and for nothing else.
  bool hasMaskOfSteps() const;
  /// Whether all steps are under the same mask.
  bool isMaskShared() const;

  Value index(int64_t value) const;
  /// The indices of step `iv`.
  SmallVector<Value> getIndices(Value iv) const;
  /// Executes `body` if step `iv` is in bounds and in the mask, and `otherwise` if not.
  /// Both return a value of type `type`, or null if this is null.
  Value guard(Value iv, Type type, function_ref<Value()> body,
              function_ref<Value()> otherwise) const;
  /// A loop over `size` steps, which carries a value if `init` is not null.
  Value createLoop(Value size, Value init,
                   function_ref<Value(Value iv, Value carried)> body) const;
  Value createLoop(Value lower, Value upper, Value step, Value init,
                   function_ref<Value(Value iv, Value carried)> body) const;

  /// The transfer of the other dimensions, from or to the memory `base`, without a mask.
  Operation *createRead(VectorType type, ValueRange indices) const;
  Operation *createWrite(Value vector, Value base, ValueRange indices) const;

private:
  /// The index of step `iv` in dimension `dim`.
  Value createIndex(unsigned dim, Value iv) const;
  Value createCondition(Value iv) const;
  AffineMapAttr getInnerMap() const;
  ArrayAttr getInnerInBounds() const;

  OpBuilder &builder;
  Location loc;
  const Transfer &transfer;
};

/// Gives a transfer another mask.
void setMask(Operation *transfer, Value mask);
/// The vector or element of `source` at `position`; null stands for none.
Value extractAt(OpBuilder &builder, Location loc, Value source, Value position);
/// The number of elements of a vector of one dimension, which may be scalable.
Value createSize(OpBuilder &builder, Location loc, VectorType type);
/// Why a transfer is not taken apart whatever its dimensions are; null if it may be.
const char *getObstacle(const Transfer &transfer,
                        const VectorToSCFOptions &options);

void populateTransferToLoopPatterns(RewritePatternSet &patterns,
                                    const VectorToSCFOptions &options);
void populateUnrollTransferPatterns(RewritePatternSet &patterns,
                                    const VectorToSCFOptions &options);
void populateTransfer1dPatterns(RewritePatternSet &patterns);
void populateScalableTransferPatterns(RewritePatternSet &patterns,
                                      const VectorToSCFOptions &options);
void populatePrintToLoopPatterns(RewritePatternSet &patterns);

} // namespace strata::detail

#endif // STRATA_CONVERSION_VECTORTOSCF_VECTORTOSCFDETAIL_H
