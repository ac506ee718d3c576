// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The model of a dialect as the text of a dialect file, which reads back as the
// same model.
#ifndef STRATA_DIALECTFILES_MODEL_DIALECTWRITER_H
#define STRATA_DIALECTFILES_MODEL_DIALECTWRITER_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata {

/// Writes `model`, a dialect of the extension, definitions in order with an empty
/// line between two of them. Constraints are named after `ConstraintModel::name`;
/// names that are taken get a number. The attributes in `words` of
/// the dialect and its definitions replace those that follow from other fields.
void writeDialect(const DialectModel &model, raw_ostream &os);

} // namespace strata

#endif // STRATA_DIALECTFILES_MODEL_DIALECTWRITER_H
