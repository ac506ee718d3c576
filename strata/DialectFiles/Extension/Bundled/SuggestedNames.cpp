// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names that definitions suggest for results and block arguments: plain ones,
// and templates, where `{attr}` stands for the value of an attribute.
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Support/IntegerText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::irdl;

using SetNameFn = function_ref<void(Value, StringRef)>;

//===-- Templates -------------------------------------------------------===//

/// Takes the text before the first `{` off `rest`, and the name in the braces;
/// the name is empty if there are none.
static std::pair<StringRef, StringRef> takePiece(StringRef &rest) {
  auto [literal, behind] = rest.split('{');
  auto [name, tail] = behind.split('}');
  rest = tail;
  return {literal, name};
}

static bool isTemplate(StringRef name) {
  return name.find_first_of("{}") != StringRef::npos;
}

/// Appends `attr` as a part of a name, or its element `index` if it is an array; false if its
/// kind has no such form.
static bool appendValue(Attribute attr, const AttrKind &kind, size_t index,
                        SmallVectorImpl<char> &out) {
  if (auto array = dyn_cast_or_null<ArrayAttr>(attr)) {
    bool isElement =
        index < array.size() && !isa<ArrayAttr>(array.getValue()[index]);
    bool hasKind = isElement && kind.tag == AttrKind::Tag::Array;
    return isElement &&
           appendValue(array.getValue()[index],
                       hasKind ? kind.getElementKind() : AttrKind(), index,
                       out);
  }
  auto append = [&](StringRef text) {
    out.append(text.begin(), text.end());
    return !text.empty();
  };
  if (auto string = dyn_cast_or_null<StringAttr>(attr))
    return append(string.getValue());
  if (auto symbol = dyn_cast_or_null<SymbolRefAttr>(attr))
    return append(symbol.getLeafReference().getValue());
  const EnumDefinition *cases = kind.enumeration;
  if (auto dynamic = dyn_cast_or_null<DynamicAttr>(attr)) {
    cases = dynamic.getDefinition().enumeration.get();
    ArrayRef<Attribute> params = dynamic.getParams();
    attr = cases && !params.empty() ? params.front() : Attribute();
  }
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number)
    return false;
  APInt value = number.getValue();
  if (cases)
    return append(cases->stringify(value.getZExtValue()));
  if (number.getType().isSignlessInteger(1))
    return append(value.isZero() ? "false" : "true");
  bool isUnsigned = kind.isUnsigned || number.getType().isUnsignedInteger();
  llvm::SmallString<20> digits;
  appendInteger(value, !isUnsigned, digits);
  return append(digits);
}

/// Whether `name` has an attribute of `op` that is an array: each value has its element.
static bool isIndexed(Operation *op, StringRef name) {
  while (!name.empty()) {
    StringRef attrName = takePiece(name).second;
    if (!attrName.empty() && isa_and_nonnull<ArrayAttr>(op->getAttr(attrName)))
      return true;
  }
  return false;
}

/// Puts the values of the attributes of `op` into `name`, that of the value with the number
/// `index`; false if one of them is absent or has no value that a name can hold.
static bool expandName(Operation *op, StringRef name, size_t index,
                       SmallVectorImpl<char> &out) {
  while (!name.empty()) {
    auto [literal, attrName] = takePiece(name);
    out.append(literal.begin(), literal.end());
    if (attrName.empty())
      continue;
    const OpDefinition &def = op->getDefinition();
    const AttrSlot &slot = def.attributes[def.findAttribute(attrName)];
    if (!appendValue(op->getAttr(attrName), slot.kind, index, out))
      return false;
  }
  return true;
}

static LogicalResult verifyTemplate(const ExtensionArgs &args, StringRef list,
                                    StringRef name) {
  const OpDefinition &def = args.getDefinition();
  auto emitError = [&] {
    return args.emitError() << "in '" << list << "', \"" << name << "\": ";
  };
  for (StringRef rest = name; !rest.empty();) {
    size_t open = rest.find('{'), close = rest.find('}');
    if (open == StringRef::npos && close == StringRef::npos)
      return success();
    if (close == StringRef::npos || open > close)
      return emitError() << "unbalanced braces";
    StringRef attrName = takePiece(rest).second;
    if (def.findAttribute(attrName) < 0)
      return emitError() << "'" << def.name << "' has no attribute '"
                         << attrName << "'";
  }
  return success();
}

//===-- Hooks -----------------------------------------------------------===//

namespace {
/// A list that has no templates costs no text.
enum class Form : bool { Plain, Template };
} // namespace

template <Form form>
static void suggest(Operation *op, Value value, StringRef name,
                    SetNameFn setName, size_t index = 0) {
  if constexpr (form == Form::Plain) {
    if (!name.empty())
      setName(value, name);
  } else {
    llvm::SmallString<32> text;
    if (expandName(op, name, index, text) && !text.empty())
      setName(value, text);
  }
}

template <Form form> static void nameResults(Operation *op, SetNameFn setName) {
  SmallVector<Segment, 4> segments;
  if (failed(getResultSegments(op, segments)))
    return;
  for (auto [segment, name] :
       llvm::zip(segments, op->getDefinition().resultNames)) {
    bool namesAll = form == Form::Template && isIndexed(op, name);
    unsigned count = namesAll ? segment.size : std::min(segment.size, 1u);
    for (unsigned i = 0; i < count; ++i)
      suggest<form>(op, op->getResult(segment.first + i), name, setName, i);
  }
}

template <Form form>
static void nameArguments(Region &region, SetNameFn setName) {
  Operation *op = region.getParentOp();
  for (auto [i, name] : llvm::enumerate(op->getDefinition().argumentNames))
    if (i < region.getNumArguments())
      suggest<form>(op, region.getArgument(unsigned(i)), name, setName);
}

/// Like nameArguments for a list: `name:operand` names an argument for each
/// value of the operand.
static void nameArgumentLists(Region &region, SetNameFn setName) {
  Operation *op = region.getParentOp();
  const OpDefinition &def = op->getDefinition();
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return;
  unsigned next = 0;
  for (StringRef entry : def.argumentNames) {
    auto [name, operand] = entry.split(':');
    unsigned count = 1;
    if (!operand.empty())
      count = segments[*def.findSlot(operand)].size;
    for (unsigned i = 0; i < count && next < region.getNumArguments(); ++i)
      suggest<Form::Template>(op, region.getArgument(next++), name, setName, i);
  }
}

//===-- The records -------------------------------------------------------===//

static constexpr StringLiteral resultNames = "strata.result_names";
static constexpr StringLiteral argumentNames = "strata.argument_names";

static constexpr ExtensionAttribute resultAttributes[] = {
    {resultNames,
     OnOperation,
     ExtensionForm::Strings,
     {},
     "suggested names, one for each result; `{attr}` stands for the value of "
     "an "
     "attribute"}};
static constexpr ExtensionAttribute argumentAttributes[] = {
    {argumentNames,
     OnOperation,
     ExtensionForm::Strings,
     {},
     "suggested names, one for each argument of a region; `{attr}` stands for "
     "the "
     "value of an attribute"}};

static void setResultHook(OpDefinition &def) {
  if (!def.resultNames.empty())
    def.getAsmResultNames = llvm::any_of(def.resultNames, isTemplate)
                                ? nameResults<Form::Template>
                                : nameResults<Form::Plain>;
}

static LogicalResult attachResultNames(ExtensionArgs &args) {
  OpDefinition &def = args.getDefinition();
  def.resultNames = args.getStrings(resultNames);
  for (const std::string &name : def.resultNames)
    if (failed(verifyTemplate(args, resultNames, name)))
      return failure();
  if (def.resultNames.size() > def.results.size())
    return args.emitError(resultNames)
           << "expected at most " << uint64_t(def.results.size())
           << " names, one for each result, found "
           << uint64_t(def.resultNames.size());
  setResultHook(def);
  return success();
}

static LogicalResult attachArgumentNames(ExtensionArgs &args) {
  OpDefinition &def = args.getDefinition();
  def.argumentNames = args.getStrings(argumentNames);
  auto isList = [](StringRef name) { return name.contains(':'); };
  for (StringRef name : def.argumentNames) {
    auto [stem, operand] = name.split(':');
    if (failed(verifyTemplate(args, argumentNames, stem)))
      return failure();
    std::optional<unsigned> slot = def.findSlot(operand);
    if (isList(name) && (!slot || *slot >= def.operands.size()))
      return args.emitError()
             << "in '" << argumentNames << "', \"" << name << "\": '"
             << def.name << "' has no operand '" << operand << "'";
  }
  if (llvm::any_of(def.argumentNames, isList))
    def.getAsmBlockArgumentNames = nameArgumentLists;
  else if (!def.argumentNames.empty())
    def.getAsmBlockArgumentNames = llvm::any_of(def.argumentNames, isTemplate)
                                       ? nameArguments<Form::Template>
                                       : nameArguments<Form::Plain>;
  return success();
}

/// Several results are told apart by their names.
void irdl::suggestResultNames(OpDefinition &def) {
  if (!def.resultNames.empty() || def.results.size() < 2 ||
      llvm::is_contained(def.interfaces, "OpAsmOpInterface"))
    return;
  for (const ValueSlot &slot : def.results)
    def.resultNames.push_back(
        StringRef(slot.name).starts_with("_") ? "" : slot.name);
  setResultHook(def);
}

namespace strata::irdl {
ArrayRef<Extension> getSuggestedNamesExtensions() {
  static constexpr Extension extensions[] = {
      {.title = "result names",
       .attributes = resultAttributes,
       .change = ExtensionChange::Documentation,
       .attach = attachResultNames},
      {.title = "block args",
       .attributes = argumentAttributes,
       .change = ExtensionChange::Documentation,
       .attach = attachArgumentNames}};
  return extensions;
}
} // namespace strata::irdl
