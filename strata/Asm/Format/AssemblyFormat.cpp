// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spaces are placed statically, since they do not depend on the operation.
#include "strata/Asm/Format/AssemblyFormat.h"

#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Definition/EnumDefinition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Literals -----------------------------------------------------------===//

bool detail::isWord(StringRef text) {
  return llvm::isAlpha(text.front()) || text.front() == '_';
}

const Punctuation *detail::findPunctuation(StringRef text) {
  using P = OpAsmParser;
  static const Punctuation table[] = {
      {"->", &P::parseArrow, &P::parseOptionalArrow},
      {":", &P::parseColon, &P::parseOptionalColon},
      {",", &P::parseComma, &P::parseOptionalComma},
      {"=", &P::parseEqual, &P::parseOptionalEqual},
      {"(", &P::parseLParen, &P::parseOptionalLParen},
      {")", &P::parseRParen, &P::parseOptionalRParen},
      {"[", &P::parseLSquare, &P::parseOptionalLSquare},
      {"]", &P::parseRSquare, &P::parseOptionalRSquare},
      {"{", &P::parseLBrace, &P::parseOptionalLBrace},
      {"}", &P::parseRBrace, &P::parseOptionalRBrace},
      {"<", &P::parseLess, &P::parseOptionalLess},
      {">", &P::parseGreater, &P::parseOptionalGreater},
      {"?", &P::parseQuestion, &P::parseOptionalQuestion},
      {"+", &P::parsePlus, &P::parseOptionalPlus},
      {"-", &P::parseMinus, &P::parseOptionalMinus},
      {"*", &P::parseStar, &P::parseOptionalStar},
      {"/", &P::parseSlash, &P::parseOptionalSlash},
      {"|", &P::parseVerticalBar, &P::parseOptionalVerticalBar},
      {"...", &P::parseEllipsis, &P::parseOptionalEllipsis},
      {"::", &P::parseDoubleColon, &P::parseOptionalDoubleColon}};
  for (const Punctuation &entry : table)
    if (entry.text == text)
      return &entry;
  return nullptr;
}

//===-- Layout -------------------------------------------------------------===//

namespace {
/// Decides where blanks go, as upstream's formats have them: before everything
/// but some punctuation. An optional group counts as present.
class Layout {
public:
  void place(std::vector<FormatElement> &list) {
    for (FormatElement &element : list)
      place(element);
  }

private:
  void place(FormatElement &element);
  void placeValue(FormatElement &element);
  void placePorts(FormatElement &element);
  void placeCall(FormatElement &element);
  bool isTight(StringRef literal) const {
    StringRef tight = afterPunctuation ? ">)}]," : "<>(){}[],";
    return literal.size() == 1 && tight.contains(literal.front());
  }

  bool wantsSpace = true, afterPunctuation = false;
};
} // namespace

void Layout::placeValue(FormatElement &element) {
  bool isFixed = element.kind == Element::Column &&
                 element.part->syntax == PortPart::Syntax::Fixed;
  if (isFixed)
    return;
  element.needsSpace = wantsSpace || !afterPunctuation;
  wantsSpace = true;
  afterPunctuation = false;
}

void Layout::placePorts(FormatElement &element) {
  placeValue(element);
  for (FormatElement &form : element.children) {
    wantsSpace = false;
    afterPunctuation = true;
    place(form.children);
  }
  wantsSpace = true;
  afterPunctuation = false;
}

/// A call is like a custom directive, whatever it begins and ends with.
void Layout::placeCall(FormatElement &element) {
  element.needsSpace = wantsSpace || !afterPunctuation;
  wantsSpace = false;
  afterPunctuation = true;
  place(element.children);
  wantsSpace = true;
  afterPunctuation = false;
}

void Layout::place(FormatElement &element) {
  StringRef text = element.text;
  switch (element.kind) {
  case Element::Literal:
    element.needsSpace = wantsSpace && !isTight(text);
    wantsSpace = text.size() != 1 || !StringRef("<({[").contains(text.front());
    afterPunctuation = !isWord(text);
    return;
  case Element::Space:
    afterPunctuation = false;
    wantsSpace = false;
    return;
  case Element::Empty:
  case Element::Newline:
    afterPunctuation = true;
    wantsSpace = false;
    return;
  case Element::Present:
  case Element::Implied:
  case Element::EmptyRegion:
    return;
  case Element::Ports:
    return placePorts(element);
  case Element::DefaultValue:
  case Element::ResultName:
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
  case Element::PropDict:
    // They bring their blank along.
    afterPunctuation = false;
    return;
  case Element::Optional:
    place(element.children);
    return place(element.otherwise);
  case Element::Zip:
  case Element::Repeat:
  case Element::Unless:
    return place(element.children);
  case Element::OIList:
    for (FormatElement &clause : element.children)
      place(clause.children);
    return;
  case Element::Call:
    return placeCall(element);
  default:
    placeValue(element);
  }
}

void detail::layOut(FormatElement &element) {
  std::vector<FormatElement> list{std::move(element)};
  Layout().place(list);
  element = std::move(list.front());
}

//===-- Formats -----------------------------------------------------------===//

/// Whether the signature with regions decides which groups in `list` are printed, and
/// whether they can be.
static bool followsSignature(ArrayRef<FormatElement> list, unsigned depth = 0) {
  return llvm::all_of(list, [&](const FormatElement &element) {
    switch (element.kind) {
    case Element::FunctionBody:
    case Element::SingleOperation:
    case Element::Signature:
    case Element::Ports:
    case Element::ResultName:
    case Element::Discardable:
    case Element::TypedNumber:
    case Element::Field:
    case Element::EmptyRegion:
      return false;
    case Element::AttrDict:
    case Element::AttrDictWithKeyword:
      return !depth;
    default: {
      bool isGroup =
          element.kind == Element::Optional || element.kind == Element::OIList;
      return followsSignature(element.children, depth + isGroup) &&
             followsSignature(element.otherwise, depth + isGroup);
    }
    }
  });
}

/// Whether there is an element in `list` whose text can follow from anything.
static bool hasCustom(ArrayRef<FormatElement> list) {
  return llvm::any_of(list, [](const FormatElement &element) {
    return element.kind == Element::Custom || element.kind == Element::Ports ||
           element.kind == Element::ResultName ||
           element.kind == Element::Discardable ||
           element.kind == Element::TypedNumber ||
           element.kind == Element::Field || hasCustom(element.children) ||
           hasCustom(element.otherwise);
  });
}

std::unique_ptr<AssemblyFormat> AssemblyFormat::compile(StringRef text,
                                                        const OpDefinition &def,
                                                        FormatError &error) {
  std::optional<std::vector<FormatElement>> elements =
      parseAssemblyFormat(text, def, error);
  if (!elements)
    return nullptr;
  std::unique_ptr<AssemblyFormat> format(new AssemblyFormat());
  format->elements = std::move(*elements);
  if (!checkFormat(*format, def, error) ||
      !isUnambiguous(format->elements, def, error))
    return nullptr;
  format->followsSignature =
      ::followsSignature(format->elements) && format->namedRegions.size() <= 1;
  format->hasCustom = ::hasCustom(format->elements);
  Layout().place(format->elements);
  return format;
}

static void findKeywords(ArrayRef<FormatElement> list, const OpDefinition &def,
                         std::vector<StringRef> &words) {
  using Element = FormatElement::Kind;
  for (const FormatElement &element : list) {
    if ((element.kind == Element::Literal || element.kind == Element::String) &&
        isBareWord(element.text))
      words.push_back(element.text);
    if (element.kind == Element::AttrDictWithKeyword)
      words.push_back("attributes");
    if (element.kind == Element::Attribute)
      if (const EnumDefinition *cases =
              def.attributes[element.index].kind.enumeration;
          cases && !cases->mnemonic.empty())
        words.push_back(cases->mnemonic);
    findKeywords(element.children, def, words);
    findKeywords(element.otherwise, def, words);
  }
}

std::vector<StringRef>
AssemblyFormat::getKeywords(const OpDefinition &def) const {
  std::vector<StringRef> words;
  findKeywords(elements, def, words);
  return words;
}

static void printByFormat(Operation *op, OpAsmPrinter &printer) {
  op->getDefinition().format->print(op, printer);
}

bool AssemblyFormat::prints(const OpDefinition &def) {
  return def.format && def.print == printByFormat;
}

static ParseResult parseByFormat(OpAsmParser &parser, OperationState &state) {
  return state.name.getDefinition()->format->parse(parser, state);
}

bool AssemblyFormat::parses(const OpDefinition &def) {
  return def.format && def.parse == parseByFormat;
}

void strata::setAssemblyFormat(OpDefinition &def,
                               std::unique_ptr<AssemblyFormat> format) {
  def.format = std::move(format);
  def.canPrint = [](Operation *op) {
    return op->getDefinition().format->canPrint(op);
  };
  def.print = printByFormat;
  def.parse = parseByFormat;
  if (def.format->resultName && !def.getAsmResultNames)
    def.getAsmResultNames = AssemblyFormat::nameResults;
  if (!def.format->portRegions.empty() && !def.getAsmBlockArgumentNames)
    def.getAsmBlockArgumentNames = AssemblyFormat::nameArguments;
}

const FormatElement *AssemblyFormat::findCustom(StringRef name) const {
  SmallVector<const FormatElement *> work;
  auto push = [&](const std::vector<FormatElement> &list) {
    for (const FormatElement &element : llvm::reverse(list))
      work.push_back(&element);
  };
  push(elements);
  while (!work.empty()) {
    const FormatElement *element = work.pop_back_val();
    if (element->kind == FormatElement::Kind::Custom && element->text == name)
      return element;
    push(element->otherwise);
    push(element->children);
  }
  return nullptr;
}
