// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Rewrite/DialectConversion/ConversionTarget.h"

using namespace strata;

/// Calls `later`, and `earlier` if `later` returns std::nullopt.
static ConversionTarget::DynamicLegality
combine(ConversionTarget::DynamicLegality later,
        ConversionTarget::DynamicLegality earlier) {
  if (!earlier)
    return later;
  return
      [later = std::move(later), earlier = std::move(earlier)](Operation *op) {
        std::optional<bool> result = later(op);
        return result ? result : earlier(op);
      };
}

void ConversionTarget::setOpAction(StringRef op, LegalizationAction action) {
  ops[op].action = action;
}

void ConversionTarget::setDynamic(StringRef op,
                                  const DynamicLegality &isLegal) {
  LegalizationInfo &info = ops[op];
  info.action = LegalizationAction::Dynamic;
  info.isLegal = combine(isLegal, std::move(info.isLegal));
}

void ConversionTarget::markOpRecursivelyLegal(StringRef op,
                                              DynamicLegality isRecursive) {
  const LegalizationInfo *known = getInfo(op);
  assert(known && "say whether it is legal first");
  LegalizationInfo info = *known;
  info.isRecursive = true;
  if (isRecursive)
    info.isRecursivelyLegal =
        combine(std::move(isRecursive), std::move(info.isRecursivelyLegal));
  ops[op] = std::move(info);
}

void ConversionTarget::setDialectAction(StringRef dialect,
                                        LegalizationAction action) {
  dialects[dialect].action = action;
}

void ConversionTarget::setDynamicDialect(StringRef dialect,
                                         const DynamicLegality &isLegal) {
  LegalizationInfo &info = dialects[dialect];
  info.action = LegalizationAction::Dynamic;
  info.isLegal = combine(isLegal, std::move(info.isLegal));
}

void ConversionTarget::markUnknownOpDynamicallyLegal(DynamicLegality isLegal) {
  if (!unknown)
    unknown = LegalizationInfo();
  unknown->action = LegalizationAction::Dynamic;
  unknown->isLegal = combine(std::move(isLegal), std::move(unknown->isLegal));
}

const ConversionTarget::LegalizationInfo *
ConversionTarget::getInfo(StringRef op) const {
  if (auto found = ops.find(op); found != ops.end())
    return &found->second;
  if (auto found = dialects.find(op.split('.').first); found != dialects.end())
    return &found->second;
  return unknown ? &*unknown : nullptr;
}

std::optional<ConversionTarget::LegalizationAction>
ConversionTarget::getOpAction(StringRef op) const {
  const LegalizationInfo *info = getInfo(op);
  return info ? std::optional(info->action) : std::nullopt;
}

std::optional<ConversionTarget::LegalOpDetails>
ConversionTarget::isLegal(const LegalizationInfo &info, Operation *op) {
  if (info.action == LegalizationAction::Illegal)
    return std::nullopt;
  if (info.action == LegalizationAction::Dynamic &&
      !info.isLegal(op).value_or(false))
    return std::nullopt;
  LegalOpDetails details;
  if (info.isRecursive)
    details.isRecursivelyLegal =
        !info.isRecursivelyLegal || info.isRecursivelyLegal(op).value_or(true);
  return details;
}

bool ConversionTarget::isIllegal(const LegalizationInfo &info, Operation *op) {
  if (info.action == LegalizationAction::Dynamic)
    return info.isLegal(op) == std::optional(false);
  return info.action == LegalizationAction::Illegal;
}

std::optional<ConversionTarget::LegalOpDetails>
ConversionTarget::isLegal(Operation *op) const {
  const LegalizationInfo *info = getInfo(op->getName().getStringRef());
  return info ? isLegal(*info, op) : std::nullopt;
}

bool ConversionTarget::isIllegal(Operation *op) const {
  const LegalizationInfo *info = getInfo(op->getName().getStringRef());
  return info && isIllegal(*info, op);
}
