// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules in dialect conversions: matched values and types are converted, and
// rules that do not match report the reason.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PDLInterpreterDetail.h"
#include "strata/Rewrite/PDL/PDLNativesDetail.h"

using namespace strata;
using namespace strata::pdl;

//===-- Converting ---------------------------------------------------------===//

bool Interpreter::convertTypes(ArrayRef<Type> from,
                               SmallVectorImpl<Type> &types) {
  if (!conversion->converter) {
    types.append(from.begin(), from.end());
    return true;
  }
  for (Type type : from)
    if (failed(conversion->converter->convertType(type, types))) {
      (void)conversion->rewriter.notifyMatchFailure(
          root->getLoc(), [&](Diagnostic &diag) {
            diag << "unable to convert type " << type
                 << conversion->converter->getReason(type);
          });
      return false;
    }
  return true;
}

bool Interpreter::convertValues(const PDLValue &from,
                                SmallVectorImpl<Value> &values) {
  SmallVector<Value, 4> originals;
  if (from.isRange())
    llvm::append_range(originals, from.getValues());
  else
    originals.push_back(from.getValue());
  for (auto [i, value] : llvm::enumerate(originals))
    if (failed(conversion->remap(root->getLoc(), "value", unsigned(i), value,
                                 values)))
      return false;
  if (from.isRange() || values.size() == 1)
    return true;
  (void)rewriter.notifyMatchFailure(
      root, "a value is converted to " + Twine(values.size()) +
                " values, but the rule expects one");
  return false;
}

bool Interpreter::convert(const Action &which) {
  for (Register number : which.converted) {
    PDLValue &value = reg(number);
    if (value.isNull())
      continue;
    if (value.getKind() == PDLValue::Kind::Value) {
      SmallVector<Value, 4> values;
      if (!convertValues(value, values))
        return false;
      value = value.isRange() ? keep<Value>(values) : PDLValue(values[0]);
    } else if (value.getKind() == PDLValue::Kind::Type) {
      SmallVector<Type, 4> types;
      ArrayRef<Type> originals = value.getTypes();
      Type single = value.isRange() ? Type() : value.getType();
      if (!convertTypes(value.isRange() ? originals : single, types))
        return false;
      if (!value.isRange() && types.size() != 1)
        return error(root->getLoc(), "a type is converted to " +
                                         Twine(types.size()) +
                                         " types, but the rule expects one");
      value = value.isRange() ? keep<Type>(types) : PDLValue(types[0]);
    }
  }
  return true;
}

static LogicalResult convertTypes(PatternRewriter &rewriter,
                                  ArrayRef<Type> from,
                                  SmallVectorImpl<Type> &types) {
  auto &impl = static_cast<ConversionPatternRewriter &>(rewriter).getImpl();
  if (impl.converter)
    return impl.converter->convertTypes(from, types);
  types.append(from.begin(), from.end());
  return success();
}

static LogicalResult convertOne(PatternRewriter &rewriter,
                                ArrayRef<PDLValue> args,
                                PDLResultList &results) {
  SmallVector<Type, 1> types;
  if (args[0].isNull() ||
      failed(convertTypes(rewriter, args[0].getType(), types)) ||
      types.size() != 1)
    return failure();
  results.push_back(types[0]);
  return success();
}

static LogicalResult convertRange(PatternRewriter &rewriter,
                                  ArrayRef<PDLValue> args,
                                  PDLResultList &results) {
  SmallVector<Type, 4> types;
  if (failed(convertTypes(rewriter, args[0].getTypes(), types)))
    return failure();
  results.push_back(ArrayRef<Type>(types));
  return success();
}

/// A native that takes a type, or a range of them, and gives another one.
static PDLNative makeTypeNative(PDLNativeFn fn, bool isRange) {
  PDLNative native;
  native.fn = std::move(fn);
  native.params =
      std::vector<PDLNative::Parameter>{{PDLValue::Kind::Type, isRange}};
  native.results = native.params;
  native.isConverting = true;
  return native;
}

/// The native `strata.splice` of conversions: values that leave a region are converted.
static PDLNative makeSplice(PDLNatives::Entry splice) {
  PDLNative splicing = *splice;
  splicing.fn = [splice](PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                         PDLResultList &results) -> LogicalResult {
    auto &impl = static_cast<ConversionPatternRewriter &>(rewriter).getImpl();
    PDLResultList operands;
    SmallVector<Value, 4> values;
    if (failed(splice->fn(rewriter, args, operands)))
      return failure();
    ArrayRef<Value> list = operands.getResults().front().getValues();
    for (auto [i, value] : llvm::enumerate(list))
      if (failed(
              impl.remap(value.getLoc(), "value", unsigned(i), value, values)))
        return failure();
    results.push_back(ArrayRef<Value>(values));
    return success();
  };
  return splicing;
}

/// The native `strata.number` of conversions: numbers are of converted types.
static PDLNative makeNumber(PDLNatives::Entry number) {
  PDLNative converting = *number;
  converting.isConverting = true;
  converting.fn = [number](PatternRewriter &rewriter, ArrayRef<PDLValue> args,
                           PDLResultList &results) -> LogicalResult {
    SmallVector<Type, 1> types;
    if (args.size() != 2 || args[1].isNull() ||
        args[1].getKind() != PDLValue::Kind::Type ||
        failed(convertTypes(rewriter, args[1].getType(), types)) ||
        types.size() != 1)
      return failure();
    return number->fn(rewriter, {args[0], PDLValue(types.front())}, results);
  };
  return converting;
}

/// Replaces builtin natives by those of conversions.
static void convertBuiltinNatives(PDLNatives &natives) {
  std::string error;
  PDLNatives::Entry splice = natives.lookupRewrite("strata.splice", error);
  natives.registerRewriteFunction("strata.splice", makeSplice(splice));
  PDLNatives::Entry number = natives.lookupConstraint("strata.number", error);
  natives.registerConstraintFunction("strata.number", makeNumber(number));
}

void strata::registerConversionPDLFunctions(PDLNatives &natives) {
  natives.registerRewriteFunction("convertValue", [](PatternRewriter &rewriter,
                                                     Value value) {
    return static_cast<ConversionPatternRewriter &>(rewriter).getRemappedValue(
        value);
  });
  natives.registerRewriteFunction("convertValues", [](PatternRewriter &rewriter,
                                                      ArrayRef<PDLValue> args,
                                                      PDLResultList &results) {
    auto &impl = static_cast<ConversionPatternRewriter &>(rewriter).getImpl();
    SmallVector<Value, 4> values;
    if (args.size() != 1 || !args[0].isRange())
      return failure();
    for (auto [i, value] : llvm::enumerate(args[0].getValues()))
      if (failed(
              impl.remap(value.getLoc(), "value", unsigned(i), value, values)))
        return failure();
    results.push_back(ArrayRef<Value>(values));
    return success();
  });
  natives.registerRewriteFunction(
      "strata.move_regions",
      [](PatternRewriter &rewriter, Operation *from,
         Operation *to) -> LogicalResult {
        auto &conversion = static_cast<ConversionPatternRewriter &>(rewriter);
        const TypeConverter *converter = conversion.getImpl().converter;
        if (failed(detail::moveRegions(rewriter, from, to)))
          return failure();
        for (Region &region : to->getRegions())
          if (converter &&
              failed(conversion.convertRegionTypes(&region, *converter)))
            return failure();
        return success();
      });
  convertBuiltinNatives(natives);
  for (bool isRange : {false, true}) {
    StringRef name = isRange ? "convertTypes" : "convertType";
    PDLNative native =
        makeTypeNative(isRange ? convertRange : convertOne, isRange);
    natives.registerConstraintFunction(name, native);
    natives.registerRewriteFunction(name, native);
  }
}

//===-- Explaining ---------------------------------------------------------===//

/// Describes the content of a register, for messages.
static void describe(Diagnostic &diag, const PDLValue &value) {
  if (value.isNull())
    diag << "nothing";
  else if (value.isRange())
    diag << "a range of " << uint64_t(value.size());
  else if (value.getKind() == PDLValue::Kind::Operation)
    diag << "'" << value.getOperation()->getName().getStringRef() << "'";
  else if (value.getKind() == PDLValue::Kind::Attribute)
    diag << value.getAttr();
  else if (value.getKind() == PDLValue::Kind::Type)
    diag << value.getType();
  else
    diag << "a value of type " << value.getValue().getType();
}

/// The attribute that `instr` looks for.
static StringRef getAttrName(const Instr &instr, const PDLValue &from) {
  if (instr.opcode == Opcode::GetAttr)
    return StringAttr(static_cast<const AttrStorage *>(instr.pointer))
        .getValue();
  return from.getOperation()->getDefinition().attributes[instr.imm].name;
}

/// Describes the check that `value` fails in `instr`.
static void explainCheck(Diagnostic &diag, const Instr &instr,
                         const PDLValue &value) {
  auto expect = [&](StringRef what, uint64_t found) {
    diag << "expected " << uint64_t(instr.imm) << ' ' << what << ", found "
         << found;
  };
  switch (instr.opcode) {
  case Opcode::CheckName:
    diag << "expected '"
         << static_cast<const OpDefinition *>(instr.pointer)->name
         << "', found ";
    return describe(diag, value);
  case Opcode::CheckNumOperands:
    return expect("operands", value.getOperation()->getNumOperands());
  case Opcode::CheckNumResults:
    return expect("results", value.getOperation()->getNumResults());
  case Opcode::CheckConstant:
    if (value.getKind() == PDLValue::Kind::Attribute)
      diag << "expected attribute "
           << Attribute::getFromOpaquePointer(instr.pointer);
    else
      diag << "expected type " << Type::getFromOpaquePointer(instr.pointer);
    diag << ", found ";
    return describe(diag, value);
  case Opcode::CheckEqual:
    diag << "values are not equal: one is ";
    return describe(diag, value);
  default:
    diag << "value does not match: ";
    return describe(diag, value);
  }
}

void Interpreter::explain(const Instr &instr) {
  (void)conversion->rewriter.notifyMatchFailure(root->getLoc(), [&](Diagnostic
                                                                        &diag) {
    const PDLValue &value = reg(instr.a);
    switch (instr.opcode) {
    case Opcode::GetDefiningOp:
      diag << "expected an operation result, found a block argument";
      return;
    case Opcode::GetAttr:
    case Opcode::GetAttrSlot:
      diag << "missing attribute '" << getAttrName(instr, value) << "'";
      return;
    case Opcode::Constrain:
    case Opcode::ConstrainNot:
      diag << "constraint '" << static_cast<const Call *>(instr.pointer)->name
           << "' "
           << (instr.opcode == Opcode::Constrain ? "does not hold" : "holds");
      return;
    default:
      break;
    }
    if (value.isNull())
      diag << "an operand, result, attribute or type required by the rule is "
              "missing";
    else
      explainCheck(diag, instr, value);
  });
}
