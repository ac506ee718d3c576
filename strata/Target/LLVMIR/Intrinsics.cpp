// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of intrinsics: their names, arguments and attributes, from a table.
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::llvmir;

namespace strata::llvmir {
struct IntrinsicRule {
  llvm::StringLiteral op, name, overloads, arguments, attributes, parts;
};
} // namespace strata::llvmir

/// Attributes that many functions have.
static constexpr llvm::StringLiteral
    Harmless("nocallback nofree nosync nounwind willreturn"),
    Pure("nocallback nofree nosync nounwind willreturn memory(none)"),
    Speculatable("nocallback nofree nosync nounwind speculatable willreturn "
                 "memory(none)"),
    Total("nocallback nocreateundeforpoison nofree nosync nounwind "
          "speculatable willreturn memory(none)"),
    ReadsArguments(
        "nocallback nofree nosync nounwind willreturn memory(argmem: read)"),
    WritesArguments(
        "nocallback nofree nosync nounwind willreturn memory(argmem: write)"),
    AccessesArguments("nocallback nofree nosync nounwind willreturn "
                      "memory(argmem: readwrite)"),
    Strict("nocallback nofree nosync nounwind strictfp willreturn "
           "memory(inaccessiblemem: readwrite)");

static constexpr IntrinsicRule rules[] = {
#define STRATA_LLVMIR_INTRINSIC(OP, NAME, OVERLOADS, ARGUMENTS, ATTRIBUTES,    \
                                PARTS)                                         \
  {OP, NAME, OVERLOADS, ARGUMENTS, ATTRIBUTES, PARTS},
#include "strata/Target/LLVMIR/Intrinsics.def"
};

//===-- Lookup -------------------------------------------------------------===//

static const IntrinsicRule *findByOp(StringRef op) {
  if (op.consume_front("llvm.intr."))
    for (const IntrinsicRule &rule : rules)
      if (rule.op == op)
        return &rule;
  return nullptr;
}

/// The rule with the longest name that `name` is, or begins with before a suffix.
const IntrinsicRule *llvmir::findIntrinsic(StringRef name) {
  if (!name.consume_front("llvm."))
    return nullptr;
  const IntrinsicRule *best = nullptr;
  for (const IntrinsicRule &rule : rules) {
    StringRef rest = name;
    if (rest.consume_front(rule.name) &&
        (rest.empty() || (rest.front() == '.' && !rule.overloads.empty())) &&
        (!best || best->name.size() < rule.name.size()))
      best = &rule;
  }
  return best;
}

//===-- Attributes ---------------------------------------------------------===//

/// Calls `fn` with the attributes of `text`: a name and the value in parentheses.
static void
forEachAttribute(StringRef text,
                 function_ref<void(StringRef name, StringRef value)> fn) {
  while (!(text = text.ltrim()).empty()) {
    size_t end = text.find_first_of(" (");
    StringRef name = text.take_front(end);
    text = text.drop_front(name.size());
    StringRef value;
    if (text.consume_front("(")) {
      value = text.take_until([](char c) { return c == ')'; });
      text = text.drop_front(value.size() + 1);
    }
    fn(name, value);
  }
}

void llvmir::addIntrinsicAttributes(const IntrinsicRule &rule,
                                    AttributeList &list) {
  forEachAttribute(rule.attributes, [&](StringRef name, StringRef value) {
    addAttribute(list.function, makeFunctionAttribute(name, value));
  });
  SmallVector<StringRef, 4> parts;
  rule.parts.split(parts, ';', -1, /*KeepEmpty=*/false);
  for (StringRef part : parts) {
    auto [place, text] = part.split(':');
    size_t index = 0;
    bool isArgument = !place.getAsInteger(10, index);
    if (isArgument && list.arguments.size() <= index)
      list.arguments.resize(index + 1);
    AttributeSet &set = isArgument ? list.arguments[index] : list.result;
    forEachAttribute(text, [&](StringRef name, StringRef value) {
      addAttribute(set, makeArgumentAttribute(name, value));
    });
  }
}

Function *Translator::getIntrinsic(StringRef name, Type functionType,
                                   const IntrinsicRule *rule) {
  if (GlobalNode *known = findSymbol(name))
    return known->globalClass == GlobalNode::FunctionClass
               ? static_cast<Function *>(known)
               : nullptr;
  unsigned space = layout->getProgramSpace();
  auto *function = getArena().make<Function>(types.getPointer(space));
  function->addressSpace = space;
  function->name = getArena().copy(name);
  function->valueType = functionType;
  Signature signature = getSignature(functionType);
  function->result = signature.result;
  function->argumentTypes.assign(signature.arguments.begin(),
                                 signature.arguments.end());
  function->isVariadic = signature.isVariadic;
  if (rule)
    addIntrinsicAttributes(*rule, function->attributes);
  module.functions.push_back(function);
  module.symbols[function->name] = function;
  return function;
}

//===-- Names --------------------------------------------------------------===//

/// A type in the name of an intrinsic.
static void printMangled(raw_ostream &os, Types &types, Type type) {
  if (auto vector = dyn_cast<VectorType>(type)) {
    os << (vector.isScalable() ? "nxv" : "v") << vector.getDimSize(0);
    return printMangled(os, types, vector.getElementType());
  }
  if (isPointer(type)) {
    os << 'p' << getAddressSpace(type);
  } else if (isArray(type)) {
    os << 'a' << types.getNumElements(type);
    printMangled(os, types, types.getElement(type, 0));
  } else if (isStruct(type)) {
    StringRef name = getStructName(type);
    os << (name.empty() ? "sl_" : "s_") << name;
    if (name.empty())
      for (Type element : types.getBody(type))
        printMangled(os, types, element);
    os << 's';
  } else if (auto real = dyn_cast<FloatType>(type)) {
    os << real.getSpelling();
  } else if (getIf(type, "ppc_fp128")) {
    os << "ppcf128";
  } else {
    os << types.getText(type);
  }
}

/// The types that the name of an intrinsic says.
static SmallVector<Type, 3> getOverloads(const IntrinsicRule &rule,
                                         Types &types, Signature signature,
                                         ArrayRef<Type> operands,
                                         Operation *op) {
  SmallVector<StringRef, 3> words;
  rule.overloads.split(words, ' ', -1, /*KeepEmpty=*/false);
  SmallVector<Type, 3> overloads;
  for (StringRef word : words) {
    size_t index = 0;
    Type type;
    if (word == "r")
      type = signature.result;
    else if (word == "a" || word == "b")
      type = types.getElement(signature.result, word == "b");
    else if (!word.getAsInteger(10, index))
      type = index < operands.size() ? operands[index] : Type();
    else if (auto number = dyn_cast_or_null<IntegerAttr>(
                 op ? op->getInherentAttrOrNull(word) : Attribute()))
      type = number.getType();
    if (type)
      overloads.push_back(type);
  }
  return overloads;
}

static std::string getName(StringRef base, Types &types,
                           ArrayRef<Type> overloads) {
  std::string name = ("llvm." + base).str();
  llvm::raw_string_ostream os(name);
  for (Type type : overloads) {
    os << '.';
    printMangled(os, types, type);
  }
  return name;
}

//===-- Calls --------------------------------------------------------------===//

/// An attribute as an argument.
static NodeRef getImmediate(Operation *op, StringRef name, CodeBuilder &code) {
  Attribute attr = op->getInherentAttrOrNull(name);
  Arena &arena = code.getTranslator().getArena();
  auto getText = [&](StringRef text) -> NodeRef {
    return arena.make<MetadataValueNode>(
        code.getTranslator().getMetadata().getString(text));
  };
  if (name == "roundingmode") {
    static constexpr llvm::StringLiteral modes[] = {
        "towardzero",    "tonearest", "upward", "downward",
        "tonearestaway", "",          "",       "dynamic"};
    return getText(("round." + modes[getNumber(attr).value_or(1) & 7]).str());
  }
  if (name == "fpExceptionBehavior") {
    static constexpr llvm::StringLiteral behaviors[] = {"ignore", "maytrap",
                                                        "strict"};
    return getText(
        ("fpexcept." + behaviors[getNumber(attr).value_or(0) % 3]).str());
  }
  if (auto number = dyn_cast_or_null<IntegerAttr>(attr))
    return code.getPool().getInt(number.getType(), number.getValue());
  if (auto real = dyn_cast_or_null<FloatAttr>(attr))
    return code.getPool().getFloat(real.getType(), real.getValue());
  return nullptr;
}

namespace {
struct Arguments {
  SmallVector<NodeRef, 4> values;
  /// The one that has the alignment of the operation.
  std::optional<size_t> aligned;
  /// That alignment is the one of the elements of a vector.
  bool hasElements = false;
};
} // namespace

static Arguments getArguments(Operation *op, const IntrinsicRule &rule,
                              CodeBuilder &code) {
  Arguments arguments;
  if (rule.arguments.empty()) {
    arguments.values = code.get(op->getOperands());
    return arguments;
  }
  SmallVector<StringRef, 4> words;
  rule.arguments.split(words, ' ');
  for (StringRef word : words) {
    if (word.ends_with("@") || word.ends_with("*")) {
      arguments.aligned = arguments.values.size();
      arguments.hasElements = word.ends_with("*");
      word = word.drop_back();
    }
    bool isOptional = word.consume_back("?");
    size_t index = 0;
    NodeRef value = nullptr;
    if (word.getAsInteger(10, index))
      value = getImmediate(op, word, code);
    else if (index < op->getNumOperands())
      value = code.get(op->getOperand(unsigned(index)));
    else if (isOptional)
      value = code.getPool().getPoison(op->getResult(0).getType());
    if (value)
      arguments.values.push_back(value);
  }
  return arguments;
}

/// The function type of a call with these arguments.
static Type getCalledType(Types &types, ArrayRef<NodeRef> arguments,
                          Operation *op, bool isVoid) {
  SmallVector<Type, 4> argumentTypes;
  for (NodeRef argument : arguments)
    argumentTypes.push_back(argument->kind == NodeKind::Metadata
                                ? types.getMetadata()
                                : argument->type);
  bool hasResult = op->getNumResults() && !isVoid;
  return types.getFunction(argumentTypes,
                           hasResult ? op->getResult(0).getType() : Type(),
                           /*isVariadic=*/false);
}

static void addAlignment(Operation *op, const Arguments &arguments,
                         const Layout &layout, CallInfo &call) {
  std::optional<uint64_t> alignment =
      getNumber(op->getInherentAttrOrNull("alignment"));
  if (arguments.hasElements)
    alignment = layout.getABIAlignment(
        getScalarType(op->getNumResults() ? op->getResult(0).getType()
                                          : op->getOperand(0).getType()));
  if (!arguments.aligned || !alignment || !*alignment)
    return;
  auto &attributes = call.attributes.arguments;
  attributes.resize(std::max(attributes.size(), *arguments.aligned + 1));
  addAttribute(attributes[*arguments.aligned],
               makeArgumentAttribute("align", Twine(*alignment)));
}

static LogicalResult translateIntrinsic(Operation *op, CodeBuilder &code,
                                        Opcode opcode) {
  const IntrinsicRule *rule = findByOp(op->getName().getStringRef());
  Arguments arguments = getArguments(op, *rule, code);
  Types &types = code.getTypes();
  bool isVoid = rule->overloads == "void";
  Type functionType = getCalledType(types, arguments.values, op, isVoid);
  SmallVector<Type, 4> operandTypes(op->getOperandTypes());
  std::string name = getName(
      rule->name, types,
      getOverloads(*rule, types, getSignature(functionType), operandTypes, op));
  Function *callee =
      code.getTranslator().getIntrinsic(name, functionType, rule);
  if (!callee)
    return emitUntranslatable(op);
  Instruction *made =
      code.insertCall(callee, functionType, arguments.values, opcode);
  if (types.isFloatMath(made->type))
    made->flags = getFlags(op);
  AttributeBuilder attributes(types);
  attributes.addArguments(op, made->call->attributes);
  addAlignment(op, arguments, code.getTranslator().getLayout(), *made->call);
  // The mode of floating-point arithmetic is known at the call, too.
  if (rule->attributes == Strict)
    addAttribute(made->call->attributes.function,
                 makeFunctionAttribute("strictfp"));
  if (op->getInherentAttrOrNull("op_bundle_tags"))
    addBundles(op, code, code.get(op->getOperands().drop_front()), *made->call);
  addMemoryMetadata(op, code, *made);
  if (isVoid)
    return code.setResult(op,
                          code.getPool().getPoison(op->getResult(0).getType()));
  return code.setResult(op, made);
}

/// Whether a target has the intrinsic: the table has none of those.
static bool isOfTarget(StringRef name) {
  static constexpr llvm::StringLiteral targets[] = {
      "aarch64",   "amdgcn", "arm",  "bpf",  "dx",   "hexagon",
      "loongarch", "mips",   "nvvm", "ppc",  "r600", "riscv",
      "s390",      "spv",    "ve",   "wasm", "x86",  "xcore"};
  return llvm::is_contained(targets, name.split('.').second.split('.').first);
}

/// The function that `llvm.call_intrinsic` names; null after a diagnostic.
static Function *getNamedIntrinsic(Operation *op, CodeBuilder &code,
                                   ArrayRef<NodeRef> arguments,
                                   Type functionType) {
  StringRef base = getString(op, "intrin");
  Translator &translator = code.getTranslator();
  const IntrinsicRule *rule = findIntrinsic(base);
  if (!rule && isOfTarget(base))
    return translator.getIntrinsic(base, functionType, nullptr);
  if (!rule) {
    emitError(op->getContext(), op->getLoc(), "could not find LLVM intrinsic: ")
        << StringAttr::get(op->getContext(), base);
    return nullptr;
  }
  Types &types = code.getTypes();
  SmallVector<Type, 4> operandTypes;
  for (NodeRef argument : arguments)
    operandTypes.push_back(argument->type);
  SmallVector<Type, 3> overloads = getOverloads(
      *rule, types, getSignature(functionType), operandTypes, nullptr);
  bool isOverloaded = !rule->overloads.empty();
  if (isOverloaded &&
      overloads.size() != StringRef(rule->overloads).count(' ') + 1) {
    emitError(op->getContext(), op->getLoc(), "call intrinsic signature ")
        << types.getText(functionType) << " to overloaded intrinsic "
        << StringAttr::get(op->getContext(), base)
        << " does not match any of the overloads";
    return nullptr;
  }
  return translator.getIntrinsic(getName(rule->name, types, overloads),
                                 functionType, rule);
}

static LogicalResult translateCallIntrinsic(Operation *op, CodeBuilder &code,
                                            Opcode opcode) {
  SmallVector<Segment, 2> segments;
  if (failed(getOperandSegments(op, segments)))
    return emitUntranslatable(op);
  auto getSegment = [&](Segment segment) {
    return code.get(op->getOperands().slice(segment.first, segment.size));
  };
  SmallVector<NodeRef, 4> arguments = getSegment(segments[0]);
  Types &types = code.getTypes();
  Type functionType = getCalledType(types, arguments, op, false);
  Function *callee = getNamedIntrinsic(op, code, arguments, functionType);
  if (!callee)
    return emitUntranslatable(op);
  Instruction *made = code.insertCall(callee, functionType, arguments, opcode);
  if (types.isFloatMath(made->type))
    made->flags = getFlags(op);
  AttributeBuilder attributes(types);
  attributes.addArguments(op, made->call->attributes);
  addBundles(op, code, getSegment(segments[1]), *made->call);
  return code.setResult(op, made);
}

const OpRule *llvmir::findIntrinsicRule(StringRef opName) {
  static constexpr OpRule ofIntrinsics = {"", translateIntrinsic, Opcode::Call};
  static constexpr OpRule ofCalls =
      ruleFor<LLVM::CallIntrinsicOp>(translateCallIntrinsic, Opcode::Call);
  if (opName == ofCalls.name)
    return &ofCalls;
  return findByOp(opName) ? &ofIntrinsics : nullptr;
}
