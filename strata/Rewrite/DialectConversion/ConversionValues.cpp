// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The replacements of values, by type, and the casts between types.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

//===-- Saying it ----------------------------------------------------------===//

/// Whether what stands for one of `values` is, at some point, `from`.
static bool leadTo(const ConversionRewriterImpl &impl, ArrayRef<Value> values,
                   Value from) {
  SmallVector<Value, 8> pending(values.begin(), values.end());
  llvm::SmallPtrSet<ValueImpl *, 8> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (value == from)
      return true;
    const Replacement *replacement = impl.find(value);
    if (replacement && seen.insert(value.getImpl()).second)
      llvm::append_range(pending, replacement->getValues());
  }
  return false;
}

void ConversionRewriterImpl::mapUnrecorded(Value from, ArrayRef<Value> to,
                                           bool ownerIsGone) {
  if (to.size() != 1) {
    // A value that would replace itself has no replacement.
    if (LLVM_UNLIKELY(leadTo(*this, to, from)))
      to = {};
    return table.push(from, to, converter, ownerIsGone);
  }
  Value one = to[0];
  const Replacement *next = find(one);
  if (LLVM_LIKELY(!next && one != from))
    return table.push(from, one, converter, ownerIsGone);
  if (leadTo(*this, one, from))
    return table.push(from, {}, converter, ownerIsGone);
  // Chains of values that stand for each other stay short.
  if (next->count == 1 && Value(next->one).getType() == one.getType())
    one = Value(next->one);
  table.push(from, one, converter, ownerIsGone);
}

void ConversionRewriterImpl::map(Value from, ArrayRef<Value> to) {
  mapUnrecorded(from, to, /*ownerIsGone=*/false);
  record(Step::Kind::MapValue, from.getImpl());
  if (!canUndo)
    replaceUses(from);
}

//===-- Asking -------------------------------------------------------------===//

static bool haveTypes(ArrayRef<Value> values, ArrayRef<Type> types) {
  return values.size() == types.size() &&
         llvm::all_of(llvm::zip(values, types), [](auto pair) {
           return std::get<0>(pair).getType() == std::get<1>(pair);
         });
}

/// Replaces `values` by their direct replacements; false if there are none.
static bool step(const ConversionRewriterImpl &impl,
                 SmallVectorImpl<Value> &values) {
  SmallVector<Value, 4> next;
  bool changed = false;
  for (Value value : values) {
    const Replacement *replacement = impl.find(value);
    changed |= bool(replacement);
    if (!replacement)
      next.push_back(value);
    else
      llvm::append_range(next, replacement->getValues());
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
  SmallVector<Value, 4> found, now{value};
  if (LLVM_LIKELY(types.size() == 1)) {
    // One value for one, mostly.
    const Replacement *replacement = nullptr;
    Value best;
    do {
      if (now[0].getType() == types[0])
        best = now[0];
      replacement = find(now[0]);
      if (replacement && replacement->count == 1)
        now[0] = Value(replacement->one);
    } while (replacement && replacement->count == 1);
    if (best && !replacement)
      return values.push_back(best);
    if (best)
      found = {best};
  }
  bool hasFound = !found.empty();
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
  for (unsigned i = 0; i < types.size(); ++i)
    values.push_back(cast->getResult(i));
}

LogicalResult detail::refuseType(ConversionPatternRewriter &rewriter,
                                 Operation *op, const Twine &what, Type type,
                                 const TypeConverter &converter,
                                 bool wantsOne) {
  return rewriter.notifyMatchFailure(op->getLoc(), [&](Diagnostic &diag) {
    diag << "unable to convert type of " << what << ", type was " << type
         << converter.getReason(type, wantsOne);
  });
}

LogicalResult ConversionRewriterImpl::remap(Location loc, StringRef what,
                                            unsigned number, Value value,
                                            SmallVectorImpl<Value> &values) {
  if (!converter) {
    appendLatest(value, values);
    return success();
  }
  SmallVector<Type, 2> own;
  ArrayRef<Type> types;
  bool hasTypes = true;
  if (LLVM_LIKELY(!converter->dependsOnValues())) {
    const auto &conversion = converter->getConversion(value.getType());
    hasTypes = !conversion.failed;
    types = conversion.types;
  } else {
    hasTypes = succeeded(converter->convertType(value, own));
    types = own;
  }
  if (!hasTypes)
    return rewriter.notifyMatchFailure(loc, [&](Diagnostic &diag) {
      diag << "unable to convert type for " << what << " #" << uint64_t(number)
           << ", type was " << value.getType()
           << converter->getReason(value.getType());
    });
  if (!types.empty())
    appendConverted(value, types, loc, values);
  return success();
}

LogicalResult ConversionRewriterImpl::remap(Operation *op,
                                            ArrayRef<OpOperand> operands,
                                            SmallVectorImpl<Value> &values,
                                            SmallVectorImpl<uint32_t> &sizes) {
  for (const OpOperand &operand : operands) {
    size_t before = values.size();
    if (failed(remap(op->getLoc(), "operand", operand.getOperandNumber(),
                     operand.get(), values)))
      return failure();
    sizes.push_back(uint32_t(values.size() - before));
  }
  return success();
}

//===-- Casts --------------------------------------------------------------===//

/// The place after the definition of `value`; not set if there is none.
static OpBuilder::InsertPoint findPlaceAfter(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op) {
    Block *block = cast<BlockArgument>(value).getOwner();
    return {block, block->begin()};
  }
  if (LLVM_LIKELY(!op->hasSuccessors()))
    return {op->getBlock(), Block::iterator(op->getNextNode(), op->getBlock())};
  // The results of a terminator are available in a block that only it branches
  // to.
  Block *next = op->getSuccessor(0);
  if (!next || !next->getSinglePredecessor())
    return {};
  return {next, next->begin()};
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
  return last.getParentBlock() ? findPlaceAfter(last)
                               : OpBuilder::InsertPoint();
}

Operation *ConversionRewriterImpl::findCastOf(
    ArrayRef<Value> inputs,
    function_ref<bool(const ConversionCast &)> accepts) const {
  if (inputs.empty() || casts.empty())
    return nullptr;
  for (uint32_t number = castsByInput.lookup(inputs[0].getImpl()); number;
       number = casts[number - 1].earlier) {
    const ConversionCast &cast = casts[number - 1];
    if (llvm::equal(cast.op->getOperands(), inputs) && !isIgnored(cast.op) &&
        accepts(cast))
      return cast.op;
  }
  return nullptr;
}

Operation *ConversionRewriterImpl::findCast(ArrayRef<Value> inputs,
                                            ArrayRef<Type> types) const {
  return findCastOf(inputs, [&](const ConversionCast &cast) {
    return llvm::equal(cast.op->getResultTypes(), types);
  });
}

Operation *
ConversionRewriterImpl::findTargetCast(ArrayRef<Value> inputs) const {
  return findCastOf(inputs, [](const ConversionCast &cast) {
    return cast.kind == ConversionCast::Kind::Target;
  });
}

Operation *
ConversionRewriterImpl::makeCast(ConversionCast::Kind kind,
                                 ArrayRef<Value> inputs, ArrayRef<Type> types,
                                 OpBuilder::InsertPoint place, Location loc,
                                 const TypeConverter *with, Type originalType) {
  // Where it is not known to be there for all users, it is for this one only.
  bool isShared = place.isSet() && !inputs.empty();
  if (!place.isSet())
    place = rewriter.saveInsertionPoint();
  Operation *op = Operation::create(loc, castDef, types, inputs, {}, {}, 0);
  place.getBlock()->insert(place.getPoint(), op);
  casts.push_back({op, with, originalType, kind, 0});
  if (isShared) {
    ValueImpl *input = inputs[0].getImpl();
    casts.back().earlier = castsByInput.lookup(input);
    castsByInput.set(input, uint32_t(casts.size()));
  }
  record(Step::Kind::CreateCast, op).index = isShared;
  if (!canUndo)
    tellStep(journal.back());
  return op;
}
