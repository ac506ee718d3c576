// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"

using namespace strata;
using namespace strata::detail;

using SignatureConversion = TypeConverter::SignatureConversion;

static SmallVector<Value, 8> flatten(ArrayRef<ValueRange> ranges) {
  SmallVector<Value, 8> values;
  for (ValueRange range : ranges)
    values.append(range.begin(), range.end());
  return values;
}

static bool areAllSingle(ArrayRef<ValueRange> ranges) {
  return llvm::all_of(ranges,
                      [](ValueRange range) { return range.size() == 1; });
}

static FunctionType getFunctionType(Operation *function) {
  auto attr = dyn_cast_or_null<TypeAttr>(
      function->getInherentAttrOrNull("function_type"));
  return attr ? dyn_cast<FunctionType>(attr.getValue()) : FunctionType();
}

//===-- Functions ----------------------------------------------------------===//

/// Moves the attributes of arguments: `positions` gives the new index of each
/// argument, if it remains one. Null if no attribute remains.
static ArrayAttr moveAttrs(ArrayAttr attrs, ArrayRef<int> positions,
                           size_t newSize) {
  if (!attrs || attrs.size() != positions.size())
    return attrs;
  Context *ctx = attrs.getContext();
  SmallVector<Attribute, 8> moved(newSize, DictionaryAttr::get(ctx, {}));
  bool saysSomething = false;
  for (auto [i, position] : llvm::enumerate(positions))
    if (position >= 0) {
      moved[position] = attrs[i];
      saysSomething |= !getAttrsAt(attrs, i).empty();
    }
  return saysSomething ? ArrayAttr::get(ctx, moved) : ArrayAttr();
}

namespace {
class FunctionConversion final : public ConversionPattern {
public:
  FunctionConversion(const TypeConverter &converter, StringRef root)
      : ConversionPattern(converter, "convert-function-signature", root) {}
  bool mayMatch(const OpDefinition &def) const override {
    return isFunction(def);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
FunctionConversion::matchAndRewrite(Operation *op, ArrayRef<Value>,
                                    ConversionPatternRewriter &rewriter) const {
  FunctionType type = getFunctionType(op);
  if (!type)
    return rewriter.notifyMatchFailure(
        op, "the function has no builtin function type");
  const TypeConverter &converter = *getTypeConverter();
  SignatureConversion inputs(unsigned(type.getInputs().size()));
  SmallVector<Type, 4> results;
  SmallVector<int, 4> argPlaces, resultPlaces;
  for (auto [i, input] : llvm::enumerate(type.getInputs())) {
    if (failed(converter.convertSignatureArg(unsigned(i), input, inputs)))
      return refuseType(rewriter, op, "argument #" + Twine(i), input,
                        converter);
    const auto &mapped = inputs.getInputMapping(unsigned(i));
    argPlaces.push_back(mapped && mapped->size == 1 ? int(mapped->inputNo)
                                                    : -1);
  }
  for (auto [i, result] : llvm::enumerate(type.getResults())) {
    size_t before = results.size();
    if (failed(converter.convertType(result, results)))
      return refuseType(rewriter, op, "result #" + Twine(i), result, converter);
    resultPlaces.push_back(results.size() == before + 1 ? int(before) : -1);
  }
  for (Region &region : op->getRegions())
    if (!region.empty() &&
        failed(rewriter.convertRegionTypes(&region, converter, &inputs)))
      return failure();
  auto newType =
      FunctionType::get(op->getContext(), inputs.getConvertedTypes(), results);
  rewriter.modifyOpInPlace(op, [&] {
    ArrayAttr argAttrs = getFunctionArgAttrs(op);
    ArrayAttr resultAttrs = getFunctionResultAttrs(op);
    op->setAttr("function_type", TypeAttr::get(newType));
    if (argAttrs)
      op->setAttr("arg_attrs",
                  moveAttrs(argAttrs, argPlaces, newType.getInputs().size()));
    if (resultAttrs)
      op->setAttr("res_attrs",
                  moveAttrs(resultAttrs, resultPlaces, results.size()));
  });
  return success();
}

void strata::populateFunctionOpInterfaceTypeConversionPattern(
    StringRef op, RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<FunctionConversion>(converter, op);
}

void strata::populateAnyFunctionOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<FunctionConversion>(converter, "");
}

bool strata::isLegalForFunctionTypeConversionPattern(
    Operation *function, const TypeConverter &converter) {
  FunctionType type = getFunctionType(function);
  if (type && !converter.isSignatureLegal(type))
    return false;
  return llvm::all_of(function->getRegions(), [&](Region &region) {
    return converter.isLegal(&region);
  });
}

//===-- Calls --------------------------------------------------------------===//

namespace {
class CallConversion final : public ConversionPattern {
public:
  explicit CallConversion(const TypeConverter &converter)
      : ConversionPattern(converter, "convert-call", "") {}
  bool mayMatch(const OpDefinition &def) const override {
    return def.hasTrait(OpTrait::CallOpInterface);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

/// The new positions of values that are replaced by `sizes` others each, if
/// they are still one.
static SmallVector<int, 8> findPlaces(ArrayRef<unsigned> sizes) {
  SmallVector<int, 8> places;
  int next = 0;
  for (unsigned size : sizes) {
    places.push_back(size == 1 ? next : -1);
    next += int(size);
  }
  return places;
}

/// `attr` of a call as the new one has it; null if that has none.
static Attribute moveCallAttr(Operation *op, const NamedAttribute &attr,
                              ArrayRef<ValueRange> operands,
                              ArrayRef<unsigned> resultSizes) {
  auto array = dyn_cast<ArrayAttr>(attr.getValue());
  bool ofArgs = attr.getNameRef() == "arg_attrs";
  if (!array || (!ofArgs && attr.getNameRef() != "res_attrs"))
    return attr.getValue();
  SmallVector<unsigned, 8> sizes(resultSizes.begin(), resultSizes.end());
  if (ofArgs) {
    Segment args = getCallArguments(op);
    sizes.clear();
    for (ValueRange range : operands.slice(args.first, args.size))
      sizes.push_back(unsigned(range.size()));
  }
  size_t total = 0;
  for (unsigned size : sizes)
    total += size;
  return moveAttrs(array, findPlaces(sizes), total);
}

LogicalResult
CallConversion::matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                                ConversionPatternRewriter &rewriter) const {
  if (op->getNumRegions() || op->getNumSuccessors())
    return rewriter.notifyMatchFailure(op,
                                       "the call has regions or successors");
  OperationState state(op->getLoc(), op->getName());
  SmallVector<unsigned, 4> sizes;
  for (OpResult result : op->getResults()) {
    size_t before = state.types.size();
    if (failed(getTypeConverter()->convertType(Value(result), state.types)))
      return refuseType(rewriter, op,
                        "result #" + Twine(result.getResultNumber()),
                        result.getType(), *getTypeConverter());
    sizes.push_back(unsigned(state.types.size() - before));
  }
  bool isSame = areAllSingle(operands) &&
                llvm::all_of(sizes, [](unsigned size) { return size == 1; });
  if (!isSame &&
      (op->hasAttr("operandSegmentSizes") || op->hasAttr("resultSegmentSizes")))
    return rewriter.notifyMatchFailure(
        op,
        "the call has operand or result segments, whose sizes would change");
  llvm::append_range(state.operands, flatten(operands));
  for (const NamedAttribute &attr : op->getAttrs())
    if (Attribute moved = moveCallAttr(op, attr, operands, sizes))
      state.attributes.push_back(NamedAttribute(attr.getName(), moved));
  state.propertiesAttr = op->getPropertiesAttr();
  Operation *call = rewriter.create(state);
  SmallVector<SmallVector<Value>> values;
  unsigned next = 0;
  for (unsigned size : sizes) {
    auto &range = values.emplace_back();
    for (unsigned i = 0; i < size; ++i)
      range.push_back(call->getResult(next++));
  }
  rewriter.replaceOpWithMultiple(op, values);
  return success();
}

void strata::populateCallOpTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<CallConversion>(converter);
}

//===-- Returns ------------------------------------------------------------===//

static bool isReturn(Operation *op) {
  Operation *parent = op->getParentOp();
  return op->hasTrait(OpTrait::ReturnLike) && parent && isFunction(parent);
}

namespace {
class ReturnConversion final : public ConversionPattern {
public:
  explicit ReturnConversion(const TypeConverter &converter)
      : ConversionPattern(converter, "convert-return", "") {}
  bool mayMatch(const OpDefinition &def) const override {
    return def.hasTrait(OpTrait::ReturnLike);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override {
    if (!isReturn(op))
      return rewriter.notifyMatchFailure(
          op, "the operation does not return from a function");
    SmallVector<Value, 8> values = flatten(operands);
    rewriter.modifyOpInPlace(op, [&] { op->setOperands(values); });
    return success();
  }
};
} // namespace

void strata::populateReturnOpTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<ReturnConversion>(converter);
}

bool strata::isLegalForReturnOpTypeConversionPattern(
    Operation *op, const TypeConverter &converter, bool returnOpAlwaysLegal) {
  return !isReturn(op) || returnOpAlwaysLegal || converter.isLegal(op);
}

//===-- Branches -----------------------------------------------------------===//

/// The operands of `op` that are passed to successors.
static SmallVector<bool, 8> findPassed(Operation *op) {
  SmallVector<bool, 8> passed(op->getNumOperands());
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
    FailureOr<SuccessorOperands> operands = getSuccessorOperands(op, i);
    if (failed(operands))
      continue;
    Segment range = operands->operands;
    for (unsigned at = range.first; at < range.first + range.size; ++at)
      passed[at] = true;
  }
  return passed;
}

namespace {
class BranchConversion final : public ConversionPattern {
public:
  explicit BranchConversion(const TypeConverter &converter)
      : ConversionPattern(converter, "convert-branch", "") {}
  bool mayMatch(const OpDefinition &def) const override {
    return def.hasTrait(OpTrait::BranchOpInterface);
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
BranchConversion::matchAndRewrite(Operation *op, ArrayRef<ValueRange> operands,
                                  ConversionPatternRewriter &rewriter) const {
  SmallVector<bool, 8> passed = findPassed(op);
  SmallVector<Segment, 4> segments;
  bool isSame = true;
  for (auto [range, isPassed] : llvm::zip(operands, passed))
    isSame &= !isPassed || range.size() == 1;
  auto *own = getInterface<BranchOpInterface>(op);
  if (!isSame && ((own && own->getSuccessorOperands) ||
                  failed(getOperandSegments(op, segments))))
    return rewriter.notifyMatchFailure(
        op, "an operand is converted to more or fewer values, and the branch "
            "does not group its operands by segment sizes");
  SmallVector<Value, 8> values;
  SmallVector<unsigned, 8> ends{0};
  for (auto [i, range] : llvm::enumerate(operands)) {
    // Operands that are not passed on keep their types.
    if (passed[i])
      values.append(range.begin(), range.end());
    else
      values.push_back(op->getOperand(unsigned(i)));
    ends.push_back(unsigned(values.size()));
  }
  SmallVector<int32_t, 4> sizes;
  for (Segment segment : segments)
    sizes.push_back(
        int32_t(ends[segment.first + segment.size] - ends[segment.first]));
  rewriter.modifyOpInPlace(op, [&] {
    op->setOperands(values);
    if (!isSame && op->hasAttr("operandSegmentSizes"))
      op->setAttr("operandSegmentSizes", rewriter.getDenseI32ArrayAttr(sizes));
  });
  return success();
}

void strata::populateBranchOpInterfaceTypeConversionPattern(
    RewritePatternSet &patterns, const TypeConverter &converter) {
  patterns.add<BranchConversion>(converter);
}

bool strata::isLegalForBranchOpInterfaceTypeConversionPattern(
    Operation *op, const TypeConverter &converter) {
  if (!op->hasTrait(OpTrait::BranchOpInterface))
    return true;
  SmallVector<bool, 8> passed = findPassed(op);
  for (OpOperand &operand : op->getOpOperands())
    if (passed[operand.getOperandNumber()] && !converter.isLegal(operand.get()))
      return false;
  return true;
}

std::optional<bool>
strata::isStructurallyLegal(Operation *op, const TypeConverter &converter) {
  if (isFunction(op))
    return isLegalForFunctionTypeConversionPattern(op, converter);
  if (isCall(op))
    return converter.isLegal(op);
  if (op->hasTrait(OpTrait::BranchOpInterface))
    return isLegalForBranchOpInterfaceTypeConversionPattern(op, converter);
  if (isReturn(op))
    return converter.isLegal(op);
  return std::nullopt;
}
