// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rewriter of conversions: what stands for which value, and what patterns
// call.
#include "strata/IR/Context.h"
#include "strata/IR/Segments.h"
#include "strata/Rewrite/ConversionRewriterDetail.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::detail;

//===-- Values -------------------------------------------------------------===//

static bool haveTypes(ArrayRef<Value> values, ArrayRef<Type> types) {
  return values.size() == types.size() &&
         llvm::all_of(llvm::zip(values, types), [](auto pair) {
           return std::get<0>(pair).getType() == std::get<1>(pair);
         });
}

/// Puts what stands for `values` directly in their place; false if nothing does.
static bool step(const ConversionRewriterImpl &impl,
                 SmallVectorImpl<Value> &values) {
  SmallVector<Value, 4> next;
  bool changed = false;
  for (Value value : values) {
    const Replacement *replacement = impl.find(value);
    changed |= bool(replacement);
    if (!replacement)
      next.push_back(value);
    else if (replacement->count == 1)
      next.push_back(Value(replacement->one));
    else
      next.append(replacement->many, replacement->many + replacement->count);
  }
  if (changed)
    values.assign(next.begin(), next.end());
  return changed;
}

void ConversionRewriterImpl::appendLatest(
    Value value, SmallVectorImpl<Value> &values) const {
  const Replacement *replacement = find(value);
  while (replacement && replacement->count == 1) {
    value = Value(replacement->one);
    replacement = find(value);
  }
  if (!replacement) {
    values.push_back(value);
    return;
  }
  SmallVector<Value, 4> latest{value};
  while (step(*this, latest))
    continue;
  values.append(latest.begin(), latest.end());
}

void ConversionRewriterImpl::appendConverted(Value value, ArrayRef<Type> types,
                                             Location loc,
                                             SmallVectorImpl<Value> &values) {
  // One value for one, mostly.
  Value best;
  const Replacement *replacement = nullptr;
  Value latest = value;
  if (types.size() == 1)
    while (true) {
      if (latest.getType() == types[0])
        best = latest;
      replacement = find(latest);
      if (!replacement || replacement->count != 1)
        break;
      latest = Value(replacement->one);
    }
  if (best && !replacement) {
    values.push_back(best);
    return;
  }
  SmallVector<Value, 4> now{value}, found;
  bool hasFound = false;
  do {
    if (haveTypes(now, types)) {
      found = now;
      hasFound = true;
    }
  } while (step(*this, now));
  if (hasFound) {
    values.append(found.begin(), found.end());
    return;
  }
  Operation *cast = findCast(now, types);
  if (!cast)
    cast = makeCast(ConversionCast::Kind::Target, now, types, findPlace(now),
                    loc, converter, value.getType());
  llvm::append_range(values, cast->getResults());
}

LogicalResult ConversionRewriterImpl::remap(Operation *op,
                                            ArrayRef<Value> operands,
                                            const char *what,
                                            SmallVectorImpl<Value> &values,
                                            SmallVectorImpl<uint32_t> &sizes) {
  for (auto [i, operand] : llvm::enumerate(operands)) {
    size_t before = values.size();
    SmallVector<Type, 2> own;
    ArrayRef<Type> types;
    bool hasTypes = true;
    if (!converter) {
      appendLatest(operand, values);
    } else if (!converter->dependsOnValues()) {
      const auto &conversion = converter->getConversion(operand.getType());
      hasTypes = !conversion.failed;
      types = conversion.types;
    } else {
      hasTypes = succeeded(converter->convertType(operand, own));
      types = own;
    }
    if (!hasTypes) {
      notifyMatchFailure(op->getLoc(), [&](Diagnostic &diag) {
        diag << "unable to convert type for " << what << " #" << uint64_t(i)
             << ", type was " << operand.getType();
      });
      return failure();
    }
    if (!types.empty())
      appendConverted(operand, types, op->getLoc(), values);
    sizes.push_back(uint32_t(values.size() - before));
  }
  return success();
}

//===-- Casts --------------------------------------------------------------===//

OpBuilder::InsertPoint
ConversionRewriterImpl::findPlaceAfter(Value value) const {
  if (Operation *op = value.getDefiningOp())
    return {op->getBlock(),
            Block::iterator(op->getNextNode(), op->getBlock())};
  Block *block = cast<BlockArgument>(value).getOwner();
  return {block, block->begin()};
}

OpBuilder::InsertPoint
ConversionRewriterImpl::findPlace(ArrayRef<Value> values) const {
  if (values.empty())
    return {};
  Value last = values[0];
  for (Value value : values.drop_front()) {
    if (value.getParentBlock() != last.getParentBlock())
      return {};
    Operation *op = value.getDefiningOp(), *lastOp = last.getDefiningOp();
    if (op && (!lastOp || (op != lastOp && lastOp->isBeforeInBlock(op))))
      last = value;
  }
  return last.getParentBlock() ? findPlaceAfter(last) : OpBuilder::InsertPoint();
}

Operation *ConversionRewriterImpl::findCast(ArrayRef<Value> inputs,
                                            ArrayRef<Type> types) const {
  if (inputs.empty() || casts.empty())
    return nullptr;
  for (uint32_t number = castsByInput.lookup(inputs[0]); number;
       number = casts[number - 1].earlier) {
    Operation *op = casts[number - 1].op;
    if (op->getNumOperands() != inputs.size() ||
        op->getNumResults() != types.size())
      continue;
    bool isSame = true;
    for (auto [i, input] : llvm::enumerate(inputs))
      isSame &= op->getOperand(unsigned(i)) == input;
    for (auto [i, type] : llvm::enumerate(types))
      isSame &= op->getResult(unsigned(i)).getType() == type;
    if (isSame)
      return op;
  }
  return nullptr;
}

Operation *ConversionRewriterImpl::makeCast(
    ConversionCast::Kind kind, ArrayRef<Value> inputs, ArrayRef<Type> types,
    OpBuilder::InsertPoint place, Location loc, const TypeConverter *with,
    Type originalType) {
  // Where it is not known to be there for all users, it is for this one only.
  bool isShared = place.isSet() && !inputs.empty();
  if (!place.isSet())
    place = rewriter.saveInsertionPoint();
  Operation *op = Operation::create(loc, castDef, types, inputs, {}, {}, 0);
  place.getBlock()->insert(place.getPoint(), op);
  ConversionCast cast{op, with, originalType, kind, 0};
  casts.push_back(cast);
  if (isShared) {
    uint32_t &last = castsByInput[inputs[0]];
    casts.back().earlier = last;
    last = uint32_t(casts.size());
  }
  Step &step = record(Step::Kind::CreateCast, op);
  step.index = isShared;
  return op;
}

//===-- What patterns call -------------------------------------------------===//

ConversionPatternRewriter::ConversionPatternRewriter(Context *ctx,
                                                     ConversionRewriterImpl &impl)
    : PatternRewriter(ctx, &impl), impl(&impl) {}

ConversionPatternRewriter::~ConversionPatternRewriter() = default;

const ConversionConfig &ConversionPatternRewriter::getConfig() const {
  return impl->config;
}

void ConversionPatternRewriter::replaceOp(Operation *op,
                                          ArrayRef<Value> newValues) {
  assert(op->getNumResults() == newValues.size() && "one value a result");
  impl->replaceOp(op, [&](unsigned i) {
    return newValues[i] ? newValues.slice(i, 1) : ArrayRef<Value>();
  });
}

void ConversionPatternRewriter::replaceOp(Operation *op, Operation *newOp) {
  assert(op->getNumResults() == newOp->getNumResults() &&
         "one new result for each old one");
  Value value;
  impl->replaceOp(op, [&](unsigned i) {
    value = newOp->getResult(i);
    return ArrayRef<Value>(value);
  });
}

void ConversionPatternRewriter::replaceOpWithMultiple(
    Operation *op, ArrayRef<SmallVector<Value>> newValues) {
  assert(op->getNumResults() == newValues.size() && "values for each result");
  impl->replaceOp(op,
                  [&](unsigned i) { return ArrayRef<Value>(newValues[i]); });
}

void ConversionPatternRewriter::eraseOp(Operation *op) { impl->eraseOp(op); }
void ConversionPatternRewriter::eraseBlock(Block *block) {
  if (getInsertionBlock() == block)
    clearInsertionPoint();
  impl->eraseBlock(block);
}

void ConversionPatternRewriter::startOpModification(Operation *op) {
  impl->savedOps.emplace_back(op);
  impl->record(ConversionStep::Kind::ModifyOp, op).index =
      uint32_t(impl->savedOps.size() - 1);
}

void ConversionPatternRewriter::finalizeOpModification(Operation *) {}

void ConversionPatternRewriter::cancelOpModification(Operation *op) {
  for (ConversionStep &step : llvm::reverse(impl->journal)) {
    if (step.kind != ConversionStep::Kind::ModifyOp || step.op() != op)
      continue;
    impl->savedOps[step.index].restore(op);
    step.kind = ConversionStep::Kind::None;
    return;
  }
}

void ConversionPatternRewriter::replaceAllUsesWith(Value from, Value to) {
  if (from != to)
    impl->map(from, to);
}

void ConversionPatternRewriter::replaceAllUsesWith(Value from,
                                                   ArrayRef<Value> to) {
  impl->map(from, to);
}

Value ConversionPatternRewriter::getRemappedValue(Value key) {
  SmallVector<Value, 1> values;
  return succeeded(getRemappedValues(key, values)) ? values[0] : Value();
}

LogicalResult ConversionPatternRewriter::getRemappedValues(
    ArrayRef<Value> keys, SmallVectorImpl<Value> &results) {
  for (Value key : keys) {
    SmallVector<Type, 1> types;
    size_t before = results.size();
    if (!impl->converter)
      impl->appendLatest(key, results);
    else if (failed(impl->converter->convertType(key, types)) ||
             types.size() != 1)
      return failure();
    else
      impl->appendConverted(key, types, key.getLoc(), results);
    if (results.size() != before + 1)
      return failure();
  }
  return success();
}

void ConversionPatternRewriter::inlineBlockBefore(Block *source, Block *dest,
                                                  Block::iterator before,
                                                  ArrayRef<Value> argValues) {
  assert(argValues.size() == source->getNumArguments() &&
         "one value an argument");
  for (auto [arg, value] : llvm::zip(source->getArguments(), argValues))
    impl->map(arg, value);
  if (!source->empty()) {
    ConversionStep &step =
        impl->record(ConversionStep::Kind::InlineBlock, source);
    step.next = source->getFirstOp();
    step.from = source->getLastOp();
    dest->splice(before, source, source->begin(), source->end());
  }
  eraseBlock(source);
}

Block *ConversionPatternRewriter::applySignatureConversion(
    Block *block, TypeConverter::SignatureConversion &conversion,
    const TypeConverter *converter) {
  return impl->applySignatureConversion(block, conversion, converter);
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
    auto conversion = converter.convertBlockSignature(&block);
    if (!conversion) {
      (void)notifyMatchFailure(region->getParentOp(),
                               "unable to convert the types of a block's "
                               "arguments");
      return failure();
    }
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
      op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
        ops.push_back(inner);
      });
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
  impl.noteUse(impl.converter);
  SmallVector<Value, 8> operands, values;
  SmallVector<uint32_t, 8> sizes;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(operand.get());
  if (failed(impl.remap(op, operands, "operand", values, sizes)))
    return failure();
  SmallVector<ArrayRef<Value>, 8> ranges;
  size_t first = 0;
  for (uint32_t size : sizes) {
    ranges.push_back(ArrayRef<Value>(values).slice(first, size));
    first += size;
  }
  return matchAndRewrite(op, ranges, conversion);
}

LogicalResult ConversionPattern::matchAndRewrite(
    Operation *op, ArrayRef<ArrayRef<Value>> operands,
    ConversionPatternRewriter &rewriter) const {
  SmallVector<Value, 8> values;
  for (auto [i, range] : llvm::enumerate(operands)) {
    if (range.size() != 1)
      return rewriter.notifyMatchFailure(
          op, "operand #" + Twine(i) + " becomes " + Twine(range.size()) +
                  " values, and the pattern takes one for each");
    values.push_back(range[0]);
  }
  return matchAndRewrite(op, values, rewriter);
}

LogicalResult
ConversionPattern::matchAndRewrite(Operation *op, ArrayRef<Value>,
                                   ConversionPatternRewriter &rewriter) const {
  return rewriter.notifyMatchFailure(op, "the pattern has no code");
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

std::pair<unsigned, unsigned> strata::getOperandSlot(Operation *op,
                                                     StringRef name) {
  const OpDefinition &def = op->getDefinition();
  SmallVector<Segment, 4> segments;
  if (succeeded(getOperandSegments(op, segments)))
    for (auto [i, slot] : llvm::enumerate(def.operands))
      if (slot.name == name && i < segments.size())
        return {segments[i].first, segments[i].size};
  assert(false && "no such operand");
  return {0, 0};
}
