// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/PassRegistry.h"

#include "strata/Support/Suggestion.h"

using namespace strata;

const PassInfo *PassRegistry::lookupPass(StringRef argument) const {
  auto it = entries.find(argument.str());
  return it == entries.end() ? nullptr : it->second.pass;
}

const PassPipelineInfo *PassRegistry::lookupPipeline(StringRef argument) const {
  auto it = entries.find(argument.str());
  return it == entries.end() ? nullptr : it->second.pipeline;
}

std::vector<const PassInfo *> PassRegistry::getPasses() const {
  std::vector<const PassInfo *> result;
  for (auto &[name, entry] : entries)
    if (entry.pass)
      result.push_back(entry.pass);
  return result;
}

std::vector<const PassPipelineInfo *> PassRegistry::getPipelines() const {
  std::vector<const PassPipelineInfo *> result;
  for (auto &[name, entry] : entries)
    if (entry.pipeline)
      result.push_back(entry.pipeline);
  return result;
}

std::unique_ptr<Pass> PassRegistry::create(const PassInfo &info) const {
  std::unique_ptr<Pass> pass = info.create(info);
  pass->registry = self;
  return pass;
}

LogicalResult PassRegistry::addTo(OpPassManager &pm, StringRef argument,
                                  StringRef options,
                                  PassTextError &error) const {
  if (const PassPipelineInfo *pipeline = lookupPipeline(argument))
    return pipeline->build(pm, options, *this, error);
  const PassInfo *info = lookupPass(argument);
  assert(info && "no such pass or pipeline");
  std::unique_ptr<Pass> pass = create(*info);
  if (failed(pass->initializeOptions(options, error)))
    return failure();
  error.message = pm.checkPass(*pass);
  if (!error.message.empty())
    return failure();
  pm.addPass(std::move(pass));
  return success();
}

bool PassRegistry::isAbsent(StringRef argument) const {
  for (StringRef rest = absentPasses; !rest.empty();) {
    auto [name, others] = rest.split('\n');
    if (name == argument)
      return !isKnown(argument);
    rest = others;
  }
  return false;
}

std::string PassRegistry::suggest(StringRef argument) const {
  if (isAbsent(argument))
    return absenceExplanation.str();
  std::vector<StringRef> names;
  for (auto &entry : entries)
    names.push_back(entry.first);
  StringRef near = findNearest(argument, names);
  return near.empty() ? "" : ("did you mean '" + near + "'?").str();
}
