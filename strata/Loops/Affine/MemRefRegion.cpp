// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/MemRefRegion.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/ComputationSlice.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Accesses and loops -------------------------------------------------===//

MemRefAccess::MemRefAccess(Operation *op) : op(op) {
  MemoryAccess access = cast<MemoryAccessOpInterface>(op).getAccesses().front();
  memref = access.memory;
  isStore = access.isStore;
  map = access.map;
  operands.assign(access.indices.begin(), access.indices.end());
  fullyComposeAffineMapAndOperands(&map, &operands);
  map = simplifyAffineMap(map);
  canonicalizeMapAndOperands(&map, &operands);
}

SmallVector<AffineForOp, 4> affine::getAffineForIVs(Operation *op) {
  SmallVector<AffineForOp, 4> loops;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (auto loop = dyn_cast<AffineForOp>(parent))
      loops.push_back(loop);
  }
  std::reverse(loops.begin(), loops.end());
  return loops;
}

SmallVector<Value, 4> affine::getAffineIVs(Operation *op) {
  SmallVector<Value, 4> variables;
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp()) {
    if (auto loop = dyn_cast<AffineForOp>(parent))
      variables.push_back(loop.getInductionVar());
    else if (auto parallel = dyn_cast<AffineParallelOp>(parent))
      for (Value variable : llvm::reverse(parallel.getIVs()))
        variables.push_back(variable);
  }
  std::reverse(variables.begin(), variables.end());
  return variables;
}

std::optional<int64_t>
affine::getMemRefIntOrFloatEltSizeInBytes(MemRefType type) {
  Type element = type.getElementType();
  int64_t count = 1;
  if (auto vector = dyn_cast<VectorType>(element)) {
    if (vector.isScalable())
      return std::nullopt;
    count = vector.getNumElements();
    element = vector.getElementType();
  }
  if (!element.isIntOrFloat())
    return std::nullopt;
  int64_t bits;
  if (llvm::MulOverflow(count, int64_t(element.getIntOrFloatBitWidth()), bits))
    return std::nullopt;
  return int64_t(llvm::divideCeil(uint64_t(bits), 8));
}

//===-- Computation --------------------------------------------------------===//

bool affine::hasIdentityLayout(MemRefType type) {
  auto map = dyn_cast_or_null<AffineMapAttr>(type.getLayout());
  return !type.getLayout() || (map && map.getValue().isIdentity());
}

/// Adds the domains of the loops whose variables are in the first `count` operands, and the values of
/// constants.
static LogicalResult addDomains(FlatAffineValueConstraints &cst,
                                ArrayRef<Value> operands) {
  for (Value operand : operands) {
    if (AffineForOp loop = getForInductionVarOwner(operand)) {
      if (failed(cst.addAffineForOpDomain(loop)))
        return failure();
    } else if (AffineParallelOp parallel =
                   getAffineParallelInductionVarOwner(operand)) {
      for (Value variable : parallel.getIVs())
        if (!cst.findVar(variable))
          cst.appendDimVar(variable);
      if (failed(cst.addAffineParallelOpDomain(parallel)))
        return failure();
    } else if (!isValidSymbol(operand)) {
      return failure();
    } else if (std::optional<int64_t> value = getConstantIntValue(operand)) {
      cst.addBound(BoundType::EQ, *cst.findVar(operand), *value);
    }
  }
  return success();
}

FailureOr<MemRefRegion> MemRefRegion::compute(const MemRefAccess &access,
                                              unsigned depth,
                                              const RegionOptions &options) {
  const ComputationSlice *slice = options.slice;
  MemRefRegion region(access.memref, access.isStore);
  FlatAffineValueConstraints &cst = region.cst;
  MemRefType type = access.getType();
  SmallVector<Value, 4> enclosing = getAffineIVs(access.op);
  assert(depth <= enclosing.size() && "fewer loops");
  enclosing.resize(depth);
  auto rank = unsigned(type.getRank());
  if (rank == 0) {
    cst = FlatAffineValueConstraints(0, depth, enclosing);
    return region;
  }
  if (access.map.getNumResults() != rank)
    return failure();
  SmallVector<Value, 4> operands(access.operands);
  if (slice)
    for (Value operand : slice->operands)
      if (!llvm::is_contained(operands, operand))
        operands.push_back(operand);
  unsigned numDims = access.map.getNumDims();
  cst = FlatAffineValueConstraints(numDims, unsigned(operands.size()) - numDims,
                                   operands);
  if (failed(addDomains(cst, operands)) ||
      (slice && failed(slice->addTo(cst))) ||
      failed(cst.composeMap(access.map, access.operands)))
    return failure();
  cst.setDimSymbolSeparation(cst.getNumDimAndSymbolVars() - rank);
  SmallVector<Value, 8> symbols(region.getSymbols());
  for (Value symbol : symbols)
    if (isAffineInductionVar(symbol) && !llvm::is_contained(enclosing, symbol))
      cst.projectOut(symbol);
  if (options.dropLocalVars)
    cst.projectOut(cst.getNumDimAndSymbolVars(), cst.getNumLocalVars());
  cst.constantFoldVarRange(rank, cst.getNumSymbolVars());
  for (unsigned dim = 0; dim < rank && options.addMemRefDimBounds; ++dim) {
    cst.addBound(BoundType::LB, dim, 0);
    if (!type.isDynamicDim(dim))
      cst.addBound(BoundType::UB, dim, type.getDimSize(dim) - 1);
  }
  cst.removeTrivialRedundancy();
  if (!cst.isRepresentable())
    return failure();
  return region;
}

FailureOr<MemRefRegion> MemRefRegion::getFull(const MemRefAccess &access,
                                              unsigned depth) {
  MemRefRegion region(access.memref, access.isStore);
  MemRefType type = access.getType();
  auto rank = unsigned(type.getRank());
  SmallVector<Value, 8> values(rank);
  SmallVector<Value, 4> enclosing = getAffineIVs(access.op);
  enclosing.resize(std::min<size_t>(depth, enclosing.size()));
  llvm::append_range(values, enclosing);
  region.cst =
      FlatAffineValueConstraints(rank, unsigned(enclosing.size()), values);
  for (unsigned dim = 0; dim < rank; ++dim) {
    if (type.isDynamicDim(dim))
      return failure();
    region.cst.addBound(BoundType::LB, dim, 0);
    region.cst.addBound(BoundType::UB, dim, type.getDimSize(dim) - 1);
  }
  return region;
}

//===-- Shapes -------------------------------------------------------------===//

std::optional<RegionShape> MemRefRegion::getConstantBoundingShape() const {
  auto type = cast<MemRefType>(memref.getType());
  Context *ctx = type.getContext();
  FlatAffineValueConstraints bounded(cst);
  for (unsigned dim = 0; dim < getRank(); ++dim) {
    bounded.addBound(BoundType::LB, dim, 0);
    if (!type.isDynamicDim(dim))
      bounded.addBound(BoundType::UB, dim, type.getDimSize(dim) - 1);
  }
  RegionShape shape;
  unsigned numSymbols = cst.getNumSymbolVars();
  for (unsigned dim = 0; dim < getRank(); ++dim) {
    auto extent = bounded.getConstantExtent(dim, ctx);
    if (!extent && type.isDynamicDim(dim))
      return std::nullopt;
    int64_t size = extent ? extent->first : type.getDimSize(dim);
    if (llvm::MulOverflow(shape.numElements, size, shape.numElements))
      return std::nullopt;
    shape.sizes.push_back(size);
    shape.offsets.push_back(
        extent ? extent->second
               : AffineMap::get(0, numSymbols, getAffineConstantExpr(0, ctx)));
  }
  return shape;
}

std::optional<int64_t> MemRefRegion::getSizeInBytes() const {
  auto type = cast<MemRefType>(memref.getType());
  std::optional<RegionShape> shape = getConstantBoundingShape();
  std::optional<int64_t> element = getMemRefIntOrFloatEltSizeInBytes(type);
  int64_t bytes;
  if (!hasIdentityLayout(type) || !shape || !element ||
      llvm::MulOverflow(shape->numElements, *element, bytes))
    return std::nullopt;
  return bytes;
}

LogicalResult MemRefRegion::unionBoundingBox(const MemRefRegion &other) {
  FlatAffineValueConstraints left(cst), right(other.cst);
  left.mergeAndAlignVars(left.getNumDimVars(), right);
  if (left.getNumCols() != right.getNumCols() ||
      failed(left.unionBoundingBox(right)))
    return failure();
  cst = std::move(left);
  return success();
}
