// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/OverlayCheck.h"

#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Model/DialectWriter.h"
#include "strata/DialectFiles/ODS/Import.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/DialectDirectory.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/ImportODS/ImportedDialect.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace strata;

namespace {
/// The dialects of the files in some directories.
class DirectoryDialects final : public ods::OtherDialects {
public:
  explicit DirectoryDialects(Context &ctx) : ctx(ctx) {}

  /// Adds the files of `folder`; fails if it cannot be read.
  LogicalResult add(StringRef folder) {
    auto list = getFiles(ctx).list(folder);
    if (!list) {
      llvm::errs() << "error: cannot read directory '" << folder
                   << "': " << list.getError().message() << '\n';
      return failure();
    }
    for (const std::string &path : *list) {
      StringRef name = llvm::sys::path::filename(path);
      if (name.consume_back(".irdl.mlir"))
        paths.try_emplace(name.str(), path);
    }
    return success();
  }
  /// The file of a dialect; empty if there is none.
  std::string find(StringRef dialect) const {
    auto it = paths.find(dialect.str());
    return it == paths.end() ? std::string() : it->second;
  }
  SmallVector<StringRef> getNames() const {
    SmallVector<StringRef> names;
    for (const auto &[name, path] : paths)
      names.push_back(name);
    return names;
  }
  std::vector<std::pair<std::string, std::string>> list() override {
    std::vector<std::pair<std::string, std::string>> names;
    for (const auto &[name, path] : paths) {
      std::string text = import(name);
      StringRef ns = findDialectNamespace(text);
      names.push_back({name, ns.empty() ? name : ns.str()});
    }
    return names;
  }
  std::string import(StringRef dialect) override {
    auto file = getFiles(ctx).open(find(dialect));
    return file ? (*file)->getBuffer().str() : std::string();
  }

private:
  Context &ctx;
  std::map<std::string, std::string> paths;
};
} // namespace

/// The dialect called `name` in `file`; null if it does not define it.
static Operation *findDialectOp(Operation *file, StringRef name) {
  for (Operation *dialect : findDialectDefinitions(file))
    if (dialect->getAttrOfType<StringAttr>("sym_name").getValue() == name)
      return dialect;
  return nullptr;
}

/// Checks the overlay of one dialect.
static LogicalResult checkDialect(DialectFiles &files,
                                  const ods::Overlay &overlay,
                                  DirectoryDialects &others,
                                  ArrayRef<std::string> folders) {
  StringRef name =
      overlay.root->getAttrOfType<StringAttr>("sym_name").getValue();
  std::string path = others.find(name);
  if (path.empty())
    return overlay.root->emitError("there is no file '")
           << name << ".irdl.mlir' in '" << llvm::join(folders, "', '") << "'"
           << suggest(name, others.getNames());
  Operation *file = files.read(path);
  Operation *base = file ? findDialectOp(file, name) : nullptr;
  if (file && !base)
    return overlay.root->emitError("'")
           << path << "' does not define dialect '" << name << "'";
  if (!base)
    return failure();
  DialectModel model = readDialect(base, {.names = &files.getNames(file)});
  ods::OverlayRecord record;
  if (failed(ods::applyOverlay(model, overlay, record)))
    return failure();
  std::string text;
  llvm::raw_string_ostream os(text);
  writeDialect(model, os);
  ods::LoadOutcome outcome = checkImportedDialect(text, others);
  for (const ods::LoadError &error : outcome.errors) {
    std::optional<size_t> index = ods::findDefinitionAt(text, error.offset);
    bool isIn = index && *index < model.definitions.size();
    (void)ods::reportOverlayError(record, model,
                                  isIn ? &model.definitions[*index] : nullptr,
                                  text, error.offset, error.message);
  }
  ods::warnOfFormatProblems(record, outcome.foreign);
  // Traits of other dialects are unknown.
  ods::warnOfUnused(record, model, [](StringRef) { return false; });
  bool isBad = !outcome.errors.empty();
  isBad |= failed(ods::reportUndefinedOperations(record, model, text, outcome));
  return failure(isBad);
}

LogicalResult strata::checkOverlay(DialectFiles &files, StringRef path,
                                   ArrayRef<std::string> folders) {
  DirectoryDialects others(files.getContext());
  for (const std::string &folder : folders)
    if (failed(others.add(folder)))
      return failure();
  std::vector<ods::Overlay> overlays;
  if (failed(readOverlays({path.str()}, files, overlays)))
    return failure();
  ScopedDiagnosticHandler handler(&files.getContext(), [&](Diagnostic &diag) {
    files.print(diag);
    return success();
  });
  bool isBad = false;
  for (const ods::Overlay &overlay : overlays)
    for (Operation *dialect : findDialectDefinitions(overlay.root))
      isBad |= failed(
          checkDialect(files, {dialect, overlay.names}, others, folders));
  return failure(isBad);
}
