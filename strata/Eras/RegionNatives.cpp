// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/RegionNatives.h"

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

/// `name n attribute list`: in the first region of an operation, operand `n` of operations
/// `name` that is one of the values becomes the argument of the region with its number, and
/// `attribute` the element with this number of the attribute `list` of the other operation.
static LogicalResult useArguments(PatternRewriter &rewriter,
                                  ArrayRef<PDLValue> args, StringRef words,
                                  PDLResultList &results) {
  SmallVector<StringRef, 4> list;
  words.split(list, ' ');
  unsigned number;
  if (args.size() != 3 || args[0].getKind() != PDLValue::Kind::Operation ||
      args[1].getKind() != PDLValue::Kind::Operation || !args[2].isRange() ||
      list.size() != 4 || list[1].getAsInteger(10, number))
    return failure();
  Operation *op = args[0].getOperation();
  results.push_back(op);
  ArrayRef<Value> values = args[2].getValues();
  auto elements =
      dyn_cast_or_null<ArrayAttr>(args[1].getOperation()->getAttr(list[3]));
  if (values.empty())
    return success();
  Region &region = op->getRegions().front();
  if (!elements || elements.size() != values.size() || region.empty() ||
      region.front().getNumArguments() < values.size())
    return failure();
  StringAttr attribute = StringAttr::get(op->getContext(), list[2]);
  rewriter.modifyOpInPlace(op, [&] {
    region.walk([&](Operation *inner) {
      if (inner->getName().getStringRef() != list[0] ||
          inner->getNumOperands() <= number || inner->getAttr(attribute))
        return;
      const Value *found = llvm::find(values, inner->getOperand(number));
      if (found == values.end())
        return;
      size_t index = size_t(found - values.begin());
      inner->setOperand(number, region.front().getArgument(unsigned(index)));
      inner->setAttr(attribute, elements[index]);
    });
  });
  return success();
}

/// The only block of region `number` of the operation that `symbol` names near `op`, if it
/// ends with one value; null if there is none.
static Block *findInlinedBlock(Operation *op, Attribute symbol,
                               unsigned number) {
  auto ref = dyn_cast_or_null<SymbolRefAttr>(symbol);
  Operation *owner =
      ref ? SymbolTable::lookupNearestSymbolFrom(op, ref) : nullptr;
  if (!owner || owner->getNumRegions() <= number ||
      !owner->getRegion(number).hasOneBlock())
    return nullptr;
  Block &block = owner->getRegion(number).front();
  return !block.empty() && block.back().getNumOperands() == 1 ? &block
                                                              : nullptr;
}

/// Copies the operations of the region with number `text` of the operation that a symbol
/// names, which is one block, with values for its arguments. The result is the operand of its
/// terminator.
static LogicalResult inlineRegion(PatternRewriter &rewriter,
                                  ArrayRef<PDLValue> args, StringRef text,
                                  PDLResultList &results) {
  unsigned number;
  if (args.size() < 2 || args[0].getKind() != PDLValue::Kind::Operation ||
      args[1].getKind() != PDLValue::Kind::Attribute ||
      text.getAsInteger(10, number))
    return failure();
  Block *block =
      findInlinedBlock(args[0].getOperation(), args[1].getAttr(), number);
  if (!block || block->getNumArguments() != args.size() - 2)
    return failure();
  IRMapping mapping;
  for (auto [argument, arg] :
       llvm::zip(block->getArguments(), args.drop_front(2)))
    mapping.map(Value(argument), arg.getValue());
  for (Operation &op : *block)
    if (&op != &block->back()) {
      Operation *copy = op.clone(mapping);
      rewriter.insert(copy);
    }
  results.push_back(
      mapping.lookupOrDefault(block->back().getOperands().front()));
  return success();
}

void strata::addRegionConstraints(PDLNatives &natives) {
  natives.registerConstraintFunction(
      "strata.can_inline",
      [](PatternRewriter &, Operation *op, Attribute symbol, Attribute number) {
        auto region = dyn_cast<IntegerAttr>(number);
        return success(
            region &&
            findInlinedBlock(op, symbol,
                             unsigned(region.getValue().getZExtValue())));
      });
}

using RegionNativeFn = LogicalResult (*)(PatternRewriter &, ArrayRef<PDLValue>,
                                         StringRef, PDLResultList &);

static PDLNatives::Entry makeRegionNative(StringRef words, RegionNativeFn fn,
                                          PDLValue::Kind result) {
  auto native = std::make_shared<PDLNative>();
  native->results = std::vector<PDLNative::Parameter>{{result, false}};
  native->fn = [words = words.trim().str(), fn](PatternRewriter &rewriter,
                                                ArrayRef<PDLValue> args,
                                                PDLResultList &results) {
    return fn(rewriter, args, words, results);
  };
  return native;
}

PDLNatives::Entry strata::lookupRegionNative(StringRef name) {
  if (name.consume_front("strata.use_arguments:"))
    return makeRegionNative(name, useArguments, PDLValue::Kind::Operation);
  if (name.consume_front("strata.inlined:"))
    return makeRegionNative(name, inlineRegion, PDLValue::Kind::Value);
  return nullptr;
}
