// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an operation of the extension says of subsets, loops and sums of
// indices: `strata.extracts`, `strata.inserts`, `strata.carries` and
// `strata.affine`.
#include "strata/Definition/OpHooks.h"
#include "strata/IRDL/WordReaderDetail.h"
#include "strata/Interfaces/DeclaredSubsets.h"
#include "strata/Interfaces/LinearForm.h"
#include "strata/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Subsets -----------------------------------------------------------===//

/// Reads a list of names: at most one attribute, and one operand.
static LogicalResult readNumbers(const OpDefinition &def, WordReader &reader,
                                 DictionaryAttr dict, StringRef entry,
                                 DeclaredSubset::Numbers &numbers) {
  if (!dict.get(entry))
    return success();
  SmallVector<StringRef, 2> names;
  WordReader::getText(dict, entry).split(names, ',');
  for (StringRef name : names) {
    name = name.trim();
    std::optional<unsigned> slot = def.findSlot(name);
    bool isOperand = slot && *slot < def.operands.size();
    if (!isOperand &&
        (!slot || *slot < def.operands.size() + def.results.size()))
      return reader.fail() << "'" << entry << "' has '" << name
                           << "', which is no operand and no attribute";
    std::optional<unsigned> &to =
        isOperand ? numbers.operand : numbers.attribute;
    if (to)
      return reader.fail() << "'" << entry << "' has two "
                           << (isOperand ? "operands" : "attributes");
    to = slot;
  }
  return success();
}

static LogicalResult readShape(WordReader &reader, const OpDefinition &def,
                               DictionaryAttr dict, DeclaredSubset &subset) {
  if (dict.get("map") && !dict.get("shape"))
    return reader.fail() << "'map' is about 'shape', which is missing";
  if (!dict.get("shape"))
    return success();
  if (dict.get("sizes"))
    return reader.fail() << "'shape' and 'sizes' say the same";
  StringRef name = WordReader::getText(dict, "shape");
  std::optional<unsigned> slot = reader.findSlot("shape", name);
  if (!slot)
    return failure();
  if (*slot >= def.operands.size() && failed(reader.checkResult("shape", name)))
    return failure();
  subset.sizes.shape = slot;
  if (!dict.get("map"))
    return success();
  subset.map = reader.findAttribute("map", WordReader::getText(dict, "map"));
  return success(subset.map.has_value());
}

static LogicalResult readLayout(WordReader &reader, DictionaryAttr dict,
                                DeclaredSubset &subset) {
  if (!dict.get("layout"))
    return success();
  SmallVector<StringRef, 2> names;
  WordReader::getText(dict, "layout").split(names, ',');
  for (StringRef name : names) {
    std::optional<unsigned> slot = reader.findAttribute("layout", name.trim());
    if (!slot)
      return failure();
    subset.layout.push_back(*slot);
  }
  return success();
}

/// The operands that `whole` and `value` name, and the result.
static LogicalResult readValues(const OpDefinition &def, WordReader &reader,
                                DictionaryAttr dict, DeclaredSubset &subset) {
  StringRef value = WordReader::getText(dict, "value");
  auto whole = reader.findOperand("whole", WordReader::getText(dict, "whole"));
  if (!whole)
    return failure();
  subset.whole = *whole;
  if (!subset.inserts)
    return reader.checkResult("value", value);
  auto part = reader.findOperand("value", value);
  if (!part)
    return failure();
  subset.part = *part;
  if (part == whole)
    return reader.fail() << "'whole' and 'value' are the same operand";
  // Without its result it inserts nothing.
  if (def.results.size() == 1 && def.results[0].arity != Arity::Variadic)
    return success();
  return reader.fail() << "the operation must have one result";
}

static LogicalResult readSubset(const OpDefinition &def, Operation *op,
                                const Definitions &definitions,
                                DeclaredSubset &subset, bool &isKnown) {
  WordReader reader(def, op, definitions,
                    subset.inserts ? "strata.inserts" : "strata.extracts");
  DictionaryAttr dict = reader.read(
      {"whole", "value", "offsets"},
      {"sizes", "strides", "shape", "map", "layout", "when", "exact"});
  bool isUnknown = false;
  if (!dict || failed(readValues(def, reader, dict, subset)) ||
      failed(readNumbers(def, reader, dict, "offsets", subset.offsets)) ||
      failed(readNumbers(def, reader, dict, "sizes", subset.sizes)) ||
      failed(readNumbers(def, reader, dict, "strides", subset.strides)) ||
      failed(readShape(reader, def, dict, subset)) ||
      failed(readLayout(reader, dict, subset)) ||
      failed(reader.readCondition(dict, "when", subset.condition, isUnknown)) ||
      failed(reader.readCondition(dict, "exact", subset.exact, isUnknown)))
    return failure();
  isKnown = !isUnknown;
  return success();
}

//===-- Loops -------------------------------------------------------------===//

static LogicalResult readLoop(const OpDefinition &def, Operation *op,
                              const Definitions &definitions,
                              DeclaredLoop &loop) {
  WordReader reader(def, op, definitions, "strata.carries");
  DictionaryAttr dict = reader.read({"inits", "results", "body"}, {});
  if (!dict)
    return failure();
  StringRef inits = WordReader::getText(dict, "inits");
  StringRef results = WordReader::getText(dict, "results");
  StringRef body = WordReader::getText(dict, "body");
  std::optional<unsigned> slot = def.findSlot(inits);
  if (!slot || *slot >= def.operands.size() ||
      def.operands[*slot].arity != Arity::Variadic ||
      !def.operands[*slot].groupSizes.empty())
    return reader.fail() << "'inits' is '" << inits
                         << "', which is no variadic operand";
  loop.inits = *slot;
  bool isLast = !def.results.empty() && def.results.back().name == results &&
                def.results.back().arity == Arity::Variadic;
  if (!isLast || llvm::any_of(ArrayRef(def.results).drop_back(),
                              [](const ValueSlot &other) {
                                return other.arity != Arity::One;
                              }))
    return reader.fail() << "'results' is '" << results
                         << "', which is not the only variadic result, and the "
                            "last one";
  loop.results = unsigned(def.results.size() - 1);
  ArrayRef<RegionSlot> regions(def.regions);
  const RegionSlot *region = llvm::find_if(
      regions, [&](const RegionSlot &known) { return known.name == body; });
  if (region == regions.end() || region->arity != Arity::One)
    return reader.fail() << "'body' is '" << body
                         << "', which is no single region";
  loop.region = unsigned(region - regions.begin());
  if (def.numSuccessors != 0)
    return reader.fail() << "a loop that carries values can have no successors";
  return success();
}

//===-- Sums --------------------------------------------------------------===//

static LogicalResult readAffineResult(const OpDefinition &def, Operation *op,
                                      const Definitions &definitions,
                                      DeclaredAffineResult &result) {
  WordReader reader(def, op, definitions, "strata.affine");
  Attribute word = op->getDiscardableAttr("strata.affine");
  if (def.results.size() != 1 || def.results[0].arity != Arity::One)
    return reader.fail() << "the operation must have one result";
  if (auto name = dyn_cast<StringAttr>(word)) {
    int slot = def.findAttribute(name.getValue());
    if (slot < 0)
      return reader.fail() << "there is no attribute '" << name.getValue()
                           << "'";
    result.attribute = unsigned(slot);
    return success();
  }
  result.map = cast<AffineMapAttr>(word).getValue();
  size_t numInputs = result.map.getNumDims() + result.map.getNumSymbols();
  if (result.map.getNumResults() != 1)
    return reader.fail() << "the map must have one result";
  if (numInputs != def.operands.size() ||
      llvm::any_of(def.operands, [](const ValueSlot &operand) {
        return operand.arity != Arity::One;
      }))
    return reader.fail() << "the map has " << uint64_t(numInputs)
                         << " inputs, which are not the operands";
  return success();
}

//===-- All of them -------------------------------------------------------===//

LogicalResult irdl::readStructure(OpDefinition &def, Operation *op,
                                  const Definitions &definitions,
                                  DeclaredStructure &structure) {
  auto addInterface = [&](StringRef name) {
    if (!llvm::is_contained(def.interfaces, name))
      def.interfaces.push_back(name.str());
  };
  bool extracts = bool(op->getAttr("strata.extracts"));
  bool inserts = bool(op->getAttr("strata.inserts"));
  if (extracts && inserts)
    return op->emitError("an operation cannot have both 'strata.extracts' and "
                         "'strata.inserts'");
  if (extracts || inserts) {
    DeclaredSubset subset;
    subset.inserts = inserts;
    bool isKnown = false;
    if (failed(readSubset(def, op, definitions, subset, isKnown)))
      return failure();
    if (!def.regions.empty() || def.numSuccessors != 0)
      return op->emitError("an operation about subsets can have no regions and "
                           "no successors");
    if (isKnown) {
      for (StringRef name : getInterfaceNames(subset))
        addInterface(name);
      structure.subset = std::move(subset);
    }
  }
  if (op->getAttr("strata.carries")) {
    if (failed(readLoop(def, op, definitions, structure.loop.emplace())))
      return failure();
    addInterface(LoopLikeOpInterface::name);
  }
  if (op->getAttr("strata.affine")) {
    if (failed(
            readAffineResult(def, op, definitions, structure.affine.emplace())))
      return failure();
    addInterface(AffineResultOpInterface::name);
  }
  return success();
}

LogicalResult irdl::loadStructure(OpDefinition &def, Operation *op,
                                  DeclaredStructure structure) {
  SmallVector<StringRef, 4> names;
  if (structure.subset)
    llvm::append_range(names, getInterfaceNames(*structure.subset));
  if (structure.loop)
    names.push_back(LoopLikeOpInterface::name);
  if (structure.affine)
    names.push_back(AffineResultOpInterface::name);
  for (StringRef name : names)
    if (def.findInterface(name))
      return op->emitError("interface '")
             << name << "' is registered for '" << def.name
             << "', and follows from what the file says";
  if (structure.subset && def.hasTrait(OpTrait::Terminator))
    return op->emitError("an operation about subsets cannot be a terminator");
  if (structure.subset)
    attachSubset(def, std::move(*structure.subset));
  if (structure.loop)
    attachLoop(def, *structure.loop);
  if (structure.affine)
    attachAffineResult(def, *structure.affine);
  return success();
}
