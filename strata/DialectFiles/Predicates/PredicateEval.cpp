// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluation of predicates, one function a kind of node. A failure is passed on
// by each function, as an exception would be. `eval` itself handles the
// queries that verification makes most often and has a small frame; the rest is
// in `evalSlow`. Depth is limited by Predicate::MaxHeight. Measured by
// PredicateBench: 12 ns for an isa or a test of an integer's width, 30 for a
// cast and a number of elements, 48 for a vector of one of three floats.
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Traits.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using Tag = PredicateValue::Tag;

//===-- Conversions -------------------------------------------------------===//

int PredicateEvaluator::truth(PredicateValue value) {
  switch (value.getTag()) {
  case Tag::Bool:
  case Tag::Int:
    return value.getInt() != 0;
  case Tag::Null:
    return 0;
  case Tag::Failure:
  case Tag::None:
  case Tag::BigInt:
  case Tag::Float:
  case Tag::Iterator:
    return -1;
  default:
    return 1;
  }
}

bool PredicateEvaluator::asType(PredicateValue value, Type &type) {
  if (LLVM_LIKELY(value.getTag() == Tag::Type)) {
    type = value.getType();
    return true;
  }
  if (value.getTag() != Tag::Attribute)
    return false;
  auto attr = dyn_cast<TypeAttr>(value.getAttr());
  if (!attr)
    return false;
  type = attr.getValue();
  return true;
}

bool PredicateEvaluator::asInt(PredicateValue value, int64_t &number) {
  if (value.getTag() == Tag::Int || value.getTag() == Tag::Bool) {
    number = value.getInt();
    return true;
  }
  if (value.getTag() != Tag::BigInt && value.getTag() != Tag::Attribute)
    return false;
  Attribute object = value.getAttr();
  // A case of an enumeration is its number.
  if (auto dynamic = dyn_cast<DynamicAttr>(object);
      dynamic && dynamic.getDefinition().enumeration &&
      dynamic.getParams().size() == 1)
    object = dynamic.getParams().front();
  auto attr = dyn_cast<IntegerAttr>(object);
  if (!attr)
    return false;
  APInt big = attr.getValue();
  bool isUnsigned = attr.getType().isUnsignedInteger();
  if (isUnsigned ? big.getActiveBits() > 63 : big.getSignificantBits() > 64)
    return false;
  number = isUnsigned ? int64_t(big.getZExtValue()) : big.getSExtValue();
  return true;
}

bool PredicateEvaluator::asString(PredicateValue value, StringRef &text) {
  if (value.getTag() == Tag::String) {
    text = value.getString();
    return true;
  }
  if (value.getTag() != Tag::Attribute)
    return false;
  if (auto attr = dyn_cast<StringAttr>(value.getAttr()))
    text = attr.getValue();
  else if (auto attr = dyn_cast<FlatSymbolRefAttr>(value.getAttr()))
    text = attr.getValue();
  else
    return false;
  return true;
}

Context *PredicateEvaluator::getContext() {
  if (op)
    return op->getContext();
  switch (self.getTag()) {
  case Tag::Type:
  case Tag::Attribute:
    return self.getAttr().getContext();
  case Tag::Value:
    return self.getValue().getContext();
  case Tag::Operation:
    return self.getPointer<Operation>()->getContext();
  case Tag::Region:
    return self.getPointer<Region>()->getContext();
  case Tag::Context:
    return self.getPointer<Context>();
  case Tag::Types:
    return self.getSize() ? self.getPointer<const Type>()->getContext()
                          : nullptr;
  default:
    return nullptr;
  }
}

static constexpr int64_t MinInt = std::numeric_limits<int64_t>::min();

PredicateValue PredicateEvaluator::coerce(Coercion to, PredicateValue value) {
  if (value.isFailure())
    return value;
  if (to == Coercion::Bool) {
    int result = truth(value);
    return result < 0 ? fail("expected a truth value") : boolean(result);
  }
  if (to == Coercion::Type || to == Coercion::Vector) {
    Type type;
    if (value.isNull() && to == Coercion::Type)
      return value;
    if (!asType(value, type))
      return fail("expected a type");
    if (to == Coercion::Vector && !isa<VectorType>(type))
      return fail("expected a vector type");
    return type;
  }
  if (to == Coercion::Attribute) {
    if (value.getTag() == Tag::Type)
      return TypeAttr::get(value.getType());
    return value.isNull() || value.getTag() == Tag::Attribute
               ? value
               : fail("expected an attribute");
  }
  int64_t number;
  if (!asInt(value, number))
    return fail("expected an integer");
  bool isUnsigned = to >= Coercion::UInt8;
  unsigned width = 8u << (unsigned(to) - unsigned(isUnsigned ? Coercion::UInt8
                                                             : Coercion::Int8));
  bool fits = isUnsigned
                  ? number >= 0 && (width == 64 || llvm::isUIntN(width, number))
                  : llvm::isIntN(width, number);
  return fits ? integer(number) : fail("integer does not fit the type");
}

//===-- Classes -----------------------------------------------------------===//

static uint64_t bitOf(Kind kind) { return uint64_t(1) << unsigned(kind); }

static bool isRefined(const ClassTest &test, const AttrStorage *impl) {
  Attribute attr(impl);
  Type type(impl);
  switch (test.refinement) {
  case Refinement::None:
  case Refinement::AnyAttribute:
    return true;
  case Refinement::FixedVector:
    return !VectorType(impl).isScalable();
  case Refinement::ScalableVector:
    return VectorType(impl).isScalable();
  case Refinement::FloatFormats:
    return test.detail >> unsigned(FloatType(impl).getFormat()) & 1;
  case Refinement::Bool:
    return isa<BoolAttr>(attr);
  case Refinement::FlatSymbol:
    return isa<FlatSymbolRefAttr>(attr);
  case Refinement::Typed:
    return bool(getAttributeType(attr));
  case Refinement::DenseArray: {
    Type element = DenseArrayAttr(impl).getElementType();
    return test.detail < 0 ? element.isFloat() &&
                                 FloatType(element.getImpl()).getWidth() ==
                                     unsigned(-test.detail) &&
                                 (element.isF32() || element.isF64())
                           : element.isSignlessInteger(unsigned(test.detail));
  }
  case Refinement::DenseInt:
    return ElementsAttr(impl).getType().getElementType().isIntOrIndex();
  case Refinement::DenseFP:
    return ElementsAttr(impl).getType().getElementType().isFloat();
  case Refinement::DenseIntOrFP:
    return ElementsAttr(impl).getType().getElementType().isIntOrIndexOrFloat();
  }
  llvm_unreachable("unknown refinement");
}

/// Whether a dialect's type or attribute is of the class; -1 if unknown.
static int testDynamic(const ClassTest &test, const AttrStorage *impl) {
  Kind kind = impl->kind;
  if (test.dynamic &&
      (isTypeKind(kind) ? test.dynamic->isInstance(Type(impl))
                        : test.dynamic->isInstance(Attribute(impl))))
    return 1;
  // Text of a dialect without definitions may implement any interface.
  bool isText = kind == Kind::OpaqueType || kind == Kind::OpaqueAttr;
  return test.open && isText && test.isTypeClass == isTypeKind(kind) ? -1 : 0;
}

/// 1, 0, or -1 if it is unknown.
static int testObject(const ClassTest &test, const AttrStorage *impl) {
  if (test.kinds & bitOf(impl->kind))
    return test.refinement == Refinement::None || isRefined(test, impl);
  if (!test.open && !test.dynamic)
    return 0;
  return testDynamic(test, impl);
}

/// Whether `value` is a type or an attribute, and not what an attribute holds.
static bool isObject(const PredicateValue &value) {
  return value.getTag() == Tag::Type || value.getTag() == Tag::Attribute;
}

/// Tests the number or text of an attribute, by its tag, like `testObject`.
static int testContent(const ClassTest &test, Tag tag) {
  switch (tag) {
  case Tag::Int:
  case Tag::BigInt:
    return (test.kinds & bitOf(Kind::IntegerAttr)) != 0;
  case Tag::Float:
    return (test.kinds & bitOf(Kind::FloatAttr)) != 0;
  case Tag::String:
    return (test.kinds & bitOf(Kind::StringAttr)) != 0;
  default:
    return -1;
  }
}

int PredicateEvaluator::test(const ClassTest &test, PredicateValue value) {
  if (LLVM_UNLIKELY(!isObject(value)))
    return testContent(test, value.getTag());
  const AttrStorage *impl = value.getAttr().getImpl();
  int result = testObject(test, impl);
  if (result)
    return result;
  // A type in place of an attribute, and the other way round.
  constexpr uint64_t typeAttr = uint64_t(1) << unsigned(Kind::TypeAttr);
  if (impl->kind == Kind::TypeAttr)
    return testObject(test,
                      cast<TypeAttr>(Attribute(impl)).getValue().getImpl());
  return value.getTag() == Tag::Type && (test.kinds & typeAttr);
}

PredicateValue PredicateEvaluator::evalIsa(const PredicateNode &node) {
  PredicateValue value = eval(node.a);
  if (value.isFailure())
    return value;
  if (value.isNull())
    return CastKind(node.aux) == CastKind::OrNull
               ? boolean(false)
               : fail("null").withOffset(node.offset);
  const ClassTest *wanted = &program.classes[node.b];
  for (const ClassTest *end = wanted + node.payload; wanted != end; ++wanted)
    if (int result = test(*wanted, value))
      return result > 0 ? boolean(true)
                        : fail("unknown class").withOffset(node.offset);
  return boolean(false);
}

PredicateValue PredicateEvaluator::evalCast(const PredicateNode &node) {
  PredicateValue value = eval(node.a);
  if (value.isFailure())
    return value;
  CastKind kind = CastKind(node.aux);
  if (value.isNull())
    return kind == CastKind::OrNull || kind == CastKind::DynOrNull
               ? value
               : fail("null").withOffset(node.offset);
  const ClassTest &wanted = program.classes[node.b];
  if (LLVM_LIKELY(isObject(value)) &&
      testObject(wanted, value.getAttr().getImpl()) == 1)
    return value;
  int result = test(wanted, value);
  if (result < 0)
    return fail("unknown class").withOffset(node.offset);
  if (!result)
    return kind >= CastKind::Dyn ? PredicateValue()
                                 : fail("wrong class").withOffset(node.offset);
  if (!isObject(value))
    return value;
  // Looked through.
  if (value.getTag() == Tag::Type)
    return TypeAttr::get(value.getType());
  return cast<TypeAttr>(value.getAttr()).getValue();
}

//===-- Nodes -------------------------------------------------------------===//

/// `&&` ends at the first false, `||` at the first true.
static constexpr char UnknownName[] = "unknown name";

PredicateValue PredicateEvaluator::evalAll(const PredicateNode &node,
                                           bool stopAt) {
  steps += node.b;
  const NodeId *child = program.children.data() + node.a;
  PredicateValue unknown;
  for (const NodeId *end = child + node.b; child != end; ++child) {
    PredicateValue value = eval(*child);
    int result = truth(value);
    bool isUnknown =
        value.isFailure() &&
        (value.getReason() == PredicateValue::UnknownParameters ||
         (program.looksPastUnknown && value.getReason() == UnknownName));
    if (isUnknown) {
      unknown = value;
      continue;
    }
    // The unknown part may have ended the evaluation before.
    if (result < 0 && unknown.isFailure())
      return unknown;
    if (result < 0)
      return value.isFailure()
                 ? value
                 : fail("expected a truth value").withOffset(node.offset);
    if (bool(result) == stopAt)
      return boolean(stopAt);
  }
  return unknown.isFailure() ? unknown : boolean(!stopAt);
}

static unsigned signednessBit(Type type) {
  return 1u << unsigned(IntegerType(type.getImpl()).getSignedness());
}

/// Whether `type` is of the kind that `node` tests.
static inline bool passesTypeTest(const PredicateNode &node, Type type) {
  if (node.op == PredicateOp::KindTest)
    return uint64_t(node.payload) & bitOf(type.getKind());
  if (node.op == PredicateOp::FloatTest)
    return type.getKind() == Kind::FloatType &&
           (node.payload >> unsigned(FloatType(type.getImpl()).getFormat()) &
            1);
  return type.getKind() == Kind::IntegerType &&
         (node.aux & signednessBit(type)) &&
         (node.payload < 0 ||
          IntegerType(type.getImpl()).getWidth() == node.payload);
}

PredicateValue PredicateEvaluator::eval(NodeId id) {
  const PredicateNode &node = program.nodes[id];
  switch (node.op) {
  case PredicateOp::Constant:
    return program.constants[node.a];
  case PredicateOp::Self:
    return self;
  case PredicateOp::Local:
    return locals.values[node.a];
  case PredicateOp::And:
    return evalAll(node, false);
  case PredicateOp::Or:
    return evalAll(node, true);
  case PredicateOp::Not: {
    PredicateValue value = eval(node.a);
    int result = truth(value);
    if (result >= 0)
      return boolean(!result);
    return value.isFailure()
               ? value
               : fail("expected a truth value").withOffset(node.offset);
  }
  case PredicateOp::Isa:
    return evalIsa(node);
  case PredicateOp::Cast:
    return evalCast(node);
  case PredicateOp::IntegerTest:
  case PredicateOp::FloatTest:
  case PredicateOp::KindTest: {
    PredicateValue value = eval(node.a);
    Type type;
    if (asType(value, type))
      return boolean(passesTypeTest(node, type));
    return value.isFailure() ? value
                             : fail(value.isNull() ? "null" : "not a type")
                                   .withOffset(node.offset);
  }
  case PredicateOp::Compare: {
    ++steps;
    PredicateValue a = eval(node.a);
    if (a.isFailure())
      return a;
    PredicateValue b = eval(node.b);
    if (b.isFailure())
      return b;
    PredicateValue result = compare(Comparison(node.aux), a, b);
    return result.isFailure() ? result.withOffset(node.offset) : result;
  }
  case PredicateOp::Apply:
    return evalApply(node);
  case PredicateOp::Method: {
    PredicateValue result = evalMethod(node);
    if (LLVM_UNLIKELY(result.isFailure()) &&
        result.getOffset() == PredicateValue::NoOffset)
      return result.withOffset(node.offset);
    return result;
  }
  case PredicateOp::Sequence:
    return evalSequence(node);
  case PredicateOp::Return:
    return eval(node.a);
  default: {
    PredicateValue result = evalSlow(node);
    if (result.isFailure() && result.getOffset() == PredicateValue::NoOffset)
      return result.withOffset(node.offset);
    return result;
  }
  }
}

PredicateValue PredicateEvaluator::evalIndex(const PredicateNode &node) {
  PredicateValue array = eval(node.a);
  if (array.isFailure())
    return array;
  PredicateValue index = eval(node.b);
  PredicateValue range;
  int64_t number;
  if (!asInt(index, number))
    return index.isFailure() ? index : fail("expected an index");
  if (!asRange(array, range))
    return fail(array.isNull() ? "null" : "expected an array");
  if (number < 0 || number >= int64_t(range.getSize()))
    return fail("index out of range");
  return getElement(range, size_t(number));
}

PredicateValue PredicateEvaluator::evalSlow(const PredicateNode &node) {
  ++steps;
  switch (node.op) {
  case PredicateOp::Op:
    return op ? PredicateValue(op) : fail("no operation");
  case PredicateOp::CurrentContext:
    return getContext() ? PredicateValue(getContext()) : fail("no context");
  case PredicateOp::Slot:
    return evalSlot(node);
  case PredicateOp::Source:
    return node.a < sources.size() ? sources[node.a] : fail("no such value");
  case PredicateOp::Unknown:
    return fail(UnknownName);
  case PredicateOp::Conditional:
  case PredicateOp::If:
    return evalIf(node);
  case PredicateOp::Binary:
    return evalBinary(node);
  case PredicateOp::Negate:
  case PredicateOp::Complement: {
    PredicateValue value = eval(node.a);
    int64_t number;
    if (!asInt(value, number))
      return value.isFailure() ? value : fail("expected an integer");
    if (node.op == PredicateOp::Complement)
      return integer(~number);
    return number == MinInt ? fail("overflow") : integer(-number);
  }
  case PredicateOp::HasTrait:
    return evalHasTrait(node);
  case PredicateOp::Index:
    return evalIndex(node);
  case PredicateOp::Deref: {
    PredicateValue value = eval(node.a);
    return value.isNull() ? fail("null") : value;
  }
  case PredicateOp::Call:
    return callFunction(node);
  case PredicateOp::CallNative:
    return evalNative(node);
  case PredicateOp::Lambda:
    return fail("lambda is not called");
  case PredicateOp::List:
    return evalList(node);
  case PredicateOp::Coerce:
    return coerce(Coercion(node.aux), eval(node.a));
  case PredicateOp::With:
    return evalWith(node);
  default:
    return evalStatement(node);
  }
}

PredicateValue PredicateEvaluator::evalMethod(const PredicateNode &node) {
  const NodeId *list = program.children.data() + node.a;
  PredicateValue object = eval(list[0]);
  if (object.isFailure())
    return object;
  // The most frequent query, for types that belong to no dialect.
  if (node.b == 1 && object.getTag() == Tag::Type &&
      isa<ShapedType>(object.getType())) {
    ShapedType shaped(object.getType().getImpl());
    switch (PredicateMethod(node.aux)) {
    case PredicateMethod::getElementType:
      return shaped.getElementType();
    case PredicateMethod::getRank:
      return shaped.hasRank() ? integer(shaped.getRank())
                              : fail("type has no rank");
    case PredicateMethod::hasRank:
      return boolean(shaped.hasRank());
    case PredicateMethod::getNumElements:
      if (std::optional<int64_t> count = shaped.getNumElementsChecked())
        return integer(*count);
      return fail("number of elements is not static");
    default:
      break;
    }
  }
  return callOnObject(node, object);
}

PredicateValue PredicateEvaluator::callOnObject(const PredicateNode &node,
                                                PredicateValue object) {
  SmallVector<PredicateValue, 3> args;
  for (NodeId child :
       ArrayRef(program.children).slice(node.a, node.b).drop_front()) {
    args.push_back(eval(child));
    if (args.back().isFailure())
      return args.back();
  }
  if (object.isNull())
    return fail("null");
  noteMethod(PredicateMethod(node.aux), object);
  bool isDialects = false;
  PredicateValue unwrapped = object;
  if (Type type; asType(object, type))
    unwrapped = type;
  if (unwrapped.getTag() == Tag::Type || unwrapped.getTag() == Tag::Attribute) {
    Kind kind = unwrapped.getAttr().getKind();
    isDialects = kind == Kind::OpaqueType || kind == Kind::DynamicType ||
                 kind == Kind::OpaqueAttr || kind == Kind::DynamicAttr;
  }
  if (!isDialects || node.payload < 0)
    return callMethod(PredicateMethod(node.aux), object, args);
  args.insert(args.begin(), unwrapped);
  const PredicateFunction &native = program.functions[node.payload];
  if (op && !native.readsOnlyArguments)
    noteLook();
  return native.call({args, op, getContext(), native.data});
}

PredicateValue PredicateEvaluator::evalIf(const PredicateNode &node) {
  const NodeId *list = program.children.data() + node.a;
  PredicateValue condition = eval(list[0]);
  int result = truth(condition);
  if (result < 0)
    return condition.isFailure() ? condition : fail("expected a truth value");
  if (result)
    return eval(list[1]);
  return node.b > 2 ? eval(list[2]) : goOn(this);
}

PredicateValue PredicateEvaluator::evalSequence(const PredicateNode &node) {
  const NodeId *child = program.children.data() + node.a;
  for (const NodeId *end = child + node.b; child != end; ++child) {
    PredicateValue value = eval(*child);
    if (value.getTag() != Tag::None || Flow(value.getSize()) != Flow::Next)
      return value;
  }
  return goOn(this);
}

PredicateValue PredicateEvaluator::callLambda(NodeId id,
                                              ArrayRef<PredicateValue> args) {
  const PredicateNode &lambda = program.nodes[id];
  for (size_t i = 0; i < args.size(); ++i) {
    PredicateValue &local = locals.values[size_t(lambda.payload) + i];
    local = args[i];
    Type type;
    if ((lambda.aux >> i & 1) && local.getTag() != Tag::Type &&
        asType(local, type))
      local = type;
  }
  PredicateValue result = eval(lambda.a);
  if (LLVM_UNLIKELY(result.getTag() == Tag::None))
    return fail("lambda ends without return").withOffset(lambda.offset);
  return result;
}

PredicateValue PredicateEvaluator::evalApply(const PredicateNode &node) {
  const NodeId *list = program.children.data() + node.a;
  // The usual case: one argument.
  if (node.b == 2) {
    PredicateValue arg = eval(list[1]);
    return arg.isFailure() ? arg : callLambda(list[0], arg);
  }
  SmallVector<PredicateValue, 4> args;
  for (uint32_t i = 1; i < node.b; ++i) {
    args.push_back(eval(list[i]));
    if (args.back().isFailure())
      return args.back();
  }
  return callLambda(list[0], args);
}

PredicateValue PredicateEvaluator::evalList(const PredicateNode &node) {
  MutableArrayRef<PredicateValue> values = allocate<PredicateValue>(node.b);
  for (uint32_t i = 0; i < node.b; ++i) {
    values[i] = eval(program.children[node.a + i]);
    if (values[i].isFailure())
      return values[i];
  }
  return PredicateValue::getArray(values);
}

PredicateValue PredicateEvaluator::evalNative(const PredicateNode &node) {
  SmallVector<PredicateValue, 4> args;
  for (NodeId child : ArrayRef(program.children).slice(node.a, node.b)) {
    PredicateValue value = eval(child);
    if (value.isFailure())
      return value;
    // Types are meant, not attributes around them.
    if (Type type; asType(value, type))
      value = type;
    args.push_back(value);
  }
  if (node.aux && args[0].isNull())
    return fail("null");
  const PredicateFunction &native = program.functions[node.payload];
  if (op && !native.readsOnlyArguments)
    noteLook();
  return native.call({args, op, getContext(), native.data});
}

PredicateValue PredicateEvaluator::evalWith(const PredicateNode &node) {
  PredicateValue outer = self;
  Type type;
  switch (With(node.aux)) {
  case With::Element:
  case With::ElementOrSelf:
  case With::ElementOrSelfVector:
    if (!asType(self, type))
      return fail("expected a type");
    if (With(node.aux) == With::ElementOrSelfVector ? isa<VectorType>(type)
                                                    : isa<ShapedType>(type))
      type = ShapedType(type.getImpl()).getElementType();
    else if (auto complex = dyn_cast<ComplexType>(type);
             complex && With(node.aux) == With::Element)
      type = complex.getElementType();
    else if (With(node.aux) == With::Element)
      return fail("expected a type with elements");
    self = type;
    break;
  case With::TypeInAttr:
    if (!asType(self, type))
      return fail("expected a type");
    self = type;
    break;
  case With::TypeOfAttr:
    if (self.getTag() != Tag::Attribute)
      return fail("expected an attribute");
    self = getAttributeType(self.getAttr());
    break;
  case With::AllElements: {
    PredicateValue range;
    if (!asRange(self, range))
      return fail("expected an array");
    PredicateValue result = boolean(true);
    for (size_t i = 0; i < range.getSize() && truth(result) == 1; ++i) {
      if (!step())
        return fail("too many steps");
      self = getElement(range, i);
      result = eval(node.a);
    }
    self = outer;
    return result;
  }
  }
  PredicateValue result = eval(node.a);
  self = outer;
  return result;
}

PredicateValue PredicateEvaluator::evalBinary(const PredicateNode &node) {
  PredicateValue lhs = eval(node.a);
  if (lhs.isFailure())
    return lhs;
  PredicateValue rhs = eval(node.b);
  if (rhs.isFailure())
    return rhs;
  int64_t a, b, result = 0;
  if (!asInt(lhs, a) || !asInt(rhs, b))
    return fail("expected integers");
  bool overflow = false;
  switch (Arithmetic(node.aux)) {
  case Arithmetic::Add:
    overflow = llvm::AddOverflow(a, b, result);
    break;
  case Arithmetic::Sub:
    overflow = llvm::SubOverflow(a, b, result);
    break;
  case Arithmetic::Mul:
    overflow = llvm::MulOverflow(a, b, result);
    break;
  case Arithmetic::Div:
  case Arithmetic::Rem:
    if (!b)
      return fail("division by zero");
    if (a == MinInt && b == -1)
      return fail("overflow");
    result = Arithmetic(node.aux) == Arithmetic::Div ? a / b : a % b;
    break;
  case Arithmetic::Shl:
  case Arithmetic::Shr:
    if (b < 0 || b > 63 || a < 0)
      return fail("overflow");
    if (Arithmetic(node.aux) == Arithmetic::Shr)
      return integer(a >> b);
    overflow = a > (std::numeric_limits<int64_t>::max() >> b);
    result = int64_t(uint64_t(a) << b);
    break;
  case Arithmetic::BitAnd:
    result = a & b;
    break;
  case Arithmetic::BitOr:
    result = a | b;
    break;
  case Arithmetic::BitXor:
    result = a ^ b;
    break;
  }
  return overflow ? fail("overflow") : integer(result);
}

//===-- Traits and slots --------------------------------------------------===//

PredicateValue PredicateEvaluator::evalHasTrait(const PredicateNode &node) {
  PredicateValue value = eval(node.a);
  if (value.isFailure())
    return value;
  StringRef trait = program.constants[node.b].getString();
  std::optional<bool> result;
  Type type;
  if (value.getTag() == Tag::Operation) {
    auto *object = value.getPointer<Operation>();
    trait.consume_front("OpTrait::");
    if (object->isRegistered() && object->getDefinition().hasTrait(trait))
      return boolean(true);
    if (program.resolver)
      result = program.resolver->hasTrait(object, trait);
    if (!result && (!object->isRegistered() || isKnownTrait(trait)))
      return boolean(false);
  } else if (asType(value, type)) {
    bool isDialects = type.getKind() == Kind::OpaqueType ||
                      type.getKind() == Kind::DynamicType;
    // The builtin types that have the trait.
    if (!isDialects && trait == "ValueSemantics")
      return boolean(type.getKind() == Kind::VectorType ||
                     type.getKind() == Kind::RankedTensorType ||
                     type.getKind() == Kind::UnrankedTensorType);
    if (program.resolver)
      result = program.resolver->hasTrait(type, trait);
  }
  return result ? boolean(*result) : fail("unknown trait");
}
