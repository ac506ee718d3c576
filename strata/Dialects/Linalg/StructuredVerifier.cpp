// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/StructuredVerifier.h"

#include "strata/Definition/Segments.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Results ------------------------------------------------------------===//

LogicalResult strata::verifyDestinations(Operation *op) {
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)) || segments.empty())
    return success();
  Segment inits = segments.back();
  SmallVector<unsigned, 2> tensors;
  for (unsigned i = inits.first; i < inits.first + inits.size; ++i) {
    Type type = op->getOperand(i).getType();
    if (isa<TensorType>(type))
      tensors.push_back(i);
    else if (!isa<MemRefType, UnrankedMemRefType>(type))
      return op->emitOpError("expected that operand #")
             << i << " is a tensor or a memref";
  }
  if (op->getNumResults() != tensors.size())
    return op->emitOpError("expected the number of tensor results (")
           << op->getNumResults()
           << ") to be equal to the number of output tensors ("
           << tensors.size() << ")";
  for (auto [i, result] : llvm::zip(tensors, op->getResults()))
    if (result.getType() != op->getOperand(i).getType())
      return op->emitOpError("expected type of operand #")
             << i << " (" << op->getOperand(i).getType()
             << ") to match type of corresponding result (" << result.getType()
             << ")";
  return success();
}

//===-- Indexing maps ------------------------------------------------------===//

static LogicalResult verifyMaps(Operation *op, ArrayRef<AffineMap> maps) {
  if (maps.size() != op->getNumOperands())
    return op->emitOpError("expected the number of indexing_map (")
           << maps.size()
           << ") to be equal to the number of input/output operands ("
           << op->getNumOperands() << ")";
  for (auto [i, map] : llvm::enumerate(maps)) {
    if (map.getNumSymbols())
      return op->emitOpError("unexpected symbols in indexing_map #") << i;
    int64_t rank = getStructuredRank(op->getOperand(i).getType());
    if (rank != int64_t(map.getNumResults()))
      return op->emitOpError("expected operand #")
             << i << " rank (" << rank
             << ") to match the result rank of indexing_map ("
             << map.getNumResults() << ")";
  }
  return success();
}

static std::string toString(AffineMap map) {
  std::string text;
  llvm::raw_string_ostream(text) << map;
  return text;
}

/// The map of all results; for diagnostics.
static AffineMap concatMaps(ArrayRef<AffineMap> maps, unsigned numDims,
                            Context *ctx) {
  SmallVector<AffineExpr, 8> results;
  for (AffineMap map : maps)
    llvm::append_range(results, map.getResults());
  return AffineMap::get(numDims, 0, results, ctx);
}

static LogicalResult verifyNumbersOfDims(Operation *op,
                                         ArrayRef<AffineMap> maps) {
  unsigned numLoops = LinalgOp(op).getNumLoops();
  for (auto [i, map] : llvm::enumerate(maps))
    if (map.getNumDims() != numLoops)
      return op->emitOpError("expected indexing_map #")
             << i << " to have " << numLoops
             << " dim(s) to match the number of loops";
  return success();
}

//===-- Shapes -------------------------------------------------------------===//

namespace {
/// The first and the last index that an expression gives.
struct IndexPair {
  int64_t first = 0, last = 0;
};
} // namespace

/// The indices of `expr`, for the loops' first iterations, which are 0, and for
/// the `last` ones. std::nullopt if they exceed 64 bits or divide by 0.
static std::optional<IndexPair>
evaluate(AffineExpr expr, ArrayRef<Attribute> first, ArrayRef<Attribute> last) {
  AffineMap map = AffineMap::get(unsigned(first.size()), 0, expr);
  SmallVector<Attribute, 2> results;
  if (failed(map.constantFold(first, results)) ||
      failed(map.constantFold(last, results)))
    return std::nullopt;
  return IndexPair{cast<IntegerAttr>(results[0]).getInt(),
                   cast<IntegerAttr>(results[1]).getInt()};
}

namespace {
/// Compares the shapes of operands with the numbers of iterations of the loops.
class ShapeVerifier {
public:
  ShapeVerifier(Operation *op, ArrayRef<int64_t> ranges)
      : op(op), ranges(ranges) {}
  LogicalResult verify(unsigned operand, AffineMap map);

private:
  std::optional<IndexPair> getIndices(AffineExpr expr);

  Operation *op;
  ArrayRef<int64_t> ranges;
  /// The loops' first and last iterations; empty until an expression needs them.
  SmallVector<Attribute, 8> first, last;
};
} // namespace

std::optional<IndexPair> ShapeVerifier::getIndices(AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return IndexPair{0, ranges[dim.getPosition()] - 1};
  if (first.empty()) {
    Builder builder(op->getContext());
    for (int64_t range : ranges) {
      first.push_back(builder.getIndexAttr(0));
      last.push_back(builder.getIndexAttr(range - 1));
    }
  }
  return evaluate(expr, first, last);
}

LogicalResult ShapeVerifier::verify(unsigned operand, AffineMap map) {
  ArrayRef<int64_t> shape =
      getStructuredShape(op->getOperand(operand).getType());
  for (auto [i, size] : llvm::enumerate(shape)) {
    if (ShapedType::isDynamic(size) || size == 0)
      continue;
    AffineExpr expr = map.getResult(unsigned(i));
    std::optional<IndexPair> indices = getIndices(expr);
    if (!indices)
      continue;
    if (std::min(indices->first, indices->last) < 0)
      return op->emitOpError("unexpected result less than 0 at expression #")
             << i << " in " << toString(map);
    int64_t largest = std::max(indices->first, indices->last);
    if (largest == std::numeric_limits<int64_t>::max())
      continue;
    bool isDim = isa<AffineDimExpr>(expr);
    if (isDim ? size != largest + 1 : size < largest + 1)
      return op->emitOpError("inferred input/output operand #")
             << operand << " has shape's dimension #" << i << " to be "
             << (isDim ? "" : "greater than or equal to ") << largest + 1
             << ", but found " << size;
  }
  return success();
}

/// Verifies that a loop's number of iterations is known for each dimension of `maps`, and
/// that shapes agree with it.
static LogicalResult verifyShapes(Operation *op, ArrayRef<AffineMap> maps) {
  unsigned numDims = 0;
  for (AffineMap map : maps)
    numDims = std::max(numDims, map.getNumDims());
  SmallVector<int64_t, 8> ranges;
  if (!computeLoopRanges(op, maps, numDims, ranges))
    return op->emitOpError("invalid indexing maps are non-invertible: (")
           << toString(concatMaps(maps, numDims, op->getContext())) << ")";
  if (llvm::any_of(ranges, ShapedType::isDynamic))
    return success();
  ShapeVerifier verifier(op, ranges);
  for (auto [i, map] : llvm::enumerate(maps))
    if (failed(verifier.verify(unsigned(i), map)))
      return failure();
  return success();
}

//===-- Bodies -------------------------------------------------------------===//

static LogicalResult verifyBlock(Operation *op) {
  Block *block = LinalgOp(op).getBlock();
  if (!block || !op->getRegion(0).hasOneBlock())
    return op->emitOpError("expects to have 1 region with 1 block");
  if (block->getNumArguments() != op->getNumOperands())
    return op->emitOpError("expected as many non-induction variable region "
                           "arguments as the number of input/output operands");
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    Type type = getStructuredElementType(operand.getType());
    Type found = block->getArgument(unsigned(i)).getType();
    if (type != found)
      return op->emitOpError("expected type of bb argument #")
             << i << " (" << found
             << ") to match element or self type of the corresponding operand ("
             << type << ")";
  }
  return success();
}

LogicalResult strata::verifyStructuredOp(Operation *op, const TraitUse &) {
  if (failed(verifyDestinations(op)))
    return failure();
  LinalgOp structured(op);
  if (op->getNumOperands() && !structured.hasPureTensorSemantics() &&
      !structured.hasPureBufferSemantics())
    return op->emitOpError("expected to have pure tensor or buffer semantics");
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  if (failed(verifyMaps(op, maps)) || failed(verifyShapes(op, maps)) ||
      failed(verifyNumbersOfDims(op, maps)))
    return failure();
  return verifyBlock(op);
}

//===-- Contractions -------------------------------------------------------===//

/// The value that `value`, an operand of `user`, is computed from by operations of the same
/// block with one operand and one result, such as casts.
static Value skipUnary(Value value, Operation *user) {
  for (Operation *op = value.getDefiningOp();
       op && op->isRegistered() && op->getNumOperands() == 1 &&
       op->getNumResults() == 1 && op->getBlock() == user->getBlock() &&
       op->isBeforeInBlock(user);
       op = value.getDefiningOp()) {
    value = op->getOperand(0);
    user = op;
  }
  return value;
}

/// Whether `sum` and `product` are an addition and a multiplication of the same kind.
static bool isAddMulPair(Operation *sum, Operation *product) {
  return (isa<arith::AddFOp>(sum) && isa<arith::MulFOp>(product)) ||
         (isa<arith::AddIOp>(sum) && isa<arith::MulIOp>(product)) ||
         (isa<arith::OrIOp>(sum) && isa<arith::AndIOp>(product)) ||
         (isa<complex::AddOp>(sum) && isa<complex::MulOp>(product));
}

/// Whether the operands of `op` are computed from the values `lhs` and `rhs`, in any order.
static bool hasSources(Operation *op, Value lhs, Value rhs) {
  if (op->getNumOperands() != 2)
    return false;
  Value first = skipUnary(op->getOperand(0), op),
        second = skipUnary(op->getOperand(1), op);
  return (first == lhs && second == rhs) || (first == rhs && second == lhs);
}

/// Whether `block` yields the sum of its third argument and the product of the others.
static bool isContractionBody(Block &block) {
  if (block.getNumArguments() != 3 || block.empty() ||
      block.back().getNumOperands() != 1)
    return false;
  Operation *sum =
      skipUnary(block.back().getOperand(0), &block.back()).getDefiningOp();
  if (!sum || sum->getNumOperands() != 2)
    return false;
  Value output = block.getArgument(2);
  for (Value operand : sum->getOperands()) {
    Value source = skipUnary(operand, sum);
    Operation *product = source.getDefiningOp();
    if (product && isAddMulPair(sum, product) &&
        hasSources(sum, output, source) &&
        hasSources(product, block.getArgument(0), block.getArgument(1)))
      return true;
  }
  return false;
}

LogicalResult strata::verifyContraction(Operation *op, const TraitUse &) {
  LinalgOp structured(op);
  if (structured.getNumDpsInputs() != 2 || structured.getNumDpsInits() != 1)
    return emitError(op->getLoc(), "expected op with 2 inputs and 1 output");
  auto isProjection = [](AffineMap map) {
    return map.isProjectedPermutation();
  };
  if (!llvm::all_of(structured.getIndexingMapsArray(), isProjection))
    return emitError(op->getLoc(),
                     "expected indexing maps to be projected permutations");
  Block *block = structured.getBlock();
  if (!block || !isContractionBody(*block))
    return emitError(op->getLoc(), "expected add/mul op in the body");
  return success();
}

/// The elements of an attribute; if it is absent or not of 64-bit integers, none.
static SmallVector<int64_t> getNumbers(Operation *op, StringRef attrName) {
  SmallVector<int64_t> numbers;
  auto attr =
      dyn_cast_or_null<DenseElementsAttr>(op->getInherentAttrOrNull(attrName));
  if (attr && attr.getElementType().isInteger(64))
    for (int64_t i = 0; i < int64_t(attr.getNumElements()); ++i)
      numbers.push_back(attr.getIntElement(i).getSExtValue());
  return numbers;
}

LogicalResult strata::verifyConvolution(Operation *op, const TraitUse &) {
  LinalgOp structured(op);
  if (structured.getNumDpsInputs() < 2 || structured.getNumDpsInits() != 1)
    return emitError(op->getLoc(), "expected op with 2 inputs and 1 output");
  SmallVector<int64_t> strides = getNumbers(op, "strides");
  SmallVector<int64_t> dilations = getNumbers(op, "dilations");
  auto isConstant = [](auto pair) {
    auto [stride, dilation] = pair;
    return stride == 0 && dilation == 0;
  };
  if (llvm::any_of(llvm::zip(strides, dilations), isConstant))
    return emitError(op->getLoc(),
                     "unexpected input index map for convolutions");
  if (llvm::is_contained(strides, 0) || llvm::is_contained(dilations, 0))
    return emitError(op->getLoc(),
                     "unexpected loop dimension for convolution op");
  return success();
}

//===-- Operations in bodies -----------------------------------------------===//

/// The structured operation that `op` is directly in; null, after an error, if there is none.
static LinalgOp getStructuredParent(Operation *op) {
  Operation *parent = op->getParentOp();
  auto structured = parent ? dyn_cast<LinalgOp>(parent) : LinalgOp();
  if (!structured)
    (void)op->emitOpError("expected parent op with LinalgOp interface");
  return structured;
}

LogicalResult strata::verifyLinalgYield(Operation *op) {
  LinalgOp parent = getStructuredParent(op);
  if (!parent)
    return failure();
  unsigned numInits = parent.getNumDpsInits();
  if (op->getNumOperands() != numInits)
    return op->emitOpError("expected number of yield values (")
           << op->getNumOperands()
           << ") to match the number of inits / outs operands of the enclosing "
              "LinalgOp ("
           << numInits << ")";
  for (unsigned i = 0; i < numInits; ++i) {
    Type type =
        getStructuredElementType(parent.getDpsInitOperand(i)->get().getType());
    Type found = op->getOperand(i).getType();
    if (type != found)
      return op->emitOpError("type of yield operand ")
             << i + 1 << " (" << found
             << ") doesn't match the element type of the enclosing "
             << parent.getOperation()->getName().getStringRef() << " op ("
             << type << ")";
  }
  return success();
}

LogicalResult strata::verifyLinalgIndex(Operation *op) {
  LinalgOp parent = getStructuredParent(op);
  if (!parent)
    return failure();
  auto dim = dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("dim"));
  unsigned numLoops = parent.getNumLoops();
  if (dim && dim.getValue().uge(numLoops))
    return op->emitOpError("expected dim (")
           << dim.getInt() << ") to be lower than the number of loops ("
           << numLoops << ") of the enclosing LinalgOp";
  return success();
}
