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
#include "llvm/ADT/iterator_range.h"
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
class BitVector;
class MemoryBuffer;
class SMLoc;
class SourceMgr;
class Twine;
class raw_ostream;
struct fltSemantics;
template <typename KeyT, typename ValueT, typename KeyInfoT, typename BucketT>
class DenseMap;
template <typename ValueT, typename ValueInfoT> class DenseSet;
template <typename T, typename Enable> struct DenseMapInfo;
template <typename T, typename Vector, typename Set, unsigned N>
class SetVector;
template <typename PtrT, unsigned Size> class SmallPtrSet;
template <typename PtrT> class SmallPtrSetImpl;
template <unsigned Size> class SmallString;
template <typename ValueT, typename AllocatorT> class StringMap;
template <typename AllocatorT> class StringSet;
template <typename T, typename ResultT> class TypeSwitch;
template <typename... PtrTs> class PointerUnion;
} // namespace llvm

namespace strata {
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::cast;
using llvm::cast_if_present;
using llvm::cast_or_null;
using llvm::DenseMap;
using llvm::DenseMapInfo;
using llvm::DenseSet;
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
using llvm::iterator_range;
using llvm::LogicalResult;
using llvm::MutableArrayRef;
using llvm::ParseResult;
using llvm::PointerUnion;
using llvm::raw_ostream;
using llvm::SetVector;
using llvm::SmallPtrSet;
using llvm::SmallPtrSetImpl;
using llvm::SmallString;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::StringLiteral;
using llvm::StringMap;
using llvm::StringRef;
using llvm::StringSet;
using llvm::succeeded;
using llvm::success;
using llvm::Twine;
using llvm::TypeSwitch;
} // namespace strata

#endif // STRATA_SUPPORT_LLVM_H
