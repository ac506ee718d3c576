// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that programs declare in order to print, with the output that they have
// in machine code. Memory has no address here: `base@` is 0x0.
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Format.h"

using namespace strata;
using namespace strata::interpreter;

void interpreter::printNumber(const Scalar &scalar, Type type, bool isUnsigned,
                              raw_ostream &os) {
  if (scalar.isPoison) {
    os << "poison";
    return;
  }
  if (isa<FloatType>(type)) {
    APFloat value = scalar.getFloat(type);
    bool losesInfo = false;
    (void)value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                        &losesInfo);
    os << llvm::format("%g", value.convertToDouble());
    return;
  }
  scalar.bits.print(os, !isUnsigned);
}

namespace {
/// The text of a memref, in mlir-runner's format.
class MemRefText {
public:
  MemRefText(Type elementType, ArrayRef<Scalar> scalars, raw_ostream &os)
      : elementType(elementType), scalars(scalars), os(os) {}

  void printShape(const MemRefValue &memref) {
    os << "base@ = 0x0 rank = " << memref.sizes.size()
       << " offset = " << memref.offset;
    printList("sizes", memref.sizes);
    printList("strides", memref.strides);
  }
  void printElements(ArrayRef<int64_t> sizes, size_t depth = 1);

private:
  void printList(StringRef name, ArrayRef<int64_t> values) {
    os << ' ' << name << " = [";
    llvm::interleaveComma(values, os);
    os << ']';
  }
  void printElement();

  Type elementType;
  /// The scalars that are not printed yet.
  ArrayRef<Scalar> scalars;
  raw_ostream &os;
};
} // namespace

void MemRefText::printElement() {
  auto print = [&](const Scalar &scalar) {
    Type type = getScalarType(elementType);
    // A byte is a character to the C++ streams of mlir-runner.
    if (type.isInteger(8) && !scalar.isPoison)
      os << char(scalar.bits.getZExtValue());
    else
      printNumber(scalar, type, type.isIndex(), os);
  };
  size_t count = getScalarsPerElement(elementType);
  if (isa<ComplexType>(elementType))
    os << '(';
  for (size_t i = 0; i < count; ++i) {
    os << (i ? "," : "");
    print(scalars[i]);
  }
  if (isa<ComplexType>(elementType))
    os << ')';
  scalars = scalars.drop_front(count);
}

void MemRefText::printElements(ArrayRef<int64_t> sizes, size_t depth) {
  if (sizes.empty()) {
    printElement();
    return;
  }
  os << '[';
  for (int64_t i = 0; i < sizes.front(); ++i) {
    if (i) {
      os << (sizes.size() == 1 ? ", " : ", \n");
      os.indent(unsigned(depth));
    }
    printElements(sizes.drop_front(), depth + 1);
  }
  os << ']';
}

/// The type of the elements that a function with this name prints; null if it is none of
/// those for memrefs. `shapeOnly` is set for those that print no elements.
static Type getPrintedElement(StringRef name, Context *ctx, bool &shapeOnly) {
  if (name.consume_front("printMemref"))
    shapeOnly = name.consume_front("Shape");
  else if (name.consume_front("print_memref_"))
    shapeOnly = name.consume_front("shape_");
  else
    return nullptr;
  return llvm::StringSwitch<Type>(name.lower())
      .Case("i8", IntegerType::get(ctx, 8))
      .Case("i16", IntegerType::get(ctx, 16))
      .Case("i32", IntegerType::get(ctx, 32))
      .Case("i64", IntegerType::get(ctx, 64))
      .Case("ind", IndexType::get(ctx))
      .Case("f16", Float16Type::get(ctx))
      .Case("bf16", BFloat16Type::get(ctx))
      .Case("f32", Float32Type::get(ctx))
      .Case("f64", Float64Type::get(ctx))
      .Case("c32", ComplexType::get(Float32Type::get(ctx)))
      .Case("c64", ComplexType::get(Float64Type::get(ctx)))
      .Default(nullptr);
}

static LogicalResult printMemRef(Execution &execution,
                                 const MemRefValue &memref, Type elementType,
                                 bool shapeOnly, raw_ostream &os) {
  std::optional<std::vector<Scalar>> scalars =
      readElements(execution, memref, elementType);
  if (!scalars)
    return failure();
  MemRefText text(elementType, *scalars, os);
  os << "Unranked Memref ";
  text.printShape(memref);
  if (!shapeOnly) {
    os << " data = \n";
    if (memref.sizes.empty())
      text.printElements({1});
    else
      text.printElements(memref.sizes);
  }
  os << '\n';
  return success();
}

/// The text that a function without arguments prints.
static std::optional<StringRef> getPrintedText(StringRef name) {
  return llvm::StringSwitch<std::optional<StringRef>>(name)
      .Cases({"printOpen", "print_open"}, "( ")
      .Cases({"printClose", "print_close"}, " )")
      .Cases({"printComma", "print_comma"}, ", ")
      .Cases({"printNewline", "print_newline"}, "\n")
      .Default(std::nullopt);
}

static bool printsNumber(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"printI64", "printU64", "printF32", "printF64"}, true)
      .Cases({"print_i32", "print_i64", "print_f32", "print_f64"}, true)
      .Default(false);
}

std::optional<LogicalResult>
interpreter::callRuntimeFunction(Execution &execution, StringRef name,
                                 ArrayRef<Type> types,
                                 ArrayRef<RuntimeValue> arguments) {
  raw_ostream *output = execution.getInterpreter().getOutput();
  raw_ostream &os = output ? *output : llvm::nulls();
  if (std::optional<StringRef> text = getPrintedText(name);
      text && types.empty()) {
    os << *text;
    return success();
  }
  if (types.size() != 1)
    return std::nullopt;
  if (printsNumber(name) && arguments[0].isScalar()) {
    printNumber(arguments[0].getScalar(), types[0], name == "printU64", os);
    return success();
  }
  bool shapeOnly = false;
  Type element = getPrintedElement(name, types[0].getContext(), shapeOnly);
  auto memref = dyn_cast<UnrankedMemRefType>(types[0]);
  if (!element || !memref || memref.getElementType() != element ||
      !arguments[0].isMemRef())
    return std::nullopt;
  return printMemRef(execution, arguments[0].getMemRef(), element, shapeOnly,
                     os);
}
