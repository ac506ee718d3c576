// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
struct AttachTarget final : Pass {
  using Pass::Pass;
  Option<tosa::SpecificationVersion> version{
      *this,
      "specification_version",
      "The version of the specification",
      tosa::SpecificationVersion::V_1_0,
      {{tosa::SpecificationVersion::V_1_0, "1.0", "Version 1.0"},
       {tosa::SpecificationVersion::V_1_1_DRAFT, "1.1.draft",
        "The draft of version 1.1"}}};
  Option<tosa::Level> level{
      *this,
      "level",
      "The ranges of arguments that are supported",
      tosa::Level::eightK,
      {{tosa::Level::eightK, "8k", "Ranges for frames up to 8K"},
       {tosa::Level::none, "none", "All numbers of the types"}}};
  ListOption<std::string> profiles{*this, "profiles",
                                   "The profiles that are supported"};
  ListOption<std::string> extensions{*this, "extensions",
                                     "The extensions that are supported"};

  bool canScheduleOn(const OpDefinition &def) const override {
    return def.name == ModuleOp::getOperationName();
  }
  void runOnOperation() override;
};
} // namespace

void AttachTarget::runOnOperation() {
  Context *ctx = &getContext();
  SmallVector<Attribute> profileAttrs, extensionAttrs;
  for (const std::string &name : profiles) {
    auto profile = tosa::symbolizeProfile(name);
    if (!profile || *profile == tosa::Profile::none) {
      emitError(ctx, Location()) << "unknown TOSA profile '" << name << "'";
      return signalPassFailure();
    }
    profileAttrs.push_back(tosa::ProfileAttr::get(ctx, *profile));
  }
  for (const std::string &name : extensions) {
    auto extension = tosa::symbolizeExtension(name);
    if (!extension || *extension == tosa::Extension::none) {
      emitError(ctx, Location()) << "unknown TOSA extension '" << name << "'";
      return signalPassFailure();
    }
    extensionAttrs.push_back(tosa::ExtensionAttr::get(ctx, *extension));
  }
  auto target = tosa::TargetEnvAttr::get(ctx, *version, *level,
                                         ArrayAttr::get(ctx, profileAttrs),
                                         ArrayAttr::get(ctx, extensionAttrs));
  getOperation()->setAttr(tosa::TargetEnvAttr::name, target);
}

static constexpr PassInfo targetInfo = {
    .argument = "tosa-attach-target",
    .name = "TosaAttachTarget",
    .summary = "Attach the target of its operations of tosa to a module",
    .dependentDialects = {"tosa"},
    .create = makePass<AttachTarget>,
};

void tosalower::registerAttachTargetPass(PassRegistry &registry) {
  registry.add(targetInfo);
}
