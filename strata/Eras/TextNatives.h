// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Current operations by their text, for rules of history files: a rewrite
// called `strata.text: template` parses the template, with its arguments in
// place of names that begin with `$`, and returns the last operation of it
// (docs/history-files.md).
//
//   %new = apply_native_rewrite "strata.text: linalg.dot ins($0, $1 : type($0),
//     type($1)) outs($2 : type($2))"(%a, %b, %c : ...) : !pdl.operation
#ifndef STRATA_ERAS_TEXTNATIVES_H
#define STRATA_ERAS_TEXTNATIVES_H

#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {

/// Makes `natives` understand them, besides those of RenamingNatives.h; `ctx` is the
/// Context of the rules.
void addTextNatives(PDLNatives &natives, Context *ctx);

} // namespace strata

#endif // STRATA_ERAS_TEXTNATIVES_H
