// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations against their definitions: slots, constraints, traits. Messages
// are worded as MLIR's operation definitions word them.
#include "strata/IR/Context.h"
#include "strata/IR/VerifierDetail.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

//===-- Numbers of things
//--------------------------------------------------===//

namespace {
/// How many of something a list of slots asks for.
struct Count {
  unsigned least = 0;
  bool exact = true;
  bool accepts(unsigned found) const {
    return exact ? found == least : found >= least;
  }
};
} // namespace

template <typename Slot>
static Count countSlots(const std::vector<Slot> &slots) {
  Count count;
  for (const Slot &slot : slots) {
    if (slot.arity == Arity::One)
      ++count.least;
    else
      count.exact = false;
  }
  return count;
}

static LogicalResult verifyNumRegions(Operation *op) {
  Count count = countSlots(op->getDefinition().regions);
  if (count.accepts(op->getNumRegions()))
    return success();
  if (!count.exact)
    return op->emitOpError("expected ") << count.least << " or more regions";
  if (count.least == 0)
    return op->emitOpError("requires zero regions");
  if (count.least == 1)
    return op->emitOpError("requires one region");
  return op->emitOpError("expected ") << count.least << " regions";
}

static LogicalResult verifyNumResults(Operation *op) {
  Count count = countSlots(op->getDefinition().results);
  if (count.accepts(op->getNumResults()))
    return success();
  if (!count.exact)
    return op->emitOpError("expected ") << count.least << " or more results";
  if (count.least == 0)
    return op->emitOpError("requires zero results");
  if (count.least == 1)
    return op->emitOpError("requires one result");
  return op->emitOpError("expected ") << count.least << " results";
}

static LogicalResult verifyNumSuccessors(Operation *op) {
  int expected = op->getDefinition().numSuccessors;
  if (expected < 0 || op->getNumSuccessors() == unsigned(expected))
    return success();
  return op->emitOpError("requires ")
         << expected << (expected == 1 ? " successor" : " successors")
         << " but found " << op->getNumSuccessors();
}

static LogicalResult verifyNumOperands(Operation *op) {
  Count count = countSlots(op->getDefinition().operands);
  unsigned found = op->getNumOperands();
  if (count.accepts(found))
    return success();
  if (!count.exact)
    return op->emitOpError("expected ")
           << count.least << " or more operands, but found " << found;
  if (count.least == 0)
    return op->emitOpError("requires zero operands");
  if (count.least == 1)
    return op->emitOpError("requires a single operand");
  return op->emitOpError("expected ")
         << count.least << " operands, but found " << found;
}

static LogicalResult verifyCounts(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (def.hasSignature &&
      (failed(verifyNumRegions(op)) || failed(verifyNumResults(op))))
    return failure();
  if (failed(verifyNumSuccessors(op)))
    return failure();
  return def.hasSignature ? verifyNumOperands(op) : success();
}

//===-- Region traits
//------------------------------------------------------===//

static LogicalResult verifyParent(Operation *op) {
  ArrayRef<std::string> parents = op->getDefinition().parents;
  Operation *parent = op->getParentOp();
  if (parent && llvm::is_contained(parents, parent->getName().getStringRef()))
    return success();
  return op->emitOpError("expects parent op ")
         << (parents.size() == 1 ? "'" : "to be one of '")
         << llvm::join(parents, ", ") << "'";
}

static LogicalResult verifyNoRegionArguments(Operation *op) {
  for (Region &region : op->getRegions()) {
    if (!region.getNumArguments())
      continue;
    if (op->getNumRegions() == 1)
      return op->emitOpError("region should have no arguments");
    return op->emitOpError("region #")
           << region.getRegionNumber() << " should have no arguments";
  }
  return success();
}

static LogicalResult verifySingleBlocks(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty() && !region.hasOneBlock())
      return op->emitOpError("expects region #")
             << region.getRegionNumber() << " to have 0 or 1 blocks";
  return success();
}

//===-- Attributes, types, regions
//-----------------------------------------===//

/// Checks slots against the program of the definition, if it has one.
class SlotChecker {
public:
  explicit SlotChecker(const OpDefinition &def) {
    if (def.program)
      checker.emplace(*def.program);
  }
  bool accepts(const TypeConstraint &constraint, Type type) {
    if (constraint.predicate && !constraint.predicate(type))
      return false;
    return !constraint.node || accepts(*constraint.node, type);
  }
  bool accepts(uint32_t node, Type type) {
    return checker->test(node, TypeAttr::get(type));
  }
  bool accepts(const AttrConstraint &constraint, Attribute attr) {
    if (constraint.predicate && !constraint.predicate(attr))
      return false;
    return !constraint.node || checker->test(*constraint.node, attr);
  }

private:
  std::optional<ConstraintChecker> checker;
};

static LogicalResult verifyAttributes(Operation *op, SlotChecker &checker) {
  const std::vector<AttrSlot> &slots = op->getDefinition().attributes;
  ArrayRef<Attribute> values = op->getAttrSlots();
  for (auto [slot, value] : llvm::zip(slots, values))
    if (!value && !slot.optional)
      return op->emitOpError("requires attribute '") << slot.name << "'";
  for (auto [slot, value] : llvm::zip(slots, values))
    if (value && !checker.accepts(slot.constraint, value))
      return op->emitOpError("attribute '")
             << slot.name
             << "' failed to satisfy constraint: " << slot.constraint.summary;
  return success();
}

namespace {
/// Operands or results of an operation.
struct ValueList {
  Operation *op;
  bool operands;
  const char *what() const { return operands ? "operand" : "result"; }
  const std::vector<ValueSlot> &slots() const {
    const OpDefinition &def = op->getDefinition();
    return operands ? def.operands : def.results;
  }
  unsigned size() const {
    return operands ? op->getNumOperands() : op->getNumResults();
  }
  Type typeOf(unsigned index) const {
    return operands ? op->getOperand(index).getType()
                    : op->getResult(index).getType();
  }
};
} // namespace

/// Reads segment sizes from the attribute that holds them, if there is one;
/// leaves `sizes` empty if not.
static LogicalResult readSegments(ValueList list,
                                  SmallVectorImpl<int32_t> &sizes) {
  const char *name =
      list.operands ? "operandSegmentSizes" : "resultSegmentSizes";
  auto attr = dyn_cast_or_null<DenseArrayAttr>(list.op->getInherentAttr(name));
  if (!attr || !attr.getElementType().isInteger(32))
    return success();
  if (size_t(attr.getSize()) != list.slots().size())
    return list.op->emitOpError("'")
           << name << "' attribute for specifying " << list.what()
           << " segments must have " << uint64_t(list.slots().size())
           << " elements, but got " << attr.getSize();
  uint64_t total = 0;
  for (int64_t i = 0; i < attr.getSize(); ++i) {
    int32_t size;
    memcpy(&size, attr.getRawData().data() + i * sizeof(size), sizeof(size));
    if (size < 0)
      return list.op->emitOpError("'")
             << name << "' attribute cannot have negative elements";
    sizes.push_back(size);
    total += uint32_t(size);
  }
  if (total == list.size())
    return success();
  return list.op->emitOpError()
         << list.what() << " count (" << list.size()
         << ") does not match with the total size (" << total
         << ") specified in attribute '" << name << "'";
}

/// Fills in how many values each slot stands for. Fails to decide, and leaves
/// `sizes` empty, where several slots vary and no attribute tells.
static LogicalResult findSegments(ValueList list,
                                  SmallVectorImpl<int32_t> &sizes) {
  unsigned variable = llvm::count_if(list.slots(), [](const ValueSlot &slot) {
    return slot.arity != Arity::One;
  });
  if (variable > 1) {
    if (failed(readSegments(list, sizes)))
      return failure();
    if (!sizes.empty())
      return success();
  }
  unsigned rest = list.size() - (list.slots().size() - variable);
  if (variable > 1 && rest % variable)
    return success();
  for (const ValueSlot &slot : list.slots())
    sizes.push_back(slot.arity == Arity::One ? 1 : int32_t(rest / variable));
  return success();
}

static LogicalResult verifyTypes(ValueList list, ArrayRef<int32_t> sizes,
                                 SlotChecker &checker) {
  unsigned index = 0;
  for (auto [slot, size] : llvm::zip(list.slots(), sizes)) {
    if (slot.arity == Arity::Optional && size > 1)
      return list.op->emitOpError()
             << list.what() << " group starting at #" << index
             << " requires 0 or 1 element, but found " << size;
    for (unsigned end = index + unsigned(size); index != end; ++index) {
      Type type = list.typeOf(index);
      if (checker.accepts(slot.constraint, type))
        continue;
      return list.op->emitOpError()
             << list.what() << " #" << index << " must be "
             << (slot.arity == Arity::Variadic ? "variadic of " : "")
             << slot.constraint.summary << ", but got " << type;
    }
  }
  return success();
}

static LogicalResult verifyRegionArguments(Region &region,
                                           const RegionSlot &slot,
                                           SlotChecker &checker) {
  Operation *op = region.getParentOp();
  auto wrong = [&] {
    return op->emitOpError("region #")
           << region.getRegionNumber()
           << (slot.name.empty() ? "" : " ('" + slot.name + "')")
           << " failed to verify constraint: ";
  };
  if (region.getNumArguments() != slot.arguments->size())
    return wrong() << "region with " << uint64_t(slot.arguments->size())
                   << " arguments";
  for (auto [i, node] : llvm::enumerate(*slot.arguments))
    if (!checker.accepts(node, region.getArgument(unsigned(i)).getType()))
      return wrong() << "argument #" << uint64_t(i) << " of type "
                     << region.getArgument(unsigned(i)).getType()
                     << " is not what its definition says";
  return success();
}

static LogicalResult verifyRegionConstraints(Operation *op,
                                             SlotChecker &checker) {
  const std::vector<RegionSlot> &slots = op->getDefinition().regions;
  unsigned fixed = llvm::count_if(
      slots, [](const RegionSlot &slot) { return slot.arity == Arity::One; });
  unsigned index = 0;
  for (const RegionSlot &slot : slots) {
    unsigned size = slot.arity == Arity::One ? 1 : op->getNumRegions() - fixed;
    for (unsigned end = std::min(index + size, op->getNumRegions());
         index < end; ++index) {
      Region &region = op->getRegion(index);
      if (slot.arguments &&
          failed(verifyRegionArguments(region, slot, checker)))
        return failure();
      if (slot.blocks < 0)
        continue;
      if (std::distance(region.begin(), region.end()) == slot.blocks)
        continue;
      return op->emitOpError("region #")
             << index << (slot.name.empty() ? "" : " ('" + slot.name + "')")
             << " failed to verify constraint: region with " << slot.blocks
             << " blocks";
    }
  }
  return success();
}

static LogicalResult verifySlots(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  ValueList operands{op, true}, results{op, false};
  SmallVector<int32_t, 8> operandSizes, resultSizes;
  if (def.hasSignature && (failed(findSegments(operands, operandSizes)) ||
                           failed(findSegments(results, resultSizes))))
    return failure();
  SlotChecker checker(def);
  if (!def.attributes.empty() && failed(verifyAttributes(op, checker)))
    return failure();
  if (failed(verifyTypes(operands, operandSizes, checker)) ||
      failed(verifyTypes(results, resultSizes, checker)))
    return failure();
  return op->getNumRegions() ? verifyRegionConstraints(op, checker) : success();
}

//===-- Terminators and symbols
//--------------------------------------------===//

static LogicalResult verifyTerminator(Operation *op) {
  if (op->getBlock() && !op->getNextNode())
    return success();
  return op->emitOpError("must be the last operation in the parent block");
}

static LogicalResult verifySymbol(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  int slot = def.findAttribute("sym_name");
  if (slot >= 0 && def.attributes[slot].optional && !op->getAttrSlots()[slot])
    return success();
  if (!op->getAttrOfType<StringAttr>("sym_name"))
    return op->emitOpError("requires string attribute 'sym_name'");
  if (Attribute visibility = op->getAttr("sym_visibility")) {
    auto text = dyn_cast<StringAttr>(visibility);
    if (!text)
      return op->emitOpError("requires visibility attribute 'sym_visibility' "
                             "to be a string attribute, but got ")
             << visibility;
    if (text.getValue() != "public" && text.getValue() != "private" &&
        text.getValue() != "nested")
      return op->emitOpError("visibility expected to be one of [\"public\", "
                             "\"private\", \"nested\"], but got ")
             << visibility;
  }
  Operation *parent = op->getParentOp();
  if (parent && parent->isRegistered() &&
      !parent->hasTrait(OpTrait::SymbolTable))
    return op->emitOpError("symbol's parent must have the SymbolTable trait");
  return success();
}

LogicalResult detail::verifyDefinition(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (def.constraints)
    return verifyConstraints(op, *def.constraints);
  if (failed(verifyCounts(op)))
    return failure();
  if (!def.parents.empty() && failed(verifyParent(op)))
    return failure();
  if (op->hasTrait(OpTrait::NoRegionArguments) &&
      failed(verifyNoRegionArguments(op)))
    return failure();
  if (op->hasTrait(OpTrait::SingleBlock) && failed(verifySingleBlocks(op)))
    return failure();
  if (failed(verifySlots(op)))
    return failure();
  if (def.verifyTraits && failed(def.verifyTraits(op)))
    return failure();
  if (op->hasTrait(OpTrait::Terminator) && failed(verifyTerminator(op)))
    return failure();
  if (op->hasTrait(OpTrait::Symbol) && failed(verifySymbol(op)))
    return failure();
  return success();
}

//===-- Symbol tables
//------------------------------------------------------===//

/// The string attribute `sym_name` of any operation, null without one.
static Attribute findSymbolName(Operation *op, StringAttr symName) {
  Attribute name;
  if (op->isRegistered()) {
    int slot = op->getDefinition().findAttribute(symName);
    if (slot >= 0)
      name = op->getAttrSlots()[slot];
  } else if (auto properties =
                 dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAttr())) {
    name = properties.get(symName);
  }
  if (!name)
    for (const NamedAttribute &attr : op->getDiscardableAttrs())
      if (attr.getName() == symName)
        name = attr.getValue();
  return name && isa<StringAttr>(name) ? name : Attribute();
}

LogicalResult detail::verifySymbolTable(Operation *op) {
  if (op->getNumRegions() != 1)
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one region");
  if (!op->getRegion(0).hasOneBlock())
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one block");
  StringAttr symName = StringAttr::get(op->getContext(), "sym_name");
  llvm::DenseMap<Attribute, Operation *> symbols;
  for (Operation &symbol : op->getRegion(0).front()) {
    // Most operations have no attributes at all.
    if (!symbol.getRawDiscardableAttrs() && symbol.getAttrSlots().empty())
      continue;
    Attribute name = findSymbolName(&symbol, symName);
    if (!name)
      continue;
    auto [it, isNew] = symbols.try_emplace(name, &symbol);
    if (isNew)
      continue;
    InFlightDiagnostic diag = symbol.emitError("redefinition of symbol named '")
                              << cast<StringAttr>(name).getValue() << "'";
    diag.attachNote(it->second->getLoc())
        << "see existing symbol definition here";
    return diag;
  }
  return success();
}
