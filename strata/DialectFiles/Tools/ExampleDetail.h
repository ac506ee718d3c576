// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The writer of example lines. The directives that Strata's formats have beyond
// MLIR's are in ExampleDirectives.cpp.
#ifndef STRATA_DIALECTFILES_TOOLS_EXAMPLEDETAIL_H
#define STRATA_DIALECTFILES_TOOLS_EXAMPLEDETAIL_H

#include "strata/DialectFiles/Tools/Example.h"
#include "strata/DialectFiles/Tools/FormatText.h"

#include "llvm/ADT/StringSet.h"

namespace strata {

/// Writes one example of an operation.
class ExampleWriter {
public:
  ExampleWriter(const DefinitionModel &op, Samples &samples,
                ExampleExtent extent)
      : op(op), samples(samples), isFull(extent == ExampleExtent::Full) {}
  std::string write();

private:
  void writeResults();
  void writeGeneric();
  void write(ArrayRef<FormatNode> nodes);
  void write(const FormatNode &node);
  void writeLiteral(StringRef literal);
  void writeVariable(StringRef name);
  void writeDirective(const FormatNode &node, bool isQualified = false);
  /// Takes `!dialect.name` off types where the format knows it by the
  /// constraint of slot `name`.
  void stripTypes(StringRef name, std::vector<std::string> &types) const;
  void writeAttrDict(StringRef keyword);
  /// Writes a directive that MLIR's formats do not have. False for any other.
  bool writeAddition(const FormatNode &node);
  void writeEntries(const FormatNode &node);
  void writeMixed(const FormatNode &node);
  void writeMap(const FormatNode &node);
  void writeSubscripts(const FormatNode &node);
  void writeBound(const FormatNode &node);
  void writeKeyword(const FormatNode &node);
  void writeDictionary(const FormatNode &node);
  void writeSignature(const FormatNode &node);
  void writeFunctionBody(const FormatNode &node);
  void writeWord(const FormatNode &node);
  void writeFirst(const FormatNode &node);
  void writeInParentheses(const FormatNode &node);
  void writeTypes(const FormatNode &node);
  void writeTypesInParentheses(const FormatNode &node);
  void writeDefault(const FormatNode &node);
  /// Writes the named format that `node` calls, or else `custom<Name>`.
  void writeCustom(const FormatNode &node);
  /// The parts of the named format that `node` calls, with its arguments in the
  /// places of parameters; std::nullopt for a directive in C++.
  std::optional<std::vector<FormatNode>> expand(const FormatNode &node);
  /// The texts that `node` stands for in a list: values, types, regions, elements.
  std::vector<std::string> getParts(const FormatNode &node);
  /// The region arguments called `name`, as `%name`; std::nullopt if there are none.
  std::optional<std::vector<std::string>> getArguments(StringRef name) const;
  /// Writes a part that is neither a literal nor empty, after a blank.
  void writeText(StringRef part);

  /// The values of operands or results, as `%name`, or their types.
  void addValues(const SlotModel &slot, std::vector<std::string> &out) const;
  void addTypes(const SlotModel &slot, std::vector<std::string> &out);
  /// The types that the arguments of `type` and `functional-type` mean.
  std::vector<std::string> getTypes(const FormatNode &node);
  unsigned countOf(const SlotModel &slot) const;
  static const SlotModel *findSlot(const std::vector<SlotModel> &slots,
                                   StringRef name);

  const DefinitionModel &op;
  Samples &samples;
  bool isFull;
  std::string text;
  llvm::StringSet<> bound;
  /// In a clause of an oilist, whose words stand for unit attributes.
  bool isClause = false;
  bool wantsSpace = true, wasPunctuation = false;
  /// Calls of named formats that may still be expanded: a file that does not load can
  /// have formats that call themselves.
  unsigned numCallsLeft = 100;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_EXAMPLEDETAIL_H
