// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeWrapper.h"
#include "strata/IR/Dialect.h"
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/TypesDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Parts of types -----------------------------------------------------===//

DynamicType llvmir::getIf(Type type, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  return dynamic && dynamic.getDefinition().name == name &&
                 dynamic.getDialect().getNamespace() == "llvm"
             ? dynamic
             : DynamicType();
}

std::optional<uint64_t> llvmir::getNumber(Attribute attr) {
  if (auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
      dynamic && !dynamic.getParams().empty())
    attr = dynamic.getParams()[0];
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number)
    return std::nullopt;
  return number.getValue().getLimitedValue();
}

Type llvmir::getScalarType(Type type) {
  auto vector = dyn_cast_or_null<VectorType>(type);
  return vector ? vector.getElementType() : type;
}

unsigned llvmir::getAddressSpace(Type type) {
  DynamicType pointer = getIf(getScalarType(type), "ptr");
  return pointer ? unsigned(getNumber(pointer.getParams()[0]).value_or(0)) : 0;
}

bool llvmir::isIntLike(Type type) {
  return isa_and_nonnull<IntegerType>(getScalarType(type));
}
bool llvmir::isFloatLike(Type type) {
  Type scalar = getScalarType(type);
  return isa_and_nonnull<FloatType>(scalar) || getIf(scalar, "ppc_fp128");
}
bool llvmir::isPointerLike(Type type) { return isPointer(getScalarType(type)); }

/// The parameters of a structure, in their order.
namespace {
enum StructParameter { StructName, StructOpaque, StructPacked, StructBody };
} // namespace

static Attribute getStructParameter(Type type, StructParameter index) {
  DynamicType structType = getIf(type, "struct");
  return structType ? structType.getParams()[index] : Attribute();
}

StringRef llvmir::getStructName(Type type) {
  auto name =
      dyn_cast_or_null<StringAttr>(getStructParameter(type, StructName));
  return name ? name.getValue() : StringRef();
}
bool llvmir::isOpaque(Type type) {
  return bool(getStructParameter(type, StructOpaque));
}
bool llvmir::isPacked(Type type) {
  return bool(getStructParameter(type, StructPacked));
}

Signature llvmir::getSignature(Type functionType) {
  DynamicType function = getIf(functionType, "func");
  if (!function)
    return {};
  auto type =
      cast<FunctionType>(cast<TypeAttr>(function.getParams()[0]).getValue());
  return {type.getInputs(), type.getNumResults() ? type.getResult(0) : Type(),
          bool(function.getParams()[1])};
}

//===-- Types that are made ------------------------------------------------===//

static Type make(Context *ctx, StringRef name, ArrayRef<Attribute> params) {
  const TypeDefinition *definition =
      findTypeDefinition(ctx, name, /*isType=*/true);
  return definition ? DynamicType::get(*definition, params) : DynamicType();
}

Types::Types(Module &module)
    : module(module), metadataType(make(module.ctx, "llvm.metadata", {})) {}

Type Types::getPointer(unsigned addressSpace) {
  if (addressSpace < pointers.size() && pointers[addressSpace])
    return pointers[addressSpace];
  Type type = make(module.ctx, "llvm.ptr",
                   {IntegerAttr::get(getInt(32), addressSpace)});
  constexpr unsigned MaxKept = 16;
  if (addressSpace < MaxKept) {
    pointers.resize(std::max<size_t>(pointers.size(), addressSpace + 1));
    pointers[addressSpace] = type;
  }
  return type;
}

Type Types::getStruct(ArrayRef<Type> elements) const {
  return make(
      module.ctx, "llvm.struct",
      {{}, {}, {}, TypeAttr::get(TupleType::get(module.ctx, elements))});
}

Type Types::getArray(Type element, uint64_t count) const {
  return make(
      module.ctx, "llvm.array",
      {IntegerAttr::get(getInt(64), int64_t(count)), TypeAttr::get(element)});
}

Type Types::getFunction(ArrayRef<Type> arguments, Type result,
                        bool isVariadic) const {
  ArrayRef<Type> results = isVoid(result) ? ArrayRef<Type>() : result;
  return make(
      module.ctx, "llvm.func",
      {TypeAttr::get(FunctionType::get(module.ctx, arguments, results)),
       isVariadic ? Attribute(UnitAttr::get(module.ctx)) : Attribute()});
}

Type Types::getLike(Type like, Type element) const {
  auto vector = dyn_cast<VectorType>(like);
  return vector ? Type(VectorType::get(vector.getShape(), element,
                                       vector.getScalableDims()))
                : element;
}

Type Types::getBits(Type type) const { return getLike(type, getInt(1)); }

//===-- Structures ---------------------------------------------------------===//

void Types::note(Type type) {
  auto dynamic = dyn_cast_or_null<DynamicType>(type);
  if (!dynamic || !noted.insert(type).second)
    return;
  if (DynamicType structType = getIf(type, "struct")) {
    StringRef name = getStructName(type);
    module.hasNamedStructs |= !name.empty();
    if (!name.empty() && structType.getParams()[StructBody])
      module.structBodies.try_emplace(name, type);
  }
  runWithSufficientStackSpace([&] {
    for (Attribute param : dynamic.getParams())
      if (auto inner = dyn_cast_or_null<TypeAttr>(param)) {
        Type part = inner.getValue();
        if (auto tuple = dyn_cast<TupleType>(part))
          for (Type element : tuple.getTypes())
            note(element);
        else if (auto function = dyn_cast<FunctionType>(part)) {
          for (Type element : function.getInputs())
            note(element);
          for (Type element : function.getResults())
            note(element);
        } else {
          note(part);
        }
      }
  });
}

ArrayRef<Type> Types::getBody(Type structType) const {
  Attribute body = getStructParameter(structType, StructBody);
  if (!body) {
    auto found = module.structBodies.find(getStructName(structType));
    if (found == module.structBodies.end())
      return {};
    body = getStructParameter(found->second, StructBody);
  }
  return cast<TupleType>(cast<TypeAttr>(body).getValue()).getTypes();
}

uint64_t Types::getNumElements(Type type) const {
  if (auto vector = dyn_cast<VectorType>(type))
    return uint64_t(vector.getDimSize(0));
  if (DynamicType array = getIf(type, "array"))
    return *getNumber(array.getParams()[0]);
  return getBody(type).size();
}

Type Types::getElement(Type type, uint64_t index) const {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getElementType();
  if (DynamicType array = getIf(type, "array"))
    return cast<TypeAttr>(array.getParams()[1]).getValue();
  ArrayRef<Type> body = getBody(type);
  return index < body.size() ? body[index] : Type();
}

bool Types::isFloatMath(Type type) const {
  if (isStruct(type)) {
    ArrayRef<Type> body = getBody(type);
    if (!getStructName(type).empty() || body.empty() || !llvm::all_equal(body))
      return false;
    type = body.front();
  }
  while (isArray(type))
    type = getElement(type, 0);
  return isFloatLike(type);
}

//===-- Text ---------------------------------------------------------------===//

void llvmir::printName(raw_ostream &os, StringRef name) {
  auto isPlain = [](char c) {
    return llvm::isAlnum(c) || c == '-' || c == '.' || c == '_';
  };
  if (!name.empty() && !llvm::isDigit(name.front()) &&
      llvm::all_of(name, isPlain)) {
    os << name;
    return;
  }
  os << '"';
  llvm::printEscapedString(name, os);
  os << '"';
}

static StringRef getFloatText(FloatType type) {
  using Format = FloatType::Format;
  switch (type.getFormat()) {
  case Format::F16:
    return "half";
  case Format::BF16:
    return "bfloat";
  case Format::F32:
    return "float";
  case Format::F64:
    return "double";
  case Format::F80:
    return "x86_fp80";
  case Format::F128:
    return "fp128";
  default:
    return type.getSpelling();
  }
}

StringRef Types::getText(Type type) {
  if (!type)
    return "void";
  if (auto found = texts.find(type); found != texts.end())
    return found->second;
  std::string text;
  llvm::raw_string_ostream os(text);
  runWithSufficientStackSpace([&] { print(os, type); });
  return texts[type] = module.arena.copy(text);
}

void Types::printList(raw_ostream &os, ArrayRef<Type> types) {
  llvm::interleave(
      types, [&](Type type) { os << getText(type); }, [&] { os << ", "; });
}

void Types::printBody(raw_ostream &os, Type structType) {
  auto found = module.structBodies.find(getStructName(structType));
  Type full = found == module.structBodies.end() ? structType : found->second;
  ArrayRef<Type> body = getBody(full);
  if (isPacked(full))
    os << '<';
  if (body.empty()) {
    os << "{}";
  } else {
    os << "{ ";
    printList(os, body);
    os << " }";
  }
  if (isPacked(full))
    os << '>';
}

void Types::printDefinition(raw_ostream &os, Type structType) {
  os << '%';
  printName(os, getStructName(structType));
  os << " = type ";
  if (isOpaque(structType))
    os << "opaque";
  else
    printBody(os, structType);
  os << '\n';
}

void Types::printTarget(raw_ostream &os, DynamicType type) {
  ArrayRef<Attribute> params = type.getParams();
  auto text =
      params.empty() ? StringAttr() : dyn_cast_or_null<StringAttr>(params[0]);
  auto nested =
      params.size() > 1 ? dyn_cast_or_null<ArrayAttr>(params[1]) : ArrayAttr();
  // The text is `<"name", parameters>`, with NUL characters for types.
  StringRef body = text ? text.getValue() : StringRef();
  body.consume_front("<");
  body.consume_back(">");
  os << "target(";
  size_t next = 0;
  for (char c : body) {
    auto inner = !c && nested && next < nested.getValue().size()
                     ? dyn_cast<TypeAttr>(nested.getValue()[next++])
                     : TypeAttr();
    if (inner)
      os << getText(inner.getValue());
    else
      os << c;
  }
  os << ')';
}

void Types::print(raw_ostream &os, Type type) {
  if (auto integer = dyn_cast<IntegerType>(type)) {
    os << 'i' << integer.getWidth();
  } else if (auto real = dyn_cast<FloatType>(type)) {
    os << getFloatText(real);
  } else if (auto vector = dyn_cast<VectorType>(type)) {
    os << (vector.isScalable() ? "<vscale x " : "<") << vector.getDimSize(0)
       << " x " << getText(vector.getElementType()) << '>';
  } else if (isPointer(type)) {
    os << "ptr";
    if (unsigned space = getAddressSpace(type))
      os << " addrspace(" << space << ')';
  } else if (isArray(type)) {
    os << '[' << getNumElements(type) << " x " << getText(getElement(type, 0))
       << ']';
  } else if (isStruct(type)) {
    StringRef name = getStructName(type);
    if (name.empty())
      return printBody(os, type);
    os << '%';
    printName(os, name);
  } else if (isFunction(type)) {
    Signature signature = getSignature(type);
    os << getText(signature.result) << " (";
    printList(os, signature.arguments);
    if (signature.isVariadic)
      os << (signature.arguments.empty() ? "..." : ", ...");
    os << ')';
  } else if (DynamicType target = getIf(type, "target")) {
    printTarget(os, target);
  } else {
    os << cast<DynamicType>(type).getDefinition().name;
  }
}
