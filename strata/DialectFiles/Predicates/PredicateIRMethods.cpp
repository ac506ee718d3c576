// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Methods that predicates call on values, operations, regions, blocks, and on
// the Context, which stands for the builder too.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using Tag = PredicateValue::Tag;
using M = PredicateMethod;
using Args = ArrayRef<PredicateValue>;

/// The only argument as an index below `limit`, or -1.
static int64_t indexArg(Args args, int64_t limit) {
  int64_t index;
  if (args.size() != 1 || !PredicateEvaluator::asInt(args[0], index) ||
      index < 0 || index >= limit)
    return -1;
  return index;
}

static PredicateValue outOfRange() { return fail(OutOfRange); }

/// An array with the results of `get(0..count-1)`.
template <typename Get>
static PredicateValue makeArray(MutableArrayRef<PredicateValue> list, Get get) {
  for (size_t i = 0; i < list.size(); ++i)
    list[i] = get(unsigned(i));
  return PredicateValue::getArray(list);
}

static PredicateValue valueMethod(M method, Value value, bool &known) {
  switch (method) {
  case M::getType:
    return value.getType();
  case M::getDefiningOp:
    return value.getDefiningOp();
  case M::use_empty:
    return boolean(value.use_empty());
  case M::hasOneUse:
    return boolean(value.hasOneUse());
  // A value and an operation stand for their locations.
  case M::getLoc:
    return value;
  case M::getContext:
    return value.getContext();
  default:
    known = false;
    return {};
  }
}

/// Whether operations with one signature have the same answer to `method`.
static bool isOfSignature(M method, bool isValue) {
  switch (method) {
  case M::getType:
  case M::getLoc:
  case M::getContext:
    return true;
  case M::getOperation:
  case M::getName:
  case M::getNumOperands:
  case M::getNumResults:
  case M::getNumRegions:
  case M::getNumSuccessors:
  case M::getOperand:
  case M::getOperands:
  case M::getOperandTypes:
  case M::getResult:
  case M::getResults:
  case M::getResultTypes:
    return !isValue;
  default:
    return false;
  }
}

/// Whether, for these methods, the signature with regions decides the answer
/// for a terminator.
static bool isOfTerminator(M method) {
  switch (method) {
  case M::getOperation:
  case M::getLoc:
  case M::getContext:
  case M::getName:
  case M::getNumOperands:
  case M::getOperand:
  case M::getOperands:
  case M::getOperandTypes:
    return true;
  default:
    return false;
  }
}

/// Whether `terminator` ends a block in a region of `op`.
static bool isTerminatorIn(Operation *terminator, Operation *op) {
  return op && terminator->getParentOp() == op &&
         &terminator->getBlock()->back() == terminator;
}

static PredicateValue attrOf(M method, Operation *op, Args args) {
  StringRef name;
  if (args.size() != 1 || !PredicateEvaluator::asString(args[0], name))
    return fail(WrongArgs);
  Attribute attr = op->getAttr(name);
  return method == M::getAttr ? PredicateValue(attr) : boolean(bool(attr));
}

PredicateValue PredicateEvaluator::irMethod(M method, PredicateValue object,
                                            Args args, bool &known) {
  if (object.getTag() == Tag::Value)
    return valueMethod(method, object.getValue(), known);
  Operation *current = object.getPointer<Operation>();
  auto operand = [&](unsigned i) { return current->getOperand(i); };
  auto result = [&](unsigned i) { return Value(current->getResult(i)); };
  int64_t index;
  switch (method) {
  case M::getOperation:
  case M::getLoc:
    return current;
  case M::getContext:
    return current->getContext();
  // A name is its text; both methods return it.
  case M::getName:
    return PredicateValue::getString(current->getName().getStringRef());
  case M::getParentOp:
    return current->getParentOp();
  case M::getNumOperands:
    return integer(current->getNumOperands());
  case M::getNumResults:
    return integer(current->getNumResults());
  case M::getNumRegions:
    return integer(current->getNumRegions());
  case M::getNumSuccessors:
    return integer(current->getNumSuccessors());
  case M::getOperand:
    index = indexArg(args, current->getNumOperands());
    return index < 0 ? outOfRange() : PredicateValue(operand(unsigned(index)));
  case M::getResult:
    index = args.empty() && current->getNumResults() == 1
                ? 0
                : indexArg(args, current->getNumResults());
    return index < 0 ? outOfRange() : PredicateValue(result(unsigned(index)));
  case M::getRegion:
    index = indexArg(args, current->getNumRegions());
    return index < 0 ? outOfRange()
                     : PredicateValue(&current->getRegion(unsigned(index)));
  case M::getOperands:
  case M::getOperandTypes: {
    PredicateValue list =
        makeArray(allocate<PredicateValue>(current->getNumOperands()), operand);
    return method == M::getOperands ? list : typesOf(list);
  }
  case M::getResults:
  case M::getResultTypes: {
    PredicateValue list =
        makeArray(allocate<PredicateValue>(current->getNumResults()), result);
    return method == M::getResults ? list : typesOf(list);
  }
  case M::getAttr:
  case M::hasAttr:
    return attrOf(method, current, args);
  default:
    known = false;
    return {};
  }
}

static PredicateValue countUpTo(auto &&range, size_t limit) {
  size_t count = 0;
  for (auto &item : range) {
    (void)item;
    if (++count > limit)
      return fail("too many steps");
  }
  return integer(int64_t(count));
}

/// The operations of a block, with or without the terminator.
PredicateValue PredicateEvaluator::operationsOf(Block &block, M method) {
  SmallVector<Operation *, 8> ops;
  for (Operation &op : block) {
    if (!step())
      return fail("too many steps");
    ops.push_back(&op);
  }
  if (method == M::without_terminator && block.getTerminator())
    ops.pop_back();
  return makeArray(allocate<PredicateValue>(ops.size()),
                   [&](unsigned i) { return PredicateValue(ops[i]); });
}

/// The first or last block of a region, or operation of a block.
static PredicateValue firstOrLast(M method, Region *region, Block *block) {
  bool isFirst = method == M::front;
  if (!block || (!region && block->empty()))
    return outOfRange();
  if (region)
    return isFirst ? block : region->getLastBlock();
  return isFirst ? &block->front() : &block->back();
}

/// Whether the signature with regions decides the answer to `method`, for regions with at
/// most one block.
static bool isOfOnlyBlock(M method) {
  switch (method) {
  case M::getNumArguments:
  case M::getArguments:
  case M::getArgumentTypes:
  case M::getArgument:
  case M::getParentOp:
  case M::getTerminator:
  case M::hasOneBlock:
    return true;
  default:
    return false;
  }
}

void PredicateEvaluator::noteMethod(M method, PredicateValue object) {
  switch (object.getTag()) {
  case Tag::Value:
    if (!isOfSignature(method, /*isValue=*/true))
      noteLook();
    return;
  case Tag::Operation: {
    auto *current = object.getPointer<Operation>();
    if (current == op && method == M::getParentOp)
      noteLook(Look::AtParent);
    else if (!isOfSignature(method, /*isValue=*/false))
      noteLook();
    else if (op && current == op->getParentOp())
      noteLook(Look::AtParent);
    else if (current != op)
      noteLook(isOfTerminator(method) && isTerminatorIn(current, op)
                   ? Look::AtRegions
                   : Look::AtMore);
    return;
  }
  case Tag::Region:
  case Tag::Block:
    return noteLook(isOfOnlyBlock(method) ? Look::AtRegions : Look::AtMore);
  default:
    return;
  }
}

PredicateValue PredicateEvaluator::regionMethod(M method, PredicateValue object,
                                                Args args, bool &known) {
  bool isRegion = object.getTag() == Tag::Region;
  auto *region = isRegion ? object.getPointer<Region>() : nullptr;
  auto *block = isRegion ? region->getFirstBlock() : object.getPointer<Block>();
  unsigned numArgs = block ? block->getNumArguments() : 0;
  auto arg = [&](unsigned i) { return Value(block->getArgument(i)); };
  switch (method) {
  case M::getNumArguments:
    return integer(numArgs);
  case M::getArguments:
  case M::getArgumentTypes: {
    PredicateValue list = makeArray(allocate<PredicateValue>(numArgs), arg);
    return method == M::getArguments ? list : typesOf(list);
  }
  case M::getArgument: {
    int64_t index = indexArg(args, numArgs);
    return index < 0 ? outOfRange() : PredicateValue(arg(unsigned(index)));
  }
  case M::getParentOp:
    return isRegion ? region->getParentOp() : block->getParentOp();
  case M::empty:
    return boolean(isRegion ? region->empty() : block->empty());
  case M::getTerminator: {
    Block *last = isRegion ? region->getLastBlock() : block;
    return last ? last->getTerminator() : nullptr;
  }
  case M::hasOneBlock:
    if (isRegion)
      return boolean(region->hasOneBlock());
    break;
  case M::getBlocks:
    if (isRegion)
      return object;
    break;
  case M::getOperations:
  case M::without_terminator:
    if (isRegion)
      break;
    return operationsOf(*block, method);
  case M::front:
  case M::back:
    return firstOrLast(method, region, block);
  case M::size:
    return isRegion ? countUpTo(*region, Predicate::MaxSteps)
                    : countUpTo(*block, Predicate::MaxSteps);
  default:
    break;
  }
  known = false;
  return {};
}

PredicateValue PredicateEvaluator::contextMethod(M method, Context *ctx,
                                                 Args args, bool &known) {
  switch (method) {
  case M::getContext:
    return ctx;
  case M::getI1Type:
    return IntegerType::get(ctx, 1);
  case M::getI32Type:
    return IntegerType::get(ctx, 32);
  case M::getI64Type:
    return IntegerType::get(ctx, 64);
  case M::getIndexType:
    return IndexType::get(ctx);
  case M::getF32Type:
    return FloatType::getF32(ctx);
  case M::getF64Type:
    return FloatType::getF64(ctx);
  case M::getIntegerType: {
    int64_t width = indexArg(args, int64_t(IntegerType::MaxWidth) + 1);
    return width < 0 ? outOfRange()
                     : PredicateValue(IntegerType::get(ctx, unsigned(width)));
  }
  default:
    known = false;
    return {};
  }
}
