// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Writer.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

StrataOpPrintingFlags strataOpPrintingFlagsGet(void) {
  StrataOpPrintingFlags flags = {};
  flags.largeElementsLimit = -1;
  flags.largeResourceLimit = -1;
  return flags;
}

static PrintingFlags getFlags(const StrataOpPrintingFlags &from) {
  PrintingFlags flags;
  if (from.largeElementsLimit >= 0)
    flags.elideElementsIfLarger = from.largeElementsLimit;
  if (from.largeResourceLimit >= 0)
    flags.elideResourceStringsIfLarger = from.largeResourceLimit;
  flags.debugInfo = from.debugInfo;
  flags.prettyDebugInfo = from.prettyDebugInfo;
  flags.generic = from.genericOpForm;
  flags.localScope = from.localScope;
  flags.skipRegions = from.skipRegions;
  flags.nameLocAsPrefix = from.nameLocAsPrefix;
  flags.valueUsers = from.valueUsers;
  return flags;
}

void strataOperationPrint(StrataOperation op, StrataStringCallback callback,
                          void *userData) {
  StrataOpPrintingFlags flags = strataOpPrintingFlagsGet();
  strataOperationPrintWithFlags(op, &flags, callback, userData);
}
void strataOperationPrintWithFlags(StrataOperation op,
                                   const StrataOpPrintingFlags *flags,
                                   StrataStringCallback callback,
                                   void *userData) {
  Call call;
  Operation *found = call.get(op);
  if (!call ||
      !call.check(flags != nullptr, StrataErrorNull, "no flags are given"))
    return;
  CallbackStream os(callback, userData);
  // Why it does not verify is for `strataOperationVerify` to report.
  DiagnosticCapture silence;
  found->print(os, getFlags(*flags));
}
StrataLogicalResult strataOperationWriteBytecode(StrataOperation op,
                                                 int64_t version,
                                                 StrataStringCallback callback,
                                                 void *userData) {
  Call call;
  Operation *found = call.get(op);
  BytecodeWriterConfig config;
  if (version >= 0)
    config.version = uint64_t(version);
  if (!call ||
      !call.check(config.version <= BytecodeWriterConfig::CurrentVersion,
                  StrataErrorArgument,
                  "bytecode has no version " + Twine(version)) ||
      !call.checkNotNull(callback))
    return wrap(false);
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (!call.check(succeeded(writeBytecode(found, os, config)),
                  StrataErrorFailure, "the bytecode cannot be written"))
    return wrap(false);
  callback(wrap(os.str()), userData);
  return wrap(true);
}
void strataBlockPrint(StrataBlock block, StrataStringCallback callback,
                      void *userData) {
  Call call;
  Block *found = call.get(block);
  CallbackStream os(callback, userData);
  if (call)
    found->print(os);
}
void strataValuePrint(StrataValue value, StrataStringCallback callback,
                      void *userData) {
  Call call;
  Value found = call.get(value);
  if (!call)
    return;
  CallbackStream os(callback, userData);
  DiagnosticCapture silence;
  found.print(os);
}
/// Whether the outermost operation around a value verifies.
static bool isAroundValid(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto arg = dyn_cast<BlockArgument>(value))
    op = arg.getOwner()->getParentOp();
  while (op && op->getParentOp())
    op = op->getParentOp();
  return op && succeeded(verify(op));
}

void strataValuePrintAsOperand(StrataValue value, bool localScope,
                               StrataStringCallback callback, void *userData) {
  Call call;
  Value found = call.get(value);
  if (!call)
    return;
  CallbackStream os(callback, userData);
  PrintingFlags flags;
  flags.localScope = localScope;
  DiagnosticCapture silence;
  // Names come from hooks, which rely on IR that verifies.
  flags.asksForNames = isAroundValid(found);
  found.printAsOperand(os, flags);
}
