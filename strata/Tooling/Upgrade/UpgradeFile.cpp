// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A piece that today's reader accepts is left alone. Any other is read as older text,
// edited, and read again by today's reader in a Context of its own: the result must be
// the same IR. Where it is not, the operation at that place is printed anew, and in the
// end the whole piece. Comments that get lost are counted.
#include "strata/Tooling/Upgrade/UpgradeFile.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Eras/EraMarkers.h"
#include "strata/Asm/OlderSyntax.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Asm/SourceRewrite/EditCheck.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Eras/HistoryFile.h"
#include "strata/Eras/UpgradeText.h"
#include "strata/IR/Dialect.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/InputPieces.h"
#include "strata/Tooling/Common/ToolContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;

namespace {
/// Upgrades the pieces of one file.
class FileUpgrader {
public:
  FileUpgrader(const UpgradeOptions &options, StringRef name, StringRef input,
               raw_ostream &err)
      : options(options), name(name), input(input), err(err),
        lines(std::make_shared<const LineTable>(input)) {}

  UpgradedFile run();

private:
  void upgradePiece(StringRef piece, uint64_t offset);
  std::unique_ptr<Context> makeContext();
  /// Makes a context that rejects older syntax.
  std::unique_ptr<Context> makeContextOfToday();
  LogicalResult loadHistories(Context &ctx);
  bool isCurrent(const std::string &text, std::vector<std::string> &errors);
  LogicalResult checkEdits(TextUpgrader &upgrader);
  std::string printCanonical(TextUpgrader &upgrader, StringRef piece);
  bool isAccepted(const std::string &text, uint64_t offset);
  void addResult(TextUpgrader &upgrader, StringRef piece, uint64_t offset);
  void reportErrors(Context *ctx, std::vector<Diagnostic> &diagnostics);

  const UpgradeOptions &options;
  StringRef name, input;
  raw_ostream &err;
  std::shared_ptr<const LineTable> lines;
  UpgradedFile result;
};
} // namespace

std::unique_ptr<Context> FileUpgrader::makeContext() {
  auto ctx = std::make_unique<Context>();
  setUpToolContext(*ctx);
  ctx->allowUnregisteredDialects();
  ctx->disableMultithreading();
  // The command has reported what cannot be loaded.
  (void)loadDialectFiles(
      *ctx, {.directories = options.dialectDirs, .files = options.irdlFiles},
      llvm::nulls());
  return ctx;
}

LogicalResult FileUpgrader::loadHistories(Context &ctx) {
  if (failed(loadBundledHistories(ctx)))
    return failure();
  for (const std::string &path : options.histories) {
    auto file = getDiskFiles().open(path);
    if (!file) {
      err << "error: " << describeOpenError(path, file.getError()) << '\n';
      return failure();
    }
    if (failed(loadHistory(ctx, (*file)->getBuffer(), path)))
      return failure();
    // Names in the tables are parts of the text.
    ctx.addSourceBuffer(std::move(*file));
  }
  return success();
}

std::unique_ptr<Context> FileUpgrader::makeContextOfToday() {
  std::unique_ptr<Context> ctx = makeContext();
  refuseOlderSyntax(*ctx);
  return ctx;
}

/// Whether today's reader accepts `text`, and no name in it is one that only older
/// dialects have, which passes as that of an unknown dialect.
bool FileUpgrader::isCurrent(const std::string &text,
                             std::vector<std::string> &errors) {
  std::unique_ptr<Context> ctx = makeContextOfToday();
  DiagnosticCapture capture;
  if (OwningOpRef<> op = parseSourceString(text, ParserConfig(ctx.get())))
    return findEras(text, options.markers->get()).eras.contains(Era::Current);
  for (Diagnostic &diag : capture.take())
    errors.push_back(diag.str());
  return false;
}

/// Makes the edits such that today's reader gives the same IR. Fails if that is not
/// possible.
LogicalResult FileUpgrader::checkEdits(TextUpgrader &upgrader) {
  std::unique_ptr<Context> ctx;
  return strata::checkEdits(upgrader.getRewrite(), [&] {
    ctx = makeContextOfToday();
    return ParserConfig(ctx.get());
  });
}

/// Whether `line` is a comment for FileCheck that mentions `name`.
static bool checksFor(StringRef line, StringRef name) {
  line = line.ltrim();
  if (!line.starts_with("//") || !line.contains("CHECK"))
    return false;
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; };
  for (size_t at = line.find(name); at != StringRef::npos;
       at = line.find(name, at + 1)) {
    size_t end = at + name.size();
    if ((at == 0 || !isPart(line[at - 1])) &&
        (end == line.size() || !isPart(line[end])))
      return true;
  }
  return false;
}

/// Appends the edited piece, and says what changed.
void FileUpgrader::addResult(TextUpgrader &upgrader, StringRef piece,
                             uint64_t offset) {
  bool isEdited = !options.reprint && succeeded(checkEdits(upgrader));
  std::map<std::string, UpgradedFile::Change> changes;
  std::vector<std::pair<uint32_t, std::string>> checks;
  std::vector<StringRef> names;
  for (const SourceEdit &edit : upgrader.getRewrite().getEdits().get()) {
    UpgradedFile::Change &change = changes[edit.what];
    if (!change.count++)
      change.line = lines->decode(edit.place.begin).line;
    if (!edit.name.empty() && !llvm::is_contained(names, edit.name))
      names.push_back(edit.name);
  }
  uint32_t first = lines->decode(offset).line;
  uint32_t last = lines->decode(offset + piece.size()).line;
  for (uint32_t number = first; number <= last; ++number)
    for (StringRef changed : names)
      if (checksFor(lines->getLine(number), changed)) {
        checks.push_back({number, changed.str()});
        break;
      }
  std::string text = isEdited ? upgrader.getRewrite().getText()
                              : printCanonical(upgrader, piece);
  if (!isEdited && !isAccepted(text, offset)) {
    result.text += piece;
    return;
  }
  for (const auto &[what, change] : changes) {
    UpgradedFile::Change &total = result.changes[what];
    if (!total.count)
      total.line = change.line;
    total.count += change.count;
  }
  llvm::append_range(result.checks, checks);
  result.numReprinted += !isEdited && !options.reprint;
  for (SourceRange comment : upgrader.getRewrite().findLostComments(text))
    result.lostComments.push_back(lines->decode(comment.begin).line);
  result.text += text;
}

/// Whether today's reader accepts `text`, the canonical form of the piece at `offset`.
/// The errors name the beginning of the piece, as the text is printed nowhere.
bool FileUpgrader::isAccepted(const std::string &text, uint64_t offset) {
  std::unique_ptr<Context> ctx = makeContextOfToday();
  DiagnosticCapture capture;
  if (parseSourceString(text, ParserConfig(ctx.get())))
    return true;
  for (Diagnostic &diag : capture.take())
    if (diag.getSeverity() == DiagnosticSeverity::Error)
      err << name << ':' << lines->decode(offset).line
          << ":1: error: upgraded text is not valid: " << diag.str() << '\n';
  result.hasFailed = true;
  return false;
}

/// The canonical form, after the comments at the beginning of `piece`, which
/// tell how a test is run.
std::string FileUpgrader::printCanonical(TextUpgrader &upgrader,
                                         StringRef piece) {
  StringRef rest = piece;
  while (!rest.empty()) {
    auto [line, next] = rest.split('\n');
    if (!line.trim().empty() && !line.ltrim().starts_with("//"))
      break;
    rest = next;
  }
  std::string text = piece.drop_back(rest.size()).str();
  llvm::raw_string_ostream os(text);
  printOperation(upgrader.getRewrite().getOperation(), os);
  os << '\n';
  os.flush();
  return text;
}

void FileUpgrader::reportErrors(Context *ctx,
                                std::vector<Diagnostic> &diagnostics) {
  DiagnosticPrinter printer(ctx, err, name, *lines, /*color=*/false);
  for (Diagnostic &diag : diagnostics)
    printer.print(diag);
  result.hasFailed = true;
}

void FileUpgrader::upgradePiece(StringRef piece, uint64_t offset) {
  std::string text = piece.str();
  std::vector<std::string> errors;
  bool mayBeCurrent = options.eras.contains(Era::Current);
  if (mayBeCurrent && isCurrent(text, errors)) {
    result.text += piece;
    return;
  }
  std::unique_ptr<Context> ctx = makeContext();
  DiagnosticCapture capture;
  uint32_t buffer = ctx->addSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input, name,
                                       /*RequiresNullTerminator=*/false),
      lines);
  ParserConfig config(ctx.get());
  config.eras = options.eras;
  LogicalResult status = loadHistories(*ctx);
  if (succeeded(status) && config.eras == EraSet::all())
    status = detectEras(*ctx, text, buffer, offset, config.eras);
  TextUpgrader upgrader(config, buffer, text, offset);
  if (succeeded(status) && succeeded(upgrader.read())) {
    DiagnosticCapture silence;
    return addResult(upgrader, piece, offset);
  }
  result.text += piece;
  if (piece.contains("expected-error")) {
    ++result.numExpectingErrors;
    return;
  }
  std::vector<Diagnostic> diagnostics = capture.take();
  reportErrors(ctx.get(), diagnostics);
}

UpgradedFile FileUpgrader::run() {
  StringRef rest = input;
  if (rest.consume_front("\xEF\xBB\xBF"))
    result.changes["the byte order mark is dropped"] = {1, 1};
  forEachPiece(
      rest, /*splits=*/true,
      [&](StringRef piece) {
        upgradePiece(piece, uint64_t(piece.begin() - input.begin()));
      },
      [&](StringRef text) { result.text += text; });
  return std::move(result);
}

UpgradeMarkers::UpgradeMarkers() : ctx(std::make_unique<Context>()) {
  installRenderer(*ctx);
  installBuiltinAsm(*ctx);
  registerCoreDialects(*ctx);
  (void)loadBundledHistories(*ctx);
}

UpgradeMarkers::~UpgradeMarkers() = default;

const OpHistory &UpgradeMarkers::get() const {
  return getContextData<OpHistory>(*ctx);
}

UpgradedFile strata::upgradeFile(const UpgradeOptions &options, StringRef name,
                                 StringRef input, raw_ostream &err) {
  return FileUpgrader(options, name, input, err).run();
}
