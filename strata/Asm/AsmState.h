// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state that printing an operation computes before it writes, for code that
// writes other text about the operation: the names of values, and the place in
// the text at which each operation begins.
#ifndef STRATA_ASM_ASMSTATE_H
#define STRATA_ASM_ASMSTATE_H

#include "strata/Asm/Printer/Printer.h"

#include <memory>

namespace strata {

struct PrinterTables;

/// The names of values, as printing an operation chooses them. Named values
/// must outlive the state.
class AsmState {
public:
  /// Names the values that `printOperation(op, os, flags)` would name. Linear
  /// in their number.
  explicit AsmState(Operation *op, const PrintingFlags &flags = {});
  ~AsmState();
  AsmState(const AsmState &) = delete;
  AsmState &operator=(const AsmState &) = delete;

  /// The name of `value`, which is not null: `%0`, `%1#2`, `%arg0`.
  void printOperand(Value value, raw_ostream &os) const;
  /// The text of the existing `op`, without aliases and without a final
  /// newline.
  std::string printOperation(Operation *op);

private:
  struct Line;
  std::unique_ptr<PrinterTables> tables;
  std::unique_ptr<Line> line;
};

/// Prints operations one at a time, without the contents of their regions, with
/// value names chosen by the caller, so the cost does not depend on the size of
/// the surrounding IR.
class OpLinePrinter {
public:
  /// Chooses names, without the `%` or `^` before them. Characters that names
  /// cannot have are written as they are.
  struct Namer {
    virtual ~Namer();
    /// The name of the results, which may be followed by `#n`.
    virtual std::string nameOp(Operation *op) = 0;
    virtual std::string nameArgument(BlockArgument arg) = 0;
    virtual std::string nameBlock(Block *block) = 0;
  };
  /// `namer` outlives the printer.
  OpLinePrinter(Context *ctx, const PrintingFlags &flags, Namer &namer);
  ~OpLinePrinter();
  OpLinePrinter(const OpLinePrinter &) = delete;
  OpLinePrinter &operator=(const OpLinePrinter &) = delete;

  /// The line of `op`, without newline and aliases. In generic form, if the
  /// flags require it, any operation can be printed.
  std::string print(Operation *op);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// An operation with its place in a text: the offsets in bytes of the first
/// non-blank character of its line, and of the text after it.
struct PrintedOp {
  Operation *op;
  uint64_t offset;
  uint64_t end = 0;
};

/// A region with its place in a text: the range between its braces.
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
