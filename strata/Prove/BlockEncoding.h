// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A block of operations that declare their computations, and constants, as a term of SMT-LIB.
#ifndef STRATA_PROVE_BLOCKENCODING_H
#define STRATA_PROVE_BLOCKENCODING_H

#include "strata/IR/Graph/Block.h"
#include "strata/Prove/SymbolicNumbers.h"
#include "strata/Semantics/SMTEncoding.h"

#include "llvm/ADT/DenseMap.h"

namespace strata::prove {

/// Encodes operations one after the other. Each result is bound to a name.
class BlockEncoder {
public:
  /// `prefix` distinguishes the names of two encoders. `index` has `indexWidth` bits.
  BlockEncoder(StringRef prefix, unsigned indexWidth,
               const SymbolicNumbers &numbers)
      : prefix(prefix), indexWidth(indexWidth), numbers(numbers) {}

  void setTerm(Value value, semantics::SMTTerm term) {
    terms[value] = std::move(term);
  }
  const semantics::SMTTerm &getTerm(Value value) const {
    return terms.find(value)->second;
  }
  /// The type in whose place `index` is an integer.
  Type getNumberType(Type type) const;

  /// Encodes all operations but the last one of `block`. Fails with a message in `error`, for
  /// operations without meaning among others.
  LogicalResult encode(Block &block, std::string &error);
  /// Whether the behavior of an operation so far is undefined.
  const std::string &getUndefined() const { return undefined; }
  /// Makes the signs of zeros that flags leave open unknown constants, to be declared. Otherwise they
  /// are those that the operations compute.
  void openSignsOfZeros() { opensSigns = true; }
  const std::string &getDeclarations() const { return declarations; }
  /// `body` inside of the bindings.
  std::string close(std::string body) const;

private:
  LogicalResult encode(Operation *op, std::string &error);
  FailureOr<semantics::SMTTerm> encodeConstant(Attribute attr, Type type,
                                               std::string &error);
  LogicalResult applyFlags(Operation *op, ArrayRef<Type> types,
                           ArrayRef<semantics::SMTTerm> operands,
                           std::string &error);
  LogicalResult openSign(Type type, std::string &value, std::string &error);
  std::string bind(std::string term);

  StringRef prefix;
  unsigned indexWidth;
  const SymbolicNumbers &numbers;
  llvm::DenseMap<Value, semantics::SMTTerm> terms;
  std::vector<std::pair<std::string, std::string>> bindings;
  std::string undefined = "false", declarations;
  bool opensSigns = false;
};

/// Whether `op` is one of those that `BlockEncoder` encodes.
bool isEncodable(Operation *op);

} // namespace strata::prove

#endif // STRATA_PROVE_BLOCKENCODING_H
