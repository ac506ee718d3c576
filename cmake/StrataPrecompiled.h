// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The headers that most sources above strata/IR include, compiled once
// (STRATA_PCH). Sources include what they use all the same: builds with
// sanitizers do without this.
#ifndef STRATA_CMAKE_STRATAPRECOMPILED_H
#define STRATA_CMAKE_STRATAPRECOMPILED_H

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#endif // STRATA_CMAKE_STRATAPRECOMPILED_H
