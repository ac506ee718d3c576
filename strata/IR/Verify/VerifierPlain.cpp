// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of plain IRDL against their definitions. Order: number of operands, number of results, attributes, operands, results; then,
// also after a failure, regions. First messages are worded as upstream words
// them; notes of ours say what they are about.
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Verify/VerifierDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Values = std::vector<ValueSlot>;

//===-- Segments -----------------------------------------------------------===//

/// Reads the sizes of segments from the attribute that holds them.
static LogicalResult readSegments(Operation *op, const Values &slots,
                                  StringRef what, unsigned total,
                                  SmallVectorImpl<unsigned> &sizes) {
  std::string name = (what + "SegmentSizes").str();
  Attribute attr = op->getAttr(name);
  auto quoted = [&] {
    return op->emitError() << "'" << name << "' attribute ";
  };
  if (!attr)
    return quoted() << "is expected but not provided";
  auto array = dyn_cast<DenseArrayAttr>(attr);
  if (!array || !array.getElementType().isSignlessInteger(32))
    return quoted() << "is expected to be a dense i32 array";
  SmallVector<int32_t, 8> elements(array.getSize());
  if (!elements.empty())
    memcpy(elements.data(), array.getRawData().data(),
           elements.size() * sizeof(int32_t));
  if (llvm::any_of(elements, [](int32_t size) { return size < 0; }))
    return quoted() << "for specifying " << what
                    << " segments must have non-negative values";
  if (elements.size() != slots.size())
    return quoted() << "for specifying " << what << " segments must have "
                    << uint64_t(slots.size()) << " elements, but got "
                    << uint64_t(elements.size());
  auto wrongElement = [&](size_t index) {
    return op->emitError() << "element " << uint64_t(index) << " in '" << name
                           << "' attribute must be equal to ";
  };
  uint64_t sum = 0;
  for (auto [i, slot] : llvm::enumerate(slots)) {
    if (slot.arity == Arity::One && elements[i] != 1)
      return wrongElement(i) << "1";
    if (slot.arity == Arity::Optional && elements[i] > 1)
      return wrongElement(i) << "0 or 1";
    sizes.push_back(unsigned(elements[i]));
    sum += unsigned(elements[i]);
  }
  if (sum != total)
    return op->emitError() << "sum of elements in '" << name
                           << "' attribute must be equal to the number of "
                           << what << "s";
  return success();
}

/// Computes the number of values of each slot.
static LogicalResult findSegments(Operation *op, const Values &slots,
                                  StringRef what, unsigned total,
                                  SmallVectorImpl<unsigned> &sizes) {
  auto isVariable = [](const ValueSlot &slot) {
    return slot.arity != Arity::One;
  };
  unsigned variable = unsigned(llvm::count_if(slots, isVariable));
  if (variable > 1)
    return readSegments(op, slots, what, total, sizes);
  unsigned fixed = unsigned(slots.size()) - variable;
  auto wrongCount = [&](StringRef relation, unsigned bound) {
    return op->emitError() << "op expects " << relation << " " << bound << " "
                           << what << "s, but got " << total;
  };
  if (variable == 0 && total != fixed)
    return wrongCount("exactly", fixed);
  if (total < fixed)
    return wrongCount("at least", fixed);
  for (const ValueSlot &slot : slots) {
    if (slot.arity == Arity::Optional && total > fixed + 1)
      return wrongCount("at most", fixed + 1);
    sizes.push_back(isVariable(slot) ? total - fixed : 1);
  }
  return success();
}

//===-- Values and attributes ----------------------------------------------===//

static LogicalResult verifyAttributes(Operation *op,
                                      ConstraintChecker &checker) {
  for (auto [name, constraint] : op->getDefinition().requiredAttributes) {
    Attribute attr = op->getAttr(name.getValue());
    if (!attr)
      return op->emitOpError("attribute ")
             << Attribute(name) << " is expected but not provided";
    auto emit = [&, name = name] {
      InFlightDiagnostic diag = op->emitError();
      diag.attachExplanation()
          << "while verifying attribute '" << name.getValue() << "'";
      return diag;
    };
    if (failed(checker.verify(constraint, attr, emit)))
      return failure();
  }
  return success();
}

/// `getType(i)` is that of operand or result i, which `what` names.
template <typename Fn>
static LogicalResult verifyValues(Operation *op, const Values &slots,
                                  StringRef what, ArrayRef<unsigned> sizes,
                                  ConstraintChecker &checker, Fn getType) {
  unsigned index = 0;
  for (auto [slot, size] : llvm::zip_equal(slots, sizes)) {
    auto emit = [&, &name = slot.name] {
      InFlightDiagnostic diag = op->emitError();
      diag.attachExplanation() << "while verifying " << what << " #" << index
                               << ", '" << name << "'";
      return diag;
    };
    for (unsigned end = index + size; index != end; ++index)
      if (failed(checker.verify(*slot.constraint.node,
                                TypeAttr::get(getType(index)), emit)))
        return failure();
  }
  return success();
}

static LogicalResult verifySignature(Operation *op,
                                     ConstraintChecker &checker) {
  const OpDefinition &def = op->getDefinition();
  SmallVector<unsigned, 8> operandSizes, resultSizes;
  if (failed(findSegments(op, def.operands, "operand", op->getNumOperands(),
                          operandSizes)) ||
      failed(findSegments(op, def.results, "result", op->getNumResults(),
                          resultSizes)) ||
      failed(verifyAttributes(op, checker)))
    return failure();
  if (failed(verifyValues(
          op, def.operands, "operand", operandSizes, checker,
          [&](unsigned i) { return op->getOperand(i).getType(); })))
    return failure();
  return verifyValues(op, def.results, "result", resultSizes, checker,
                      [&](unsigned i) { return op->getResult(i).getType(); });
}

//===-- Regions ------------------------------------------------------------===//

static LogicalResult verifyRegion(Operation *op, Region &region,
                                  const RegionSlot &slot,
                                  ConstraintChecker &checker) {
  Context *ctx = op->getContext();
  unsigned number = region.getRegionNumber();
  if (slot.arguments) {
    auto emitAt = [&](unsigned index) {
      Location loc = region.getArgument(index).getLoc();
      InFlightDiagnostic diag = emitError(ctx, loc, "");
      diag.attachNote(op->getLoc()) << "see the operation";
      return diag;
    };
    unsigned numArgs = region.getNumArguments();
    if (numArgs != slot.arguments->size()) {
      InFlightDiagnostic diag =
          numArgs ? emitAt(0) : emitError(ctx, op->getLoc(), "");
      diag << "expected region " << number << " to have "
           << uint64_t(slot.arguments->size()) << " arguments but got "
           << numArgs;
      return diag;
    }
    for (unsigned i = 0; i < numArgs; ++i) {
      BlockArgument arg = region.getArgument(i);
      auto emit = [&] { return emitAt(i); };
      if (failed(checker.verify((*slot.arguments)[i],
                                TypeAttr::get(arg.getType()), emit)))
        return failure();
    }
  }
  if (slot.blocks < 0)
    return success();
  size_t count = size_t(std::distance(region.begin(), region.end()));
  if (count == size_t(slot.blocks))
    return success();
  return emitError(ctx, op->getLoc(), "expected region ")
         << number << " to have " << slot.blocks << " block(s) but got "
         << uint64_t(count);
}

static LogicalResult verifyRegions(Operation *op, ConstraintChecker &checker) {
  const std::vector<RegionSlot> &slots = op->getDefinition().regions;
  if (op->getNumRegions() != slots.size())
    return op->emitOpError("unexpected number of regions: expected ")
           << uint64_t(slots.size()) << " but got " << op->getNumRegions();
  for (auto [region, slot] : llvm::zip_equal(op->getRegions(), slots))
    if (failed(verifyRegion(op, region, slot, checker)))
      return failure();
  return success();
}

LogicalResult detail::verifyPlainDefinition(Operation *op) {
  ConstraintChecker checker(*op->getDefinition().program);
  LogicalResult signature = verifySignature(op, checker);
  LogicalResult regions = verifyRegions(op, checker);
  return success(succeeded(signature) && succeeded(regions));
}
