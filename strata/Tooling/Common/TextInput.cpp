// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/TextInput.h"

#include "strata/Bytecode/Bytecode.h"
#include "strata/Tooling/Common/Files.h"

using namespace strata;

StringRef strata::getInputName(StringRef path) {
  return path == "-" ? StringRef("<stdin>") : path;
}

std::unique_ptr<llvm::MemoryBuffer> strata::openTextInput(StringRef path,
                                                          raw_ostream &err) {
  auto file = getDiskFiles().open(path);
  if (!file) {
    err << "error: " << describeOpenError(path, file.getError()) << '\n';
    return nullptr;
  }
  if (!isBytecode((*file)->getBuffer()))
    return std::move(*file);
  err << "error: " << path
      << " is bytecode, expected text; 'strata opt' prints it as text\n";
  return nullptr;
}
