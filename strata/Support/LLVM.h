// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Imports the LLVM vocabulary that every part of Strata uses into namespace
// strata, by forward declaration where that is enough. Include this instead of
// spelling `llvm::` everywhere; include the LLVM header itself where a complete
// type is needed.
#ifndef STRATA_SUPPORT_LLVM_H
#define STRATA_SUPPORT_LLVM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/LogicalResult.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace llvm {
class APFloat;
class APInt;
class APSInt;
class MemoryBuffer;
class SMLoc;
class SourceMgr;
class Twine;
class raw_ostream;
struct fltSemantics;
} // namespace llvm

namespace strata {
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using llvm::ArrayRef;
using llvm::cast;
using llvm::cast_if_present;
using llvm::cast_or_null;
using llvm::dyn_cast;
using llvm::dyn_cast_if_present;
using llvm::dyn_cast_or_null;
using llvm::failed;
using llvm::failure;
using llvm::FailureOr;
using llvm::function_ref;
using llvm::isa;
using llvm::isa_and_nonnull;
using llvm::isa_and_present;
using llvm::LogicalResult;
using llvm::MutableArrayRef;
using llvm::ParseResult;
using llvm::raw_ostream;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringLiteral;
using llvm::StringRef;
using llvm::succeeded;
using llvm::success;
using llvm::Twine;
} // namespace strata

#endif // STRATA_SUPPORT_LLVM_H
