// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of older text: their names, and the older parts of the generic form.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Names ---------------------------------------------------------------===//

/// The rest of the line from `at` on, without leading blanks.
static StringRef restOfLine(const char *at, const char *end) {
  StringRef rest(at, size_t(end - at));
  return rest.take_front(std::min(rest.find('\n'), size_t(4096))).ltrim();
}

ParseResult Parser::findOlderCustomOp(const OpDefinition *&def) {
  auto &history = getContextData<OpHistory>(*ctx);
  StringRef spelled = tok.getSpelling();
  StringRef line = restOfLine(tok.getEnd(), lexer.getEnd());
  SmallVector<std::string, 2> names;
  if (spelled.contains('.'))
    names.push_back(spelled.str());
  else
    names = history.getFullNames(spelled, eras);
  for (StringRef name : names) {
    auto unsupported = history.unsupported.find(name);
    if (unsupported != history.unsupported.end() &&
        !(unsupported->second.eras & eras).empty())
      return emitError("'" + name +
                       "' has no successor: " + unsupported->second.reason);
    if (const RenamedOp *renamed = history.find(name, eras, line)) {
      const OpDefinition *found = ctx->getOpDefinition(renamed->newName);
      if (!found->parse)
        return emitError("'" + name + "' is '" + renamed->newName +
                         "' today, which has no custom form");
      def = found;
      return success();
    }
    // An operation of a history file, or one that is dropped.
    bool isOlder = history.dropped.contains(name) ||
                   history.dialects.contains(StringRef(name).split('.').first);
    const OpDefinition *found = isOlder ? ctx->getOpDefinition(name) : nullptr;
    if (found && found->parse) {
      def = found;
      return success();
    }
  }
  return success();
}

std::string Parser::getCurrentOpName(StringRef name) {
  auto &history = getContextData<OpHistory>(*ctx);
  SmallVector<std::string, 2> names{name.str()};
  if (!name.contains('.'))
    names = history.getFullNames(name, eras);
  for (StringRef candidate : names)
    if (const RenamedOp *renamed = history.find(candidate, eras))
      return renamed->newName;
  for (StringRef candidate : names)
    if (history.dropped.contains(candidate))
      return candidate.str();
  return name.str();
}

//===-- Parts of the generic form -------------------------------------------===//

ParseResult Parser::parseSuccessorOperands(SmallVectorImpl<Value> &operands) {
  if (!consumeIf(Token::LParen))
    return success();
  SmallVector<UnresolvedOperand, 4> values;
  SmallVector<Type, 4> types;
  const char *at = tok.start;
  if (failed(parseCommaSeparated(
          [&] { return parseOperand(values.emplace_back()); })) ||
      failed(expect(Token::Colon, "expected ':' and the types of the "
                                  "operands of the successor")) ||
      failed(parseTypeListNoParens(types)) ||
      failed(expect(Token::RParen, "expected ')'")))
    return failure();
  if (values.size() != types.size())
    return emitError(at, "expected " + Twine(values.size()) +
                             " types of operands of the successor but had " +
                             Twine(types.size()));
  for (auto [value, type] : llvm::zip(values, types)) {
    operands.push_back(resolveOperand(value, type));
    if (!operands.back())
      return failure();
  }
  return success();
}

ParseResult Parser::parseTrailingRegions(
    SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  if (tok.isNot(Token::LBrace) || !regions.empty())
    return success();
  do {
    regions.push_back(std::make_unique<Region>());
    if (failed(parseRegion(*regions.back())))
      return failure();
  } while (consumeIf(Token::Comma));
  return success();
}

//===-- Attributes of the generic form --------------------------------------===//

/// The integers that `attr` lists; nothing if it is no list of integers.
static std::optional<SmallVector<int64_t, 4>> getIntegers(Attribute attr) {
  SmallVector<int64_t, 4> numbers;
  if (auto dense = dyn_cast<DenseElementsAttr>(attr)) {
    if (!dense.getType().getElementType().isIntOrIndex() ||
        dense.getType().getRank() != 1)
      return std::nullopt;
    for (const APInt &value : dense.getValues<APInt>())
      numbers.push_back(value.getSExtValue());
    return numbers;
  }
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array)
    return std::nullopt;
  for (Attribute element : array) {
    auto integer = dyn_cast<IntegerAttr>(element);
    if (!integer || integer.getValue().getSignificantBits() > 64)
      return std::nullopt;
    numbers.push_back(integer.getValue().getSExtValue());
  }
  return numbers;
}

static Attribute getDenseArray(Context *ctx, ArrayRef<int64_t> numbers,
                               bool isWide) {
  if (isWide)
    return DenseArrayAttrOf<int64_t>::get(ctx, numbers);
  SmallVector<int32_t, 4> narrow(numbers.begin(), numbers.end());
  return DenseArrayAttrOf<int32_t>::get(ctx, narrow);
}

/// `attr` in the encoding that the attribute `slot` of `def` has today: lists of
/// integers became dense arrays. The same attribute if none fits.
static Attribute getCurrentEncoding(const OpDefinition &def, unsigned slot,
                                    Attribute attr) {
  if (def.acceptsAttribute(slot, attr) &&
      def.attributes[slot].kind.canStore(attr))
    return attr;
  std::optional<SmallVector<int64_t, 4>> numbers = getIntegers(attr);
  if (!numbers)
    return attr;
  for (bool isWide : {true, false}) {
    Attribute array = getDenseArray(def.ctx, *numbers, isWide);
    if (def.acceptsAttribute(slot, array) &&
        def.attributes[slot].kind.canStore(array))
      return array;
  }
  return attr;
}

/// The sizes of the operand groups of `def`, of which the last are those of the
/// successors; null if they cannot be told.
static Attribute getSuccessorSizes(const OpDefinition &def,
                                   ArrayRef<uint32_t> successorOperands,
                                   uint32_t numOperands) {
  if (def.findAttribute("operandSegmentSizes") < 0 ||
      def.operands.size() < successorOperands.size())
    return {};
  size_t numOwn = def.operands.size() - successorOperands.size();
  SmallVector<int64_t, 4> sizes(numOwn, 1);
  if (numOwn == 1)
    sizes[0] = numOperands;
  else if (numOwn != numOperands)
    return {};
  sizes.append(successorOperands.begin(), successorOperands.end());
  return getDenseArray(def.ctx, sizes, /*isWide=*/false);
}

DictionaryAttr
Parser::getCurrentAttributes(const OpDefinition &def, DictionaryAttr attributes,
                             ArrayRef<uint32_t> successorOperands,
                             uint32_t numOperands) {
  auto &history = getContextData<OpHistory>(*ctx);
  SmallVector<NamedAttribute, 8> entries;
  bool hasSizes = false;
  if (attributes)
    for (NamedAttribute attr : attributes) {
      StringRef name = attr.getNameRef();
      StringRef current = history.getAttributeName(def.name, name);
      int slot = def.findAttribute(current);
      Attribute value = attr.getValue();
      bool isSizes = isSegmentSizes(name) || isOldSegmentSizes(name);
      hasSizes |= isSizes;
      if (isSizes) {
        if (auto numbers = getIntegers(value))
          value = getDenseArray(ctx, *numbers, /*isWide=*/false);
      } else if (slot >= 0) {
        value = getCurrentEncoding(def, unsigned(slot), value);
        name = current;
      }
      entries.push_back(NamedAttribute(StringAttr::get(ctx, name), value));
    }
  if (!hasSizes && !successorOperands.empty())
    if (Attribute sizes =
            getSuccessorSizes(def, successorOperands, numOperands))
      entries.push_back(
          NamedAttribute(StringAttr::get(ctx, "operandSegmentSizes"), sizes));
  return DictionaryAttr::get(ctx, entries);
}
