// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/StructuredBody.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// The name of the operations of the class `Op`, for tables.
template <typename Op> constexpr StringLiteral nameOf = Op::getOperationName();
constexpr StringLiteral NoOperation = "";

/// A function of two scalars of one kind.
struct BinaryFunction {
  StringLiteral name, ofComplex, ofFloat, ofInteger, ofBool;
  /// The diagnostic for types that have no operation.
  StringLiteral problem;
};

/// A function of one float.
struct UnaryFunction {
  StringLiteral name, operation;
};

/// Reads an expression from left to right and appends operations as it goes.
class BodyBuilder {
public:
  BodyBuilder(Block &block, StringRef expression, bool castsUnsigned,
              function_ref<InFlightDiagnostic()> emitError, Location loc)
      : block(block), rest(expression), castsUnsigned(castsUnsigned),
        emitError(emitError), loc(loc), ctx(block.getArgument(0).getContext()),
        builder(ctx), outType(block.getArguments().back().getType()) {
    builder.setInsertionPointToEnd(&block);
  }
  LogicalResult build();

private:
  Value read();
  Value readNumber();
  Value call(StringRef name, ArrayRef<Value> args);
  Value callBinary(const BinaryFunction &function, Value lhs, Value rhs);
  Value callUnary(StringRef name, Value value);
  Value fail(const Twine &message) {
    emitError() << message.str();
    return {};
  }
  Value cast(Value value, Type type, bool isUnsigned);
  Value castToComplex(Value value, ComplexType type, bool isUnsigned);
  StringRef getCastOperation(Type from, Type to, bool isUnsigned) const;
  Value create(StringRef name, ValueRange operands, Type type) {
    return builder.create(loc, name, operands, {type})->getResult(0);
  }
  template <typename Op> Value create(ValueRange operands, Type type) {
    return create(Op::getOperationName(), operands, type);
  }
  Value createConstant(Attribute value) {
    return arith::ConstantOp::create(builder, loc, value).getResult();
  }

  Block &block;
  StringRef rest;
  bool castsUnsigned;
  function_ref<InFlightDiagnostic()> emitError;
  /// The location of the created operations.
  Location loc;
  Context *ctx;
  OpBuilder builder;
  Type outType;
};
} // namespace

static constexpr BinaryFunction binaryFunctions[] = {
    {"add", nameOf<complex::AddOp>, nameOf<arith::AddFOp>,
     nameOf<arith::AddIOp>, nameOf<arith::OrIOp>, ""},
    {"sub", nameOf<complex::SubOp>, nameOf<arith::SubFOp>,
     nameOf<arith::SubIOp>, NoOperation,
     "unsupported operation: sub with bools"},
    {"mul", nameOf<complex::MulOp>, nameOf<arith::MulFOp>,
     nameOf<arith::MulIOp>, nameOf<arith::AndIOp>, ""},
    {"div", nameOf<complex::DivOp>, nameOf<arith::DivFOp>,
     nameOf<arith::DivSIOp>, NoOperation,
     "unsupported operation: div with bools"},
    {"div_unsigned", NoOperation, NoOperation, nameOf<arith::DivUIOp>,
     NoOperation, "unsupported operation: unsigned div not on uint"},
    {"max", nameOf<arith::MaxSIOp>, nameOf<arith::MaximumFOp>,
     nameOf<arith::MaxSIOp>, nameOf<arith::MaxSIOp>, ""},
    {"min", nameOf<arith::MinSIOp>, nameOf<arith::MinimumFOp>,
     nameOf<arith::MinSIOp>, nameOf<arith::MinSIOp>, ""},
    {"max_unsigned", NoOperation, NoOperation, nameOf<arith::MaxUIOp>,
     NoOperation, "unsupported operation: unsigned max not on uint"},
    {"min_unsigned", NoOperation, NoOperation, nameOf<arith::MinUIOp>,
     NoOperation, "unsupported operation: unsigned min not on uint"},
    {"powf", nameOf<math::PowFOp>, nameOf<math::PowFOp>, nameOf<math::PowFOp>,
     nameOf<math::PowFOp>, ""},
};

static constexpr UnaryFunction unaryFunctions[] = {
    {"abs", nameOf<math::AbsFOp>},    {"ceil", nameOf<math::CeilOp>},
    {"erf", nameOf<math::ErfOp>},     {"exp", nameOf<math::ExpOp>},
    {"floor", nameOf<math::FloorOp>}, {"log", nameOf<math::LogOp>},
    {"negf", nameOf<arith::NegFOp>},  {"reciprocal", nameOf<arith::DivFOp>},
    {"round", nameOf<math::RoundOp>}, {"rsqrt", nameOf<math::RsqrtOp>},
    {"sqrt", nameOf<math::SqrtOp>},   {"square", nameOf<arith::MulFOp>},
    {"tanh", nameOf<math::TanhOp>},
};

//===-- Casts --------------------------------------------------------------===//

/// The operation that converts between scalars that are not complex; empty if there is
/// none.
StringRef BodyBuilder::getCastOperation(Type from, Type to,
                                        bool isUnsigned) const {
  auto fromInt = dyn_cast<IntegerType>(from), toInt = dyn_cast<IntegerType>(to);
  if (toInt && fromInt) {
    if (fromInt.getWidth() == toInt.getWidth())
      return {};
    if (fromInt.getWidth() > toInt.getWidth())
      return arith::TruncIOp::getOperationName();
    return isUnsigned ? arith::ExtUIOp::getOperationName()
                      : arith::ExtSIOp::getOperationName();
  }
  if (toInt && isa<IndexType>(from))
    return arith::IndexCastOp::getOperationName();
  if (toInt && from.isFloat())
    return isUnsigned ? arith::FPToUIOp::getOperationName()
                      : arith::FPToSIOp::getOperationName();
  if (fromInt && to.isFloat())
    return isUnsigned ? arith::UIToFPOp::getOperationName()
                      : arith::SIToFPOp::getOperationName();
  if (!from.isFloat() || !to.isFloat() ||
      from.getIntOrFloatBitWidth() == to.getIntOrFloatBitWidth())
    return {};
  return from.getIntOrFloatBitWidth() < to.getIntOrFloatBitWidth()
             ? arith::ExtFOp::getOperationName()
             : arith::TruncFOp::getOperationName();
}

Value BodyBuilder::castToComplex(Value value, ComplexType type,
                                 bool isUnsigned) {
  Type element = type.getElementType();
  Value real, imaginary;
  if (auto from = dyn_cast<ComplexType>(value.getType())) {
    real = create<complex::ReOp>(value, from.getElementType());
    imaginary = create<complex::ImOp>(value, from.getElementType());
    real = cast(real, element, isUnsigned);
    imaginary = cast(imaginary, element, isUnsigned);
  } else {
    if (!isa<FloatType>(element))
      return value;
    real = cast(value, element, isUnsigned);
    imaginary = createConstant(FloatAttr::get(element, 0.0));
  }
  return create<complex::CreateOp>({real, imaginary}, type);
}

/// `value` as `type`; `value` itself, with a warning, if it cannot be converted.
Value BodyBuilder::cast(Value value, Type type, bool isUnsigned) {
  Type from = value.getType();
  if (from == type)
    return value;
  if (auto complex = dyn_cast<ComplexType>(type))
    if (isa<ComplexType>(from) || from.isIntOrFloat())
      return castToComplex(value, complex, isUnsigned);
  StringRef operation = getCastOperation(from, type, isUnsigned);
  if (!operation.empty())
    return create(operation, value, type);
  emitWarning(ctx, Location())
      << "could not cast operand of type " << from << " to " << type;
  return value;
}

//===-- Functions ----------------------------------------------------------===//

Value BodyBuilder::callBinary(const BinaryFunction &function, Value lhs,
                              Value rhs) {
  Type a = lhs.getType(), b = rhs.getType();
  StringRef operation;
  if (isa<ComplexType>(a) && isa<ComplexType>(b)) {
    operation = function.ofComplex;
  } else if (a.isFloat() && b.isFloat()) {
    operation = function.ofFloat;
  } else if (isa<IntegerType>(a) && isa<IntegerType>(b)) {
    bool isBool = a.isInteger(1) && b.isInteger(1);
    operation = isBool ? function.ofBool : function.ofInteger;
  } else {
    emitError() << "Cannot build binary Linalg operation: expects allComplex, "
                   "allFloatingPoint, or allInteger, got "
                << a << " and " << b;
    return {};
  }
  return operation.empty() ? fail(function.problem)
                           : create(operation, {lhs, rhs}, a);
}

Value BodyBuilder::callUnary(StringRef name, Value value) {
  const auto *function = llvm::find_if(
      unaryFunctions, [&](const auto &entry) { return entry.name == name; });
  assert(function != std::end(unaryFunctions) && "unknown function of a body");
  Type type = value.getType();
  if (!type.isFloat())
    return fail("unsupported non numeric type");
  if (name == "reciprocal")
    return create(function->operation,
                  {createConstant(FloatAttr::get(type, 1.0)), value}, type);
  if (name == "square")
    return create(function->operation, {value, value}, type);
  return create(function->operation, value, type);
}

Value BodyBuilder::call(StringRef name, ArrayRef<Value> args) {
  if (name == "cast")
    return cast(args[0], outType, castsUnsigned);
  if (name == "cast_unsigned")
    return cast(args[0], outType, /*isUnsigned=*/true);
  if (name == "cast_i32")
    return cast(args[0], builder.getI32Type(), /*isUnsigned=*/false);
  if (name == "cast_f64")
    return cast(args[0], builder.getF64Type(), /*isUnsigned=*/false);
  if (name == "select")
    return create<arith::SelectOp>(args, args[1].getType());
  for (const BinaryFunction &function : binaryFunctions)
    if (function.name == name)
      return callBinary(function, args[0], args[1]);
  return callUnary(name, args[0]);
}

//===-- Reading ------------------------------------------------------------===//

Value BodyBuilder::readNumber() {
  StringRef text = rest.take_while(
      [](char c) { return llvm::isAlnum(c) || c == '.' || c == '-'; });
  rest = rest.drop_front(text.size());
  int64_t number = 0;
  double value = 0;
  if (!text.getAsInteger(10, number))
    return createConstant(builder.getI64IntegerAttr(number));
  (void)text.getAsDouble(value);
  return createConstant(builder.getF64FloatAttr(value));
}

/// An expression; null after an error.
Value BodyBuilder::read() {
  rest = rest.ltrim();
  if (llvm::isDigit(rest.front()))
    return readNumber();
  StringRef name =
      rest.take_while([](char c) { return llvm::isAlnum(c) || c == '_'; });
  rest = rest.drop_front(name.size());
  if (!rest.consume_front("(")) {
    unsigned index = block.getNumArguments() - 1;
    if (name.consume_front("in"))
      (void)name.getAsInteger(10, index);
    return block.getArgument(index);
  }
  if (name == "index") {
    int64_t dim = 0;
    (void)rest.consumeInteger(10, dim);
    rest = rest.drop_front();
    return linalg::IndexOp::create(builder, loc, dim);
  }
  SmallVector<Value, 3> args;
  do {
    args.push_back(read());
    if (!args.back())
      return {};
    rest = rest.ltrim();
  } while (rest.consume_front(","));
  rest = rest.drop_front();
  return call(name, args);
}

LogicalResult BodyBuilder::build() {
  Value result = read();
  if (!result)
    return failure();
  linalg::YieldOp::create(builder, loc, result);
  return success();
}

LogicalResult strata::buildStructuredBody(
    Block &block, StringRef expression, bool castsUnsigned,
    function_ref<InFlightDiagnostic()> emitError, Location loc) {
  return BodyBuilder(block, expression, castsUnsigned, emitError, loc).build();
}
