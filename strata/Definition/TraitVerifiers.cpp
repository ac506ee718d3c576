// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits about structure: numbers of things, segments, parents, blocks,
// terminators, symbols.
#include "strata/Definition/RegistryDetail.h"
#include "strata/Definition/TraitsDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"

#include <atomic>

using namespace strata;

//===-- Numbers of things ------------------------------------------------===//

/// The number that a trait requires; `exact` is cleared if more are accepted.
static unsigned getWanted(const TraitUse &trait, bool &exact) {
  exact = !trait.name.starts_with("AtLeast");
  if (trait.name.starts_with("Zero"))
    return 0;
  if (trait.name.starts_with("One"))
    return 1;
  return trait.getNumber(0);
}

/// Whether `found` satisfies `trait`; otherwise `exact` and `wanted` are set to
/// its requirement.
static bool hasWanted(const TraitUse &trait, unsigned found, bool &exact,
                      unsigned &wanted) {
  wanted = getWanted(trait, exact);
  return exact ? found == wanted : found >= wanted;
}

LogicalResult detail::verifyNumOperands(Operation *op, const TraitUse &trait) {
  bool exact;
  unsigned wanted, found = op->getNumOperands();
  if (hasWanted(trait, found, exact, wanted))
    return success();
  if (trait.name == "ZeroOperands")
    return op->emitOpError("requires zero operands");
  if (trait.name == "OneOperand")
    return op->emitOpError("requires a single operand");
  return op->emitOpError("expected ") << wanted << (exact ? "" : " or more")
                                      << " operands, but found " << found;
}

/// The same for `things` of which messages do not say how many there are.
static LogicalResult verifyNumber(Operation *op, const TraitUse &trait,
                                  unsigned found, StringRef things) {
  bool exact;
  unsigned wanted;
  if (hasWanted(trait, found, exact, wanted))
    return success();
  if (trait.name.starts_with("Zero"))
    return op->emitOpError("requires zero ") << things;
  if (trait.name.starts_with("One"))
    return op->emitOpError("requires one ") << things.drop_back();
  return op->emitOpError("expected ")
         << wanted << (exact ? " " : " or more ") << things;
}

LogicalResult detail::verifyNumResults(Operation *op, const TraitUse &trait) {
  return verifyNumber(op, trait, op->getNumResults(), "results");
}

LogicalResult detail::verifyNumRegions(Operation *op, const TraitUse &trait) {
  return verifyNumber(op, trait, op->getNumRegions(), "regions");
}

LogicalResult detail::verifyNumSuccessors(Operation *op,
                                          const TraitUse &trait) {
  bool exact;
  unsigned wanted, found = op->getNumSuccessors();
  if (hasWanted(trait, found, exact, wanted))
    return success();
  if (!exact)
    return op->emitOpError("requires at least ")
           << wanted << " successors but found " << found;
  return op->emitOpError("requires ")
         << wanted << (wanted == 1 ? " successor" : " successors")
         << " but found " << found;
}

//===-- Segments ---------------------------------------------------------===//

/// Checks the attribute `name`, if it is one that can hold sizes, against the
/// number of slots and of values.
static LogicalResult verifySegments(Operation *op, StringRef name,
                                    StringRef what, size_t numSlots,
                                    unsigned numValues) {
  auto attr = dyn_cast_or_null<DenseArrayAttr>(op->getInherentAttrOrNull(name));
  if (!attr || !attr.getElementType().isInteger(32))
    return success();
  if (size_t(attr.getSize()) != numSlots)
    return op->emitOpError("'") << name << "' attribute for specifying " << what
                                << " segments must have " << uint64_t(numSlots)
                                << " elements, but got " << attr.getSize();
  uint64_t total = 0;
  for (int64_t i = 0; i < attr.getSize(); ++i) {
    int32_t size;
    memcpy(&size, attr.getRawData().data() + i * sizeof(size), sizeof(size));
    if (size < 0)
      return op->emitOpError("'")
             << name << "' attribute cannot have negative elements";
    total += uint32_t(size);
  }
  if (total == numValues)
    return success();
  return op->emitOpError() << what << " count (" << numValues
                           << ") does not match with the total size (" << total
                           << ") specified in attribute '" << name << "'";
}

LogicalResult detail::verifyOperandSegments(Operation *op, const TraitUse &) {
  return verifySegments(op, "operandSegmentSizes", "operand",
                        op->getDefinition().operands.size(),
                        op->getNumOperands());
}

LogicalResult detail::verifyResultSegments(Operation *op, const TraitUse &) {
  return verifySegments(op, "resultSegmentSizes", "result",
                        op->getDefinition().results.size(),
                        op->getNumResults());
}

//===-- Parents and regions ----------------------------------------------===//

LogicalResult detail::verifyParent(Operation *op, const TraitUse &trait) {
  ArrayRef<std::string> parents = trait.arguments;
  Operation *parent = op->getParentOp();
  if (parent && llvm::is_contained(parents, parent->getName().getStringRef()))
    return success();
  return op->emitOpError("expects parent op ")
         << (parents.size() == 1 ? "'" : "to be one of '")
         << llvm::join(parents, ", ") << "'";
}

LogicalResult detail::verifyNoRegionArguments(Operation *op, const TraitUse &) {
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

LogicalResult detail::verifySingleBlock(Operation *op, const TraitUse &) {
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return op->emitOpError("expects region #")
             << region.getRegionNumber() << " to have 0 or 1 blocks";
    if (region.front().empty() && !op->hasTrait(OpTrait::NoTerminator))
      return op->emitOpError("expects a non-empty block");
  }
  return success();
}

LogicalResult detail::verifyImplicitTerminator(Operation *op,
                                               const TraitUse &trait) {
  StringRef expected = trait.arguments.front();
  for (Region &region : op->getRegions()) {
    Operation *last = region.empty() ? nullptr : region.front().getLastOp();
    if (!last || last->getName().getStringRef() == expected)
      continue;
    InFlightDiagnostic diag = op->emitOpError("expects regions to end with '")
                              << expected << "', found '"
                              << last->getName().getStringRef() << "'";
    diag.attachNote() << "in custom textual format, the absence of terminator "
                         "implies '"
                      << expected << "'";
    return diag;
  }
  return success();
}

LogicalResult detail::verifyTerminator(Operation *op, const TraitUse &) {
  if (op->getBlock() && !op->getNextNode())
    return success();
  return op->emitOpError("must be the last operation in the parent block");
}

//===-- Symbols ----------------------------------------------------------===//

LogicalResult detail::verifySymbol(Operation *op, const TraitUse &) {
  const OpDefinition &def = op->getDefinition();
  int slot = def.findAttribute("sym_name");
  if (slot >= 0 && def.attributes[unsigned(slot)].optional &&
      !op->getAttrSlots()[unsigned(slot)])
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
  if (SymbolTable::isDeclaration(op) &&
      SymbolTable::getSymbolVisibility(op) == SymbolTable::Visibility::Public)
    return op->emitOpError("symbol declaration cannot have public visibility");
  Operation *parent = op->getParentOp();
  if (parent && parent->isRegistered() &&
      !parent->hasTrait(OpTrait::SymbolTable))
    return op->emitOpError("symbol's parent must have the SymbolTable trait");
  return success();
}

/// The string attribute `sym_name` of any operation, null without one.
static Attribute findSymbolName(Operation *op, StringAttr symName) {
  Attribute name;
  if (op->isRegistered()) {
    int slot = op->getDefinition().findAttribute(symName);
    if (slot >= 0)
      name = op->getAttrSlots()[unsigned(slot)];
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

/// Checks the symbols that `op` mentions, without its regions.
static LogicalResult verifyOwnSymbolUses(Operation *op,
                                         SymbolTableCollection &tables) {
  const OpDefinition &def = op->getDefinition();
  return success(
      (!def.verifySymbolUsesBody ||
       succeeded(def.verifySymbolUsesBody->verify(op, tables))) &&
      (!def.verifySymbolUses || succeeded(def.verifySymbolUses(op, tables))));
}

/// Whether `op` is a symbol table, or may be one, as operations of a dialect that is declared but not
/// loaded.
static bool isMaybeSymbolTable(Operation *op) {
  return op->hasTrait(OpTrait::SymbolTable) ||
         (!op->isRegistered() && op->getNumRegions() == 1 &&
          op->getDefinition().dialect->isKnown());
}

/// Checks the symbols that the operations in `regions`, but not in nested tables, which have had
/// their turn, mention. The order is upstream's, since the first error is the last: a region's
/// operations before those in their regions, later regions first.
static LogicalResult verifyUsesInRegions(ArrayRef<Region *> regions,
                                         SymbolTableCollection &tables) {
  SmallVector<Region *, 8> worklist(regions);
  while (!worklist.empty())
    for (Block &block : *worklist.pop_back_val())
      for (Operation &op : block) {
        if (failed(verifyOwnSymbolUses(&op, tables)))
          return failure();
        if (op.getNumRegions() && !isMaybeSymbolTable(&op))
          for (Region &region : op.getRegions())
            worklist.push_back(&region);
      }
  return success();
}

LogicalResult strata::verifySymbolUses(Operation *op,
                                       SymbolTableCollection &tables) {
  if (failed(verifyOwnSymbolUses(op, tables)))
    return failure();
  if (isMaybeSymbolTable(op))
    return success();
  SmallVector<Region *> regions;
  for (Region &region : op->getRegions())
    regions.push_back(&region);
  return verifyUsesInRegions(regions, tables);
}

/// Whether threads find the same in the body of `table`, without a report. They take part only for
/// modules that nothing is around, which no thread of several verifies, and of many operations.
static bool mayVerifySymbolUsesInParallel(Operation *table) {
  constexpr unsigned Enough = 8192;
  if (table->getParentOp() || table->getContext()->getNumThreads() < 2)
    return false;
  unsigned count = 0;
  for (Operation &op : table->getRegion(0).front())
    for (Region &region : op.getRegions())
      for (Block &block : region)
        for (auto it = block.begin(), end = block.end(); it != end; ++it)
          if (++count == Enough)
            return true;
  return false;
}

/// False if there is something to report, or to be found out by one thread.
static bool areSymbolUsesFine(Operation *table) {
  Context *ctx = table->getContext();
  SmallVector<Region *, 0> regions;
  for (Operation &op : table->getRegion(0).front()) {
    // One that is declared but not loaded may be a table; its own uses are checked by one thread.
    if (!op.isRegistered() || op.getDefinition().hasSymbolUseVerifier())
      return false;
    if (!op.hasTrait(OpTrait::SymbolTable))
      for (Region &region : op.getRegions())
        regions.push_back(&region);
  }
  size_t numPieces = std::min<size_t>(regions.size(), ctx->getNumThreads());
  std::atomic<bool> isFine = true;
  ctx->parallelFor(numPieces, [&](size_t piece) {
    DiagnosticCapture silence;
    SymbolTableCollection tables;
    size_t begin = piece * regions.size() / numPieces;
    size_t end = (piece + 1) * regions.size() / numPieces;
    // One thread reports warnings, too.
    if (failed(verifyUsesInRegions(ArrayRef(regions).slice(begin, end - begin),
                                   tables)) ||
        !silence.take().empty())
      isFine = false;
  });
  return isFine;
}

LogicalResult detail::verifySymbolTable(Operation *op, const TraitUse &) {
  if (op->getNumRegions() != 1)
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one region");
  if (!op->getRegion(0).hasOneBlock())
    return op->emitOpError(
        "Operations with a 'SymbolTable' must have exactly one block");
  Context *ctx = op->getContext();
  StringAttr symName = StringAttr::get(ctx, "sym_name");
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
  if (!ctx->getRegistry().hasSymbolUsers)
    return success();
  if (mayVerifySymbolUsesInParallel(op) && areSymbolUsesFine(op))
    return success();
  SymbolTableCollection tables;
  return verifyUsesInRegions(&op->getRegion(0), tables);
}

//===-- Interfaces -------------------------------------------------------===//

/// Calls the verifier that Interfaces has installed in the Context.
static LogicalResult verifyInterface(Operation *op, const TraitUse &trait,
                                     TraitVerifier InterfaceVerifiers::*kind) {
  const InterfaceVerifiers *verifiers =
      op->getContext()->getInterfaceVerifiers();
  assert(verifiers && "installInterfaceVerifiers was not called");
  return verifiers ? (verifiers->*kind)(op, trait) : success();
}

LogicalResult detail::verifyFunction(Operation *op, const TraitUse &trait) {
  return verifyInterface(op, trait, &InterfaceVerifiers::function);
}

LogicalResult detail::verifyBranch(Operation *op, const TraitUse &trait) {
  return verifyInterface(op, trait, &InterfaceVerifiers::branch);
}

LogicalResult detail::verifyBranchWeights(Operation *op,
                                          const TraitUse &trait) {
  return verifyInterface(op, trait, &InterfaceVerifiers::branchWeights);
}

LogicalResult detail::verifyCast(Operation *op, const TraitUse &trait) {
  return verifyInterface(op, trait, &InterfaceVerifiers::cast);
}
