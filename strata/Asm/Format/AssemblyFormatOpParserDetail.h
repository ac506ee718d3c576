// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the parser of operations by their formats.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatDirective.h"
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
  std::optional<ParseResult> parseOptionalSuccessors(const FormatElement &);
  ParseResult parseAttribute(const FormatElement &element, bool isQualified);
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
  ParseResult parseRegion(const FormatElement &element);
  ParseResult parseRegions();
  ParseResult finishRegion(Region &region);
  FailureOr<bool> parseOptionalCustom(const FormatElement &element);
  ParseResult parseCustom(const FormatElement &element, bool optional,
                          bool &present);
  ParseResult checkSources();
  bool applyTypePlan();
  ParseResult inferTypes();
  ParseResult resolve();
  void addSegmentSizes(StringRef name, ArrayRef<int32_t> sizes);
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
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPARSERDETAIL_H
