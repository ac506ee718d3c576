// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How IR is printed: PrintingFlags has the settings, OpPrintingFlags sets them one
// after the other in one expression:
//
//   op->print(llvm::outs(), OpPrintingFlags().useLocalScope().skipRegions());
#ifndef STRATA_IR_GRAPH_OPPRINTINGFLAGS_H
#define STRATA_IR_GRAPH_OPPRINTINGFLAGS_H

#include <cstdint>
#include <optional>
#include <vector>

namespace strata {

struct ExternalResource;
struct SourceNames;

/// Settings of the printer. The defaults are those of mlir-opt without flags.
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
  /// The IR is known to verify: Operation::print uses custom forms without verifying.
  bool assumeVerified = false;
  /// Ask the definitions of operations for names of values and blocks, unless
  /// `generic`. Their hooks rely on IR that verifies.
  bool asksForNames = true;
  /// Keep the names of `names` where they are legal and free. Names made of
  /// digits only are not kept.
  bool keepNames = false;
  /// Keep all names as they are, numbers and labels too, and give new ones to
  /// values and blocks that have none; with `localScope` also aliases. Requires
  /// `keepNames`; used to print parts of a source.
  bool keepAllNames = false;
  /// Replace elements attributes of more elements by a reference to no data.
  std::optional<int64_t> elideElementsIfLarger;
  /// Leave out resources whose text has more characters.
  std::optional<int64_t> elideResourceStringsIfLarger;
  /// Print dense elements as hex when there are more; negative for never.
  int64_t hexElementsIfLarger = 100;
  /// The number of threads to print with; 0 for the Context's limit.
  unsigned threads = 0;
  /// Names that values had in the source; may be null.
  const SourceNames *names = nullptr;
  /// The external resources to print after the operation; may be null.
  const std::vector<ExternalResource> *externalResources = nullptr;
};

/// PrintingFlags with MLIR's functions, each of which returns the object itself.
class OpPrintingFlags : public PrintingFlags {
public:
  OpPrintingFlags() = default;
  OpPrintingFlags(const PrintingFlags &flags) : PrintingFlags(flags) {}

  /// Elements attributes of more than `limit` elements are elided.
  OpPrintingFlags &elideLargeElementsAttrs(int64_t limit = 16) {
    elideElementsIfLarger = limit;
    return *this;
  }
  /// Elements attributes of more than `limit` elements are printed as hex.
  OpPrintingFlags &printLargeElementsAttrWithHex(int64_t limit = 100) {
    hexElementsIfLarger = limit;
    return *this;
  }
  /// Resources of more than `limit` characters are elided.
  OpPrintingFlags &elideLargeResourceString(int64_t limit = 64) {
    elideResourceStringsIfLarger = limit;
    return *this;
  }
  /// Locations are printed; if `pretty`, in the short form, which is not parsed.
  OpPrintingFlags &enableDebugInfo(bool enable = true, bool pretty = false) {
    debugInfo = enable;
    prettyDebugInfo = pretty;
    return *this;
  }
  OpPrintingFlags &printGenericOpForm(bool enable = true) {
    generic = enable;
    return *this;
  }
  OpPrintingFlags &skipRegions(bool skip = true) {
    PrintingFlags::skipRegions = skip;
    return *this;
  }
  OpPrintingFlags &assumeVerified(bool enable = true) {
    PrintingFlags::assumeVerified = enable;
    return *this;
  }
  OpPrintingFlags &useLocalScope(bool enable = true) {
    localScope = enable;
    return *this;
  }
  OpPrintingFlags &printValueUsers(bool enable = true) {
    valueUsers = enable;
    return *this;
  }
  OpPrintingFlags &printUniqueSSAIDs(bool enable = true) {
    uniqueSSAIds = enable;
    return *this;
  }
  OpPrintingFlags &printNameLocAsPrefix(bool enable = true) {
    nameLocAsPrefix = enable;
    return *this;
  }

  bool shouldPrintDebugInfo() const { return debugInfo; }
  bool shouldPrintDebugInfoPrettyForm() const { return prettyDebugInfo; }
  bool shouldPrintGenericOpForm() const { return generic; }
  bool shouldSkipRegions() const { return PrintingFlags::skipRegions; }
  bool shouldAssumeVerified() const { return PrintingFlags::assumeVerified; }
  bool shouldUseLocalScope() const { return localScope; }
  bool shouldPrintValueUsers() const { return valueUsers; }
};

} // namespace strata

#endif // STRATA_IR_GRAPH_OPPRINTINGFLAGS_H
