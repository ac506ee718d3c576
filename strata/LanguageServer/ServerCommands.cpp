// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Requests of the server that run strata. The host runs it beside the server, which answers
// when it has ended.
#include "strata/LanguageServer/Features.h"
#include "strata/LanguageServer/Server.h"
#include "strata/LanguageServer/ToolRun.h"

#include <future>

using namespace strata;
using namespace strata::lsp;
using llvm::Expected;
namespace json = llvm::json;

/// The start of `text` for a message, which editors show in a few lines.
static std::string shorten(StringRef text) {
  constexpr size_t MaxSize = 4000;
  text = text.rtrim();
  std::string shown = text.take_front(MaxSize).str();
  return json::fixUTF8(text.size() > MaxSize ? shown + "…" : shown);
}

/// Sends the answer to the request `id`, and for buttons a message that each client shows.
static void answer(Transport &transport, const json::Value &id,
                   StringRef command, const ToolResult &result) {
  constexpr int Error = 1, Info = 3;
  // The editor shows these results itself.
  bool isShown =
      command != "strata.showGeneric" && command != "strata.runPasses";
  if (isShown) {
    std::string message =
        shorten(result.exitCode ? result.errors + result.output
                                : result.output + result.errors);
    if (message.empty())
      message = result.exitCode
                    ? "failed with exit code " + std::to_string(result.exitCode)
                    : "passed";
    transport.sendNotification(
        "window/showMessage",
        json::Object{{"type", result.exitCode ? Error : Info},
                     {"message", std::move(message)}});
  }
  transport.sendResult(id,
                       json::Object{{"exitCode", result.exitCode},
                                    {"output", json::fixUTF8(result.output)},
                                    {"errors", json::fixUTF8(result.errors)}});
}

void Server::executeCommand(const json::Value &id, const json::Object &params) {
  auto fail = [&](llvm::Error error) {
    transport.sendError(id, ErrorCode::RequestFailed,
                        llvm::toString(std::move(error)));
  };
  std::string command = params.getString("command").value_or("").str();
  const json::Array *arguments = params.getArray("arguments");
  const json::Object *argument = arguments && !arguments->empty()
                                     ? arguments->front().getAsObject()
                                     : nullptr;
  if (!argument)
    return fail(llvm::createStringError("expected an object as argument"));
  Expected<Document *> document = getDocument(json::Object{
      {"textDocument",
       json::Object{{"uri", argument->getString("uri").value_or("")}}}});
  if (!document)
    return fail(document.takeError());
  Expected<ToolRun> run = makeToolRun(**document, command, *argument);
  if (!run)
    return fail(run.takeError());
  auto isDone = std::make_shared<std::promise<void>>();
  std::future<void> done = isDone->get_future();
  host.run(std::move(*run), [this, id, command, isDone](ToolResult result) {
    answer(transport, id, command, result);
    isDone->set_value();
  });
  // Answers have the order of the requests in tests.
  if (transport.isInTest())
    done.wait();
}
