// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The translation of a module: its parts in the order in which upstream's tool makes them,
// which is the order of the text.
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/Dialects/LLVM/LLVMModuleOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Translation.h"
#include "strata/Target/LLVMIR/LLVMIR.h"
#include "strata/Target/LLVMIR/PrinterDetail.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

using namespace strata;
using namespace strata::llvmir;

Arena::~Arena() {
  for (auto [object, destroy] : llvm::reverse(cleanups))
    destroy(object);
}

static Context *setContext(Module &module, Context *ctx) {
  module.ctx = ctx;
  return ctx;
}

Translator::Translator(Operation *op)
    : op(op), types((setContext(module, op->getContext()), module)),
      pool(module, types), metadata(module, pool) {}

//===-- Words --------------------------------------------------------------===//

StringRef llvmir::getLinkage(Attribute attr) {
  static constexpr llvm::StringLiteral words[] = {
      "",          "available_externally",
      "linkonce",  "linkonce_odr",
      "weak",      "weak_odr",
      "appending", "internal",
      "private",   "extern_weak",
      "common"};
  uint64_t number = getNumber(attr).value_or(0);
  return number < std::size(words) ? words[number] : words[0];
}
StringRef llvmir::getVisibility(Attribute attr) {
  uint64_t number = getNumber(attr).value_or(0);
  return number == 1 ? "hidden" : number == 2 ? "protected" : "";
}
StringRef llvmir::getUnnamedAddr(Attribute attr) {
  uint64_t number = getNumber(attr).value_or(0);
  return number == 1 ? "local_unnamed_addr" : number == 2 ? "unnamed_addr" : "";
}
StringRef llvmir::getOrdering(Attribute attr) {
  static constexpr llvm::StringLiteral words[] = {
      "",        "unordered", "monotonic", "",
      "acquire", "release",   "acq_rel",   "seq_cst"};
  uint64_t number = getNumber(attr).value_or(0);
  return number < std::size(words) ? words[number] : words[0];
}

StringRef llvmir::getString(Operation *op, StringRef attrName) {
  auto text = dyn_cast_or_null<StringAttr>(op->getInherentAttrOrNull(attrName));
  return text ? text.getValue() : StringRef();
}

bool llvmir::isTrue(Attribute attr) {
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  return number && !number.getValue().isZero();
}

SmallVector<int64_t, 8> llvmir::getIndices(Attribute attr) {
  SmallVector<int64_t, 8> indices;
  if (auto narrow = dyn_cast_or_null<DenseI32ArrayAttr>(attr))
    indices.append(narrow.begin(), narrow.end());
  else if (auto wide = dyn_cast_or_null<DenseI64ArrayAttr>(attr))
    indices.append(wide.begin(), wide.end());
  return indices;
}

//===-- Module -------------------------------------------------------------===//

const OpRule *Translator::findRule(Operation *op) {
  auto [found, isNew] = rules.try_emplace(&op->getDefinition(), nullptr);
  if (!isNew)
    return found->second;
  StringRef name = op->getName().getStringRef();
  for (ArrayRef<OpRule> table :
       {getInstructionRules(), getMemoryRules(), getControlRules(),
        getConstantRules(), getMetadataRules(), getModuleRules()})
    for (const OpRule &rule : table)
      if (rule.name == name)
        return found->second = &rule;
  return found->second = findIntrinsicRule(name);
}

LogicalResult Translator::translateHeader() {
  std::string layoutText;
  if (failed(getLayoutText(op, layoutText)))
    return failure();
  module.dataLayout = getArena().copy(layoutText);
  if (auto text = op->getAttrOfType<StringAttr>("llvm.target_triple"))
    module.triple = text.getValue();
  layout.emplace(types, module.dataLayout);
  folder.emplace(pool, *layout);
  if (auto list = op->getAttrOfType<ArrayAttr>("llvm.module_asm"))
    for (Attribute line : list)
      if (auto text = dyn_cast<StringAttr>(line))
        module.inlineAsm.push_back(text.getValue());
  return success();
}

/// The operations beside functions and globals: constants, and operations that
/// become metadata.
LogicalResult Translator::translateOthers(Block &body) {
  CodeBuilder code(*this, nullptr);
  BlockNode scratch;
  code.setBlock(&scratch);
  for (Operation &other : body) {
    // Code of devices is translated by the passes that make binaries of it.
    if (isa<ModuleOp, gpu::GPUModuleOp, LLVM::LLVMFuncOp, LLVM::GlobalOp,
            LLVM::AliasOp, LLVM::IFuncOp, LLVM::ComdatOp, LLVM::GlobalCtorsOp,
            LLVM::GlobalDtorsOp>(other))
      continue;
    if (failed(code.translate(&other)))
      return failure();
    // Instructions are in functions.
    if (!scratch.instructions.empty())
      return emitUntranslatable(&other);
  }
  return success();
}

LogicalResult llvmir::emitUntranslatable(Operation *op) {
  StringRef name = op->getName().getStringRef();
  StringRef dialect = name.split('.').first;
  if (dialect != "llvm" && dialect != "builtin") {
    InFlightDiagnostic diag =
        op->emitError("cannot be converted to LLVM IR: missing "
                      "`LLVMTranslationDialectInterface` registration for "
                      "dialect for op: " +
                      name);
    diag.attachNote(op->getLoc())
        << "operations of the dialect llvm are converted; the passes "
           "'lower-to-llvm' lower others to it";
    return diag;
  }
  return op->emitError("LLVM Translation failed for operation: ") << name;
}

/// Calls `fn` for the operations of the class `OpT` in `body` until it fails.
template <typename OpT>
static LogicalResult forEach(Block &body,
                             function_ref<LogicalResult(Operation *)> fn) {
  for (Operation &child : body)
    if (isa<OpT>(child) && failed(fn(&child)))
      return failure();
  return success();
}

LogicalResult Translator::run() {
  if (!isa<ModuleOp>(op) || op->getRegion(0).empty())
    return emitUntranslatable(op);
  if (failed(translateHeader()))
    return failure();
  Block &body = op->getRegion(0).front();
  for (Operation &child : body)
    if (isa<LLVM::ComdatOp>(child))
      translateComdats(&child);
  using Op = Operation *;
  if (failed(forEach<LLVM::LLVMFuncOp>(
          body, [&](Op o) { return declareFunction(o); })) ||
      failed(forEach<LLVM::GlobalOp>(
          body, [&](Op o) { return declareVariable(o); })) ||
      failed(forEach<LLVM::AliasOp>(body,
                                    [&](Op o) { return declareAlias(o); })) ||
      failed(forEach<LLVM::GlobalOp>(
          body, [&](Op o) { return initializeVariable(o); })) ||
      failed(forEach<LLVM::AliasOp>(body,
                                    [&](Op o) { return initializeAlias(o); })))
    return failure();
  translateStructors(LLVM::GlobalCtorsOp::getOperationName(), "ctors",
                     "llvm.global_ctors");
  translateStructors(LLVM::GlobalDtorsOp::getOperationName(), "dtors",
                     "llvm.global_dtors");
  if (failed(
          forEach<LLVM::IFuncOp>(body, [&](Op o) { return declareIFunc(o); })))
    return failure();
  translateMetadata();
  if (failed(translateOthers(body)))
    return failure();
  // The list grows by intrinsics, which have no bodies.
  for (size_t i = 0, e = module.functions.size(); i < e; ++i)
    if (failed(translateFunction(*module.functions[i])))
      return failure();
  metadata.finishUnits();
  metadata.addDefaultFlags();
  return resolveBlockAddresses();
}

NodeRef Translator::getBlockAddress(Operation *op, StringRef function,
                                    uint64_t tag) {
  GlobalNode *global = findSymbol(function);
  if (!global)
    return nullptr;
  BlockAddress &address = blockAddresses[{global->name, tag}];
  if (!address.node)
    address = {getArena().make<AggregateNode>(
                   NodeKind::BlockAddress, op->getResult(0).getType(),
                   getArena().copy<NodeRef>({global, nullptr})),
               op};
  return address.node;
}

LogicalResult Translator::resolveBlockAddresses() {
  for (auto &[key, address] : blockAddresses) {
    BlockNode *block = blockTags[key];
    if (!block)
      return address.op->emitOpError("expects an existing block label target "
                                     "in the referenced function");
    address.node->elements =
        getArena().copy<NodeRef>({address.node->elements[0], block});
  }
  return success();
}

void Translator::noteBlockTag(StringRef function, uint64_t tag,
                              BlockNode *block) {
  blockTags[{getArena().copy(function), tag}] = block;
}

//===-- Interface ----------------------------------------------------------===//

LogicalResult strata::translateModuleToLLVMIR(Operation *module,
                                              raw_ostream &os) {
  Translator translator(module);
  if (failed(translator.run()))
    return failure();
  Printer(translator.getModule(), translator.getPool(), os).print();
  return success();
}

LogicalResult
strata::registerLLVMIRTranslation(Context &ctx,
                                  OwningOpRef<> (*read)(Context *, uint32_t)) {
  return registerTranslation(ctx, {.name = "llvmir",
                                   .description = "LLVM IR as text",
                                   .write =
                                       [](Operation *op, raw_ostream &os) {
                                         return translateModuleToLLVMIR(op, os);
                                       },
                                   .read = read});
}
