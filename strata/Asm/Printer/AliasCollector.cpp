// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds printed objects that may have an alias, in the order of printing.
// Operations that are known to print none are skipped. The functions of a large
// module are searched on several threads; the objects of each are then visited
// in order.
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatCacheDetail.h"
#include "strata/Asm/Printer/PrinterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool mayHaveAlias(const AttrStorage *object) {
  return object && object->flags & AttrStorage::MayHaveAlias;
}

namespace {

/// Objects in the order of their first visits.
class VisitList {
public:
  void add(const AttrStorage *object) {
    if (seen.insert(object).second)
      order.push_back(object);
  }
  ArrayRef<const AttrStorage *> get() const { return order; }

private:
  llvm::DenseSet<const AttrStorage *> seen;
  std::vector<const AttrStorage *> order;
};

/// Walks operations in place of the printer; writes nothing.
class AliasCollector final : public OpAsmPrinter {
public:
  AliasCollector(AliasTable &table, const PrintingFlags &flags)
      : table(table), flags(flags) {}

  /// Whether the types of operands and results are to be visited.
  bool mayHaveTypes = true;
  /// The target of visits; the table if this is null.
  VisitList *visits = nullptr;
  /// A block without terminator whose operations have been visited, and their
  /// visits, in pieces.
  Block *knownBlock = nullptr;
  ArrayRef<VisitList> known;

  void visitOp(Operation *op) {
    if (flags.debugInfo)
      table.visitOpLoc(op);
    else if (visitInsideOnly(op))
      return;
    size_t visitsBefore = numVisits;
    const OpDefinition &def = op->getDefinition();
    bool isCustom = !flags.generic && def.registered && def.print;
    if (isCustom && AssemblyFormat::prints(def))
      isCustom = def.format->printIfPossible(op, *this, formatCache, [] {});
    else if (isCustom && (!def.canPrint || def.canPrint(op)))
      def.print(op, *this);
    else
      isCustom = false;
    if (!isCustom)
      printGenericOp(op, /*printOpName=*/true);
    else if (numVisits == visitsBefore && mayShareVerdict(op))
      if (Verdict *verdict = verdicts.find(op, /*withRegions=*/true))
        verdict->visitsNothing = true;
  }

  raw_ostream &getStream() override { return llvm::nulls(); }
  void write(StringRef) override {}
  void printType(Type type) override { visit(type.getImpl()); }
  void printAttribute(Attribute attr) override { visit(attr.getImpl()); }
  void printAttributeWithoutType(Attribute attr) override {
    visit(attr.getImpl());
  }
  void printStrippedAttrOrType(Attribute attr) override {
    visit(attr.getImpl());
  }
  void printStrippedAttrOrType(Type type) override { visit(type.getImpl()); }
  void printAffineMap(AffineMap) override {}
  void printAffineMapOfSSAIds(AffineMap, ValueRange) override {}
  void printAffineExprOfSSAIds(AffineExpr, ValueRange, ValueRange) override {}
  void printOperand(Value) override {}
  std::string getValueName(Value) override { return {}; }
  void printSuccessor(Block *) override {}
  void printSuccessorAndUseList(Block *, ValueRange operands) override {
    for (Value value : operands)
      visit(value.getType().getImpl());
  }
  /// Attributes of arguments are printed through an alias only if something else has it.
  void printRegionArgument(BlockArgument arg, ArrayRef<NamedAttribute>,
                           bool omitType) override {
    if (!omitType)
      visit(arg.getType().getImpl());
    if (flags.debugInfo)
      table.visitArgLoc(arg.getLoc());
  }
  void printRegion(Region &region, bool printEntryBlockArgs,
                   bool printBlockTerminators, bool) override {
    if (flags.skipRegions)
      return;
    // Visits inside do not count for the operation around it.
    size_t visitsBefore = numVisits;
    runWithSufficientStackSpace([&] {
      for (Block *block = region.getFirstBlock(); block;
           block = block->getNextNode()) {
        bool isFirst = block == region.getFirstBlock();
        visitBlock(*block, !isFirst || printEntryBlockArgs,
                   !isFirst || printBlockTerminators);
      }
    });
    numVisits = visitsBefore;
  }
  void printOptionalAttrDict(ArrayRef<NamedAttribute> attrs,
                             ArrayRef<StringRef> elided) override {
    for (const NamedAttribute &attr : attrs)
      if (!llvm::is_contained(elided, attr.getNameRef()))
        visit(attr.getValue().getImpl());
  }
  void printOptionalAttrDictWithKeyword(ArrayRef<NamedAttribute> attrs,
                                        ArrayRef<StringRef> elided) override {
    printOptionalAttrDict(attrs, elided);
  }
  void printOptionalLocationSpecifier(Location loc) override {
    if (flags.debugInfo)
      table.visitArgLoc(loc);
  }
  void printGenericOp(Operation *op, bool) override {
    for (Region &region : op->getRegions())
      printRegion(region, true, true, true);
    if (mayHaveTypes)
      visitTypes(op);
    visitAttrs(op);
  }
  void printCustomOrGenericOp(Operation *op) override { visitOp(op); }
  void printKeywordOrString(StringRef) override {}
  void printString(StringRef) override {}
  void printSymbolName(StringRef) override {}
  void printNewline() override {}
  void increaseIndent() override {}
  void decreaseIndent() override {}

private:
  void visit(const AttrStorage *object) {
    if (!mayHaveAlias(object))
      return;
    ++numVisits;
    if (visits)
      visits->add(object);
    else
      table.visit(object);
  }
  /// Whether an attribute of `op` may be printed through an alias.
  static bool mayHaveAliases(Operation *op) {
    return mayHaveAlias(op->getRawDiscardableAttrs().getImpl()) ||
           llvm::any_of(op->getAttrSlots(), [](Attribute attr) {
             return mayHaveAlias(attr.getImpl());
           });
  }
  /// Whether operations with the signature of `op` have the same visits, except
  /// in their regions.
  bool mayShareVerdict(Operation *op) const {
    const OpDefinition &def = op->getDefinition();
    return !flags.generic && !flags.debugInfo && def.registered &&
           AssemblyFormat::prints(def) &&
           !(mayHaveTypes && op->getNumRegions()) &&
           !mayHaveAlias(op->getRawDiscardableAttrs().getImpl());
  }
  bool visitsNothing(Operation *op) {
    if (!mayHaveTypes && !mayHaveAliases(op))
      return true;
    if (!mayShareVerdict(op))
      return false;
    Verdict *verdict = verdicts.find(op, /*withRegions=*/true);
    return verdict && verdict->visitsNothing;
  }
  /// If `op` itself visits nothing, and its regions have no types to visit, visits the
  /// operations in its regions without the hooks of `op`. False, without a visit, in other
  /// cases: also where hooks may leave out a terminator that visits something.
  bool visitInsideOnly(Operation *op) {
    if (!visitsNothing(op))
      return false;
    if (!op->getNumRegions() || flags.skipRegions)
      return true;
    if (mayHaveTypes)
      return false;
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (!block.empty() && !visitsNothing(&block.back()))
          return false;
    runWithSufficientStackSpace([&] {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          visitOps(block, /*visitTerminator=*/true);
    });
    return true;
  }
  void visitOps(Block &block, bool visitTerminator) {
    Operation *op = block.getFirstOp();
    if (&block == knownBlock) {
      for (const VisitList &piece : known)
        llvm::for_each(piece.get(),
                       [&](const AttrStorage *object) { visit(object); });
      return;
    }
    for (; op; op = op->getNextNode()) {
      bool isHidden = !visitTerminator && op == block.getLastOp() &&
                      op->hasTrait(OpTrait::Terminator);
      if (!isHidden)
        visitOp(op);
    }
  }
  void visitBlock(Block &block, bool visitArgs, bool visitTerminator) {
    if (visitArgs)
      for (BlockArgument arg : block.getArguments()) {
        visit(arg.getType().getImpl());
        if (flags.debugInfo)
          table.visitArgLoc(arg.getLoc());
      }
    visitOps(block, visitTerminator);
  }
  void visitTypes(Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get())
        visit(operand.get().getType().getImpl());
    for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
      visit(op->getResult(i).getType().getImpl());
  }
  void visitAttrs(Operation *op) {
    const OpDefinition &def = op->getDefinition();
    DictionaryAttr attrs = op->getRawDiscardableAttrs();
    ArrayRef<Attribute> slots = op->getAttrSlots();
    bool inherent = (def.registered || def.propertiesAreInherent) &&
                    llvm::any_of(slots, [](Attribute slot) {
                      return mayHaveAlias(slot.getImpl());
                    });
    if (inherent)
      return visitMerged(op);
    if (!mayHaveAlias(attrs.getImpl()))
      return;
    for (const NamedAttribute &attr : attrs)
      visit(attr.getValue().getImpl());
  }
  /// Inherent and discardable attributes in one order.
  void visitMerged(Operation *op) {
    SmallVector<NamedAttribute, 8> all(op->getDiscardableAttrs());
    if (auto properties =
            dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
      llvm::append_range(all, properties.getValue());
    llvm::stable_sort(all,
                      [](const NamedAttribute &a, const NamedAttribute &b) {
                        return a.getNameRef() < b.getNameRef();
                      });
    for (const NamedAttribute &attr : all)
      visit(attr.getValue().getImpl());
  }

  AliasTable &table;
  const PrintingFlags &flags;
  FormatCache formatCache;
  struct Verdict {
    bool visitsNothing = false;
  };
  detail::SignatureCache<Verdict> verdicts;
  /// The number of visits by the current operation outside of its regions.
  size_t numVisits = 0;
};

/// A summary of operations, their regions included.
struct OpSummary {
  /// Union of AttrStorage::flags.
  uint8_t typeFlags = 0, attrFlags = 0;
  size_t numOps = 0;
  /// The most operations in one that was added with its regions.
  size_t mostOps = 0;

  void add(Operation *op) {
    ++numOps;
    addStorageFlags(op, typeFlags, attrFlags);
  }
  void addNested(Operation *root) {
    SmallVector<Operation *, 32> worklist{root};
    while (!worklist.empty()) {
      Operation *op = worklist.pop_back_val();
      add(op);
      for (Region &region : op->getRegions())
        for (Block &block : region) {
          for (BlockArgument arg : block.getArguments())
            addType(arg.getType());
          for (Operation &inner : block)
            inner.getNumRegions() ? worklist.push_back(&inner) : add(&inner);
        }
    }
  }

private:
  void addType(Type type) {
    if (type)
      typeFlags |= type.getImpl()->flags;
  }
};

} // namespace

void AliasTable::collect(Operation *root, bool mayHaveTypes) {
  AliasCollector collector(*this, flags);
  collector.mayHaveTypes = mayHaveTypes;
  collector.visitOp(root);
  finish();
}

void AliasTable::collectInParallel(Operation *root, Block *block,
                                   uint8_t typeFlags, uint8_t attrFlags) {
  constexpr size_t PiecesPerThread = 8;
  size_t threads = flags.threads ? flags.threads : ctx->getNumThreads();
  std::vector<Operation *> ops;
  for (Operation &op : *block)
    ops.push_back(&op);
  size_t numPieces = std::min(ops.size(), threads * PiecesPerThread);
  std::vector<VisitList> visits(numPieces);
  std::vector<OpSummary> summaries(numPieces);
  auto mayHaveAliases = [&](uint8_t flags) {
    return (flags & AttrStorage::MayHaveAlias) != 0;
  };
  std::atomic<size_t> next{0};
  ctx->parallelFor(std::min(threads, numPieces), [&](size_t) {
    AliasCollector collector(*this, flags);
    for (size_t i; (i = next++) < numPieces;) {
      collector.visits = &visits[i];
      size_t begin = ops.size() * i / numPieces;
      size_t end = ops.size() * (i + 1) / numPieces;
      for (Operation *op : ArrayRef(ops).slice(begin, end - begin)) {
        OpSummary summary;
        summary.addNested(op);
        collector.mayHaveTypes = mayHaveAliases(typeFlags | summary.typeFlags);
        if (!flags.debugInfo &&
            (collector.mayHaveTypes || mayHaveAliases(summary.attrFlags)))
          collector.visitOp(op);
        summaries[i].typeFlags |= summary.typeFlags;
        summaries[i].attrFlags |= summary.attrFlags;
        summaries[i].numOps += summary.numOps;
        summaries[i].mostOps = std::max(summaries[i].mostOps, summary.numOps);
      }
    }
  });
  numOps = mostOps = 0;
  for (const OpSummary &summary : summaries) {
    typeFlags |= summary.typeFlags;
    attrFlags |= summary.attrFlags;
    numOps += summary.numOps;
    mostOps = std::max(mostOps, summary.mostOps);
  }
  if (!mayHaveAliases(typeFlags | attrFlags) && !flags.debugInfo)
    return;
  AliasCollector collector(*this, flags);
  collector.mayHaveTypes = mayHaveAliases(typeFlags);
  if (!flags.debugInfo) {
    collector.knownBlock = block;
    collector.known = visits;
  }
  collector.visitOp(root);
  finish();
}
