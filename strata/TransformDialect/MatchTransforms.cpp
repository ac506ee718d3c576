// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that test payload, and structured.match, which searches it.
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

static DiagnosedSilenceableFailure applyMatchName(MatchOperationNameOp op,
                                                  TransformState &state,
                                                  TransformResults &) {
  ArrayRef<Operation *> payload = state.getPayloadOps(op.getOperandHandle());
  if (payload.size() != 1)
    return emitDefiniteFailure(
        op, "SingleOpMatchOpTrait requires the operand handle "
            "to point to a single payload op");
  for (Attribute name : cast<ArrayAttr>(op.getOpNames()).getValue())
    if (cast<StringAttr>(name).getValue() ==
        payload.front()->getName().getStringRef())
      return DiagnosedSilenceableFailure::success();
  SilenceableError error(op);
  error << "wrong operation name";
  return error;
}

static DiagnosedSilenceableFailure applyMatchEmpty(MatchOperationEmptyOp op,
                                                   TransformState &state,
                                                   TransformResults &) {
  if (state.getPayloadOps(op.getOperandHandle()).empty())
    return DiagnosedSilenceableFailure::success();
  SilenceableError error(op);
  error << "operation is not empty";
  return error;
}

//===-- transform.match.param.cmpi -----------------------------------------===//

/// Whether the comparison number `predicate`, of eq, ne, lt, le, gt and ge, holds.
static bool compare(int64_t predicate, const APInt &lhs, const APInt &rhs) {
  switch (predicate) {
  case 0:
    return lhs == rhs;
  case 1:
    return lhs != rhs;
  case 2:
    return lhs.slt(rhs);
  case 3:
    return lhs.sle(rhs);
  case 4:
    return lhs.sgt(rhs);
  default:
    return lhs.sge(rhs);
  }
}

static StringRef describe(int64_t predicate) {
  static constexpr llvm::StringLiteral texts[] = {
      "equal to",     "not equal to",
      "less than",    "less than or equal to",
      "greater than", "greater than or equal to"};
  return texts[size_t(predicate)];
}

static DiagnosedSilenceableFailure
applyCompare(MatchParamCmpIOp op, TransformState &state, TransformResults &) {
  ArrayRef<Attribute> params = state.getParams(op.getParam());
  ArrayRef<Attribute> references = state.getParams(op.getReference());
  if (params.size() != references.size())
    return SilenceableError(op) << "parameters have different payload lengths ("
                                << uint64_t(params.size()) << " vs "
                                << uint64_t(references.size()) << ")";
  auto predicate = int64_t(op.getPredicate());
  for (size_t i = 0; i < params.size(); ++i) {
    auto lhs = dyn_cast<IntegerAttr>(params[i]);
    auto rhs = dyn_cast<IntegerAttr>(references[i]);
    if (!lhs || !rhs)
      return emitDefiniteFailure(op,
                                 "non-integer parameter value not expected");
    if (lhs.getType() != rhs.getType())
      return emitDefiniteFailure(op, "mismatching integer attribute types in "
                                     "parameter #" +
                                         Twine(i));
    if (compare(predicate, lhs.getValue(), rhs.getValue()))
      continue;
    SilenceableError error(op);
    error << "expected parameter to be " << describe(predicate) << ' '
          << rhs.getInt() << ", got " << lhs.getInt();
    error.attachNote(op.getParam().getLoc())
        << "value # " << uint64_t(i)
        << " associated with the parameter defined here";
    return error;
  }
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.match -----------------------------------------===//

namespace {
/// The interfaces that structured.match can require, by the values of the attribute.
enum class MatchInterface : int64_t { Linalg, Tiling, LoopLike };
} // namespace

static bool hasMatchInterface(Operation *op, int64_t interface) {
  if (MatchInterface(interface) == MatchInterface::LoopLike)
    return isa<LoopLikeOpInterface>(op);
  const std::vector<std::string> &names = op->getDefinition().interfaces;
  bool isStructured = llvm::is_contained(names, "linalg::LinalgOp");
  if (MatchInterface(interface) == MatchInterface::Linalg)
    return isStructured;
  return isStructured || llvm::is_contained(names, "TilingInterface");
}

static bool hasAttributes(Operation *op, DictionaryAttr wanted) {
  for (NamedAttribute attr : wanted.getValue()) {
    // Attributes that concern the script are not those of the payload.
    if (op->getAttr(attr.getName().getValue()) != attr.getValue())
      return false;
  }
  return true;
}

/// Whether the types of operands are these; a single type stands for all of them.
static bool hasOperandTypes(Operation *op, ArrayRef<Attribute> wanted) {
  bool isForAll = wanted.size() == 1;
  if (!isForAll && wanted.size() != op->getNumOperands())
    return false;
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (cast<TypeAttr>(wanted[isForAll ? 0 : i]).getValue() !=
        op->getOperand(i).getType())
      return false;
  return true;
}

static bool matches(MatchOp op, Operation *candidate) {
  if (auto names = dyn_cast_or_null<ArrayAttr>(op.getOps()))
    if (llvm::none_of(names.getValue(), [&](Attribute name) {
          return cast<StringAttr>(name).getValue() ==
                 candidate->getName().getStringRef();
        }))
      return false;
  if (op.getInterface() &&
      !hasMatchInterface(candidate, int64_t(*op.getInterface())))
    return false;
  if (auto attrs = dyn_cast_or_null<DictionaryAttr>(op.getOpAttrs()))
    if (!hasAttributes(candidate, attrs))
      return false;
  if (Type type = op.getFilterResultType())
    if (candidate->getNumResults() == 0 ||
        candidate->getResult(0).getType() != type)
      return false;
  auto types = dyn_cast_or_null<ArrayAttr>(op.getFilterOperandTypes());
  return !types || hasOperandTypes(candidate, types.getValue());
}

static DiagnosedSilenceableFailure applyMatch(MatchOp op, TransformState &state,
                                              TransformResults &results) {
  SmallVector<Operation *, 4> found;
  ArrayRef<Operation *> roots = state.getPayloadOps(op.getTarget());
  if (roots.size() != 1)
    return emitDefiniteFailure(op, "requires exactly one target handle");
  roots.front()->walk([&](Operation *candidate) {
    if (matches(op, candidate))
      found.push_back(candidate);
  });
  results.set(0, found);
  return DiagnosedSilenceableFailure::success();
}

void strata::addMatchTransforms(TransformTable &table) {
  addTransform<applyCompare>(table);
  addTransform<applyMatch>(table);
  addTransform<applyMatchEmpty>(table);
  addTransform<applyMatchName>(table);
}
