// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations, blocks and regions as text, and the entry points of the printer.
// The generic form is the main path: per operation one access to its
// definition, a table look-up per operand, and copies of cached text.
#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Printer/PrinterDetail.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/Support/ScopeExit.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Values and blocks ------------------------------------------------===//

void Printer::printName(NameCode name) {
  switch (name.kind()) {
  case NameCode::Number:
    out.put('%');
    return out.putUnsigned(name.index());
  case NameCode::Argument:
    out.put("%arg");
    return out.putUnsigned(name.index());
  case NameCode::Text:
    out.put('%');
    return out.put(names.getText(name));
  case NameCode::Groups:
    return printName(names.getGroups(name).front().name);
  }
}

/// Operands that are the only result of their operation or a numbered argument,
/// as nearly all are, are written in one go.
LLVM_ATTRIBUTE_ALWAYS_INLINE bool Printer::tryPrintOperand(Value value) {
  detail::ValueImpl *impl = value.getImpl();
  if (LLVM_UNLIKELY(!impl))
    return false;
  bool isArgument = impl->kind() == detail::ValueImpl::Argument;
  NameCode name;
  if (isArgument) {
    name = names.of(impl);
  } else {
    Operation *op = OpResult(impl).getOwner();
    if (op->getNumResults() != 1)
      return false;
    name = names.of(op);
  }
  if (LLVM_UNLIKELY(!name || name.kind() > NameCode::Argument))
    return false;
  // `%arg` and ten digits.
  char *at = out.getCursor(16);
  std::memcpy(at, "%arg", 4);
  at += name.kind() == NameCode::Argument ? 4 : 1;
  out.setCursor(writeUnsigned(at, name.index()));
  return true;
}

void Printer::printOperand(Value value) {
  if (LLVM_UNLIKELY(recorder))
    return recordOperand(value);
  if (LLVM_LIKELY(tryPrintOperand(value)))
    return;
  detail::ValueImpl *impl = value.getImpl();
  if (LLVM_UNLIKELY(!impl))
    return out.put("<<NULL VALUE>>");
  bool isArgument = impl->kind() == detail::ValueImpl::Argument;
  Operation *op = isArgument ? nullptr : OpResult(impl).getOwner();
  NameCode name = isArgument ? names.of(impl) : names.of(op);
  if (LLVM_UNLIKELY(!name))
    return out.put("<<UNKNOWN SSA VALUE>>");
  if (isArgument || op->getNumResults() == 1)
    return printName(name);
  uint32_t number = OpResult(impl).getResultNumber();
  uint32_t first = 0, last = op->getNumResults();
  if (LLVM_UNLIKELY(name.kind() == NameCode::Groups)) {
    ArrayRef<SsaNames::Group> groups = names.getGroups(name);
    size_t i = 1;
    while (i < groups.size() && groups[i].first <= number)
      ++i;
    first = groups[i - 1].first;
    last = i < groups.size() ? groups[i].first : last;
    name = groups[i - 1].name;
  }
  printName(name);
  if (last - first == 1)
    return;
  out.put('#');
  out.putUnsigned(number - first);
}

std::string Printer::getValueName(Value value) {
  detail::ValueImpl *impl = value.getImpl();
  bool isArgument = impl->kind() == detail::ValueImpl::Argument;
  NameCode name =
      isArgument ? names.of(impl) : names.of(OpResult(impl).getOwner());
  if (name && name.kind() == NameCode::Groups)
    name = names.getGroups(name).front().name;
  if (name && name.kind() == NameCode::Argument)
    return "arg" + std::to_string(name.index());
  return name && name.kind() == NameCode::Text ? names.getText(name).str()
                                               : std::string();
}

/// `%0 = `, `%0:2 = ` or `%a, %b:2 = `.
void Printer::printResultNames(Operation *op) {
  uint32_t count = op->getNumResults();
  auto printGroup = [&](NameCode name, uint32_t size) {
    if (name)
      printName(name);
    else
      out.put("<<UNKNOWN SSA VALUE>>");
    if (size == 1)
      return;
    out.put(':');
    out.putUnsigned(size);
  };
  if (LLVM_LIKELY(count == 1) && tryPrintOperand(op->getResult(0)))
    return out.put(" = ");
  NameCode name = names.of(op);
  if (LLVM_LIKELY(!name || name.kind() != NameCode::Groups)) {
    printGroup(name, count);
    return out.put(" = ");
  }
  ArrayRef<SsaNames::Group> groups = names.getGroups(name);
  for (size_t i = 0; i < groups.size(); ++i) {
    if (i)
      out.put(", ");
    uint32_t end = i + 1 < groups.size() ? groups[i + 1].first : count;
    printGroup(groups[i].name, end - groups[i].first);
  }
  out.put(" = ");
}

void Printer::printBlockName(NameCode name) {
  if (!name)
    return out.put("INVALIDBLOCK");
  if (LLVM_UNLIKELY(name.kind() == NameCode::Text)) {
    out.put('^');
    return out.put(names.getBlockText(name).text);
  }
  out.put("^bb");
  out.putUnsigned(name.index());
}

void Printer::printSuccessor(Block *block) {
  if (LLVM_UNLIKELY(recorder))
    recorder->failed = true;
  printBlockName(block ? names.of(block) : NameCode());
}

void Printer::printSuccessorAndUseList(Block *block, ValueRange operands) {
  printSuccessor(block);
  if (operands.empty())
    return;
  out.put('(');
  printOperands(operands);
  out.put(" : ");
  for (size_t i = 0; i < operands.size(); ++i) {
    if (i)
      out.put(", ");
    printValueType(operands[i]);
  }
  out.put(')');
}

void Printer::printValueType(Value value) {
  printType(value ? value.getType() : Type());
}

//===-- Blocks and regions -----------------------------------------------===//

/// The comment after a label: one entry per edge, by position of the blocks.
void Printer::printPredecessors(Block &block) {
  if (!block.getParent())
    return out.put("  // block is not in a region!");
  if (Block *pred = block.getSinglePredecessor()) {
    out.put("  // pred: ");
    return printSuccessor(pred);
  }
  SmallVector<std::pair<uint32_t, NameCode>, 4> blocks;
  for (BlockOperand &use : block.getPredecessorUses()) {
    Block *pred = use.getOwner()->getBlock();
    NameCode name = pred ? names.of(pred) : NameCode();
    uint32_t position = ~0u;
    if (name)
      position = name.kind() == NameCode::Text
                     ? names.getBlockText(name).position
                     : name.index();
    blocks.push_back({position, name});
  }
  if (blocks.empty())
    return block.isEntryBlock() ? void() : out.put("  // no predecessors");
  llvm::stable_sort(blocks, llvm::less_first());
  out.put("  // ");
  out.putUnsigned(blocks.size());
  out.put(" preds: ");
  for (size_t i = 0; i < blocks.size(); ++i) {
    if (i)
      out.put(", ");
    printBlockName(blocks[i].second);
  }
}

void Printer::printBlockLabel(Block &block) {
  out.putSpaces(indent);
  printBlockName(names.ofMember(&block));
  if (!block.args_empty()) {
    out.put('(');
    bool first = true;
    for (BlockArgument arg : block.getArguments()) {
      if (!first)
        out.put(", ");
      first = false;
      printOperand(arg);
      out.put(": ");
      printType(arg.getType());
      if (flags.debugInfo)
        printTrailingLoc(arg);
    }
    out.put(')');
  }
  out.put(':');
  printPredecessors(block);
  out.put('\n');
}

void Printer::printBlock(Block &block, bool printLabel, bool printTerminator) {
  if (printLabel)
    printBlockLabel(block);
  indent += 2;
  if (LLVM_UNLIKELY(flags.valueUsers))
    for (BlockArgument arg : block.getArguments())
      printUsers(arg);
  if (LLVM_UNLIKELY(&block == tables.topLevelBlock ||
                    (!isHelper && printTerminator && names.isLarge(block))))
    printOpsInParallel(block);
  else
    printOps(block, printTerminator);
  indent -= 2;
}

void Printer::printOps(Block &block, bool printTerminator) {
  for (Operation *op = block.getFirstOp(); op; op = op->getNextNode()) {
    if (LLVM_UNLIKELY(!printTerminator) && op == block.getLastOp() &&
        op->hasTrait(OpTrait::Terminator))
      break;
    printOpLine(op);
    out.put('\n');
  }
}

void Printer::printRegion(Region &region, bool printEntryBlockArgs,
                          bool printBlockTerminators, bool printEmptyBlock) {
  if (LLVM_UNLIKELY(recorder))
    return recordRegion(region, printEntryBlockArgs, printBlockTerminators,
                        printEmptyBlock);
  if (flags.skipRegions)
    return out.put("{...}");
  out.put('{');
  PlaceRecorder<PrintedRegion> place(tables.regionPlaces,
                                     {&region, out.getPosition()}, out);
  out.put('\n');
  runWithSufficientStackSpace([&] {
    if (region.empty())
      return;
    Operation *parent = region.getParentOp();
    bool isDefault = parent && parent->hasTrait(OpTrait::DefaultDialect);
    defaultDialects.push_back(isDefault ? parent->getDialect()->getNamespace()
                                        : StringRef());
    ScopeExit popDialect([&] { defaultDialects.pop_back(); });
    Block &entry = region.front();
    bool label = (printEmptyBlock && entry.empty()) ||
                 (printEntryBlockArgs && !entry.args_empty());
    printBlock(entry, label, printBlockTerminators);
    if (LLVM_UNLIKELY(!isHelper && names.isLarge(region)))
      return printBlocksInParallel(std::next(region.begin()), region.end());
    for (Block *block = entry.getNextNode(); block;
         block = block->getNextNode())
      printBlock(*block, /*printLabel=*/true, /*printTerminator=*/true);
  });
  out.putSpaces(indent);
  place.close();
  out.put('}');
}

void Printer::printRegionArgument(BlockArgument arg,
                                  ArrayRef<NamedAttribute> argAttrs,
                                  bool omitType) {
  printOperand(arg);
  if (!omitType) {
    out.put(": ");
    printType(arg.getType());
  }
  printOptionalAttrDict(argAttrs, {});
  if (flags.debugInfo)
    printTrailingLoc(arg);
}

void Printer::printRegionList(Operation *op) {
  out.put(" (");
  bool first = true;
  for (Region &region : op->getRegions()) {
    if (!first)
      out.put(", ");
    first = false;
    printRegion(region, /*printEntryBlockArgs=*/true,
                /*printBlockTerminators=*/true, /*printEmptyBlock=*/true);
  }
  out.put(')');
}

//===-- Operations -------------------------------------------------------===//

void Printer::printOpLine(Operation *op) {
  out.putSpaces(indent);
  PlaceRecorder<PrintedOp> place(tables.places, {op, out.getPosition()}, out);
  if (op->getNumResults())
    printResultNames(op);
  printCustomOrGenericOp(op);
  if (LLVM_UNLIKELY(flags.debugInfo))
    printTrailingLoc(op);
  place.close();
  if (LLVM_UNLIKELY(flags.valueUsers))
    printUsers(op);
}

/// The name, without the dialect where that is the default one.
void Printer::printOpName(Operation *op) {
  StringRef name = op->getDefinition().name;
  if (LLVM_UNLIKELY(tables.older))
    name = tables.older->getName(op->getDefinition());
  StringRef stem = name;
  if (name.count('.') == 1 && stem.consume_front(defaultDialects.back()) &&
      stem.consume_front("."))
    name = stem;
  out.put(name);
}

void Printer::printCustomOrGenericOp(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (LLVM_UNLIKELY(tables.older) && tables.older->genericOps.contains(op))
    return printGenericOp(op, /*printOpName=*/true);
  if (!flags.generic && def.registered && AssemblyFormat::prints(def)) {
    if (!printByFormat(op))
      printGenericOp(op, /*printOpName=*/true);
    return;
  }
  if (flags.generic || !def.registered || !def.print ||
      (def.canPrint && !def.canPrint(op)))
    return printGenericOp(op, /*printOpName=*/true);
  printOpName(op);
  def.print(op, *this);
}

/// ` <{...}>`: the slots that are set, or the attribute of an unregistered
/// operation.
void Printer::printProperties(Operation *op) {
  ArrayRef<Attribute> slots = op->getAttrSlots();
  const OpDefinition &def = op->getDefinition();
  if (!def.registered) {
    if (slots.empty() || !slots[0])
      return;
    out.put(" <");
    printAttr(slots[0]);
    return out.put('>');
  }
  bool first = true;
  for (size_t i = 0; i < slots.size() && i < def.attributes.size(); ++i) {
    if (!slots[i])
      continue;
    out.put(first ? StringRef(" <{") : StringRef(", "));
    first = false;
    printNamedAttr(def.attributes[i].name, slots[i]);
  }
  if (!first)
    out.put("}>");
}

/// `(operand types) -> result types`.
void Printer::printSignatureTypes(Operation *op) {
  out.put('(');
  bool first = true;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!first)
      out.put(", ");
    first = false;
    printValueType(operand.get());
  }
  out.put(") -> ");
  unsigned count = op->getNumResults();
  if (count == 1) {
    Type type = op->getResult(0).getType();
    if (LLVM_LIKELY(type && !isa<FunctionType>(type)))
      return printType(type);
  }
  out.put('(');
  for (unsigned i = 0; i < count; ++i) {
    if (i)
      out.put(", ");
    printType(op->getResult(i).getType());
  }
  out.put(')');
}

/// Prints the function type of `op`; cached for operations with few operands
/// and results.
void Printer::printSignature(Operation *op) {
  SignatureKey key;
  key.numOperands = op->getNumOperands();
  key.numResults = op->getNumResults();
  if (uint64_t(key.numOperands) + key.numResults > SignatureKey::MaxTypes)
    return printSignatureTypes(op);
  for (unsigned i = 0; i < key.numOperands; ++i)
    if (Value operand = op->getOperand(i))
      key.types[i] = operand.getType().getImpl();
  for (unsigned i = 0; i < key.numResults; ++i)
    key.types[key.numOperands + i] = op->getResult(i).getType().getImpl();
  if (cache->signatures.emit(key, out))
    return;
  TextBuffer::Mark mark = out.mark();
  printSignatureTypes(op);
  cache->signatures.remember(key, out.since(mark));
}

/// `(operands)[successors]`.
void Printer::printUses(Operation *op) {
  out.put('(');
  bool first = true;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!first)
      out.put(", ");
    first = false;
    if (!tryPrintOperand(operand.get()))
      printOperand(operand.get());
  }
  out.put(')');
  if (LLVM_LIKELY(!op->hasSuccessors()))
    return;
  out.put('[');
  first = true;
  for (BlockOperand &successor : op->getBlockOperands()) {
    if (!first)
      out.put(", ");
    first = false;
    printSuccessor(successor.get());
  }
  out.put(']');
}

void Printer::printOpNameInQuotes(const OpDefinition &def) {
  AddressKey key{reinterpret_cast<uintptr_t>(&def)};
  if (cache->names.emit(key, out))
    return;
  TextBuffer::Mark mark = out.mark();
  out.putQuoted(LLVM_UNLIKELY(tables.older) ? tables.older->getName(def).str()
                                            : getDisplayName(def));
  cache->names.remember(key, out.since(mark));
}

void Printer::printGenericOp(Operation *op, bool printOpName) {
  if (printOpName)
    printOpNameInQuotes(op->getDefinition());
  if (LLVM_UNLIKELY(tables.older))
    return printOlderGenericOp(op);
  printUses(op);
  printProperties(op);
  if (op->getNumRegions())
    printRegionList(op);
  DictionaryAttr attrs = op->getRawDiscardableAttrs();
  if (attrs && !attrs.empty()) {
    out.put(' ');
    printAttr(attrs);
  }
  out.put(" : ");
  printSignature(op);
}

/// Prints the attributes that are not elided, in braces after `prefix`, if
/// there are any.
void Printer::printAttrDict(StringRef prefix, ArrayRef<NamedAttribute> attrs,
                            ArrayRef<StringRef> elided) {
  auto isShown = [&](const NamedAttribute &attr) {
    return !llvm::is_contained(elided, attr.getNameRef());
  };
  if (llvm::none_of(attrs, isShown))
    return;
  out.put(prefix);
  printNamedAttrs(attrs, elided);
  out.put('}');
}

void Printer::printOptionalAttrDict(ArrayRef<NamedAttribute> attrs,
                                    ArrayRef<StringRef> elided) {
  printAttrDict(" {", attrs, elided);
}

void Printer::printOptionalAttrDictWithKeyword(ArrayRef<NamedAttribute> attrs,
                                               ArrayRef<StringRef> elided) {
  printAttrDict(" attributes {", attrs, elided);
}

void Printer::printNewline() {
  if (LLVM_UNLIKELY(recorder))
    recorder->failed = true;
  out.put('\n');
  out.putSpaces(indent);
}

//===-- Entry points -----------------------------------------------------===//

Operation *strata::findNumberingRoot(Operation *op, bool localScope) {
  while (Operation *parent = op->getParentOp()) {
    if (localScope && op->hasTrait(OpTrait::IsolatedFromAbove))
      break;
    op = parent;
  }
  return op;
}

void Printer::printTopLevel(Operation *op) {
  cache = std::make_unique<Caches>();
  if (op->getParentOp() || flags.localScope) {
    names.number(findNumberingRoot(op, flags.localScope));
    return printOpLine(op);
  }
  makeTables(op);
  printAliasDefinitions(/*deferred=*/false);
  printOpLine(op);
  out.put('\n');
  printAliasDefinitions(/*deferred=*/true);
  printMetadata();
}

void strata::printOperation(Operation *op, raw_ostream &os,
                            const PrintingFlags &flags) {
  if (!op) {
    os << "<<NULL OPERATION>>";
    return;
  }
  PrinterTables tables(op->getContext(), flags);
  Printer(op->getContext(), os, tables, TextBuffer::Large).printTopLevel(op);
}

void strata::printType(Type type, raw_ostream &os, const PrintingFlags &flags) {
  Context *ctx = type ? type.getContext() : nullptr;
  PrinterTables tables(ctx, flags);
  Printer(ctx, os, tables, TextBuffer::Small).printType(type);
}

void strata::printAttr(Attribute attr, raw_ostream &os,
                       const PrintingFlags &flags) {
  Context *ctx = attr ? attr.getContext() : nullptr;
  PrinterTables tables(ctx, flags);
  Printer(ctx, os, tables, TextBuffer::Small).printAttr(attr);
}

void strata::printLocation(Location loc, Context *ctx, raw_ostream &os,
                           const PrintingFlags &flags) {
  PrinterTables tables(ctx, flags);
  Printer(ctx, os, tables, TextBuffer::Small)
      .printLoc(loc, /*allowAlias=*/false);
}

void strata::printValue(Value value, raw_ostream &os,
                        const PrintingFlags &flags) {
  if (!value) {
    os << "<<NULL VALUE>>";
    return;
  }
  if (Operation *op = value.getDefiningOp())
    return printOperation(op, os, flags);
  os << "<block argument> of type '";
  printType(value.getType(), os, flags);
  os << "' at index: " << cast<BlockArgument>(value).getArgNumber();
}

/// The operation that the numbers of values and blocks in `block` count from; null if
/// the block is detached.
static Operation *findRootAround(Block *block, const PrintingFlags &flags) {
  Operation *parent = block ? block->getParentOp() : nullptr;
  return parent ? findNumberingRoot(parent, flags.localScope) : nullptr;
}

void Printer::printOperandOf(Value value) {
  if (Operation *root = findRootAround(value.getParentBlock(), flags))
    names.number(root);
  else if (Operation *op = value.getDefiningOp())
    names.number(op);
  printOperand(value);
}

void Printer::printDetached(Block &block, bool isOperand) {
  cache = std::make_unique<Caches>();
  if (Operation *root = findRootAround(&block, flags))
    names.number(root);
  if (isOperand)
    printBlockName(block.getParent() ? names.ofMember(&block) : NameCode());
  else
    printBlock(block, /*printLabel=*/true, /*printTerminator=*/true);
}

static void printValueAsOperand(Value value, raw_ostream &os,
                                const PrintingFlags &flags) {
  PrinterTables tables(value.getContext(), flags);
  Printer(value.getContext(), os, tables, TextBuffer::Small)
      .printOperandOf(value);
}

static void printBlock(Block *block, raw_ostream &os, bool isOperand) {
  OpPrintingFlags flags;
  flags.printGenericOpForm();
  PrinterTables tables(block->getContext(), flags);
  Printer(block->getContext(), os, tables, TextBuffer::Small)
      .printDetached(*block, isOperand);
}

/// How diagnostics show operations.
static PrintingFlags getDiagnosticFlags(PrintingFlags flags = {}) {
  flags.generic = true;
  flags.localScope = true;
  flags.elideElementsIfLarger = 16;
  return flags;
}

void strata::installRenderer(Context &ctx, const PrintingFlags &flags) {
  IRRenderer &renderer = ctx.getRenderer();
  renderer.printType = [](Type type, raw_ostream &os) { printType(type, os); };
  renderer.printAttr = [](Attribute attr, raw_ostream &os) {
    printAttr(attr, os);
  };
  installAffineRenderer(renderer);
  renderer.printLocation = [](Location loc, Context *ctx, raw_ostream &os) {
    printLocation(loc, ctx, os);
  };
  renderer.printOp = [flags = getDiagnosticFlags(flags)](
                         Operation *op, raw_ostream &os, bool generic) {
    printOperation(op, os, generic ? flags : PrintingFlags());
  };
  renderer.printOpWithFlags = [](Operation *op, raw_ostream &os,
                                 const PrintingFlags &flags) {
    printOperation(op, os, flags);
  };
  renderer.printValue = [](Value value, raw_ostream &os) {
    printValue(value, os, getDiagnosticFlags());
  };
  renderer.printAsOperand = printValueAsOperand;
  renderer.printBlock = printBlock;
}

//===-- OpAsmPrinter -----------------------------------------------------===//

void OpAsmPrinter::printOperands(ValueRange values) {
  for (size_t i = 0; i < values.size(); ++i) {
    if (i)
      write(", ");
    printOperand(values[i]);
  }
}

void OpAsmPrinter::printOperands(ArrayRef<OpOperand> operands) {
  bool first = true;
  for (const OpOperand &operand : operands) {
    if (!first)
      write(", ");
    first = false;
    printOperand(operand.get());
  }
}

void OpAsmPrinter::printTypes(TypeRange types) {
  for (size_t i = 0; i < types.size(); ++i) {
    if (i)
      write(", ");
    printType(types[i]);
  }
}

static void printResultTypes(OpAsmPrinter &printer, TypeRange types) {
  bool wrap = types.size() != 1 || !types[0] || isa<FunctionType>(types[0]);
  if (wrap)
    printer.getStream() << '(';
  printer.printTypes(types);
  if (wrap)
    printer.getStream() << ')';
}

void OpAsmPrinter::printArrowTypeList(TypeRange types) {
  getStream() << " -> ";
  printResultTypes(*this, types);
}

void OpAsmPrinter::printOptionalArrowTypeList(TypeRange types) {
  if (!types.empty())
    printArrowTypeList(types);
}

void OpAsmPrinter::printFunctionalType(TypeRange inputs, TypeRange results) {
  getStream() << '(';
  printTypes(inputs);
  getStream() << ") -> ";
  printResultTypes(*this, results);
}

void OpAsmPrinter::printFunctionalType(Operation *op) {
  SmallVector<Type, 8> inputs;
  for (OpOperand &operand : op->getOpOperands())
    inputs.push_back(operand.get() ? operand.get().getType() : Type());
  printFunctionalType(inputs, op->getResultTypes());
}

void OpAsmPrinter::printDimensionList(ArrayRef<int64_t> shape) {
  for (size_t i = 0; i < shape.size(); ++i) {
    if (i)
      getStream() << 'x';
    if (ShapedType::isDynamic(shape[i]))
      getStream() << '?';
    else
      getStream() << shape[i];
  }
}

OpAsmPrinter &OpAsmPrinter::operator<<(int64_t value) {
  getStream() << value;
  return *this;
}
OpAsmPrinter &OpAsmPrinter::operator<<(Type type) {
  printType(type);
  return *this;
}
OpAsmPrinter &OpAsmPrinter::operator<<(Attribute attr) {
  printAttribute(attr);
  return *this;
}
OpAsmPrinter &OpAsmPrinter::operator<<(Value value) {
  printOperand(value);
  return *this;
}
OpAsmPrinter &OpAsmPrinter::operator<<(Block *block) {
  printSuccessor(block);
  return *this;
}
