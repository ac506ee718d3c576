// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the reader of their text.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATREADERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATREADERDETAIL_H

#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/Definition/TypeDefinition.h"

#include <memory>

namespace strata {

namespace detail {
/// Whether `word` is a directive that is a part of an entry of a list of ports.
bool isPortPart(StringRef word);
} // namespace detail

/// A recursive-descent reader over the text. Functions return false after
/// filling in `error`.
class FormatReader {
public:
  FormatReader(StringRef text, const OpDefinition &def, FormatError &error)
      : text(text), op(&def), error(error) {}
  FormatReader(StringRef text, const TypeDefinition &def, FormatError &error)
      : text(text), type(&def), error(error) {}

  bool readAll(std::vector<FormatElement> &elements);

private:
  /// Groups, directives and calls within each other, at most.
  static constexpr unsigned MaxDepth = 32;
  /// Elements that calls may expand to, at most.
  static constexpr unsigned MaxExpansion = 4096;
  /// The arguments of a named format, which replace the parameters in its text.
  struct Call {
    StringRef name;
    const NamedFormat &format;
    ArrayRef<FormatElement> arguments;
    /// The call around it; may be null.
    const Call *outer;
  };
  /// The text of a named format that `outer` calls.
  FormatReader(const FormatReader &outer, const Call &call)
      : text(call.format.text), op(outer.op), type(outer.type),
        error(outer.error), call(&call), expanded(outer.expanded),
        depth(outer.depth), inPorts(outer.inPorts) {}

  bool fail(size_t offset, const Twine &message);
  void skipBlanks();
  char peek() const { return at < text.size() ? text[at] : '\0'; }
  bool consume(char c);
  bool expect(char c);
  StringRef readWord();

  bool readElement(std::vector<FormatElement> &elements);
  bool readLiteral(FormatElement &element);
  bool makeLiteral(FormatElement &element);
  bool readVariable(FormatElement &element);
  bool findInOp(StringRef name, FormatElement &element);
  bool findArgument(StringRef name, FormatElement &element);
  bool findInType(StringRef name, FormatElement &element);
  bool readCases(FormatElement &element);
  bool readDirective(FormatElement &element);
  bool readWrapper(StringRef word, FormatElement &element);
  bool readParameterDirective(StringRef word, FormatElement &element);
  bool readArguments(FormatElement &element, bool allowStrings);
  bool readGroup(FormatElement &element);
  bool readGroupPart(std::vector<FormatElement> &elements,
                     std::optional<unsigned> &anchor);
  bool readOIList(FormatElement &element);
  bool readEntry(FormatElement &element);
  bool readDefault(FormatElement &element);
  bool readString(std::string &string);
  bool readBound(FormatElement &element);
  bool readMap(FormatElement &element);
  bool readNonNegative(FormatElement &element);
  bool readCounted(FormatElement &element);
  bool readKeywordLiteral(FormatElement &element);
  bool readUnless(FormatElement &element);
  bool readKeyword(FormatElement &element);
  bool readCustom(FormatElement &element);
  bool readParameterOfCall(StringRef name, FormatElement &element);
  bool readPorts(FormatElement &element);
  bool readPortForm(FormatElement &form);
  bool readPortPart(StringRef word, FormatElement &element);
  bool makeColumn(StringRef syntax, FormatElement &element);
  bool readValueOf(FormatElement &element);
  bool readResultName(FormatElement &element);
  bool readDiscardable(FormatElement &element);
  bool readField(FormatElement &element);
  bool parseValueText(FormatElement &element, const FormatElement &text);
  bool expand(FormatElement &element, const NamedFormat &format);

  StringRef text;
  /// Whose format it is: one of them.
  const OpDefinition *op = nullptr;
  const TypeDefinition *type = nullptr;
  FormatError &error;
  /// The call whose format this is; may be null.
  const Call *call = nullptr;
  /// The number of elements that calls have expanded to.
  std::shared_ptr<unsigned> expanded = std::make_shared<unsigned>(0);
  size_t at = 0;
  unsigned depth = 0;
  /// In arguments that may be strings: those of the call stay strings.
  bool inArguments = false;
  /// The text is in the entries of a list of ports.
  bool inPorts = false;
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATREADERDETAIL_H
