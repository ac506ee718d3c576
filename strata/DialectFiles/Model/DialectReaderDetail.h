// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of reading a dialect.
#ifndef STRATA_DIALECTFILES_MODEL_DIALECTREADERDETAIL_H
#define STRATA_DIALECTFILES_MODEL_DIALECTREADERDETAIL_H

#include "strata/DialectFiles/Model/DialectModel.h"

#include "llvm/ADT/Twine.h"

namespace strata {

/// The strings in `attr`, an array or null; others in it are left out.
std::vector<std::string> toStrings(Attribute attr);

/// `attr` as it is written; of a type attribute, the type.
std::string toText(Attribute attr);

/// The enumeration that `strata.enum` of `op` describes; std::nullopt if there is
/// none, or if it has no cases. Problems are passed to `report`.
std::optional<EnumModel> readEnum(Operation *op,
                                  function_ref<void(const Twine &)> report);

/// Fills in `ConstraintModel::meaning` of all constraints of `model`.
void writeMeanings(DialectModel &model);

} // namespace strata

#endif // STRATA_DIALECTFILES_MODEL_DIALECTREADERDETAIL_H
