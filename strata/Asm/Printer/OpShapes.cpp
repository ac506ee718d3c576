// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Takes down shapes of operations, and prints by them.
#include "strata/Asm/Printer/PrinterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Part = OpForm::Part;

/// Whether the only block of `region` ends as the operation around it implies.
static bool hasImpliedTerminator(Region &region) {
  return region.hasOneBlock() && !region.front().empty() &&
         isImpliedTerminator(region.front().back());
}

//===-- Taking down --------------------------------------------------------===//

/// Ends the text at hand.
void Printer::recordText() {
  std::optional<StringRef> text = out.since(recorder->mark);
  if (!text)
    recorder->failed = true;
  if (recorder->failed || text->empty())
    return;
  recorder->form.text += *text;
  recorder->form.parts.push_back({.kind = Part::Text});
  recorder->form.parts.back().index = uint32_t(recorder->form.text.size());
}

/// Where the form of the operation has `value`; nothing if that is not clear.
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

/// Prints what is no text while nothing is taken down, and adds `part`, if there is one.
void Printer::recordPart(const std::optional<Part> &part,
                         function_ref<void()> print) {
  recordText();
  OpShapeRecorder *current = recorder;
  recorder = nullptr;
  print();
  recorder = current;
  recorder->mark = out.mark();
  if (part)
    recorder->form.parts.push_back(*part);
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
  OpShapeRecorder own{.op = op, .mark = out.mark()};
  own.form.defaultDialect = defaultDialects.back();
  OpShapeRecorder *outer = recorder;
  recorder = &own;
  bool isPrinted = op->getDefinition().format->printIfPossible(
      op, *this, formatCache, [&] { printOpName(op); });
  if (isPrinted)
    recordText();
  recorder = outer;
  // The cache may have changed.
  OpShape *shape = shapes.find(op);
  if (!shape)
    return isPrinted;
  FormatFacts *facts = formatCache.find(op, /*withRegions=*/true);
  bool isByRule = facts && facts->verdict == FormatFacts::Verdict::Accepted;
  if (isPrinted && isByRule && !own.failed) {
    shape->form = std::make_shared<OpForm>(std::move(own.form));
    shape->state = OpShape::State::Known;
  } else if (!isByRule || ++shape->numFailures == MostFailures) {
    shape->state = OpShape::State::Refused;
  }
  return isPrinted;
}

//===-- Printing -----------------------------------------------------------===//

/// False, with nothing printed, if `op` has not this form after all.
bool Printer::printByForm(Operation *op, const OpForm &form) {
  if (form.defaultDialect.data() != defaultDialects.back().data())
    return false;
  if (op->getNumRegions())
    for (const Part &part : form.parts)
      if (part.kind == Part::Region &&
          part.hasImpliedTerminator !=
              hasImpliedTerminator(op->getRegion(part.index)))
        return false;
  size_t at = 0;
  for (const Part &part : form.parts) {
    switch (part.kind) {
    case Part::Text:
      out.put(StringRef(form.text).slice(at, part.index));
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
  bool mayHaveShape = format.printsSignature() && !flags.debugInfo &&
                      !op->hasSuccessors() && !recorder;
  if (mayHaveShape) {
    DictionaryAttr attrs = op->getRawDiscardableAttrs();
    mayHaveShape = !attrs || attrs.empty();
  }
  if (mayHaveShape)
    if (OpShape *shape = shapes.find(op)) {
      if (shape->state == OpShape::State::Known) {
        // What is in regions may take the place in the cache.
        std::shared_ptr<const OpForm> kept;
        if (op->getNumRegions())
          kept = shape->form;
        if (printByForm(op, *shape->form))
          return true;
      }
      if (shape->state == OpShape::State::SeenOnce)
        return printAndRecord(op);
      if (shape->state == OpShape::State::New)
        shape->state = OpShape::State::SeenOnce;
    }
  return format.printIfPossible(op, *this, formatCache,
                                [&] { printOpName(op); });
}
