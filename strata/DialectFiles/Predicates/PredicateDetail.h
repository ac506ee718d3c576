// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled predicate: nodes in one array, children named by index. Parser,
// tables of names and evaluator meet here.
#ifndef STRATA_DIALECTFILES_PREDICATES_PREDICATEDETAIL_H
#define STRATA_DIALECTFILES_PREDICATES_PREDICATEDETAIL_H

#include "strata/Definition/Constraint.h"
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/Support/Allocator.h"

namespace strata {

using NodeId = uint32_t;
constexpr NodeId NoNode = ~0u;

enum class PredicateOp : uint8_t {
  /// Entry `a` of the constants.
  Constant,
  Self,
  Op,
  CurrentContext,
  /// Local variable `a`.
  Local,
  /// Value `a` of the further values.
  Source,
  /// Slot `a` of the operation, of SlotKind `aux`.
  Slot,
  /// An unknown name.
  Unknown,
  /// Children `a .. a+b` of the list.
  And,
  Or,
  Conditional,
  Not,
  /// `aux` is a Comparison; operands `a` and `b`.
  Compare,
  /// `aux` is an Arithmetic.
  Binary,
  Negate,
  Complement,
  /// Child `a`, `payload` classes from `b` on; `aux` is a CastKind.
  Isa,
  Cast,
  /// Method `aux` on the first of children `a .. a+b`; `payload` is a native
  /// function for objects that are not builtin, or -1.
  Method,
  /// Signedness mask `aux`, width `payload` or -1, of type `a`.
  IntegerTest,
  /// Formats of a float type, as bits of `payload`.
  FloatTest,
  /// Kinds of a type, as bits of `payload`.
  KindTest,
  /// Trait: string constant `b`.
  HasTrait,
  Index,
  Deref,
  /// Builtin function `aux`; `payload` is a number it needs.
  Call,
  /// Native function `payload`; `aux` is 1 for a method.
  CallNative,
  /// The lambda is the first child.
  Apply,
  /// Body `a`, `b` parameters from local `payload` on; `aux` bits: coerce
  /// parameter to a Type.
  Lambda,
  /// Statements.
  Sequence,
  Let,
  /// Locals `b .. b+aux` are the elements of `a`.
  LetTuple,
  If,
  Return,
  /// Children: declaration, condition, step, body.
  For,
  /// Children: range, body. The local `payload` is the element; if `aux` is not 0, as
  /// many locals are the parts of it.
  ForRange,
  /// `continue` if `aux` is 1, `break` if it is 2.
  Leave,
  /// Evaluates `a` for its side effects.
  Discard,
  /// A diagnostic whose parts are the children; `aux` is an Emission.
  Emit,
  /// Braces with elements that are not all constant.
  List,
  /// `aux` is a Coercion.
  Coerce,
  /// `aux` is a With: evaluates `a` with another `$_self`.
  With
};

enum class SlotKind : uint16_t { Operand, Result, Attr, RawAttr, Region };
enum class Comparison : uint16_t {
  Equal,
  NotEqual,
  Less,
  LessEqual,
  Greater,
  GreaterEqual
};
enum class Arithmetic : uint16_t {
  Add,
  Sub,
  Mul,
  Div,
  Rem,
  Shl,
  Shr,
  BitAnd,
  BitOr,
  BitXor
};
enum class CastKind : uint16_t { Plain, OrNull, Dyn, DynOrNull };
enum class Coercion : uint16_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Type,
  Attribute,
  Vector
};
/// A note is attached to the last error; its first part is the place, or null.
enum class Emission : uint16_t { Error, OpError, Note, ErrorAt, OpErrorAt };
enum class With : uint16_t {
  Element,
  ElementOrSelf,
  ElementOrSelfVector,
  TypeInAttr,
  TypeOfAttr,
  AllElements
};
enum SignednessMask : uint16_t {
  Signless = 1,
  Signed = 2,
  Unsigned = 4,
  AnySign = 7
};

// The enumerators are names of C++ methods.
// NOLINTBEGIN(readability-identifier-naming)
enum class PredicateMethod : uint16_t {
#define STRATA_METHOD(NAME) NAME,
#include "strata/DialectFiles/Predicates/PredicateMethods.def"
};
// NOLINTEND(readability-identifier-naming)
enum class BuiltinFunction : uint16_t {
  GetElementTypeOrSelf,
  GetI1SameShape,
  AllOf,
  AnyOf,
  NoneOf,
  CountIf,
  AllEqual,
  IsContained,
  Equal,
  EqualTo,
  NotEqualTo,
  IsSorted,
  HasNItems,
  HasNItemsOrMore,
  HasNItemsOrLess,
  HasSingleElement,
  Size,
  Begin,
  End,
  AdjacentFind,
  Min,
  Max,
  IsPowerOf2,
  BitEnumContainsAny,
  BitEnumContainsAll,
  Same,
  MakeVector,
  CastVector,
  GetVector,
  GetTensor,
  GetInteger,
  GetIndex,
  GetNone,
  GetComplex,
  GetTypeAttr,
  GetUnrankedTensor,
  IsDynamic,
  Enumerate,
  Zip,
  Seq,
  PushBack,
  IsPermutation,
  Product,
  GetStridesAndOffset,
  GetMemRef,
  GetStridedLayout,
  GetMinorIdentityMap,
  GetIdentityMap,
  GetConstantInt,
  GetConstantInts,
  GetConstantFloats,
  TypeSizeInBits,
  StringifyEnum,
  LookupSymbol,
  /// The result has the format in the payload.
  GetFloat
};

struct PredicateNode {
  PredicateOp op;
  uint16_t aux = 0;
  /// Place in the text.
  uint32_t offset = 0;
  uint32_t a = 0, b = 0;
  int64_t payload = 0;
};
static_assert(sizeof(PredicateNode) == 24);

/// The condition beyond its kind on an object of a builtin class.
enum class Refinement : uint8_t {
  None,
  FixedVector,
  ScalableVector,
  FloatFormats,
  Bool,
  FlatSymbol,
  Typed,
  DenseArray,
  DenseInt,
  DenseFP,
  DenseIntOrFP,
  AnyAttribute
};

/// A class of C++ as a set of kinds.
struct ClassTest {
  /// A bit set of kinds.
  uint64_t kinds = 0;
  Refinement refinement = Refinement::None;
  bool isTypeClass = true;
  /// True of interfaces: types and attributes of dialects may have them.
  bool open = false;
  /// Formats of FloatFormats; element width of DenseArray, negative for floats.
  int32_t detail = 0;
  /// The class of objects that are not builtin; null for a builtin class.
  const PredicateClass *dynamic = nullptr;
};

/// The builtin class `name`.
std::optional<ClassTest> lookupBuiltinClass(StringRef name);
std::optional<PredicateMethod> lookupMethodName(StringRef name);
struct FunctionInfo {
  BuiltinFunction function;
  unsigned minArgs, maxArgs;
  int64_t payload = 0;
};
std::optional<FunctionInfo> lookupBuiltinFunction(StringRef name);
std::optional<int64_t> lookupBuiltinConstant(StringRef name);
std::optional<Coercion> lookupCoercion(StringRef name);
/// True for functions that take template arguments and ignore them.
bool isCastName(StringRef name);

/// A short name: what it stands for without arguments, and what for one number
/// (in place of `#`) or with a nested predicate.
struct ShortName {
  StringLiteral name;
  const char *plain;
  const char *number;
  /// If it takes a predicate: the meaning of `$_self` in that.
  std::optional<With> nested;
};
const ShortName *lookupShortName(StringRef name);
ArrayRef<ShortName> getShortNames();

struct PredicateProgram {
  std::string text;
  std::vector<PredicateNode> nodes;
  std::vector<NodeId> children;
  std::vector<PredicateValue> constants;
  std::vector<ClassTest> classes;
  std::vector<PredicateFunction> functions;
  std::vector<std::string> unknownNames;
  llvm::BumpPtrAllocator memory;
  const PredicateResolver *resolver = nullptr;
  bool looksPastUnknown = false;
  /// The name of the definition whose slots the nodes number; kept by the
  /// Context. The record itself may be moved after parsing.
  StringRef opName;
  NodeId root = NoNode;
};

constexpr unsigned MaxLocals = 128;

/// One evaluation. Its memory is the machine's stack, except for arrays and
/// types that the predicate creates.
class PredicateEvaluator {
public:
  PredicateEvaluator(const PredicateProgram &program, PredicateValue self,
                     Operation *op, ArrayRef<PredicateValue> sources = {},
                     SymbolTableCollection *symbolTables = nullptr)
      : program(program), self(self), op(op), sources(sources),
        symbolTables(symbolTables) {}
  PredicateValue eval(NodeId id);
  /// Errors of the body are those of `emit`, instead of those of the operation.
  void setEmitter(function_ref<InFlightDiagnostic()> emit) { emitter = emit; }

  /// 1, 0, or -1 for a failure.
  static int truth(PredicateValue value);
  /// The properties on which the value depends; see Predicate::verify.
  OpDependence getDependence(bool withRegions = false) const {
    if (!(withRegions ? looksBeyondRegions : looksBeyondSignature))
      return OpDependence::Signature;
    return looksBeyondParent ? OpDependence::Own
                             : OpDependence::SignatureAndParent;
  }

private:
  // PredicateEval.cpp
  PredicateValue evalSlow(const PredicateNode &node);
  PredicateValue evalAll(const PredicateNode &node, bool stopAt);
  PredicateValue evalIsa(const PredicateNode &node);
  PredicateValue evalCast(const PredicateNode &node);
  PredicateValue evalMethod(const PredicateNode &node);
  PredicateValue callOnObject(const PredicateNode &node, PredicateValue object);
  PredicateValue evalHasTrait(const PredicateNode &node);
  PredicateValue evalSequence(const PredicateNode &node);
  PredicateValue evalIf(const PredicateNode &node);
  PredicateValue evalIndex(const PredicateNode &node);
  // PredicateStatements.cpp
  PredicateValue evalStatement(const PredicateNode &node);
  PredicateValue evalFor(const PredicateNode &node);
  PredicateValue evalForRange(const PredicateNode &node);
  PredicateValue evalEmit(const PredicateNode &node);
  void appendParts(Diagnostic &diag, ArrayRef<PredicateValue> parts);
  PredicateValue assignTuple(uint32_t firstLocal, size_t count,
                             PredicateValue value);
  PredicateValue evalApply(const PredicateNode &node);
  PredicateValue evalList(const PredicateNode &node);
  PredicateValue evalWith(const PredicateNode &node);
  PredicateValue evalNative(const PredicateNode &node);
  PredicateValue evalSlot(const PredicateNode &node);
  PredicateValue evalBinary(const PredicateNode &node);
  int test(const ClassTest &test, PredicateValue value);
  PredicateValue callLambda(NodeId lambda, ArrayRef<PredicateValue> args);
  PredicateValue coerce(Coercion to, PredicateValue value);

  // PredicateMethods.cpp
  PredicateValue callMethod(PredicateMethod method, PredicateValue object,
                            ArrayRef<PredicateValue> args);
  PredicateValue typeMethod(PredicateMethod method, Type type,
                            ArrayRef<PredicateValue> args, bool &known);
  PredicateValue shapedMethod(PredicateMethod method, ShapedType type,
                              ArrayRef<PredicateValue> args, bool &known);
  PredicateValue vectorMethod(PredicateMethod method, Type type,
                              ArrayRef<PredicateValue> args, bool &known);
  PredicateValue cloneMethod(PredicateMethod method, ShapedType type,
                             ArrayRef<PredicateValue> args);
  PredicateValue makeVectorMethod(PredicateMethod method, VectorType vector,
                                  ArrayRef<PredicateValue> args);
  PredicateValue numberMethod(PredicateMethod method, PredicateValue object,
                              bool &known);
  PredicateValue affineMethod(PredicateMethod method, PredicateValue object,
                              ArrayRef<PredicateValue> args, bool &known);
  PredicateValue mapMethod(PredicateMethod method, PredicateValue object,
                           ArrayRef<PredicateValue> args, bool &known);
  PredicateValue rangeMethod(PredicateMethod method, PredicateValue object,
                             ArrayRef<PredicateValue> args, bool &known);
  PredicateValue irMethod(PredicateMethod method, PredicateValue object,
                          ArrayRef<PredicateValue> args, bool &known);
  PredicateValue regionMethod(PredicateMethod method, PredicateValue object,
                              ArrayRef<PredicateValue> args, bool &known);
  PredicateValue operationsOf(Block &block, PredicateMethod method);
  PredicateValue contextMethod(PredicateMethod method, Context *ctx,
                               ArrayRef<PredicateValue> args, bool &known);
  PredicateValue typesOf(PredicateValue range);

  // PredicateAttrMethods.cpp
  PredicateValue attrMethod(PredicateMethod method, Attribute attr,
                            ArrayRef<PredicateValue> args, bool &known);
  PredicateValue containerMethod(PredicateMethod method, Attribute attr,
                                 ArrayRef<PredicateValue> args, bool &known);
  PredicateValue attrSize(PredicateMethod method, Attribute attr, bool &known);
  PredicateValue symbolMethod(PredicateMethod method, SymbolRefAttr symbol);

  // PredicateFunctions.cpp
  PredicateValue callFunction(const PredicateNode &node);
  PredicateValue callOnRange(BuiltinFunction function, PredicateValue range,
                             NodeId lambda);
  PredicateValue callFreeFunction(BuiltinFunction function,
                                  const PredicateNode &node,
                                  ArrayRef<PredicateValue> args);
  PredicateValue compareLength(BuiltinFunction function, PredicateValue range,
                               PredicateValue count);

  // PredicateLayouts.cpp
  PredicateValue callLayoutFunction(BuiltinFunction function, int64_t payload,
                                    ArrayRef<PredicateValue> args);
  PredicateValue stringifyEnum(PredicateValue value);
  PredicateValue lookupSymbol(PredicateValue from, PredicateValue name);
  PredicateValue stridesAndOffset(Type type);
  PredicateValue makeMemRef(ArrayRef<PredicateValue> args);
  PredicateValue makeStridedLayout(ArrayRef<PredicateValue> args);
  PredicateValue makeIdentityMap(BuiltinFunction function,
                                 ArrayRef<PredicateValue> args);
  PredicateValue makeType(BuiltinFunction function, int64_t payload,
                          ArrayRef<PredicateValue> args);
  PredicateValue adjacentFind(PredicateValue begin, PredicateValue end);
  PredicateValue repeat(ArrayRef<PredicateValue> args);
  PredicateValue allEqual(PredicateValue range);
  PredicateValue isContained(PredicateValue range, PredicateValue value);
  PredicateValue isSorted(PredicateValue range);

  // PredicateLists.cpp
  PredicateValue callListFunction(BuiltinFunction function, int64_t payload,
                                  ArrayRef<PredicateValue> args);
  PredicateValue sequence(PredicateValue from, PredicateValue to);
  PredicateValue getConstantInts(PredicateValue value);
  PredicateValue getConstantFloats(PredicateValue value);
  PredicateValue enumerate(PredicateValue range);
  PredicateValue zip(ArrayRef<PredicateValue> ranges);
  PredicateValue pushBack(PredicateValue list, PredicateValue element);
  PredicateValue isPermutation(PredicateValue range);
  PredicateValue product(PredicateValue range);

  // Shared.
  Context *getContext();
  llvm::BumpPtrAllocator &memory() {
    if (!scratch)
      scratch.emplace();
    return *scratch;
  }
  template <typename T> MutableArrayRef<T> allocate(size_t count) {
    steps += count;
    T *data = memory().Allocate<T>(count ? count : 1);
    std::uninitialized_default_construct_n(data, count);
    return {data, count};
  }
  /// The cost in steps of creating a type: the Context keeps it for ever.
  static constexpr size_t TypeSteps = 256;
  /// Counts a turn of a loop; false when there were too many.
  bool step(size_t count = 1) {
    steps += count;
    return steps <= Predicate::MaxSteps;
  }

  const PredicateProgram &program;
  PredicateValue self;
  Operation *op;
  ArrayRef<PredicateValue> sources;
  SymbolTableCollection *symbolTables;
  size_t steps = 0;
  /// Whether the evaluation has used values, regions, symbols or other
  /// operations; or parts that the signature with regions does not have
  /// (IR/Verify/SignatureCacheDetail.h), nor the signature and the types of the
  /// operation around.
  bool looksBeyondSignature = false, looksBeyondRegions = false,
       looksBeyondParent = false;
  /// Records that `method` reads `object`.
  void noteMethod(PredicateMethod method, PredicateValue object);
  enum class Look : uint8_t { AtRegions, AtParent, AtMore };
  void noteLook(Look look = Look::AtMore) {
    looksBeyondSignature = true;
    looksBeyondRegions |= look != Look::AtRegions;
    looksBeyondParent |= look != Look::AtParent;
  }
  std::optional<llvm::BumpPtrAllocator> scratch;
  /// The last error that a verifier has emitted, while notes may follow.
  InFlightDiagnostic emitted;
  function_ref<InFlightDiagnostic()> emitter;
  union Locals {
    Locals() {}
    PredicateValue values[MaxLocals];
  } locals;

public:
  // Conversions; each returns false, or a failure, where there is none.
  static bool asType(PredicateValue value, Type &type);
  static bool asInt(PredicateValue value, int64_t &number);
  static bool asString(PredicateValue value, StringRef &text);
  /// An array with elements that `getElement` gives.
  bool asRange(PredicateValue value, PredicateValue &range);
  static PredicateValue getElement(PredicateValue range, size_t index);
  bool asInts(PredicateValue value, ArrayRef<int64_t> &ints);
  bool asInts(DenseElementsAttr elements, PredicateValue &range);
  /// Bool or failure.
  PredicateValue compare(Comparison how, PredicateValue a, PredicateValue b);
  int equal(PredicateValue a, PredicateValue b, unsigned depth = 0);
};

/// Shaped types of another shape or element type; failure where there is none.
PredicateValue cloneShaped(ShapedType type,
                           std::optional<ArrayRef<int64_t>> shape,
                           Type elementType);
PredicateValue makeVector(ArrayRef<int64_t> shape, Type elementType,
                          ArrayRef<bool> scalable);
/// Reasons for failure that several methods have.
inline constexpr const char *WrongArgs = "wrong arguments";
inline constexpr const char *OutOfRange = "index out of range";

/// The result of a statement that has not returned, and of `continue` and
/// `break`.
enum class Flow : uint32_t { Next, Continue, Break };
inline PredicateValue goOn(const void *evaluator, Flow flow = Flow::Next) {
  return PredicateValue(PredicateValue::Tag::None, evaluator, uint32_t(flow));
}

inline PredicateValue fail(const char *reason) {
  return PredicateValue::getFailure(reason);
}
inline PredicateValue boolean(bool value) {
  return PredicateValue::getBool(value);
}
inline PredicateValue integer(int64_t value) {
  return PredicateValue::getInt(value);
}

} // namespace strata

#endif // STRATA_DIALECTFILES_PREDICATES_PREDICATEDETAIL_H
