// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of intrinsics: operations of their own by the table that the export has, and
// `llvm.call_intrinsic` for others.
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"

using namespace strata;
using namespace strata::codegen;

//===-- Table --------------------------------------------------------------===//

namespace {
struct Rule {
  llvm::StringLiteral op, name, arguments;
  bool hasFastMath;
};
} // namespace

// The attributes that declarations have are LLVM's own here.
static const Rule *getRules(size_t &size) {
#define STRATA_LLVMIR_INTRINSIC(OP, NAME, OVERLOADS, ARGUMENTS, ATTRIBUTES,    \
                                PARTS)                                         \
  {OP, NAME, ARGUMENTS, false},
#define STRATA_LLVMIR_FLOAT_INTRINSIC(OP, NAME, OVERLOADS, ARGUMENTS,          \
                                      ATTRIBUTES, PARTS)                       \
  {OP, NAME, ARGUMENTS, true},
  static constexpr Rule rules[] = {
#include "strata/Target/LLVMIR/Intrinsics.def"
  };
  size = std::size(rules);
  return rules;
}

/// `llvm.` is left out of the name.
static const Rule *findRule(const llvm::Function &intrinsic) {
  StringRef base =
      llvm::Intrinsic::getBaseName(intrinsic.getIntrinsicID()).substr(5);
  size_t size = 0;
  const Rule *rules = getRules(size);
  for (const Rule &rule : ArrayRef(rules, size))
    if (!rule.op.empty() && rule.name == base)
      return &rule;
  return nullptr;
}

static bool isDebugIntrinsic(const llvm::Function &intrinsic) {
  switch (intrinsic.getIntrinsicID()) {
  case llvm::Intrinsic::dbg_declare:
  case llvm::Intrinsic::dbg_value:
  case llvm::Intrinsic::dbg_label:
  case llvm::Intrinsic::dbg_assign:
    return true;
  default:
    return false;
  }
}

bool ModuleImport::keepsDeclaration(const llvm::Function &intrinsic) {
  if (isDebugIntrinsic(intrinsic) ||
      intrinsic.getIntrinsicID() ==
          llvm::Intrinsic::experimental_noalias_scope_decl)
    return false;
  return options.preferUnregisteredIntrinsics || !findRule(intrinsic);
}

//===-- Arguments ----------------------------------------------------------===//

/// An argument that is an attribute of the operation.
static std::string getImmediate(ModuleImport &module, StringRef name,
                                const llvm::Value *value) {
  if (auto *metadata = llvm::dyn_cast<llvm::MetadataAsValue>(value)) {
    auto *text = llvm::dyn_cast<llvm::MDString>(metadata->getMetadata());
    if (!text)
      return {};
    static constexpr llvm::StringLiteral modes[] = {
        "round.towardzero", "round.tonearest", "round.upward", "round.downward",
        "round.tonearestaway"};
    static constexpr llvm::StringLiteral behaviors[] = {
        "fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"};
    ArrayRef<llvm::StringLiteral> words =
        name == "roundingmode" ? ArrayRef(modes) : ArrayRef(behaviors);
    for (auto [i, word] : llvm::enumerate(words))
      if (word == text->getString())
        return std::to_string(i) + " : i64";
    return name == "roundingmode" && text->getString() == "round.dynamic"
               ? "7 : i64"
               : "";
  }
  auto *constant = llvm::dyn_cast<llvm::Constant>(value);
  return constant ? module.getConstantAttr(constant) : "";
}

static bool hasMemoryMetadata(StringRef op) {
  return op.starts_with("memcpy") || op.starts_with("memmove") ||
         op.starts_with("memset");
}

static bool hasArgumentAttrs(StringRef op) {
  return hasMemoryMetadata(op) || op == "masked.expandload" ||
         op == "masked.compressstore";
}

/// Operations of masked accesses have the alignment of their pointer.
static void addMaskedAlignment(const llvm::IntrinsicInst &call, unsigned index,
                               Entries &entries) {
  llvm::Align alignment = call.getParamAlign(index).valueOrOne();
  entries.add("alignment", Twine(alignment.value()) + " : i32");
}

LogicalResult
FunctionImport::importNamedIntrinsic(const llvm::IntrinsicInst &call) {
  OpText op;
  op.name = "llvm.call_intrinsic";
  for (const llvm::Use &argument : call.args()) {
    if (argument->getType()->isMetadataTy())
      return module.fail(&call, "intrinsics with metadata are not supported");
    if (failed(addOperand(op, argument.get(), &call)))
      return failure();
  }
  size_t numArguments = op.operands.size();
  unsigned numBundleOperands = 0;
  if (failed(addBundles(op, call, numBundleOperands)))
    return failure();
  addFlags(call, op.properties);
  op.properties.add("intrin", quote(call.getCalledFunction()->getName()));
  op.properties.add("operandSegmentSizes", "array<i32: " + Twine(numArguments) +
                                               ", " + Twine(numBundleOperands) +
                                               ">");
  module.addArgumentAttrs(call.getAttributes(), unsigned(call.arg_size()),
                          !call.getType()->isVoidTy(), op.properties);
  finish(call, op, call.getType());
  return success();
}

LogicalResult
FunctionImport::importScopeDeclaration(const llvm::IntrinsicInst &call) {
  OpText op;
  op.name = "llvm.intr.experimental.noalias.scope.decl";
  auto *scopes = llvm::dyn_cast<llvm::MDNode>(
      llvm::cast<llvm::MetadataAsValue>(call.getArgOperand(0))->getMetadata());
  if (!scopes || scopes->getNumOperands() != 1)
    return module.fail(&call, "expected one scope");
  std::string text;
  if (failed(module.getAliasScopes(call, scopes, text)))
    return failure();
  op.properties.add("scope", StringRef(text).drop_front().drop_back());
  finish(call, op, nullptr);
  return success();
}

LogicalResult FunctionImport::importIntrinsic(const llvm::IntrinsicInst &call) {
  const llvm::Function &callee = *call.getCalledFunction();
  if (callee.getIntrinsicID() ==
      llvm::Intrinsic::experimental_noalias_scope_decl)
    return importScopeDeclaration(call);
  const Rule *rule = findRule(callee);
  if (!rule || module.getOptions().preferUnregisteredIntrinsics)
    return importNamedIntrinsic(call);
  OpText op;
  op.name = ("llvm.intr." + rule->op).str();
  SmallVector<StringRef> tokens;
  rule->arguments.split(tokens, ' ', -1, /*KeepEmpty=*/false);
  unsigned index = 0;
  for (const llvm::Use &argument : call.args()) {
    StringRef token = index < tokens.size() ? tokens[index] : "";
    if (token.contains('@'))
      addMaskedAlignment(call, index, op.properties);
    ++index;
    if (token.empty() || llvm::isDigit(token[0])) {
      if (failed(addOperand(op, argument.get(), &call)))
        return failure();
      continue;
    }
    std::string text = getImmediate(module, token, argument.get());
    if (text.empty())
      return module.fail(&call, "'" + token + "' is not supported");
    op.properties.add(token, text);
  }
  unsigned numBundleOperands = 0;
  bool isAssume = callee.getIntrinsicID() == llvm::Intrinsic::assume;
  if (!isAssume && call.getNumOperandBundles())
    return module.fail(&call, "operand bundles of this intrinsic are not "
                              "known");
  if (isAssume && failed(addBundles(op, call, numBundleOperands)))
    return failure();
  // Without a place for them, flags are lost, which is right.
  if (rule->hasFastMath)
    addFlags(call, op.properties);
  if (hasArgumentAttrs(rule->op)) {
    // The arguments that are operands have attributes.
    module.addArgumentAttrs(call.getAttributes(), unsigned(op.operands.size()),
                            false, op.properties);
  }
  if (hasMemoryMetadata(rule->op) && failed(addMemoryMetadata(call, op)))
    return failure();
  finish(call, op, call.getType());
  return success();
}
