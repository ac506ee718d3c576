// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of sparse-tensor-codegen that several files have.
#ifndef STRATA_SPARSETENSOR_TENSORCODEGENDETAIL_H
#define STRATA_SPARSETENSOR_TENSORCODEGENDETAIL_H

#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/SparseTensor/SparseStorage.h"

namespace strata::sparse_tensor {

/// The values that stand for the operands of an operation, by their names.
template <typename Op> using Ranges = AdaptorFor<Op, ValueRange>;
/// A pattern that is a function of an operation and the values that stand for its operands.
template <typename Op>
using CodegenFn = LogicalResult (*)(Op op, Ranges<Op> operands,
                                    ConversionPatternRewriter &rewriter);

template <typename Op>
void addCodegenPattern(RewritePatternSet &patterns,
                       const TypeConverter &converter, CodegenFn<Op> fn) {
  struct FnPattern final : ConversionPattern {
    FnPattern(const TypeConverter &converter, CodegenFn<Op> fn)
        : ConversionPattern(converter, Op::getOperationName(),
                            Op::getOperationName()),
          fn(fn) {}
    LogicalResult
    matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                    ConversionPatternRewriter &rewriter) const override {
      return fn(cast<Op>(op), Ranges<Op>(op, operands), rewriter);
    }
    CodegenFn<Op> fn;
  };
  patterns.add<FnPattern>(converter, fn);
}

/// A copy of a buffer.
Value copyStorageBuffer(const SparseBuilder &code, Value buffer);

/// The patterns for operations that build tensors.
void populateTensorBuilding(RewritePatternSet &patterns,
                            const TypeConverter &converter, bool createDeallocs,
                            bool initializeBuffers);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_TENSORCODEGENDETAIL_H
