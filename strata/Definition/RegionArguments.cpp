// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/RegionArguments.h"

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// The number of elements of an array; 1 for other attributes.
static size_t getNumElements(Attribute attr) {
  if (auto array = dyn_cast_or_null<ArrayAttr>(attr))
    return array.size();
  if (auto array = dyn_cast_or_null<DenseArrayAttr>(attr))
    return size_t(array.getSize());
  return 1;
}

LogicalResult ArgumentSlot::getTypes(ArrayRef<Type> types, Attribute attr,
                                     SmallVectorImpl<Type> &result) const {
  if (!function) {
    llvm::append_range(result, types);
    return success();
  }
  SmallVector<Type, 4> found;
  bool givesList = false;
  if (!attr) {
    for (const Type &type : types) {
      found.clear();
      if (!function->evaluate({.types = type}, {}, found, givesList) ||
          found.empty())
        return failure();
      result.push_back(found.front());
    }
    return success();
  }
  if (!function->evaluate({.attr = attr}, {}, found, givesList) ||
      (found.empty() && !givesList))
    return failure();
  if (givesList)
    llvm::append_range(result, found);
  else
    result.append(getNumElements(attr), found.front());
  return success();
}

namespace {
/// Gives the types of the values of slots, and attributes, of one operation.
class SlotReader {
public:
  explicit SlotReader(Operation *op) : op(op), def(op->getDefinition()) {
    isValid = succeeded(getOperandSegments(op, operands)) &&
              succeeded(getResultSegments(op, results));
  }
  /// The types of the arguments that `slot` stands for.
  LogicalResult getTypes(const ArgumentSlot &slot,
                         SmallVectorImpl<Type> &types) const {
    size_t numOperands = def.operands.size(), numResults = def.results.size();
    SmallVector<Type, 4> from;
    if (!isValid)
      return failure();
    if (slot.from < numOperands) {
      Segment segment = operands[slot.from];
      for (unsigned i = 0; i < segment.size; ++i)
        from.push_back(op->getOperand(segment.first + i).getType());
    } else if (slot.from < numOperands + numResults) {
      Segment segment = results[slot.from - numOperands];
      for (unsigned i = 0; i < segment.size; ++i)
        from.push_back(op->getResult(segment.first + i).getType());
    } else {
      unsigned number = unsigned(slot.from - numOperands - numResults);
      Attribute attr = op->getAttrSlots()[number];
      if (!attr)
        attr = def.attributes[number].defaultValue;
      return attr ? slot.getTypes({}, attr, types) : failure();
    }
    return slot.getTypes(from, {}, types);
  }

private:
  Operation *op;
  const OpDefinition &def;
  SmallVector<Segment, 4> operands, results;
  bool isValid;
};
} // namespace

LogicalResult strata::getArgumentSegments(Operation *op, unsigned number,
                                          SmallVectorImpl<Segment> &segments,
                                          std::string *why) {
  const OpDefinition &def = op->getDefinition();
  const RegionSlot &slot = def.regions[number];
  auto fail = [&](const Twine &message) -> LogicalResult {
    if (why)
      *why = message.str();
    return failure();
  };
  Region &region = op->getRegion(number);
  if (region.empty())
    return fail("region '" + slot.name + "' must have a block");
  SlotReader reader(op);
  SmallVector<Type, 4> types;
  segments.clear();
  for (const ArgumentSlot &argument : slot.namedArguments) {
    size_t first = types.size();
    if (failed(reader.getTypes(argument, types)))
      return fail("the types of the arguments '" + argument.name +
                  "' of region '" + slot.name + "' cannot be computed");
    segments.push_back({unsigned(first), unsigned(types.size() - first)});
  }
  Block &entry = region.front();
  if (entry.getNumArguments() != types.size())
    return fail("region '" + slot.name + "' must have " + Twine(types.size()) +
                (types.size() == 1 ? " argument" : " arguments") +
                ", but has " + Twine(entry.getNumArguments()));
  for (auto [i, type] : llvm::enumerate(types)) {
    Type found = entry.getArgument(unsigned(i)).getType();
    if (found == type)
      continue;
    if (why) {
      llvm::raw_string_ostream os(*why);
      os << "argument #" << i << " of region '" << slot.name
         << "' must be of type '" << type << "', but is of type '" << found
         << "'";
    }
    return failure();
  }
  return success();
}

Block *strata::createEntryBlock(Operation *op, unsigned number,
                                SmallVectorImpl<Segment> &segments) {
  SlotReader reader(op);
  SmallVector<Type, 4> types;
  segments.clear();
  for (const ArgumentSlot &argument :
       op->getDefinition().regions[number].namedArguments) {
    size_t first = types.size();
    if (failed(reader.getTypes(argument, types)))
      return nullptr;
    segments.push_back({unsigned(first), unsigned(types.size() - first)});
  }
  Block &block = op->getRegion(number).emplaceBlock();
  for (Type type : types)
    block.addArgument(type, op->getLoc());
  return &block;
}

std::optional<unsigned> strata::countArgumentsBefore(const RegionSlot &region,
                                                     unsigned from) {
  ArrayRef<ArgumentSlot> named = region.namedArguments;
  if (named.empty() || named.back().from != from ||
      llvm::any_of(named.drop_back(), [](auto &slot) { return slot.isList; }))
    return std::nullopt;
  return unsigned(named.size() - 1);
}

LogicalResult strata::verifyNamedArguments(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  for (unsigned i = 0; i < def.regions.size(); ++i) {
    SmallVector<Segment, 4> segments;
    std::string why;
    if (!def.regions[i].namedArguments.empty() &&
        failed(getArgumentSegments(op, i, segments, &why)))
      return op->emitOpError(why);
  }
  return success();
}
