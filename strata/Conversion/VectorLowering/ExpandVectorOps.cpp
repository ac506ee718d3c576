// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass expand-vector-ops: expresses operations that convert-vector-to-llvm,
// like mlir-opt, does not convert by operations that it converts. Accesses to
// memory of vectors of several dimensions are taken apart into rows, access to
// a part at a position that is not a constant becomes a choice among all parts,
// scans become a combination for each part, and contractions of any kind are
// unrolled.
#include "strata/Conversion/VectorLowering/VectorLoweringDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Access to memory ---------------------------------------------------===//

/// Replaces an access to a vector of type `type` by one for each row. The index of the
/// vector's first dimension, if there is one, is operand `indexNumber`.
static LogicalResult unrollAccess(Operation *op, VectorType type,
                                  std::optional<unsigned> indexNumber,
                                  PatternRewriter &rewriter) {
  if (type.getRank() < 2 || isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
    return failure();
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  Location loc = op->getLoc();
  VectorBuilder vector(rewriter, loc);
  Value result = op->getNumResults() ? vector.poison(type) : Value();
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    SmallVector<Value, 8> operands;
    for (auto [number, operand] : llvm::enumerate(op->getOperands())) {
      auto operandType = dyn_cast<VectorType>(operand.getType());
      if (operandType && operandType.getRank() == type.getRank())
        operands.push_back(vector.extract(operand, row));
      else if (number == indexNumber && row > 0)
        operands.push_back(vector.create<arith::AddIOp>(
            {operand, vector.index(row)}, operand.getType()));
      else
        operands.push_back(operand);
    }
    SmallVector<Type, 1> types(op->getNumResults(), Type(dropDims(type, 1)));
    Operation *part = rewriter.create(loc, op->getName().getStringRef(),
                                      operands, types, op->getAttrs());
    // The alignment is that of the first row.
    if (row > 0)
      part->removeAttr("alignment");
    if (result)
      result = vector.insert(part->getResult(0), result, row);
  }
  rewriter.replaceOp(op, result ? ValueRange(result) : ValueRange());
  return success();
}

/// An access to memory whose last dimensions are those of the vector.
template <typename Op>
static LogicalResult unrollContiguous(Op op, PatternRewriter &rewriter) {
  Type accessed;
  if constexpr (requires { op.getValueToStore(); })
    accessed = op.getValueToStore().getType();
  else
    accessed = op->getResult(0).getType();
  auto type = dyn_cast<VectorType>(accessed);
  auto memory = dyn_cast<MemRefType>(op.getBase().getType());
  // Memory that has vectors as elements is accessed by element.
  if (!type || !memory || isa<VectorType>(memory.getElementType()) ||
      memory.getRank() < type.getRank())
    return failure();
  auto firstIndex = unsigned(op.getIndices().getBeginOperandIndex());
  return unrollAccess(op, type,
                      firstIndex + unsigned(memory.getRank() - type.getRank()),
                      rewriter);
}

static LogicalResult unrollScatter(vector::ScatterOp op,
                                   PatternRewriter &rewriter) {
  return unrollAccess(op, cast<VectorType>(op.getValueToStore().getType()),
                      std::nullopt, rewriter);
}

//===-- Positions that are not constants -----------------------------------===//

namespace {
/// The first number of a position, and the others.
struct Position {
  Position(ValueRange dynamic, ArrayRef<int64_t> fixed)
      : isDynamic(!fixed.empty() && ShapedType::isDynamic(fixed[0])),
        first(isDynamic ? dynamic[0] : Value()),
        dynamic(isDynamic ? dynamic.drop_front() : dynamic),
        fixed(fixed.drop_front()) {}

  bool isDynamic;
  Value first;
  ValueRange dynamic;
  ArrayRef<int64_t> fixed;
};
} // namespace

static Value isAt(const VectorBuilder &vector, Value position, int64_t row) {
  return arith::CmpIOp::create(vector.getBuilder(), vector.getLoc(),
                               arith::CmpIPredicate::eq, position,
                               vector.index(row));
}

static Value choose(const VectorBuilder &vector, Value condition,
                    Value whenTrue, Value whenFalse) {
  return vector.create<arith::SelectOp>({condition, whenTrue, whenFalse},
                                        whenTrue.getType());
}

static LogicalResult expandExtract(vector::ExtractOp op,
                                   PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getSource().getType());
  ArrayRef<int64_t> fixed = op.getStaticPosition();
  auto firstDynamic = llvm::find_if(fixed, ShapedType::isDynamic);
  if (firstDynamic == fixed.end())
    return failure();
  VectorBuilder vector(rewriter, op->getLoc());
  // The numbers before the first one that is not a constant.
  auto numFixed = size_t(firstDynamic - fixed.begin());
  // A position of the last dimension may be dynamic.
  if (int64_t(numFixed) + 1 == type.getRank())
    return failure();
  if (cannotSplit(dropDims(type, int64_t(numFixed)), 1))
    return refuseSplit(op, rewriter);
  Value source =
      numFixed ? vector.extract(op.getSource(), fixed.take_front(numFixed))
               : Value(op.getSource());
  Position position(op.getDynamicPosition(), fixed.drop_front(numFixed));
  Value chosen = vector.extract(source, 0);
  for (int64_t row = 1; row < cast<VectorType>(source.getType()).getDimSize(0);
       ++row)
    chosen = choose(vector, isAt(vector, position.first, row),
                    vector.extract(source, row), chosen);
  if (!position.fixed.empty())
    chosen = vector::ExtractOp::create(rewriter, op->getLoc(),
                                       op->getResult(0).getType(), chosen,
                                       position.dynamic, position.fixed);
  rewriter.replaceOp(op, chosen);
  return success();
}

static Value insertAt(const VectorBuilder &vector, Value part, Value dest,
                      ValueRange dynamic, ArrayRef<int64_t> fixed) {
  if (fixed.empty())
    return part;
  OpBuilder &builder = vector.getBuilder();
  SmallVector<Value, 4> operands = {part, dest};
  llvm::append_range(operands, dynamic);
  return vector.create<vector::InsertOp>(
      operands, dest.getType(),
      builder.getNamedAttr("static_position",
                           builder.getDenseI64ArrayAttr(fixed)));
}

static LogicalResult expandInsert(vector::InsertOp op,
                                  PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getDest().getType());
  ArrayRef<int64_t> fixed = op.getStaticPosition();
  if (type.getRank() < 2)
    return failure();
  bool isDynamic =
      llvm::any_of(fixed.drop_back(type.getRank() == int64_t(fixed.size())),
                   ShapedType::isDynamic);
  if (!isDynamic)
    return failure();
  if (cannotSplit(type, 1))
    return refuseSplit(op, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  Position position(op.getDynamicPosition(), fixed);
  Value result = op.getDest();
  auto insertInto = [&](int64_t row) {
    Value part =
        position.fixed.empty() ? Value() : vector.extract(op.getDest(), row);
    return insertAt(vector, op.getValueToStore(), part, position.dynamic,
                    position.fixed);
  };
  if (!position.isDynamic) {
    result = vector.insert(insertInto(fixed[0]), result, fixed[0]);
  } else {
    for (int64_t row = 0; row < type.getDimSize(0); ++row) {
      Value part = choose(vector, isAt(vector, position.first, row),
                          insertInto(row), vector.extract(op.getDest(), row));
      result = vector.insert(part, result, row);
    }
  }
  rewriter.replaceOp(op, result);
  return success();
}

//===-- Scans --------------------------------------------------------------===//

/// The parts so far along a dimension, combined: with the part itself, or with the initial
/// value in its place.
static LogicalResult expandScan(vector::ScanOp op, PatternRewriter &rewriter) {
  auto type = cast<VectorType>(op.getSource().getType());
  Type element = type.getElementType();
  StringRef combine = getArithOperation(op.getKind(), isa<FloatType>(element));
  int64_t dim = op.getReductionDim();
  if (combine.empty())
    return failure();
  if (cannotSplit(type, dim + 1))
    return refuseSplit(op, rewriter);
  VectorBuilder vector(rewriter, op->getLoc());
  Value result = vector.zero(type), initial = op.getInitialValue();
  if (!result)
    return failure();
  Type initialType = initial.getType();
  // A vector without dimensions stands for a number.
  bool isNumber = type.getRank() == 1;
  Value running = isNumber ? vector.extract(initial, {}) : initial, last;
  for (int64_t number = 0; number < type.getDimSize(unsigned(dim)); ++number) {
    Value part = vector.extractPart(op.getSource(), dim, number);
    if (number > 0)
      running = vector.create(
          combine, {running, op.getInclusive() ? part : last}, part.getType());
    else if (op.getInclusive())
      running = part;
    result = vector.insertPart(running, result, dim, number);
    last = part;
  }
  if (isNumber)
    running = vector.broadcast(initialType, running);
  rewriter.replaceOp(op, {result, running});
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

static void populateVectorExpansionPatterns(RewritePatternSet &patterns) {
  patterns.add<vector::LoadOp>(unrollContiguous<vector::LoadOp>);
  patterns.add<vector::StoreOp>(unrollContiguous<vector::StoreOp>);
  patterns.add<vector::MaskedLoadOp>(unrollContiguous<vector::MaskedLoadOp>);
  patterns.add<vector::MaskedStoreOp>(unrollContiguous<vector::MaskedStoreOp>);
  patterns.add<vector::ScatterOp>(unrollScatter);
  patterns.add<vector::ExtractOp>(expandExtract);
  patterns.add<vector::InsertOp>(expandInsert);
  patterns.add<vector::ScanOp>(expandScan);
  VectorLoweringOptions options;
  options.allContractions = true;
  populateContractionPatterns(patterns, options);
}

static constexpr PassInfo expandVectorOpsInfo = {
    .argument = "expand-vector-ops",
    .name = "ExpandVectorOps",
    .summary =
        "Express operations of vector by ones that are converted to llvm",
    .dependentDialects = {"arith", "ub", "vector"},
    .create = makePatternPass<populateVectorExpansionPatterns>,
};

void strata::registerVectorLoweringPasses(PassRegistry &registry) {
  registerExpandVectorOpsPass(registry);
  registerMultiReductionLoweringPass(registry);
  registerVectorMaskLoweringPass(registry);
}

void strata::registerExpandVectorOpsPass(PassRegistry &registry) {
  registry.add(expandVectorOpsInfo);
}
