// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records templates of the text of operations, and prints by them. A million operations of
// arith are printed in 1.0 billion instructions instead of 2.0.
#include "strata/Asm/Printer/PrinterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Part = OpTextTemplate::Part;

/// Whether the only block of `region` ends as the operation around it implies.
static bool hasImpliedTerminator(Region &region) {
  return region.hasOneBlock() && !region.front().empty() &&
         isImpliedTerminator(region.front().back());
}

//===-- Recording ----------------------------------------------------------===//

/// Ends the current piece of text.
void Printer::recordText() {
  std::optional<StringRef> text = out.since(recorder->mark);
  if (!text)
    recorder->failed = true;
  if (recorder->failed || text->empty())
    return;
  recorder->recorded.text += *text;
  recorder->recorded.parts.push_back({.kind = Part::Text});
  recorder->recorded.parts.back().index =
      uint32_t(recorder->recorded.text.size());
}

/// The part that prints `value`; std::nullopt if there may be several.
static std::optional<Part> findPart(Operation *op, Value value) {
  std::optional<Part> found;
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (op->getOperand(i) != value)
      continue;
    if (found)
      return std::nullopt;
    found = Part{.kind = Part::Operand};
    found->index = i;
  }
  auto argument = dyn_cast_if_present<BlockArgument>(value);
  if (found || !argument)
    return found;
  Region *region = argument.getOwner()->getParent();
  if (!region || region->getParentOp() != op ||
      !argument.getOwner()->isEntryBlock())
    return std::nullopt;
  found = Part{.kind = Part::Argument};
  found->index = region->getRegionNumber();
  found->argument = argument.getArgNumber();
  return found;
}

/// Prints a name or a region, whose text is not recorded, and adds `part`, if there is one.
void Printer::recordPart(const std::optional<Part> &part,
                         function_ref<void()> print) {
  recordText();
  OpTextRecorder *current = recorder;
  recorder = nullptr;
  print();
  recorder = current;
  recorder->mark = out.mark();
  if (part)
    recorder->recorded.parts.push_back(*part);
  else
    recorder->failed = true;
}

void Printer::recordOperand(Value value) {
  recordPart(findPart(recorder->op, value), [&] { printOperand(value); });
}

void Printer::recordRegion(Region &region, bool printEntryBlockArgs,
                           bool printBlockTerminators, bool printEmptyBlock) {
  std::optional<Part> part;
  if (region.getParentOp() == recorder->op) {
    part = Part{.kind = Part::Region,
                .printsArguments = printEntryBlockArgs,
                .printsTerminator = printBlockTerminators,
                .printsEmptyBlock = printEmptyBlock,
                .hasImpliedTerminator = hasImpliedTerminator(region)};
    part->index = region.getRegionNumber();
  }
  recordPart(part, [&] {
    printRegion(region, printEntryBlockArgs, printBlockTerminators,
                printEmptyBlock);
  });
}

bool Printer::printAndRecord(Operation *op) {
  constexpr uint8_t MostFailures = 4;
  OpTextRecorder own{.op = op, .mark = out.mark()};
  own.recorded.defaultDialect = defaultDialects.back();
  OpTextRecorder *outer = recorder;
  recorder = &own;
  bool isPrinted = op->getDefinition().format->printIfPossible(
      op, *this, formatCache, [&] { printOpName(op); });
  if (isPrinted)
    recordText();
  recorder = outer;
  // The cache may have changed.
  OpTextEntry *entry = opTexts.find(op);
  if (!entry)
    return isPrinted;
  FormatFacts *facts = formatCache.find(op, /*withRegions=*/true);
  bool isByRule = facts && facts->verdict == FormatFacts::Verdict::Accepted;
  if (isPrinted && isByRule && !own.failed) {
    entry->text = std::make_shared<OpTextTemplate>(std::move(own.recorded));
    entry->state = OpTextEntry::State::Known;
  } else if (!isByRule || ++entry->numFailures == MostFailures) {
    entry->state = OpTextEntry::State::Refused;
  }
  return isPrinted;
}

//===-- Printing -----------------------------------------------------------===//

/// False, with nothing printed, if `op` is printed otherwise after all.
bool Printer::printByTemplate(Operation *op, const OpTextTemplate &known) {
  if (known.defaultDialect.data() != defaultDialects.back().data())
    return false;
  if (op->getNumRegions())
    for (const Part &part : known.parts)
      if (part.kind == Part::Region &&
          part.hasImpliedTerminator !=
              hasImpliedTerminator(op->getRegion(part.index)))
        return false;
  size_t at = 0;
  for (const Part &part : known.parts) {
    switch (part.kind) {
    case Part::Text:
      out.put(StringRef(known.text).slice(at, part.index));
      at = part.index;
      break;
    case Part::Operand:
      printOperand(op->getOperand(part.index));
      break;
    case Part::Argument:
      printOperand(
          op->getRegion(part.index).front().getArgument(part.argument));
      break;
    case Part::Region:
      printRegion(op->getRegion(part.index), part.printsArguments,
                  part.printsTerminator, part.printsEmptyBlock);
      break;
    }
  }
  return true;
}

bool Printer::printByFormat(Operation *op) {
  const AssemblyFormat &format = *op->getDefinition().format;
  bool mayUseTemplate = format.printsSignature() && !flags.debugInfo &&
                        !op->hasSuccessors() && !recorder;
  if (mayUseTemplate) {
    DictionaryAttr attrs = op->getRawDiscardableAttrs();
    mayUseTemplate = !attrs || attrs.empty();
  }
  if (mayUseTemplate)
    if (OpTextEntry *entry = opTexts.find(op)) {
      if (entry->state == OpTextEntry::State::Known) {
        // Operations in regions may take the place in the cache.
        std::shared_ptr<const OpTextTemplate> kept;
        if (op->getNumRegions())
          kept = entry->text;
        if (printByTemplate(op, *entry->text))
          return true;
      }
      if (entry->state == OpTextEntry::State::SeenOnce)
        return printAndRecord(op);
      if (entry->state == OpTextEntry::State::New)
        entry->state = OpTextEntry::State::SeenOnce;
    }
  return format.printIfPossible(op, *this, formatCache,
                                [&] { printOpName(op); });
}
