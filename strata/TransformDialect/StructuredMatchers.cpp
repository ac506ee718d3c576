// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that test structured payload.
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Transform/TransformEffects.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// The single structured operation of `handle`; null after an error in `result`.
static linalg::LinalgOp getStructured(Operation *op, Value handle,
                                      const TransformState &state,
                                      DiagnosedSilenceableFailure &result) {
  ArrayRef<Operation *> payload = state.getPayloadOps(handle);
  if (payload.size() != 1) {
    result =
        emitDefiniteFailure(op, "SingleOpMatchOpTrait requires the operand "
                                "handle to point to a single payload op");
    return {};
  }
  auto structured = dyn_cast<linalg::LinalgOp>(payload.front());
  if (!structured || !structured.getBlock()) {
    result = SilenceableError(op) << "expected a Linalg op";
    return {};
  }
  return structured;
}

static void setNumbers(Operation *op, ArrayRef<int64_t> numbers,
                       unsigned result, TransformResults &results) {
  Builder builder(op->getContext());
  SmallVector<Attribute> params;
  for (int64_t number : numbers)
    params.push_back(builder.getI64IntegerAttr(number));
  results.setParams(result, params);
}

/// The numbers below `size` that `positions` names.
static DiagnosedSilenceableFailure
expandPositions(Operation *op, Operation *target, const Positions &positions,
                int64_t size, StringRef kind,
                SmallVectorImpl<int64_t> &numbers) {
  std::optional<int64_t> wrong = positions.expand(size, numbers);
  if (!wrong)
    return DiagnosedSilenceableFailure::success();
  SilenceableError error(op);
  error << "position overflow " << (*wrong < 0 ? *wrong + size : *wrong)
        << " (updated from " << *wrong << ") for maximum " << size;
  error.attachNote(target->getLoc())
      << "while considering " << kind << " of this payload operation";
  return error;
}

//===-- transform.match.structured -----------------------------------------===//

static DiagnosedSilenceableFailure
applyMatchStructured(MatchStructuredOp op, TransformState &state,
                     TransformResults &results) {
  auto result = DiagnosedSilenceableFailure::success();
  if (!getStructured(op, op.getCurrent(), state, result))
    return result;
  Block &body = op.getBodyRegion().front();
  state.setPayload(body.getArgument(0), state.getPayload(op.getCurrent()));
  result = runSequence(body, /*suppresses=*/false, state);
  if (result.isDefiniteFailure())
    return result;
  bool isSuppressed =
      op.getFailurePropagationMode() == FailurePropagationMode::Suppress;
  if (result.isSilenceableFailure())
    return isSuppressed ? DiagnosedSilenceableFailure::success()
                        : std::move(result);
  setResults(getYielded(body, state), results);
  return result;
}

//===-- Numbers ------------------------------------------------------------===//

/// Sets the result to a number of the structured operation.
template <typename Op, typename Fn>
static DiagnosedSilenceableFailure setNumber(Op op, TransformState &state,
                                             TransformResults &results,
                                             Fn getNumber) {
  auto result = DiagnosedSilenceableFailure::success();
  if (linalg::LinalgOp structured =
          getStructured(op, op.getOperandHandle(), state, result))
    setNumbers(op, int64_t(getNumber(structured)), 0, results);
  return result;
}

static DiagnosedSilenceableFailure applyMatchRank(MatchStructuredRankOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  return setNumber(op, state, results,
                   [](linalg::LinalgOp it) { return it.getNumLoops(); });
}

static DiagnosedSilenceableFailure
applyMatchNumInputs(MatchStructuredNumInputsOp op, TransformState &state,
                    TransformResults &results) {
  return setNumber(op, state, results,
                   [](linalg::LinalgOp it) { return it.getNumDpsInputs(); });
}

static DiagnosedSilenceableFailure
applyMatchNumInits(MatchStructuredNumInitsOp op, TransformState &state,
                   TransformResults &results) {
  return setNumber(op, state, results,
                   [](linalg::LinalgOp it) { return it.getNumDpsInits(); });
}

static DiagnosedSilenceableFailure
applyMatchBitwidth(MatchStructuredElementalBitwidthOp op, TransformState &state,
                   TransformResults &results) {
  ArrayRef<Value> values = state.getPayloadValues(op.getOperandHandle());
  if (values.size() != 1)
    return emitDefiniteFailure(op, "SingleValueMatchOpTrait requires the "
                                   "operand handle to point to a single value");
  Type type = getElementTypeOrSelf(values.front().getType());
  if (!type.isIntOrFloat())
    return SilenceableError(op) << "unsupported element type: " << type;
  setNumbers(op, int64_t(type.getIntOrFloatBitWidth()), 0, results);
  return DiagnosedSilenceableFailure::success();
}

//===-- Dimensions ---------------------------------------------------------===//

static DiagnosedSilenceableFailure applyMatchDim(MatchStructuredDimOp op,
                                                 TransformState &state,
                                                 TransformResults &results) {
  auto result = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, result);
  if (!structured)
    return result;
  SmallVector<int64_t> dims;
  result = expandPositions(
      op, structured,
      {op.getRawDimList(), bool(op.getIsAll()), bool(op.getIsInverted())},
      int64_t(structured.getNumLoops()), "dimensions", dims);
  if (!result.succeeded())
    return result;
  SmallVector<utils::IteratorType> types = structured.getIteratorTypesArray();
  SmallVector<int64_t> ranges = structured.getStaticLoopRanges(), sizes;
  for (int64_t dim : dims) {
    bool isParallel = types[size_t(dim)] == utils::IteratorType::parallel;
    if (op.getParallel() && !isParallel)
      return SilenceableError(op)
             << "expects dimension #" << dim << " to be parallel";
    if (op.getReduction() && isParallel)
      return SilenceableError(op)
             << "expects dimension #" << dim << " to be reduction";
    sizes.push_back(ranges[size_t(dim)]);
  }
  if (op.getResult())
    setNumbers(op, sizes, 0, results);
  return result;
}

static DiagnosedSilenceableFailure
applyClassify(MatchStructuredClassifyContractionDimsOp op,
              TransformState &state, TransformResults &results) {
  auto result = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, result);
  if (!structured)
    return result;
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  if (maps.size() != 3 || !structured.hasOnlyProjectedPermutations())
    return SilenceableError(op) << "could not infer contraction dimensions";
  SmallVector<int64_t> lists[4];
  SmallVector<utils::IteratorType> types = structured.getIteratorTypesArray();
  for (unsigned dim = 0; dim < types.size(); ++dim) {
    bool isInLhs = maps[0].isFunctionOfDim(dim),
         isInRhs = maps[1].isFunctionOfDim(dim),
         isInOut = maps[2].isFunctionOfDim(dim);
    bool isParallel = types[dim] == utils::IteratorType::parallel;
    if (isParallel && isInOut && (isInLhs || isInRhs))
      lists[isInLhs && isInRhs ? 0 : isInLhs ? 1 : 2].push_back(dim);
    else if (!isParallel && isInLhs && isInRhs && !isInOut)
      lists[3].push_back(dim);
  }
  if (lists[3].empty())
    return SilenceableError(op) << "could not infer contraction dimensions";
  for (auto [i, list] : llvm::enumerate(lists))
    setNumbers(op, list, unsigned(i), results);
  return result;
}

//===-- Operands and results -----------------------------------------------===//

namespace {
/// Operands that are all inputs or all outputs, with the words of diagnostics.
struct OperandGroup {
  unsigned first, size;
  StringRef kind, name;
};
} // namespace

/// Sets the result of `op` to the operand `operand` of `structured`, which is `number` of `group`.
static DiagnosedSilenceableFailure
setOperandResult(Operation *op, linalg::LinalgOp structured, OpOperand &operand,
                 const OperandGroup &group, int64_t number,
                 TransformResults &results) {
  Type type = op->getResult(0).getType();
  if (isa<AffineMapParamType>(type)) {
    results.setParams(
        0, Attribute(AffineMapAttr::get(
               structured.getIndexingMapsArray()[operand.getOperandNumber()])));
    return DiagnosedSilenceableFailure::success();
  }
  if (isa<AnyValueType>(type)) {
    results.setValues(0, operand.get());
    return DiagnosedSilenceableFailure::success();
  }
  Operation *producer = operand.get().getDefiningOp();
  if (!producer)
    return SilenceableError(op) << group.name << " #" << number
                                << " is not produced by an operation";
  results.set(0, producer);
  return DiagnosedSilenceableFailure::success();
}

template <typename Op>
static DiagnosedSilenceableFailure
matchOperands(Op op, linalg::LinalgOp structured, const OperandGroup &group,
              TransformResults &results) {
  SmallVector<int64_t> numbers;
  auto result = expandPositions(
      op, structured,
      {op.getRawPositionList(), bool(op.getIsAll()), bool(op.getIsInverted())},
      int64_t(group.size), group.kind, numbers);
  if (!result.succeeded())
    return result;
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  for (int64_t number : numbers) {
    AffineMap map = maps[group.first + size_t(number)];
    if (op.getPermutation() && !map.isPermutation())
      return SilenceableError(op) << "the indexing map for " << group.name
                                  << " #" << number << " is not a permutation";
    if (op.getProjectedPermutation() && !map.isProjectedPermutation())
      return SilenceableError(op)
             << "the indexing map for " << group.name << " #" << number
             << " is not a projected permutation";
  }
  if (!op.getResult())
    return result;
  if (numbers.size() != 1)
    return emitDefiniteFailure(
        op, "expected one position for an operation with a result");
  OpOperand &operand =
      structured->getOpOperand(group.first + unsigned(numbers.front()));
  return setOperandResult(op, structured, operand, group, numbers.front(),
                          results);
}

static DiagnosedSilenceableFailure applyMatchInput(MatchStructuredInputOp op,
                                                   TransformState &state,
                                                   TransformResults &results) {
  auto result = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, result);
  if (!structured)
    return result;
  OperandGroup inputs{0, structured.getNumDpsInputs(), "DPS inputs", "input"};
  return matchOperands(op, structured, inputs, results);
}

static DiagnosedSilenceableFailure applyMatchInit(MatchStructuredInitOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  auto result = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, result);
  if (!structured)
    return result;
  OperandGroup inits{structured.getNumDpsInputs(), structured.getNumDpsInits(),
                     "DPS outputs (inits)", "output(init)"};
  return matchOperands(op, structured, inits, results);
}

static DiagnosedSilenceableFailure applyMatchResult(MatchStructuredResultOp op,
                                                    TransformState &state,
                                                    TransformResults &results) {
  auto status = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, status);
  if (!structured)
    return status;
  int64_t count = structured->getNumResults(), position = op.getPosition();
  int64_t number = position < 0 ? position + count : position;
  if (number < 0 || number >= count)
    return SilenceableError(op)
           << "position " << position
           << " overflows the number of results(ints) of the payload operation";
  OpResult value = structured->getResult(unsigned(number));
  if (isa<AnyValueType>(op.getResult().getType())) {
    results.setValues(0, Value(value));
    return status;
  }
  if (value.use_empty())
    return SilenceableError(op) << "no users of the result";
  if (op.getSingle() && !value.hasOneUse())
    return SilenceableError(op)
           << "more than one result user with single user requested";
  results.set(0, value.getUses().begin()->getOwner());
  return status;
}

//===-- The body -----------------------------------------------------------===//

/// Whether the body only yields its arguments.
static bool isPassthrough(linalg::LinalgOp op) {
  return llvm::all_of(op.getBlock()->getTerminator()->getOperands(),
                      [](Value value) { return isa<BlockArgument>(value); });
}

static bool isElementwise(linalg::LinalgOp op) {
  if (op.getNumLoops() != op.getNumParallelLoops() ||
      !op.hasOnlyProjectedPermutations())
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  return llvm::all_of(ArrayRef(maps).drop_front(op.getNumDpsInputs()),
                      [](AffineMap map) { return map.isPermutation(); });
}

/// The operation that combines the element of output `number`; null without.
static Operation *getBodyCombiner(linalg::LinalgOp op, int64_t number) {
  if (number < 0 || number >= int64_t(op.getNumDpsInits()))
    return nullptr;
  OpOperand *init = op.getDpsInitOperand(unsigned(number));
  Operation *combiner = op.getMatchingYieldValue(init)->get().getDefiningOp();
  BlockArgument element = op.getMatchingBlockArgument(init);
  bool isCombiner = combiner && combiner->getBlock() == op.getBlock() &&
                    combiner->getNumOperands() == 2 &&
                    llvm::is_contained(combiner->getOperands(), element);
  return isCombiner ? combiner : nullptr;
}

/// Whether the body multiplies inputs by operation `names[0]` and combines products by `names[1]`.
static bool isContractionBody(linalg::LinalgOp op, ArrayRef<Attribute> names) {
  Operation *combiner = getBodyCombiner(op, 0);
  auto isNamed = [](Operation *op, Attribute name) {
    return op &&
           op->getName().getStringRef() == cast<StringAttr>(name).getValue();
  };
  if (op.getNumDpsInits() != 1 || names.size() != 2 ||
      !isNamed(combiner, names[1]))
    return false;
  return llvm::any_of(combiner->getOperands(), [&](Value value) {
    Operation *product = value.getDefiningOp();
    return isNamed(product, names[0]) && product->getBlock() == op.getBlock() &&
           llvm::all_of(product->getOperands(), [](Value factor) {
             return isa<BlockArgument>(factor);
           });
  });
}

static DiagnosedSilenceableFailure applyMatchBody(MatchStructuredBodyOp op,
                                                  TransformState &state,
                                                  TransformResults &) {
  auto result = DiagnosedSilenceableFailure::success();
  linalg::LinalgOp structured =
      getStructured(op, op.getOperandHandle(), state, result);
  if (!structured)
    return result;
  if (auto position = op.getReductionPosition();
      position && !getBodyCombiner(structured, *position))
    return SilenceableError(op) << "could not match reduction";
  if (op.getPassthrough() && !isPassthrough(structured))
    return SilenceableError(op) << "not a passthrough";
  if (op.getElementwise() && !isElementwise(structured))
    return SilenceableError(op) << "not elementwise";
  if (auto names = op.getContractionAttr();
      names &&
      !isContractionBody(structured, cast<ArrayAttr>(names).getValue()))
    return SilenceableError(op)
           << "contraction: expected reduction/elementwise "
              "op kind not satisfied";
  return result;
}

void strata::addStructuredMatchers(TransformTable &table) {
  addTransform<applyClassify>(table);
  addTransform<applyMatchBitwidth>(table);
  addTransform<applyMatchBody>(table);
  addTransform<applyMatchDim>(table);
  addTransform<applyMatchInit>(table);
  addTransform<applyMatchInput>(table);
  addTransform<applyMatchNumInits>(table);
  addTransform<applyMatchNumInputs>(table);
  addTransform<applyMatchRank>(table);
  addTransform<applyMatchResult>(table);
  addTransform<applyMatchStructured>(table);
}
