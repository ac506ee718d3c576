// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of types: `conversion.type` operations, read into steps over registers,
// of which the first holds the type that is converted.
#ifndef STRATA_REWRITE_DIALECTCONVERSION_TYPERULESDETAIL_H
#define STRATA_REWRITE_DIALECTCONVERSION_TYPERULESDETAIL_H

#include "strata/Rewrite/DialectConversion/TypeConverter.h"
#include "strata/Rewrite/PDL/PDLNatives.h"

namespace strata {
struct TypeDefinition;
}

namespace strata::detail {

/// A rule that is read once, and then applied by any number of threads.
class TypeConversionRule {
public:
  /// Reads a `conversion.type`; fails after an error.
  LogicalResult compile(Operation *op, const PDLNatives &natives);
  /// Appends the conversion of `type`. std::nullopt if the rule is for another
  /// type.
  std::optional<LogicalResult> apply(Type type, const TypeConverter &converter,
                                     SmallVectorImpl<Type> &results) const;

private:
  struct Step {
    enum class Kind : uint8_t {
      Check,
      Constant,
      Convert,
      Make,
      MakeShaped,
      Refuse,
      Take,
      Yield
    };
    Kind kind = Kind::Refuse;
    bool isNegated = false;
    SmallVector<unsigned, 2> args, results;
    /// For Take: whether the results are types.
    SmallVector<bool, 2> areTypes;
    PDLNatives::Entry native;
    PDLValue constant;
    const TypeDefinition *def = nullptr;
    /// The name of the builtin type that MakeShaped makes.
    StringRef shaped;
  };
  enum class Outcome : uint8_t { Continue, OtherType, NoConversion, Done };

  LogicalResult compileStep(Operation *op, const PDLNatives &natives);
  static void noteKinds(Operation *op, Step &step);
  static LogicalResult compileConstant(Operation *op, Step &step);
  static LogicalResult compileCheck(Operation *op, const PDLNatives &natives,
                                    Step &step);
  static LogicalResult compileParameters(Operation *op, Step &step);
  static LogicalResult compileShaped(Operation *op, Step &step);
  static bool findDefinition(Operation *op, Step &step);
  unsigned add(Value value);
  Outcome run(const Step &step, const TypeConverter &converter,
              SmallVectorImpl<PDLValue> &registers,
              SmallVectorImpl<Type> &results) const;
  static Outcome check(const Step &step, SmallVectorImpl<PDLValue> &registers);
  static Outcome take(const Step &step, SmallVectorImpl<PDLValue> &registers);
  static Outcome make(const Step &step, SmallVectorImpl<PDLValue> &registers);
  static Outcome makeShaped(const Step &step,
                            SmallVectorImpl<PDLValue> &registers);

  /// The converted type of a rule without a body; null with one.
  Type from;
  SmallVector<Type, 1> to;
  std::vector<Step> steps;
  unsigned numRegisters = 0;
  /// The registers of values while the rule is read; empty afterwards.
  llvm::DenseMap<Value, unsigned> numbers;
};

/// Converts the parts of a builtin type: null if that is impossible, the type
/// itself if it has no parts, or these stay unchanged.
Type convertParts(Type type, const TypeConverter &converter);

} // namespace strata::detail

#endif // STRATA_REWRITE_DIALECTCONVERSION_TYPERULESDETAIL_H
