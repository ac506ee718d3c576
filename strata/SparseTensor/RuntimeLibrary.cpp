// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/RuntimeLibrary.h"

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Numbers of the library ----------------------------------------------===//

namespace {
struct ElementKind {
  unsigned number;
  StringRef suffix;
};
} // namespace

static std::optional<ElementKind> findElementKind(Type type) {
  if (isa<Float64Type>(type))
    return ElementKind{1, "F64"};
  if (isa<Float32Type>(type))
    return ElementKind{2, "F32"};
  if (isa<Float16Type>(type))
    return ElementKind{3, "F16"};
  if (isa<BFloat16Type>(type))
    return ElementKind{4, "BF16"};
  if (type.isInteger(64))
    return ElementKind{5, "I64"};
  if (type.isInteger(32))
    return ElementKind{6, "I32"};
  if (type.isInteger(16))
    return ElementKind{7, "I16"};
  if (type.isInteger(8))
    return ElementKind{8, "I8"};
  auto complex = dyn_cast<ComplexType>(type);
  if (complex && isa<Float64Type>(complex.getElementType()))
    return ElementKind{9, "C64"};
  if (complex && isa<Float32Type>(complex.getElementType()))
    return ElementKind{10, "C32"};
  return std::nullopt;
}

bool strata::sparse_tensor::isRuntimeElementType(Type type) {
  return findElementKind(type).has_value();
}

/// An expression `a`, `a floordiv c`, `a mod c` or `a * c + b`, as the library reads it.
static int64_t encodeExpression(int64_t kind, int64_t dim, int64_t constant,
                                int64_t other) {
  return int64_t((uint64_t(kind) << 60) | (uint64_t(dim) << 40) |
                 (uint64_t(constant) << 20) | uint64_t(other));
}

static constexpr int64_t FloorDivKind = 1, ModKind = 2, BlockKind = 3;

/// The number of a level format in the library: a bit for the format, and one for each property.
static int64_t encodeLevelType(const LevelType &level) {
  return (int64_t(1) << (16 + unsigned(level.format))) |
         int64_t(!level.isUnique) | int64_t(!level.isOrdered) << 1 |
         int64_t(level.isSoA) << 2 | int64_t(level.n) << 32 |
         int64_t(level.m) << 40;
}

/// The suffix of functions for positions or coordinates of a width.
static std::string getWidthSuffix(Type type) {
  return isa<IndexType>(type) ? "0"
                              : std::to_string(type.getIntOrFloatBitWidth());
}

//===-- Values --------------------------------------------------------------===//

Type RuntimeBuilder::getPointerType() const {
  return getLLVMPointerType(getContext());
}

Value RuntimeBuilder::integer(int64_t value, unsigned width) const {
  return arith::ConstantIntOp::create(builder, loc, value, width);
}

Value RuntimeBuilder::elementKind(Type type) const {
  return integer(findElementKind(type)->number, 32);
}

Value RuntimeBuilder::widthKind(std::optional<int64_t> width) const {
  switch (width.value_or(0)) {
  case 64:
    return integer(1, 32);
  case 32:
    return integer(2, 32);
  case 16:
    return integer(3, 32);
  case 8:
    return integer(4, 32);
  default:
    return integer(0, 32);
  }
}

Value RuntimeBuilder::allocate(unsigned size, Type type) const {
  auto memref = MemRefType::get({ShapedType::kDynamic}, type);
  Value count = index(size);
  return memref::AllocaOp::create(builder, loc, memref, ValueRange(count));
}

void RuntimeBuilder::storeAll(ArrayRef<Value> values, Value buffer) const {
  for (size_t i = 0; i < values.size(); ++i) {
    Value place = index(int64_t(i));
    store(values[i], buffer, place);
  }
}

Value RuntimeBuilder::allocateWith(ArrayRef<Value> values) const {
  Value buffer = allocate(unsigned(values.size()), values.front().getType());
  storeAll(values, buffer);
  return buffer;
}

//===-- Calls ---------------------------------------------------------------===//

std::string RuntimeBuilder::getNameFor(StringRef name, Type elementType) {
  return (name + findElementKind(elementType)->suffix).str();
}

Operation *RuntimeBuilder::call(StringRef name, TypeRange results,
                                ValueRange operands, bool hasMemRefs) const {
  Operation *table = findSymbolPlace(builder).table;
  if (!SymbolTable::lookupSymbolIn(table, name)) {
    SmallVector<Type> inputs(TypeRange(operands).begin(),
                             TypeRange(operands).end());
    SmallVector<Type> outputs(results.begin(), results.end());
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&table->getRegion(0).front());
    auto function = func::FuncOp::create(
        builder, loc, name, builder.getFunctionType(inputs, outputs),
        StringRef("private"));
    if (hasMemRefs)
      function->setAttr("llvm.emit_c_interface", builder.getUnitAttr());
  }
  return func::CallOp::create(builder, loc, name, results, operands);
}

Value RuntimeBuilder::createLvlSize(const SparseTensorType &type, Value tensor,
                                    unsigned lvl) const {
  int64_t size = type.getLvlShape()[lvl];
  Value number = index(ShapedType::isDynamic(size) ? int64_t(lvl) : size);
  if (!ShapedType::isDynamic(size))
    return number;
  return call("sparseLvlSize", number.getType(), {tensor, number},
              /*hasMemRefs=*/false)
      ->getResult(0);
}

Value RuntimeBuilder::createPositions(const SparseTensorType &type,
                                      Value tensor, unsigned lvl) const {
  Type element = type.getPosType();
  Type buffer = MemRefType::get({ShapedType::kDynamic}, element);
  Value number = index(lvl);
  return call("sparsePositions" + getWidthSuffix(element), buffer,
              {tensor, number})
      ->getResult(0);
}

Value RuntimeBuilder::createCoordinates(const SparseTensorType &type,
                                        Value tensor, unsigned lvl) const {
  Type element = type.getCrdType();
  Type buffer = MemRefType::get({ShapedType::kDynamic}, element);
  Value number = index(lvl);
  return call("sparseCoordinates" + getWidthSuffix(element), buffer,
              {tensor, number})
      ->getResult(0);
}

Value RuntimeBuilder::createValuesBuffer(Value tensor, Type elementType) const {
  Type buffer = MemRefType::get({ShapedType::kDynamic}, elementType);
  return call(getNameFor("sparseValues", elementType), buffer, tensor)
      ->getResult(0);
}

//===-- New tensors ---------------------------------------------------------===//

/// The code of the expression of a level. Appends the size of the level.
Value RuntimeBuilder::encodeLevel(AffineExpr expr, ArrayRef<Value> dimSizes,
                                  SmallVectorImpl<Value> &lvlSizes) const {
  bool isPart = expr.isBinary();
  unsigned dim =
      cast<AffineDimExpr>(isPart ? expr.getLHS() : expr).getPosition();
  if (!isPart) {
    lvlSizes.push_back(dimSizes[dim]);
    return index(dim);
  }
  bool isBlock = expr.getKind() == AffineExprKind::FloorDiv;
  int64_t by = expr.getRHS().getValue();
  Value code =
      index(encodeExpression(isBlock ? FloorDivKind : ModKind, 0, by, dim));
  Value size = index(by);
  if (isBlock)
    size = create<arith::DivUIOp>({dimSizes[dim], size}, size.getType());
  lvlSizes.push_back(size);
  return code;
}

RuntimeBuilder::MapBuffers
RuntimeBuilder::createMaps(const SparseTensorType &type,
                           ArrayRef<Value> dimSizes, Value dimBuffer) const {
  SmallVector<Value> dimToLvl, lvlToDim, lvlSizes;
  if (type.isIdentity()) {
    for (unsigned lvl = 0; lvl < type.getLvlRank(); ++lvl)
      dimToLvl.push_back(index(lvl));
    Value buffer = allocateWith(dimToLvl);
    return {buffer, buffer, dimBuffer};
  }
  for (AffineExpr expr : type.getDimToLvl().getResults())
    dimToLvl.push_back(encodeLevel(expr, dimSizes, lvlSizes));
  AffineMap inverse = inferLvlToDim(type.getDimToLvl());
  for (AffineExpr expr : inverse.getResults()) {
    if (!expr.isBinary()) {
      lvlToDim.push_back(index(cast<AffineDimExpr>(expr).getPosition()));
      continue;
    }
    // `block * size + element`, where the block is the product.
    AffineExpr block = expr.getLHS(), element = expr.getRHS();
    if (!block.isBinary())
      std::swap(block, element);
    lvlToDim.push_back(index(encodeExpression(
        BlockKind, cast<AffineDimExpr>(block.getLHS()).getPosition(),
        block.getRHS().getValue(),
        cast<AffineDimExpr>(element).getPosition())));
  }
  MapBuffers buffers;
  buffers.dimToLvl = allocateWith(dimToLvl);
  buffers.lvlToDim = allocateWith(lvlToDim);
  buffers.lvlSizes = allocateWith(lvlSizes);
  return buffers;
}

Value RuntimeBuilder::createTensor(const SparseTensorType &type,
                                   ArrayRef<Value> dimSizes, Value dimBuffer,
                                   RuntimeAction action,
                                   function_ref<Value()> createSource) const {
  SmallVector<Value> levels;
  for (const LevelType &level : type.getLevels())
    levels.push_back(integer(encodeLevelType(level), 64));
  Value levelBuffer = allocateWith(levels);
  if (!dimBuffer)
    dimBuffer = allocateWith(dimSizes);
  MapBuffers maps = createMaps(type, dimSizes, dimBuffer);
  Value positions = widthKind(type.getEncoding().getPosWidth());
  Value coordinates = widthKind(type.getEncoding().getCrdWidth());
  Value elements = elementKind(type.getElementType());
  // Sources that are computed precede the number of the action.
  bool isComputed = action == RuntimeAction::FromArrays;
  Value source = isComputed ? createSource() : Value();
  Value actionNumber = integer(int64_t(action), 32);
  if (!isComputed)
    source = createSource ? createSource()
                          : LLVMBuilder(builder, loc).zero(getPointerType());
  return call("newSparseTensor", getPointerType(),
              {dimBuffer, maps.lvlSizes, levelBuffer, maps.dimToLvl,
               maps.lvlToDim, positions, coordinates, elements, actionNumber,
               source})
      ->getResult(0);
}
