// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments that functions are called with to check passes: small numbers and limits among
// them, as text that `strata interpret` reads as well.
#ifndef STRATA_TOOLING_CHECKPASSES_PASSCHECKARGUMENTS_H
#define STRATA_TOOLING_CHECKPASSES_PASSCHECKARGUMENTS_H

#include "strata/IR/Types/Attribute.h"

#include <random>
#include <string>

namespace strata {

/// The arguments of one call.
class PassCheckArguments {
public:
  explicit PassCheckArguments(std::seed_seq &seeds);
  /// Whether there are values of `type`: numbers, also complex ones, and vectors, tensors and
  /// memrefs of numbers. Memrefs with a layout and scalable vectors are not chosen.
  static bool canChoose(Type type);
  /// A value of `type`, for which there are some. All sizes that types leave open are the same
  /// in a call, so that operands fit each other.
  std::string choose(Type type);

private:
  std::string chooseNumber(Type type);
  std::string chooseElements(ArrayRef<int64_t> shape, Type elementType);

  std::mt19937_64 source;
  int64_t openSize;
};

} // namespace strata

#endif // STRATA_TOOLING_CHECKPASSES_PASSCHECKARGUMENTS_H
