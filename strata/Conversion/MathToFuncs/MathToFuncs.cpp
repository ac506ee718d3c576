// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MathToFuncs/MathToFuncs.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/IR/Builder.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;
using namespace strata::detail;

/// The power of integers of type `TYPE`, by squaring. Zero to a negative power divides by
/// zero.
static constexpr llvm::StringLiteral powerFunction = R"(
func.func private @NAME(%base: TYPE, %exponent: TYPE) -> TYPE
    attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %zero = arith.constant 0 : TYPE
  %one = arith.constant 1 : TYPE
  %minusOne = arith.constant -1 : TYPE
  %isZero = arith.cmpi eq, %exponent, %zero : TYPE
  cf.cond_br %isZero, ^returnOne, ^other
^returnOne:
  return %one : TYPE
^other:
  %isNegative = arith.cmpi sle, %exponent, %zero : TYPE
  cf.cond_br %isNegative, ^negative, ^square(%one, %base, %exponent : TYPE, TYPE, TYPE)
^negative:
  %ofZero = arith.cmpi eq, %base, %zero : TYPE
  cf.cond_br %ofZero, ^divide, ^notZero
^divide:
  %infinite = arith.divsi %one, %zero : TYPE
  return %infinite : TYPE
^notZero:
  %ofOne = arith.cmpi eq, %base, %one : TYPE
  cf.cond_br %ofOne, ^one, ^notOne
^one:
  return %one : TYPE
^notOne:
  %ofMinusOne = arith.cmpi eq, %base, %minusOne : TYPE
  cf.cond_br %ofMinusOne, ^alternate, ^small
^alternate:
  %lowest = arith.andi %exponent, %one : TYPE
  %isOddPower = arith.cmpi ne, %lowest, %zero : TYPE
  cf.cond_br %isOddPower, ^odd, ^even
^odd:
  return %minusOne : TYPE
^even:
  return %one : TYPE
^small:
  return %zero : TYPE
^square(%result: TYPE, %factor: TYPE, %rest: TYPE):
  %bit = arith.andi %rest, %one : TYPE
  %isOdd = arith.cmpi ne, %bit, %zero : TYPE
  cf.cond_br %isOdd, ^multiply, ^next(%result : TYPE)
^multiply:
  %product = arith.muli %result, %factor : TYPE
  cf.br ^next(%product : TYPE)
^next(%power: TYPE):
  %half = arith.shrui %rest, %one : TYPE
  %isDone = arith.cmpi eq, %half, %zero : TYPE
  cf.cond_br %isDone, ^done, ^again
^done:
  return %power : TYPE
^again:
  %squared = arith.muli %factor, %factor : TYPE
  cf.br ^square(%power, %squared, %half : TYPE, TYPE, TYPE)
}
)";

static std::string replaceWords(StringRef text, StringRef name,
                                StringRef type) {
  std::string result;
  while (!text.empty()) {
    if (text.consume_front("NAME"))
      result += name;
    else if (text.consume_front("TYPE"))
      result += type;
    else {
      result += text.front();
      text = text.drop_front();
    }
  }
  return result;
}

/// The name of the function for `type`, which is added at the end of `module` if it is not
/// there. Empty, after a diagnostic, if another symbol has the name, or there is not enough
/// memory.
static std::string addPowerFunction(Operation *module, IntegerType type) {
  std::string typeText = "i" + std::to_string(type.getWidth());
  std::string name = "__mlir_math_ipowi_" + typeText;
  if (Operation *found = SymbolTable::lookupSymbolIn(module, name)) {
    if (found->getName().getStringRef() == "func.func")
      return name;
    (void)found->emitError("the function '" + name +
                           "' cannot be added: another "
                           "symbol has its name");
    return {};
  }
  OwningOpRef<> parsed =
      parseSourceString(replaceWords(powerFunction, name, typeText),
                        ParserConfig(module->getContext()), name + ".mlir");
  if (!parsed)
    return {};
  Operation *function = &parsed->getRegion(0).front().front();
  function->remove();
  module->getRegion(0).front().push_back(function);
  // Its places are those of the module.
  function->walk([&](Operation *op) { op->setLoc(module->getLoc()); });
  return name;
}

/// The type of the numbers of a power that is computed by calls; null for others.
static IntegerType getPowerType(Operation *op) {
  Type type = op->getResult(0).getType();
  auto vector = dyn_cast<VectorType>(type);
  if (vector && !getPositions(vector, vector.getRank()))
    return nullptr;
  auto number = dyn_cast<IntegerType>(vector ? vector.getElementType() : type);
  // There is no one of width 0.
  return number && number.getWidth() ? number : nullptr;
}

/// Calls a function with the operands of `op`, or with each of their elements.
static Value callForEach(Operation *op, StringRef name) {
  OpBuilder builder(op);
  VectorBuilder values(builder, op->getLoc());
  NamedAttribute callee =
      builder.getNamedAttr("callee", builder.getSymbolRefAttr(name));
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!type)
    return values.create("func.call", op->getOperands(),
                         op->getResult(0).getType(), callee);
  Value result = values.zero(type);
  auto positions = getPositions(type, type.getRank());
  for (ArrayRef<int64_t> position : *positions) {
    SmallVector<Value, 2> numbers;
    for (Value operand : op->getOperands())
      numbers.push_back(values.extract(operand, position));
    Value number =
        values.create("func.call", numbers, type.getElementType(), callee);
    result = values.insert(number, result, position);
  }
  return result;
}

namespace {
struct ConvertMathToFuncs final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *module = getOperation();
    SmallVector<Operation *> powers;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "math.ipowi" && getPowerType(op))
        powers.push_back(op);
    });
    for (Operation *op : powers) {
      std::string name = addPowerFunction(module, getPowerType(op));
      if (name.empty())
        return signalPassFailure();
      op->replaceAllUsesWith(ValueRange(callForEach(op, name)));
      op->erase();
    }
    if (powers.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-math-to-funcs",
    .name = "ConvertMathToFuncsPass",
    .summary = "Convert Math operations to calls of outlined implementations.",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "cf", "func", "llvm", "vector"},
    .create = makePass<ConvertMathToFuncs>,
};

void strata::registerMathToFuncsPass(PassRegistry &registry) {
  registry.add(info);
}
