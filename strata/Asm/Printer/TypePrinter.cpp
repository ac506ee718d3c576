// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types as text.
#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Printer/PrinterDetail.h"
#include "strata/IR/Types/Holes.h"

using namespace strata;

void Printer::printType(Type type) {
  if (LLVM_UNLIKELY(!type))
    return out.put("<<NULL TYPE>>");
  AddressKey key{reinterpret_cast<uintptr_t>(type.getImpl())};
  if (cache && cache->objects.emit(key, out))
    return;
  TextBuffer::Mark mark = out.mark();
  if (!printAlias(type.getImpl()))
    printTypeImpl(type);
  if (cache)
    cache->objects.remember(key, out.since(mark));
}

void Printer::printTypeList(ArrayRef<Type> types) {
  bool first = true;
  for (Type type : types) {
    if (!first)
      out.put(", ");
    first = false;
    printType(type);
  }
}

void Printer::printFunctionType(ArrayRef<Type> inputs, ArrayRef<Type> results) {
  out.put('(');
  printTypeList(inputs);
  out.put(") -> ");
  bool wrap =
      results.size() != 1 || !results[0] || isa<FunctionType>(results[0]);
  if (wrap)
    out.put('(');
  printTypeList(results);
  if (wrap)
    out.put(')');
}

/// `4x?x`, with the separator that the element type follows.
void Printer::printShape(ArrayRef<int64_t> shape) {
  for (int64_t size : shape) {
    if (ShapedType::isDynamic(size))
      out.put('?');
    else
      out.putSigned(size);
    out.put('x');
  }
}

void Printer::printVectorType(Type type) {
  auto vector = cast<VectorType>(type);
  ArrayRef<bool> scalable = vector.getScalableDims();
  out.put("vector<");
  if (LLVM_UNLIKELY(tables.older) && !scalable.empty() &&
      !tables.older->hasScalableDims()) {
    printOlderVectorShape(vector.getShape(), scalable);
    printType(vector.getElementType());
    return out.put('>');
  }
  for (size_t i = 0; i < vector.getShape().size(); ++i) {
    bool bracket = !scalable.empty() && scalable[i];
    if (bracket)
      out.put('[');
    out.putSigned(vector.getShape()[i]);
    if (bracket)
      out.put(']');
    out.put('x');
  }
  printType(vector.getElementType());
  out.put('>');
}

void Printer::printMemRefType(Type type) {
  Attribute layout, space;
  out.put("memref<");
  if (auto memref = dyn_cast<MemRefType>(type)) {
    printShape(memref.getShape());
    layout = memref.getLayout();
    space = memref.getMemorySpace();
  } else {
    out.put("*x");
    space = cast<UnrankedMemRefType>(type).getMemorySpace();
  }
  printType(cast<ShapedType>(type).getElementType());
  for (Attribute attr : {layout, space}) {
    if (!attr)
      continue;
    out.put(", ");
    printAttr(attr, TypeElision::May);
  }
  out.put('>');
}

void Printer::printTensorType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  out.put("tensor<");
  if (tensor)
    printShape(tensor.getShape());
  else
    out.put("*x");
  printType(cast<ShapedType>(type).getElementType());
  if (tensor && tensor.getEncoding()) {
    out.put(", ");
    printAttr(tensor.getEncoding());
  }
  out.put('>');
}

/// Types that contain others.
void Printer::printCompositeType(Type type) {
  switch (type.getKind()) {
  case Kind::ComplexType:
    out.put("complex<");
    printType(cast<ComplexType>(type).getElementType());
    return out.put('>');
  case Kind::FunctionType: {
    auto function = cast<FunctionType>(type);
    return printFunctionType(function.getInputs(), function.getResults());
  }
  case Kind::TupleType:
    out.put("tuple<");
    printTypeList(cast<TupleType>(type).getTypes());
    return out.put('>');
  case Kind::VectorType:
    return printVectorType(type);
  case Kind::RankedTensorType:
  case Kind::UnrankedTensorType:
    return printTensorType(type);
  case Kind::MemRefType:
  case Kind::UnrankedMemRefType:
    return printMemRefType(type);
  case Kind::DynamicType: {
    auto dynamic = cast<DynamicType>(type);
    out.put('!');
    return printDynamic(dynamic.getDefinition(), dynamic.getParams());
  }
  default:
    return out.put("<<UNKNOWN TYPE>>");
  }
}

/// Prints a type in full; types within it through aliases.
void Printer::printTypeImpl(Type type) {
  switch (type.getKind()) {
  case Kind::IntegerType: {
    auto integer = cast<IntegerType>(type);
    if (!integer.isSignless())
      out.put(integer.isSigned() ? 's' : 'u');
    out.put('i');
    return out.putUnsigned(integer.getWidth());
  }
  case Kind::IndexType:
    return out.put("index");
  case Kind::FloatType:
    return out.put(cast<FloatType>(type).getSpelling());
  case Kind::NoneType:
    return out.put("none");
  case Kind::OpaqueType:
    if (std::optional<StringRef> hole = getHoleName(type)) {
      out.put('$');
      return out.put(*hole);
    }
    out.put('!');
    return printDialectSymbol(type.getDialect().getNamespace(),
                              cast<OpaqueType>(type).getBody());
  default:
    return runWithSufficientStackSpace([&] { printCompositeType(type); });
  }
}
