// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by commands that execute or compile a file: reading it, text of any
// era included, and finding the function to call.
#ifndef STRATA_TOOLING_EXECUTION_PROGRAMFILE_H
#define STRATA_TOOLING_EXECUTION_PROGRAMFILE_H

#include "strata/IR/Graph/Operation.h"

#include <string>

namespace strata {

class Context;
class InputFile;

/// The verified module of a file. `era` is an era as `--era` takes it; empty for today's
/// text. Null after a diagnostic, or with a message in `error`.
OwningOpRef<> readProgram(Context &ctx, InputFile &file, StringRef era,
                          std::string &error);

/// The function `name`, which may begin with `@`, of the module of `file`. Null after a
/// diagnostic, or with a message in `error`.
Operation *findProgramEntry(Operation *module, const InputFile &file,
                            StringRef name, std::string &error);

/// Erases the functions of `module` that neither `entry`, directly or through others, nor an
/// operation outside of functions refers to, so that they need not be lowered.
void dropUnreachableFunctions(Operation *module, Operation *entry);

} // namespace strata

#endif // STRATA_TOOLING_EXECUTION_PROGRAMFILE_H
