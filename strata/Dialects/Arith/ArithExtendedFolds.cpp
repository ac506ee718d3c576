// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations with a second result: the carry of a sum, the high half
// of a product.
#include "strata/Dialects/Arith/ArithFoldsDetail.h"

using namespace strata;
using namespace strata::detail;

using Results = SmallVectorImpl<OpFoldResult>;

static LogicalResult setResults(Results &results, OpFoldResult first,
                                OpFoldResult second) {
  if (!first || !second)
    return failure();
  results.push_back(first);
  results.push_back(second);
  return success();
}

static LogicalResult foldAddExtended(Operation *op,
                                     ArrayRef<Attribute> constants,
                                     Results &results) {
  Type carryType = op->getResult(1).getType();
  if (isZero(constants[1]))
    return setResults(results, op->getOperand(0),
                      getIntegerConstant(carryType, 0));
  if (Attribute poison = findPoison(constants))
    return setResults(results, poison, poison);
  Attribute sum = foldElements<APInt, APInt>(
      constants[0], constants[1], getResultType(op),
      [](const APInt &a, const APInt &b) -> MaybeInt { return a + b; });
  if (!sum)
    return failure();
  Attribute carry = foldElements<APInt, APInt>(
      sum, constants[0], carryType,
      [](const APInt &sum, const APInt &a) -> MaybeInt {
        return APInt(1, sum.ult(a));
      });
  return setResults(results, sum, carry);
}

/// The upper half of the product, of twice the width.
template <bool isSigned>
static MaybeInt multiplyHigh(const APInt &a, const APInt &b) {
  unsigned width = a.getBitWidth();
  if (isSigned)
    return (a.sext(2 * width) * b.sext(2 * width)).extractBits(width, width);
  return (a.zext(2 * width) * b.zext(2 * width)).extractBits(width, width);
}

template <bool isSigned>
static LogicalResult foldMulExtended(Operation *op,
                                     ArrayRef<Attribute> constants,
                                     Results &results) {
  Type type = getResultType(op);
  if (isZero(constants[1]))
    return setResults(results, constants[1], constants[1]);
  if (!isSigned && isOne(constants[1]))
    if (Attribute zero = getIntegerConstant(type, 0))
      return setResults(results, op->getOperand(0), zero);
  if (Attribute poison = findPoison(constants))
    return setResults(results, poison, poison);
  Attribute low = foldElements<APInt, APInt>(
      constants[0], constants[1], type,
      [](const APInt &a, const APInt &b) -> MaybeInt { return a * b; });
  if (!low)
    return failure();
  Attribute high = foldElements<APInt, APInt>(constants[0], constants[1], type,
                                              multiplyHigh<isSigned>);
  return setResults(results, low, high);
}

void detail::registerArithExtendedFolds(Context &ctx) {
  OpHooks add, mulSigned, mulUnsigned;
  add.fold = foldAddExtended;
  mulSigned.fold = foldMulExtended</*isSigned=*/true>;
  mulUnsigned.fold = foldMulExtended</*isSigned=*/false>;
  registerOpHooks(&ctx, "arith.addui_extended", add);
  registerOpHooks(&ctx, "arith.mulsi_extended", mulSigned);
  registerOpHooks(&ctx, "arith.mului_extended", mulUnsigned);
}
