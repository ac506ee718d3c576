// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comments with the users of values.
#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

/// The operations that use `value`, each once, as the names of their results
/// or their own number.
void Printer::printUserList(Value value) {
  llvm::SmallDenseSet<Operation *, 8> seen;
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (!seen.insert(user).second)
      continue;
    if (seen.size() > 1)
      out.put(", ");
    if (user->getNumResults() == 0) {
      NameCode name = names.of(user);
      name ? printName(name) : out.put("<<UNKNOWN OPERATION>>");
    }
    for (unsigned i = 0, e = user->getNumResults(); i < e; ++i) {
      if (i)
        out.put(", ");
      printOperand(user->getResult(i));
    }
  }
}

/// True if the list of users will be one name: that of one operation with one
/// result at most, however often it uses the value.
static bool hasOneUser(Value value) {
  Operation *user = nullptr;
  for (OpOperand &use : value.getUses()) {
    if (user && user != use.getOwner())
      return false;
    user = use.getOwner();
  }
  return user && user->getNumResults() <= 1;
}

void Printer::printUsers(Operation *op) {
  unsigned count = op->getNumResults();
  if (count == 0) {
    if (op->getNumOperands() == 0)
      return;
    out.put(" // id: ");
    return printName(names.of(op));
  }
  if (op->use_empty())
    return out.put(" // unused");
  if (count == 1) {
    Value result = op->getResult(0);
    out.put(hasOneUser(result) ? StringRef(" // user: ")
                               : StringRef(" // users: "));
    return printUserList(result);
  }
  out.put(" // users: ");
  for (unsigned i = 0; i < count; ++i) {
    Value result = op->getResult(i);
    if (i)
      out.put(", ");
    out.put('(');
    if (result.use_empty())
      out.put("unused");
    else
      printUserList(result);
    out.put(')');
  }
}

void Printer::printUsers(BlockArgument arg) {
  out.putSpaces(indent);
  out.put("// ");
  printOperand(arg);
  if (arg.use_empty()) {
    out.put(" is unused\n");
    return;
  }
  out.put(" is used by ");
  printUserList(arg);
  out.put('\n');
}
