// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Evaluation of loops, and of the diagnostics that verifiers emit.
#include "strata/DialectFiles/Predicates/PredicateDetail.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Graph/Operation.h"

using namespace strata;
using Tag = PredicateValue::Tag;

PredicateValue PredicateEvaluator::evalStatement(const PredicateNode &node) {
  switch (node.op) {
  case PredicateOp::Let: {
    PredicateValue value = eval(node.a);
    if (value.isFailure())
      return value;
    locals.values[node.b] = value;
    return goOn(this);
  }
  case PredicateOp::LetTuple:
    return assignTuple(node.b, node.aux, eval(node.a));
  case PredicateOp::For:
    return evalFor(node);
  case PredicateOp::ForRange:
    return evalForRange(node);
  case PredicateOp::Leave:
    return goOn(this, node.aux == 1 ? Flow::Continue : Flow::Break);
  case PredicateOp::Emit:
    return evalEmit(node);
  case PredicateOp::Discard: {
    PredicateValue value = eval(node.a);
    return value.isFailure() ? value : goOn(this);
  }
  default:
    llvm_unreachable("all kinds of nodes are handled");
  }
}

//===-- Loops -------------------------------------------------------------===//

/// Whether the result of its body ends a loop.
static bool endsLoop(PredicateValue value) {
  return value.getTag() != Tag::None || Flow(value.getSize()) == Flow::Break;
}

/// The result of a loop that ended because its body returned `value`.
static PredicateValue afterLoop(PredicateValue value, const void *evaluator) {
  return value.getTag() == Tag::None ? goOn(evaluator) : value;
}

PredicateValue PredicateEvaluator::evalFor(const PredicateNode &node) {
  const NodeId *list = program.children.data() + node.a;
  PredicateValue value = eval(list[0]);
  while (!value.isFailure()) {
    if (!step())
      return fail("too many steps");
    PredicateValue condition = eval(list[1]);
    int result = truth(condition);
    if (result < 0)
      return condition.isFailure() ? condition : fail("expected a truth value");
    if (!result)
      return goOn(this);
    value = eval(list[3]);
    if (endsLoop(value))
      return afterLoop(value, this);
    value = eval(list[2]);
  }
  return value;
}

PredicateValue PredicateEvaluator::evalForRange(const PredicateNode &node) {
  const NodeId *list = program.children.data() + node.a;
  PredicateValue value = eval(list[0]), range;
  if (value.isFailure())
    return value;
  if (!asRange(value, range))
    return fail(value.isNull() ? "null" : "expected an array");
  for (size_t i = 0; i < range.getSize(); ++i) {
    if (!step())
      return fail("too many steps");
    PredicateValue element = getElement(range, i);
    if (!node.aux)
      locals.values[node.payload] = element;
    else if (value = assignTuple(uint32_t(node.payload), node.aux, element);
             value.isFailure())
      return value;
    value = eval(list[1]);
    if (endsLoop(value))
      return afterLoop(value, this);
  }
  return goOn(this);
}

PredicateValue PredicateEvaluator::assignTuple(uint32_t firstLocal,
                                               size_t count,
                                               PredicateValue value) {
  PredicateValue range;
  if (value.isFailure())
    return value;
  if (!asRange(value, range) || range.getSize() != count)
    return fail("wrong number of parts");
  for (size_t i = 0; i < count; ++i)
    locals.values[firstLocal + i] = getElement(range, i);
  return goOn(this);
}

//===-- Diagnostics -------------------------------------------------------===//

template <typename T> static std::string toText(T object) {
  std::string text;
  llvm::raw_string_ostream os(text);
  object.print(os);
  return text;
}

static std::string getDigits(IntegerAttr number) {
  SmallString<40> text;
  number.getValue().toString(text, 10, !number.getType().isUnsignedInteger());
  return text.str().str();
}

/// Appends `value` as a diagnostic prints it; false if it has no text.
static bool append(Diagnostic &diag, PredicateValue value) {
  switch (value.getTag()) {
  case Tag::Bool:
  case Tag::Int:
    diag << value.getInt();
    return true;
  case Tag::String:
    diag << value.getString();
    return true;
  case Tag::Type:
    diag << value.getType();
    return true;
  case Tag::Attribute:
    if (auto type = dyn_cast<TypeAttr>(value.getAttr()))
      diag << type.getValue();
    else
      diag << value.getAttr();
    return true;
  case Tag::BigInt:
    diag << getDigits(cast<IntegerAttr>(value.getAttr()));
    return true;
  case Tag::Float: {
    std::string text;
    llvm::raw_string_ostream(text)
        << cast<FloatAttr>(value.getAttr()).getValueAsDouble();
    diag << text;
    return true;
  }
  case Tag::AffineMap:
    diag << toText(AffineMap(value.getPointer<const AttrStorage>()));
    return true;
  case Tag::AffineExpr:
    diag << toText(AffineExpr(value.getPointer<const AttrStorage>()));
    return true;
  case Tag::Value:
    diag << value.getValue();
    return true;
  case Tag::Operation:
    diag << *value.getPointer<Operation>();
    return true;
  default:
    return false;
  }
}

/// Appends the parts of a message: values, and lists of these with commas.
void PredicateEvaluator::appendParts(Diagnostic &diag,
                                     ArrayRef<PredicateValue> parts) {
  for (PredicateValue part : parts) {
    PredicateValue range;
    if (append(diag, part))
      continue;
    if (!asRange(part, range)) {
      diag << "<null>";
      continue;
    }
    for (size_t i = 0; i < range.getSize(); ++i) {
      if (i)
        diag << ", ";
      (void)append(diag, getElement(range, i));
    }
  }
}

/// The place of a note that is attached to `place`; std::nullopt if it is the
/// error's place.
static std::optional<Location> getPlace(PredicateValue place) {
  if (place.isNull())
    return std::nullopt;
  if (place.getTag() == Tag::Operation)
    return place.getPointer<Operation>()->getLoc();
  if (place.getTag() == Tag::Value)
    return place.getValue().getLoc();
  return std::nullopt;
}

PredicateValue PredicateEvaluator::evalEmit(const PredicateNode &node) {
  SmallVector<PredicateValue, 8> parts;
  for (NodeId child : ArrayRef(program.children).slice(node.a, node.b)) {
    parts.push_back(eval(child));
    if (parts.back().isFailure())
      return parts.back();
  }
  if (!op && !emitter)
    return fail("no operation");
  ArrayRef<PredicateValue> text = parts;
  Diagnostic *target = nullptr;
  if (Emission(node.aux) == Emission::Note) {
    text = text.drop_front();
    if (emitted.isActive())
      target = &emitted.attachNote(getPlace(parts.front()));
  } else if (Emission(node.aux) == Emission::ErrorAt ||
             Emission(node.aux) == Emission::OpErrorAt) {
    text = text.drop_front();
    if (parts.front().getTag() != Tag::Operation)
      return fail("expected an operation");
    auto *place = parts.front().getPointer<Operation>();
    emitted = Emission(node.aux) == Emission::OpErrorAt ? place->emitOpError()
                                                        : place->emitError();
    target = emitted.getUnderlyingDiagnostic();
  } else {
    // Reports the previous one.
    emitted = emitter                                   ? emitter()
              : Emission(node.aux) == Emission::OpError ? op->emitOpError()
                                                        : op->emitError();
    target = emitted.getUnderlyingDiagnostic();
  }
  if (target)
    appendParts(*target, text);
  return boolean(false);
}
