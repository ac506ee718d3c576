// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MathToFuncs/MathToFuncs.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Conversion/MathToFuncs/FunctionTextsDetail.h"
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>

using namespace strata;
using namespace strata::detail;

//===-- Functions ----------------------------------------------------------===//

namespace {
/// An operation that becomes calls of a function.
struct Outlined {
  /// The last part of its name.
  StringRef name;
  StringRef text;
  IntegerType integer;
  /// Null if no operand is a float.
  FloatType number;

  std::string getFunctionName() const;
};
} // namespace

/// Types as they are written, without other characters.
static std::string getText(FloatType type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printType(type, os);
  return text;
}

std::string Outlined::getFunctionName() const {
  std::string result = ("__mlir_math_" + name + "_").str();
  if (number)
    result += getText(number) + "_";
  return result + "i" + std::to_string(integer.getWidth());
}

static std::string instantiate(const Outlined &outlined) {
  unsigned width = outlined.integer.getWidth();
  auto number = [](const APInt &value) {
    return llvm::toString(value, 10, true);
  };
  std::pair<StringLiteral, std::string> words[] = {
      {"NAME", outlined.getFunctionName()},
      {"TYPE", "i" + std::to_string(width)},
      {"FLOAT", outlined.number ? getText(outlined.number) : std::string()},
      {"WIDTH", std::to_string(width)},
      {"MIN", number(APInt::getSignedMinValue(width))},
      {"MAX", number(APInt::getSignedMaxValue(width))}};
  std::string result;
  StringRef text = outlined.text;
  while (!text.empty()) {
    const auto *found = llvm::find_if(words, [&](const auto &word) {
      return text.consume_front(word.first);
    });
    if (found != std::end(words)) {
      result += found->second;
      continue;
    }
    result += text.front();
    text = text.drop_front();
  }
  return result;
}

/// Adds the function at the end of the symbol table `scope` if it is absent. Fails, after a
/// diagnostic, if another symbol has the name, or there is not enough memory.
static LogicalResult addFunction(Operation *scope, const Outlined &outlined) {
  std::string name = outlined.getFunctionName();
  if (Operation *found = SymbolTable::lookupSymbolIn(scope, name)) {
    if (isa<func::FuncOp>(found))
      return success();
    return found->emitError("the function '" + name +
                            "' cannot be added: another symbol has its name");
  }
  OwningOpRef<> parsed = parseSourceString(
      instantiate(outlined), ParserConfig(scope->getContext()), name + ".mlir");
  if (!parsed)
    return failure();
  Operation *function = &parsed->getRegion(0).front().front();
  function->remove();
  scope->getRegion(0).front().push_back(function);
  // The function gets the location of the symbol table.
  function->walk([&](Operation *op) { op->setLoc(scope->getLoc()); });
  return success();
}

//===-- Operations ---------------------------------------------------------===//

/// Calls a function with the operands of `op`, or with each of their elements.
static Value callForEach(Operation *op, StringRef name, OpBuilder &builder) {
  VectorBuilder values(builder, op->getLoc());
  NamedAttribute callee =
      builder.getNamedAttr("callee", builder.getSymbolRefAttr(name));
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!type)
    return values.create<func::CallOp>(op->getOperands(),
                                       op->getResult(0).getType(), callee);
  Value result = values.zero(type);
  auto positions = getPositions(type, type.getRank());
  for (ArrayRef<int64_t> position : *positions) {
    SmallVector<Value, 2> numbers;
    for (Value operand : op->getOperands())
      numbers.push_back(values.extract(operand, position));
    Value number =
        values.create<func::CallOp>(numbers, type.getElementType(), callee);
    result = values.insert(number, result, position);
  }
  return result;
}

namespace {
class OutlineToCall final : public RewritePattern {
public:
  using GetOutlined = std::function<std::optional<Outlined>(Operation *)>;
  OutlineToCall(StringRef root, GetOutlined getOutlined)
      : RewritePattern("outline-to-call", root, 1),
        getOutlined(std::move(getOutlined)) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    std::optional<Outlined> outlined = getOutlined(op);
    if (!outlined || isa<TensorType>(op->getResult(0).getType()))
      return rewriter.notifyMatchFailure(
          op, "there is no function for these types, or an option excludes it");
    rewriter.replaceOp(op,
                       callForEach(op, outlined->getFunctionName(), rewriter));
    return success();
  }

private:
  GetOutlined getOutlined;
};

struct ConvertMathToFuncs final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

private:
  /// The function that a call of replaces `op`. std::nullopt if `op` is kept.
  std::optional<Outlined> getOutlined(Operation *op) const;

  Option<unsigned> minWidthOfFPowIExponent{
      *this, "min-width-of-fpowi-exponent",
      "Convert math.fpowi if its exponent has at least this many bits", 1};
  Option<bool> convertCtlz{
      *this, "convert-ctlz",
      "Convert math.ctlz too, for targets without an instruction for it",
      false};
};
} // namespace

std::optional<Outlined> ConvertMathToFuncs::getOutlined(Operation *op) const {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("math.") || op->getNumResults() != 1)
    return std::nullopt;
  Outlined outlined{name, {}, {}, {}};
  if (name == "ipowi")
    outlined.text = ipowiFunction;
  else if (name == "fpowi")
    outlined.text = fpowiFunction;
  else if (name == "ctlz" && *convertCtlz)
    outlined.text = ctlzFunction;
  else
    return std::nullopt;
  // Vectors that are too large, or scalable, stay; tensors are an error.
  if (auto vector = dyn_cast<VectorType>(op->getResult(0).getType());
      vector && !getPositions(vector, vector.getRank()))
    return std::nullopt;
  outlined.number =
      dyn_cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  outlined.integer = dyn_cast<IntegerType>(
      getElementTypeOrSelf(op->getOperands().back().getType()));
  // There is no number of width 0.
  if (!outlined.integer || !outlined.integer.getWidth() ||
      bool(outlined.number) != (name == "fpowi") ||
      (name == "fpowi" &&
       outlined.integer.getWidth() < *minWidthOfFPowIExponent))
    return std::nullopt;
  return outlined;
}

void ConvertMathToFuncs::runOnOperation() {
  Operation *module = getOperation();
  SmallVector<std::pair<Operation *, Outlined>> functions;
  module->walk([&](Operation *op) {
    if (std::optional<Outlined> outlined = getOutlined(op))
      functions.emplace_back(op->getParentWithTrait<OpTrait::SymbolTable>(),
                             *outlined);
  });
  for (const auto &[scope, outlined] : functions)
    if (failed(addFunction(scope, outlined)))
      return signalPassFailure();
  RewritePatternSet patterns(module->getContext());
  ConversionTarget target(module->getContext());
  for (StringRef name :
       {math::IPowIOp::getOperationName(), math::FPowIOp::getOperationName(),
        math::CountLeadingZerosOp::getOperationName()}) {
    patterns.add<OutlineToCall>(
        name, [this](Operation *op) { return getOutlined(op); });
    target.addDynamicallyLegalOp(
        [this](Operation *op) { return !getOutlined(op); }, name);
  }
  for (StringRef dialect : {"arith", "cf", "func", "memref", "scf", "vector"})
    target.addLegalDialect(dialect);
  if (failed(applyPartialConversion(
          module, target, FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "convert-math-to-funcs",
    .name = "ConvertMathToFuncsPass",
    .summary =
        "Convert math operations to calls of functions added to the module",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "cf", "func", "llvm", "scf", "vector"},
    .create = makePass<ConvertMathToFuncs>,
};

void strata::registerMathToFuncsPasses(PassRegistry &registry) {
  registry.add(info);
}
