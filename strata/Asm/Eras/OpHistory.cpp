// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Eras/OpHistory.h"

using namespace strata;

const RenamedOp *OpHistory::find(StringRef op, EraSet eras, StringRef rest,
                                 bool isGenericForm) const {
  auto found = renamed.find(op);
  if (found == renamed.end())
    return nullptr;
  for (const RenamedOp &record : found->second)
    if (!(record.eras & eras).empty() && record.matches(rest, isGenericForm))
      return &record;
  return nullptr;
}

SmallVector<std::string, 2> OpHistory::getFullNames(StringRef op,
                                                    EraSet eras) const {
  SmallVector<std::string, 2> names;
  for (const auto &[dialect, possible] : unprefixed)
    if (!(possible & eras).empty())
      names.push_back(dialect + "." + op.str());
  return names;
}

const RenamedAttribute *OpHistory::findAttribute(StringRef op,
                                                 StringRef attribute) const {
  StringRef stem = attribute.rtrim("0123456789");
  for (StringRef owner : {op, StringRef("*")})
    for (const std::string &name :
         {attribute.str(),
          stem.size() < attribute.size() ? stem.str() + "#" : std::string()}) {
      auto found = attributes.find((owner + "/" + name).str());
      if (found != attributes.end())
        return &found->second;
    }
  return nullptr;
}
