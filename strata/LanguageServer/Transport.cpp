// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Transport.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>
#include <utility>

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

Transport::Transport(int in, raw_ostream &out, Framing framing)
    : in(in), out(out), framing(framing) {
  if (::pipe(wake) != 0)
    wake[0] = wake[1] = -1;
  // A child process would keep the pipe open.
  for (int end : wake)
    (void)::fcntl(end, F_SETFD, FD_CLOEXEC);
}

Transport::~Transport() {
  stop();
  if (wake[0] >= 0)
    ::close(wake[0]);
}

void Transport::stop() {
  if (wake[1] >= 0)
    ::close(std::exchange(wake[1], -1));
}

/// Waits for bytes; false at the end of the input.
bool Transport::fill() {
  constexpr size_t Size = 1 << 16;
  pollfd descriptors[] = {{in, POLLIN, 0}, {wake[0], POLLIN, 0}};
  while (::poll(descriptors, 2, /*timeout=*/-1) < 0)
    if (errno != EINTR)
      return false;
  if (descriptors[1].revents)
    return false;
  buffer.resize(Size);
  next = 0;
  ssize_t count;
  do
    count = ::read(in, buffer.data(), Size);
  while (count < 0 && errno == EINTR);
  buffer.resize(size_t(std::max<ssize_t>(count, 0)));
  return count > 0;
}

/// Reads a line without its end; false at the end of the input.
bool Transport::readLine(std::string &line) {
  constexpr size_t MaxLength = 1 << 20;
  line.clear();
  while (next != buffer.size() || fill()) {
    size_t newline = buffer.find('\n', next);
    size_t end = newline == std::string::npos ? buffer.size() : newline;
    line.append(buffer, next, std::min(end - next, MaxLength - line.size()));
    next = end;
    if (newline == std::string::npos)
      continue;
    ++next;
    if (!line.empty() && line.back() == '\r')
      line.pop_back();
    return true;
  }
  return !line.empty();
}

/// Reads `count` bytes; memory is taken as they arrive, whatever a header promises.
bool Transport::readBytes(std::string &text, uint64_t count) {
  text.clear();
  while (text.size() < count) {
    if (next == buffer.size() && !fill())
      return false;
    size_t taken =
        std::min<uint64_t>(buffer.size() - next, count - text.size());
    text.append(buffer, next, taken);
    next += taken;
  }
  return true;
}

std::optional<std::string> Transport::readFramed() {
  constexpr uint64_t MaxLength = uint64_t(1) << 31;
  std::string line;
  std::optional<uint64_t> length;
  while (readLine(line)) {
    StringRef header(line);
    if (header.empty() && !length)
      continue;
    if (!header.empty()) {
      auto [name, value] = header.split(':');
      uint64_t number;
      if (name.equals_insensitive("content-length") &&
          !value.trim().getAsInteger(10, number) && number <= MaxLength)
        length = number;
      continue;
    }
    std::string text;
    if (!readBytes(text, *length))
      return std::nullopt;
    return text;
  }
  return std::nullopt;
}

std::optional<std::string> Transport::readLines() {
  std::string text, line;
  while (readLine(line)) {
    bool isEnd = StringRef(line).starts_with("// -----");
    if (isEnd && !StringRef(text).trim().empty())
      return text;
    if (!StringRef(line).starts_with("//"))
      text += line + '\n';
  }
  return StringRef(text).trim().empty() ? std::nullopt : std::optional(text);
}

std::optional<std::string> Transport::read() {
  return framing == Framing::Headers ? readFramed() : readLines();
}

void Transport::send(json::Object message) {
  message["jsonrpc"] = "2.0";
  std::string text;
  llvm::raw_string_ostream os(text);
  json::Value value(std::move(message));
  if (framing == Framing::Headers)
    os << value;
  else
    os << llvm::formatv("{0:2}", value) << '\n';
  std::lock_guard lock(mutex);
  out << "Content-Length: " << text.size() << "\r\n\r\n" << text;
  out.flush();
}

void Transport::sendResult(const json::Value &id, json::Value result) {
  send(json::Object{{"id", id}, {"result", std::move(result)}});
}

void Transport::sendError(const json::Value &id, ErrorCode code,
                          StringRef message) {
  send(json::Object{
      {"id", id},
      {"error", json::Object{{"code", int(code)},
                             {"message", json::fixUTF8(message)}}}});
}

void Transport::sendNotification(StringRef method, json::Value params) {
  send(json::Object{{"method", method}, {"params", std::move(params)}});
}

void Transport::sendRequest(StringRef id, StringRef method,
                            json::Value params) {
  send(json::Object{
      {"id", id}, {"method", method}, {"params", std::move(params)}});
}
