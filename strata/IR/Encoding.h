// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes as sequences of fields, for serialized forms of IR. How
// the fields of one kind are written and read is a record of the Context, found
// by the name of the type or attribute; the serialized form implements two
// interfaces, and decides how numbers and references become bytes.
//
//   Encoding encoding{.name = "!vec.vec",
//                     .write = [](EncodedObject vec, EncodingWriter &writer) {...},
//                     .read = [](Context &ctx, EncodingReader &reader) {...}};
//   registerEncoding(ctx, encoding);
//
// Types and attributes of dialect files need none: by default their parameters are
// the fields.
#ifndef STRATA_IR_ENCODING_H
#define STRATA_IR_ENCODING_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <variant>

namespace strata {

/// A type or an attribute; as the result of reading, null after an error.
using EncodedObject = std::variant<Type, Attribute>;

/// Takes the fields of one type or attribute.
class EncodingWriter {
public:
  virtual ~EncodingWriter();
  virtual void writeUnsigned(uint64_t value) = 0;
  virtual void writeSigned(int64_t value) = 0;
  /// All bits of a number, whose width the reader knows.
  virtual void writeInteger(const APInt &value) = 0;
  /// Any bytes.
  virtual void writeString(StringRef bytes) = 0;
  virtual void writeType(Type type) = 0;
  virtual void writeAttribute(Attribute attr) = 0;
  /// An optional field: a null attribute is allowed.
  virtual void writeOptionalAttribute(Attribute attr) = 0;
};

/// Gives the fields in the order in which they were written. The bytes may be
/// anything: each function fails, after a diagnostic, where they are no such field.
class EncodingReader {
public:
  virtual ~EncodingReader();
  virtual LogicalResult readUnsigned(uint64_t &value) = 0;
  virtual LogicalResult readSigned(int64_t &value) = 0;
  /// A number of elements that follow, each of which takes space in the input. Fails
  /// if there cannot be as many, so that memory for them can be reserved.
  virtual LogicalResult readCount(uint64_t &count) {
    return readUnsigned(count);
  }
  virtual LogicalResult readInteger(APInt &value, unsigned width) = 0;
  /// The bytes live as long as the input.
  virtual LogicalResult readString(StringRef &bytes) = 0;
  virtual LogicalResult readType(Type &type) = 0;
  virtual LogicalResult readAttribute(Attribute &attr) = 0;
  virtual LogicalResult readOptionalAttribute(Attribute &attr) = 0;
  /// An error at the object that is being read.
  virtual InFlightDiagnostic emitError(const Twine &message) = 0;
};

/// How one type or attribute is written.
struct Encoding {
  /// The full name without `!` or `#`; outlives the Context.
  StringRef name;
  /// Writes the fields of `object`, which is of that name.
  void (*write)(EncodedObject object, EncodingWriter &writer) = nullptr;
  /// The object with the fields; null after an error. Checks the fields: each
  /// may be valid, but they may not fit together.
  EncodedObject (*read)(Context &ctx, EncodingReader &reader) = nullptr;
};

/// Registers `encoding` with `ctx`. Fails, with a diagnostic, if the name has one, as
/// builtin types and attributes have. Set-up.
LogicalResult registerEncoding(Context &ctx, const Encoding &encoding);

//===-- Bytecode -----------------------------------------------------------===//

/// How the types and attributes of one dialect are written in MLIR bytecode:
/// usually a number that says which one it is, and its fields. If there is no
/// record, or the record refuses an object, its text is written.
struct DialectEncoding {
  /// The name of the dialect; outlives the Context.
  StringRef dialect;
  /// Null after an error. Without the function, encoded types are an error.
  Type (*readType)(Context &ctx, EncodingReader &reader) = nullptr;
  Attribute (*readAttribute)(Context &ctx, EncodingReader &reader) = nullptr;
  /// False, with nothing written, to have the text written instead. May be called
  /// several times for one object: it depends on nothing else.
  bool (*writeType)(Type type, EncodingWriter &writer) = nullptr;
  bool (*writeAttribute)(Attribute attr, EncodingWriter &writer) = nullptr;
  /// The dialect allows unregistered operations: operations without a definition or a
  /// property layout are written as not registered.
  bool hasUnregisteredOps = false;
  /// Writes the version of the dialect; null if it has none.
  void (*writeVersion)(EncodingWriter &writer) = nullptr;
  /// Checks the version of the dialect that the input gives. Without the function,
  /// a version is an error.
  LogicalResult (*readVersion)(Context &ctx, EncodingReader &reader) = nullptr;
};

/// Registers `encoding` with `ctx`. Fails, with a diagnostic, if the dialect has one.
/// Set-up.
LogicalResult registerDialectEncoding(Context &ctx,
                                      const DialectEncoding &encoding);
/// Null if there is none.
const DialectEncoding *findDialectEncoding(Context &ctx, StringRef dialect);

/// The encoding of the properties of an operation in bytecode: inherent
/// attributes, sorted by name, then properties that are no attributes, and
/// segment sizes. Used for operations without a definition; otherwise the
/// definition gives the encoding.
struct PropertyLayout {
  enum class Kind : uint8_t {
    /// An attribute that is always there.
    Required,
    Optional,
    /// A truth value: a unit attribute, or `false`.
    Flag,
    /// A number that is not negative, an `i32` attribute.
    Number,
    /// Sizes of `numSegments` groups of operands or results.
    Segments,
  };
  struct Field {
    StringRef name;
    Kind kind = Kind::Required;
    unsigned numSegments = 0;
  };
  SmallVector<Field, 4> fields;
  const Field *find(StringRef name) const;
  /// Whether property `name` is no attribute.
  bool isPlain(StringRef name) const {
    const Field *field = find(name);
    return field && (field->kind == Kind::Flag || field->kind == Kind::Number);
  }
};

/// Adds layouts of operations, a line for those with the same one: `a! b? c^ d+
/// operandSegmentSizes#3 : dialect.op dialect.other`. `!` marks required
/// attributes, `?` optional ones, `^` flags, `+` numbers; the number of
/// segments follows `#`. Lines that begin with `//` are comments. `text` must
/// be valid and outlive the Context; it is read when a layout is first used.
/// Set-up.
void addPropertyLayouts(Context &ctx, StringRef text);
/// Null if there is none for operation `name`. The result lives as long as `ctx`.
const PropertyLayout *findPropertyLayout(Context &ctx, StringRef name);

//===-- Named encodings ----------------------------------------------------===//

/// Writes `object` as its name and its fields. False, with nothing written, if it
/// has no encoding: a serialized form then has its text instead.
bool writeEncoded(EncodedObject object, EncodingWriter &writer);
/// Reads the object that `writeEncoded` has written; null after an error.
EncodedObject readEncoded(Context &ctx, EncodingReader &reader);

} // namespace strata

#endif // STRATA_IR_ENCODING_H
