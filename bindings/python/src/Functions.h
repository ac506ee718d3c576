// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of functions that have the names of the C interface.
#ifndef STRATA_BINDINGS_PYTHON_SRC_FUNCTIONS_H
#define STRATA_BINDINGS_PYTHON_SRC_FUNCTIONS_H

#include "Core.h"

namespace core {

bool addFunctionsOfIR(PyObject *module);
bool addFunctionsOfBuiltin(PyObject *module);
bool addFunctionsOfRest(PyObject *module);

} // namespace core

#endif // STRATA_BINDINGS_PYTHON_SRC_FUNCTIONS_H
