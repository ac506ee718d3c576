// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgInterfaces.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::linalg;

//===-- Types --------------------------------------------------------------===//

ArrayRef<int64_t> linalg::getStructuredShape(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.getShape();
  if (auto memref = dyn_cast<MemRefType>(type))
    return memref.getShape();
  return {};
}

int64_t linalg::getStructuredRank(Type type) {
  return int64_t(getStructuredShape(type).size());
}

Type linalg::getStructuredElementType(Type type) {
  if (isa<RankedTensorType, MemRefType>(type))
    return cast<ShapedType>(type).getElementType();
  return type;
}

//===-- Maps of the dialect file -------------------------------------------===//

static constexpr StringLiteral indexingMaps = "linalg.indexing_maps";

namespace {
/// The maps that `linalg.indexing_maps` gives. Symbols stand for the elements
/// of the attribute `strides`, then for those of `dilations`.
struct DeclaredMaps {
  SmallVector<AffineMap, 4> maps;
  unsigned numSymbols = 0;
};
} // namespace

/// Appends `count` constants, the elements of attribute `attrName`. Elements that are
/// missing are 1.
static void appendNumbers(Operation *op, StringRef attrName, unsigned count,
                          SmallVectorImpl<AffineExpr> &numbers) {
  auto attr =
      dyn_cast_or_null<DenseElementsAttr>(op->getInherentAttrOrNull(attrName));
  if (attr && !attr.getElementType().isInteger(64))
    attr = {};
  for (unsigned i = 0; i < count; ++i) {
    int64_t number = 1;
    if (attr && i < attr.getNumElements())
      number = attr.getIntElement(i).getSExtValue();
    numbers.push_back(getAffineConstantExpr(number, op->getContext()));
  }
}

static void getDeclaredMaps(Operation *op, SmallVectorImpl<AffineMap> &maps) {
  auto *declared = static_cast<const DeclaredMaps *>(
      op->getDefinition().findInterfaceData(interfaceIdOf<LinalgOp>));
  SmallVector<AffineExpr, 6> numbers;
  for (AffineMap map : declared->maps) {
    if (map.getNumSymbols()) {
      if (numbers.empty()) {
        appendNumbers(op, "strides", declared->numSymbols / 2, numbers);
        appendNumbers(op, "dilations", declared->numSymbols / 2, numbers);
      }
      map = map.replaceDimsAndSymbols({}, numbers, map.getNumDims(), 0);
    }
    maps.push_back(map);
  }
}

/// The value of `linalg.memoized_indexing_maps`.
static Attribute getMemoizedMaps(Operation *op) {
  SmallVector<AffineMap, 4> maps;
  getDeclaredMaps(op, maps);
  return Builder(op->getContext()).getAffineMapArrayAttr(maps);
}

static constexpr LinalgOp::Concept declaredTable = {getDeclaredMaps};

static LogicalResult attachMaps(ExtensionArgs &args) {
  auto declared = std::make_shared<DeclaredMaps>();
  for (const std::string &text : args.getStrings(indexingMaps)) {
    auto attr = dyn_cast_or_null<AffineMapAttr>(
        parseAttribute("affine_map<" + text + ">", args.getContext()));
    if (!attr)
      return args.emitError(indexingMaps)
             << "'" << text << "' is not an affine map";
    AffineMap map = attr.getValue();
    if (!declared->maps.empty() &&
        map.getNumDims() != declared->maps.front().getNumDims())
      return args.emitError(indexingMaps)
             << "the maps have different numbers of dimensions";
    if (map.getNumSymbols() % 2)
      return args.emitError(indexingMaps)
             << "the symbols are strides and as many dilations";
    declared->numSymbols = std::max(declared->numSymbols, map.getNumSymbols());
    declared->maps.push_back(map);
  }
  args.implement(declaredTable, std::move(declared));
  args.getDefinition().derivedAttribute = {
      StringAttr::get(args.getContext(), "linalg.memoized_indexing_maps"),
      getMemoizedMaps};
  return success();
}

//===-- Maps of operations that compute them -------------------------------===//

/// The identity map of the first output's rank for operands with dimensions, `() -> ()`
/// with as many inputs for scalars.
static void getElementwiseMaps(Operation *op,
                               SmallVectorImpl<AffineMap> &maps) {
  unsigned first = LinalgOp(op).getNumDpsInputs();
  if (first >= op->getNumOperands())
    return;
  Context *ctx = op->getContext();
  auto rank = unsigned(getStructuredRank(op->getOperand(first).getType()));
  AffineMap identity = AffineMap::getMultiDimIdentityMap(rank, ctx);
  AffineMap scalar = AffineMap::get(rank, 0, ctx);
  for (Value operand : op->getOperands())
    maps.push_back(getStructuredRank(operand.getType()) ? identity : scalar);
}

/// The dimensions of `rank` that the array of integers `attrName` does not list, as a map.
static AffineMap getMapWithout(Operation *op, StringRef attrName,
                               unsigned rank) {
  auto numbers =
      dyn_cast_or_null<DenseI64ArrayAttr>(op->getInherentAttrOrNull(attrName));
  auto isListed = [&](AffineDimExpr dim) {
    return numbers &&
           llvm::is_contained(numbers.asArrayRef(), int64_t(dim.getPosition()));
  };
  return AffineMap::getFilteredIdentityMap(
      op->getContext(), rank,
      [&](AffineDimExpr dim) { return !isListed(dim); });
}

/// linalg.reduce: the outputs do not have the dimensions that it reduces.
static void getReduceMaps(Operation *op, SmallVectorImpl<AffineMap> &maps) {
  if (!op->getNumOperands())
    return;
  auto rank = unsigned(getStructuredRank(op->getOperand(0).getType()));
  unsigned numInputs = LinalgOp(op).getNumDpsInputs();
  maps.append(numInputs,
              AffineMap::getMultiDimIdentityMap(rank, op->getContext()));
  maps.append(op->getNumOperands() - numInputs,
              getMapWithout(op, "dimensions", rank));
}

/// linalg.broadcast: the input does not have the dimensions that it adds.
static void getBroadcastMaps(Operation *op, SmallVectorImpl<AffineMap> &maps) {
  if (!op->getNumOperands())
    return;
  auto rank = unsigned(
      getStructuredRank(op->getOperand(op->getNumOperands() - 1).getType()));
  maps.push_back(getMapWithout(op, "dimensions", rank));
  maps.push_back(AffineMap::getMultiDimIdentityMap(rank, op->getContext()));
}

/// linalg.transpose: loop i is dimension `permutation[i]` of the input.
static void getTransposeMaps(Operation *op, SmallVectorImpl<AffineMap> &maps) {
  auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(
      op->getInherentAttrOrNull("permutation"));
  if (!numbers)
    return;
  ArrayRef<int64_t> permutation = numbers.asArrayRef();
  auto rank = unsigned(permutation.size());
  Context *ctx = op->getContext();
  SmallVector<AffineExpr, 4> results(rank);
  for (unsigned i = 0; i < rank; ++i) {
    if (uint64_t(permutation[i]) >= rank || results[permutation[i]])
      return;
    results[permutation[i]] = getAffineDimExpr(i, ctx);
  }
  maps.push_back(AffineMap::get(rank, 0, results, ctx));
  maps.push_back(AffineMap::getMultiDimIdentityMap(rank, ctx));
}

/// linalg.elementwise: one loop for each dimension of the first output.
static unsigned getElementwiseLoops(Operation *op) {
  unsigned first = LinalgOp(op).getNumDpsInputs();
  if (first >= op->getNumOperands())
    return 0;
  return unsigned(getStructuredRank(op->getOperand(first).getType()));
}

//===-- LinalgOp -----------------------------------------------------------===//

unsigned LinalgOp::getNumDpsInits() const {
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(getOperation(), segments)) || segments.empty())
    return 0;
  return segments.back().size;
}

SmallVector<AffineMap> LinalgOp::getIndexingMapsArray() const {
  SmallVector<AffineMap> maps;
  Operation *op = getOperation();
  const Concept *impl = getImpl();
  if (impl && impl->getIndexingMaps) {
    impl->getIndexingMaps(op, maps);
  } else if (Attribute attr = op->getInherentAttrOrNull("indexing_maps")) {
    if (auto array = dyn_cast<ArrayAttr>(attr))
      for (Attribute element : array)
        if (auto map = dyn_cast<AffineMapAttr>(element))
          maps.push_back(map.getValue());
  } else if (op->getDefinition().findAttribute("indexing_maps") < 0) {
    getElementwiseMaps(op, maps);
  }
  return maps;
}

unsigned LinalgOp::getNumLoops() const {
  Operation *op = getOperation();
  if (auto types = dyn_cast_or_null<ArrayAttr>(
          op->getInherentAttrOrNull("iterator_types")))
    return types.size();
  const Concept *impl = getImpl();
  if (impl && impl->getNumLoops)
    return impl->getNumLoops(op);
  SmallVector<AffineMap> maps = getIndexingMapsArray();
  return maps.empty() ? 0 : maps.back().getNumDims();
}

SmallVector<IteratorType> LinalgOp::getIteratorTypesArray() const {
  SmallVector<IteratorType> types;
  if (auto array = dyn_cast_or_null<ArrayAttr>(
          getOperation()->getInherentAttrOrNull("iterator_types"))) {
    for (Attribute attr : array)
      if (auto type = dyn_cast<IteratorTypeAttr>(attr))
        types.push_back(type.getValue());
    return types;
  }
  SmallVector<AffineMap> maps = getIndexingMapsArray();
  if (maps.empty())
    return types;
  unsigned numInputs = getNumDpsInputs();
  ArrayRef<AffineMap> outputs = ArrayRef<AffineMap>(maps).drop_front(
      std::min<size_t>(numInputs, maps.size()));
  for (unsigned dim = 0; dim < maps.back().getNumDims(); ++dim) {
    bool isParallel = llvm::any_of(
        outputs, [&](AffineMap map) { return map.isFunctionOfDim(dim); });
    types.push_back(isParallel ? IteratorType::parallel
                               : IteratorType::reduction);
  }
  return types;
}

unsigned LinalgOp::getNumParallelLoops() const {
  return unsigned(llvm::count(getIteratorTypesArray(), IteratorType::parallel));
}

bool linalg::computeLoopRanges(Operation *op, ArrayRef<AffineMap> maps,
                               unsigned numLoops,
                               SmallVectorImpl<int64_t> &ranges) {
  ranges.assign(numLoops, ShapedType::kDynamic);
  llvm::SmallBitVector isKnown(numLoops);
  for (auto [operand, map] : llvm::zip(op->getOperands(), maps)) {
    ArrayRef<int64_t> shape = getStructuredShape(operand.getType());
    for (auto [size, expr] : llvm::zip(shape, map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim || dim.getPosition() >= numLoops || isKnown[dim.getPosition()])
        continue;
      isKnown.set(dim.getPosition());
      ranges[dim.getPosition()] = size;
    }
  }
  return isKnown.all();
}

SmallVector<int64_t> LinalgOp::getStaticLoopRanges() const {
  SmallVector<int64_t> ranges;
  (void)computeLoopRanges(getOperation(), getIndexingMapsArray(), getNumLoops(),
                          ranges);
  return ranges;
}

Block *LinalgOp::getBlock() const {
  Operation *op = getOperation();
  if (op->getNumRegions() != 1 || op->getRegion(0).empty())
    return nullptr;
  return &op->getRegion(0).front();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerLinalgInterfaces(Context &ctx) {
  static constexpr ExtensionAttribute attributes[] = {
      {indexingMaps,
       OnOperation,
       ExtensionForm::Strings,
       {},
       "the indexing maps of a structured operation, one for each operand; "
       "symbols are the strides, then the dilations. The operation holds them "
       "in the attribute linalg.memoized_indexing_maps, which only the generic "
       "form and bytecode show"}};
  (void)registerExtension(&ctx, {.title = "indexing maps",
                                 .attributes = attributes,
                                 .attach = attachMaps});
  static constexpr LinalgOp::Concept reduce = {getReduceMaps};
  static constexpr LinalgOp::Concept broadcast = {getBroadcastMaps};
  static constexpr LinalgOp::Concept transpose = {getTransposeMaps};
  static constexpr LinalgOp::Concept elementwise = {nullptr,
                                                    getElementwiseLoops};
  registerOpHooks<dialects::linalg::BroadcastOp>(
      &ctx, {.interfaces = {makeInterfaceTable(broadcast)}});
  registerOpHooks<dialects::linalg::ElementwiseOp>(
      &ctx, {.interfaces = {makeInterfaceTable(elementwise)}});
  registerOpHooks<dialects::linalg::ReduceOp>(
      &ctx, {.interfaces = {makeInterfaceTable(reduce)}});
  registerOpHooks<dialects::linalg::TransposeOp>(
      &ctx, {.interfaces = {makeInterfaceTable(transpose)}});
}
