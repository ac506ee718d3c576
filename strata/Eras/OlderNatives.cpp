// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/OlderNatives.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Graph/Block.h"
#include "strata/Interfaces/CommonOperations.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;

namespace {
/// The words of `strata.older: name today=older -left_out`.
struct OlderWords {
  explicit OlderWords(StringRef text);
  StringRef name;
  llvm::StringMap<StringRef> renamed;
  llvm::StringSet<> dropped;
};
} // namespace

OlderWords::OlderWords(StringRef text) {
  SmallVector<StringRef, 4> words;
  text.split(words, ' ', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef word : words) {
    if (word.consume_front("-"))
      dropped.insert(word);
    else if (word.contains('='))
      renamed[word.split('=').first] = word.split('=').second;
    else
      name = word;
  }
}

/// Adds the operands of `op` except for the slots that `words` drop; false if
/// the slots are unknown.
static bool addOperands(Operation *op, const OlderWords &words,
                        OperationState &state) {
  ArrayRef<ValueSlot> slots = op->getDefinition().operands;
  SmallVector<Segment, 8> segments;
  if (failed(getOperandSegments(op, segments)))
    return false;
  SmallVector<int32_t, 4> sizes;
  for (auto [slot, segment] : llvm::zip(slots, segments)) {
    if (words.dropped.contains(slot.name))
      continue;
    sizes.push_back(int32_t(segment.size));
    for (unsigned i = 0; i < segment.size; ++i)
      state.operands.push_back(op->getOperand(segment.first + i));
  }
  if (state.name.getDefinition()->findAttribute("operandSegmentSizes") >= 0)
    state.addAttribute("operandSegmentSizes",
                       DenseArrayAttrOf<int32_t>::get(op->getContext(), sizes));
  return true;
}

/// Adds the attributes of `op`; false if there is one that is neither known under its new
/// name nor left out.
static bool addAttributes(Operation *op, const OlderWords &words,
                          OperationState &state) {
  const OpDefinition &def = op->getDefinition();
  ArrayRef<Attribute> slots = op->getAttrSlots();
  for (size_t i = 0; i < slots.size() && i < def.attributes.size(); ++i) {
    StringRef name = def.attributes[i].name;
    if (!slots[i] || isSegmentSizes(name) || words.dropped.contains(name))
      continue;
    auto renamed = words.renamed.find(name);
    if (renamed != words.renamed.end())
      name = renamed->second;
    if (state.name.getDefinition()->findAttribute(name) >= 0)
      state.addAttribute(name, slots[i]);
    else if (slots[i] != def.attributes[i].defaultValue)
      return false;
  }
  return true;
}

static Operation *makeOlder(PatternRewriter &rewriter, Operation *op,
                            StringRef text) {
  OlderWords words(text);
  OperationState state(op->getLoc(), words.name);
  if (!addOperands(op, words, state) || !addAttributes(op, words, state))
    return nullptr;
  if (!words.dropped.contains("results"))
    state.addTypes(op->getResultTypes());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  return rewriter.create(state);
}

/// `words` are the name of an operation for each operand and region, and that of the
/// operation at their end, which is made.
static Operation *splitRegions(PatternRewriter &rewriter, Operation *op,
                               StringRef words) {
  auto [name, end] = words.split(' ');
  if (op->getNumOperands() != op->getNumRegions())
    return nullptr;
  for (unsigned i = 0; i < op->getNumRegions(); ++i) {
    OperationState state(op->getLoc(), name, op->getOperand(i));
    state.addRegion()->takeBody(op->getRegion(i));
    rewriter.create(state);
  }
  OperationState state(op->getLoc(), end);
  return rewriter.create(state);
}

/// The slot of operands called `name`.
static std::optional<unsigned> findOperandSlot(const OpDefinition &def,
                                               StringRef name) {
  for (unsigned i = 0; i < def.operands.size(); ++i)
    if (def.operands[i].name == name)
      return i;
  return std::nullopt;
}

/// `words` are the operands of a mixed list and the attribute with its constants.
static Operation *addConstants(PatternRewriter &rewriter, Operation *op,
                               StringRef words) {
  Context *ctx = op->getContext();
  StringRef operands, attribute;
  std::tie(operands, attribute) = words.split(' ');
  std::optional<unsigned> slot = findOperandSlot(op->getDefinition(), operands);
  auto list = dyn_cast_or_null<DenseArrayAttrOf<int64_t>>(
      op->getAttr(StringAttr::get(ctx, attribute)));
  SmallVector<Segment, 8> segments;
  if (!slot || !list || failed(getOperandSegments(op, segments)))
    return nullptr;
  rewriter.setInsertionPoint(op);
  rewriter.modifyOpInPlace(op, [&] {
    unsigned index = segments[*slot].first;
    for (int64_t size : list.asArrayRef()) {
      if (!ShapedType::isDynamic(size)) {
        auto number = IntegerAttr::get(IndexType::get(ctx), size);
        Value constant = getCommonOperations(*ctx).createConstant(
            rewriter, op->getLoc(), number);
        insertOperandsInSegments(op, *slot, /*group=*/-1, index, constant);
      }
      ++index;
    }
    SmallVector<int64_t, 4> dynamic(list.size(), ShapedType::kDynamic);
    op->setAttr(StringAttr::get(ctx, attribute),
                DenseArrayAttrOf<int64_t>::get(ctx, dynamic));
  });
  return op;
}

PDLNatives::Entry strata::lookupOlderNative(StringRef name) {
  using Make = Operation *(*)(PatternRewriter &, Operation *, StringRef);
  static constexpr std::pair<llvm::StringLiteral, Make> natives[] = {
      {"strata.older:", &makeOlder},
      {"strata.split_regions:", &splitRegions},
      {"strata.with_constants:", &addConstants}};
  for (auto [prefix, make] : natives) {
    if (!name.starts_with(prefix))
      continue;
    auto native = std::make_shared<PDLNative>();
    native->results =
        std::vector<PDLNative::Parameter>{{PDLValue::Kind::Operation, false}};
    native->fn = [make = make,
                  words = name.drop_front(prefix.size()).trim().str()](
                     PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                     PDLResultList &results) {
      if (args.size() != 1 || args[0].getKind() != PDLValue::Kind::Operation)
        return failure();
      Operation *op = make(rewriter, args[0].getOperation(), words);
      if (!op)
        return failure();
      results.push_back(op);
      return success();
    };
    return native;
  }
  return nullptr;
}
