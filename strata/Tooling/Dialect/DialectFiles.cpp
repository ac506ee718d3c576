// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/DialectFiles.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/KnownDialects.h"
#include "strata/Tooling/Dialect/EmbeddedDialects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

/// One text that was read.
struct DialectFiles::Source {
  std::string name;
  /// The number of the buffer in the Context.
  uint32_t number = 0;
  std::shared_ptr<const LineTable> lines;
  SourceNames names;
  OwningOpRef<> module;
};

DialectFiles::DialectFiles(raw_ostream &err, bool color,
                           const DialectFilesOptions &options)
    : err(err), color(color), registerExtensions(options.registerExtensions),
      report(options.report) {
  setFiles(ctx, options.files);
  if (registerExtensions)
    registerExtensions(ctx);
  installRenderer(ctx);
  installBuiltinAsm(ctx);
  registerBytecodeFormat(ctx);
  declareKnownDialects(ctx);
  registerIRDLDialect(ctx);
  // Constraints may name types of absent dialects.
  ctx.allowUnregisteredDialects();
  ctx.printOpOnDiagnostic(false);
}

DialectFiles::~DialectFiles() = default;

void DialectFiles::print(const Diagnostic &diag, Context &of) {
  if (report)
    return report(diag, of);
  std::optional<FilePosition> position =
      findFilePosition(diag.getLocation(), &of);
  StringRef name;
  const LineTable none((StringRef()));
  const LineTable *lines = &none;
  for (const auto &source : sources)
    if (position && source->name == position->file) {
      name = source->name;
      lines = source->lines.get();
    }
  DiagnosticPrinter(&of, err, name, *lines, color).print(diag);
}

Operation *DialectFiles::read(std::unique_ptr<llvm::MemoryBuffer> buffer,
                              std::vector<ModelProblem> *problems) {
  Source &source = *sources.emplace_back(std::make_unique<Source>());
  source.name = buffer->getBufferIdentifier().str();
  source.lines = std::make_shared<const LineTable>(buffer->getBuffer());
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    print(diag);
    return success();
  });
  source.number = ctx.addSourceBuffer(std::move(buffer), source.lines);
  ParserConfig config(&ctx);
  config.names = &source.names;
  source.module = parseDialectFile(source.number, config);
  if (!source.module)
    return nullptr;
  std::vector<DialectModel> models = readDialects(
      source.module.get(), {.names = &source.names, .problems = problems});
  if (models.empty() &&
      failed(reportNoDialect(source.module.get(), source.number)))
    return nullptr;
  for (DialectModel &model : models)
    dialects.add(std::move(model));
  return source.module.get();
}

Operation *DialectFiles::read(StringRef path,
                              std::vector<ModelProblem> *problems) {
  auto buffer = getFiles(ctx).open(path);
  if (buffer)
    return read(std::move(*buffer), problems);
  err << "error: " << describeOpenError(path, buffer.getError()) << '\n';
  return nullptr;
}

const DialectFiles::Source &DialectFiles::find(Operation *op) const {
  auto source = llvm::find_if(
      sources, [&](const auto &source) { return source->module.get() == op; });
  assert(source != sources.end() && "not an operation of these files");
  return **source;
}

const SourceNames &DialectFiles::getNames(Operation *op) const {
  return find(op).names;
}

StringRef DialectFiles::getText(Operation *op) const {
  return ctx.getSourceBuffer(find(op).number).getText();
}

StringRef DialectFiles::getFileName(Operation *op) const {
  return find(op).name;
}

Context &DialectFiles::getLoaded() {
  if (trial)
    return trial->getContext();
  trial = std::make_unique<DialectLoadCheck>(
      DialectLoadCheck::CppOfFiles::MadeUp, ArrayRef<StringRef>(),
      registerExtensions);
  for (const auto &source : sources) {
    StringRef text = ctx.getSourceBuffer(source->number).getText();
    if (!findEmbeddedDialect(text))
      (void)trial->load(text, source->name, [](const Diagnostic &) {});
  }
  return trial->getContext();
}

bool DialectFiles::addEmbedded(StringRef name) {
  if (std::optional<DialectModel> model = readNativeDialect(ctx, name)) {
    dialects.add(std::move(*model));
    return true;
  }
  std::unique_ptr<llvm::MemoryBuffer> text = getEmbeddedDialectText(name);
  return text && read(std::move(text), nullptr);
}

void DialectFiles::addAllEmbedded() {
  for (StringRef name : getEmbeddedDialects())
    addEmbedded(name);
}
