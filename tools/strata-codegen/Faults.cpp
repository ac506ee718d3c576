// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/Faults.h"

#include "strata/CodegenProtocol/Channel.h"
#include "tools/strata-codegen/Loader.h"
#include "tools/strata-codegen/Runtime.h"

#include "llvm/Support/Compiler.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <ucontext.h>
#include <unistd.h>

using namespace strata;
using namespace strata::codegen;

/// The size in bytes of the stack on which the handler reads line tables.
static constexpr size_t HandlerStackSize = size_t(1) << 20;
/// Words of the stack that are searched for addresses of the code.
static constexpr size_t MaxStackWords = 4096;
/// Distance from the stack pointer at which an access is one to the stack.
static constexpr uint64_t StackReach = uint64_t(1) << 20;
/// Seconds for finding the place.
static constexpr unsigned MaxSearchSeconds = 2;

// Signal handlers have no other way to get at these.
static Stage stage = Stage::Compiling;
static const Loader *loader = nullptr;
static thread_local uint64_t stackEnd = 0;
/// The thread that reports a fault, which is the first one.
static std::atomic<pthread_t> reporter = pthread_t();
static_assert(std::atomic<pthread_t>::is_always_lock_free);

static uint64_t getRegister(const ucontext_t *context, bool isStackPointer) {
#if defined(__linux__) && defined(__x86_64__)
  return uint64_t(
      context->uc_mcontext.gregs[isStackPointer ? REG_RSP : REG_RIP]);
#else
  (void)context, (void)isStackPointer;
  return 0;
#endif
}

/// Copies words of the stack, which are not all of variables.
LLVM_NO_SANITIZE("address")
static void copyStack(uint64_t stackPointer, SmallVectorImpl<uint64_t> &words) {
  if (stackPointer % 8 || stackPointer >= stackEnd)
    return;
  words.resize(std::min(size_t(stackEnd - stackPointer) / 8, MaxStackWords));
  const auto *word = reinterpret_cast<const uint64_t *>(stackPointer);
  for (uint64_t &copy : words)
    copy = *word++;
}

static void sendPlace(uint64_t programCounter, uint64_t stackPointer) {
  SmallVector<uint64_t, 0> stack;
  copyStack(stackPointer, stack);
  FaultPlace place = loader->findPlace(programCounter, stack);
  std::string bytes = encode(place);
  Header header{MessageKind::FaultPlace, 0, bytes.size()};
  writeAll(ChannelDescriptor, &header, sizeof(header));
  writeAll(ChannelDescriptor, bytes.data(), bytes.size());
}

/// The readable part of a stack that has overflowed.
static uint64_t findMappedStack(uint64_t stackPointer, const Fault &fault) {
  return llvm::alignTo(std::max(stackPointer, fault.address),
                       uint64_t(sysconf(_SC_PAGESIZE)));
}

static void handleFault(int signal, siginfo_t *info, void *data) {
  pthread_t first = pthread_t();
  if (!reporter.compare_exchange_strong(first, pthread_self())) {
    // A second fault of the reporter, or the alarm, which any thread may get.
    if (pthread_equal(first, pthread_self()) || signal == SIGALRM)
      _exit(1);
    // Threads that execute one loop often fail together. The reporter ends the process.
    while (true)
      pause();
  }
  const auto *context = static_cast<const ucontext_t *>(data);
  uint64_t stackPointer = getRegister(context, /*isStackPointer=*/true);
  struct {
    Header header;
    Fault fault;
  } message;
  Fault &fault = message.fault;
  message.header = {MessageKind::Fault, 0, sizeof(Fault)};
  fault.signal = signal;
  fault.code = info->si_code;
  fault.stage = stage;
  fault.programCounter = getRegister(context, /*isStackPointer=*/false);
  if (signal == SIGSEGV || signal == SIGBUS) {
    fault.address = reinterpret_cast<uint64_t>(info->si_addr);
    fault.failedAllocation = getFailedAllocation();
    fault.isStackOverflow =
        fault.address < stackEnd && fault.address + StackReach > stackPointer &&
        fault.address < stackPointer + StackReach && stackPointer < stackEnd;
  }
  writeAll(ChannelDescriptor, &message, sizeof(message));
  if (loader) {
    // A place is worth a try: if the memory of the process is damaged, or a lock is held,
    // this faults again or is stopped by the alarm.
    clearTimeLimit();
    alarm(MaxSearchSeconds);
    sendPlace(fault.programCounter, fault.isStackOverflow
                                        ? findMappedStack(stackPointer, fault)
                                        : stackPointer);
    std::fflush(stdout);
  }
  _exit(1);
}

static uint64_t findStackEnd() {
#if defined(__linux__)
  pthread_attr_t attributes;
  void *begin = nullptr;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    pthread_attr_getstack(&attributes, &begin, &size);
    pthread_attr_destroy(&attributes);
  }
  return reinterpret_cast<uint64_t>(begin) + size;
#else
  return 0;
#endif
}

void codegen::prepareThreadForFaults() {
  stackEnd = findStackEnd();
  stack_t handlerStack = {};
  handlerStack.ss_sp = mmap(nullptr, HandlerStackSize, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  handlerStack.ss_size = HandlerStackSize;
  sigaltstack(&handlerStack, nullptr);
}

void codegen::installFaultHandlers() {
  prepareThreadForFaults();
  struct sigaction action = {};
  action.sa_sigaction = handleFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  for (int signal :
       {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS, SIGALRM})
    sigaction(signal, &action, nullptr);
}

void codegen::setFaultStage(Stage newStage, const Loader *newLoader) {
  stage = newStage;
  loader = newLoader;
}

/// Bytes of address space that the process has.
static uint64_t getAddressSpace() {
  unsigned long pages = 0;
  if (std::FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%lu", &pages) != 1)
      pages = 0;
    std::fclose(file);
  }
  return uint64_t(pages) * uint64_t(sysconf(_SC_PAGESIZE));
}

void codegen::setLimits(uint64_t maxMilliseconds, uint64_t maxMegabytes) {
  if (maxMegabytes) {
    rlimit limit;
    limit.rlim_cur = limit.rlim_max =
        rlim_t(getAddressSpace() + (maxMegabytes << 20));
    setrlimit(RLIMIT_AS, &limit);
  }
  if (!maxMilliseconds)
    return;
  itimerval timer = {};
  timer.it_value.tv_sec = time_t(maxMilliseconds / 1000);
  timer.it_value.tv_usec = suseconds_t(maxMilliseconds % 1000 * 1000);
  setitimer(ITIMER_REAL, &timer, nullptr);
}

void codegen::clearTimeLimit() {
  itimerval timer = {};
  setitimer(ITIMER_REAL, &timer, nullptr);
}
