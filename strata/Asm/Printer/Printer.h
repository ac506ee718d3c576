// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing MLIR text: the entry points. The output is that of mlir-opt 22.1 byte
// for byte, whatever the flags. Nothing here verifies: a caller that cannot
// vouch for the IR sets PrintingFlags::generic, in which any IR can be printed,
// even with null operands and detached blocks.
#ifndef STRATA_ASM_PRINTER_PRINTER_H
#define STRATA_ASM_PRINTER_PRINTER_H

#include "strata/IR/Context.h"
#include "strata/IR/Operation.h"

#include <vector>

namespace strata {

struct ExternalResource;
struct SourceNames;

/// How to print. The defaults are those of mlir-opt without flags.
struct PrintingFlags {
  /// Generic form everywhere.
  bool generic = false;
  /// Print locations.
  bool debugInfo = false;
  /// Print locations, wherever they occur, in the short form for humans.
  bool prettyDebugInfo = false;
  /// No aliases, no metadata; numbering of a nested operation starts at the
  /// innermost isolated one around it, or at itself.
  bool localScope = false;
  /// Print `{...}` for regions.
  bool skipRegions = false;
  /// Add comments with the users of each value.
  bool valueUsers = false;
  /// Never use a number twice; implied by `generic`.
  bool uniqueSSAIds = false;
  /// Name values after their name locations.
  bool nameLocAsPrefix = false;
  /// Caller's business: whether custom forms may be used without verifying.
  bool assumeVerified = false;
  /// Keep the names of `names` where they are legal and free. Names made of
  /// digits only are not kept.
  bool keepNames = false;
  /// Replace elements attributes of more elements by a reference to no data.
  std::optional<int64_t> elideElementsIfLarger;
  /// Leave out resources whose text has more characters.
  std::optional<int64_t> elideResourceStringsIfLarger;
  /// Print dense elements as hex when there are more; negative for never.
  int64_t hexElementsIfLarger = 100;
  /// Threads to print with; 0 for what the Context allows.
  unsigned threads = 0;
  /// Names that values had in the source; may be null.
  const SourceNames *names = nullptr;
  /// The external resources to print after the operation; may be null.
  const std::vector<ExternalResource> *externalResources = nullptr;
};

/// Prints `op` as mlir-opt prints a top-level operation, less the blank line at
/// the end: aliases, the operation, a line feed, deferred location aliases, the
/// metadata block. With local scope, or for an operation in a block, only the
/// operation itself, without line feed.
void printOperation(Operation *op, raw_ostream &os,
                    const PrintingFlags &flags = {});

/// Print a type, attribute or location without aliases; null as
/// `<<NULL TYPE>>` or `<<NULL ATTRIBUTE>>`. Locations come in `loc(...)`.
void printType(Type type, raw_ostream &os, const PrintingFlags &flags = {});
void printAttr(Attribute attr, raw_ostream &os,
               const PrintingFlags &flags = {});
void printLocation(Location loc, Context *ctx, raw_ostream &os,
                   const PrintingFlags &flags = {});

/// Prints the operation that defines `value`, or for an argument what it is.
void printValue(Value value, raw_ostream &os, const PrintingFlags &flags = {});

/// Makes the Context print types, attributes, locations, values and operations,
/// in diagnostics and elsewhere, with the functions above. Set-up. `flags` say
/// how diagnostics show operations, but these come in generic form, numbered
/// from the innermost isolated operation, and without large constants.
void installRenderer(Context &ctx, const PrintingFlags &flags = {});

/// Appends `name` in the form in which it can be a value's name: letters,
/// digits and the characters of `punctuation` stay, a blank becomes `_`, other
/// bytes become two upper-case hex digits. If it begins with anything but a
/// letter, a blank or punctuation, `_` comes first.
void sanitizeName(StringRef name, SmallVectorImpl<char> &out,
                  StringRef punctuation = "$._-");

} // namespace strata

#endif // STRATA_ASM_PRINTER_PRINTER_H
