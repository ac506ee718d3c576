// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// strata-gen: typed C++ for a dialect file, at build time:
//
//   strata-gen vec.irdl.mlir -o VecOps.h
//   strata-gen LLVM.irdl.mlir -o LLVMOps.h --group=Intrinsic=intr.
//
// The second writes LLVMAttrs.h, LLVMOps.h and LLVMIntrinsicOps.h.
#include "strata/Asm/Parser/Parser.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/DialectFiles/Wrappers/WrapperGenerator.h"
#include "strata/Support/FileProvider.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

#include <optional>

using namespace strata;
namespace cl = llvm::cl;

static void print(const Diagnostic &diag, Context &ctx) {
  auto kind = diag.getSeverity() == DiagnosticSeverity::Error
                  ? llvm::SourceMgr::DK_Error
                  : llvm::SourceMgr::DK_Note;
  Location loc = diag.getLocation();
  llvm::SMDiagnostic printed("strata-gen", kind, diag.getMessage());
  const llvm::SourceMgr manager;
  if (loc.isOffset()) {
    const SourceBuffer &buffer = ctx.getSourceBuffer(loc.getBuffer());
    SourcePosition at = buffer.decode(loc.getOffset());
    printed =
        llvm::SMDiagnostic(manager, {}, buffer.getName().getValue(),
                           int(at.line), int(at.column) - 1, kind,
                           diag.getMessage(), buffer.getLine(at.line), {});
  }
  printed.print(nullptr, llvm::errs(), /*ShowColors=*/false);
  for (const auto &note : diag.getNotes())
    print(*note, ctx);
}

/// The content of a dialect file; null after an error.
static OwningOpRef<> read(const std::string &path, Context &ctx) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file) {
    llvm::errs() << "error: " << describeOpenError(path, file.getError())
                 << '\n';
    return OwningOpRef<>();
  }
  OwningOpRef<> root = parseSourceBuffer(ctx.addSourceBuffer(std::move(*file)),
                                         ParserConfig(&ctx));
  if (root)
    registerStubHooks(root.get());
  return root;
}

/// Whether the file exists and has these contents.
static bool isUpToDate(const std::string &path, StringRef text) {
  auto file = llvm::MemoryBuffer::getFile(path);
  return file && (*file)->getBuffer() == text;
}

/// Writes the header; returns the exit code.
static int writeHeader(const std::string &output, StringRef text) {
  // A build tool that sees no new file compiles nothing again.
  if (output != "-" && isUpToDate(output, text))
    return 0;
  // Written beside its place and renamed.
  llvm::Error error = llvm::writeToOutput(output, [&](raw_ostream &out) {
    out << text;
    return llvm::Error::success();
  });
  if (!error)
    return 0;
  llvm::errs() << "strata-gen: cannot write '" << output
               << "': " << llvm::toString(std::move(error)) << '\n';
  return 1;
}

/// Loads the dialects of `paths`; false after an error.
static bool loadFiles(ArrayRef<std::string> paths, Context &ctx) {
  return llvm::all_of(paths, [&](const std::string &path) {
    OwningOpRef<> root = read(path, ctx);
    return root && succeeded(loadDialects(root.get()));
  });
}

/// Parses `Name=prefix,prefix`; null after an error.
static std::optional<WrapperGroup> parseGroup(StringRef text) {
  auto [name, list] = text.split('=');
  SmallVector<StringRef, 4> prefixes;
  list.split(prefixes, ',', -1, /*KeepEmpty=*/false);
  if (name.empty() || prefixes.empty()) {
    llvm::errs() << "strata-gen: expected --group=<name>=<prefix>,..., found '"
                 << text << "'\n";
    return std::nullopt;
  }
  return WrapperGroup{name.str(), {prefixes.begin(), prefixes.end()}};
}

/// Parses the values of --group; null after an error.
static std::optional<std::vector<WrapperGroup>>
parseGroups(ArrayRef<std::string> texts) {
  std::vector<WrapperGroup> groups;
  for (const std::string &text : texts) {
    std::optional<WrapperGroup> group = parseGroup(text);
    if (!group)
      return std::nullopt;
    bool isTaken = group->name == "Attrs" ||
                   llvm::any_of(groups, [&](const WrapperGroup &other) {
                     return other.name == group->name;
                   });
    if (isTaken) {
      llvm::errs() << "strata-gen: the name of the group '" << group->name
                   << "' is taken\n";
      return std::nullopt;
    }
    groups.push_back(std::move(*group));
  }
  return groups;
}

/// Writes the headers to `output` and beside it; returns the exit code.
static int writeHeaders(const std::string &output,
                        ArrayRef<WrapperHeader> headers) {
  if (headers.size() == 1)
    return writeHeader(output, headers.front().text);
  StringRef stem = output;
  if (!stem.consume_back("Ops.h")) {
    llvm::errs() << "strata-gen: with --group, the name of the output has to "
                    "end in 'Ops.h': '"
                 << output << "'\n";
    return 1;
  }
  for (const WrapperHeader &header : headers)
    if (int code = writeHeader((stem + header.suffix).str(), header.text))
      return code;
  return 0;
}

int main(int argc, char **argv) {
  cl::OptionCategory category("strata-gen");
  cl::opt<std::string> input(cl::Positional, cl::desc("<dialect file>"),
                             cl::init("-"), cl::cat(category));
  cl::opt<std::string> output("o", cl::desc("Header to write"), cl::init("-"),
                              cl::cat(category));
  cl::opt<std::string> registration(
      "register",
      cl::desc("Function that registers the dialect with a Context"),
      cl::value_desc("namespace::function"), cl::cat(category));
  cl::opt<std::string> include(
      "include", cl::desc("Header with more classes, included at the end"),
      cl::value_desc("header"), cl::cat(category));
  cl::opt<std::string> bases(
      "bases", cl::desc("Header with the templates of strata.class_base"),
      cl::value_desc("header"), cl::cat(category));
  cl::list<std::string> dependencies(
      "irdl-file", cl::desc("Dialect file that the input refers to"),
      cl::cat(category));
  cl::list<std::string> groupTexts(
      "group", cl::desc("Header of its own for operations with a prefix"),
      cl::value_desc("name=prefix,..."), cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "generates typed C++ wrappers from dialect files\n");

  Context ctx;
  registerIRDLDialect(ctx);
  ctx.printOpOnDiagnostic(false);
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    print(diag, ctx);
    return success();
  });
  if (!loadFiles(dependencies, ctx))
    return 1;
  std::optional<std::vector<WrapperGroup>> groups = parseGroups(groupTexts);
  if (!groups)
    return 1;
  OwningOpRef<> root = read(input, ctx);
  if (!root)
    return 1;
  auto headers = generateWrappers(
      root.get(), {.sourceName = llvm::sys::path::filename(input),
                   .registration = registration,
                   .include = include,
                   .bases = bases,
                   .groups = *groups});
  return failed(headers) ? 1 : writeHeaders(output, *headers);
}
