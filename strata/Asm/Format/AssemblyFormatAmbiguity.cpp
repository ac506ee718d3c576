// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Detects ambiguous formats, in which an element that is optional or of
// variable length would parse the text of the element after it.
#include "strata/Asm/Format/AssemblyFormatDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

namespace {
/// Follows a format from left to right and tracks the tokens that the last
/// parts could consume.
class AmbiguityChecker {
public:
  AmbiguityChecker(const OpDefinition &def, FormatError &error)
      : def(def), error(error) {}
  bool check(const std::vector<FormatElement> &list);

private:
  /// Tokens that could continue an earlier part, as bits.
  enum Open : unsigned {
    None = 0,
    /// A comma, by a list.
    Comma = 1,
    /// An operand, by operands that may be absent.
    Operand = 2,
    /// `::@name`, by a symbol reference.
    DoubleColon = 4,
    /// A brace, by an attribute dictionary.
    Brace = 8,
    /// One of `afterType`, by a type that a group may begin with.
    AfterType = 16,
  };
  bool fail(const FormatElement &element, const Twine &message) {
    error = {element.offset, message.str(), {}};
    return false;
  }
  bool check(const FormatElement &element);
  bool checkStart(const FormatElement &element);
  bool checkList(const FormatElement &element);
  bool checkGroup(const FormatElement &group);
  bool checkTypeChoice(const FormatElement &group);
  bool checkElse(const FormatElement &group);
  bool isInFull(const FormatElement &type);
  unsigned getOpen(const FormatElement &element) const;
  unsigned getOpen(Arity arity, unsigned ofList) const {
    if (arity == Arity::One)
      return None;
    return (open | ofList) & ~(arity == Arity::Optional ? Comma : None);
  }

  const OpDefinition &def;
  FormatError &error;
  unsigned open = None;
  /// The literals that tell that a group is present which begins with a type.
  SmallVector<StringRef, 1> afterType;
  /// The anchor of the current group, which is present.
  const FormatElement *anchor = nullptr;
};
} // namespace

/// Whether `element` can begin with something that is open.
bool AmbiguityChecker::checkStart(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    if (element.text == "," && (open & Comma))
      return fail(element, "',' after a list of variable length is ambiguous: "
                           "it would be parsed as part of the list");
    if (element.text == "::" && (open & DoubleColon))
      return fail(element, "'::' after a symbol reference is ambiguous: it "
                           "would be parsed as a nested reference");
    if (element.text == "{" && (open & Brace))
      return fail(element, "'{' after 'attr-dict' is ambiguous: it would be "
                           "parsed as the attribute dictionary");
    if ((open & AfterType) && llvm::is_contained(afterType, element.text))
      return fail(element, "'" + element.text +
                               "' is ambiguous: it would be parsed as part of "
                               "the optional group before it");
    return true;
  case Element::Operand:
  case Element::Operands:
  case Element::Argument:
  case Element::Mixed:
    return !(open & Operand) ||
           fail(element, "operands after an optional or variadic operand are "
                         "ambiguous: they would be parsed as part of it");
  case Element::Region:
  case Element::Regions:
  case Element::WithTerminator:
  case Element::SingleOperation:
  case Element::FunctionBody:
    return !(open & Brace) ||
           fail(element, "a region after 'attr-dict' is ambiguous: it would be "
                         "parsed as the attribute dictionary");
  case Element::Dictionary:
    return !(open & Brace) ||
           fail(element,
                "a dictionary after 'attr-dict' is ambiguous: it would "
                "be parsed as the attribute dictionary");
  default:
    return true;
  }
}

/// Whether a single type, or a parenthesis, ends elements of this kind.
static bool isInParentheses(Element kind) {
  return kind == Element::Types || kind == Element::Parenthesized ||
         kind == Element::Counted;
}

/// The open tokens after `element`, which is no group.
unsigned AmbiguityChecker::getOpen(const FormatElement &element) const {
  const FormatElement &inner = getInner(element);
  bool isType = &inner != &element && inner.kind != Element::Attribute;
  // After a single type, or the parenthesis, nothing is open.
  if (isInParentheses(element.kind))
    return None;
  switch (inner.kind) {
  case Element::Operand:
    if (&element == anchor)
      return def.operands[inner.index].arity == Arity::Variadic ? Comma : None;
    return getOpen(def.operands[inner.index].arity,
                   isType ? Comma : Comma | Operand);
  case Element::Result:
    return getOpen(def.results[inner.index].arity, Comma);
  case Element::Operands:
    return open | Comma | (isType ? None : Operand);
  case Element::Mixed:
  case Element::Subscripts:
    return open | Comma | Operand;
  case Element::Argument:
    return def.regions[inner.index].namedArguments[inner.argument].isList
               ? open | Comma | Operand
               : None;
  case Element::Results:
  case Element::Successors:
    return open | Comma;
  case Element::Successor:
    return def.successors[inner.index].isVariadic ? open | Comma : None;
  case Element::Attribute: {
    const AttrSlot &slot = def.attributes[inner.index];
    unsigned before = slot.optional ? open : None;
    if (slot.kind.tag == AttrKind::Tag::Array)
      return before | Comma;
    bool isSymbol = slot.kind.tag == AttrKind::Tag::Attribute &&
                    slot.kind.builtin &&
                    slot.kind.builtin->kind == Kind::SymbolRefAttr;
    return before | (isSymbol ? DoubleColon : None);
  }
  // The anchor of a group is present if the group is.
  case Element::AttrDict:
    return &element == anchor ? None : open | Brace;
  case Element::Signature:
  case Element::AttrDictWithKeyword:
  case Element::PropDict:
  case Element::Space:
  case Element::Empty:
  case Element::Newline:
    return open;
  default:
    return None;
  }
}

/// Whether the text of `type`, the type of one value, does not depend on its slot.
bool AmbiguityChecker::isInFull(const FormatElement &type) {
  const FormatElement &inner = getInner(type);
  const auto &slots =
      inner.kind == Element::Operand ? def.operands : def.results;
  return !slots[inner.index].constraint.definition ||
         fail(type, "the type of '$" + inner.text +
                        "' is written without its dialect, so no optional "
                        "group can begin with it");
}

/// A group that begins with a type must have a literal after the type that tells whether the
/// group is present, and an `else` part for the type if it is absent.
bool AmbiguityChecker::checkTypeChoice(const FormatElement &group) {
  ArrayRef<FormatElement> then = dropBlanks(group.children),
                          otherwise = dropBlanks(group.otherwise);
  const FormatElement &first = then.front();
  if (group.isInverted || &group.children[group.anchor] != &first)
    return fail(first, "a type that begins an optional group must be its "
                       "anchor");
  then = dropBlanks(then.drop_front());
  // These never continue a type, and no other element begins with such punctuation.
  constexpr StringRef punctuation[] = {",", ":", "=", "->"};
  if (then.empty() || then.front().kind != Element::Literal ||
      !(isWord(then.front().text) ||
        llvm::is_contained(punctuation, then.front().text)))
    return fail(first, "a type that begins an optional group must be followed "
                       "by a keyword, ',', ':', '=' or '->'");
  auto isTypeOfOne = [&](const FormatElement &element) {
    const FormatElement &inner = getInner(element);
    return element.kind == Element::Type &&
           (inner.kind == Element::Operand
                ? def.operands[inner.index].arity == Arity::One
                : inner.kind == Element::Result &&
                      def.results[inner.index].arity == Arity::One);
  };
  if (otherwise.empty() || !isTypeOfOne(otherwise.front()))
    return fail(group, "an optional group that begins with a type must have an "
                       "'else' part that begins with the type of one operand "
                       "or result");
  afterType.push_back(then.front().text);
  return isInFull(first) && isInFull(otherwise.front());
}

/// The part of an optional group that is parsed if the other one is absent.
bool AmbiguityChecker::checkElse(const FormatElement &group) {
  if (!isTypeChoice(group))
    return check(group.otherwise);
  ArrayRef<FormatElement> list = dropBlanks(group.otherwise);
  if (!check(list.front()))
    return false;
  open |= AfterType;
  return llvm::all_of(list.drop_front(), [&](const FormatElement &element) {
    return check(element);
  });
}

bool AmbiguityChecker::checkGroup(const FormatElement &group) {
  if (isTypeChoice(group) && !checkTypeChoice(group))
    return false;
  unsigned before = open;
  const auto &anchored = group.isInverted ? group.otherwise : group.children;
  const FormatElement *outer = std::exchange(anchor, &anchored[group.anchor]);
  if (!check(group.children))
    return false;
  unsigned present = std::exchange(open, before);
  if (!checkElse(group))
    return false;
  open |= present;
  anchor = outer;
  return true;
}

bool AmbiguityChecker::check(const FormatElement &element) {
  unsigned before = open;
  if (element.kind == Element::Optional)
    return checkGroup(element);
  if (element.kind == Element::OIList) {
    unsigned all = before;
    for (const FormatElement &clause : element.children) {
      if (!check(clause.children))
        return false;
      all |= open;
    }
    // Clauses come in any order, each may follow any other; the literal that
    // each begins with closes the open parts.
    open = all;
    return llvm::all_of(element.children, [&](const FormatElement &clause) {
      return checkStart(clause.children.front());
    });
  }
  if (element.kind == Element::Call)
    return check(element.children);
  if (element.kind == Element::Zip || element.kind == Element::Repeat)
    return checkList(element);
  if (!checkStart(element))
    return false;
  if (element.kind != Element::Present)
    open = getOpen(element);
  return true;
}

/// A list takes a comma, or another entry, after each entry, and it may be
/// empty.
bool AmbiguityChecker::checkList(const FormatElement &element) {
  unsigned before = open;
  // A part is one value, type, region or number of a list.
  for (const FormatElement &part : element.children) {
    if (!checkStart(part))
      return false;
    if (!isBlank(part))
      open = None;
  }
  const FormatElement &first = *llvm::find_if_not(element.children, isBlank);
  bool isZip = element.kind == Element::Zip;
  // The next entry begins where the last ends.
  if (!isZip && !checkStart(first))
    return false;
  bool isValue =
      first.kind == Element::Operand || first.kind == Element::Argument;
  open |= before | (isValue ? Operand : None) | (isZip ? Comma : None);
  return true;
}

bool AmbiguityChecker::check(const std::vector<FormatElement> &list) {
  return llvm::all_of(
      list, [&](const FormatElement &element) { return check(element); });
}

bool detail::isUnambiguous(const std::vector<FormatElement> &format,
                           const OpDefinition &def, FormatError &error) {
  return AmbiguityChecker(def, error).check(format);
}
