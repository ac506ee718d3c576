// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the parser of operations by their formats.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Verify/SignatureCacheDetail.h"

namespace strata {

/// The named arguments of a region, by slot.
struct NamedArguments {
  SmallVector<SmallVector<OpAsmParser::Argument, 2>, 2> slots;
  /// The beginning of each list, for messages.
  SmallVector<llvm::SMLoc, 2> locs;
  bool isUsed = false;

  void clear() {
    for (auto &list : slots)
      list.clear();
    isUsed = false;
  }
};

/// The parsed parts of one operation, by slot. Kept from one operation to the
/// next for its memory: there are as many lists as any operation needs, and
/// those in use come first.
struct FormatOpParts {
  using Operands = SmallVector<UnresolvedOperand, 2>;
  SmallVector<Operands, 0> operands;
  /// The beginning of each list of operands, for messages.
  SmallVector<llvm::SMLoc, 0> operandLocs;
  /// The dictionary of `attr-dict`: it takes precedence over other parts.
  SmallVector<NamedAttribute, 4> dictionary;
  SmallVector<SlotTypes, 0> operandTypes, resultTypes;
  SmallVector<SmallVector<std::unique_ptr<Region>, 1>, 0> regions;
  SmallVector<SmallVector<Block *, 2>, 0> successors;
  /// Arguments by region.
  SmallVector<NamedArguments, 0> arguments;
  ParsedSignature signature;
  bool hasSignature = false;
  /// The elements of the columns of lists of ports, and the arguments of regions in them.
  std::vector<detail::PortElements> ports;
  std::vector<SmallVector<OpAsmParser::Argument, 4>> portArguments;

  void prepare(const OpDefinition &def, llvm::SMLoc nameLoc) {
    growTo(operands, def.operands.size());
    growTo(operandTypes, def.operands.size());
    growTo(resultTypes, def.results.size());
    growTo(regions, def.regions.size());
    growTo(successors, def.successors.size());
    operandLocs.assign(def.operands.size(), nameLoc);
  }
  /// Empties the lists that `def` used.
  void clear(const OpDefinition &def) {
    clearFirst(operands, def.operands.size());
    clearFirst(operandTypes, def.operands.size());
    clearFirst(resultTypes, def.results.size());
    clearFirst(regions, def.regions.size());
    clearFirst(successors, def.successors.size());
    dictionary.clear();
    for (NamedArguments &named : arguments)
      if (named.isUsed)
        named.clear();
    if (LLVM_UNLIKELY(!ports.empty())) {
      ports.clear();
      portArguments.clear();
    }
    if (LLVM_UNLIKELY(hasSignature))
      signature = ParsedSignature();
    hasSignature = false;
  }

private:
  template <typename T>
  static void growTo(SmallVectorImpl<T> &list, size_t count) {
    if (LLVM_UNLIKELY(list.size() < count))
      list.resize(count);
  }
  template <typename T>
  static void clearFirst(SmallVectorImpl<T> &lists, size_t count) {
    for (size_t i = 0; i < count; ++i)
      lists[i].clear();
  }
};

/// The state shared by the formats of one text. It reduces the instructions for
/// reading 31,000 functions with affine loops from 2.8 to 2.4 billion.
struct FormatScratch {
  /// The scratch of `parser`.
  static FormatScratch &get(OpAsmParser &parser);

  /// Parts for an operation that is read now, inside of those before; all empty.
  FormatOpParts &push() {
    if (LLVM_UNLIKELY(depth == parts.size()))
      parts.push_back(std::make_unique<FormatOpParts>());
    return *parts[depth++];
  }
  /// Takes back the last ones, which have been emptied.
  void pop() {
    --depth;
    // Deep nesting needs many at a time.
    if (LLVM_UNLIKELY(parts.size() > MostKept))
      parts.resize(std::max(depth, MostKept));
  }

  /// The operation that ends regions of `def` without saying so.
  OperationName getImplicitTerminator(const OpDefinition &def) {
    if (LLVM_UNLIKELY(lastTerminated != &def)) {
      lastTerminated = &def;
      lastTerminator = OperationName(def.implicitTerminator, def.ctx);
    }
    return lastTerminator;
  }

  /// All types of operands and results, if they have been inferred once.
  struct InferredTypes {
    bool isKnown = false;
    SmallVector<Type, 6> types;
    /// The number of types of each slot, operands first.
    SmallVector<uint32_t, 6> counts;
  };
  detail::PartsCache<InferredTypes> inferredTypes;
  /// Values of attributes that are not written, if they have been computed once.
  struct ImpliedAttributes {
    bool areKnown = false;
    SmallVector<std::pair<unsigned, Attribute>, 2> values;
  };
  detail::PartsCache<ImpliedAttributes> impliedAttributes;
  /// Sizes of segments, if they are small: by the digits of the index in base 4, after
  /// a 1.
  std::vector<Attribute> segmentSizes;

private:
  static constexpr size_t MostKept = 64;
  const OpDefinition *lastTerminated = nullptr;
  OperationName lastTerminator = nullptr;
  std::vector<std::unique_ptr<FormatOpParts>> parts;
  size_t depth = 0;
};

/// One run over the tree, reading one operation.
class FormatOpParser {
public:
  /// `parts` have been prepared.
  FormatOpParser(const AssemblyFormat &format, OpAsmParser &parser,
                 OperationState &state, FormatScratch &scratch,
                 FormatOpParts &parts)
      : format(format), def(*state.name.getDefinition()), parser(parser),
        state(state), scratch(scratch), parts(parts),
        operands(take(parts.operands, def.operands.size())),
        operandLocs(take(parts.operandLocs, def.operands.size())),
        dictionary(parts.dictionary),
        operandTypes(take(parts.operandTypes, def.operands.size())),
        resultTypes(take(parts.resultTypes, def.results.size())),
        regions(take(parts.regions, def.regions.size())),
        successors(take(parts.successors, def.successors.size())) {}
  ParseResult run();

private:
  using Operands = FormatOpParts::Operands;
  ParseResult parse(ArrayRef<FormatElement> list,
                    const FormatElement *unitAnchor = nullptr);
  ParseResult parse(const FormatElement &element);
  ParseResult parseCompound(const FormatElement &element);
  ParseResult parseLiteral(const FormatElement &element, bool optional);
  ParseResult parseGroup(const FormatElement &element);
  ParseResult parseTypeChoice(const FormatElement &group);
  ParseResult parseOperandChoice(const FormatElement &group);
  ParseResult parseClauses(const FormatElement &element);
  FailureOr<bool> parseOptional(const FormatElement &element);
  FailureOr<bool> parseOptional(ArrayRef<FormatElement> list,
                                const FormatElement *unitAnchor = nullptr);
  std::optional<ParseResult> parseOptionalOperands(unsigned index);
  ParseResult parseAllOperands();
  FailureOr<bool> parseMixed(const FormatElement &element);
  ParseResult parseCounted(const FormatElement &element);
  ParseResult parseNonNegative(const FormatElement &element);
  ParseResult failArguments(unsigned slot, size_t numArguments,
                            size_t numTypes);
  ParseResult parseMapOperands(const FormatElement &element);
  ParseResult parseMap(const FormatElement &element);
  ParseResult checkNumInputs(size_t foundDims, size_t foundSymbols,
                             StringRef message);
  ParseResult parseSubscripts(const FormatElement &element);
  ParseResult parseBound(const FormatElement &element);
  struct ListState;
  FailureOr<bool> parseList(const FormatElement &element);
  bool finishList(const FormatElement &element, ListState &list, bool present);
  std::optional<ParseResult> parsePart(const FormatElement &part,
                                       ListState &list, bool isOptional);
  std::optional<ParseResult> parseValuePart(const FormatElement &part,
                                            bool isOptional);
  std::optional<ParseResult> parseAttributePart(const FormatElement &part,
                                                ListState &list,
                                                bool isOptional);
  ParseResult parseUnless(const FormatElement &part, ListState &list);
  std::optional<ParseResult> parseOptionalArguments(const FormatElement &);
  std::optional<ParseResult> parseOptionalSuccessors(const FormatElement &);
  ParseResult parseAttribute(const FormatElement &element, bool isQualified);
  bool parseOptionalKeyword(const FormatElement &element);
  ParseResult parseKeyword(const FormatElement &element);
  ParseResult parsePropDict();
  ParseResult parseAttrDict(const FormatElement &element);
  ParseResult parseAttrDictWithCases(const FormatElement &element);
  ParseResult parseEntryWithCases(const FormatElement &element);
  ParseResult checkAttrDict(llvm::SMLoc loc);
  void takeDictionary();
  ParseResult parseTypes(const FormatElement &element, bool isQualified);
  ParseResult parseFunctionalType(const FormatElement &element);
  ParseResult checkType(const ValueSlot &slot, Type type, llvm::SMLoc loc);
  ParseResult failType(llvm::SMLoc loc, StringRef expected, Type found) {
    return parser.emitError(loc, "invalid kind of type specified: expected " +
                                     expected + ", but found ")
           << found;
  }
  ParseResult distribute(const FormatElement &element, ArrayRef<Type> types,
                         llvm::SMLoc loc);
  ParseResult distributeResults(ArrayRef<Type> types, llvm::SMLoc loc);
  ParseResult failCount(size_t expected, size_t found, llvm::SMLoc loc);
  ParseResult parseTypeList(const FormatElement &element);
  ParseResult parseTypesInParts(const FormatElement &element);
  ParseResult parseSameType(const FormatElement &element);
  ParseResult parseShortTypes(const FormatElement &element);
  ParseResult distributeToParts(const FormatElement &element,
                                ArrayRef<Type> inputs, ArrayRef<Type> outputs,
                                llvm::SMLoc loc);
  ParseResult parseSymbol(const FormatElement &element);
  ParseResult parseTyped(const FormatElement &element);
  ParseResult parsePorts(const FormatElement &element);
  ParseResult parsePortValue(const FormatElement &part);
  ParseResult parsePortArgument(const FormatElement &part);
  ParseResult parsePortParameter(const FormatElement &part, Type &type);
  ParseResult finishPort(const FormatElement &form);
  AttrKind getPortKind(const FormatElement &column) const;
  ParseResult addPortAttributes();
  ParseResult parseName(const FormatElement &element);
  ParseResult parseResultName(const FormatElement &element);
  ParseResult parseDefaultValue(const FormatElement &element);
  ParseResult parseDiscardable(const FormatElement &element);
  ParseResult parseTypedNumber(const FormatElement &element);
  ParseResult parseField(const FormatElement &element);
  ParseResult parseEqualTypes(const FormatElement &element);
  ParseResult parseUnwritten(const FormatElement &element);
  void addUnwrittenValues();
  ParseResult addFields();
  ParseResult addNumbers(bool beforeTypes);
  FailureOr<Attribute> parseQuoted(const AttrSlot &slot, Attribute value,
                                   llvm::SMLoc loc);
  ParseResult parseDictionary(const FormatElement &element);
  ParseResult parseSingleOperation(const FormatElement &element);
  ParseResult parseSignature(const FormatElement &element);
  ParseResult parseFunctionBody(const FormatElement &element);
  ParseResult parseRegion(const FormatElement &element, bool isWhole = false);
  ParseResult parseEntry(const FormatElement &element);
  ParseResult parseNamedRegion(const FormatElement &element, Region &region,
                               bool isWhole);
  ParseResult resolveArguments(const FormatElement &region,
                               SmallVectorImpl<OpAsmParser::Argument> &all);
  ParseResult parseRegions();
  ParseResult finishRegion(Region &region);
  FailureOr<bool> parseOptionalQualified(const FormatElement &element);
  ParseResult parseQualified(const FormatElement &element);
  FailureOr<bool> parseOptionalCustom(const FormatElement &element);
  ParseResult parseCustom(const FormatElement &element, bool optional,
                          bool &present);
  ParseResult checkSources();
  bool applyTypePlan();
  bool makeTypesKey(detail::PartsKey &key) const;
  /// Reports that the type of a slot, operands first, does not follow.
  ParseResult failInference(unsigned missing);
  void addInferredResults();
  void applyInferredTypes(const FormatScratch::InferredTypes &known);
  void rememberTypes(FormatScratch::InferredTypes &known) const;
  ParseResult inferTypes();
  ParseResult inferUnknownTypes();
  ParseResult resolveSlot(size_t i, SmallVectorImpl<Value> &values);
  ParseResult resolveEarly();
  bool hasLateOperands() const;
  ParseResult resolve();
  void addImpliedAttributes();
  bool isGiven(unsigned slot) const;
  bool makeImpliedKey(detail::PartsKey &key) const;
  template <typename List> void addSegmentSizes(int slot, ArrayRef<List> lists);
  void addUnit(unsigned attribute) {
    state.slots.push_back({attribute, UnitAttr::get(parser.getContext())});
  }

  const AssemblyFormat &format;
  const OpDefinition &def;
  OpAsmParser &parser;
  OperationState &state;
  FormatScratch &scratch;
  FormatOpParts &parts;
  // The lists of `parts` that the definition needs.
  MutableArrayRef<Operands> operands;
  MutableArrayRef<llvm::SMLoc> operandLocs;
  SmallVector<NamedAttribute, 4> &dictionary;
  MutableArrayRef<SlotTypes> operandTypes, resultTypes;
  MutableArrayRef<SmallVector<std::unique_ptr<Region>, 1>> regions;
  MutableArrayRef<SmallVector<Block *, 2>> successors;
  NamedArguments &getArguments(unsigned region) {
    if (LLVM_UNLIKELY(parts.arguments.size() <= region))
      parts.arguments.resize(region + 1);
    NamedArguments &named = parts.arguments[region];
    if (named.isUsed)
      return named;
    named.isUsed = true;
    size_t count = def.regions[region].namedArguments.size();
    named.slots.resize(count);
    named.locs.assign(count, parser.getNameLoc());
    return named;
  }
  bool areTypesInferred = false;
  /// The type of the argument that follows in an entry; null if there is none.
  Type pendingPortType;
  /// The texts of `field`, in the order of the format.
  SmallVector<std::pair<std::string, llvm::SMLoc>, 0> fieldNames;
  /// An integer whose type is not written.
  struct PendingNumber {
    unsigned slot;
    APInt value;
    llvm::SMLoc loc;
  };
  SmallVector<PendingNumber, 0> numbers;
  /// The location of the operands if the format has them in one list.
  llvm::SMLoc allOperandsLoc;
  /// By slot: the values of operands that were resolved before a region.
  SmallVector<SmallVector<Value, 2>, 0> earlyValues;

  template <typename T>
  static MutableArrayRef<T> take(SmallVectorImpl<T> &list, size_t count) {
    return MutableArrayRef<T>(list).take_front(count);
  }
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
