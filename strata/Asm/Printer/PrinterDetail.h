// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printer: one class for the whole grammar, its methods in files by concern
// (TypePrinter, AttrPrinter, AffinePrinter, LocPrinter, OpPrinter,
// ResourcePrinter), and the two tables it makes before it writes: SsaNames
// (SsaNaming.cpp) and AliasTable (Aliases.cpp, AliasCollector.cpp).
//
// Phases: number all values and, in the same walk, see whether anything may
// need an alias; only then collect aliases; print. In a large module, each
// function is searched for aliases and numbered on its own, on several threads.
// Types, names and dictionaries that repeat are copied from a cache; nothing is
// allocated for an operation.
#ifndef STRATA_ASM_PRINTER_PRINTERDETAIL_H
#define STRATA_ASM_PRINTER_PRINTERDETAIL_H

#include "strata/Asm/AsmState.h"
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatCacheDetail.h"
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Printer/OpTextDetail.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Asm/Printer/TextBufferDetail.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/StringSaver.h"

#include <atomic>

namespace strata {

using llvm::SmallString;

struct OlderForm;

//===-- Names ------------------------------------------------------------===//

/// The name of a value or block in 32 bits, 0 for none.
struct NameCode {
  enum Kind : uint32_t {
    /// `%N`, `^bbN`.
    Number,
    /// `%argN`.
    Argument,
    /// Entry N of a table of texts.
    Text,
    /// Entry N of a table of result groups.
    Groups
  };
  static constexpr uint32_t IndexMask = (uint32_t(1) << 30) - 1;
  uint32_t bits = 0;
  static NameCode get(Kind kind, uint32_t index) {
    return {uint32_t(kind) << 30 | (index + 1)};
  }
  explicit operator bool() const { return bits; }
  Kind kind() const { return Kind(bits >> 30); }
  uint32_t index() const { return (bits & IndexMask) - 1; }
};

/// Adds AttrStorage::flags of the types of results, and of the attributes, of `op`.
inline void addStorageFlags(Operation *op, uint8_t &typeFlags,
                            uint8_t &attrFlags) {
  for (unsigned i = 0, e = op->getNumResults(); i < e; ++i)
    if (Type type = op->getResult(i).getType())
      typeFlags |= type.getImpl()->flags;
  if (DictionaryAttr attrs = op->getRawDiscardableAttrs())
    attrFlags |= attrs.getImpl()->flags;
  for (Attribute attr : op->getAttrSlots())
    if (attr)
      attrFlags |= attr.getImpl()->flags;
}

/// Numbers and names of values and blocks.
class SsaNames {
public:
  /// Results from `first` up to the next group share the name.
  struct Group {
    uint32_t first;
    NameCode name;
  };
  struct BlockText {
    StringRef text;
    uint32_t position;
  };

  /// `outer` has the names of the values around the operations that
  /// `numberRegionsOf` numbers.
  SsaNames(Context *ctx, const PrintingFlags &flags,
           const SsaNames *outer = nullptr)
      : ctx(ctx), flags(flags), outer(outer), saver(texts) {}

  /// Names everything in `root`, and its results.
  void number(Operation *root);
  /// If `root` is a large operation with one block, names only `root` and the operations
  /// of that block: the names in their regions do not depend on each other and are left
  /// to `numberRegionsOf`. Does nothing, and returns null, for other operations and where
  /// names around regions may matter inside. Returns the block.
  Block *numberTopLevelBlock(Operation *root);
  /// Names everything in the regions of `op`, an operation of the block that
  /// `numberTopLevelBlock` returned to this object or the outer one. Forgets the texts of names
  /// given by the last call.
  void numberRegionsOf(Operation *op);

  NameCode of(Operation *op) const {
    uint32_t bits = ops.lookup(op);
    return LLVM_UNLIKELY(!bits && outer) ? outer->of(op) : NameCode{bits};
  }
  NameCode of(detail::ValueImpl *arg) const {
    uint32_t bits = args.lookup(arg);
    return LLVM_UNLIKELY(!bits && outer) ? outer->of(arg) : NameCode{bits};
  }
  NameCode of(Block *block) const {
    uint32_t bits = blocks.lookup(block);
    return bits ? NameCode{bits} : ofOnlyBlock(block);
  }
  /// The name of `block`, which must be in the root operation.
  NameCode ofMember(Block *block) const {
    uint32_t bits = blocks.lookup(block);
    return bits ? NameCode{bits} : NameCode::get(NameCode::Number, 0);
  }
  StringRef getText(NameCode name) const { return names[name.index()]; }
  ArrayRef<Group> getGroups(NameCode name) const {
    return groups[name.index()];
  }
  const BlockText &getBlockText(NameCode name) const {
    return blockTexts[name.index()];
  }

  // Names chosen by the caller, instead of calling `number`.

  void setName(Operation *op, StringRef name);
  void setName(detail::ValueImpl *arg, StringRef name);
  void setName(Block *block, StringRef name);
  /// Forgets those.
  void forgetNames();

  /// True for blocks of so many operations, and regions of so many blocks, that
  /// they are worth several threads.
  bool isLarge(const Block &block) const { return large.contains(&block); }
  bool isLarge(const Region &region) const { return large.contains(&region); }
  /// Union of AttrStorage::flags of the types of results and arguments, and of
  /// the attributes.
  uint8_t typeFlags = 0, attrFlags = 0;

private:
  struct RegionContext {
    Region *region;
    uint32_t value, argument, conflict, scope;
  };
  /// Blocks that are alone in their region have no entry, unless they have a
  /// name of their own.
  NameCode ofOnlyBlock(Block *block) const;
  void numberFrom(Operation *root);
  void numberRegions(RegionContext context, Operation *op);
  void clearTexts();
  void numberRegion(Region &region);
  void nameLikeOperands(Region &region, Operation *parent);
  NameCode getOperandName(Value operand);
  void numberBlock(Block &block, uint32_t position, bool isEntry);
  void numberOp(Operation *op);
  void numberOps(Block &block);
  void numberResults(Operation *op);
  void nameResults(Operation *op);
  void nameBlock(Block &block, uint32_t position);
  void nameArgument(BlockArgument arg, bool isEntry);
  NameCode makeName(StringRef suggestion);
  /// A name of the source, as it is with PrintingFlags::keepAllNames.
  NameCode makeSourceName(StringRef name);
  void reserveSourceNames();
  StringRef uniqueName(StringRef suggestion);
  StringRef suggestFromLoc(Location loc) const;
  StringRef suggestFromSource(Value value) const;
  void pushScope(uint32_t parent);
  void gatherFlags(Operation *op);
  NameCode addText(StringRef name);

  static constexpr uint32_t LargeCount = 4096;

  Context *ctx;
  /// Whether definitions suggest names.
  bool asksForNames() const { return flags.asksForNames && !flags.generic; }

  const PrintingFlags &flags;
  const SsaNames *outer;
  Operation *root = nullptr;
  /// The counters at the end of the block that `numberTopLevelBlock` returned.
  RegionContext inside = {};
  BasicAddressMap<sizeof(Operation)> ops;
  BasicAddressMap<64> blocks;
  BasicAddressMap<32> args;
  llvm::SmallDenseSet<const void *, 4> large;
  std::vector<StringRef> names;
  std::vector<SmallVector<Group, 2>> groups;
  std::vector<BlockText> blockTexts;
  llvm::BumpPtrAllocator texts;
  llvm::StringSaver saver;

  uint32_t nextValue = 0, nextArgument = 0, nextConflict = 0;
  /// Set once a name was suggested: from then on all names are recorded,
  /// including those of entry block arguments.
  bool hasSuggestions = false;
  llvm::DenseSet<StringRef> used;
  /// Names that only values of the source have.
  llvm::StringSet<> reserved;
  /// Names of the open regions, and where each region's begin.
  std::vector<StringRef> usedOrder;
  SmallVector<size_t, 8> scopes;
  SmallVector<RegionContext, 16> worklist;
  /// Arguments that the region's operation named, and names of its blocks.
  llvm::SmallDenseSet<detail::ValueImpl *, 4> named;
  llvm::StringSet<> usedBlockNames;
  /// Regions found in the region being numbered.
  SmallVector<Region *, 16> found;
  /// Operations and arguments with names chosen by the caller.
  SmallVector<Operation *, 8> chosenOps;
  SmallVector<detail::ValueImpl *, 8> chosenArgs;
  SmallVector<Block *, 2> chosenBlocks;
};

//===-- Locations --------------------------------------------------------===//

/// Decodes positions in source buffers; cheap for neighbours.
class PositionDecoder {
public:
  explicit PositionDecoder(Context *ctx) : ctx(ctx) {}
  struct Position {
    StringAttr file;
    uint32_t line, column;
  };
  /// The position of a location that is an offset or packed.
  Position decode(Location loc);
  /// Location::getCanonical.
  Location canonicalize(Location loc);

private:
  void select(uint32_t newBuffer);
  SourcePosition find(uint64_t offset);
  void setLine(uint64_t offset, SourcePosition position);

  Context *ctx;
  const SourceBuffer *source = nullptr;
  uint32_t buffer = 0;
  /// A packed location of the file without line and column, 0 if none can be.
  uint64_t packedFile = 0;
  uint32_t line = 0;
  /// The line's bytes, its line feed included.
  uint64_t lineBegin = 0, lineEnd = 0;
  StringAttr packedName;
  uint32_t packedNumber = ~0u;
};

//===-- Aliases ----------------------------------------------------------===//

/// The aliases of one print.
class AliasTable {
public:
  AliasTable(Context *ctx, const PrintingFlags &flags, PositionDecoder &decoder)
      : ctx(ctx), flags(flags), decoder(decoder), saver(texts) {}

  static constexpr uint32_t None = ~0u;
  /// The key of the unknown location; no address, nor a packed location.
  static constexpr uint64_t UnknownKey = 4;
  struct Entry {
    uint64_t key;
    /// Null for locations that are no attributes.
    const AttrStorage *object;
    /// Index of the base name, None for containers.
    uint32_t base;
    uint32_t depth;
    uint32_t firstChild, numChildren;
    uint32_t number;
    bool isType, deferrable;
  };
  static uint64_t keyOf(const AttrStorage *object);
  static uint64_t keyOf(Location canonical) {
    return canonical.isUnknown() ? UnknownKey : canonical.getRaw();
  }

  /// Collects from `root`; `mayHaveTypes` if operand types are to be visited.
  void collect(Operation *root, bool mayHaveTypes);
  /// Collects from `root`, using threads for the operations of `block`, its only block.
  /// `typeFlags` and `attrFlags` are the union of AttrStorage::flags of everything outside
  /// the regions of those operations.
  void collectInParallel(Operation *root, Block *block, uint8_t typeFlags,
                         uint8_t attrFlags);
  /// The number of operations in the block of the last call of `collectInParallel`.
  size_t getNumOps() const { return numOps; }
  /// The most of them that belong to one operation of that block.
  size_t getMostOps() const { return mostOps; }
  bool empty() const { return entries.empty(); }
  /// The entry with a name for `key`, or null.
  const Entry *lookup(uint64_t key) const {
    uint32_t index = find(key);
    return index == None || entries[index].base == None ? nullptr
                                                        : &entries[index];
  }
  /// The entry of the operation's location, or null.
  const Entry *lookupLoc(Operation *op) const {
    uint32_t number = opLocs.lookup(op);
    return number ? &entries[number - 1] : nullptr;
  }
  StringRef getBase(const Entry &entry) const { return bases[entry.base]; }
  /// Entries with a name, in order of definition.
  ArrayRef<uint32_t> getOrder() const { return order; }
  const Entry &operator[](uint32_t index) const { return entries[index]; }

  /// Visits a type or attribute that may have an alias, so says its flag.
  void visit(const AttrStorage *object) {
    (void)visitObject(object, /*deferrable=*/false);
  }
  /// The location of `op`.
  void visitOpLoc(Operation *op);
  void visitArgLoc(Location loc);

private:
  static bool mayHaveAlias(const AttrStorage *object) {
    return object->flags & AttrStorage::MayHaveAlias;
  }
  uint32_t find(uint64_t key) const;
  /// The entry of `key` and whether it is new.
  std::pair<uint32_t, bool> insert(uint64_t key);
  void growSlots();
  uint32_t visitObject(const AttrStorage *object, bool deferrable);
  uint32_t visitLoc(Location canonical, bool deferrable);
  uint32_t visitNew(uint32_t index, const AttrStorage *object, bool deferrable);
  void visitChildren(const AttrStorage *object, bool deferrable,
                     SmallVectorImpl<uint32_t> &children);
  void visitTypeChildren(Type type, bool deferrable,
                         SmallVectorImpl<uint32_t> &children);
  void visitLocChildren(Attribute attr, bool deferrable,
                        SmallVectorImpl<uint32_t> &children);
  uint32_t getKeptDepth(const AttrStorage *object) const;
  void markNotDeferrable(uint32_t index);
  uint32_t baseFor(const AttrStorage *object);
  uint32_t baseFor(const TypeDefinition &def);
  uint32_t baseOf(StringRef name);
  void finish();

  Context *ctx;
  const PrintingFlags &flags;
  PositionDecoder &decoder;
  std::vector<Entry> entries;
  /// Index + 1 of entries, open-addressed by key.
  std::vector<uint32_t> slots;
  std::vector<uint32_t> children;
  std::vector<StringRef> bases;
  std::vector<uint32_t> order;
  size_t numOps = 0, mostOps = 0;
  BasicAddressMap<sizeof(Operation)> opLocs;
  llvm::BumpPtrAllocator texts;
  llvm::StringSaver saver;
};

//===-- Printer ----------------------------------------------------------===//

/// Whether a typed attribute shows its type: always, unless it is the default
/// one, or not at all.
enum class TypeElision : uint8_t { Never, May, Must };

/// The operation that numbering starts at, when `op` is printed.
Operation *findNumberingRoot(Operation *op, bool localScope);

/// State shared by the printers of one output: read only while they print.
struct PrinterTables {
  PrinterTables(Context *ctx, const PrintingFlags &flags)
      : flags(flags), decoder(ctx), names(ctx, this->flags),
        aliases(ctx, this->flags, decoder) {}
  const PrintingFlags flags;
  PositionDecoder decoder;
  SsaNames names;
  AliasTable aliases;
  /// Set by a helper that met an object that is numbered in the order of
  /// printing; the output of the helpers is then printed again.
  std::atomic<bool> needsOrder{false};
  /// The block whose operations are numbered inside when they are printed, if any.
  Block *topLevelBlock = nullptr;
  /// Takes where operations begin, if that is wanted.
  std::vector<PrintedOp> *places = nullptr;
  /// Takes where regions are, if that is wanted.
  std::vector<PrintedRegion> *regionPlaces = nullptr;
  /// The spelling of an older version; null for today's form.
  const OlderForm *older = nullptr;
};

/// Adds a place to `places`, unless that is null, whose end is where `close` is called.
template <typename Place> class PlaceRecorder {
public:
  PlaceRecorder(std::vector<Place> *places, const Place &place, TextBuffer &out)
      : places(places), out(out) {
    if (LLVM_LIKELY(!places))
      return;
    index = places->size();
    places->push_back(place);
  }
  void close() {
    if (LLVM_UNLIKELY(places))
      (*places)[index].end = out.getPosition();
  }

private:
  std::vector<Place> *places;
  TextBuffer &out;
  size_t index = 0;
};

class Printer final : public OpAsmPrinter {
public:
  Printer(Context *ctx, raw_ostream &os, PrinterTables &tables, size_t capacity)
      : Printer(ctx, os, tables, tables.names, capacity) {}
  /// A printer with names of its own.
  Printer(Context *ctx, raw_ostream &os, PrinterTables &tables, SsaNames &names,
          size_t capacity)
      : ctx(ctx), tables(tables), flags(tables.flags), names(names),
        aliases(tables.aliases), out(os, capacity), stream(out), decoder(ctx) {}

  /// See strata::printOperation.
  /// `value` alone, numbered as in the operation around it.
  void printOperandOf(Value value);
  /// `block` alone, or its name.
  void printDetached(Block &block, bool isOperand);
  void printTopLevel(Operation *op);
  /// Appends `op` as it is on its line to the output, with the names that there
  /// are.
  void printSingle(Operation *op);
  void printAttr(Attribute attr, TypeElision elision = TypeElision::Never);
  /// `loc(...)`, or the pretty form.
  void printLoc(Location loc, bool allowAlias);

  // OpAsmPrinter.
  raw_ostream &getStream() override { return stream; }
  void write(StringRef text) override { out.put(text); }
  void printType(Type type) override;
  void printAttribute(Attribute attr) override { printAttr(attr); }
  void printAttributeWithoutType(Attribute attr) override {
    printAttr(attr, TypeElision::Must);
  }
  void printStrippedAttrOrType(Attribute attr) override;
  void printStrippedAttrOrType(Type type) override;
  void printAffineMap(AffineMap map) override;
  void printIntegerSet(IntegerSet set);
  /// A `tight` expression is in parentheses if it is an operation.
  void printAffineMapOfSSAIds(AffineMap map, ValueRange operands) override;
  void printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                               ValueRange symbols) override;
  /// Prints the operand in place of a dimension or symbol; null for `d0`, `s0`.
  using AffineIdPrinter = function_ref<void(unsigned position, bool isSymbol)>;
  void printAffineExpr(AffineExpr expr, bool tight,
                       AffineIdPrinter printId = nullptr);
  void printOperand(Value value) override;
  std::string getValueName(Value value) override;
  void printSuccessor(Block *block) override;
  void printSuccessorAndUseList(Block *block, ValueRange operands) override;
  void printRegionArgument(BlockArgument arg, ArrayRef<NamedAttribute> argAttrs,
                           bool omitType) override;
  void printRegion(Region &region, bool printEntryBlockArgs,
                   bool printBlockTerminators, bool printEmptyBlock) override;
  void printOptionalAttrDict(ArrayRef<NamedAttribute> attrs,
                             ArrayRef<StringRef> elided) override;
  void printOptionalAttrDictWithKeyword(ArrayRef<NamedAttribute> attrs,
                                        ArrayRef<StringRef> elided) override;
  void printOptionalLocationSpecifier(Location loc) override;
  void printGenericOp(Operation *op, bool printOpName) override;
  void printCustomOrGenericOp(Operation *op) override;
  void printKeywordOrString(StringRef text) override {
    out.putKeywordOrString(text);
  }
  void printString(StringRef text) override { out.putQuoted(text); }
  void printSymbolName(StringRef name) override;
  void printNewline() override;
  void increaseIndent() override { indent += 2; }
  void decreaseIndent() override { indent -= 2; }

private:
  // Types.
  void printTypeImpl(Type type);
  void printTypeList(ArrayRef<Type> types);
  void printFunctionType(ArrayRef<Type> inputs, ArrayRef<Type> results);
  void printShape(ArrayRef<int64_t> shape);
  void printCompositeType(Type type);
  void printTensorType(Type type);
  void printVectorType(Type type);
  void printOlderVectorShape(ArrayRef<int64_t> shape, ArrayRef<bool> scalable);
  void printMemRefType(Type type);

  // Attributes.
  void printAttrImpl(Attribute attr, TypeElision elision);
  void printAttrBody(Attribute attr, TypeElision elision);
  void printArrayAttr(Attribute attr);
  void printDynamicAttr(Attribute attr, TypeElision elision);
  void printTrailingType(Attribute attr, TypeElision elision);
  void printIntegerAttr(Attribute attr);
  void printFloat(const APFloat &value);
  void printInteger(const APInt &value, bool isSigned);
  void printIntElement(const APInt &value, Type type);
  void printNamedAttr(StringRef name, Attribute value);
  void printAttrDict(StringRef prefix, ArrayRef<NamedAttribute> attrs,
                     ArrayRef<StringRef> elided);
  void printNamedAttrs(ArrayRef<NamedAttribute> attrs,
                       ArrayRef<StringRef> elided);
  void printSymbolRef(Attribute attr);
  void printStrided(Attribute attr);
  void printDenseArray(Attribute attr);
  void printElements(Attribute attr);
  void printDense(Attribute attr, bool allowHex);
  void printDenseIntOrFloat(Attribute attr, bool allowHex);
  void printElementList(bool isSplat, Type type,
                        function_ref<void(size_t)> printElement);
  void printDistinct(Attribute attr);
  void printOpaque(OpaqueAttr attr, TypeElision elision);
  void printDynamic(const TypeDefinition &def, ArrayRef<Attribute> params);
  template <typename T> bool printStripped(T dynamic);
  void printDialectSymbol(StringRef dialect, StringRef body);
  bool shouldElide(Attribute elements) const;

  // Affine objects.
  void printAffineDims(unsigned numDims, unsigned numSymbols);
  void printAffineSum(AffineExpr expr, AffineIdPrinter printId);
  void printAffineProduct(AffineExpr expr, AffineIdPrinter printId);

  // Locations.
  void printLocBody(Location loc, bool isTopLevel);
  void printLocAttr(LocationAttr attr);
  void printPosition(StringRef file, uint32_t line, uint32_t column);
  void printCallSite(LocationAttr attr);
  void printFused(LocationAttr attr);
  void printTrailingLoc(Operation *op);
  void printTrailingLoc(BlockArgument arg);

  // Aliases.
  bool printAlias(const AttrStorage *object) {
    if (LLVM_LIKELY(aliases.empty()))
      return flags.keepAllNames && printSourceAlias(object);
    if (!(object->flags & AttrStorage::MayHaveAlias))
      return false;
    return printAlias(aliases.lookup(AliasTable::keyOf(object)));
  }
  bool printAlias(const AliasTable::Entry *entry);
  bool printSourceAlias(const AttrStorage *object);
  void printAliasDefinitions(bool deferred);
  void printAliasDefinition(uint32_t index);

  // Operations.
  void printOpLine(Operation *op);
  void printResultNames(Operation *op);
  void printName(NameCode name);
  void printBlockName(NameCode name);
  void printBlock(Block &block, bool printLabel, bool printTerminator);
  void printOps(Block &block, bool printTerminator);
  void printBlockLabel(Block &block);
  void printPredecessors(Block &block);
  void printRegionList(Operation *op);
  bool tryPrintOperand(Value value);
  void printUses(Operation *op);
  void printProperties(Operation *op);
  void printOpNameInQuotes(const OpDefinition &def);
  void printSignature(Operation *op);
  void printSignatureTypes(Operation *op);
  void printValueType(Value value);
  void printOpName(Operation *op);
  void printOlderGenericOp(Operation *op);
  void printUsers(Operation *op);
  void printUsers(BlockArgument arg);
  void printUserList(Value value);

  // Templates of operations, in OpText.cpp.
  /// Prints `op`, which has a format; false, with nothing printed, if that cannot.
  bool printByFormat(Operation *op);
  bool printByTemplate(Operation *op, const OpTextTemplate &known);
  bool printAndRecord(Operation *op);
  void recordText();
  void recordPart(const std::optional<OpTextTemplate::Part> &part,
                  function_ref<void()> print);
  void recordOperand(Value value);
  void recordRegion(Region &region, bool printEntryBlockArgs,
                    bool printBlockTerminators, bool printEmptyBlock);

  // Metadata.
  void printMetadata();

  // Several threads, in ParallelPrinter.cpp.
  struct Helper;
  void makeTables(Operation *op);
  void forkFrom(const Printer &parent);
  void printOpsInParallel(Block &block);
  void printBlocksInParallel(Region::iterator first, Region::iterator end);
  void printAliasesInParallel(ArrayRef<uint32_t> indices);
  template <typename Iterator, typename Fn>
  void printInParallel(Iterator at, Iterator end, size_t itemsPerPiece,
                       bool numbersRegions, Fn printItem);

  Context *ctx;
  PrinterTables &tables;
  const PrintingFlags &flags;
  SsaNames &names;
  AliasTable &aliases;
  TextBuffer out;
  /// The facts that formats cached about the operations printed so far, and
  /// their text.
  FormatCache formatCache;
  OpTextCache opTexts;
  /// Records the text of the current operation; usually null.
  OpTextRecorder *recorder = nullptr;
  TextBufferStream stream;
  PositionDecoder decoder;
  /// True for printers that help another one.
  bool isHelper = false;
  /// Renderings of types, attributes and names of operations, and of whole
  /// signatures. Only there when operations are printed.
  struct Caches {
    RenderCache<AddressKey, 11> objects;
    RenderCache<AddressKey, 8> names;
    RenderCache<SignatureKey, 9> signatures;
  };
  std::unique_ptr<Caches> cache;
  unsigned indent = 0;
  SmallVector<StringRef, 8> defaultDialects{"builtin"};
  llvm::DenseMap<Attribute, unsigned> distinctIds;
  /// Blobs that were mentioned, in order.
  std::vector<ResourceBlob *> resources;
  llvm::DenseSet<ResourceBlob *> seenResources;
};

/// Sets the functions of `renderer` that print affine objects.
void installAffineRenderer(IRRenderer &renderer);

} // namespace strata

#endif // STRATA_ASM_PRINTER_PRINTERDETAIL_H
