// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of constants and calls.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- llvm.mlir.constant -------------------------------------------------===//

static uint64_t getArraySize(DynamicType array) {
  return cast<IntegerAttr>(array.getParams()[0]).getValue().getLimitedValue();
}

static Type getArrayElement(DynamicType array) {
  return cast<TypeAttr>(array.getParams()[1]).getValue();
}

/// Without a body there are none.
static ArrayRef<Type> getStructElements(DynamicType structure) {
  auto body = dyn_cast_or_null<TypeAttr>(structure.getParams()[3]);
  return body ? cast<TupleType>(body.getValue()).getTypes() : ArrayRef<Type>();
}

static LogicalResult verifyString(Operation *op, StringAttr text, Type type) {
  size_t size = text.getValue().size();
  DynamicType array = getIf(type, "array");
  if (array && getArraySize(array) == size &&
      getArrayElement(array).isInteger(8))
    return success();
  return op->emitOpError("expected array type of ")
         << uint64_t(size) << " i8 elements for the string constant";
}

static LogicalResult verifyStructElements(Operation *op, ArrayAttr values,
                                          DynamicType structure) {
  ArrayRef<Type> types = getStructElements(structure);
  if (values.size() != types.size())
    return op->emitOpError("expected array attribute of size ")
           << uint64_t(types.size());
  for (auto [i, attr, type] : llvm::enumerate(values.getValue(), types)) {
    bool isSpecial = isa<DynamicAttr>(attr);
    if (!isSpecial && !isa<IntegerType, FloatType>(type))
      return op->emitOpError("expected struct element types to be floating "
                             "point type or integer type");
    auto integer = dyn_cast<IntegerAttr>(attr);
    auto number = dyn_cast<FloatAttr>(attr);
    Type found = integer  ? integer.getType()
                 : number ? number.getType()
                          : Type();
    if (!isSpecial && found != type)
      return op->emitOpError("struct element at index ")
             << uint64_t(i) << " is of wrong type";
  }
  return success();
}

static LogicalResult verifyArrayValue(Operation *op, ArrayAttr values,
                                      Type type) {
  DynamicType array = getIf(type, "array");
  if (!array)
    return op->emitOpError("expected array or struct type for array attribute");
  if (values.size() != getArraySize(array))
    return op->emitOpError("array attribute size does not match array type "
                           "size in dimension 0: ")
           << uint64_t(values.size()) << " vs. " << getArraySize(array);
  Type element = getArrayElement(array);
  while (DynamicType inner = getIf(element, "array"))
    element = getArrayElement(inner);
  if (!getIf(element, "struct"))
    return op->emitOpError(
        "for array with an array attribute must have a struct element type");
  return success();
}

/// The number of elements of a vector or of nested arrays, and their type.
static std::pair<uint64_t, Type> countElements(Type type) {
  uint64_t count = 1;
  while (DynamicType array = getIf(type, "array")) {
    count *= getArraySize(array);
    type = getArrayElement(array);
  }
  if (auto vector = dyn_cast<VectorType>(type)) {
    count *= uint64_t(vector.getNumElements());
    type = vector.getElementType();
  }
  return {count, type};
}

static LogicalResult verifyElements(Operation *op, ElementsAttr values,
                                    Type type) {
  if (!isa<VectorType>(type) && !getIf(type, "array"))
    return op->emitOpError("expected vector or array type");
  auto vector = dyn_cast<VectorType>(type);
  auto dense = dyn_cast<DenseElementsAttr>(values);
  if (vector && vector.isScalable() && !(dense && dense.isSplat()))
    return op->emitOpError("scalable vector type requires a splat attribute");
  auto [count, element] = countElements(type);
  uint64_t found =
      uint64_t(ShapedType(values.getShapedType()).getNumElements());
  if (count != found)
    return op->emitOpError(
               "type and attribute have a different number of elements: ")
           << count << " vs. " << found;
  if (isa<IntegerType>(ShapedType(values.getShapedType()).getElementType()) &&
      !isa<IntegerType>(element))
    return op->emitOpError(
        "expected integer element type for integer elements attribute");
  return success();
}

static LogicalResult verifyNumber(Operation *op, FloatAttr value, Type type) {
  Type found = value.getType();
  if (isa<FloatType>(type))
    return found == type
               ? success()
               : LogicalResult(op->emitOpError(
                     "attribute and type have different float semantics"));
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && integer.getWidth() != found.getIntOrFloatBitWidth())
    return op->emitOpError("expected integer type of width ")
           << int64_t(found.getIntOrFloatBitWidth());
  return success();
}

static LogicalResult verifyConstant(Operation *op) {
  Attribute value = op->getInherentAttrOrNull("value");
  Type type = op->getResult(0).getType();
  if (getIf(type, "target"))
    return op->emitOpError("does not support target extension type.");
  if (auto text = dyn_cast<StringAttr>(value))
    return verifyString(op, text, type);
  if (DynamicType structure = getIf(type, "struct")) {
    auto values = dyn_cast<ArrayAttr>(value);
    if (!values)
      return op->emitOpError("expected array attribute for struct type");
    return verifyStructElements(op, values, structure);
  }
  if (isa<IntegerAttr>(value))
    return isa<IntegerType>(type)
               ? success()
               : LogicalResult(op->emitOpError("expected integer type"));
  if (auto number = dyn_cast<FloatAttr>(value))
    return verifyNumber(op, number, type);
  if (auto values = dyn_cast<ElementsAttr>(value))
    return verifyElements(op, values, type);
  if (auto values = dyn_cast<ArrayAttr>(value))
    return verifyArrayValue(op, values, type);
  return op->emitOpError(
      "only supports integer, float, string or elements attributes");
}

//===-- llvm.func, llvm.mlir.global ----------------------------------------===//

/// Checks that the attribute `comdat` is the symbol of a
/// `llvm.comdat_selector`.
static LogicalResult verifyComdat(Operation *op) {
  auto symbol =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("comdat"));
  if (!symbol)
    return success();
  Operation *selector = SymbolTable::lookupNearestSymbolFrom(op, symbol);
  if (!isa_and_nonnull<LLVM::ComdatSelectorOp>(selector))
    return op->emitError("expected comdat symbol");
  return success();
}

/// Linkages that have rules of their own.
static constexpr uint64_t appendingLinkage = 6, commonLinkage = 10;

static bool isZero(Attribute value) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return integer.getValue().isZero();
  auto number = dyn_cast_or_null<FloatAttr>(value);
  return !value || (number && number.getValue().isZero());
}

static LogicalResult verifyGlobal(Operation *op) {
  Type type = getTypeOf(op, "global_type");
  for (StringRef name : {"void", "func", "token", "label", "metadata"})
    if (getIf(type, name))
      return op->emitOpError(
          "expects type to be a valid element type for an LLVM global");
  Attribute value = op->getInherentAttrOrNull("value");
  DynamicType array = getIf(type, "array");
  auto text = dyn_cast_or_null<StringAttr>(value);
  if (text && (!array || !getArrayElement(array).isInteger(8) ||
               getArraySize(array) != text.getValue().size()))
    return op->emitOpError("requires an i8 array type of the length equal to "
                           "that of the string attribute");
  bool hasBody = !op->getRegion(0).empty();
  std::optional<uint64_t> linkage =
      getCaseNumber(op->getInherentAttrOrNull("linkage"));
  if (linkage == commonLinkage && (hasBody || !isZero(value)))
    return op->emitOpError("expected zero value for 'common' linkage");
  if (linkage == appendingLinkage && !array)
    return op->emitOpError("expected array type for 'appending' linkage");
  if (hasBody && value)
    return op->emitOpError("cannot have both initializer value and region");
  if (failed(verifyComdat(op)))
    return failure();
  auto alignment =
      dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("alignment"));
  if (alignment && !alignment.getValue().isPowerOf2())
    return op->emitError("alignment attribute is not a power of 2");
  return success();
}

static LogicalResult verifyInitializer(Operation *op) {
  Region &region = op->getRegion(0);
  if (region.empty() || region.front().empty())
    return success();
  Operation &last = region.front().back();
  if (last.getNumOperands() == 0)
    return op->emitOpError("initializer region cannot return void");
  Type found = last.getOperand(0).getType();
  Type type = getTypeOf(op, "global_type");
  if (found != type)
    return op->emitOpError("initializer region type ")
           << found << " does not match global type " << type;
  return success();
}

//===-- llvm.call ----------------------------------------------------------===//

static LogicalResult verifyCall(Operation *op) {
  SmallVector<Segment, 4> groups;
  if (failed(getOperandSegments(op, groups)))
    return failure();
  if (op->getInherentAttrOrNull("callee"))
    return success();
  if (groups[0].size == 0)
    return op->emitOpError(
        "must have either a `callee` attribute or at least an operand");
  Type callee = op->getOperand(0).getType();
  if (!getIf(callee, "ptr"))
    return op->emitOpError("indirect call expects a pointer as callee: ")
           << callee;
  return success();
}

static LogicalResult verifyVariadicType(Operation *op, unsigned numArguments) {
  Type type = getTypeOf(op, "var_callee_type");
  FunctionType signature = getSignature(type);
  if (!signature || !isVariadic(type))
    return op->emitOpError(
        "expected var_callee_type to be a variadic function type");
  if (signature.getNumInputs() > numArguments)
    return op->emitOpError("expected var_callee_type to have at most ")
           << int64_t(numArguments) << " parameters";
  return success();
}

/// Checks that operands and results have the types of the function.
static LogicalResult verifySignature(Operation *op, Segment arguments,
                                     Type calleeType) {
  FunctionType signature = getSignature(calleeType);
  bool hasRest = isVariadic(calleeType);
  if (arguments.size < signature.getNumInputs() ||
      (!hasRest && arguments.size > signature.getNumInputs()))
    return op->emitOpError("incorrect number of operands (")
           << int64_t(arguments.size)
           << ") for callee (expecting: " << int64_t(signature.getNumInputs())
           << ")";
  for (auto [i, type] : llvm::enumerate(signature.getInputs())) {
    Type found = op->getOperand(arguments.first + unsigned(i)).getType();
    if (found != type)
      return op->emitOpError("operand type mismatch for operand ")
             << int64_t(i) << ": " << found << " != " << type;
  }
  if (signature.getResults().empty())
    return op->getNumResults() == 0
               ? success()
               : LogicalResult(op->emitOpError(
                     "calling function with void result must not produce "
                     "values"));
  if (op->getNumResults() == 0)
    return op->emitOpError("expected function call to produce a value");
  Type found = op->getResult(0).getType(), type = signature.getResults()[0];
  if (found != type)
    return op->emitOpError("result type mismatch: ") << found << " != " << type;
  return success();
}

static LogicalResult verifyCallSymbols(Operation *op,
                                       SymbolTableCollection &tables) {
  auto symbol =
      dyn_cast_or_null<SymbolRefAttr>(op->getInherentAttrOrNull("callee"));
  SmallVector<Segment, 4> groups;
  if (!symbol || failed(getOperandSegments(op, groups)))
    return success();
  Operation *callee = tables.lookupNearestSymbolFrom(op, symbol);
  StringRef name = symbol.getRootReference().getValue();
  if (!callee)
    return op->emitOpError("'")
           << name << "' does not reference a symbol in the current scope";
  bool isFunc = isa<LLVM::LLVMFuncOp>(callee);
  if (!isFunc && !isa<LLVM::IFuncOp>(callee))
    return op->emitOpError("'")
           << name << "' does not reference a valid LLVM function or IFunc";
  Type type = getTypeOf(callee, isFunc ? StringRef("function_type")
                                       : StringRef("i_func_type"));
  if (!getSignature(type))
    return success();
  if (isVariadic(type) && !op->getInherentAttrOrNull("var_callee_type"))
    return op->emitOpError("missing var_callee_type attribute for vararg call");
  if (op->getInherentAttrOrNull("var_callee_type") &&
      failed(verifyVariadicType(op, groups[0].size)))
    return failure();
  return verifySignature(op, groups[0], type);
}

void llvm_dialect::registerVerifiers(Context &ctx) {
  registerOpHooks<LLVM::ConstantOp>(&ctx, {.verify = verifyConstant});
  registerOpHooks<LLVM::CallOp>(
      &ctx, {.verify = verifyCall, .verifySymbolUses = verifyCallSymbols});
  registerOpHooks<LLVM::LLVMFuncOp>(&ctx, {.verify = verifyComdat});
  registerOpHooks<LLVM::GlobalOp>(
      &ctx, {.verify = verifyGlobal, .verifyRegions = verifyInitializer});
}
