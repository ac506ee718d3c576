// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: declarations shared by reader, checker and
// interpreters.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/OpImplementation.h"

namespace strata::detail {

/// Whether a literal is a word, not punctuation.
bool isWord(StringRef literal);

/// How the parser reads a literal that is no word.
struct Punctuation {
  StringRef text;
  ParseResult (OpAsmParser::*must)();
  ParseResult (OpAsmParser::*may)();
};
/// Null if the parser cannot.
const Punctuation *findPunctuation(StringRef text);

/// Whether an element stands for white space alone.
inline bool isBlank(const FormatElement &element) {
  return element.kind == FormatElement::Kind::Space ||
         element.kind == FormatElement::Kind::Empty ||
         element.kind == FormatElement::Kind::Newline;
}

/// `list` without the white space that it begins with.
inline ArrayRef<FormatElement> dropBlanks(ArrayRef<FormatElement> list) {
  return list.drop_while(isBlank);
}

/// Whether `group`, an optional group, begins with a type, which belongs to the first or the
/// second part.
inline bool isTypeChoice(const FormatElement &group) {
  ArrayRef<FormatElement> list = dropBlanks(group.children);
  return !list.empty() && list.front().kind == FormatElement::Kind::Default;
}

/// Whether `group`, an optional group, begins with an operand, which belongs to the first or the
/// second part: the first begins with an optional operand and a literal, the second with one
/// operand.
inline bool isOperandChoice(const FormatElement &group,
                            const OpDefinition &def) {
  ArrayRef<FormatElement> then = dropBlanks(group.children),
                          otherwise = dropBlanks(group.otherwise);
  auto begins = [&](ArrayRef<FormatElement> list, Arity arity) {
    return !list.empty() && list.front().kind == FormatElement::Kind::Operand &&
           def.operands[list.front().index].arity == arity;
  };
  if (!begins(then, Arity::Optional) || !begins(otherwise, Arity::One))
    return false;
  then = dropBlanks(then.drop_front());
  return !then.empty() && then.front().kind == FormatElement::Kind::Literal;
}

/// Whether `element` consists of others, or of several slots.
inline bool isCompound(const FormatElement &element) {
  switch (element.kind) {
  case FormatElement::Kind::Optional:
  case FormatElement::Kind::OIList:
  case FormatElement::Kind::Custom:
  case FormatElement::Kind::Call:
  case FormatElement::Kind::Mixed:
  case FormatElement::Kind::Map:
  case FormatElement::Kind::Subscripts:
  case FormatElement::Kind::Bound:
  case FormatElement::Kind::Keyword:
  case FormatElement::Kind::Zip:
  case FormatElement::Kind::Repeat:
  case FormatElement::Kind::Dictionary:
  case FormatElement::Kind::Signature:
  case FormatElement::Kind::Counted:
  case FormatElement::Kind::NonNegative:
  case FormatElement::Kind::SameType:
  case FormatElement::Kind::ShortTypes:
  case FormatElement::Kind::Unless:
  case FormatElement::Kind::Symbol:
  case FormatElement::Kind::Entry:
  case FormatElement::Kind::Typed:
  case FormatElement::Kind::Present:
  case FormatElement::Kind::Ports:
  case FormatElement::Kind::Column:
  case FormatElement::Kind::PortArgument:
  case FormatElement::Kind::PortType:
  case FormatElement::Kind::Name:
  case FormatElement::Kind::DefaultValue:
  case FormatElement::Kind::Implied:
  case FormatElement::Kind::ResultName:
  case FormatElement::Kind::TypedNumber:
  case FormatElement::Kind::Field:
  case FormatElement::Kind::Discardable:
  case FormatElement::Kind::EqualTypes:
  case FormatElement::Kind::EmptyRegion:
    return true;
  default:
    return false;
  }
}

/// Whether the text of an element of `kind` cannot be absent, whatever is in it.
inline bool mustBePresent(FormatElement::Kind kind) {
  switch (kind) {
  case FormatElement::Kind::Types:
  case FormatElement::Kind::Parenthesized:
  case FormatElement::Kind::Default:
  case FormatElement::Kind::Counted:
  case FormatElement::Kind::NonNegative:
  case FormatElement::Kind::SameType:
  case FormatElement::Kind::ShortTypes:
  case FormatElement::Kind::Symbol:
  case FormatElement::Kind::Entry:
    return true;
  default:
    return false;
  }
}

/// Whether `element` is about the one element in it.
inline bool isWrapper(const FormatElement &element) {
  switch (element.kind) {
  case FormatElement::Kind::Type:
  case FormatElement::Kind::Qualified:
  case FormatElement::Kind::Ref:
  case FormatElement::Kind::Types:
  case FormatElement::Kind::Parenthesized:
  case FormatElement::Kind::Default:
  case FormatElement::Kind::WithTerminator:
  case FormatElement::Kind::WithLocation:
  case FormatElement::Kind::Counted:
  case FormatElement::Kind::NonNegative:
  case FormatElement::Kind::SingleOperation:
  case FormatElement::Kind::FunctionBody:
  case FormatElement::Kind::Quoted:
  case FormatElement::Kind::Symbol:
  case FormatElement::Kind::Entry:
  case FormatElement::Kind::Typed:
  case FormatElement::Kind::Present:
  case FormatElement::Kind::Name:
  case FormatElement::Kind::DefaultValue:
  case FormatElement::Kind::TypedNumber:
  case FormatElement::Kind::Field:
    return true;
  default:
    return false;
  }
}

/// The directive inside of `type(...)`, `qualified(...)`, `ref(...)` and the
/// like.
inline const FormatElement &getInner(const FormatElement &element) {
  const FormatElement *at = &element;
  while (isWrapper(*at))
    at = &at->children[0];
  return *at;
}

/// The one type that values of `slot` can have; null if there are several.
Type getOnlyType(const OpDefinition &def, const ValueSlot &slot);

/// The attribute of a part of an entry of a list; null if it has none.
inline const FormatElement *getListAttribute(const FormatElement &part) {
  if (part.kind == FormatElement::Kind::Attribute)
    return &part;
  if (part.kind != FormatElement::Kind::Unless)
    return nullptr;
  for (const FormatElement &child : part.children)
    if (child.kind == FormatElement::Kind::Attribute)
      return &child;
  return nullptr;
}

/// Calls `fn` with the kind of an attribute slot; written in full if
/// `isQualified`.
template <typename Fn>
auto withKind(const AttrSlot &slot, bool isQualified, Fn fn) {
  if (!isQualified)
    return fn(slot.kind);
  AttrKind kind = slot.kind;
  kind.definition = nullptr;
  return fn(kind);
}

/// The enumeration whose cases an array of `kind` has; null if they are no cases.
const TypeDefinition *getKeywordDefinition(const AttrKind &kind);
/// The enumeration of which an attribute of `kind` is a case; null if it is none.
const TypeDefinition *getCaseDefinition(const AttrKind &kind);
/// The first child of `element` that is no attribute with cases; null if there is none.
const FormatElement *findOtherThanCase(const FormatElement &element,
                                       const OpDefinition &def);

/// Whether `format` fits `def`; `error` says what is wrong otherwise. Fills in
/// the bindings of the format.
bool checkFormat(AssemblyFormat &format, const OpDefinition &def,
                 FormatError &error);

/// Whether no part of the format of an operation can consume the tokens of the
/// part after it; otherwise `error` gives the reason.
bool isUnambiguous(const std::vector<FormatElement> &format,
                   const OpDefinition &def, FormatError &error);

} // namespace strata::detail

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATDETAIL_H
