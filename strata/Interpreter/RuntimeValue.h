// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values while IR is interpreted. Integers, indices and floats are bits, so that each
// width and format is exact; each can be poison, which is also what memory holds before
// it is written.
#ifndef STRATA_INTERPRETER_RUNTIMEVALUE_H
#define STRATA_INTERPRETER_RUNTIMEVALUE_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/Location.h"
#include "strata/Semantics/Scalar.h"

#include <memory>
#include <variant>
#include <vector>

namespace strata::interpreter {

using semantics::getScalarWidth;
using semantics::Scalar;

/// The width of `index`.
constexpr unsigned IndexWidth = IndexType::StorageBits;

/// The elements of a vector, a tensor or a complex number, in row-major order; a complex
/// element is two scalars. A complex number has no dimensions.
struct Elements {
  SmallVector<int64_t, 4> shape;
  std::vector<Scalar> scalars;
};

/// Memory that one operation allocated.
struct Buffer {
  std::vector<Scalar> scalars;
  Location allocation;
  bool isFreed = false;
  /// The address as a number, if a program has read it; otherwise 0.
  int64_t address = 0;
};

/// A memref: a part of a buffer. Offset and strides are in elements, which are several
/// scalars if they are vectors or complex numbers.
struct MemRefValue {
  std::shared_ptr<Buffer> buffer;
  /// Elements that the buffer has.
  uint64_t numElements = 0;
  /// For a view of bytes as other numbers: the bytes of an element, and the
  /// beginning of the view. The scalars of the buffer are bytes then.
  unsigned bytesPerElement = 0;
  int64_t byteShift = 0;
  int64_t offset = 0;
  SmallVector<int64_t, 4> sizes, strides;
};

/// The value of an SSA value. Copies share elements and memory.
class RuntimeValue {
public:
  /// Poison of a type whose poison has no elements, such as a memref.
  RuntimeValue() = default;
  /*implicit*/ RuntimeValue(Scalar scalar) : value(std::move(scalar)) {}
  /*implicit*/ RuntimeValue(Elements elements)
      : value(std::make_shared<const Elements>(std::move(elements))) {}
  /*implicit*/ RuntimeValue(MemRefValue memref) : value(std::move(memref)) {}
  /// A function that can be called.
  /*implicit*/ RuntimeValue(Operation *function) : value(function) {}

  bool isPoison() const {
    return std::holds_alternative<std::monostate>(value);
  }
  bool isScalar() const { return std::holds_alternative<Scalar>(value); }
  bool isMemRef() const { return std::holds_alternative<MemRefValue>(value); }
  bool isElements() const {
    return std::holds_alternative<std::shared_ptr<const Elements>>(value);
  }
  const Scalar &getScalar() const { return std::get<Scalar>(value); }
  const Elements &getElements() const {
    return *std::get<std::shared_ptr<const Elements>>(value);
  }
  const MemRefValue &getMemRef() const { return std::get<MemRefValue>(value); }
  Operation *getFunction() const { return std::get<Operation *>(value); }
  /// The scalars of a number or of elements.
  ArrayRef<Scalar> getScalars() const {
    if (isScalar())
      return getScalar();
    return getElements().scalars;
  }

private:
  std::variant<std::monostate, Scalar, std::shared_ptr<const Elements>,
               MemRefValue, Operation *>
      value;
};

/// The type of the scalars of a number, vector, tensor, memref or complex number; of the
/// elements of vectors in memory.
Type getScalarType(Type type);
/// The scalars that an element of `elementType` has: those of a vector, 2 of a complex
/// number, else 1.
unsigned getScalarsPerElement(Type elementType);
/// The type of the elements of a shaped type, other types themselves.
Type getElementType(Type type);

/// A number or elements of `type` with these scalars: a number if `type` has no shape and
/// is not complex. `shape` gives the dimensions, of which `type` may not know all.
RuntimeValue makeValue(Type type, std::vector<Scalar> scalars,
                       ArrayRef<int64_t> shape);
/// The value of a constant; std::nullopt for attributes that are no constants
/// of numbers.
std::optional<RuntimeValue> makeConstant(Attribute attr, Type type);
/// A memref of `sizes` with the layout of rows, and memory of its own.
MemRefValue makeMemRef(std::vector<Scalar> scalars, ArrayRef<int64_t> sizes,
                       Location allocation);

/// The scalars of a memref in the order of rows. Fails, with a message in `error`, if its memory
/// was freed or does not have all elements.
FailureOr<std::vector<Scalar>> readMemRef(const MemRefValue &memref,
                                          Type elementType, std::string &error);

/// The value of `text`: a number, `true` or `false`, `poison` if `allowPoison`, or for shaped types a list in
/// brackets, which may be nested; dynamic sizes are found by counting. Fails with a message in
/// `error`.
FailureOr<RuntimeValue> parseRuntimeValue(StringRef text, Type type,
                                          std::string &error,
                                          bool allowPoison = false);
/// Writes numbers in decimal and elements in nested brackets. Floats are written with the
/// fewest digits that give them back; poison is `poison`. Values of more than `maxElements`
/// elements, unless that is 0, are abbreviated: of each dimension the first and the last
/// three, between them `...`, and after the value its sizes and element type, as in
/// `[0, 1, 2, ..., 7, 8, 9] (10xi32)`.
void printRuntimeValue(const RuntimeValue &value, Type type, raw_ostream &os,
                       uint64_t maxElements = 0);

} // namespace strata::interpreter

#endif // STRATA_INTERPRETER_RUNTIMEVALUE_H
