// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"
#include "strata/Support/ScopeExit.h"
#include "strata/Support/ThreadCounter.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::pdl;

//===-- Constants of operands ----------------------------------------------===//

namespace {
/// The operation that a thread folds.
struct FoldedOperation {
  Operation *op = nullptr;
  ArrayRef<Attribute> operands = {};
};
} // namespace

Attribute pdl::getFoldedConstant(Value value) {
  auto *folded = static_cast<const FoldedOperation *>(
      strata::detail::getFoldedOperation());
  if (!folded)
    return {};
  for (auto [operand, constant] :
       llvm::zip(folded->op->getOperands(), folded->operands))
    if (operand == value && constant)
      return constant;
  return {};
}

//===-- Conditions on operands ---------------------------------------------===//

/// The requirement of `call`, a condition on the constant of operand `i`; std::nullopt if it is
/// unknown for integers.
static std::optional<FoldCheck> getNumberCheck(Operation *call, unsigned i) {
  using Kind = FoldCheck::Kind;
  StringRef name =
      cast<StringAttr>(call->getInherentAttrOrNull("name")).getValue();
  if (name == "strata.is_zero")
    return FoldCheck{Kind::Number, i, 0};
  if (name == "strata.is_one")
    return FoldCheck{Kind::Number, i, 1};
  if (name == "strata.is_all_ones")
    return FoldCheck{Kind::Number, i, -1};
  if (name == "strata.is_signed_min")
    return FoldCheck{Kind::SignedMin, i};
  if (name == "strata.is_signed_max")
    return FoldCheck{Kind::SignedMax, i};
  if (name != "strata.is_number" || call->getNumOperands() != 2)
    return std::nullopt;
  Operation *other = (*std::next(call->operand_begin())).getDefiningOp();
  auto number =
      isPDL(other, "attribute")
          ? dyn_cast_or_null<IntegerAttr>(other->getInherentAttrOrNull("value"))
          : IntegerAttr();
  std::optional<int64_t> value =
      number ? number.getValue().trySExtValue() : std::nullopt;
  return value ? std::optional(FoldCheck{Kind::Number, i, *value})
               : std::nullopt;
}

static bool isCondition(Operation *op) {
  return isPDL(op, "apply_native_constraint") &&
         op->getInherentAttrOrNull("isNegated") !=
             BoolAttr::get(op->getContext(), true);
}

/// Appends the requirements of natives that are called for `value`, operand `i`.
static void addConstantChecks(Value value, unsigned i,
                              SmallVectorImpl<FoldCheck> &checks) {
  for (Operation *user : value.getUsers()) {
    StringAttr name =
        isCondition(user)
            ? cast<StringAttr>(user->getInherentAttrOrNull("name"))
            : StringAttr();
    bool isConstant = name && name.getValue() == "strata.constant";
    if (!isConstant && (!name || name.getValue() != "strata.is_constant"))
      continue;
    FoldCheck check{FoldCheck::Kind::Constant, i};
    if (isConstant)
      for (Operation *test : user->getResult(0).getUsers())
        if (isCondition(test))
          check = getNumberCheck(test, i).value_or(check);
    checks.push_back(check);
  }
}

/// Whether `value`, which the match does not define, has the type of the only result of `root`.
static bool hasResultType(Value value, Operation *root) {
  SmallVector<Value, 4> types = getGroup(root, /*typeValues*/ 2);
  Operation *def = value.getDefiningOp();
  return types.size() == 1 && isPDL(def, "operand") &&
         llvm::is_contained(def->getOperands(), types.front());
}

/// Appends the requirements of the match for the operands of `root` up to the first list.
static void addChecks(Operation *root, SmallVectorImpl<FoldCheck> &checks) {
  SmallVector<Value, 4> operands = getGroup(root, /*operandValues*/ 0);
  for (auto [index, value] : llvm::enumerate(operands)) {
    auto i = unsigned(index);
    if (getParameter(value.getType()).isRange)
      return;
    ArrayRef<Value> before = ArrayRef(operands).take_front(i);
    if (auto same = llvm::find(before, value); same != before.end()) {
      checks.push_back({FoldCheck::Kind::Same, i, same - before.begin()});
      continue;
    }
    if (hasResultType(value, root))
      checks.push_back({FoldCheck::Kind::ResultType, i});
    addConstantChecks(value, i, checks);
    Operation *result = value.getDefiningOp();
    Operation *inner = isPDL(result, "result")
                           ? (*result->operand_begin()).getDefiningOp()
                           : nullptr;
    if (inner && !getOpName(inner).empty())
      checks.push_back({FoldCheck::Kind::Definition, i, 0,
                        root->getContext()->getOpDefinition(getOpName(inner))});
  }
}

// Most conditions on the first two operands are a bit each: the bits are computed once, and
// nearly all folds are rejected by one comparison. Without that, canonicalization of constants
// takes 1 % more instructions.

namespace {
enum Fact : uint32_t {
  IsConstant = 1,
  IsZero = 2,
  IsOne = 4,
  IsAllOnes = 8,
  IsSignedMin = 16,
  IsSignedMax = 32,
  IsSame = 64
};
} // namespace

static constexpr unsigned BitsPerOperand = 8, NumFactOperands = 2;

/// The facts about a constant; all facts of numbers may hold for constants other than integers
/// of at most 64 bits.
static uint32_t getFacts(Attribute constant) {
  if (!constant)
    return 0;
  constexpr uint32_t all =
      IsConstant | IsZero | IsOne | IsAllOnes | IsSignedMin | IsSignedMax;
  auto number = dyn_cast<IntegerAttr>(constant);
  if (!number)
    return all;
  const APInt bits = number.getValue();
  unsigned width = bits.getBitWidth();
  if (!width || width > 64)
    return all;
  uint64_t value = bits.getZExtValue(), top = uint64_t(1) << (width - 1);
  uint32_t facts = IsConstant;
  facts |= value == 0 ? IsZero : 0;
  facts |= value == 1 ? IsOne : 0;
  facts |= value == top + (top - 1) ? IsAllOnes : 0;
  facts |= value == top ? IsSignedMin : 0;
  facts |= value == top - 1 ? IsSignedMax : 0;
  return facts;
}

/// The fact that `check` requires; 0 if there is none.
static uint32_t getFact(const FoldCheck &check) {
  if (check.operand >= NumFactOperands)
    return 0;
  uint32_t fact = 0;
  switch (check.kind) {
  case FoldCheck::Kind::Constant:
    fact = IsConstant;
    break;
  case FoldCheck::Kind::Number:
    fact = check.number == 0    ? IsZero
           : check.number == 1  ? IsOne
           : check.number == -1 ? IsAllOnes
                                : 0;
    break;
  case FoldCheck::Kind::SignedMin:
    fact = IsSignedMin;
    break;
  case FoldCheck::Kind::SignedMax:
    fact = IsSignedMax;
    break;
  case FoldCheck::Kind::Same:
    fact = IsSame;
    break;
  case FoldCheck::Kind::Definition:
  case FoldCheck::Kind::ResultType:
    break;
  }
  return fact << check.operand * BitsPerOperand;
}

/// Moves the conditions that are facts to `fold.required`.
static void takeFacts(RuleFold &fold) {
  llvm::erase_if(fold.checks, [&](const FoldCheck &check) {
    uint32_t fact = getFact(check);
    fold.required |= fact;
    return fact != 0;
  });
}

static uint32_t getFacts(Operation *op, ArrayRef<Attribute> operands) {
  uint32_t facts = 0;
  size_t count = std::min<size_t>(operands.size(), NumFactOperands);
  for (size_t i = 0; i < count; ++i)
    facts |= getFacts(operands[i]) << i * BitsPerOperand;
  auto first = op->operand_begin();
  if (count == NumFactOperands && *first == *std::next(first))
    facts |= uint32_t(IsSame) << BitsPerOperand;
  return facts;
}

/// Whether the operand of `op`, which has this constant, is as `check` requires.
static bool isFulfilled(const FoldCheck &check, Operation *op,
                        Attribute constant) {
  switch (check.kind) {
  case FoldCheck::Kind::Definition: {
    Operation *def = op->getOperand(check.operand).getDefiningOp();
    return def && &def->getDefinition() == check.def;
  }
  case FoldCheck::Kind::ResultType:
    return op->getNumResults() == 1 &&
           op->getOperand(check.operand).getType() ==
               op->getResult(0).getType();
  case FoldCheck::Kind::Same:
    return op->getOperand(check.operand) ==
           op->getOperand(unsigned(check.number));
  default:
    return bool(constant);
  }
}

static bool mayApply(const RuleFold &fold, Operation *op,
                     ArrayRef<Attribute> operands) {
  for (const FoldCheck &check : fold.checks)
    if (check.operand >= operands.size() ||
        !isFulfilled(check, op, operands[check.operand]))
      return false;
  return true;
}

//===-- Reading ------------------------------------------------------------===//

namespace {
/// The results of a fold, or the new operands and attributes, as values of its pattern.
struct FoldPlan {
  bool isUpdate = false;
  SmallVector<Value, 2> values;
  SmallVector<std::pair<StringAttr, Value>, 1> attributes;
};
} // namespace

/// The constant of `value`, an attribute; null for others.
static Attribute getConstantOf(Value value) {
  Operation *op = value.getDefiningOp();
  return isPDL(op, "attribute") ? op->getInherentAttrOrNull("value")
                                : Attribute();
}

/// The operation of the rewrite that `value` is a result of; null for values of the match.
static Operation *getMade(Value value, Operation *rewrite) {
  Operation *result = value.getDefiningOp();
  return isPDL(result, "result") && result->getParentOp() == rewrite
             ? (*result->operand_begin()).getDefiningOp()
             : nullptr;
}

/// Takes `made`, which replaces `root`, for other operands and attributes of it.
static LogicalResult planUpdate(Operation *made, Operation *root,
                                FoldPlan &plan) {
  if (getOpName(made) != getOpName(root))
    return failure();
  plan.isUpdate = true;
  plan.values = getGroup(made, /*operandValues*/ 0);
  auto names =
      cast<ArrayAttr>(made->getInherentAttrOrNull("attributeValueNames"));
  for (auto [name, value] :
       llvm::zip(names, getGroup(made, /*attributeValues*/ 1)))
    plan.attributes.push_back({cast<StringAttr>(name), value});
  return success();
}

/// Fails for rewrites that are no folds.
static LogicalResult planFold(Operation *pattern, Operation *root,
                              FoldPlan &plan) {
  Operation *rewrite = &pattern->getRegion(0).front().back();
  // The whole rewrite may be a native.
  if (rewrite->getRegion(0).empty())
    return failure();
  for (Operation &op : rewrite->getRegion(0).front()) {
    if (!isPDL(&op, "replace"))
      continue;
    for (Value other : getGroup(&op, /*replOperation*/ 1))
      return planUpdate(other.getDefiningOp(), root, plan);
    for (Value value : getGroup(&op, /*replValues*/ 2)) {
      Operation *made = getMade(value, rewrite);
      SmallVector<Value, 4> attributes;
      if (made)
        attributes = getGroup(made, /*attributeValues*/ 1);
      // A constant has one attribute.
      if (made && attributes.size() != 1)
        return failure();
      plan.values.push_back(made ? attributes.front() : value);
    }
  }
  return success(!plan.values.empty());
}

/// Names the values of `plan`, so that the program tells where they are.
static llvm::DenseMap<Value, StringRef> nameValues(const FoldPlan &plan,
                                                   Context *ctx) {
  llvm::DenseMap<Value, StringRef> names;
  auto add = [&](Value value) {
    std::string name = std::to_string(names.size());
    names.try_emplace(value, StringAttr::get(ctx, name).getValue());
  };
  llvm::for_each(plan.values, add);
  for (auto &attribute : plan.attributes)
    add(attribute.second);
  return names;
}

std::optional<RuleFold> pdl::compileFold(Operation *pattern,
                                         const PDLNatives &natives) {
  FoldPlan plan;
  Operation *root = findRoot(pattern);
  if (!root || isParameterised(pattern) ||
      failed(planFold(pattern, root, plan)))
    return std::nullopt;
  llvm::DenseMap<Value, StringRef> names =
      nameValues(plan, pattern->getContext());
  RuleFold fold;
  // Errors are reported when the rule is compiled as a pattern.
  DiagnosticCapture silence;
  if (failed(
          compileMatch(pattern, natives, names,
                       [&](std::shared_ptr<const Program> program, StringRef,
                           unsigned) { fold.program = std::move(program); }))) {
    silence.take();
    return std::nullopt;
  }
  const Action &action = fold.program->actions.front();
  bool isComplete = true;
  auto find = [&](Value value) -> FoldValue {
    if (Attribute constant = getConstantOf(value))
      return {0, constant};
    auto capture = llvm::find_if(action.captures, [&](const auto &entry) {
      return entry.first == names.lookup(value);
    });
    isComplete &= capture != action.captures.end();
    return {isComplete ? capture->second : Register(0), {}};
  };
  for (Value value : plan.values)
    fold.values.push_back(find(value));
  for (auto [name, value] : plan.attributes)
    fold.attributes.push_back({name, find(value)});
  if (!isComplete)
    return std::nullopt;
  fold.isUpdate = plan.isUpdate;
  addChecks(root, fold.checks);
  takeFacts(fold);
  return fold;
}

//===-- Folding ------------------------------------------------------------===//

/// Appends the replacements to `results`; fails if their types are not those of the results of
/// `op`.
static LogicalResult takeReplacements(const RuleFold &fold, Operation *op,
                                      ArrayRef<PDLValue> registers,
                                      SmallVectorImpl<OpFoldResult> &results) {
  for (const FoldValue &entry : fold.values) {
    PDLValue value =
        entry.constant ? PDLValue(entry.constant) : registers[entry.place];
    if (value.isNull())
      return failure();
    if (value.getKind() == PDLValue::Kind::Attribute && !value.isRange())
      results.push_back(value.getAttr());
    else if (value.getKind() != PDLValue::Kind::Value)
      return failure();
    else if (value.isRange())
      llvm::append_range(results, value.getValues());
    else
      results.push_back(value.getValue());
  }
  if (results.size() != op->getNumResults())
    return failure();
  return success(
      llvm::all_of(llvm::zip(results, op->getResults()), [op](auto pair) {
        auto [replacement, result] = pair;
        Value value = replacement.getValue();
        return !value || (value.getType() == result.getType() &&
                          value.getDefiningOp() != op);
      }));
}

/// Gives `op` its new operands and attributes; fails if it has them already.
static LogicalResult update(const RuleFold &fold, Operation *op,
                            ArrayRef<PDLValue> registers) {
  SmallVector<Value, 4> operands;
  for (const FoldValue &entry : fold.values) {
    const PDLValue &value = registers[entry.place];
    if (value.isNull())
      return failure();
    if (value.isRange())
      llvm::append_range(operands, value.getValues());
    else
      operands.push_back(value.getValue());
  }
  bool isChanged = !llvm::equal(op->getOperands(), operands);
  if (isChanged)
    op->setOperands(operands);
  for (const auto &[name, entry] : fold.attributes) {
    Attribute attr =
        entry.constant ? entry.constant : registers[entry.place].getAttr();
    if (op->getAttr(name.getValue()) == attr)
      continue;
    op->setAttr(name.getValue(), attr);
    isChanged = true;
  }
  return success(isChanged);
}

LogicalResult pdl::applyFolds(const RuleFolds &folds, Operation *op,
                              ArrayRef<Attribute> operands,
                              SmallVectorImpl<OpFoldResult> &results) {
  uint32_t facts = getFacts(op, operands);
  for (const RuleFold &fold : folds) {
    if ((facts & fold.required) != fold.required ||
        !mayApply(fold, op, operands))
      continue;
    FoldedOperation inner{op, operands};
    const void *outer =
        std::exchange(strata::detail::getFoldedOperation(), &inner);
    ScopeExit restore([&] { strata::detail::getFoldedOperation() = outer; });
    bool isDone = false;
    findMatches(
        *fold.program, op, [&](const Action &, ArrayRef<PDLValue> registers) {
          isDone = succeeded(
              fold.isUpdate ? update(fold, op, registers)
                            : takeReplacements(fold, op, registers, results));
          if (!isDone)
            results.clear();
        });
    if (isDone)
      return success();
  }
  return failure();
}
