// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Explore/ExploreServer.h"

#include "strata/Explore/ExplorePage.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Explore/HTTPRequest.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <arpa/inet.h>
#include <chrono>
#include <csignal>
#include <netinet/in.h>
#include <poll.h>
#include <random>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace strata;

using Clock = std::chrono::steady_clock;

namespace {
/// Processes at a time, times in seconds, and the size of an answer in bytes.
constexpr int MaxProcesses = 16, RequestSeconds = 10, RunSeconds = 60;
constexpr size_t MaxAnswer = size_t(256) << 20;

class ExploreServer {
public:
  ExploreServer(const ExploreRequest &request, const PassRegistry &registry,
                llvm::MemoryBuffer &standardInput);
  /// Opens the port; says why in `error` if that fails.
  LogicalResult listen(uint16_t wanted, std::string &error);
  std::string getAddress() const;
  [[noreturn]] void run();

private:
  void answer(int connection);
  HTTPResponse respond(const HTTPRequest &request);
  HTTPResponse runPipeline(StringRef pipeline);
  void writeAnswer(StringRef pipeline, int pipe);

  const ExploreRequest &request;
  const PassRegistry &registry;
  llvm::MemoryBuffer &standardInput;
  std::string token;
  int listener = -1;
  uint16_t port = 0;
};
} // namespace

static std::string makeToken() {
  std::random_device device;
  std::string token;
  for (int i = 0; i < 4; ++i)
    token += llvm::utohexstr(device(), /*LowerCase=*/true, /*Width=*/8);
  return token;
}

ExploreServer::ExploreServer(const ExploreRequest &request,
                             const PassRegistry &registry,
                             llvm::MemoryBuffer &standardInput)
    : request(request), registry(registry), standardInput(standardInput),
      token(makeToken()) {}

LogicalResult ExploreServer::listen(uint16_t wanted, std::string &error) {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_port = htons(wanted);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof(address);
  auto *base = reinterpret_cast<sockaddr *>(&address);
  listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int on = 1;
  bool isOpen =
      listener >= 0 &&
      !setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) &&
      !bind(listener, base, size) && !::listen(listener, 64) &&
      !getsockname(listener, base, &size);
  if (!isOpen) {
    error = "cannot serve on port " + std::to_string(wanted) + ": " +
            std::error_code(errno, std::generic_category()).message();
    return failure();
  }
  port = ntohs(address.sin_port);
  return success();
}

std::string ExploreServer::getAddress() const {
  return "http://127.0.0.1:" + std::to_string(port) + "/?token=" + token;
}

/// Waits until `fd` is ready; false when the time is over.
static bool waitFor(int fd, short events, Clock::time_point end) {
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        end - Clock::now());
    if (left.count() <= 0)
      return false;
    pollfd entry = {fd, events, 0};
    int ready = poll(&entry, 1, int(left.count()));
    if (ready > 0)
      return true;
    if (ready == 0 || errno != EINTR)
      return false;
  }
}

static void sendAll(int connection, StringRef text) {
  auto end = Clock::now() + std::chrono::seconds(RequestSeconds);
  while (!text.empty() && waitFor(connection, POLLOUT, end)) {
    ssize_t count = send(connection, text.data(), text.size(), MSG_NOSIGNAL);
    if (count <= 0)
      return;
    text = text.drop_front(size_t(count));
  }
}

/// Appends the next bytes to `text`; false at the end or when the time is over.
static bool readMore(int fd, std::string &text, Clock::time_point end) {
  char bytes[1 << 16];
  if (!waitFor(fd, POLLIN, end))
    return false;
  ssize_t count = read(fd, bytes, sizeof(bytes));
  if (count <= 0)
    return false;
  text.append(bytes, size_t(count));
  return true;
}

//===-- Running passes -----------------------------------------------------===//

/// Runs the passes and writes `+` with the data, or `-` with the messages. Called in a
/// process of its own.
void ExploreServer::writeAnswer(StringRef pipeline, int pipe) {
  llvm::raw_fd_ostream os(pipe, /*shouldClose=*/true);
  ExploreRequest run = request;
  run.pipeline = pipeline.str();
  run.hasTimes = true;
  std::unique_ptr<llvm::MemoryBuffer> file;
  if (run.input != "-") {
    auto opened = getDiskFiles().open(run.input);
    if (!opened) {
      os << "-error: " << describeOpenError(run.input, opened.getError());
      return;
    }
    file = std::move(*opened);
  }
  ExploreResult result =
      runExplore(run, registry, file ? *file : standardInput);
  os << (result.hasData ? '+' : '-');
  if (result.hasData)
    writeExploreData(result.data, os);
  else
    os << result.messages;
  // The process ends without destruction of the IR.
  (void)file.release();
}

/// The end of the process that ran passes, as text; empty if it ended by itself.
static std::string describeEnd(pid_t child, bool isInTime) {
  if (!isInTime)
    kill(child, SIGKILL);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!isInTime)
    return "error: the passes took more than " + std::to_string(RunSeconds) +
           " s, or their data is too large\n";
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return "";
  return "error: the passes ended the process" +
         (WIFSIGNALED(status) ? " by signal " + std::to_string(WTERMSIG(status))
                              : std::string()) +
         "\n";
}

HTTPResponse ExploreServer::runPipeline(StringRef pipeline) {
  int ends[2];
  if (pipe(ends))
    return {500, HTTPResponse().type, "error: no pipe is available\n"};
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    writeAnswer(pipeline, ends[1]);
    _exit(0);
  }
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return {500, HTTPResponse().type, "error: no process is available\n"};
  }
  auto end = Clock::now() + std::chrono::seconds(RunSeconds);
  std::string answer;
  while (answer.size() < MaxAnswer && readMore(ends[0], answer, end)) {
  }
  close(ends[0]);
  bool isInTime = answer.size() < MaxAnswer && Clock::now() < end;
  std::string error = describeEnd(child, isInTime);
  StringRef text = answer;
  if (error.empty() && text.consume_front("+"))
    return {200, "application/json", text.str()};
  text.consume_front("-");
  return {400, HTTPResponse().type, error.empty() ? text.str() : error};
}

//===-- Requests -----------------------------------------------------------===//

HTTPResponse ExploreServer::respond(const HTTPRequest &request) {
  HTTPResponse response;
  if (!isLocalRequest(request, port, response))
    return response;
  auto [path, query] = StringRef(request.target).split('?');
  std::string type = HTTPResponse().type;
  if (path == "/run") {
    if (request.method != "POST")
      return {405, type, "expected POST\n"};
    if (!isSameToken(request.getHeader("x-strata-token"), token))
      return {403, type, "the token is not that of this server\n"};
    return runPipeline(request.body);
  }
  if (path != "/")
    return {404, type, "there is no such page\n"};
  if (request.method != "GET")
    return {405, type, "expected GET\n"};
  if (!query.consume_front("token=") || !isSameToken(query, token))
    return {403, type, "open the address that strata explore has printed\n"};
  response.type = "text/html; charset=utf-8";
  llvm::raw_string_ostream os(response.body);
  StringRef pipeline = this->request.pipeline;
  writeServedPage(this->request.input,
                  pipeline.empty() ? "builtin.module()" : pipeline, token, os);
  os.flush();
  return response;
}

void ExploreServer::answer(int connection) {
  auto end = Clock::now() + std::chrono::seconds(RequestSeconds);
  std::string bytes;
  HTTPRequest request;
  HTTPResponse response;
  while (true) {
    if (!readMore(connection, bytes, end))
      return;
    HTTPProgress progress = parseHTTPRequest(bytes, request, response);
    if (progress == HTTPProgress::NeedsMore)
      continue;
    if (progress == HTTPProgress::Complete)
      response = respond(request);
    return sendAll(connection, formatHTTPResponse(response));
  }
}

void ExploreServer::run() {
  int numProcesses = 0;
  while (true) {
    int connection = accept(listener, nullptr, nullptr);
    // Processes that have ended, or, of too many, one that will.
    while (numProcesses &&
           waitpid(-1, nullptr, numProcesses < MaxProcesses ? WNOHANG : 0) > 0)
      --numProcesses;
    if (connection < 0)
      continue;
    pid_t child = fork();
    if (child == 0) {
      close(listener);
      answer(connection);
      shutdown(connection, SHUT_RDWR);
      _exit(0);
    }
    numProcesses += child > 0;
    close(connection);
  }
}

int strata::serveExplore(const ExploreRequest &request,
                         const PassRegistry &registry,
                         llvm::MemoryBuffer &standardInput, uint16_t port) {
  std::signal(SIGPIPE, SIG_IGN);
  ExploreServer server(request, registry, standardInput);
  std::string error;
  if (failed(server.listen(port, error)))
    return reportError("strata explore", error);
  llvm::outs() << "serving '" << request.input << "' at " << server.getAddress()
               << "\n";
  llvm::outs().flush();
  server.run();
}
