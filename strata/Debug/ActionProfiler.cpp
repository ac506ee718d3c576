// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Debug/ActionProfiler.h"

#include "strata/IR/Symbols/SymbolTable.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::tracing;

ActionProfiler::~ActionProfiler() {
  os << (isEmpty ? "[]\n" : "]\n");
  os.flush();
}

/// The beginning of an event; the caller closes it.
void ActionProfiler::writeEvent(StringRef name, char phase) {
  auto now = std::chrono::steady_clock::now() - start;
  os << (isEmpty ? "[" : ",\n")
     << "{\"name\": " << llvm::json::Value(llvm::json::fixUTF8(name))
     << ", \"cat\": \"PERF\", \"ph\": \"" << phase
     << "\", \"pid\": 0, \"tid\": " << threads.getCurrent() << ", \"ts\": "
     << std::chrono::duration_cast<std::chrono::microseconds>(now).count();
  isEmpty = false;
}

/// The name of the operation that `action` works on, if it has one.
static StringRef getSymbol(const Action &action) {
  ArrayRef<IRUnit> units = action.getContextIRUnits();
  Operation *op = units.empty() ? nullptr : units.front().getOperation();
  StringAttr symbol = op ? SymbolTable::getSymbolName(op) : StringAttr();
  return symbol ? symbol.getValue() : StringRef();
}

void ActionProfiler::beforeExecute(const Action &action, bool willExecute) {
  if (!willExecute)
    return;
  std::string text;
  llvm::raw_string_ostream line(text);
  action.print(line);
  line.flush();
  StringRef symbol = getSymbol(action);
  std::lock_guard<std::mutex> lock(mutex);
  writeEvent(action.getTag(), 'B');
  os << ", \"args\": {\"desc\": "
     << llvm::json::Value(llvm::json::fixUTF8(text));
  if (!symbol.empty())
    os << ", \"symbol\": " << llvm::json::Value(llvm::json::fixUTF8(symbol));
  os << "}}";
}

void ActionProfiler::afterExecute(const Action &action) {
  std::lock_guard<std::mutex> lock(mutex);
  writeEvent(action.getTag(), 'E');
  os << '}';
}
