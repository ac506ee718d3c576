// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes are written as one list of text, which is parsed: in one text equal numbers
// of `distinct` are one object, so that all functions share their compile unit.
#include "strata/Conversion/LLVMDebugInfo/LLVMDebugInfo.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {
/// A place in a file.
struct SourcePlace {
  StringRef file = "<unknown>";
  uint32_t line = 1;
};

/// Collects the attributes that are needed, and then the operations that get them.
class ScopeBuilder {
public:
  ScopeBuilder(Operation *module, StringRef emissionKind);
  void addFunction(Operation *function);
  /// Sets the locations.
  void finish();

private:
  void addBody(Operation *function, const SourcePlace &place,
               const std::string &scope);
  void add(Operation *op, const Twine &attribute) {
    owners.push_back(op);
    list += (owners.size() == 1 ? "" : ", ") + attribute.str();
  }

  Context *ctx;
  std::string compileUnit, list;
  std::vector<Operation *> owners;
  unsigned numDistinct = 1;
};
} // namespace

/// The place that a location leads to first.
static std::optional<SourcePlace> findPlace(Location loc) {
  if (loc.isUnknown())
    return std::nullopt;
  std::optional<SourcePlace> place;
  loc.getAttr().walk([&](Location part) -> WalkResult {
    auto position = dyn_cast<FileLineColRange>(part.getAttr());
    if (!position)
      return WalkResult::advance();
    place = {position.getFilename().getValue(), position.getStartLine()};
    return WalkResult::interrupt();
  });
  return place;
}

static std::string quote(StringRef text) {
  std::string quoted = "\"";
  llvm::raw_string_ostream os(quoted);
  llvm::printEscapedString(text, os);
  os << '"';
  return os.str();
}

static std::string getFileText(StringRef path) {
  return "#llvm.di_file<" + quote(llvm::sys::path::filename(path)) + " in " +
         quote(llvm::sys::path::parent_path(path)) + ">";
}

ScopeBuilder::ScopeBuilder(Operation *module, StringRef emissionKind)
    : ctx(module->getContext()) {
  SourcePlace place = findPlace(module->getLoc()).value_or(SourcePlace());
  compileUnit = "#llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = "
                "DW_LANG_C, file = " +
                getFileText(place.file) +
                ", producer = \"MLIR\", isOptimized = true, emissionKind = " +
                emissionKind.str() + ">";
}

/// Whether the location has the attribute of a function already.
static bool hasScope(Operation *function) {
  auto fused = dyn_cast_or_null<FusedLoc>(function->getLoc().getAttrOrNull());
  if (!fused || !fused.getMetadata())
    return false;
  std::string text;
  llvm::raw_string_ostream(text) << fused.getMetadata();
  return StringRef(text).starts_with("#llvm.di_subprogram");
}

void ScopeBuilder::addFunction(Operation *function) {
  if (hasScope(function))
    return;
  Operation *module = function->getParentOp();
  std::optional<SourcePlace> place = findPlace(function->getLoc());
  if (!place) {
    place = findPlace(module->getLoc()).value_or(SourcePlace());
    place->line = 1;
  }
  bool isDefinition = !isExternalFunction(function);
  std::string file = getFileText(place->file);
  std::string name = quote(SymbolTable::getSymbolName(function).getValue());
  std::string line = std::to_string(place->line);
  std::string scope = "#llvm.di_subprogram<";
  if (isDefinition)
    scope += "id = distinct[" + std::to_string(numDistinct++) +
             "]<>, compileUnit = " + compileUnit + ", ";
  scope += "scope = " + file + ", name = " + name + ", linkageName = " + name +
           ", file = " + file + ", line = " + line + ", scopeLine = " + line +
           ", subprogramFlags = " +
           (isDefinition ? "\"Definition|Optimized\"" : "Optimized") +
           ", type = #llvm.di_subroutine_type<callingConvention = "
           "DW_CC_normal>>";
  add(function, scope);
  if (isDefinition)
    addBody(function, *place, scope);
}

void ScopeBuilder::addBody(Operation *function, const SourcePlace &place,
                           const std::string &scope) {
  function->walk([&](Operation *op) {
    if (op == function)
      return;
    std::optional<SourcePlace> inner = findPlace(op->getLoc());
    if (inner && inner->file != place.file)
      add(op, "#llvm.di_lexical_block_file<scope = " + scope + ", file = " +
                  getFileText(inner->file) + ", discriminator = 0>");
  });
}

void ScopeBuilder::finish() {
  if (owners.empty())
    return;
  auto scopes =
      dyn_cast_or_null<ArrayAttr>(parseAttribute("[" + list + "]", ctx));
  assert(scopes && scopes.size() == owners.size() &&
         "the text of scopes must be readable");
  for (auto [op, scope] : llvm::zip(owners, scopes))
    op->setLoc(FusedLoc::get(ctx, {op->getLoc()}, scope));
}

void strata::addLLVMDebugInfoScopes(Operation *module, StringRef emissionKind) {
  ScopeBuilder builder(module, emissionKind);
  for (Region &region : module->getRegions())
    for (Block &block : region)
      for (Operation &op : block)
        if (isa<LLVM::LLVMFuncOp>(op))
          builder.addFunction(&op);
  builder.finish();
}

namespace {
enum class EmissionKind { None, Full, LineTablesOnly, DebugDirectivesOnly };

struct EnsureDebugInfoScope final : Pass {
  using Pass::Pass;
  Option<EmissionKind> emissionKind{
      *this,
      "emission-kind",
      "Kind of debug information",
      EmissionKind::LineTablesOnly,
      {{EmissionKind::None, "None", "None"},
       {EmissionKind::Full, "Full", "Full"},
       {EmissionKind::LineTablesOnly, "LineTablesOnly",
        "LineTablesOnly (default)"},
       {EmissionKind::DebugDirectivesOnly, "DebugDirectivesOnly",
        "DebugDirectivesOnly"}}};

  void runOnOperation() override {
    addLLVMDebugInfoScopes(getOperation(), getWord(emissionKind));
    // No analysis depends on locations.
    markAllAnalysesPreserved();
  }
  static StringRef getWord(EmissionKind kind) {
    switch (kind) {
    case EmissionKind::None:
      return "None";
    case EmissionKind::Full:
      return "Full";
    case EmissionKind::LineTablesOnly:
      return "LineTablesOnly";
    case EmissionKind::DebugDirectivesOnly:
      return "DebugDirectivesOnly";
    }
    llvm_unreachable("all kinds have a word");
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "ensure-debug-info-scope-on-llvm-func",
    .name = "DIScopeForLLVMFuncOpPass",
    .summary = "Add a subprogram of debug information to each function",
    .anchor = "builtin.module",
    .dependentDialects = {"llvm"},
    .create = makePass<EnsureDebugInfoScope>,
};

void strata::registerLLVMDebugInfoPasses(PassRegistry &registry) {
  registry.add(info);
}
