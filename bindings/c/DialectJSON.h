// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The definitions of a dialect as JSON, for bindings that make classes of them.
#ifndef STRATA_BINDINGS_C_DIALECTJSON_H
#define STRATA_BINDINGS_C_DIALECTJSON_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata::capi {

/// Writes `model`, a dialect that `ctx` has, too.
void writeDialectJSON(const DialectModel &model, Context &ctx, raw_ostream &os);

} // namespace strata::capi

#endif // STRATA_BINDINGS_C_DIALECTJSON_H
