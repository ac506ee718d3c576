// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that programs declare in order to print, with the output that they have
// in machine code. Memory has no address here: `base@` is 0x0.
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/StringExtras.h"
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

namespace {
/// A function that prints a memref.
struct MemRefFunction {
  Type element;
  /// std::nullopt for a memref without rank.
  std::optional<int64_t> rank = std::nullopt;
  bool printsShapeOnly = false;
};
} // namespace

/// The type that `suffix` stands for at the end of a name; null for none.
static Type getSuffixType(StringRef suffix, Context *ctx) {
  return llvm::StringSwitch<Type>(suffix)
      .Case("I8", IntegerType::get(ctx, 8))
      .Case("I16", IntegerType::get(ctx, 16))
      .Case("I32", IntegerType::get(ctx, 32))
      .Case("I64", IntegerType::get(ctx, 64))
      .Case("Ind", IndexType::get(ctx))
      .Case("F16", Float16Type::get(ctx))
      .Case("BF16", BFloat16Type::get(ctx))
      .Case("F32", Float32Type::get(ctx))
      .Case("F64", Float64Type::get(ctx))
      .Case("C32", ComplexType::get(Float32Type::get(ctx)))
      .Case("C64", ComplexType::get(Float64Type::get(ctx)))
      .Default(nullptr);
}

/// The function `printMemrefShapeF32`, `printMemref2dF32` and so on.
static std::optional<MemRefFunction> getMemRefFunction(StringRef name,
                                                       Context *ctx) {
  if (!name.consume_front("printMemref"))
    return std::nullopt;
  MemRefFunction function;
  function.printsShapeOnly = name.consume_front("Shape");
  if (name.size() > 2 && name[1] == 'd' && llvm::isDigit(name[0])) {
    function.rank = name[0] - '0';
    name = name.drop_front(2);
  }
  function.element = getSuffixType(name, ctx);
  return function.element ? std::optional(function) : std::nullopt;
}

static LogicalResult printMemRef(Execution &execution,
                                 const MemRefValue &memref,
                                 const MemRefFunction &function,
                                 raw_ostream &os) {
  std::vector<Scalar> scalars;
  if (!function.printsShapeOnly) {
    auto elements = readElements(execution, memref, function.element);
    if (!elements)
      return failure();
    scalars = std::move(*elements);
  }
  MemRefText text(function.element, scalars, os);
  os << (function.rank ? "Memref " : "Unranked Memref ");
  text.printShape(memref);
  if (!function.printsShapeOnly) {
    os << " data = \n";
    text.printElements(memref.sizes.empty() ? ArrayRef<int64_t>(1)
                                            : ArrayRef<int64_t>(memref.sizes));
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

/// The type of the number that a function prints; null if it prints none.
static Type getPrintedNumber(StringRef name, Context *ctx) {
  return llvm::StringSwitch<Type>(name)
      .Cases({"printI64", "printU64", "print_i64"}, IntegerType::get(ctx, 64))
      .Case("print_i32", IntegerType::get(ctx, 32))
      .Cases({"printF32", "print_f32"}, Float32Type::get(ctx))
      .Cases({"printF64", "print_f64"}, Float64Type::get(ctx))
      .Default(nullptr);
}

std::optional<LogicalResult>
interpreter::callRuntimeFunction(Execution &execution, StringRef name,
                                 ArrayRef<Type> types,
                                 ArrayRef<RuntimeValue> arguments) {
  raw_ostream *output = execution.getInterpreter().getOutput();
  raw_ostream &os = output ? *output : llvm::nulls();
  if (execution.getOperation()->getNumResults())
    return std::nullopt;
  if (std::optional<StringRef> text = getPrintedText(name);
      text && types.empty()) {
    os << *text;
    return success();
  }
  if (types.size() != 1)
    return std::nullopt;
  Type type = types.front();
  const RuntimeValue &argument = arguments.front();
  Context *ctx = type.getContext();
  if (getPrintedNumber(name, ctx) == type) {
    printNumber(argument.getScalar(), type, name == "printU64", os);
    return success();
  }
  std::optional<MemRefFunction> function = getMemRefFunction(name, ctx);
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!function || !memref || memref.getElementType() != function->element ||
      !argument.isMemRef())
    return std::nullopt;
  auto ranked = dyn_cast<MemRefType>(type);
  if (function->rank ? !ranked || ranked.getRank() != *function->rank
                     : bool(ranked))
    return std::nullopt;
  return printMemRef(execution, argument.getMemRef(), *function, os);
}
