// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Prove/SolverProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace strata;
using namespace strata::prove;

extern char **environ;

namespace {
/// A process that reads commands of SMT-LIB and prints responses.
class SolverProcess {
public:
  SolverProcess(const std::string &program, double timeout)
      : program(program), timeout(timeout),
        isZ3(llvm::sys::path::stem(program).starts_with("z3")) {}
  ~SolverProcess() { stop(); }
  SolverAnswer solve(const SolverQuery &query);

private:
  bool start();
  void stop();
  bool write(StringRef text) const;
  /// The responses up to that of an `echo` of EndMark; false after the deadline, or if the
  /// process has ended.
  bool read(std::string &responses);
  bool ask(const std::string &commands, std::string &responses);
  std::string getSettings() const;

  std::string program;
  double timeout;
  bool isZ3;
  pid_t process = 0;
  int channel = -1;
};

/// A process for each thread.
class SolverPool final : public Solver {
public:
  explicit SolverPool(const std::string &program,
                      const SolverOptions &options) {
    for (unsigned i = 0; i < std::max(options.numThreads, 1u); ++i)
      processes.push_back(
          std::make_unique<SolverProcess>(program, options.timeout));
  }
  std::vector<SolverAnswer> solve(ArrayRef<SolverQuery> queries) override;

private:
  std::vector<std::unique_ptr<SolverProcess>> processes;
};
} // namespace

static constexpr StringLiteral EndMark = "end-of-responses";

//===-- Process --------------------------------------------------------------===//

bool SolverProcess::start() {
  if (process)
    return true;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends))
    return false;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor);
  std::string limit =
      "--tlimit-per=" + std::to_string(uint64_t(timeout * 1000));
  std::vector<std::string> words{program};
  if (isZ3)
    words.push_back("-in");
  else
    words.insert(words.end(),
                 {"--incremental", "--produce-models", "--lang=smt2", limit});
  std::vector<char *> arguments;
  for (std::string &word : words)
    arguments.push_back(word.data());
  arguments.push_back(nullptr);
  int result = posix_spawn(&process, program.c_str(), &actions, nullptr,
                           arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  channel = ends[0];
  if (result == 0)
    return true;
  process = 0;
  close(channel);
  channel = -1;
  return false;
}

void SolverProcess::stop() {
  if (!process)
    return;
  close(channel);
  kill(process, SIGKILL);
  waitpid(process, nullptr, 0);
  process = 0;
  channel = -1;
}

bool SolverProcess::write(StringRef text) const {
  while (!text.empty()) {
    ssize_t count = send(channel, text.data(), text.size(), MSG_NOSIGNAL);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    text = text.drop_front(size_t(count));
  }
  return true;
}

bool SolverProcess::read(std::string &responses) {
  using Clock = std::chrono::steady_clock;
  // The solver should stop by itself; on a slow or busy machine, steps take longer.
  constexpr double Slack = 30;
  auto deadline = Clock::now() + std::chrono::milliseconds(
                                     uint64_t((timeout * Slack + 10) * 1000));
  while (!StringRef(responses).contains(EndMark)) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - Clock::now());
    pollfd descriptor{channel, POLLIN, 0};
    if (left.count() <= 0 ||
        poll(&descriptor, 1, int(std::min<int64_t>(left.count(), 1000000))) < 0)
      return false;
    if (!(descriptor.revents & (POLLIN | POLLHUP)))
      continue;
    char buffer[4096];
    ssize_t count = ::read(channel, buffer, sizeof(buffer));
    if (count <= 0)
      return false;
    responses.append(buffer, size_t(count));
  }
  return true;
}

bool SolverProcess::ask(const std::string &commands, std::string &responses) {
  return start() && write(commands + "(echo \"" + EndMark.str() + "\")\n") &&
         read(responses);
}

/// The commands that begin a query.
std::string SolverProcess::getSettings() const {
  constexpr double StepsPerSecond = 2e6;
  std::string settings = "(reset)\n";
  // The default solver of arithmetic takes ten times as long for products of unknown numbers.
  if (isZ3)
    settings += "(set-option :smt.arith.solver 2)\n(set-option :rlimit " +
                std::to_string(uint64_t(timeout * StepsPerSecond)) + ")\n";
  else
    settings += "(set-option :produce-models true)\n(set-logic ALL)\n";
  return settings;
}

//===-- Queries --------------------------------------------------------------===//

/// The term in `((name term))`.
static std::string readValue(StringRef response, StringRef name) {
  size_t at = response.find(name);
  if (at == StringRef::npos)
    return {};
  StringRef term = response.drop_front(at + name.size()).rtrim();
  // The parentheses of the pair and of the list.
  for (int i = 0; i < 2; ++i) {
    term = term.rtrim();
    if (!term.consume_back(")"))
      return {};
  }
  std::string text = term.trim().str();
  for (char &c : text)
    c = c == '\n' ? ' ' : c;
  return text;
}

SolverAnswer SolverProcess::solve(const SolverQuery &query) {
  SolverAnswer answer;
  std::string response;
  if (!ask(getSettings() + query.text + "(check-sat)\n", response)) {
    stop();
    answer.reason = "the solver does not answer";
    return answer;
  }
  StringRef text = StringRef(response).trim();
  if (text.starts_with("unsat")) {
    answer.kind = SolverAnswer::Kind::Unsatisfiable;
    return answer;
  }
  if (!text.starts_with("sat")) {
    answer.reason =
        text.starts_with("(error")
            ? "the solver reports: " +
                  text.take_until([](char c) { return c == '\n'; }).str()
            : "the solver reaches its limit";
    if (!text.starts_with("unknown"))
      stop();
    return answer;
  }
  answer.kind = SolverAnswer::Kind::Satisfiable;
  for (const std::string &name : query.constants) {
    std::string value;
    bool isAnswered = ask("(get-value (" + name + "))\n", value);
    StringRef first = StringRef(value).split(EndMark).first;
    answer.values.push_back(
        isAnswered ? readValue(first.trim().rtrim("\""), name) : "");
  }
  return answer;
}

std::vector<SolverAnswer> SolverPool::solve(ArrayRef<SolverQuery> queries) {
  std::vector<SolverAnswer> answers(queries.size());
  // An index and an integer of its width lead to the same questions.
  llvm::StringMap<size_t> firstOfText;
  std::vector<size_t> asked, first(queries.size());
  for (size_t i = 0; i < queries.size(); ++i) {
    auto [entry, isNew] = firstOfText.try_emplace(queries[i].text, i);
    first[i] = entry->second;
    if (isNew)
      asked.push_back(i);
  }
  std::atomic<size_t> next = 0;
  auto work = [&](SolverProcess &process) {
    for (size_t i = next++; i < asked.size(); i = next++)
      answers[asked[i]] = process.solve(queries[asked[i]]);
  };
  std::vector<std::thread> threads;
  size_t count = std::min(processes.size(), asked.size());
  for (size_t i = 1; i < count; ++i)
    threads.emplace_back(work, std::ref(*processes[i]));
  if (count)
    work(*processes.front());
  for (std::thread &thread : threads)
    thread.join();
  for (size_t i = 0; i < queries.size(); ++i)
    answers[i] = answers[first[i]];
  return answers;
}

std::unique_ptr<Solver> strata::makeSolver(const SolverOptions &options,
                                           std::string &error) {
  SmallVector<StringRef, 2> names{"z3", "cvc5"};
  if (!options.program.empty())
    names = {options.program};
  for (StringRef name : names)
    if (auto program = llvm::sys::findProgramByName(name))
      return std::make_unique<SolverPool>(*program, options);
  error = options.program.empty()
              ? "proofs need a solver: install the package 'z3' or 'cvc5'"
              : "cannot find the solver '" + options.program + "'";
  return nullptr;
}
