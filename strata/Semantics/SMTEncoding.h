// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declared computations in SMT-LIB 2.6, for solvers that prove properties of them: as functions of
// their operands, or as terms over terms that stand for the operands.
#ifndef STRATA_SEMANTICS_SMTENCODING_H
#define STRATA_SEMANTICS_SMTENCODING_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Semantics/Expression.h"

namespace strata::semantics {

/// An outcome as terms: `value` of the sort of its type, the others of sort Bool.
struct SMTTerm {
  std::string value;
  std::string poison = "false", undefined = "false";
};

/// The sort of numbers of `type`: bit vectors for integers and `index`, otherwise
/// floating-point numbers. Fails, with a message in `error`, as `printSMTFunctions` does.
FailureOr<std::string> getSMTSort(Type type, std::string &error);
/// The number of `type` with these bits.
FailureOr<std::string> getSMTNumber(const APInt &bits, Type type,
                                    std::string &error);

/// The input of an encoding, as `Inputs` is that of an evaluation. A name that stands for
/// a type only has an empty term.
struct SMTInputs {
  ArrayRef<SMTTerm> operands = {};
  ArrayRef<Type> types = {};
  function_ref<std::optional<uint64_t>(unsigned)> getAttribute = getNoAttribute;
  /// Whether terms call functions of overflow that `getOverflowFunctions` defines.
  bool namesOverflow = false;
};

/// The value of `expression`, which accepts the types. Terms that occur several times are
/// bound by `let`. Fails with a message in `error`.
FailureOr<SMTTerm> encodeExpression(const Expression &expression,
                                    const SMTInputs &inputs,
                                    std::string &error);
/// The results of `op`, which declares its computation, for operands with these terms.
/// `types` are those of the operands and results, or the integer types that stand for
/// `index`. The undefinedness of the operands is not among that of the results. For
/// `namesOverflow`, see `SMTInputs`. Fails with a message in `error`.
FailureOr<SmallVector<SMTTerm, 2>>
encodeResults(Operation *op, ArrayRef<Type> types, ArrayRef<SMTTerm> operands,
              bool namesOverflow, std::string &error);

/// The meaning of functions of overflow.
enum class SMTOverflow : uint8_t {
  /// The bits of the result decide.
  Exact,
  /// The number of a bit vector is an unknown function of it, and an operation does not overflow
  /// if the number of its result is that of the numbers of its operands. The function that
  /// reads bits as a number is one such function: a term without solutions for all of them
  /// has none exactly. Laws such as associativity follow from those of integers, regardless of
  /// the width.
  OfNumbers,
};
/// Whether `text` calls a function of overflow.
bool callsOverflow(StringRef text);
/// Defines the functions of overflow that `text` calls.
std::string getOverflowFunctions(StringRef text, SMTOverflow meaning);

/// Prints functions that compute the results of `op`, an operation on scalars that declares its
/// computation, for its types and attributes. The parameters are, for each operand `x`, the
/// number `%x` and whether it is poison, `%x.poison`. For `d.op` the functions are
///
///   d.op.undefined  whether the behavior is undefined
///   d.op.poison     whether the result is poison, if the behavior is defined
///   d.op            the value of the result, if it is not poison
///
/// and for several results `d.op.low.poison`, `d.op.low` and so on. Integers are bit vectors,
/// `index` one of 64 bits; floats are those of the theory FloatingPoint, which has one NaN.
/// Fails, after an error, for integers of more than 1024 bits, for float types without infinities,
/// and for functions without an equivalent in SMT-LIB.
LogicalResult printSMTFunctions(Operation *op, raw_ostream &os);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_SMTENCODING_H
