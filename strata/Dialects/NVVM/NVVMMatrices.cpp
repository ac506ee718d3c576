// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fragments of matrices that mma.sync takes: how many registers of which type hold
// them in a thread.
#include "strata/Dialects/NVVM/NVVMDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::NVVM;

namespace {
/// `count` registers of a type.
struct Fragment {
  unsigned count;
  Type type;

  bool matches(TypeRange types) const {
    return types.size() == count &&
           llvm::all_of(types, [&](Type other) { return other == type; });
  }
};

/// The fragments of a product: one choice for the factors, several for the sum.
struct Fragments {
  Fragment a, b;
  /// The allowed third operands and results.
  SmallVector<Fragment, 2> addends, sums;
};

/// Properties of the factors that follow from the type of their elements.
struct Factors {
  /// The type of a register.
  Type type;
  /// The number of elements of a row that a group of registers holds.
  int64_t depth;
};
} // namespace

static std::optional<Factors> getFactors(Context *ctx, MMATypes type) {
  Type i32 = IntegerType::get(ctx, 32);
  switch (type) {
  case MMATypes::F16:
    return Factors{VectorType::get({2}, Float16Type::get(ctx)), 8};
  case MMATypes::TF32:
    return Factors{i32, 4};
  case MMATypes::BF16:
    return Factors{i32, 8};
  case MMATypes::S8:
  case MMATypes::U8:
    return Factors{i32, 16};
  case MMATypes::S4:
  case MMATypes::U4:
    return Factors{i32, 32};
  case MMATypes::B1:
    return Factors{i32, 128};
  default:
    return std::nullopt;
  }
}

static bool isInteger(MMATypes type) {
  return type == MMATypes::S8 || type == MMATypes::U8 || type == MMATypes::S4 ||
         type == MMATypes::U4;
}

/// The fragments of a product with 16 rows and 8 columns.
static Fragments getLargeFragments(Context *ctx, MMATypes type,
                                   const Factors &factors, int64_t k) {
  unsigned groups = k / factors.depth;
  Fragments result{{2 * groups, factors.type}, {groups, factors.type}, {}, {}};
  if (isInteger(type) || type == MMATypes::B1) {
    result.addends = result.sums = {{4, IntegerType::get(ctx, 32)}};
    return result;
  }
  Fragment floats{4, Float32Type::get(ctx)};
  result.addends = {{2, VectorType::get({2}, Float16Type::get(ctx))}, floats};
  result.sums = {floats};
  if (type == MMATypes::F16)
    result.sums = result.addends;
  return result;
}

/// The fragments of a product with 8 rows and 8 columns, if there is one.
static std::optional<Fragments> getSmallFragments(Context *ctx, MMATypes type,
                                                  int64_t k) {
  if (type == MMATypes::F64 && k == 4) {
    Type f64 = Float64Type::get(ctx);
    return Fragments{{1, f64}, {1, f64}, {{2, f64}}, {{2, f64}}};
  }
  std::optional<Factors> factors = getFactors(ctx, type);
  if (!factors)
    return std::nullopt;
  Fragment factor{1, factors->type};
  if (type == MMATypes::F16 && k == 4) {
    factor.count = 2;
    SmallVector<Fragment, 2> sums = {{4, factors->type},
                                     {8, Float32Type::get(ctx)}};
    return Fragments{factor, factor, sums, sums};
  }
  if ((isInteger(type) || type == MMATypes::B1) && k == factors->depth)
    return Fragments{
        factor, factor, {{2, factors->type}}, {{2, factors->type}}};
  return std::nullopt;
}

/// Verifies that the types of the values are one of the fragments.
static LogicalResult verifyFragment(MmaSyncOp op, StringRef name,
                                    OperandRange values,
                                    ArrayRef<Fragment> fragments) {
  SmallVector<Type> types(values.getTypes());
  if (llvm::any_of(fragments, [&](const Fragment &fragment) {
        return fragment.matches(types);
      }))
    return success();
  std::string expected, actual;
  llvm::raw_string_ostream expectedText(expected), actualText(actual);
  llvm::interleave(
      fragments, expectedText,
      [&](const Fragment &fragment) {
        expectedText << fragment.count << "x" << fragment.type;
      },
      " ");
  llvm::interleaveComma(types, actualText);
  return op.emitOpError() << "Could not match types for the " << name
                          << " operands; expected one of " << expected
                          << " but got " << actual;
}

/// The text of the structure with the registers of a fragment.
static std::string getStructText(const Fragment &fragment) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "!llvm.struct<(";
  llvm::interleaveComma(SmallVector<Type>(fragment.count, fragment.type),
                        stream);
  stream << ")>";
  return text;
}

/// Verifies that the result is a structure with the registers of one of the sums. With 16
/// rows the registers must be of the type of the third operand.
static LogicalResult verifySum(MmaSyncOp op, ArrayRef<Fragment> sums) {
  SmallVector<std::string> allowed = llvm::map_to_vector(sums, getStructText);
  std::string result, addend;
  llvm::raw_string_ostream(result) << op.getRes().getType();
  llvm::raw_string_ostream(addend) << op.getOperandC().front().getType();
  if (op.getShape().getM() == 16 &&
      !StringRef(result).starts_with("!llvm.struct<(" + addend))
    return op.emitOpError("ctype does not match dtype");
  if (llvm::is_contained(allowed, result))
    return success();
  return op.emitOpError()
         << "Could not match allowed types for the result; expected one of "
         << llvm::join(allowed, ", ") << " but got " << result;
}

static LogicalResult verifyLayouts(MmaSyncOp op, MMATypes type) {
  MMAShapeAttr shape = op.getShape();
  if (type == MMATypes::F16 && shape.getM() == 8)
    return success();
  if (op.getLayoutA() == MMALayout::ROW && op.getLayoutB() == MMALayout::COL)
    return success();
  return op.emitOpError()
         << "requires layoutA = #nvvm.mma_layout<row> and layoutB = "
            "#nvvm.mma_layout<col> for shape <"
         << shape.getM() << ", " << shape.getN() << ", " << shape.getK()
         << "> with element types " << stringifyMMATypes(type) << " and "
         << stringifyMMATypes(*op.getMultiplicandBPtxType())
         << ". Only m8n8k4 with f16 supports other layouts.";
}

/// The fragments of the product, or an error if there is no such product.
static FailureOr<Fragments> getFragments(MmaSyncOp op, MMATypes type) {
  Context *ctx = op.getContext();
  MMAShapeAttr shape = op.getShape();
  int64_t k = shape.getK();
  if (shape.getM() == 16 && shape.getN() == 8) {
    std::optional<Factors> factors = getFactors(ctx, type);
    if (!factors)
      return emitError(op.getLoc()) << "invalid shape or multiplicand type: "
                                    << stringifyMMATypes(type);
    if (k == factors->depth || k == 2 * factors->depth)
      return getLargeFragments(ctx, type, *factors, k);
  } else if (shape.getM() == 8 && shape.getN() == 8) {
    if (std::optional<Fragments> result = getSmallFragments(ctx, type, k))
      return *result;
  }
  return op.emitOpError() << "unimplemented variant for MMA shape <"
                          << shape.getM() << ", " << shape.getN() << ", " << k
                          << ">";
}

LogicalResult strata::verifyMmaSync(MmaSyncOp op) {
  std::optional<MMATypes> type = op.getMultiplicandAPtxType();
  if (!type || !op.getMultiplicandBPtxType())
    return op.emitOpError("requires the types of the elements of both factors");
  FailureOr<Fragments> fragments = getFragments(op, *type);
  if (failed(fragments))
    return failure();
  if (failed(verifyFragment(op, "A", op.getOperandA(), fragments->a)) ||
      failed(verifyFragment(op, "B", op.getOperandB(), fragments->b)) ||
      failed(verifyFragment(op, "C", op.getOperandC(), fragments->addends)) ||
      failed(verifySum(op, fragments->sums)))
    return failure();
  if (*type == MMATypes::B1 && !op.getB1Op())
    return op.emitOpError("op requires b1Op attribute");
  if (isInteger(*type) && !op.getIntOverflowBehavior())
    return op.emitOpError("op requires intOverflowBehavior attribute");
  return verifyLayouts(op, *type);
}
