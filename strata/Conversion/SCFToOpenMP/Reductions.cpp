// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/SCFToOpenMP/ReductionsDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// A value that a reduction begins with.
enum class Neutral : uint8_t {
  Zero,
  One,
  /// All bits are set: the largest unsigned number.
  Ones,
  /// The limits of signed numbers, and of finite floats.
  Largest,
  Smallest,
};

/// A combination of two values by one operation.
struct SimpleReduction {
  StringRef op;
  Neutral neutral;
  /// `llvm.atomicrmw` with this number does it in memory; 0 if it cannot.
  uint8_t atomic;
};

/// A combination of two values by a comparison and `arith.select`.
struct SelectReduction {
  StringRef comparison;
  /// The predicates by which the first value is taken if it is less, or greater.
  uint8_t less, lessOrEqual, greater, greaterOrEqual;
  /// The neutral elements of the minimum and of the maximum.
  Neutral minNeutral, maxNeutral;
  uint8_t minAtomic, maxAtomic;
};

/// The declaration of a reduction.
struct Reduction {
  Neutral neutral;
  uint8_t atomic;
};
} // namespace

/// Numbers of `llvm.atomicrmw`.
enum : uint8_t {
  NoAtomic = 0,
  AtomicAdd = 1,
  AtomicAnd = 3,
  AtomicOr = 5,
  AtomicXor = 6,
  AtomicMax = 7,
  AtomicMin = 8,
  AtomicUMax = 9,
  AtomicUMin = 10,
  AtomicFAdd = 11
};

static constexpr SimpleReduction simpleReductions[] = {
    {arith::AddFOp::getOperationName(), Neutral::Zero, AtomicFAdd},
    {LLVM::FaddOp::getOperationName(), Neutral::Zero, AtomicFAdd},
    {arith::MulFOp::getOperationName(), Neutral::One, NoAtomic},
    {LLVM::FmulOp::getOperationName(), Neutral::One, NoAtomic},
    {arith::AddIOp::getOperationName(), Neutral::Zero, AtomicAdd},
    {LLVM::AddOp::getOperationName(), Neutral::Zero, AtomicAdd},
    {arith::MulIOp::getOperationName(), Neutral::One, NoAtomic},
    {LLVM::MulOp::getOperationName(), Neutral::One, NoAtomic},
    {arith::OrIOp::getOperationName(), Neutral::Zero, AtomicOr},
    {LLVM::OrOp::getOperationName(), Neutral::Zero, AtomicOr},
    {arith::XOrIOp::getOperationName(), Neutral::Zero, AtomicXor},
    {LLVM::XorOp::getOperationName(), Neutral::Zero, AtomicXor},
    {arith::AndIOp::getOperationName(), Neutral::Ones, AtomicAnd},
    {LLVM::AndOp::getOperationName(), Neutral::Ones, AtomicAnd},
};

/// The predicates of arith.cmpf are olt, ole, ogt and oge, those of arith.cmpi the signed
/// and the unsigned ones.
static constexpr SelectReduction selectReductions[] = {
    {arith::CmpFOp::getOperationName(), 4, 5, 2, 3, Neutral::Largest,
     Neutral::Smallest, NoAtomic, NoAtomic},
    {arith::CmpIOp::getOperationName(), 2, 3, 4, 5, Neutral::Largest,
     Neutral::Smallest, AtomicMin, AtomicMax},
    {arith::CmpIOp::getOperationName(), 6, 7, 8, 9, Neutral::Ones,
     Neutral::Zero, AtomicUMin, AtomicUMax},
};

/// Whether `op` is applied to the two arguments of its block in their order.
static bool combinesArguments(Operation &op) {
  Block &block = *op.getBlock();
  return op.getNumOperands() == 2 &&
         op.getOperands().front() == block.getArgument(0) &&
         op.getOperands().back() == block.getArgument(1);
}

static std::optional<Reduction> matchSimple(Operation &op) {
  if (combinesArguments(op))
    for (const SimpleReduction &known : simpleReductions)
      if (known.op == op.getName().getStringRef())
        return Reduction{known.neutral, known.atomic};
  return std::nullopt;
}

static std::optional<Reduction> matchSelect(Operation &compare,
                                            arith::SelectOp select) {
  auto predicate =
      dyn_cast_or_null<IntegerAttr>(compare.getInherentAttrOrNull("predicate"));
  if (!predicate || !combinesArguments(compare) ||
      select.getCondition() != compare.getResult(0))
    return std::nullopt;
  Block &block = *compare.getBlock();
  Value first = block.getArgument(0), second = block.getArgument(1);
  bool isInOrder =
      select.getTrueValue() == first && select.getFalseValue() == second;
  if (!isInOrder &&
      (select.getTrueValue() != second || select.getFalseValue() != first))
    return std::nullopt;
  int64_t number = predicate.getInt();
  for (const SelectReduction &known : selectReductions) {
    if (known.comparison != compare.getName().getStringRef())
      continue;
    bool isLess = number == known.less || number == known.lessOrEqual;
    bool isGreater = number == known.greater || number == known.greaterOrEqual;
    if (!isLess && !isGreater)
      continue;
    return isLess == isInOrder ? Reduction{known.minNeutral, known.minAtomic}
                               : Reduction{known.maxNeutral, known.maxAtomic};
  }
  return std::nullopt;
}

static std::optional<Reduction> match(Block &block) {
  SmallVector<Operation *, 4> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  if (ops.size() < 2 || block.getNumArguments() != 2)
    return std::nullopt;
  Operation *last = ops[ops.size() - 2];
  if (ops.back()->getNumOperands() != 1 || last->getNumResults() != 1 ||
      ops.back()->getOperands().front() != last->getResult(0))
    return std::nullopt;
  if (ops.size() == 2)
    return matchSimple(*last);
  auto select = dyn_cast<arith::SelectOp>(last);
  return select && ops.size() == 3 ? matchSelect(*ops[0], select)
                                   : std::nullopt;
}

static APFloat getFloat(const llvm::fltSemantics &semantics, Neutral neutral) {
  switch (neutral) {
  case Neutral::Zero:
    return APFloat::getZero(semantics);
  case Neutral::One:
    return APFloat(semantics, 1);
  case Neutral::Largest:
    return APFloat::getLargest(semantics);
  case Neutral::Smallest:
    return APFloat::getLargest(semantics, /*Negative=*/true);
  case Neutral::Ones:
    break;
  }
  llvm_unreachable("of integers only");
}

static APInt getInteger(unsigned width, Neutral neutral) {
  switch (neutral) {
  case Neutral::Zero:
    return APInt::getZero(width);
  case Neutral::One:
    return APInt(width, 1);
  case Neutral::Ones:
    return APInt::getAllOnes(width);
  case Neutral::Largest:
    return APInt::getSignedMaxValue(width);
  case Neutral::Smallest:
    return APInt::getSignedMinValue(width);
  }
  llvm_unreachable("all are listed");
}

/// The attribute of the neutral value of `type`; of all elements of a vector.
static Attribute getNeutral(Type type, Neutral neutral) {
  Type element = getElementTypeOrSelf(type);
  Attribute value;
  if (auto floatType = dyn_cast<FloatType>(element)) {
    value = FloatAttr::get(element,
                           getFloat(floatType.getFloatSemantics(), neutral));
  } else {
    auto integer = dyn_cast<IntegerType>(element);
    value = IntegerAttr::get(
        element, getInteger(integer ? integer.getWidth() : 64, neutral));
  }
  if (auto shaped = dyn_cast<ShapedType>(type))
    return DenseElementsAttr::get(shaped, ArrayRef<Attribute>(value));
  return value;
}

/// Inserts the detached declaration before the operation around `op` in the
/// symbol table.
static void insertDeclaration(Operation *declaration, Operation *op,
                              SymbolTableCollection &tables) {
  Operation *table = SymbolTable::getNearestSymbolTable(op);
  while (op->getParentOp() != table)
    op = op->getParentOp();
  tables.getSymbolTable(table).insert(declaration, Block::iterator(op));
}

/// The region `index` of a declaration gets a block with arguments of `types` at `loc`.
static void beginRegion(OpBuilder &builder, Operation *declaration,
                        unsigned index, TypeRange types, Location loc) {
  SmallVector<Location> locs(types.size(), loc);
  builder.createBlock(&declaration->getRegion(index), {}, types, locs);
}

Operation *strata::declareReduction(RewriterBase &rewriter, Region &combiner,
                                    SymbolTableCollection &tables) {
  enum { Initializer = 1, Combiner = 2, Atomic = 3, NumRegions = 6 };
  std::optional<Reduction> reduction = match(combiner.front());
  if (!reduction)
    return nullptr;
  Operation *reduce = combiner.getParentOp();
  Location loc = reduce->getLoc(),
           valueLoc = reduce->getOperand(combiner.getRegionNumber()).getLoc();
  Type type = combiner.getArgument(0).getType();
  OpBuilder builder(rewriter.getContext());
  OperationState state(loc, omp::DeclareReductionOp::getOperationName());
  state.addAttribute("sym_name", builder.getStringAttr("__scf_reduction"));
  state.addAttribute("type", TypeAttr::get(type));
  for (int i = 0; i < NumRegions; ++i)
    state.addRegion();
  Operation *declaration = Operation::create(state);
  insertDeclaration(declaration, reduce, tables);

  LLVMBuilder llvm(builder, loc);
  beginRegion(builder, declaration, Initializer, type, valueLoc);
  omp::YieldOp::create(
      builder, loc, llvm.constant(type, getNeutral(type, reduction->neutral)));
  IRMapping mapping;
  combiner.cloneInto(&declaration->getRegion(Combiner), mapping);
  Operation *end = declaration->getRegion(Combiner).front().getTerminator();
  builder.setInsertionPoint(end);
  omp::YieldOp::create(builder, end->getLoc(),
                       cast<scf::ReduceReturnOp>(end).getResult());
  end->erase();
  if (reduction->atomic == NoAtomic || !(isa<IntegerType, FloatType>(type)))
    return declaration;
  Type pointer = getLLVMPointerType(builder.getContext());
  beginRegion(builder, declaration, Atomic, {pointer, pointer}, valueLoc);
  Block *block = builder.getInsertionBlock();
  Value value = llvm.load(type, block->getArgument(1));
  // Ordering 2 is monotonic.
  llvm.create<LLVM::AtomicrmwOp>(
      {block->getArgument(0), value}, type,
      {builder.getNamedAttr("bin_op",
                            builder.getI64IntegerAttr(reduction->atomic)),
       builder.getNamedAttr("ordering", builder.getI64IntegerAttr(2))});
  omp::YieldOp::create(builder, loc);
  return declaration;
}
