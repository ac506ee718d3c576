// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the parser of operations by their formats.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/FunctionImplementation.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/BuiltinAttributes.h"

namespace strata {

/// One run over the tree, reading one operation.
class FormatOpParser {
public:
  FormatOpParser(const AssemblyFormat &format, OpAsmParser &parser,
                 OperationState &state)
      : format(format), def(*state.name.getDefinition()), parser(parser),
        state(state), operands(def.operands.size()),
        operandLocs(def.operands.size(), parser.getNameLoc()),
        operandTypes(def.operands.size()), resultTypes(def.results.size()),
        regions(def.regions.size()), successors(def.successors.size()) {}
  ParseResult run();

private:
  using Operands = SmallVector<UnresolvedOperand, 2>;
  ParseResult parse(ArrayRef<FormatElement> list,
                    const FormatElement *unitAnchor = nullptr);
  ParseResult parse(const FormatElement &element);
  ParseResult parseCompound(const FormatElement &element);
  ParseResult parseLiteral(const FormatElement &element, bool optional);
  ParseResult parseGroup(const FormatElement &element);
  ParseResult parseClauses(const FormatElement &element);
  FailureOr<bool> parseOptional(const FormatElement &element);
  FailureOr<bool> parseOptional(ArrayRef<FormatElement> list,
                                const FormatElement *unitAnchor = nullptr);
  std::optional<ParseResult> parseOptionalOperands(unsigned index);
  ParseResult parseAllOperands();
  FailureOr<bool> parseMixed(const FormatElement &element);
  ParseResult failArguments(unsigned slot, size_t numArguments,
                            size_t numTypes);
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
  std::optional<ParseResult> parseOptionalArguments(const FormatElement &);
  std::optional<ParseResult> parseOptionalSuccessors(const FormatElement &);
  ParseResult parseAttribute(const FormatElement &element, bool isQualified);
  bool parseOptionalKeyword(const FormatElement &element);
  ParseResult parseKeyword(const FormatElement &element);
  ParseResult parsePropDict();
  ParseResult parseAttrDict(bool withKeyword);
  void takeDictionary();
  ParseResult parseTypes(const FormatElement &element, bool isQualified);
  ParseResult parseFunctionalType(const FormatElement &element);
  ParseResult failType(llvm::SMLoc loc, StringRef expected, Type found) {
    return parser.emitError(loc, "invalid kind of type specified: expected " +
                                     expected + ", but found ")
           << found;
  }
  ParseResult distribute(const FormatElement &element, ArrayRef<Type> types,
                         llvm::SMLoc loc);
  ParseResult parseTypeList(const FormatElement &element);
  FailureOr<Attribute> parseQuoted(const AttrSlot &slot, Attribute value,
                                   llvm::SMLoc loc);
  ParseResult parseDictionary(const FormatElement &element);
  ParseResult parseSingleOperation(const FormatElement &element);
  ParseResult parseSignature(const FormatElement &element);
  ParseResult parseFunctionBody(const FormatElement &element);
  ParseResult parseRegion(const FormatElement &element);
  ParseResult parseNamedRegion(const FormatElement &element, Region &region);
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
  ParseResult inferTypes();
  ParseResult resolve();
  void addImpliedAttributes();
  void addSegmentSizes(int slot, ArrayRef<int32_t> sizes);
  void addUnit(unsigned attribute) {
    state.slots.push_back({attribute, UnitAttr::get(parser.getContext())});
  }

  const AssemblyFormat &format;
  const OpDefinition &def;
  OpAsmParser &parser;
  OperationState &state;
  SmallVector<Operands, 4> operands;
  /// Where each list of operands begins, for messages.
  SmallVector<llvm::SMLoc, 4> operandLocs;
  /// What `attr-dict` gives: it wins over what is written elsewhere.
  SmallVector<NamedAttribute, 4> dictionary;
  SmallVector<SlotTypes, 4> operandTypes, resultTypes;
  SmallVector<SmallVector<std::unique_ptr<Region>, 1>, 1> regions;
  SmallVector<SmallVector<Block *, 2>, 1> successors;
  /// The named arguments of regions, by region and slot.
  struct NamedArguments {
    SmallVector<SmallVector<OpAsmParser::Argument, 2>, 2> slots;
    /// Where each list begins, for messages.
    SmallVector<llvm::SMLoc, 2> locs;
  };
  /// Empty until there is one.
  std::vector<NamedArguments> arguments;
  NamedArguments &getArguments(unsigned region) {
    arguments.resize(def.regions.size());
    NamedArguments &named = arguments[region];
    size_t count = def.regions[region].namedArguments.size();
    named.slots.resize(count);
    named.locs.resize(count, parser.getNameLoc());
    return named;
  }
  bool areTypesInferred = false;
  ParsedSignature signature;
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
