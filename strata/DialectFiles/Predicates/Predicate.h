// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates of dialect definitions: the C++ expressions over `$_self`, `$_op`
// and `$name` that ODS files attach to types, attributes and operations, parsed
// once and interpreted. An evaluation says true, false, or unknown with a
// reason: a wrong cast, a null pointer, an index out of range, an overflow, or
// an unknown name makes the result unknown, never a crash and never true.
//
//   PredicateError error;
//   auto predicate = Predicate::parse("$_self.isSignlessInteger(8)", error);
//   if (predicate->evaluate(type).isTrue()) ...
//
// docs/predicates.md describes the expressions and lists the vocabulary. Short names, such
// as `vector_of(any_float) && rank(2)`, may stand for a whole predicate
// (docs/dialect-files.md).
#ifndef STRATA_DIALECTFILES_PREDICATES_PREDICATE_H
#define STRATA_DIALECTFILES_PREDICATES_PREDICATE_H

#include "strata/IR/Graph/Value.h"
#include "strata/IR/Types/Attribute.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

struct AttrKind;
struct OpDefinition;
struct PredicateProgram;
class SymbolTableCollection;
enum class OpDependence : uint8_t;

/// A value while a predicate is evaluated. 16 bytes, passed by value; points to
/// IR, to the predicate, or to memory of the evaluation.
class PredicateValue {
public:
  enum class Tag : uint8_t {
    /// No value; there is a reason.
    Failure,
    /// A statement that did not return.
    None,
    Null,
    Bool,
    Int,
    String,
    Type,
    Attribute,
    /// The number, or float, of an attribute.
    BigInt,
    Float,
    AffineMap,
    AffineExpr,
    Value,
    Operation,
    Region,
    Block,
    Context,
    /// Arrays.
    Ints,
    Bools,
    Types,
    Attrs,
    Array,
    /// A place in an array of integers; the size is that of the rest.
    Iterator
  };

  PredicateValue() : tag(Tag::Null), size(0), data{0} {}
  /// A null handle becomes Null.
  PredicateValue(Type type)
      : PredicateValue(Tag::Type, type.getAsOpaquePointer()) {}
  PredicateValue(Attribute attr)
      : PredicateValue(Tag::Attribute, attr.getAsOpaquePointer()) {}
  PredicateValue(Value value)
      : PredicateValue(Tag::Value, value.getAsOpaquePointer()) {}
  PredicateValue(Operation *op) : PredicateValue(Tag::Operation, op) {}
  PredicateValue(Region *region) : PredicateValue(Tag::Region, region) {}
  PredicateValue(Block *block) : PredicateValue(Tag::Block, block) {}
  PredicateValue(Context *ctx) : PredicateValue(Tag::Context, ctx) {}
  PredicateValue(Tag tag, const void *pointer, uint32_t size = 0)
      : tag(pointer ? tag : Tag::Null), size(size) {
    data.pointer = pointer;
  }
  static PredicateValue getBool(bool value) {
    PredicateValue result;
    result.tag = Tag::Bool;
    result.data.integer = value;
    return result;
  }
  static PredicateValue getInt(int64_t value) {
    PredicateValue result;
    result.tag = Tag::Int;
    result.data.integer = value;
    return result;
  }
  /// The characters must outlive the evaluation, as those of attributes do.
  static PredicateValue getString(StringRef text) {
    return getArray(Tag::String, text.data(), text.size());
  }
  static PredicateValue getInts(ArrayRef<int64_t> values) {
    return getArray(Tag::Ints, values.data(), values.size());
  }
  static PredicateValue getTypes(ArrayRef<Type> values) {
    return getArray(Tag::Types, values.data(), values.size());
  }
  static PredicateValue getAttrs(ArrayRef<Attribute> values) {
    return getArray(Tag::Attrs, values.data(), values.size());
  }
  static PredicateValue getArray(ArrayRef<PredicateValue> values) {
    return getArray(Tag::Array, values.data(), values.size());
  }
  /// `reason` must be a string literal.
  static PredicateValue getFailure(const char *reason) {
    return PredicateValue(Tag::Failure, reason, NoOffset);
  }
  /// The parameters of types and attributes with unknown syntax are unknown:
  /// the answer of a predicate that depends on them is unknown, and checks
  /// accept it.
  static constexpr char UnknownParameters[] = "the parameters are not known";
  static PredicateValue getUnknownParameter() {
    return getFailure(UnknownParameters);
  }
  /// The offset of a failure whose position is not set yet.
  static constexpr uint32_t NoOffset = ~0u;
  /// The result of a C++ getter for a parameter stored as `attr`: the number of
  /// an integer, the text of a string, the type of a type attribute, true for a
  /// unit attribute; any other attribute itself.
  static PredicateValue getParameter(Attribute attr);

  Tag getTag() const { return tag; }
  bool isFailure() const { return tag == Tag::Failure; }
  bool isNull() const { return tag == Tag::Null; }
  /// Valid only for the tag in question.
  bool getBool() const { return data.integer != 0; }
  int64_t getInt() const { return data.integer; }
  Type getType() const { return Type::getFromOpaquePointer(data.pointer); }
  Attribute getAttr() const {
    return Attribute::getFromOpaquePointer(data.pointer);
  }
  Value getValue() const { return Value::getFromOpaquePointer(data.pointer); }
  template <typename T> T *getPointer() const {
    return static_cast<T *>(const_cast<void *>(data.pointer));
  }
  StringRef getString() const {
    return {static_cast<const char *>(data.pointer), size};
  }
  uint32_t getSize() const { return size; }
  const char *getReason() const {
    return static_cast<const char *>(data.pointer);
  }
  /// For a failure: its offset in the text.
  uint32_t getOffset() const { return size; }
  PredicateValue withOffset(uint32_t offset) const {
    PredicateValue result = *this;
    result.size = offset;
    return result;
  }

private:
  static PredicateValue getArray(Tag tag, const void *data, size_t size);
  Tag tag;
  uint32_t size;
  union {
    int64_t integer;
    const void *pointer;
  } data;
};
static_assert(sizeof(PredicateValue) == 16, "returned in two registers");

/// The arguments of a native function.
struct PredicateCall {
  /// The arguments; the first one of a method is the object.
  ArrayRef<PredicateValue> args;
  /// The operation being verified; null for constraints on types.
  Operation *op = nullptr;
  Context *ctx = nullptr;
  /// The data given at registration.
  const void *data = nullptr;
};

/// A function written in C++, for a name that predicates use.
struct PredicateFunction {
  PredicateValue (*call)(const PredicateCall &) = nullptr;
  const void *data = nullptr;
  /// Numbers of arguments it takes, without the object of a method; others are
  /// refused when the predicate is parsed.
  unsigned minArgs = 0, maxArgs = 8;
  /// The answer depends on the arguments only, not on the operation: the verifier may use
  /// it for other operations.
  bool readsOnlyArguments = false;
  explicit operator bool() const { return call; }
};

/// A class of types or attributes of a dialect, or an interface.
class PredicateClass {
public:
  virtual ~PredicateClass() = default;
  virtual bool isInstance(Type) const { return false; }
  virtual bool isInstance(Attribute) const { return false; }
};

/// Knows the C++ names of loaded dialects. Called while a predicate is parsed;
/// its results must outlive the predicate. Names are passed as written, without
/// a leading `::`, `mlir::` or `llvm::`: `LLVM::LLVMPointerType`, or
/// `PointerType` where the file relies on its namespace. Builtin names come
/// first. Interfaces of builtin types (`ShapedType`) are looked up too, for the
/// types of dialects that implement them. Each function returns std::nullopt or
/// null for an unknown name.
class PredicateResolver {
public:
  /// A predicate that a dialect file defines. Its text may name predicates with
  /// a smaller number.
  struct NamedPredicate {
    StringRef text;
    uint32_t number = 0;
  };
  /// A function that a dialect file defines. Its text may call functions with a
  /// smaller number.
  struct Body {
    ArrayRef<std::string> parameters;
    StringRef text;
    uint32_t number = 0;
  };
  virtual ~PredicateResolver() = default;
  /// The predicate called `name`, which takes precedence over other names, but
  /// not over the parameters of lambdas.
  virtual std::optional<NamedPredicate> lookupPredicate(StringRef /*name*/) {
    return std::nullopt;
  }
  /// The function called `name` with a number below `limit`; looked up before builtin
  /// functions.
  virtual std::optional<Body> lookupBody(StringRef /*name*/,
                                         uint32_t /*limit*/) {
    return std::nullopt;
  }
  virtual const PredicateClass *lookupClass(StringRef) { return nullptr; }
  /// The method of a type or attribute, called with it as first argument.
  /// `object` is the class the object was cast to, null if it was not.
  virtual PredicateFunction lookupMethod(const PredicateClass * /*object*/,
                                         StringRef) {
    return {};
  }
  /// A free function, a static one (`emitc::PointerType::get`), or a method of
  /// the operation class without slot of that name (`getTileType`).
  virtual PredicateFunction lookupFunction(StringRef) { return {}; }
  virtual std::optional<int64_t> lookupEnumConstant(StringRef) { return {}; }
  /// Whether a type that is not builtin, or an operation, has the trait.
  virtual std::optional<bool> hasTrait(Type, StringRef) const { return {}; }
  virtual std::optional<bool> hasTrait(Operation *, StringRef) const {
    return {};
  }
};

/// True if `accessor` is the C++ name of the getter for `name`, without `get`:
/// upper case at the start and for the letter after each underscore.
bool isAccessorOf(StringRef accessor, StringRef name);

/// The error in `name` as the name of a predicate that a dialect file defines,
/// as a message about it: it is no identifier, or predicates know it already.
/// Empty if it is valid.
std::string checkPredicateName(StringRef name);

/// Likewise for the name of a function, which may be qualified, `hlo::isStatic`.
std::string checkFunctionName(StringRef name);

/// The error in `name` as an identifier of C++; empty if it is valid.
std::string checkIdentifier(StringRef name);

/// Registers a free function of C++, `LLVM::isCompatibleType`, with `ctx`: the
/// predicates of dialect files that are loaded from now on can call it. Fails,
/// with a diagnostic, if the name is taken. Thread-safe.
LogicalResult registerPredicateFunction(Context &ctx, StringRef name,
                                        const PredicateFunction &function);

/// Whether a function is registered as `name`. Thread-safe.
bool isPredicateFunctionRegistered(Context &ctx, StringRef name);

/// A named predicate that a text mentions.
struct NamedPredicateUse {
  /// Bytes from the start of the text.
  size_t offset = 0;
  std::string name;
};

/// Why and where a text could not be parsed.
struct PredicateError {
  /// Bytes from the start of the text.
  size_t offset = 0;
  /// The expected and the found text.
  std::string message;
};

/// The answer of an evaluation.
struct PredicateResult {
  enum class Truth : uint8_t { False, True, Unknown };
  Truth truth = Truth::Unknown;
  /// For an unknown answer: the reason, and its place in the text.
  const char *reason = nullptr;
  uint32_t offset = 0;
  bool isTrue() const { return truth == Truth::True; }
  bool isFalse() const { return truth == Truth::False; }
  bool isUnknown() const { return truth == Truth::Unknown; }
  /// The answer depends on parameters of a type or attribute with unknown syntax.
  bool needsUnknownParameters() const {
    return isUnknown() && reason == PredicateValue::UnknownParameters;
  }
};

struct PredicateOptions {
  /// Must outlive the predicate; may be null.
  PredicateResolver *resolver = nullptr;
  /// For predicates of operations: `$name` and `getName()` mean its slots. Its
  /// name and slots must exist; the predicate does not keep it.
  const OpDefinition *op = nullptr;
  /// If an operand of `&&` or `||` has an unknown name, the other operands may
  /// determine the result.
  bool looksPastUnknown = false;
  /// The text is the body of a verifier: statements, in which `emitOpError` and
  /// `emitError` are known. It is run by `Predicate::verify`.
  bool isBody = false;
  /// Names of further variables that the text may use, as the body of a function does.
  /// Such a text can only be parsed, not evaluated.
  ArrayRef<std::string> parameters = {};
  /// Names of the further values that a text about types is given: `$name`.
  ArrayRef<StringRef> sources = {};
  /// Whether the text may use `$_self`.
  bool hasSelf = true;
  /// Receives the named predicates that the text mentions itself, in order; may
  /// be null.
  std::vector<NamedPredicateUse> *namedUses = nullptr;
};

/// A compiled predicate. Immutable; may be evaluated by several threads.
class Predicate {
public:
  /// Nesting of the text, and height of the expression, that is accepted.
  static constexpr unsigned MaxDepth = 200;
  static constexpr unsigned MaxHeight = 400;
  static constexpr size_t MaxLength = size_t(1) << 20;
  /// Turns of loops, and nodes in them, before an evaluation gives up; some
  /// tenths of a second.
  static constexpr uint32_t MaxSteps = 1u << 24;

  /// Null and `error` if the text is not in the language. An unknown name is no
  /// error here: see `getUnknownNames`.
  static std::unique_ptr<Predicate> parse(StringRef text, PredicateError &error,
                                          const PredicateOptions &options = {});
  ~Predicate();

  /// The classes, functions, methods, constants and slots that neither the
  /// tables nor the resolver know, each once, in order of appearance. Where
  /// evaluation meets one, its answer is unknown.
  ArrayRef<std::string> getUnknownNames() const;
  StringRef getText() const;
  /// Whether all integer attributes of one type share the answer, and all float
  /// attributes.
  bool isOfTypeOnly() const;

  /// The builtin kind of `$_self` that the text requires first, as
  /// `isa<VectorType>($_self) && ...` does; std::nullopt if it accepts several, or
  /// has another condition.
  std::optional<Kind> getImpliedKind() const;

  /// `$_self` is `self`; `$_op` is `op`, where there is one.
  PredicateResult evaluate(PredicateValue self, Operation *op = nullptr) const;
  PredicateResult evaluate(Type self) const {
    return evaluate(PredicateValue(self));
  }
  PredicateResult evaluate(Attribute self) const {
    return evaluate(PredicateValue(self));
  }
  /// The answer for `sources`, the values of PredicateOptions::sources.
  PredicateResult evaluateSources(ArrayRef<PredicateValue> sources) const;
  /// Sets `isOwn`, which may be null, if the answer depends on more of `op` than its
  /// definition, types and inherent attributes, and the numbers of its regions and
  /// successors.
  PredicateResult evaluate(Operation *op, bool *isOwn = nullptr) const;
  /// Runs the body of a verifier. Fails after a diagnostic at `op`: one of the
  /// body, or one that says why it has no answer. A body with unknown parts
  /// accepts operations for which it has no answer. With `symbolTables`, it may
  /// look up symbols. Sets `dependence`, which may be null; if `withRegions`,
  /// regions with at most one block are of the signature.
  LogicalResult verify(Operation *op,
                       SymbolTableCollection *symbolTables = nullptr,
                       OpDependence *dependence = nullptr,
                       bool withRegions = false) const;
  /// Runs the body of a verifier of types or attributes whose parameters are `sources`, the
  /// values of PredicateOptions::sources. Fails after an error of `emitError`, as above.
  LogicalResult
  verifySources(Context *ctx, ArrayRef<PredicateValue> sources,
                function_ref<InFlightDiagnostic()> emitError) const;
  /// For texts that stand for a type, or for a list of types: appends it to
  /// `types`. False where it has no value, or another one. `sources` are the values of
  /// PredicateOptions::sources.
  bool evaluateTypes(PredicateValue self, SmallVectorImpl<Type> &types,
                     bool &isList, ArrayRef<PredicateValue> sources = {}) const;
  /// For texts that stand for an attribute of `op` of the kind `kind`: numbers, truth
  /// values, arrays of them and affine maps become attributes. Null if there is no
  /// value, or one that the kind cannot hold. Sets `isOwn` as `evaluate` does.
  Attribute evaluateAttribute(Operation *op, const AttrKind &kind,
                              bool *isOwn = nullptr) const;
  /// An unknown answer in words: `wrong class in 'cast<...'`.
  std::string describe(const PredicateResult &result) const;

private:
  /// Whether the body with the result `value` succeeds; std::nullopt, with `reason`, if it
  /// has no answer.
  std::optional<bool> getVerdict(PredicateValue value,
                                 PredicateResult &reason) const;
  explicit Predicate(std::unique_ptr<PredicateProgram> program);
  /// The truth of `value`, which was computed.
  static PredicateResult toResult(PredicateValue value);
  std::unique_ptr<PredicateProgram> program;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_PREDICATES_PREDICATE_H
