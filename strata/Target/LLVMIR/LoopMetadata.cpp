// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Annotations of loops, which are attached to the branch that closes the loop.
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Target/LLVMIR/LoopRulesDetail.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

/// The parameter called `name`; null if it is absent.
static Attribute getParameter(DynamicAttr attr, StringRef name) {
  for (auto [parameter, value] :
       llvm::zip(attr.getDefinition().parameters, attr.getParams()))
    if (parameter.name == name)
      return value;
  return {};
}

static MetadataNode *getProperty(MetadataBuilder &metadata,
                                 const LoopRule &rule, Attribute value) {
  bool isSet = isTrue(value);
  SmallVector<MetadataOperand, 2> operands = {metadata.getString(rule.name)};
  switch (rule.kind) {
  case LoopRule::Name:
    if (!isSet && rule.otherwise.empty())
      return nullptr;
    operands[0] = metadata.getString(isSet ? rule.name : rule.otherwise);
    break;
  case LoopRule::Bit:
    operands.push_back(metadata.getInt(1, isSet));
    break;
  case LoopRule::NegatedBit:
    operands.push_back(metadata.getInt(1, !isSet));
    break;
  case LoopRule::Number:
    operands.push_back(metadata.getInt(32, getNumber(value).value_or(0)));
    break;
  case LoopRule::Followup:
    operands.push_back(MetadataBuilder::getReference(
        metadata.getLoop(cast<DynamicAttr>(value))));
    break;
  }
  return metadata.getTuple(operands);
}

MetadataNode *MetadataBuilder::getLoop(DynamicAttr annotation) {
  if (MetadataNode *known = ofAttributes.lookup(annotation))
    return known;
  MetadataNode *node = makeDistinct("", {});
  ofAttributes[annotation] = node;
  node->operands.push_back(getReference(node));
  for (StringRef place : {"startLoc", "endLoc"})
    if (auto loc =
            dyn_cast_or_null<LocationAttr>(getParameter(annotation, place)))
      if (MetadataNode *location = getLocation(loc, nullptr))
        node->operands.push_back(getReference(location));
  for (const LoopRule &rule : loopRules) {
    DynamicAttr holder = annotation;
    if (!rule.group.empty())
      holder =
          dyn_cast_or_null<DynamicAttr>(getParameter(annotation, rule.group));
    Attribute value =
        holder ? getParameter(holder, rule.parameter) : Attribute();
    if (MetadataNode *property =
            value ? getProperty(*this, rule, value) : nullptr)
      node->operands.push_back(getReference(property));
  }
  Attribute accesses = getParameter(annotation, "parallelAccesses");
  SmallVector<MetadataOperand, 4> groups = {
      getString("llvm.loop.parallel_accesses")};
  if (auto list = dyn_cast_or_null<ArrayAttr>(accesses))
    for (Attribute group : list)
      groups.push_back(getReference(getAccessGroup(group)));
  else if (accesses)
    groups.push_back(getReference(getAccessGroup(accesses)));
  if (groups.size() > 1)
    node->operands.push_back(getReference(getTuple(groups)));
  return node;
}

MetadataNode *MetadataBuilder::createNotUnrolledLoop() {
  MetadataNode *node = makeDistinct("", {});
  MetadataNode *property = getTuple({getString("llvm.loop.unroll.disable")});
  node->operands = {getReference(node), getReference(property)};
  return node;
}

void llvmir::addLoopMetadata(Operation *op, CodeBuilder &code,
                             Instruction &made) {
  MetadataBuilder &metadata = code.getTranslator().getMetadata();
  if (auto annotation = dyn_cast_or_null<DynamicAttr>(
          op->getInherentAttrOrNull("loop_annotation")))
    attach(made.metadata, "llvm.loop", metadata.getLoop(annotation));
  else if (op->hasAttr(NoUnrollAttrName))
    attach(made.metadata, "llvm.loop", metadata.createNotUnrolledLoop());
}
