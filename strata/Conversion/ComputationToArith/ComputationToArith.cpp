// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each node of an expression becomes operations of arith on the types of the operands, so
// vectors are computed as a whole. A node that is read only under a condition is computed
// anyway; the condition replaces divisors in it by 1 where the node is not read.
#include "strata/Conversion/ComputationToArith/ComputationToArith.h"

#include "strata/Conversion/ReplaceEach/ReplaceEach.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"

using namespace strata;
using namespace strata::semantics;

namespace {
class Expansion : ValueBuilder {
public:
  Expansion(OpBuilder &builder, Operation *op, ValueRange operands,
            ArrayRef<Type> types)
      : ValueBuilder(builder, op->getLoc()), op(op), operands(operands),
        types(types), shape(dyn_cast<VectorType>(op->getResult(0).getType())) {}

  /// The value of an expression; null if it is not expressed in arith.
  Value expand(const Expression &expression) {
    current = &expression;
    return expand(expression.getNodes().back());
  }

private:
  using CmpI = arith::CmpIPredicate;
  using CmpF = arith::CmpFPredicate;

  Value expand(const Node &node);
  Value expandLiteral(const Node &node);
  Value expandOperand(const Node &node);
  Value expandChoice(const Node &node);
  Value expandSwitch(const Node &node);
  Value expandCall(const Node &node);
  Value expandFloatCall(const Node &node, ValueRange args);
  Value expandIntegerCall(const Node &node, ValueRange args);
  Value expandConversion(const Node &node, Value arg);
  Value expandFloatConversion(Function function, Value arg, Type type);
  Value expandOverflow(Function function, Value a, Value b);
  /// `node` where it is read only if `condition` is true.
  Value expandUnder(Value condition, const Node &node);

  const Node &getOperand(const Node &node, size_t i) const {
    return current->getNodes()[node.operands[i]];
  }
  /// `scalar`, or vectors of it if the operation is on vectors.
  Type lift(Type scalar) const {
    return shape ? Type(shape.cloneWith(std::nullopt, scalar)) : scalar;
  }
  Type getType(const Node &node) const {
    return lift(current->getType(node, types));
  }
  Value constant(Type type, Attribute scalar) const {
    auto vector = dyn_cast<VectorType>(type);
    Attribute value =
        vector ? Attribute(DenseElementsAttr::get(vector, scalar)) : scalar;
    return arith::ConstantOp::create(builder, loc, type, value);
  }
  Value integer(Type type, const APInt &value) const {
    return constant(type, IntegerAttr::get(getElementTypeOrSelf(type), value));
  }
  Value integer(Type type, uint64_t value) const {
    unsigned width = getScalarWidth(getElementTypeOrSelf(type));
    return integer(type, APInt(64, value).zextOrTrunc(width));
  }
  Value compare(CmpI predicate, Value a, Value b) const {
    return arith::CmpIOp::create(builder, loc, predicate, a, b);
  }
  Value compare(CmpF predicate, Value a, Value b) const {
    return arith::CmpFOp::create(builder, loc, predicate, a, b);
  }
  Value select(Value condition, Value yes, Value no) const {
    return arith::SelectOp::create(builder, loc, condition, yes, no);
  }
  Value invert(Value value) const {
    unsigned width = getScalarWidth(getElementTypeOrSelf(value.getType()));
    return binary<arith::XOrIOp>(
        value, integer(value.getType(), APInt::getAllOnes(width)));
  }
  /// The result `i` of an operation of two operands with two results of their type.
  template <typename OpTy> Value extended(Value a, Value b, unsigned i) const {
    return createOp<OpTy>({a, b}, {a.getType(), a.getType()})->getResult(i);
  }

  Operation *op;
  ValueRange operands;
  /// The scalar types of operands and results.
  ArrayRef<Type> types;
  /// The vector type whose shape results have; null for scalars.
  VectorType shape;
  const Expression *current = nullptr;
  /// The condition under which the current node is read; null if it always is.
  Value guard;
};
} // namespace

//===-- Nodes --------------------------------------------------------------===//

Value Expansion::expand(const Node &node) {
  switch (node.kind) {
  case NodeKind::Operand:
    return expandOperand(node);
  case NodeKind::Literal:
    return expandLiteral(node);
  case NodeKind::Width:
    return integer(getType(node), getScalarWidth(types[node.payload]));
  case NodeKind::Attribute:
    return integer(getType(node),
                   current->holds(node, getAttributeNumber(op, node.payload)));
  case NodeKind::Switch:
    return expandSwitch(node);
  case NodeKind::Call:
    return expandCall(node);
  default:
    return expandChoice(node);
  }
}

Value Expansion::expandLiteral(const Node &node) {
  Type type = getType(node), scalar = getElementTypeOrSelf(type);
  Scalar number = current->getLiteral(node.payload).getNumber(scalar);
  if (number.isPoison)
    return {};
  if (scalar.isFloat())
    return constant(type, FloatAttr::get(scalar, number.getFloat(scalar)));
  return integer(type, number.bits);
}

/// The operand, broadcast if results are vectors.
Value Expansion::expandOperand(const Node &node) {
  Value value = operands[node.payload];
  if (isa<VectorType>(value.getType()) || !shape)
    return value;
  return create<vector::BroadcastOp>(value, lift(value.getType()));
}

Value Expansion::expandUnder(Value condition, const Node &node) {
  Value outer = guard;
  // Where `outer` is false, `condition` may be poison.
  guard = outer ? select(outer, condition, integer(condition.getType(), 0))
                : condition;
  Value value = expand(node);
  guard = outer;
  return value;
}

Value Expansion::expandChoice(const Node &node) {
  Value first = expand(getOperand(node, 0));
  if (!first)
    return {};
  switch (node.kind) {
  case NodeKind::LogicalNot:
    return invert(first);
  case NodeKind::Select: {
    Value yes = expandUnder(first, getOperand(node, 1));
    Value no = expandUnder(invert(first), getOperand(node, 2));
    return yes && no ? select(first, yes, no) : Value();
  }
  case NodeKind::LogicalAnd: {
    Value second = expandUnder(first, getOperand(node, 1));
    return second ? select(first, second, integer(first.getType(), 0))
                  : Value();
  }
  default: {
    Value second = expandUnder(invert(first), getOperand(node, 1));
    return second ? select(first, integer(first.getType(), 1), second)
                  : Value();
  }
  }
}

Value Expansion::expandSwitch(const Node &node) {
  const Node *chosen =
      current->selectCase(node, getAttributeNumber(op, node.payload));
  return chosen ? expand(*chosen) : Value();
}

//===-- Functions ----------------------------------------------------------===//

Value Expansion::expandCall(const Node &node) {
  SmallVector<Value, 3> args;
  for (uint32_t operand : node.operands) {
    args.push_back(expand(current->getNodes()[operand]));
    if (!args.back())
      return {};
  }
  if (isDivision(node.function) && guard) {
    args[1] = select(guard, args[1], integer(args[1].getType(), 1));
    // In an i1, the divisor is -1, and -1 divided by it overflows.
    if (getElementTypeOrSelf(args[0].getType()).isInteger(1))
      args[0] = select(guard, args[0], integer(args[0].getType(), 0));
  }
  Type from = getElementTypeOrSelf(args[0].getType());
  if (getInfo(node.function).getParameters().ends_with("t"))
    return expandConversion(node, args[0]);
  return from.isFloat() ? expandFloatCall(node, args)
                        : expandIntegerCall(node, args);
}

Value Expansion::expandFloatCall(const Node &node, ValueRange args) {
  Value a = args[0], b = args.size() > 1 ? args[1] : Value();
  switch (node.function) {
  case Function::Add:
    return binary<arith::AddFOp>(a, b);
  case Function::Sub:
    return binary<arith::SubFOp>(a, b);
  case Function::Mul:
    return binary<arith::MulFOp>(a, b);
  case Function::FDiv:
    return binary<arith::DivFOp>(a, b);
  case Function::FRem:
    return binary<arith::RemFOp>(a, b);
  case Function::Maximum:
    return binary<arith::MaximumFOp>(a, b);
  case Function::Minimum:
    return binary<arith::MinimumFOp>(a, b);
  case Function::MaxNum:
    return binary<arith::MaxNumFOp>(a, b);
  case Function::MinNum:
    return binary<arith::MinNumFOp>(a, b);
  case Function::Neg:
    return apply<arith::NegFOp>(a);
  case Function::FAbs:
    return apply<math::AbsFOp>(a);
  case Function::FMA:
    return apply<math::FmaOp>(args);
  case Function::Equal:
    return compare(CmpF::OEQ, a, b);
  case Function::NotEqual:
    return compare(CmpF::UNE, a, b);
  case Function::FLt:
    return compare(CmpF::OLT, a, b);
  case Function::FLe:
    return compare(CmpF::OLE, a, b);
  case Function::FGt:
    return compare(CmpF::OGT, a, b);
  case Function::FGe:
    return compare(CmpF::OGE, a, b);
  case Function::IsUnordered:
    return compare(CmpF::UNO, a, b);
  default:
    return {};
  }
}

/// The comparison that a function of two integers is.
static std::optional<arith::CmpIPredicate> getPredicate(Function function) {
  using P = arith::CmpIPredicate;
  switch (function) {
  case Function::Equal:
    return P::eq;
  case Function::NotEqual:
    return P::ne;
  case Function::SLt:
    return P::slt;
  case Function::SLe:
    return P::sle;
  case Function::SGt:
    return P::sgt;
  case Function::SGe:
    return P::sge;
  case Function::ULt:
    return P::ult;
  case Function::ULe:
    return P::ule;
  case Function::UGt:
    return P::ugt;
  case Function::UGe:
    return P::uge;
  default:
    return std::nullopt;
  }
}

namespace {
/// A function of integers that is one operation.
struct FunctionOperation {
  Function function;
  llvm::StringLiteral name;
};
} // namespace

static constexpr FunctionOperation functionOperations[] = {
    {Function::Add, arith::AddIOp::getOperationName()},
    {Function::Sub, arith::SubIOp::getOperationName()},
    {Function::Mul, arith::MulIOp::getOperationName()},
    {Function::And, arith::AndIOp::getOperationName()},
    {Function::Or, arith::OrIOp::getOperationName()},
    {Function::Xor, arith::XOrIOp::getOperationName()},
    {Function::Shl, arith::ShLIOp::getOperationName()},
    {Function::LShr, arith::ShRUIOp::getOperationName()},
    {Function::AShr, arith::ShRSIOp::getOperationName()},
    {Function::UDiv, arith::DivUIOp::getOperationName()},
    {Function::SDiv, arith::DivSIOp::getOperationName()},
    {Function::URem, arith::RemUIOp::getOperationName()},
    {Function::SRem, arith::RemSIOp::getOperationName()},
    {Function::UDivCeil, arith::CeilDivUIOp::getOperationName()},
    {Function::SDivCeil, arith::CeilDivSIOp::getOperationName()},
    {Function::SDivFloor, arith::FloorDivSIOp::getOperationName()},
    {Function::SMin, arith::MinSIOp::getOperationName()},
    {Function::SMax, arith::MaxSIOp::getOperationName()},
    {Function::UMin, arith::MinUIOp::getOperationName()},
    {Function::UMax, arith::MaxUIOp::getOperationName()},
    {Function::CountOnes, math::CtPopOp::getOperationName()},
    {Function::CountLeadingZeros,
     math::CountLeadingZerosOp::getOperationName()},
    {Function::CountTrailingZeros,
     math::CountTrailingZerosOp::getOperationName()},
};

/// The name of the operation that computes a function of integers; empty if it needs
/// several.
static StringRef getOperationName(Function function) {
  const auto *found =
      llvm::find_if(functionOperations, [&](const FunctionOperation &entry) {
        return entry.function == function;
      });
  return found == std::end(functionOperations) ? StringRef()
                                               : StringRef(found->name);
}

Value Expansion::expandIntegerCall(const Node &node, ValueRange args) {
  Value a = args[0];
  if (std::optional<CmpI> predicate = getPredicate(node.function))
    return compare(*predicate, a, args[1]);
  StringRef name = getOperationName(node.function);
  if (!name.empty())
    return create(name, args, a.getType());
  switch (node.function) {
  case Function::Neg:
    return binary<arith::SubIOp>(integer(a.getType(), 0), a);
  case Function::Not:
    return invert(a);
  case Function::SMulHigh:
    return extended<arith::MulSIExtendedOp>(a, args[1], 1);
  case Function::UMulHigh:
    return extended<arith::MulUIExtendedOp>(a, args[1], 1);
  default:
    return expandOverflow(node.function, a, args[1]);
  }
}

/// Signs tell whether a sum or difference overflows, high halves whether a product does.
Value Expansion::expandOverflow(Function function, Value a, Value b) {
  Type type = a.getType();
  auto isNegative = [&](Value x, Value y) {
    return compare(CmpI::slt, binary<arith::AndIOp>(x, y), integer(type, 0));
  };
  switch (function) {
  case Function::UAddOverflow:
    return compare(CmpI::ult, binary<arith::AddIOp>(a, b), a);
  case Function::USubOverflow:
    return compare(CmpI::ult, a, b);
  case Function::SAddOverflow: {
    Value sum = binary<arith::AddIOp>(a, b);
    return isNegative(binary<arith::XOrIOp>(a, sum),
                      binary<arith::XOrIOp>(b, sum));
  }
  case Function::SSubOverflow: {
    Value difference = binary<arith::SubIOp>(a, b);
    return isNegative(binary<arith::XOrIOp>(a, b),
                      binary<arith::XOrIOp>(a, difference));
  }
  case Function::UMulOverflow:
    return compare(CmpI::ne, extended<arith::MulUIExtendedOp>(a, b, 1),
                   integer(type, 0));
  case Function::SShlOverflow:
  case Function::UShlOverflow: {
    Value shifted = binary<arith::ShLIOp>(a, b);
    Value back = function == Function::SShlOverflow
                     ? binary<arith::ShRSIOp>(shifted, b)
                     : binary<arith::ShRUIOp>(shifted, b);
    unsigned width = getScalarWidth(getElementTypeOrSelf(type));
    return select(compare(CmpI::ult, b, integer(type, width)),
                  compare(CmpI::ne, back, a),
                  integer(lift(builder.getI1Type()), 1));
  }
  case Function::SMulOverflow: {
    Operation *product = createOp<arith::MulSIExtendedOp>({a, b}, {type, type});
    unsigned width = getScalarWidth(getElementTypeOrSelf(type));
    Value sign =
        binary<arith::ShRSIOp>(product->getResult(0), integer(type, width - 1));
    return compare(CmpI::ne, product->getResult(1), sign);
  }
  default:
    return {};
  }
}

/// Whether one of the types of a conversion may be `index` and the operation of arith does not
/// accept it.
static bool isOfFloats(Function function) {
  return function == Function::SIToFP || function == Function::UIToFP ||
         function == Function::FPToSI || function == Function::FPToUI ||
         function == Function::Bitcast;
}

/// Conversions from and to `index` go through an integer of its width.
Value Expansion::expandFloatConversion(Function function, Value arg,
                                       Type type) {
  Type integerType = builder.getIntegerType(IndexType::StorageBits);
  if (getElementTypeOrSelf(arg.getType()).isIndex())
    arg = create<arith::IndexCastOp>(arg, lift(integerType));
  bool isToIndex = getElementTypeOrSelf(type).isIndex();
  Type to = isToIndex ? lift(integerType) : type;
  Value result;
  switch (function) {
  case Function::SIToFP:
    result = create<arith::SIToFPOp>(arg, to);
    break;
  case Function::UIToFP:
    result = create<arith::UIToFPOp>(arg, to);
    break;
  case Function::FPToSI:
    result = create<arith::FPToSIOp>(arg, to);
    break;
  case Function::FPToUI:
    result = create<arith::FPToUIOp>(arg, to);
    break;
  default:
    result = arg.getType() == to ? arg : create<arith::BitcastOp>(arg, to);
    break;
  }
  return isToIndex ? create<arith::IndexCastOp>(result, type) : result;
}

Value Expansion::expandConversion(const Node &node, Value arg) {
  Type type = getType(node), to = getElementTypeOrSelf(type),
       from = getElementTypeOrSelf(arg.getType());
  if (from == to)
    return arg;
  bool isSigned = node.function == Function::SExt;
  if (isOfFloats(node.function))
    return expandFloatConversion(node.function, arg, type);
  switch (node.function) {
  case Function::SExt:
  case Function::ZExt:
  case Function::Trunc: {
    if (from.isIndex() || to.isIndex())
      return isSigned ? create<arith::IndexCastOp>(arg, type)
                      : create<arith::IndexCastUIOp>(arg, type);
    unsigned narrow = getScalarWidth(from), wide = getScalarWidth(to);
    if (narrow > wide)
      return create<arith::TruncIOp>(arg, type);
    return isSigned ? create<arith::ExtSIOp>(arg, type)
                    : create<arith::ExtUIOp>(arg, type);
  }
  case Function::FPConvert:
    if (getScalarWidth(from) == getScalarWidth(to))
      return {};
    return getScalarWidth(from) < getScalarWidth(to)
               ? create<arith::ExtFOp>(arg, type)
               : create<arith::TruncFOp>(arg, type);
  default:
    return {};
  }
}

//===-- Operations ---------------------------------------------------------===//

static bool isNumberOrVector(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    type = vector.getElementType();
  return type.isSignlessIntOrIndexOrFloat();
}

FailureOr<SmallVector<Value>> strata::expandComputation(OpBuilder &builder,
                                                        Operation *op,
                                                        ValueRange operands) {
  const OpSemantics *semantics = getSemantics(op->getDefinition());
  if (!semantics || !llvm::all_of(op->getOperandTypes(), isNumberOrVector) ||
      !llvm::all_of(op->getResultTypes(), isNumberOrVector))
    return failure();
  FailureOr<SmallVector<Type, 4>> types = semantics->getTypes(op);
  if (failed(types))
    return failure();
  SmallVector<Value> results;
  Expansion expansion(builder, op, operands, *types);
  for (const auto &value : semantics->values) {
    results.push_back(expansion.expand(*value));
    if (!results.back())
      return failure();
  }
  return results;
}

/// Whether the operations are expanded; those of some dialects have another lowering.
static bool isExpanded(const OpDefinition &def) {
  StringRef dialect = OperationName(&def).getDialectNamespace();
  return getSemantics(def) && dialect != "arith" && dialect != "index" &&
         dialect != "llvm" && dialect != "math";
}

namespace {
struct ExpandComputation final
    : OpInterfaceConversionPattern<ComputedOpInterface> {
  using OpInterfaceConversionPattern::OpInterfaceConversionPattern;
  bool mayMatch(const OpDefinition &def) const override {
    return isExpanded(def);
  }
  LogicalResult
  matchAndRewrite(ComputedOpInterface op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    FailureOr<SmallVector<Value>> values =
        expandComputation(rewriter, op, operands);
    if (failed(values))
      return failure();
    rewriter.replaceOp(op, *values);
    return success();
  }
};

struct ComputationToArithPass final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    if (!replaceEach(getOperation(), isExpanded,
                     [](OpBuilder &builder, Operation *op) {
                       return expandComputation(builder, op, op->getOperands());
                     }))
      markAllAnalysesPreserved();
  }
};
} // namespace

void strata::populateComputationToArithPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandComputation>(patterns.getContext(), PatternBenefit(0));
}

static constexpr PassInfo info = {
    .argument = "convert-computation-to-arith",
    .name = "ComputationToArith",
    .summary = "Express operations by the computation that their dialect file "
               "declares",
    .dependentDialects = {"arith", "math", "vector"},
    .create = makePass<ComputationToArithPass>,
};

void strata::registerComputationToArithPasses(PassRegistry &registry) {
  registry.add(info);
}
