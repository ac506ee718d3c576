// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Annotations of loops, which are attached to the branch that closes the loop.
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

namespace {
/// What a parameter of `#llvm.loop_annotation`, or of an attribute in it, becomes.
struct LoopRule {
  enum Kind : uint8_t {
    /// A name if it is true; another name if it is false, where there is one.
    Name,
    /// A name and a bit.
    Bit,
    NegatedBit,
    /// A name and an i32.
    Number,
    /// A name and another loop.
    Followup
  };
  /// Empty for parameters of the annotation itself.
  llvm::StringLiteral group, parameter;
  Kind kind;
  llvm::StringLiteral name, otherwise = "";
};
} // namespace

static constexpr LoopRule loopRules[] = {
    {"", "disableNonforced", LoopRule::Name, "llvm.loop.disable_nonforced"},
    {"", "mustProgress", LoopRule::Name, "llvm.loop.mustprogress"},
    {"", "isVectorized", LoopRule::Number, "llvm.loop.isvectorized"},
    {"vectorize", "disable", LoopRule::NegatedBit,
     "llvm.loop.vectorize.enable"},
    {"vectorize", "predicateEnable", LoopRule::Bit,
     "llvm.loop.vectorize.predicate.enable"},
    {"vectorize", "scalableEnable", LoopRule::Bit,
     "llvm.loop.vectorize.scalable.enable"},
    {"vectorize", "width", LoopRule::Number, "llvm.loop.vectorize.width"},
    {"vectorize", "followupVectorized", LoopRule::Followup,
     "llvm.loop.vectorize.followup_vectorized"},
    {"vectorize", "followupEpilogue", LoopRule::Followup,
     "llvm.loop.vectorize.followup_epilogue"},
    {"vectorize", "followupAll", LoopRule::Followup,
     "llvm.loop.vectorize.followup_all"},
    {"interleave", "count", LoopRule::Number, "llvm.loop.interleave.count"},
    {"unroll", "disable", LoopRule::Name, "llvm.loop.unroll.disable",
     "llvm.loop.unroll.enable"},
    {"unroll", "count", LoopRule::Number, "llvm.loop.unroll.count"},
    {"unroll", "runtimeDisable", LoopRule::Bit,
     "llvm.loop.unroll.runtime.disable"},
    {"unroll", "full", LoopRule::Name, "llvm.loop.unroll.full"},
    {"unroll", "followupUnrolled", LoopRule::Followup,
     "llvm.loop.unroll.followup_unrolled"},
    {"unroll", "followupRemainder", LoopRule::Followup,
     "llvm.loop.unroll.followup_remainder"},
    {"unroll", "followupAll", LoopRule::Followup,
     "llvm.loop.unroll.followup_all"},
    {"unrollAndJam", "disable", LoopRule::Name,
     "llvm.loop.unroll_and_jam.disable", "llvm.loop.unroll_and_jam.enable"},
    {"unrollAndJam", "count", LoopRule::Number,
     "llvm.loop.unroll_and_jam.count"},
    {"unrollAndJam", "followupOuter", LoopRule::Followup,
     "llvm.loop.unroll_and_jam.followup_outer"},
    {"unrollAndJam", "followupInner", LoopRule::Followup,
     "llvm.loop.unroll_and_jam.followup_inner"},
    {"unrollAndJam", "followupRemainderOuter", LoopRule::Followup,
     "llvm.loop.unroll_and_jam.followup_remainder_outer"},
    {"unrollAndJam", "followupRemainderInner", LoopRule::Followup,
     "llvm.loop.unroll_and_jam.followup_remainder_inner"},
    {"unrollAndJam", "followupAll", LoopRule::Followup,
     "llvm.loop.unroll_and_jam.followup_all"},
    {"licm", "disable", LoopRule::Name, "llvm.licm.disable"},
    {"licm", "versioningDisable", LoopRule::Name,
     "llvm.loop.licm_versioning.disable"},
    {"distribute", "disable", LoopRule::NegatedBit,
     "llvm.loop.distribute.enable"},
    {"distribute", "followupCoincident", LoopRule::Followup,
     "llvm.loop.distribute.followup_coincident"},
    {"distribute", "followupSequential", LoopRule::Followup,
     "llvm.loop.distribute.followup_sequential"},
    {"distribute", "followupFallback", LoopRule::Followup,
     "llvm.loop.distribute.followup_fallback"},
    {"distribute", "followupAll", LoopRule::Followup,
     "llvm.loop.distribute.followup_all"},
    {"pipeline", "disable", LoopRule::Bit, "llvm.loop.pipeline.disable"},
    {"pipeline", "initiationinterval", LoopRule::Number,
     "llvm.loop.pipeline.initiationinterval"},
    {"peeled", "count", LoopRule::Number, "llvm.loop.peeled.count"},
    {"unswitch", "partialDisable", LoopRule::Name,
     "llvm.loop.unswitch.partial.disable"},
};

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

void llvmir::addLoopMetadata(Operation *op, CodeBuilder &code,
                             Instruction &made) {
  if (auto annotation = dyn_cast_or_null<DynamicAttr>(
          op->getInherentAttrOrNull("loop_annotation")))
    attach(made.metadata, "llvm.loop",
           code.getTranslator().getMetadata().getLoop(annotation));
}
