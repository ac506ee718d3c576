// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/Elementwise.h"

#include "strata/Conversion/LLVMCommon/EnumConversion.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Dialects/ConversionRules/ConversionRulesOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Arrays of vectors --------------------------------------------------===//

bool strata::isArrayOfVectors(Type type) {
  return isLLVMArrayType(type) &&
         isa<VectorType>(getInnermostArrayElement(type));
}

/// The numbers of elements of nested arrays.
static SmallVector<int64_t, 4> getArrayShape(Type type) {
  SmallVector<int64_t, 4> shape;
  for (; isLLVMArrayType(type); type = getLLVMArrayElement(type))
    shape.push_back(int64_t(getLLVMArraySize(type)));
  return shape;
}

/// The maximal number of vectors for which an operation on arrays is created;
/// larger numbers are impractical.
static constexpr int64_t maxParts = 1 << 16;

/// Whether arrays of that shape have at most `maxParts` vectors.
static bool hasFewParts(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t size : shape) {
    if (size > maxParts / count)
      return false;
    count *= std::max<int64_t>(size, 1);
  }
  return true;
}

/// The value for nested arrays of that shape.
static Value createForArrays(const LLVMBuilder &llvm, Type type,
                             ArrayRef<int64_t> shape, ValueRange operands,
                             ElementwiseFn fn) {
  SmallVector<int64_t, 4> position(shape.size(), 0);
  Type vectorType = getInnermostArrayElement(type);
  Value result = llvm.poison(type);
  if (llvm::is_contained(shape, 0))
    return result;
  while (true) {
    SmallVector<Value, 4> parts;
    for (Value operand : operands)
      parts.push_back(isLLVMArrayType(operand.getType())
                          ? llvm.extractValue(operand, position)
                          : operand);
    result = llvm.insertValue(result, fn(llvm, vectorType, parts), position);
    // The next position, the last number first.
    size_t dim = shape.size();
    while (dim > 0 && ++position[dim - 1] == shape[dim - 1])
      position[--dim] = 0;
    if (dim == 0)
      return result;
  }
}

LogicalResult strata::replaceElementwise(Operation *op,
                                         ConversionPatternRewriter &rewriter,
                                         Type type, ValueRange operands,
                                         ElementwiseFn fn) {
  SmallVector<int64_t, 4> shape = getArrayShape(type);
  if (!hasFewParts(shape))
    return rewriter.notifyMatchFailure(op, "the vector has too many parts");
  LLVMBuilder llvm(rewriter, op->getLoc());
  rewriter.replaceOp(
      op, shape.empty() ? fn(llvm, type, operands)
                        : createForArrays(llvm, type, shape, operands, fn));
  return success();
}

/// Whether values of the type, or their elements, are floats that LLVM does not have.
static bool isForeignFloat(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = shaped.getElementType();
  return isa<FloatType>(type) && !isCompatibleWithLLVM(type);
}

bool strata::hasForeignFloats(Operation *op) {
  return llvm::any_of(op->getResultTypes(), isForeignFloat) ||
         llvm::any_of(op->getOperandTypes(), isForeignFloat);
}

//===-- Rules --------------------------------------------------------------===//

namespace {
/// An operation that becomes one of llvm for each vector.
class ElementwiseRule final : public ConversionPattern {
public:
  ElementwiseRule(const LLVMTypeConverter &converter, StringRef from,
                  StringRef to, DictionaryAttr renamed, bool isForBits)
      : ConversionPattern(converter, "elementwise-to-llvm", from, 1, {to}),
        target(to.str()), renamed(renamed), isForBits(isForBits) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  SmallVector<NamedAttribute, 4> convertAttributes(Operation *op) const;
  std::string target;
  /// Names of attributes, by their names in the operation that is converted.
  DictionaryAttr renamed;
  bool isForBits;
};
} // namespace

SmallVector<NamedAttribute, 4>
ElementwiseRule::convertAttributes(Operation *op) const {
  SmallVector<NamedAttribute, 4> attributes;
  const OpDefinition &from = op->getDefinition();
  const OpDefinition &to = *op->getContext()->getOpDefinition(target);
  for (NamedAttribute attr : op->getAttrs()) {
    StringAttr name = attr.getName();
    if (auto other = dyn_cast_or_null<StringAttr>(
            renamed ? renamed.get(name.getValue()) : Attribute()))
      name = other;
    if (Attribute value = convertEnumAttr(
            attr.getValue(), from, attr.getNameRef(), to, name.getValue()))
      attributes.push_back({name, value});
  }
  return attributes;
}

LogicalResult
ElementwiseRule::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                 ConversionPatternRewriter &rewriter) const {
  Type type = getTypeConverter()->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the result type has no conversion");
  if (!isForBits && hasForeignFloats(op))
    return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
  for (Value operand : operands)
    if (!isCompatibleWithLLVM(getInnermostArrayElement(operand.getType())))
      return rewriter.notifyMatchFailure(op, "an operand has no type of llvm");
  SmallVector<NamedAttribute, 4> attributes = convertAttributes(op);
  return replaceElementwise(
      op, rewriter, type, operands,
      [&](const LLVMBuilder &llvm, Type type, ValueRange parts) {
        return llvm.create(target, parts, type, attributes);
      });
}

/// Whether there is, or may be, an operation with the name that the attribute `attr` of a
/// rule gives.
static LogicalResult verifyOperationName(Operation *rule, StringRef attr) {
  Context *ctx = rule->getContext();
  StringRef name =
      cast<StringAttr>(rule->getInherentAttrOrNull(attr)).getValue();
  if (ctx->getOpDefinition(name)->registered)
    return success();
  Dialect *dialect = name.contains('.')
                         ? ctx->getOrLoadDialect(name.split('.').first)
                         : nullptr;
  // A created operation has the attributes of a definition.
  bool isMade = attr == "to";
  if (dialect && dialect->isLoaded() &&
      (isMade || !dialect->allowsUnknownOperations())) {
    std::vector<StringRef> names;
    for (const OpDefinition *other : ctx->getOpDefinitions(*dialect))
      names.push_back(other->name);
    return rule->emitError("unknown operation '")
           << name << "'" << suggest(name, names);
  }
  if ((dialect && dialect->isLoaded()) || ctx->allowsUnregisteredDialects())
    return success();
  return rule->emitError("operation '") << name << "' is of an unknown dialect";
}

/// Whether the operations of a rule have one result and the same number of
/// operands, if their definitions fix them.
static LogicalResult verifyCounts(Operation *rule) {
  auto getDefinition = [&](StringRef attr) {
    return rule->getContext()->getOpDefinition(
        cast<StringAttr>(rule->getInherentAttrOrNull(attr)).getValue());
  };
  const OpDefinition *from = getDefinition("from"), *to = getDefinition("to");
  auto isFixed = [](const OpDefinition *def) {
    return def->registered && llvm::all_of(def->operands, [](auto &slot) {
             return slot.arity == Arity::One;
           });
  };
  for (const OpDefinition *def : {from, to})
    if (def->registered && def->results.size() != 1)
      return rule->emitError("'") << def->name << "' has not one result";
  if (isFixed(from) && isFixed(to) &&
      from->operands.size() != to->operands.size())
    return rule->emitError("'")
           << to->name << "' has " << to->operands.size() << " operands, but '"
           << from->name << "' has " << from->operands.size();
  return success();
}

LogicalResult strata::verifyElementwiseRules(Operation *module) {
  LogicalResult result = success();
  module->walk([&](Operation *op) {
    if (!isa<conversion::ElementwiseOp>(op))
      return;
    if (failed(verifyOperationName(op, "from")) ||
        failed(verifyOperationName(op, "to")) || failed(verifyCounts(op)))
      result = failure();
  });
  return result;
}

void strata::populateElementwiseRules(Operation *module,
                                      const LLVMTypeConverter &converter,
                                      RewritePatternSet &patterns) {
  module->walk([&](Operation *op) {
    if (!isa<conversion::ElementwiseOp>(op))
      return;
    auto getName = [&](StringRef attr) {
      return cast<StringAttr>(op->getInherentAttrOrNull(attr)).getValue();
    };
    patterns.add<ElementwiseRule>(
        converter, getName("from"), getName("to"),
        dyn_cast_or_null<DictionaryAttr>(op->getInherentAttrOrNull("renamed")),
        bool(op->getInherentAttrOrNull("bits")));
  });
}
