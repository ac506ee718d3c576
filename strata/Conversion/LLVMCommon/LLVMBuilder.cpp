// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Types --------------------------------------------------------------===//

static const TypeDefinition &getDefinition(Context *ctx, StringRef name,
                                           bool isType = true) {
  const TypeDefinition *def =
      ctx->findTypeDefinition(ctx->getOrCreateDialect("llvm"), name, isType);
  assert(def && "the dialect llvm is loaded");
  return *def;
}

static DynamicType getIf(Type type, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  if (!dynamic || dynamic.getDefinition().name != name ||
      dynamic.getDialect().getNamespace() != "llvm")
    return {};
  return dynamic;
}

static Type getTypeParam(DynamicType type, unsigned index) {
  auto param = dyn_cast_or_null<TypeAttr>(type.getParams()[index]);
  return param ? param.getValue() : Type();
}

Type strata::getLLVMPointerType(Context *ctx, unsigned addressSpace) {
  const TypeDefinition &def = getDefinition(ctx, "ptr");
  auto space = cast<IntegerAttr>(def.parameters[0].defaultValue);
  if (addressSpace)
    space = IntegerAttr::get(space.getType(), addressSpace);
  return DynamicType::get(def, Attribute(space));
}

Type strata::getLLVMStructType(Context *ctx, ArrayRef<Type> elements,
                               bool isPacked) {
  Attribute params[] = {Attribute(), Attribute(),
                        isPacked ? Attribute(UnitAttr::get(ctx)) : Attribute(),
                        TypeAttr::get(TupleType::get(ctx, elements))};
  return DynamicType::get(getDefinition(ctx, "struct"), params);
}

Type strata::getLLVMArrayType(Type element, uint64_t size) {
  Context *ctx = element.getContext();
  Attribute params[] = {
      IntegerAttr::get(IntegerType::get(ctx, 64), int64_t(size)),
      TypeAttr::get(element)};
  return DynamicType::get(getDefinition(ctx, "array"), params);
}

Type strata::getLLVMVoidType(Context *ctx) {
  return DynamicType::get(getDefinition(ctx, "void"), {});
}

Type strata::getLLVMTokenType(Context *ctx) {
  return DynamicType::get(getDefinition(ctx, "token"), {});
}

Type strata::getLLVMFunctionType(Context *ctx, Type result,
                                 ArrayRef<Type> inputs, bool isVarArg) {
  ArrayRef<Type> results =
      result && !isLLVMVoidType(result) ? ArrayRef(result) : ArrayRef<Type>();
  Attribute params[] = {TypeAttr::get(FunctionType::get(ctx, inputs, results)),
                        isVarArg ? Attribute(UnitAttr::get(ctx)) : Attribute()};
  return DynamicType::get(getDefinition(ctx, "func"), params);
}

bool strata::isLLVMPointerType(Type type) { return bool(getIf(type, "ptr")); }
bool strata::isLLVMVoidType(Type type) { return bool(getIf(type, "void")); }
bool strata::isLLVMArrayType(Type type) { return bool(getIf(type, "array")); }

std::optional<ArrayRef<Type>> strata::getLLVMStructElements(Type type) {
  DynamicType structure = getIf(type, "struct");
  auto body = structure
                  ? dyn_cast_or_null<TupleType>(getTypeParam(structure, 3))
                  : TupleType();
  return body ? std::optional(body.getTypes()) : std::nullopt;
}

Type strata::getLLVMArrayElement(Type type) {
  DynamicType array = getIf(type, "array");
  return array ? getTypeParam(array, 1) : Type();
}

uint64_t strata::getLLVMArraySize(Type type) {
  return cast<IntegerAttr>(cast<DynamicType>(type).getParams()[0])
      .getValue()
      .getLimitedValue();
}

Type strata::getLLVMTypeAt(Type type, ArrayRef<int64_t> position) {
  for (int64_t index : position) {
    if (std::optional<ArrayRef<Type>> elements = getLLVMStructElements(type)) {
      if (index < 0 || uint64_t(index) >= elements->size())
        return {};
      type = (*elements)[index];
      continue;
    }
    type = getLLVMArrayElement(type);
    if (!type)
      return {};
  }
  return type;
}

Type strata::getInnermostArrayElement(Type type) {
  while (Type element = getLLVMArrayElement(type))
    type = element;
  return type;
}

//===-- Operations ---------------------------------------------------------===//

Attribute LLVMBuilder::enumCase(StringRef enumeration, uint64_t value) const {
  const TypeDefinition &def =
      getDefinition(getContext(), enumeration, /*isType=*/false);
  Type type = def.enumeration->type;
  Attribute number =
      IntegerAttr::get(type, APInt(cast<IntegerType>(type).getWidth(), value));
  return def.isPlain ? number : DynamicAttr::get(def, number);
}

Attribute LLVMBuilder::getNoMemoryEffects() const {
  const TypeDefinition &def =
      getDefinition(getContext(), "memory_effects", /*isType=*/false);
  SmallVector<Attribute, 6> none(def.parameters.size(),
                                 enumCase("ModRefInfo", 0));
  return DynamicAttr::get(def, none);
}

Value LLVMBuilder::constant(Type type, Attribute value) const {
  return create<LLVM::ConstantOp>({}, type,
                                  builder.getNamedAttr("value", value));
}

Value LLVMBuilder::constant(Type type, int64_t value) const {
  return constant(type, builder.getIntegerAttr(type, value));
}

Value LLVMBuilder::indexConstant(Type type, int64_t value) const {
  return constant(type, builder.getIndexAttr(value));
}

Value LLVMBuilder::poison(Type type) const {
  return create<LLVM::PoisonOp>({}, type);
}
Value LLVMBuilder::undef(Type type) const {
  return create<LLVM::UndefOp>({}, type);
}
Value LLVMBuilder::zero(Type type) const {
  return create<LLVM::ZeroOp>({}, type);
}
Value LLVMBuilder::nullPointer(unsigned addressSpace) const {
  return zero(getLLVMPointerType(getContext(), addressSpace));
}

Value LLVMBuilder::add(Value lhs, Value rhs, unsigned overflow) const {
  return binary<LLVM::AddOp>(
      lhs, rhs,
      builder.getNamedAttr("overflowFlags",
                           enumCase("IntegerOverflowFlags", overflow)));
}

Value LLVMBuilder::mul(Value lhs, Value rhs, unsigned overflow) const {
  return binary<LLVM::MulOp>(
      lhs, rhs,
      builder.getNamedAttr("overflowFlags",
                           enumCase("IntegerOverflowFlags", overflow)));
}

Value LLVMBuilder::icmp(StringRef predicate, Value lhs, Value rhs) const {
  const TypeDefinition &def =
      getDefinition(getContext(), "ICmpPredicate", /*isType=*/false);
  std::optional<uint64_t> number = def.enumeration->find(predicate);
  assert(number && "a predicate of llvm.icmp");
  Type type = builder.getI1Type();
  if (auto vector = dyn_cast<VectorType>(lhs.getType()))
    type = vector.clone(type);
  return create<LLVM::IcmpOp>(
      {lhs, rhs}, type,
      builder.getNamedAttr("predicate", enumCase("ICmpPredicate", *number)));
}

Value LLVMBuilder::extractValue(Value aggregate,
                                ArrayRef<int64_t> position) const {
  return create<LLVM::ExtractvalueOp>(
      aggregate, getLLVMTypeAt(aggregate.getType(), position),
      builder.getNamedAttr("position", builder.getDenseI64ArrayAttr(position)));
}

Value LLVMBuilder::insertValue(Value aggregate, Value value,
                               ArrayRef<int64_t> position) const {
  return create<LLVM::InsertvalueOp>(
      {aggregate, value}, aggregate.getType(),
      builder.getNamedAttr("position", builder.getDenseI64ArrayAttr(position)));
}

Value LLVMBuilder::gep(Type element, Value base, ArrayRef<GEPIndex> indices,
                       unsigned flags) const {
  SmallVector<Value, 4> operands = {base};
  SmallVector<int32_t, 4> constants;
  for (GEPIndex index : indices) {
    if (auto value = dyn_cast<Value>(index)) {
      operands.push_back(value);
      // Marks an index that is a value.
      constants.push_back(std::numeric_limits<int32_t>::min());
    } else {
      constants.push_back(int32_t(
          cast<IntegerAttr>(cast<Attribute>(index)).getValue().getSExtValue()));
    }
  }
  return create<LLVM::GEPOp>(
      operands, base.getType(),
      {builder.getNamedAttr("elem_type", TypeAttr::get(element)),
       builder.getNamedAttr("noWrapFlags", enumCase("GEPNoWrapFlags", flags)),
       builder.getNamedAttr("rawConstantIndices",
                            builder.getDenseI32ArrayAttr(constants))});
}

Value LLVMBuilder::stackAllocate(Type element, Value count,
                                 unsigned addressSpace,
                                 uint64_t alignment) const {
  SmallVector<NamedAttribute, 2> attributes = {
      builder.getNamedAttr("elem_type", TypeAttr::get(element))};
  if (alignment)
    attributes.push_back(builder.getNamedAttr(
        "alignment", builder.getI64IntegerAttr(int64_t(alignment))));
  return create<LLVM::AllocaOp>(
      count, getLLVMPointerType(getContext(), addressSpace), attributes);
}

Value LLVMBuilder::call(StringRef callee, Type result,
                        ValueRange operands) const {
  int32_t numOperands = int32_t(operands.size());
  ArrayRef<Type> types =
      result && !isLLVMVoidType(result) ? ArrayRef(result) : ArrayRef<Type>();
  Operation *op = createOp<LLVM::CallOp>(
      operands, types,
      {builder.getNamedAttr("callee", builder.getSymbolRefAttr(callee)),
       builder.getNamedAttr("operandSegmentSizes",
                            builder.getDenseI32ArrayAttr({numOperands, 0})),
       builder.getNamedAttr("op_bundle_sizes",
                            builder.getDenseI32ArrayAttr({}))});
  return op->getNumResults() ? Value(op->getResult(0)) : Value();
}

FailureOr<Operation *>
strata::lookupOrCreateLLVMFunction(OpBuilder &builder, Operation *scope,
                                   StringRef name, Type result,
                                   ArrayRef<Type> inputs) {
  if (!scope)
    return failure();
  Context *ctx = scope->getContext();
  Type type = getLLVMFunctionType(ctx, result, inputs);
  if (Operation *found = SymbolTable::lookupSymbolIn(scope, name)) {
    auto known = isa<LLVM::LLVMFuncOp>(found)
                     ? dyn_cast_or_null<TypeAttr>(
                           found->getInherentAttrOrNull("function_type"))
                     : TypeAttr();
    if (!known) {
      found->emitError("redefinition of reserved function '" + name +
                       "' of different type '" +
                       found->getName().getStringRef() + "' is prohibited");
      return failure();
    }
    if (known.getValue() == type)
      return found;
    InFlightDiagnostic diag = found->emitError();
    diag << "redefinition of reserved function '" << name
         << "' of different type " << known.getValue() << " is prohibited";
    return failure();
  }
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&scope->getRegion(0).front());
  LLVMBuilder llvm(builder, scope->getLoc());
  OperationState state(
      scope->getLoc(),
      OperationName(LLVM::LLVMFuncOp::getOperationName(), ctx));
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  state.addAttribute("linkage", llvm.enumCase("linkage", 0));
  state.addAttribute("CConv", llvm.enumCase("cconv", 0));
  state.addAttribute("visibility_", llvm.enumCase("Visibility", 0));
  state.addRegion();
  return builder.create(state);
}

/// A name that no symbol of `scope` has: `stem`, or with the least number that is free. The
/// symbols are visited once, where a lookup of each name took minutes for 6,000 of them.
static std::string getUniqueName(Operation *scope, StringRef stem) {
  Block &body = scope->getRegion(0).front();
  std::vector<bool> isUsed(body.size() + 1);
  bool isStemUsed = false;
  for (Operation &op : body) {
    StringAttr symbol = SymbolTable::getSymbolName(&op);
    StringRef name = symbol ? symbol.getValue() : "";
    if (!name.consume_front(stem))
      continue;
    isStemUsed |= name.empty();
    size_t number;
    // `_07` is not the text of a number.
    if (name.consume_front("_") && !name.getAsInteger(10, number) &&
        number < isUsed.size() && (name.size() == 1 || name.front() != '0'))
      isUsed[number] = true;
  }
  if (!isStemUsed)
    return stem.str();
  size_t free = size_t(llvm::find(isUsed, false) - isUsed.begin());
  return (stem + "_" + Twine(free)).str();
}

Value strata::createLLVMString(const LLVMBuilder &llvm, Operation *scope,
                               StringRef stem, StringRef text,
                               function_ref<LogicalResult()> declareUses) {
  OpBuilder &builder = llvm.getBuilder();
  Type byte = builder.getIntegerType(8);
  auto bytes = RankedTensorType::get({int64_t(text.size()) + 1}, byte);
  SmallVector<int8_t> elements(text.begin(), text.end());
  elements.push_back(0);
  Type arrayType = getLLVMArrayType(byte, elements.size());
  std::string name = getUniqueName(scope, stem);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&scope->getRegion(0).front());
    OperationState state(
        llvm.getLoc(),
        OperationName(LLVM::GlobalOp::getOperationName(), llvm.getContext()));
    state.addAttribute("sym_name", builder.getStringAttr(name));
    state.addAttribute("global_type", TypeAttr::get(arrayType));
    state.addAttribute("constant", builder.getUnitAttr());
    state.addAttribute("linkage", llvm.enumCase("linkage", 8));
    state.addAttribute(
        "value", DenseElementsAttr::get(bytes, ArrayRef<int8_t>(elements)));
    state.addAttribute("addr_space", builder.getI32IntegerAttr(0));
    state.addAttribute("visibility_", llvm.enumCase("Visibility", 0));
    state.addRegion();
    builder.create(state);
  }
  if (failed(declareUses()))
    return {};
  Value address = llvm.create<LLVM::AddressOfOp>(
      {}, getLLVMPointerType(llvm.getContext()),
      builder.getNamedAttr("global_name", builder.getSymbolRefAttr(name)));
  return llvm.gep(arrayType, address, llvm.index(0));
}
