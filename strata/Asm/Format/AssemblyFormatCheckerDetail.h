// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the check of a format against its definition.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATCHECKERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATCHECKERDETAIL_H

#include "strata/Asm/Format/AssemblyFormatDetail.h"

namespace strata {

/// The slots that a format, or the beginning of it, binds.
struct BoundSlots {
  std::vector<bool> operandTypes, resultTypes, operands, attributes, regions,
      successors;
  /// Named arguments, by region and index.
  std::vector<std::vector<bool>> arguments;

  /// Adds the slots that `other` binds.
  void add(const BoundSlots &other) {
    auto addTo = [](std::vector<bool> &to, const std::vector<bool> &from) {
      for (size_t i = 0; i < to.size(); ++i)
        to[i] = to[i] || from[i];
    };
    addTo(operandTypes, other.operandTypes);
    addTo(resultTypes, other.resultTypes);
    addTo(operands, other.operands);
    addTo(attributes, other.attributes);
    addTo(regions, other.regions);
    addTo(successors, other.successors);
    for (auto [to, from] : llvm::zip_equal(arguments, other.arguments))
      addTo(to, from);
  }
};

/// Counts the slots that a format binds, once, when it is compiled.
class FormatChecker {
  using PortColumn = detail::PortColumn;

public:
  FormatChecker(AssemblyFormat &format, const OpDefinition &def,
                FormatError &error)
      : format(format), def(def), error(error) {
    bound.operandTypes.resize(def.operands.size());
    bound.resultTypes.resize(def.results.size());
    bound.operands.resize(def.operands.size());
    bound.attributes.resize(def.attributes.size());
    bound.regions.resize(def.regions.size());
    bound.successors.resize(def.successors.size());
    bound.arguments.resize(def.regions.size());
    for (auto [names, region] : llvm::zip_equal(bound.arguments, def.regions))
      names.resize(region.namedArguments.size());
  }
  bool check();

private:
  bool fail(size_t offset, const Twine &message, StringRef missing = {}) {
    error = {offset, message.str(), missing};
    return false;
  }
  bool checkAll(std::vector<FormatElement> &list);
  void collect(std::vector<FormatElement> &list);
  bool checkElement(FormatElement &element);
  bool checkCompound(FormatElement &element);
  bool checkTypes(const FormatElement &element);
  bool checkGroup(FormatElement &element);
  bool checkClauses(FormatElement &element);
  bool checkCustom(FormatElement &element);
  bool checkMixed(FormatElement &element);
  bool checkMap(FormatElement &element);
  bool checkKeyword(const FormatElement &element);
  bool checkList(FormatElement &element);
  bool checkPart(FormatElement &element);
  bool checkRegion(FormatElement &element);
  bool checkArguments(FormatElement &region);
  bool checkDefault(const FormatElement &element);
  bool checkBound(FormatElement &element);
  bool checkCounted(FormatElement &element);
  bool checkDictionary(FormatElement &element);
  bool checkSignature(FormatElement &element);
  bool checkFunctionBody(FormatElement &element);
  bool checkSingleOperation(FormatElement &element);
  bool tellsPresence(const FormatElement &element) const;
  bool checkDivision(const FormatElement &element);
  bool checkTypeList(const FormatElement &element);
  bool checkShortTypes(const FormatElement &element);
  bool checkUnless(const FormatElement &element);
  bool checkSymbol(const FormatElement &element);
  bool checkEntry(FormatElement &element);
  bool checkTyped(const FormatElement &element);
  bool checkPorts(FormatElement &element);
  bool checkUnwritten(FormatElement &element);
  bool checkPortForm(FormatElement &form, const FormatElement &ports);
  bool checkPortPart(FormatElement &part);
  bool shareTypes(FormatElement &form);
  bool checkPortUnless(FormatElement &part);
  bool checkPortValue(FormatElement &part);
  bool checkColumn(FormatElement &part);
  void addColumn(FormatElement &part, const PortColumn &column);
  bool bindInPorts(std::vector<bool> &list, const FormatElement &element);
  bool checkOneAttribute(FormatElement &element);
  bool checkResultName(FormatElement &element);
  bool checkNumber(FormatElement &element);
  bool checkField(FormatElement &element);
  bool checkEqualTypes(FormatElement &element);
  bool checkEmptyRegion(FormatElement &element);
  bool checkPresent(const FormatElement &element);
  bool checkUnits(ArrayRef<FormatElement> list, const FormatElement *said);
  bool checkInference();
  int findOnlyType(const std::vector<bool> &written) const;
  /// The types of region arguments are computed at their region.
  bool isLate(const std::vector<bool> &list) const {
    return (&list == &bound.operandTypes || &list == &bound.resultTypes) &&
           !format.namedRegions.empty();
  }
  /// Whether a slot of the list to which `bound` belongs is in a group.
  void noteGroup(const std::vector<bool> &list) {
    if (depth && (&list == &bound.operands || &list == &bound.regions ||
                  &list == &bound.successors))
      format.groupsHoldMore = true;
  }
  bool bindOnce(std::vector<bool> &list, const FormatElement &element);
  bool bindAll(std::vector<bool> &list, const FormatElement &element);

  AssemblyFormat &format;
  const OpDefinition &def;
  FormatError &error;
  BoundSlots bound;
  bool sawAttrDict = false;
  /// The anchor of the current group if it can be the presence of a result.
  const FormatElement *presentAnchor = nullptr;
  /// The slots that lists of ports have bound, which all their forms can have.
  SmallVector<std::pair<const std::vector<bool> *, unsigned>, 4> boundInPorts;
  /// The number of groups around the current element.
  unsigned depth = 0;
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATCHECKERDETAIL_H
