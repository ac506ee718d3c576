// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buttons above functions and RUN lines that run them. Clients request them after each
// edit, so they come from the text, and not from indexes.
#include "strata/Asm/Source/Lexer.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/ToolRun.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

/// The name of a function without arguments that has a body; empty for all else.
static std::string getCallableName(StringRef text) {
  StringRef opName = func::FuncOp::getOperationName();
  if (!text.starts_with(opName))
    return "";
  Lexer lexer(text);
  auto lex = [&] { return lexer.lex([](const char *, const Twine &) {}); };
  Token token = lex();
  bool isFunction = token.getSpelling() == opName;
  token = lex();
  // The visibility.
  if (token.isKeyword())
    token = lex();
  if (!isFunction || token.isNot(Token::AtIdentifier))
    return "";
  std::string name = token.getSymbolName();
  if (lex().isNot(Token::LParen) || lex().isNot(Token::RParen))
    return "";
  // The item is one operation, whose last token is the bracket of its body.
  return text.rtrim().ends_with("}") ? name : "";
}

static json::Object makeLens(uint32_t line, StringRef title, StringRef command,
                             json::Object argument) {
  return json::Object{
      {"range", toJSON(Range{{line, 0}, {line, 0}})},
      {"command",
       json::Object{{"title", title.str()},
                    {"command", command},
                    {"arguments", json::Array{std::move(argument)}}}}};
}

/// The text after the marker `name` in a comment of line `line`; std::nullopt if it has none.
static std::optional<StringRef> getMarked(const DocumentText &text,
                                          uint32_t line, StringRef name) {
  StringRef content = text.getLine(line).trim();
  if (!content.consume_front("//"))
    return std::nullopt;
  content = content.ltrim("/ \t");
  if (!content.consume_front(name))
    return std::nullopt;
  return content.trim();
}

/// Adds the lens of a line that contains `RUN`.
static void addLineLens(Document &document, uint32_t line,
                        json::Array &lenses) {
  const DocumentText &text = document.getText();
  StringRef uri = document.getURI();
  if (std::optional<StringRef> call = getMarked(text, line, "RUN-FN:")) {
    if (!parseCall(*call).empty())
      lenses.push_back(makeLens(line, "run", "strata.runCall",
                                json::Object{{"uri", uri}, {"line", line}}));
    return;
  }
  std::optional<StringRef> run = getMarked(text, line, "RUN:");
  if (!run)
    return;
  // Lines that continue the one before them have no button.
  std::optional<StringRef> previous =
      line ? getMarked(text, line - 1, "RUN:") : std::nullopt;
  if (!previous || !previous->ends_with("\\"))
    lenses.push_back(makeLens(line, "run RUN line", "strata.runLine",
                              json::Object{{"uri", uri}, {"line", line}}));
}

json::Value lsp::getCodeLenses(Document &document) {
  // Clients request all lenses after an edit; 100,000 would take seconds.
  constexpr size_t MaxLenses = 1000;
  json::Array lenses;
  const DocumentText &text = document.getText();
  constexpr StringRef Marker = "RUN";
  for (size_t at = text.get().find(Marker); at != StringRef::npos;
       at = text.get().find(Marker, at + Marker.size())) {
    if (lenses.size() >= MaxLenses)
      return lenses;
    addLineLens(document, text.getLineOf(at), lenses);
  }
  for (const Item &item : document.getItems()) {
    if (item.span.kind != ItemKind::Operations)
      continue;
    if (lenses.size() >= MaxLenses)
      break;
    std::string name = getCallableName(document.getText(item));
    if (name.empty())
      continue;
    uint32_t line = text.getLineOf(item.span.range.begin);
    lenses.push_back(makeLens(line, "run @" + name, "strata.runFunction",
                              json::Object{{"uri", document.getURI()},
                                           {"line", line},
                                           {"name", name}}));
  }
  return lenses;
}

//===-- Commands -----------------------------------------------------------===//

json::Value lsp::getCommandNames() {
  return json::Array{"strata.runCall", "strata.runFunction", "strata.runLine",
                     "strata.runPasses", "strata.showGeneric"};
}

/// The text between the lines `// -----` around line `line`.
static StringRef getPieceText(Document &document, uint32_t line) {
  const DocumentText &text = document.getText();
  uint64_t offset = text.getLineStart(line) + text.getLine(line).size();
  uint64_t begin = 0, end = text.size();
  for (const Item &item : document.getItems()) {
    if (item.span.kind != ItemKind::Split)
      continue;
    if (item.span.range.end <= offset)
      begin = item.span.range.end;
    else
      end = std::min(end, item.span.range.begin);
  }
  return text.get({begin, end});
}

/// The RUN line that begins on line `line`, with the lines that continue it.
static llvm::Expected<std::string> getRunLine(const DocumentText &text,
                                              uint32_t line) {
  std::string result;
  for (; line < text.getNumLines(); ++line) {
    std::optional<StringRef> part = getMarked(text, line, "RUN:");
    if (!part)
      break;
    bool isContinued = part->consume_back("\\");
    result += " " + part->str();
    if (!isContinued)
      break;
  }
  if (result.empty())
    return llvm::createStringError("the line has no 'RUN:'");
  return result;
}

/// The stage of `strata opt` with `options`, for a text that may have unknown dialects.
static ToolStage makeOptStage(std::initializer_list<std::string> options) {
  ToolStage stage;
  stage.arguments = {"opt", "--allow-unregistered-dialect"};
  stage.arguments.insert(stage.arguments.end(), options);
  stage.arguments.push_back("%s");
  return stage;
}

llvm::Expected<ToolRun> lsp::makeToolRun(Document &document, StringRef command,
                                         const json::Object &argument) {
  const DocumentText &text = document.getText();
  int64_t number = argument.getInteger("line").value_or(0);
  uint32_t line = uint32_t(std::clamp<int64_t>(number, 0, UINT32_MAX));
  ToolRun run;
  run.path = getPath(document.getURI());
  run.text = text.get().str();
  if (command == "strata.runLine") {
    llvm::Expected<std::string> runLine = getRunLine(text, line);
    if (!runLine)
      return runLine.takeError();
    auto stages = parseRunLine(*runLine);
    if (!stages)
      return stages.takeError();
    run.stages = std::move(*stages);
    return run;
  }
  if (command == "strata.showGeneric") {
    run.stages = {makeOptStage({"--mlir-print-op-generic"})};
    return run;
  }
  if (command == "strata.runPasses") {
    StringRef pipeline = argument.getString("pipeline").value_or("");
    run.stages = {makeOptStage({("--pass-pipeline=" + pipeline).str()})};
    return run;
  }
  std::vector<std::string> call;
  if (command == "strata.runCall") {
    call = parseCall(getMarked(text, line, "RUN-FN:").value_or(""));
  } else if (command == "strata.runFunction") {
    call.push_back(argument.getString("name").value_or("").str());
    if (const json::Array *values = argument.getArray("arguments"))
      for (const json::Value &value : *values)
        call.push_back(value.getAsString().value_or("").str());
  } else {
    return llvm::createStringError("unknown command '" + command + "'");
  }
  auto stage = makeCallStage(call);
  if (!stage)
    return stage.takeError();
  run.stages = {std::move(*stage)};
  run.text = getPieceText(document, line).str();
  return run;
}
