// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/StructuredTypeConversion.h"

#include "strata/Dialects/SCF/SCFOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

static SmallVector<Value> flattenRanges(ArrayRef<ValueRange> ranges) {
  SmallVector<Value> values;
  for (ValueRange range : ranges)
    values.append(range.begin(), range.end());
  return values;
}

namespace {
/// scf.for, scf.if and scf.while: recreates them with the regions of the old operation.
class RegionOpConversion final : public ConversionPattern {
public:
  RegionOpConversion(const TypeConverter &converter, StringRef root)
      : ConversionPattern(converter, "ConvertTypesOf" + root.str(), root) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override;
};

/// scf.yield and scf.condition.
class TerminatorConversion final : public ConversionPattern {
public:
  TerminatorConversion(const TypeConverter &converter, StringRef root)
      : ConversionPattern(converter, "ConvertTypesOf" + root.str(), root) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    SmallVector<Value> values = flattenRanges(operands);
    Operation *copy = rewriter.create(
        op->getLoc(), op->getName().getStringRef(), values, {}, op->getAttrs());
    rewriter.replaceOp(op, copy);
    return success();
  }
};
} // namespace

LogicalResult
RegionOpConversion::matchAndRewrite(Operation *op,
                                    ArrayRef<ValueRange> operands,
                                    ConversionPatternRewriter &rewriter) const {
  const TypeConverter &converter = *getTypeConverter();
  SmallVector<Type> types;
  SmallVector<size_t> sizes;
  for (Type type : op->getResultTypes()) {
    SmallVector<Type> converted;
    if (failed(converter.convertType(type, converted)))
      return rewriter.notifyMatchFailure(op, "a result has no conversion");
    sizes.push_back(converted.size());
    types.append(converted.begin(), converted.end());
  }
  SmallVector<Value> values = flattenRanges(operands);
  // Attributes of scf.while are not kept, as by mlir-opt.
  SmallVector<NamedAttribute> attrs;
  if (!isa<scf::WhileOp>(op))
    llvm::append_range(attrs, op->getAttrs());
  Operation *copy =
      rewriter.create(op->getLoc(), op->getName().getStringRef(), values, types,
                      attrs, {}, op->getNumRegions());
  for (unsigned i = 0; i < op->getNumRegions(); ++i) {
    Region &region = copy->getRegion(i);
    rewriter.inlineRegionBefore(op->getRegion(i), region, region.end());
    if (failed(rewriter.convertRegionTypes(&region, converter)))
      return rewriter.notifyMatchFailure(op, "an argument has no conversion");
  }
  SmallVector<Value> results(copy->result_begin(), copy->result_end());
  SmallVector<ValueRange> groups;
  ArrayRef<Value> rest = results;
  for (size_t size : sizes) {
    groups.push_back(ValueRange(rest.take_front(size)));
    rest = rest.drop_front(size);
  }
  rewriter.replaceOpWithMultiple(op, groups);
  return success();
}

void strata::sparse_tensor::populateSCFTypeConversion(
    RewritePatternSet &patterns, const TypeConverter &converter,
    ConversionTarget &target) {
  for (StringRef name :
       {scf::ForOp::getOperationName(), scf::IfOp::getOperationName(),
        scf::WhileOp::getOperationName()})
    patterns.add<RegionOpConversion>(converter, name);
  for (StringRef name :
       {scf::YieldOp::getOperationName(), scf::ConditionOp::getOperationName()})
    patterns.add<TerminatorConversion>(converter, name);
  target.addDynamicallyLegalOp<scf::ForOp, scf::IfOp, scf::WhileOp>(
      [&converter](Operation *op) {
        return converter.isLegal(op->getResultTypes());
      });
  target.addDynamicallyLegalOp<scf::YieldOp, scf::ConditionOp>(
      [&converter](Operation *op) {
        return converter.isLegal(op->getOperandTypes());
      });
}
