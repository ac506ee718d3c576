// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What printing an operation settles before it writes, for those who write text
// of their own about it: the names of values, and where in the text each
// operation begins.
#ifndef STRATA_ASM_ASMSTATE_H
#define STRATA_ASM_ASMSTATE_H

#include "strata/Asm/Printer/Printer.h"

#include <memory>

namespace strata {

struct PrinterTables;

/// The names of values, as they are when an operation is printed. What has a
/// name must stay while it is in use.
class AsmState {
public:
  /// Names what `printOperation(op, os, flags)` would name. Linear in that.
  explicit AsmState(Operation *op, const PrintingFlags &flags = {});
  ~AsmState();
  AsmState(const AsmState &) = delete;
  AsmState &operator=(const AsmState &) = delete;

  /// The name of `value`, which is not null: `%0`, `%1#2`, `%arg0`.
  void printOperand(Value value, raw_ostream &os) const;
  /// What `op`, which was there, looks like, without aliases and line feed.
  std::string printOperation(Operation *op);

private:
  struct Line;
  std::unique_ptr<PrinterTables> tables;
  std::unique_ptr<Line> line;
};

/// Prints operations one at a time, without what is in their regions, with
/// value names chosen by the caller, so the cost does not depend on the size of
/// the surrounding IR.
class OpLinePrinter {
public:
  /// Chooses names, without the `%` or `^` before them. Characters that names
  /// cannot have are written as they are.
  struct Namer {
    virtual ~Namer();
    /// The name of the results, which may get `#n` behind it.
    virtual std::string nameOp(Operation *op) = 0;
    virtual std::string nameArgument(BlockArgument arg) = 0;
    virtual std::string nameBlock(Block *block) = 0;
  };
  /// `namer` outlives the printer.
  OpLinePrinter(Context *ctx, const PrintingFlags &flags, Namer &namer);
  ~OpLinePrinter();
  OpLinePrinter(const OpLinePrinter &) = delete;
  OpLinePrinter &operator=(const OpLinePrinter &) = delete;

  /// What the line of `op` says, without line feed and aliases. In generic
  /// form, if the flags ask for that, any operation can be printed.
  std::string print(Operation *op);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// An operation with its place in a text: how many bytes come before the first
/// character of its line that is no blank, and before what follows it.
struct PrintedOp {
  Operation *op;
  uint64_t offset;
  uint64_t end = 0;
};

/// A region with its place in a text: what is between its braces.
struct PrintedRegion {
  Region *region;
  uint64_t begin, end = 0;
};

/// Prints `op` as the function without `places` does, and appends the
/// operations that have a line of their own, in the order of the text.
/// Terminators that their custom form leaves out have none. Appends the regions, in the
/// order in which they begin, unless `regions` is null. Uses one thread.
void printOperation(Operation *op, raw_ostream &os, PrintingFlags flags,
                    std::vector<PrintedOp> &places,
                    std::vector<PrintedRegion> *regions = nullptr);

} // namespace strata

#endif // STRATA_ASM_ASMSTATE_H
