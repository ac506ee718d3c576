// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/Expansion/Expansion.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// The types of a body, for the types of an operation.
struct ElementTypes {
  /// The placeholder type, and the type that replaces it. Null if there is
  /// none.
  Type placeholder, actual;
  /// A type with the shape of the values.
  Type shape;

  Type resolve(Type type) const { return type == placeholder ? actual : type; }
  Type withShape(Type element) const {
    auto shaped = dyn_cast<ShapedType>(shape);
    return shaped ? Type(shaped.clone(element)) : element;
  }
};

/// A rule, and the types that it is for.
struct Declaration {
  explicit Declaration(Operation *function);
  bool bind(Type declared, Type given, ElementTypes &types) const;

  FunctionType type;
  bool isAny = false, isAnyFloat = false;
  /// The type that stands for all, if `isAny`.
  Type placeholder;
};

class ExpandByFunction final : public RewritePattern {
public:
  ExpandByFunction(Context *ctx, const ExpansionRule &rule)
      : RewritePattern(rule.root, 1, ctx), function(rule.function) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return expandByFunction(rewriter, op, function);
  }

private:
  Operation *function;
};

/// Creates the operations of bodies.
struct BodyBuilder {
  OpBuilder &rewriter;
  Location loc;
  const ElementTypes &types;
  /// Fast-math flags; may be null.
  Attribute flags;
  ExpansionOptions options;

  /// Returns the values that the body returns.
  Value create(Operation *function, ValueRange args) const;
  Value createConstant(Operation &constant) const;
  Operation *createOperation(Operation &op, ValueRange operands) const;
  Value createSumOfProduct(math::FmaOp op, ValueRange operands) const;
};
} // namespace

Declaration::Declaration(Operation *function)
    : type(cast<FunctionType>(
          function->getAttrOfType<TypeAttr>("function_type").getValue())) {
  auto any = function->getAttrOfType<StringAttr>("conversion.any");
  isAnyFloat = any && any.getValue() == "float";
  isAny = bool(any);
  if (auto stated = function->getAttrOfType<TypeAttr>("conversion.element"))
    placeholder = stated.getValue();
  else if (isAny)
    placeholder = type.getResult(0);
}

bool Declaration::bind(Type declared, Type given, ElementTypes &types) const {
  Type element = getElementTypeOrSelf(given);
  if (declared != types.placeholder)
    return element == declared;
  if (types.actual)
    return element == types.actual;
  types.actual = element;
  return isAnyFloat ? isa<FloatType>(element) : element.isIntOrIndex();
}

Value BodyBuilder::createConstant(Operation &constant) const {
  Attribute value = constant.getInherentAttrOrNull("value");
  Type element = types.resolve(constant.getResult(0).getType());
  if (auto real = dyn_cast<FloatAttr>(value)) {
    APFloat number = real.getValue();
    bool isInexact = false;
    (void)number.convert(cast<FloatType>(element).getFloatSemantics(),
                         APFloat::rmNearestTiesToEven, &isInexact);
    value = FloatAttr::get(element, number);
  } else if (auto integer = dyn_cast<IntegerAttr>(value)) {
    unsigned width =
        element.isIndex() ? 64 : cast<IntegerType>(element).getWidth();
    value = IntegerAttr::get(element, integer.getValue().sextOrTrunc(width));
  }
  Type type = types.withShape(element);
  if (auto shaped = dyn_cast<ShapedType>(type))
    value = DenseElementsAttr::get(shaped, value);
  return arith::ConstantOp::create(rewriter, loc, type, value);
}

/// Flags that a rule mentions stand for those of the operation.
Operation *BodyBuilder::createOperation(Operation &op,
                                        ValueRange operands) const {
  SmallVector<NamedAttribute, 2> attributes;
  for (NamedAttribute attr : op.getAttrs()) {
    if (attr.getName().getValue() != "fastmath") {
      attributes.push_back(attr);
      continue;
    }
    auto bits =
        cast<IntegerAttr>(cast<DynamicAttr>(attr.getValue()).getParams()[0]);
    if (flags && !bits.getValue().isZero())
      attributes.push_back(rewriter.getNamedAttr("fastmath", flags));
  }
  SmallVector<Type, 2> results;
  for (Type type : op.getResultTypes())
    results.push_back(types.withShape(types.resolve(type)));
  return rewriter.create(loc, op.getName().getStringRef(), operands, results,
                         attributes);
}

/// The sum whose product is rounded.
Value BodyBuilder::createSumOfProduct(math::FmaOp op,
                                      ValueRange operands) const {
  IRMapping mapping;
  mapping.map(op->getOperands(), operands);
  Value product = arith::MulFOp::create(
      rewriter, loc, mapping.lookup(op.getA()), mapping.lookup(op.getB()));
  return arith::AddFOp::create(rewriter, loc, product,
                               mapping.lookup(op.getC()));
}

Value BodyBuilder::create(Operation *function, ValueRange args) const {
  Block &body = function->getRegion(0).front();
  IRMapping mapping;
  mapping.map(body.getArguments(), args);
  for (Operation &op : body.without_terminator()) {
    SmallVector<Value, 4> operands;
    for (Value operand : op.getOperands())
      operands.push_back(mapping.lookup(operand));
    Value result;
    if (isa<arith::ConstantOp>(op))
      result = createConstant(op);
    else if (auto call = dyn_cast<func::CallOp>(op))
      result = create(SymbolTable::lookupSymbolIn(function->getParentOp(),
                                                  call.getCallee()),
                      operands);
    else if (auto fma = dyn_cast<math::FmaOp>(op); fma && !options.hasFMA)
      result = createSumOfProduct(fma, operands);
    else
      mapping.map(op.getResults(), createOperation(op, operands)->getResults());
    if (result)
      mapping.map(op.getResult(0), result);
  }
  return mapping.lookup(body.getTerminator()->getOperands().front());
}

/// Whether there are constants in the body, or in those of functions that it calls.
static bool hasConstants(Operation *function) {
  return llvm::any_of(function->getRegion(0).front(), [](Operation &op) {
    return isa<arith::ConstantOp, func::CallOp>(op);
  });
}

bool strata::hasOtherRounding(Operation *op) {
  auto mode =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("roundingmode"));
  return mode && !mode.getValue().isZero();
}

LogicalResult strata::expandByFunction(RewriterBase &rewriter, Operation *op,
                                       Operation *function,
                                       const ExpansionOptions &options) {
  Declaration declaration(function);
  FunctionType type = declaration.type;
  if (op->getNumOperands() != type.getNumInputs() || op->getNumResults() != 1)
    return failure();
  if (hasOtherRounding(op))
    return rewriter.notifyMatchFailure(op, "it has a rounding mode");
  if (!hasAttributesOf(function, op))
    return rewriter.notifyMatchFailure(op, "it has other attributes");
  ElementTypes types;
  types.placeholder = declaration.placeholder;
  types.shape = op->getResult(0).getType();
  if (!declaration.bind(type.getResult(0), types.shape, types))
    return rewriter.notifyMatchFailure(op,
                                       "the type of the result does not match");
  for (auto [declared, given] :
       llvm::zip_equal(type.getInputs(), op->getOperandTypes()))
    if (!declaration.bind(declared, given, types))
      return rewriter.notifyMatchFailure(
          op, "the type of an operand does not match");
  auto shaped = dyn_cast<ShapedType>(types.shape);
  if (shaped && !shaped.hasStaticShape() && hasConstants(function))
    return rewriter.notifyMatchFailure(op, "the shape is not static");
  BodyBuilder builder{rewriter, op->getLoc(), types,
                      op->getInherentAttrOrNull("fastmath"), options};
  rewriter.setInsertionPoint(op);
  rewriter.replaceOp(op, builder.create(function, op->getOperands()));
  return success();
}

bool strata::hasAttributesOf(Operation *function, Operation *op) {
  auto where = function->getAttrOfType<DictionaryAttr>("conversion.where");
  return !where || llvm::all_of(where, [&](NamedAttribute entry) {
    return op->getInherentAttrOrNull(entry.getName().getValue()) ==
           entry.getValue();
  });
}

Value strata::createFunctionBody(OpBuilder &builder, Location loc,
                                 Operation *function, ValueRange args,
                                 Type resultType) {
  Declaration declaration(function);
  FunctionType type = declaration.type;
  if (args.size() != type.getNumInputs())
    return {};
  ElementTypes types;
  types.placeholder = declaration.placeholder;
  types.shape = resultType;
  for (auto [declared, arg] : llvm::zip_equal(type.getInputs(), args))
    if (!declaration.bind(declared, arg.getType(), types))
      return {};
  if (!declaration.bind(type.getResult(0), resultType, types))
    return {};
  BodyBuilder body{builder, loc, types, {}, {}};
  return body.create(function, args);
}

SmallVector<ExpansionRule> strata::getExpansionRules(Context *ctx,
                                                     StringRef file) {
  SmallVector<ExpansionRule> result;
  Operation *rules = getBundledRules(ctx, file);
  if (!rules)
    return result;
  for (Operation &function : rules->getRegion(0).front()) {
    auto root = function.getAttrOfType<StringAttr>("conversion.expands");
    auto name = function.getAttrOfType<StringAttr>("sym_name");
    if (root && name)
      result.push_back({root.getValue(), name.getValue(), &function});
  }
  return result;
}

void strata::populateExpansionPatterns(
    RewritePatternSet &patterns, StringRef file,
    function_ref<bool(StringRef name)> filter) {
  Context *ctx = patterns.getContext();
  for (const ExpansionRule &rule : getExpansionRules(ctx, file))
    if (filter(rule.name))
      patterns.add<ExpandByFunction>(ctx, rule);
}
