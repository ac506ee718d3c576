// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/MemoryAccessOpInterface.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

#include <memory>

using namespace strata;

//===-- Accesses -----------------------------------------------------------===//

namespace {
/// The values in the slots of an operation.
class Slots {
public:
  explicit Slots(Operation *op) : op(op) {
    isValid = succeeded(getOperandSegments(op, operands)) &&
              succeeded(getResultSegments(op, results));
  }
  explicit operator bool() const { return isValid; }

  /// The values of an operand or result slot.
  SmallVector<Value, 3> getValues(unsigned slot) const {
    bool isOperand = slot < operands.size();
    auto [first, size] =
        isOperand ? operands[slot] : results[slot - operands.size()];
    SmallVector<Value, 3> values;
    for (unsigned i = first; i < first + size; ++i)
      values.push_back(isOperand ? op->getOperand(i) : Value(op->getResult(i)));
    return values;
  }
  /// The only value of a slot; null if there is none.
  Value getValue(std::optional<unsigned> slot) const {
    if (!slot)
      return {};
    SmallVector<Value, 3> values = getValues(*slot);
    return values.size() == 1 ? values.front() : Value();
  }
  unsigned getFirst(unsigned operandSlot) const {
    return operands[operandSlot].first;
  }
  Attribute getAttribute(unsigned slot) const {
    return op->getAttrSlots()[slot - operands.size() - results.size()];
  }

private:
  Operation *op;
  SmallVector<Segment, 4> operands;
  SmallVector<Segment, 1> results;
  bool isValid = false;
};
} // namespace

static MemoryAccess getAccess(const Slots &slots,
                              const DeclaredMemoryAccess &declared,
                              bool isStore) {
  MemoryAccess access;
  access.isStore = isStore;
  access.memory = slots.getValue(declared.pointer);
  access.memoryOperand = slots.getFirst(declared.pointer);
  access.isWhole = !declared.indices;
  if (declared.indices)
    access.indices = slots.getValues(*declared.indices);
  access.value = slots.getValue(declared.value);
  access.mask = slots.getValue(declared.mask);
  access.others = slots.getValue(declared.others);
  access.result = slots.getValue(declared.result);
  access.isScattered = declared.isScattered;
  Attribute attr = declared.map ? slots.getAttribute(*declared.map) : nullptr;
  if (auto map = dyn_cast_or_null<AffineMapAttr>(attr))
    access.map = map.getValue();
  // Without a map, the places of the elements are unknown.
  else if (attr)
    access.isScattered = true;
  return access;
}

static void appendDeclared(Operation *op,
                           SmallVectorImpl<MemoryAccess> &accesses) {
  const DeclaredMemoryAccesses &declared =
      *getDeclaredAccesses(op->getDefinition());
  Slots slots(op);
  if (!slots)
    return;
  if (declared.load)
    accesses.push_back(getAccess(slots, *declared.load, /*isStore=*/false));
  if (declared.store)
    accesses.push_back(getAccess(slots, *declared.store, /*isStore=*/true));
}

SmallVector<MemoryAccess, 1> MemoryAccessOpInterface::getAccesses() const {
  SmallVector<MemoryAccess, 1> accesses;
  if (const auto *impl = getImpl())
    impl->getAccesses(getOperation(), accesses);
  return accesses;
}

const DeclaredMemoryAccesses *
strata::getDeclaredAccesses(const OpDefinition &def) {
  return static_cast<const DeclaredMemoryAccesses *>(
      def.findInterfaceData(MemoryAccessOpInterface::name));
}

InterfaceTable strata::getInterfaceTable(DeclaredMemoryAccesses accesses) {
  static constexpr MemoryAccessOpInterface::Concept table = {appendDeclared};
  return {MemoryAccessOpInterface::name, &table,
          std::make_shared<const DeclaredMemoryAccesses>(accesses)};
}

/// Whether there is an index for each of `rank` dimensions.
static bool haveIndices(const MemoryAccess &access, size_t rank) {
  if (access.isWhole)
    return rank == 0;
  auto isIndex = [](Value value) { return value.getType().isIndex(); };
  if (!llvm::all_of(access.indices, isIndex))
    return false;
  size_t count = access.indices.size();
  if (!access.map)
    return count == rank;
  return count == access.map.getNumInputs() &&
         access.map.getNumResults() == rank;
}

MemoryAccess::Form MemoryAccess::getForm() const {
  auto type = memory ? dyn_cast<ShapedType>(memory.getType()) : ShapedType();
  if (!type || !type.hasRank() || isa<VectorType>(type) || !value ||
      isScattered || !haveIndices(*this, size_t(type.getRank())))
    return Form::Other;
  if (value.getType() == type.getElementType())
    return mask ? Form::Other : Form::Element;
  auto row = dyn_cast<VectorType>(value.getType());
  if (!row || row.getElementType() != type.getElementType() ||
      row.getRank() > type.getRank())
    return Form::Other;
  Type bit = IntegerType::get(row.getContext(), 1);
  bool fits = (!mask || mask.getType() == row.cloneWith(std::nullopt, bit)) &&
              (!others || others.getType() == row);
  return fits ? Form::Row : Form::Other;
}

bool strata::mayAccess(Operation *op, const MemoryAccess &access, Type type) {
  const OpDefinition &def = op->getDefinition();
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return false;
  for (auto [slot, segment] : llvm::zip_equal(def.operands, segments)) {
    if (segment.first != access.memoryOperand || segment.size == 0)
      continue;
    const TypeConstraint &constraint = slot.constraint;
    if (constraint.predicate && !constraint.predicate(type))
      return false;
    return !constraint.node || ConstraintChecker(*def.program)
                                   .test(*constraint.node, TypeAttr::get(type));
  }
  return false;
}

//===-- Verification -------------------------------------------------------===//

namespace {
/// Compares the number of indices with the rank, then runs another verifier.
class RankVerifier : public OperationVerifier {
public:
  RankVerifier(DeclaredMemoryAccess access, StringRef error,
               std::shared_ptr<const OperationVerifier> next)
      : access(access), error(error), next(std::move(next)) {}

  LogicalResult verify(Operation *op, OpDependence *dependence) const override {
    Slots slots(op);
    auto shaped = slots ? dyn_cast_or_null<ShapedType>(
                              slots.getValue(access.pointer).getType())
                        : ShapedType();
    if (shaped && shaped.hasRank()) {
      size_t count = slots.getValues(*access.indices).size();
      if (int64_t(count) != shaped.getRank())
        return op->emitOpError(getMessage(shaped.getRank(), count));
    }
    if (next)
      return next->verify(op, dependence);
    if (dependence)
      *dependence = OpDependence::Signature;
    return success();
  }

private:
  std::string getMessage(int64_t rank, size_t count) const {
    std::string text = error;
    auto replace = [&](StringRef name, int64_t number) {
      if (size_t at = text.find(name); at != std::string::npos)
        text.replace(at, name.size(), std::to_string(number));
    };
    replace("$rank", rank);
    replace("$count", int64_t(count));
    return text;
  }

  DeclaredMemoryAccess access;
  std::string error;
  std::shared_ptr<const OperationVerifier> next;
};
} // namespace

void strata::addRankVerifier(OpDefinition &def,
                             const DeclaredMemoryAccess &access,
                             StringRef error) {
  def.verifyBody = std::make_shared<const RankVerifier>(
      access, error, std::move(def.verifyBody));
}
