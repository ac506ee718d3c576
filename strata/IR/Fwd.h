// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Forward declarations of the IR vocabulary.
#ifndef STRATA_IR_FWD_H
#define STRATA_IR_FWD_H

#include "strata/Support/LLVM.h"

namespace strata {
class AffineExpr;
class AffineMap;
class Attribute;
class Block;
class BlockArgument;
class BlockOperand;
class Context;
class Diagnostic;
class DictionaryAttr;
class Dialect;
class IRMapping;
class InFlightDiagnostic;
class IntegerSet;
class Location;
class LocationAttr;
class OpBuilder;
class OpOperand;
class OpResult;
class Operation;
struct OperationState;
class Region;
class StringAttr;
class Type;
class Value;
struct OpDefinition;
struct TypeDefinition;
struct AttrStorage;
} // namespace strata

#endif // STRATA_IR_FWD_H
