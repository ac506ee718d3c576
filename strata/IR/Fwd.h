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
class DialectRegistry;
class FlatSymbolRefAttr;
class IRMapping;
class InFlightDiagnostic;
class IntegerSet;
class Location;
class LocationAttr;
class OpBuilder;
class OpFoldResult;
class OpOperand;
class OpResult;
class OperandRange;
class OperationName;
class Operation;
struct OperationState;
class Region;
class ResultRange;
class StringAttr;
class Type;
class TypeRange;
class Value;
class ValueRange;
struct OpDefinition;
struct TypeDefinition;
struct AttrStorage;
} // namespace strata

#endif // STRATA_IR_FWD_H
