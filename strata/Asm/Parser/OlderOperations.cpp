// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of older text: their names, and the older parts of the generic form.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Names ---------------------------------------------------------------===//

/// The text from `at` on, without leading blanks.
static StringRef restOfText(const char *at, const char *end) {
  StringRef rest(at, size_t(end - at));
  return rest.take_front(OpHistory::maxRest).ltrim(" \t");
}

bool OlderGrammar::isOtherThanFunction() const {
  return !p.openCustomOps.empty() && !p.defaultDialects.back().empty() &&
         !p.openCustomOps.back()->hasTrait(OpTrait::FunctionOpInterface);
}

SmallVector<std::string, 2>
OlderGrammar::getOlderNames(StringRef spelled) const {
  if (spelled.contains('.'))
    return {spelled.str()};
  SmallVector<std::string, 2> names =
      getContextData<OpHistory>(*p.ctx).getFullNames(spelled, p.eras);
  std::string nested = (p.defaultDialects.back() + "." + spelled).str();
  names.insert(isOtherThanFunction() ? names.begin() : names.end(), nested);
  return names;
}

ParseResult OlderGrammar::findOlderCustomOp(const OpDefinition *&def) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  StringRef spelled = p.tok.getSpelling();
  StringRef rest = restOfText(p.tok.getEnd(), p.lexer.getEnd());
  SmallVector<std::string, 2> names = getOlderNames(spelled);
  // The name in the dialect that is meant inside of the operation around it.
  bool isNested = !spelled.contains('.') && isOtherThanFunction();
  for (StringRef name : names) {
    auto unsupported = history.unsupported.find(name);
    if (unsupported != history.unsupported.end() &&
        !(unsupported->second.eras & p.eras).empty())
      return p.emitError("'" + name +
                         "' has no successor: " + unsupported->second.reason);
    if (const RenamedOp *renamed = history.find(name, p.eras, rest)) {
      // The condition of a row can distinguish operations without a successor.
      auto removed = history.unsupported.find(renamed->newName);
      if (removed != history.unsupported.end())
        return p.emitError("'" + name +
                           "' has no successor: " + removed->second.reason);
      const OpDefinition *found = p.ctx->getOpDefinition(renamed->newName);
      if (!found->parse)
        return p.emitError("'" + name + "' is '" + renamed->newName +
                           "' today, which has no custom form");
      def = found;
      return success();
    }
    if (isNested && name == names.front() &&
        p.ctx->getOpDefinition(name)->parse)
      return success();
    // An operation of a history file, or one that is dropped.
    bool isOlder = history.dropped.contains(name) ||
                   history.dialects.contains(StringRef(name).split('.').first);
    if (!isOlder)
      continue;
    // If no file defines it, only its name changed.
    std::string successor = history.getSuccessor(name);
    for (StringRef candidate : {name, StringRef(successor)}) {
      const OpDefinition *found =
          candidate.empty() ? nullptr : p.ctx->getOpDefinition(candidate);
      if (found && found->parse) {
        def = found;
        return success();
      }
    }
  }
  return success();
}

std::string OlderGrammar::getCurrentOpName(StringRef name) {
  auto &history = getContextData<OpHistory>(*p.ctx);
  SmallVector<std::string, 2> names{name.str()};
  if (!name.contains('.'))
    names = history.getFullNames(name, p.eras, /*isGenericForm=*/true);
  StringRef rest = restOfText(p.prevEnd, p.lexer.getEnd());
  for (StringRef candidate : names)
    if (const RenamedOp *renamed =
            history.find(candidate, p.eras, rest, /*isGenericForm=*/true))
      return renamed->newName;
  for (StringRef candidate : names)
    if (history.dropped.contains(candidate))
      return candidate.str();
  return name.str();
}

//===-- Parts of the generic form -------------------------------------------===//

ParseResult OlderGrammar::parseSuccessorOperands(SuccessorList &successors) {
  const char *from = p.prevEnd;
  if (!p.consumeIf(Token::LParen))
    return success();
  SmallVector<UnresolvedOperand, 4> values;
  SmallVector<Type, 4> types;
  const char *at = p.tok.start;
  if (failed(p.parseCommaSeparated(
          [&] { return p.parseOperand(values.emplace_back()); })))
    return failure();
  successors.valueText.push_back(StringRef(at, size_t(p.prevEnd - at)));
  if (failed(p.expect(Token::Colon, "expected ':' and the types of the "
                                    "operands of the successor")))
    return failure();
  const char *typesBegin = p.tok.start;
  if (failed(p.parseTypeListNoParens(types)))
    return failure();
  successors.typeText.push_back(
      StringRef(typesBegin, size_t(p.prevEnd - typesBegin)));
  if (failed(p.expect(Token::RParen, "expected ')'")))
    return failure();
  successors.removed.push_back(StringRef(from, size_t(p.prevEnd - from)));
  if (values.size() != types.size())
    return p.emitError(at, "expected " + Twine(values.size()) +
                               " types of operands of the successor but had " +
                               Twine(types.size()));
  for (auto [value, type] : llvm::zip(values, types)) {
    successors.operands.push_back(p.names.resolveOperand(value, type));
    if (!successors.operands.back())
      return failure();
  }
  return success();
}

ParseResult OlderGrammar::parseTrailingRegions(
    SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  if (p.tok.isNot(Token::LBrace) || !regions.empty())
    return success();
  do {
    regions.push_back(std::make_unique<Region>());
    if (failed(p.parseRegion(*regions.back())))
      return failure();
  } while (p.consumeIf(Token::Comma));
  return success();
}

//===-- Generic form ---------------------------------------------------------===//

void OlderGrammar::reportOlderOp(const GenericPlaces &places,
                                 DictionaryAttr before, DictionaryAttr after,
                                 const SuccessorList &successors) {
  if (!p.observer)
    return;
  if (after && after != before && !(after.empty() && !before)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printAttr(after, os);
    reportOlderForm(places.dictBegin, places.dictEnd,
                    before ? text : text + " ",
                    "name or encoding of an attribute in generic form");
  }
  if (!successors.hasOperands())
    return;
  constexpr StringRef what = "operands in the list of successors";
  std::string values, types;
  for (auto [text, moved] : {std::pair(successors.valueText, &values),
                             std::pair(successors.typeText, &types)})
    for (StringRef part : text)
      *moved += (moved->empty() ? "" : ", ") + part.str();
  auto insert = [&](const char *end, StringRef text) {
    const char *last = end;
    while (last > p.begin && StringRef(" \t\n\r").contains(last[-1]))
      --last;
    reportOlderForm(end, end, (last[-1] == '(' ? "" : ", ") + text, what);
  };
  insert(places.operandsEnd, values);
  for (StringRef removed : successors.removed)
    reportOlderForm(removed.begin(), removed.end(), "", what);
  char unbalanced;
  if (const char *end = p.lexer.skipBalanced(places.type, unbalanced))
    insert(end - 1, types);
}

ParseResult OlderGrammar::completeOlderOp(
    const OpDefinition &def, const GenericPlaces &places, Attribute &properties,
    DictionaryAttr &attributes,
    SmallVectorImpl<std::unique_ptr<Region>> &regions,
    const SuccessorList &successors, ArrayRef<Type> results,
    SmallVectorImpl<Value> &operands) {
  if (failed(parseTrailingRegions(regions)))
    return failure();
  ArrayRef<uint32_t> sizes;
  if (successors.hasOperands())
    sizes = successors.numOperands;
  DictionaryAttr before = attributes;
  if (properties)
    updateProperties(def, places, properties);
  else
    attributes = getCurrentAttributes(def, attributes, sizes,
                                      uint32_t(operands.size()), results);
  operands.append(successors.operands.begin(), successors.operands.end());
  reportOlderOp(places, before, attributes, successors);
  return success();
}
