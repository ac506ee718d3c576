/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Text of older versions of MLIR. */
#ifndef STRATA_C_UPGRADE_H
#define STRATA_C_UPGRADE_H

#include "strata-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How a text is upgraded. Null and 0 stand for the defaults. */
typedef struct StrataUpgradeOptions {
  /* The name of the text in messages. */
  StrataStringRef name;
  /* Its era, 2019, 2020, 2021 or current, or a range such as 2019-2021; by default it is found
   * from the text. */
  StrataStringRef era;
  /* Print parts that change in canonical form, without comments. */
  bool reprint;
  /* Paths of dialect files and of history files besides the bundled ones. */
  intptr_t numDialectFiles;
  const StrataStringRef *dialectFiles;
  intptr_t numHistoryFiles;
  const StrataStringRef *historyFiles;
} StrataUpgradeOptions;

/* Brings text to today's form, with its comments and layout, and gives it to `callback`. Parts that
 * cannot be read stay as they are; the result is failure then, and the last error has the
 * messages. `options` may be null. */
STRATA_CAPI_EXPORTED StrataLogicalResult
strataUpgradeText(StrataStringRef text, const StrataUpgradeOptions *options,
                  StrataStringCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif /* STRATA_C_UPGRADE_H */
