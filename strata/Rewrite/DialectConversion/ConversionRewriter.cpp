// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the rewriter that patterns call.
#include "strata/Definition/Segments.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

//===-- What patterns call -------------------------------------------------===//

ConversionPatternRewriter::ConversionPatternRewriter(
    Context *ctx, ConversionRewriterImpl &impl)
    : PatternRewriter(ctx, &impl), impl(&impl) {}

ConversionPatternRewriter::~ConversionPatternRewriter() = default;

const ConversionConfig &ConversionPatternRewriter::getConfig() const {
  return impl->config;
}

void ConversionPatternRewriter::replaceOp(Operation *op, ValueRange newValues) {
  assert(op->getNumResults() == newValues.size() &&
         "one value for each result");
  if (!impl->mayReplace(op))
    return;
  Value value;
  impl->replaceOp(op, [&](unsigned i) {
    value = newValues[i];
    return value ? ArrayRef<Value>(value) : ArrayRef<Value>();
  });
}

void ConversionPatternRewriter::replaceOp(Operation *op, Operation *newOp) {
  assert(op->getNumResults() == newOp->getNumResults() &&
         "one new result for each old one");
  if (!impl->mayReplace(op))
    return;
  Value value;
  impl->replaceOp(op, [&](unsigned i) {
    value = newOp->getResult(i);
    return ArrayRef<Value>(value);
  });
}

void ConversionPatternRewriter::replaceOpWithMultiple(
    Operation *op, ArrayRef<ValueRange> newValues) {
  assert(op->getNumResults() == newValues.size() && "values for each result");
  if (!impl->mayReplace(op))
    return;
  SmallVector<Value, 8> values;
  impl->replaceOp(op, [&](unsigned i) {
    values.assign(newValues[i].begin(), newValues[i].end());
    return ArrayRef<Value>(values);
  });
}

void ConversionPatternRewriter::eraseOp(Operation *op) { impl->eraseOp(op); }
void ConversionPatternRewriter::eraseBlock(Block *block) {
  if (getInsertionBlock() == block)
    clearInsertionPoint();
  impl->eraseBlock(block);
}

void ConversionPatternRewriter::startOpModification(Operation *op) {
  impl->recordModification(op, SavedOp(op));
  if (impl->numOpenModifications++)
    impl->journal.back().next = op;
}

void ConversionPatternRewriter::finalizeOpModification(Operation *op) {
  if (impl->numOpenModifications)
    --impl->numOpenModifications;
  if (!impl->canUndo && impl->config.listener)
    impl->config.listener->notifyOperationModified(op);
}

void ConversionPatternRewriter::cancelOpModification(Operation *op) {
  if (impl->numOpenModifications)
    --impl->numOpenModifications;
  for (ConversionStep &step : llvm::reverse(impl->journal)) {
    if (step.kind != ConversionStep::Kind::ModifyOp || step.op() != op)
      continue;
    SavedOp::restore({{op, &impl->savedOps[step.index]}});
    step.kind = ConversionStep::Kind::None;
    return;
  }
}

void ConversionPatternRewriter::replaceAllUsesWith(Value from, Value to) {
  if (from != to)
    replaceAllUsesWith(from, ValueRange(to));
}

void ConversionPatternRewriter::replaceAllUsesWith(Value from, ValueRange to) {
  if (impl->find(from))
    impl->fault = "it replaces a value that is already replaced";
  else
    impl->map(from, SmallVector<Value, 4>(to));
}

Value ConversionPatternRewriter::getRemappedValue(Value key) {
  SmallVector<Value, 1> values;
  return succeeded(getRemappedValues(key, values)) ? values[0] : Value();
}

LogicalResult
ConversionPatternRewriter::getRemappedValues(ValueRange keys,
                                             SmallVectorImpl<Value> &results) {
  for (auto [i, key] : llvm::enumerate(keys)) {
    size_t before = results.size();
    if (failed(impl->remap(key.getLoc(), "value", unsigned(i), key, results)) ||
        results.size() != before + 1)
      return failure();
  }
  return success();
}

void ConversionPatternRewriter::inlineBlockBefore(Block *source, Block *dest,
                                                  Block::iterator before,
                                                  ValueRange argValues) {
  assert(argValues.size() == source->getNumArguments() &&
         "one value an argument");
  // Something else may stand for an argument by now.
  for (auto [arg, value] : llvm::zip(source->getArguments(), argValues))
    if (!impl->find(arg))
      impl->map(arg, value);
  impl->inlineBlock(source, dest, before);
  eraseBlock(source);
}

Block *ConversionPatternRewriter::applySignatureConversion(
    Block *block, TypeConverter::SignatureConversion &conversion,
    const TypeConverter *converter) {
  return impl->applySignatureConversion(block, conversion, converter);
}

LogicalResult detail::checkArguments(Block &block,
                                     const TypeConverter &converter,
                                     ConversionPatternRewriter &rewriter) {
  for (BlockArgument arg : block.getArguments()) {
    SmallVector<Type, 2> types;
    if (failed(converter.convertType(Value(arg), types)))
      return refuseType(rewriter, block.getParentOp(),
                        "block argument #" + Twine(arg.getArgNumber()),
                        arg.getType(), converter);
  }
  return success();
}

FailureOr<Block *> ConversionPatternRewriter::convertRegionTypes(
    Region *region, const TypeConverter &converter,
    TypeConverter::SignatureConversion *entryConversion) {
  impl->setRegionConverter(region, converter);
  for (Block &block : *region) {
    if (&block == region->getFirstBlock() && entryConversion) {
      impl->applySignatureConversion(&block, *entryConversion, &converter);
      continue;
    }
    if (!block.getNumArguments())
      continue;
    if (failed(checkArguments(block, converter, *this)))
      return failure();
    auto conversion = converter.convertBlockSignature(&block);
    impl->applySignatureConversion(&block, *conversion, &converter);
  }
  return region->getFirstBlock();
}

LogicalResult ConversionPatternRewriter::legalize(Operation *op) {
  return impl->legalize(op);
}

LogicalResult ConversionPatternRewriter::legalize(Region *region) {
  SmallVector<Operation *, 16> ops;
  for (Block &block : *region)
    for (Operation &op : block)
      op.walk<WalkOrder::PreOrder>(
          [&](Operation *inner) { ops.push_back(inner); });
  for (Operation *op : ops)
    if (failed(impl->legalize(op)))
      return failure();
  return success();
}

//===-- Patterns -----------------------------------------------------------===//

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op,
                                   PatternRewriter &rewriter) const {
  auto &conversion = static_cast<ConversionPatternRewriter &>(rewriter);
  ConversionRewriterImpl &impl = conversion.getImpl();
  llvm::SaveAndRestore saved(impl.converter, getTypeConverter());
  SmallVector<Value, 8> values;
  SmallVector<uint32_t, 8> sizes;
  if (failed(impl.remap(op, op->getOpOperands(), values, sizes)))
    return failure();
  SmallVector<ValueRange, 8> ranges;
  size_t first = 0;
  for (uint32_t size : sizes) {
    ranges.push_back(ArrayRef<Value>(values).slice(first, size));
    first += size;
  }
  return matchAndRewrite(op, ranges, conversion);
}

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                                   ConversionPatternRewriter &rewriter) const {
  SmallVector<Value, 8> values;
  for (auto [i, range] : llvm::enumerate(operands)) {
    if (range.size() != 1)
      return rewriter.notifyMatchFailure(
          op, "operand #" + Twine(i) + " is converted to " +
                  Twine(range.size()) + " values, but the pattern expects one");
    values.push_back(range[0]);
  }
  return matchAndRewrite(op, values, rewriter);
}

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op, ArrayRef<Value>,
                                   ConversionPatternRewriter &rewriter) const {
  return rewriter.notifyMatchFailure(
      op, "the pattern does not implement matchAndRewrite");
}

namespace {
class ConversionFunctionPattern final : public ConversionPattern {
public:
  ConversionFunctionPattern(StringRef debugName, StringRef root,
                            PatternBenefit benefit, ConversionFn fn)
      : ConversionPattern(debugName, root, benefit), fn(fn) {}
  ConversionFunctionPattern(const TypeConverter &converter, StringRef debugName,
                            StringRef root, PatternBenefit benefit,
                            ConversionFn fn)
      : ConversionPattern(converter, debugName, root, benefit), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    return fn(op, operands, getTypeConverter(), rewriter);
  }

private:
  ConversionFn fn;
};
} // namespace

void strata::addConversionPattern(RewritePatternSet &patterns,
                                  const TypeConverter *converter,
                                  StringRef debugName, StringRef root,
                                  ConversionFn fn, PatternBenefit benefit) {
  if (converter)
    patterns.add<ConversionFunctionPattern>(*converter, debugName, root,
                                            benefit, fn);
  else
    patterns.add<ConversionFunctionPattern>(debugName, root, benefit, fn);
}
