// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How bytecode has the types of the dialect quant: numbers for their parts.
#ifndef STRATA_DIALECTS_QUANT_QUANTENCODING_H
#define STRATA_DIALECTS_QUANT_QUANTENCODING_H

namespace strata {

class Context;

/// Registers the encoding. Set-up.
void registerQuantEncoding(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_QUANT_QUANTENCODING_H
