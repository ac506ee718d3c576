// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A DialectModel as the text of a dialect file: definitions in the order of
// their names, one block each.
#ifndef STRATA_ODS_WRITER_H
#define STRATA_ODS_WRITER_H

#include "strata/ODS/Model.h"

namespace strata::ods {

void writeDialect(const DialectModel &model, raw_ostream &os);

} // namespace strata::ods

#endif // STRATA_ODS_WRITER_H
