// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats of types and attributes: checks at compile time, and printing.
// ParameterParser.cpp has the parser.
#include "strata/Asm/Format/ParameterFormat.h"

#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ParameterFormatDetail.h"
#include "strata/Asm/Format/ParameterSyntax.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

unsigned detail::getParameterIndex(const FormatElement &element) {
  return findBoundParameter(element)->index;
}

const FormatElement *detail::findBoundParameter(const FormatElement &element) {
  if (element.kind == Element::Parameter)
    return &element;
  for (const FormatElement &child : element.children)
    if (const FormatElement *found = findBoundParameter(child))
      return found;
  return nullptr;
}

const FormatElement *detail::findFirst(ArrayRef<FormatElement> list) {
  const auto *first = llvm::find_if_not(list, isBlank);
  if (first == list.end())
    return nullptr;
  return first->kind == Element::Call ? findFirst(first->children) : first;
}

//===-- Checks -----------------------------------------------------------===//

namespace strata {
/// Counts the parameters that a format binds, once, when it is compiled.
class ParameterFormatChecker {
public:
  ParameterFormatChecker(const TypeDefinition &def, FormatError &error)
      : def(def), error(error), bound(def.parameters.size()) {}
  bool check(std::vector<FormatElement> &elements);
  /// The arrays in lists of ports, and these lists.
  std::vector<PortColumn> columns;
  std::vector<const FormatElement *> ports;

private:
  bool fail(size_t offset, const Twine &message, StringRef missing = {}) {
    error = {offset, message.str(), missing};
    return false;
  }
  bool checkAll(std::vector<FormatElement> &list, bool isOptional);
  bool checkElement(FormatElement &element, bool isOptional);
  bool checkLiteral(const FormatElement &element);
  bool checkList(FormatElement &element, bool isOptional);
  bool checkCustom(FormatElement &element, bool isOptional);
  bool checkGroup(FormatElement &element);
  bool checkCall(FormatElement &element, bool isOptional);
  bool checkPorts(FormatElement &element, bool isOptional);
  bool checkColumn(FormatElement &part, bool isOptional);
  bool bind(const FormatElement &element, bool isOptional);

  const TypeDefinition &def;
  FormatError &error;
  std::vector<bool> bound;
};
} // namespace strata

bool ParameterFormatChecker::bind(const FormatElement &element,
                                  bool isOptional) {
  if (bound[element.index])
    return fail(element.offset, "'$" + element.text + "' is already bound");
  bound[element.index] = true;
  if (isOptional && !def.parameters[element.index].isOptional)
    return fail(element.offset,
                "'$" + element.text +
                    "' is not optional and cannot be in an optional group");
  return true;
}

bool ParameterFormatChecker::checkLiteral(const FormatElement &element) {
  if (isBareWord(element.text) || findPunctuation(element.text))
    return true;
  return fail(element.offset, "invalid literal '" + element.text + "'");
}

bool ParameterFormatChecker::checkList(FormatElement &element,
                                       bool isOptional) {
  // `params` is the list of all.
  bool isAll = element.kind == Element::Parameters ||
               (element.children.size() == 1 &&
                element.children[0].kind == Element::Parameters);
  if (isAll) {
    element.children.clear();
    for (auto [i, parameter] : llvm::enumerate(def.parameters)) {
      FormatElement child;
      child.kind = Element::Parameter;
      child.offset = element.offset;
      child.text = parameter.name;
      child.index = unsigned(i);
      element.children.push_back(std::move(child));
    }
  }
  if (element.children.empty() && !isAll)
    return fail(element.offset, "the list of parameters is empty");
  for (FormatElement &child : element.children) {
    bool isVariable =
        child.kind == Element::Parameter || child.kind == Element::Qualified;
    if (child.kind == Element::Custom) {
      // The name before it is that of the parameter it binds.
      isVariable = !child.children.empty() &&
                   child.children.front().kind == Element::Parameter;
    }
    if (child.kind == Element::Call)
      isVariable = findBoundParameter(child);
    if (!isVariable)
      return fail(child.offset, "'struct' accepts only parameters");
    if (!checkElement(child, isOptional))
      return false;
  }
  return true;
}

bool ParameterFormatChecker::checkCustom(FormatElement &element,
                                         bool isOptional) {
  element.directive = findFormatDirective(
      *def.dialect->getContext(), def.dialect->getNamespace(), element.text);
  if (!element.directive)
    return fail(element.offset,
                "custom directive '" + element.text + "' is not registered",
                "directives");
  size_t count = element.children.size();
  if (count < element.directive->minArgs || count > element.directive->maxArgs)
    return fail(element.offset, "wrong number of arguments of custom directive "
                                "'" +
                                    element.text + "'");
  for (FormatElement &child : element.children) {
    if (child.kind == Element::String)
      continue;
    if (child.kind == Element::Ref) {
      const FormatElement &inner = child.children[0];
      if (inner.kind != Element::Parameter || !bound[inner.index])
        return fail(child.offset,
                    "'ref' requires a parameter that is already bound");
      continue;
    }
    if (child.kind != Element::Parameter)
      return fail(
          child.offset,
          "expected a parameter or a string as argument of a custom directive");
    if (!bind(child, isOptional))
      return false;
  }
  std::string kinds;
  for (const FormatElement &child : element.children)
    kinds += child.kind == Element::String ? 's' : 'p';
  return element.directive->acceptsKinds(kinds) ||
         fail(element.offset, "custom directive '" + element.text +
                                  "' does not take arguments of these kinds");
}

bool ParameterFormatChecker::checkCall(FormatElement &element,
                                       bool isOptional) {
  if (checkAll(element.children, isOptional))
    return true;
  // The format may be for operations, which have a directive of that name too.
  error = {element.offset,
           "in the format '" + element.text + "': " + error.message,
           "directives"};
  return false;
}

bool ParameterFormatChecker::checkGroup(FormatElement &element) {
  const FormatElement *first = findFirst(element.children);
  if (!first)
    return fail(
        element.offset,
        "an optional group must contain an element other than whitespace");
  if (first->kind == Element::Optional)
    return fail(first->offset,
                "an optional group cannot begin with another optional group");
  if (!checkAll(element.children, /*isOptional=*/true) ||
      !checkAll(element.otherwise, /*isOptional=*/true))
    return false;
  if (first->kind == Element::Custom && !first->directive->parseOptional)
    return fail(
        first->offset,
        "custom directive '" + first->text +
            "' has no 'parseOptional' and cannot begin an optional group");
  const FormatElement &anchor =
      (element.isInverted ? element.otherwise
                          : element.children)[element.anchor];
  bool isParameter = anchor.kind != Element::Call || findBoundParameter(anchor);
  if (anchor.kind == Element::Literal || anchor.kind == Element::Optional ||
      isBlank(anchor) || !isParameter)
    return fail(
        anchor.offset,
        "the anchor of an optional group must be an optional parameter");
  return true;
}

/// An array of which each entry has an element.
bool ParameterFormatChecker::checkColumn(FormatElement &part, bool isOptional) {
  if (part.kind != Element::Column || part.children.size() != 1 ||
      !part.otherwise.empty())
    return fail(part.offset,
                "a part of an entry must be a literal or an array");
  const FormatElement &array = part.children[0];
  auto known = llvm::find_if(columns, [&](const PortColumn &column) {
    return column.slot == array.index;
  });
  part.argument = unsigned(known - columns.begin());
  if (known != columns.end())
    return true;
  PortColumn column;
  column.slot = array.index;
  columns.push_back(column);
  return bind(array, isOptional);
}

bool ParameterFormatChecker::checkPorts(FormatElement &element,
                                        bool isOptional) {
  layOut(element);
  ports.push_back(&element);
  for (FormatElement &form : element.children) {
    for (FormatElement &part : form.children) {
      bool isText = part.kind == Element::Literal || isBlank(part);
      if (part.kind == Element::Unless) {
        for (FormatElement &child : part.children) {
          bool isPart = child.kind == Element::Literal || isBlank(child);
          if (isPart ? !checkElement(child, isOptional)
                     : !checkColumn(child, isOptional))
            return false;
        }
        ArrayRef<FormatElement> parts = dropBlanks(part.children);
        bool hasOne = llvm::count_if(parts, [](const FormatElement &child) {
                        return child.kind == Element::Column;
                      }) == 1;
        if (!part.value || !hasOne ||
            !(parts.front().kind == Element::Literal || parts.size() == 1))
          return fail(part.offset, "'unless' requires an attribute, and an "
                                   "array, alone or after a literal");
        continue;
      }
      if (isText ? !checkElement(part, isOptional)
                 : !checkColumn(part, isOptional))
        return false;
    }
    for (const FormatElement &other : element.children) {
      const FormatElement *lead = getPortLead(form),
                          *otherLead = getPortLead(other);
      if (&other < &form &&
          (lead ? otherLead && lead->text == otherLead->text : !otherLead))
        return fail(form.offset, "two forms of entries begin in the same way");
    }
  }
  return true;
}

bool ParameterFormatChecker::checkElement(FormatElement &element,
                                          bool isOptional) {
  switch (element.kind) {
  case Element::Literal:
    return checkLiteral(element);
  case Element::Space:
  case Element::Empty:
  case Element::Newline:
    return true;
  case Element::Parameter:
    return bind(element, isOptional);
  case Element::Qualified:
    if (element.children[0].kind != Element::Parameter)
      return fail(element.offset,
                  "'qualified' requires a parameter as argument");
    return bind(element.children[0], isOptional);
  case Element::Parameters:
  case Element::Struct:
    return checkList(element, isOptional);
  case Element::Custom:
    return checkCustom(element, isOptional);
  case Element::Optional:
    return checkGroup(element);
  case Element::Call:
    return checkCall(element, isOptional);
  case Element::Ports:
    return checkPorts(element, isOptional);
  default:
    return fail(element.offset, "'ref' is only valid in a custom directive");
  }
}

bool ParameterFormatChecker::checkAll(std::vector<FormatElement> &list,
                                      bool isOptional) {
  return llvm::all_of(list, [&](FormatElement &element) {
    return checkElement(element, isOptional);
  });
}

bool ParameterFormatChecker::check(std::vector<FormatElement> &elements) {
  if (!checkAll(elements, /*isOptional=*/false))
    return false;
  for (auto [i, isBound] : llvm::enumerate(bound))
    if (!isBound && i != def.selfType)
      return fail(0, "parameter '" + def.parameters[i].name +
                         "' is not in the format");
  return true;
}

std::shared_ptr<const ParameterFormat>
ParameterFormat::compile(StringRef text, const TypeDefinition &def,
                         FormatError &error) {
  std::optional<std::vector<FormatElement>> elements =
      parseAssemblyFormat(text, def, error);
  ParameterFormatChecker checker(def, error);
  if (!elements || !checker.check(*elements))
    return nullptr;
  auto format = std::make_shared<ParameterFormat>();
  format->elements = std::move(*elements);
  format->columns = std::move(checker.columns);
  format->ports = std::move(checker.ports);
  return format;
}

//===-- Printing ---------------------------------------------------------===//

namespace strata {
/// One run over the tree for one object.
class ParameterPrinter {
public:
  ParameterPrinter(OpAsmPrinter &printer, const TypeDefinition &def,
                   ArrayRef<Attribute> params)
      : printer(printer), def(def), params(params) {}
  void print(ArrayRef<FormatElement> elements) {
    planPorts();
    for (const FormatElement &element : elements)
      print(element);
  }
  /// No blank comes before the first element.
  void beginWithoutBlank() { wantsSpace = false, wasPunctuation = true; }

private:
  void print(const FormatElement &element);
  void printLiteral(StringRef text);
  void printVariable(const FormatElement &element);
  void printValue(const FormatElement &element);
  void printList(const FormatElement &element);
  void printStruct(const FormatElement &element);
  void printCustom(const FormatElement &element);
  void printGroup(const FormatElement &element);
  void printCall(const FormatElement &element);
  const std::vector<FormatElement> &getBranch(const FormatElement &group) const;
  bool hasText(const FormatElement &element) const;
  void planPorts();
  void printPorts(const FormatElement &element);
  bool isPresent(const FormatElement &element) const;
  /// A blank, unless something said there is none.
  void space() {
    if (wantsSpace || !wasPunctuation)
      printer << ' ';
    wantsSpace = true;
    wasPunctuation = false;
  }

  OpAsmPrinter &printer;
  const TypeDefinition &def;
  ArrayRef<Attribute> params;
  /// Whether a blank goes before the next thing; and whether what was printed
  /// last is punctuation.
  bool wantsSpace = true, wasPunctuation = false;
  std::optional<PortPlan> plan;
};
} // namespace strata

/// Finds the entries of lists of ports. Elements that no entry has are not printed: the
/// arrays of a type in C++ may be of different sizes.
void ParameterPrinter::planPorts() {
  if (def.format->getColumns().empty())
    return;
  std::vector<SmallVector<Attribute, 4>> elements;
  for (const PortColumn &column : def.format->getColumns())
    elements.push_back(
        getPortElements(def.dialect->getContext(), column, params[column.slot])
            .value_or(SmallVector<Attribute, 4>()));
  plan.emplace(std::move(elements));
  (void)plan->plan(def.format->getPorts(), def.format->getColumns());
}

void ParameterPrinter::printPorts(const FormatElement &element) {
  if (!plan->getEntries(element).empty())
    space();
  auto getKind = [&](const FormatElement &part) {
    const PortColumn &column = def.format->getColumns()[part.argument];
    return getPortKind(def.dialect->getContext(), *part.part, column,
                       def.parameters[column.slot].kind);
  };
  plan->print(
      element, printer, getKind,
      [](const FormatElement &, const PortPlan::Entry &) {},
      [](const PortPlan::Entry &) {});
}

bool ParameterPrinter::isPresent(const FormatElement &element) const {
  switch (element.kind) {
  case Element::Parameter: {
    const TypeDefinition::Parameter &parameter = def.parameters[element.index];
    Attribute value = params[element.index];
    return !parameter.isOptional || (value && value != parameter.defaultValue);
  }
  case Element::String:
  case Element::Ref:
    return false;
  default:
    return llvm::any_of(element.children, [&](const FormatElement &child) {
      return isPresent(child);
    });
  }
}

void ParameterPrinter::printLiteral(StringRef text) {
  bool isSingle = text.size() == 1;
  StringRef tight = wasPunctuation ? ">)}]," : "<>(){}[],";
  if (wantsSpace && !(isSingle && tight.contains(text.front())))
    printer << ' ';
  printer << text;
  wantsSpace = !(isSingle && StringRef("<({[").contains(text.front()));
  wasPunctuation = text.front() != '_' && !llvm::isAlpha(text.front());
}

/// The value alone.
void ParameterPrinter::printValue(const FormatElement &element) {
  if (element.kind == Element::Custom)
    return printCustom(element);
  if (element.kind == Element::Call) {
    wantsSpace = false, wasPunctuation = true;
    for (const FormatElement &child : element.children)
      print(child);
    return;
  }
  unsigned index = getParameterIndex(element);
  AttrKind kind = def.parameters[index].kind;
  if (element.kind == Element::Qualified)
    kind.definition = nullptr;
  printParameter(printer, kind, params[index]);
}

void ParameterPrinter::printVariable(const FormatElement &element) {
  if (!isPresent(element))
    return;
  space();
  printValue(element);
}

/// `params`: parameters are identified by position, so an optional one is
/// written if a later one is present.
void ParameterPrinter::printList(const FormatElement &element) {
  ArrayRef<FormatElement> list = element.children;
  while (!list.empty() && !isPresent(list.back()))
    list = list.drop_back();
  if (!list.empty())
    space();
  llvm::interleave(
      list,
      [&](const FormatElement &child) {
        if (params[getParameterIndex(child)])
          printValue(child);
      },
      [&] { printer << ", "; });
}

/// `name = value`, for present parameters.
void ParameterPrinter::printStruct(const FormatElement &element) {
  bool isFirst = true;
  for (const FormatElement &child : element.children) {
    if (!isPresent(child))
      continue;
    if (isFirst)
      space();
    else
      printer << ", ";
    isFirst = false;
    printer << def.parameters[getParameterIndex(child)].name << " = ";
    printValue(child);
  }
}

void ParameterPrinter::printCustom(const FormatElement &element) {
  SmallVector<PrintedArgument, 4> arguments;
  for (const FormatElement &child : element.children) {
    PrintedArgument &argument = arguments.emplace_back();
    if (child.kind == Element::String)
      argument.text = child.text;
    else {
      argument.attribute = params[getParameterIndex(child)];
      argument.text = def.parameters[getParameterIndex(child)].name;
    }
  }
  element.directive->print(printer, nullptr, arguments);
}

/// The part of an optional group that is printed.
const std::vector<FormatElement> &
ParameterPrinter::getBranch(const FormatElement &group) const {
  const auto &anchored = group.isInverted ? group.otherwise : group.children;
  bool useThen = isPresent(anchored[group.anchor]) != group.isInverted;
  return useThen ? group.children : group.otherwise;
}

void ParameterPrinter::printGroup(const FormatElement &element) {
  for (const FormatElement &child : getBranch(element))
    print(child);
}

/// Whether `element` prints anything but blanks.
bool ParameterPrinter::hasText(const FormatElement &element) const {
  auto anyHasText = [&](const std::vector<FormatElement> &list) {
    return llvm::any_of(
        list, [&](const FormatElement &child) { return hasText(child); });
  };
  if (element.kind == Element::Optional)
    return anyHasText(getBranch(element));
  if (element.kind == Element::Call)
    return anyHasText(element.children);
  return element.kind == Element::Literal || element.kind == Element::Custom ||
         (!isBlank(element) && isPresent(element));
}

/// Like a custom directive: a blank comes before it, whatever it begins with.
void ParameterPrinter::printCall(const FormatElement &element) {
  if (!hasText(element))
    return;
  if (element.children.front().kind != Element::Empty)
    space();
  printValue(element);
}

void ParameterPrinter::print(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return printLiteral(element.text);
  case Element::Space:
  case Element::Empty:
  case Element::Newline:
    printer << (element.kind == Element::Newline ? "\n" : element.text);
    wantsSpace = false;
    wasPunctuation = true;
    return;
  case Element::Parameter:
  case Element::Qualified:
    return printVariable(element);
  case Element::Parameters:
    return printList(element);
  case Element::Struct:
    return printStruct(element);
  case Element::Custom:
    space();
    return printCustom(element);
  case Element::Optional:
    return printGroup(element);
  case Element::Call:
    return printCall(element);
  case Element::Ports:
    return printPorts(element);
  default:
    return;
  }
}

/// The text of something with unknown syntax, with the objects in it.
static void printKeptText(OpAsmPrinter &printer, ArrayRef<Attribute> params) {
  // C++ can make objects unchecked.
  auto text = params.empty() ? StringAttr()
                             : dyn_cast_or_null<StringAttr>(params.front());
  if (!text)
    return;
  auto nested =
      params.size() < 2 ? ArrayAttr() : dyn_cast_or_null<ArrayAttr>(params[1]);
  SmallVector<StringRef, 4> parts;
  text.getValue().split(parts, '\0');
  for (auto [i, part] : llvm::enumerate(parts)) {
    if (i && nested && i <= nested.size()) {
      Attribute object = nested.getValue()[i - 1];
      if (auto type = dyn_cast<TypeAttr>(object))
        printer.printType(type.getValue());
      else
        printer.printAttribute(object);
    }
    printer << part;
  }
}

void strata::printParameters(OpAsmPrinter &printer, const TypeDefinition &def,
                             ArrayRef<Attribute> params) {
  if (def.isOpaque)
    return printKeptText(printer, params);
  if (def.format)
    return ParameterPrinter(printer, def, params)
        .print(def.format->getElements());
  if (params.empty())
    return;
  printer << '<';
  llvm::interleave(
      params, [&](Attribute param) { printer.printAttribute(param); },
      [&] { printer << ", "; });
  printer << '>';
}

void detail::printUnbracketedParameters(OpAsmPrinter &printer,
                                        const TypeDefinition &def,
                                        ArrayRef<Attribute> params) {
  ParameterPrinter parameters(printer, def, params);
  parameters.beginWithoutBlank();
  parameters.print(dropBrackets(def.format->getElements()));
}

/// The parameters in `list`, in order.
static void visitAll(ArrayRef<FormatElement> list,
                     function_ref<void(unsigned)> fn) {
  for (const FormatElement &element : list) {
    if (element.kind == Element::Parameter)
      fn(element.index);
    if (element.kind == Element::Ref)
      continue;
    visitAll(element.children, fn);
    visitAll(element.otherwise, fn);
  }
}

void strata::visitPrintedParameters(const TypeDefinition &def,
                                    ArrayRef<Attribute> params,
                                    function_ref<void(Attribute)> fn) {
  if (def.isOpaque) {
    // The array of the parts of the text is not printed itself.
    for (Attribute param : params)
      if (auto nested = dyn_cast_or_null<ArrayAttr>(param))
        llvm::for_each(nested, fn);
      else if (param)
        fn(param);
    return;
  }
  if (!def.format)
    return (void)llvm::for_each(params, fn);
  visitAll(def.format->getElements(), [&](unsigned index) {
    const TypeDefinition::Parameter &parameter = def.parameters[index];
    // Maps are not written as attributes, and lists are by their elements.
    if (params[index] == parameter.defaultValue ||
        parameter.kind.tag == AttrKind::Tag::AffineMap)
      return;
    auto list = parameter.kind.tag == AttrKind::Tag::Array
                    ? dyn_cast_or_null<ArrayAttr>(params[index])
                    : ArrayAttr();
    if (list)
      llvm::for_each(list, fn);
    else
      fn(params[index]);
  });
}
